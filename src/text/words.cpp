#include "text/words.h"

#include <charconv>

namespace trictrac {

Words words_of(std::string_view text) {
  constexpr std::string_view kBlank = " \t\n\v\f\r";
  Words words;
  while (true) {
    const std::size_t begin = text.find_first_not_of(kBlank);
    if (begin == text.npos) return words;
    text.remove_prefix(begin);
    const std::string_view word = text.substr(0, text.find_first_of(kBlank));
    words.emplace_back(word);
    text.remove_prefix(word.size());
  }
}

std::string joined(const Words& words, std::string_view between) {
  std::string text;
  for (const std::string& word : words) text.append(text.empty() ? "" : between).append(word);
  return text;
}

std::optional<int> number_in(std::string_view text, int least, int most) {
  int n = 0;
  const char* const last = text.data() + text.size();
  const auto [end, wrong] = std::from_chars(text.data(), last, n);
  const bool whole = wrong == std::errc() && end == last;
  return whole && n >= least && n <= most ? std::optional(n) : std::nullopt;
}

}  // namespace trictrac

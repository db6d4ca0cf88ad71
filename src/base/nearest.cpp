#include "base/nearest.h"

#include <algorithm>
#include <vector>

#include "base/text_of.h"

namespace trictrac {

int edit_distance(std::string_view a, std::string_view b) {
  const std::size_t width = b.size() + 1;
  std::vector<int> all((a.size() + 1) * width);
  const auto at = [&](std::size_t i, std::size_t j) -> int& { return all[i * width + j]; };
  for (std::size_t i = 0; i <= a.size(); ++i) at(i, 0) = static_cast<int>(i);
  for (std::size_t j = 0; j <= b.size(); ++j) at(0, j) = static_cast<int>(j);
  for (std::size_t i = 1; i <= a.size(); ++i)
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const int change = a[i - 1] == b[j - 1] ? 0 : 1;
      at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
    }
  return at(a.size(), b.size());
}

std::optional<std::string> nearest(std::string_view word, std::span<const std::string> known) {
  constexpr std::size_t kLongest = 64;  // longer texts are no mistyped words
  if (word.size() > kLongest) return std::nullopt;
  int least = std::max(1, static_cast<int>(word.size()) / 3) + 1;
  std::optional<std::string> found;
  for (const std::string& one : known)
    if (const int distance = edit_distance(word, one); distance < least) {
      least = distance;
      found = one;
    }
  return found;
}

std::string did_you_mean(std::string_view word, std::span<const std::string> known) {
  const auto meant = nearest(word, known);
  return meant ? text_of(": did you mean \"{}\"?", *meant) : "";
}

}  // namespace trictrac

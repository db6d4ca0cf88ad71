#include "courrier/text/play_text.h"

#include <optional>

#include "base/text_of.h"
#include "text/words.h"

namespace trictrac::courrier {
namespace {

// The opponent's number of a flèche, or the mover's of what the opponent names so; off is off for both.
Fleche counted(Fleche f, Counted by) { return by == Counted::ByOther && on_board(f) ? across(f) : f; }

std::optional<Fleche> fleche_of(std::string_view text, Counted by) {
  const auto f = text == "o" ? kOff : number_in(text, kTalon, kLast);
  return f ? std::optional(counted(*f, by)) : f;
}

std::string name_of(Fleche f, Counted by) { return f == kOff ? "o" : std::to_string(counted(f, by)); }

// "(2)" to "(4)" at the end of a word, taken off it.
int take_repeat(std::string_view& word) {
  for (int men = 2; men <= kMostSteps; ++men) {
    if (!word.ends_with(text_of("({})", men))) continue;
    word.remove_suffix(3);
    return men;
  }
  return 1;
}

// "1/5/7" as the flèches it names.
std::expected<std::vector<Fleche>, std::string> passes(std::string_view word, Counted by) {
  std::vector<Fleche> all;
  for (std::string_view rest = word;;) {
    const std::size_t slash = rest.find('/');
    const std::string_view name = rest.substr(0, slash);
    const auto f = fleche_of(name, by);
    if (!f) return std::unexpected(text_of("\"{}\" is not a flèche: they are 1 to 24, and o is off", name));
    all.push_back(*f);
    if (slash == std::string_view::npos) break;
    rest.remove_prefix(slash + 1);
  }
  if (all.size() < 2)
    return std::unexpected(text_of("\"{}\" does not say where the man goes: write from/to", word));
  return all;
}

}  // namespace

std::string play_text(std::span<const Step> steps, Counted by) {
  std::string text;
  for (const Step& s : steps)
    text += (text.empty() ? "" : " ") + name_of(s.from, by) + "/" + name_of(s.to, by);
  return text.empty() ? "-" : text;
}

std::expected<std::vector<Step>, std::string> parse_play(std::string_view text, Counted by) {
  std::vector<Step> steps;
  for (const std::string& next : words_of(text)) {
    if (next == "-") continue;
    std::string_view word = next;
    const int men = take_repeat(word);
    const auto way = passes(word, by);
    if (!way) return std::unexpected(way.error());
    if (steps.size() + static_cast<std::size_t>(men) * (way->size() - 1) > kMostSteps)
      return std::unexpected("a roll is played by four steps at most");
    for (int man = 0; man < men; ++man)
      for (std::size_t i = 0; i + 1 < way->size(); ++i)
        steps.push_back({static_cast<std::uint8_t>((*way)[i]), static_cast<std::uint8_t>((*way)[i + 1])});
  }
  return steps;
}

}  // namespace trictrac::courrier

#include "text/courrier/play_text.h"

#include <charconv>
#include <sstream>

namespace trictrac::courrier {
namespace {

std::optional<Fleche> parse_fleche(std::string_view text) {
  if (text == "o") return kOff;
  int f = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), f);
  if (error != std::errc() || end != text.data() + text.size() || f < 1 || f > kLast) return std::nullopt;
  return f;
}

std::string fleche_text(Fleche f) { return f == kOff ? "o" : std::to_string(f); }

// "(2)" to "(4)" at the end of a word, taken off it.
int take_repeat(std::string_view& word) {
  for (int men = 2; men <= kMostSteps; ++men) {
    if (!word.ends_with("(" + std::to_string(men) + ")")) continue;
    word.remove_suffix(3);
    return men;
  }
  return 1;
}

// "1/5/7" as the flèches it names.
std::expected<std::vector<Fleche>, std::string> passes(std::string_view word) {
  std::vector<Fleche> all;
  for (std::string_view rest = word;;) {
    const std::size_t slash = rest.find('/');
    const std::string_view name = rest.substr(0, slash);
    const auto f = parse_fleche(name);
    if (!f)
      return std::unexpected("\"" + std::string(name) + "\" is not a flèche: they are 1 to 24, and o is off");
    all.push_back(*f);
    if (slash == std::string_view::npos) break;
    rest.remove_prefix(slash + 1);
  }
  if (all.size() < 2)
    return std::unexpected("\"" + std::string(word) + "\" does not say where the man goes: write from/to");
  return all;
}

}  // namespace

std::string play_text(std::span<const Step> steps) {
  std::string text;
  for (const Step& s : steps)
    text += (text.empty() ? "" : " ") + fleche_text(s.from) + "/" + fleche_text(s.to);
  return text.empty() ? "-" : text;
}

std::expected<std::vector<Step>, std::string> parse_play(std::string_view text) {
  std::vector<Step> steps;
  std::istringstream words{std::string(text)};
  for (std::string next; words >> next;) {
    if (next == "-") continue;
    std::string_view word = next;
    const int men = take_repeat(word);
    const auto way = passes(word);
    if (!way) return std::unexpected(way.error());
    if (steps.size() + static_cast<std::size_t>(men) * (way->size() - 1) > kMostSteps)
      return std::unexpected("a roll is played by four steps at most");
    for (int man = 0; man < men; ++man)
      for (std::size_t i = 0; i + 1 < way->size(); ++i)
        steps.push_back({static_cast<std::uint8_t>((*way)[i]), static_cast<std::uint8_t>((*way)[i + 1])});
  }
  return steps;
}

std::optional<Roll> parse_roll(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const Roll r{static_cast<std::uint8_t>(text[0] - '0'), static_cast<std::uint8_t>(text[1] - '0')};
  return valid(r) ? std::optional(r) : std::nullopt;
}

std::string roll_text(Roll roll) { return std::to_string(roll.a) + std::to_string(roll.b); }

}  // namespace trictrac::courrier

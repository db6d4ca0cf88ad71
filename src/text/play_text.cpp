#include "text/play_text.h"

#include <sstream>

#include "base/text_of.h"
#include "game/rules/state_after.h"

namespace trictrac {
namespace {

bool is_puissance(const Play& p, Roll roll) {
  const int distance = p.steps[0].to - p.steps[0].from;
  return p.size == 2 && p.steps[0].to == kCoin && p.steps[1].to == kCoin &&
         (distance != roll.a || kCoin - p.steps[1].from != roll.b) &&
         (distance != roll.b || kCoin - p.steps[1].from != roll.a);
}

// "1/5/7" as the flèches it passes.
std::expected<std::vector<Fleche>, std::string> passes(std::string_view word, Numbering n, Counted by) {
  std::vector<Fleche> all;
  while (true) {
    const std::size_t slash = word.find('/');
    std::string_view name = word.substr(0, slash);
    if (slash == std::string_view::npos && name.ends_with('*')) name.remove_suffix(1);
    const auto f = parse_fleche(name, n, by);
    if (!f) return std::unexpected(text_of("\"{}\" is not a flèche in the numbering {}", name, name_of(n)));
    all.push_back(*f);
    if (slash == std::string_view::npos) return all;
    word.remove_prefix(slash + 1);
  }
}

int take_repeat(std::string_view& word) {
  if (!word.ends_with("(2)")) return 1;
  word.remove_suffix(3);
  return 2;
}

Step step(Fleche from, Fleche to) { return {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)}; }

bool lands_so(const Sequence& s, Roll roll, const std::vector<Fleche>& landings) {
  if (landings.size() == 1 && s.size == 2)
    return s.steps[0].to == s.steps[1].from && s.steps[1].to == landings[0];
  if (s.size != landings.size()) return false;
  if (s.size == 1) return s.steps[0].to == landings[0];
  if (s.size == 0) return true;
  if (s.numbers[0] == roll.a && s.numbers[1] == roll.b)
    return s.steps[0].to == landings[0] && s.steps[1].to == landings[1];
  if (s.numbers[0] == roll.b && s.numbers[1] == roll.a)
    return s.steps[1].to == landings[0] && s.steps[0].to == landings[1];
  return s.numbers[0] == 0 && landings[0] == kCoin && landings[1] == kCoin;
}

bool same_men(const Sequence& a, const Sequence& b) {
  if (a.size != b.size) return false;
  const bool straight = a.steps[0] == b.steps[0] && a.steps[1] == b.steps[1];
  const bool crossed = a.steps[0] == b.steps[1] && a.steps[1] == b.steps[0];
  const auto tout = [](const Sequence& s) { return s.size == 2 && s.steps[0].to == s.steps[1].from; };
  const bool one_man = tout(a) && tout(b) && a.steps[0].from == b.steps[0].from;
  return straight || crossed || one_man;
}

}  // namespace

std::string play_text(const Play& play, Roll roll, Numbering n, Counted by) {
  if (play.size == 0) return "-";
  const auto name = [&](Fleche f) { return fleche_text(f, n, by); };
  if (play.tout_d_une())
    return name(play.steps[0].from) + "/" + name(play.steps[0].to) + "/" + name(play.steps[1].to);
  const std::string_view star = is_puissance(play, roll) ? "*" : "";
  std::string text;
  for (const Step& s : play)
    text += text_of("{}{}/{}{}", text.empty() ? "" : " ", name(s.from), name(s.to), star);
  return text;
}

std::optional<State> state_after(const Tour& tour, std::string_view play) {
  for (const Play& legal : tour.turn().plays)
    if (play_text(legal, tour.state().roll, Numbering::OneTo24) == play) return state_after(tour, legal);
  return std::nullopt;
}

std::expected<std::vector<Step>, std::string> parse_play(std::string_view text, Numbering n, Counted by) {
  std::vector<Step> steps;
  std::istringstream words{std::string(text)};
  std::string next;
  while (words >> next) {
    if (next == "-") continue;
    std::string_view word = next;
    const int men = take_repeat(word);
    const auto way = passes(word, n, by);
    if (!way) return std::unexpected(way.error());
    if (way->size() < 2)
      return std::unexpected("\"" + next + "\" does not say where the man goes: write from/to");
    for (int man = 0; man < men; ++man)
      for (std::size_t i = 0; i + 1 < way->size(); ++i) steps.push_back(step((*way)[i], (*way)[i + 1]));
  }
  return steps;
}

std::expected<std::vector<Step>, std::string> play_from_landings(const std::vector<Sequence>& legal,
                                                                 Roll roll,
                                                                 const std::vector<Fleche>& landings) {
  const Sequence* found = nullptr;
  for (const Sequence& s : legal) {
    if (!lands_so(s, roll, landings)) continue;
    if (found && !same_men(*found, s))
      return std::unexpected("more than one legal play lands there: write it as from/to");
    if (!found) found = &s;
  }
  if (!found) return std::unexpected("no legal play lands there");
  return std::vector<Step>(found->steps, found->steps + found->size);
}

}  // namespace trictrac

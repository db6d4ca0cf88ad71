#include "apps/cli/points_text.h"

#include <ranges>

#include "base/text_of.h"
#include "game/rules/explain.h"
#include "game/rules/tariff.h"
#include "text/play_text.h"
#include "text/words.h"
#include "words/play.h"

namespace trictrac::cli {

using words::PlayWords;

namespace {

std::string way_text(const Way& way, Numbering n, Counted by) {
  const auto fleche = [&](int f) { return fleche_text(f, n, by); };
  const auto path = [&](const Path& path) { return joined(path | std::views::transform(fleche), "/"); };
  return joined(way | std::views::transform(path), " + ");
}

std::string ways_text(const std::vector<Way>& ways, Numbering n, Counted by) {
  std::string text;
  for (const Way& way : ways) {
    const std::string one = way_text(way, n, by);
    if (!one.empty()) text += (text.empty() ? "" : ", ") + one;
  }
  return text;
}

}  // namespace

std::string events_account(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn,
                           const Words& words, Numbering n, Counted by) {
  std::string text;
  for (const Explained& e : explain(p, roll, options, turn)) {
    const bool mine = e.event.to() == To::Roller;
    const std::string jan = jan_text(e.event.jan, words), ways = ways_text(e.ways, n, by);
    const words::Text<"jan"> named(
        ways.empty() ? jan
                     : words(&PlayWords::jan_by_ways, words::Text<"jan">(jan), words::Text<"ways">(ways)));
    const auto sentence = mine ? &PlayWords::event : &PlayWords::event_of_opponent;
    text += "  " +
            words(sentence, words::Points(e.event.points), named, words::Rule(tariff(e.event.jan).rule)) +
            "\n";
  }
  return text;
}

std::string plays_account(const Turn& turn, Roll roll, Numbering n, Counted by) {
  std::string text;
  for (const Play& play : turn.plays) text += "  " + play_text(play, roll, n, by) + "\n";
  return text;
}

std::string award_account(const Award& a, const Words& words) {
  std::string sum = text_of("{} + {} = {}", a.had, a.points, a.had + a.points);
  if (a.holes == 0) return sum;
  return words(&PlayWords::award, words::Sum(sum), words::Holes(a.holes),
               words::Label(a.bredouille ? words(&PlayWords::bredouille) : ""), words::Rest(a.rest));
}

}  // namespace trictrac::cli

#include "apps/cli/points_text.h"

#include "base/text_of.h"
#include "game/rules/tariff.h"
#include "text/play_text.h"

namespace trictrac::cli {
namespace {

std::string path_text(const Path& path, Numbering n, Counted by) {
  std::string text;
  for (const int f : path) text += (text.empty() ? "" : "/") + fleche_text(f, n, by);
  return text;
}

std::string way_text(const Way& way, Numbering n, Counted by) {
  std::string text;
  for (const Path& path : way) text += (text.empty() ? "" : " + ") + path_text(path, n, by);
  return text;
}

std::string ways_text(const std::vector<Way>& ways, Numbering n, Counted by) {
  std::string text;
  for (const Way& way : ways) {
    const std::string one = way_text(way, n, by);
    if (!one.empty()) text += (text.empty() ? ": " : ", ") + one;
  }
  return text;
}

}  // namespace

std::string events_account(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn,
                           const Words& words, Numbering n, Counted by) {
  std::string text;
  for (const Explained& e : explain(p, roll, options, turn)) {
    const bool mine = e.event.to() == To::Roller;
    text += text_of("  {}+{}  {}{}  ({})\n", mine ? "" : words("adversaire ", "opponent "), e.event.points,
                    words.jan(e.event.jan), ways_text(e.ways, n, by), tariff(e.event.jan).rule);
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
  return text_of("{}{}{} {}{}, {}{}{}", sum, words(" : ", ": "), a.holes,
                 a.holes > 1 ? words("trous", "holes") : words("trou", "hole"),
                 a.bredouille ? " (bredouille)" : "", words("reste ", ""), a.rest, words("", " left over"));
}

}  // namespace trictrac::cli

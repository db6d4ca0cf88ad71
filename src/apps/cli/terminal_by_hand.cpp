// A board kept by its players, in a terminal: what they say to each other, and how it is typed (section R).
#include <istream>
#include <ostream>

#include "apps/cli/terminal.h"
#include "game/match/account_seats.h"
#include "text/hand_text.h"
#include "text/words.h"

namespace trictrac::cli {
namespace {

// How an action is typed: its own name, and a word of either language.
struct Typed {
  std::string_view french, english;
  referee::Kind kind;
};
constexpr Typed kTyped[] = {{"m", "mark", referee::Kind::Mark},
                            {"marque", "mark", referee::Kind::Mark},
                            {"e", "school", referee::Kind::School},
                            {"ecole", "school", referee::Kind::School},
                            {"rectifie", "rectify", referee::Kind::Rectify},
                            {"entiere", "whole", referee::Kind::Whole},
                            {"fausse", "false_school", referee::Kind::FalseSchool},
                            {"augmente", "augment", referee::Kind::Augment},
                            {"raison", "reason", referee::Kind::Reason},
                            {"touche", "touch", referee::Kind::Touch},
                            {"adoube", "adoube", referee::Kind::Adoube},
                            {"remedes", "remedies", referee::Kind::Remedies},
                            {"remede", "remedy", referee::Kind::Remedy},
                            {"accord", "agree", referee::Kind::Agree},
                            {"objection", "object", referee::Kind::Object}};

std::optional<referee::Kind> typed(std::string_view word) {
  for (const Typed& t : kTyped)
    if (word == t.french || word == t.english) return t.kind;
  return std::nullopt;
}

}  // namespace

// Who says it: the one person there is, else whose moment it is.
Side Terminal::speaker(referee::Kind kind) const {
  for (const Side side : kSides)
    if (person_ && person_ == player_at(account_, side)) return side;
  return table_.match().hand()->side_of(kind);
}

bool Terminal::say_by_hand(const std::string& word, const std::string& rest) {
  const auto kind = typed(word);
  if (!kind || !table_.match().hand()) return false;
  trictrac::Words words = words_of(rest);
  for (std::string& w : words) {
    if (w == "recu" || w == "reçu") w = name_of(referee::Part::Received);
    if (w == "gagne" || w == "gagné") w = name_of(referee::Part::Gained);
  }
  const auto action = parse_said(*kind, words, numbering_);
  if (action)
    ask_as(speaker(*kind), AskSaid{*action});
  else
    out_ << action.error() << say(" (? pour l'aide)", " (? for help)") << "\n";
  return true;
}

Spoken Terminal::spoken() {
  return {
      words_, numbering_, {[this](Side s) { return name(s); }, [this](Side s) { return counted(s); }}, out_};
}

void Terminal::prompt_by_hand() {
  const HandBoard& hand = *table_.match().hand();
  const State& s = table_.state();
  const Side asked = asked_side(hand.referee());
  out_ << name(asked) << ", ";
  if (hand.referee().may(asked, referee::Kind::Agree))
    out_ << say("d'accord ? (accord, ou e, rectifie, objection)",
                "agreed? (agree, or school, rectify, object)");
  else if (s.stage == Stage::Decide)
    out_ << say("tenir (t) ou s'en aller (v) ?", "hold (t) or go (v)?");
  else if (s.stage == Stage::Move)
    out_ << int{s.roll.a} << "-" << int{s.roll.b}
         << say(" : marquez (m 4), puis jouez", ": mark (mark 4), then play") << counting(asked);
  else
    out_ << say("marquez ce qu'on vous a donné (m 4), puis Entrée pour jeter les dés",
                "mark what you were given (mark 4), then Enter to throw the dice");
  out_ << "\n> " << std::flush;
}

void Terminal::help_by_hand() {
  if (!table_.match().hand()) return;
  out_ << say(
      "On marque soi-même : m POINTS (m 4) · école : e POINTS, ou e POINTS recu · fausse [POINTS] · augmente "
      "· "
      "entiere · rectifie [recu] · raison · v se déclare, l'autre répond accord ou objection · touche FLÈCHE "
      "· "
      "adoube · remedes, remede N\n",
      "You mark for yourself: mark POINTS (m 4) · school POINTS, or school POINTS received · false_school "
      "[POINTS] "
      "· augment · whole · rectify [received] · reason · v declares going, the other answers agree or object "
      "· "
      "touch FLÈCHE · adoube · remedies, remedy N\n");
}

}  // namespace trictrac::cli

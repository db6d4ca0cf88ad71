// A board kept by its players, in a terminal: what they say to each other, and how it is typed (section R).
#include <ostream>

#include "apps/cli/terminal.h"
#include "game/match/account_seats.h"
#include "text/hand_text.h"
#include "text/shown.h"
#include "text/words.h"

namespace trictrac::cli {
namespace {

// How an action is typed: its own name, and a word of either language.
struct Typed {
  std::string_view french, english;
  EventKind kind;
};
constexpr Typed kTyped[] = {{"m", "mark", EventKind::Mark},
                            {"marque", "mark", EventKind::Mark},
                            {"e", "school", EventKind::ClaimEcole},
                            {"ecole", "school", EventKind::ClaimEcole},
                            {"rectifie", "rectify", EventKind::Rectify},
                            {"entiere", "whole", EventKind::DemandWhole},
                            {"fausse", "false_school", EventKind::DisputeEcole},
                            {"augmente", "augment", EventKind::Augment},
                            {"raison", "reason", EventKind::Justify},
                            {"touche", "touch", EventKind::Touch},
                            {"adoube", "adoube", EventKind::Adoube},
                            {"remedes", "remedies", EventKind::AskRemedies},
                            {"remede", "remedy", EventKind::ChooseRemedy},
                            {"accord", "agree", EventKind::Agree},
                            {"objection", "object", EventKind::Object},
                            {"jetez", "invite", EventKind::Invite}};

std::optional<EventKind> typed(std::string_view word) {
  for (const Typed& t : kTyped)
    if (word == t.french || word == t.english) return t.kind;
  return std::nullopt;
}

}  // namespace

// Who says it: the only person there is, else the side whose moment it is.
Side Terminal::speaker(EventKind kind) const {
  for (const Side side : kSides)
    if (person_ && person_ == player_at(account_, side)) return side;
  return table_.game().hand()->side_of(kind);
}

// An early throw (R30) is asked for by its name only.
bool Terminal::enter_throws() const {
  const HandBoard* hand = table_.game().hand();
  if (!hand) return table_.state().stage == Stage::Roll;
  return !hand->referee().throws_early(speaker(EventKind::RollDice));
}

bool Terminal::say_by_hand(const std::string& word, const std::string& rest) {
  const auto kind = typed(word);
  if (!kind || !table_.game().hand()) return false;
  trictrac::Words words = words_of(rest);
  for (std::string& w : words) {
    if (w == "recu" || w == "reçu") w = name_of(MarkPart::Received);
    if (w == "gagne" || w == "gagné") w = name_of(MarkPart::Gained);
  }
  const auto action = parse_said(*kind, words, of_mover(numbering_, speaker(*kind)));
  if (action)
    ask_as(speaker(*kind), *action);
  else
    refused(not_understood(word + " " + rest, action.error()));
  return true;
}

Spoken Terminal::spoken() {
  return {
      words_, numbering_, {[this](Side s) { return name(s); }, [this](Side s) { return counted(s); }}, out_};
}

void Terminal::question_by_hand() {
  const HandBoard& hand = *table_.game().hand();
  const State& s = table_.state();
  const Side asked = asked_side(hand.referee());
  out_ << name(asked) << ", ";
  if (hand.referee().may(asked, EventKind::Agree))
    out_ << say("d’accord ? (accord, ou e, rectifie, objection)",
                "agreed? (agree, or school, rectify, object)");
  else if (s.stage == Stage::Decide)
    out_ << say("jouez pour tenir, ou allez-vous-en (v)", "play to hold, or go (v)");
  else if (s.stage == Stage::Move)
    out_ << int{s.roll.a} << "-" << int{s.roll.b}
         << say(" : marquez (m 4), puis jouez", ": mark (mark 4), then play") << counting(asked);
  else
    out_ << say("marquez ce qu’on vous a donné (m 4), puis Entrée pour jeter les dés",
                "mark what you were given (mark 4), then Enter to throw the dice");
  out_ << "\n";
}

// The words a player may type, in the reader's language.
std::vector<std::string> Terminal::own_words() const {
  std::vector<std::string> words;
  if (!table_.game().hand()) return words;
  for (const Typed& t : kTyped) words.emplace_back(say(t.french, t.english));
  return words;
}

std::vector<std::pair<std::string, std::string>> Terminal::help_by_hand() const {
  std::vector<std::pair<std::string, std::string>> rows;
  if (!table_.game().hand()) return rows;
  const auto row = [&](std::string_view french, std::string_view english, std::string_view does_french,
                       std::string_view does_english) {
    rows.emplace_back(say(french, english), say(does_french, does_english));
  };
  row("m 4", "mark 4", "marquer vous-même vos points", "mark your points yourself");
  row("e 4 · e 4 recu", "school 4 · school 4 received", "école de 4 points · de points reçus",
      "claim an école of 4 points · of points received");
  row("entiere", "whole", "demander l’école entière", "ask for the whole école");
  row("fausse [4]", "false_school [4]", "dire fausse école", "call a false école");
  row("augmente", "augment", "maintenir l’école", "maintain the école");
  row("rectifie [recu]", "rectify [received]", "faire rectifier la marque", "have the mark put right");
  row("raison", "reason", "demander raison de la marque", "ask the reason for the mark");
  row("v", "v", "se déclarer ; votre adversaire répond accord ou objection",
      "declare that you go; your opponent answers agree or object");
  row("touche 5 · adoube", "touch 5 · adoube", "toucher une dame · la rajuster", "touch a man · adjust it");
  row("remedes · remede N", "remedies · remedy N", "regarder le coup joué · choisir un remède",
      "look at the play made · choose a remedy");
  row("jetez", "invite", "inviter l’adversaire à jeter : votre marque est faite",
      "invite your opponent to throw: your mark is complete");
  row("r", "r", "jeter, même trop tôt", "throw, even early");
  return rows;
}

}  // namespace trictrac::cli

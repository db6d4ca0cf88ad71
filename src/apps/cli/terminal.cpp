#include "apps/cli/terminal.h"

#include <fstream>
#include <istream>
#include <ostream>

#include "apps/cli/account.h"
#include "apps/cli/sheet.h"
#include "game/match/account_seats.h"
#include "game/match/tour.h"
#include "game/rules/law_text.h"
#include "text/board_text.h"
#include "text/play_text.h"
#include "text/record/account_lines.h"
#include "text/record/record.h"

namespace trictrac::cli {

Terminal::Terminal(Table table, Words words, Numbering numbering, std::istream& in, std::ostream& out)
    : table_(std::move(table)),
      person_(only_person(table_.config().seats)),
      match_(table_.config().match, table_.config().start, keeper_of(table_.config().start.options)),
      account_(match_.account()),
      words_(words),
      numbering_(numbering),
      in_(in),
      out_(out) {}

std::string Terminal::name(Side side) const {
  const std::string& who = table_.config().seats[player_at(account_, side)].name;
  return std::string(side == Side::White ? say("Blancs (O)", "White (O)") : say("Noirs (X)", "Black (X)")) +
         (who.empty() ? "" : " " + who);
}

Side Terminal::reader() const {
  return person_ == player_at(account_, Side::Black) ? Side::Black : Side::White;
}

std::string_view Terminal::counting(Side mover) const {
  if (mover == reader()) return "";
  if (person_ == player_at(account_, reader()))
    return say(", flèches comptées depuis votre talon", ", flèches counted from your talon");
  return say(", flèches comptées depuis le talon des Blancs", ", flèches counted from White's talon");
}

void Terminal::run() {
  out_ << say("Engagement des dés (le germe sera montré à la fin) : ",
              "Commitment of the dice (the seed is shown at the end): ")
       << commitment(table_.config().seed) << "\n";
  help();
  show_new();
  while (!table_.match().over()) {
    prompt();
    std::string line;
    if (!std::getline(in_, line) || !obey(line)) return;
    show_new();
  }
}

// Everything the table has done since it was last shown.
void Terminal::show_new() {
  const std::vector<MatchAction> actions = table_.record().actions;
  for (; shown_ < actions.size(); ++shown_) {
    const State before = match_.state();
    account_ = match_.account();
    const Side doer = match_.hand() ? doer_of(*match_.hand(), actions[shown_]) : before.to_act;
    const auto effects = match_.act(actions[shown_]);
    if (!effects) continue;
    if (const auto* on_board = std::get_if<Action>(&actions[shown_])) show(doer, before, *on_board, *effects);
    show_beside(before, actions[shown_]);
    if (effects->by_hand) spoken().show(match_, actions[shown_], *effects->by_hand);
    for (const std::string& line : account_lines(account_, match_.account())) out_ << line << "\n";
    if (match_.over() && !is_plain_tour(match_.options())) show_settlement();
  }
  account_ = match_.account();
}

void Terminal::show_settlement() {
  LedgerSheet sheet;
  for (const Seat& seat : table_.config().seats)
    sheet.names.push_back(seat.name.empty() ? std::string(say("Vous", "You")) : seat.name);
  Ledger ledger;
  ledger.account = match_.account();
  out_ << "\n" << written_account(sheet, ledger, words_);
}

// What is done beside the board.
void Terminal::show_beside(const State& before, const MatchAction& action) {
  if (const auto* seats = std::get_if<TakeSeats>(&action)) {
    out_ << say("Places :", "Seats:");
    for (const int player : seats->order) out_ << " " << table_.config().seats[player].name;
    out_ << "\n";
  }
  if (const auto* suspending = std::get_if<Suspending>(&action))
    out_ << name(before.to_act) << say(" suspend ", " suspends ")
         << (suspending->game == CombineGame::Ecrire ? say("la partie à écrire", "à écrire")
                                                     : say("les honneurs", "the honours"))
         << ".\n";
  if (const auto* half = std::get_if<HalfThrown>(&action))
    out_ << say("La demi-fiche se tire aux dés : ", "Half a fiche is thrown for: ") << half->paid << " - "
         << half->pays << "\n";
}

void Terminal::show(Side doer, const State& before, const Action& action, const MatchEffects& all) {
  const Effects& effects = all.effects;
  const Side actor = effects.judged ? match_.state().to_act : doer;
  if (std::holds_alternative<TakeLead>(action))
    out_ << "\n"
         << name(std::get<TakeLead>(action).first) << say(" a la primauté.", " has the lead.") << "\n";
  if (effects.judged) show_roll(actor, before);
  if (std::holds_alternative<Hold>(action)) out_ << name(actor) << say(" tient.", " holds.") << "\n";
  if (std::holds_alternative<Go>(action)) out_ << name(actor) << say(" s'en va.", " goes.") << "\n";
  if (const auto* p = std::get_if<Playing>(&action))
    out_ << name(actor) << say(" joue ", " plays ")
         << play_text(p->play, before.roll, numbering_, counted(actor)) << "\n";
  if (effects.marked && effects.marked->points > 0) show_award(*effects.marked);
  if (effects.releve != Releve::None) out_ << say("On relève.", "The men are put back.") << "\n";
  const bool ended = match_.state().outcome && (!match_.hand() || match_.hand()->settled());
  if (ended && std::get_if<Series>(&match_.account().of)) show_end();
}

void Terminal::show_roll(Side actor, const State& before) {
  const Roll r = match_.state().roll;
  out_ << "\n"
       << name(actor) << " : " << int{r.a} << " " << say("et", "and") << " " << int{r.b} << counting(actor)
       << "\n";
  if (match_.hand()) return;  // what it is worth is the players' to see (R3)
  out_ << events_account(before.board, r, before.options, match_.turn(), words_, numbering_, counted(actor));
}

void Terminal::show_award(const Award& a) {
  out_ << "  " << name(a.side) << say(" marque ", " marks ") << award_account(a, words_) << "\n";
}

void Terminal::show_end() {
  const Outcome& o = *match_.state().outcome;
  const Marks& m = match_.state().marks;
  out_ << "\n"
       << name(o.winner)
       << (o.by == Ending::Holes ? say(" gagne le tour", " wins the tour")
                                 : say(" gagne par abandon", " wins by resignation"))
       << ", " << m.holes[o.winner] << say(" trous à ", " holes to ") << m.holes[other(o.winner)] << " ("
       << worth_of(match_.state()).name << ").\n";
}

void Terminal::prompt() {
  const State& s = table_.state();
  if (drawn_ != shown_) out_ << "\n" << board_text(s, numbering_, reader());
  drawn_ = shown_;
  if (table_.match().hand()) return prompt_by_hand();
  out_ << name(s.to_act) << ", ";
  switch (s.stage) {
    case Stage::Decide: {
      const Award his = award_to_other(s, match_.turn());
      out_ << say("tenir (t) ou s'en aller (v) ? Tenir garde ", "hold (t) or go (v)? Holding keeps ")
           << s.marks.points[s.to_act]
           << say(" de reste et l'adversaire marquera ", " of rest, and the other will mark ") << his.points
           << say(" ; s'en aller relève tout et garde le dé.",
                  "; going puts all men back and keeps the dice.");
      break;
    }
    case Stage::Move:
      out_ << say("votre coup (?, l pour la liste)", "your play (?, l for the list)") << counting(s.to_act);
      break;
    default: out_ << say("Entrée pour jeter les dés", "Enter to throw the dice");
  }
  out_ << "\n> " << std::flush;
}

// False when the player leaves.
bool Terminal::obey(const std::string& line) {
  const std::size_t first = line.find_first_not_of(" \t");
  if (first == std::string::npos) {
    if (table_.match().hand() || table_.state().stage == Stage::Roll) ask(AskRoll{});
    return true;
  }
  const std::size_t space = line.find(' ', first);
  const std::string word = line.substr(first, space == std::string::npos ? space : space - first);
  const std::string rest = space == std::string::npos ? "" : line.substr(space + 1);
  if (word == "q" || word == "quit") return false;
  if (!command(word, rest)) play(line);
  return true;
}

bool Terminal::command(const std::string& word, const std::string& rest) {
  if (word == "?" || word == "help" || word == "aide") {
    help();
  } else if (word == "l" || word == "list") {
    out_ << plays_account(match_.turn(), table_.state().roll, numbering_, counted(table_.state().to_act));
  } else if (word == "r" || word == "roll") {
    ask(AskRoll{});
  } else if (word == "t") {
    ask(Hold{});
  } else if (word == "v") {
    ask(Go{});
  } else if (word == "se" || word == "sh") {
    ask(Suspending{word == "se" ? CombineGame::Ecrire : CombineGame::Honours});
  } else if (word == "resign" || word == "abandon") {
    ask(AskResign{});
  } else if (word == "save") {
    std::ofstream file(rest);
    if (file << print_record(table_.record()))
      out_ << say("Partie écrite dans ", "Game written to ") << rest << "\n";
    else
      out_ << say("Impossible d'écrire ", "Cannot write ") << rest << "\n";
  } else {
    return say_by_hand(word, rest);
  }
  return true;
}

void Terminal::play(const std::string& text) {
  const auto steps = parse_play(text, numbering_, counted(table_.state().to_act));
  if (steps)
    ask(AskPlay{*steps});
  else
    out_ << steps.error() << say(" (? pour l'aide)", " (? for help)") << "\n";
}

void Terminal::ask(const Request& request) {
  const HandBoard* hand = table_.match().hand();
  Side side = table_.asked_side();
  if (hand && std::holds_alternative<AskRoll>(request)) side = hand->side_of(referee::Kind::Roll);
  if (hand && std::holds_alternative<AskPlay>(request)) side = hand->side_of(referee::Kind::Play);
  ask_as(side, request);
}

void Terminal::ask_as(Side side, const Request& request) {
  const auto answer = table_.act(table_.lines() + 1, side, request);
  if (answer) return table_.catch_up();
  const TableError& e = answer.error();
  if (const auto* refusal = e.refusal ? std::get_if<Refusal>(&*e.refusal) : nullptr)
    out_ << say("Refusé", "Refused") << " (" << trictrac::text(refusal->law).rule
         << "): " << words_.law(refusal->law) << "\n";
  else if (e.refusal)
    out_ << say("Refusé", "Refused") << " (" << e.message << ")\n";
  else
    out_ << say("Ce n'est pas ce qui est demandé.", "That is not what is asked now.") << "\n";
}

void Terminal::help() {
  help_by_hand();
  if (person_)
    out_ << say(
        "Les flèches se comptent toujours depuis votre talon (1) jusqu'au talon adverse (24).\n",
        "Flèches (points of the board) are always counted from your talon (1) to the other's (24).\n");
  else
    out_ << say(
        "Les flèches se comptent toujours depuis le talon des Blancs (1) jusqu'à celui des Noirs (24).\n",
        "Flèches (points of the board) are always counted from White's talon (1) to Black's (24).\n");
  out_ << say(
      "Jouer : départ/arrivée pour chaque dame (1/7 1/5), tout d'une 1/5/11, sortir 22/o, rien à jouer -.\n"
      "Entrée ou r : jeter · t : tenir · v : s'en aller · se, sh : suspendre l'écrire, les honneurs "
      "(combiné) · l : coups permis · save FICHIER · abandon · q : quitter\n",
      "Play: from/to for each man (1/7 1/5), tout d'une (one man, both numbers) 1/5/11, off 22/o, nothing "
      "-.\n"
      "Enter or r: throw · t: hold (tenir) · v: go (s'en aller) · se, sh: suspend à écrire, the honours "
      "(combiné) · l: lawful plays · save FILE · resign · q: quit\n");
}

}  // namespace trictrac::cli

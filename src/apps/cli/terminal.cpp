#include "apps/cli/terminal.h"

#include <ostream>

#include "apps/cli/advice.h"
#include "apps/cli/points_text.h"
#include "apps/cli/sheet.h"
#include "game/match/match_ledger.h"
#include "game/match/series.h"
#include "game/rules/law.h"
#include "text/board_text.h"
#include "text/hand_text.h"
#include "text/play_text.h"
#include "text/record/account_lines.h"
#include "text/record/record.h"
#include "text/shown.h"
#include "text/words.h"
#include "wire/match_ledger_json.h"

namespace trictrac::cli {

namespace {

// Why something has no moment at a board kept by its players: "R8: …" in English. In French its rule.
std::string denial_text(const std::string& message, const Words& words) {
  const std::size_t colon = message.find(':');
  if (words.language() == Language::English || colon == message.npos) return visible(message);
  return text_of("règle {}", visible(message.substr(0, colon)));
}

}  // namespace

Terminal::Terminal(Table table, Numbering numbering, const TerminalOptions& options)
    : GameTerminal(std::move(table), options), account_(table_.game().account()), numbering_(numbering) {}

std::string Terminal::record_text() const { return print_record(record_of(table_)); }

std::string Terminal::name(Side side) const {
  const std::string& who = table_.config().seats[player_at(account_, side)].name;
  return std::string(side == Side::White ? say("Blancs (O)", "White (O)") : say("Noirs (X)", "Black (X)")) +
         (who.empty() ? "" : " " + visible(who));
}

Side Terminal::reader() const {
  return person_ == player_at(account_, Side::Black) ? Side::Black : Side::White;
}

std::string_view Terminal::counting(Side mover) const {
  if (mover == reader()) return "";
  if (person_ == player_at(account_, reader()))
    return say(", flèches comptées depuis votre talon", ", flèches counted from your talon");
  return say(", flèches comptées depuis le talon des Blancs", ", flèches counted from White’s talon");
}

void Terminal::show(const Applied& applied, const Match& after) {
  account_ = applied.before.account();
  show_on_board(applied, after);
  show_beside(applied.before.state(), applied.event.event);
  if (applied.effects.by_hand) spoken().show(after, applied.event, *applied.effects.by_hand);
  for (const std::string& line : account_lines(account_, after.account())) out_ << line << "\n";
  if (after.over() && !is_plain_tour(after.options())) show_settlement(after.account());
  account_ = after.account();
}

void Terminal::show_settlement(const MatchLedger& account) {
  LedgerSheet sheet;
  for (const Seat& seat : table_.config().seats)
    sheet.names.push_back(seat.name.empty() ? std::string(say("Vous", "You")) : seat.name);
  SheetLedger ledger;
  ledger.account = account;
  out_ << "\n" << written_account(sheet, ledger, words_);
}

// What is done beside the board.
void Terminal::show_beside(const State& before, const GameEvent& event) {
  if (const auto* seats = std::get_if<TakeSeats>(&event)) {
    out_ << say("Places :", "Seats:");
    for (const int player : seats->order) out_ << " " << table_.config().seats[player].name;
    out_ << "\n";
  }
  if (const auto* suspending = std::get_if<Suspend>(&event))
    out_ << name(before.to_act) << say(" suspend ", " suspends ")
         << (suspending->game == CombineGame::Ecrire ? say("la partie à écrire", "à écrire")
                                                     : say("les honneurs", "the honours"))
         << ".\n";
  if (const auto* half = std::get_if<ThrowHalf>(&event))
    out_ << say("Les dés décident de la demi-fiche : ", "The dice decide the half fiche: ")
         << int{half->dice.back().a} << " - " << int{half->dice.back().b} << "\n";
}

void Terminal::show_on_board(const Applied& applied, const Match& after) {
  const State& before = applied.before.state();
  const Effects& effects = applied.effects.effects;
  const GameEvent& event = applied.event.event;
  const Side actor = effects.judged ? after.state().to_act : applied.event.side;
  const auto* lead = std::get_if<TakeLead>(&event);
  if (lead && applied.before.awaits() == Awaits::Lead)  // a lead that was given is not worth saying
    out_ << "\n" << name(lead->first) << say(" commence.", " throws first.") << "\n";
  if (effects.judged) show_roll(actor, before, after);
  const auto* thrown = std::get_if<RollDice>(&event);
  if (thrown && !effects.judged)
    out_ << name(actor) << say(" jette trop tôt : ", " throws early: ") << int{thrown->dice->a} << " "
         << say("et", "and") << " " << int{thrown->dice->b} << "\n";
  if (std::holds_alternative<Hold>(event)) out_ << name(actor) << say(" tient.", " holds.") << "\n";
  if (std::holds_alternative<Go>(event)) out_ << name(actor) << say(" s’en va.", " goes.") << "\n";
  if (const auto* p = std::get_if<PlayMen>(&event))
    out_ << name(actor) << say(" joue ", " plays ")
         << play_text(as_put(p->steps), before.roll, of_mover(numbering_, actor), counted(actor)) << "\n";
  if (effects.marked && effects.marked->points > 0) show_award(*effects.marked);
  if (effects.releve != Releve::None)
    out_ << say("On relève les dames.", "The men go back to the talons.") << "\n";
  const bool ended = after.state().outcome && (!after.hand() || after.hand()->settled());
  if (ended && traits_of(after.options().format).pays_worth) show_end(after.state());
}

void Terminal::show_roll(Side actor, const State& before, const Match& after) {
  const Roll r = after.state().roll;
  out_ << "\n"
       << name(actor) << say(" : ", ": ") << int{r.a} << " " << say("et", "and") << " " << int{r.b}
       << counting(actor) << "\n";
  if (after.hand()) return;  // what it is worth is the players' to see (R3)
  out_ << events_account(before.board, r, before.options, after.turn(), words_, of_mover(numbering_, actor),
                         counted(actor));
}

void Terminal::show_award(const Award& a) {
  out_ << "  " << name(a.side) << say(" marque ", " marks ") << award_account(a, words_) << "\n";
}

void Terminal::show_end(const State& s) {
  const Outcome& o = *s.outcome;
  const Marks& m = s.marks;
  out_ << "\n"
       << name(o.winner)
       << (o.by == Ending::Holes ? say(" gagne le tour", " wins the tour")
                                 : say(" gagne par abandon", " wins by resignation"))
       << ", " << m.holes[o.winner] << say(" trous à ", " holes to ") << m.holes[other(o.winner)] << " ("
       << worth_of(s).name << ").\n";
}

void Terminal::draw_board() {
  out_ << "\n" << board_text(table_.state(), numbering_, reader(), console_.board_style(words_));
}

void Terminal::question() {
  const State& s = table_.state();
  if (table_.game().hand()) return question_by_hand();
  out_ << name(s.to_act) << ", ";
  if (valid(s.roll) && s.stage != Stage::Roll)
    out_ << int{s.roll.a} << "-" << int{s.roll.b} << say(" : ", ": ");
  switch (s.stage) {
    case Stage::Decide: {
      const Award to_opponent = award_to_other(s, table_.game().turn());
      out_ << say("tenir (t) ou s’en aller (v) ? Si vous tenez, vous gardez ",
                  "hold (t) or go (v)? If you hold, you keep ")
           << s.marks.points[s.to_act]
           << say(" de reste et l’adversaire marquera ", " left over, and your opponent will mark ")
           << to_opponent.points
           << say(" ; si vous vous en allez, on relève les dames et vous jetez de nouveau.",
                  "; if you go, the men go back and you throw again.");
      break;
    }
    case Stage::Move:
      out_ << say("votre coup (l : liste des coups, ? : aide)", "your move (l: legal moves, ?: help)")
           << counting(s.to_act);
      break;
    default: out_ << say("appuyez sur Entrée pour jeter les dés", "press Enter to throw the dice");
  }
  out_ << "\n";
}

// What is typed at this game alone; an empty line throws the dice.
bool Terminal::own_command(const std::string& word, const std::string& rest) {
  if (word.empty()) {
    if (enter_throws()) ask(RollDice{});
  } else if (word == "t") {
    ask(Hold{});
  } else if (word == "v") {
    ask(Go{});
  } else if (word == "se" || word == "sh") {
    ask(Suspend{word == "se" ? CombineGame::Ecrire : CombineGame::Honours});
  } else {
    return say_by_hand(word, rest);
  }
  return true;
}

void Terminal::list() {
  if (table_.state().stage != Stage::Move && table_.state().stage != Stage::Decide) return not_asked();
  out_ << plays_account(table_.game().turn(), table_.state().roll,
                        of_mover(numbering_, table_.state().to_act), counted(table_.state().to_act));
}

bool Terminal::is_chosen(const GameEvent& event) const {
  switch (kind_of(event)) {
    case EventKind::PlayMen:
    case EventKind::Hold:
    case EventKind::Go:
    case EventKind::Suspend: return true;
    default: return is_said(kind_of(event));
  }
}

void Terminal::hint() {
  const Match match = table_.game().assisted();
  const Side side = match.state().to_act;
  const auto advice = advise(match, {});
  if (!advice) return refused(std::string(no_advice(words_)));
  print_advice(*advice, unit_of(match.account()), words_, out_, {of_mover(numbering_, side), counted(side)});
}

void Terminal::review() {
  const Record record = record_of(table_);
  AdviceText(words_, unit_of(table_.game().account()), out_, {numbering_, Counted::ByMover})
      .print(review_of(record, {}), shown_players(record, words_));
}

void Terminal::play(const std::string& text) {
  const auto steps =
      parse_play(text, of_mover(numbering_, table_.state().to_act), counted(table_.state().to_act));
  if (!steps) return refused(not_understood(text, steps.error()));
  if (steps->size() > kMostSteps)
    return refused(not_understood(text, text_of("a move has {} steps at most", kMostSteps)));
  ask(PlayMen{Steps(*steps)});
}

void Terminal::ask(const GameEvent& request) {
  const HandBoard* hand = table_.game().hand();
  Side side = table_.asked_side();
  if (hand && std::holds_alternative<RollDice>(request)) side = speaker(EventKind::RollDice);
  if (hand && std::holds_alternative<PlayMen>(request)) side = hand->side_of(EventKind::PlayMen);
  ask_as(side, request);
}

void Terminal::explain(const ApiError& e) {
  if (const auto* refusal = e.refusal ? std::get_if<RuleViolation>(&*e.refusal) : nullptr)
    refused(text_of("{} ({}): {}", say("Refusé", "Refused"), trictrac::text(refusal->law).rule,
                    words_.law(refusal->law)));
  else if (e.refusal)
    refused(text_of("{} ({})", say("Refusé", "Refused"), denial_text(e.message, words_)));
  else
    not_asked();
}

void Terminal::explain_numbers() {
  if (person_)
    out_ << say(
        "Les flèches se comptent toujours depuis votre talon (1) jusqu’au talon adverse (24).\n",
        "Flèches (the long triangles) are always counted from your talon (1) to your opponent’s (24).\n");
  else
    out_ << say(
        "Les flèches se comptent toujours depuis le talon des Blancs (1) jusqu’à celui des Noirs (24).\n",
        "Flèches (the long triangles) are always counted from White’s talon (1) to Black’s (24).\n");
}

std::vector<std::pair<std::string, std::string>> Terminal::own_help() const {
  std::vector<std::pair<std::string, std::string>> rows;
  const auto row = [&](std::string_view typed, std::string_view french, std::string_view english) {
    rows.emplace_back(typed, say(french, english));
  };
  row("1/7 1/5", "jouer : départ/arrivée de chaque dame", "play: from/to for each man");
  row("1/5/11", "tout d’une : une dame joue les deux nombres", "tout d’une: one man plays both numbers");
  row("22/o · -", "sortir une dame · ne rien jouer", "bear a man off · play nothing");
  row("t · v", "tenir · s’en aller", "hold (tenir) · go (s’en aller)");
  if (takes(table_.game().options().format, kOfHonours))
    row("se · sh", "suspendre l’écrire · suspendre les honneurs", "suspend à écrire · suspend the honours");
  for (auto& by_hand : help_by_hand()) rows.push_back(std::move(by_hand));
  return rows;
}

// A board kept by its players, in a terminal: what they say to each other, and how it is typed (section R).

namespace {

// How an action is typed: its own name, and a word of either language.
struct TypedAction {
  std::string_view french, english;
  EventKind kind;
};
constexpr TypedAction kTyped[] = {{"m", "mark", EventKind::Mark},
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
  for (const TypedAction& t : kTyped)
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
    out_ << say("marquez ce que le coup adverse vous vaut (m 4), puis appuyez sur Entrée pour jeter les dés",
                "mark what your opponent’s roll gave you (mark 4), then press Enter to throw the dice");
  out_ << "\n";
}

// The words a player may type, in the reader's language.
std::vector<std::string> Terminal::own_words() const {
  std::vector<std::string> words;
  if (!table_.game().hand()) return words;
  for (const TypedAction& t : kTyped) words.emplace_back(say(t.french, t.english));
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
  row("e 4 · e 4 recu", "school 4 · school 4 received",
      "réclamer une école de 4 points · sur des points reçus",
      "claim an école of 4 points · on points received");
  row("entiere", "whole", "demander l’école entière", "ask for the whole école");
  row("fausse [4]", "false_school [4]", "déclarer l’école fausse", "declare the école false");
  row("augmente", "augment", "maintenir l’école", "maintain the école");
  row("rectifie [recu]", "rectify [received]", "faire rectifier la marque", "have the mark put right");
  row("raison", "reason", "demander pourquoi cette marque", "ask what the mark is for");
  row("v", "v", "dire que vous vous en allez ; l’adversaire répond accord ou objection",
      "say that you go; your opponent answers agree or object");
  row("touche 5 · adoube", "touch 5 · adoube", "toucher une dame · dire j’adoube, pour la redresser",
      "touch a man · say j’adoube, to straighten it");
  row("remedes · remede N", "remedies · remedy N", "examiner le coup joué · choisir un remède",
      "examine the move played · choose a remedy");
  row("jetez", "invite", "inviter l’adversaire à jeter : votre marque est faite",
      "invite your opponent to throw: your mark is complete");
  row("r", "r", "jeter, même trop tôt", "throw, even early");
  return rows;
}

}  // namespace trictrac::cli

#include "apps/cli/terminal/terminal.h"

#include <ostream>

#include "apps/cli/points_text.h"
#include "apps/cli/sheet.h"
#include "apps/cli/terminal/advice.h"
#include "apps/cli/terminal/spoken.h"
#include "base/assert.h"
#include "game/match/match_ledger.h"
#include "game/match/series.h"
#include "game/rules/law.h"
#include "game/rules/refusal.h"
#include "text/board_text.h"
#include "text/hand_text.h"
#include "text/play_text.h"
#include "text/record/record.h"
#include "text/record/record_line.h"
#include "text/shown.h"
#include "text/words.h"
#include "wire/match_ledger_json.h"

namespace trictrac::cli {
namespace {

// The typed forms of an action: a word of any language, or a short form.
struct TypedAction {
  words::Sentence<> TypedWords::* word;
  std::string_view shortest;
  EventKind kind;
};
constexpr TypedAction kTyped[] = {{&TypedWords::mark, "m", EventKind::Mark},
                                  {&TypedWords::school, "e", EventKind::ClaimEcole},
                                  {&TypedWords::rectify, "", EventKind::Rectify},
                                  {&TypedWords::whole, "", EventKind::DemandWhole},
                                  {&TypedWords::false_school, "", EventKind::DisputeEcole},
                                  {&TypedWords::augment, "", EventKind::Augment},
                                  {&TypedWords::reason, "", EventKind::Justify},
                                  {&TypedWords::touch, "", EventKind::Touch},
                                  {&TypedWords::adoube, "", EventKind::Adoube},
                                  {&TypedWords::remedies, "", EventKind::AskRemedies},
                                  {&TypedWords::remedy, "", EventKind::ChooseRemedy},
                                  {&TypedWords::agree, "", EventKind::Agree},
                                  {&TypedWords::object, "", EventKind::Object},
                                  {&TypedWords::invite, "", EventKind::Invite}};

std::optional<EventKind> typed(std::string_view word) {
  if (word.empty()) return std::nullopt;
  for (const TypedAction& t : kTyped)
    if (word == t.shortest || is_typed(word, t.word)) return t.kind;
  return std::nullopt;
}

class Terminal : public GameTerminal<Trictrac> {
 public:
  Terminal(Table table, Numbering numbering, const TerminalOptions& options)
      : GameTerminal(std::move(table), options), account_(table_.game().account()), numbering_(numbering) {}

 private:
  bool over() const override { return table_.game().over(); }
  bool is_analysed() const override { return true; }

  std::string record_text() const override { return print_record(record_of(table_)); }

  void explain_numbers() override {
    line(words_(person_ ? &PlayWords::numbers_yours : &PlayWords::numbers_white));
  }

  void show(const Applied& applied, const Match& after) override {
    account_ = applied.before.account();
    show_on_board(applied, after);
    show_beside(applied.before.state(), applied.event.event);
    if (applied.effects.by_hand)
      show_spoken({words_, numbering_, [this](Side s) { return name(s); },
                   [this](Side s) { return counted(s); }, out_},
                  applied.before, after, applied.event, *applied.effects.by_hand);
    for (const std::string& line : account_lines(account_, after.account())) out_ << line << "\n";
    if (after.over() && !is_plain_tour(after.options())) show_settlement(after.account());
    account_ = after.account();
  }

  void draw_board() override {
    out_ << "\n" << board_text(table_.state(), numbering_, reader(), console_.board_style(words_));
  }

  void question() override {
    const State& s = table_.state();
    if (table_.game().hand()) return question_by_hand();
    const words::Who who(name(s.to_act));
    const words::Dice dice(text_of("{}-{}", int{s.roll.a}, int{s.roll.b}));
    switch (s.stage) {
      case Stage::Decide:
        return line(words_(&PlayWords::hold_or_go, who, dice, words::Rest(s.marks.points[s.to_act]),
                           words::Points(award_to_other(s, table_.game().turn()).points)));
      case Stage::Move: return line(words_(&PlayWords::your_move, who, dice, counting(s.to_act)));
      default: line(words_(&PlayWords::throw_dice, who));
    }
  }

  // Carries out the words of this game alone; an empty line throws the dice.
  bool own_command(const std::string& word, const std::string& rest) override {
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

  void list() override {
    if (table_.state().stage != Stage::Move && table_.state().stage != Stage::Decide)
      return refused(words_(&PlayWords::throw_first));
    out_ << plays_account(table_.game().turn(), table_.state().roll,
                          of_mover(numbering_, table_.state().to_act), counted(table_.state().to_act));
  }

  bool is_chosen(const GameEvent& event) const override {
    switch (kind_of(event)) {
      case EventKind::PlayMen:
      case EventKind::Hold:
      case EventKind::Go:
      case EventKind::Suspend: return true;
      default: return is_said(kind_of(event));
    }
  }

  void hint() override {
    const Match match = table_.game().assisted();
    const Side side = match.state().to_act;
    const auto advice = advise(match, {});
    if (!advice) return refused(words_(&words::AdviceWords::no_advice));
    print_advice(*advice, unit_of(match.account()), words_, out_,
                 {of_mover(numbering_, side), counted(side)});
  }

  void review() override {
    const Record record = record_of(table_);
    print_review(review_of(record, {}), record, unit_of(table_.game().account()), words_, out_,
                 {numbering_, Counted::ByMover});
  }

  void play(const std::string& text) override {
    const auto steps =
        parse_play(text, of_mover(numbering_, table_.state().to_act), counted(table_.state().to_act));
    if (!steps) return refused(not_understood(steps.error()));
    if (steps->size() > kMostSteps)
      return refused(not_understood(text_of("a move has {} steps at most", kMostSteps)));
    if (table_.state().stage == Stage::Decide && !table_.game().hand()) {
      const State& s = table_.state();
      if (const auto broken = refuse(s.board, s.roll, s.options, table_.game().turn(), *steps))
        return explain({ErrorCode::Refused, "", *broken});
      ask(Hold{});  // as the play that follows says (K4)
    }
    ask(PlayMen{Steps(*steps)});
  }

  void ask(const GameEvent& request) override {
    const HandBoard* hand = table_.game().hand();
    Side side = table_.asked_side();
    if (hand && std::holds_alternative<RollDice>(request)) side = speaker(EventKind::RollDice);
    if (hand && std::holds_alternative<PlayMen>(request)) side = hand->side_of(EventKind::PlayMen);
    ask_as(side, request);
  }

  void explain(const ApiError& e) override {
    if (const auto* refusal = e.refusal ? std::get_if<RuleViolation>(&*e.refusal) : nullptr)
      return refused(words_(&PlayWords::refused, words::Rule(trictrac::text(refusal->law).rule),
                            words::Why(law_text(refusal->law, words_))));
    // Prints the reason why an action is out of place at a board kept by its players: "R8: …".
    const std::size_t colon = e.message.find(": ");
    TRICTRAC_ASSERT(colon != e.message.npos);
    refused(words_(&PlayWords::refused, words::Rule(e.message.substr(0, colon)),
                   words::Why(visible(translated(e.message.substr(colon + 2))))));
  }

  std::string not_now(const GameEvent& request) const override {
    const Stage stage = table_.state().stage;
    const bool decides = std::holds_alternative<Hold>(request) || std::holds_alternative<Go>(request) ||
                         std::holds_alternative<Suspend>(request);
    if (stage == Stage::Decide) return words_(&PlayWords::decide_first);
    if (stage == Stage::Move) return words_(decides ? &PlayWords::no_hole : &PlayWords::play_first);
    return words_(stage == Stage::Roll ? &PlayWords::throw_first : &PlayWords::not_now);
  }

  words::Sentence<> PlayWords::* throwing() const override {
    return table_.game().hand() ? &PlayWords::help_throw_by_hand : &PlayWords::help_throw;
  }

  std::vector<HelpRow> own_help() const override {
    std::vector<HelpRow> rows{
        row("1/7 1/5", &PlayWords::help_play), row("1/5/11", &PlayWords::help_tout_dune),
        row("22/o · -", &PlayWords::help_off),
        row("t · v", table_.game().hand() ? &PlayWords::help_hold_by_hand : &PlayWords::help_hold)};
    if (takes(table_.game().options().format, kOfHonours))
      rows.push_back(row("se · sh", &PlayWords::help_suspend));
    if (table_.game().hand()) std::ranges::move(help_by_hand(), std::back_inserter(rows));
    return rows;
  }

  // The words a player may type, in the reader's language.
  std::vector<std::string> own_words() const override {
    std::vector<std::string> words;
    if (!table_.game().hand()) return words;
    for (const TypedAction& t : kTyped) words.push_back(words_(t.word));
    return words;
  }

  void show_on_board(const Applied& applied, const Match& after) {
    const State& before = applied.before.state();
    const Effects& effects = applied.effects.effects;
    const GameEvent& event = applied.event.event;
    const Side actor = effects.judged ? after.state().to_act : applied.event.side;
    const words::Who who(name(actor));
    const auto* lead = std::get_if<TakeLead>(&event);
    if (lead && applied.before.awaits() == Awaits::Lead)  // a lead that was given is not worth saying
      line("\n" + words_(&PlayWords::throws_first, words::Who(name(lead->first))));
    if (effects.judged) show_roll(actor, before, after);
    const auto* thrown = std::get_if<RollDice>(&event);
    if (thrown && !effects.judged)
      line(words_(&PlayWords::rolls_early, who, words::Die1(int{thrown->dice->a}),
                  words::Die2(int{thrown->dice->b})));
    if (std::holds_alternative<Hold>(event)) line(words_(&PlayWords::holds, who));
    if (std::holds_alternative<Go>(event)) line(words_(&PlayWords::goes, who));
    if (const auto* p = std::get_if<PlayMen>(&event))
      line(words_(&PlayWords::plays, who,
                  words::Move(play_text(as_put(p->steps), before.roll, of_mover(numbering_, actor),
                                        counted(actor)))));
    if (effects.marked && effects.marked->points > 0) show_award(*effects.marked);
    if (effects.releve != Releve::None) line(words_(&PlayWords::releve));
    const bool ended = after.state().outcome && (!after.hand() || after.hand()->settled());
    if (ended && traits_of(after.options().format).pays_worth) show_end(after.state());
  }

  void show_roll(Side actor, const State& before, const Match& after) {
    const Roll r = after.state().roll;
    line("\n" + words_(&PlayWords::rolls, words::Who(name(actor)), words::Die1(int{r.a}),
                       words::Die2(int{r.b}), counting(actor)));
    if (after.hand()) return;  // what it is worth is the players' to see (R3)
    out_ << events_account(before.board, r, before.options, after.turn(), words_, of_mover(numbering_, actor),
                           counted(actor));
  }

  // Prints the events beside the board.
  void show_beside(const State& before, const GameEvent& event) {
    if (const auto* seats = std::get_if<TakeSeats>(&event)) {
      std::string names;
      for (const int player : seats->order) {
        const std::string& who = table_.config().seats[player].name;
        names += (names.empty() ? "" : ", ") + (who.empty() ? words_(&PlayWords::you) : shown_name(who));
      }
      line(words_(&PlayWords::seats, words::Names(names)));
    }
    if (const auto* suspending = std::get_if<Suspend>(&event))
      line(words_(suspending->game == CombineGame::Ecrire ? &PlayWords::suspends_ecrire
                                                          : &PlayWords::suspends_honours,
                  words::Who(name(before.to_act))));
    if (const auto* half = std::get_if<ThrowHalf>(&event))
      line(words_(&PlayWords::half_fiche, words::Die1(int{half->dice.back().a}),
                  words::Die2(int{half->dice.back().b})));
  }

  void show_settlement(const MatchLedger& account) {
    LedgerSheet sheet;
    for (const Seat& seat : table_.config().seats)
      sheet.names.push_back(seat.name.empty() ? words_(&PlayWords::you) : shown_name(seat.name));
    SheetLedger ledger;
    ledger.account = account;
    out_ << "\n" << written_account(sheet, ledger, words_);
  }

  void show_award(const Award& a) {
    line("  " + words_(&PlayWords::marks, words::Who(name(a.side)), words::Sum(award_account(a, words_))));
  }

  void show_end(const State& s) {
    const Outcome& o = *s.outcome;
    line("\n" + words_(o.by == Ending::Holes ? &PlayWords::wins_tour : &PlayWords::wins_by_resignation,
                       words::Who(name(o.winner)), words::Score1(s.marks.holes[o.winner]),
                       words::Score2(s.marks.holes[other(o.winner)]), words::Worth(worth_of(s).name)));
  }

  // A board kept by its players: their words to each other, and how to type them (section R).

  // Returns who speaks: the only person there is, otherwise the side whose moment it is.
  Side speaker(EventKind kind) const {
    for (const Side side : kSides)
      if (person_ && person_ == player_at(account_, side)) return side;
    return table_.game().hand()->side_of(kind);
  }

  // An early throw (R30) is asked for by its name only.
  bool enter_throws() const {
    const HandBoard* hand = table_.game().hand();
    if (!hand) return table_.state().stage == Stage::Roll;
    return !hand->referee().throws_early(speaker(EventKind::RollDice));
  }

  bool say_by_hand(const std::string& word, const std::string& rest) {
    const auto kind = typed(word);
    if (!kind || !table_.game().hand()) return false;
    trictrac::Words words = words_of(rest);
    for (std::string& w : words) {
      if (is_typed(w, &TypedWords::received) || is_typed(w, &TypedWords::received_as_read))
        w = name_of(MarkPart::Received);
      if (is_typed(w, &TypedWords::gained) || is_typed(w, &TypedWords::gained_as_read))
        w = name_of(MarkPart::Gained);
    }
    const auto action = parse_said(*kind, words, of_mover(numbering_, speaker(*kind)));
    if (action)
      ask_as(speaker(*kind), *action);
    else
      refused(not_understood(action.error()));
    return true;
  }

  void question_by_hand() {
    const HandBoard& hand = *table_.game().hand();
    const State& s = table_.state();
    const Side asked = asked_side(hand.referee());
    const words::Who who(name(asked));
    if (hand.referee().may(asked, EventKind::Agree)) return line(words_(&PlayWords::agreed, who));
    if (s.stage == Stage::Decide) return line(words_(&PlayWords::play_or_go, who));
    if (s.stage != Stage::Move) return line(words_(&PlayWords::mark_then_throw, who));
    line(words_(&PlayWords::mark_then_play, who, words::Dice(text_of("{}-{}", int{s.roll.a}, int{s.roll.b})),
                counting(asked)));
  }

  std::vector<HelpRow> help_by_hand() const {
    const auto word = [&](words::Sentence<> TypedWords::* text) { return words_(text); };
    const std::string school = word(&TypedWords::school), received = word(&TypedWords::received);
    return {row(word(&TypedWords::mark) + " 4", &PlayWords::help_mark),
            row(text_of("{} 4 · {} 4 {}", school, school, received), &PlayWords::help_school),
            row(word(&TypedWords::whole), &PlayWords::help_whole),
            row(word(&TypedWords::false_school) + " [4]", &PlayWords::help_false_school),
            row(word(&TypedWords::augment), &PlayWords::help_augment),
            row(text_of("{} [{}]", word(&TypedWords::rectify), received), &PlayWords::help_rectify),
            row(word(&TypedWords::reason), &PlayWords::help_reason),
            row(text_of("{} 5 · {}", word(&TypedWords::touch), word(&TypedWords::adoube)),
                &PlayWords::help_touch),
            row(text_of("{} · {} N", word(&TypedWords::remedies), word(&TypedWords::remedy)),
                &PlayWords::help_remedies),
            row(word(&TypedWords::invite), &PlayWords::help_invite)};
  }

  std::string name(Side side) const {
    return named(side, table_.config().seats[player_at(account_, side)].name);
  }

  // Returns whose view is drawn: the one person's while they sit at the board, else White's.
  Side reader() const { return person_ == player_at(account_, Side::Black) ? Side::Black : Side::White; }

  Counted counted(Side mover) const { return mover == reader() ? Counted::ByMover : Counted::ByOther; }

  // Returns how flèches are counted where the reader's opponent plays: ", flèches counted from your talon";
  // empty where the reader plays.
  words::Counting counting(Side mover) const {
    if (mover == reader()) return words::Counting("");
    return words::Counting(words_(person_ == player_at(account_, reader()) ? &PlayWords::counted_from_yours
                                                                           : &PlayWords::counted_from_white));
  }

  MatchLedger account_;  // who sits where: before the event being shown, else now
  Numbering numbering_;
};

}  // namespace

std::expected<void, std::string> run_terminal(Table table, Numbering numbering,
                                              const TerminalOptions& options) {
  return Terminal(std::move(table), numbering, options).run();
}

}  // namespace trictrac::cli

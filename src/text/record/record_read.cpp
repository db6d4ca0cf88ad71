#include <algorithm>
#include <sstream>

#include "base/text_of.h"
#include "base/utf8.h"
#include "game/match/sheet_ledger.h"
#include "game/rules/law.h"
#include "game/rules/refusal.h"
#include "text/marks_text.h"
#include "text/play_text.h"
#include "text/record/branches.h"
#include "text/record/record.h"
#include "text/record/record_line.h"
#include "text/record/record_tags.h"
#include "text/words.h"

namespace trictrac {
namespace {

using Fault = std::optional<RecordError>;
constexpr auto error = record_error;

// One thing is written and another due.
RecordError mismatch(RecordError error, RecordPart part, std::string written, std::string due) {
  error.mismatch = Mismatch{part, std::move(written), std::move(due)};
  return error;
}

RecordError wrong_number(int written, int due) {
  return mismatch(error(RecordFault::OutOfOrder, text_of("this should be roll {}", due)), RecordPart::Roll,
                  std::to_string(written), std::to_string(due));
}

RecordError wrong_turn(Side written, Side due) {
  return mismatch(error(RecordFault::OutOfOrder, text_of("it is the turn of {}", capital(due))),
                  RecordPart::Turn, std::string(1, capital(written)), std::string(1, capital(due)));
}

std::string without_primes(std::string text) {
  std::erase(text, '\'');
  return text;
}

std::string listed(const Words& words) { return words.empty() ? "nothing" : joined(words); }

std::string_view english(RecordPart part) {
  switch (part) {
    case RecordPart::RollerEvents: return "the roller's events";
    case RecordPart::OtherEvents: return "the opponent's events";
    case RecordPart::RollerMarks: return "the roller's marks";
    case RecordPart::OtherMarks: return "the opponent's marks";
    default: return name_of(part);
  }
}

class RecordReader {
 public:
  std::expected<Record, RecordError> read(std::string_view text) {
    std::istringstream in{std::string(without_byte_order_mark(text))};
    for (std::string line; std::getline(in, line);) {
      ++line_;
      if (!line.empty() && line.back() == '\r') line.pop_back();
      if (says_nothing(line)) continue;
      Fault fault = line[0] == '[' ? tag(line) : annotates(line) ? annotation(line) : body(line);
      if (fault) {
        fault->line = line_;
        return std::unexpected(*fault);
      }
    }
    if (const auto fault = settle()) return std::unexpected(*fault);
    if (const auto fault = agree_to_the_end()) return std::unexpected(*fault);
    if (const auto open = branches_.end()) return std::unexpected(*open);
    return std::move(record_);
  }

 private:
  Fault tag(const std::string& line) {
    if (begun_) return error(RecordFault::BadTag, "tags stand before the first roll");
    return read_tag(line, record_);
  }

  // Settles the rules and the format, once all tags are read.
  Fault settle() {
    if (begun_) return std::nullopt;
    begun_ = true;
    if (auto fault = settle_tags(record_)) return fault;
    printed_ = is_printed_by_hand(record_);
    if (printed_) keep_by_players(record_);
    numbering_ = numbering_of(record_);
    match_ = match_of(record_);
    plain_ = is_plain_tour(record_.match);
    writer_ = TurnWriter(numbering_);
    return std::nullopt;
  }

  // Reads an annotation of a study about the place that the lines before it have reached.
  Fault annotation(const std::string& line) {
    if (auto fault = settle()) return fault;
    return branches_.take(line, [this] { return open_variation(); }, [this] { return close_variation(); });
  }

  Fault open_variation() {
    if (auto fault = branches_.open({match_, writer_, rolls_, due_}, line_)) return fault;
    due_.clear();
    return std::nullopt;
  }

  Fault close_variation() {
    if (branches_.inside())
      if (auto fault = agree_to_the_end()) return fault;
    auto left = branches_.close();
    if (!left) return left.error();
    match_ = std::move(left->match);
    writer_ = std::move(left->writer);
    rolls_ = left->rolls;
    due_ = std::move(left->due);
    return std::nullopt;
  }

  Fault body(const std::string& line) {
    if (const auto fault = settle()) return fault;
    const Words words = words_of(line);
    if (words[0] == "=") return check(words);
    due_.clear();  // check lines may be left out
    if (words[0] == "half") return half(words);
    if (words.size() > 1 && words[1] == "seats") return seats(words);
    const bool says_actions = match_.hand() && !printed_;
    if (words.size() == 2 && (words[1] == "wins" || words[1] == "resigns" || !says_actions))
      return ending(words);
    if (words.size() == 3 && words[2] == "lead") return lead(words);
    if (says_actions) return by_hand(words);
    const auto turn = read_turn(line);
    if (!turn) return turn.error();
    return this->turn(*turn);
  }

  // A roll, or an action on its own line.
  Fault by_hand(const Words& words) {
    if (!words[0].ends_with('.')) return said(words);
    if (words.size() != 3)
      return error(RecordFault::BadLine,
                   "a roll is written: number. W or B, dice; what is done with it below");
    const auto head = read_roll_head(words);
    if (!head) return head.error();
    if (head->n != rolls_ + 1) return wrong_number(head->n, rolls_ + 1);
    ++rolls_;
    if (match_.awaits() != Awaits::Tour || state().stage == Stage::Roll) return throw_dice(*head);
    return done_by(head->side, RollDice{head->roll});
  }

  Fault said(const Words& words) {
    const auto logged = read_action(words, numbering_);
    return logged ? done_by(logged->side, logged->event) : Fault(logged.error());
  }

  Fault done_by(Side side, const GameEvent& event) {
    const bool said = is_said(kind_of(event)) || std::holds_alternative<Resign>(event);
    const Side due = said ? side : acting_side(match_, event);
    if (side != due) return wrong_turn(side, due);
    return act(side, event);
  }

  Fault seats(const Words& words) {
    TakeSeats taken{{}};
    for (std::size_t i = 2; i < words.size(); ++i)
      taken.order.push_back(number_in(words[i], 0, kMostPlayers).value_or(-1));
    if (match_.awaits() != Awaits::Seats)
      return error(RecordFault::OutOfOrder,
                   "seats are given first of all, and only for more than two players");
    if (!act(taken)) return std::nullopt;
    return error(RecordFault::BadLine,
                 text_of("seats is followed by the number of each player once, from 0 to {}",
                         match_.options().players - 1));
  }

  Fault lead(const Words& words) {
    const auto side = side_of_capital(words[1]);
    if (!side)
      return error(RecordFault::BadLine, "\"" + words[1] + "\" should be the side that throws first, W or B");
    return act(TakeLead{*side, std::nullopt});
  }

  // S3: the die of the player to be paid, and of the one to pay.
  Fault half(const Words& words) {
    const auto paid = words.size() == 3 ? number_in(words[1], 1, 6) : std::nullopt;
    const auto pays = words.size() == 3 ? number_in(words[2], 1, 6) : std::nullopt;
    if (!paid || !pays)
      return error(RecordFault::BadDice, "half is followed by two dice from 1 to 6, such as half 5 3");
    return act(ThrowHalf{{Roll{static_cast<std::uint8_t>(*paid), static_cast<std::uint8_t>(*pays)}}});
  }

  Fault ending(const Words& words) {
    const auto side = side_of_capital(words[0]);
    if (side && words[1] == "resigns") return act(Resign{*side});
    if (!side || words[1] != "wins")
      return error(RecordFault::BadLine, "\"" + listed(words) + "\" is not understood here");
    const auto& outcome = state().outcome;
    if (!outcome || outcome->winner != *side)
      return error(RecordFault::BadMarks, "according to the marks, " + words[0] + " has not won");
    return agree_to_the_end();
  }

  // A line of the account: the first of its kind that is due says what should be written.
  Fault check(const Words& words) {
    const std::string written = listed(words);
    for (auto due = due_.begin(); due != due_.end(); ++due) {
      if (words.size() < 2 || words_of(*due)[1] != words[1]) continue;
      if (*due != written)
        return mismatch(
            error(RecordFault::BadAccount, "\"" + written + "\" is written; it should be \"" + *due + "\""),
            RecordPart::MatchLedger, written, *due);
      due_.erase(due);
      return std::nullopt;
    }
    std::string all;
    for (const std::string& due : due_) all += (all.empty() ? "" : ", ") + ("\"" + due + "\"");
    return mismatch(error(RecordFault::BadAccount, "\"" + written + "\" is written; it should be " +
                                                       (all.empty() ? "nothing" : all) + " here"),
                    RecordPart::MatchLedger, written, all);
  }

  Fault turn(const WrittenTurn& t) {
    if (printed_ && record_.options.marking != Marking::Hand)
      return error(RecordFault::BadLine,
                   "with moves=touch every action has a line of its own: add [Lines \"actions\"]");
    if (const auto fault = agree_to_the_end()) return fault;
    if (match_.over()) return error(RecordFault::OutOfOrder, "the " + what() + " is already over");
    const int expected = writer_.due().head.n + 1;
    if (t.head.n != expected) return wrong_number(t.head.n, expected);
    const bool marked = starts_with_roll();  // what the roll of a position gave has been marked already
    if (const auto fault = throw_dice(t.head)) return fault;
    if (printed_) return printed_turn(t, marked);
    if (const auto fault = decide(t)) return fault;
    if (const auto fault = play(t)) return fault;
    return compare(t);
  }

  // A roll at a wooden board, as what its players did (section R): marks forgotten, an école claimed, a
  // fausse case left where it is written so.
  Fault printed_turn(const WrittenTurn& t, bool marked) {
    const Side roller = state().to_act;
    const Turn turn = match_.turn();
    if (!marked) {
      writer_.begin(state(), turn);
      if (const auto fault = mark(roller, t.roller_marks, turn.events.points_roller())) return fault;
    }
    if (const auto fault = decide(t)) return fault;
    if (t.decision == Decision::Go) {
      if (const auto fault = act(match_.hand()->referee().asked_to_agree(), Agree{})) return fault;
    } else {
      if (const auto fault = play(t)) return fault;
      const bool played = state().stage != Stage::Over && t.play != "...";
      if (played)
        if (const auto fault = mark(other(roller), t.other_marks, turn.events.points_other())) return fault;
    }
    return compare(t);
  }

  // Reads the marks of `side` for the roll, and the école they claimed; missing marks were made as due.
  Fault mark(Side side, const Words& marks, int due) {
    const auto made = read_printed_marks(marks, due);
    if (!made) return made.error();
    if (made->ecole > 0 && side == writer_.due().head.side)
      return error(RecordFault::BadMarks,
                   "an école is written where it is claimed: in the marks of the opponent of the roller");
    writer_.mark_by_hand(awarded(side, made->points + made->ecole, made->holes), due, *made);
    const Award own = awarded(side, made->points, made->holes);
    if (own.points > 0 || own.holes > 0)
      if (const auto fault = act(side, Mark{made->points, own.holes})) return fault;
    if (made->ecole == 0) return std::nullopt;
    return act(side, ClaimEcole{made->ecole, part_in_dispute(side, made->ecole)});
  }

  // Returns the award for that many points, with `holes` pegged.
  Award awarded(Side side, int points, std::optional<int> holes) const {
    Marks marks = state().marks;
    Award a = award(marks, side, points);
    marks.holes[side] += holes.value_or(a.holes) - a.holes;
    a.holes = holes.value_or(a.holes);
    end_at_goal(marks, record_.options.goal, a);
    return a;
  }

  // Returns which of the opponent's marks is wrong by that many points.
  MarkPart part_in_dispute(Side side, int points) const {
    const referee::Referee& game = match_.hand()->referee();
    const Side marked = other(side);
    const bool received = game.disputes(marked, MarkPart::Received) &&
                          game.disputed(marked, MarkPart::Received).school() == points;
    const bool gained =
        game.disputes(marked, MarkPart::Gained) && game.disputed(marked, MarkPart::Gained).school() == points;
    return received && !gained ? MarkPart::Received : MarkPart::Gained;
  }

  // The loser of a round that was won at a wooden board disputes nothing more.
  Fault agree_to_the_end() {
    if (!printed_ || !state().outcome || match_.hand()->settled()) return std::nullopt;
    return act(other(state().outcome->winner), Agree{});
  }

  Fault throw_dice(const RollHead& head) {
    const Awaits now = match_.awaits();
    if (now == Awaits::Seats)
      return error(RecordFault::OutOfOrder, "the seats are given first, such as 0. seats 2 0 1");
    if (now == Awaits::Half)
      return error(RecordFault::OutOfOrder, "the half fiche must be thrown for first, such as half 5 3");
    if (now == Awaits::Lead) {
      if (record_.options.lead != Lead::ThrowAnew) return act(TakeLead{head.side, head.roll});
      if (const auto fault = act(TakeLead{head.side, std::nullopt})) return fault;
    }
    if (starts_with_roll()) return take_up(head);
    if (state().stage != Stage::Roll)
      return error(RecordFault::OutOfOrder, "the roll before this one has not been finished");
    if (state().to_act != head.side) return wrong_turn(head.side, state().to_act);
    return act(RollDice{head.roll});
  }

  // Returns whether the position has its roll, and no action has followed yet.
  bool starts_with_roll() const {
    return writer_.due().head.n == 0 && (state().stage == Stage::Move || state().stage == Stage::Decide);
  }

  Fault take_up(const RollHead& head) {
    const State& s = state();
    const std::string due = text_of("{} {}", capital(s.to_act), roll_text(s.roll)),
                      written = text_of("{} {}", capital(head.side), roll_text(head.roll));
    if (due != written)
      return mismatch(error(RecordFault::OutOfOrder,
                            text_of("the position has its roll: this should be {}. {}", head.n, due)),
                      RecordPart::Roll, written, due);
    writer_.begin(s, match_.turn());
    return std::nullopt;
  }

  Fault decide(const WrittenTurn& t) {
    if (state().stage != Stage::Decide)
      return t.decision ? Fault(error(RecordFault::BadMarks,
                                      "no hole was made on this roll: there is nothing to decide"))
                        : std::nullopt;
    if (!t.decision) {
      if (t.play.empty() || t.play == "...") return std::nullopt;
      return error(RecordFault::BadMarks, "a hole was made: T (tient) or V (s'en va) must be written");
    }
    switch (*t.decision) {
      case Decision::Hold: return act(Hold{});
      case Decision::Go: return act(Go{});
      case Decision::SuspendEcrire: return suspend(CombineGame::Ecrire);
      case Decision::SuspendHonours: return suspend(CombineGame::Honours);
    }
    return std::nullopt;
  }

  Fault suspend(CombineGame game) {
    if (may_suspend(match_, game)) return act(Suspend{game});
    return error(RecordFault::OutOfOrder,
                 "SE and SH suspend a game of combiné, and only while none is suspended");
  }

  Fault play(const WrittenTurn& t) {
    const Stage stage = state().stage;
    if (t.play == "...") return std::nullopt;
    if (stage != Stage::Move) {
      if (t.play.empty()) return std::nullopt;
      return error(RecordFault::OutOfOrder, "nothing is played here");
    }
    const auto steps = t.landings ? landings(t.play) : parse_play(t.play, named());
    if (!steps) return error(RecordFault::BadPlay, steps.error());
    if (steps->size() > 2) return error(RecordFault::BadPlay, "a roll has two numbers: two steps at most");
    const PlayMen played{as_play(state().board, state().roll, *steps)};
    if (printed_ && !t.let_stand)
      if (auto broken =
              refuse(state().board, state().roll, state().options, match_.turn(), played.steps.span()))
        return rejected({ActionProblem::Refused, std::move(broken)}, played);
    return act(played);
  }

  std::expected<std::vector<Step>, std::string> landings(const std::string& text) {
    std::vector<Fleche> at;
    for (const std::string& w : words_of(text)) {
      if (w == "-") continue;
      const auto f = parse_fleche(w, named());
      if (!f) return std::unexpected("\"" + w + "\" is not a flèche");
      at.push_back(*f);
    }
    const State& s = state();
    return play_from_landings(legal_sequences(s.board, s.roll, s.options, match_.turn()), s.roll, at);
  }

  Fault act(const GameEvent& event) { return act(acting_side(match_, event), event); }

  Fault act(Side side, const GameEvent& event) {
    const State before = state();
    const MatchLedger account = plain_ ? MatchLedger{} : match_.account();
    const auto effects = match_.act(side, event);
    if (!effects) return rejected(effects.error(), event);
    branches_.add({side, event});
    if (!match_.hand()) writer_.follow(before, event, effects->effects, match_.tour());
    if (effects->account_changed && !plain_)
      for (std::string& line : account_lines(account, match_.account())) due_.push_back(std::move(line));
    return std::nullopt;
  }

  RecordError rejected(const ActionError& r, const GameEvent& event) const {
    if (r.refusal) {
      const LawText& law = text(r.refusal->law);
      const Steps& steps = std::get<PlayMen>(event).steps;
      const Play made = as_play(state().board, state().roll, steps.span());
      const std::string play = play_text(made, state().roll, named());
      return mismatch(error(RecordFault::Refused, text_of("{} breaks {}: {}", play, law.rule, law.english)),
                      RecordPart::Law, play, std::string(law.code));
    }
    if (!r.rule.empty()) return error(RecordFault::Refused, text_of("{}: {}", r.rule, r.what));
    switch (r.why) {
      case ActionProblem::GameOver:
        return error(RecordFault::OutOfOrder, "the " + what() + " is already over");
      case ActionProblem::BadRoll:
        return error(RecordFault::BadDice,
                     std::holds_alternative<ThrowHalf>(event)
                         ? "equal dice decide nothing: throw again for the half fiche (S3)"
                         : "this roll cannot open a tour (K9)");
      default: return error(RecordFault::OutOfOrder, "this cannot be done at this stage of the game");
    }
  }

  // Finds the first difference between the record and the rules; events or marks may be left out.
  Fault compare(const WrittenTurn& t) {
    const TurnWords& due = writer_.due();
    if (t.has_events) {
      if (const auto f = differ(RecordPart::RollerEvents, sorted(t.roller_events), sorted(due.roller_events)))
        return f;
      if (const auto f = differ(RecordPart::OtherEvents, sorted(t.other_events), sorted(due.other_events)))
        return f;
    }
    if (!t.has_marks) return std::nullopt;
    if (const auto f = differ(RecordPart::RollerMarks, t.roller_marks, due.roller_marks)) return f;
    return differ(RecordPart::OtherMarks, t.other_marks, due.other_marks);
  }

  Fault differ(RecordPart part, const Words& written, const Words& due) const {
    if (written == due) return std::nullopt;
    return mismatch(error(RecordFault::BadMarks, text_of("{} are written as {}; by the rules they are {}",
                                                         english(part), listed(written), listed(due))),
                    part, joined(written), joined(due));
  }

  Words sorted(Words words) const {
    for (std::string& w : words) w = without_primes(w);
    std::sort(words.begin(), words.end());
    return words;
  }

  const State& state() const { return match_.state(); }
  Numbering named() const { return of_mover(numbering_, state().to_act); }
  std::string what() const { return plain_ ? "tour" : "match"; }

  // The state of a line that was left for a variation, which goes on at its end.
  struct Held {
    Match match;
    TurnWriter writer;
    int rolls;
    std::vector<std::string> due;
  };

  int line_ = 0;
  bool begun_ = false;
  bool printed_ = false;  // a game marked by hand, with a line for each roll
  Record record_;
  Branches<Held> branches_{record_.events, record_.annotations};
  Numbering numbering_ = Numbering::OneTo24;
  Match match_;
  bool plain_ = true;
  TurnWriter writer_{Numbering::OneTo24};
  int rolls_ = 0;                 // read, each action having its own line
  std::vector<std::string> due_;  // lines of the account that may follow now
};

}  // namespace

std::expected<Record, RecordError> parse_record(std::string_view text) { return RecordReader().read(text); }

}  // namespace trictrac

#include <algorithm>
#include <sstream>

#include "text/play_text.h"
#include "text/record/account_lines.h"
#include "text/record/record.h"
#include "text/record/record_line.h"
#include "text/record/record_tags.h"
#include "text/record/record_turn.h"

namespace trictrac {
namespace {

using Fault = std::optional<RecordError>;
constexpr auto error = record_error;

// One thing is written and another due.
RecordError mismatch(RecordError error, std::string what, std::string written, std::string due) {
  error.what = std::move(what);
  error.written = std::move(written);
  error.due = std::move(due);
  return error;
}

std::string without_primes(std::string text) {
  std::erase(text, '\'');
  return text;
}

std::string listed(Words words) {
  std::string text;
  for (const std::string& w : words) text += (text.empty() ? "" : " ") + w;
  return text.empty() ? "nothing" : text;
}

std::string without_nothing(const Words& words) { return words.empty() ? "" : listed(words); }

// What a line may tell beside the play.
struct Told {
  const char* code;
  const char* english;
};
constexpr Told kRollerEvents{"roller_events", "the roller's events"};
constexpr Told kOtherEvents{"other_events", "the other's events"};
constexpr Told kRollerMarks{"roller_marks", "the roller's marks"};
constexpr Told kOtherMarks{"other_marks", "the other's marks"};

class RecordReader {
 public:
  std::expected<Record, RecordError> read(std::string_view text) {
    std::istringstream in{std::string(text)};
    for (std::string line; std::getline(in, line);) {
      ++line_;
      if (!line.empty() && line.back() == '\r') line.pop_back();
      if (says_nothing(line)) continue;
      Fault fault = line[0] == '[' ? tag(line) : body(line);
      if (fault) {
        fault->line = line_;
        return std::unexpected(*fault);
      }
    }
    if (const auto fault = settle()) return std::unexpected(*fault);
    return record_;
  }

 private:
  Fault tag(const std::string& line) {
    if (begun_) return error("bad_tag", "tags stand before the first roll");
    return read_tag(line, record_);
  }

  // What is played, once all tags are read.
  Fault settle() {
    if (begun_) return std::nullopt;
    begun_ = true;
    if (auto fault = settle_tags(record_)) return fault;
    numbering_ = numbering_of(record_);
    match_ = Match(record_.match, record_.start);
    plain_ = is_plain_tour(record_.match);
    writer_ = TurnWriter(numbering_);
    return std::nullopt;
  }

  Fault body(const std::string& line) {
    if (const auto fault = settle()) return fault;
    const Words words = words_of(line);
    if (words[0] == "=") return check(words);
    due_.clear();  // check lines may be left out
    if (words[0] == "half") return half(words);
    if (words.size() > 1 && words[1] == "seats") return seats(words);
    if (words.size() == 2) return ending(words);
    if (words.size() == 3 && words[2] == "lead") return lead(words);
    const auto turn = read_turn(line);
    if (!turn) return turn.error();
    return this->turn(*turn);
  }

  Fault seats(const Words& words) {
    TakeSeats taken;
    for (std::size_t i = 2; i < words.size(); ++i) taken.order.push_back(number_in(words[i]).value_or(-1));
    if (match_.awaits() != Awaits::Seats)
      return error("out_of_order", "seats are told first of all, and only for more than two players");
    if (!act(taken)) return std::nullopt;
    return error("bad_line", "seats names each player once, by his number from 0 to " +
                                 std::to_string(match_.options().players - 1));
  }

  Fault lead(const Words& words) {
    const auto side = side_of_letter(words[1]);
    if (!side) return error("bad_line", "\"" + words[1] + "\" should be who leads, W or B");
    return act(TakeLead{*side, std::nullopt});
  }

  // S3: the die of who would be paid, and of who would pay.
  Fault half(const Words& words) {
    const auto paid = words.size() == 3 ? die_in(words[1]) : std::nullopt;
    const auto pays = words.size() == 3 ? die_in(words[2]) : std::nullopt;
    if (!paid || !pays)
      return error("bad_dice", "half is followed by two dice from 1 to 6, such as half 5 3");
    return act(HalfThrown{*paid, *pays});
  }

  Fault ending(const Words& words) {
    const auto side = side_of_letter(words[0]);
    if (side && words[1] == "resigns") return act(Resign{*side});
    if (!side || words[1] != "wins")
      return error("bad_line", "\"" + listed(words) + "\" is not understood here");
    const auto& outcome = state().outcome;
    if (!outcome || outcome->winner != *side)
      return error("bad_marks", "by the marks " + words[0] + " has not won");
    return std::nullopt;
  }

  // A line of the account: the first of its kind that is due says what should be written.
  Fault check(const Words& words) {
    const std::string written = listed(words);
    for (auto due = due_.begin(); due != due_.end(); ++due) {
      if (words.size() < 2 || words_of(*due)[1] != words[1]) continue;
      if (*due != written)
        return mismatch(error("bad_account", "\"" + written + "\" is written; due is \"" + *due + "\""),
                        "account", written, *due);
      due_.erase(due);
      return std::nullopt;
    }
    std::string all;
    for (const std::string& due : due_) all += (all.empty() ? "" : ", ") + ("\"" + due + "\"");
    return mismatch(error("bad_account", "\"" + written + "\" is written; due is " +
                                             (all.empty() ? "nothing" : all) + " here"),
                    "account", written, all);
  }

  Fault turn(const WrittenTurn& t) {
    if (match_.over()) return error("out_of_order", "the " + what() + " is already over");
    const int expected = writer_.tokens().n + 1;
    if (t.n != expected)
      return mismatch(error("out_of_order", "this should be roll " + std::to_string(expected)), "roll",
                      std::to_string(t.n), std::to_string(expected));
    if (const auto fault = throw_dice(t)) return fault;
    if (const auto fault = mark_by_hand(t.roller_marks)) return fault;
    if (const auto fault = decide(t)) return fault;
    if (const auto fault = play(t)) return fault;
    if (const auto fault = mark_by_hand(t.other_marks)) return fault;
    return compare(t);
  }

  Fault throw_dice(const WrittenTurn& t) {
    const Awaits now = match_.awaits();
    if (now == Awaits::Seats)
      return error("out_of_order", "the seats are told first, such as 0. seats 2 0 1");
    if (now == Awaits::Half)
      return error("out_of_order", "half a fiche is still to be thrown for, such as half 5 3");
    if (now == Awaits::Lead) {
      if (record_.options.lead != Lead::ThrowAnew) return act(TakeLead{t.side, t.roll});
      if (const auto fault = act(TakeLead{t.side, std::nullopt})) return fault;
    }
    if (state().stage != Stage::Roll)
      return error("out_of_order", "the roll before this one has not been finished");
    if (state().to_act != t.side)
      return mismatch(
          error("out_of_order", std::string("it is the turn of ") + (t.side == Side::White ? "B" : "W")),
          "turn", t.side == Side::White ? "W" : "B", t.side == Side::White ? "B" : "W");
    return act(Throwing{t.roll});
  }

  Fault decide(const WrittenTurn& t) {
    if (state().stage != Stage::Decide)
      return t.decision.empty()
                 ? std::nullopt
                 : Fault(error("bad_marks", "no hole was made on this roll: there is nothing to decide"));
    if (t.decision == "V") return act(Go{});
    if (t.decision == "T") return act(Hold{});
    if (t.decision == "SE" || t.decision == "SH")
      return suspend(t.decision == "SE" ? Game::Ecrire : Game::Honours);
    if (t.play.empty() || t.play == "...") return std::nullopt;
    return error("bad_marks", "a hole was made: T (tient) or V (s'en va) must be written");
  }

  Fault suspend(Game game) {
    if (may_suspend(match_, game)) return act(Suspending{game});
    return error("out_of_order", "SE and SH suspend one game of combiné, and only while none is suspended");
  }

  Fault play(const WrittenTurn& t) {
    const Stage stage = state().stage;
    if (t.play == "...") return std::nullopt;
    if (stage != Stage::Move) {
      if (t.play.empty() || stage == Stage::Mark) return std::nullopt;
      return error("out_of_order", "nothing is played here");
    }
    const auto steps = t.landings ? landings(t.play) : parse_play(t.play, numbering_);
    if (!steps) return error("bad_play", steps.error());
    if (steps->size() > 2) return error("bad_play", "a roll has two numbers: two steps at most");
    Playing p;
    for (const Step& s : *steps) p.play.steps[p.play.size++] = s;
    p.play.numbers = p.play.size;
    p.let_stand = t.let_stand;
    return act(p);
  }

  std::expected<std::vector<Step>, std::string> landings(const std::string& text) {
    std::vector<Fleche> at;
    for (const std::string& w : words_of(text)) {
      if (w == "-") continue;
      const auto f = parse_fleche(w, numbering_);
      if (!f) return std::unexpected("\"" + w + "\" is not a flèche");
      at.push_back(*f);
    }
    const State& s = state();
    return play_from_landings(lawful_sequences(s.board, s.roll, s.options, match_.tour().turn()), s.roll, at);
  }

  // At Stage::Mark only; what is not written was marked as due.
  Fault mark_by_hand(const Words& marks) {
    const State& s = state();
    if (s.stage != Stage::Mark) return std::nullopt;
    const auto marking = read_hand_marking(marks, due_to(s.marker, s, match_.tour().turn()));
    return marking ? act(*marking) : Fault(marking.error());
  }

  Fault act(const MatchAction& action) {
    const State before = state();
    const Account account = plain_ ? Account{} : match_.account();
    const auto effects = match_.act(action);
    if (!effects) return rejected(effects.error(), action);
    record_.actions.push_back(action);
    writer_.follow(before, action, effects->effects, match_.tour());
    if (effects->account_changed && !plain_)
      for (std::string& line : account_lines(account, match_.account())) due_.push_back(std::move(line));
    return std::nullopt;
  }

  RecordError rejected(const Rejection& r, const MatchAction& action) const {
    if (r.refusal) {
      const LawText& law = text(r.refusal->law);
      const auto& playing = std::get<Playing>(std::get<Action>(action)).play;
      const std::string play = play_text(playing, state().roll, numbering_);
      return mismatch(
          error("refused", play + " breaks " + std::string(law.rule) + ": " + std::string(law.english)),
          "law", play, std::string(law.code));
    }
    switch (r.why) {
      case Objection::GameOver: return error("out_of_order", "the " + what() + " is already over");
      case Objection::BadRoll:
        return error("bad_dice", std::holds_alternative<HalfThrown>(action)
                                     ? "equal dice decide nothing: half a fiche is thrown for again (S3)"
                                     : "this roll cannot open a tour (K9)");
      case Objection::BadMarks: return error("bad_marks", "points are even and not below zero");
      default: return error("out_of_order", "this cannot be done at this stage of the game");
    }
  }

  // The first thing written that differs from what the rules give; events or marks may be left out.
  Fault compare(const WrittenTurn& t) {
    const TurnTokens& due = writer_.tokens();
    if (t.tells_events) {
      if (const auto f = differ(kRollerEvents, sorted(t.roller_events), sorted(due.roller_events))) return f;
      if (const auto f = differ(kOtherEvents, sorted(t.other_events), sorted(due.other_events))) return f;
    }
    if (!t.tells_marks) return std::nullopt;
    if (const auto f = differ(kRollerMarks, t.roller_marks, due.roller_marks)) return f;
    return differ(kOtherMarks, t.other_marks, due.other_marks);
  }

  Fault differ(const Told& told, const Words& written, const Words& due) const {
    if (written == due) return std::nullopt;
    return mismatch(error("bad_marks", std::string(told.english) + " are written as " + listed(written) +
                                           "; by the rules they are " + listed(due)),
                    told.code, without_nothing(written), without_nothing(due));
  }

  Words sorted(Words words) const {
    for (std::string& w : words) w = without_primes(w);
    std::sort(words.begin(), words.end());
    return words;
  }

  const State& state() const { return match_.state(); }
  std::string what() const { return plain_ ? "tour" : "match"; }

  int line_ = 0;
  bool begun_ = false;
  Record record_;
  Numbering numbering_ = Numbering::OneTo24;
  Match match_;
  bool plain_ = true;
  TurnWriter writer_{Numbering::OneTo24};
  std::vector<std::string> due_;  // lines of the account that may follow now
};

}  // namespace

std::expected<Record, RecordError> parse_record(std::string_view text) { return RecordReader().read(text); }

}  // namespace trictrac

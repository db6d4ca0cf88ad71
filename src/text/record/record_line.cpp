#include "text/record/record_line.h"

#include <limits>
#include <span>
#include <type_traits>

#include "base/assert.h"
#include "base/enum_table.h"
#include "base/text_of.h"
#include "game/rules/tariff.h"
#include "text/hand_text.h"
#include "text/marks_text.h"
#include "text/play_text.h"
#include "text/words.h"

namespace trictrac {

namespace {

// T (tient), V (s'en va) …
constexpr EnumTable<Decision, Decision::SuspendHonours, std::string_view> kDecisions({
    {Decision::Hold, "T"},
    {Decision::Go, "V"},
    {Decision::SuspendEcrire, "SE"},
    {Decision::SuspendHonours, "SH"},
});

std::unexpected<RecordError> wrong(RecordFault fault, std::string message) {
  return std::unexpected(record_error(fault, std::move(message)));
}

constexpr int kMostRolls = std::numeric_limits<int>::max();

bool is_mark(const std::string& w) {
  if (w == "b" || w == "M" || w == "H" || w.starts_with("E+")) return true;
  if (w[0] == 'r' || w[0] == '+') return w.size() > 1;
  return w.find('+') != std::string::npos;
}

// The number after the last plus: 4 in 0+4, E+4 and +4h.
std::optional<int> amount_in(const std::string& word) {
  const std::size_t plus = word.rfind('+');
  if (plus == std::string::npos) return std::nullopt;
  std::string digits = word.substr(plus + 1);
  if (digits.ends_with('h')) digits.pop_back();
  return number_in(digits, 0, kMostMarkedAtOnce);
}

// "{a b / c}" is taken out of the line.
void take_events(std::string& line, WrittenTurn& t) {
  const std::size_t open = line.find('{'), close = line.find('}');
  if (open == std::string::npos || close == std::string::npos || close < open) return;
  t.has_events = true;
  Words* into = &t.roller_events;
  for (std::string w : words_of(line.substr(open + 1, close - open - 1))) {
    if (w == "/")
      into = &t.other_events;
    else
      into->push_back(std::move(w));
  }
  line.replace(open, close - open + 1, " ");
}

bool is_play(const std::string& w) {
  return w == "..." || w == "-" || (w.size() > 1 && w.find('/') != std::string::npos) ||
         (!is_mark(w) && w != "/" && w != "F" && !kDecisions.find(w));
}

}  // namespace

RecordError record_error(RecordFault fault, std::string message) {
  return {0, fault, std::move(message), {}};
}

std::expected<RollHead, RecordError> read_roll_head(const Words& words) {
  TRICTRAC_ASSERT(words.size() >= 3);
  const std::string_view number = words[0];
  const auto n =
      number.ends_with('.') ? number_in(number.substr(0, number.size() - 1), 0, kMostRolls) : std::nullopt;
  if (!n)
    return wrong(RecordFault::BadLine,
                 text_of("\"{}\" should be the number of the roll with a point, such as 9.", number));
  const auto side = side_of_capital(words[1]);
  if (!side) return wrong(RecordFault::BadLine, text_of("\"{}\" should be the roller, W or B", words[1]));
  const auto roll = roll_of(words[2]);
  if (!roll)
    return wrong(RecordFault::BadDice,
                 text_of("\"{}\" should be two dice from 1 to 6, such as 42", words[2]));
  return RollHead{*n, *side, *roll};
}

std::expected<PrintedMarks, RecordError> read_printed_marks(const Words& marks, int due) {
  PrintedMarks m{due, 0, std::nullopt};
  std::optional<int> total, holes;
  for (const std::string& w : marks) {
    std::optional<int>* amount = nullptr;
    std::optional<int> ecole;
    if (w.starts_with("E+"))
      amount = &ecole;
    else if (w.ends_with('h'))
      amount = &holes;
    else if (w.find('+') != std::string::npos)
      amount = &total;
    if (amount) *amount = amount_in(w);
    if (amount && !*amount)
      return wrong(RecordFault::BadMarks,
                   text_of("\"{}\" should be an amount from 0 to {}", w, kMostMarkedAtOnce));
    if (ecole) m.ecole = *ecole;
    if (w == "H") m.holes = holes;
  }
  if (total) m.points = *total - m.ecole;
  if (m.points < 0 || m.points % 2 != 0 || m.ecole % 2 != 0)
    return wrong(RecordFault::BadMarks, "points are even and not below zero");
  return m;
}

std::expected<WrittenTurn, RecordError> read_turn(std::string line) {
  WrittenTurn t;
  take_events(line, t);
  const Words words = words_of(line);
  if (words.size() < 3)
    return wrong(RecordFault::BadLine, "a roll is written: number. W or B, dice, colon, play");
  const auto head = read_roll_head(words);
  if (!head) return std::unexpected(head.error());
  t.head = *head;
  std::size_t i = 3;
  t.landings = i >= words.size() || words[i] != ":";
  if (!t.landings) ++i;
  for (; i < words.size() && is_play(words[i]); ++i) t.play += (t.play.empty() ? "" : " ") + words[i];
  Words* into = &t.roller_marks;
  for (; i < words.size(); ++i) {
    const std::string& w = words[i];
    if (w == "F") {
      t.let_stand = true;
    } else if (const auto decision = kDecisions.find(w); decision && into == &t.roller_marks) {
      t.decision = decision;
    } else if (w == "/") {
      into = &t.other_marks;
    } else if (is_mark(w)) {
      into->push_back(w);
      t.has_marks = true;
    } else {
      return wrong(RecordFault::BadLine, text_of("\"{}\" is not understood here", w));
    }
  }
  return t;
}

namespace {

std::string event_text(const Event& e, Numbering n) {
  std::string text(tariff(e.jan).name);
  if (tariff(e.jan).names_fleches) {
    FlecheSet at = e.at;
    char before = '@';
    while (at) {
      text += before + fleche_text(pop(at), n);
      before = ',';
    }
  }
  return text_of("{}:{}:{}", text, e.ways, e.points);
}

Words mark_words(const Award& a, int due, const PrintedMarks& made) {
  Words into{text_of("{}+{}", a.had, a.points)};
  if (made.points != due) into.push_back("M");
  if (made.ecole > 0) into.push_back(text_of("E+{}", made.ecole));
  if (a.holes > 0 || made.holes) {
    into.push_back(text_of("+{}h", a.holes));
    if (made.holes) into.push_back("H");
    if (a.bredouille) into.push_back("b");
    into.push_back(text_of("r{}", a.rest));
  }
  return into;
}

// With a blank before it, if there is any.
std::string added(const Words& words) { return words.empty() ? "" : " " + joined(words); }

}  // namespace

void TurnWriter::begin(const State& s, const Turn& turn) {
  due_ = {{due_.head.n + 1, s.to_act, s.roll}, "...", {}, {}, {}, {}, {}};
  for (const Event& e : turn.events)
    (e.to() == To::Roller ? due_.roller_events : due_.other_events)
        .push_back(event_text(e, of_mover(numbering_, s.to_act)));
}

void TurnWriter::mark_by_hand(const Award& a, int due, const PrintedMarks& made) {
  const bool as_due = made.points == due && made.ecole == 0 && !made.holes;
  if (a.points > 0 || !as_due) keep_marks(a.side, mark_words(a, due, made));
}

void TurnWriter::follow(const State& before, const GameEvent& event, const Effects& effects,
                        const Tour& tour) {
  if (effects.judged) begin(tour.state(), tour.turn());
  if (const auto* playing = std::get_if<PlayMen>(&event)) {
    const Play play = as_play(before.board, before.roll, playing->steps.span());
    due_.play = play_text(play, before.roll, of_mover(numbering_, before.to_act));
  }
  if (const auto* s = std::get_if<Suspend>(&event))
    due_.decision = s->game == CombineGame::Ecrire ? Decision::SuspendEcrire : Decision::SuspendHonours;
  if (std::holds_alternative<Hold>(event)) due_.decision = Decision::Hold;
  if (std::holds_alternative<Go>(event)) due_.decision = Decision::Go, due_.play.clear();
  if (const auto& a = effects.marked; a && a->points > 0)
    keep_marks(a->side, mark_words(*a, a->points, {a->points}));
  const auto& outcome = tour.state().outcome;
  const bool won_on_roll = outcome && outcome->by == Ending::Holes && outcome->winner == due_.head.side;
  if (won_on_roll) due_.play.clear();
}

std::string print_turn(const TurnWords& t) {
  std::string text = text_of("{}. {} {} :", t.head.n, capital(t.head.side), roll_text(t.head.roll));
  if (!t.play.empty()) text += " " + t.play;
  if (!t.roller_events.empty() || !t.other_events.empty())
    text +=
        " {" + joined(t.roller_events) + (t.other_events.empty() ? "" : " /") + added(t.other_events) + "}";
  text += added(t.roller_marks);
  if (t.decision) text.append(" ").append(kDecisions[*t.decision]);
  if (!t.other_marks.empty()) text += " /" + added(t.other_marks);
  return text;
}

namespace {

// The men as they were put, legal or not.
std::string put_text(const Steps& steps, Numbering n) {
  std::string text;
  for (const Step s : steps) text += text_of(" {}/{}", fleche_text(s.from, n), fleche_text(s.to, n));
  return text.empty() ? " -" : text;
}

std::expected<GameEvent, RecordError> read_put(const Words& words, Numbering n) {
  const std::string text = joined({words.begin() + 2, words.end()});
  const auto steps = parse_play(text, n);
  if (!steps) return wrong(RecordFault::BadPlay, steps.error());
  if (steps->size() > std::size(Play{}.steps))
    return wrong(RecordFault::BadPlay, "a roll has two numbers: two steps at most");
  return PlayMen{Steps(*steps)};
}

std::expected<GameEvent, RecordError> read_suspending(const Words& words) {
  const auto game = words.size() == 3 ? find_game(words[2]) : std::nullopt;
  if (game) return Suspend{*game};
  return wrong(RecordFault::BadLine, "\"suspend\" is followed by ecrire or honours");
}

std::expected<GameEvent, RecordError> read_said(const Words& words, Numbering n) {
  const auto kind = find_said(words[1]);
  if (!kind)
    return wrong(RecordFault::BadLine,
                 text_of("\"{}\" is not an action that can stand on a line of its own", words[1]));
  auto said = parse_said(*kind, std::span(words).subspan(2), n);
  if (!said) return wrong(RecordFault::BadLine, said.error());
  return std::move(*said);
}

std::expected<GameEvent, RecordError> read_what(Side side, const Words& words, Numbering n) {
  if (words[1] == "play" && words.size() > 2) return read_put(words, n);
  if (words[1] == "suspend") return read_suspending(words);
  const bool alone = words.size() == 2;
  if (alone && words[1] == "hold") return Hold{};
  if (alone && words[1] == "go") return Go{};
  if (alone && words[1] == "resigns") return Resign{side};
  return read_said(words, n);
}

}  // namespace

std::expected<LoggedEvent, RecordError> read_action(const Words& words, Numbering n) {
  const auto side = side_of_capital(words[0]);
  if (!side || words.size() < 2)
    return wrong(RecordFault::BadLine,
                 "a line is a roll with its number, or W or B and an action, such as W mark 4");
  auto event = read_what(*side, words, of_mover(n, *side));
  if (!event) return std::unexpected(std::move(event.error()));
  return LoggedEvent{*side, std::move(*event)};
}

std::string action_line(const LoggedEvent& logged, Numbering numbering) {
  const auto& [side, event, at, lag] = logged;
  const Numbering n = of_mover(numbering, side);
  std::string what;
  if (is_said(kind_of(event))) what = said_text(event, n);
  if (const auto* a = std::get_if<Suspend>(&event)) what = text_of("suspend {}", name_of(a->game));
  if (const auto* a = std::get_if<PlayMen>(&event)) what = "play" + put_text(a->steps, n);
  if (std::holds_alternative<Hold>(event)) what = "hold";
  if (std::holds_alternative<Go>(event)) what = "go";
  if (std::holds_alternative<Resign>(event)) what = "resigns";
  return what.empty() ? what : text_of("{} {}", capital(side), what);
}

}  // namespace trictrac

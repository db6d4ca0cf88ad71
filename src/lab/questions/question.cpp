#include "lab/questions/question.h"

#include <algorithm>
#include <ranges>
#include <vector>

#include "base/text_of.h"
#include "engine/equity/values.h"
#include "engine/net/weights.h"
#include "game/referee/referee.h"
#include "game/rules/refusal.h"
#include "lab/exercises/positions.h"
#include "text/play_text.h"
#include "text/trid.h"
#include "text/words.h"

namespace trictrac::questions {
namespace {

using Wrong = std::unexpected<std::string>;
using Answered = std::expected<Question, std::string>;

constexpr int kMostMarked = 60;  // points, in a question about an école

Answered answer_worth(Question q) {
  const Turn turn = judge_roll(q.state, q.roll);
  q.answer = text_of("{} {}", turn.events.points_roller(), turn.events.points_other());
  for (const Event& e : turn.events)
    q.reason +=
        text_of("{}{}:{}:{}", q.reason.empty() ? "" : " ", tariff(e.jan).name, int{e.ways}, int{e.points});
  if (q.reason.empty()) q.reason = kNone;
  return q;
}

Answered answer_legal(Question q) {
  std::vector<Step> steps;
  if (q.asked != kNone) {
    auto read = parse_play(q.asked, Numbering::OneTo24);
    if (!read) return Wrong(read.error());
    steps = std::move(*read);
  }
  const auto broken = refuse(q.state.board, q.roll, q.state.options, judge_roll(q.state, q.roll), steps);
  q.answer = broken ? kNo : kYes;
  q.reason = broken ? text(broken->law).code : kNone;
  return q;
}

// Returns a flèche from which a man can be played, or nullopt if nothing can.
std::optional<Fleche> first_to_touch(const State& state, Roll roll) {
  for (const Sequence& s : possible_sequences(state.board, roll, state.options))
    if (s.size > 0) return s.steps[0].from;
  return std::nullopt;
}

// The player throws, marks and touches a man: from then on what is missing is an école.
Answered answer_ecole(Question q) {
  const auto marked = number_in(q.asked, 0, kMostMarked);
  if (!marked) return Wrong("\"" + q.asked + "\" is no number of points");
  const auto touched = first_to_touch(q.state, q.roll);
  if (!touched) return Wrong("nothing can be played, so no man can be touched");
  State state = q.state;
  state.options.marking = Marking::Hand;
  referee::Referee board(state);
  const Side player = state.to_act;
  for (const GameEvent& event :
       {GameEvent(RollDice(q.roll)), GameEvent(Mark{*marked}), GameEvent(Touch{*touched})})
    if (const auto done = board.act(player, event); !done) return Wrong("the player cannot mark so");
  const auto verdict = board.disputed(player, MarkPart::Gained);
  q.answer = std::to_string(verdict.school());
  q.reason = verdict.missing > 0 ? kTooLittle : verdict.excess > 0 ? kTooMuch : kNone;
  return q;
}

template <class T>
const T& any_of(const std::vector<T>& all, Random& random) {
  return all[random.next() % all.size()];
}

// Moves a man by a number; nullopt where there is none to move.
std::optional<Step> step_from(Men& men, Fleche from, int number) {
  if (men.on(from) == 0) return std::nullopt;
  const Fleche to = std::min(from + number, kOff);
  men.take(from);
  if (to != kOff) men.add(to);
  return Step{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
}

// An illegal play, as somebody might try it.
struct WrongPlay {
  Law law;
  std::string text;
};

// Returns all ways to move one man or two by the numbers of the dice that break a law.
std::vector<WrongPlay> wrong_plays(const State& state, Roll roll, const Turn& turn) {
  std::vector<WrongPlay> all;
  const auto add = [&](std::span<const Step> steps) {
    if (const auto broken = refuse(state.board, roll, state.options, turn, steps))
      all.push_back({broken->law,
                     steps.empty() ? std::string(kNone)
                                   : play_text(as_play(state.board, roll, steps), roll, Numbering::OneTo24)});
  };
  add({});
  const int dice[] = {roll.a, roll.b};
  for (int first = 0; first < (roll.doublet() ? 1 : 2); ++first)
    for (Fleche one = kTalon; one <= kLast; ++one) {
      Men men = state.board.own;
      const auto step = step_from(men, one, dice[first]);
      if (!step) continue;
      add({&*step, 1});
      for (Fleche other = kTalon; other <= kLast; ++other) {
        Men then = men;
        const auto second = step_from(then, other, dice[1 - first]);
        if (!second) continue;
        const Step steps[] = {*step, *second};
        add(steps);
      }
    }
  return all;
}

// Returns a wrong play; rare laws as often as common ones.
std::optional<std::string> draw_wrong_play(const State& state, Roll roll, const Turn& turn, Random& random) {
  const auto all = wrong_plays(state, roll, turn);
  std::vector<Law> laws;
  for (const WrongPlay& each : all)
    if (std::ranges::find(laws, each.law) == laws.end()) laws.push_back(each.law);
  if (laws.empty()) return std::nullopt;
  const Law law = any_of(laws, random);
  std::vector<std::string> texts;
  for (const WrongPlay& each : all)
    if (each.law == law) texts.push_back(each.text);
  return any_of(texts, random);
}

std::optional<std::string> draw_play(const State& state, Roll roll, Random& random) {
  const Turn turn = judge_roll(state, roll);
  if (random.below(2)) return draw_wrong_play(state, roll, turn, random);
  return play_text(turn.plays[random.below(turn.plays.size())], roll, Numbering::OneTo24);
}

// Draws what a player may have marked: often the right points, else a little less or more, or nothing.
std::string draw_mark(const State& state, Roll roll, Random& random) {
  const int due = judge_roll(state, roll).events.points_roller();
  constexpr int kErrors[] = {0, 0, 0, -2, -2, -4, 2, 2, 4};
  const int drawn = random.below(static_cast<int>(std::size(kErrors)) + 1);
  return std::to_string(drawn == std::size(kErrors) ? 0 : std::max(0, due + kErrors[drawn]));
}

// A roll worth nothing is asked about once in four times that it comes.
constexpr int kOfNothing = 4;

std::string key_of(const Question& q) {
  return text_of("{}|{}|{}{}|{}", kKindNames[q.kind], print_trid(q.state), int{q.roll.a}, int{q.roll.b},
                 q.asked);
}

}  // namespace

Turn judge_roll(const State& state, Roll roll) {
  Turn turn;
  judge(state.board, roll, state.options, context_of(state), turn);
  return turn;
}

Answered answer(QuestionKind kind, const State& state, Roll roll, std::string_view asked) {
  TRICTRAC_ASSERT(state.stage == Stage::Roll);
  Question question{kind, state, roll, std::string(asked)};
  switch (kind) {
    case QuestionKind::Worth: return answer_worth(std::move(question));
    case QuestionKind::Legal: return answer_legal(std::move(question));
    case QuestionKind::Ecole: return answer_ecole(std::move(question));
  }
  TRICTRAC_ASSERT(false);
  return Wrong("there is no such kind");
}

QuestionMaker::QuestionMaker(std::uint64_t seed) : seed_(seed), table_(net::built_in(), built_in) {}

Question QuestionMaker::next() {
  const auto kind = static_cast<QuestionKind>(number_ % static_cast<int>(kKindNames.kSize));
  Random random(seed_of(seed_, number_, 0));
  while (true) {
    auto question = attempt(kind, random);
    if (!question || asked_.contains(key_of(*question))) continue;
    skip(*question);
    return *std::move(question);
  }
}

void QuestionMaker::skip(const Question& question) {
  asked_.insert(key_of(question));
  ++number_;
}

// Half of the positions come from good play, half from wild play, in which more is wrong.
std::optional<State> QuestionMaker::draw_state(Random& random) {
  std::vector<State> all;
  if (random.below(2))
    exercises::play_wildly({}, random, [&](const State& s) { all.push_back(s); });
  else
    measure::play_releve(table_, random, [&](const ChanceNode& chance_node, const RolledPosition&) {
      all.push_back(measure::in_a_tour(chance_node.state));
    });
  for (State& s : all) s.roll = {};  // of the throw before
  std::erase_if(all, [](const State& s) { return !measure::can_be_written(s); });
  if (all.empty()) return std::nullopt;
  return any_of(all, random);
}

std::optional<Question> QuestionMaker::attempt(QuestionKind kind, Random& random) {
  const auto state = draw_state(random);
  if (!state) return std::nullopt;
  const Roll roll = random.roll();
  if (kind != QuestionKind::Legal && judge_roll(*state, roll).events.size() == 0 &&
      random.below(kOfNothing) > 0)
    return std::nullopt;
  std::optional<std::string> asked(kNone);
  if (kind == QuestionKind::Legal) asked = draw_play(*state, roll, random);
  if (kind == QuestionKind::Ecole) asked = draw_mark(*state, roll, random);
  if (!asked) return std::nullopt;
  auto question = answer(kind, *state, roll, *asked);
  if (!question) return std::nullopt;
  return *std::move(question);
}

}  // namespace trictrac::questions

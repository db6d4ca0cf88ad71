#include "lab/measure/problem.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <optional>
#include <ranges>

#include "base/assert.h"
#include "base/decimal.h"
#include "base/fnv.h"
#include "base/text_of.h"
#include "engine/search/rollout.h"
#include "game/chance/random.h"
#include "text/play_text.h"
#include "text/trid.h"
#include "text/words.h"

namespace trictrac::measure {
namespace {

using Wrong = std::unexpected<std::string>;

std::string in_hundredths(Thousandths x) {
  char text[32];
  std::snprintf(text, sizeof text, "%.2f", x.count());
  return text;
}

std::optional<double> take_number(std::string_view& text) {
  text = trim(text);
  return take_decimal(text);
}

std::expected<RatedAnswer, std::string> parse_answer(std::string_view field) {
  const Wrong wrong("\"" + std::string(field) +
                    "\" is not an answer: PLAY = HALF HALF ERROR, or PLAY ~ WORTH");
  const std::size_t mark = field.find_first_of("=~");
  if (mark == field.npos) return wrong;
  RatedAnswer a;
  a.text = trim(field.substr(0, mark));
  a.rolled_out = field[mark] == '=';
  field.remove_prefix(mark + 1);
  const auto first = take_number(field);
  const auto second = a.rolled_out ? take_number(field) : first;
  const auto error = a.rolled_out ? take_number(field) : std::optional(0.0);
  if (!first || !second || !error || !trim(field).empty()) return wrong;
  a.halves = {Thousandths(*first), Thousandths(*second)};
  a.error = Thousandths(*error);
  return a;
}

std::vector<std::string> texts_of(const Problem& p) {
  std::vector<std::string> texts;
  for (const RatedAnswer& a : p.answers) texts.push_back(a.text);
  return texts;
}

constexpr double kSure = 4;      // standard errors behind the best at which an answer is given up
constexpr int kBatch = 18 * 36;  // trials before errors are looked at again

bool is_until_known(const RollingOptions& options) { return options.error > Thousandths{}; }

// Returns whether no further trials are needed.
bool are_known(const std::vector<RolloutResult>& results, Thousandths error) {
  return std::ranges::all_of(results, [&](const RolloutResult& r) {
    return in_thousandths(r.behind_error) <= error || r.behind > kSure * r.behind_error;
  });
}

// What one half of the trials says of an answer: its equity, for the player stakes().mine(), and its error.
struct HalfResult {
  Millionths equity{}, error{};
};

// Measures answers by their differences from the best, in which the dice that both met count less. An answer
// that was given up met fewer than the best.
std::vector<HalfResult> beside_best(const std::vector<RolloutResult>& results, double sign) {
  const auto best = std::ranges::find_if(results, [](const RolloutResult& r) {
    return r.behind == Millionths{} && r.behind_error == Millionths{};
  });
  TRICTRAC_ASSERT(best != results.end());
  const RolloutResult* nearest = nullptr;  // of the others, that which is least behind
  for (const RolloutResult& r : results)
    if (&r != &*best && (!nearest || r.behind < nearest->behind)) nearest = &r;
  if (!nearest) return {{best->mean, best->error}};
  std::vector<HalfResult> all;
  for (const RolloutResult& r : results)
    all.push_back({best->mean - sign * r.behind, &r == &*best ? nearest->behind_error : r.behind_error});
  return all;
}

// Plays each answer out by one half of the trials. `sign`: 1 where the roller is stakes().mine(), else -1.
std::vector<HalfResult> play_half(Searcher& searcher, const RolledPosition& t,
                                  const std::vector<Choice>& close, const RollingOptions& options,
                                  double sign, std::uint64_t seed) {
  const int n = std::max(2, options.trials / 2);
  constexpr double kNoneIsGivenUp = 1e9;
  const bool until_known = is_until_known(options);
  Rollout rollout(searcher, t, close,
                  {.most = n,
                   .batch = until_known ? kBatch : n,
                   .sure = until_known ? kSure : kNoneIsGivenUp,
                   .seed = seed,
                   .policy = options.policy});
  while (rollout.step() && !(until_known && are_known(rollout.results(), options.error))) {
  }
  const auto results = rollout.results();
  if (until_known) return beside_best(results, sign);
  std::vector<HalfResult> all;
  for (const RolloutResult& r : results) all.push_back({r.mean, r.error});
  return all;
}

}  // namespace

std::vector<std::string> answers_at(const State& state) {
  TRICTRAC_ASSERT(state.stage == Stage::Decide || state.stage == Stage::Move);
  const Tour tour(state);
  std::vector<std::string> all;
  if (state.stage == Stage::Decide) all.emplace_back(kGo);
  for (const Play& play : tour.turn().plays) all.push_back(play_text(play, state.roll, Numbering::OneTo24));
  return all;
}

std::string print_problem(const Problem& p) {
  std::string line = print_trid(p.state);
  for (const RatedAnswer& a : p.answers) {
    line += " | " + a.text + (a.rolled_out ? " = " : " ~ ") + in_hundredths(a.halves[0]);
    if (a.rolled_out) line += " " + in_hundredths(a.halves[1]) + " " + in_hundredths(a.error);
  }
  return line;
}

std::expected<Problem, std::string> parse_problem(std::string_view line) {
  const auto fields = split(line, '|');
  const auto state = parse_trid(trim(fields.front()));
  if (!state) return Wrong(state.error().front().message);
  if (state->stage != Stage::Decide && state->stage != Stage::Move)
    return Wrong("there is nothing to decide: the stage must be D or M");
  if (state->options.goal != Goal::Twelve) return Wrong("a benchmark has positions of tours only");
  Problem p{*state, {}};
  for (const std::string_view field : fields | std::views::drop(1)) {
    auto answer = parse_answer(trim(field));
    if (!answer) return Wrong(answer.error());
    p.answers.push_back(*std::move(answer));
  }
  if (!std::ranges::is_permutation(texts_of(p), answers_at(*state)))
    return Wrong("the answers are not the legal ones, each once");
  return p;
}

std::expected<std::vector<Problem>, std::string> parse_problems(std::string_view text) {
  std::vector<Problem> all;
  int n = 0;
  for (const std::string_view line : split(text, '\n')) {
    ++n;
    if (says_nothing(line)) continue;
    auto problem = parse_problem(line);
    if (!problem) return Wrong(text_of("line {}: {}", n, problem.error()));
    all.push_back(*std::move(problem));
  }
  return all;
}

std::string answer_text(const RolledPosition& thrown, const Choice& choice) {
  if (choice.kind == Choice::Kind::Go) return std::string(kGo);
  return play_text(thrown.turn.plays[choice.play], thrown.state.roll, Numbering::OneTo24);
}

Problem roll_out(TourSearch& table, const State& state, const RollingOptions& options, std::uint64_t seed) {
  const RolledPosition t = table.thrown(state);
  const double sign = state.to_act == table.stakes().mine() ? 1 : -1;
  Searcher& searcher = table.searcher();
  const auto all = searcher.ranked(t, options.look);
  // Those that trials are played of, and for comparison those that end at once: they are known exactly.
  std::vector<Choice> asked;
  bool is_any_open = false;
  for (const Choice& c : all) {
    const bool is_exact = !searcher.follow(t, c);
    const bool is_close = abs(in_thousandths(c.equity - all.front().equity)) <= options.within;
    if (is_exact || is_close) asked.push_back(c);
    is_any_open |= !is_exact && is_close;
  }
  std::array<std::vector<HalfResult>, 2> halves;
  if (is_any_open)
    for (int half = 0; half < 2; ++half)
      halves[half] = play_half(searcher, t, asked, options, sign, seed_of(seed, half, 1));
  Problem p{state, {}};
  std::size_t next = 0;  // of those asked, which are in the order of all
  for (const Choice& c : all) {
    const Thousandths seen = sign * in_thousandths(c.equity);
    RatedAnswer& a = p.answers.emplace_back(RatedAnswer{answer_text(t, c), true, {seen, seen}, {}});
    const bool is_asked = next < asked.size() && asked[next].kind == c.kind && asked[next].play == c.play;
    const bool is_exact = !searcher.follow(t, c);
    a.rolled_out = is_asked || is_exact;
    for (int half = 0; is_asked && !is_exact && half < 2; ++half) {
      const HalfResult& r = halves[half][next];
      a.halves[half] = sign * in_thousandths(r.equity);
      a.error = std::max(a.error, in_thousandths(r.error));
    }
    next += is_asked;
  }
  return p;
}

// ---- Grading.

namespace {

constexpr Thousandths kBlunder{20};

using RatedAnswers = std::vector<const RatedAnswer*>;

const RatedAnswer& best_by(const RatedAnswers& answers, int half) {
  return **std::ranges::max_element(answers, {}, [half](const RatedAnswer* a) { return a->halves[half]; });
}

// Returns those that were played out, or all if none was. An answer that was only looked at may seem better
// than what trials made of others: it was not close.
RatedAnswers rolled_out_first(const RatedAnswers& answers) {
  RatedAnswers all;
  std::ranges::copy_if(answers, std::back_inserter(all), &RatedAnswer::rolled_out);
  return all.empty() ? answers : all;
}

// Returns the answers that may be the best.
RatedAnswers contenders(const Problem& p) {
  RatedAnswers all;
  for (const RatedAnswer& a : p.answers) all.push_back(&a);
  return rolled_out_first(all);
}

// Returns the answers that count as the one chosen.
RatedAnswers answers_like(const Problem& p, std::string_view chosen) {
  RatedAnswers all;
  for (const RatedAnswer& a : p.answers) {
    const bool same_decision = p.state.stage == Stage::Decide && (a.text == kGo) == (chosen == kGo);
    if (a.text == chosen || same_decision) all.push_back(&a);
  }
  return rolled_out_first(all);
}

}  // namespace

Problem make_problem(TourSearch& table, ProblemKind kind, const RollingOptions& options, std::uint64_t seed,
                     int number) {
  const State state = draw(table, kind, seed_of(seed, number, 0));
  return roll_out(table, state, options, seed_of(seed, number, 1));
}

Thousandths loss(const Problem& p, std::string_view chosen) {
  const RatedAnswers all = contenders(p);
  const RatedAnswers given = answers_like(p, chosen);
  TRICTRAC_ASSERT(!given.empty());
  Thousandths sum;
  for (int half = 0; half < 2; ++half)
    sum += best_by(all, half).halves[1 - half] - best_by(given, half).halves[1 - half];
  return sum / 2;
}

const RatedAnswer& best_of(const Problem& p) {
  const RatedAnswers all = contenders(p);
  return **std::ranges::max_element(all, {},
                                    [](const RatedAnswer* a) { return a->halves[0] + a->halves[1]; });
}

std::string answer_of(Player& player, const State& state) {
  const Match match(MatchOptions{}, state);
  Fnv seed;  // the same position has the same answer, however many were asked before
  seed.add(print_trid(state));
  player.begin_match(seed.value());
  player.begin_round(match.account(), state.to_act);
  const GameEvent action = player.choose(match);
  if (std::holds_alternative<Go>(action)) return std::string(kGo);
  const auto* playing = std::get_if<PlayMen>(&action);
  // A player who holds does so with the best play: any of them stands for it.
  const Play play =
      playing ? as_play(state.board, state.roll, playing->steps.span()) : match.tour().turn().plays[0];
  return play_text(play, state.roll, Numbering::OneTo24);
}

bool is_blunder(Thousandths lost) { return lost > kBlunder; }

void Grader::add(const Problem& problem, std::string answer) {
  const Thousandths lost = loss(problem, answer);
  losses_.add(lost.count(), 1);
  grades_.blunders.add(is_blunder(lost));
  grades_.answers.push_back({std::move(answer), lost});
}

GradeReport Grader::report() const {
  GradeReport report = grades_;
  report.loss = losses_.estimate();
  return report;
}

bool is_answer(const Problem& problem, std::string_view answer) {
  return std::ranges::find(problem.answers, answer, &RatedAnswer::text) != problem.answers.end();
}

GradeReport grade(Player& player, const std::vector<Problem>& problems,
                  const std::function<bool(std::size_t)>& answered) {
  Grader grader;
  std::size_t done = 0;
  for (const Problem& p : problems) {
    grader.add(p, answer_of(player, p.state));
    if (!answered(++done)) break;
  }
  return grader.report();
}

}  // namespace trictrac::measure

#include "service/analysis_session.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "base/text_of.h"
#include "contract/members.h"
#include "game/rules/refusal.h"
#include "text/trid.h"
#include "wire/advice_json.h"
#include "wire/match_ledger_json.h"

namespace trictrac::advice {
namespace {

std::string_view format_for(Goal goal) {
  switch (goal) {
    case Goal::Twelve: return "tour";
    case Goal::Six: return "poule-guiton";
    case Goal::None: return "ecrire-lois";
  }
  return "tour";
}

constexpr int kMostRollouts = 20736;  // all pairs of throws sixteen times
constexpr int kMostSteps = 1000;
constexpr int kUsualCount = 36;  // each first throw once
constexpr int kMostCandidates = 8;
constexpr std::size_t kRolledWays = 4;
constexpr std::size_t kKeptRollouts = 16;
constexpr int kMostSeed = 1000000000;
constexpr ReviewOptions kUsual{};

std::string wrong_stage(std::string why) { return error_text({ErrorCode::WrongStage, std::move(why)}); }

bool awaits_answer(const Match& m) {
  const Stage stage = m.state().stage;
  return m.awaits() == Awaits::Tour && (stage == Stage::Decide || stage == Stage::Move);
}

bool awaits_throw(const Match& m) { return m.awaits() == Awaits::Tour && m.state().stage == Stage::Roll; }

Parsed<Record> record_in(Members& m) {
  const std::string trid = m.text_or("trid", "");
  if (!trid.empty()) return record_from(trid);
  auto record = parse_record(m.text("record"));
  if (record) return *std::move(record);
  return refuse(ErrorCode::BadRecord, record.error().message, record.error().line);
}

int number_or(Members& m, std::string_view name, int otherwise, int most, int least = 0) {
  return m.find(name) ? m.number(name, least, most) : otherwise;
}

std::vector<GameEvent> answers_in(Members& m) {
  std::vector<GameEvent> answers;
  const Json* all = m.find("answers");
  if (!all) return answers;
  if (m.find("ways")) m.fail(bad("\"ways\" counts the best answers: not together with \"answers\""));
  if (!all->is_array() || all->empty() || all->size() > kMostCandidates)
    m.fail(bad(text_of("\"answers\" is a list of 1 to {} actions", kMostCandidates)));
  else
    for (const Json& action : *all) answers.push_back(m.take(parse_request(action)));
  return answers;
}

RolloutQuestion rollout_in(Members& m, int plies) {
  return {.plies = plies,
          .ways = number_or(m, "ways", static_cast<int>(kRolledWays), kMostCandidates, 1),
          .answers = answers_in(m),
          .seed = number_or(m, "seed", 1, kMostSeed)};
}

// Returns what a rollout is known by: all of its question but how far it is to go.
std::string name_of_rollout(Json question) {
  for (const char* member : {"do", "games", "count"}) question.erase(member);
  return dump(question);
}

std::string hint(Round& round, const Match& match, int plies, HintScope scope, int rollouts) {
  const Hint hint = hint_for(round, match, plies, scope);
  const std::string_view unit = unit_of(match.account());
  if (rollouts == 0) return dump(hint_json(hint, unit));
  HintRollout rollout(round, match, hint, kRolledWays, {.most = rollouts});
  while (rollout.step()) {
  }
  return dump(hint_json(hint, unit, rollout.results()));
}

std::string outlook(Round& round, const Match& match) {
  return dump(outlook_json(outlook_of(round, match), unit_of(match.account())));
}

// Returns what the request asks the match to do; nothing for what cannot be weighed.
std::optional<GameEvent> event_to_weigh(const GameEvent& request, const Match& match) {
  const bool decides = match.state().stage == Stage::Decide;
  if (std::holds_alternative<Hold>(request) && decides) return Hold{};
  if (std::holds_alternative<Go>(request) && decides) return Go{};
  const auto* suspending = std::get_if<Suspend>(&request);
  if (suspending && may_suspend(match, suspending->game)) return *suspending;
  const auto* ask = std::get_if<PlayMen>(&request);
  const State& s = match.state();
  if (!ask || decides || refuse(s.board, s.roll, s.options, match.turn(), ask->steps)) return std::nullopt;
  return PlayMen{as_play(s.board, s.roll, ask->steps)};
}

std::unexpected<ApiError> not_legal() {
  return refuse(ErrorCode::Refused, "this is not a legal answer to the roll");
}

std::string tutor(Round& round, const Match& match, const GameEvent& request, int plies) {
  const auto action = event_to_weigh(request, match);
  if (!action) return error_text(not_legal().error());
  RollAnalysis question(round, match, plies);
  const auto doubt = plies < 2 ? std::optional(kUsual.doubt) : std::nullopt;
  return dump(tutor_json(question.cost_of(*action, doubt), match.state().to_act, unit_of(match.account())));
}

std::string explain(Round& round, const Match& match, const GameEvent& best_asked,
                    const GameEvent& given_asked) {
  RollAnalysis question(round, match, 0);
  const auto way_to = [&](const GameEvent& request) {
    const auto action = event_to_weigh(request, match);
    const auto place = action ? question.place_of(*action) : std::nullopt;
    return place ? std::optional(question.way_of(question.ways()[*place])) : std::nullopt;
  };
  const auto best = way_to(best_asked), given = way_to(given_asked);
  if (!best || !given) return error_text(not_legal().error());
  return dump(
      explained_json({match.state().stage == Stage::Decide, *best, *given, question.explain(*best, *given)},
                     match.state().to_act));
}

bool is_same(const Candidate& a, const Candidate& b) {
  return same_kind(a.choice, b.choice) && a.choice.play == b.choice.play;
}

// Returns the answers that the question names, or the best.
Parsed<std::vector<Candidate>> candidates_for(const RolloutQuestion& question, Round& round,
                                              const Match& match) {
  if (question.answers.empty())
    return best_candidates(round, match, question.plies, static_cast<std::size_t>(question.ways));
  std::vector<GameEvent> actions;
  for (const GameEvent& request : question.answers) {
    const auto action = event_to_weigh(request, match);
    if (!action) return not_legal();
    actions.push_back(*action);
  }
  auto found = candidates_of(round, match, question.plies, actions);
  if (!found) return not_legal();
  for (auto at = found->begin(); at != found->end(); ++at)
    if (std::any_of(found->begin(), at, [&](const Candidate& c) { return is_same(c, *at); }))
      return refuse(ErrorCode::BadMessage, "\"answers\" names the same answer twice");
  return *std::move(found);
}

}  // namespace

Parsed<Record> record_from(std::string_view trid) {
  const auto state = parse_trid(trid);
  if (!state) return refuse(ErrorCode::BadPosition, state.error().front().message);
  Record record;
  record.format = format_for(state->options.goal);
  record.match = find_format(record.format)->options;
  record.match.players = 2;
  record.options = state->options;
  record.start = *state;
  if (const auto problem = problem_of(record.match, *state)) return refuse(ErrorCode::BadPosition, *problem);
  return record;
}

Match match_after(const Record& record) {
  State start = record.start;
  start.options = record.options;
  Match match(record.match, start);
  for (const LoggedEvent& action : record.events) (void)match.act(action);
  return match.assisted();
}

AnalysisSession::AnalysisSession(const EngineResources& resources) : resources_(resources) {}

std::shared_ptr<Round> AnalysisSession::round_of(const Match& match) {
  if (!round_ || root_ != match.account()) {
    root_ = match.account();
    round_ = std::make_shared<Round>(resources_, root_);
  }
  return round_;
}

// Returns the rollout of that name, first of those kept, or begins it.
Parsed<CandidateRollout*> AnalysisSession::rollout_for(const std::string& name,
                                                       const RolloutQuestion& question, const Match& match) {
  const auto at = std::ranges::find(rollouts_, name, &HeldRollout::name);
  if (at != rollouts_.end()) {
    rollouts_.splice(rollouts_.begin(), rollouts_, at);
    return &rollouts_.front().rollout;
  }
  const std::shared_ptr<Round> round = round_of(match);
  auto candidates = candidates_for(question, *round, match);
  if (!candidates) return std::unexpected(std::move(candidates.error()));
  rollouts_.push_front({name, round,
                        CandidateRollout(*round, match, *std::move(candidates), kMostRollouts,
                                         static_cast<std::uint64_t>(question.seed))});
  if (rollouts_.size() > kKeptRollouts) rollouts_.pop_back();
  return &rollouts_.front().rollout;
}

std::string AnalysisSession::roll_out(const std::string& name, const RolloutQuestion& question,
                                      const Match& match, int games, int count) {
  const auto rollout = rollout_for(name, question, match);
  if (!rollout) return error_text(rollout.error());
  const int more = std::min(count, games - (*rollout)->times());
  if (more > 0) (*rollout)->step(more);
  return dump(rollout_json(**rollout, games, unit_of(match.account())));
}

std::string AnalysisSession::begin_review(const Record& record, int plies, int rollouts) {
  record_ = record;
  ReviewOptions options{.plies = plies};
  if (rollouts > 0) options.rollouts = RolloutOptions{.most = rollouts};
  reviewer_ = std::make_unique<Reviewer>(resources_, record, options);
  return go_on(0, false);
}

std::string AnalysisSession::go_on(int steps, bool so_far) {
  if (!reviewer_) return wrong_stage("no review has been started");
  bool more = reviewer_->progress().done < reviewer_->progress().of;
  for (int i = 0; i < steps && more; ++i) more = reviewer_->step();
  const auto review = [&] {
    return review_json(reviewer_->review(), record_, unit_of(match_of(record_).account()));
  };
  if (!more) return dump(review());
  return dump(reviewing_json(reviewer_->progress(), so_far ? std::optional(review()) : std::nullopt));
}

std::string AnalysisSession::answer(std::string_view message) {
  const auto json = parse_json(message);
  if (!json) return error_text(json.error());
  Members m(*json, {"do", "record", "trid", "plies", "rollouts", "action", "count", "ways", "answers", "seed",
                    "games", "so_far", "all", "best", "given"});
  const std::string command = m.text("do");
  if (!m.failed() && command == "step") {
    const int count = number_or(m, "count", 1, kMostSteps);
    const bool so_far = m.flag_or("so_far", false);
    const auto checked = m.done(count);
    return checked ? go_on(*checked, so_far) : error_text(checked.error());
  }
  const Record record = m.take(record_in(m));
  const int plies = number_or(m, "plies", 1, 2);
  const int rollouts = number_or(m, "rollouts", 0, kMostRollouts);
  const auto action_in = [&m](std::string_view name) -> GameEvent {
    const Json* action = m.need(name);
    return action ? m.take(parse_request(*action)) : RollDice{};
  };
  const GameEvent request = command == "tutor" ? action_in("action") : RollDice{};
  const GameEvent best = command == "explain" ? action_in("best") : RollDice{};
  const GameEvent given = command == "explain" ? action_in("given") : RollDice{};
  const RolloutQuestion question = rollout_in(m, plies);
  const int games = number_or(m, "games", RolloutOptions{}.most, kMostRollouts, 1);
  const int count = number_or(m, "count", kUsualCount, kMostRollouts);
  const HintScope scope = m.flag_or("all", false) ? HintScope::All : HintScope::Best;
  const auto checked = m.done(true);
  if (!checked) return error_text(checked.error());
  if (command == "review") return begin_review(record, plies, rollouts);
  const Match match = match_after(record);
  if (command == "outlook")
    return awaits_throw(match) ? outlook(*round_of(match), match)
                               : wrong_stage("there is no roll to throw here");
  if (command != "hint" && command != "tutor" && command != "rollout" && command != "explain")
    return error_text(
        {ErrorCode::BadMessage, "\"do\" must be hint, tutor, explain, outlook, rollout, review or step"});
  if (!awaits_answer(match)) return wrong_stage("nobody has a roll to answer here");
  if (command == "rollout") return roll_out(name_of_rollout(*json), question, match, games, count);
  Round& round = *round_of(match);
  if (command == "explain") return explain(round, match, best, given);
  return command == "hint" ? hint(round, match, plies, scope, rollouts) : tutor(round, match, request, plies);
}

}  // namespace trictrac::advice

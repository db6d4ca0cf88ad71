#include "service/analysis_session.h"

#include <nlohmann/json.hpp>

#include "game/rules/refusal.h"
#include "text/trid.h"
#include "wire/advice_json.h"
#include "wire/match_ledger_json.h"
#include "wire/members.h"

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
constexpr std::size_t kRolledWays = 4;
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

int number_or(Members& m, std::string_view name, int otherwise, int most) {
  return m.find(name) ? m.number(name, 0, most) : otherwise;
}

std::string hint(Round& round, const Match& match, int plies, int rollouts) {
  const Hint hint = hint_for(round, match, plies);
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

std::string tutor(Round& round, const Match& match, const GameEvent& request, int plies) {
  const auto action = event_to_weigh(request, match);
  if (!action) return error_text({ErrorCode::Refused, "this is no legal answer to the roll"});
  RollAnalysis question(round, match, plies);
  const auto doubt = plies < 2 ? std::optional(kUsual.doubt) : std::nullopt;
  return dump(tutor_json(question.cost_of(*action, doubt), match.state().to_act, unit_of(match.account())));
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

Round& AnalysisSession::round_of(const Match& match) {
  if (!round_ || root_ != match.account()) {
    root_ = match.account();
    round_ = std::make_unique<Round>(resources_, root_);
  }
  return *round_;
}

std::string AnalysisSession::begin_review(const Record& record, int plies, int rollouts) {
  record_ = record;
  ReviewOptions options{.plies = plies};
  if (rollouts > 0) options.rollouts = RolloutOptions{.most = rollouts};
  reviewer_ = std::make_unique<Reviewer>(resources_, record, options);
  return go_on(0);
}

std::string AnalysisSession::go_on(int steps) {
  if (!reviewer_) return wrong_stage("no review has been begun");
  bool more = reviewer_->progress().done < reviewer_->progress().of;
  for (int i = 0; i < steps && more; ++i) more = reviewer_->step();
  const ReviewProgress now = reviewer_->progress();
  if (more) return dump({{"say", "reviewing"}, {"done", now.done}, {"of", now.of}});
  const Match end = match_after(record_);
  return dump(review_json(reviewer_->review(), record_, unit_of(end.account())));
}

std::string AnalysisSession::answer(std::string_view message) {
  const auto json = parse_json(message);
  if (!json) return error_text(json.error());
  Members m(*json, {"do", "record", "trid", "plies", "rollouts", "action", "count"});
  const std::string command = m.text("do");
  if (!m.failed() && command == "step") {
    const int count = number_or(m, "count", 1, kMostSteps);
    const auto checked = m.done(count);
    return checked ? go_on(*checked) : error_text(checked.error());
  }
  const Record record = m.take(record_in(m));
  const int plies = number_or(m, "plies", 1, 2);
  const int rollouts = number_or(m, "rollouts", 0, kMostRollouts);
  GameEvent request = RollDice{};
  if (command == "tutor")
    if (const Json* action = m.need("action")) request = m.take(parse_request(*action));
  const auto checked = m.done(true);
  if (!checked) return error_text(checked.error());
  if (command == "review") return begin_review(record, plies, rollouts);
  const Match match = match_after(record);
  if (command == "outlook")
    return awaits_throw(match) ? outlook(round_of(match), match) : wrong_stage("no roll is awaited here");
  if (command != "hint" && command != "tutor")
    return error_text({ErrorCode::BadMessage, "do: it is hint, tutor, outlook, review or step"});
  if (!awaits_answer(match)) return wrong_stage("nobody has a roll to answer here");
  Round& round = round_of(match);
  return command == "hint" ? hint(round, match, plies, rollouts) : tutor(round, match, request, plies);
}

}  // namespace trictrac::advice

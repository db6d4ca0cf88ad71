#include "service/trainer.h"

#include <algorithm>
#include <array>

#include "contract/members.h"
#include "engine/advice/outlook.h"
#include "game/rules/state.h"
#include "standing/glicko.h"
#include "text/trid.h"
#include "wire/event_json.h"
#include "wire/json_list.h"

namespace trictrac {
namespace {

Parsed<State> state_in(Members& m) {
  const std::string text = m.text("trid");
  if (m.failed()) return m.done(State{});
  auto state = parse_trid(text);
  if (state) return *std::move(state);
  return std::unexpected(bad(state.error().front().message));
}

// Returns the dice of the message, else those in hand.
std::optional<Roll> roll_in(Members& m, const State& state) {
  const Json* dice = m.find("dice");
  const bool in_hand = state.stage == Stage::Decide || state.stage == Stage::Move;
  if (!dice) return in_hand ? std::optional(state.roll) : std::nullopt;
  const auto [a, b] = m.pair_of("dice", *dice, 6);
  return Roll{a, b};
}

Json plays_json(const Plays& plays) {
  return json_list(
      plays, [](const Play& play) { return json_list(play, [](Step s) { return Json{s.from, s.to}; }); });
}

double real_in(Members& m, std::string_view name) {
  const Json* j = m.need(name);
  if (j && !j->is_number()) m.fail(bad(in_quotes(name) + " must be a number"));
  return j && j->is_number() ? j->get<double>() : 0;
}

standing::Rating rating_in(Members& m, std::string_view name) {
  const Json* j = m.need(name);
  if (!j) return {};
  Members r(*j, {"rating", "deviation", "volatility"});
  const standing::Rating rating{real_in(r, "rating"), real_in(r, "deviation"), real_in(r, "volatility")};
  return m.take(r.done(rating));
}

Json rating_json(const standing::Rating& r) {
  return {{"rating", r.rating}, {"deviation", r.deviation}, {"volatility", r.volatility}};
}

}  // namespace

std::string answer_judge(const Json& message) {
  Members m(message, {"do", "trid", "dice"});
  const State state = m.take(state_in(m));
  const auto roll = roll_in(m, state);
  if (!roll) m.fail(bad("dice must be two numbers such as [6,4], because the position has none"));
  if (const auto read = m.done(0); !read) return error_text(read.error());
  Turn turn;
  judge(state.board, *roll, state.options, context_of(state), turn);
  return dump({{"say", "judged"},
               {"side", name_of(state.to_act)},
               {"dice", {roll->a, roll->b}},
               {"events", explained_json(state.board, *roll, state.options, turn, state.to_act)},
               {"plays", plays_json(turn.plays)}});
}

std::string answer_throws(const Json& message) {
  Members m(message, {"do", "trid", "of"});
  const State state = m.take(state_in(m));
  const std::string of = m.text("of");
  const auto asked = std::ranges::find(advice::kOddsFields, of, &advice::OddsField::word);
  if (asked == advice::kOddsFields.end()) m.fail(bad("\"of\" must be hit, fill, keep or coin"));
  if (const auto read = m.done(0); !read) return error_text(read.error());
  int n = 0;
  Json rolls = Json::array();
  for (const Roll roll : all_rolls()) {
    const int times = advice::odds_of(state.board, roll, state.options, context_of(state)).*(asked->of);
    if (times > 0) rolls.push_back({roll.a, roll.b});
    n += times;
  }
  return dump({{"say", "throws"}, {"n", n}, {"rolls", rolls}});
}

std::string answer_rate(const Json& message) {
  Members m(message, {"do", "player", "problem", "right", "days"});
  const standing::Rating player = rating_in(m, "player"), problem = rating_in(m, "problem");
  const bool right = m.flag_or("right", false);
  const double periods = real_in(m, "days") / standing::kPeriodDays;
  if (const auto read = m.done(0); !read) return error_text(read.error());
  const std::array won{standing::Met{problem, right ? 1.0 : 0.0}},
      lost{standing::Met{player, right ? 0.0 : 1.0}};
  return dump({{"say", "rated"},
               {"player", rating_json(standing::after(player, won, periods))},
               {"problem", rating_json(standing::after(problem, lost, 0))}});
}

}  // namespace trictrac

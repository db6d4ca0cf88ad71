#include "courrier/wire/line.h"

#include <nlohmann/json.hpp>

#include "courrier/text/position_text.h"
#include "courrier/wire/messages.h"
#include "wire/clock_json.h"

namespace trictrac::courrier {
namespace {

// The steps that may follow those taken, each with the number it is played by.
Json next_json(const State& s, std::span<const Step> taken) {
  Numbers left(s.roll);
  for (const Step step : taken) left.spend(left.number_of(step).value_or(0));
  Json next = Json::array();
  for (const Step step : next_steps(legal_sequences(s.board, s.roll), taken))
    next.push_back({int{step.from}, int{step.to}, left.number_of(step).value_or(0)});
  return next;
}

Json won_json(const std::optional<Win>& won, bool by_time) {
  if (!won) return nullptr;
  return {{"winner", name_of(won->winner)},
          {"points", won->points},
          {"by", by_time                  ? "time"
                 : won->by == Ending::Out ? "out"
                                          : "resign"}};
}

Json over_json(const State& s, bool stopped, std::string_view seed) {
  if (stopped) return {{"by", name_of(MutualOffer::Stop)}, {"seed", seed}};
  if (s.stage != Stage::Over) return nullptr;
  return {{"winner", name_of(s.won->winner)}, {"seed", seed}};
}

Json score_json(const State& s) { return {{"white", s.score.white}, {"black", s.score.black}}; }

// J12: what the opponent scores if a side gives up the game now.
Json forfeit_json(const State& s) {
  Json json = Json::object();
  for (const Side side : kSides) json[std::string(name_of(side))] = points_lost_by(men_of(s, side));
  return json;
}

std::string_view stage_name(Stage stage) {
  if (stage == Stage::Move) return "move";
  return stage == Stage::Over ? "over" : "roll";
}

Json turn_json(const Table& table) {
  const State& s = table.state();
  Json json{{"side", name_of(s.to_act)}, {"stage", stage_name(s.stage)}};
  if (table.acts()) json["stage"] = "draw";
  if (table.shares().due()) json["stage"] = "shares";
  if (table.stopped()) json["stage"] = stage_name(Stage::Over);
  if (json["stage"] != stage_name(Stage::Move)) return json;
  json["dice"] = roll_json(s.roll);
  json["first_steps"] = next_json(s, {});
  json["nothing"] = json["first_steps"].empty();
  return json;
}

// The message for the last event of the table.
std::string line_text(const Table& table, const Effects& effects) {
  const State& s = table.state();
  const LoggedEvent& done = table.done().back();
  Json json{{"say", "line"},
            {"n", table.lines()},
            {"side", name_of(done.side)},
            {"do", done_json(done.event)},
            {"position", print_position(s)},
            {"score", score_json(s)},
            {"won", won_json(effects.won, std::holds_alternative<LoseOnTime>(done.event))},
            {"forfeit", forfeit_json(s)},
            {"over", over_json(s, table.stopped(), to_hex(table.config().seed))},
            {"turn", turn_json(table)}};
  if (Json clock = clock_json(table); !clock.is_null()) json["clock"] = std::move(clock);
  return dump(json);
}

}  // namespace

Json stands_json(const State& state) { return {{"score", score_json(state)}}; }

std::optional<std::string> apply_in_words(Table& table, const LoggedEvent& event) {
  const auto effects = table.apply(event);
  if (!effects) return std::nullopt;
  return line_text(table, *effects);
}

std::string verdict_text(const State& s, std::span<const Step> steps) {
  const auto refusal = refuse(s.board, s.roll, steps, true);
  Json json{{"say", "verdict"}, {"steps", steps_json(steps)}, {"refusal", refusal_json(refusal)}};
  json["next"] = refusal ? Json::array() : next_json(s, steps);
  json["complete"] = !refusal && json["next"].empty();
  return dump(json);
}

}  // namespace trictrac::courrier

#include "wire/line.h"

#include <nlohmann/json.hpp>

#include "game/match/tour.h"
#include "text/trid.h"
#include "wire/account_json.h"
#include "wire/clock_json.h"
#include "wire/event_json.h"
#include "wire/hand_json.h"
#include "wire/score_json.h"
#include "wire/turn_json.h"

namespace trictrac {
namespace {

// R3: at a board kept by its players what a roll is worth is not said while they play.
Json events_json(const Effects& effects, const Match& match, bool tells_worth) {
  if (!effects.judged || (match.hand() && !tells_worth)) return Json::array();
  const State& s = match.state();
  return explained_json(s.board, s.roll, s.options, match.turn(), s.to_act);
}

Json marks_json(const std::optional<Award>& award) {
  Json json = Json::array();
  if (award && award->points > 0) json.push_back(award_json(*award));
  return json;
}

Json releve_json(Releve releve) {
  switch (releve) {
    case Releve::None: return nullptr;
    case Releve::Go: return "go";
    case Releve::Out: return "out";
  }
  return nullptr;
}

Json worth_json(const TourWorth& worth) {
  Json json{{"counting", name_of(worth.counting)}, {"name", worth.name}};
  if (worth.halves % 2 == 0)
    json["value"] = worth.halves / 2;
  else
    json["value"] = worth.halves / 2.0;
  return json;
}

// A tour that has just ended.
Json tour_json(const State& s, bool by_time) {
  return {{"winner", name_of(s.outcome->winner)},
          {"by", by_time                          ? "time"
                 : s.outcome->by == Ending::Holes ? "holes"
                                                  : "resign"},
          {"worth", worth_json(worth_of(s))}};
}

Json over_json(const Match& match, bool by_time, const LineAt& at) {
  if (at.stopped) return {{"by", name_of(Accord::Stop)}, {"seed", at.seed}};
  if (!match.over()) return nullptr;
  const bool tours = traits_of(match.options().format).pays_worth;
  const std::string_view by = by_time ? "time" : match.account().gave_up ? "resign" : "played";
  Json json = tours ? tour_json(match.state(), by_time) : Json{{"by", by}};
  json["seed"] = at.seed;
  if (match.hand()) json["missed"] = missed_json(match.missed());
  return json;
}

bool among_several(const Match& match) {
  return traits_of(match.options().format).pays_worth && match.options().rounds > 1;
}

}  // namespace

std::string line_text(int n, const LoggedEvent& done, const MatchEffects& followed, const Match& match,
                      std::span<const Reason> reasons, const LineAt& at) {
  const State& s = match.state();
  const Effects& effects = followed.effects;
  const bool given_up = !s.outcome || s.outcome->by == Ending::Resignation;
  const bool by_time = std::holds_alternative<LoseOnTime>(done.event) && given_up;
  Json json{{"say", "line"},
            {"n", n},
            {"side", name_of(done.side)},
            {"do", done_json(done.event)},
            {"events", events_json(effects, match, at.tells_worth)},
            {"marks", marks_json(effects.marked)},
            {"releve", releve_json(effects.releve)},
            {"over", over_json(match, by_time, at)},
            {"score", score_json(s.marks)},
            {"trid", print_trid(s)},
            {"turn", turn_json(match, at)}};
  if (std::holds_alternative<PlayMen>(done.event)) json["reasons"] = reasons_json(reasons);
  if (followed.by_hand && !is_beside(done.event)) {
    add_followed(json, *followed.by_hand, done, match);
    if (at.tells_worth || s.options.missed) add_missed(json, *followed.by_hand);
  }
  if (followed.round_ended) json["round_ended"] = true;
  if (followed.round_ended && among_several(match)) json["tour"] = tour_json(s, by_time);
  if (at.clock && !at.clock->is_null()) json["clock"] = *at.clock;
  const bool undone = std::holds_alternative<TakeBack>(done.event);  // the account may be another again
  if (followed.account_changed || undone || n == 1)
    json["account"] = account_json(match.account(), at.format);
  return dump(json);
}

std::optional<std::string> apply_in_words(Table& table, const LoggedEvent& event) {
  const std::vector<Reason> reasons = reasons_of(table, event.event);
  const auto effects = table.apply(event);
  if (!effects) return std::nullopt;
  const TableConfig& c = table.config();
  const std::string seed = c.by_hand ? "" : to_hex(c.seed);
  const Json clock = clock_json(table);
  return line_text(table.lines(), table.done().back(), *effects, table.game(), reasons,
                   {c.format, seed, table.stopped(), table.shares().due(), table.acts(), &clock});
}

}  // namespace trictrac

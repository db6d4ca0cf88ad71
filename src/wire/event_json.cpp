#include "wire/event_json.h"

#include <nlohmann/json.hpp>

#include "game/event/event.h"
#include "game/match/match_ledger.h"
#include "game/match/series.h"
#include "game/rules/explain.h"
#include "game/rules/tariff.h"
#include "text/trid.h"
#include "wire/clock_json.h"
#include "wire/hand_json.h"
#include "wire/json_list.h"
#include "wire/match_ledger_json.h"

namespace trictrac {

std::vector<int> fleches_in(FlecheSet set) {
  std::vector<int> all;
  while (set) all.push_back(pop(set));
  return all;
}

Json event_json(const Event& event, const Json& particulars) {
  Json json{{"jan", tariff(event.jan).name}};
  json.update(particulars);
  json["ways"] = int{event.ways};
  json["points"] = int{event.points};
  json["at"] = fleches_in(event.at);
  return json;
}

Side side_of(const Event& event, Side roller) { return event.to() == To::Roller ? roller : other(roller); }

Json explained_json(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn, Side roller) {
  return json_list(explain(p, roll, options, turn), [&](const Explained& e) {
    Json event = event_json(
        e.event, {{"rule", tariff(e.event.jan).rule}, {"side", name_of(side_of(e.event, roller))}});
    event["paths"] = e.ways;
    return event;
  });
}

namespace {

// The effect of going, and the payment it causes.
struct Ended {
  Going does = Going::Lift;
  std::optional<int> winner;
  int amount = 0;
};

// Returns how the round that is written in `after` and not in `before` was ended by what `does` says.
Ended end_of_round(const MatchLedger& before, const MatchLedger& after, Going does) {
  if (rounds_won(after) == rounds_won(before)) return {does, {}, 0};
  if (const Partie* p = partie_of(after)) {
    const MarqueResult& r = p->sheet.marques.back().result;
    return {does, player_at(before, *r.winner), r.jetons};
  }
  const MeetingPlayed& m = poule_of(after)->played.back();
  return {does, before.order[m.winner], m.balance[m.winner]};
}

Json ended_json(const Ended& e) {
  Json json{{"does", name_of(e.does)}};
  if (!e.winner) return json;
  json["jetons"] = e.amount;
  json["winner"] = *e.winner;
  return json;
}

Json suspend_json(const MatchLedger& a, Side s) {
  Json all = Json::array();
  for (const CombineGame game : {CombineGame::Ecrire, CombineGame::Honours}) {
    if (refused(a, Suspended{s, game})) continue;
    Json one{{"game", name_of(game)}};
    if (game == CombineGame::Ecrire)
      one.update(ended_json(end_of_round(a, after(a, Suspended{s, game}), *if_goes(a, s))));
    all.push_back(std::move(one));
  }
  return all;
}

}  // namespace

Json decision_json(const Match& match) {
  if (match.awaits() != Awaits::Tour || match.state().stage != Stage::Decide) return Json::object();
  return decision_json(match.account(), match.state().to_act);
}

Json decision_json(const MatchLedger& a, Side side) {
  Json json = Json::object();
  if (const auto does = if_goes(a, side))
    json["account"] = ended_json(end_of_round(a, after(a, Went{side}), *does));
  if (Json games = suspend_json(a, side); !games.empty()) json["suspend"] = std::move(games);
  return json;
}

Json score_json(const Marks& m) {
  Json json = Json::object();
  for (const Side side : kSides)
    json[std::string(name_of(side))] = {{"points", m.points[side]},
                                        {"holes", m.holes[side]},
                                        {"bredouille", in_bredouille(m, side)},
                                        {"jetons", m.double_jeton == side ? 2 : 1},
                                        {"pavillon", held_by(m.pavillon, side)}};
  return json;
}

Json award_json(const Award& award) {
  return {{"side", name_of(award.side)},    {"had", award.had},
          {"points", award.points},         {"holes", award.holes},
          {"bredouille", award.bredouille}, {"rest", award.rest}};
}

std::string_view stage_name(Stage stage) {
  switch (stage) {
    case Stage::Decide: return "decide";
    case Stage::Move: return "move";
    case Stage::Over: return "over";
    default: return "roll";
  }
}

Json plays_json(const std::vector<Sequence>& sequences) {
  return json_list(sequences, [](const Sequence& q) {
    Json play = Json::array();
    for (int i = 0; i < q.size; ++i)
      play.push_back({int{q.steps[i].from}, int{q.steps[i].to}, int{q.numbers[i]}});
    return play;
  });
}

Json reasons_json(std::span<const Reason> reasons) {
  return json_list(reasons, [](Reason reason) -> Json {
    return {{"rule", text(reason).rule}, {"reason", text(reason).code}};
  });
}

void add_decision(Json& turn, const Json& decision) {
  if (const auto account = decision.find("account"); account != decision.end())
    turn["go"]["account"] = *account;
  if (const auto suspend = decision.find("suspend"); suspend != decision.end()) turn["suspend"] = *suspend;
}

namespace {

std::string_view stage_name(const Match& match, const LineAt& at) {
  if (match.over() || at.stopped) return "over";
  if (at.shares_due) return "shares";
  if (at.held) return "mirror";
  return at.acts ? "draw" : stage_name(match.state().stage);
}

}  // namespace

Json turn_json(const Match& match, const LineAt& at) {
  const bool played = !match.over() && !at.stopped && !at.shares_due && !at.acts;
  if (match.hand() && played) return hand_turn_json(match);
  const std::string_view stage = stage_name(match, at);
  const State& s = match.state();
  Json json{{"side", name_of(s.to_act)}, {"stage", stage}};
  if (stage != stage_name(Stage::Decide) && stage != stage_name(Stage::Move)) return json;
  json["dice"] = roll_json(s.roll);
  if (s.stage == Stage::Decide) {
    const int rest = s.marks.points[s.to_act];
    const Award due = award_to_other(s, match.turn());
    json["hold"] = {{"rest", rest}, {"other", due.points}, {"other_holes", due.holes}};
    json["go"] = {{"lost", rest}};
    add_decision(json, decision_json(match));
  }
  const std::vector<Sequence> sequences = legal_sequences(s.board, s.roll, s.options, match.turn());
  json["plays"] = plays_json(sequences);
  json["bound"] = reasons_json(binding(s.roll, match.turn(), sequences));
  return json;
}

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

// A tour that has just ended.
Json tour_json(const State& s, bool by_time) {
  const TourWorth worth = worth_of(s);
  return {
      {"winner", name_of(s.outcome->winner)},
      {"by", by_time                          ? "time"
             : s.outcome->by == Ending::Holes ? "holes"
                                              : "resign"},
      {"worth",
       {{"counting", name_of(worth.counting)}, {"name", worth.name}, {"value", halves_json(worth.halves)}}}};
}

Json over_json(const Match& match, bool by_time, const LineAt& at) {
  if (at.stopped) return stopped_json(*at.stopped, at.seed);
  if (!match.over()) return nullptr;
  const bool tours = traits_of(match.options().format).pays_worth;
  const std::string_view by = by_time ? "time" : match.account().gave_up ? "resign" : "played";
  Json json = tours ? tour_json(match.state(), by_time) : Json{{"by", by}};
  json["seed"] = at.seed;
  if (match.hand()) json["missed"] = missed_json(match.missed());
  return json;
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
  const bool of_several = traits_of(match.options().format).pays_worth && match.options().rounds > 1;
  if (followed.round_ended && of_several) json["tour"] = tour_json(s, by_time);
  if (at.clock && !at.clock->is_null()) json["clock"] = *at.clock;
  const bool undone = std::holds_alternative<TakeBack>(done.event);  // the account may be another again
  if (followed.account_changed || undone || n == 1)
    json["account"] = account_json(match.account(), at.format);
  return dump(json);
}

std::optional<std::string> apply_in_words(Table& table, const LoggedEvent& event) {
  const std::vector<Reason> reasons = reasons_of(table.game(), event.event);
  const auto effects = table.apply(event);
  if (!effects) return std::nullopt;
  const TableConfig& c = table.config();
  const bool hides_seed = c.by_hand || (c.mirror && !table.shows_seed());
  const std::string seed = hides_seed ? "" : to_hex(c.seed);
  const Json clock = clock_json(table);
  return line_text(
      table.lines(), table.done().back(), *effects, table.game(), reasons,
      {c.format, seed, table.stop(), table.shares().due(), table.acts(), table.is_held(), &clock});
}

}  // namespace trictrac

#include "wire/hand_json.h"

#include <nlohmann/json.hpp>

#include "base/enum_table.h"
#include "contract/instances.h"
#include "text/hand_text.h"
#include "text/trid.h"
#include "wire/event_json.h"
#include "wire/hand_fields.h"
#include "wire/json_list.h"
#include "wire/match_ledger_json.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

constexpr EnumTable<referee::Why, referee::Why::Gone, std::string_view> kReasonsToMove({
    {referee::Why::Gained, "gained"},
    {referee::Why::Received, "received"},
    {referee::Why::School, "school"},
    {referee::Why::FalseSchool, "false_school"},
    {referee::Why::Gone, "gone"},
});

// Returns the rule by which points are marked or taken back.
std::string_view rule_of(const Moved& moved, EventKind done) {
  if (done == EventKind::Rectify) return "R10";
  if (done == EventKind::Augment) return "R12";
  if (moved.why == referee::Why::FalseSchool || done == EventKind::DisputeEcole) return "R11";
  if (moved.why == referee::Why::School) return "R8";
  return moved.points < 0 ? "R9" : "R6";
}

Json moved_json(const std::vector<Moved>& moved, EventKind done) {
  return json_list(moved, [done](const Moved& m) -> Json {
    return {{"side", name_of(m.side)},
            {"why", kReasonsToMove[m.why]},
            {"points", m.points},
            {"rule", rule_of(m, done)}};
  });
}

// Returns the position without its pending state, which would reveal the points due.
std::string shown_trid(const referee::Referee& game) { return print_trid(game.state()); }

Json may_json(const Match& match) {
  const referee::Referee& game = match.hand()->referee();
  Json all = Json::object();
  for (const Side side : kSides) {
    Json& may = all[name_of(side)] = Json::array();
    for (const EventKind kind : game.may(side)) may.push_back(name_of(kind));
    const bool decides = game.may(side, EventKind::Hold) && side == match.state().to_act;
    if (decides && (may_suspend(match, CombineGame::Ecrire) || may_suspend(match, CombineGame::Honours)))
      may.push_back("suspend");
  }
  return all;
}

Json marks_json(const HandBoard& hand) {
  const referee::Referee& game = hand.referee();
  const int before = hand.rolls() - game.pending().rolls;
  Json all = Json::array();
  const auto add = [&](Side side, MarkPart part, const referee::PendingMark& x, bool disputable) {
    if (x.of == 0 || (!x.open && !x.claimable)) return;
    all.push_back({{"side", name_of(side)},
                   {"for", name_of(part)},
                   {"roll", before + x.of},
                   {"points", game.marked(side, part, x)},
                   {"open", x.open},
                   {"disputable", disputable}});
  };
  for (const Side side : kSides) {
    add(side, MarkPart::Gained, game.pending().past[side], true);
    add(side, MarkPart::Gained, game.pending().gained[side], game.disputes(other(side), MarkPart::Gained));
    add(side, MarkPart::Received, game.pending().received[side],
        game.disputes(other(side), MarkPart::Received));
  }
  return all;
}

Json schools_json(const referee::Referee& game) {
  Json all = Json::array();
  for (const referee::EcoleClaim& c : game.pending().claims) {
    if (!c.fresh && !c.insists) continue;
    const Side answers = c.fresh ? other(c.by) : c.by;
    all.push_back({{"by", name_of(c.by)},
                   {"for", name_of(c.part)},
                   {"points", c.points},
                   {"disputed", c.disputed},
                   {"may", {name_of(answers)}}});
  }
  return all;
}

// Returns the reasons that were asked and have not been given (R17).
Json questions_json(const HandBoard& hand) {
  const referee::Pending& p = hand.referee().pending();
  Json all = Json::array();
  for (const Side by : kSides)
    if (const auto& q = p.asked[by]; q && !q->answered)
      all.push_back(
          {{"by", name_of(by)}, {"for", name_of(q->part)}, {"roll", hand.rolls() - p.rolls + q->of}});
  return all;
}

// Adds the legal plays, or those that meet a demand; a player who may play wrongly is free, and none are
// listed.
void add_plays(Json& turn, const referee::Referee& game) {
  const State& s = game.state();
  const auto& pending = game.pending();
  if (pending.phase == referee::Phase::Again || pending.demand) {
    const bool again = pending.phase == referee::Phase::Again;
    const referee::Attempt attempt{again ? pending.played->before : s.board, s.roll, s.options, {}};
    const referee::Demand demand = pending.demand.value_or(referee::Demand{});
    turn["plays"] = plays_json(referee::ways_to_meet(attempt, demand));
    turn["demand"] = referee::demand_json(demand);
    if (again) turn["again"] = true;
  } else if (s.options.moves == Moves::Refused) {
    turn["plays"] = plays_json(legal_sequences(s.board, s.roll, s.options, game.turn()));
  }
}

}  // namespace

void add_followed(Json& line, const HandEffects& effects, const LoggedEvent& done, const Match& match) {
  const EventKind kind = kind_of(done.event);
  if (!effects.moved.empty()) line["moved"] = moved_json(effects.moved, kind);
  if (effects.stays) line["stays"] = true;
  if (effects.ruling) line["ruling"] = referee::ruling_json(*effects.ruling);
  if (kind == EventKind::AskRemedies)
    line["remedies"] = referee::remedies_json(match.hand()->referee(), done.side, &shown_trid);
}

void add_missed(Json& line, const HandEffects& effects) {
  if (!effects.missed.empty()) line["missed"] = missed_json(effects.missed);
}

Json missed_json(std::span<const Missed> missed) { return json_list(missed, contract::json_of<Missed>); }

Json hand_turn_json(const Match& match) {
  const referee::Referee& game = match.hand()->referee();
  const State& s = match.state();
  const bool going = game.pending().phase == referee::Phase::Going;
  const bool agrees = going || s.stage == Stage::Over;
  Json turn{{"side", name_of(asked_side(game))},
            {"stage", agrees ? "agree" : stage_name(s.stage)},
            {"may", may_json(match)}};
  if (s.stage == Stage::Decide || s.stage == Stage::Move) turn["dice"] = roll_json(s.roll);
  if (agrees) turn["to"] = s.stage == Stage::Over ? "end" : "go";
  if (s.stage == Stage::Decide && !agrees && !refused(match.account(), Went{s.to_act}))
    add_decision(turn, decision_json(match));
  if (s.stage == Stage::Move || (s.stage == Stage::Decide && !agrees)) add_plays(turn, game);
  if (game.pending().early) turn["early"] = roll_json(*game.pending().early);
  if (!game.pending().touched.empty()) turn["touched"] = game.pending().touched;
  if (game.pending().adjusting) turn["adoube"] = true;
  if (Json marks = marks_json(*match.hand()); !marks.empty()) turn["marks"] = std::move(marks);
  if (Json schools = schools_json(game); !schools.empty()) turn["schools"] = std::move(schools);
  if (Json questions = questions_json(*match.hand()); !questions.empty())
    turn["questions"] = std::move(questions);
  return turn;
}

}  // namespace trictrac

namespace trictrac::referee {
namespace {

constexpr EnumTable<Cure::Does, Cure::Does::Again, std::string_view> kCures({
    {Cure::Does::Leave, "leave"},
    {Cure::Does::Place, "place"},
    {Cure::Does::Again, "again"},
});

}  // namespace

Json demand_json(const Demand& d) {
  constexpr std::string_view kWhat[] = {"legal", "not_coin", "with", "without", "pass_on", "from"};
  Json json{{"what", kWhat[static_cast<std::size_t>(d.what)]}};
  const bool has_from = d.what != Demand::What::Legal && d.what != Demand::What::NotCoin;
  if (d.what == Demand::What::With)
    json["step"] = {int{d.step.from}, int{d.step.to}};
  else if (has_from)
    json["from"] = int{d.step.from};
  if (d.barred > 0) json["barred"] = d.barred;
  return json;
}

Json remedies_json(const Referee& game, Side side, std::string (*trid)(const Referee&)) {
  Json all = Json::array();
  int n = 0;
  for (const Cure& c : game.cures(side)) {
    Referee chosen = game;
    chosen.act(side, ChooseRemedy{++n});
    all.push_back({{"n", n},
                   {"rule", c.rule},
                   {"does", kCures[c.does]},
                   {"what", english_text(c)},
                   {"trid", trid(chosen)}});
    if (c.does == Cure::Does::Again) all.back()["demand"] = demand_json(c.demand);
  }
  return all;
}

Json ruling_json(const Ruling& r) {
  const EcoleClaim& c = r.claim;
  return {{"for", name_of(c.part)},
          {"claimed", c.points},
          {"right", c.right},
          {"disputed", c.disputed},
          {"jans", json_list(r.jans, contract::json_of<JanDue>)}};
}

}  // namespace trictrac::referee

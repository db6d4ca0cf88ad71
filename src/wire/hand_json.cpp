#include "wire/hand_json.h"

#include <nlohmann/json.hpp>

#include "base/enum_table.h"
#include "game/rules/tariff.h"
#include "text/hand_text.h"
#include "text/trid.h"
#include "wire/event_json.h"
#include "wire/match_ledger_json.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

std::string_view why_name(referee::Why why) {
  using referee::Why;
  constexpr EnumTable<Why, Why::Gone, std::string_view> kNames({
      {Why::Gained, "gained"},
      {Why::Received, "received"},
      {Why::School, "school"},
      {Why::FalseSchool, "false_school"},
      {Why::Gone, "gone"},
  });
  return kNames[why];
}

// By which rule points are marked or taken back.
std::string_view rule_of(const Moved& moved, EventKind done) {
  if (done == EventKind::Rectify) return "R10";
  if (done == EventKind::Augment) return "R12";
  if (moved.why == referee::Why::FalseSchool || done == EventKind::DisputeEcole) return "R11";
  if (moved.why == referee::Why::School) return "R8";
  return moved.points < 0 ? "R9" : "R6";
}

Json moved_json(const std::vector<Moved>& moved, EventKind done) {
  Json all = Json::array();
  for (const Moved& m : moved)
    all.push_back({{"side", trictrac::name_of(m.side)},
                   {"why", why_name(m.why)},
                   {"points", m.points},
                   {"rule", rule_of(m, done)}});
  return all;
}

Json missed_json(const Missed& m) {
  Json json{{"side", trictrac::name_of(m.side)},
            {"for", m.part ? trictrac::name_of(*m.part) : "play"},
            {"roll", m.roll.number},
            {"dice", roll_json(m.roll.roll)}};
  if (!m.part) {
    json["rule"] = m.rule;
    return json;
  }
  json["due"] = m.due;
  json["marked"] = m.marked;
  json["schooled"] = m.schooled;
  json["points"] = m.points;
  json["jans"] = referee::jans_json(m.jans);
  return json;
}

// As `said_by`, with the position only: what is pending says what was due.
std::string shown_trid(const referee::Referee& game) { return print_trid(game.state()); }

Json may_json(const Match& match) {
  const referee::Referee& game = match.hand()->referee();
  Json all = Json::object();
  for (const Side side : kSides) {
    Json& may = all[trictrac::name_of(side)] = Json::array();
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
    all.push_back({{"side", trictrac::name_of(side)},
                   {"for", trictrac::name_of(part)},
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
    all.push_back({{"by", trictrac::name_of(c.by)},
                   {"for", trictrac::name_of(c.part)},
                   {"points", c.points},
                   {"disputed", c.disputed},
                   {"may", {trictrac::name_of(answers)}}});
  }
  return all;
}

// R17: reasons that were asked and have not been given.
Json questions_json(const HandBoard& hand) {
  const referee::Pending& p = hand.referee().pending();
  Json all = Json::array();
  for (const Side by : kSides)
    if (const auto& q = p.asked[by]; q && !q->answered)
      all.push_back({{"by", trictrac::name_of(by)},
                     {"for", trictrac::name_of(q->part)},
                     {"roll", hand.rolls() - p.rolls + q->of}});
  return all;
}

// Lawful plays, and those that meet a demand, are listed; whoever may play wrongly plays what he likes.
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
    turn["plays"] = plays_json(lawful_sequences(s.board, s.roll, s.options, game.turn()));
  }
}

void add_touched(Json& turn, const referee::Referee& game) {
  if (!game.pending().touched.empty()) turn["touched"] = game.pending().touched;
  if (game.pending().adjusting) turn["adoube"] = true;
}

// What going does to the account, and the games that may be suspended.
void add_decisions(Json& turn, const Match& match) {
  const Side side = match.state().to_act;
  if (refused(match.account(), Went{side})) return;
  add_decision(turn, decision_json(match));
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

Json missed_json(std::span<const Missed> missed) {
  Json all = Json::array();
  for (const Missed& m : missed) all.push_back(missed_json(m));
  return all;
}

Json hand_turn_json(const Match& match) {
  const referee::Referee& game = match.hand()->referee();
  const State& s = match.state();
  const bool going = game.pending().phase == referee::Phase::Going;
  const bool agrees = going || s.stage == Stage::Over;
  Json turn{{"side", trictrac::name_of(asked_side(game))},
            {"stage", agrees ? "agree" : stage_name(s.stage)},
            {"may", may_json(match)}};
  if (s.stage == Stage::Decide || s.stage == Stage::Move) turn["dice"] = roll_json(s.roll);
  if (agrees) turn["to"] = s.stage == Stage::Over ? "end" : "go";
  if (s.stage == Stage::Decide && !agrees) add_decisions(turn, match);
  if (s.stage == Stage::Move || (s.stage == Stage::Decide && !agrees)) add_plays(turn, game);
  if (game.pending().early) turn["early"] = roll_json(*game.pending().early);
  add_touched(turn, game);
  if (Json marks = marks_json(*match.hand()); !marks.empty()) turn["marks"] = std::move(marks);
  if (Json schools = schools_json(game); !schools.empty()) turn["schools"] = std::move(schools);
  if (Json questions = questions_json(*match.hand()); !questions.empty())
    turn["questions"] = std::move(questions);
  return turn;
}

}  // namespace trictrac

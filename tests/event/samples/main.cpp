// event_samples COUNT [SEED]: prints random events, arenas, ladders and leagues, one a line, in JSON: what
// was played, the standings, and the next pairing. tests/event/check_events.py counts them again.
#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>

#include "event/league.h"
#include "event/pairing/arena.h"
#include "event/pairing/pair.h"
#include "event/random/random_event.h"
#include "event/standings.h"

namespace {

using namespace trictrac::event;
using Json = nlohmann::json;

Json of(const Pairings& pairings) {
  Json json{{"tables", Json::array()}, {"byes", Json::array()}};
  for (const Seats& seats : pairings.tables) json["tables"].push_back(seats);
  for (const Bye& bye : pairings.byes) json["byes"].push_back({bye.entrant, bye.halves});
  return json;
}

Json of(const Table& table) {
  constexpr std::array kKinds{"played", "forfeit", "annulled"};
  const Outcome outcome = table.outcome.value_or(Outcome{});
  Json json{{"seats", table.seats},
            {"begun", table.begun},
            {"started", table.started},
            {"ended", table.ended},
            {"kind", table.outcome ? kKinds[static_cast<std::size_t>(outcome.kind)] : "open"},
            {"winner", outcome.result.winner.value_or(-1)},
            {"holes", outcome.result.holes},
            {"amounts", outcome.result.amounts},
            {"missing", table.missing}};
  if (table.luck) json["luck"] = {table.luck->white, table.luck->variance};
  for (const Table& game : table.boards) json["games"].push_back(of(game));
  return json;
}

Json of(const Round& round) {
  Json json{{"tables", Json::array()}, {"byes", Json::array()}};
  for (const Table& table : round.tables) json["tables"].push_back(of(table));
  for (const RoundBye& bye : round.byes) json["byes"].push_back({bye.entrant, bye.halves});
  json["asked"] = Json::array();
  for (const RoundBye& bye : round.byes)
    if (bye.asked) json["asked"].push_back(bye.entrant);
  return json;
}

Json of(const Figure& figure) {
  Json sum = Json::array();
  for (const Summand& each : figure.sum) sum.push_back({each.round, each.opponent, each.value, each.cut});
  return {{"value", figure.value}, {"sum", sum}};
}

Json of(const EventState& state) {
  const Terms& terms = state.terms;
  Json json{{"system", name_of(terms.system)},
            {"cycles", terms.cycles},
            {"apart_rounds", terms.apart_rounds},
            {"best_of", terms.best_of},
            {"boards", terms.boards},
            {"tie_breaks", Json::array()},
            {"seats", terms.seats},
            {"least_seats", terms.least_seats},
            {"excluded", state.excluded},
            {"entrants", Json::array()},
            {"rounds", Json::array()},
            {"standings", Json::array()}};
  for (const TieBreak each : terms.tie_breaks) json["tie_breaks"].push_back(name_of(each));
  for (const Entrant& each : state.entrants)
    json["entrants"].push_back({{"number", each.number},
                                {"rating", each.rating},
                                {"club", each.club},
                                {"withdrawn", each.withdrawn},
                                {"away", each.away},
                                {"since", each.since},
                                {"next_bye", each.next_bye.value_or(-1)}});
  for (const Round& each : state.rounds) json["rounds"].push_back(of(each));
  for (const StandingRow& row : standings(state)) {
    Json line{{"entrant", row.entrant}, {"place", row.place}, {"shared", row.shared}, {"wins", of(row.wins)}};
    line["balance"] = of(row.balance);
    line["luck"] = {{"games", row.luck.games},
                    {"reviewed", row.luck.reviewed},
                    {"sum", row.luck.sum},
                    {"variance", row.luck.variance},
                    {"mean", row.luck.mean().value_or(1e9)},
                    {"plus_or_minus", row.luck.plus_or_minus().value_or(1e9)}};
    for (const Figure& figure : row.tie_breaks) line["tie_breaks"].push_back(of(figure));
    json["standings"].push_back(std::move(line));
  }
  if (is_round_open(state)) return json;
  if (const auto next = next_pairings(state)) json["next"] = of(*next);
  return json;
}

// Prints an event at tables of three or four, few or many entrants.
void print_tables(trictrac::Random& random) {
  const int most = random.below(2) == 0 ? 9 : 40;
  std::cout << of(random_event(random, {.most_entrants = most, .seats = 3 + random.below(2)}).state())
            << '\n';
}

// Prints an arena at its end, and at some ticks with the tables that are begun then: more often where one is
// left without an opponent, or two are kept apart.
void print_arena(trictrac::Random& random) {
  const int most = random.below(2) == 0 ? 6 : 30;
  const Event event = random_arena(random, most, [&](const EventState& state, std::int64_t now) {
    const ArenaPairing pairing(state, now);
    const std::vector<Seats> tables = pairing.tables();
    const std::size_t left = pairing.free().size() - 2 * tables.size();
    if (pairing.free().size() < 2 || random.below(left == 0 ? 40 : left == 1 ? 8 : 3) > 0) return;
    Json json = of(state);
    json["now"] = now;
    json["next"] = of(Pairings{tables, {}});
    std::cout << json << '\n';
  });
  std::cout << of(event.state()) << '\n';
}

// An act of a ladder, as far as places follow from it.
struct LadderAct {
  Json operator()(const AddEntrant& act) const { return {{"entrant", act.entrant}, {"rating", act.rating}}; }
  Json operator()(const Withdraw& act) const { return {{"entrant", act.entrant}}; }
  Json operator()(const Readmit& act) const { return {{"entrant", act.entrant}}; }
  Json operator()(const StartTable& act) const { return {{"table", act.at.table}, {"seats", act.seats}}; }
  Json operator()(const EnterResult& act) const { return decided(act.at, act.result.winner); }
  Json operator()(const CorrectResult& act) const { return decided(act.at, act.result.winner); }
  Json operator()(const Forfeit& act) const { return decided(act.at, act.winner); }
  Json operator()(const AnnulResult& act) const { return decided(act.at, {}); }
  template <class Act>
  Json operator()(const Act&) const {
    return Json::object();
  }
  static Json decided(TableNumber at, std::optional<int> winner) {
    return {{"table", at.table}, {"winner", winner.value_or(-1)}};
  }
};

// Prints a ladder with those of its acts that count.
void print_ladder(trictrac::Random& random) {
  const Event event = random_ladder(random, 12);
  Json json = of(event.state());
  json["reach"] = event.state().terms.reach;
  json["acts"] = Json::array();
  const std::vector<bool> counts = event.effective();
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const EventAct& act = event.log()[i].act;
    if (!counts[i] || std::holds_alternative<Undo>(act)) continue;
    Json line = std::visit(LadderAct{}, act);
    line["act"] = name_of(kind_of(act));
    json["acts"].push_back(std::move(line));
  }
  std::cout << json << '\n';
}

// Prints the divisions of a random league and those of its next season.
void print_league(trictrac::Random& random) {
  const LeagueTerms terms{.size = 4 + random.below(6), .moves = random.below(3)};
  std::vector<Division> season(static_cast<std::size_t>(random.below(5)));
  int last = 0;
  for (Division& division : season)
    for (int left = random.below(terms.size + 3); left > 0; --left) division.push_back(++last);
  std::vector<Newcomer> newcomers;
  Json entries = Json::array();
  for (int left = random.below(6); left > 0; --left) {
    newcomers.push_back({++last, 1000 + random.below(9)});
    entries.push_back({newcomers.back().member, newcomers.back().rating});
  }
  std::cout << Json{{"system", "league"},   {"size", terms.size},
                    {"moves", terms.moves}, {"divisions", season},
                    {"newcomers", entries}, {"next", next_season(terms, season, newcomers)}}
            << '\n';
}

}  // namespace

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 10;
  trictrac::Random random(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
  for (int i = 0; i < count; ++i) {
    // Every fourth event has another system, which no weight pairs: its standings are checked.
    const System system = i % 4 != 3 ? System::Swiss : static_cast<System>(1 + i / 4 % 3);
    if (i % 32 == 8) print_arena(random);
    if (i % 16 == 5) print_ladder(random);
    if (i % 4 == 2) print_league(random);
    if (i % 4 == 1) print_tables(random);
    // Every sixteenth is between teams.
    std::cout << of(random_event(random, {.system = system, .teams = i % 16 == 4 || i % 48 == 3}).state())
              << '\n';
  }
}

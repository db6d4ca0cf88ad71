// Events as TRF16 and CSV, out and back.
#include <gtest/gtest.h>

#include "acting.h"
#include "event/exchange/csv.h"
#include "event/exchange/trf.h"
#include "event/random/random_event.h"
#include "event/standings.h"

namespace trictrac::event {
namespace exchange_test {

// An event imported on these terms; it is shown why if it is refused.
EventState state_of(const Terms& terms, const Imported& imported) {
  const auto event = event_of(terms, imported, kDirector);
  EXPECT_TRUE(event) << text(event.error());
  return event ? event->state() : EventState{};
}

// The terms of an event whose rounds have been played elsewhere.
Terms swiss(const EventState& state) {
  return {.rounds = std::max(1, static_cast<int>(state.rounds.size())),
          .tie_breaks = {TieBreak::BuchholzCut1, TieBreak::SonnebornBerger}};
}

std::vector<int> figures(const EventState& state) {
  std::vector<int> all;
  for (const StandingRow& row : standings(state)) {
    all.insert(all.end(), {row.entrant, row.place, row.wins.value, row.balance.value});
    for (const Figure& figure : row.tie_breaks) all.push_back(figure.value);
  }
  return all;
}

TEST(Trf, IsTheSameOutAndBack) {
  Random random(21);
  int rounds = 0;
  for (int i = 0; i < 200; ++i) {
    EventState state = random_event(random, {.most_entrants = 40}).state();
    state.terms = swiss(state);
    // What TRF cannot say.
    for (Entrant& entrant : state.entrants) entrant.club.clear();
    const std::string text = print_trf(state, "Café de la Régence");
    const auto read = read_trf(text);
    ASSERT_TRUE(read) << read.error().line << ": " << read.error().message << '\n' << text;
    EXPECT_EQ(read->title, "Café de la Régence");
    // A round in which all games were annulled has no tables there.
    if (std::ranges::any_of(read->event.rounds, [](const Round& round) { return round.tables.empty(); }))
      continue;
    const EventState again = state_of(swiss(state), read->event);
    EXPECT_EQ(print_trf(again, "Café de la Régence"), text);
    EXPECT_EQ(figures(again), figures(state));
    rounds += static_cast<int>(again.rounds.size());
  }
  EXPECT_GT(rounds, 500);
}

// Columns as the specification counts them (FIDE Handbook C.04, annex 2).
TEST(Trf, HasItsColumns) {
  Acting event({.rounds = 2}, {1900, 1800, 1700});
  event.done(Substitute{1, 900, "Élodie de la Rochefoucauld-Montmorency"});
  event.round({{2, 3}}, {{1, 2}});
  const std::string text = print_trf(event.state(), "Evening");
  const std::string heads = "012 Evening\n062 3\n092 Individual: swiss\nXXR 2\n";
  ASSERT_TRUE(text.starts_with(heads)) << text;
  const std::string first = text.substr(heads.size(), text.find('\n', heads.size()) - heads.size());
  EXPECT_NE(first.find("Élodie de la Rochefoucauld-Montmo "), first.npos) << "33 letters";
  const std::string second = text.substr(heads.size() + first.size() + 1);
  const auto columns = [&](int from, int to) { return second.substr(from - 1, to - from + 1); };
  EXPECT_EQ(columns(1, 8), "001    2");
  EXPECT_EQ(columns(15, 17), "E2 ");
  EXPECT_EQ(columns(49, 52), "1800");
  EXPECT_EQ(columns(81, 84), " 1.0");
  EXPECT_EQ(columns(86, 89), "   2");
  EXPECT_EQ(columns(92, 99), "   3 w 1");
  EXPECT_TRUE(first.ends_with("0000 - U")) << first;
}

// A line of a player, with what stands in it from column 92 on.
std::string player(int number, const std::string& rounds) {
  std::string line(91, ' ');
  line.replace(0, 3, "001").replace(7, 1, std::to_string(number)).replace(14, 2, "E1").replace(48, 4, "1900");
  return line + rounds;
}

TEST(Trf, SaysWhatIsWrong) {
  const auto fault = [](const std::string& text) {
    const auto read = read_trf(text);
    return read ? ImportFault{} : read.error();
  };
  EXPECT_EQ(fault(player(1, "   2 w 1\n") + player(2, "   1 b 0\n")), ImportFault{});
  EXPECT_EQ(fault(player(1, "   2 w 1\r\n") + player(2, "   1 b 0\r\n")), ImportFault{}) << "of Windows";
  EXPECT_EQ(fault(player(1, "   2 w 1   \n") + player(2, "   1 b 0")), ImportFault{}) << "blanks behind";
  EXPECT_EQ(fault(player(1, "   2 w 1\n") + player(2, "   1 b 1\n")).line, 1) << "both have won";
  EXPECT_EQ(fault(player(1, "   2 w 1\n") + player(2, "   1 w 0\n")).line, 1) << "both are White";
  EXPECT_EQ(fault(player(1, "   2 w 1\n") + player(2, "0000 - Z\n")).line, 1) << "2 knows nothing of it";
  EXPECT_EQ(fault(player(1, "   9 w 1\n")).line, 1);
  EXPECT_EQ(fault(player(1, "   1 w 1\n")).line, 1) << "against themselves";
  EXPECT_EQ(fault(player(1, "0000 - 1\n")).line, 1) << "a win against nobody";
  EXPECT_EQ(fault(player(1, "x\n")).line, 1);
  EXPECT_EQ(fault("012 E\n" + player(1, "\n") + player(1, "\n")).line, 3) << "one number twice";
  EXPECT_EQ(fault("001\n").line, 1);
  EXPECT_EQ(fault("012 \xFF\n").line, 1);
  EXPECT_EQ(fault("XXR 900\n").line, 1);
}

TEST(EventCsv, IsTheSameOutAndBack) {
  Random random(22);
  for (int i = 0; i < 200; ++i) {
    EventState state = random_event(random, {.most_entrants = 40}).state();
    state.terms = swiss(state);
    const auto entrants = read_entries(print_entries(state));
    const auto rounds = read_results(print_results(state));
    ASSERT_TRUE(entrants && rounds);
    const EventState again = state_of(state.terms, {*entrants, *rounds});
    EXPECT_EQ(print_entries(again), print_entries(state));
    EXPECT_EQ(figures(again), figures(state));
    ASSERT_EQ(again.rounds.size(), state.rounds.size());
    for (std::size_t r = 0; r < state.rounds.size(); ++r) {
      ASSERT_EQ(again.rounds[r].tables.size(), state.rounds[r].tables.size());
      for (std::size_t t = 0; t < state.rounds[r].tables.size(); ++t) {
        EXPECT_EQ(again.rounds[r].tables[t].seats, state.rounds[r].tables[t].seats);
        const auto &is = again.rounds[r].tables[t].outcome, &was = state.rounds[r].tables[t].outcome;
        EXPECT_EQ(is->kind, was->kind);
        const bool played = was->kind == Outcome::Kind::Played;
        EXPECT_EQ(played ? is->result : Result{}, played ? was->result : Result{});
      }
    }
  }
}

TEST(EventCsv, TablesOfThreeAndFourAreTheSameOutAndBack) {
  Random random(23);
  int missing = 0;
  for (int i = 0; i < 100; ++i) {
    EventState state = random_event(random, {.most_entrants = 20, .seats = 3 + i % 2}).state();
    state.terms.rounds = kMostRounds;
    const auto entrants = read_entries(print_entries(state));
    const auto rounds = read_results(print_results(state));
    ASSERT_TRUE(entrants && rounds);
    const EventState again = state_of(state.terms, {*entrants, *rounds});
    EXPECT_EQ(figures(again), figures(state));
    ASSERT_EQ(again.rounds.size(), state.rounds.size());
    for (std::size_t r = 0; r < state.rounds.size(); ++r)
      for (std::size_t t = 0; t < state.rounds[r].tables.size(); ++t) {
        const Table &is = again.rounds[r].tables[t], &was = state.rounds[r].tables[t];
        EXPECT_EQ(is.seats, was.seats);
        EXPECT_EQ(is.missing, was.missing);
        EXPECT_EQ(is.outcome->kind, was.outcome->kind);
        const bool annulled = was.outcome->kind == Outcome::Kind::Annulled;
        EXPECT_EQ(annulled ? std::nullopt : is.outcome, annulled ? std::nullopt : was.outcome);
        missing += static_cast<int>(was.missing.size());
      }
  }
  EXPECT_GT(missing, 50);
}

TEST(EventCsv, RefusesSeatsThatAreNone) {
  const std::string heads = "round,table,entrant,outcome,amount\n";
  EXPECT_TRUE(read_results(heads + "1,1,1,played,5\n1,1,2,played,-5\n1,1,3,missing,\n1,,4,bye_0,\n"));
  for (const char* row : {"1,1,3,annulled,", "1,1,3,won,", "1,3,3,played,1", "3,1,3,played,1",
                          "1,1,0,played,1", "1,1,3,played,x", "1,1,3,won_by_forfeit,", "1,,3,bye_3,"})
    EXPECT_EQ(read_results(heads + "1,1,1,played,5\n1,1,2,played,-5\n" + row + "\n").error().line, 4) << row;
  EXPECT_EQ(read_results(heads + "1,1,1,missing,\n").error().line, 2) << "a table has seats";
}

TEST(EventCsv, KeepsEveryCell) {
  const std::vector<CsvRow> rows{{"name", "a,b", "say \"so\"", "two\nlines", ""},
                                 {"=1+1", "+x", "-5", "@me", "'quoted"},
                                 {"'=x", ";", "\t", "", "é"}};
  const std::string text = print_csv(rows);
  EXPECT_EQ(text.find("\r\n=1"), text.npos) << "no cell is a formula";
  EXPECT_EQ(read_csv(text), rows);
  EXPECT_EQ(read_csv("name;club\nRuth;Lyon, \n"),
            (std::vector<CsvRow>{{"name", "club"}, {"Ruth", "Lyon, "}}));
  EXPECT_EQ(read_csv("a\n\"never closed\n").error().line, 2);
  EXPECT_EQ(read_csv("a\n\"x\"y\n").error().line, 2);
}

TEST(EventCsv, AnEntryNeedsOnlyAName) {
  const auto entrants = read_entries("club,name\nLyon,Ruth Keller\n,Tom\n");
  ASSERT_TRUE(entrants);
  EXPECT_EQ(*entrants, (std::vector<AddEntrant>{{.entrant = 1, .name = "Ruth Keller", .club = "Lyon"},
                                                {.entrant = 2, .name = "Tom"}}));
  EXPECT_EQ(read_entries("club\nLyon\n").error().line, 1);
  EXPECT_EQ(read_entries("name,rating\nRuth,strong\n").error().line, 2);
  EXPECT_EQ(read_entries("name\nRuth\n\n").error().line, 3);
}

TEST(EventCsv, RefusesResultsThatAreNone) {
  const std::string heads = "round,table,white,black,outcome\n";
  EXPECT_TRUE(read_results(heads + "1,1,1,2,white\n1,,3,,bye_2\n"));
  for (const char* row :
       {"2,1,1,2,white", "1,2,1,2,white", "1,1,1,2,won", "1,1,1,,white", "1,,1,,bye_3", "x,1,1,2,white"})
    EXPECT_EQ(read_results(heads + row + "\n").error().line, 2) << row;
}

}  // namespace exchange_test
}  // namespace trictrac::event

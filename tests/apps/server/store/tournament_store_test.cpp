// Tournaments in the store, with either engine: their acts, the games of their rounds, and what stays of
// people who leave.
#include <array>
#include <chrono>
#include <iostream>

#include "browser.h"
#include "either_store.h"
#include "served_games.h"
#include "stored_tournament.h"

namespace stored {
namespace tournament_store_test {

constexpr int kTables = 256;

std::vector<std::string> acts(int first, int last) {
  std::vector<std::string> all;
  for (int n = first; n <= last; ++n) all.push_back("act " + std::to_string(n));
  return all;
}

// The first round between two people at each table, as large as real games are when they begin.
NewActs round_of(int tables, std::int64_t first_person = 0) {
  NewActs round{.acts = {"round 1"}, .jobs = {{"call", "round 1", 5}}};
  for (int table = 1; table <= tables; ++table) {
    StoredGame game{std::string(700, 'c'), {{}, {}}, 1, events(1, 2)};
    for (std::size_t seat = 0; first_person > 0 && seat < 2; ++seat)
      game.seats[seat].person = first_person + 2 * (table - 1) + static_cast<std::int64_t>(seat);
    round.games.push_back({"game " + std::to_string(table), 1, table, 0, std::move(game)});
  }
  return round;
}

class Tournaments : public EitherStore {
 protected:
  void SetUp() override {
    options.erased = event::without_person;
    EitherStore::SetUp();
  }
  std::int64_t make_person(const std::string& id, const std::string& name = "") {
    std::int64_t row = 0;
    EXPECT_TRUE(people([&](PeopleRows& rows) { row = rows.persons.make_guest(id, name, 1).row; }));
    return row;
  }
  std::int64_t number(const std::string& query) {
    std::int64_t found = -1;
    EXPECT_TRUE(people([&](PeopleRows& rows) { found = rows.sql.number(query).value_or(-1); }));
    return found;
  }
  StoredTournament tournament(const std::string& name = "open") {
    const auto loaded = load_tournament(*store, name);
    EXPECT_TRUE(loaded && *loaded) << (loaded ? "none" : loaded.error().what);
    return loaded ? loaded->value_or(StoredTournament{}) : StoredTournament{};
  }
  // What a change of the rows by somebody else comes to.
  std::string damage(const std::string& change) {
    EXPECT_TRUE(people([&](PeopleRows& rows) { rows.sql.run(change); }));
    const auto loaded = load_tournament(*store, "open");
    if (loaded) return "";
    EXPECT_EQ(loaded.error().kind, StoreError::Damaged);
    return loaded.error().what;
  }
};

TEST_P(Tournaments, KeepTheirTermsAndActs) {
  const std::int64_t anne = make_person("anne");
  ASSERT_TRUE(create_tournament(*store, "open", {"terms", 3, acts(1, 2)}));
  ASSERT_TRUE(create_tournament(*store, "other", {"other terms", 3}));
  EXPECT_TRUE(append_acts(*store, "open", 3, {acts(3, 5), {anne}}).value());
  reopen();
  EXPECT_EQ(tournament(), (StoredTournament{"terms", 3, acts(1, 5), {{anne, anne}}}));
  EXPECT_EQ(tournament("other"), (StoredTournament{"other terms", 3}));
  EXPECT_FALSE(load_tournament(*store, "none").value());
  EXPECT_EQ(create_tournament(*store, "open", {"terms", 3}).error().kind, StoreError::Conflict);
  EXPECT_FALSE(append_acts(*store, "none", 1, {acts(1, 1)}));
  EXPECT_TRUE(check(*store));
}

TEST_P(Tournaments, ARoundIsStoredWithItsGamesAndJobsAtOnce) {
  std::int64_t first = 0;
  ASSERT_TRUE(people([&](PeopleRows& rows) {
    for (int i = 0; i < 2 * kTables; ++i) {
      const std::int64_t row = rows.persons.make_guest("p" + std::to_string(i), "", 1).row;
      if (i == 0) first = row;
    }
  }));
  ASSERT_TRUE(create_tournament(*store, "open", {"terms", 1}));
  const auto begun = std::chrono::steady_clock::now();
  ASSERT_TRUE(append_acts(*store, "open", 1, round_of(kTables, first)).value());
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begun;
  std::cout << kTables << " games in one transaction: " << static_cast<int>(took.count()) << " ms\n";
  reopen();
  const StoredTournament stored = tournament();
  ASSERT_EQ(stored.games.size(), static_cast<std::size_t>(kTables));
  EXPECT_EQ(stored.games[99], (TournamentGame{"game 100", 1, 100}));
  EXPECT_EQ(number("SELECT count(*) FROM job WHERE kind = 'call'"), 1);
  const auto game = load(*store, "game 100");
  ASSERT_TRUE(game && *game);
  EXPECT_EQ((*game)->tournament, (TournamentPlace{"open", 1, 100}));
  EXPECT_EQ((*game)->seats[0].person, first + 198);
  EXPECT_EQ((*game)->seats[1].person, first + 199);
  EXPECT_TRUE(append(*store, "game 100", 3, events(3, 3))) << "it is played as others are";
  ASSERT_TRUE(create(*store, "other", game_with(1)));
  EXPECT_FALSE((**load(*store, "other")).tournament);
}

TEST_P(Tournaments, ConflictsChangeNothing) {
  ASSERT_TRUE(create_tournament(*store, "open", {"terms", 1, acts(1, 2)}));
  ASSERT_TRUE(create(*store, "game 2", game_with(3)));
  const StoredTournament before = tournament();
  const auto expect_nothing = [&](int first, NewActs acts) {
    const auto refused = append_acts(*store, "open", first, std::move(acts));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, StoreError::Conflict) << refused.error().what;
    EXPECT_EQ(tournament(), before);
    EXPECT_FALSE(*load(*store, "game 1"));
    EXPECT_EQ(number("SELECT count(*) FROM job"), 0);
    EXPECT_EQ(number("SELECT count(*) FROM tournament_person"), 0);
    EXPECT_EQ((**load(*store, "game 2")), game_with(3));
  };
  for (const int first : {0, 1, 2, 4}) expect_nothing(first, round_of(1));
  expect_nothing(3, round_of(3));  // somebody else has made a game of that name
  const std::int64_t anne = make_person("anne");
  ASSERT_TRUE(people([&](PeopleRows& rows) { rows.persons.leave(anne); }));
  NewActs entry = round_of(1);
  entry.persons = {make_person("bruno"), anne};
  expect_nothing(3, entry);
  EXPECT_TRUE(append_acts(*store, "open", 3, round_of(1)).value());
}

TEST_P(Tournaments, AStartThatIsRepeatedChangesNothing) {
  ASSERT_TRUE(create_tournament(*store, "open", {"terms", 1, acts(1, 2)}));
  EXPECT_TRUE(append_acts(*store, "open", 3, round_of(2)).value());
  ASSERT_TRUE(append(*store, "game 1", 3, events(3, 4)));
  ASSERT_TRUE(people([](PeopleRows& rows) { rows.jobs.drop("call", "round 1"); }));
  for (int times = 0; times < 2; ++times) {
    EXPECT_FALSE(append_acts(*store, "open", 3, round_of(2)).value());
    EXPECT_EQ((**load(*store, "game 1")).events, events(1, 4));
    EXPECT_EQ(tournament().games.size(), 2u);
    EXPECT_EQ(number("SELECT count(*) FROM job"), 0) << "nor is its job done again";
    EXPECT_TRUE(append_acts(*store, "open", 4 + times, {acts(4 + times, 4 + times)}).value());
  }
  EXPECT_EQ(append_acts(*store, "open", 3, {acts(3, 3)}).error().kind, StoreError::Conflict) << "another act";
}

// As two servers of one database do, of which both take the same job.
TEST_P(Tournaments, OfTwoServersOneBeginsTheRound) {
  if (GetParam() == Stands::OnSqlite) GTEST_SKIP() << "a file has one server";
  ASSERT_TRUE(create_tournament(*store, "open", {"terms", 1}));
  const auto other = opened();
  for (int n = 1; n <= 20; ++n) {
    std::array<Later<bool>, 2> answers;
    for (std::size_t server = 0; server < 2; ++server) {
      NewActs round{.acts = {"by " + std::to_string(server)}};
      for (int table = 1; table <= 4; ++table)
        round.games.push_back({std::to_string(n) + "/" + std::to_string(table), n, table, 0, game_with(1)});
      (server == 0 ? *store : *other).append_acts("open", n, std::move(round), answers[server].then());
    }
    int begun = 0;
    for (auto& later : answers) {
      const auto done = later.answer.get();
      begun += done.value_or(false);
      if (!done) {
        EXPECT_EQ(done.error().kind, StoreError::Conflict) << done.error().what;
      }
    }
    EXPECT_EQ(begun, 1);
  }
  EXPECT_EQ(tournament().acts.size(), 20u);
  EXPECT_EQ(tournament().games.size(), 80u);
}

TEST_P(Tournaments, WhatIsDamagedIsNamed) {
  ASSERT_TRUE(create_tournament(*store, "open", {"terms", 1, acts(1, 4)}));
  EXPECT_EQ(damage("UPDATE tournament_act SET text = 'act 7' WHERE n = 3"),
            "tournament open: act 3 is not what was stored");
  EXPECT_EQ(append_acts(*store, "open", 1, {acts(1, 1)}).error().kind, StoreError::Damaged);
  EXPECT_EQ(damage("DELETE FROM tournament_act WHERE n = 2"), "tournament open: act 2 is missing");
  EXPECT_EQ(damage("UPDATE tournament SET terms = 'others'"),
            "tournament open: its terms or date are not what was stored");
}

TEST_P(Tournaments, AreListedForThoseWhoMaySeeThem) {
  const std::int64_t anne = make_person("anne"), bruno = make_person("bruno");
  const auto make = [&](const std::string& name, const TournamentListed& listed) {
    StoredTournament made{"terms", 1, acts(1, 1), {{anne, anne}}};
    made.listed = listed;
    ASSERT_TRUE(create_tournament(*store, name, made));
    EXPECT_EQ(tournament(name).listed, listed);
  };
  make("open", {"of all", "111111", false, false});
  make("closed", {"of Anne", "222222", true, false});
  make("past", {"over", "333333", false, true});
  using Names = std::vector<std::string>;
  const auto names = [&](auto ask) {
    Names found;
    EXPECT_TRUE(people([&](PeopleRows& rows) {
      found.clear();
      for (const ListedTournament& each : ask(rows.tournaments))
        found.push_back(each.name + ": " + each.text);
    }));
    return found;
  };
  EXPECT_EQ(names([&](auto& rows) { return rows.list(anne, 9); }),
            (Names{"past: over", "closed: of Anne", "open: of all"}));
  EXPECT_EQ(names([&](auto& rows) { return rows.list(bruno, 9); }), (Names{"past: over", "open: of all"}));
  EXPECT_EQ(names([&](auto& rows) { return rows.list(0, 1); }), (Names{"past: over"}));
  EXPECT_EQ(names([&](auto& rows) { return rows.of(bruno, 9); }), Names{});
  EXPECT_EQ(names([&](auto& rows) { return rows.of(anne, 2); }), (Names{"past: over", "closed: of Anne"}));
  Names coded;
  EXPECT_TRUE(people([&](PeopleRows& rows) {
    coded.clear();
    for (const char* code : {"222222", "333333", "444444", ""})
      coded.push_back(rows.tournaments.with_code(code));
  }));
  EXPECT_EQ(coded, (Names{"closed", "", "", ""})) << "a code leads to what is not over";
  NewActs last{.acts = acts(2, 2), .listed = TournamentListed{"now over", "111111", false, true}};
  EXPECT_TRUE(append_acts(*store, "open", 2, last).value());
  EXPECT_EQ(tournament().listed, *last.listed);
}

TEST_P(Tournaments, OldOnesAreRemovedAndTheirGamesStay) {
  ASSERT_TRUE(create_tournament(*store, "empty", {"terms", 1, acts(1, 1)}));
  ASSERT_TRUE(create_tournament(*store, "played", {"terms", 1, acts(1, 1)}));
  NewActs played = round_of(1);
  EXPECT_TRUE(append_acts(*store, "played", 2, played).value());
  StoredTournament over{"terms", 1, acts(1, 1)};
  over.listed.over = true;
  ASSERT_TRUE(create_tournament(*store, "over", over));
  constexpr std::int64_t kNever = 0, kAlways = std::numeric_limits<std::int64_t>::max();
  using Names = std::vector<std::string>;
  Names finished, empty, none;
  EXPECT_TRUE(people([&](PeopleRows& rows) {
    finished = rows.tournaments.old(kAlways, kNever, 9);
    empty = rows.tournaments.old(kNever, kAlways, 9);
    none = rows.tournaments.old(kNever, kNever, 9);
    rows.tournaments.remove("played");
    rows.tournaments.remove("no such");
  }));
  EXPECT_EQ(finished, Names{"over"});
  EXPECT_EQ(empty, Names{"empty"});
  EXPECT_EQ(none, Names{});
  EXPECT_EQ(load_tournament(*store, "played").value(), std::nullopt);
  EXPECT_EQ(number("SELECT count(*) FROM game"), 1);
  EXPECT_EQ(number("SELECT count(*) FROM tournament_act"), 2);
}

TEST_P(Tournaments, OfAPersonWhoLeavesOnlyTheResultsStay) {
  const std::int64_t anne = make_person("anne", "Anne"), bruno = make_person("bruno", "Bruno");
  for (const char* name : {"open", "second"})
    ASSERT_TRUE(create_tournament(*store, name, entered({{anne, "Anne"}, {bruno, "Bruno"}})));
  ASSERT_TRUE(people([&](PeopleRows& rows) { rows.persons.leave(anne); }));
  EXPECT_EQ(erase_from_tournament(*store, anne).value(), "open");
  EXPECT_EQ(erase_from_tournament(*store, anne).value(), "second");
  EXPECT_EQ(erase_from_tournament(*store, anne).value(), "");
  EXPECT_EQ(wait<std::string>([&](auto then) { store->empty_seat_of(anne, std::move(then)); }).value(), "");
  EXPECT_EQ(number("SELECT count(*) FROM person"), 1) << "she is forgotten";
  for (const char* name : {"open", "second"}) {
    const StoredTournament left = tournament(name);  // its chain holds
    EXPECT_EQ(left.persons, (std::vector<TournamentPerson>{{bruno, bruno}}));
    EXPECT_EQ(event::fault_of(left.terms, left.acts), "");
    for (const std::string& text : left.acts) {
      EXPECT_EQ(text.find("Anne"), std::string::npos) << text;
      const auto act = event::parse_act(text);
      ASSERT_TRUE(act) << text;
      EXPECT_EQ(act->by.id, 0) << "she was the director";
      if (const auto* entry = std::get_if<event::AddEntrant>(&act->act)) {
        EXPECT_EQ(entry->person, entry->entrant == 1 ? 0 : bruno);
      }
    }
    EXPECT_NE(left.acts[1].find("\"Bruno\""), std::string::npos);
    EXPECT_NE(left.acts[3].find("[12,4]"), std::string::npos);
    EXPECT_TRUE(append_acts(*store, name, 6, {{"goes on"}}).value());
  }
}

TEST_P(Tournaments, ADamagedOneStaysDamagedButNamesNobodyWhoLeft) {
  const std::int64_t anne = make_person("anne"), bruno = make_person("bruno");
  ASSERT_TRUE(create_tournament(*store, "open", entered({{anne, "Anne"}, {bruno, "Bruno"}})));
  ASSERT_NE(damage("DELETE FROM tournament_act WHERE n = 2"), "");
  EXPECT_EQ(erase_from_tournament(*store, anne).value(), "open");
  EXPECT_EQ(number("SELECT count(*) FROM tournament_act WHERE text LIKE '%Anne%'"), 0);
  EXPECT_EQ(number("SELECT count(*) FROM tournament_act"), 4);
  EXPECT_FALSE(load_tournament(*store, "open"));
}

TEST_P(Tournaments, AGuestWhoSignsInTakesTheirEntryAlong) {
  const std::int64_t guest = make_person("guest"), account = make_person("account"),
                     other = make_person("other");
  ASSERT_TRUE(create_tournament(*store, "open", entered({{guest, "Claire"}, {other, "Bruno"}})));
  ASSERT_TRUE(people([&](PeopleRows& rows) { rows.persons.carry(guest, account); }));
  EXPECT_EQ(tournament().persons, (std::vector<TournamentPerson>{{guest, account}, {other, other}}));
  ASSERT_TRUE(people([&](PeopleRows& rows) { rows.persons.leave(account); }));
  EXPECT_EQ(erase_from_tournament(*store, account).value(), "open");
  EXPECT_EQ(number("SELECT count(*) FROM tournament_act WHERE text LIKE '%Claire%'"), 0);
  EXPECT_EQ(tournament().persons, (std::vector<TournamentPerson>{{other, other}}));
}

TEST_P(Tournaments, ALostGuestIsForgotten) {
  const std::int64_t guest = make_person("guest"), other = make_person("other");
  ASSERT_TRUE(create_tournament(*store, "open", entered({{guest, "Claire"}, {other, "Bruno"}})));
  int lost = 0;
  ASSERT_TRUE(people([&](PeopleRows& rows) { lost = rows.persons.forget_lost_guests(10); }));
  EXPECT_EQ(lost, 2);
  EXPECT_EQ(number("SELECT count(*) FROM person"), 0);
  EXPECT_TRUE(tournament().persons.empty());
}

INSTANTIATE_TEST_SUITE_P(Store, Tournaments, testing::Values(Stands::OnSqlite, Stands::OnPostgres),
                         name_of_engine);

}  // namespace tournament_store_test
}  // namespace stored

namespace served {
namespace tournament_store_test {

// The file of a stopped server with a tournament between Anne and Bruno.
class TournamentsOfAServer : public WithPeople {
 protected:
  void SetUp() override {
    WithPeople::SetUp();
    somebody("Anne");
    somebody("Bruno");
    server.reset();
    add("open", stored::entered({{row_of("Anne"), "Anne"}, {row_of("Bruno"), "Bruno"}}));
  }
  std::filesystem::path file() const { return folder / "games.db"; }
  std::int64_t row_of(const std::string& name) const {
    return number(file(), "SELECT row FROM person WHERE name = '" + name + "'");
  }
  void add(const std::string& name, trictrac::StoredTournament tournament) const {
    stored::Gate gate;
    const auto made =
        stored::create_tournament(*stored::must_open(file().string(), gate), name, std::move(tournament));
    ASSERT_TRUE(made) << made.error().what;
  }
  Ended check() const { return run_program("serve --check " + kept_in(file())); }
};

TEST_F(TournamentsOfAServer, AreExaminedAndCopied) {
  EXPECT_EQ(check().output, "games: 0, tournaments: 1, damaged: 0\n");
  const std::string backup = (folder / "backup.db").string();
  EXPECT_EQ(run_program("backup " + kept_in(file()) + " " + backup).output,
            "games: 0, tournaments: 1, events: 0, damaged: 0\n");
  const auto restored = folder / "restored.db";
  EXPECT_EQ(run_program("restore " + backup + " " + kept_in(restored)).output,
            "games: 0, tournaments: 1, events: 0\n");
  EXPECT_EQ(number(restored, "SELECT count(*) FROM tournament_act"), 5);
  EXPECT_EQ(number(restored, "SELECT count(*) FROM tournament_person"), 2);
}

TEST_F(TournamentsOfAServer, ThatAreDamagedAreFound) {
  add("odd", {"{}", 1});
  const Ended odd = check();
  EXPECT_EQ(odd.status, 1);
  EXPECT_TRUE(odd.says("tournament odd: its settings: the member \"name\" is missing")) << odd.output;
  execute(file(), "UPDATE tournament_act SET text = 'other' WHERE n = 2");
  const Ended both = check();
  EXPECT_TRUE(both.says("tournament open: act 2 is not what was stored")) << both.output;
  EXPECT_TRUE(both.says("games: 0, tournaments: 2, damaged: 2")) << both.output;
  const Ended refused = run_program("restore " + file().string() + " " + kept_in(folder / "restored.db"));
  EXPECT_EQ(refused.status, 1);
  EXPECT_TRUE(refused.says("2 of its 0 games and 2 tournaments are damaged")) << refused.output;
}

TEST_F(TournamentsOfAServer, NameNobodyWhoHasDeletedTheirAccount) {
  start();
  Browser anne = browser();
  ASSERT_EQ(sign_in(anne, "Anne").status, 200);
  prove(anne);
  ASSERT_EQ(anne.post("/api/me/delete", {{"name", "Anne"}}).status, 200);
  server.reset();
  EXPECT_EQ(number(file(), "SELECT count(*) FROM person"), 1);
  EXPECT_EQ(number(file(), "SELECT count(*) FROM tournament_act WHERE text LIKE '%Anne%'"), 0);
  EXPECT_EQ(number(file(), "SELECT count(*) FROM tournament_act WHERE text LIKE '%Bruno%'"), 1);
  EXPECT_EQ(number(file(), "SELECT count(*) FROM tournament_person"), 1);
  EXPECT_EQ(bytes_of(file()).find("Anne"), std::string::npos) << "nor in what the file has left over";
  EXPECT_EQ(check().output, "games: 0, tournaments: 1, damaged: 0\n");
}

}  // namespace tournament_store_test
}  // namespace served

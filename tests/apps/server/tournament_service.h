// The tournaments of one server in a test, on a real store, with the time that the test sets.
#pragma once

#include <nlohmann/json.hpp>

#include "apps/server/hub/stored_table.h"
#include "apps/server/people/standing_jobs.h"
#include "apps/server/runtime/ids.h"
#include "apps/server/tournaments/luck_jobs.h"
#include "apps/server/tournaments/tournament_audience.h"
#include "event/wire/act_text.h"
#include "people/account_name.h"
#include "postgres_server.h"
#include "process.h"
#include "service/game_config.h"
#include "store/postgres/postgres_engine.h"
#include "store/sqlite/sqlite_engine.h"
#include "table/fair.h"
#include "with_hub.h"

namespace hubs {

// A server without its network.
class TournamentServer {
 public:
  using Open = std::function<std::unique_ptr<RowStore>(const Pool::Post&)>;
  TournamentServer(Loop& loop, const Open& open, const std::int64_t& now)
      : loop_(loop),
        process(loop),
        store(open(process.post())),
        thinkers(1, process.post()),
        readers(1, process.post()),
        workers(1, process.post()),
        reviewers(2, process.post()),
        hub(*store, thinkers, readers, {}, silent()),
        people(*store, hub, workers, silent()),
        jobs(*store, workers, silent(), [&now] { return now; }),
        tournaments(*store, hub, people, jobs, workers, silent(), [&now] { return now; }) {
    add_luck_jobs(jobs, *store, tournaments, reviewers, 2);
  }
  ~TournamentServer() {
    process.kill();
    jobs.stop();
    for (Pool* pool : {&thinkers, &readers, &workers, &reviewers}) pool->stop();
    store.reset();
    hub.clear();
  }

  // Waits for the answer of a call.
  template <class T, class Ask>
  Parsed<T> answer(Ask ask) {
    std::optional<Parsed<T>> answered;
    ask([&](Parsed<T> given) { answered.emplace(std::move(given)); });
    loop_.until([&] { return answered.has_value(); });
    return std::move(*answered);
  }
  template <class Work>
  auto rows(Work work) {
    return answer<ValueOf<Work>>([&](auto then) { people.ask(Rows::Written, work, std::move(then)); })
        .value();
  }
  std::int64_t somebody(const std::string& name) {
    return rows([&](PeopleRows& rows) {
      const auto row = rows.persons.make_guest(new_game_id(), name, 1).row;
      rows.persons.rename(row, name, folded_name(name), likeness_of(name));
      return rows.persons.find(row)->row;
    });
  }
  // Does the jobs of tournaments and the reviews of their games that are due at `now`, and those that follow
  // from them; but none that a server which was killed has taken for longer.
  void do_jobs(std::int64_t now) {
    const auto left = [&] {
      return rows([now](PeopleRows& rows) {
        return rows.sql.any("SELECT 1 FROM job WHERE kind IN (?1, ?2) AND due <= ?3 AND taken <= ?3",
                            kTournamentJob, kLuckJob, now);
      });
    };
    while (left() || jobs.under_way() > 0) {
      jobs.step();
      loop_.run_posted();
    }
  }

  Loop& loop_;
  LoopProcess process;
  std::unique_ptr<RowStore> store;
  Pool thinkers, readers, workers, reviewers;
  HubWithLobby hub;
  People people;
  Jobs jobs;
  Tournaments tournaments;
};

enum class StoreKind { Sqlite, Postgres };
inline std::string name_of_store(const testing::TestParamInfo<StoreKind>& of) {
  return of.param == StoreKind::Sqlite ? "OnSqlite" : "OnPostgres";
}

// Tournaments on either store.
class WithTournaments : public testing::TestWithParam<StoreKind> {
 protected:
  using Ptr = Tournaments::Ptr;

  void SetUp() override {
    if (GetParam() == StoreKind::Postgres) {
      ASSERT_TRUE(served::PostgresServer::shared().ready());
      url_ = served::PostgresServer::shared().new_database();
    }
    server = start();
    director = {server->somebody("Odile"), true, "Odile"};
  }
  std::unique_ptr<TournamentServer> start() {
    return std::make_unique<TournamentServer>(
        loop,
        [this](const Pool::Post& post) {
          StoreOptions options{
              .unnamed = without_names, .erased = event::without_person, .longest_stall = kAnyStall};
          auto made = GetParam() == StoreKind::Sqlite
                          ? open_sqlite_store((folder / "games.db").string(), std::move(options), post)
                          : open_postgres_store(url_, std::move(options), post);
          EXPECT_TRUE(made) << made.error().what;
          return std::move(*made);
        },
        now);
  }
  // The server dies as if it was killed; another one begins.
  void restart() {
    server.reset();
    server = start();
  }

  static contract::TournamentSettings settings(int rounds = 3) {
    return {.name = "Thursday",
            .about = "",
            .system = "swiss",
            .rounds = rounds,
            .tie_breaks = {"buchholz_cut_1", "holes"},
            .game = {R"({"format":"tour"})"},
            .clockwork = "by_hand",
            .no_show = "forfeit"};
  }
  std::string make(const contract::TournamentSettings& settings) {
    const auto made = server->answer<Ptr>(
        [&](auto then) { server->tournaments.make(settings, director, std::move(then)); });
    EXPECT_TRUE(made) << (made ? "" : made.error().message);
    return made ? (*made)->id : "";
  }
  Ptr at(const std::string& id) { return at(*server, id); }
  static Ptr at(TournamentServer& server, const std::string& id) {
    return server.answer<Ptr>([&](auto then) { server.tournaments.look(id, std::move(then)); }).value();
  }
  // Enters an account of that name, which is made if there is none; returns their Person::row.
  std::int64_t enter(const std::string& id, const std::string& name, const std::string& code = "") {
    if (!persons.contains(name)) persons[name] = server->somebody(name);
    const Parsed<Ptr> entered = try_to_enter(id, name, code);
    EXPECT_TRUE(entered) << name << ": " << (entered ? "" : entered.error().message);
    return persons[name];
  }
  Parsed<Ptr> try_to_enter(const std::string& id, const std::string& name, const std::string& code = "") {
    return server->answer<Ptr>([&](auto then) {
      server->tournaments.enter(id, {.id = id, .name = name, .club = "", .code = code},
                                {persons.at(name), true, name}, std::move(then));
    });
  }
  void enter_many(const std::string& id, int count) {
    for (int i = 1; i <= count; ++i) enter(id, "Player " + std::to_string(i));
  }
  std::string act(const std::string& id, std::int64_t by, const event::EventAct& what, int number = 0,
                  const std::string& account = "") {
    const contract::ActInTournament asked{.id = id,
                                          .number = number > 0 ? number : at(id)->revision() + 1,
                                          .why = "said so",
                                          .account = account,
                                          .act = {event::print_bare_act(what)}};
    return code_of(server->answer<Ptr>(
        [&](auto then) { server->tournaments.act(id, asked, {by, true, ""}, std::move(then)); }));
  }
  std::string pair(const std::string& id, bool again = false, int number = 0) {
    return pair(*server, id, again, number);
  }
  std::string pair(TournamentServer& at_server, const std::string& id, bool again = false, int number = 0) {
    const contract::PairTournament asked{.id = id,
                                         .number = number > 0 ? number : at(at_server, id)->revision() + 1,
                                         .again = again,
                                         .why = "said so"};
    return code_of(at_server.answer<Ptr>(
        [&](auto then) { at_server.tournaments.pair(id, asked, director, std::move(then)); }));
  }
  static std::string code_of(const Parsed<Ptr>& done) {
    return done ? "" : std::string(name_of(done.error().code));
  }
  // The director enters that the lower number has won at each open table of the last round.
  void enter_results(const std::string& id) {
    const Ptr before = at(id);
    const int round = static_cast<int>(before->state().rounds.size());
    const auto& tables = before->state().rounds.back().tables;
    for (std::size_t i = 0; i < tables.size(); ++i) {
      if (tables[i].outcome) continue;
      const int winner = tables[i].seats[0] < tables[i].seats[1] ? event::kWhite : event::kBlack;
      EXPECT_EQ(
          act(id, director.person, event::EnterResult{{round, static_cast<int>(i) + 1}, {winner, {12, 3}}}),
          "");
    }
  }
  TableStatus status(const std::string& game) {
    return server->answer<TableStatus>([&](auto then) { server->hub.look_at_table(game, std::move(then)); })
        .value();
  }
  // Has both players of a game give their shares of the dice.
  void sit_down(const std::string& game, std::vector<int> players = {0, 1}) {
    const auto give = [&](const GameEvent& what) {
      EXPECT_TRUE(server->answer<std::string>(
          [&](auto then) { server->hub.act_beside_game(game, what, std::move(then)); }));
    };
    for (const int player : players) give(commitment_of(player));
    if (players.size() == 2)
      for (const int player : players) give(sharing_of(player));
  }
  // The player to move resigns; returns their seat.
  int resign(const std::string& game) {
    const auto lines_after = [&](int line) {
      return server
          ->answer<Lines>([&](auto then) { server->hub.lines_after(game, line, 100, std::move(then)); })
          .value();
    };
    const int line = lines_after(0).last;
    const bool white = Json::parse(lines_after(line - 1).messages.back())["turn"]["side"] == "white";
    const auto done = server->answer<Acted>([&](auto then) {
      server->hub.act(game, Act{line + 1, white ? Side::White : Side::Black, Resign{}}, {white ? 0 : 1}, 0,
                      std::move(then));
    });
    EXPECT_TRUE(done) << done.error().message;
    return white ? 0 : 1;
  }
  // The page of a tournament as a person sees it.
  Json page(const std::string& id, std::int64_t person) {
    const auto shown = server
                           ->answer<std::pair<Ptr, Tournaments::Shown>>(
                               [&](auto then) { server->tournaments.show(id, std::move(then)); })
                           .value();
    return Json::parse(page_text(*shown.second, *shown.first, {person}, now));
  }
  std::int64_t games_stored() {
    return server->rows(
        [](PeopleRows& rows) { return rows.sql.number("SELECT count(*) FROM game").value_or(-1); });
  }
  void do_jobs() { server->do_jobs(now); }

  Loop loop;
  served::Folder folder;
  std::int64_t now = 1'800'000'000;
  std::unique_ptr<TournamentServer> server;
  Principal director;
  std::map<std::string, std::int64_t> persons;

 private:
  std::string url_;
};

}  // namespace hubs

#include "lab/load_test/event_load.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <nlohmann/json.hpp>

#include "lab/load_test/carry_out.h"
#include "lab/load_test/event_page.h"
#include "lab/load_test/figures.h"
#include "lab/load_test/own_server.h"
#include "lab/load_test/tables_beside.h"
#include "lab/load_test/target_server.h"

namespace trictrac::load_test {
namespace {

constexpr int kEnterers = 8;                      // who enter players at once
constexpr std::chrono::seconds kLongestWait{60};  // for what all pages must be told

Json settings(const EventOptions& options) {
  return {{"settings",
           {{"name", "Load"},
            {"about", ""},
            {"system", "swiss"},
            {"rounds", options.rounds},
            {"cycles", 1},
            {"third_place", false},
            {"apart_rounds", 0},
            {"tie_breaks", {"direct_encounter", "buchholz_cut_1", "sonneborn_berger", "holes"}},
            {"game", {{"format", "tour"}}},
            {"on_wood", false},
            {"clockwork", "by_hand"},
            {"days", 7},
            {"sit_down", 240},
            {"no_show", "director"},
            {"is_private", false}}}};
}

// Bodies of calls: GCC 12 takes no lists of values in coroutines.
std::string account_named(const std::string& name) {
  return Json{{"name", name}, {"password", "le coin de repos"}}.dump();
}
std::string entry_named(const std::string& name) { return Json{{"name", name}}.dump(); }
std::string pairing_as(int number, bool preview) {
  return Json{{"number", number}, {"preview", preview}}.dump();
}
std::string result_of(int number, int round, int table) {
  const int winner = (round * 7 + table * 13) % 2, less = table % 12;
  const Json result{{"winner", winner}, {"holes", {winner == 0 ? 12 : less, winner == 0 ? less : 12}}};
  const Json at{{"round", round}, {"table", table}};
  const Json act{{"type", "enter_result"}, {"at", at}, {"result", result}};
  return Json{{"number", number}, {"act", act}}.dump();
}

float since(Clock::time_point from, Clock::time_point to = Clock::now()) {
  return std::chrono::duration<float, std::milli>(to - from).count();
}

// Returns the median of these figures, and the most.
Json middle_and_most(std::vector<float> all, double share = 0.5) {
  std::ranges::sort(all);
  return {rounded(quantile(all, share)), rounded(quantile(all, 1))};
}

// An error that ends the load.
struct Failed {
  std::string what;
};

class EventLoad {
 public:
  EventLoad(const EventOptions& options, std::vector<tcp::endpoint> servers)
      : options_(options),
        servers_(std::move(servers)),
        beside_(servers_[0], options.games),
        director_(io_.get_executor(), servers_[0]) {}

  std::expected<Json, std::string> run() {
    if (std::string error = beside_.join(); !error.empty()) return std::unexpected(std::move(error));
    return carry_out(io_, [this](auto& report) { return make_load(report); });
  }

 private:
  asio::awaitable<void> make_load(std::expected<Json, std::string>& report) {
    try {
      co_await make_tournament();
      co_await enter_all();
      beside_.play(options_.acts_per_s);
      for (int round = 1; round <= options_.rounds; ++round) co_await hold_round(round);
      co_await compare();
      report = make_report();
    } catch (const Failed& failed) {
      report = std::unexpected(failed.what);
    }
    for (auto& page : pages_) page->close();
  }

  template <class Done>
  asio::awaitable<void> until(Done done, const char* what) {
    asio::steady_timer timer(io_);
    const auto end = Clock::now() + kLongestWait;
    while (!done()) {
      if (Clock::now() > end) throw Failed{what};
      timer.expires_after(std::chrono::milliseconds(2));
      co_await timer.async_wait(kValues);
    }
  }

  asio::awaitable<Json> ask(http::verb method, std::string target, std::string body = {}) {
    const LoadReply reply = co_await director_.call(method, std::move(target), std::move(body), cookie_);
    Json json = Json::parse(reply.body, nullptr, false);
    if (reply.status != 200 || !json.is_object()) throw Failed{"the director was answered: " + reply.body};
    if (!reply.cookie.empty()) cookie_ = reply.cookie;
    co_return json;
  }
  std::string path() const { return "/api/tournaments/" + id_; }

  asio::awaitable<void> make_tournament() {
    const std::string name =
        "Director " + std::to_string(Clock::now().time_since_epoch().count() % 100'000'000);
    co_await ask(http::verb::post, "/api/me/account", account_named(name));
    const Json made = co_await ask(http::verb::post, "/api/tournaments", settings(options_).dump());
    id_ = made["id"].get<std::string>();
  }

  // Guests, each at the page of the tournament; half of them at each server.
  asio::awaitable<void> enter_all() {
    int next = 0, at_work = kEnterers;
    std::string error;
    const auto enter_some = [&]() -> asio::awaitable<void> {
      while (next < options_.players && error.empty()) {
        const int player = next++;
        const tcp::endpoint server = servers_[static_cast<std::size_t>(player) % servers_.size()];
        HttpClient caller(io_.get_executor(), server);
        const std::string body = entry_named("Player " + std::to_string(player + 1));
        const LoadReply reply = co_await caller.call(http::verb::post, path() + "/enter", body);
        if (reply.status != 200) error = "a player was not entered: " + reply.body;
        pages_.push_back(std::make_unique<EventPage>(io_.get_executor(), server, id_, reply.cookie));
      }
      --at_work;
    };
    for (int i = 0; i < kEnterers; ++i) asio::co_spawn(io_, enter_some(), asio::detached);
    asio::steady_timer timer(io_);
    while (at_work > 0) {
      timer.expires_after(std::chrono::milliseconds(2));
      co_await timer.async_wait(kValues);
    }
    if (!error.empty()) throw Failed{error};
    for (auto& page : pages_) asio::co_spawn(io_, page->follow(), asio::detached);
    co_await until([&] { return std::ranges::all_of(pages_, [](auto& page) { return page->ready(); }); },
                   "a page was never shown");
    const Json entered = co_await ask(http::verb::get, path());
    revision_ = entered["revision"].get<int>();
  }

  asio::awaitable<void> hold_round(int round) {
    auto begun = Clock::now();
    co_await ask(http::verb::post, path() + "/rounds", pairing_as(revision_ + 1, true));
    paired_.push_back(since(begun));
    begun = Clock::now();
    const Json page = co_await ask(http::verb::post, path() + "/rounds", pairing_as(revision_ + 1, false));
    stored_.push_back(since(begun));
    revision_ = page["revision"].get<int>();
    co_await all_told(begun);
    const std::size_t tables = page["rounds"][static_cast<std::size_t>(round - 1)]["tables"].size();
    asio::steady_timer timer(io_);
    for (std::size_t table = 1; table <= tables; ++table) {
      timer.expires_after(std::chrono::duration_cast<Clock::duration>(
          std::chrono::duration<double>(1 / options_.results_per_s)));
      co_await enter_result(round, static_cast<int>(table));
      co_await timer.async_wait(kValues);
    }
    co_await until([&] { return all_have(revision_); }, "not all pages were told of the results");
  }

  bool all_have(int revision) const {
    for (const auto& page : pages_) {
      if (!page->error().empty()) throw Failed{page->error()};
      if (page->seen() < revision) return false;
    }
    return true;
  }
  asio::awaitable<void> all_told(Clock::time_point begun) {
    co_await until([&] { return all_have(revision_); }, "not all pages were told of a round");
    for (const auto& page : pages_) {
      told_.push_back(since(begun, page->told_at(revision_)));
      shown_.push_back(since(begun, page->seen_at(revision_)));
    }
  }

  asio::awaitable<void> enter_result(int round, int table) {
    const std::string body = result_of(revision_ + 1, round, table);
    const auto begun = Clock::now();
    const Json page = co_await ask(http::verb::post, path() + "/acts", body);
    results_.push_back(since(begun));
    revision_ = page["revision"].get<int>();
  }

  // Every result is there once, and everybody was paired once in each round.
  asio::awaitable<void> compare() {
    const Json page = co_await ask(http::verb::get, path());
    double wins = 0;
    for (const Json& standing : page["standings"]) wins += standing["wins"]["value"].get<double>();
    double expected = 0;
    for (const Json& round : page["rounds"]) {
      std::vector<int> paired;
      for (const Json& table : round["tables"]) {
        wrong_ += !table.contains("outcome");
        for (const Json& seat : table["seats"]) paired.push_back(seat.get<int>());
      }
      for (const Json& bye : round["byes"]) paired.push_back(bye["entrant"].get<int>());
      std::ranges::sort(paired);
      wrong_ += std::ranges::adjacent_find(paired) != paired.end() ||
                paired.size() != static_cast<std::size_t>(options_.players);
      expected += static_cast<double>(round["tables"].size() + round["byes"].size());
    }
    wrong_ += wins != expected || std::ssize(page["rounds"]) != options_.rounds;
  }

  Json make_report() {
    std::vector<float> first, news;
    for (const auto& page : pages_)
      for (std::size_t i = 0; i < page->bytes().size(); ++i)
        (i == 0 ? first : news).push_back(page->bytes()[i]);
    std::ranges::sort(told_);
    std::ranges::sort(shown_);
    const std::vector<float> acts = beside_.end();
    return {{"players", options_.players},
            {"rounds", options_.rounds},
            {"servers", servers_.size()},
            {"pair_ms", middle_and_most(paired_)[1]},
            {"begin_ms", middle_and_most(stored_)[1]},
            {"told_p50_ms", rounded(quantile(told_, 0.5))},
            {"told_p99_ms", rounded(quantile(told_, 0.99))},
            {"page_p50_ms", rounded(quantile(shown_, 0.5))},
            {"page_p99_ms", rounded(quantile(shown_, 0.99))},
            {"result_p50_ms", middle_and_most(results_)[0]},
            {"result_p99_ms", middle_and_most(results_, 0.99)[0]},
            {"page_bytes", middle_and_most(first)[1]},
            {"news_bytes_p50", middle_and_most(news)[0]},
            {"news_bytes_most", middle_and_most(news)[1]},
            {"acts", acts.size()},
            {"p50_ms", rounded(quantile(acts, 0.5))},
            {"p99_ms", rounded(quantile(acts, 0.99))},
            {"wrong", wrong_},
            {"start_ms", nullptr},
            {"flush_ms", nullptr},
            {"rss_mb", nullptr}};
  }

  const EventOptions& options_;
  std::vector<tcp::endpoint> servers_;
  asio::io_context io_{1};
  TablesBeside beside_;
  std::vector<std::unique_ptr<EventPage>> pages_;
  HttpClient director_;
  std::string cookie_, id_;
  int revision_ = 0;
  std::vector<float> paired_, stored_, told_, shown_, results_;
  long wrong_ = 0;
};

tcp::endpoint endpoint_of(const TargetServer& server) {
  return {asio::ip::make_address(server.host()), server.port()};
}

std::expected<Json, std::string> load_own_servers(const EventOptions& options) {
  const TemporaryFolder folder;
  const bool shared = options.store.starts_with("postgres");
  const std::string games = options.store.empty() ? (folder.path() / "games.db").string() : options.store;
  std::vector<std::string> words =
      words_to_serve(options.program, shared ? "--store" : "--db", games, folder.path());
  words.insert(words.end(), options.serve.begin(), options.serve.end());
  const auto flush = flush_ms(folder.path());
  std::vector<TargetServer> servers;
  std::vector<tcp::endpoint> endpoints;
  const auto begun = Clock::now();
  for (int i = 0; i < (shared ? 2 : 1); ++i) {
    auto served = TargetServer::start(words);
    if (!served) return std::unexpected(served.error());
    servers.push_back(std::move(*served));
    endpoints.push_back(endpoint_of(servers.back()));
  }
  const double start = since(begun);
  auto report = EventLoad(options, std::move(endpoints)).run();
  if (!report) return report;
  (*report)["start_ms"] = rounded(start);
  (*report)["flush_ms"] = or_null(flush);
  (*report)["rss_mb"] = or_null(servers[0].megabytes());
  return report;
}

}  // namespace

std::expected<Json, std::string> run_event(const EventOptions& options) {
  allow_many_files();
  if (options.url.empty()) return load_own_servers(options);
  const auto served = TargetServer::at_url(options.url);
  if (!served) return std::unexpected(served.error());
  return EventLoad(options, {endpoint_of(*served)}).run();
}

}  // namespace trictrac::load_test

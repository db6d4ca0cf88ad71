#include "lab/load_test/load.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <nlohmann/json.hpp>

#include "lab/load_test/carry_out.h"
#include "lab/load_test/crowd.h"
#include "lab/load_test/figures.h"
#include "lab/load_test/own_server.h"
#include "lab/load_test/target_server.h"

namespace trictrac::load_test {

namespace {

constexpr int kMakers = 8;                     // the number of workers that make, and compare, games
constexpr std::chrono::seconds kPatience{20};  // for answers still due at the end

// The tables of bots: a player there acts as soon as it is asked.
class BotTables : public LoadObserver {
 public:
  void ready(LoadPlayer& seat) override {
    if (!closing()) seat.act(Clock::now());
  }
  void other_line() override { ++lines_; }
  long lines() const { return lines_; }

 private:
  long lines_ = 0;
};

class Load {
 public:
  Load(const LoadOptions& options, const TargetServer& served)
      : options_(options),
        served_(served),
        server_(asio::ip::make_address(served.host()), served.port()),
        sockets_(options.sockets > 0 ? std::min(options.sockets, options.games) : options.games) {}

  std::expected<Json, std::string> run() {
    return carry_out(io_, [this](auto& report) { return make_load(report); });
  }

 private:
  asio::awaitable<void> make_load(std::expected<Json, std::string>& report) {
    co_await in_parallel([&](HttpClient& caller, int i) { return make_one(caller, i); }, options_.games);
    co_await all_caught_up();
    if (const auto& error = first_error(); !error.empty()) {
      report = std::unexpected(error);
    } else {
      for (int i = 0; i < options_.bots; ++i) asio::co_spawn(io_, one_bot_table(), asio::detached);
      co_await crowd_.pace(options_.acts_per_s, options_.seconds);
      co_await crowd_.await_answers(kPatience);
      report = make_report();
      bots_.close();
      co_await compare(*report);
    }
    crowd_.close();
    bots_.close();
    for (auto& seat : seats_) seat->close();
  }

  // Runs `work(caller, i)` for each i below `count`, several at a time.
  template <class Work>
  asio::awaitable<void> in_parallel(Work work, int count) {
    int next = 0, at_work = kMakers;
    const auto one = [&]() -> asio::awaitable<void> {
      HttpClient caller(io_.get_executor(), server_);
      while (next < count) co_await work(caller, next++);
      --at_work;
    };
    for (int i = 0; i < kMakers; ++i) asio::co_spawn(io_, one(), asio::detached);
    co_await until([&] { return at_work == 0; });
  }

  template <class Done>
  asio::awaitable<void> until(Done done) {
    asio::steady_timer timer(io_);
    while (!done()) {
      timer.expires_after(std::chrono::milliseconds(5));
      co_await timer.async_wait(kValues);
    }
  }

  asio::awaitable<void> make_one(HttpClient& caller, int i) {
    auto seat = std::make_unique<LoadPlayer>(io_.get_executor(), server_, "", crowd_);
    LoadPlayer& made = *seat;
    seats_.push_back(std::move(seat));
    if (co_await made.make(caller) && i < sockets_) asio::co_spawn(io_, made.follow(), asio::detached);
  }

  asio::awaitable<void> one_bot_table() {
    LoadPlayer& seat =
        *seats_.emplace_back(std::make_unique<LoadPlayer>(io_.get_executor(), server_, options_.bot, bots_));
    HttpClient caller(io_.get_executor(), server_);
    if (co_await seat.make(caller)) co_await seat.follow();
  }

  asio::awaitable<void> all_caught_up() {
    const auto end = Clock::now() + kPatience;
    co_await until([&] {
      return crowd_.caught_up() >= static_cast<std::size_t>(sockets_) || !first_error().empty() ||
             Clock::now() > end;
    });
  }

  const std::string& first_error() const {
    return crowd_.first_error().empty() ? bots_.first_error() : crowd_.first_error();
  }

  Json make_report() {
    const std::vector<float> waited = crowd_.latencies();
    const double acts = static_cast<double>(waited.size());
    const double seconds = std::chrono::duration<double>(crowd_.lasted()).count();
    const long unanswered = crowd_.due() - static_cast<long>(waited.size());
    const std::string& error = first_error();
    return {{"games", options_.games},
            {"seconds", rounded(seconds)},
            {"acts", waited.size()},
            {"acts_per_s", rounded(seconds > 0 ? acts / seconds : 0)},
            {"p50_ms", rounded(quantile(waited, 0.5))},
            {"p95_ms", rounded(quantile(waited, 0.95))},
            {"p99_ms", rounded(quantile(waited, 0.99))},
            {"most_ms", rounded(quantile(waited, 1))},
            {"lost", unanswered},
            {"doubled", crowd_.doubles() + bots_.doubles()},
            {"unanswered", unanswered},
            {"refused", crowd_.refusals()},
            {"bot_lines", bots_.lines()},
            {"start_ms", nullptr},
            {"flush_ms", nullptr},
            {"rss_mb", or_null(served_.megabytes())},
            {"rss_kb_per_game", nullptr},
            {"db_bytes_per_game", nullptr},
            {"first_error", error.empty() ? Json() : Json(error)}};
  }

  // Compares the games of the server with those that the crowd has seen.
  asio::awaitable<void> compare(Json& report) {
    std::vector<std::pair<std::string, int>> seen(crowd_.finished_games().begin(),
                                                  crowd_.finished_games().end());
    for (int i = 0; i < sockets_; ++i)
      if (!seats_[i]->acting()) seen.emplace_back(seats_[i]->game(), seats_[i]->lines());
    co_await in_parallel([&](HttpClient& caller, int i) { return compare_one(caller, seen[i], report); },
                         static_cast<int>(seen.size()));
  }

  asio::awaitable<void> compare_one(HttpClient& caller, const std::pair<std::string, int>& seen,
                                    Json& report) {
    const LoadReply reply = co_await caller.call(http::verb::get, "/api/games/" + seen.first);
    const Json game = Json::parse(reply.body, nullptr, false);
    const int has = reply.status == 200 && game.is_object() ? game.value("lines", 0) : 0;
    report["lost"] = report["lost"].get<long>() + std::max(0, seen.second - has);
    report["doubled"] = report["doubled"].get<long>() + std::max(0, has - seen.second);
    if (reply.status != 200 && report["first_error"].is_null()) report["first_error"] = reply.body;
  }

  const LoadOptions& options_;
  const TargetServer& served_;
  asio::io_context io_{1};
  tcp::endpoint server_;
  int sockets_;
  Crowd crowd_;
  BotTables bots_;
  std::vector<std::unique_ptr<LoadPlayer>> seats_;  // those of the crowd first
};

double bytes_of(const std::filesystem::path& file) {
  double bytes = 0;
  for (const char* ending : {"", "-wal"}) {
    std::error_code none;
    const auto size = std::filesystem::file_size(file.string() + ending, none);
    if (!none) bytes += static_cast<double>(size);
  }
  return bytes;
}

std::expected<Json, std::string> load_own_server(const LoadOptions& options) {
  const TemporaryFolder folder;
  const auto store = options.store.empty() ? folder.path() / "games.db" : options.store;
  std::vector<std::string> words = words_to_serve(options.program, "--db", store.string(), folder.path());
  words.insert(words.end(), options.serve.begin(), options.serve.end());
  const auto flush = flush_ms(folder.path());
  const auto begun = std::chrono::steady_clock::now();
  auto served = TargetServer::start(words);
  if (!served) return std::unexpected(served.error());
  const std::chrono::duration<double, std::milli> start = std::chrono::steady_clock::now() - begun;
  const auto before = served->megabytes();
  auto report = Load(options, *served).run();
  served->stop();
  if (!report) return report;
  (*report)["start_ms"] = rounded(start.count());
  (*report)["flush_ms"] = or_null(flush);
  if (const Json& after = (*report)["rss_mb"]; before && !after.is_null())
    (*report)["rss_kb_per_game"] = rounded((after.get<double>() - *before) * 1024 / options.games);
  if (bytes_of(store) > 0) (*report)["db_bytes_per_game"] = rounded(bytes_of(store) / options.games);
  return report;
}

}  // namespace

std::expected<Json, std::string> run_load(const LoadOptions& options) {
  allow_many_files();
  if (options.url.empty()) return load_own_server(options);
  auto served = TargetServer::at_url(options.url);
  if (!served) return std::unexpected(served.error());
  return Load(options, *served).run();
}

}  // namespace trictrac::load_test

#include "apps/server/server.h"

#include <sys/resource.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <iostream>

#include "apps/server/http/net.h"
#include "apps/server/http/recent_replies.h"
#include "apps/server/operations/admin_port.h"
#include "apps/server/operations/metrics_port.h"
#include "apps/server/runtime/ids.h"
#include "base/text_of.h"

#ifndef TRICTRAC_VERSION
#define TRICTRAC_VERSION "0"
#endif

namespace trictrac {
namespace {

constexpr auto kBetweenChecks = std::chrono::milliseconds(250);
constexpr auto kBetweenForgetting = std::chrono::minutes(1);
constexpr auto kTournamentUnused = std::chrono::minutes(10);  // it then leaves the memory
constexpr int kOtherFiles = 128;  // open besides connections: the database, those being turned away

// An error of one connection ends that connection only.
void note_failure(const Log& log, std::exception_ptr failure) {
  if (!failure) return;
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& e) {
    log->warn("a connection failed: {}", e.what());
  }
}

// Does `work` again and again, so long after each time.
template <class Work>
asio::awaitable<void> repeat(Clock::duration after, Work work) {
  asio::steady_timer timer(co_await asio::this_coro::executor);
  while (true) {
    timer.expires_after(after);
    const auto [wrong] = co_await timer.async_wait(kValues);
    if (wrong) co_return;
    work();
  }
}

// Tells the pages of tournaments that wait, a few at a time.
asio::awaitable<void> tell_pages(TournamentAudience& audience) {
  asio::steady_timer timer(co_await asio::this_coro::executor);
  do {
    timer.expires_after(TournamentAudience::kPause);
    const auto [wrong] = co_await timer.async_wait(kValues);
    if (wrong) co_return;
  } while (audience.tell_some());
}

void announce(const tcp::endpoint& at, LogFormat format) {
  const std::string host =
      at.address().is_v6() ? "[" + at.address().to_string() + "]" : at.address().to_string();
  const std::string address = text_of("http://{}:{}", host, at.port());
  if (format == LogFormat::Json)
    std::cout << log_line(format, "event=listening address=" + address) << std::flush;
  else
    std::cout << "listening on " << address << std::endl;
}

// Lets the process open as many files as it may, and the limit on connections keep below that.
void make_room(LimitOptions& limits, const Log& log) {
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  const rlim_t wanted = limits.connections > 0 ? rlim_t(limits.connections) + kOtherFiles : files.rlim_max;
  if (files.rlim_cur < wanted) {
    files.rlim_cur = std::min(wanted, files.rlim_max);
    (void)setrlimit(RLIMIT_NOFILE, &files);
    (void)getrlimit(RLIMIT_NOFILE, &files);
  }
  if (files.rlim_cur >= wanted || files.rlim_cur <= kOtherFiles) return;
  log->warn("this process may open {} files: at most {} connections instead of {} (ulimit -n)",
            files.rlim_cur, files.rlim_cur - kOtherFiles, limits.connections);
  limits.connections = static_cast<int>(files.rlim_cur) - kOtherFiles;
}

// All data that is loaded before the first connection.
struct ServerParts {
  Files web;
  RateLimits limits;
  OriginPolicy origin_policy;
  std::vector<Network> trusted;
  std::unique_ptr<Mailer> mailer;
};

// Returns the address at which push services reach the operators of this server.
std::string contact_of(const MailConfig& mail) {
  if (!mail.from.empty()) return "mailto:" + mail.from;
  return mail.public_address.starts_with("https://") ? mail.public_address : "";
}

class Server {
 public:
  // `network`: the context on which the games answer.
  Server(std::unique_ptr<asio::io_context> network, Games& games, ServerParts& parts,
         const ServerConfig& config, const Log& log, Metrics& metrics)
      : config_(config),
        games_(games),
        notices_(games.people(), games.jobs(), make_letters(games, parts.mailer.get()), config.notices,
                 contact_of(config.mail)),
        shared_{.talks = games.talks(),
                .tournament_audience = games.tournament_audience(),
                .api = {games.hub(), games.lobby(), games.people(), parts.limits, parts.origin_policy,
                        notices_, games.moderation(), games.challenges(), games.server_profile(),
                        recent_replies_, games.tournaments(), games.leagues(), parts.mailer.get(),
                        config.allow_seed, TRICTRAC_VERSION, shared_.leaving},
                .web = parts.web,
                .log = log,
                .trusted = parts.trusted,
                .metrics = metrics,
                .names = {},
                .live = {},
                .all_gone = [this] { io_->stop(); }},
        io_(std::move(network)),
        running_(&games),
        acceptor_(listen(*io_, config.address, config.port)),
        signals_(*io_, SIGINT, SIGTERM),
        deadline_(*io_) {
    if (config.store.empty()) admin_port_.emplace(*io_, admin_socket_of(config.db), games.moderation(), log);
    if (config.metrics)
      metrics_port_.emplace(*io_, *config.metrics, parts.origin_policy, [this] { return metrics_text(); });
    parts.limits.when_counted([&hub = games.hub()](const RateLimits::CountedActivity& c) {
      hub.peers().say(peer::Counted{static_cast<int>(c.activity), c.by});
    });
    games.hub().peers().on<peer::Counted>([&limits = parts.limits](const peer::Counted& c) {
      limits.count_elsewhere({static_cast<RateLimits::Activity>(c.activity), c.by}, Clock::now());
    });
    games.people().when_ended([this](const std::string& token) {
      for (Live* live : shared_.live) live->session_ended(token);
    });
  }
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  void run() {
    wait_for_signal();
    const auto every = [this](Clock::duration period, auto work) {
      asio::co_spawn(*io_, repeat(period, std::move(work)), asio::detached);
    };
    const auto unused = config_.forget_after;
    every(std::max<Clock::duration>(unused / 4, std::chrono::milliseconds(20)),
          [this, unused] { games_.hub().look_after(unused); });
    every(std::chrono::seconds(1), [this] {
      games_.hub().ring();
      games_.lobby().tick();
      games_.jobs().step();
      games_.look_after_old();
    });
    games_.hub().tick();  // a stall is noticed from the first moment on
    games_.hub().ring();  // and the store knows since when this server serves
    every(kBetweenChecks, [this] {
      for (Live* live : shared_.live) live->check(Clock::now());
      games_.hub().tick();
    });
    if (metrics_port_) {
      shared_.log->info("event=metrics address=127.0.0.1 port={}", metrics_port_->port());
      metrics_port_->run();
    }
    if (admin_port_) admin_port_->run();
    every(kBetweenForgetting, [this] {
      shared_.api.limits.forget(Clock::now());
      games_.tournaments().look_after(kTournamentUnused);
    });
    games_.tournament_audience().when_behind(
        [this] { asio::co_spawn(*io_, tell_pages(games_.tournament_audience()), asio::detached); });
    games_.begin([this] { accept(); });
    notices_.begin();
    if (letters_) letters_->begin();
    announce(acceptor_.local_endpoint(), config_.log);
    io_->run();
    shared_.all_gone = [] {};  // the remaining connections end with the context
    shared_.log->info("event=stopped live={}", shared_.live.size());
  }

 private:
  void accept() {
    if (shared_.leaving) return;
    const auto serve = [this](tcp::socket socket) {
      asio::co_spawn(*io_, serve_connection(std::move(socket), shared_),
                     [log = shared_.log](std::exception_ptr failure) { note_failure(log, failure); });
    };
    const auto failed = [this](const std::string& why) { shared_.log->error("cannot accept: {}", why); };
    asio::co_spawn(*io_, accept_all(acceptor_, serve, failed), asio::detached);
  }
  void wait_for_signal() {
    signals_.async_wait([this](const auto& wrong, int) {
      if (wrong) return;
      if (shared_.leaving) return io_->stop();
      leave();
      wait_for_signal();
    });
  }

  std::string metrics_text() const {
    const RateLimits& limits = shared_.api.limits;
    ServerSnapshot now{.connections = limits.connections(),
                       .most_connections = limits.options().connections,
                       .sockets = shared_.sockets,
                       .draining = shared_.leaving};
    games_.count(now);
    return shared_.metrics.text(now);
  }

  // Refuses new connections from now on; players who are here play on for a while.
  void leave() {
    const auto notice = config_.limits.drain_notice;
    shared_.log->info("event=leaving live={} notice={}", shared_.live.size(), notice.count());
    shared_.leaving = true;
    if (notice.count() == 0) return drain();
    deadline_.expires_after(notice);
    deadline_.async_wait([this](const auto& wrong) {
      if (!wrong) drain();
    });
  }

  void drain() {
    shared_.log->info("event=stopping live={}", shared_.live.size());
    shared_.stopping = true;
    games_.hub().part();
    acceptor_.close();
    for (Live* live : shared_.live) live->part();
    if (shared_.live.empty()) return io_->stop();
    deadline_.expires_after(config_.limits.drain);
    deadline_.async_wait([this](const auto& wrong) {
      if (!wrong) io_->stop();
    });
  }

  // Returns null where the server sends no mail.
  Letters* make_letters(Games& games, Mailer* mailer) {
    return mailer ? &letters_.emplace(games.people(), games.jobs(), *mailer) : nullptr;
  }

  const ServerConfig& config_;
  Games& games_;
  std::optional<Letters> letters_;
  Notices notices_;
  RecentReplies recent_replies_;
  // Declared before the context: coroutines it holds at the end still refer to it.
  ServerContext shared_;
  std::unique_ptr<asio::io_context> io_;
  // Ends the threads of the games while there is a context to answer on.
  std::unique_ptr<Games, decltype([](Games* games) { games->stop(); })> running_;
  tcp::acceptor acceptor_;
  asio::signal_set signals_;
  asio::steady_timer deadline_;          // of the notice, then of the end
  std::optional<AdminPort> admin_port_;  // none where many servers may share a database
  std::optional<MetricsPort> metrics_port_;
};

std::expected<Files, std::string> read_page(const ServerConfig& config, const Log& log) {
  if (config.web.empty()) {
    if (config.page.empty())
      log->warn(
          "this program was built without its page (./run builds both), and --web is not given: only games "
          "are served");
    return Files(page_files_of(config.page));
  }
  auto read = read_page_files(config.web);
  if (!read) return std::unexpected(read.error());
  if (read->empty()) log->warn("there is no page in {}: only games are served", config.web.string());
  return Files(std::move(*read));
}

std::expected<ServerParts, std::string> make_parts(const ServerConfig& config, const Log& log) {
  auto web = read_page(config, log);
  if (!web) return std::unexpected(web.error());
  LimitOptions limits = config.limits;
  make_room(limits, log);
  std::vector<Network> trusted;
  for (const std::string& text : config.trusted_proxies) {
    const auto network = Network::parse(text);
    if (!network) return std::unexpected("--trusted-proxy: " + network.error());
    trusted.push_back(*network);
  }
  auto mailer = Mailer::make(config.mail, log);
  if (!mailer) return std::unexpected(mailer.error());
  return ServerParts{std::move(*web), RateLimits(limits), OriginPolicy(config.origin_policy),
                     std::move(trusted), std::move(*mailer)};
}

}  // namespace

int run_server(const ServerConfig& config) {
  (void)std::signal(SIGPIPE, SIG_IGN);  // the reader of the log may be gone: its lines are lost, and no game
  const Log log = make_log(config.log);
  const auto failed = [&](const std::string& why) {
    log->error("{}", why);
    return 1;
  };
  if (!start_randomness()) return failed("the system has no randomness to give");
  auto parts = make_parts(config, log);
  if (!parts) return failed(parts.error());
  auto network = std::make_unique<asio::io_context>(1);
  const auto post = [&io = *network](Pool::Job job) { asio::post(io, std::move(job)); };
  const auto metrics = std::make_shared<Metrics>(TRICTRAC_VERSION);
  const auto games =
      Games::open(config.store.empty() ? config.db.string() : config.store, config.games, post, log, metrics);
  if (!games) return failed(games.error().what);
  try {
    Server(std::move(network), **games, *parts, config, log, *metrics).run();
    return 0;
  } catch (const std::exception& e) {
    return failed(e.what());
  }
}

}  // namespace trictrac

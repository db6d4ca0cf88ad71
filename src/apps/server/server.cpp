#include "apps/server/server.h"

#include <spdlog/sinks/stdout_sinks.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <iostream>

#include "apps/server/ids.h"
#include "apps/server/net.h"

#ifndef TRICTRAC_VERSION
#define TRICTRAC_VERSION "0"
#endif

namespace trictrac {
namespace {

using Logger = std::shared_ptr<spdlog::logger>;

Logger make_log() {
  return std::make_shared<spdlog::logger>("trictrac", std::make_shared<spdlog::sinks::stderr_sink_mt>());
}

// An error of one connection ends that connection only.
void note_failure(const Logger& log, std::exception_ptr failure) {
  if (!failure) return;
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& e) {
    log->warn("a connection failed: {}", e.what());
  }
}

asio::awaitable<void> accept_all(tcp::acceptor& acceptor, Shared& shared) {
  while (true) {
    auto [wrong, socket] = co_await acceptor.async_accept(kValues);
    if (wrong == asio::error::operation_aborted) co_return;
    if (wrong) {  // such as too many open files: let some go first
      shared.log->error("cannot accept: {}", wrong.message());
      asio::steady_timer pause(acceptor.get_executor(), std::chrono::milliseconds(200));
      co_await pause.async_wait(kValues);
      continue;
    }
    asio::co_spawn(acceptor.get_executor(), serve_connection(std::move(socket), shared),
                   [log = shared.log](std::exception_ptr failure) { note_failure(log, failure); });
  }
}

asio::awaitable<void> forget_idle(Hub& hub, std::chrono::seconds after) {
  asio::steady_timer timer(co_await asio::this_coro::executor);
  while (true) {
    timer.expires_after(std::max<Hub::Clock::duration>(after / 4, std::chrono::milliseconds(20)));
    const auto [wrong] = co_await timer.async_wait(kValues);
    if (wrong) co_return;
    hub.drop_idle(after);
  }
}

tcp::acceptor listen(asio::io_context& io, const ServerConfig& config) {
  const tcp::endpoint endpoint(asio::ip::make_address(config.address), config.port);
  tcp::acceptor acceptor(io);
  acceptor.open(endpoint.protocol());
  acceptor.set_option(asio::socket_base::reuse_address(true));
  acceptor.bind(endpoint);
  acceptor.listen();
  return acceptor;
}

void announce(const tcp::endpoint& at) {
  const std::string host =
      at.address().is_v6() ? "[" + at.address().to_string() + "]" : at.address().to_string();
  std::cout << "listening on http://" << host << ":" << at.port() << std::endl;
}

void serve(Hub& hub, const ServerConfig& config, const Logger& log) {
  // Declared before the context: coroutines it holds at the end still refer to it.
  Shared shared{hub, {hub, config.allow_seed, TRICTRAC_VERSION}, config.web, log, 0, config.most_connections};
  asio::io_context io(1);
  tcp::acceptor acceptor = listen(io, config);
  asio::signal_set signals(io, SIGINT, SIGTERM);
  signals.async_wait([&](const auto& wrong, int) {
    if (!wrong) io.stop();
  });
  asio::co_spawn(io, accept_all(acceptor, shared), asio::detached);
  asio::co_spawn(io, forget_idle(hub, config.forget_after), asio::detached);
  announce(acceptor.local_endpoint());
  io.run();
  log->info("stopped");
}

}  // namespace

int run_server(const ServerConfig& config) {
  const Logger log = make_log();
  if (!start_randomness()) {
    log->error("the system has no randomness to give");
    return 1;
  }
  auto store = LineStore::open(config.db.string());
  if (!store) {
    log->error("{}", store.error().what);
    return 1;
  }
  Hub hub(std::move(*store), log);
  try {
    serve(hub, config, log);
    return 0;
  } catch (const std::exception& e) {
    log->error("cannot serve on {} port {}: {}", config.address, config.port, e.what());
    return 1;
  }
}

}  // namespace trictrac

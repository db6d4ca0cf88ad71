#include "lab/load_test/event_page.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <nlohmann/json.hpp>

#include "base/json.h"

namespace trictrac::load_test {

namespace {

std::string watching(const std::string& tournament) {
  return Json{{"do", "tournament"}, {"tournament", tournament}}.dump();
}

}  // namespace

Clock::time_point EventPage::first_at(const Times& times, int revision) {
  const auto at = std::ranges::find_if(times, [&](const auto& each) { return each.first >= revision; });
  return at == times.end() ? Clock::time_point::max() : at->second;
}

asio::awaitable<void> EventPage::follow() {
  beast::flat_buffer buffer;
  const std::string asked = watching(tournament_);
  bool open = co_await connect(socket_, server_, cookie_);
  if (open) open = co_await send(socket_, asked);
  while (open) {
    const auto message = co_await receive(socket_, buffer);
    if (!message) break;
    const Json told = Json::parse(*message, nullptr, false);
    if (!told.is_object() || told.value("say", "") != "tournament") continue;
    told_ = told["revision"].get<int>();
    times_told_.emplace_back(told_, Clock::now());
    if (!asking_) asio::co_spawn(executor_, ask(), asio::detached);
  }
}

// Once more for all that it is told while it asks.
asio::awaitable<void> EventPage::ask() {
  asking_ = true;
  while (seen_ < told_ && error_.empty()) {
    const int revision = told_;
    std::string target = "/api/tournaments/" + tournament_ + "/news";
    if (!mark_.empty()) target += "?after=" + mark_;
    const LoadReply reply = co_await caller_.call(http::verb::get, std::move(target), {}, cookie_);
    constexpr std::string_view kMark = "{\"mark\":\"";
    if (reply.status != 200 || !reply.body.starts_with(kMark)) {
      error_ = reply.body.empty() ? "a page had no answer" : reply.body;
      break;
    }
    mark_ = reply.body.substr(kMark.size(), reply.body.find('"', kMark.size()) - kMark.size());
    bytes_.push_back(static_cast<float>(reply.body.size()));
    seen_ = revision;
    times_seen_.emplace_back(seen_, Clock::now());
  }
  asking_ = false;
}

}  // namespace trictrac::load_test

#include "apps/server/limits.h"

#include <algorithm>
#include <utility>

#include "base/text_of.h"

namespace trictrac {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr int kSecondsAtOnce = 10;              // so many seconds' messages may come at once
constexpr Quota kRefusals{64, seconds(64)};     // that a socket may meet before it is closed
constexpr std::size_t kMostAddresses = 65'536;  // remembered one by one; later ones share one account
constexpr seconds kFullHouse{10};               // when to come back to a house without room
constexpr minutes kSignIns{10};                 // in which attempts are counted
const std::string kFurther = "further addresses";

std::string counted(int most, std::string_view what) { return text_of("{} {}", most, what); }

}  // namespace

ProtocolError too_many(std::string what, Clock::duration wait) {
  const int after = std::max(1, static_cast<int>(std::chrono::ceil<seconds>(wait).count()));
  return {ErrorCode::TooMany, text_of("at most {}: try again in {} s", what, after), {}, 0, after};
}

Limits::Limits(const LimitOptions& options)
    : options_(options),
      quotas_{Quota{double(options.calls_per_minute), minutes(1)},
              Quota{double(options.games_per_hour), hours(1)},
              Quota{double(options.records_per_hour), hours(1)},
              Quota{double(options.sign_ins_per_address), kSignIns}},
      of_name_{double(options.sign_ins_per_name), kSignIns} {}

const std::string& Limits::known_as(const std::string& address) const {
  return by_address_.size() < kMostAddresses || by_address_.contains(address) ? address : kFurther;
}

std::optional<ProtocolError> Limits::count(Deed deed, const std::string& address, Clock::time_point now) {
  const auto i = static_cast<std::size_t>(deed);
  const auto wait = by_address_[known_as(address)].deeds[i].take(quotas_[i], now);
  if (!wait) return std::nullopt;
  switch (deed) {
    case Deed::Game: return too_many(counted(options_.games_per_hour, "new games an hour"), *wait);
    case Deed::Record: return too_many(counted(options_.records_per_hour, "records an hour"), *wait);
    case Deed::SignIn:
      return too_many(counted(options_.sign_ins_per_address, "attempts to sign in within ten minutes"),
                      *wait);
    default: return too_many(counted(options_.calls_per_minute, "calls a minute"), *wait);
  }
}

std::optional<ProtocolError> Limits::count_name(const std::string& folded, Clock::time_point now) {
  const bool remembered = by_name_.size() < kMostAddresses || by_name_.contains(folded);
  const auto wait = by_name_[remembered ? folded : kFurther].take(of_name_, now);
  if (!wait) return std::nullopt;
  return too_many(counted(options_.sign_ins_per_name, "attempts to sign in under a name within ten minutes"),
                  *wait);
}

std::optional<ProtocolError> Limits::enter() {
  if (options_.connections > 0 && connections_ >= options_.connections)
    return too_many(counted(options_.connections, "connections in all"), kFullHouse);
  ++connections_;
  return std::nullopt;
}

std::optional<ProtocolError> Limits::enter(const std::string& name) {
  int& held = by_address_[name].connections;
  if (options_.connections_per_address > 0 && held >= options_.connections_per_address)
    return too_many(counted(options_.connections_per_address, "connections at once"), kFullHouse);
  ++held;
  return std::nullopt;
}

void Limits::leave(const std::string& name) { --by_address_.at(name).connections; }

void Limits::forget(Clock::time_point now) {
  std::erase_if(by_address_, [&](const auto& item) {
    const Account& a = item.second;
    for (std::size_t i = 0; i < kDeeds; ++i)
      if (!a.deeds[i].full(quotas_[i], now)) return false;
    return a.connections == 0;
  });
  std::erase_if(by_name_, [&](const auto& item) { return item.second.full(of_name_, now); });
}

Admission Admission::of_all(Limits& limits, std::optional<ProtocolError>& refused) {
  Admission a;
  refused = limits.enter();
  if (!refused) a.limits_ = &limits;
  return a;
}

Admission Admission::of(Limits& limits, const std::string& address, std::optional<ProtocolError>& refused) {
  Admission a;
  const std::string& name = limits.known_as(address);
  refused = limits.enter(name);
  if (refused) return a;
  a.limits_ = &limits;
  a.name_ = name;
  return a;
}

Admission& Admission::operator=(Admission&& other) noexcept {
  std::swap(limits_, other.limits_);
  std::swap(name_, other.name_);
  return *this;
}

Admission::~Admission() {
  if (!limits_) return;
  if (name_)
    limits_->leave(*name_);
  else
    --limits_->connections_;
}

MessageQuota::Verdict MessageQuota::take(const LimitOptions& options, Clock::time_point now, double cost) {
  const Quota quota{double(options.messages_per_second) * kSecondsAtOnce, seconds(kSecondsAtOnce)};
  const auto wait = messages_.take(quota, now, cost);
  if (!wait) return Verdict::Take;
  wait_ = *wait;
  return refusals_.take(kRefusals, now) ? Verdict::Close : Verdict::Refuse;
}

SocketAge::Overdue SocketAge::overdue(const LimitOptions& options, bool joined, Clock::time_point now) const {
  if (sending_ && now - *sending_ >= options.patience) return Overdue::Stuck;
  if (!joined && now - opened_ >= options.join_within) return Overdue::NeverJoined;
  return Overdue::No;
}

}  // namespace trictrac

#include "apps/server/runtime/limits.h"

#include <algorithm>
#include <utility>

#include "base/text_of.h"
#include "text/words.h"

namespace trictrac {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr int kSecondsAtOnce = 10;              // a burst may have the messages of this many seconds
constexpr double kLinesOfAMessage = 64;         // lines, about 64 KiB, that cost as much as a message
constexpr Quota kRefusals{64, seconds(64)};     // that a socket may meet before it is closed
constexpr std::size_t kMostAddresses = 65'536;  // remembered one by one; later ones share one account
constexpr seconds kRetryWhenFull{10};           // when to come back to a server without room
constexpr minutes kSignIns{10};                 // in which attempts are counted
const std::string kFurther = "further addresses";
constexpr std::int64_t kFurtherPeople = -1;
// How CountedActivity says by whom; a lifted address comes after the seconds that are left.
constexpr char kByAddress = 'a', kByPerson = 'p', kByName = 'n', kForSeconds = 's';
// By whom a name was tried: how the key of its bucket begins.
constexpr char kTriedByAll = '*', kTriedByAddress = '@', kTriedInBrowser = '#';
constexpr int kAddressesOfName = 10;  // this many addresses may try a name as often as a single one

// The limited activities, in the order of RateLimits::Activity; a null option means no limit by address or by
// person.
struct ActivityLimit {
  std::string_view what;
  int LimitOptions::* of_address;
  int LimitOptions::* of_person;
  Clock::duration period;
  int periods_at_once = 1;
  bool of_hall = false;  // many people do it at once where a tournament begins
};
using Options = LimitOptions;
constexpr ActivityLimit kCounted[] = {
    {"calls a minute", &Options::calls_per_minute, &Options::calls_per_minute_of_person, minutes(1), 1, true},
    {"new games an hour", &Options::games_per_hour, &Options::games_per_hour_of_person, hours(1), 1, true},
    {"records an hour", &Options::records_per_hour, &Options::records_per_hour_of_person, hours(1)},
    {"attempts to sign in within ten minutes", &Options::sign_ins_per_address, nullptr, kSignIns, 1, true},
    {"messages a second", &Options::messages_per_second_of_person, &Options::messages_per_second_of_person,
     seconds(1), kSecondsAtOnce, true},
    {"chat messages a minute", nullptr, &Options::talk_per_minute, minutes(1)},
    {"reports an hour", &Options::reports_per_hour, &Options::reports_per_hour, hours(1)},
    {"answers to the position of the day an hour", &Options::answers_per_hour, nullptr, hours(1)},
};

Quota quota_of(const ActivityLimit& counted, int LimitOptions::* most, const LimitOptions& options) {
  if (!most) return {};
  return {double(options.*most) * counted.periods_at_once, counted.period * counted.periods_at_once};
}

std::string most_of(int most, std::string_view what) { return text_of("{} {}", most, what); }

}  // namespace

ApiError too_many(std::string what, Clock::duration wait) {
  const int after = std::max(1, static_cast<int>(std::chrono::ceil<seconds>(wait).count()));
  return {.code = ErrorCode::TooMany,
          .message = text_of("at most {}: try again in {} s", what, after),
          .retry_after = after};
}

RateLimits::RateLimits(const LimitOptions& options)
    : options_(options),
      of_name_{double(options.sign_ins_per_name), kSignIns},
      of_name_in_all_{double(options.sign_ins_per_name) * kAddressesOfName, kSignIns} {
  for (std::size_t i = 0; i < kActivities; ++i) {
    of_address_[i] = quota_of(kCounted[i], kCounted[i].of_address, options);
    of_person_[i] = quota_of(kCounted[i], kCounted[i].of_person, options);
  }
}

const std::string& RateLimits::known_as(const std::string& address) const {
  return by_address_.size() < kMostAddresses || by_address_.contains(address) ? address : kFurther;
}

int RateLimits::times_of(const Account& account, Clock::time_point now) {
  return account.lifted_until && now < *account.lifted_until ? account.lifted_times : 1;
}

Quota RateLimits::quota_of_address(Activity activity, const Account& account, Clock::time_point now) const {
  const auto i = static_cast<std::size_t>(activity);
  Quota quota = of_address_[i];
  if (kCounted[i].of_hall) quota.most *= times_of(account, now);
  return quota;
}

std::optional<Clock::duration> RateLimits::take_of_address(Activity activity, const std::string& address,
                                                           Clock::time_point now) {
  Account& account = account_of(address);
  return account.activities[static_cast<std::size_t>(activity)].take(quota_of_address(activity, account, now),
                                                                     now);
}

TokenBucket& RateLimits::of_person(Activity activity, std::int64_t person) {
  const bool remembered = by_person_.size() < kMostAddresses || by_person_.contains(person);
  return by_person_[remembered ? person : kFurtherPeople][static_cast<std::size_t>(activity)];
}

TokenBucket& RateLimits::of_name(const std::string& key) {
  const bool remembered = by_name_.size() < kMostAddresses || by_name_.contains(key);
  return by_name_[remembered ? key : kFurther];
}

const Quota& RateLimits::quota_of_name(const std::string& key) const {
  return key.starts_with(kTriedByAll) ? of_name_in_all_ : of_name_;
}

std::nullopt_t RateLimits::counted(Activity activity, char kind, const std::string& by) const {
  if (activity != Activity::Call && activity != Activity::Message) counted_({activity, kind + by});
  return std::nullopt;
}

void RateLimits::count_elsewhere(const CountedActivity& counted, Clock::time_point now) {
  const auto i = static_cast<std::size_t>(counted.activity);
  if (counted.by.empty()) return;
  const std::string by = counted.by.substr(1);
  if (counted.activity == Activity::Code) return note_wrong_code(account_of(by), now);
  if (counted.activity == Activity::Hall) return lift_for(by, now);
  if (i >= kActivities) return;
  if (counted.by[0] == kByAddress) (void)take_of_address(counted.activity, by, now);
  if (counted.by[0] == kByPerson)
    (void)of_person(counted.activity, std::atoll(by.c_str())).take(of_person_[i], now);
  if (counted.by[0] == kByName) (void)of_name(by).take(quota_of_name(by), now);
}

std::optional<ApiError> RateLimits::count(Activity activity, const std::string& address,
                                          Clock::time_point now) {
  const auto i = static_cast<std::size_t>(activity);
  const auto wait = take_of_address(activity, address, now);
  if (!wait) return counted(activity, kByAddress, address);
  return too_many(most_of(options_.*kCounted[i].of_address, kCounted[i].what), *wait);
}

std::optional<ApiError> RateLimits::count(Activity activity, std::int64_t person, Clock::time_point now,
                                          double cost) {
  if (person == 0) return std::nullopt;
  const auto i = static_cast<std::size_t>(activity);
  const auto wait = of_person(activity, person).take(of_person_[i], now, cost);
  if (!wait) return counted(activity, kByPerson, std::to_string(person));
  return too_many(most_of(options_.*kCounted[i].of_person, kCounted[i].what), *wait);
}

std::optional<ApiError> RateLimits::count_lines(std::int64_t person, const std::string& address,
                                                Clock::time_point now, int lines) {
  if (lines == 0) return std::nullopt;
  const auto i = static_cast<std::size_t>(Activity::Message);
  const double cost = lines / kLinesOfAMessage;
  const auto borrow_of_address = [&] {
    Account& account = account_of(address);
    return account.activities[i].borrow(quota_of_address(Activity::Message, account, now), now, cost);
  };
  const auto wait = person != 0 ? of_person(Activity::Message, person).borrow(of_person_[i], now, cost)
                                : borrow_of_address();
  if (!wait) return std::nullopt;
  return too_many(most_of(options_.messages_per_second_of_person, kCounted[i].what), *wait);
}

bool RateLimits::nothing_left(const Used& used, const Quotas& quotas, Clock::time_point now) {
  for (std::size_t i = 0; i < kActivities; ++i)
    if (!used[i].full(quotas[i], now)) return false;
  return true;
}

std::optional<ApiError> RateLimits::count_tried(const std::string& key, Clock::time_point now) {
  const Quota& quota = quota_of_name(key);
  const auto wait = of_name(key).take(quota, now);
  if (!wait) return counted(Activity::SignIn, kByName, key);
  return too_many(
      most_of(static_cast<int>(quota.most), "attempts to sign in under a name within ten minutes"), *wait);
}

std::optional<ApiError> RateLimits::count_name(const std::string& folded, const std::string& address,
                                               Clock::time_point now) {
  if (auto wrong = count_tried(kTriedByAddress + address + '\n' + folded, now)) return wrong;
  return count_tried(kTriedByAll + folded, now);
}

std::optional<ApiError> RateLimits::count_name_in_browser(const std::string& folded, const std::string& mark,
                                                          Clock::time_point now) {
  return count_tried(kTriedInBrowser + mark + '\n' + folded, now);
}

Parsed<Admission> RateLimits::admit() {
  if (options_.connections > 0 && connections_ >= options_.connections)
    return std::unexpected(too_many(most_of(options_.connections, "connections in all"), kRetryWhenFull));
  ++connections_;
  return Admission(this, [](RateLimits* limits) { --limits->connections_; });
}

Parsed<Admission> RateLimits::admit(const std::string& address, Clock::time_point now) {
  const std::string& name = known_as(address);
  Account& account = by_address_[name];
  int& held = account.connections;
  const int most = options_.connections_per_address * times_of(account, now);
  if (most > 0 && held >= most)
    return std::unexpected(
        too_many(most_of(options_.connections_per_address, "connections at once"), kRetryWhenFull));
  ++held;
  return Admission(this, [name](RateLimits* limits) { --limits->by_address_.at(name).connections; });
}

// A hall: the people behind one address who play in a tournament.

void RateLimits::lift(const std::string& address, int times, Clock::time_point until, Clock::time_point now) {
  const auto left = std::min<Clock::duration>(until - now, kLongestLift);
  const auto whole = std::chrono::floor<seconds>(left).count();
  if (whole < 1 || known_as(address) != address) return;
  lift(account_of(address), times, now + left, now);
  counted(Activity::Hall, kForSeconds, text_of("{} {} {}", whole, times, address));
}

void RateLimits::lift(Account& account, int times, Clock::time_point until, Clock::time_point now) {
  account.lifted_times = std::max(times, times_of(account, now));
  account.lifted_until = until;
}

// As another server has it: the seconds that are left, how many times, and the address.
void RateLimits::lift_for(const std::string& text, Clock::time_point now) {
  const auto words = split(text, ' ');
  if (words.size() != 3) return;
  const auto left = number_in(words[0], 1, static_cast<int>(seconds(kLongestLift).count()));
  const auto times = number_in(words[1], kLeastHallTimes, kMostHallTimes);
  const std::string address(words[2]);
  if (left && times && known_as(address) == address)
    lift(account_of(address), *times, now + seconds(*left), now);
}

std::optional<ApiError> RateLimits::may_try_code(const std::string& address, Clock::time_point now) const {
  const auto found = by_address_.find(known_as(address));
  if (found == by_address_.end() || found->second.wrong_codes < kWrongCodes) return std::nullopt;
  const auto wait = found->second.wrong_code + kWrongCodesWait - now;
  if (wait <= Clock::duration::zero()) return std::nullopt;
  return too_many(most_of(kWrongCodes, "wrong codes of tournaments"), wait);
}

void RateLimits::count_wrong_code(const std::string& address, Clock::time_point now) {
  note_wrong_code(account_of(address), now);
  counted(Activity::Code, kByAddress, address);
}

void RateLimits::note_wrong_code(Account& account, Clock::time_point now) {
  if (now - account.wrong_code >= kWrongCodesWait) account.wrong_codes = 0;
  ++account.wrong_codes;
  account.wrong_code = now;
}

bool RateLimits::is_idle(const Account& account, Clock::time_point now) const {
  return account.connections == 0 && times_of(account, now) == 1 &&
         now - account.wrong_code >= kWrongCodesWait && nothing_left(account.activities, of_address_, now);
}

void RateLimits::forget(Clock::time_point now) {
  std::erase_if(by_address_, [&](const auto& item) { return is_idle(item.second, now); });
  std::erase_if(by_person_, [&](const auto& item) { return nothing_left(item.second, of_person_, now); });
  std::erase_if(by_name_, [&](const auto& item) { return item.second.full(quota_of_name(item.first), now); });
}

MessageQuota::Verdict MessageQuota::take(const LimitOptions& options, Clock::time_point now, double cost) {
  const Quota quota{double(options.messages_per_second) * kSecondsAtOnce, seconds(kSecondsAtOnce)};
  const auto wait = messages_.take(quota, now, cost);
  if (!wait) return Verdict::Take;
  wait_ = *wait;
  return refusals_.take(kRefusals, now) ? Verdict::Close : Verdict::Refuse;
}

SocketAge::Timeout SocketAge::timeout_at(const LimitOptions& options, bool joined,
                                         Clock::time_point now) const {
  if (sending_ && now - *sending_ >= options.patience) return Timeout::Stuck;
  if (!joined && now - opened_ >= options.join_within) return Timeout::NeverJoined;
  return Timeout::No;
}

double TokenBucket::used_at(const Quota& quota, Clock::time_point now) const {
  if (quota.most <= 0) return 0;
  const double periods =
      std::chrono::duration<double>(now - seen_) / std::chrono::duration<double>(quota.period);
  return std::max(0.0, used_ - std::max(0.0, periods) * quota.most);
}

std::optional<Clock::duration> TokenBucket::take(const Quota& quota, Clock::time_point now, double cost) {
  if (quota.most <= 0) return std::nullopt;
  const double used = used_at(quota, now);
  const double over = used + std::min(cost, quota.most) - quota.most;
  if (over > 1e-9)
    return std::chrono::duration_cast<Clock::duration>(quota.period * (over / quota.most)) +
           Clock::duration(1);
  used_ = used + std::min(cost, quota.most);
  seen_ = now;
  return std::nullopt;
}

std::optional<Clock::duration> TokenBucket::borrow(const Quota& quota, Clock::time_point now, double cost) {
  if (quota.most <= 0) return std::nullopt;
  const double used = used_at(quota, now);
  if (used >= quota.most)
    return std::chrono::duration_cast<Clock::duration>(quota.period * (used / quota.most - 1)) +
           Clock::duration(1);
  used_ = used + cost;
  seen_ = now;
  return std::nullopt;
}

}  // namespace trictrac

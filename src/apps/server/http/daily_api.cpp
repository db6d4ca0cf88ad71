// How the position of a day was answered by those who play: counted, without anybody's name.
#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "apps/server/http/api_call.h"
#include "apps/server/runtime/today.h"

namespace trictrac {
namespace {

constexpr std::size_t kMostAnswer = 120;  // bytes
constexpr std::int64_t kLastDay = 1'000'000;

// The calendar of a device is at most a day before or behind.
bool is_now(std::int64_t day) { return std::abs(day - seconds_now() / kSecondsOfDay) <= 1; }

std::optional<std::int64_t> day_of(const std::string& text) {
  std::int64_t day = -1;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), day);
  const bool whole = wrong == std::errc() && end == text.data() + text.size();
  return whole && day >= 0 && day <= kLastDay ? std::optional(day) : std::nullopt;
}

// As problems have their answers: small letters, numbers and a few signs.
bool is_answer(std::string_view text) {
  constexpr std::string_view kSigns = " _-:/.*";
  return !text.empty() && text.size() <= kMostAnswer && std::ranges::all_of(text, [&](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || kSigns.contains(c);
  });
}

ApiError no_day() { return bad("a day is a number of days since 1970"); }

}  // namespace

void show_day(const Call& call) {
  const auto day = day_of(call->path_part);
  if (!day) return call->refuse(no_day());
  using All = std::vector<DailyAnswer>;
  call->people().ask<All>(
      Rows::Read, [day](PeopleRows& rows) -> Parsed<All> { return rows.daily.of(*day); },
      [call](const Parsed<All>& all) {
        if (!all) return call->refuse(all.error());
        Json answers = Json::array();
        for (const DailyAnswer& one : *all) answers.push_back({{"answer", one.answer}, {"times", one.times}});
        call->answer(Parsed<Json>(Json{{"answers", std::move(answers)}}));
      });
}

void answer_day(const Call& call) {
  Members m(call->body, {"answer"});
  const std::string answer = m.text("answer");
  const auto day = day_of(call->path_part);
  if (!day || !is_now(*day)) m.fail(day ? bad("only the position of today is answered") : no_day());
  if (!is_answer(answer)) m.fail(bad("\"answer\" is one as problems have it, such as hold or 7/12 5/7"));
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  if (const auto wrong = call->count(RateLimits::Activity::Daily)) return call->refuse(*wrong);
  call->people().ask<bool>(
      Rows::Written,
      [day, answer](PeopleRows& rows) -> Parsed<bool> {
        rows.daily.count(*day, answer);
        return true;
      },
      [call](const Parsed<bool>& done) {
        if (!done) return call->refuse(done.error());
        call->answer(Parsed<Json>(Json::object()));
      });
}

}  // namespace trictrac

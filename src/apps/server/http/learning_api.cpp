// Progress in learning, shared by all devices of a person, in documents that the page writes and merges; and
// the answers to the position of a day, counted without names.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

#include "apps/server/http/api_call.h"
#include "apps/server/runtime/time.h"

namespace trictrac {
namespace {

constexpr std::size_t kMostKept = 60'000;  // bytes of one document

constexpr std::size_t kMostAnswer = 120;  // bytes
// The calendar of a device is at most a day before or behind.
bool is_now(std::int64_t day) { return std::abs(day - seconds_now() / kSecondsOfDay) <= 1; }

// Returns whether a text is like the answers of problems: small letters, numbers and a few signs.
bool is_answer(std::string_view text) {
  constexpr std::string_view kSigns = " _-:/.*";
  return !text.empty() && text.size() <= kMostAnswer && std::ranges::all_of(text, [&](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || kSigns.contains(c);
  });
}

}  // namespace

contract::Learnt shown(const Learnt& learnt) {
  return {learnt.version, learnt.version > 0 ? std::optional(contract::JsonText{learnt.kept}) : std::nullopt};
}

void handle(const Call<contract::ShowLearning>& call) {
  ask(call, Rows::Read, [](PeopleRows& rows, const Person& person) {
    return contract::Learning{shown(rows.learning.find(person.row, "course")),
                              shown(rows.learning.find(person.row, "trainers"))};
  });
}

// Nothing that another device has put meanwhile is lost: a page that did not know it is shown it
// instead.
void handle(const Call<contract::PutLearning>& call) {
  const contract::PutLearning& asked = call->asked;
  if (asked.kept.text.size() > kMostKept)
    return call->refuse(ErrorCode::TooLarge, text_of("\"kept\" must have at most {} bytes", kMostKept));
  ask(call, Rows::Written,
      [learnt = Learnt{asked.kind, asked.version, asked.kept.text}](PeopleRows& rows, const Person& person) {
        const bool taken = rows.learning.put(person.row, learnt);
        const contract::Learnt now = shown(rows.learning.find(person.row, learnt.kind));
        return contract::PutLearnt{now, taken};
      });
}

// The answers to the position of a day: counted, without names.

void handle(const Call<contract::ShowDay>& call) {
  ask(call, Rows::Read, [day = call->asked.day](PeopleRows& rows) {
    contract::DailyAnswers all;
    for (const DailyAnswer& one : rows.daily.of(day)) all.answers.push_back({one.answer, one.times});
    return all;
  });
}

void handle(const Call<contract::AnswerDay>& call) {
  const auto [day, answer] = std::pair(call->asked.day, call->asked.answer);
  if (!is_now(day)) return call->refuse(bad("only today's position can be answered"));
  if (!is_answer(answer))
    return call->refuse(bad("\"answer\" must be an answer as in problems, such as hold or 7/12 5/7"));
  if (call->over_limit(RateLimits::Activity::Daily)) return;
  ask(call, Rows::Written, [day, answer](PeopleRows& rows) {
    rows.daily.count(day, answer);
    return contract::Nothing{};
  });
}

Routes learning_routes() { return routes(contract::LearningCalls{}); }

}  // namespace trictrac

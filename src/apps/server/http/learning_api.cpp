// What a person has learnt, the same at all their devices, in documents that the page writes and merges; and
// how the position of a day was answered: counted, without names.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

#include "apps/server/http/api_call.h"
#include "apps/server/runtime/time.h"

namespace trictrac {
namespace {

constexpr std::array<std::string_view, 2> kKinds{"course", "trainers"};
constexpr std::size_t kMostKept = 60'000;  // bytes of one document

struct Put {
  bool taken = false;
  Learnt now;
};

Json put_json(const Put& put) {
  Json json = learnt_json(put.now);
  json["taken"] = put.taken;
  return json;
}

Learnt learnt_of(Members& m) {
  Learnt learnt{m.text("kind"), m.number("version", 0, 1'000'000'000), {}};
  if (std::ranges::find(kKinds, learnt.kind) == kKinds.end())
    m.fail(bad("\"kind\" must be course or trainers"));
  const Json* kept = m.need("kept");
  if (kept && !kept->is_object()) m.fail(bad("\"kept\" must be an object"));
  if (kept) learnt.kept = dump(*kept);
  if (learnt.kept.size() > kMostKept)
    m.fail({ErrorCode::TooLarge, text_of("\"kept\" must have at most {} bytes", kMostKept)});
  return learnt;
}

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

ApiError no_day() { return bad("a day must be a number of days since 1970"); }

}  // namespace

Json learnt_json(const Learnt& learnt) {
  return {{"version", learnt.version},
          {"kept", learnt.version > 0 ? Json::parse(learnt.kept, nullptr, false) : Json(nullptr)}};
}

void show_learning(const Call& call) {
  using All = std::vector<Learnt>;
  ask(
      call, Rows::Read,
      [requester = call->requester](PeopleRows& rows) -> Parsed<All> {
        const auto person = require_account(rows, requester);
        if (!person) return std::unexpected(person.error());
        All all;
        for (const std::string_view kind : kKinds) all.push_back(rows.learning.find(person->row, kind));
        return all;
      },
      [call](const All& all) {
        Json json = Json::object();
        for (const Learnt& learnt : all) json[learnt.kind] = learnt_json(learnt);
        call->answer(std::move(json));
      });
}

// Nothing that another device has put meanwhile is lost: a page that did not know it is shown it instead.
void put_learning(const Call& call) {
  Members m(call->body, {"kind", "version", "kept"});
  const Learnt learnt = learnt_of(m);
  if (!call->accepts(m)) return;
  ask(
      call, Rows::Written,
      [requester = call->requester, learnt](PeopleRows& rows) -> Parsed<Put> {
        const auto person = require_account(rows, requester);
        if (!person) return std::unexpected(person.error());
        const bool taken = rows.learning.put(person->row, learnt);
        return Put{taken, rows.learning.find(person->row, learnt.kind)};
      },
      [call](const Put& put) { call->answer(put_json(put)); });
}

// How the position of a day was answered by those who play: counted, without anybody's name.

void show_day(const Call& call) {
  const auto day = day_of(call->path_part);
  if (!day) return call->refuse(no_day());
  using All = std::vector<DailyAnswer>;
  ask(
      call, Rows::Read, [day](PeopleRows& rows) -> Parsed<All> { return rows.daily.of(*day); },
      [call](const All& all) {
        Json answers = Json::array();
        for (const DailyAnswer& one : all) answers.push_back({{"answer", one.answer}, {"times", one.times}});
        call->answer(Json{{"answers", std::move(answers)}});
      });
}

void answer_day(const Call& call) {
  Members m(call->body, {"answer"});
  const std::string answer = m.text("answer");
  const auto day = day_of(call->path_part);
  if (!day || !is_now(*day)) m.fail(day ? bad("only today's position can be answered") : no_day());
  if (!is_answer(answer))
    m.fail(bad("\"answer\" must be an answer as in problems, such as hold or 7/12 5/7"));
  if (!call->accepts(m)) return;
  if (call->over_limit(RateLimits::Activity::Daily)) return;
  ask(
      call, Rows::Written,
      [day, answer](PeopleRows& rows) -> Parsed<bool> {
        rows.daily.count(*day, answer);
        return true;
      },
      [call](bool) { call->answer(Json::object()); });
}

}  // namespace trictrac

// What somebody has learnt, the same at all his devices: the page says what it is, and puts together what
// several devices have learnt.
#include <algorithm>
#include <array>

#include "apps/server/http/api_call.h"
#include "apps/server/people/learning_json.h"

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
  if (std::ranges::find(kKinds, learnt.kind) == kKinds.end()) m.fail(bad("\"kind\" is course or trainers"));
  const Json* kept = m.need("kept");
  if (kept && !kept->is_object()) m.fail(bad("\"kept\" is an object"));
  if (kept) learnt.kept = dump(*kept);
  if (learnt.kept.size() > kMostKept)
    m.fail({ErrorCode::TooLarge, text_of("\"kept\" has at most {} bytes", kMostKept)});
  return learnt;
}

}  // namespace

Json learnt_json(const Learnt& learnt) {
  return {{"version", learnt.version},
          {"kept", learnt.version > 0 ? Json::parse(learnt.kept, nullptr, false) : Json(nullptr)}};
}

void show_learning(const Call& call) {
  using All = std::vector<Learnt>;
  call->people().ask<All>(
      Rows::Read,
      [requester = call->requester](PeopleRows& rows) -> Parsed<All> {
        const auto person = require_account(rows, requester);
        if (!person) return std::unexpected(person.error());
        All all;
        for (const std::string_view kind : kKinds) all.push_back(rows.learning.find(person->row, kind));
        return all;
      },
      [call](const Parsed<All>& all) {
        if (!all) return call->refuse(all.error());
        Json json = Json::object();
        for (const Learnt& learnt : *all) json[learnt.kind] = learnt_json(learnt);
        call->answer(Parsed<Json>(std::move(json)));
      });
}

// Nothing that another device has put meanwhile is lost: whoever did not know it is shown it instead.
void put_learning(const Call& call) {
  Members m(call->body, {"kind", "version", "kept"});
  const Learnt learnt = learnt_of(m);
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  call->people().ask<Put>(
      Rows::Written,
      [requester = call->requester, learnt](PeopleRows& rows) -> Parsed<Put> {
        const auto person = require_account(rows, requester);
        if (!person) return std::unexpected(person.error());
        const bool taken = rows.learning.put(person->row, learnt);
        return Put{taken, rows.learning.find(person->row, learnt.kind)};
      },
      [call](const Parsed<Put>& put) {
        if (!put) return call->refuse(put.error());
        call->answer(Parsed<Json>(put_json(*put)));
      });
}

}  // namespace trictrac

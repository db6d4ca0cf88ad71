// Where somebody is signed in.
#include "apps/server/http/api_call.h"

namespace trictrac {
namespace {

Parsed<std::vector<Session>> sessions_of(PeopleRows& rows, const RequestOrigin& requester) {
  const auto person = find_person(rows, requester);
  if (!person) return refuse(ErrorCode::NotSignedIn, "nobody is known here");
  return rows.sessions.of(person->row);
}

void answer_sessions(const Call& call, const std::vector<Session>& sessions) {
  Json all = Json::array();
  for (const Session& s : sessions)
    all.push_back({{"id", s.id},
                   {"device", s.device},
                   {"created", s.created},
                   {"seen", s.seen},
                   {"this", s.token == call->requester.token}});
  call->answer(Parsed<Json>(Json{{"sessions", std::move(all)}}));
}

struct EndedSessions {
  std::vector<Session> ended, left;
};

}  // namespace

void show_sessions(const Call& call) {
  call->people().ask<std::vector<Session>>(
      Rows::Read, [requester = call->requester](PeopleRows& rows) { return sessions_of(rows, requester); },
      [call](const Parsed<std::vector<Session>>& sessions) {
        if (!sessions) return call->refuse(sessions.error());
        answer_sessions(call, *sessions);
      });
}

void end_sessions(const Call& call) {
  Members m(call->body, {"id", "others"});
  const Json* others = m.find("others");
  if (others && (*others != true || m.find("id"))) m.fail(bad("either \"id\" or \"others\": true is wanted"));
  const std::string id = others ? "" : m.text("id");
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  call->people().ask<EndedSessions>(
      Rows::Written,
      [requester = call->requester, id](PeopleRows& rows) -> Parsed<EndedSessions> {
        const auto all = sessions_of(rows, requester);
        if (!all) return std::unexpected(all.error());
        EndedSessions result;
        for (const Session& s : *all) {
          const bool ends = id.empty() ? s.token != requester.token : s.id == id;
          if (ends) rows.sessions.end(s.token);
          (ends ? result.ended : result.left).push_back(s);
        }
        if (!id.empty() && result.ended.empty())
          return refuse(ErrorCode::BadMessage, "there is no session of that \"id\"");
        return result;
      },
      [call](const Parsed<EndedSessions>& done) {
        if (!done) return call->refuse(done.error());
        for (const Session& s : done->ended) call->people().end_sockets(s.token);
        answer_sessions(call, done->left);
      });
}

}  // namespace trictrac

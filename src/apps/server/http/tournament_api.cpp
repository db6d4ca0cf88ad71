// Calls about tournaments.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/server/http/api_call.h"
#include "apps/server/http/headers.h"
#include "apps/server/runtime/time.h"
#include "apps/server/tournaments/tournaments.h"
#include "event/settings.h"

namespace trictrac {
namespace {

constexpr int kMostListed = 200;

using Ptr = Tournaments::Ptr;

HttpReply text_reply(std::string text, std::string type = "application/json") {
  return {200, std::move(type), std::move(text), {}, {}};
}

// Calls `then` (tournament, shown, reader, now) with the page of a tournament and a person who reads it.
template <class Then>
void with_page(const AnyCall& call, const std::string& id, std::int64_t person, Then then) {
  Tournaments& tournaments = call->context.tournaments;
  tournaments.show(id, [call, person, now = tournaments.now(), then = std::move(then)](
                           const Parsed<std::pair<Ptr, Tournaments::Shown>>& found) mutable {
    if (!found) return call->refuse(found.error());
    const auto& [tournament, shown] = *found;
    call->context.tournaments.find_reader(
        tournament, shown->hidden, person,
        [call, tournament, shown, now, then = std::move(then)](const Parsed<TournamentReader>& reader) {
          if (!reader) return call->refuse(reader.error());
          then(*tournament, *shown, *reader, now);
        });
  });
}

// Answers with the page of a tournament as a person sees it.
void reply_page(const AnyCall& call, const std::string& id, std::int64_t person,
                const std::optional<std::string>& cookie) {
  with_page(call, id, person,
            [call, cookie](const Tournament& tournament, const ShownTournament& shown,
                           const TournamentReader& reader, std::int64_t now) {
              call->reply(text_reply(page_text(shown, tournament, reader, now)), cookie);
            });
}

// Does slow work with a tournament and the numbers of those whose names the caller is not told, and calls
// `then` with its value.
template <class Work, class Then>
void study_for(const AnyCall& call, const Ptr& found, const Principal& by, Work work, Then then) {
  Tournaments& tournaments = call->context.tournaments;
  const auto study = [call, found, work, then](std::set<std::int64_t> hidden) {
    call->context.tournaments.study(
        found,
        [hidden = std::move(hidden), work](const Tournament& tournament) { return work(tournament, hidden); },
        [then](auto value) mutable { then(std::move(*value)); });
  };
  if (found->role_of(by.person)) return study({});
  tournaments.find_young(found, [call, study](Parsed<std::set<std::int64_t>> hidden) {
    if (!hidden) return call->refuse(hidden.error());
    study(std::move(*hidden));
  });
}

// Calls `then` with who makes a call; nobody (0) where that is not known.
template <class Then>
void with_caller(const AnyCall& call, Then then) {
  call->people().find(call->requester, [call, then = std::move(then)](const Parsed<Principal>& by) mutable {
    if (!by) return call->refuse(by.error());
    then(*by);
  });
}
// The same, for calls that only some people may make (contract::Access).
template <class T, class Then>
void with_admitted_caller(const Call<T>& call, Then then) {
  ask(
      call, Rows::Read,
      [](PeopleRows&, const Person& person) {
        return Principal{person.row, person.account, person.account ? person.name : ""};
      },
      std::move(then));
}

// Returns the answer to an act: the page as it is then.
Tournaments::Answer<Ptr> page_after(const AnyCall& call, const Principal& by,
                                    std::optional<std::string> cookie = {}) {
  return [call, person = by.person, cookie = std::move(cookie)](const Parsed<Ptr>& done) {
    if (!done) return call->reply(error_reply(done.error()), cookie);
    reply_page(call, (*done)->id, person, cookie);
  };
}

// Returns the answer to an act that is only looked at: the page as it would be.
Tournaments::Answer<Ptr> page_as_it_would_be(const AnyCall& call, const Principal& by) {
  return [call, by](const Parsed<Ptr>& would_be) {
    if (!would_be) return call->refuse(would_be.error());
    study_for(
        call, *would_be, by,
        [person = by.person, now = call->context.tournaments.now()](const Tournament& tournament,
                                                                    const std::set<std::int64_t>& hidden) {
          return page_text(show(tournament, now, {.young = hidden}), tournament, {person}, now);
        },
        [call](std::string text) { call->then(text_reply(std::move(text))); });
  };
}

Tournaments::Answer<Ptr> answer_to(const AnyCall& call, const Principal& by, bool preview) {
  return preview ? page_as_it_would_be(call, by) : page_after(call, by);
}

// Calls `then` with a tournament that the caller may see.
template <class Then>
void with_visible(const AnyCall& call, const std::string& id, const std::string& code, Then then) {
  with_caller(call, [call, id, code, then = std::move(then)](const Principal& by) mutable {
    call->context.tournaments.look(
        id, [call, code, by, then = std::move(then)](const Parsed<Ptr>& found) mutable {
          if (!found) return call->refuse(found.error());
          call->context.tournaments.admits(
              *found, code, by.person,
              [call, code, by, found = *found, then = std::move(then)](const Parsed<bool>& admitted) mutable {
                if (!admitted) return call->refuse(admitted.error());
                if (*admitted) return then(found, by);
                if (!code.empty()) call->context.limits.count_wrong_code(call->request.caller, Clock::now());
                call->refuse(no_such_tournament());
              });
        });
  });
}

// Refuses a call with a code from an address that has given too many wrong ones.
bool must_wait_with_code(const AnyCall& call, const std::string& code) {
  if (code.empty()) return false;
  const auto wrong = call->context.limits.may_try_code(call->request.caller, Clock::now());
  if (wrong) call->refuse(*wrong);
  return wrong.has_value();
}

Json list_json(const std::vector<ListedTournament>& all) {
  Json list = Json::array();
  for (const ListedTournament& each : all)
    if (Json line = listing_json(each); !line.is_null()) list.push_back(std::move(line));
  return {{"tournaments", std::move(list)}};
}

}  // namespace

void handle(const Call<contract::ListTournaments>& call) {
  with_caller(call, [call](const Principal& by) {
    ask(
        call, Rows::Read,
        [person = by.person](PeopleRows& rows) { return rows.tournaments.list(person, kMostListed); },
        [call](const std::vector<ListedTournament>& all) { call->then(json_reply(200, list_json(all))); });
  });
}

void handle(const Call<contract::MakeTournament>& call) {
  if (call->over_limit(RateLimits::Activity::Game)) return;
  with_admitted_caller(call, [call](const Principal& by) {
    call->context.tournaments.make(call->asked.settings, by, page_after(call, by));
  });
}

void handle(const Call<contract::ShowTournament>& call) {
  if (must_wait_with_code(call, call->asked.code)) return;
  with_visible(call, call->asked.id, call->asked.code,
               [call](const Ptr& found, const Principal& by) { reply_page(call, found->id, by.person, {}); });
}

void handle(const Call<contract::FollowTournament>& call) {
  if (must_wait_with_code(call, call->asked.code)) return;
  with_visible(call, call->asked.id, call->asked.code, [call](const Ptr& found, const Principal& by) {
    with_page(call, found->id, by.person,
              [call](const Tournament& tournament, const ShownTournament& shown,
                     const TournamentReader& reader, std::int64_t now) {
                call->then(text_reply(news_text(shown, tournament, reader, now, call->asked.after)));
              });
  });
}

void handle(const Call<contract::ShowStanding>& call) {
  if (must_wait_with_code(call, call->asked.code)) return;
  with_visible(call, call->asked.id, call->asked.code, [call](const Ptr& found, const Principal&) {
    call->context.tournaments.study(
        found,
        [entrant = call->asked.entrant](const Tournament& tournament) {
          return standing_of(tournament, entrant);
        },
        [call](Parsed<std::optional<contract::Standing>> standing) {
          if (!*standing) return call->refuse(bad("there is no entrant with this number"));
          call->answer(**standing);
        });
  });
}

namespace {

void keep_report(const Call<contract::ReportTournament>& call, const Tournament& tournament) {
  const contract::ReportTournament& asked = call->asked;
  const std::vector<event::Message>& messages = tournament.state().messages;
  if (asked.message > 0 &&
      std::ranges::find(messages, asked.message, &event::Message::number) == messages.end())
    return call->refuse(bad("there is no message with that number in that tournament"));
  ask(call, Rows::Written, [asked](PeopleRows& rows, const Person& reporter) -> Parsed<contract::Nothing> {
    if (!rows.tournaments.listing(asked.id)) return std::unexpected(no_such_tournament());
    rows.text_reports.add({.part = {ReportedPart::Of::Tournament, asked.id, asked.message},
                           .reporter = reporter.row,
                           .reason = asked.reason,
                           .words = asked.words,
                           .at = seconds_now()});
    return contract::Nothing{};
  });
}

}  // namespace

void handle(const Call<contract::ReportTournament>& call) {
  if (call->over_limit(RateLimits::Activity::Report)) return;
  if (must_wait_with_code(call, call->asked.code)) return;
  with_admitted_caller(call, [call](const Principal&) {
    with_visible(call, call->asked.id, call->asked.code,
                 [call](const Ptr& found, const Principal&) { keep_report(call, *found); });
  });
}

void handle(const Call<contract::ShowTournamentLog>& call) {
  with_visible(call, call->asked.id, "", [call](const Ptr& found, const Principal& by) {
    study_for(
        call, found, by,
        [](const Tournament& tournament, const std::set<std::int64_t>& hidden) {
          return log_text(without_names_of(tournament, hidden));
        },
        [call](std::string text) { call->then(text_reply(std::move(text))); });
  });
}

namespace {

// An account of less than a day is a newcomer's, unless the server itself is as young.
constexpr std::int64_t kNewFor = 86'400;

bool is_newcomer(PeopleRows& rows, std::int64_t person) {
  const std::int64_t now = seconds_now();
  const auto found = rows.persons.find(person);
  return !found || (now - found->created < kNewFor && now - rows.persons.first_created() >= kNewFor);
}

// Lifts the limits of the address of a call, which has given the code of a tournament.
void lift_limits(const Call<contract::FindTournament>& call, const Ptr& tournament) {
  ask(
      call, Rows::Read, [maker = tournament->maker()](PeopleRows& rows) { return is_newcomer(rows, maker); },
      [call, tournament](bool of_newcomer) {
        const auto now = Clock::now();
        call->context.limits.lift(call->request.caller, hall_times(tournament->known_entrants(), of_newcomer),
                                  now + kLongestLift, now);
        call->answer(contract::FoundTournament{tournament->id});
      });
}

}  // namespace

// A code lifts the limits of its address as long as its tournament runs.
void handle(const Call<contract::FindTournament>& call) {
  if (must_wait_with_code(call, call->asked.code)) return;
  if (!event::is_code(call->asked.code)) return call->refuse(bad("\"code\" must be six digits"));
  ask(
      call, Rows::Read,
      [code = call->asked.code](PeopleRows& rows) { return rows.tournaments.with_code(code); },
      [call](const std::string& id) {
        if (id.empty()) {
          call->context.limits.count_wrong_code(call->request.caller, Clock::now());
          return call->refuse(no_such_tournament());
        }
        call->context.tournaments.look(id, [call](const Parsed<Ptr>& found) {
          if (!found) return call->refuse(found.error());
          lift_limits(call, *found);
        });
      });
}

void handle(const Call<contract::EnterTournament>& call) {
  if (must_wait_with_code(call, call->asked.code)) return;
  call->people().enter(
      call->requester, [call] { return call->count(RateLimits::Activity::Game); },
      [call](const Parsed<Entrance>& entrance) {
        if (!entrance) return call->refuse(entrance.error());
        call->context.tournaments.enter(
            call->asked.id, call->asked, entrance->by,
            [call, then = page_after(call, entrance->by, entrance->cookie)](Parsed<Ptr> done) mutable {
              if (!done && done.error().code == ErrorCode::UnknownGame && !call->asked.code.empty())
                call->context.limits.count_wrong_code(call->request.caller, Clock::now());
              then(std::move(done));
            });
      });
}

void handle(const Call<contract::ActInTournament>& call) {
  with_admitted_caller(call, [call](const Principal& by) {
    call->context.tournaments.act(call->asked.id, call->asked, by, answer_to(call, by, call->asked.preview));
  });
}

void handle(const Call<contract::PairTournament>& call) {
  with_admitted_caller(call, [call](const Principal& by) {
    call->context.tournaments.pair(call->asked.id, call->asked, by, answer_to(call, by, call->asked.preview));
  });
}

void handle(const Call<contract::ImportEntrants>& call) {
  with_admitted_caller(call, [call](const Principal& by) {
    call->context.tournaments.import_entrants(call->asked, by, answer_to(call, by, call->asked.preview));
  });
}

void handle(const Call<contract::ExportTournament>& call) {
  with_visible(call, call->asked.id, "", [call](const Ptr& found, const Principal& by) {
    study_for(
        call, found, by,
        [file = call->asked.file, now = call->context.tournaments.now()](
            const Tournament& tournament, const std::set<std::int64_t>& hidden) {
          return file_of(without_names_of(tournament, hidden), file, now);
        },
        [call](Parsed<TournamentFile> file) {
          if (!file) return call->refuse(file.error());
          HttpReply reply = text_reply(std::move(file->text), file->type);
          reply.headers.emplace_back("Content-Disposition",
                                     "attachment; filename=\"" + call->asked.file + "\"");
          call->then(std::move(reply));
        });
  });
}

Routes tournament_routes() { return routes(contract::TournamentCalls{}); }

}  // namespace trictrac

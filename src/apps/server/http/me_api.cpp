// Answers what an account holds, and changes it.
#include "apps/server/http/api_call.h"
#include "apps/server/http/confirmation.h"
#include "apps/server/people/account_names.h"
#include "people/account_name.h"
#include "people/email.h"
#include "service/agreement.h"
#include "text/shown.h"

namespace trictrac {
namespace {

// Under this name; of a guest nothing is asked but that it can be shown.
Parsed<Identity> rename_person(PeopleRows& rows, const RequestOrigin& requester, const std::string& name) {
  Identity identity;
  const Person person = find_or_make_guest(rows, requester, identity.cookie);
  if (!person.account) {
    rows.persons.rename(person.row, name, "", "");
  } else if (auto named = give_account_name(rows, person.row, name); !named) {
    return std::unexpected(named.error());
  }
  identity.me = load_me(rows, person.row);
  return identity;
}

}  // namespace

void show_me(const Call& call) {
  call->people().find(call->requester, [call](const Parsed<Principal>& found) {
    if (!found) return call->refuse(found.error());
    if (found->person == 0) return call->answer(Identity{});
    call->people().ask<Identity>(
        Rows::Read,
        [row = found->person](PeopleRows& rows) -> Parsed<Identity> {
          Identity identity;
          if (Me me = load_me(rows, row); me.person.row != 0) identity.me = std::move(me);
          return identity;
        },
        [call](const Parsed<Identity>& identity) { call->answer(identity); });
  });
}

void take_name(const Call& call) {
  Members m(call->body, {"name"});
  const std::string name = m.text("name");
  if (const auto fault = name_fault(name)) m.fail({ErrorCode::BadName, "a name " + *fault});
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  if (const auto wrong = call->count(RateLimits::Activity::Game)) return call->refuse(*wrong);
  call->people().change(
      [requester = call->requester, name](PeopleRows& rows) { return rename_person(rows, requester, name); },
      [call](const Parsed<Identity>& identity) { call->answer(identity); });
}

void take_email(const Call& call) {
  Members m(call->body, {"email", "language"});
  const std::string language = language_in(m);
  const Json* said = m.need("email");
  const std::string email = said && !said->is_null() ? m.text("email") : "";
  if (const auto fault = email_fault(email); fault && !email.empty()) m.fail(bad_address(*fault));
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  if (call->over_limit()) return;
  call->people().change(
      [requester = call->requester, email](PeopleRows& rows) -> Parsed<Identity> {
        const auto person = require_account(rows, requester);
        if (!person) return std::unexpected(person.error());
        rows.persons.set_email(person->row, email);
        return Identity{.me = load_me(rows, person->row)};
      },
      [call, language](const Parsed<Identity>& identity) {
        if (identity) ask_for_confirmation(call, *identity, language);
        call->answer(identity);
      });
}

namespace {

struct DeletedPerson {
  std::int64_t person = 0;
  std::vector<Session> sessions;
};

Parsed<DeletedPerson> delete_person(PeopleRows& rows, const RequestOrigin& requester,
                                    const std::string& name) {
  const auto person = find_person(rows, requester);
  if (!person) return refuse(ErrorCode::NotSignedIn, "there is nobody here to be forgotten");
  if (folded_name(person->name) != folded_name(name))
    return refuse(ErrorCode::BadMessage, "\"name\" is your own name, so that nobody does this by mistake");
  DeletedPerson result{person->row, rows.sessions.of(person->row)};
  rows.persons.leave(person->row);
  return result;
}

}  // namespace

// Deletes a person at once; then their games forget them one by one, also after a restart.
void leave(const Call& call) {
  Members m(call->body, {"name"});
  const std::string name = m.text("name");
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  People& people = call->people();
  people.ask<DeletedPerson>(
      Rows::Written,
      [requester = call->requester, name](PeopleRows& rows) { return delete_person(rows, requester, name); },
      [call, &people](const Parsed<DeletedPerson>& gone) {
        if (!gone) return call->refuse(gone.error());
        for (const Session& session : gone->sessions) people.end_sockets(session.token);
        people.empty_seats(gone->person, [call] { call->reply(json_reply(200, Json::object()), ""); });
      });
}

// The games somebody has a seat at.

namespace {

constexpr int kMostGames = 200;

// By which all of its players are known: the name taken with the seat, else the one it was made with.
std::vector<std::string> names_at(const SeatedGame& game) {
  std::vector<std::string> names = names_in(game.config).value_or(std::vector<std::string>{});
  names.resize(game.names.size());
  for (std::size_t i = 0; i < names.size(); ++i)
    if (!game.names[i].empty()) names[i] = game.names[i];
  return names;
}

Json games_json(const std::vector<SeatedGame>& games) {
  Json all = Json::array();
  for (const SeatedGame& game : games) {
    all.push_back({{"game", game.game},
                   {"players", game.players},
                   {"names", names_at(game)},
                   {"touched", game.touched}});
    if (game.turn) all.back()["turn"] = *game.turn;
    if (!game.free.empty()) all.back()["free"] = game.free;
    if (game.over) all.back()["over"] = *game.over;
  }
  return {{"games", std::move(all)}};
}

}  // namespace

void show_games(const Call& call) {
  using Games = std::vector<SeatedGame>;
  call->people().ask<Games>(
      Rows::Read,
      [requester = call->requester](PeopleRows& rows) -> Parsed<Games> {
        const auto person = find_person(rows, requester);
        return person ? rows.seats.of(person->row, kMostGames) : Games{};
      },
      [call](Parsed<Games> games) {
        if (!games) return call->refuse(games.error());
        call->people().think(
            call->requester, [games = std::move(*games)] { return games_json(games); },
            [call](Json json) { call->answer(Parsed<Json>(std::move(json))); });
      });
}

}  // namespace trictrac

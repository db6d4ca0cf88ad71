#include "apps/server/people/people.h"

#include "apps/server/runtime/ids.h"
#include "people/account_name.h"
#include "service/game_config.h"

namespace trictrac {
namespace {

constexpr std::int64_t kSeenTo = 3600;
constexpr std::size_t kMostRemembered = 65'536;
constexpr int kLostAtOnce = 1000;

struct BegunSession {
  std::string token;  // the key for the browser
  std::string id;
};

BegunSession begin_session(PeopleRows& rows, const RequestOrigin& requester, std::int64_t person) {
  BegunSession begun{new_key(), new_game_id()};
  const std::int64_t now = seconds_now();
  rows.sessions.begin(person, {key_hash(begun.token), begun.id, requester.device, now, now});
  rows.devices.note(requester.mark, person, now);
  return begun;
}

}  // namespace

std::optional<Person> find_person(PeopleRows& rows, const RequestOrigin& requester) {
  if (requester.token.empty()) return std::nullopt;
  const auto session = rows.sessions.find(requester.token, seconds_now());
  return session ? rows.persons.find(session->person) : std::nullopt;
}

Parsed<Person> require_person(PeopleRows& rows, const RequestOrigin& requester) {
  auto person = find_person(rows, requester);
  if (!person) return refuse(ErrorCode::NotSignedIn, "you have no name here yet: choose one first");
  return std::move(*person);
}

Parsed<Person> require_account(PeopleRows& rows, const RequestOrigin& requester) {
  auto person = find_person(rows, requester);
  if (!person || !person->account) return refuse(ErrorCode::NotSignedIn, "sign in to an account first");
  return std::move(*person);
}

Parsed<Person> require_moderator(PeopleRows& rows, const RequestOrigin& requester) {
  auto person = require_account(rows, requester);
  if (person && !person->moderator) return refuse(ErrorCode::NotAllowed, "only moderators may do this");
  return person;
}

Parsed<Person> require_proof(PeopleRows& rows, const RequestOrigin& requester) {
  auto person = require_account(rows, requester);
  if (!person) return person;
  const std::int64_t now = seconds_now();
  const auto session = rows.sessions.find(requester.token, now);
  if (!session || session->proved <= now - kProofSeconds)
    return refuse(ErrorCode::ProofNeeded, "show first that it is you, by your password or a passkey");
  return person;
}

Person find_or_make_guest(PeopleRows& rows, const RequestOrigin& requester,
                          std::optional<std::string>& cookie, std::string_view id) {
  if (auto person = find_person(rows, requester)) return std::move(*person);
  Person guest = rows.persons.make_guest(id.empty() ? new_game_id() : std::string(id), "", seconds_now());
  cookie = begin_session(rows, requester, guest.row).token;
  return guest;
}

Parsed<Identity> sign_in_as(PeopleRows& rows, const RequestOrigin& requester, const Person& person) {
  if (person.closed) return refuse(ErrorCode::AccountClosed, "a moderator has closed this account");
  Identity identity;
  if (const auto before = find_person(rows, requester); before && before->account) {
    rows.sessions.end(requester.token);
    identity.ended.push_back(requester.token);
  } else if (before) {
    rows.seats.hand_over(before->row, person.row);
    rows.persons.carry(before->row, person.row);
    identity.handed_over = before->row;
  }
  const bool warns = !person.email.empty() && !rows.devices.knows(requester.mark, person.row);
  BegunSession begun = begin_session(rows, requester, person.row);
  if (warns) rows.jobs.put({kSignInLetterJob, begun.id, seconds_now()});
  identity.cookie = std::move(begun.token);
  identity.me = load_me(rows, person.row);
  return identity;
}

Me load_me(PeopleRows& rows, std::int64_t person) {
  return {rows.persons.find(person).value_or(Person{}), rows.passkeys.of(person)};
}

// Internal failures go to the log, not to the page.
std::unexpected<ApiError> People::trouble(const StoreError& error) const {
  log_->error("people: {}", error.what);
  return std::unexpected(to_api_error(error));
}

void People::admits(std::string game, std::int64_t person, Answer<bool> then) {
  ask(
      Rows::Read,
      [game = std::move(game), person](PeopleRows& rows) { return rows.reports.admits(game, person); },
      std::move(then));
}

void People::find(const RequestOrigin& requester, Answer<Principal> then) {
  if (requester.token.empty()) return then(Principal{});
  using Found = SessionRows::Found;
  ask(
      Rows::Read,
      [token = requester.token](PeopleRows& rows) {
        return rows.sessions.find(token, seconds_now()).value_or(Found{});
      },
      [this, token = requester.token, then = std::move(then)](Parsed<Found> found) mutable {
        if (!found) return then(std::unexpected(found.error()));
        if (found->person != 0 && seconds_now() - found->seen >= kSeenTo)
          store_.people(
              true,
              [token](PeopleRows& rows) {
                rows.sessions.see(token, seconds_now());
                return true;
              },
              [](Stored<void>) {});
        if (found->person != 0) {
          if (found_.size() >= kMostRemembered) found_.clear();
          found_[token] = found->person;
        }
        then(Principal{found->person, found->account, found->name, found->young});
      });
}

std::int64_t People::remembered(const std::string& token) const {
  const auto it = found_.find(token);
  return it == found_.end() ? 0 : it->second;
}

void People::enter(const RequestOrigin& requester, TooMany too_many, Answer<Entrance> then) {
  find(requester, [this, requester, too_many = std::move(too_many),
                   then = std::move(then)](Parsed<Principal> known) mutable {
    if (!known) return then(std::unexpected(known.error()));
    if (known->person != 0) return then(Entrance{*known, {}});
    if (auto wrong = too_many()) return then(std::unexpected(std::move(*wrong)));
    ask(
        Rows::Written,
        [requester](PeopleRows& rows) {
          Entrance entrance;
          entrance.by.person = find_or_make_guest(rows, requester, entrance.cookie).row;
          return entrance;
        },
        std::move(then));
  });
}

void People::follow_up(const Identity& identity) {
  if (identity.handed_over != 0 && identity.me) hub_.hand_over(identity.handed_over, identity.me->person.row);
  for (const std::string& token : identity.ended) end_sockets(token);
}

void People::finish_leaving(std::int64_t person, std::move_only_function<void()> then) {
  store_.erase_from_tournament(
      person, [this, person, then = std::move(then)](Stored<std::string> tournament) mutable {
        if (!tournament) {
          log_->error("people: a person who leaves stays in tournaments until the next start: {}",
                      tournament.error().what);
          return then();
        }
        if (tournament->empty()) return empty_seats(person, std::move(then));
        erased_(*tournament);
        finish_leaving(person, std::move(then));
      });
}

void People::empty_seats(std::int64_t person, std::move_only_function<void()> then) {
  store_.empty_seat_of(person, [this, person, then = std::move(then)](Stored<std::string> game) mutable {
    if (!game)
      log_->error("people: a person who leaves keeps seats until the next start: {}", game.error().what);
    if (!game || game->empty()) return then();
    hub_.read_again(*game);
    empty_seats(person, std::move(then));
  });
}

void People::clear_up() {
  ask(
      Rows::Written,
      [](PeopleRows& rows) {
        rows.forget_expired(seconds_now());
        return rows.persons.leaving();
      },
      [this](Parsed<std::vector<std::int64_t>> all) {
        for (const std::int64_t person : all.value_or(std::vector<std::int64_t>{}))
          finish_leaving(person, [] {});
      });
  forget_lost_guests();
}

// Forgets some at a time, so that no other work waits for long.
void People::forget_lost_guests() {
  ask(
      Rows::Written, [](PeopleRows& rows) { return rows.persons.forget_lost_guests(kLostAtOnce); },
      [this](Parsed<int> forgotten) {
        if (forgotten.value_or(0) == kLostAtOnce) forget_lost_guests();
      });
}

Parsed<void> check_name_is_free(PeopleRows& rows, const std::string& name, std::int64_t row) {
  const auto other = rows.persons.named(folded_name(name));
  if (other && other->row != row) return refuse(ErrorCode::NameTaken, "this name is taken: choose another");
  if (rows.persons.is_alike(likeness_of(name), row))
    return refuse(ErrorCode::NameTaken, "this name looks like that of another account: choose another");
  return {};
}

Parsed<void> give_account_name(PeopleRows& rows, std::int64_t row, const std::string& name) {
  if (const auto fault = account_name_fault(name)) return std::unexpected(bad_account_name(*fault));
  if (auto free = check_name_is_free(rows, name, row); !free) return free;
  rows.persons.rename(row, name, folded_name(name), likeness_of(name));
  return {};
}

std::vector<std::string> names_at(const std::string& config, const std::vector<std::string>& taken) {
  std::vector<std::string> names = names_in(config).value_or(std::vector<std::string>{});
  names.resize(taken.size());
  for (std::size_t i = 0; i < names.size(); ++i)
    if (!taken[i].empty()) names[i] = taken[i];
  return names;
}

std::string name_in_mail(const Person& person) { return account_name_fault(person.name) ? "" : person.name; }

}  // namespace trictrac

// The people of a server: guests and accounts, with their sessions.
#pragma once

#include <spdlog/logger.h>

#include <memory>
#include <unordered_map>

#include "apps/server/hub/hub.h"
#include "apps/server/runtime/pool.h"
#include "apps/server/runtime/time.h"
#include "store/rows/people_rows.h"

namespace trictrac {

// The origin of a call or a socket.
struct RequestOrigin {
  std::string token;       // key_hash of the cookie, "" where there is none
  std::string device;      // device_name
  std::string address;     // the address for limits
  std::string mark{};      // key_hash of the mark that the browser keeps
  std::string new_mark{};  // that mark itself, where the browser is still to be given it
};

// A person as they see themselves.
struct Me {
  Person person;
  std::vector<StoredPasskey> passkeys;
};

// The identity of a person after a call.
struct Identity {
  std::optional<Me> me{};               // nullopt: they have no identity here any more
  std::optional<std::string> cookie{};  // to be set; "": to be cleared
  std::vector<std::string> ended{};     // tokens of sessions that ended
  std::int64_t handed_over = 0;         // the guest who has become part of `me`, 0: none
};

// The person of a request; a new guest, if the person was unknown.
struct Entrance {
  Principal by{};
  std::optional<std::string> cookie{};  // to be set
};

enum class Rows { Read, Written };

// The value that work with the rows returns, as it is or Parsed.
template <class T>
struct Unparsed {
  using Type = T;
};
template <class T>
struct Unparsed<Parsed<T>> {
  using Type = T;
};
template <class Work>
using ValueOf = typename Unparsed<std::invoke_result_t<Work&, PeopleRows&>>::Type;

class People {
 public:
  // A function called on the hub's thread.
  template <class T>
  using Answer = Hub::Answer<T>;

  // `checkers`: for passwords, passkeys and other slow work.
  People(PeopleStore& store, Hub& hub, Pool& checkers, std::shared_ptr<spdlog::logger> log)
      : store_(store), hub_(hub), checkers_(checkers), log_(std::move(log)) {}

  // Does `work` with the rows on the store's thread, and answers its value. If it returns an error, nothing
  // is changed.
  template <class Work>
  void ask(Rows rows, Work work, Answer<ValueOf<Work>> then) {
    const auto result = std::make_shared<std::optional<Parsed<ValueOf<Work>>>>();
    store_.people(
        rows == Rows::Written,
        [result, work = std::move(work)](PeopleRows& r) {
          result->emplace(work(r));
          return (*result)->has_value();
        },
        [this, result, then = std::move(then)](Stored<void> done) mutable {
          if (done) return then(std::move(**result));
          then(trouble(done.error()));
        });
  }
  // Does the same, and applies the consequences of the new identity for games and sockets.
  template <class Work>
  void change(Work work, Answer<Identity> then) {
    ask(Rows::Written, std::move(work), [this, then = std::move(then)](Parsed<Identity> identity) mutable {
      if (identity) follow_up(*identity);
      then(std::move(identity));
    });
  }
  // Does `work`, which is slow, on another thread.
  template <class Work, class Then>
  void think(const RequestOrigin& requester, Work work, Then then) {
    checkers_.run(requester.address, std::move(work), std::move(then));
  }

  // Answers the known identity of the requester.
  void find(const RequestOrigin& requester, Answer<Principal> then);
  // Returns the same at once for a person found lately; only for counting, since the session may have ended.
  std::int64_t remembered(const std::string& token) const;
  // Creates a guest if the person is unknown, unless `too_many` returns an error.
  using TooMany = std::move_only_function<std::optional<ApiError>()>;
  void enter(const RequestOrigin& requester, TooMany too_many, Answer<Entrance> then);

  // Answers whether a person may see a private game that they do not play (ReportRows::admits).
  void admits(std::string game, std::int64_t person, Answer<bool> then);

  // Erases a person who leaves (PersonRows::leave) from their tournaments, empties their seats game by game,
  // and deletes them; calls `then` at the end.
  void finish_leaving(std::int64_t person, std::move_only_function<void()> then);
  // Resumes interrupted departures, and deletes sessions and guests to which nobody can return. Call it once.
  void clear_up();

  // Adds a function that is called when a person who leaves has been erased from a tournament.
  void when_erased(std::function<void(const std::string& tournament)> listener) {
    erased_.add(std::move(listener));
  }

  // Closes the sockets of a session that ended.
  void end_sockets(const std::string& token) {
    found_.erase(token);
    ended_(token);
    hub_.peers().say(peer::SessionEnded{token});
  }
  // Sets the function that is called with the tokens of ended sessions.
  void when_ended(std::function<void(const std::string& token)> ended) {
    hub_.peers().on<peer::SessionEnded>([this](const peer::SessionEnded& n) {
      found_.erase(n.token);
      ended_(n.token);
    });
    ended_ = std::move(ended);
  }

  Hub& hub() { return hub_; }
  spdlog::logger& log() { return *log_; }

 private:
  void empty_seats(std::int64_t person, std::move_only_function<void()> then);
  void forget_lost_guests();
  void follow_up(const Identity& identity);
  std::unexpected<ApiError> trouble(const StoreError& error) const;

  PeopleStore& store_;
  Hub& hub_;
  Pool& checkers_;
  std::shared_ptr<spdlog::logger> log_;
  std::unordered_map<std::string, std::int64_t> found_;  // by the tokens of sessions
  Listeners<std::string> erased_;
  std::function<void(const std::string&)> ended_ = [](const std::string&) {};
};

// Returns the person of the requester's session, or nullopt.
std::optional<Person> find_person(PeopleRows& rows, const RequestOrigin& requester);

// Return the person of the requester's session, any or only one with an account, or the error not_signed_in.
Parsed<Person> require_person(PeopleRows& rows, const RequestOrigin& requester);
Parsed<Person> require_account(PeopleRows& rows, const RequestOrigin& requester);
// Returns the moderator who makes a request; otherwise the error not_signed_in or not_allowed.
Parsed<Person> require_moderator(PeopleRows& rows, const RequestOrigin& requester);

// The time for which a proof by password or passkey counts, in the session that gave it. Changes that could
// take an account away from its owner need such a proof; a sign-in alone is not enough.
inline constexpr std::int64_t kProofSeconds = 600;

// Returns the owner of an account who has just shown that it is them; otherwise the error not_signed_in or
// proof_needed.
Parsed<Person> require_proof(PeopleRows& rows, const RequestOrigin& requester);

// Returns the person of the requester's session, or creates a guest with a new session and sets its cookie.
// `id`: of a new guest.
Person find_or_make_guest(PeopleRows& rows, const RequestOrigin& requester,
                          std::optional<std::string>& cookie, std::string_view id = {});

// Begins a session of a person who has shown who they are; account_closed where a moderator has closed the
// account. The guest of this browser becomes part of that person. The owner is warned by e-mail where they
// have never been signed in in this browser.
Parsed<Identity> sign_in_as(PeopleRows& rows, const RequestOrigin& requester, const Person& person);

// The kinds of jobs that warn the owner of an account by e-mail (letters.h). The subject of the first is
// Session::id, that of the second FormerEmail::id.
inline constexpr const char* kSignInLetterJob = "sign_in_letter";
inline constexpr const char* kFormerEmailLetterJob = "former_email_letter";

// Returns a person as they see themselves.
Me load_me(PeopleRows& rows, std::int64_t person);

// Return the error about a name or a password; `fault` is the end of the sentence (account_name_fault).
inline ApiError bad_account_name(const std::string& fault) {
  return {ErrorCode::BadName, "the name of an account " + fault};
}
inline ApiError bad_password(const std::string& fault) {
  return {ErrorCode::BadPassword, "a password " + fault};
}
inline ApiError bad_address(const std::string& fault) {
  return {ErrorCode::BadAddress, "an address " + fault};
}

// Refuses a name that another account than `row` (0: any account) has, or could be mistaken for.
Parsed<void> check_name_is_free(PeopleRows& rows, const std::string& name, std::int64_t row);
// Gives a person the name of an account; refuses names that are not valid or not free.
Parsed<void> give_account_name(PeopleRows& rows, std::int64_t row, const std::string& name);

// Returns the names of all players of a game: those taken with their seats, else those in its configuration.
std::vector<std::string> names_at(const std::string& config, const std::vector<std::string>& taken);

// Returns the name by which an e-mail greets a person; "" for a name of an earlier version that no account
// may have today.
std::string name_in_mail(const Person& person);

}  // namespace trictrac

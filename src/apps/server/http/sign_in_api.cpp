// Accounts by password: made, signed in to and out of.
#include "apps/server/http/api_call.h"
#include "apps/server/people/people.h"
#include "people/account_name.h"
#include "people/mail.h"

namespace trictrac {
namespace {

// The same whether there is such an account or not.
std::unexpected<ApiError> wrong_sign_in() { return refuse(ErrorCode::BadSignIn, "wrong name or password"); }

// Looks whether a password is that of the person `find` finds (optional<Person>(PeopleRows&)), on another
// thread, as long where there is none; then does `then` with the hash it fits.
template <class Find, class Then>
void with_password(const AnyCall& call, const std::string& password, Find find, Then then) {
  ask(
      call, Rows::Read,
      [find](PeopleRows& rows) {
        const auto person = find(rows);
        return person ? person->password : std::string();
      },
      [call, password, then = std::move(then)](std::string hash) mutable {
        call->people().think(
            call->requester, [password, hash = hash] { return password_fits(password, hash); },
            [call, hash = hash, then = std::move(then)](bool fits) mutable {
              if (!fits) return call->refuse(wrong_sign_in().error());
              then(hash);
            });
      });
}

Parsed<Identity> create_account(PeopleRows& rows, const RequestOrigin& requester,
                                const contract::MakeAccount& asked, const std::string& hash) {
  Identity identity;
  const Person person = find_or_make_guest(rows, requester, identity.cookie);
  if (person.account)
    return refuse(ErrorCode::NotAllowed, "you have an account already: sign out before you create another");
  if (auto named = give_account_name(rows, person.row, asked.name); !named)
    return std::unexpected(named.error());
  rows.persons.set_password(person.row, hash);
  rows.persons.propose_email(person.row, asked.email);
  note_language(rows, person.row, asked.language);
  identity.me = load_me(rows, person.row);
  return identity;
}

void try_password(const Call<contract::SignIn>& call, const std::string& folded) {
  const auto find = [folded](PeopleRows& rows) { return rows.persons.named(folded); };
  with_password(call, call->asked.password, find, [call, find](const std::string& hash) {
    change(call, [requester = call->requester, find, hash](PeopleRows& rows) -> Parsed<Identity> {
      const auto person = find(rows);
      if (!person || person->password != hash) return wrong_sign_in();
      return sign_in_as(rows, requester, *person);
    });
  });
}

}  // namespace

void handle(const Call<contract::MakeAccount>& call) {
  const contract::MakeAccount& asked = call->asked;
  if (const auto fault = account_name_fault(asked.name)) return call->refuse(bad_account_name(*fault));
  if (const auto fault = password_fault(asked.password, asked.name))
    return call->refuse(bad_password(*fault));
  if (const auto fault = email_fault(asked.email); fault && !asked.email.empty())
    return call->refuse(bad_address(*fault));
  if (!settle_language(*call, call->asked.language) || call->over_limit()) return;
  with_new_password(
      call, asked.password,
      [requester = call->requester, asked](PeopleRows& rows, const std::string& hash) {
        return create_account(rows, requester, asked, hash);
      },
      [call](const Identity& identity) { ask_for_confirmation(call, identity, call->asked.language); });
}

void handle(const Call<contract::ChangePassword>& call) {
  const std::string old = call->asked.before, password = call->asked.after;
  if (const auto fault = password_fault(password, "")) return call->refuse(bad_password(*fault));
  ask(
      call, Rows::Read, [](PeopleRows&, const Person& person) { return person; },
      [call, old, password](const Person& person) {
        if (const auto fault = password_fault(password, person.name))
          return call->refuse(bad_password(*fault));
        const auto set = [call, password](const std::string& before) {
          with_new_password(call, password,
                            [requester = call->requester, before](
                                PeopleRows& rows, const std::string& hash) -> Parsed<Identity> {
                              const auto me = require_account(rows, requester);
                              if (!me) return std::unexpected(me.error());
                              if (me->password != before) return wrong_sign_in();
                              rows.persons.set_password(me->row, hash);
                              return Identity{.me = load_me(rows, me->row)};
                            });
        };
        if (person.password.empty())
          return ask(
              call, Rows::Read,
              [requester = call->requester](PeopleRows& rows) { return require_proof(rows, requester); },
              [set](const Person&) { set(""); });
        if (call->over_limit(folded_name(person.name))) return;
        with_password(
            call, old, [row = person.row](PeopleRows& rows) { return rows.persons.find(row); }, set);
      });
}

// Takes the password of the account once more, after which its owner may do what needs proof.
void handle(const Call<contract::Prove>& call) {
  struct Owner {
    Person person;
    bool own_browser = false;
  };
  ask(
      call, Rows::Read,
      [mark = call->requester.mark](PeopleRows& rows, const Person& person) {
        return Owner{person, rows.devices.knows(mark, person.row)};
      },
      [call](const Owner& owner) {
        if (call->over_limit(folded_name(owner.person.name), owner.own_browser)) return;
        with_password(
            call, call->asked.password,
            [row = owner.person.row](PeopleRows& rows) { return rows.persons.find(row); },
            [call](const std::string& hash) {
              change(
                  call,
                  [token = call->requester.token, hash](PeopleRows& rows, const Person& me) -> Parsed<void> {
                    if (me.password != hash) return wrong_sign_in();
                    rows.sessions.prove(token, seconds_now());
                    return {};
                  });
            });
      });
}

void handle(const Call<contract::SignIn>& call) {
  const std::string folded = folded_name(call->asked.name);
  // The owner's browser may always try, even after many tries under the name by other people.
  ask(
      call, Rows::Read,
      [folded, mark = call->requester.mark](PeopleRows& rows) {
        const auto person = rows.persons.named(folded);
        return person && rows.devices.knows(mark, person->row);
      },
      [call, folded](const bool& own_browser) {
        if (!call->over_limit(folded, own_browser)) try_password(call, folded);
      });
}

void handle(const Call<contract::SignOut>& call) {
  change(call, [token = call->requester.token](PeopleRows& rows) {
    rows.sessions.end(token);
    return Identity{.cookie = "", .ended = {token}};
  });
}

Routes account_routes() { return routes(contract::AccountCalls{}); }

}  // namespace trictrac

#include "apps/server/http/confirmation.h"

#include "apps/server/people/account_names.h"
#include "apps/server/runtime/ids.h"

namespace trictrac {
namespace {

constexpr std::int64_t kConfirmationSeconds = 7 * 24 * 3600;  // as long as a link can be used

}  // namespace

void ask_for_confirmation(const Call& call, const Identity& identity, std::string_view language) {
  Mailer* mailer = call->context.mailer;
  if (!mailer || !identity.me) return;
  const Person& person = identity.me->person;
  if (person.email.empty() || person.email_confirmed) return;
  const std::string code = new_key();
  Mail mail = confirmation_mail(person.email, name_in_mail(person),
                                mailer->public_address() + "/#confirm=" + code, language);
  call->people().ask<bool>(
      Rows::Written,
      [row = person.row, email = person.email, code](PeopleRows& rows) -> Parsed<bool> {
        const auto now = rows.persons.find(row);
        if (!now || now->email != email) return false;  // it has been changed meanwhile
        rows.persons.put_confirmation(row, key_hash(code), seconds_now() + kConfirmationSeconds);
        return true;
      },
      [mailer, mail = std::move(mail)](const Parsed<bool>& stored) mutable {
        if (stored && *stored) mailer->send(std::move(mail));
      });
}

// Sends the letter again, to the address as it stands.
void send_confirmation(const Call& call) {
  Members m(call->body, {"language"});
  const std::string language = language_in(m);
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  if (call->over_limit()) return;
  call->people().ask<Identity>(
      Rows::Read,
      [requester = call->requester](PeopleRows& rows) -> Parsed<Identity> {
        const auto person = require_account(rows, requester);
        if (!person) return std::unexpected(person.error());
        return Identity{.me = load_me(rows, person->row)};
      },
      [call, language](const Parsed<Identity>& identity) {
        if (identity) ask_for_confirmation(call, *identity, language);
        call->answer(identity);
      });
}

void confirm_email(const Call& call) {
  Members m(call->body, {});
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  if (call->over_limit()) return;
  call->people().ask<Json>(
      Rows::Written,
      [code = key_hash(call->path_part)](PeopleRows& rows) -> Parsed<Json> {
        if (!rows.persons.take_confirmation(code, seconds_now()))
          return refuse(ErrorCode::BadSignIn,
                        "this link has been used, or is older than a week: ask for another on the page of "
                        "your account");
        return Json::object();
      },
      [call](const Parsed<Json>& done) { call->answer(done); });
}

}  // namespace trictrac

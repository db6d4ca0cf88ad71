// A new password for whoever has forgotten his, by a link sent to the address of his account.
#include "apps/server/http/api_call.h"
#include "apps/server/http/confirmation.h"
#include "apps/server/people/account_names.h"
#include "apps/server/runtime/ids.h"
#include "people/account_name.h"

namespace trictrac {
namespace {

constexpr std::int64_t kLinkSeconds = 3600;  // as long as a link can be used

std::unexpected<ApiError> no_code() {
  return refuse(ErrorCode::BadSignIn, "this link has been used, or is older than an hour: ask for another");
}

// The letter, where the account has an address; "" to nobody.
Parsed<Mail> recovery(PeopleRows& rows, const std::string& folded, const std::string& server,
                      const std::string& language) {
  const auto person = rows.persons.named(folded);
  if (!person || person->email.empty() || !person->email_confirmed) return Mail{};
  const std::string code = new_key();
  rows.persons.put_recovery(person->row, key_hash(code), seconds_now() + kLinkSeconds);
  return recovery_mail(person->email, name_in_mail(*person), server + "/#recover=" + code, language);
}

}  // namespace

// Whoever asks is answered before it is known whether there is such an account.
void send_recovery(const Call& call) {
  Members m(call->body, {"name", "language"});
  const std::string folded = folded_name(m.text("name")), language = language_in(m);
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  if (call->over_limit(folded)) return;
  call->answer(Parsed<Json>(Json::object()));
  Mailer* mailer = call->context.mailer;
  if (!mailer) return;
  call->people().ask<Mail>(
      Rows::Written,
      [folded, language, server = mailer->public_address()](PeopleRows& rows) {
        return recovery(rows, folded, server, language);
      },
      [mailer](Parsed<Mail> mail) {
        if (mail && !mail->to.empty()) mailer->send(std::move(*mail));
      });
}

void recover(const Call& call) {
  Members m(call->body, {"password"});
  const std::string password = m.text("password");
  if (const auto fault = password_fault(password, "")) m.fail(bad_password(*fault));
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  if (call->over_limit()) return;
  with_new_password(call, password,
                    [requester = call->requester, code = key_hash(call->path_part), password](
                        PeopleRows& rows, const std::string& hash) -> Parsed<Identity> {
                      const auto person = rows.persons.take_recovery(code, seconds_now());
                      if (!person) return no_code();
                      if (const auto fault = password_fault(password, person->name))
                        return std::unexpected(bad_password(*fault));
                      rows.persons.set_password(person->row, hash);
                      const auto sessions = rows.sessions.of(person->row);
                      rows.sessions.end_all(person->row);
                      auto identity = sign_in_as(rows, requester, *person);
                      if (!identity) return identity;
                      for (const Session& s : sessions) identity->ended.push_back(s.token);
                      return identity;
                    });
}

}  // namespace trictrac

// The addresses of accounts: given, confirmed by a link that is sent there before anything else is, given
// back by a link that is sent to the one before, and used to send a link by which a person who has forgotten
// their password sets a new one.
#include "apps/server/http/api_call.h"
#include "apps/server/people/people.h"
#include "apps/server/runtime/ids.h"
#include "apps/server/runtime/time.h"
#include "people/account_name.h"
#include "people/mail_text.h"

namespace trictrac {
namespace {

// As long as a link can be used.
constexpr std::int64_t kConfirmationSeconds = 7 * kSecondsOfDay;
constexpr std::int64_t kRecoverySeconds = 3600;

// Returns the e-mail, where the account has an address; otherwise one to nobody.
Parsed<Mail> recovery(PeopleRows& rows, const std::string& folded, const std::string& server,
                      const std::string& language) {
  const auto person = rows.persons.named(folded);
  if (!person || person->email.empty()) return Mail{};
  const std::string code = new_key();
  rows.persons.put_recovery(person->row, key_hash(code), seconds_now() + kRecoverySeconds);
  return recovery_mail(person->email, name_in_mail(*person), server + "/#recover=" + code,
                       words::Speaker(words::language_or_first(language)));
}

// Warns by e-mail that an address is its account's no longer; nobody where `former` is 0.
void warn_of_former(PeopleRows& rows, std::int64_t former) {
  if (former != 0) rows.jobs.put({kFormerEmailLetterJob, std::to_string(former), seconds_now()});
}

}  // namespace

// A thief of the session must not choose the language in which its owner is warned.
void note_language(PeopleRows& rows, std::int64_t person, const std::string& language) {
  NoticeChoices choices = rows.notices.choices(person);
  if (!choices.language.empty()) return;
  choices.language = language;
  rows.notices.choose(person, choices);
}

void ask_for_confirmation(const Call& call, const Identity& identity, std::string_view language) {
  Mailer* mailer = call->context.mailer;
  if (!mailer || !identity.me) return;
  const Person& person = identity.me->person;
  if (person.new_email.empty()) return;
  const std::string code = new_key();
  Mail mail = confirmation_mail(person.new_email, name_in_mail(person),
                                mailer->public_address() + "/#confirm=" + code,
                                words::Speaker(words::language_or_first(language)));
  call->people().ask<bool>(
      Rows::Written,
      [row = person.row, email = person.new_email, code](PeopleRows& rows) -> Parsed<bool> {
        const auto now = rows.persons.find(row);
        if (!now || now->new_email != email) return false;  // it has been changed meanwhile
        rows.persons.put_confirmation(row, key_hash(code), seconds_now() + kConfirmationSeconds);
        return true;
      },
      [mailer, mail = std::move(mail)](const Parsed<bool>& stored) mutable {
        if (stored && *stored) mailer->send(std::move(mail));
      });
}

void take_email(const Call& call) {
  Members m(call->body, {"email", "language"});
  const std::string language = language_in(m);
  const Json* said = m.need("email");
  const std::string email = said && !said->is_null() ? m.text("email") : "";
  if (const auto fault = email_fault(email); fault && !email.empty()) m.fail(bad_address(*fault));
  if (!call->accepts(m)) return;
  if (call->over_limit()) return;
  call->people().change(
      [requester = call->requester, email, language](PeopleRows& rows) -> Parsed<Identity> {
        const auto person = require_proof(rows, requester);
        if (!person) return std::unexpected(person.error());
        if (email.empty())
          warn_of_former(rows, rows.persons.remove_email(person->row, seconds_now()));
        else
          rows.persons.propose_email(person->row, email);
        note_language(rows, person->row, language);
        return Identity{.me = load_me(rows, person->row)};
      },
      [call, language](const Parsed<Identity>& identity) {
        if (identity) ask_for_confirmation(call, *identity, language);
        call->answer(identity);
      });
}

// Sends the e-mail again, to the address as it stands.
void send_confirmation(const Call& call) {
  Members m(call->body, {"language"});
  const std::string language = language_in(m);
  if (!call->accepts(m)) return;
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
  if (!call->accepts(m)) return;
  if (call->over_limit()) return;
  call->people().ask<Json>(
      Rows::Written,
      [code = key_hash(call->path_part)](PeopleRows& rows) -> Parsed<Json> {
        const auto confirmed = rows.persons.take_confirmation(code, seconds_now());
        if (!confirmed)
          return refuse(
              ErrorCode::BadSignIn,
              "this link has been used or is older than a week: ask for a new one on your account page");
        warn_of_former(rows, confirmed->former);
        return Json::object();
      },
      answer_to(call));
}

// Gives an account its former address back. All other sessions end, and the link of the e-mail goes
// on to a new password.
void restore_email(const Call& call) {
  Members m(call->body, {});
  if (!call->accepts(m)) return;
  if (call->over_limit()) return;
  const std::string recovery = new_key();
  call->people().change(
      [requester = call->requester, code = key_hash(call->path_part),
       recovery](PeopleRows& rows) -> Parsed<Identity> {
        const auto person = rows.persons.take_way_back(code, seconds_now());
        if (!person) return refuse(ErrorCode::BadSignIn, "this link has been used or is older than a week");
        rows.persons.put_recovery(person->row, key_hash(recovery), seconds_now() + kRecoverySeconds);
        Identity identity;
        for (const Session& s : rows.sessions.of(person->row)) {
          if (s.token == requester.token) continue;
          rows.sessions.end(s.token);
          identity.ended.push_back(s.token);
        }
        return identity;
      },
      [call, recovery](const Parsed<Identity>& identity) {
        if (!identity) return call->refuse(identity.error());
        call->answer(Json{{"recover", recovery}});
      });
}

// Answers before it is known whether there is such an account.
void send_recovery(const Call& call) {
  Members m(call->body, {"name", "language"});
  const std::string folded = folded_name(m.text("name")), language = language_in(m);
  if (!call->accepts(m)) return;
  if (call->over_limit(folded)) return;
  call->answer(Json::object());
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
  if (!call->accepts(m)) return;
  if (call->over_limit()) return;
  with_new_password(call, password,
                    [requester = call->requester, code = key_hash(call->path_part), password](
                        PeopleRows& rows, const std::string& hash) -> Parsed<Identity> {
                      const auto person = rows.persons.take_recovery(code, seconds_now());
                      if (!person)
                        return refuse(ErrorCode::BadSignIn,
                                      "this link has been used or is older than an hour: ask for a new one");
                      if (const auto fault = password_fault(password, person->name))
                        return std::unexpected(bad_password(*fault));
                      rows.persons.set_password(person->row, hash);
                      const auto sessions = rows.sessions.of(person->row);
                      rows.sessions.end_all(person->row);
                      rows.devices.note(requester.mark, person->row, seconds_now());  // who reads its e-mails
                      auto identity = sign_in_as(rows, requester, *person);
                      if (!identity) return identity;
                      for (const Session& s : sessions) identity->ended.push_back(s.token);
                      return identity;
                    });
}

}  // namespace trictrac

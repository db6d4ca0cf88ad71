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

// The time for which a link can be used.
constexpr std::int64_t kConfirmationSeconds = 7 * kSecondsOfDay;
constexpr std::int64_t kRecoverySeconds = 3600;

// Returns the e-mail; if the account has no address, one without a recipient.
Parsed<Mail> recovery(PeopleRows& rows, const std::string& folded, const std::string& server,
                      const std::string& language) {
  const auto person = rows.persons.named(folded);
  if (!person || person->email.empty()) return Mail{};
  const std::string code = new_key();
  rows.persons.put_recovery(person->row, key_hash(code), seconds_now() + kRecoverySeconds);
  return recovery_mail(person->email, name_in_mail(*person), server + "/#recover=" + code,
                       words::Speaker(words::language_or_first(language)));
}

// Warns by e-mail that an address no longer belongs to its account; sends none if `former` is 0.
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

void ask_for_confirmation(const AnyCall& call, const Identity& identity, std::string_view language) {
  Mailer* mailer = call->context.mailer;
  if (!mailer || !identity.me) return;
  const Person& person = identity.me->person;
  if (person.new_email.empty()) return;
  const std::string code = new_key();
  Mail mail = confirmation_mail(person.new_email, name_in_mail(person),
                                mailer->public_address() + "/#confirm=" + code,
                                words::Speaker(words::language_or_first(language)));
  call->people().ask(
      Rows::Written,
      [row = person.row, email = person.new_email, code](PeopleRows& rows) {
        const auto now = rows.persons.find(row);
        if (!now || now->new_email != email) return false;  // it has been changed meanwhile
        rows.persons.put_confirmation(row, key_hash(code), seconds_now() + kConfirmationSeconds);
        return true;
      },
      [mailer, mail = std::move(mail)](const Parsed<bool>& stored) mutable {
        if (stored && *stored) mailer->send(std::move(mail));
      });
}

void handle(const Call<contract::TakeEmail>& call) {
  const std::string email = call->asked.email.value_or("");
  if (const auto fault = email_fault(email); fault && !email.empty())
    return call->refuse(bad_address(*fault));
  if (!settle_language(*call, call->asked.language) || call->over_limit()) return;
  change(
      call,
      [email, language = call->asked.language](PeopleRows& rows, const Person& person) -> Parsed<void> {
        if (email.empty())
          warn_of_former(rows, rows.persons.remove_email(person.row, seconds_now()));
        else
          rows.persons.propose_email(person.row, email);
        note_language(rows, person.row, language);
        return {};
      },
      [call](const Identity& identity) { ask_for_confirmation(call, identity, call->asked.language); });
}

// Sends the e-mail again, to the address as it stands.
void handle(const Call<contract::SendConfirmation>& call) {
  if (!settle_language(*call, call->asked.language) || call->over_limit()) return;
  ask(
      call, Rows::Read, [](PeopleRows&, const Person&) -> Parsed<void> { return {}; },
      [call](const Identity& identity) {
        ask_for_confirmation(call, identity, call->asked.language);
        call->answer(identity);
      });
}

void handle(const Call<contract::ConfirmEmail>& call) {
  if (call->over_limit()) return;
  ask(call, Rows::Written,
      [code = key_hash(call->asked.code)](PeopleRows& rows) -> Parsed<contract::Nothing> {
        const auto confirmed = rows.persons.take_confirmation(code, seconds_now());
        if (!confirmed)
          return refuse(
              ErrorCode::BadSignIn,
              "this link has been used or is older than a week: ask for a new one on your account page");
        warn_of_former(rows, confirmed->former);
        return contract::Nothing{};
      });
}

// Gives an account its former address back. All other sessions end, and the link of the e-mail goes
// on to a new password.
void handle(const Call<contract::RestoreEmail>& call) {
  if (call->over_limit()) return;
  const std::string recovery = new_key();
  call->people().change(
      [requester = call->requester, code = key_hash(call->asked.code),
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
        call->answer(contract::WayBack{recovery});
      });
}

// Answers before it is known whether there is such an account.
void handle(const Call<contract::SendRecovery>& call) {
  const std::string folded = folded_name(call->asked.name);
  if (!settle_language(*call, call->asked.language) || call->over_limit(folded)) return;
  call->answer(contract::Nothing{});
  Mailer* mailer = call->context.mailer;
  if (!mailer) return;
  call->people().ask(
      Rows::Written,
      [folded, language = call->asked.language, server = mailer->public_address()](PeopleRows& rows) {
        return recovery(rows, folded, server, language);
      },
      [mailer](Parsed<Mail> mail) {
        if (mail && !mail->to.empty()) mailer->send(std::move(*mail));
      });
}

void handle(const Call<contract::Recover>& call) {
  const std::string& password = call->asked.password;
  if (const auto fault = password_fault(password, "")) return call->refuse(bad_password(*fault));
  if (call->over_limit()) return;
  with_new_password(call, password,
                    [requester = call->requester, code = key_hash(call->asked.code), password](
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

Routes email_routes() { return routes(contract::EmailCalls{}); }

}  // namespace trictrac

#include "apps/server/people/letters.h"

#include <cstdlib>
#include <utility>

#include "apps/server/runtime/ids.h"
#include "apps/server/runtime/time.h"
#include "people/mail_text.h"
#include "words/languages/languages.h"

namespace trictrac {
namespace {

// A server that could send no e-mails for so long does not send these any more.
constexpr std::int64_t kLongestWait = 2 * kSecondsOfDay;

words::Speaker speaker_of(PeopleRows& rows, std::int64_t person) {
  return words::Speaker(words::language_or_first(rows.notices.choices(person).language));
}

Mail sign_in_letter(PeopleRows& rows, const std::string& subject, const std::string& server) {
  const auto found = rows.sessions.with_id(subject);
  if (!found || seconds_now() - found->first.created > kLongestWait) return {};
  const auto person = rows.persons.find(found->second);
  if (!person || person->email.empty()) return {};
  return sign_in_mail(person->email, name_in_mail(*person), {found->first.device, found->first.created},
                      server + "/#account", speaker_of(rows, person->row));
}

// Each try has its own code: the code cannot be recovered from its stored hash.
Mail former_email_letter(PeopleRows& rows, const std::string& subject, const std::string& server) {
  const auto former = rows.persons.former_email(std::atoll(subject.c_str()), seconds_now());
  const auto person = former ? rows.persons.find(former->person) : std::nullopt;
  if (!person) return {};
  const std::string code = new_key();
  rows.persons.put_way_back(former->id, key_hash(code));
  return former_email_mail(former->email, name_in_mail(*person), server + "/#undo=" + code,
                           speaker_of(rows, person->row));
}

}  // namespace

void Letters::begin() {
  add(kSignInLetterJob, sign_in_letter);
  add(kFormerEmailLetterJob, former_email_letter);
}

void Letters::add(const char* kind, Compose compose, Sent sent) {
  using End = std::move_only_function<void(JobEnd)>;
  jobs_.add(kind, 1, [this, compose = std::move(compose), sent = std::move(sent)](const Job& job, End end) {
    people_.ask(
        Rows::Written,
        [compose, subject = job.subject, server = mailer_.public_address()](PeopleRows& rows) {
          return compose(rows, subject, server);
        },
        [this, sent, subject = job.subject, end = std::move(end)](Parsed<Mail> mail) mutable {
          if (!mail) return end(std::unexpected(JobRetry{mail.error().message}));
          if (mail->to.empty()) return end({});
          jobs_.workers().run(
              "letter",
              [&mailer = mailer_, mail = std::move(*mail), given_up = jobs_.given_up()] {
                return mailer.send_now(mail, given_up);
              },
              [sent, subject, end = std::move(end)](const std::optional<std::string>& why) mutable {
                if (why) return end(std::unexpected(JobRetry{*why}));
                end([sent, subject](PeopleRows& rows) { sent(rows, subject); });
              });
        });
  });
}

}  // namespace trictrac

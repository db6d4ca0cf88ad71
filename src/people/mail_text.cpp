#include "people/mail_text.h"

#include <ctime>

#include "words/mail.h"

namespace trictrac {

using words::Games, words::Link, words::MailWords, words::Name, words::Speaker;

namespace {

std::string greeting(std::string_view name, const Speaker& say) {
  return name.empty() ? say(&MailWords::greeting_nobody) : say(&MailWords::greeting, Name(name));
}

// An e-mail whose lines end as in every e-mail.
Mail mail_of(std::string to, std::string subject, std::string_view text,
             std::vector<std::string> headers = {}) {
  std::string lines;
  for (const char c : text) c == '\n' ? lines.append("\r\n") : lines.append(1, c);
  return {std::move(to), std::move(subject), std::move(lines), std::move(headers)};
}

// "2026-11-28 08:10", the same in every language.
std::string time_text(std::int64_t at) {
  const std::time_t then = at;
  std::tm utc{};
  gmtime_r(&then, &utc);
  char text[32];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &utc)};
}

}  // namespace

Mail recovery_mail(std::string to, std::string_view name, std::string_view link, const Speaker& say) {
  return mail_of(std::move(to), say(&MailWords::recover_subject),
                 greeting(name, say) + say(&MailWords::recover_text, Link(link)));
}

Mail confirmation_mail(std::string to, std::string_view name, std::string_view link, const Speaker& say) {
  return mail_of(std::move(to), say(&MailWords::confirm_subject),
                 greeting(name, say) + say(&MailWords::confirm_text, Link(link)));
}

Mail sign_in_mail(std::string to, std::string_view name, const NoticedSignIn& sign_in, std::string_view link,
                  const Speaker& say) {
  const std::string device = sign_in.device.empty() ? say(&MailWords::unknown_device) : sign_in.device;
  return mail_of(std::move(to), say(&MailWords::sign_in_subject),
                 greeting(name, say) + say(&MailWords::sign_in_text, words::Device(device),
                                           words::Time(time_text(sign_in.at)), Link(link)));
}

Mail former_email_mail(std::string to, std::string_view name, std::string_view link, const Speaker& say) {
  return mail_of(std::move(to), say(&MailWords::former_email_subject),
                 greeting(name, say) + say(&MailWords::former_email_text, Link(link)));
}

Mail digest_mail(std::string to, std::string_view name, const std::vector<WaitingGame>& games,
                 const std::vector<ClubNews>& news, const UnsubscribeLinks& unsubscribe, const Speaker& say) {
  const Games waiting(games.size());
  std::string text = greeting(name, say);
  if (!games.empty()) text += say(&MailWords::digest_text, waiting);
  for (const auto& [against, link] : games)
    text += against.empty() ? link + "\n" : say(&MailWords::digest_game, Name(against), Link(link));
  if (!news.empty()) text += (games.empty() ? "" : "\n") + say(&MailWords::digest_news);
  for (const auto& [club, title, link] : news)
    text += say(&MailWords::digest_announcement, Name(club), words::Title(title), Link(link));
  text += say(&MailWords::digest_stop, Link(unsubscribe.page));
  return mail_of(
      std::move(to),
      games.empty() ? say(&MailWords::digest_news_subject) : say(&MailWords::digest_subject, waiting), text,
      {"List-Unsubscribe: <" + unsubscribe.call + ">", "List-Unsubscribe-Post: List-Unsubscribe=One-Click"});
}

}  // namespace trictrac

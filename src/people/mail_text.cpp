#include "people/mail_text.h"

#include "words/mail.h"

namespace trictrac {

using words::Games, words::Link, words::MailWords, words::Name, words::Speaker;

namespace {

std::string greeting(std::string_view name, const Speaker& say) {
  return name.empty() ? say(&MailWords::greeting_nobody) : say(&MailWords::greeting, Name(name));
}

}  // namespace

Mail recovery_mail(std::string to, std::string_view name, std::string_view link, const Speaker& say) {
  return {std::move(to), say(&MailWords::recover_subject),
          greeting(name, say) + say(&MailWords::recover_text, Link(link))};
}

Mail confirmation_mail(std::string to, std::string_view name, std::string_view link, const Speaker& say) {
  return {std::move(to), say(&MailWords::confirm_subject),
          greeting(name, say) + say(&MailWords::confirm_text, Link(link))};
}

Mail digest_mail(std::string to, std::string_view name, const std::vector<WaitingGame>& games,
                 const UnsubscribeLinks& unsubscribe, const Speaker& say) {
  const Games waiting(games.size());
  std::string text = greeting(name, say) + say(&MailWords::digest_text, waiting);
  for (const auto& [against, link] : games)
    text += against.empty() ? link + "\r\n" : say(&MailWords::digest_game, Name(against), Link(link));
  text += say(&MailWords::digest_stop, Link(unsubscribe.page));
  return {
      std::move(to),
      say(&MailWords::digest_subject, waiting),
      std::move(text),
      {"List-Unsubscribe: <" + unsubscribe.call + ">", "List-Unsubscribe-Post: List-Unsubscribe=One-Click"}};
}

}  // namespace trictrac

#include "people/digest_mail.h"

#include "base/text_of.h"

namespace trictrac {
namespace {

struct Sentences {
  const char *one, *several;  // the subject, in ASCII
  const char *waits, *wait, *against, *unnamed, *stop;
};

constexpr Sentences kInEnglish{"A game waits for you at Trictrac",
                               "{} games wait for you at Trictrac",
                               "A game waits for you:\r\n\r\n",
                               "{} games wait for you:\r\n\r\n",
                               "Against {}: {}\r\n",
                               "{}\r\n",
                               "\r\nYou get at most one such letter a day. No more of them: {}\r\n"};
constexpr Sentences kInFrench{
    "Une partie vous attend au Trictrac",
    "{} parties vous attendent au Trictrac",
    "Une partie vous attend :\r\n\r\n",
    "{} parties vous attendent :\r\n\r\n",
    "Contre {} : {}\r\n",
    "{}\r\n",
    "\r\nVous recevez au plus une lettre de ce genre par jour. Ne plus en recevoir : "
    "{}\r\n"};

template <const Sentences& say>
Mail letter(std::string to, std::string greeting, const std::vector<WaitingGame>& games,
            const LettersEnd& end) {
  const bool one = games.size() == 1;
  std::string text = std::move(greeting) + (one ? say.waits : text_of(say.wait, games.size()));
  for (const auto& [against, link] : games)
    text += against.empty() ? text_of(say.unnamed, link) : text_of(say.against, against, link);
  text += text_of(say.stop, end.page);
  return {std::move(to),
          one ? say.one : text_of(say.several, games.size()),
          std::move(text),
          {"List-Unsubscribe: <" + end.call + ">", "List-Unsubscribe-Post: List-Unsubscribe=One-Click"}};
}

}  // namespace

Mail digest_mail(std::string to, std::string_view name, const std::vector<WaitingGame>& games,
                 const LettersEnd& end, std::string_view language) {
  std::string greeting = mail_greeting(name, language);
  if (language == "fr") return letter<kInFrench>(std::move(to), std::move(greeting), games, end);
  return letter<kInEnglish>(std::move(to), std::move(greeting), games, end);
}

}  // namespace trictrac

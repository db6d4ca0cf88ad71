#include "people/mail.h"

#include <curl/curl.h>
#include <sodium.h>

#include <array>
#include <ctime>
#include <memory>

#include "base/text_of.h"
#include "people/base64url.h"

namespace trictrac {

namespace {

constexpr long kSeconds = 30;

template <auto free_it>
struct Free {
  template <class T>
  void operator()(T* thing) const {
    free_it(thing);
  }
};
using Curl = std::unique_ptr<CURL, Free<curl_easy_cleanup>>;
using List = std::unique_ptr<curl_slist, Free<curl_slist_free_all>>;
using Mime = std::unique_ptr<curl_mime, Free<curl_mime_free>>;

void append(List& list, const std::string& line) {
  list.reset(curl_slist_append(list.release(), line.c_str()));
}

// As RFC 5322 writes it, whatever the language of the system.
std::string date_now() {
  constexpr const char* kDays[] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  constexpr const char* kMonths[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  const std::time_t now = std::time(nullptr);
  std::tm t{};
  gmtime_r(&now, &t);
  char clock[16];
  std::strftime(clock, sizeof clock, "%H:%M:%S", &t);
  return text_of("{}, {} {} {} {} +0000", kDays[t.tm_wday], t.tm_mday, kMonths[t.tm_mon], t.tm_year + 1900,
                 clock);
}

// As no other letter has (RFC 5322 3.6.4), in the name of the service that the address it comes from is of.
std::string message_id(const std::string& from) {
  std::array<char, 18> random{};
  randombytes_buf(random.data(), random.size());
  return "<" + to_base64url({random.data(), random.size()}) + from.substr(from.find('@')) + ">";
}

List headers_of(const MailServer& server, const Mail& mail) {
  List headers;
  append(headers, "Date: " + date_now());
  append(headers, "Message-ID: " + message_id(server.from));
  append(headers, "From: Trictrac <" + server.from + ">");
  append(headers, "To: <" + mail.to + ">");
  append(headers, "Subject: " + mail.subject);
  append(headers, "Auto-Submitted: auto-generated");
  for (const std::string& line : mail.headers) append(headers, line);
  return headers;
}

Mime body_of(CURL* curl, const Mail& mail) {
  Mime body(curl_mime_init(curl));
  curl_mimepart* part = curl_mime_addpart(body.get());
  curl_mime_data(part, mail.text.data(), mail.text.size());
  curl_mime_type(part, "text/plain; charset=utf-8");
  curl_mime_encoder(part, "quoted-printable");
  return body;
}

int keep_waiting(void* given_up, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
  return (*static_cast<const std::function<bool()>*>(given_up))() ? 1 : 0;
}

}  // namespace

std::string mail_greeting(std::string_view name, std::string_view language) {
  const char* const hello = language == "fr" ? "Bonjour" : "Hello";
  return name.empty() ? text_of("{},\r\n\r\n", hello) : text_of("{} {},\r\n\r\n", hello, name);
}

std::optional<std::string> mail_server_fault(std::string_view url) {
  for (const std::string_view scheme : {"smtp://", "smtps://"})
    if (url.starts_with(scheme) && url.size() > scheme.size() && !url.contains('@')) return std::nullopt;
  return "is of the kind smtp://HOST:PORT or smtps://HOST:PORT";
}

std::optional<std::string> send_mail(const MailServer& server, const Mail& mail,
                                     const std::function<bool()>& given_up) {
  const Curl curl(curl_easy_init());
  if (!curl) return "libcurl cannot begin";
  const auto set = [&](CURLoption option, auto value) { curl_easy_setopt(curl.get(), option, value); };
  const List headers = headers_of(server, mail);
  const Mime body = body_of(curl.get(), mail);
  List to;
  append(to, mail.to);
  char why[CURL_ERROR_SIZE] = "";
  set(CURLOPT_ERRORBUFFER, why);
  set(CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  set(CURLOPT_URL, server.url.c_str());
  set(CURLOPT_USE_SSL, server.user.empty() ? long{CURLUSESSL_TRY} : long{CURLUSESSL_ALL});
  if (!server.user.empty()) {
    set(CURLOPT_USERNAME, server.user.c_str());
    set(CURLOPT_PASSWORD, server.password.c_str());
  }
  set(CURLOPT_MAIL_FROM, server.from.c_str());
  set(CURLOPT_MAIL_RCPT, to.get());
  set(CURLOPT_HTTPHEADER, headers.get());
  set(CURLOPT_MIMEPOST, body.get());
  set(CURLOPT_TIMEOUT, kSeconds);
  set(CURLOPT_NOSIGNAL, 1L);
  set(CURLOPT_NOPROGRESS, 0L);
  set(CURLOPT_XFERINFOFUNCTION, keep_waiting);
  set(CURLOPT_XFERINFODATA, &given_up);
  const CURLcode result = curl_easy_perform(curl.get());
  if (result == CURLE_OK) return std::nullopt;
  return *why ? std::string(why) : std::string(curl_easy_strerror(result));
}

namespace {

constexpr const char* kConfirmEnglish =
    "This address was given for an account at Trictrac. If it was you, confirm it with this link:\r\n\r\n"
    "{}\r\n\r\n"
    "It works once, within a week. If it was not you, do nothing: nothing else will be sent here.\r\n";

constexpr const char* kConfirmFrench =
    "Cette adresse a été donnée pour un compte au Trictrac. Si c’était vous, confirmez-la par ce lien "
    ":\r\n\r\n"
    "{}\r\n\r\n"
    "Il sert une seule fois, pendant une semaine. Si ce n’était pas vous, ne faites rien : rien d’autre ne "
    "sera "
    "envoyé ici.\r\n";

}  // namespace

Mail confirmation_mail(std::string to, std::string_view name, std::string_view link,
                       std::string_view language) {
  const bool french = language == "fr";
  return {std::move(to),
          french ? "Confirmez votre adresse pour le Trictrac" : "Confirm your address for Trictrac",
          mail_greeting(name, language) +
              (french ? text_of(kConfirmFrench, link) : text_of(kConfirmEnglish, link))};
}

namespace {

constexpr const char* kEnglish =
    "Somebody, probably you, asked for a new password for your Trictrac account. With this link you set "
    "it:\r\n\r\n"
    "{}\r\n\r\n"
    "It works once, within an hour. If it was not you, there is nothing to do: your password stays as it "
    "is.\r\n";

constexpr const char* kFrench =
    "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Trictrac. Ce lien "
    "permet de le "
    "choisir :\r\n\r\n"
    "{}\r\n\r\n"
    "Il sert une seule fois, pendant une heure. Si ce n’était pas vous, il n’y a rien à faire : votre mot de "
    "passe "
    "reste le même.\r\n";

}  // namespace

Mail recovery_mail(std::string to, std::string_view name, std::string_view link, std::string_view language) {
  if (language == "fr")
    return {std::move(to), "Un nouveau mot de passe pour votre compte Trictrac",
            mail_greeting(name, language) + text_of(kFrench, link)};
  return {std::move(to), "A new password for your Trictrac account",
          mail_greeting(name, language) + text_of(kEnglish, link)};
}

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

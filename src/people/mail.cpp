#include "people/mail.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <ctime>

#include "base/text_of.h"
#include "base/utf8.h"
#include "people/base64url.h"
#include "people/curl.h"

namespace trictrac {
namespace {

constexpr long kSeconds = 30;

using Mime = Owned<curl_mime, curl_mime_free>;

constexpr std::size_t kLongestAddress = 254;  // RFC 5321 4.5.3.1.3
constexpr std::string_view kSeparators = " ()<>[],;:\\\"";

// Returns the date as RFC 5322 writes it, whatever the language of the system.
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

// Returns an id that no other e-mail has (RFC 5322 3.6.4), at the host of the address it comes from.
std::string message_id(const std::string& from) {
  std::array<char, 18> random{};
  randombytes_buf(random.data(), random.size());
  return "<" + to_base64url({random.data(), random.size()}) + from.substr(from.find('@')) + ">";
}

CurlList headers_of(const MailServer& server, const Mail& mail) {
  CurlList headers;
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

// Returns how an e-mail begins: "Hello Anne,", without a name where it is "".
std::string greeting(std::string_view name, std::string_view language) {
  const char* const hello = language == "fr" ? "Bonjour" : "Hello";
  return name.empty() ? text_of("{},\r\n\r\n", hello) : text_of("{} {},\r\n\r\n", hello, name);
}

constexpr const char* kConfirmEnglish =
    "This address was given for a Trictrac account. If you gave it, confirm it with this "
    "link:\r\n\r\n{}\r\n\r\nThe link works once, within a week. If it was not you, ignore this e-mail: "
    "nothing else will be sent here.\r\n";

constexpr const char* kConfirmFrench =
    "Cette adresse a été donnée pour un compte Trictrac. Si c’est vous, confirmez-la avec ce lien "
    ":\r\n\r\n{}\r\n\r\nLe lien sert une seule fois, pendant une semaine. Si ce n’est pas vous, ne tenez pas "
    "compte de ce message : rien d’autre ne sera envoyé ici.\r\n";

constexpr const char* kRecoveryEnglish =
    "Somebody, probably you, asked for a new password for your Trictrac account. Use this link to choose "
    "it:\r\n\r\n{}\r\n\r\nThe link works once, within an hour. If it was not you, ignore this e-mail: your "
    "password stays as it is.\r\n";

constexpr const char* kRecoveryFrench =
    "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Trictrac. Choisissez-le "
    "avec ce lien :\r\n\r\n{}\r\n\r\nLe lien sert une seule fois, pendant une heure. Si ce n’est pas vous, "
    "ne tenez pas compte de ce message : votre mot de passe reste le même.\r\n";

// What a digest says in one language.
struct Sentences {
  const char *one, *several;  // the subject, in ASCII
  const char *waits, *wait, *against, *unnamed, *stop;
};

constexpr Sentences kInEnglish{"A game is waiting for you at Trictrac",
                               "{} games are waiting for you at Trictrac",
                               "A game is waiting for you:\r\n\r\n",
                               "{} games are waiting for you:\r\n\r\n",
                               "Against {}: {}\r\n",
                               "{}\r\n",
                               "\r\nYou get at most one e-mail like this a day. Unsubscribe: {}\r\n"};
constexpr Sentences kInFrench{
    "Une partie vous attend au Trictrac",
    "{} parties vous attendent au Trictrac",
    "Une partie vous attend :\r\n\r\n",
    "{} parties vous attendent :\r\n\r\n",
    "Contre {} : {}\r\n",
    "{}\r\n",
    "\r\nVous recevez au plus un e-mail de ce genre par jour. Pour ne plus en recevoir : "
    "{}\r\n"};

template <const Sentences& say>
Mail print_digest(std::string to, std::string text, const std::vector<WaitingGame>& games,
                  const UnsubscribeLinks& unsubscribe) {
  const bool one = games.size() == 1;
  text += one ? say.waits : text_of(say.wait, games.size());
  for (const auto& [against, link] : games)
    text += against.empty() ? text_of(say.unnamed, link) : text_of(say.against, against, link);
  text += text_of(say.stop, unsubscribe.page);
  return {
      std::move(to),
      one ? say.one : text_of(say.several, games.size()),
      std::move(text),
      {"List-Unsubscribe: <" + unsubscribe.call + ">", "List-Unsubscribe-Post: List-Unsubscribe=One-Click"}};
}

}  // namespace

std::optional<std::string> email_fault(std::string_view address) {
  if (address.size() > kLongestAddress) return text_of("must have at most {} bytes", kLongestAddress);
  const auto at = address.find('@');
  const bool two_parts = at != std::string_view::npos && at > 0 && at + 1 < address.size() &&
                         address.find('@', at + 1) == std::string_view::npos;
  if (!two_parts) return "must look like anne@club.example";
  const auto plain = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte > ' ' && byte != 0x7F && kSeparators.find(c) == std::string_view::npos;
  };
  if (!std::ranges::all_of(address, plain) || !is_utf8(address)) return "must have no spaces or separators";
  return std::nullopt;
}

std::optional<std::string> mail_server_fault(std::string_view url) {
  for (const std::string_view scheme : {"smtp://", "smtps://"})
    if (url.starts_with(scheme) && url.size() > scheme.size() && !url.contains('@')) return std::nullopt;
  return "must look like smtp://HOST:PORT or smtps://HOST:PORT";
}

std::optional<std::string> send_mail(const MailServer& server, const Mail& mail,
                                     const std::function<bool()>& given_up) {
  const Curl curl(curl_easy_init());
  if (!curl) return "libcurl cannot begin";
  const auto set = [&](CURLoption option, auto value) { curl_easy_setopt(curl.get(), option, value); };
  const CurlList headers = headers_of(server, mail);
  const Mime body = body_of(curl.get(), mail);
  CurlList to;
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
  set_limits(curl.get(), kSeconds, given_up);
  const CURLcode result = curl_easy_perform(curl.get());
  if (result == CURLE_OK) return std::nullopt;
  return *why ? std::string(why) : std::string(curl_easy_strerror(result));
}

Mail confirmation_mail(std::string to, std::string_view name, std::string_view link,
                       std::string_view language) {
  const bool french = language == "fr";
  return {
      std::move(to),
      french ? "Confirmez votre adresse pour le Trictrac" : "Confirm your address for Trictrac",
      greeting(name, language) + (french ? text_of(kConfirmFrench, link) : text_of(kConfirmEnglish, link))};
}

Mail recovery_mail(std::string to, std::string_view name, std::string_view link, std::string_view language) {
  if (language == "fr")
    return {std::move(to), "Un nouveau mot de passe pour votre compte Trictrac",
            greeting(name, language) + text_of(kRecoveryFrench, link)};
  return {std::move(to), "A new password for your Trictrac account",
          greeting(name, language) + text_of(kRecoveryEnglish, link)};
}

Mail digest_mail(std::string to, std::string_view name, const std::vector<WaitingGame>& games,
                 const UnsubscribeLinks& unsubscribe, std::string_view language) {
  std::string hello = greeting(name, language);
  if (language == "fr") return print_digest<kInFrench>(std::move(to), std::move(hello), games, unsubscribe);
  return print_digest<kInEnglish>(std::move(to), std::move(hello), games, unsubscribe);
}

}  // namespace trictrac

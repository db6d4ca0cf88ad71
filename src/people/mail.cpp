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

// As no other letter has (RFC 5322 3.6.4), in the name of the house that the address it comes from is of.
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

}  // namespace trictrac

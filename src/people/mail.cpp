#include "people/mail.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <ctime>

#include "base/text_of.h"
#include "people/base64url.h"
#include "people/curl.h"
#include "text/shown.h"

namespace trictrac {
namespace {

constexpr long kSeconds = 30;

using Mime = Owned<curl_mime, curl_mime_free>;

constexpr std::size_t kLongestAddress = 254;  // RFC 5321 4.5.3.1.3
constexpr std::string_view kSeparators = " ()<>[],;:\\\"";

// Returns the date in the form of RFC 5322, in every language of the system.
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
  append(headers, "Subject: " + encoded_subject(mail.subject));
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
  if (!std::ranges::all_of(address, plain) || visible(address) != address)
    return "must have no spaces, separators or invisible characters";
  return std::nullopt;
}

std::optional<std::string> mail_server_fault(std::string_view url) {
  for (const std::string_view scheme : {"smtp://", "smtps://"})
    if (url.starts_with(scheme) && url.size() > scheme.size() && !url.contains('@')) return std::nullopt;
  return "must look like smtp://HOST:PORT or smtps://HOST:PORT";
}

std::string encoded_subject(std::string_view subject) {
  constexpr std::size_t kBytesOfWord = 45;  // 60 signs in base64, 72 with what stands around them
  if (std::ranges::all_of(subject, [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
    return std::string(subject);
  std::string encoded;
  while (!subject.empty()) {
    std::size_t size = std::min(kBytesOfWord, subject.size());
    while (size < subject.size() && (subject[size] & 0xC0) == 0x80) --size;  // whole characters
    std::array<char, 64> word{};
    sodium_bin2base64(word.data(), word.size(), reinterpret_cast<const unsigned char*>(subject.data()), size,
                      sodium_base64_VARIANT_ORIGINAL);
    encoded += text_of("{}=?UTF-8?B?{}?=", encoded.empty() ? "" : "\r\n ", word.data());
    subject.remove_prefix(size);
  }
  return encoded;
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

}  // namespace trictrac

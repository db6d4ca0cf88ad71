#include "push/send.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <memory>
#include <span>

#include "base/text_of.h"
#include "people/curl.h"

namespace trictrac {
namespace {

using Kind = PushAnswer::Kind;

constexpr long kSeconds = 20;
constexpr std::size_t kMostAnswer = 4096;
constexpr std::int64_t kSignedFor = 12 * 3600;
constexpr std::int64_t kLongestRest = 24 * 3600;

constexpr std::size_t kMostEndpoint = 1000;

// Networks of which none is the internet (IANA's registries of special addresses).
struct Network4 {
  std::uint32_t address;
  int bits;
};
constexpr Network4 kClosed[] = {{0x00000000, 8},  {0x0a000000, 8},  {0x64400000, 10}, {0x7f000000, 8},
                                {0xa9fe0000, 16}, {0xac100000, 12}, {0xc0000000, 24}, {0xc0000200, 24},
                                {0xc0586300, 24}, {0xc0a80000, 16}, {0xc6120000, 15}, {0xc6336400, 24},
                                {0xcb007100, 24}, {0xe0000000, 3}};

bool is_public4(std::uint32_t address) {
  return std::ranges::none_of(kClosed, [address](const Network4& network) {
    return (address ^ network.address) >> (32 - network.bits) == 0;
  });
}

// Returns whether an address of 2000::/3 is public: not one that embeds an address of another kind, and not
// one that is never used.
bool is_public6(std::span<const std::uint8_t, 16> a) {
  if ((a[0] & 0xe0) != 0x20) return false;
  const int first = a[0] << 8 | a[1], second = a[2] << 8 | a[3];
  return first != 0x2002 && !(first == 0x2001 && (second < 0x200 || second == 0xdb8));
}

bool is_plain(char c) { return c > ' ' && c < '\x7f' && c != '"' && c != '\\' && c != '<' && c != '>'; }

CurlList headers_of(const PushSubscription& to, const PushMessage& message, const Sender& sender,
                    std::int64_t now) {
  CurlList headers;
  append(headers, "Content-Type: application/octet-stream");
  append(headers, "Content-Encoding: aes128gcm");
  append(headers, text_of("TTL: {}", message.ttl));
  append(headers, message.urgency == Urgency::High ? "Urgency: high" : "Urgency: normal");
  if (!message.topic.empty()) append(headers, "Topic: " + message.topic);
  append(headers, "Authorization: " + vapid_authorization(sender.key, origin_of(to.endpoint), sender.contact,
                                                          now + kSignedFor));
  append(headers, "Expect:");
  return headers;
}

// Opens a connection to an address of the internet only. The address is looked at, not the name, which may
// lead elsewhere each time.
curl_socket_t open_if_public(void* refused, curlsocktype, curl_sockaddr* at) {
  if (!is_public(at->addr)) {
    *static_cast<bool*>(refused) = true;
    return CURL_SOCKET_BAD;
  }
  return socket(at->family, at->socktype | SOCK_CLOEXEC, at->protocol);
}

// Drops the body of the answer, which is short and not needed.
std::size_t drop(char*, std::size_t size, std::size_t count, void* so_far) {
  auto& read = *static_cast<std::size_t*>(so_far);
  read += size * count;
  return read > kMostAnswer ? 0 : size * count;
}

PushAnswer answer_of(CURL* curl) {
  long status = 0;
  curl_off_t after = 0;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
  curl_easy_getinfo(curl, CURLINFO_RETRY_AFTER, &after);
  const std::string why = text_of("the push service answered {}", static_cast<int>(status));
  if (status >= 200 && status < 300) return {};
  if (status == 404 || status == 410) return {Kind::Gone, 0, why};
  if (status == 429 || status >= 500 || status == 408)
    return {Kind::Later, std::min<std::int64_t>(after, kLongestRest), why};
  return {Kind::Refused, 0, why};
}

// Returns the address that a host is as a number, in any spelling that the system reads; null where it is a
// name.
std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> numeric_address(const std::string& host) {
  addrinfo numbers_alone{}, *found = nullptr;
  numbers_alone.ai_flags = AI_NUMERICHOST;
  if (getaddrinfo(host.c_str(), nullptr, &numbers_alone, &found) != 0) found = nullptr;
  return {found, freeaddrinfo};
}

// Returns the fault of "HOST" or "HOST:PORT" of a public push service, as far as it can be found before the
// name is resolved.
std::optional<std::string> host_fault(std::string_view text) {
  const std::size_t bracket = text.starts_with('[') ? text.find(']') : std::string_view::npos;
  const std::size_t colon = text.find(':', bracket == std::string_view::npos ? 0 : bracket);
  if (colon != std::string_view::npos && text.substr(colon) != ":443") return "must be at port 443";
  std::string host(text.substr(0, colon));
  if (bracket != std::string_view::npos) host = host.substr(1, bracket - 1);
  const auto number = numeric_address(host);
  if (number ? !is_public(*number->ai_addr) : !host.contains('.'))
    return "must be at an address of the internet";
  return std::nullopt;
}

}  // namespace

std::string_view origin_of(std::string_view endpoint) {
  const auto host = endpoint.find("://");
  if (host == std::string_view::npos) return endpoint;
  return endpoint.substr(0, endpoint.find_first_of("/?#", host + 3));
}

std::optional<std::string> endpoint_fault(std::string_view endpoint, EndpointReach reach) {
  const bool spoken = endpoint.starts_with("https://") ||
                      (reach == EndpointReach::Anywhere && endpoint.starts_with("http://"));
  if (!spoken) return "must begin with https://";
  const std::string_view origin = origin_of(endpoint);
  if (origin.ends_with("//") || origin.find_first_of("@%") != std::string_view::npos)
    return "must name the host of a push service";
  if (reach == EndpointReach::Public)
    if (const auto fault = host_fault(origin.substr(origin.find("://") + 3))) return fault;
  if (endpoint.size() > kMostEndpoint || !std::ranges::all_of(endpoint, is_plain))
    return "must be the address that the browser gave, of at most 1000 characters";
  return std::nullopt;
}

bool is_public(const sockaddr& address) {
  if (address.sa_family == AF_INET)
    return is_public4(ntohl(reinterpret_cast<const sockaddr_in&>(address).sin_addr.s_addr));
  if (address.sa_family != AF_INET6) return false;
  const in6_addr& six = reinterpret_cast<const sockaddr_in6&>(address).sin6_addr;
  return is_public6(std::span<const std::uint8_t, 16>(six.s6_addr));
}

PushAnswer send_push(const PushSubscription& to, const PushMessage& message, const Sender& sender,
                     std::int64_t now, const std::function<bool()>& given_up) {
  if (endpoint_fault(to.endpoint, sender.reach)) return {Kind::Gone, 0, "its address is not valid"};
  const auto body = encrypted(to, message.text);
  if (!body) return {Kind::Gone, 0, "its keys are not valid"};
  const Curl curl(curl_easy_init());
  if (!curl) return {Kind::Later, 0, "libcurl cannot begin"};
  const auto set = [&](CURLoption option, auto value) { curl_easy_setopt(curl.get(), option, value); };
  const CurlList headers = headers_of(to, message, sender, now);
  std::size_t read = 0;
  set(CURLOPT_URL, to.endpoint.c_str());
  set(CURLOPT_PROTOCOLS_STR, sender.reach == EndpointReach::Public ? "https" : "https,http");
  bool private_address = false;
  if (sender.reach == EndpointReach::Public) {
    set(CURLOPT_OPENSOCKETFUNCTION, open_if_public);
    set(CURLOPT_OPENSOCKETDATA, &private_address);
  }
  set(CURLOPT_PROXY, "");  // a proxy would decide itself which addresses are public
  set(CURLOPT_HTTPHEADER, headers.get());
  set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(body->size()));
  set(CURLOPT_POSTFIELDS, body->data());
  set(CURLOPT_WRITEFUNCTION, drop);
  set(CURLOPT_WRITEDATA, &read);
  set_limits(curl.get(), kSeconds, given_up);
  const CURLcode result = curl_easy_perform(curl.get());
  if (result == CURLE_OK || result == CURLE_WRITE_ERROR) return answer_of(curl.get());
  if (private_address) return {Kind::Refused, 0, "its host is at no public address"};
  return {Kind::Later, 0, curl_easy_strerror(result)};
}

}  // namespace trictrac

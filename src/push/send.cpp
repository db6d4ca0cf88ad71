#include "push/send.h"

#include <curl/curl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/text_of.h"
#include "push/key_pair.h"
#include "push/openssl.h"

namespace trictrac {
namespace {

using Curl = Owned<CURL, curl_easy_cleanup>;
using List = Owned<curl_slist, curl_slist_free_all>;
using Kind = PushAnswer::Kind;

constexpr long kSeconds = 20;
constexpr std::size_t kMostAnswer = 4096;
constexpr std::int64_t kSignedFor = 12 * 3600;
constexpr std::int64_t kLongestRest = 24 * 3600;

void append(List& list, const std::string& line) {
  list.reset(curl_slist_append(list.release(), line.c_str()));
}

List headers_of(const PushSubscription& to, const PushMessage& notice, const Sender& sender,
                std::int64_t now) {
  List headers;
  append(headers, "Content-Type: application/octet-stream");
  append(headers, "Content-Encoding: aes128gcm");
  append(headers, text_of("TTL: {}", notice.ttl));
  append(headers, notice.urgency == Urgency::High ? "Urgency: high" : "Urgency: normal");
  if (!notice.topic.empty()) append(headers, "Topic: " + notice.topic);
  append(headers, "Authorization: " + vapid_authorization(sender.key, origin_of(to.endpoint), sender.contact,
                                                          now + kSignedFor));
  append(headers, "Expect:");
  return headers;
}

// Where the name has led to is looked at, not the name: it may lead elsewhere each time.
curl_socket_t open_if_public(void*, curlsocktype, curl_sockaddr* at) {
  if (!is_public(at->addr)) return CURL_SOCKET_BAD;
  return socket(at->family, at->socktype | SOCK_CLOEXEC, at->protocol);
}

// What is answered is of no interest, and short.
std::size_t drop(char*, std::size_t size, std::size_t count, void* so_far) {
  auto& read = *static_cast<std::size_t*>(so_far);
  read += size * count;
  return read > kMostAnswer ? 0 : size * count;
}

int keep_waiting(void* given_up, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
  return (*static_cast<const std::function<bool()>*>(given_up))() ? 1 : 0;
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

}  // namespace

PushAnswer send_push(const PushSubscription& to, const PushMessage& notice, const Sender& sender,
                     std::int64_t now, const std::function<bool()>& given_up) {
  if (endpoint_fault(to.endpoint, sender.reach)) return {Kind::Gone, 0, "its address is none"};
  const auto body = encrypted(to, notice.text);
  if (!body) return {Kind::Gone, 0, "its keys are none"};
  const Curl curl(curl_easy_init());
  if (!curl) return {Kind::Later, 0, "libcurl cannot begin"};
  const auto set = [&](CURLoption option, auto value) { curl_easy_setopt(curl.get(), option, value); };
  const List headers = headers_of(to, notice, sender, now);
  std::size_t read = 0;
  set(CURLOPT_URL, to.endpoint.c_str());
  set(CURLOPT_PROTOCOLS_STR, sender.reach == EndpointReach::Public ? "https" : "https,http");
  if (sender.reach == EndpointReach::Public) set(CURLOPT_OPENSOCKETFUNCTION, open_if_public);
  set(CURLOPT_PROXY, "");  // which would see to it in its own way what is public
  set(CURLOPT_HTTPHEADER, headers.get());
  set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(body->size()));
  set(CURLOPT_POSTFIELDS, body->data());
  set(CURLOPT_WRITEFUNCTION, drop);
  set(CURLOPT_WRITEDATA, &read);
  set(CURLOPT_TIMEOUT, kSeconds);
  set(CURLOPT_NOSIGNAL, 1L);
  set(CURLOPT_NOPROGRESS, 0L);
  set(CURLOPT_XFERINFOFUNCTION, keep_waiting);
  set(CURLOPT_XFERINFODATA, &given_up);
  const CURLcode result = curl_easy_perform(curl.get());
  if (result == CURLE_OK || result == CURLE_WRITE_ERROR) return answer_of(curl.get());
  return {Kind::Later, 0, curl_easy_strerror(result)};
}

}  // namespace trictrac

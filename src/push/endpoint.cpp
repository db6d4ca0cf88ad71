#include "push/endpoint.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <cstdint>
#include <span>

namespace trictrac {
namespace {

constexpr std::size_t kMostBytes = 1000;

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

// Of 2000::/3 all but what only leads on to addresses of the other kind, and what is never in use.
bool is_public6(std::span<const std::uint8_t, 16> a) {
  if ((a[0] & 0xe0) != 0x20) return false;
  const int first = a[0] << 8 | a[1], second = a[2] << 8 | a[3];
  return first != 0x2002 && !(first == 0x2001 && (second < 0x200 || second == 0xdb8));
}

bool is_plain(char c) { return c > ' ' && c < '\x7f' && c != '"' && c != '\\' && c != '<' && c != '>'; }

}  // namespace

std::string_view origin_of(std::string_view endpoint) {
  const auto host = endpoint.find("://");
  if (host == std::string_view::npos) return endpoint;
  return endpoint.substr(0, endpoint.find_first_of("/?#", host + 3));
}

std::optional<std::string> endpoint_fault(std::string_view endpoint, EndpointReach reach) {
  const bool spoken = endpoint.starts_with("https://") ||
                      (reach == EndpointReach::Anywhere && endpoint.starts_with("http://"));
  if (!spoken) return "begins with https://";
  const std::string_view origin = origin_of(endpoint);
  if (origin.ends_with("//") || origin.contains('@')) return "names the host of a push service";
  if (endpoint.size() > kMostBytes || !std::ranges::all_of(endpoint, is_plain))
    return "is an address of at most 1000 signs, as the browser gave it";
  return std::nullopt;
}

bool is_public(const sockaddr& address) {
  if (address.sa_family == AF_INET)
    return is_public4(ntohl(reinterpret_cast<const sockaddr_in&>(address).sin_addr.s_addr));
  if (address.sa_family != AF_INET6) return false;
  const in6_addr& six = reinterpret_cast<const sockaddr_in6&>(address).sin6_addr;
  return is_public6(std::span<const std::uint8_t, 16>(six.s6_addr));
}

}  // namespace trictrac

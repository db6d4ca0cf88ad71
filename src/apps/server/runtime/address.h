// The address of a client, also behind trusted proxies.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace trictrac {

using Address = boost::asio::ip::address;

// A range of addresses: "10.0.0.0/8", "2001:db8::/32", or one address.
class Network {
 public:
  // Reads such a text; the error says what it should be.
  static std::expected<Network, std::string> parse(std::string_view text);
  bool contains(const Address& address) const;

 private:
  std::variant<boost::asio::ip::network_v4, boost::asio::ip::network_v6> in_;
};

// Returns the origin of a request: the peer or, if it is a trusted proxy, the last forwarded address that is
// not trusted itself. `forwarded` holds the values of X-Forwarded-For in the order of the request, joined by
// commas; an unreadable value, and everything before it, is ignored.
Address caller_of(const Address& peer, std::string_view forwarded, const std::vector<Network>& trusted);
bool is_trusted(const Address& peer, const std::vector<Network>& trusted);

// Returns the name by which limits count an address: itself or, for IPv6, its network of 64 bits, which one
// household has as a whole.
std::string share_of(const Address& address);

}  // namespace trictrac

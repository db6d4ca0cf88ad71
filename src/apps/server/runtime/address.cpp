#include "apps/server/runtime/address.h"

#include <algorithm>

namespace trictrac {
namespace {

namespace ip = boost::asio::ip;

// An IPv4 address written as IPv6 is the IPv4 address.
Address plain(const Address& a) {
  if (a.is_v6() && a.to_v6().is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, a.to_v6());
  return a;
}

std::optional<Address> read_address(std::string_view text) {
  boost::system::error_code wrong;
  const Address a = ip::make_address(std::string(text), wrong);
  if (wrong || (a.is_v6() && a.to_v6().scope_id() != 0)) return std::nullopt;
  return plain(a);
}

std::string_view without_blanks(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// An address as proxies write it: "192.0.2.1", "192.0.2.1:4711", "2001:db8::1", "[2001:db8::1]:4711".
std::optional<Address> forwarded_address(std::string_view text) {
  text = without_blanks(text);
  if (text.starts_with('[')) {
    const auto end = text.find(']');
    return end == std::string_view::npos ? std::nullopt : read_address(text.substr(1, end - 1));
  }
  if (std::ranges::count(text, ':') == 1) text = text.substr(0, text.find(':'));
  return read_address(text);
}

}  // namespace

std::expected<Network, std::string> Network::parse(std::string_view text) {
  const auto wrong = [&] {
    return std::unexpected("\"" + std::string(text) +
                           "\" is not a network, such as 127.0.0.1, 10.0.0.0/8 or 2001:db8::/32");
  };
  const std::size_t slash = std::min(text.find('/'), text.size());
  const std::string_view bits = text.substr(slash);
  const auto address = read_address(text.substr(0, slash));
  if (!address || bits.size() > std::string_view("/128").size()) return wrong();
  boost::system::error_code failed;
  Network network;
  if (address->is_v4())
    network.in_ =
        ip::make_network_v4(address->to_string() + std::string(bits.empty() ? "/32" : bits), failed);
  else
    network.in_ =
        ip::make_network_v6(address->to_string() + std::string(bits.empty() ? "/128" : bits), failed);
  if (failed) return wrong();
  return network;
}

bool Network::contains(const Address& address) const {
  const Address a = plain(address);
  if (const auto* v4 = std::get_if<ip::network_v4>(&in_))
    return a.is_v4() && ip::network_v4(a.to_v4(), v4->prefix_length()).network() == v4->network();
  const auto& v6 = std::get<ip::network_v6>(in_);
  return a.is_v6() && ip::network_v6(a.to_v6(), v6.prefix_length()).network() == v6.network();
}

bool is_trusted(const Address& peer, const std::vector<Network>& trusted) {
  return std::ranges::any_of(trusted, [&](const Network& n) { return n.contains(peer); });
}

Address caller_of(const Address& peer, std::string_view forwarded, const std::vector<Network>& trusted) {
  Address caller = plain(peer);
  while (is_trusted(caller, trusted) && !forwarded.empty()) {
    const auto comma = forwarded.rfind(',');
    const auto before =
        forwarded_address(comma == std::string_view::npos ? forwarded : forwarded.substr(comma + 1));
    if (!before) break;
    caller = *before;
    forwarded = comma == std::string_view::npos ? std::string_view() : forwarded.substr(0, comma);
  }
  return caller;
}

std::string share_of(const Address& address) {
  const Address a = plain(address);
  if (a.is_v4()) return a.to_string();
  auto bytes = a.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), 0);
  return ip::make_address_v6(bytes).to_string() + "/64";
}

}  // namespace trictrac

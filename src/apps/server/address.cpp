#include "apps/server/address.h"

#include <algorithm>
#include <charconv>

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

std::vector<unsigned char> bytes_of(const Address& a) {
  if (a.is_v4()) {
    const auto bytes = a.to_v4().to_bytes();
    return {bytes.begin(), bytes.end()};
  }
  const auto bytes = a.to_v6().to_bytes();
  return {bytes.begin(), bytes.end()};
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
                           "\" is no network: such as 127.0.0.1, 10.0.0.0/8 or 2001:db8::/32");
  };
  const auto slash = text.find('/');
  const auto address = read_address(text.substr(0, slash));
  if (!address) return wrong();
  Network network;
  network.first_ = *address;
  network.bits_ = address->is_v4() ? 32 : 128;
  if (slash == std::string_view::npos) return network;
  const std::string_view size = text.substr(slash + 1);
  int bits = -1;
  const auto [end, failed] = std::from_chars(size.data(), size.data() + size.size(), bits);
  if (failed != std::errc() || end != size.data() + size.size() || bits < 0 || bits > network.bits_)
    return wrong();
  network.bits_ = bits;
  return network;
}

bool Network::contains(const Address& address) const {
  const auto a = bytes_of(plain(address)), b = bytes_of(first_);
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    const int bits = std::clamp(bits_ - 8 * static_cast<int>(i), 0, 8);
    if ((a[i] ^ b[i]) >> (8 - bits)) return false;
  }
  return true;
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

#include "apps/server/runtime/origin_policy.h"

#include <unistd.h>

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <cctype>

namespace trictrac {
namespace {

std::string lower(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return small;
}

// "HOST:8080" without its port; an address of IPv6 keeps its brackets.
std::string_view name_in(std::string_view host) {
  const auto end = host.starts_with('[') ? host.find(']') : std::string_view::npos;
  const auto colon = host.find(':', end == std::string_view::npos ? 0 : end);
  return host.substr(0, colon);
}

bool is_numbers(std::string_view name) {
  if (name.starts_with('[') && name.ends_with(']')) name = name.substr(1, name.size() - 2);
  boost::system::error_code wrong;
  boost::asio::ip::make_address(std::string(name), wrong);
  return !wrong;
}

// Name and port as one text, without the ports that go without saying.
std::string place_of(std::string_view host) {
  for (const std::string_view usual : {":80", ":443"})
    if (host.ends_with(usual)) host.remove_suffix(usual.size());
  return lower(host);
}

// Returns the host of an origin; nothing for "null" and other origins that name no host.
std::optional<std::string_view> host_in(std::string_view origin) {
  for (const std::string_view scheme : {"http://", "https://"})
    if (origin.starts_with(scheme) && origin.size() > scheme.size()) return origin.substr(scheme.size());
  return std::nullopt;
}

ApiError refused(std::string message) { return {ErrorCode::NotAllowed, std::move(message)}; }

// Returns the beginning of a header, for an error message.
std::string repeated(std::string_view text) { return "\"" + std::string(text.substr(0, 100)) + "\""; }

}  // namespace

std::string host_name(std::string_view host) { return lower(name_in(host)); }

OriginPolicy::OriginPolicy(const OriginPolicyOptions& options) : hosts_{"localhost"} {
  char machine[256] = {};
  if (gethostname(machine, sizeof machine - 1) == 0 && machine[0] != '\0') {
    hosts_.push_back(lower(machine));
    hosts_.push_back(lower(machine) + ".local");
  }
  for (const std::string& host : options.hosts) hosts_.push_back(lower(name_in(host)));
  for (const std::string& origin : options.origins) origins_.push_back(lower(origin));
}

std::optional<ApiError> OriginPolicy::wrong_host(std::optional<std::string_view> host) const {
  if (!host) return std::nullopt;
  const std::string name = lower(name_in(*host));
  if (is_numbers(name) || name.ends_with(".localhost") || std::ranges::find(hosts_, name) != hosts_.end())
    return std::nullopt;
  return refused("this server does not answer to the name " + repeated(*host) +
                 ": its operator can allow it with --host");
}

std::optional<ApiError> OriginPolicy::wrong_origin(std::optional<std::string_view> origin,
                                                   std::string_view host) const {
  if (!origin) return std::nullopt;
  if (const auto own = host_in(*origin); own && place_of(*own) == place_of(host)) return std::nullopt;
  if (std::ranges::find(origins_, lower(*origin)) != origins_.end()) return std::nullopt;
  return refused("pages of " + repeated(*origin) +
                 " may not use this server: its operator can allow them with --allow-origin");
}

}  // namespace trictrac

#include "people/email.h"

#include <algorithm>

#include "base/text_of.h"
#include "base/utf8.h"

namespace trictrac {
namespace {

constexpr std::size_t kLongestAddress = 254;  // RFC 5321 4.5.3.1.3
constexpr std::string_view kSeparators = " ()<>[],;:\\\"";

}  // namespace

std::optional<std::string> email_fault(std::string_view address) {
  if (address.size() > kLongestAddress) return text_of("has at most {} bytes", kLongestAddress);
  const auto at = address.find('@');
  const bool two_parts = at != std::string_view::npos && at > 0 && at + 1 < address.size() &&
                         address.find('@', at + 1) == std::string_view::npos;
  if (!two_parts) return "is of the kind anne@club.example";
  const auto plain = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte > ' ' && byte != 0x7F && kSeparators.find(c) == std::string_view::npos;
  };
  if (!std::ranges::all_of(address, plain) || !is_utf8(address)) return "has no blanks or separators";
  return std::nullopt;
}

}  // namespace trictrac

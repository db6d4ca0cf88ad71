#include "people/base64url.h"

#include <sodium.h>

#include "people/c_library.h"

namespace trictrac {
namespace {

constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

}  // namespace

std::string to_base64url(std::string_view bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes_of(bytes), bytes.size(), kVariant);
  text.pop_back();  // what ends it in C
  return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
  std::string bytes(text.size() / 4 * 3 + 3, '\0');
  std::size_t size = 0;
  if (sodium_base642bin(bytes_of(bytes), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr,
                        kVariant) != 0)
    return std::nullopt;
  bytes.resize(size);
  return bytes;
}

}  // namespace trictrac

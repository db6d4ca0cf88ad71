#include "apps/server/http/cookies.h"

#include "base/text_of.h"
#include "store/rows/people_rows.h"

namespace trictrac {

std::string cookie_value(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    std::string_view part = header.substr(0, header.find(';'));
    header.remove_prefix(std::min(header.size(), part.size() + 1));
    while (part.starts_with(' ')) part.remove_prefix(1);
    if (part.starts_with(name) && part.substr(name.size()).starts_with('='))
      return std::string(part.substr(name.size() + 1));
  }
  return {};
}

std::string set_cookie(std::string_view name, std::string_view value, bool secure) {
  return text_of("{}={}; HttpOnly; SameSite=Lax; Path=/; Max-Age={}{}", name, value,
                 value.empty() ? 0 : kSessionSeconds, secure ? "; Secure" : "");
}

}  // namespace trictrac

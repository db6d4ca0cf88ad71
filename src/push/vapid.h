// Who sends a notice, as RFC 8292 has a server say it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "push/key_pair.h"

namespace trictrac {

// The header Authorization. `origin`: of the push service, such as "https://push.example"; `contact`: a
// mailto: or https: address of whoever keeps this server, "" where none is said; `until`: seconds since 1970,
// less than a day ahead.
std::string vapid_authorization(const KeyPair& own, std::string_view origin, std::string_view contact,
                                std::int64_t until);

}  // namespace trictrac

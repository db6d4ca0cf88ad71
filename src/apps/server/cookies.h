// The cookies of the house: the session of a browser.
#pragma once

#include <string>
#include <string_view>

namespace trictrac {

inline constexpr std::string_view kSessionCookie = "trictrac";

// The value of a cookie in the header Cookie, "" where there is none.
std::string cookie_value(std::string_view header, std::string_view name);

// Set-Cookie: for 400 days; `secure`: the page came over https. An empty value clears it.
std::string session_cookie(std::string_view value, bool secure);

}  // namespace trictrac

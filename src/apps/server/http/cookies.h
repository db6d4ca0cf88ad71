// The cookies of the server: the session of a browser.
#pragma once

#include <string>
#include <string_view>

namespace trictrac {

inline constexpr std::string_view kSessionCookie = "trictrac";
// A mark by which the browser is known, also when nobody is signed in there any more.
inline constexpr std::string_view kMarkCookie = "trictrac-browser";

// The value of a cookie in the header Cookie, "" where there is none.
std::string cookie_value(std::string_view header, std::string_view name);

// Set-Cookie: for 400 days; `secure`: the page came over https. An empty value clears it.
std::string set_cookie(std::string_view name, std::string_view value, bool secure);

}  // namespace trictrac

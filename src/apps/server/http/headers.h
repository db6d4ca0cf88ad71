// What headers and addresses of requests say.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trictrac {

// The cookie of a session.
inline constexpr std::string_view kSessionCookie = "trictrac";
// A mark by which the browser is known, also when nobody is signed in there any more.
inline constexpr std::string_view kMarkCookie = "trictrac-browser";

// Returns the value of a cookie in the header Cookie, "" if there is none.
std::string cookie_value(std::string_view header, std::string_view name);

// Prints Set-Cookie for 400 days; an empty value clears the cookie. `secure`: the page came over https.
std::string set_cookie(std::string_view name, std::string_view value, bool secure);

// Returns what a browser says it is in the header User-Agent, for people to recognise their sessions by:
// "Firefox, Linux"; "Firefox", "Linux" or "" where less is said.
std::string device_name(std::string_view agent);

// Returns whether a header Accept-Encoding names this encoding, with a weight above 0 ("gzip;q=0").
bool takes_encoding(std::string_view accepted, std::string_view encoding);

// Returns the languages of a header Accept-Language as it names them, in small letters and without their
// countries: "fr", "en".
std::vector<std::string> languages_in(std::string_view header);

// Writes every byte but letters and digits as %XX.
std::string percent_encoded(std::string_view text);
// Returns what a part of an address stands for; nothing if a % is not followed by two hex digits.
std::optional<std::string> percent_decoded(std::string_view text);

// Returns the value of a member of the query of an address, decoded, "" if it has none.
std::string in_query(std::string_view target, std::string_view name);

}  // namespace trictrac

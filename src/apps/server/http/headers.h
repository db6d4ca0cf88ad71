// Parses headers and addresses of requests.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trictrac {

// The cookie of a session.
inline constexpr std::string_view kSessionCookie = "trictrac";
// The cookie that identifies a browser, even after its user has signed out.
inline constexpr std::string_view kMarkCookie = "trictrac-browser";

// Returns the value of a cookie in the header Cookie, or "".
std::string cookie_value(std::string_view header, std::string_view name);

// Returns Set-Cookie for 400 days; an empty value clears the cookie. `secure`: the page came over https.
std::string set_cookie(std::string_view name, std::string_view value, bool secure);

// Returns the browser and system in the header User-Agent, by which people recognise their sessions:
// "Firefox, Linux"; or "Firefox", "Linux", "".
std::string device_name(std::string_view agent);

// Returns whether a header Accept-Encoding names this encoding, with a weight above 0 ("gzip;q=0").
bool takes_encoding(std::string_view accepted, std::string_view encoding);

// Returns the languages of a header Accept-Language in their order, in lower case and without countries:
// "fr", "en".
std::vector<std::string> languages_in(std::string_view header);

// Returns the text with every byte except letters and digits as %XX.
std::string percent_encoded(std::string_view text);
// Returns the decoded text of a part of an address; nullopt if a % is not followed by two hexadecimal digits.
std::optional<std::string> percent_decoded(std::string_view text);

}  // namespace trictrac

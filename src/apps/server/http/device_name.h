// What a browser says it is, for people to recognise their sessions by.
#pragma once

#include <string>
#include <string_view>

namespace trictrac {

// "Firefox, Linux" of a header User-Agent; "Firefox", "Linux" or "" where less is said.
std::string device_name(std::string_view agent);

}  // namespace trictrac

// The name of a club in its address.
#pragma once

#include <string>
#include <string_view>

namespace trictrac {

// The longest one, in bytes, without the number that tells clubs of one title apart.
inline constexpr std::size_t kLongestClubName = 48;

// Returns the words of a title in small letters without accents, with hyphens between them:
// "club-du-tablier"; "club" where nothing is left of it. It may be the name of another club.
std::string club_name_of(std::string_view title);

}  // namespace trictrac

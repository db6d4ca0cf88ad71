#include "apps/server/clubs/club_name.h"

#include "people/account_name.h"
#include "text/words.h"

namespace trictrac {
namespace {

bool is_of_address(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

// Returns a title whose words are between blanks: signs in ASCII and the typographic apostrophe end a word.
std::string with_blanks(std::string_view title) {
  constexpr std::string_view kApostrophe = "’";
  std::string spaced;
  for (std::size_t at = 0; at < title.size(); ++at) {
    const char c = title[at];
    if (title.substr(at).starts_with(kApostrophe)) {
      spaced += ' ';
      at += kApostrophe.size() - 1;
    } else {
      const bool is_sign =
          static_cast<unsigned char>(c) < 0x80 && !is_of_address(c) && !(c >= 'A' && c <= 'Z');
      spaced += is_sign ? ' ' : c;
    }
  }
  return spaced;
}

}  // namespace

std::string club_name_of(std::string_view title) {
  std::string name;
  for (const std::string& word : words_of(with_blanks(title))) {
    std::string part = folded_name(word);
    std::erase_if(part, [](char c) { return !is_of_address(c); });
    if (part.empty()) continue;
    if (name.size() + 1 + part.size() > kLongestClubName) {
      if (name.empty()) name = part.substr(0, kLongestClubName);
      break;
    }
    name += (name.empty() ? "" : "-") + part;
  }
  return name.empty() ? "club" : name;
}

}  // namespace trictrac

// The options of a match, in the words of records and of the command line: a line each of
// data/golden/terms.txt.
#pragma once

#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "game/match/format.h"
#include "game/rules/presets.h"
#include "text/match_text.h"
#include "text/options_text.h"
#include "text/words.h"

namespace trictrac::test {

struct Terms {
  std::string format;
  std::string match;    // "name=value name=value"
  std::string options;  // of the rules, the same

  std::string rules() const { return std::string(find_format(format)->rules); }
  MatchOptions match_options() const { return *match_of_words(find_format(format)->options, match); }
  // The beginning of a record.
  std::string tags() const {
    return "[Rules \"" + rules() + "\"]\n[Options \"" + options + "\"]\n[Format \"" + format +
           "\"]\n[Match \"" + match + "\"]\n";
  }
  // Returns the arguments for the command line.
  std::string arguments() const {
    std::string all = "--format " + format + " --rules " + rules();
    for (const std::string& word : words_of(match)) all += " --match " + word;
    for (const std::string& word : words_of(options)) all += " --option " + word;
    return all;
  }
};

inline std::vector<Terms> all_terms() {
  std::vector<Terms> all;
  std::ifstream in(TRICTRAC_DATA "/golden/terms.txt");
  for (std::string line; std::getline(in, line);) {
    const auto parts = split(line, '|');
    if (parts.size() == 3)
      all.push_back({std::string(trim(parts[0])), std::string(trim(parts[1])), std::string(trim(parts[2]))});
  }
  return all;
}

}  // namespace trictrac::test

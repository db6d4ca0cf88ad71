// A small match of every format and company, for tests that play them at random.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "game/match/format.h"

namespace trictrac::test {

struct Agreed {
  std::string name;    // of a test
  std::string format;  // of the preset
  MatchOptions options;
};

inline Agreed agreed(std::string_view format, std::string name, auto change) {
  Agreed a{std::move(name), std::string(format), find_format(format)->options};
  std::ranges::replace(a.name, '-', '_');
  change(a.options);
  return a;
}

// Returns every preset in its shortest form, then the companies and all other options that change the course
// of a match.
inline std::vector<Agreed> small_matches() {
  std::vector<Agreed> all;
  for (const FormatPreset& f : kFormats)
    all.push_back(agreed(f.name, std::string(f.name), [](MatchOptions& o) {
      if (o.rounds > 1 || o.format == Format::Tours) o.rounds = 2;
    }));
  all.push_back(agreed("tour", "single_tour", [](MatchOptions&) {}));
  for (const char* format : {"ecrire-lois", "ecrire-1780"}) {
    const std::string name = format;
    all.push_back(agreed(format, name + "_three", [](MatchOptions& o) { o.players = 3, o.rounds = 3; }));
    all.push_back(agreed(format, name + "_lots",
                         [](MatchOptions& o) { o.players = 3, o.rounds = 3, o.seats = SeatDraw::Lots; }));
  }
  for (const char* format : {"ecrire-lalanne", "ecrire-lois", "ecrire-1780", "combine"}) {
    const std::string name = format;
    all.push_back(agreed(format, name + "_chouette", [](MatchOptions& o) {
      o.company = Company::Chouette, o.players = 3, o.rounds = 4;
    }));
    if (name == "ecrire-lalanne") continue;
    all.push_back(agreed(format, name + "_two_against_two", [](MatchOptions& o) {
      o.company = Company::TwoAgainstTwo, o.players = 4, o.rounds = 4;
    }));
  }
  all.push_back(
      agreed("ecrire-lois", "capped", [](MatchOptions& o) { o.rounds = 2, o.ecrire.marque.hole_cap = 8; }));
  all.push_back(
      agreed("ecrire-1780", "paper", [](MatchOptions& o) { o.rounds = 4, o.method = Method::Paper; }));
  all.push_back(agreed("poule-engraisser", "five_fill", [](MatchOptions& o) { o.players = 5; }));
  all.push_back(
      agreed("poule-plumer", "two_drain", [](MatchOptions& o) { o.players = 2, o.run_doubles = false; }));
  return all;
}

}  // namespace trictrac::test

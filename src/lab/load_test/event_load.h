// A load test of a Swiss tournament: all its players have its page open while its rounds are paired, beside
// tables at which others play.
#pragma once

#include <expected>
#include <filesystem>
#include <string>
#include <vector>

#include "base/json.h"

namespace trictrac::load_test {

struct EventOptions {
  int players = 512, rounds = 7;
  int games = 50;                  // at other tables, of two people each
  double acts_per_s = 100;         // there, of all people together
  double results_per_s = 10;       // entered by the director: at 10, a round of 256 tables ends in 26 s
  std::string url;                 // http://HOST:PORT of a server that runs; else one is started and stopped
  std::filesystem::path program;   // that starts it: `program serve …`
  std::string store;               // a file, or an address of PostgreSQL, at which two servers are started
  std::vector<std::string> serve;  // further words of their command lines
};

// Holds the tournament, and returns its figures. Times are in ms; `told` and `page` from the moment the
// director asks for a round, over all players and rounds:
//   pair       the round is paired and nothing stored (the most of all rounds)
//   begin      it is paired, its games are made and stored, and the director has the answer (the most)
//   told       a player's page is told that the tournament has changed
//   page       it has what has changed
//   page_bytes, news_bytes      what it is answered first, and then for each change (the median, the most)
//   acts, p50_ms, p99_ms        of the acts at the other tables
//   result     a result is entered (the median, the most)
//   wrong      what the tournament has come to and should not have: 0
std::expected<Json, std::string> run_event(const EventOptions& options);

}  // namespace trictrac::load_test

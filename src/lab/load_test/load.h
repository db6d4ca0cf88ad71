// A load test: people at many tables of a server at once, over real sockets, and their latencies.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"

namespace trictrac::load_test {

// The size of the load, and the server.
struct LoadOptions {
  int games = 1000;         // open at once, of two people each
  int sockets = 0;          // how many of them are played; 0: all
  double acts_per_s = 100;  // of all people together
  double seconds = 10;
  int bots = 0;  // further tables of a person and a bot, who play as fast as they are answered
  std::string bot = "lelasseux";
  std::string url;                 // http://HOST:PORT of a server that runs; else one is started and stopped
  std::filesystem::path program;   // that starts it: `program serve …`
  std::filesystem::path store;     // the file it keeps its games in; empty: a temporary one
  std::vector<std::string> serve;  // further words of its command line
};

// Runs the load test, and returns its figures. Times are in ms, from the moment an act was due (not when it
// could be sent) to the arrival of its line:
//   seconds     from the first act to the last line
//   acts        those that had their line; unanswered: those due without one; refused: answered by an error
//   lost        lines seen that the server no longer has, and unanswered acts
//   doubled     lines received twice, or stored by the server and received by no client
//   bot_lines   lines at the tables of bots
//   flush_ms    the time that a small write takes to reach the disk of the temporary files, without which a
//               figure of one machine says nothing of another
//   start_ms    the time until the server that was started listened
//   rss_mb, rss_kb_per_game     of the server at the end, and how much more that is than before the games
//   db_bytes_per_game           the size of its file when it had stopped, per game
// The error says why it could not begin.
std::expected<Json, std::string> run_load(const LoadOptions& options);

}  // namespace trictrac::load_test

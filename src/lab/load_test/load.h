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

// The results of a load test. Times are in ms, from the moment an act was due (not when it could be sent) to
// the arrival of its line.
struct LoadReport {
  int games = 0;
  double seconds = 0;  // from the first act to the last line
  double acts_per_s = 0;
  double p50_ms = 0, p95_ms = 0, p99_ms = 0, most_ms = 0;
  long acts = 0;
  long unanswered = 0;  // acts that were due and had no line in the end
  long refused = 0;     // acts that were answered by an error
  long lost = 0;        // lines seen that the server no longer has, and acts unanswered or refused
  long doubled = 0;     // lines received twice, or stored by the server and received by no client
  long bot_lines = 0;   // at the tables of bots
  std::string first_error;
  std::optional<double> start_ms;           // until the server that was started listened
  std::optional<double> rss_mb;             // of the server, at the end of the load
  std::optional<double> rss_kb_per_game;    // how much more that is than before the games were made
  std::optional<double> db_bytes_per_game;  // of its file when it had stopped

  // Returns the report as a JSON object.
  Json to_json() const;
};

// Runs the load test. The error says why it could not begin.
std::expected<LoadReport, std::string> run_load(const LoadOptions& options);

}  // namespace trictrac::load_test

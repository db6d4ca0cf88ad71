#include <algorithm>
#include <functional>
#include <sstream>

#include "apps/cli/common.h"
#include "apps/lab/commands.h"
#include "apps/lab/report.h"
#include "base/text_of.h"
#include "text/trid.h"

namespace trictrac::cli::perft_command {
namespace {

// Is called after each play of the position that is counted.
using Reached = std::function<void()>;

struct PlayCounts {
  long long plays = 0;
  long long points_roller = 0;
  long long points_other = 0;
};

// Plays and points over the 21 rolls, and over every reply to each, `depth` rolls deep. Ctrl-C ends it.
void count(const Position& p, const RuleOptions& options, int depth, PlayCounts& total,
           const Reached& reached) {
  auto turn = std::make_unique<Turn>();
  for (const Roll r : all_rolls()) {
    judge(p, r, options, Context{}, *turn);
    total.plays += turn->plays.size();
    total.points_roller += turn->events.points_roller();
    total.points_other += turn->events.points_other();
    if (depth <= 1) continue;
    for (const Play& play : turn->plays) {
      if (interrupted()) return;
      const Position after_play = after(p, play);
      if (after_play.own.off < kMenPerSide) count(turned(after_play), options, depth - 1, total, {});
      if (reached) reached();
    }
  }
}

std::string text_of_count(const std::string& trid, int depth, const PlayCounts& c) {
  return text_of("{} {} {} {} {}", trid, depth, c.plays, c.points_roller, c.points_other);
}

// The error is the fault of the position.
std::expected<PlayCounts, std::string> counted(const std::string& trid, int depth,
                                               const Reached& reached = {}) {
  const auto state = parse_trid(trid);
  if (!state) return std::unexpected(state.error().front().message);
  PlayCounts c;
  count(state->board, state->options, depth, c, reached);
  return c;
}

// Counts each line "TRID depth plays points points" again and compares.
void check(const std::string& path, bool json, int& status) {
  const auto text = read_text(path);
  if (!text) return fail(status, text.error());
  Report report(json, "perft", "lines", static_cast<long>(std::ranges::count(*text, '\n')));
  std::istringstream in(*text);
  int lines = 0, wrong = 0;
  for (std::string expected; std::getline(in, expected);) {
    if (expected.empty() || expected[0] == '#') continue;
    std::istringstream words(expected);
    std::string trid;
    int depth = 0;
    words >> trid >> depth;
    const auto c = counted(trid, depth);
    if (interrupted()) break;
    const std::string found = c ? text_of_count(trid, depth, *c) : c.error();
    report.reach(++lines);
    if (found == expected) continue;
    ++wrong;
    report.aside([&] { fail(status, text_of("expected {}\n           found {}", expected, found)); });
  }
  report["lines"] = lines;
  report["wrong"] = wrong;
  report.print(interrupted(), status);
}

struct Arguments {
  std::string trid = "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0";
  int depth = 2;
  std::string file;
  bool json = false;
};

void run(const Arguments& a, int& status) {
  if (!a.file.empty()) return check(a.file, a.json, status);
  const auto plays = counted(a.trid, 1);
  if (!plays) return fail(status, plays.error());
  Report report(a.json, "perft", "plays", a.depth > 1 ? static_cast<long>(plays->plays) : 0);
  const auto c = counted(a.trid, a.depth, [&, done = 0L]() mutable { report.reach(++done); });
  report["trid"] = a.trid;
  report["depth"] = a.depth;
  report["plays"] = c->plays;
  report["points_player"] = c->points_roller;
  report["points_opponent"] = c->points_other;
  report.print(interrupted(), status);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("trid", &a->trid, "position (default: the start)");
  line.option("--depth", &a->depth, "depth, in rolls", Between{1, 4});
  line.option("--check", &a->file, "check the counts in this file");
  line.flag("--json", a->json, "one JSON object");
  line.runs([=](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::perft_command

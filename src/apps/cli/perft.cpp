#include <iostream>
#include <sstream>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "base/text_of.h"
#include "text/trid.h"

namespace trictrac::cli::perft_verb {
namespace {

struct Count {
  long long plays = 0;
  long long points_roller = 0;
  long long points_other = 0;
};

// Plays and points over the 21 rolls, and over every reply to each, `depth` rolls deep.
void count(const Position& p, const RuleOptions& options, int depth, Count& total) {
  auto turn = std::make_unique<Turn>();
  for (const Roll r : all_rolls()) {
    judge(p, r, options, Context{}, *turn);
    total.plays += turn->plays.size();
    total.points_roller += turn->events.points_roller();
    total.points_other += turn->events.points_other();
    if (depth <= 1) continue;
    for (const Play& play : turn->plays) {
      const Position after_play = after(p, play);
      if (after_play.own.off < kMenPerSide) count(turned(after_play), options, depth - 1, total);
    }
  }
}

std::string line(const std::string& trid, int depth, const Count& c) {
  std::ostringstream out;
  out << trid << " " << depth << " " << c.plays << " " << c.points_roller << " " << c.points_other;
  return out.str();
}

std::string counted(const std::string& trid, int depth, int& status) {
  const auto state = parse_trid(trid);
  if (!state) {
    fail(status, state.error().front().message);
    return "";
  }
  Count c;
  count(state->board, state->options, depth, c);
  return line(trid, depth, c);
}

// Each line "TRID depth plays points points" is counted again and compared.
void check(const std::string& path, int& status) {
  const auto text = read_text(path);
  if (!text) return fail(status, text.error());
  std::istringstream in(*text);
  int lines = 0;
  for (std::string expected; std::getline(in, expected);) {
    if (expected.empty() || expected[0] == '#') continue;
    std::istringstream words(expected);
    std::string trid;
    int depth = 0;
    words >> trid >> depth;
    const std::string found = counted(trid, depth, status);
    if (found != expected) fail(status, text_of("expected {}\n           found {}", expected, found));
    ++lines;
  }
  if (status == 0) std::cout << lines << " lines agree\n";
}

}  // namespace

void declare(CommandLine& line) {
  auto trid = std::make_shared<std::string>("TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0");
  auto depth = std::make_shared<int>(2);
  auto file = std::make_shared<std::string>();
  line.option("trid", trid.get(), "position (default: the start)");
  line.option("--depth", depth.get(), "rolls deep", Between{1, 4});
  line.option("--check", file.get(), "file of expected counts");
  line.runs([=](int& status) {
    if (!file->empty()) return check(*file, status);
    const std::string text = counted(*trid, *depth, status);
    if (status == 0) std::cout << text << "\n";
  });
}

}  // namespace trictrac::cli::perft_verb

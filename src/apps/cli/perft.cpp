#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "base/json.h"
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

std::string text_of_count(const std::string& trid, int depth, const Count& c) {
  return text_of("{} {} {} {} {}", trid, depth, c.plays, c.points_roller, c.points_other);
}

Json json_of_count(const std::string& trid, int depth, const Count& c) {
  return {{"trid", trid},
          {"depth", depth},
          {"plays", c.plays},
          {"points_player", c.points_roller},
          {"points_opponent", c.points_other}};
}

// Or what is wrong with the position.
std::expected<Count, std::string> counted(const std::string& trid, int depth) {
  const auto state = parse_trid(trid);
  if (!state) return std::unexpected(state.error().front().message);
  Count c;
  count(state->board, state->options, depth, c);
  return c;
}

// Each line "TRID depth plays points points" is counted again and compared.
void check(const std::string& path, bool json, int& status) {
  const auto text = read_text(path);
  if (!text) return fail(status, text.error());
  std::istringstream in(*text);
  int lines = 0, wrong = 0;
  for (std::string expected; std::getline(in, expected);) {
    if (expected.empty() || expected[0] == '#') continue;
    std::istringstream words(expected);
    std::string trid;
    int depth = 0;
    words >> trid >> depth;
    const auto c = counted(trid, depth);
    const std::string found = c ? text_of_count(trid, depth, *c) : c.error();
    ++lines;
    if (found == expected) continue;
    ++wrong;
    fail(status, text_of("expected {}\n           found {}", expected, found));
  }
  if (json)
    std::cout << Json{{"lines", lines}, {"wrong", wrong}}.dump() << "\n";
  else if (wrong == 0)
    std::cout << lines << " lines agree\n";
}

struct Arguments {
  std::string trid = "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0";
  int depth = 2;
  std::string file;
  bool json = false;
};

void run(const Arguments& a, int& status) {
  if (!a.file.empty()) return check(a.file, a.json, status);
  const auto c = counted(a.trid, a.depth);
  if (!c) return fail(status, c.error());
  if (a.json)
    std::cout << json_of_count(a.trid, a.depth, *c).dump() << "\n";
  else
    std::cout << text_of_count(a.trid, a.depth, *c) << "\n";
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("trid", &a->trid, "position (default: the start)");
  line.option("--depth", &a->depth, "rolls deep", Between{1, 4});
  line.option("--check", &a->file, "file of expected counts");
  line.flag("--json", a->json, "one JSON object");
  line.runs([=](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::perft_verb

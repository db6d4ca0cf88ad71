#include "service/replay.h"

#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/courrier/commands.h"
#include "apps/cli/game_json.h"
#include "apps/cli/records.h"
#include "apps/cli/terminal/console.h"
#include "apps/cli/terminal/spoken.h"
#include "base/json.h"
#include "base/text_of.h"
#include "courrier/text/position_text.h"
#include "courrier/text/record.h"
#include "game/match/match_ledger.h"
#include "game/match/series.h"
#include "text/board_text.h"
#include "text/record/account_lines.h"
#include "text/record/record.h"
#include "text/shown.h"
#include "text/trid.h"
#include "wire/protocol.h"
#include "words/record.h"

namespace trictrac::cli::replay_command {
namespace {

using words::RecordWords;

struct Arguments {
  std::vector<std::string> paths;
  NumberingArgument numbering;
  bool boards = false, print = false, json = false;
};

// "1.5" of three halves.
std::string halves_text(int halves, const Words& words) {
  return text_of("{}{}{}", halves < 0 ? "-" : "", std::abs(halves) / 2,
                 halves % 2 == 0 ? std::string() : words.decimal(".5"));
}

// Returns the balances so far, in the unit of the format.
std::string account_text(const std::string& stands, const MatchLedger& a, const Words& words) {
  std::string balances, fiches;
  for (const int halves : balance_of(a)) balances += " " + halves_text(halves, words);
  for (const int n : fiches_of(a)) fiches += text_of(" {}", n);
  if (!fiches.empty()) balances += words(&RecordWords::in_fiches, words::Balances(fiches));
  return words(over(a) ? &RecordWords::over : &RecordWords::so_far, words::Stands(stands),
               words::Balances(balances));
}

std::string where_it_stands(const Match& match, const Words& words) {
  const State& s = match.state();
  const PerSide<int>&holes = s.marks.holes, &points = s.marks.points;
  std::string text = words(&RecordWords::holes_and_points, words::Count<"white_holes">(holes.white),
                           words::Count<"black_holes">(holes.black), words::Count<"white">(points.white),
                           words::Count<"black">(points.black));
  if (!is_plain_tour(match.options())) return account_text(text, match.account(), words);
  if (!s.outcome) return text;
  return text_of(
      "{}, {}",
      words(&RecordWords::won_by, words::Stands(text), words::Who(side_text(s.outcome->winner, words))),
      worth_of(s).name);
}

// Prints the JSON of a game: the file's own members, the members of `ending`, and those of `game`.
void print_json(const GivenRecord& given, const Json& ending, const Json& game) {
  Json all{{"file", given.path},
           {"record_number", given.number},
           {"right", true},
           {"over", !game["result"].is_null()}};
  all.update(ending);
  all.update(game);
  std::cout << dump(all) << "\n";
}

void print_json(const GivenRecord& given, const Record& record, const Match& match) {
  const State& s = match.state();
  Json balance = Json::array();
  for (const int halves : balance_of(match.account())) balance.push_back(halves / 2.0);
  print_json(given,
             {{"holes", {{"white", s.marks.holes.white}, {"black", s.marks.holes.black}}},
              {"points", {{"white", s.marks.points.white}, {"black", s.marks.points.black}}},
              {"balance", balance},
              {"trid", print_trid(s)}},
             game_json(replay(record), record.tags));
}

void print_courrier_json(const GivenRecord& given, int& status) {
  const auto record = courrier::parse_courrier_record(given.text);
  if (!record) return fail(status, given.located(record.error()));
  const auto replayed = replay_text(given.text);
  if (!replayed) return fail(status, given.located(replayed.error()));
  const Json game = game_json(*replayed, record->tags);
  Json score = Json::object(), position = courrier::print_position(record->start);
  if (!game["lines"].empty()) {
    score = game["lines"].back()["score"];
    position = game["lines"].back()["position"];
  }
  print_json(given, {{"points", score}, {"position", position}}, game);
}

void replay(const Arguments& a, const GivenRecord& given, int& status) {
  const Words& words = user_words();
  if (a.print && given.number > 1) std::cout << "\n";
  if (courrier::is_courrier_record(given.text) && a.json) return print_courrier_json(given, status);
  if (courrier::is_courrier_record(given.text))
    return replay_courrier(given, words, a.boards, a.print, status);
  const auto record = parse_record(given.text);
  if (!record) return fail(status, given.located(record.error()));
  if (a.print) {
    std::cout << visible(print_record(*record));
    return;
  }
  Console console;
  const BoardStyle style = console.board_style(words);
  Match match = match_of(*record);
  std::optional<SpokenGame> spoken;
  if (match.hand() && !a.json) spoken.emplace(*record, words, console.page());
  for (const LoggedEvent& logged : record->events) {
    const Match before = match;
    const auto effects = match.act(logged);
    if (!effects) return fail(status, words(&RecordWords::no_replay));
    if (spoken) spoken->show(before, logged, match, *effects);
    if (a.boards && std::holds_alternative<PlayMen>(logged.event))
      console.page() << board_text(match.state(), a.numbering.meant(), style) << "\n";
    console.show();
  }
  if (a.json) return print_json(given, *record, match);
  console.page() << words(spoken ? &RecordWords::all_actions_legal : &RecordWords::all_marks_right,
                          words::Path(visible(given.name())), words::Stands(where_it_stands(match, words)))
                 << "\n"
                 << print_trid(match.state()) << "\n";
  console.show();
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.required("records", &a->paths, "files, or - for standard input");
  line.flag("--boards", a->boards, "draw the board after every move");
  line.flag("--print", a->print, "print the record in canonical form");
  a->numbering.add_to(line);
  add_language(line);
  line.flag("--json", a->json,
            "print each game as one JSON object a line: every roll, play and mark (docs/record.md)");
  line.excludes("--json", "--boards");
  line.excludes("--json", "--print");
  line.runs([=](int& status) {
    for (const std::string& path : a->paths) {
      const auto records = read_records(path);
      if (!records) fail(status, records.error());
      for (const GivenRecord& given : records.value_or(std::vector<GivenRecord>{})) replay(*a, given, status);
    }
  });
}

}  // namespace trictrac::cli::replay_command

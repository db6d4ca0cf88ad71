#include "service/replay.h"

#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/courrier/commands.h"
#include "apps/cli/record_file.h"
#include "apps/cli/terminal/console.h"
#include "apps/cli/terminal/spoken.h"
#include "base/json.h"
#include "base/overloaded.h"
#include "base/text_of.h"
#include "courrier/text/position_text.h"
#include "courrier/text/record.h"
#include "game/match/match_ledger.h"
#include "game/match/series.h"
#include "table/mutual_offer.h"
#include "text/board_text.h"
#include "text/marks_text.h"
#include "text/play_text.h"
#include "text/record/record.h"
#include "text/record/record_line.h"
#include "text/record/record_tags.h"
#include "text/shown.h"
#include "text/trid.h"
#include "wire/protocol.h"
#include "words/hand.h"
#include "words/play.h"
#include "words/record.h"

namespace trictrac::cli::replay_command {
namespace {

using words::HandWords, words::PlayWords, words::RecordWords;

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

// Returns the message "game" without what only a page at its table needs.
Json agreed_json(const std::string& message) {
  Json game = Json::parse(message);
  for (const char* member : {"say", "game", "you", "next", "commit", "lines"}) game.erase(member);
  return game;
}

// Returns a message "line" with the number of its roll first; a line before the first roll has roll 0.
Json line_json(const std::string& message, int& rolls) {
  Json line = Json::parse(message), all = Json::object();
  const Json& done = line["do"];
  if (done["type"] == "roll") ++rolls;
  for (auto& [name, value] : line.items()) {
    if (name == "say" || name == "turn") continue;
    if (name == "do") all["roll"] = rolls;
    all[name] = std::move(value);
  }
  return all;
}

// Returns `tags`, `game`, `lines` and `result` of a replayed game (docs/record.md, "As JSON"). The lines are
// those of a table, without the next question, and with the numbers of their rolls.
Json game_json(const Replayed& replayed, const Tags& tags) {
  Json named = Json::object(), lines = Json::array();
  for (const auto& [name, value] : tags) named[name] = value;
  int rolls = 0;
  for (const std::string& message : replayed.lines) lines.push_back(line_json(message, rolls));
  Json result = lines.empty() ? Json(nullptr) : lines.back()["over"];
  if (const auto stop = parse_end_tag(tag_in(tags, "End"))) result = stopped_json(*stop, {});
  return {{"tags", std::move(named)},
          {"game", agreed_json(replayed.game)},
          {"lines", std::move(lines)},
          {"result", std::move(result)}};
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

// Writes a game whose players marked for themselves, from its record: throws, plays, words, and their
// effects.
class SpokenGame {
 public:
  SpokenGame(const Record& record, const Words& words, std::ostream& out)
      : words_(words),
        names_{named(record, Side::White), named(record, Side::Black)},
        numbering_(numbering_of(record)),
        out_(out) {}

  // Shows the effects of an event between `before` and `match`.
  void show(const Match& before, const LoggedEvent& logged, const Match& match, const MatchEffects& effects) {
    show(before.state(), effects.effects.judged ? match.state().to_act : logged.side, logged.event);
    if (effects.by_hand) show_spoken(speech_, before, match, logged, *effects.by_hand);
  }

 private:
  std::string named(const Record& record, Side side) const {
    const std::string given = shown_name(record.tag(player_tag(index(side))));
    return given.empty() ? player_text(side, words_) : given;
  }

  void show(const State& before, Side thrower, const GameEvent& event) {
    const words::Who actor(names_[before.to_act]);
    const auto line = [&](const std::string& text) { out_ << text << "\n"; };
    std::visit(
        Overloaded{[&](const TakeLead& a) {
                     if (a.roll) throws(a.first, *a.roll);
                   },
                   [&](const RollDice& a) { throws(thrower, *a.dice); },
                   [&](const Hold&) { line(words_(&PlayWords::holds, actor)); },
                   [&](const Go&) { line(words_(&PlayWords::goes, actor)); },
                   [&](const PlayMen& a) {
                     line(words_(&PlayWords::plays, actor,
                                 words::Move(play_text(as_put(a.steps), before.roll,
                                                       of_mover(numbering_, before.to_act)))));
                   },
                   [&](const Resign& a) { line(words_(&PlayWords::resigns, words::Who(names_[a.side]))); },
                   [](const auto&) {}},
        event);
  }

  void throws(Side side, Roll roll) {
    out_ << "\n"
         << words_(&HandWords::throws, words::N(++rolls_), words::Who(names_[side]),
                   words::Dice(roll_text(roll)))
         << "\n";
  }

  Words words_;
  PerSide<std::string> names_;
  Numbering numbering_;
  std::ostream& out_;
  Speech speech_{words_, numbering_, [this](Side side) { return names_[side]; },
                 [](Side) { return Counted::ByMover; }, out_};
  int rolls_ = 0;
};

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

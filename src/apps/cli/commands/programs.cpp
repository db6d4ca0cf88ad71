// The commands for other programs.
#include <iostream>
#include <iterator>
#include <sstream>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "engine/bots/bot.h"
#include "engine/explain/reasons.h"
#include "game/match/format.h"
#include "service/describe.h"
#include "text/play_text.h"
#include "text/shown.h"
#include "text/trid.h"
#include "text/words.h"
#include "wire/act_message.h"

namespace trictrac::cli {
namespace {

// The engine protocol UTI: one command a line on standard input, answers on standard output.
// docs/protocol.md describes it.
class UtiEngine {
 public:
  void run() {
    for (std::string line; std::getline(std::cin, line);) {
      std::istringstream words(line);
      std::string command;
      if (!(words >> command)) continue;
      if (command == "quit") return;
      answer(command, words);
      if (!(std::cout << std::flush)) return;
    }
  }

 private:
  static void error(const std::string& code, const std::string& text) {
    std::cout << "error " << code << " " << visible_message(text) << "\n";
  }

  void answer(const std::string& command, std::istringstream& words) {
    if (command == "uti") return introduce();
    if (command == "isready") {
      std::cout << "readyok\n";
      return;
    }
    if (command == "set") return set(words);
    if (command == "position") return position(words);
    if (command == "go") return go(words);
    if (command == "explain") return explain(words);
    if (command == "stop") return;  // every answer is immediate: there is nothing to stop
    error("unknown_command",
          "\"" + command + "\"; the commands are uti isready set position go explain stop quit");
  }

  void introduce() {
    std::cout << "id name Trictrac\nid author the Trictrac project\nid version " TRICTRAC_VERSION "\n"
              << "key bot string " << bot_name_;
    for (const auto name : bot_names()) std::cout << " " << name;
    std::cout << "\nutiok\n";
  }

  void set(std::istringstream& words) {
    std::string key, value;
    words >> key >> value;
    if (key != "bot") return error("unknown_key", "\"" + key + "\"; the only key is bot");
    if (!make_bot(value, 1)) return error("bad_value", "there is no bot \"" + value + "\"");
    bot_name_ = value;
  }

  void position(std::istringstream& words) {
    std::string kind, trid;
    words >> kind >> trid;
    if (kind != "trid") return error("bad_position", "write: position trid TRID=…");
    const auto state = parse_trid(trid);
    if (!state) return error("bad_position", state.error().front().message);
    tour_ = std::make_unique<Tour>(*state);
  }

  void go(std::istringstream& words) {
    std::string word, role;
    while (words >> word)
      if (word == "role") words >> role;
    if (!tour_) return error("no_position", "give a position first");
    const Stage stage = tour_->state().stage;
    const auto bot = make_bot(bot_name_, 1);
    if (stage == Stage::Decide && (role.empty() || role == "decision")) {
      decide(*bot);
    } else if (stage == Stage::Move && (role.empty() || role == "move")) {
      const Play& play = tour_->turn().plays[bot->choose_play(*tour_)];
      std::cout << "bestmove " << play_text(play, tour_->state().roll, Numbering::OneTo24) << "\n";
    } else if (role == "mark" && (stage == Stage::Move || stage == Stage::Decide)) {
      std::cout << "bestmove marque " << tour_->turn().events.points_roller() << "\n";
    } else {
      error("wrong_role", "this position asks for no such choice: role move at stage M, decision at D");
    }
  }

  // A position shows the end of the round, and so the kind of match; the rest is the format's preset.
  static MatchOptions options_for(Goal goal) {
    if (goal == Goal::Twelve) return {};
    MatchOptions options = find_format(goal == Goal::Six ? "poule-guiton" : "ecrire-lalanne")->options;
    options.players = 2;
    return options;
  }

  void decide(Bot& bot) {
    const State& s = tour_->state();
    const MatchOptions options = options_for(s.options.goal);
    if (const auto problem = problem_of(options, s)) return error("bad_position", *problem);
    const bool hold = std::holds_alternative<Hold>(bot.decide(Match(options, s)));
    std::cout << "bestmove " << (hold ? "tenir" : "enaller") << "\n";
  }

  void explain(std::istringstream& words) {
    const std::string asked(std::istreambuf_iterator<char>(words), {});
    constexpr std::string_view kThan = " than ";
    const std::size_t than = asked.find(kThan);
    if (!tour_) return error("no_position", "give a position first");
    if (tour_->state().stage != Stage::Move || than == asked.npos)
      return error("bad_value", "write: explain PLAY than PLAY, at stage M");
    const auto better = state_after(*tour_, trim(asked.substr(0, than)));
    const auto worse = state_after(*tour_, trim(asked.substr(than + kThan.size())));
    if (!better || !worse)
      return error("bad_value",
                   "both must be legal plays as bestmove writes them, after which the relevé goes on");
    const auto found = explanation::explain_play(tour_->state(), *better, *worse);
    for (const explanation::Reason& reason : found.reasons) print(reason);
    std::cout << "explained\n";
  }

  static void print(const explanation::Reason& r) {
    const explanation::FactRow& fact = explanation::kFacts[r.fact];
    std::cout << "reason " << fact.name << " of " << (fact.own ? "own" : "other") << " best " << r.best
              << " given " << r.given << " weight " << r.weight;
    if (r.at) std::cout << " at";
    for (FlecheSet rest = r.at; rest;) std::cout << " " << int{pop(rest)};
    std::cout << "\n";
  }

  std::string bot_name_ = "lelasseux";
  std::unique_ptr<Tour> tour_;
};

}  // namespace

void engine_command::declare(CommandLine& line) {
  line.runs([](int&) { UtiEngine().run(); });
}

void act_command::declare(CommandLine& line) {
  const auto file = std::make_shared<std::string>("-");
  const auto jsonl = std::make_shared<bool>();  // the only form there is
  line.option("file", file.get(), "file of questions, one a line (default: standard input)");
  line.flag("--jsonl", *jsonl, "read one JSON question a line, print one JSON answer a line");
  line.runs([file, jsonl](int& status) { answer_lines(*file, act_line, status); });
}

void describe_command::declare(CommandLine& line) {
  line.runs([](int&) { std::cout << describe() << "\n"; });
}

}  // namespace trictrac::cli

#include <array>

#include "apps/cli/common.h"
#include "apps/lab/commands.h"
#include "apps/lab/report.h"
#include "base/text_of.h"
#include "lab/external_engines/engine.h"
#include "lab/signature/random_action.h"
#include "text/trid.h"

namespace trictrac::cli::conform_command {
namespace {

using external_engines::ExternalEngine;
// What an engine did instead of what it should have done; nothing where it was right.
using Wrong = std::optional<std::string>;

// The positions an engine is asked about.
struct Questions {
  std::vector<Tour> plays, forced, decisions;  // at Move with something to play, and with nothing; at Decide
};

void keep(std::vector<Tour>& tours, const Tour& tour, int most) {
  if (static_cast<int>(tours.size()) < most) tours.push_back(tour);
}

// Keeps a few positions of each game, from its opening to its end.
void keep_some(Questions& q, const Tour& tour, Random& random, int most) {
  constexpr int kOneIn = 8;
  const Stage stage = tour.state().stage;
  if (stage == Stage::Move && tour.turn().plays[0].size == 0) return keep(q.forced, tour, most);
  if (random.below(kOneIn) != 0) return;
  if (stage == Stage::Move) keep(q.plays, tour, most);
  if (stage == Stage::Decide) keep(q.decisions, tour, most);
}

Questions draw_questions(int positions, std::uint64_t seed) {
  Questions q;
  Random random(seed);
  const auto enough = [&](const std::vector<Tour>& tours) {
    return static_cast<int>(tours.size()) >= positions;
  };
  while (!enough(q.plays) || !enough(q.forced) || !enough(q.decisions)) {
    for (Tour tour; tour.state().stage != Stage::Over; act_randomly(tour, random))
      keep_some(q, tour, random, positions);
  }
  return q;
}

Wrong check_answers(ExternalEngine& engine, const std::vector<Tour>& tours) {
  for (const Tour& tour : tours)
    if (const auto done = engine.choose(tour.state(), tour.turn()); !done) return done.error();
  return std::nullopt;
}

Wrong check_line(ExternalEngine& engine, std::string_view line, std::string_view beginning) {
  const auto said = engine.ask(line);
  if (said && said->starts_with(beginning)) return std::nullopt;
  return text_of("it answered \"{}\" with {} where {}… was expected", line,
                 said ? "\"" + *said + "\"" : engine.silence(), beginning);
}

// Checks that a line is answered by an error, after which the engine goes on.
Wrong check_refusal(ExternalEngine& engine, std::string_view line) {
  if (auto wrong = check_line(engine, line, "error ")) return wrong;
  return check_line(engine, "isready", "readyok");
}

Wrong check_name(ExternalEngine& engine, const Questions&) {
  if (!engine.name().empty()) return std::nullopt;
  return "it answered uti without a line id name …";
}

Wrong check_role(ExternalEngine& engine, const Questions& q) {
  engine.say("position trid " + print_trid(q.plays.front().state()));
  return check_refusal(engine, "go role decision");
}

Wrong check_stop(ExternalEngine& engine, const Questions&) {
  engine.say("stop");
  return check_line(engine, "isready", "readyok");
}

Wrong check_last_position(ExternalEngine& engine, const Questions& q) {
  engine.say("position trid " + print_trid(q.decisions.back().state()));
  return check_answers(engine, {q.plays.front()});
}

Wrong check_quit(ExternalEngine& engine, const Questions&) {
  engine.say("quit");
  if (const auto said = engine.ask("isready")) return "after quit it said \"" + *said + "\"";
  return std::nullopt;
}

struct EngineCheck {
  std::string_view what;
  Wrong (*put)(ExternalEngine& engine, const Questions& q);
};

constexpr auto kQuestions = std::to_array<EngineCheck>({
    {"introduces itself", &check_name},
    {"plays legally", [](ExternalEngine& e, const Questions& q) { return check_answers(e, q.plays); }},
    {"plays - where nothing can be played",
     [](ExternalEngine& e, const Questions& q) { return check_answers(e, q.forced); }},
    {"holds or goes", [](ExternalEngine& e, const Questions& q) { return check_answers(e, q.decisions); }},
    {"answers about the last position", &check_last_position},
    {"refuses a word it does not know, and goes on",
     [](ExternalEngine& e, const Questions&) { return check_refusal(e, "trictrac"); }},
    {"refuses what is not a position, and goes on",
     [](ExternalEngine& e, const Questions&) { return check_refusal(e, "position trid TRID=none"); }},
    {"refuses to answer without a position, and goes on",
     [](ExternalEngine& e, const Questions&) { return check_refusal(e, "go"); }},
    {"refuses a question the position does not ask, and goes on", &check_role},
    {"answers nothing to stop", &check_stop},
    {"ends when it is asked to", &check_quit},
});

struct Arguments {
  std::string command;
  int positions = 100;  // of each kind, from random legal tours
  std::uint64_t seed = 1;
  std::chrono::seconds patience{10};  // for each answer
  bool json = false;
};

// Starts the engine again for each test.
void run(const Arguments& a, int& status) {
  const Questions q = draw_questions(a.positions, a.seed);
  std::size_t done = 0;
  bool right = true, goes_on = true;
  Report report(a.json, "conform", "things examined", static_cast<long>(kQuestions.size()));
  report["right"] = true;
  for (; goes_on && done < kQuestions.size(); ++done) {
    auto engine = ExternalEngine::begin(a.command, a.patience);
    const Wrong wrong = engine ? kQuestions[done].put(*engine, q) : engine.error();
    report.add("examined", {{"right", !wrong},
                            {"what", kQuestions[done].what},
                            {"instead", wrong ? Json(*wrong) : Json(nullptr)}});
    goes_on = report.reach(static_cast<long>(done) + 1) && engine;  // what is no engine is asked no more
    right = right && !wrong && goes_on;
  }
  report["right"] = right;
  report["left"] = kQuestions.size() - done;
  report.print(interrupted() && done < kQuestions.size(), status);
  if (!right && status == 0) status = kWrongInput;
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.required("command", &a->command, "command that starts the engine, as in a shell");
  line.option("--positions", &a->positions, "positions of each kind", Between{1, 100000});
  line.option("--seed", &a->seed, "seed of the positions");
  line.option("--patience", &a->patience, "seconds that the engine may take to answer", Between{1, 3600});
  line.flag("--json", a->json, "one JSON object");
  line.runs([a](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::conform_command

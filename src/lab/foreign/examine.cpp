#include "lab/foreign/examine.h"

#include <array>
#include <vector>

#include "base/text_of.h"
#include "lab/foreign/engine.h"
#include "lab/proof/random_action.h"
#include "text/trid.h"

namespace trictrac::foreign {
namespace {

using Wrong = std::optional<std::string>;

// The positions an engine is asked about.
struct Questions {
  std::vector<Tour> plays, forced, decisions;  // at Move with something to play, and with nothing; at Decide
};

void keep(std::vector<Tour>& tours, const Tour& tour, int most) {
  if (static_cast<int>(tours.size()) < most) tours.push_back(tour);
}

// A few of each game, from its opening to its end.
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
    for (Tour tour; tour.state().stage != Stage::Over; tour.act_lawful(random_action(tour, random)))
      keep_some(q, tour, random, positions);
  }
  return q;
}

Wrong answers(Engine& engine, const std::vector<Tour>& tours) {
  for (const Tour& tour : tours)
    if (const auto done = engine.choose(tour.state(), tour.turn()); !done) return done.error();
  return std::nullopt;
}

Wrong asked(Engine& engine, std::string_view line, std::string_view beginning) {
  const auto said = engine.ask(line);
  if (said && said->starts_with(beginning)) return std::nullopt;
  return text_of("to \"{}\" it answered {} where {}… was to come", line,
                 said ? "\"" + *said + "\"" : engine.silence(), beginning);
}

// Answered by an error, after which it goes on.
Wrong refuses(Engine& engine, std::string_view line) {
  if (auto wrong = asked(engine, line, "error ")) return wrong;
  return asked(engine, "isready", "readyok");
}

Wrong introduces_itself(Engine& engine, const Questions&) {
  if (!engine.name().empty()) return std::nullopt;
  return "it answered uti without a line id name …";
}

Wrong refuses_a_role(Engine& engine, const Questions& q) {
  engine.say("position trid " + print_trid(q.plays.front().state()));
  return refuses(engine, "go role decision");
}

Wrong keeps_silent_when_stopped(Engine& engine, const Questions&) {
  engine.say("stop");
  return asked(engine, "isready", "readyok");
}

Wrong takes_the_last_position(Engine& engine, const Questions& q) {
  engine.say("position trid " + print_trid(q.decisions.back().state()));
  return answers(engine, {q.plays.front()});
}

Wrong ends(Engine& engine, const Questions&) {
  engine.say("quit");
  if (const auto said = engine.ask("isready")) return "after quit it said \"" + *said + "\"";
  return std::nullopt;
}

struct Question {
  std::string_view what;
  Wrong (*put)(Engine& engine, const Questions& q);
};

constexpr auto kQuestions = std::to_array<Question>({
    {"introduces itself", &introduces_itself},
    {"plays lawfully", [](Engine& e, const Questions& q) { return answers(e, q.plays); }},
    {"plays - where nothing can be played",
     [](Engine& e, const Questions& q) { return answers(e, q.forced); }},
    {"holds or goes", [](Engine& e, const Questions& q) { return answers(e, q.decisions); }},
    {"answers of the last position", &takes_the_last_position},
    {"refuses a word it does not know, and goes on",
     [](Engine& e, const Questions&) { return refuses(e, "trictrac"); }},
    {"refuses what is no position, and goes on",
     [](Engine& e, const Questions&) { return refuses(e, "position trid TRID=none"); }},
    {"refuses to answer without a position, and goes on",
     [](Engine& e, const Questions&) { return refuses(e, "go"); }},
    {"refuses a question the position does not ask, and goes on", &refuses_a_role},
    {"answers stop by nothing", &keeps_silent_when_stopped},
    {"ends when it is asked to", &ends},
});

}  // namespace

int examinations() { return static_cast<int>(kQuestions.size()); }

bool examine(const std::string& command, const ExamineOptions& how,
             const std::function<bool(const Examined&)>& report) {
  const Questions q = draw_questions(how.positions, how.seed);
  bool right = true;
  for (const Question& question : kQuestions) {
    auto engine = Engine::begin(command, how.patience);
    const Examined examined{question.what, engine ? question.put(*engine, q) : engine.error()};
    right = right && !examined.wrong;
    if (!report(examined)) return false;
    if (!engine) return false;  // it would be asked in vain for the rest
  }
  return right;
}

}  // namespace trictrac::foreign

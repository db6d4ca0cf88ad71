// Games and judged rolls in Python.
#include "game/rules/tariff.h"
#include "library/game/observation.h"
#include "library/python/parts.h"

namespace trictrac::python {
namespace {

using library::Game;

struct JudgedEvent {
  std::string jan;
  bool to_roller = false;
  int ways = 0, points = 0;
  std::vector<int> fleches;
};

JudgedEvent judged_event(const Event& e) {
  JudgedEvent out{std::string(tariff(e.jan).name), e.to() == To::Roller, e.ways, e.points, {}};
  for (FlecheSet set = e.at; set != 0;) out.fleches.push_back(pop(set));
  return out;
}

std::vector<JudgedEvent> events_of(const library::Judgement& j) {
  std::vector<JudgedEvent> all;
  for (const Event& e : j.turn.events) all.push_back(judged_event(e));
  return all;
}

const char* name_of_stage(Stage stage) {
  constexpr std::array<const char*, 6> names{"lead", "roll", "decide", "move", "mark", "over"};
  return names[static_cast<std::size_t>(stage)];
}

std::optional<std::pair<int, int>> dice_of(const Game& game) {
  if (!game.asked()) return std::nullopt;
  return std::pair<int, int>{game.state().roll.a, game.state().roll.b};
}

template <class T>
std::pair<T, T> both(const PerSide<T>& sides) {
  return {sides.white, sides.black};
}

std::optional<int> winner_of(const Game& game) {
  const auto& outcome = game.state().outcome;
  return outcome ? player_of(outcome->winner) : std::nullopt;
}

std::vector<std::pair<int, double>> chances_of(const Game& game) {
  std::vector<std::pair<int, double>> all;
  for (const library::Chance& chance : game.chances()) all.emplace_back(chance.number, chance.probability);
  return all;
}

// [player][flèche - 1], both from White's talon.
py::array_t<std::int8_t> men_of(const Game& game) {
  py::array_t<std::int8_t> men({2, static_cast<int>(kLast)});
  auto at = men.mutable_unchecked<2>();
  const Position board = seen_by(Side::White, game.state());
  for (Fleche f = kTalon; f <= kLast; ++f) {
    at(0, f - 1) = static_cast<std::int8_t>(board.own.on(f));
    at(1, f - 1) = static_cast<std::int8_t>(board.other.on(f));
  }
  return men;
}

py::array_t<std::int8_t> seen_of(const Game& game, int player) {
  py::array_t<std::int8_t> seen(library::kSeen);
  library::observe(game.state(), game.match().turn(), side_of(player),
                   library::Seeing(seen.mutable_data(), library::kSeen));
  return seen;
}

void throw_dice(Game& game, int a, int b, std::optional<int> first) {
  good(game.throw_dice(a, b, first ? std::optional(side_of(*first)) : std::nullopt));
}

}  // namespace

void define_game(py::module_& module) {
  py::class_<JudgedEvent>(module, "Event", doc("Event"))
      .def_readonly("jan", &JudgedEvent::jan, doc("Event.jan"))
      .def_readonly("to_roller", &JudgedEvent::to_roller, doc("Event.to_roller"))
      .def_readonly("ways", &JudgedEvent::ways, doc("Event.ways"))
      .def_readonly("points", &JudgedEvent::points, doc("Event.points"))
      .def_readonly("fleches", &JudgedEvent::fleches, doc("Event.fleches"));
  py::class_<library::Judgement>(module, "Judgement", doc("Judgement"))
      .def_property_readonly(
          "points_roller", [](const library::Judgement& j) { return j.turn.events.points_roller(); },
          doc("Judgement.points_roller"))
      .def_property_readonly(
          "points_other", [](const library::Judgement& j) { return j.turn.events.points_other(); },
          doc("Judgement.points_other"))
      .def_property_readonly("events", &events_of, doc("Judgement.events"))
      .def_readonly("actions", &library::Judgement::actions, doc("Judgement.actions"));
  py::class_<Game>(module, "Game", doc("Game"))
      .def(py::init([](const std::string& text) { return good(Game::open(text)); }), py::arg("text") = "",
           doc("Game.__init__"))
      .def_property_readonly(
          "stage", [](const Game& g) { return name_of_stage(g.state().stage); }, doc("Game.stage"))
      .def_property_readonly("over", &Game::over, doc("Game.over"))
      .def_property_readonly(
          "asked", [](const Game& g) { return player_of(g.asked()); }, doc("Game.asked"))
      .def_property_readonly(
          "to_act", [](const Game& g) { return index(g.state().to_act); }, doc("Game.to_act"))
      .def_property_readonly("dice", &dice_of, doc("Game.dice"))
      .def_property_readonly("men", &men_of, doc("Game.men"))
      .def_property_readonly(
          "points", [](const Game& g) { return both(g.state().marks.points); }, doc("Game.points"))
      .def_property_readonly(
          "holes", [](const Game& g) { return both(g.state().marks.holes); }, doc("Game.holes"))
      .def_property_readonly("winner", &winner_of, doc("Game.winner"))
      .def_property_readonly(
          "balance", [](const Game& g) { return std::pair(g.balance(), -g.balance()); }, doc("Game.balance"))
      .def_property_readonly("most", &Game::most, doc("Game.most"))
      .def_property_readonly("deeds", &Game::length, doc("Game.deeds"))
      .def_property_readonly("trid", &Game::trid, doc("Game.trid"))
      .def_property_readonly("record", &Game::record, doc("Game.record"))
      .def(
          "at", [](const Game& g, int deeds) { return good(g.at(deeds)); }, py::arg("deeds"), doc("Game.at"))
      .def(
          "copy", [](const Game& g) { return Game(g); }, doc("Game.copy"))
      .def(
          "__copy__", [](const Game& g) { return Game(g); }, doc("Game.__copy__"))
      .def(
          "__deepcopy__", [](const Game& g, const py::dict&) { return Game(g); }, py::arg("memo"),
          doc("Game.__deepcopy__"))
      .def(
          "__repr__", [](const Game& g) { return "<trictrac.Game " + g.trid() + ">"; }, doc("Game.__repr__"))
      .def("actions", &Game::actions, doc("Game.actions"))
      .def("chances", &chances_of, doc("Game.chances"))
      .def(
          "act", [](Game& g, int action) { good(g.choose(action)); }, py::arg("action"), doc("Game.act"))
      .def(
          "play", [](Game& g, const std::string& text) { good(g.choose(good(g.read_action(text)))); },
          py::arg("text"), doc("Game.play"))
      .def(
          "fall", [](Game& g, int chance) { good(g.fall(chance)); }, py::arg("chance"), doc("Game.fall"))
      .def("throw", &throw_dice, py::arg("a"), py::arg("b"), py::arg("first") = py::none(), doc("Game.throw"))
      .def(
          "resign", [](Game& g, int player) { good(g.resign(side_of(player))); }, py::arg("player"),
          doc("Game.resign"))
      .def(
          "read", [](const Game& g, const std::string& text) { return good(g.read_action(text)); },
          py::arg("text"), doc("Game.read"))
      .def(
          "text", [](const Game& g, int action) { return good(g.action_text(action)); }, py::arg("action"),
          doc("Game.text"))
      .def(
          "judge", [](const Game& g, int a, int b) { return good(g.judge(a, b)); }, py::arg("a"),
          py::arg("b"), doc("Game.judge"))
      .def("seen", &seen_of, py::arg("player"), doc("Game.seen"));
}

}  // namespace trictrac::python

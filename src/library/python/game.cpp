// Games and judged rolls in Python.
#include "base/enum_table.h"
#include "game/rules/tariff.h"
#include "library/game/observation.h"
#include "library/python/parts.h"
#include "wire/act_message.h"

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

constexpr EnumTable<Stage, Stage::Over, const char*> kStageNames({
    {Stage::Lead, "lead"},
    {Stage::Roll, "roll"},
    {Stage::Decide, "decide"},
    {Stage::Move, "move"},
    {Stage::Over, "over"},
});

std::optional<std::pair<int, int>> dice_of(const Game& game) {
  if (!game.asked()) return std::nullopt;
  return std::pair<int, int>{game.state().roll.a, game.state().roll.b};
}

template <class T>
std::pair<T, T> both(const PerSide<T>& sides) {
  return {sides.white, sides.black};
}

std::optional<Side> winner_of(const Game& game) {
  const auto& outcome = game.state().outcome;
  return outcome ? std::optional(outcome->winner) : std::nullopt;
}

std::vector<std::pair<int, double>> chances_of(const Game& game) {
  std::vector<std::pair<int, double>> all;
  for (const library::Chance& chance : game.chances()) all.emplace_back(chance.number, chance.probability);
  return all;
}

// Returns [side][flèche - 1], both counted from White's talon.
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
  const Side side = good(game.view(player));
  py::array_t<std::int8_t> seen(library::kSeen);
  library::observe(game.state(), game.match().turn(), side,
                   library::Seeing(seen.mutable_data(), library::kSeen));
  return seen;
}

py::array_t<std::int32_t> standing_of(const Game& game, int player) {
  const auto numbers = good(game.standing(player));
  return py::array_t<std::int32_t>(static_cast<py::ssize_t>(numbers.size()), numbers.data());
}

// Returns the players of White's side and of Black's.
std::pair<std::optional<int>, std::optional<int>> sides_of(const Game& game) {
  return {game.player_at(Side::White), game.player_at(Side::Black)};
}

Game opened(const std::string& text) {
  return good(aside([&] { return Game::open(text); }));
}

std::string record_of(const Game& game) {
  const UseGuard use(&game, Use::Read);
  return aside([&] { return game.record(); });
}

// A game as a record, and the seats drawn where not all of them are.
using SavedGame = std::pair<std::string, std::vector<int>>;

SavedGame saved(const Game& game) {
  return {record_of(game), game.seats_awaited() ? game.seats() : std::vector<int>{}};
}

Game restored(const SavedGame& saved) {
  Game game = opened(saved.first);
  for (const int player : saved.second) good(game.draw_seat(player));
  return game;
}

Game game_after(const Game& game, int events) {
  const UseGuard use(&game, Use::Read);
  return good(aside([&] { return game.at(events); }));
}

void play(Game& game, const std::string& text) {
  const int action = good(game.read_action(text));
  good(alone(&Game::choose)(game, action));
}

void define_judgement(py::module_& module) {
  using library::Judgement;
  ClassDefinition<JudgedEvent>(module, "Event")
      .property("jan", &JudgedEvent::jan)
      .property("to_roller", &JudgedEvent::to_roller)
      .property("ways", &JudgedEvent::ways)
      .property("points", &JudgedEvent::points)
      .property("fleches", &JudgedEvent::fleches);
  ClassDefinition<Judgement>(module, "Judgement")
      .property("points_roller", [](const Judgement& j) { return j.turn.events.points_roller(); })
      .property("points_other", [](const Judgement& j) { return j.turn.events.points_other(); })
      .property("events", &events_of)
      .property("actions", &Judgement::actions);
}

void define_player_of_game(py::module_& module) {
  using library::PlayerStanding;
  ClassDefinition<PlayerStanding>(module, "Player")
      .property("seat", &PlayerStanding::seat)
      .property("side", &PlayerStanding::side)
      .property("account", &PlayerStanding::account)
      .property("advises", &PlayerStanding::advises)
      .property("balance", &PlayerStanding::balance);
}

}  // namespace

void define_game(py::module_& module) {
  define_judgement(module);
  define_player_of_game(module);
  module.def("act", &act_line, py::arg("line"), doc("act"));
  module.def("records", &library::split_records, py::arg("text"), doc("records"));
  ClassDefinition<Game>(module, "Game")
      .copies()
      .init(&opened, py::arg("text") = "")
      .property("stage", [](const Game& g) { return kStageNames[g.state().stage]; })
      .property("over", &Game::over)
      .property("asked", &Game::asked)
      .property("to_act", [](const Game& g) { return g.state().to_act; })
      .property("dice", &dice_of)
      .property("men", &men_of)
      .property("points", [](const Game& g) { return both(g.state().marks.points); })
      .property("holes", [](const Game& g) { return both(g.state().marks.holes); })
      .property("winner", &winner_of)
      .property("players", &Game::players)
      .def("player", &Game::player, py::arg("number"))
      .property("player_asked", &Game::player_asked)
      .property("sides", &sides_of)
      .property("seats", &Game::seats)
      .property("balance", [](const Game& g) { return py::tuple(py::cast(g.balance())); })
      .property("most", &Game::most)
      .property("deeds", &Game::length)
      .property("trid", &Game::trid)
      .property("record", &record_of)
      .def("at", &game_after, py::arg("deeds"))
      .pickle(&saved, &restored)
      .def("__repr__", [](const Game& g) { return "<trictrac.Game " + g.trid() + ">"; })
      .def("actions", &Game::actions)
      .def("chances", &chances_of)
      .def("act", alone(&Game::choose), py::arg("action"))
      .def("play", &play, py::arg("text"))
      .def("fall", alone(&Game::fall), py::arg("chance"))
      .def("throw", alone(&Game::throw_dice), py::arg("a"), py::arg("b"), py::arg("first") = py::none())
      .def("seat", alone(&Game::take_seats), py::arg("players"))
      .def("resign", alone(&Game::resign), py::arg("side"))
      .def("read", &Game::read_action, py::arg("text"))
      .def("text", &Game::action_text, py::arg("action"))
      .def("judge", &Game::judge, py::arg("a"), py::arg("b"))
      .def("seen", &seen_of, py::arg("player"))
      .def("standing", &standing_of, py::arg("player"));
}

}  // namespace trictrac::python

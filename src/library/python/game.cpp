// Games and judged rolls in Python.
#include "base/enum_table.h"
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
  constexpr EnumTable<Stage, Stage::Over, const char*> kNames({
      {Stage::Lead, "lead"},
      {Stage::Roll, "roll"},
      {Stage::Decide, "decide"},
      {Stage::Move, "move"},
      {Stage::Over, "over"},
  });
  return kNames[stage];
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
  return outcome ? number_of(outcome->winner) : std::nullopt;
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

std::vector<int> advised_by(const library::PlayerStanding& player) {
  std::vector<int> sides;
  for (const Side side : player.advises) sides.push_back(index(side));
  return sides;
}

Game opened(const std::string& text) {
  return good(aside([&] { return Game::open(text); }));
}

std::string record_of(const Game& game) {
  const Reading use(&game);
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
  const Reading use(&game);
  return good(aside([&] { return game.at(events); }));
}

// Applies `change` to a game, which no other thread may be using.
template <class Change>
void change_game(Game& game, Change change) {
  const ChangeGuard use(&game);
  good(change());
}

void throw_dice(Game& game, int a, int b, std::optional<int> first) {
  const ChangeGuard use(&game);
  good(game.throw_dice(a, b, first ? std::optional(side_of(*first)) : std::nullopt));
}

void define_judgement(py::module_& module) {
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
}

void define_player_of_game(py::module_& module) {
  using library::PlayerStanding;
  py::class_<PlayerStanding>(module, "Player", doc("Player"))
      .def_readonly("seat", &PlayerStanding::seat, doc("Player.seat"))
      .def_property_readonly(
          "side", [](const PlayerStanding& p) { return number_of(p.side); }, doc("Player.side"))
      .def_readonly("account", &PlayerStanding::account, doc("Player.account"))
      .def_property_readonly("advises", &advised_by, doc("Player.advises"))
      .def_readonly("balance", &PlayerStanding::balance, doc("Player.balance"));
}

}  // namespace

void define_game(py::module_& module) {
  define_judgement(module);
  define_player_of_game(module);
  module.def("records", &library::split_records, py::arg("text"), doc("records"));
  py::class_<Game> game(module, "Game", doc("Game"));
  define_copies(game, "Game");
  game.def(py::init(&opened), py::arg("text") = "", doc("Game.__init__"))
      .def_property_readonly(
          "stage", [](const Game& g) { return name_of_stage(g.state().stage); }, doc("Game.stage"))
      .def_property_readonly("over", &Game::over, doc("Game.over"))
      .def_property_readonly(
          "asked", [](const Game& g) { return number_of(g.asked()); }, doc("Game.asked"))
      .def_property_readonly(
          "to_act", [](const Game& g) { return index(g.state().to_act); }, doc("Game.to_act"))
      .def_property_readonly("dice", &dice_of, doc("Game.dice"))
      .def_property_readonly("men", &men_of, doc("Game.men"))
      .def_property_readonly(
          "points", [](const Game& g) { return both(g.state().marks.points); }, doc("Game.points"))
      .def_property_readonly(
          "holes", [](const Game& g) { return both(g.state().marks.holes); }, doc("Game.holes"))
      .def_property_readonly("winner", &winner_of, doc("Game.winner"))
      .def_property_readonly("players", &Game::players, doc("Game.players"))
      .def(
          "player", [](const Game& g, int number) { return good(g.player(number)); }, py::arg("number"),
          doc("Game.player"))
      .def_property_readonly("player_asked", &Game::player_asked, doc("Game.player_asked"))
      .def_property_readonly("sides", &sides_of, doc("Game.sides"))
      .def_property_readonly("seats", &Game::seats, doc("Game.seats"))
      .def_property_readonly(
          "balance", [](const Game& g) { return py::tuple(py::cast(g.balance())); }, doc("Game.balance"))
      .def_property_readonly("most", &Game::most, doc("Game.most"))
      .def_property_readonly("deeds", &Game::length, doc("Game.deeds"))
      .def_property_readonly("trid", &Game::trid, doc("Game.trid"))
      .def_property_readonly("record", &record_of, doc("Game.record"))
      .def("at", &game_after, py::arg("deeds"), doc("Game.at"))
      .def(py::pickle(&saved, &restored))
      .def(
          "__repr__", [](const Game& g) { return "<trictrac.Game " + g.trid() + ">"; }, doc("Game.__repr__"))
      .def("actions", &Game::actions, doc("Game.actions"))
      .def("chances", &chances_of, doc("Game.chances"))
      .def(
          "act", [](Game& g, int action) { change_game(g, [&] { return g.choose(action); }); },
          py::arg("action"), doc("Game.act"))
      .def(
          "play",
          [](Game& g, const std::string& text) {
            const int action = good(g.read_action(text));
            change_game(g, [&] { return g.choose(action); });
          },
          py::arg("text"), doc("Game.play"))
      .def(
          "fall", [](Game& g, int chance) { change_game(g, [&] { return g.fall(chance); }); },
          py::arg("chance"), doc("Game.fall"))
      .def("throw", &throw_dice, py::arg("a"), py::arg("b"), py::arg("first") = py::none(), doc("Game.throw"))
      .def(
          "seat",
          [](Game& g, std::vector<int> players) {
            change_game(g, [&] { return g.take_seats(std::move(players)); });
          },
          py::arg("players"), doc("Game.seat"))
      .def(
          "resign", [](Game& g, int side) { change_game(g, [&] { return g.resign(side_of(side)); }); },
          py::arg("side"), doc("Game.resign"))
      .def(
          "read", [](const Game& g, const std::string& text) { return good(g.read_action(text)); },
          py::arg("text"), doc("Game.read"))
      .def(
          "text", [](const Game& g, int action) { return good(g.action_text(action)); }, py::arg("action"),
          doc("Game.text"))
      .def(
          "judge", [](const Game& g, int a, int b) { return good(g.judge(a, b)); }, py::arg("a"),
          py::arg("b"), doc("Game.judge"))
      .def("seen", &seen_of, py::arg("player"), doc("Game.seen"))
      .def("standing", &standing_of, py::arg("player"), doc("Game.standing"));
}

}  // namespace trictrac::python

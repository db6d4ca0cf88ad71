// Many games at once, in arrays of numpy.
#include "library/game/games.h"

#include "library/python/parts.h"

namespace trictrac::python {
namespace {

using library::Games;

template <class T>
py::array_t<T> array_of(std::span<const T> numbers) {
  return py::array_t<T>(static_cast<py::ssize_t>(numbers.size()), numbers.data());
}

template <class T>
py::array_t<T> rows(py::ssize_t n, py::ssize_t width) {
  return py::array_t<T>(std::vector<py::ssize_t>{n, width});
}

void step(Games& games, const py::array_t<std::int32_t, py::array::c_style | py::array::forcecast>& actions) {
  if (actions.ndim() != 1) throw Refused("actions are one number for each game");
  good(games.step({actions.data(), static_cast<std::size_t>(actions.size())}));
}

py::array_t<std::int8_t> asked(const Games& games) {
  py::array_t<std::int8_t> players(games.size());
  for (int i = 0; i < games.size(); ++i)
    players.mutable_at(i) = static_cast<std::int8_t>(index(games.asked(i)));
  return players;
}

py::array_t<std::int8_t> observations(const Games& games) {
  auto seen = rows<std::int8_t>(games.size(), library::kSeen);
  games.observe({seen.mutable_data(), static_cast<std::size_t>(seen.size())});
  return seen;
}

py::array_t<bool> masks(const Games& games) {
  static_assert(sizeof(bool) == sizeof(std::uint8_t));
  auto lawful = rows<bool>(games.size(), library::kActions);
  games.masks(
      {reinterpret_cast<std::uint8_t*>(lawful.mutable_data()), static_cast<std::size_t>(lawful.size())});
  return lawful;
}

py::array_t<bool> ended(const Games& games) {
  py::array_t<bool> flags(games.size());
  for (int i = 0; i < games.size(); ++i)
    flags.mutable_at(i) = games.ended()[static_cast<std::size_t>(i)] != 0;
  return flags;
}

py::tuple afterwards(const Games& games) {
  const library::Afterwards all = games.afterwards();
  auto seen = rows<std::int8_t>(static_cast<py::ssize_t>(all.game.size()), library::kSeen);
  std::ranges::copy(all.seen, seen.mutable_data());
  return py::make_tuple(array_of(std::span(all.game)), array_of(std::span(all.action)), seen);
}

library::Game game_at(const Games& games, int i) {
  if (i < 0 || i >= games.size()) throw py::index_error("there is no such game");
  return games[i];
}

}  // namespace

void define_games(py::module_& module) {
  py::class_<Games>(module, "Games", doc("Games"))
      .def(py::init([](int n, std::uint64_t seed, const std::string& text) {
             return good(Games::begin(text, n, seed));
           }),
           py::arg("n"), py::arg("seed") = 1, py::arg("text") = "", doc("Games.__init__"))
      .def("__len__", &Games::size, doc("Games.__len__"))
      .def("__getitem__", &game_at, py::arg("i"), doc("Games.__getitem__"))
      .def("step", &step, py::arg("actions"), doc("Games.step"))
      .def_property_readonly("asked", &asked, doc("Games.asked"))
      .def_property_readonly("ended", &ended, doc("Games.ended"))
      .def_property_readonly(
          "rewards", [](const Games& g) { return array_of(g.rewards()).reshape({g.size(), 2}); },
          doc("Games.rewards"))
      .def("observations", &observations, doc("Games.observations"))
      .def("masks", &masks, doc("Games.masks"))
      .def("afterwards", &afterwards, doc("Games.afterwards"));
}

}  // namespace trictrac::python

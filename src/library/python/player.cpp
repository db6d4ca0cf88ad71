// Bots and analysis in Python. Searches let other threads of Python run meanwhile.
#include "library/game/player.h"

#include "library/python/parts.h"

namespace trictrac::python {
namespace {

using library::Analyst;
using library::Game;
using library::RankedAction;

struct NamedBot {
  std::string name;
  std::uint64_t seed = 1;
  library::Chooser chooser;
};

NamedBot new_bot(const std::string& name, std::uint64_t seed) {
  return {name, seed, good(library::Chooser::make(name, seed))};
}

// Runs `slow`, which changes `object` within and reads `game`, while other threads go on.
template <class Object, class Slow>
auto look_at(Object& object, const Game& game, Slow slow) {
  const UseGuard use(&object, Use::Change);
  const UseGuard read(&game, Use::Read);
  return good(aside(slow));
}

int choose(NamedBot& bot, const Game& game) {
  return look_at(bot, game, [&] { return bot.chooser.choose(game); });
}
std::vector<RankedAction> rank(Analyst& analyst, const Game& game, int plies) {
  return look_at(analyst, game, [&] { return analyst.rank(game, plies); });
}
library::PositionValue worth(Analyst& analyst, const Game& game, int plies) {
  return look_at(analyst, game, [&] { return analyst.worth(game, plies); });
}
std::string ask(Analyst& analyst, const std::string& question) {
  const UseGuard use(&analyst, Use::Change);
  return aside([&] { return analyst.ask(question); });
}

// A bot is what made it: one that draws begins its draws again.
using SavedBot = std::pair<std::string, std::uint64_t>;
SavedBot saved_bot(const NamedBot& bot) { return {bot.name, bot.seed}; }
NamedBot restored_bot(const SavedBot& bot) { return new_bot(bot.first, bot.second); }

auto new_analyst() { return good(aside(&Analyst::make)); }

}  // namespace

void define_player(py::module_& module) {
  module.def("bot_names", &library::all_bot_names, doc("bot_names"));
  ClassDefinition<NamedBot>(module, "Bot")
      .init(&new_bot, py::arg("name"), py::arg("seed") = 1)
      .property("name", &NamedBot::name)
      .def("choose", &choose, py::arg("game"))
      .pickle(&saved_bot, &restored_bot);
  ClassDefinition<RankedAction>(module, "Way")
      .property("action", &RankedAction::action)
      .property("plies", &RankedAction::plies)
      .property("holes", &RankedAction::holes)
      .property("worth", &RankedAction::worth)
      .property("lost", &RankedAction::lost)
      .property("chance", &RankedAction::chance);
  ClassDefinition<library::PositionValue>(module, "Worth")
      .property("holes", &library::PositionValue::holes)
      .property("worth", &library::PositionValue::worth)
      .property("chance", &library::PositionValue::chance);
  ClassDefinition<Analyst>(module, "Analyst")
      .init(&new_analyst)
      .def("rank", &rank, py::arg("game"), py::arg("plies") = 1)
      .def("worth", &worth, py::arg("game"), py::arg("plies") = 1)
      .def("ask", &ask, py::arg("question"))
      .pickle([](const Analyst&) { return py::tuple(); }, [](const py::tuple&) { return new_analyst(); });
}

}  // namespace trictrac::python

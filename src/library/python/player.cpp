// Bots and analysis in Python. Searches let other threads of Python run meanwhile.
#include "library/game/player.h"

#include "library/python/parts.h"

namespace trictrac::python {
namespace {

using library::Analyst;
using library::Game;
using library::RankedAction;

class NamedBot {
 public:
  NamedBot(std::string name, std::uint64_t seed)
      : name_(std::move(name)), seed_(seed), bot_(good(library::find_bot(name_, seed))) {}

  const std::string& name() const { return name_; }
  std::uint64_t seed() const { return seed_; }
  library::Result<int> choose(const Game& game) { return library::choose_action(*bot_, game); }

 private:
  std::string name_;
  std::uint64_t seed_;
  std::unique_ptr<Bot> bot_;
};

std::vector<std::string> names() {
  std::vector<std::string> all{"hasard", "commis"};
  for (const std::string_view name : bot_names()) all.emplace_back(name);
  return all;
}

// Runs `slow`, which changes `object` within and reads `game`, while other threads go on.
template <class Object, class Slow>
auto look_at(Object& object, const Game& game, Slow slow) {
  const ChangeGuard use(&object);
  const Reading read(&game);
  return good(aside(slow));
}

int choose(NamedBot& bot, const Game& game) {
  return look_at(bot, game, [&] { return bot.choose(game); });
}
std::vector<RankedAction> rank(Analyst& analyst, const Game& game, int plies) {
  return look_at(analyst, game, [&] { return analyst.rank(game, plies); });
}
library::PositionValue worth(Analyst& analyst, const Game& game, int plies) {
  return look_at(analyst, game, [&] { return analyst.worth(game, plies); });
}
std::string ask(Analyst& analyst, const std::string& question) {
  const ChangeGuard use(&analyst);
  return aside([&] { return analyst.ask(question); });
}

// A bot is what made it: one that draws begins its draws again.
using SavedBot = std::pair<std::string, std::uint64_t>;
SavedBot saved_bot(const NamedBot& bot) { return {bot.name(), bot.seed()}; }
NamedBot restored_bot(const SavedBot& bot) { return {bot.first, bot.second}; }

auto new_analyst() { return good(aside(&Analyst::make)); }

}  // namespace

void define_player(py::module_& module) {
  module.def("bot_names", &names, doc("bot_names"));
  py::class_<NamedBot>(module, "Bot", doc("Bot"))
      .def(py::init<std::string, std::uint64_t>(), py::arg("name"), py::arg("seed") = 1, doc("Bot.__init__"))
      .def_property_readonly("name", &NamedBot::name, doc("Bot.name"))
      .def("choose", &choose, py::arg("game"), doc("Bot.choose"))
      .def(py::pickle(&saved_bot, &restored_bot));
  py::class_<RankedAction>(module, "Way", doc("Way"))
      .def_readonly("action", &RankedAction::action, doc("Way.action"))
      .def_readonly("plies", &RankedAction::plies, doc("Way.plies"))
      .def_readonly("holes", &RankedAction::holes, doc("Way.holes"))
      .def_readonly("worth", &RankedAction::worth, doc("Way.worth"))
      .def_readonly("lost", &RankedAction::lost, doc("Way.lost"))
      .def_readonly("chance", &RankedAction::chance, doc("Way.chance"));
  py::class_<library::PositionValue>(module, "Worth", doc("Worth"))
      .def_readonly("holes", &library::PositionValue::holes, doc("Worth.holes"))
      .def_readonly("worth", &library::PositionValue::worth, doc("Worth.worth"))
      .def_readonly("chance", &library::PositionValue::chance, doc("Worth.chance"));
  py::class_<Analyst>(module, "Analyst", doc("Analyst"))
      .def(py::init(&new_analyst), doc("Analyst.__init__"))
      .def("rank", &rank, py::arg("game"), py::arg("plies") = 1, doc("Analyst.rank"))
      .def("worth", &worth, py::arg("game"), py::arg("plies") = 1, doc("Analyst.worth"))
      .def("ask", &ask, py::arg("question"), doc("Analyst.ask"))
      .def(py::pickle([](const Analyst&) { return py::tuple(); },
                      [](const py::tuple&) { return new_analyst(); }));
}

}  // namespace trictrac::python

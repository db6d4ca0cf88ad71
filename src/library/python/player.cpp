// Bots and analysis in Python. What looks ahead lets other threads of Python go on meanwhile.
#include "library/game/player.h"

#include "library/python/parts.h"

namespace trictrac::python {
namespace {

using library::Analyst;
using library::Game;
using library::Ranked;

class NamedBot {
 public:
  NamedBot(std::string name, std::uint64_t seed)
      : name_(std::move(name)), bot_(good(library::find_bot(name_, seed))) {}

  const std::string& name() const { return name_; }
  int choose(const Game& game) { return good(library::chosen(*bot_, game)); }

 private:
  std::string name_;
  std::unique_ptr<Bot> bot_;
};

std::vector<std::string> names() {
  std::vector<std::string> all{"hasard", "commis"};
  for (const std::string_view name : bot_names()) all.emplace_back(name);
  return all;
}

std::vector<Ranked> rank(Analyst& analyst, const Game& game, int plies) {
  return good(analyst.rank(game, plies));
}
library::Worth worth(Analyst& analyst, const Game& game, int plies) {
  return good(analyst.worth(game, plies));
}

}  // namespace

void define_player(py::module_& module) {
  using Aside = py::call_guard<py::gil_scoped_release>;
  module.def("bot_names", &names, doc("bot_names"));
  py::class_<NamedBot>(module, "Bot", doc("Bot"))
      .def(py::init<std::string, std::uint64_t>(), py::arg("name"), py::arg("seed") = 1, doc("Bot.__init__"))
      .def_property_readonly("name", &NamedBot::name, doc("Bot.name"))
      .def("choose", &NamedBot::choose, py::arg("game"), Aside(), doc("Bot.choose"));
  py::class_<Ranked>(module, "Way", doc("Way"))
      .def_readonly("action", &Ranked::action, doc("Way.action"))
      .def_readonly("plies", &Ranked::plies, doc("Way.plies"))
      .def_readonly("holes", &Ranked::holes, doc("Way.holes"))
      .def_readonly("worth", &Ranked::worth, doc("Way.worth"))
      .def_readonly("lost", &Ranked::lost, doc("Way.lost"))
      .def_readonly("chance", &Ranked::chance, doc("Way.chance"));
  py::class_<library::Worth>(module, "Worth", doc("Worth"))
      .def_readonly("holes", &library::Worth::holes, doc("Worth.holes"))
      .def_readonly("worth", &library::Worth::worth, doc("Worth.worth"))
      .def_readonly("chance", &library::Worth::chance, doc("Worth.chance"));
  py::class_<Analyst>(module, "Analyst", doc("Analyst"))
      .def(py::init([] { return good(aside(&Analyst::make)); }), doc("Analyst.__init__"))
      .def("rank", &rank, py::arg("game"), py::arg("plies") = 1, Aside(), doc("Analyst.rank"))
      .def("worth", &worth, py::arg("game"), py::arg("plies") = 1, Aside(), doc("Analyst.worth"))
      .def(
          "ask", [](Analyst& a, const std::string& question) { return a.ask(question); }, py::arg("question"),
          Aside(), doc("Analyst.ask"));
}

}  // namespace trictrac::python

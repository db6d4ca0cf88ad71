// trictrac._core. What each thing means stands in python/trictrac/_core.pyi, where editors find it.
#include "game/rules/version.h"
#include "library/game/observation.h"
#include "library/python/parts.h"

PYBIND11_MODULE(_core, module) {
  using namespace trictrac;
  module.doc() = "The engine of trictrac; use the package trictrac.";
  module.attr("__version__") = TRICTRAC_VERSION;
  module.attr("RULES") = kRulesVersion;
  module.attr("ACTIONS") = library::kActions;
  module.attr("CHANCES") = library::kChances;
  module.attr("HOLD") = library::kHold;
  module.attr("GO") = library::kGo;
  module.attr("SEEN") = static_cast<int>(library::kSeen);
  pybind11::register_exception<python::Refused>(module, "Error", PyExc_ValueError);
  python::define_game(module);
  python::define_games(module);
  python::define_player(module);
}

// trictrac._core. python/trictrac/_core.pyi describes its contents, for editors too.
#include <unordered_map>

#include "game/rules/version.h"
#include "library/game/observation.h"
#include "library/python/parts.h"

namespace trictrac::python {
namespace {

constexpr int kChanged = -1;

// The number of threads that read an object; kChanged while a thread changes it. Python's lock guards it.
std::unordered_map<const void*, int>& users() {
  static std::unordered_map<const void*, int> all;
  return all;
}

[[noreturn]] void refuse() {
  throw Refused(
      "another thread is using this object: give each thread one of its own, or let them take turns");
}

}  // namespace

UseGuard::UseGuard(const void* object, Use use) : object_(object) {
  int& readers = users()[object];
  if (readers == kChanged || (use == Use::Change && readers > 0)) refuse();
  readers = use == Use::Change ? kChanged : readers + 1;
}

UseGuard::~UseGuard() {
  const auto used = users().find(object_);
  if (used->second == kChanged || --used->second == 0) users().erase(used);
}

}  // namespace trictrac::python

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
  python::define_net(module);
  python::define_player(module);
}

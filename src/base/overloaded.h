// One function made of several, for std::visit.
#pragma once

namespace trictrac {

// Calls the one of several functions that takes the arguments.
template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};

}  // namespace trictrac

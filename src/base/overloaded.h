// Combines several functions into one, for std::visit.
#pragma once

namespace trictrac {

// Calls the function that accepts the arguments.
template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};

}  // namespace trictrac

// One function made of several, for std::visit.
#pragma once

namespace trictrac {

template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};

}  // namespace trictrac

// The parts of the server that follow an event: they register themselves, and nobody lists them.
#pragma once

#include <functional>
#include <utility>
#include <vector>

namespace trictrac {

template <class... Of>
class Listeners {
 public:
  using Listener = std::function<void(const Of&...)>;
  void add(Listener listener) { all_.push_back(std::move(listener)); }
  // Calls all of them.
  void operator()(const Of&... of) const {
    for (const Listener& listener : all_) listener(of...);
  }

 private:
  std::vector<Listener> all_;
};

}  // namespace trictrac

// Helpers shared by the parts of the Python module.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "library/game/game.h"
#include "library/python/docs.h"

namespace trictrac::python {

namespace py = pybind11;

// An error that is raised as trictrac.Error, a ValueError.
struct Refused : std::runtime_error {
  using std::runtime_error::runtime_error;
};
// Returns the value of a result; throws trictrac.Error if it holds an error.
template <class T>
T good(library::Result<T>&& result) {
  if (!result) throw Refused(result.error());
  if constexpr (!std::is_void_v<T>) return *std::move(result);
}

// Runs `slow`, which uses nothing of Python's, with Python's lock released.
template <class Slow>
auto aside(Slow slow) {
  const py::gil_scoped_release others_go_on;
  return slow();
}

// Keeps other threads from changing an object during its lifetime. Create and destroy it while Python's lock
// is held. Raises trictrac.Error if another thread is changing the object.
class Reading {
 public:
  explicit Reading(const void* object);
  ~Reading();
  Reading(const Reading&) = delete;
  Reading& operator=(const Reading&) = delete;

 private:
  const void* object_;
};

// Keeps other threads from reading or changing an object. Raises trictrac.Error if another thread is using
// it.
class ChangeGuard {
 public:
  explicit ChangeGuard(const void* object);
  ~ChangeGuard();
  ChangeGuard(const ChangeGuard&) = delete;
  ChangeGuard& operator=(const ChangeGuard&) = delete;

 private:
  const void* object_;
};

// Returns a copy of an object that no other thread is changing.
template <class Value>
Value copied(const Value& value) {
  const Reading use(&value);
  return value;
}

// Defines copy(), copy.copy and copy.deepcopy of a value, whose class is `name` in the stub.
template <class Value>
void define_copies(py::class_<Value>& of, const std::string& name) {
  of.def("copy", &copied<Value>, doc(name + ".copy"))
      .def("__copy__", &copied<Value>, doc(name + ".__copy__"))
      .def(
          "__deepcopy__", [](const Value& value, const py::dict&) { return copied(value); }, py::arg("memo"),
          doc(name + ".__deepcopy__"));
}

// Convert a side to its number and back: 0 White, 1 Black.
inline std::optional<int> number_of(std::optional<Side> side) {
  return side ? std::optional(index(*side)) : std::nullopt;
}
inline Side side_of(int number) {
  if (number != 0 && number != 1) throw Refused("a side must be 0 (White) or 1 (Black)");
  return kSides[static_cast<std::size_t>(number)];
}

// Define a part of the module each (game.cpp, games.cpp, player.cpp).
void define_game(py::module_& module);
void define_games(py::module_& module);
void define_player(py::module_& module);

}  // namespace trictrac::python

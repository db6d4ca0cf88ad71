// Helpers shared by the parts of the Python module.
#pragma once

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "library/game/game.h"

namespace trictrac::python {

namespace py = pybind11;

// The text of one class or function in the stub of the package (python/trictrac/_core.pyi), which help()
// shows too.
struct Doc {
  std::string_view name;  // "Game", "Game.act"; the last is empty
  const char* text;
};
extern const Doc kDocs[];  // made from the stub

// Returns the text for a name; "" if the stub has none.
inline const char* doc(std::string_view name) {
  for (const Doc* d = kDocs; !d->name.empty(); ++d)
    if (d->name == name) return d->text;
  return "";
}

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

enum class Use : bool { Read, Change };

// Keeps other threads from changing an object that is read, and from using one that is changed, during its
// lifetime. Create and destroy it while Python's lock is held. Raises trictrac.Error if another thread is
// doing that.
class UseGuard {
 public:
  UseGuard(const void* object, Use use);
  ~UseGuard();
  UseGuard(const UseGuard&) = delete;
  UseGuard& operator=(const UseGuard&) = delete;

 private:
  const void* object_;
};

// Returns a function that calls `member` on an object that no other thread is using.
template <class Value, class Answer, class... Arguments>
auto alone(Answer (Value::*member)(Arguments...)) {
  return [member](Value& value, Arguments... arguments) {
    const UseGuard use(&value, Use::Change);
    return (value.*member)(std::move(arguments)...);
  };
}

// Returns a copy of an object that no other thread is changing.
template <class Value>
Value copied(const Value& value) {
  const UseGuard use(&value, Use::Read);
  return value;
}

// Defines a class of the module, each member with its text in the stub.
template <class Value>
class ClassDefinition {
 public:
  ClassDefinition(py::module_& module, const char* name) : name_(name), class_(module, name, doc(name)) {}

  template <class Function, class... Arguments>
  ClassDefinition& init(Function make, const Arguments&... arguments) {
    class_.def(py::init(make), arguments..., text("__init__"));
    return *this;
  }
  template <class Function, class... Arguments>
  ClassDefinition& def(const char* member, Function function, const Arguments&... arguments) {
    class_.def(member, function, arguments..., text(member));
    return *this;
  }
  // A function of the class, without an object.
  template <class Function, class... Arguments>
  ClassDefinition& fixed(const char* member, Function function, const Arguments&... arguments) {
    class_.def_static(member, function, arguments..., text(member));
    return *this;
  }
  // `get`: a function, or a member of `Value`.
  template <class Get>
  ClassDefinition& property(const char* member, Get get) {
    if constexpr (std::is_member_object_pointer_v<Get>)
      class_.def_readonly(member, get, text(member));
    else
      class_.def_property_readonly(member, get, text(member));
    return *this;
  }
  template <class Save, class Restore>
  ClassDefinition& pickle(Save save, Restore restore) {
    class_.def(py::pickle(save, restore));
    return *this;
  }
  // Defines copy(), copy.copy and copy.deepcopy.
  ClassDefinition& copies() {
    return def("copy", &copied<Value>)
        .def("__copy__", &copied<Value>)
        .def(
            "__deepcopy__", [](const Value& value, const py::dict&) { return copied(value); },
            py::arg("memo"));
  }

 private:
  const char* text(const char* member) const { return doc(name_ + "." + member); }

  std::string name_;
  py::class_<Value> class_;
};

// Define a part of the module each (game.cpp, games.cpp, net.cpp, player.cpp).
void define_game(py::module_& module);
void define_games(py::module_& module);
void define_net(py::module_& module);
void define_player(py::module_& module);

}  // namespace trictrac::python

namespace pybind11::detail {

// A side is a number: 0 White, 1 Black.
template <>
struct type_caster<trictrac::Side> {
  PYBIND11_TYPE_CASTER(trictrac::Side, const_name("int"));
  bool load(handle from, bool convert) {
    make_caster<int> number;
    if (!number.load(from, convert)) return false;
    const int side = cast_op<int>(number);
    if (side != 0 && side != 1) throw trictrac::python::Refused("a side must be 0 (White) or 1 (Black)");
    value = trictrac::kSides[static_cast<std::size_t>(side)];
    return true;
  }
  static handle cast(trictrac::Side side, return_value_policy policy, handle parent) {
    return make_caster<int>::cast(trictrac::index(side), policy, parent);
  }
};

// A result is its value; an error is raised.
template <class T>
struct type_caster<trictrac::library::Result<T>> {
  static constexpr auto name = make_caster<std::conditional_t<std::is_void_v<T>, void_type, T>>::name;
  static handle cast(trictrac::library::Result<T>&& result, return_value_policy policy, handle parent) {
    if constexpr (std::is_void_v<T>)
      return trictrac::python::good(std::move(result)), none().release();
    else
      return make_caster<T>::cast(trictrac::python::good(std::move(result)), policy, parent);
  }
};

}  // namespace pybind11::detail

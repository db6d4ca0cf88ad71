// The texts of the stub of the package (python/trictrac/_core.pyi), which help() shows too.
#pragma once

#include <string_view>

namespace trictrac::python {

// The text of one class or function.
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

}  // namespace trictrac::python

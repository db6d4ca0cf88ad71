// What the stub of the package (python/trictrac/_core.pyi) says of each thing, so that help() says it too.
#pragma once

#include <string_view>

namespace trictrac::python {

// What the stub says of one class or call.
struct Doc {
  std::string_view name;  // "Game", "Game.act"; the last is empty
  const char* text;
};
extern const Doc kDocs[];  // made from the stub

// Returns it of one thing; "" where the stub leaves it to its name.
inline const char* doc(std::string_view name) {
  for (const Doc* d = kDocs; !d->name.empty(); ++d)
    if (d->name == name) return d->text;
  return "";
}

}  // namespace trictrac::python

// What libraries in C give out is given back, and texts are their bytes.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace trictrac {

template <auto free_it>
struct GivenBack {
  template <class T>
  void operator()(T* thing) const {
    free_it(thing);
  }
};
// Owns a `T` that `free_it` gives back.
template <class T, auto free_it>
using Owned = std::unique_ptr<T, GivenBack<free_it>>;

// Returns the bytes of a text, as such a library reads or writes them.
inline const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}
inline unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

}  // namespace trictrac

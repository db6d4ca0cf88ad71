// Owners for resources of libraries in C, and texts as their bytes.
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
// Owns a `T`, which `free_it` frees.
template <class T, auto free_it>
using Owned = std::unique_ptr<T, GivenBack<free_it>>;

// Returns the bytes of a text, as libraries in C read or write them.
inline const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}
inline unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

}  // namespace trictrac

// What OpenSSL gives out is given back, and texts are its bytes.
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
template <class T, auto free_it>
using Owned = std::unique_ptr<T, GivenBack<free_it>>;

inline const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}
inline unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

}  // namespace trictrac

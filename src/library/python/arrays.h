// Arrays of other packages, read and written where they lie: those of numpy, and all that speak DLPack.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/text_of.h"
#include "library/python/parts.h"

namespace trictrac::python {

// The kind and size of the numbers of an array.
struct NumberType {
  char kind = 'i';  // as in numpy: i, u, f, b
  int bytes = 4;
  friend bool operator==(const NumberType&, const NumberType&) = default;
};
template <class T>
constexpr NumberType type_of() {
  return {std::is_same_v<T, bool>       ? 'b'
          : std::is_floating_point_v<T> ? 'f'
          : std::is_signed_v<T>         ? 'i'
                                        : 'u',
          sizeof(T)};
}
std::string name_of(NumberType type);

// An array that lies in the memory of the processor, in one piece. It is kept as long as this is.
class SharedArray {
 public:
  // Takes an array of numpy or any object with __dlpack__. `name` is what an error calls it.
  SharedArray(const py::object& array, std::string_view name);

  const std::vector<py::ssize_t>& shape() const { return shape_; }
  NumberType type() const { return type_; }
  bool is_writable() const { return writable_; }
  // Returns its numbers. Requires that they have that size.
  template <class T>
  std::span<T> numbers() const {
    TRICTRAC_ASSERT(type_.bytes == static_cast<int>(sizeof(T)) && (writable_ || std::is_const_v<T>));
    return {static_cast<T*>(data_), size_};
  }
  // Throws unless it is an array of one of these types and of that shape; and may be written.
  void demand_readable(std::span<const NumberType> types, const std::vector<py::ssize_t>& shape) const;
  void demand(std::span<const NumberType> types, const std::vector<py::ssize_t>& shape) const;

 private:
  void take_numpy(const py::array& array);
  void take_dlpack(const py::object& array);
  void demand_in_one_piece(const std::vector<py::ssize_t>& strides) const;

  std::string name_;
  py::object array_;              // of numpy
  std::shared_ptr<void> tensor_;  // of DLPack, released at the end
  void* data_ = nullptr;
  std::size_t size_ = 0;
  std::vector<py::ssize_t> shape_;
  NumberType type_;
  bool writable_ = false;
};

}  // namespace trictrac::python

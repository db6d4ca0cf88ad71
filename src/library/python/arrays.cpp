#include "library/python/arrays.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace trictrac::python {
namespace {

// The structs of DLPack (dlpack.h, version 0.8 and before), as a capsule named "dltensor" holds them.
struct DlDevice {
  std::int32_t type, id;
};
struct DlType {
  std::uint8_t code, bits;
  std::uint16_t lanes;
};
struct DlTensor {
  void* data;
  DlDevice device;
  std::int32_t dimensions;
  DlType type;
  std::int64_t* shape;
  std::int64_t* strides;  // null: in one piece
  std::uint64_t byte_offset;
};
struct DlManagedTensor {
  DlTensor tensor;
  void* context;
  void (*release)(DlManagedTensor*);
  static constexpr const char* kFresh = "dltensor";
  static constexpr const char* kUsed = "used_dltensor";
};
// That of version 1, in a capsule named "dltensor_versioned".
struct DlManagedTensorOf1 {
  std::uint32_t major, minor;
  void* context;
  void (*release)(DlManagedTensorOf1*);
  std::uint64_t flags;
  DlTensor tensor;
  static constexpr const char* kFresh = "dltensor_versioned";
  static constexpr const char* kUsed = "used_dltensor_versioned";
};

constexpr std::int32_t kProcessor = 1;
constexpr std::uint32_t kVersion = 1;
constexpr std::uint64_t kReadOnly = 1;  // of the flags

// Of the codes of DLPack: whole numbers with and without sign, fractions, and truth values.
constexpr char kind_of_code(int code) {
  switch (code) {
    case 0: return 'i';
    case 1: return 'u';
    case 2: return 'f';
    case 6: return 'b';
    default: return '?';
  }
}

std::string text_of_shape(const std::vector<py::ssize_t>& shape) {
  std::string text;
  for (const py::ssize_t n : shape) text += text_of("{}{}", text.empty() ? "" : ", ", n);
  return "(" + text + (shape.size() == 1 ? ",)" : ")");
}

// Takes the tensor of a capsule of that kind, whose name says then that somebody else releases it; or null.
template <class Managed>
std::shared_ptr<Managed> taken(const py::object& capsule) {
  if (!PyCapsule_IsValid(capsule.ptr(), Managed::kFresh)) return nullptr;
  auto* tensor = static_cast<Managed*>(PyCapsule_GetPointer(capsule.ptr(), Managed::kFresh));
  PyCapsule_SetName(capsule.ptr(), Managed::kUsed);
  return {tensor, [](Managed* all) {
            if (all->release) all->release(all);
          }};
}

// Asks for a capsule of version 1, and of any version where the other package does not know the question.
py::object capsule_of(const py::object& array) {
  try {
    return array.attr("__dlpack__")(py::arg("max_version") = py::make_tuple(kVersion, 0));
  } catch (py::error_already_set& error) {
    if (!error.matches(PyExc_TypeError)) throw;
  }
  return array.attr("__dlpack__")();
}

}  // namespace

std::string name_of(NumberType type) {
  if (type.kind == 'b') return "bool";
  return text_of("{}{}",
                 type.kind == 'i'   ? "int"
                 : type.kind == 'u' ? "uint"
                 : type.kind == 'f' ? "float"
                                    : "?",
                 8 * type.bytes);
}

SharedArray::SharedArray(const py::object& array, std::string_view name) : name_(name) {
  if (py::isinstance<py::array>(array))
    take_numpy(py::cast<py::array>(array));
  else if (py::hasattr(array, "__dlpack__"))
    take_dlpack(array);
  else
    throw Refused(text_of("{} must be an array of numpy, or another that has __dlpack__", name_));
}

void SharedArray::take_numpy(const py::array& array) {
  array_ = array;
  shape_.assign(array.shape(), array.shape() + array.ndim());
  type_ = {array.dtype().kind(), static_cast<int>(array.dtype().itemsize())};
  std::vector<py::ssize_t> strides(array.strides(), array.strides() + array.ndim());
  for (py::ssize_t& stride : strides) stride /= type_.bytes;
  demand_in_one_piece(strides);
  data_ = const_cast<void*>(array.data());
  size_ = static_cast<std::size_t>(array.size());
  writable_ = array.writeable();
}

void SharedArray::take_dlpack(const py::object& array) {
  const py::object capsule = capsule_of(array);
  const auto managed = taken<DlManagedTensorOf1>(capsule);
  const auto before = managed ? nullptr : taken<DlManagedTensor>(capsule);
  if ((!managed && !before) || (managed && managed->major != kVersion))
    throw Refused(text_of("{}: what __dlpack__ returned cannot be read", name_));
  tensor_ = managed ? std::static_pointer_cast<void>(managed) : std::static_pointer_cast<void>(before);
  const DlTensor& tensor = managed ? managed->tensor : before->tensor;
  if (tensor.device.type != kProcessor)
    throw Refused(
        text_of("{} lies in the memory of another device: it must lie in that of the processor", name_));
  type_ = {kind_of_code(tensor.type.code), tensor.type.bits / 8 * tensor.type.lanes};
  shape_.assign(tensor.shape, tensor.shape + tensor.dimensions);
  if (tensor.strides)
    demand_in_one_piece(std::vector<py::ssize_t>(tensor.strides, tensor.strides + tensor.dimensions));
  data_ = static_cast<char*>(tensor.data) + tensor.byte_offset;
  size_ = static_cast<std::size_t>(
      std::accumulate(shape_.begin(), shape_.end(), py::ssize_t{1}, std::multiplies<>()));
  writable_ = !managed || (managed->flags & kReadOnly) == 0;
}

void SharedArray::demand_in_one_piece(const std::vector<py::ssize_t>& strides) const {
  py::ssize_t expected = 1;
  for (std::size_t i = shape_.size(); i-- > 0; expected *= shape_[i])
    if (shape_[i] > 1 && strides[i] != expected)
      throw Refused(text_of("{} must lie in one piece, row by row (C order)", name_));
}

void SharedArray::demand_readable(std::span<const NumberType> types,
                                  const std::vector<py::ssize_t>& shape) const {
  if (std::ranges::find(types, type_) == types.end() || shape_ != shape) {
    std::string names;
    for (const NumberType type : types) names += (names.empty() ? "" : " or ") + name_of(type);
    throw Refused(text_of("{} must be an array {} of {}, not {} of {}", name_, text_of_shape(shape), names,
                          text_of_shape(shape_), name_of(type_)));
  }
}

void SharedArray::demand(std::span<const NumberType> types, const std::vector<py::ssize_t>& shape) const {
  demand_readable(types, shape);
  if (!writable_) throw Refused(text_of("{} cannot be written", name_));
}

}  // namespace trictrac::python

// Nets in Python: what they say of observations, and their weights.
#include "library/game/net.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

#include "base/text_of.h"
#include "library/python/arrays.h"
#include "library/python/parts.h"

namespace trictrac::python {
namespace {

using library::Net;
using net::Shape;

// The parts of the weights, as they lie one after another: their names, and the shape of each.
struct WeightPart {
  const char* name;
  std::vector<py::ssize_t> shape;
};
const std::vector<WeightPart>& weight_parts() {
  static const std::vector<WeightPart> all{
      {"rows", {net::kInputs, net::kWide}},
      {"stakes", {net::kStakes, net::kWide}},
      {"bias", {net::kWide}},
      {"second", {net::kNarrow, net::kWide}},
      {"second_bias", {net::kNarrow}},
      {"out", {net::kNarrow}},
      {"out_bias", {1}},
  };
  return all;
}

std::size_t size_of(const WeightPart& part) {
  std::size_t size = 1;
  for (const py::ssize_t n : part.shape) size *= static_cast<std::size_t>(n);
  return size;
}

// Reads views, one or many, where they lie.
class Views {
 public:
  explicit Views(const py::object& given) : array_(given, "rows") {
    constexpr NumberType kSmall[] = {type_of<std::int8_t>()};
    const auto& shape = array_.shape();
    const py::ssize_t n = shape.empty() ? 0 : shape[0];
    if (shape.size() != 2 || shape[1] != library::kSeen || array_.type() != kSmall[0])
      throw Refused(
          text_of("rows must be an array (n, {}) of int8, as observations() and afterwards() return it",
                  static_cast<int>(library::kSeen)));
    n_ = n;
  }
  py::ssize_t size() const { return n_; }
  std::span<const std::int8_t> numbers() const { return array_.numbers<const std::int8_t>(); }

 private:
  SharedArray array_;
  py::ssize_t n_ = 0;
};

Net open_net(const std::string& file, int threads) {
  return good(aside([&] { return Net::open(file, threads); }));
}

py::array_t<float> worths(Net& net, const py::object& rows) {
  const UseGuard use(&net, Use::Change);
  const Views views(rows);
  py::array_t<float> all(views.size());
  const std::span into(all.mutable_data(), static_cast<std::size_t>(all.size()));
  good(aside([&] { return net.worths(views.numbers(), into); }));
  return all;
}

py::tuple inputs(Net& net, const py::object& rows) {
  const UseGuard use(&net, Use::Change);
  const Views views(rows);
  const auto empty = [&]<class T>(T, int width) {
    return py::array_t<T>({views.size(), py::ssize_t{width}});
  };
  auto features = empty(std::int32_t{}, net::kSlots);
  auto stakes = empty(float{}, net::kStakes), scale = empty(float{}, 2);
  const auto span_of = [](auto& array) {
    return std::span(array.mutable_data(), static_cast<std::size_t>(array.size()));
  };
  const library::NetInputs into{span_of(features), span_of(stakes), span_of(scale)};
  good(aside([&] { return net.inputs(views.numbers(), into); }));
  return py::make_tuple(features, stakes, scale);
}

py::dict weights(const Net& net) {
  const net::Parameters all = net::model_of(net.weights());
  py::dict parts;
  std::size_t at = 0;
  for (const WeightPart& part : weight_parts()) {
    parts[part.name] = py::array_t<float>(part.shape, all.data() + at);
    at += size_of(part);
  }
  return parts;
}

Net of_weights(const py::dict& parts, int threads) {
  net::Parameters all;
  for (const WeightPart& part : weight_parts()) {
    if (!parts.contains(part.name)) throw Refused(text_of("the weights lack \"{}\"", part.name));
    constexpr NumberType kFractions[] = {type_of<float>()};
    const SharedArray array(py::reinterpret_borrow<py::object>(parts[part.name]), part.name);
    array.demand_readable(kFractions, part.shape);
    std::ranges::copy(array.numbers<const float>(), std::back_inserter(all));
  }
  if (const auto odd = std::ranges::find_if_not(all, [](float x) { return std::isfinite(x); });
      odd != all.end())
    throw Refused("a weight is not a finite number");
  return Net(all, threads);
}

void save_net(const Net& net, const std::string& file, const std::string& made_by) {
  const std::string bytes = net.file(made_by);
  std::ofstream out(file, std::ios::binary);
  if (!(out << bytes).flush()) throw Refused(text_of("cannot write {}", file));
}

}  // namespace

void define_net(py::module_& module) {
  ClassDefinition<Net>(module, "Net")
      .init(&open_net, py::arg("file") = "", py::kw_only(), py::arg("threads") = 1)
      .def("worths", &worths, py::arg("rows"))
      .def("inputs", &inputs, py::arg("rows"))
      .def("weights", &weights)
      .def("save", &save_net, py::arg("file"), py::arg("made_by") = "")
      .property("hash", [](const Net& net) { return net::hash_of(net.weights()); })
      .property("threads", &Net::threads)
      .fixed("of_weights", &of_weights, py::arg("weights"), py::kw_only(), py::arg("threads") = 1)
      .pickle([](const Net& net) { return std::make_pair(weights(net), net.threads()); },
              [](const std::pair<py::dict, int>& saved) { return of_weights(saved.first, saved.second); });
}

}  // namespace trictrac::python

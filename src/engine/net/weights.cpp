#include "engine/net/weights.h"

#include <cstring>
#include <utility>

#include "base/fnv.h"

namespace trictrac::net {
namespace {

constexpr std::string_view kFirstLine = "trictrac net 1\n";

class Writer {
 public:
  template <class T>
  void add(const T* first, std::size_t n) {
    out.append(reinterpret_cast<const char*>(first), n * sizeof(T));
  }
  template <class A>
  void array(const A& a) {
    add(a.data(), a.size());
  }
  std::string out;
};

class Reader {
 public:
  explicit Reader(std::string_view left) : left_(left) {}
  template <class T>
  bool take(T* first, std::size_t n) {
    if (left_.size() < n * sizeof(T)) return false;
    std::memcpy(first, left_.data(), n * sizeof(T));
    left_.remove_prefix(n * sizeof(T));
    return true;
  }
  template <class A>
  bool array(A& a) {
    return take(a.data(), a.size());
  }
  bool empty() const { return left_.empty(); }

 private:
  std::string_view left_;
};

bool nothing(const WideRow& row) { return row.at == WideRow{}.at; }

void write_numbers(Writer& w, const Weights& weights) {
  for (std::size_t i = 0; i < weights.rows.size(); ++i) {
    if (nothing(weights.rows[i])) continue;
    const auto number = static_cast<std::uint16_t>(i);
    w.add(&number, 1);
    w.array(weights.rows[i].at);
  }
  const std::uint16_t end = kInputs;
  w.add(&end, 1);
  for (const WideRow& row : weights.stakes) w.array(row.at);
  w.array(weights.bias.at);
  w.array(weights.second.at);
  w.array(weights.second_bias.at);
  w.array(weights.out.at);
  w.add(&weights.out_bias, 1);
}

bool read_rows(Reader& r, Weights& w) {
  for (;;) {
    std::uint16_t number = 0;
    if (!r.take(&number, 1) || number > kInputs) return false;
    if (number == kInputs) return true;
    if (!r.array(w.rows[number].at)) return false;
  }
}

bool read_numbers(Reader& r, Weights& w) {
  if (!read_rows(r, w)) return false;
  for (WideRow& row : w.stakes)
    if (!r.array(row.at)) return false;
  return r.array(w.bias.at) && r.array(w.second.at) && r.array(w.second_bias.at) && r.array(w.out.at) &&
         r.take(&w.out_bias, 1) && r.empty();
}

// The value of "name value\n" at the beginning, which is taken off.
std::expected<std::string, std::string> take_tag(std::string_view& file, std::string_view name) {
  const auto end = file.find('\n');
  if (end == file.npos || file.substr(0, name.size()) != name || file.size() <= name.size() ||
      file[name.size()] != ' ')
    return std::unexpected("the net's header lacks the line \"" + std::string(name) + " …\"");
  std::string value(file.substr(name.size() + 1, end - name.size() - 1));
  file.remove_prefix(end + 1);
  return value;
}

}  // namespace

std::uint64_t hash_of(const Weights& w) {
  Writer writer;
  write_numbers(writer, w);
  Fnv h;
  h.add(writer.out);
  return h.value();
}

std::string print_weights(const Weights& w) {
  Writer writer;
  writer.out = std::string(kFirstLine) + "sight " + std::to_string(kSightVersion) + "\nrules " +
               in_hex(w.rules) + "\nmade " + w.made_by + "\n\n";
  write_numbers(writer, w);
  return std::move(writer.out);
}

std::optional<std::uint64_t> rules_of(std::string_view file) {
  constexpr std::string_view kTag = "\nrules ";
  const auto at = file.substr(0, 200).find(kTag);
  if (at == file.npos || file.size() < at + kTag.size() + 16) return std::nullopt;
  std::uint64_t rules = 0;
  for (const char c : file.substr(at + kTag.size(), 16)) {
    const auto digit = std::string_view("0123456789abcdef").find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    rules = rules << 4 | digit;
  }
  return rules;
}

std::expected<Weights, std::string> read_weights(std::string_view file, std::uint64_t rules) {
  if (file.substr(0, kFirstLine.size()) != kFirstLine)
    return std::unexpected("this is not a net of trictrac, version 1");
  file.remove_prefix(kFirstLine.size());
  const auto sight = take_tag(file, "sight");
  if (!sight) return std::unexpected(sight.error());
  if (*sight != std::to_string(kSightVersion))
    return std::unexpected("the net sees by version " + *sight + ", this program by version " +
                           std::to_string(kSightVersion));
  const auto made_with = take_tag(file, "rules");
  if (!made_with) return std::unexpected(made_with.error());
  if (*made_with != in_hex(rules))
    return std::unexpected("the net was made with the rules " + *made_with + ", this program plays by " +
                           in_hex(rules));
  auto made_by = take_tag(file, "made");
  if (!made_by) return std::unexpected(made_by.error());
  if (file.empty() || file[0] != '\n')
    return std::unexpected("the net's header has no empty line at its end");
  Weights w;
  w.rules = rules;
  w.made_by = *std::move(made_by);
  Reader reader(file.substr(1));
  if (!read_numbers(reader, w)) return std::unexpected("the net is cut off or too long");
  return w;
}

}  // namespace trictrac::net

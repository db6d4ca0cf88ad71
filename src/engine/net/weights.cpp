#include "engine/net/weights.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <span>
#include <utility>

#include "base/assert.h"
#include "base/embedded.h"
#include "base/fnv.h"
#include "base/text_of.h"
#include "game/rules/version.h"

namespace trictrac::net {

extern const EmbeddedFiles kFiles;  // data/nets/trictrac.net

namespace {

constexpr std::string_view kFirstLine = "trictrac net 2\n";

bool is_zero(const WideRow& row) { return row.at == WideRow{}.at; }

// Calls `pass` with the numbers after the rows, array by array in the order of a file, until it returns
// false. Returns whether it never did.
template <class AnyWeights, class Pass>
bool pass_after_rows(AnyWeights& w, Pass pass) {
  return std::ranges::all_of(w.stakes, [&](auto& row) { return pass(row.at); }) && pass(w.bias.at) &&
         pass(w.second.at) && pass(w.second_bias.at) && pass(w.second_one.at) && pass(w.out.at) &&
         pass(std::span(&w.out_bias, 1));
}

std::string print_numbers(const Weights& weights) {
  std::string out;
  const auto add = [&](const auto& numbers) {
    out.append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof numbers[0]);
    return true;
  };
  for (std::uint16_t i = 0; i < kInputs; ++i) {
    if (is_zero(weights.rows[i])) continue;
    add(std::array{i});
    add(weights.rows[i].at);
  }
  add(std::array{std::uint16_t{kInputs}});
  pass_after_rows(weights, add);
  return out;
}

// Takes as many bytes off the beginning as the numbers have. Returns false if there are fewer.
template <class Numbers>
bool take(std::string_view& left, Numbers&& numbers) {
  const std::size_t bytes = numbers.size() * sizeof numbers[0];
  if (left.size() < bytes) return false;
  std::memcpy(numbers.data(), left.data(), bytes);
  left.remove_prefix(bytes);
  return true;
}

using Problem = std::optional<std::string>;
constexpr std::string_view kCutOff = "the net is cut off or too long";

// Reads the rows, which come in order, each once.
Problem read_rows(std::string_view& left, Weights& w) {
  for (int least = 0;;) {
    std::uint16_t number = 0;
    if (!take(left, std::span(&number, 1))) return std::string(kCutOff);
    if (number == kInputs) return std::nullopt;
    if (number < least || number > kInputs)
      return text_of("the net is corrupted: it has a row {} where one of {} to {} should come", number, least,
                     kInputs - 1);
    if (!take(left, w.rows[number].at)) return std::string(kCutOff);
    least = number + 1;
  }
}

Problem read_numbers(std::string_view left, Weights& w) {
  if (auto problem = read_rows(left, w)) return problem;
  const bool whole = pass_after_rows(w, [&](auto&& numbers) { return take(left, numbers); }) && left.empty();
  return whole ? std::nullopt : Problem(kCutOff);
}

template <class Numbers>
Problem find_too_large(std::string_view layer, const Numbers& numbers, int most) {
  for (const auto number : numbers)
    if (const std::int64_t n{number}; n < -most || n > most)
      return text_of("the net is corrupted: {} has a weight of {}, and none is beyond {}", layer, n, most);
  return std::nullopt;
}

Problem find_too_large(std::string_view layer, const std::vector<WideRow>& rows) {
  for (const WideRow& row : rows)
    if (auto problem = find_too_large(layer, row.at, kMostRow)) return problem;
  return std::nullopt;
}

// Looks for what would make a sum overflow; the program never makes such a net.
Problem find_too_large(const Weights& w) {
  for (auto problem : {find_too_large("an input", w.rows), find_too_large("the stakes", w.stakes),
                       find_too_large("the first layer", w.bias.at, kMostRow),
                       find_too_large("the second layer", w.second.at, kMostSecond),
                       find_too_large("the second layer", w.second_bias.at, kMostSecondBias),
                       find_too_large("the last layer", std::array{w.out_bias}, kMostOutBias)})
    if (problem) return problem;
  std::int64_t most = std::abs(w.out_bias);
  for (int n = 0; n < kNarrow; ++n) {
    const std::int64_t one = w.second_one.at[n];
    if (one < 1 || one > kMostSecondOne)
      return text_of("the net is corrupted: one is {} in a sum of the second layer, and must be 1 to {}", one,
                     kMostSecondOne);
    most += one * std::abs(std::int64_t{w.out.at[n]});
  }
  if (most > kMostAnswer)
    return text_of("the net is corrupted: it could answer {}, and none answers beyond {}", most, kMostAnswer);
  return std::nullopt;
}

// Looks for a weight of no man on a flèche, which is never added (evaluator.cpp).
Problem find_weight_of_no_man(const Weights& w) {
  for (int slot = 0; slot < kMenSlots; ++slot)
    if (!is_zero(w.rows[kSlotTable[slot].first]))
      return text_of("the net is corrupted: no man on a flèche has a weight, in row {}",
                     kSlotTable[slot].first);
  return std::nullopt;
}

// Takes the line "name value" off the beginning and returns its value.
std::expected<std::string, std::string> take_tag(std::string_view& file, std::string_view name) {
  const auto end = file.find('\n');
  if (end == file.npos || file.substr(0, name.size()) != name || file.size() <= name.size() ||
      file[name.size()] != ' ')
    return std::unexpected(text_of("the net's header lacks the line \"{} …\"", name));
  std::string value(file.substr(name.size() + 1, end - name.size() - 1));
  file.remove_prefix(end + 1);
  return value;
}

}  // namespace

std::uint64_t hash_of(const Weights& w) {
  Fnv h;
  h.add(print_numbers(w));
  return h.value();
}

std::string print_weights(const Weights& w) {
  return text_of("{}sight {}\nrules {}\nmade {}\n\n", kFirstLine, kFeaturesVersion, in_hex(w.rules),
                 w.made_by) +
         print_numbers(w);
}

std::expected<Weights, std::string> read_weights(std::string_view file, std::uint64_t rules) {
  if (!file.starts_with(kFirstLine)) return std::unexpected("this is not a net of trictrac, version 2");
  file.remove_prefix(kFirstLine.size());
  const auto features = take_tag(file, "sight");
  if (!features) return std::unexpected(features.error());
  if (*features != std::to_string(kFeaturesVersion))
    return std::unexpected(text_of("the net needs inputs of version {}, and this program has version {}",
                                   *features, kFeaturesVersion));
  const auto made_with = take_tag(file, "rules");
  if (!made_with) return std::unexpected(made_with.error());
  if (*made_with != in_hex(rules))
    return std::unexpected(text_of("the net was made with rules {}, and this program plays by rules {}",
                                   *made_with, in_hex(rules)));
  auto made_by = take_tag(file, "made");
  if (!made_by) return std::unexpected(made_by.error());
  if (!file.starts_with('\n')) return std::unexpected("the net's header has no empty line at its end");
  Weights w;
  w.rules = rules;
  w.made_by = *std::move(made_by);
  if (const auto problem = read_numbers(file.substr(1), w)) return std::unexpected(*problem);
  if (const auto problem = find_too_large(w)) return std::unexpected(*problem);
  if (const auto problem = find_weight_of_no_man(w)) return std::unexpected(*problem);
  return w;
}

std::string_view built_in_file() { return kFiles.front().text(); }

const std::expected<Weights, std::string>& load_built_in() {
  static const std::expected<Weights, std::string> weights = read_weights(built_in_file(), kRulesVersion);
  return weights;
}

const Weights& built_in() {
  const auto& weights = load_built_in();
  if (!weights) fatal(text_of("the net compiled in cannot be used: {}", weights.error()));
  return *weights;
}

}  // namespace trictrac::net

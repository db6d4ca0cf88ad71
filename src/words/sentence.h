// A sentence with named places, whose values have types: a catalogue that leaves one out, or names one that
// is not there, does not compile; nor does a call that gives other values.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "base/text_of.h"

namespace trictrac::words {

// The name of a place, as between the braces of {who}.
template <std::size_t kSize>
struct PlaceName {
  consteval PlaceName(const char (&name)[kSize]) { std::copy_n(name, kSize, text); }  // NOLINT(*-explicit-*)
  constexpr operator std::string_view() const { return {text, kSize - 1}; }           // NOLINT(*-explicit-*)
  char text[kSize]{};
};

// The rules of a language for numbers, and for words that depend on them.
struct Grammar {
  std::size_t forms = 2;                         // of a word, by a number
  std::size_t (*form)(double number) = nullptr;  // which of them, from 0
  std::string_view decimal = ".";
};

// The text for a place, and its number, if any.
struct Filling {
  std::string_view name;
  std::string text;
  double number = 0;
};

// Returns a number printed with a point as the language writes it.
std::string decimal_text(std::string printed, const Grammar& grammar);

// A value that is no number: a name, a link, another sentence.
template <PlaceName kName>
struct Text {
  static constexpr std::string_view kPlace = kName;
  static constexpr bool kCounts = false;

  explicit Text(TextValue value) : text(value.text()) {}
  Filling in(const Grammar&) && { return {kPlace, std::move(text)}; }

  std::string text;
};

// A whole number, by which words may be chosen.
template <PlaceName kName>
struct Count {
  static constexpr std::string_view kPlace = kName;
  static constexpr bool kCounts = true;

  explicit Count(std::integral auto n) : number(static_cast<long long>(n)) {}
  Filling in(const Grammar&) && { return {kPlace, text_of("{}", number), static_cast<double>(number)}; }

  long long number;
};

// A number, printed with decimals, by which words may be chosen.
template <PlaceName kName>
struct Figure {
  static constexpr std::string_view kPlace = kName;
  static constexpr bool kCounts = true;

  Figure(double n, std::string as_printed) : number(n), printed(std::move(as_printed)) {}
  Filling in(const Grammar& grammar) && {
    return {kPlace, decimal_text(std::move(printed), grammar), number};
  }

  double number;
  std::string printed;
};

// A value that a sentence may leave out.
template <class Place>
struct Perhaps : Place {
  using Place::Place;
};

template <class Place>
inline constexpr bool kIsOptional = false;
template <class Place>
inline constexpr bool kIsOptional<Perhaps<Place>> = true;

// Returns a pattern with its places filled: {who} by the text of "who", {n|one man|# men} by the form that
// the language chooses for the number "n", in which # stands for that number. Requires a filling for each
// place.
std::string said(std::string_view pattern, const Grammar& grammar, std::span<const Filling> values);

// One place of a pattern, and the forms of a word that it chooses among.
struct Place {
  std::string_view name;
  std::string_view forms;  // "|man|men"; empty: the value itself is put in
};

// Removes the text up to the first place of a pattern, and returns it in `before`, and the place in `place`;
// returns false without a place.
constexpr bool next_place(std::string_view& pattern, std::string_view& before, Place& place) {
  const std::size_t open = pattern.find('{');
  before = pattern.substr(0, open);
  if (open == pattern.npos) return false;
  const std::size_t close = pattern.find('}', open);
  const std::string_view within = pattern.substr(open + 1, close - open - 1);
  const std::size_t bar = std::min(within.find('|'), within.size());
  place = {within.substr(0, bar), within.substr(bar)};
  pattern.remove_prefix(close == pattern.npos ? pattern.size() : close + 1);
  return true;
}

// A sentence that takes these values. It has no default: a catalogue without it does not compile.
template <class... Places>
class Sentence {
 public:
  template <std::convertible_to<std::string_view> Pattern>
  consteval Sentence(const Pattern& pattern) : pattern_(pattern) {  // NOLINT(*-explicit-*)
    std::string_view rest = pattern_, before;
    for (Place place; next_place(rest, before, place);)
      if (!((place.name == Places::kPlace && (place.forms.empty() || Places::kCounts)) || ...))
        the_sentence_has_a_place_that_takes_no_such_value();
    if (!((kIsOptional<Places> || has(Places::kPlace)) && ...)) the_sentence_leaves_a_value_out();
  }

  std::string_view pattern() const { return pattern_; }
  std::string in(const Grammar& grammar, Places... values) const {
    return said(pattern_, grammar, std::array<Filling, sizeof...(Places)>{std::move(values).in(grammar)...});
  }

 private:
  consteval bool has(std::string_view name) const {
    std::string_view rest = pattern_, before;
    for (Place place; next_place(rest, before, place);)
      if (place.name == name) return true;
    return false;
  }
  // Not constexpr: the compiler stops here.
  static void the_sentence_has_a_place_that_takes_no_such_value();
  static void the_sentence_leaves_a_value_out();

  std::string_view pattern_;
};

}  // namespace trictrac::words

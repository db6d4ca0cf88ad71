// A sentence with its values in place: text_of("{} has {} men", name, 15). The same everywhere, without
// locale; std::format is not there in g++ 12, nor libfmt in the browser.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>

namespace trictrac {

// One value of a sentence: an integer in decimal, a character, or a text that outlives the call.
class TextValue {
 public:
  TextValue(std::string_view text) : text_(text) {}
  TextValue(const std::string& text) : text_(text) {}
  TextValue(const char* text) : text_(text) {}
  TextValue(char c) : digits_{c}, size_(1) {}
  template <std::signed_integral Number>
  TextValue(Number number) {
    print(number < 0, number < 0 ? ~static_cast<unsigned long long>(number) + 1 : number);
  }
  template <std::unsigned_integral Number>
  TextValue(Number number) {
    print(false, number);
  }
  TextValue(bool) = delete;  // say which word

  std::string_view text() const { return size_ > 0 ? std::string_view(digits_.data(), size_) : text_; }

 private:
  void print(bool negative, unsigned long long magnitude);

  std::array<char, 20> digits_;
  std::size_t size_ = 0;
  std::string_view text_;
};

// A pattern with one {} for each of `Values`; a pattern with another number of them does not compile.
template <class... Values>
class TextPattern {
 public:
  template <std::convertible_to<std::string_view> Text>
  consteval TextPattern(const Text& text) : text_(text) {
    std::size_t places = 0;
    for (std::size_t at = text_.find("{}"); at != text_.npos; at = text_.find("{}", at + 2)) ++places;
    if (places != sizeof...(Values)) there_must_be_one_place_for_each_value();
  }
  std::string_view text() const { return text_; }

 private:
  static void there_must_be_one_place_for_each_value();  // not constexpr: the compiler stops here

  std::string_view text_;
};

// Returns `pattern` with the values in the places of its {}, in their order. Requires as many.
std::string filled(std::string_view pattern, std::initializer_list<TextValue> values);

// Returns a sentence with its values in place.
template <class... Values>
std::string text_of(TextPattern<std::type_identity_t<Values>...> pattern, const Values&... values) {
  return filled(pattern.text(), {TextValue(values)...});
}

}  // namespace trictrac

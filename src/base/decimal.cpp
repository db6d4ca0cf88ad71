#include "base/decimal.h"

#include <charconv>
#include <cstdlib>
#include <string>
#include <system_error>

namespace trictrac {

#if defined(__cpp_lib_to_chars)
std::optional<double> take_decimal(std::string_view& text) {
  double number = 0;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (wrong != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}
#else
std::optional<double> take_decimal(std::string_view& text) {
  // strtod takes more: blanks, a plus, hexadecimal numbers.
  const std::string digits(text.substr(0, text.find_first_not_of("0123456789.-+eE")));
  if (digits.empty() || digits[0] == '+') return std::nullopt;
  char* end = nullptr;
  const double number = std::strtod(digits.c_str(), &end);
  if (end == digits.c_str()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - digits.c_str()));
  return number;
}
#endif

}  // namespace trictrac

#include "words/messages.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "words/names.h"

namespace trictrac::words {

namespace {

struct Captured {
  std::string_view name;
  std::string_view text;
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_number(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && std::ranges::all_of(text, is_digit);
}

// "R4", "K9".
bool is_rule(std::string_view text) {
  return text.size() > 1 && text[0] >= 'A' && text[0] <= 'Z' && std::ranges::all_of(text.substr(1), is_digit);
}

// Returns whether a text can stand at the place of that name.
bool fits(std::string_view name, std::string_view text) {
  if (name == "n" || name == "m") return is_number(text);
  if (name == "side" || name == "other") return text == "White" || text == "Black";
  return name != "rule" || is_rule(text);
}

// Matches a text with a pattern; what stands at its places is added to `captured`, the shortest that fits.
bool matches(std::string_view pattern, std::string_view text, std::vector<Captured>& captured) {
  std::string_view before;
  Place place;
  const bool has_place = next_place(pattern, before, place);
  if (!has_place) return text == before;
  if (!text.starts_with(before)) return false;
  text.remove_prefix(before.size());
  const std::string_view next = pattern.substr(0, pattern.find('{'));
  for (std::size_t end = next.empty() ? text.size() : text.find(next); end != text.npos;
       end = next.empty() ? text.npos : text.find(next, end + 1)) {
    if (!fits(place.name, text.substr(0, end))) continue;
    captured.push_back({place.name, text.substr(0, end)});
    if (matches(pattern, text.substr(end), captured)) return true;
    captured.pop_back();
  }
  return false;
}

std::string said_in(const Message& message, const std::vector<Captured>& captured, const Speaker& speaker) {
  std::vector<Filling> fillings;
  for (const auto& [name, text] : captured) {
    Filling& filling = fillings.emplace_back(name, std::string(text));
    if (name == "what") filling.text = translated(text, speaker);
    if (name == "side" || name == "other")
      filling.text = speaker(text == "White" ? &NameWords::white : &NameWords::black);
    long long number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    filling.number = static_cast<double>(number);
  }
  return said(message.pattern(), speaker.language().grammar, fillings);
}

}  // namespace

std::string translated(std::string_view message, const Speaker& speaker) {
  if (message.empty()) return "";
  for (const auto& [english, said] : speaker.of<MessageWords>().rows) {
    std::vector<Captured> captured;
    if (matches(english, message, captured)) return said_in(said, captured, speaker);
  }
  return std::string(message);
}

}  // namespace trictrac::words

#include "text/record/record_line.h"

#include <charconv>
#include <sstream>

namespace trictrac {
namespace {

constexpr int kMostAmount = 999;  // far above what any roll is worth

bool is_decision(const std::string& w) { return w == "T" || w == "V" || w == "SE" || w == "SH"; }

bool is_mark(const std::string& w) {
  if (w == "b" || w == "M" || w == "H" || w.starts_with("E+")) return true;
  if (w[0] == 'r' || w[0] == '+') return w.size() > 1;
  return w.find('+') != std::string::npos;
}

// The number after the last plus: 4 in 0+4, E+4 and +4h.
std::optional<int> amount_in(const std::string& word) {
  const std::size_t plus = word.rfind('+');
  if (plus == std::string::npos) return std::nullopt;
  std::string digits = word.substr(plus + 1);
  if (digits.ends_with('h')) digits.pop_back();
  return number_in(digits);
}

class LineReader {
 public:
  std::expected<WrittenTurn, RecordError> read(std::string line) {
    take_events(line);
    words_ = words_of(line);
    if (const auto e = head(); e) return std::unexpected(*e);
    if (const auto e = tail(); e) return std::unexpected(*e);
    return t_;
  }

 private:
  using Fault = std::optional<RecordError>;

  // "{a b / c}" is taken out of the line.
  void take_events(std::string& line) {
    const std::size_t open = line.find('{'), close = line.find('}');
    if (open == std::string::npos || close == std::string::npos || close < open) return;
    t_.tells_events = true;
    Words* into = &t_.roller_events;
    for (std::string w : words_of(line.substr(open + 1, close - open - 1))) {
      if (w == "/")
        into = &t_.other_events;
      else
        into->push_back(std::move(w));
    }
    line.replace(open, close - open + 1, " ");
  }

  Fault head() {
    if (words_.size() < 3)
      return record_error("bad_line", "a roll is written: number. W or B, dice, colon, play");
    const std::string& number = words_[0];
    const auto [end, wrong] = std::from_chars(number.data(), number.data() + number.size(), t_.n);
    if (wrong != std::errc() || *end != '.')
      return record_error("bad_line",
                          "\"" + number + "\" should be the number of the roll with a point, such as 9.");
    const auto side = side_of_letter(words_[1]);
    if (!side) return record_error("bad_line", "\"" + words_[1] + "\" should be the roller, W or B");
    t_.side = *side;
    const std::string& dice = words_[2];
    if (dice.size() >= 2)
      t_.roll = {static_cast<std::uint8_t>(dice[0] - '0'), static_cast<std::uint8_t>(dice[1] - '0')};
    if (dice.size() != 2 || !valid(t_.roll))
      return record_error("bad_dice", "\"" + dice + "\" should be two dice from 1 to 6, such as 42");
    return std::nullopt;
  }

  Fault tail() {
    std::size_t i = 3;
    t_.landings = i >= words_.size() || words_[i] != ":";
    if (!t_.landings) ++i;
    for (; i < words_.size() && is_play(words_[i]); ++i) t_.play += (t_.play.empty() ? "" : " ") + words_[i];
    Words* into = &t_.roller_marks;
    for (; i < words_.size(); ++i) {
      const std::string& w = words_[i];
      if (w == "F") {
        t_.let_stand = true;
      } else if (is_decision(w) && into == &t_.roller_marks) {
        t_.decision = w;
      } else if (w == "/") {
        into = &t_.other_marks;
      } else if (is_mark(w)) {
        into->push_back(w);
        t_.tells_marks = true;
      } else {
        return record_error("bad_line", "\"" + w + "\" is not understood here");
      }
    }
    return std::nullopt;
  }

  static bool is_play(const std::string& w) {
    return w == "..." || w == "-" || (w.size() > 1 && w.find('/') != std::string::npos) ||
           (!is_mark(w) && w != "/" && w != "F" && !is_decision(w));
  }

  WrittenTurn t_;
  Words words_;
};

}  // namespace

Words words_of(const std::string& text) {
  Words words;
  std::istringstream in(text);
  for (std::string w; in >> w;) words.push_back(w);
  return words;
}

RecordError record_error(std::string code, std::string message) {
  return {0, std::move(code), std::move(message)};
}

std::optional<Side> side_of_letter(const std::string& word) {
  if (word == "W") return Side::White;
  return word == "B" ? std::optional(Side::Black) : std::nullopt;
}

std::optional<int> number_in(const std::string& word) {
  int n = 0;
  const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), n);
  const bool whole = wrong == std::errc() && end == word.data() + word.size();
  return whole && n >= 0 && n <= kMostAmount ? std::optional(n) : std::nullopt;
}

std::optional<int> die_in(const std::string& word) {
  const auto n = number_in(word);
  return n && *n >= 1 && *n <= 6 ? n : std::nullopt;
}

std::expected<HandMarking, RecordError> read_hand_marking(const Words& marks, int due) {
  HandMarking m{due, 0, std::nullopt};
  std::optional<int> total, holes;
  for (const std::string& w : marks) {
    std::optional<int>* amount = nullptr;
    std::optional<int> ecole;
    if (w.starts_with("E+"))
      amount = &ecole;
    else if (w.ends_with('h'))
      amount = &holes;
    else if (w.find('+') != std::string::npos)
      amount = &total;
    if (amount && !(*amount = amount_in(w)))
      return std::unexpected(record_error("bad_marks", "\"" + w + "\" should tell an amount from 0 to 999"));
    if (ecole) m.ecole = *ecole;
    if (w == "H") m.holes = holes;
  }
  if (total) m.points = *total - m.ecole;
  return m;
}

std::expected<WrittenTurn, RecordError> read_turn(std::string line) {
  return LineReader().read(std::move(line));
}

}  // namespace trictrac

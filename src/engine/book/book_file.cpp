#include "engine/book/book_file.h"

#include <limits>
#include <utility>

#include "base/fnv.h"
#include "base/text_of.h"
#include "text/words.h"

namespace trictrac::book {
namespace {

constexpr std::string_view kFirstLine = "# An opening book: the first rolls of a relevé. See docs/bots.md.\n";

std::string origin_line(const Origin& o) {
  return "# Rests on: rules " + in_hex(o.rules) + ", net " + in_hex(o.net) + ", tables " + in_hex(o.tables);
}

std::optional<Roll> roll_in(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const Roll roll{static_cast<std::uint8_t>(text[0] - '0'), static_cast<std::uint8_t>(text[1] - '0')};
  return valid(roll) ? std::optional(roll) : std::nullopt;
}

// Reads "1/5 1/3": two steps at most.
std::optional<Play> play_in(std::string_view text) {
  Play play;
  for (const std::string& step : words_of(text)) {
    const auto ends = split(step, '/');
    const auto from = number_in(ends.front(), kTalon, kLast), to = number_in(ends.back(), kTalon, kLast);
    if (ends.size() != 2 || !from || !to || play.size == 2) return std::nullopt;
    play.steps[play.size++] = {static_cast<std::uint8_t>(*from), static_cast<std::uint8_t>(*to)};
  }
  return play;
}

std::optional<RatedPlay> rated_play_in(std::string_view text) {
  const auto parts = split(text, ',');
  const auto number = [&](std::size_t i) {
    constexpr int kMost = std::numeric_limits<int>::max();
    return i < parts.size() ? number_in(trim(parts[i]), -kMost, kMost) : std::nullopt;
  };
  const auto play = play_in(parts[0]);
  const auto equity = number(1), behind = number(2), error = number(3);
  if (!play || !equity || !behind || !error || parts.size() > 4) return std::nullopt;
  return RatedPlay{*play, HoleThousandths(*equity), HoleThousandths(*behind), HoleThousandths(*error)};
}

// Reads "42", or "42 1/5 1/3 65".
bool read_place(std::string_view text, BookEntry& e) {
  const auto first = roll_in(text.substr(0, 2));
  if (!first) return false;
  e.roll = *first;
  if (text.size() == 2) return true;
  const auto last = roll_in(text.substr(text.size() - 2));
  const auto play = play_in(text.substr(2, text.size() - 4));
  if (!last || !play) return false;
  e.opening = Opening{*first, *play};
  e.roll = *last;
  return true;
}

std::string print_roll(Roll r) { return std::to_string(r.a) + std::to_string(r.b); }

std::string print_play(const Play& p) {
  std::string text;
  for (const Step& s : p) text += (text.empty() ? "" : " ") + text_of("{}/{}", s.from, s.to);
  return text;
}

bool is_legal(const Tour& tour, const Play& play) {
  return number_of(play, tour.state().board, tour.turn().plays).has_value();
}

}  // namespace

std::optional<int> number_of(const Play& play, const Position& board, const Plays& plays) {
  const Position played = after(board, play);
  for (int i = 0; i < plays.size(); ++i)
    if (after(board, plays[i]) == played) return i;
  return std::nullopt;
}

std::optional<Tour> tour_at(const BookEntry& e) {
  State s;
  s.options.goal = Goal::None;
  s.stage = Stage::Roll;
  s.first_roll_done = true;
  Tour tour(s);
  if (e.opening) {
    (void)tour.act(RollDice{e.opening->roll});
    const auto number = number_of(e.opening->play, tour.state().board, tour.turn().plays);
    if (!number) return std::nullopt;
    tour.act_legal(PlayMen{tour.turn().plays[*number]});
  }
  (void)tour.act(RollDice{e.roll});
  return tour;
}

std::string print_entry(const BookEntry& e) {
  std::string line;
  if (e.opening) line = print_roll(e.opening->roll) + " " + print_play(e.opening->play) + " ";
  line += print_roll(e.roll) + " =";
  const char* mark = " ";
  for (const RatedPlay& a : e.answers) {
    line += mark + print_play(a.play);
    for (const HoleThousandths n : {a.equity, a.behind, a.error}) line += ", " + std::to_string(n.count());
    mark = " | ";
  }
  return line;
}

std::expected<BookEntry, std::string> parse_entry(std::string_view line) {
  BookEntry e;
  const auto sides = name_and_value(line).value_or(std::pair(line, std::string_view()));
  if (!read_place(trim(sides.first), e))
    return std::unexpected(
        "it begins with a roll, or with a roll, its play and the opponent's roll, and \"=\"");
  const auto tour = tour_at(e);
  if (!tour || tour->state().stage != Stage::Move)
    return std::unexpected("its opening is not legal, or asks for no play");
  if (sides.second.empty()) return std::unexpected("it has no answer");
  for (const std::string_view part : split(sides.second, '|')) {
    const std::string_view text = trim(part);
    const auto answer = rated_play_in(text);
    if (!answer) return std::unexpected(text_of("\"{}\" is not an answer: PLAY, WORTH, BEHIND, ERROR", text));
    if (!is_legal(*tour, answer->play)) return std::unexpected(text_of("\"{}\" is not a legal play", text));
    e.answers.push_back(*answer);
  }
  return e;
}

std::string print_head(const Origin& origin, std::string_view command) {
  return std::string(kFirstLine) + origin_line(origin) + "\n# Made by: " + std::string(command) +
         "\n# [roll answer] roll = answer, worth, less than the best by, standard error | …: in thousandths "
         "of a hole\n";
}

std::expected<std::vector<BookEntry>, std::string> read_entries(std::string_view file, const Origin& here) {
  if (!file.starts_with(kFirstLine)) return std::unexpected("this is not an opening book");
  const auto lines = split(file, '\n');
  if (lines[1] != origin_line(here))
    return std::unexpected(
        text_of("the book says \"{}\", here it would be \"{}\"", lines[1], origin_line(here)));
  std::vector<BookEntry> all;
  for (std::size_t i = 2; i < lines.size(); ++i) {
    if (lines[i].empty() || lines[i][0] == '#') continue;
    auto entry = parse_entry(lines[i]);
    if (!entry) return std::unexpected(text_of("line {}: {}", i + 1, entry.error()));
    all.push_back(*std::move(entry));
  }
  return all;
}

}  // namespace trictrac::book

#include "text/trid.h"

#include <algorithm>
#include <optional>

#include "base/enum_table.h"
#include "base/text_of.h"
#include "text/marks_text.h"
#include "text/options_text.h"
#include "text/words.h"

namespace trictrac {
namespace {

constexpr std::string_view kPrefix = "TRID=";
constexpr EnumTable<Stage, Stage::Over, std::string_view> kStages({
    {Stage::Lead, "L"},
    {Stage::Roll, "R"},
    {Stage::Decide, "D"},
    {Stage::Move, "M"},
    {Stage::Over, "O"},
});
constexpr EnumTable<Goal, Goal::None, std::string_view> kGoals({
    {Goal::Twelve, "12"},
    {Goal::Six, "6"},
    {Goal::None, "none"},
});
constexpr EnumTable<Pavillon, Pavillon::Lost, std::string_view> kPavillons({
    {Pavillon::Middle, "-"},
    {Pavillon::White, "w"},
    {Pavillon::Black, "b"},
    {Pavillon::Lost, "x"},
});
constexpr int kMostMarked = 9999;

std::string fleches_text(const Position& white) {
  std::string text;
  for (Fleche f = kTalon; f <= kLast; ++f) text += men_letter(white.own.on(f), white.other.on(f));
  return text;
}

std::string pair_text(const PerSide<int>& p, char between) {
  return text_of("{}{}{}", p.white, between, p.black);
}

std::string dice_text(const State& s) {
  const bool shown = s.stage == Stage::Decide || s.stage == Stage::Move;
  return shown ? roll_text(s.roll) : "-";
}

std::string keys_text(const State& s) {
  std::string text;
  const auto add = [&](std::string_view key, std::string_view value) {
    text += text_of(";{}={}", key, value);
  };
  for (const auto& [name, value] : changed_options(s.options, RuleOptions{})) add(name, value);
  if (s.options.goal != Goal::Twelve) add("var", kGoals[s.options.goal]);
  if (s.first_roll) add("first", roll_text(*s.first_roll));
  if (s.outcome) {
    add("winner", std::string(1, letter(s.outcome->winner)));
    if (s.outcome->by == Ending::Resignation) add("by", "resignation");
  }
  return text;
}

class TridReader {
 public:
  std::expected<State, std::vector<SetupProblem>> read(std::string_view text) {
    if (text.starts_with(kPrefix)) text.remove_prefix(kPrefix.size());
    const std::size_t semicolon = text.find(';');
    const std::vector<std::string_view> fields = split(text.substr(0, semicolon), ':');
    if (fields.size() != 9) {
      report("fields", text_of("a TRID has nine fields between colons, here {}", fields.size()), {},
             std::to_string(fields.size()));
      return std::unexpected(problems_);
    }
    fleches(fields[0]);
    take(s_.to_act, side_of_letter(fields[1]), "turn", fields[1], "the player to act, w or b,");
    take(s_.stage, kStages.find(fields[2]), "stage", fields[2], "the stage, one of L R D M S O,");
    s_.roll = Roll{0, 0};
    if (fields[3] != "-") take(s_.roll, roll_of(fields[3]), "dice", fields[3], "two dice such as 42, or -,");
    pair(fields[4], '-', s_.marks.points, "points");
    pair(fields[5], '-', s_.marks.holes, "holes");
    if (fields[6] != "-")
      take(s_.marks.double_jeton, side_of_letter(fields[6]), "double_jeton", fields[6],
           "the holder of the double jeton, w, b or -,");
    take(s_.marks.pavillon, kPavillons.find(fields[7]), "pavillon", fields[7],
         "the holder of the pavillon, w, b, x (lost) or -,");
    coups(fields[8]);
    if (semicolon != std::string_view::npos) keys(text.substr(semicolon + 1));
    return finish();
  }

 private:
  void report(std::string code, std::string message, std::optional<Side> side = {},
              std::string_view found = {}) {
    problems_.push_back({std::move(code), std::move(message), side, std::string(found)});
  }
  void expected(std::string code, std::string_view found, std::string_view what) {
    report(std::move(code), text_of("found \"{}\" where {} should stand", found, what), {}, found);
  }

  // Takes the value that a text was found to have, or reports what was expected.
  void take(auto& into, const auto& found, std::string code, std::string_view text, std::string_view what) {
    if (!found) return expected(std::move(code), text, what);
    if constexpr (requires { into = found; })
      into = found;
    else
      into = *found;
  }

  void fleches(std::string_view text) {
    if (text.size() != 24) {
      report("fleches", text_of("the board has {} flèches: there must be 24", text.size()), {},
             std::to_string(text.size()));
      return;
    }
    for (Fleche f = kTalon; f <= kLast; ++f) {
      const auto men = men_of_letter(text[f - 1]);
      if (!men) expected("fleches", text.substr(f - 1, 1), text_of("A-O, a-o or - (flèche {})", f));
      white_.own.set(f, men ? men->white : 0);
      white_.other.set(f, men ? men->black : 0);
    }
    borne_off(white_.own, Side::White);
    borne_off(white_.other, Side::Black);
    board_read_ = problems_.empty();
  }

  void borne_off(Men& men, Side side) {
    const int on_board = men.total();
    if (on_board > kMenPerSide)
      report("men_count", text_of("{} has {} men on the board: there are fifteen", title_of(side), on_board),
             side, std::to_string(on_board));
    else
      men.off = static_cast<std::uint8_t>(kMenPerSide - on_board);
  }

  void pair(std::string_view text, char between, PerSide<int>& into, std::string_view what) {
    const auto parts = split(text, between);
    const auto white = number_in(parts[0], 0, kMostMarked);
    const auto black = parts.size() == 2 ? number_in(parts[1], 0, kMostMarked) : std::nullopt;
    if (!white || !black)
      expected(std::string(what), text, text_of("White's and Black's {}, such as 4{}2,", what, between));
    else
      into = {*white, *black};
  }

  // "6.5", or their sum, where it does not matter who threw.
  void coups(std::string_view text) {
    if (const auto all = number_in(text, 0, kMostMarked)) {
      s_.rolls_in_releve = {(*all + 1) / 2, *all / 2};
      return;
    }
    pair(text, '.', s_.rolls_in_releve, "coups");
  }

  void keys(std::string_view text) {
    for (const std::string_view item : split(text, ';')) {
      if (const auto pair = name_and_value(item))
        key(pair->first, pair->second);
      else
        expected("key", item, "key=value");
    }
  }

  void key(std::string_view name, std::string_view value) {
    if (name == "var") {
      take(s_.options.goal, kGoals.find(value), "var", value, "12, 6 or none: the holes that end it");
    } else if (name == "first") {
      take(s_.first_roll, roll_of(value), "first", value, "the first player's first roll");
    } else if (name == "winner") {
      const auto side = side_of_letter(value);
      if (!side) return expected("winner", value, "w or b");
      s_.outcome = Outcome{*side, resigned_ ? Ending::Resignation : Ending::Holes};
    } else if (name == "by") {
      resigned_ = value == "resignation";
      if (!resigned_) return expected("by", value, "resignation");
      if (s_.outcome) s_.outcome->by = Ending::Resignation;
    } else if (name == kHandKey) {
      return;  // read by referee_of (pending_text.h)
    } else if (const auto set = set_option(s_.options, name, value); !set) {
      report("key", set.error());
    }
  }

  std::expected<State, std::vector<SetupProblem>> finish() {
    s_.board = s_.to_act == Side::White ? white_ : turned(white_);
    const bool thrown = s_.rolls_in_releve.white + s_.rolls_in_releve.black > 0;
    const bool scored = !(s_.marks == Marks{});
    s_.first_roll_done = thrown || scored;
    const bool needs_roll = s_.stage == Stage::Decide || s_.stage == Stage::Move;
    if (!needs_roll) s_.roll = Roll{};
    if (s_.stage == Stage::Over && !s_.outcome) infer_outcome();
    if (s_.stage != Stage::Over && s_.outcome) report("winner", "a winner is named only at stage O");
    if (board_read_) report_position();
    if (!problems_.empty()) return std::unexpected(std::move(problems_));
    return s_;
  }

  // Reports faults of the position itself, without codes already reported for its text.
  void report_position() {
    const std::size_t by_text = problems_.size();
    for (SetupProblem& p : problems_of(s_)) {
      const auto end = problems_.begin() + static_cast<std::ptrdiff_t>(by_text);
      const bool reported =
          std::any_of(problems_.begin(), end, [&](const SetupProblem& q) { return q.code == p.code; });
      if (!reported) problems_.push_back(std::move(p));
    }
  }

  void infer_outcome() {
    if (resigned_) return report("winner", "after a resignation the winner is named: winner=w or winner=b");
    const auto goal = holes_to_win(s_.options.goal);
    for (const Side side : kSides)
      if (goal && s_.marks.holes[side] >= *goal) {
        s_.outcome = Outcome{side, Ending::Holes};
        s_.marks.holes[side] = *goal;  // texts of 1.0 say what went beyond, which does not count (K6)
      }
    if (!s_.outcome) report("winner", "a game that is over needs a winner: by its holes, or winner=w");
  }

  State s_;
  Position white_;
  bool resigned_ = false;
  bool board_read_ = false;
  std::vector<SetupProblem> problems_;
};

}  // namespace

std::string print_trid(const State& s) {
  return text_of("{}{}:{}:{}:{}:{}:{}:{}:{}:{}{}", kPrefix, fleches_text(seen_by(Side::White, s)),
                 letter(s.to_act), kStages[s.stage], dice_text(s), pair_text(s.marks.points, '-'),
                 pair_text(s.marks.holes, '-'), s.marks.double_jeton ? letter(*s.marks.double_jeton) : '-',
                 kPavillons[s.marks.pavillon], pair_text(s.rolls_in_releve, '.'), keys_text(s));
}

std::expected<State, std::vector<SetupProblem>> parse_trid(std::string_view text) {
  return TridReader().read(text);
}

}  // namespace trictrac

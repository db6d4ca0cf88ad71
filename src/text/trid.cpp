#include "text/trid.h"

#include <algorithm>
#include <optional>

#include "text/options_text.h"
#include "text/tag_text.h"

namespace trictrac {
namespace {

constexpr std::string_view kPrefix = "TRID=";
constexpr std::string_view kStages = "LRDMSO";              // in the order of Stage
constexpr std::string_view kGoals[] = {"12", "6", "none"};  // in the order of Goal
constexpr std::string_view kPavillons = "-wbx";

char side_letter(Side s) { return s == Side::White ? 'w' : 'b'; }

std::optional<Side> side_of(std::string_view letter) {
  if (letter == "w") return Side::White;
  if (letter == "b") return Side::Black;
  return std::nullopt;
}

// The board as White sees it.
Position white_view(const State& s) { return s.to_act == Side::White ? s.board : turned(s.board); }

std::string fleches_text(const Position& white) {
  std::string text;
  for (Fleche f = kTalon; f <= kLast; ++f) {
    if (const int n = white.own.on(f))
      text += static_cast<char>('A' + n - 1);
    else if (const int m = white.other.on(f))
      text += static_cast<char>('a' + m - 1);
    else
      text += '-';
  }
  return text;
}

std::string pair_text(const PerSide<int>& p, char between) {
  return std::to_string(p.white) + between + std::to_string(p.black);
}

std::string dice_text(const State& s) {
  const bool shown = s.stage == Stage::Decide || s.stage == Stage::Move || s.stage == Stage::Mark;
  return shown ? std::to_string(s.roll.a) + std::to_string(s.roll.b) : "-";
}

std::string keys_text(const State& s) {
  std::string text;
  const auto add = [&](std::string_view key, std::string_view value) {
    text += ";" + std::string(key) + "=" + std::string(value);
  };
  for (const auto& [name, value] : changed_options(s.options, RuleOptions{})) add(name, value);
  if (s.options.goal != Goal::Twelve) add("var", kGoals[static_cast<int>(s.options.goal)]);
  if (s.first_roll) add("first", std::to_string(s.first_roll->a) + std::to_string(s.first_roll->b));
  if (s.outcome) {
    add("winner", std::string(1, side_letter(s.outcome->winner)));
    if (s.outcome->by == Ending::Resignation) add("by", "resignation");
  }
  if (s.stage == Stage::Mark) add("marker", std::string(1, side_letter(s.marker)));
  return text;
}

std::optional<Roll> roll_of(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  const Roll r{static_cast<std::uint8_t>(text[0] - '0'), static_cast<std::uint8_t>(text[1] - '0')};
  return valid(r) ? std::optional(r) : std::nullopt;
}

class Reader {
 public:
  std::expected<State, std::vector<SetupProblem>> read(std::string_view text) {
    if (text.starts_with(kPrefix)) text.remove_prefix(kPrefix.size());
    const std::size_t semicolon = text.find(';');
    const std::vector<std::string_view> fields = split(text.substr(0, semicolon), ':');
    if (fields.size() != 9) {
      report("fields", "a TRID has nine fields between colons, here " + std::to_string(fields.size()), {},
             std::to_string(fields.size()));
      return std::unexpected(problems_);
    }
    fleches(fields[0]);
    turn(fields[1]);
    stage(fields[2]);
    dice(fields[3]);
    pair(fields[4], '-', s_.marks.points, "points");
    pair(fields[5], '-', s_.marks.holes, "holes");
    bredouille(fields[6]);
    pavillon(fields[7]);
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
    report(std::move(code),
           "found \"" + std::string(found) + "\" where " + std::string(what) + " should stand", {}, found);
  }

  void fleches(std::string_view text) {
    if (text.size() != 24) {
      report("fleches", "the board has " + std::to_string(text.size()) + " flèches: there must be 24", {},
             std::to_string(text.size()));
      return;
    }
    int white = 0, black = 0;
    for (Fleche f = kTalon; f <= kLast; ++f) {
      const char c = text[f - 1];
      if (c >= 'A' && c <= 'O')
        place(white_.own, f, c - 'A' + 1, white);
      else if (c >= 'a' && c <= 'o')
        place(white_.other, f, c - 'a' + 1, black);
      else if (c != '-')
        expected("fleches", std::string_view(&c, 1), "A-O, a-o or - (flèche " + std::to_string(f) + ")");
    }
    borne_off(white_.own, white, Side::White);
    borne_off(white_.other, black, Side::Black);
    board_read_ = problems_.empty();
  }

  static void place(Men& men, Fleche f, int n, int& total) {
    men.set(f, n);
    total += n;
  }

  void borne_off(Men& men, int on_board, Side side) {
    if (on_board > kMenPerSide)
      report("men_count",
             std::string(title_of(side)) + " has " + std::to_string(on_board) +
                 " men on the board: there are fifteen",
             side, std::to_string(on_board));
    else
      men.off = static_cast<std::uint8_t>(kMenPerSide - on_board);
  }

  void turn(std::string_view text) {
    if (const auto side = side_of(text))
      s_.to_act = *side;
    else
      expected("turn", text, "the player to act, w or b,");
  }

  void stage(std::string_view text) {
    const std::size_t at = text.size() == 1 ? kStages.find(text[0]) : std::string_view::npos;
    if (at == std::string_view::npos)
      expected("stage", text, "the stage, one of L R D M S O,");
    else
      s_.stage = static_cast<Stage>(at);
  }

  void dice(std::string_view text) {
    s_.roll = Roll{0, 0};
    if (text == "-") return;
    if (const auto r = roll_of(text))
      s_.roll = *r;
    else
      expected("dice", text, "two dice such as 42, or -,");
  }

  void pair(std::string_view text, char between, PerSide<int>& into, std::string_view what) {
    const auto parts = split(text, between);
    const auto white = small_number(parts[0]);
    const auto black = parts.size() == 2 ? small_number(parts[1]) : std::nullopt;
    if (!white || !black)
      expected(std::string(what), text, "White's and Black's " + std::string(what) + ", such as 4-2,");
    else
      into = {*white, *black};
  }

  void bredouille(std::string_view text) {
    if (text == "-") return;
    if (const auto side = side_of(text))
      s_.marks.double_jeton = *side;
    else
      expected("double_jeton", text, "the holder of the double jeton, w, b or -,");
  }

  void pavillon(std::string_view text) {
    const std::size_t at = text.size() == 1 ? kPavillons.find(text[0]) : std::string_view::npos;
    if (at == std::string_view::npos)
      expected("pavillon", text, "the holder of the pavillon, w, b, x (lost) or -,");
    else
      s_.marks.pavillon = static_cast<Pavillon>(at);
  }

  // "6.5", or their sum where nobody cares who threw.
  void coups(std::string_view text) {
    if (const auto all = small_number(text)) {
      s_.rolls_in_releve = {(*all + 1) / 2, *all / 2};
      return;
    }
    pair(text, '.', s_.rolls_in_releve, "coups");
  }

  void keys(std::string_view text) {
    for (const std::string_view item : split(text, ';')) {
      const std::size_t at = item.find('=');
      if (at == std::string_view::npos)
        expected("key", item, "key=value");
      else
        key(item.substr(0, at), item.substr(at + 1));
    }
  }

  void key(std::string_view name, std::string_view value) {
    if (name == "var") {
      const auto at = std::ranges::find(kGoals, value);
      if (at == std::end(kGoals)) return expected("var", value, "12, 6 or none: the holes that end it");
      s_.options.goal = static_cast<Goal>(at - std::begin(kGoals));
    } else if (name == "first") {
      s_.first_roll = roll_of(value);
      if (!s_.first_roll) expected("first", value, "the first player's first roll");
    } else if (name == "winner") {
      const auto side = side_of(value);
      if (!side) return expected("winner", value, "w or b");
      s_.outcome = Outcome{*side, resigned_ ? Ending::Resignation : Ending::Holes};
    } else if (name == "by") {
      resigned_ = value == "resignation";
      if (!resigned_) return expected("by", value, "resignation");
      if (s_.outcome) s_.outcome->by = Ending::Resignation;
    } else if (name == "marker") {
      const auto side = side_of(value);
      if (!side) return expected("marker", value, "w or b");
      s_.marker = *side;
      marker_told_ = true;
    } else if (const auto set = set_option(s_.options, name, value); !set) {
      report("key", set.error());
    }
  }

  std::expected<State, std::vector<SetupProblem>> finish() {
    s_.board = s_.to_act == Side::White ? white_ : turned(white_);
    const bool thrown = s_.rolls_in_releve.white + s_.rolls_in_releve.black > 0;
    const bool scored = !(s_.marks == Marks{});
    s_.first_roll_done = thrown || scored;
    const bool needs_roll = s_.stage == Stage::Decide || s_.stage == Stage::Move || s_.stage == Stage::Mark;
    if (!needs_roll) s_.roll = Roll{};
    if (s_.stage == Stage::Over && !s_.outcome) infer_outcome();
    if (s_.stage != Stage::Over && s_.outcome) report("winner", "a winner is told only at stage O");
    if (s_.stage != Stage::Mark && marker_told_) report("marker", "a marker is told only at stage S");
    if (board_read_) report_position();
    if (!problems_.empty()) return std::unexpected(std::move(problems_));
    return s_;
  }

  // What is wrong with the position itself, beside what its text has been blamed for already.
  void report_position() {
    const std::size_t by_text = problems_.size();
    for (SetupProblem& p : problems_of(s_)) {
      const auto end = problems_.begin() + static_cast<std::ptrdiff_t>(by_text);
      const bool blamed =
          std::any_of(problems_.begin(), end, [&](const SetupProblem& q) { return q.code == p.code; });
      if (!blamed) problems_.push_back(std::move(p));
    }
  }

  void infer_outcome() {
    if (resigned_) return report("winner", "after a resignation the winner is told: winner=w or winner=b");
    const auto goal = holes_to_win(s_.options.goal);
    for (const Side side : kSides)
      if (goal && s_.marks.holes[side] >= *goal) s_.outcome = Outcome{side, Ending::Holes};
    if (!s_.outcome) report("winner", "what is over has a winner: by its holes, or winner=w");
  }

  State s_;
  Position white_;
  bool resigned_ = false;
  bool board_read_ = false;
  bool marker_told_ = false;
  std::vector<SetupProblem> problems_;
};

}  // namespace

std::string print_trid(const State& s) {
  return std::string(kPrefix) + fleches_text(white_view(s)) + ":" + side_letter(s.to_act) + ":" +
         kStages[static_cast<int>(s.stage)] + ":" + dice_text(s) + ":" + pair_text(s.marks.points, '-') +
         ":" + pair_text(s.marks.holes, '-') + ":" +
         (s.marks.double_jeton ? side_letter(*s.marks.double_jeton) : '-') + ":" +
         kPavillons[static_cast<int>(s.marks.pavillon)] + ":" + pair_text(s.rolls_in_releve, '.') +
         keys_text(s);
}

std::expected<State, std::vector<SetupProblem>> parse_trid(std::string_view text) {
  return Reader().read(text);
}

}  // namespace trictrac

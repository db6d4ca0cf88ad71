#include "text/courrier/position_text.h"

#include "text/courrier/play_text.h"
#include "text/tag_text.h"

namespace trictrac::courrier {
namespace {

constexpr std::string_view kPrefix = "S4=";
constexpr std::string_view kStages = "LRMO";  // in the order of Stage

char letter(Side s) { return s == Side::White ? 'w' : 'b'; }

std::optional<Side> side_of(char c) {
  if (c == 'w') return Side::White;
  if (c == 'b') return Side::Black;
  return std::nullopt;
}

std::string fleches_text(const State& s) {
  const Men& white = men_of(s, Side::White);
  const Men& black = men_of(s, Side::Black);
  std::string text;
  for (Fleche f = 1; f <= kLast; ++f) {
    if (const int n = white.on(f))
      text += static_cast<char>('A' + n - 1);
    else if (const int m = black.on(across(f)))
      text += static_cast<char>('a' + m - 1);
    else
      text += '-';
  }
  return text;
}

std::string keys_text(const State& s) {
  if (!s.won) return "";
  const std::string by = s.won->by == Ending::Resignation ? ";by=resignation" : "";
  return std::string(";won=") + letter(s.won->winner) + std::to_string(s.won->points) + by;
}

class Reader {
 public:
  std::expected<State, std::vector<SetupProblem>> read(std::string_view text) {
    if (text.starts_with(kPrefix)) text.remove_prefix(kPrefix.size());
    const std::vector<std::string_view> parts = split(text, ';');
    const std::vector<std::string_view> fields = split(parts[0], ':');
    if (fields.size() != 6) {
      report("fields", "a position has six fields between colons, here " + std::to_string(fields.size()));
      return std::unexpected(problems_);
    }
    turn(fields[1]);
    fleches(fields[0]);
    stage(fields[2]);
    dice(fields[3]);
    score(fields[4]);
    terms(fields[5]);
    for (std::size_t i = 1; i < parts.size(); ++i) key(parts[i]);
    if (by_resignation_ && !s_.won)
      report("by", "a resignation is told after won=, such as ;won=w2;by=resignation");
    if (!problems_.empty()) return std::unexpected(std::move(problems_));
    if (std::vector<SetupProblem> wrong = problems_of(s_); !wrong.empty())
      return std::unexpected(std::move(wrong));
    return s_;
  }

 private:
  void report(std::string code, std::string message) {
    problems_.push_back({std::move(code), std::move(message)});
  }
  void expected(std::string code, std::string_view found, std::string_view what) {
    report(std::move(code),
           "found \"" + std::string(found) + "\" where " + std::string(what) + " should stand");
  }

  void fleches(std::string_view text) {
    if (text.size() != kLast)
      return report("fleches", "the board has " + std::to_string(text.size()) + " flèches: there must be 24");
    PerSide<Men> men;
    PerSide<int> count;
    for (Fleche f = 1; f <= kLast; ++f) {
      const char c = text[f - 1];
      const bool white = c >= 'A' && c <= 'O', black = c >= 'a' && c <= 'o';
      if (!white && !black) {
        if (c != '-')
          expected("fleches", text.substr(f - 1, 1), "A-O, a-o or - (flèche " + std::to_string(f) + ")");
        continue;
      }
      const Side side = white ? Side::White : Side::Black;
      const int n = c - (white ? 'A' : 'a') + 1;
      men[side].set(white ? f : across(f), n);
      count[side] += n;
    }
    borne_off(men, count);
    s_.board = {men[s_.to_act], men[other(s_.to_act)]};
  }

  void borne_off(PerSide<Men>& men, const PerSide<int>& count) {
    for (const Side side : kSides) {
      if (count[side] <= kMenPerSide)
        men[side].off = static_cast<std::uint8_t>(kMenPerSide - count[side]);
      else
        report("men_count", std::string(title_of(side)) + " has " + std::to_string(count[side]) +
                                " men on the board: there are fifteen");
    }
  }

  void turn(std::string_view text) {
    const auto side = text.size() == 1 ? side_of(text[0]) : std::nullopt;
    if (!side) return expected("turn", text, "the player to act, w or b,");
    s_.to_act = *side;
  }

  void stage(std::string_view text) {
    const std::size_t at = text.size() == 1 ? kStages.find(text[0]) : std::string_view::npos;
    if (at == std::string_view::npos) return expected("stage", text, "the stage, one of L R M O,");
    s_.stage = static_cast<Stage>(at);
  }

  void dice(std::string_view text) {
    const auto roll = parse_roll(text);
    if (s_.stage == Stage::Move && !roll) return expected("dice", text, "two dice such as 42");
    if (s_.stage != Stage::Move && text != "-")
      return expected("dice", text, "- (dice are told at stage M only)");
    if (roll) s_.roll = *roll;
  }

  void score(std::string_view text) {
    const auto parts = split(text, '-');
    const auto white = small_number(parts[0]);
    const auto black = parts.size() == 2 ? small_number(parts[1]) : std::nullopt;
    if (!white || !black) return expected("score", text, "White's and Black's points, such as 2-0,");
    s_.score = {*white, *black};
  }

  void terms(std::string_view text) {
    const auto points = small_number(text);
    if (!points) return expected("terms", text, "the points to which the match is played");
    s_.terms.points = *points;
  }

  void key(std::string_view item) {
    if (item == "by=resignation") {
      by_resignation_ = true;
      if (s_.won) s_.won->by = Ending::Resignation;
      return;
    }
    const auto side = item.size() == 6 && item.starts_with("won=") ? side_of(item[4]) : std::nullopt;
    if (!side || (item[5] != '1' && item[5] != '2'))
      return expected("key", item, "won=w1, won=w2, won=b1, won=b2 or by=resignation");
    s_.won = Win{*side, item[5] - '0', by_resignation_ ? Ending::Resignation : Ending::Out};
  }

  State s_;
  bool by_resignation_ = false;
  std::vector<SetupProblem> problems_;
};

}  // namespace

std::string print_position(const State& s) {
  const std::string dice = s.stage == Stage::Move ? roll_text(s.roll) : "-";
  return std::string(kPrefix) + fleches_text(s) + ":" + letter(s.to_act) + ":" +
         kStages[static_cast<int>(s.stage)] + ":" + dice + ":" + std::to_string(s.score.white) + "-" +
         std::to_string(s.score.black) + ":" + std::to_string(s.terms.points) + keys_text(s);
}

std::expected<State, std::vector<SetupProblem>> parse_position(std::string_view text) {
  return Reader().read(text);
}

}  // namespace trictrac::courrier

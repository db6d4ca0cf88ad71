#include "courrier/text/position_text.h"

#include "base/enum_table.h"
#include "base/text_of.h"
#include "text/marks_text.h"
#include "text/words.h"

namespace trictrac::courrier {
namespace {

constexpr std::string_view kPrefix = "S4=";
constexpr EnumTable<Stage, Stage::Over, std::string_view> kStages({
    {Stage::Lead, "L"},
    {Stage::Roll, "R"},
    {Stage::Move, "M"},
    {Stage::Over, "O"},
});
constexpr int kMostScored = 9999;

std::string fleches_text(const State& s) {
  const Men& white = men_of(s, Side::White);
  const Men& black = men_of(s, Side::Black);
  std::string text;
  for (Fleche f = kTalon; f <= kLast; ++f) text += men_letter(white.on(f), black.on(across(f)));
  return text;
}

std::string keys_text(const State& s) {
  if (!s.won) return "";
  const std::string by = s.won->by == Ending::Resignation ? ";by=resignation" : "";
  return text_of(";won={}{}{}", letter(s.won->winner), s.won->points, by);
}

class PositionReader {
 public:
  std::expected<State, std::vector<SetupProblem>> read(std::string_view text) {
    if (text.starts_with(kPrefix)) text.remove_prefix(kPrefix.size());
    const std::vector<std::string_view> parts = split(text, ';');
    const std::vector<std::string_view> fields = split(parts[0], ':');
    if (fields.size() != 6) {
      report("fields", text_of("a position has six fields between colons, here {}", fields.size()));
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
      report("by", "a resignation is named after won=, such as ;won=w2;by=resignation");
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
    report(std::move(code), text_of("found \"{}\" where {} should stand", found, what));
  }

  void fleches(std::string_view text) {
    if (text.size() != kLast)
      return report("fleches", text_of("the board has {} flèches: there must be 24", text.size()));
    PerSide<Men> men;
    for (Fleche f = kTalon; f <= kLast; ++f) {
      const auto there = men_of_letter(text[f - 1]);
      if (!there) expected("fleches", text.substr(f - 1, 1), text_of("A-O, a-o or - (flèche {})", f));
      men.white.set(f, there ? there->white : 0);
      men.black.set(across(f), there ? there->black : 0);
    }
    for (const Side side : kSides) borne_off(men[side], side);
    s_.board = {men[s_.to_act], men[other(s_.to_act)]};
  }

  void borne_off(Men& men, Side side) {
    const int on_board = men.total();
    if (on_board <= kMenPerSide)
      men.off = static_cast<std::uint8_t>(kMenPerSide - on_board);
    else
      report("men_count", text_of("{} has {} men on the board: there are fifteen", title_of(side), on_board));
  }

  void turn(std::string_view text) {
    const auto side = side_of_letter(text);
    if (!side) return expected("turn", text, "the player to act, w or b,");
    s_.to_act = *side;
  }

  void stage(std::string_view text) {
    const auto stage = kStages.find(text);
    if (!stage) return expected("stage", text, "the stage, one of L R M O,");
    s_.stage = *stage;
  }

  void dice(std::string_view text) {
    const auto roll = roll_of(text);
    if (s_.stage == Stage::Move && !roll) return expected("dice", text, "two dice such as 42");
    if (s_.stage != Stage::Move && text != "-")
      return expected("dice", text, "- (dice are given at stage M only)");
    if (roll) s_.roll = *roll;
  }

  void score(std::string_view text) {
    const auto parts = split(text, '-');
    const auto white = number_in(parts[0], 0, kMostScored);
    const auto black = parts.size() == 2 ? number_in(parts[1], 0, kMostScored) : std::nullopt;
    if (!white || !black) return expected("score", text, "White's and Black's points, such as 2-0,");
    s_.score = {*white, *black};
  }

  void terms(std::string_view text) {
    const auto points = number_in(text, 0, kMostScored);
    if (!points) return expected("terms", text, "the points to which the match is played");
    s_.terms.points = *points;
  }

  void key(std::string_view item) {
    if (item == "by=resignation") {
      by_resignation_ = true;
      if (s_.won) s_.won->by = Ending::Resignation;
      return;
    }
    const auto side =
        item.size() == 6 && item.starts_with("won=") ? side_of_letter(item.substr(4, 1)) : std::nullopt;
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
  return text_of("{}{}:{}:{}:{}:{}-{}:{}{}", kPrefix, fleches_text(s), letter(s.to_act), kStages[s.stage],
                 dice, s.score.white, s.score.black, s.terms.points, keys_text(s));
}

std::expected<State, std::vector<SetupProblem>> parse_position(std::string_view text) {
  return PositionReader().read(text);
}

}  // namespace trictrac::courrier

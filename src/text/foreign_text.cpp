#include "text/foreign_text.h"

#include <cctype>

#include "base/text_of.h"
#include "text/fleche_text.h"
#include "text/marks_text.h"
#include "text/words.h"

namespace trictrac {
namespace {

constexpr std::string_view kXgid = "XGID=";

std::unexpected<std::vector<SetupProblem>> wrong(std::string code, std::string message) {
  return std::unexpected(std::vector<SetupProblem>{{std::move(code), std::move(message)}});
}

// Men that are not on the board are off; then the position is judged as any other.
ForeignBoard finished(const Position& white, Side to_act) {
  if (white.own.total() > kMenPerSide || white.other.total() > kMenPerSide)
    return wrong("men_count", "a side has more than fifteen men");
  State s;
  s.stage = Stage::Roll;
  s.first_roll_done = true;
  Position board = white;
  board.own.off = static_cast<std::uint8_t>(kMenPerSide - white.own.total());
  board.other.off = static_cast<std::uint8_t>(kMenPerSide - white.other.total());
  s.board = to_act == Side::White ? board : turned(board);
  s.to_act = to_act;
  const auto problems = problems_of(s);
  if (!problems.empty()) return std::unexpected(problems);
  return s;
}

// One man group of a letter list, such as aW4.
bool place_group(std::string_view group, Position& white) {
  if (group.size() < 3 || group.size() > 4) return false;
  const char letter = static_cast<char>(std::toupper(static_cast<unsigned char>(group[0])));
  const auto f = parse_fleche(std::string_view(&letter, 1), Numbering::Lepeintre);
  const auto side = side_of_capital(group.substr(1, 1));
  const auto men = number_in(group.substr(2), 1, kMenPerSide);
  if (!f || !side || !men) return false;
  (*side == Side::White ? white.own : white.other).set(*f, *men);
  return true;
}

}  // namespace

bool looks_like_xgid(std::string_view text) { return text.starts_with(kXgid); }

ForeignBoard parse_xgid(std::string_view text) {
  if (looks_like_xgid(text)) text.remove_prefix(kXgid.size());
  const std::string_view board = text.substr(0, text.find(':'));
  if (board.size() != 26) return wrong("xgid", "an XGID board has 26 characters: a bar, 24 points, a bar");
  if (board.front() != '-' || board.back() != '-')
    return wrong("xgid", "trictrac has no bar: both must be -");
  Position white;
  for (Fleche f = kTalon; f <= kLast; ++f) {
    const auto men = men_of_letter(board[f]);
    if (!men) return wrong("xgid", text_of("\"{}\" is not a number of men: A-O, a-o or -", board[f]));
    white.own.set(f, men->white);
    white.other.set(f, men->black);
  }
  // XGID=board:cube:owner:turn…, the turn 1 or -1.
  std::size_t field = text.find(':');
  for (int i = 0; i < 2 && field != std::string_view::npos; ++i) field = text.find(':', field + 1);
  const bool above = field != std::string_view::npos && text.substr(field + 1).starts_with("-1");
  return finished(white, above ? Side::Black : Side::White);
}

std::string print_xgid(const State& s) {
  const Position white = seen_by(Side::White, s);
  std::string men;
  for (Fleche f = kTalon; f <= kLast; ++f) men += men_letter(white.own.on(f), white.other.on(f));
  return text_of("{}-{}-:0:0:{}:00:0:0:0:0:10", kXgid, men, s.to_act == Side::White ? "1" : "-1");
}

bool looks_like_letters(std::string_view text) {
  return text.size() > 2 && std::isalpha(static_cast<unsigned char>(text[0])) &&
         (text[1] == 'W' || text[1] == 'B') && text.find(':') == std::string_view::npos;
}

ForeignBoard parse_letters(std::string_view text) {
  Position white;
  while (!text.empty()) {
    const std::size_t dash = text.find('-');
    const std::string_view group = text.substr(0, dash);
    if (!place_group(group, white))
      return wrong("letters",
                   text_of("\"{}\" should be a letter A-Y (not W), W or B, and the men, such as aW4", group));
    if (dash == std::string_view::npos) break;
    text.remove_prefix(dash + 1);
  }
  return finished(white, Side::White);
}

std::string print_letters(const State& s) {
  const Position white = seen_by(Side::White, s);
  std::string text;
  for (Fleche f = kTalon; f <= kLast; ++f) {
    const int w = white.own.on(f), b = white.other.on(f);
    if (w + b == 0) continue;
    const char letter = fleche_text(f, Numbering::Lepeintre)[0];
    text += text_of("{}{}{}{}", text.empty() ? "" : "-", static_cast<char>(std::tolower(letter)),
                    w > 0 ? "W" : "B", w + b);
  }
  return text;
}

}  // namespace trictrac

#include "apps/cli/review_csv.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "base/text_of.h"
#include "game/event/event.h"
#include "text/play_text.h"
#include "text/shown.h"

namespace trictrac::cli {
namespace {

using namespace advice;

constexpr std::string_view kCsvEnd = "\r\n";  // RFC 4180
constexpr std::string_view kCsvColumns =
    "file,number,side,player,asked,dice,play,best,lost_holes,chance,grade,luck_holes,record_number";

// Returns a number with four decimals after a point, in every locale.
std::string four_digits(double x) {
  std::array<char, 40> text;
  const auto end = std::to_chars(text.begin(), text.end(), x, std::chars_format::fixed, 4).ptr;
  const std::string number(text.begin(), end);
  return number == "-0.0000" ? number.substr(1) : number;
}

// Returns "1/7 1/6", or of a decision "hold 1/7 1/6", "go", "suspend_ecrire 1/7 1/6".
std::string answer_in_csv(const advice::Way& way, Roll roll, bool decision) {
  if (way.kind == Choice::Kind::Go) return "go";
  std::string play = play_text(way.play, roll, Numbering::OneTo24);
  if (!decision) return play;
  if (way.kind == Choice::Kind::Play) return "hold " + play;
  return text_of("suspend_{} {}", name_of(way.game), play);
}

// Goes through the answers in order, and finds the throw of each.
class ReviewLines {
 public:
  ReviewLines(const Review& review, const Record& record, std::string_view file, int number)
      : review_(review), record_(record), file_(csv_field(visible(file))), number_(number) {}

  std::string text() {
    std::string all;
    for (const AnswerSeen& a : review_.answers)
      if (a.cost.graded()) all += line(a);
    return all;
  }

 private:
  std::string line(const AnswerSeen& a) {
    const auto thrown = std::ranges::find(review_.rolls, a.at.n, [](const RollSeen& r) { return r.at.n; });
    const bool known = thrown != review_.rolls.end();
    const bool first = std::exchange(last_, a.at.n) != a.at.n;
    const double white = known ? thrown->after : 0;
    const Side side = a.at.side;
    return text_of(
        "{},{},{},{},{},{}{},{},{},{},{},{},{},{}{}", file_, a.at.n, name_of(side),
        csv_field(visible(record_.tag(player_tag(a.at.player)))), a.cost.decision ? "decision" : "play",
        int{a.roll.a}, int{a.roll.b}, csv_field(answer_in_csv(a.cost.given, a.roll, a.cost.decision)),
        csv_field(answer_in_csv(a.cost.best, a.roll, a.cost.decision)),
        four_digits(a.cost.given.lost.holes.count()),
        known ? four_digits(side == Side::White ? white : 1 - white) : "", limit_of(a.cost.grade).code,
        known && first && thrown->free ? four_digits(thrown->luck.holes.count()) : "", number_, kCsvEnd);
  }

  const Review& review_;
  const Record& record_;
  const std::string file_;
  const int number_;
  int last_ = 0;  // the roll of the line before: its luck stands in one line only
};

}  // namespace

std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == text.npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

std::string review_csv_header() { return std::string(kCsvColumns) + std::string(kCsvEnd); }

std::string review_csv(const Review& review, const Record& record, std::string_view file, int number) {
  return ReviewLines(review, record, file, number).text();
}

}  // namespace trictrac::cli

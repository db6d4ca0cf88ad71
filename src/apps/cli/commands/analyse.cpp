#include <algorithm>
#include <array>
#include <charconv>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/progress.h"
#include "apps/cli/record_file.h"
#include "apps/cli/terminal/advice.h"
#include "apps/cli/terminal/console.h"
#include "base/json.h"
#include "base/text_of.h"
#include "service/analysis_session.h"
#include "text/play_text.h"
#include "text/shown.h"
#include "wire/advice_json.h"
#include "wire/match_ledger_json.h"
#include "words/advice.h"
#include "words/usage.h"

namespace trictrac::cli {
namespace analyse {
namespace {

using namespace advice;

struct Arguments {
  std::vector<std::string> games;
  int plies = 1;
  int rollouts = 0, threads = 1;
  bool json = false, csv = false;

  // Returns whether the output is for a program.
  bool is_data() const { return json || csv; }
};

bool is_position(const std::string& game) { return game.starts_with("TRID="); }

// Returns the records of a file, or the one that a position stands for.
std::expected<std::vector<GivenRecord>, std::string> games_in(const std::string& game) {
  if (is_position(game)) return std::vector{GivenRecord{.path = game, .text = game}};
  return read_records(game);
}

std::expected<Record, std::string> record_of(const GivenRecord& game) {
  if (is_position(game.path)) {
    auto record = record_from(game.text);
    if (record) return *std::move(record);
    return std::unexpected(translated(record.error().message));
  }
  auto record = parse_record(game.text);
  if (record) return *std::move(record);
  return std::unexpected(game.located(record.error()));
}

// As `a` has it, saying on the way how far it is.
AdviceOptions options_of(const Arguments& a, Progress& progress) {
  return {a.plies, a.rollouts, a.threads, [&progress](int done) { return progress.reach(done); }};
}

bool is_one_of_several(const Arguments& a, const GivenRecord& game) {
  return a.games.size() > 1 || !game.alone;
}

// Prints the name of a game above its answer, if there are several games.
void print_name(const Arguments& a, const GivenRecord& game) {
  if (is_one_of_several(a, game) && !a.is_data()) std::cout << game.name() << ":\n";
}

void say_partial(const Arguments& a, const Words& words, int& status) {
  if (!interrupted()) return;
  if (!a.is_data()) std::cout << words(&words::UsageWords::interrupted) << "\n";
  status = kInterrupted;
}

void print_json(Json answer, const GivenRecord& game) {
  answer["file"] = game.path;
  answer["record_number"] = game.number;
  if (interrupted()) answer["partial"] = true;
  std::cout << dump(answer) << "\n";
}

// Returns an answer with the text of each reason beside it; `texts`: those of each row of `list`.
Json with_texts(Json answer, const char* list, const std::vector<ReasonTexts>& texts) {
  Json& rows = answer[list];
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto reasons = rows[i].find("reasons");
    if (reasons == rows[i].end()) continue;
    for (std::size_t j = 0; j < reasons->size(); ++j) (*reasons)[j]["text"] = texts[i][j];
  }
  return answer;
}

// The review of games as CSV, for a spreadsheet or a data frame (docs/analysis.md, "As CSV").

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

// Returns a field in the form of RFC 4180: in quotation marks if it needs them.
std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == text.npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
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

void hint(const Arguments& a, const GivenRecord& game, int& status) {
  const auto record = record_of(game);
  if (!record) return fail(status, record.error());
  const Match match = match_after(*record);
  const Words& words = user_words();
  std::optional<Advice> advice;
  {
    Progress progress("hint", words(&words::UsageWords::steps), 0);
    advice = advise(match, options_of(a, progress));
  }
  if (!advice)
    return fail(status, (is_one_of_several(a, game) ? game.name() + ": " : "") +
                            words(&words::AdviceWords::no_advice));
  const std::string_view unit = unit_of(match.account());
  print_name(a, game);
  const auto* found = std::get_if<HintFound>(&*advice);
  Console console;
  if (!a.json)
    print_advice(*advice, unit, words, console.page());
  else
    print_json(found ? with_texts(hint_json(found->hint, unit, found->rolled), "ways",
                                  reasons_of(found->hint, words))
                     : outlook_json(std::get<advice::Outlook>(*advice), unit),
               game);
  console.show();
  say_partial(a, words, status);
}

void review(const Arguments& a, const GivenRecord& game, int& status) {
  const auto record = record_of(game);
  if (!record) return fail(status, record.error());
  const Words& words = user_words();
  advice::Review review;
  {
    Progress progress("review", words(&words::UsageWords::actions), static_cast<long>(record->events.size()));
    review = review_of(*record, options_of(a, progress));
  }
  const std::string_view unit = unit_of(match_after(*record).account());
  print_name(a, game);
  Console console;
  if (a.csv)
    std::cout << ReviewLines(review, *record, game.path, game.number).text();
  else if (a.json)
    print_json(with_texts(review_json(review, *record, unit), "answers", reasons_of(review, words)), game);
  else
    print_review(review, *record, unit, words, console.page());
  console.show();
  say_partial(a, words, status);
}

// Answers each game in turn; a fault in one does not stop the others.
void each_game(const Arguments& a, void (*answer)(const Arguments&, const GivenRecord&, int&), int& status) {
  for (const std::string& path : a.games) {
    const auto games = games_in(path);
    if (!games) fail(status, games.error());
    for (const GivenRecord& game : games.value_or(std::vector<GivenRecord>{})) {
      answer(a, game, status);
      if (interrupted()) return;
    }
  }
}

void add_rollouts(CommandLine& line, Arguments& a, const char* what) {
  line.option("--rollouts", &a.rollouts, what, Between{0, 1000000});
  line.option("--threads", &a.threads, "threads for the rollouts (they do not change the answer)",
              Between{1, 256});
}

}  // namespace
}  // namespace analyse

void hint_command::declare(CommandLine& line) {
  auto a = std::make_shared<analyse::Arguments>();
  line.required("games", &a->games, "records (files, or - for standard input) or positions (TRID=…)");
  line.option("--plies", &a->plies, "how many rolls to look ahead", Between{0, 2});
  analyse::add_rollouts(line, *a, "play the four best out to the end of the relevé, at most this many times");
  add_language(line);
  line.flag("--json", a->json, "print JSON, one object a line for each (docs/analysis.md)");
  line.runs([=](int& status) { analyse::each_game(*a, analyse::hint, status); });
}

void review_command::declare(CommandLine& line) {
  auto a = std::make_shared<analyse::Arguments>();
  line.required("records", &a->games, "files, or - for standard input");
  line.option("--plies", &a->plies, "how many rolls to look ahead (one more where the choice is doubtful)",
              Between{0, 2});
  analyse::add_rollouts(line, *a,
                        "play costly or close choices out to the end of the relevé, at most this many times");
  add_language(line);
  line.flag("--json", a->json, "print JSON, one object a line for each (docs/analysis.md)");
  line.flag(
      "--csv", a->csv,
      "print CSV, one line for each graded play and decision, all records in one table (docs/analysis.md)");
  line.excludes("--json", "--csv");
  line.runs([=](int& status) {
    if (a->csv) std::cout << analyse::kCsvColumns << analyse::kCsvEnd;
    analyse::each_game(*a, analyse::review, status);
  });
}

}  // namespace trictrac::cli

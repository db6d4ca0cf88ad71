#include "words/questions.h"

#include <algorithm>
#include <array>
#include <map>

#include "apps/cli/common.h"
#include "apps/cli/points_text.h"
#include "apps/lab/commands.h"
#include "apps/lab/line_file.h"
#include "apps/lab/report.h"
#include "base/embedded.h"
#include "base/text_of.h"
#include "lab/questions/question.h"
#include "lab/questions/rule_sources.h"
#include "text/board_text.h"
#include "text/marks_text.h"
#include "text/trid.h"
#include "text/words.h"
#include "words/languages/languages.h"
#include "words/messages.h"

namespace trictrac::rules {
extern const EmbeddedFiles kFiles;
}

namespace trictrac::cli::questions_command {
namespace {

using questions::kKindNames;
using questions::Question;
using questions::QuestionKind;
using words::QuestionWords;

// ---- A question as a line of JSON.

std::string asked_text(const Question& q, const Words& words) {
  const words::Who player(player_text(q.state.to_act, words));
  const words::Text<"other"> opponent(player_text(other(q.state.to_act), words));
  const words::Dice dice(text_of("{}-{}", int{q.roll.a}, int{q.roll.b}));
  switch (q.kind) {
    case QuestionKind::Worth: return words(&QuestionWords::worth, player, dice, opponent);
    case QuestionKind::Legal: return words(&QuestionWords::legal, player, dice, words::Move(q.asked));
    case QuestionKind::Ecole:
      return words(&QuestionWords::ecole, player, dice, words::Points(std::stoi(q.asked)), opponent);
  }
  return {};
}

// Returns the jans that a roll brings, as a sentence each.
std::string jans_text(const Question& q, const Turn& turn, const Words& words) {
  const std::string account =
      events_account(q.state.board, q.roll, q.state.options, turn, words, Numbering::OneTo24);
  std::string text;
  for (const std::string_view line : split(account, '\n'))
    if (const auto said = words_of(line); !said.empty())
      text += (text.empty() ? "" : "; ") + joined(said, " ");
  return text.empty() ? words(&QuestionWords::brings_nothing) : text;
}

std::string why_legal(const Question& q, const Turn& turn, const Words& words) {
  const auto broken = std::ranges::find(kLaws, q.reason, &LawText::code);
  if (broken == kLaws.end()) return words(&QuestionWords::is_legal, words::N(turn.plays.size()));
  return words(&QuestionWords::breaks_law, words::Why(words::translated(broken->english, words)),
               words::Rule(broken->rule));
}

std::string why_ecole(const Question& q, const Turn& turn, const Words& words) {
  const words::Points due(turn.events.points_roller());
  const words::N wrong(std::stoi(q.answer));
  if (q.reason == questions::kTooLittle) return words(&QuestionWords::marked_too_little, due, wrong);
  if (q.reason == questions::kTooMuch) return words(&QuestionWords::marked_too_much, due, wrong);
  return words(&QuestionWords::marked_right, due);
}

std::string why_text(const Question& q, const Words& words) {
  const Turn turn = questions::judge_roll(q.state, q.roll);
  switch (q.kind) {
    case QuestionKind::Worth: return jans_text(q, turn, words);
    case QuestionKind::Legal: return why_legal(q, turn, words);
    case QuestionKind::Ecole:
      return (turn.events.size() > 0 ? jans_text(q, turn, words) + ". " : "") + why_ecole(q, turn, words);
  }
  return {};
}

const questions::RuleSources& rule_sources() {
  static const auto kSources = questions::read_rule_sources(rules::kFiles.front().text());
  return kSources;
}

Json to_json(int id, const Question& q) {
  Json json{{"id", id},
            {"kind", kKindNames[q.kind]},
            {"position", print_trid(q.state)},
            {"board", board_text(q.state, Numbering::OneTo24)},
            {"roll", roll_text(q.roll)},
            {"asked", q.asked},
            {"answer", q.answer},
            {"reason", q.reason}};
  for (const words::Language* language : words::languages()) {
    const Words words(*language);
    const std::string code(language->code);
    json["question"][code] = asked_text(q, words);
    json["why"][code] = why_text(q, words);
  }
  json["sources"] = Json::object();
  const std::string why = json["why"].front().get<std::string>();
  for (const auto& [rule, places] : questions::sources_named(rule_sources(), why))
    json["sources"][rule] = places;
  return json;
}

// A line of a file of questions: what was asked, and what is said to be right.
struct AskedLine {
  int id = 0;
  Question question;
};

std::optional<std::string> text_in(const Json& json, const char* name) {
  const auto at = json.find(name);
  return at != json.end() && at->is_string() ? std::optional(at->get<std::string>()) : std::nullopt;
}

std::optional<int> id_in(const Json& json) {
  const auto at = json.find("id");
  return at != json.end() && at->is_number_integer() ? std::optional(at->get<int>()) : std::nullopt;
}

std::expected<AskedLine, std::string> read_asked(std::string_view line) {
  const Json json = Json::parse(line, nullptr, false);
  if (!json.is_object()) return std::unexpected("this is not a JSON object");
  const auto id = id_in(json);
  const auto kind = kKindNames.find(text_in(json, "kind").value_or(""));
  const auto state = parse_trid(text_in(json, "position").value_or(""));
  const auto roll = roll_of(text_in(json, "roll").value_or(""));
  const auto asked = text_in(json, "asked"), answer = text_in(json, "answer"),
             reason = text_in(json, "reason");
  if (!id || !kind || !roll || !asked || !answer || !reason)
    return std::unexpected(
        "a question has \"id\", \"kind\", \"position\", \"roll\", \"asked\", \"answer\" and "
        "\"reason\"");
  if (!state) return std::unexpected(state.error().front().message);
  if (state->stage != Stage::Roll) return std::unexpected("the position must be before the roll (stage R)");
  return AskedLine{*id, {*kind, *state, *roll, *asked, *answer, *reason}};
}

// Calls `take` with each line that says something and its number; the error names the line.
template <class Take>
std::expected<void, std::string> each_line(const std::string& file, std::string_view text, Take take) {
  int number = 0;
  for (const std::string_view line : split(text, '\n')) {
    ++number;
    if (trim(line).empty()) continue;
    if (const auto taken = take(line); !taken)
      return std::unexpected(text_of("{}, line {}: {}", file, number, taken.error()));
  }
  return {};
}

std::expected<std::vector<AskedLine>, std::string> read_questions(const std::string& file,
                                                                  std::string_view text) {
  std::vector<AskedLine> all;
  const auto read = each_line(file, text, [&](std::string_view line) -> std::expected<void, std::string> {
    auto asked = read_asked(line);
    if (!asked) return std::unexpected(asked.error());
    all.push_back(*std::move(asked));
    return {};
  });
  if (!read) return std::unexpected(read.error());
  return all;
}

std::expected<std::vector<AskedLine>, std::string> questions_in(const std::string& file) {
  const auto text = read_text(file);
  if (!text) return std::unexpected(text.error());
  return read_questions(file, *text);
}

// ---- The commands.

struct Making {
  std::string out;
  int count = 100'000;
  std::uint64_t seed = 1;
};

void make(const Making& m, int& status) {
  auto file = LineFile::open(m.out, "");
  if (!file) return fail(status, file.error());
  const auto before = read_questions(m.out, file->lines());
  if (!before) return fail(status, before.error());
  if (!before->empty() && questions::QuestionMaker(m.seed).next() != before->front().question)
    return fail(status, m.out + " has questions of another seed: name another file, or remove it");
  questions::QuestionMaker maker(m.seed);
  for (const AskedLine& line : *before) maker.skip(line.question);
  const int from = static_cast<int>(before->size());
  {
    Progress progress("questions make", "questions", m.count - from);
    for (int n = from; n < m.count && progress.reach(n - from); ++n)
      if (!file->add(to_json(n + 1, maker.next()).dump())) break;
  }
  file->finish(status);
}

struct Checking {
  std::string file;
  bool json = false;
};

// Answers every question again by the rules.
void check(const Checking& c, int& status) {
  const auto lines = questions_in(c.file);
  if (!lines) return fail(status, lines.error());
  Report report(c.json, "questions check", "questions", static_cast<long>(lines->size()));
  std::size_t checked = 0, wrong = 0;
  for (const AskedLine& line : *lines) {
    const Question& q = line.question;
    const auto right = questions::answer(q.kind, q.state, q.roll, q.asked);
    ++checked;
    if (!right || *right != q) {
      ++wrong;
      report.add("wrong", {{"id", line.id},
                           {"answer", q.answer},
                           {"reason", q.reason},
                           {"right", right ? right->answer : right.error()},
                           {"right_reason", right ? right->reason : ""}});
    }
    if (!report.reach(static_cast<long>(checked))) break;
  }
  report["questions"] = checked;
  report["right"] = checked - wrong;
  report.print(checked < lines->size(), status);
  if (wrong > 0) status = kWrongInput;
}

// What somebody answered.
struct Given {
  std::string answer;
  std::optional<std::string> reason;
};

std::expected<std::map<int, Given>, std::string> read_answers(const std::string& file) {
  const auto text = read_text(file);
  if (!text) return std::unexpected(text.error());
  std::map<int, Given> all;
  const auto read = each_line(file, *text, [&](std::string_view line) -> std::expected<void, std::string> {
    const Json json = Json::parse(line, nullptr, false);
    const auto id = json.is_object() ? id_in(json) : std::nullopt;
    auto answer = id ? text_in(json, "answer") : std::nullopt;
    if (!answer)
      return std::unexpected("an answer is an object with \"id\", a number, and \"answer\", a text");
    if (!all.emplace(*id, Given{*std::move(answer), text_in(json, "reason")}).second)
      return std::unexpected(text_of("the question {} is answered twice", *id));
    return {};
  });
  if (!read) return std::unexpected(read.error());
  return all;
}

// Spaces around an answer and between its words, and capitals, make no difference.
std::string plain(std::string_view answer) {
  std::string text;
  for (const std::string& word : words_of(answer)) text += (text.empty() ? "" : " ") + word;
  std::ranges::transform(text, text.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return text;
}

struct Grading {
  std::string file, answers;
  bool json = false;
};

struct Grades {
  measure::Proportion answers, reasons;
  int left_out = 0;
};

Json grades_json(const Grades& g) {
  return {{"right", figure_json(g.answers.share())},
          {"right_with_reason", figure_json(g.reasons.share())},
          {"left_out", g.left_out}};
}

// Counts the right answers of somebody. A question left out counts as answered wrongly.
void grade(const Grading& g, int& status) {
  const auto lines = questions_in(g.file);
  if (!lines) return fail(status, lines.error());
  const auto answers = read_answers(g.answers);
  if (!answers) return fail(status, answers.error());
  std::array<Grades, kKindNames.kSize> by_kind;
  Grades all;
  std::size_t used = 0;
  for (const auto& [id, question] : *lines) {
    const auto given = answers->find(id);
    const bool is_given = given != answers->end();
    used += is_given;
    const bool right = is_given && plain(given->second.answer) == question.answer;
    const bool with_reason = right && given->second.reason && plain(*given->second.reason) == question.reason;
    for (Grades* grades : {&all, &by_kind[static_cast<std::size_t>(question.kind)]}) {
      grades->answers.add(right);
      grades->reasons.add(with_reason);
      grades->left_out += !is_given;
    }
  }
  if (used < answers->size())
    return fail(status, g.answers + " answers questions that " + g.file + " does not have");
  Report report(g.json, "questions grade", "questions", 0);
  report["questions"] = lines->size();
  report["all"] = grades_json(all);
  for (std::size_t kind = 0; kind < by_kind.size(); ++kind)
    report[std::string(kKindNames.values()[kind])] = grades_json(by_kind[kind]);
  report.print(false, status);
}

}  // namespace

void declare(CommandLine& line) {
  auto m = std::make_shared<Making>();
  CommandLine& making =
      line.command("make", "make questions with their answers, a line of JSON each; continues a file");
  making.required("--out", &m->out, "the file");
  making.option("--count", &m->count, "number of questions", Between{1, 10'000'000});
  making.option("--seed", &m->seed, "seed of the positions");
  making.runs([m](int& status) { make(*m, status); });

  auto c = std::make_shared<Checking>();
  CommandLine& checking = line.command("check", "answer the questions of a file again, by the rules");
  checking.required("file", &c->file, "the file");
  checking.flag("--json", c->json, "one JSON object");
  checking.runs([c](int& status) { check(*c, status); });

  auto g = std::make_shared<Grading>();
  CommandLine& grading = line.command("grade", "count the right answers of a program or a person");
  grading.required("file", &g->file, "the file of questions");
  grading.required("--answers", &g->answers,
                   "the answers: a JSON object a line, with \"id\", \"answer\" and, if you like, \"reason\"");
  grading.flag("--json", g->json, "one JSON object");
  grading.runs([g](int& status) { grade(*g, status); });
}

}  // namespace trictrac::cli::questions_command

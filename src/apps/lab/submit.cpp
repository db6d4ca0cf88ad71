#include <algorithm>
#include <filesystem>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/lab/commands.h"
#include "apps/lab/placing.h"
#include "apps/lab/report.h"
#include "apps/lab/result_file.h"
#include "apps/lab/scoring.h"
#include "base/fnv.h"
#include "base/os.h"
#include "base/text_of.h"
#include "engine/bots/strengths.h"
#include "game/rules/version.h"
#include "lab/entries/entry.h"

namespace trictrac::cli::submit_command {
namespace {

using entries::Entry;
using entries::kSealedNames;
using entries::kTrackNames;
using entries::SealedKind;
using measure::Problem;

// ---- Positions.

// Some positions, open or sealed, that are graded together.
struct PositionSet {
  std::string half, name, hash;
  std::vector<Problem> problems;
};

std::string without_folder(const std::string& path) { return os::path_text(os::path_of(path).filename()); }

// Reads the files of the open half.
std::expected<std::vector<PositionSet>, std::string> read_open(const std::vector<std::string>& files) {
  std::vector<PositionSet> all;
  for (const std::string& file : files) {
    auto read = read_problem_file(file);
    if (!read) return std::unexpected(read.error());
    all.push_back({"open", without_folder(file), std::move(read->hash), std::move(read->problems)});
  }
  return all;
}

// Makes the positions that are sealed to an entry; fewer after Ctrl-C.
std::vector<PositionSet> make_sealed(const entries::Sealing& sealing, Report& report, long& done) {
  std::vector<PositionSet> all;
  for (std::size_t i = 0; i < kSealedNames.kSize && !interrupted(); ++i) {
    const auto kind = static_cast<SealedKind>(i);
    auto problems = entries::make_sealed(kind, sealing, [&](int) { return report.reach(++done); });
    Fnv hash;
    for (const Problem& problem : problems) hash.add(print_problem(problem) + "\n");
    all.push_back({"sealed", std::string(kSealedNames[kind]), in_hex(hash.value()), std::move(problems)});
  }
  return all;
}

// ---- What a result says.

Json grades_row(const PositionSet& set, const measure::GradeReport& grades) {
  return {{"half", set.half},
          {"set", set.name},
          {"hash", set.hash},
          {"positions", grades.answers.size()},
          {"loss", estimate_json(grades.loss)},
          {"blunders", figure_json(grades.blunders.share())}};
}

Json answers_json(const measure::GradeReport& grades) {
  Json answers = Json::array();
  for (const measure::Graded& graded : grades.answers) answers.push_back(graded.answer);
  return answers;
}

// Plays the tours of a player against every bot; `done` steps were done before.
std::expected<Placement, std::string> place(const std::string& player, const PlacingOptions& options,
                                            Report& report, long done) {
  return place_player(
      player, names_in(kLevels), options, [&](long sets) { report.reach(done + sets); }, [](const Json&) {});
}

// ---- Making a result.

struct Making {
  std::vector<std::string> open, parts;
  std::string player, title, track = "open", out;
  int decisions = 0, sealed = 250, threads = 1;
  PlacingOptions tours;
  bool json = false;
};

// Reads the files that a player consists of.
std::expected<std::vector<entries::EntryFile>, std::string> read_parts(
    const std::vector<std::string>& files) {
  std::vector<entries::EntryFile> parts;
  for (const std::string& file : files) {
    const auto text = read_text(file);
    if (!text) return std::unexpected(text.error());
    const Bytes bytes{reinterpret_cast<const std::uint8_t*>(text->data()), text->size()};
    parts.push_back({without_folder(file), to_hex(sha256(bytes))});
  }
  std::ranges::sort(parts, {}, &entries::EntryFile::name);
  return parts;
}

std::expected<Entry, std::string> entry_of(const Making& m) {
  auto parts = read_parts(m.parts);
  if (!parts) return std::unexpected(parts.error());
  if (parts->empty() && !needs_nothing(m.player))
    return std::unexpected(
        "name the files that the player consists of, its net and its program, each with --file");
  Entry entry{m.title, m.player, *kTrackNames.find(m.track), m.decisions, *std::move(parts)};
  if (const auto fault = entries::fault_of(entry)) return std::unexpected(*fault);
  return entry;
}

void make(Making& m, int& status) {
  if (const auto may = may_write(m.out, Overwrite::No); !may) return fail(status, may.error());
  const auto entry = entry_of(m);
  if (!entry) return fail(status, entry.error());
  auto sets = read_open(m.open);
  if (!sets) return fail(status, sets.error());
  const auto entrant = read_entrant(m.player, net_finder(), built_in);
  if (!entrant) return fail(status, entrant.error());
  const std::uint64_t seed = entries::seed_of_entry(*entry);
  const long of_sealed = m.sealed * static_cast<long>(kSealedNames.kSize);
  long all = 2 * of_sealed + count_sets(m.tours, names_in(kLevels)), done = 0;
  for (const PositionSet& set : *sets) all += static_cast<long>(set.problems.size());
  Report report(m.json, "submit make", "steps", all);
  Json result{{"benchmark", kBenchmark},
              {"version", TRICTRAC_VERSION},
              {"rules", in_hex(kRulesVersion)},
              {"judge", in_hex(net::hash_of(net::built_in()))},
              {"entry", entry_json(*entry)},
              {"sealed", m.sealed},
              {"matches", m.tours.tours},
              {"luck", !m.tours.no_luck},
              {"unit", "thousandths of a tour an answer"}};
  report["player"] = m.player;
  report["seed"] = in_hex(seed);
  std::ranges::move(make_sealed({m.sealed, m.threads, seed}, report, done), std::back_inserter(*sets));
  const auto player = entrant->make();
  for (const PositionSet& set : *sets) {
    if (interrupted()) break;
    const auto grades =
        measure::grade(*player, set.problems, [&](std::size_t) { return report.reach(++done); });
    if (const auto fault = fault_of(*entrant)) return fail(status, *fault);
    Json row = grades_row(set, grades);
    report["losses"].push_back(row);
    row["answers"] = answers_json(grades);
    result["losses"].push_back(std::move(row));
  }
  m.tours.how.seed = seed;
  m.tours.how.threads = m.threads;
  auto ladder = place(m.player, m.tours, report, done);
  if (!ladder) return fail(status, ladder.error());
  result["ladder"] = std::move(ladder->rows);
  report["elo"] = result["elo"] = std::move(ladder->elo);
  report.print(interrupted(), status);
  if (interrupted()) return;
  if (const auto written = write_text(m.out, result.dump(1) + "\n", Overwrite::No); !written)
    fail(status, written.error());
}

// ---- Results beside each other.

struct Listing {
  std::vector<std::string> results;
  bool json = false;
};

void list(const Listing& l, int& status) {
  Report report(l.json, "submit table", "results", static_cast<long>(l.results.size()));
  for (const std::string& file : l.results) {
    const auto claim = read_claim(file);
    if (!claim) return fail(status, claim.error());
    Json row{{"title", claim->entry.title},
             {"track", kTrackNames[claim->entry.track]},
             {"decisions", claim->entry.decisions},
             {"elo", claim->all.value("elo", Json())}};
    for (const Json& losses : claim->all["losses"])
      row[losses["half"].get<std::string>() + " " + losses["set"].get<std::string>()] = losses["loss"];
    report["results"].push_back(std::move(row));
  }
  report.print(false, status);
}

// ---- Checking a result.

struct Checking {
  std::string result, player;
  std::vector<std::string> open, parts;
  int threads = 1;
  bool json = false;
};

// Returns the row that a result has for these positions, or null.
Json claimed_row(const Claim& claim, const PositionSet& set) {
  for (const Json& row : claim.all["losses"])
    if (row["half"] == set.half && row["set"] == set.name) return row;
  return nullptr;
}

// Returns whether any of these positions is that of a row.
bool has_set(const std::vector<PositionSet>& sets, const Json& row) {
  return std::ranges::any_of(
      sets, [&](const PositionSet& set) { return row["half"] == set.half && row["set"] == set.name; });
}

// Grades the answers that a row says were given.
std::expected<measure::GradeReport, std::string> grade_again(const PositionSet& set, const Json& row) {
  const Json answers = row.is_null() ? Json() : row.value("answers", Json());
  if (!answers.is_array() || answers.size() != set.problems.size())
    return std::unexpected(
        text_of("the result should have {} answers to {} ({})", set.problems.size(), set.name, set.half));
  measure::Grader grader;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (!answers[i].is_string() || !measure::is_answer(set.problems[i], answers[i].get<std::string>()))
      return std::unexpected(text_of("{} ({}), position {}: {} is not a legal answer", set.name, set.half,
                                     i + 1, answers[i].dump()));
    grader.add(set.problems[i], answers[i].get<std::string>());
  }
  return grader.report();
}

// The parts of a result that were computed again.
class Check {
 public:
  explicit Check(Report& report) : report_(report) {}
  void add(const std::string& part, std::string_view by, bool right, const std::string& fault) {
    is_wrong_ |= !right;
    report_["checks"].push_back(
        {{"part", part}, {"by", by}, {"same", right}, {"fault", right ? Json(nullptr) : Json(fault)}});
  }
  bool is_wrong() const { return is_wrong_; }

 private:
  Report& report_;
  bool is_wrong_ = false;
};

void check_parts(const Entry& entry, const std::vector<entries::EntryFile>& given, Check& check) {
  for (const entries::EntryFile& file : given)
    check.add(file.name, "SHA-256", std::ranges::find(entry.files, file) != entry.files.end(),
              "the entry has no such file");
}

void check(Checking& c, int& status) {
  const auto claim = read_claim(c.result);
  if (!claim) return fail(status, claim.error());
  if (!is_made_by_this_version(*claim))
    return fail(status, c.result +
                            " was made by a version with another net or other rules, whose sealed positions "
                            "are others: check it with that version");
  const auto given = read_parts(c.parts);
  if (!given) return fail(status, given.error());
  auto sets = read_open(c.open);
  if (!sets) return fail(status, sets.error());
  std::optional<players::Entrant> entrant;
  if (!c.player.empty()) {
    auto read = read_entrant(c.player, net_finder(), built_in);
    if (!read) return fail(status, read.error());
    entrant = *std::move(read);
  }
  const std::uint64_t seed = entries::seed_of_entry(claim->entry);
  PlacingOptions tours = claim->tours;
  tours.how.seed = seed;
  tours.how.threads = c.threads;
  long all = claim->sealed * static_cast<long>(kSealedNames.kSize), done = 0;
  if (entrant) {
    all += all + count_sets(tours, names_in(kLevels));
    for (const PositionSet& set : *sets) all += static_cast<long>(set.problems.size());
  }
  Report report(c.json, "submit check", "steps", all);
  report["title"] = claim->entry.title;
  report["seed"] = in_hex(seed);
  Check checked(report);
  check_parts(claim->entry, *given, checked);
  std::ranges::move(make_sealed({claim->sealed, c.threads, seed}, report, done), std::back_inserter(*sets));
  const auto player = entrant ? entrant->make() : nullptr;
  for (const PositionSet& set : *sets) {
    if (interrupted()) break;
    const Json row = claimed_row(*claim, set);
    const std::string part = text_of("{} ({})", set.name, set.half);
    const auto grades = grade_again(set, row);
    if (!grades) {
      checked.add(part, "its answers", false, grades.error());
      continue;
    }
    Json again = grades_row(set, *grades);
    again["answers"] = answers_json(*grades);
    checked.add(part, "its answers", same_result(again, row), "the figures are others");
    if (!player) continue;
    const auto asked =
        measure::grade(*player, set.problems, [&](std::size_t) { return report.reach(++done); });
    if (const auto fault = fault_of(*entrant)) return fail(status, *fault);
    if (!interrupted())
      checked.add(part, "the player", answers_json(asked) == again["answers"], "it answers otherwise");
  }
  for (const Json& row : claim->all["losses"])
    if (!interrupted() && !has_set(*sets, row))
      checked.add(text_of("{} ({})", row["set"].get<std::string>(), row["half"].get<std::string>()),
                  "its answers", false, "name its file to have it checked");
  if (entrant && !interrupted()) {
    const auto ladder = place(c.player, tours, report, done);
    if (!ladder) return fail(status, ladder.error());
    const Json elo = claim->all.value("elo", Json());
    checked.add("ladder", "the player",
                same_result(ladder->rows, claim->all["ladder"]) && same_result(ladder->elo, elo),
                "its tours end otherwise");
  }
  report.print(interrupted(), status);
  if (checked.is_wrong()) status = kWrongInput;
}

}  // namespace

void declare(CommandLine& line) {
  auto m = std::make_shared<Making>();
  CommandLine& making =
      line.command("make", "measure a player for the benchmark, and write a result that can be checked");
  making.required("positions", &m->open, "the open half: data/benchmark/*.txt");
  making.required("--player", &m->player, "player, as in trictrac-lab match, or engine=COMMAND",
                  any_player());
  making.required("--title", &m->title, "what the entry is called");
  making.required("--out", &m->out, "the file of the result");
  making.option("--file", &m->parts,
                "a file that the player consists of, such as its net; repeated: several");
  making.option("--track", &m->track, "the track by the decisions that it learnt from",
                OneOf{{kTrackNames.begin(), kTrackNames.end()}});
  making.option("--decisions", &m->decisions, "the number of decisions of games that it learnt from",
                Between{0, 2e9});
  making.option("--sealed", &m->sealed, "sealed positions of each kind", kSealedLimits);
  making.option("--matches", &m->tours.tours,
                "tours against each bot; a tenth of them for each roll that a bot looks ahead", kMatchLimits);
  making.option("--threads", &m->threads, "number of threads (it does not change the result)",
                Between{1, 256});
  making.flag("--no-luck", m->tours.no_luck, "raw results of tours only, which is faster");
  making.flag("--json", m->json, "one JSON object");
  making.runs([m](int& status) { make(*m, status); });

  auto l = std::make_shared<Listing>();
  CommandLine& listing = line.command("table", "print results beside each other");
  listing.required("results", &l->results, "files that submit make wrote");
  listing.flag("--json", l->json, "one JSON object");
  listing.runs([l](int& status) { list(*l, status); });

  auto c = std::make_shared<Checking>();
  CommandLine& checking =
      line.command("check", "compute a result again from its answers, or from the player");
  checking.required("result", &c->result, "a file that submit make wrote");
  checking.required("positions", &c->open, "the open half: data/benchmark/*.txt");
  checking.option(
      "--player", &c->player,
      "ask this player again, and play its tours again; a result is never trusted to name a command",
      any_player());
  checking.option("--file", &c->parts,
                  "a file that the player consists of, to be compared; repeated: several");
  checking.option("--threads", &c->threads, "number of threads (it does not change the result)",
                  Between{1, 256});
  checking.flag("--json", c->json, "one JSON object");
  checking.runs([c](int& status) { check(*c, status); });
}

}  // namespace trictrac::cli::submit_command

#include "apps/lab/drills.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "apps/cli/common.h"
#include "apps/lab/line_file.h"
#include "apps/lab/report.h"
#include "base/embedded.h"
#include "base/fnv.h"
#include "base/os.h"
#include "base/text_of.h"
#include "engine/equity/values.h"
#include "engine/net/weights.h"
#include "lab/exercises/maker.h"
#include "text/words.h"

namespace trictrac::problems {
extern const EmbeddedFiles kFiles;
}

namespace trictrac::cli {
namespace {

using exercises::Drill;
using exercises::DrillKind;

constexpr std::string_view kFirstWords = "# trictrac problems 1: ";

// Tours go without saying.
std::string of_game(exercises::DrillGame game, std::string_view before) {
  return game == exercises::DrillGame::Tour ? ""
                                            : std::string(before) + std::string(exercises::kGameNames[game]);
}

std::string head_of(const DrillMaking& m) {
  return text_of(
      "{}{}\n# Made by: trictrac problems make {}{} --seed {}\n# By the net {} and the tables {}.\n"
      "# position|question|answer|difficulty|themes (docs/problems.md)\n",
      kFirstWords, exercises::kKindNames[m.kind], exercises::kKindNames[m.kind], of_game(m.game, " --game "),
      m.seed, in_hex(net::hash_of(net::built_in())), in_hex(hash_of(built_in)));
}

std::filesystem::path file_of(const DrillMaking& m) {
  std::filesystem::path out = os::path_of(m.out);
  if (!std::filesystem::is_directory(out) && !m.out.ends_with('/')) return out;
  return out / (std::string(exercises::kKindNames[m.kind]) + of_game(m.game, "_") + ".txt");
}

// The contents of a file: its kind, by its first line, and its problems.
struct DrillFile {
  DrillKind kind = DrillKind::Count;
  std::vector<Drill> drills;
};

// Reads a file; the error says in English what is wrong.
std::expected<DrillFile, std::string> read_drills(std::string_view text) {
  const auto lines = split(text, '\n');
  const auto kind = lines[0].starts_with(kFirstWords)
                        ? exercises::kKindNames.find(lines[0].substr(kFirstWords.size()))
                        : std::nullopt;
  if (!kind) return std::unexpected(text_of("the first line should be \"{}KIND\"", kFirstWords));
  DrillFile file{*kind, {}};
  for (std::size_t n = 0; n < lines.size(); ++n) {
    if (lines[n].empty() || lines[n][0] == '#') continue;
    auto drill = exercises::parse_drill(*kind, lines[n]);
    if (!drill) return std::unexpected(text_of("line {}: {}", n + 1, drill.error()));
    file.drills.push_back(*std::move(drill));
  }
  return file;
}

struct Checked {
  int asked = 0, wrong = 0;
};

Checked check(const DrillFile& file, int each, exercises::TrialRunner& weigher, Progress& progress) {
  Checked c;
  for (std::size_t i = 0; i < file.drills.size(); i += static_cast<std::size_t>(each)) {
    const auto again = exercises::remake_drill(file.kind, file.drills[i], weigher);
    ++c.asked;
    if (again != file.drills[i]) {
      ++c.wrong;
      progress.aside([&] {
        std::cerr << "stored: " << print_drill(file.drills[i])
                  << "\nfound:  " << (again ? print_drill(*again) : "no clear answer") << "\n";
      });
    }
    if (!progress.reach(c.asked)) break;
  }
  return c;
}

// The texts to check, by their names.
std::expected<std::vector<std::pair<std::string, std::string>>, std::string> texts_of(
    const std::vector<std::string>& files) {
  std::vector<std::pair<std::string, std::string>> texts;
  if (files.empty())
    for (const EmbeddedFile& file : problems::kFiles) texts.emplace_back(file.name, file.text());
  for (const std::string& name : files) {
    auto text = read_text(name);
    if (!text) return std::unexpected(text.error());
    texts.emplace_back(name, *std::move(text));
  }
  return texts;
}

// Prints the number of exercises of each kind in the data of the program.
void count_drills(bool json, int& status) {
  Report report(json, "count", "files", 0);
  for (const std::string_view kind : exercises::kKindNames) report[std::string(kind)] = 0;
  for (const EmbeddedFile& embedded : problems::kFiles) {
    const auto file = read_drills(embedded.text());
    if (!file) return fail(status, std::string(embedded.name) + ", " + file.error());
    Json& count = report[std::string(exercises::kKindNames[file->kind])];
    count = count.get<std::size_t>() + file->drills.size();
  }
  report.print(false, status);
}

struct Checking {
  std::vector<std::string> files;  // none: the program's data
  int each = 1;
};

// Makes every so manyth exercise again and prints how many agree; those that differ go to standard error.
void check_drills(const Checking& how, int& status) {
  const auto texts = texts_of(how.files);
  if (!texts) return fail(status, texts.error());
  exercises::TrialRunner weigher(net::built_in(), built_in);
  for (const auto& [name, text] : *texts) {
    const auto file = read_drills(text);
    if (!file) return fail(status, name + ", " + file.error());
    Progress progress(name, "problems checked",
                      (static_cast<long>(file->drills.size()) + how.each - 1) / how.each);
    const Checked c = check(*file, how.each, weigher, progress);
    progress.aside([&, &name = name] {
      std::cout << name << ": " << c.asked - c.wrong << " of " << c.asked << " reproduced"
                << (interrupted() ? " (interrupted: partial result)\n" : "\n");
    });
    if (c.wrong > 0) status = kWrongInput;
    if (interrupted()) return void(status = kInterrupted);
  }
}

}  // namespace

void make_drills(const DrillMaking& m, int& status) {
  if (m.game != exercises::DrillGame::Tour && m.kind != DrillKind::HoldOrGo)
    return fail(status, std::string(exercises::kGameNames[m.game]) + " has hold_or_go only");
  const auto path = file_of(m);
  std::error_code ignored;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), ignored);
  const std::string head = head_of(m);
  auto file = LineFile::open(os::path_text(path), head);
  if (!file) return fail(status, file.error());
  const auto before = read_drills(head + file->lines());
  if (!before) return fail(status, os::path_text(path) + ", " + before.error());
  exercises::ExerciseMaker maker(m.kind, m.game, m.seed, net::built_in(), built_in);
  for (const Drill& d : before->drills) maker.skip(d);
  const int from = static_cast<int>(before->drills.size());
  {
    Progress progress("make", "positions", m.positions - from);
    for (int n = from; n < m.positions && progress.reach(n - from); ++n)
      if (!file->add(print_drill(maker.next()))) break;
  }
  file->finish(status);
}

void declare_drills(CommandLine& line) {
  auto json = std::make_shared<bool>(false);
  CommandLine& counting = line.command("count", "count the trainers' problems in the program");
  counting.flag("--json", *json, "as JSON");
  counting.runs([json](int& status) { count_drills(*json, status); });

  auto c = std::make_shared<Checking>();
  CommandLine& checking =
      line.command("check", "solve the trainers' problems again, and compare the answers");
  checking.option("files", &c->files, "data/problems/*.txt (default: those in the program)");
  checking.option("--every", &c->each, "check only one problem in this many", Between{1, 1000000});
  checking.runs([c](int& status) { check_drills(*c, status); });
}

}  // namespace trictrac::cli

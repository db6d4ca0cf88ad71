#include "apps/cli/terminal/drills.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/common.h"
#include "apps/cli/progress.h"
#include "base/embedded.h"
#include "base/fnv.h"
#include "base/json.h"
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
                                            : std::string(before) + std::string(exercises::name_of(game));
}

std::string head_of(const DrillMaking& m) {
  return text_of(
      "{}{}\n# Made by: trictrac problems make {}{} --seed {}\n# By the net {} and the tables {}.\n"
      "# position|question|answer|difficulty|themes (docs/problems.md)\n",
      kFirstWords, exercises::name_of(m.kind), exercises::name_of(m.kind), of_game(m.game, " --game "),
      m.seed, in_hex(net::hash_of(net::built_in())), in_hex(hash_of(built_in)));
}

std::filesystem::path file_of(const DrillMaking& m) {
  const std::filesystem::path out = os::path_of(m.out);
  if (!std::filesystem::is_directory(out) && !m.out.ends_with('/')) return out;
  return out / (std::string(exercises::name_of(m.kind)) + of_game(m.game, "_") + ".txt");
}

bool is_problem(std::string_view line) { return !line.empty() && line[0] != '#'; }

// What a file holds: its kind by its first line, and its problems. Or what is wrong, in English.
struct DrillFile {
  DrillKind kind = DrillKind::Count;
  std::vector<Drill> drills;
};

std::expected<DrillFile, std::string> read_drills(std::string_view text) {
  const auto lines = split(text, '\n');
  const auto kind = lines[0].starts_with(kFirstWords)
                        ? exercises::find_kind(lines[0].substr(kFirstWords.size()))
                        : std::nullopt;
  if (!kind) return std::unexpected(text_of("the first line should be \"{}KIND\"", kFirstWords));
  DrillFile file{*kind, {}};
  for (std::size_t n = 0; n < lines.size(); ++n) {
    if (!is_problem(lines[n])) continue;
    auto drill = exercises::parse_drill(*kind, lines[n]);
    if (!drill) return std::unexpected(text_of("line {}: {}", n + 1, drill.error()));
    file.drills.push_back(*std::move(drill));
  }
  return file;
}

// The problems a file holds already, whole lines of it; what a kill left of another is cut off.
std::expected<std::vector<Drill>, std::string> begun(const std::filesystem::path& path,
                                                     const std::string& head) {
  auto read = read_begun(os::path_text(path));
  if (!read) return std::unexpected(read.error());
  std::string text = *std::move(read);
  const std::size_t whole = text.rfind('\n') == text.npos ? 0 : text.rfind('\n') + 1;
  std::error_code wrong;
  if (whole < text.size()) std::filesystem::resize_file(path, whole, wrong);
  if (wrong) return std::unexpected(not_written(os::path_text(path), wrong.value()));
  text.resize(whole);
  if (text.empty() || head.starts_with(text)) {
    if (auto written = write_text(os::path_text(path), head, Overwrite::Yes); !written)
      return std::unexpected(written.error());
    return std::vector<Drill>{};
  }
  if (!text.starts_with(head))
    return std::unexpected(os::path_text(path) +
                           " was made by another command: name another file, or remove it");
  auto file = read_drills(text);
  if (!file) return std::unexpected(os::path_text(path) + ", " + file.error());
  return std::move(file->drills);
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

}  // namespace

void say_it_goes_on(const std::string& file, int& status) {
  std::cerr << this_program().name << ": interrupted; " << file
            << " holds the results so far, and the same command continues it\n";
  status = kInterrupted;
}

void make_drills(const DrillMaking& m, int& status) {
  if (m.game != exercises::DrillGame::Tour && m.kind != DrillKind::HoldOrGo)
    return fail(status, std::string(exercises::name_of(m.game)) + " has hold_or_go only");
  const auto path = file_of(m);
  std::error_code ignored;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), ignored);
  const auto before = begun(path, head_of(m));
  if (!before) return fail(status, before.error());
  exercises::ExerciseMaker maker(m.kind, m.game, m.seed, net::built_in(), built_in);
  for (const Drill& d : *before) maker.skip(d);
  std::ofstream out(path, std::ios::binary | std::ios::app);
  const int from = static_cast<int>(before->size());
  {
    Progress progress("make", &words::ProgressWords::positions, m.positions - from);
    for (int n = from; out && n < m.positions && progress.reach(n - from); ++n)
      out << print_drill(maker.next()) << "\n" << std::flush;
  }
  if (!out) return fail(status, not_written(os::path_text(path), errno));
  if (interrupted()) say_it_goes_on(os::path_text(path), status);
}

void count_drills(bool json, int& status) {
  Json counts = Json::object();
  for (const std::string_view kind : exercises::kKindNames) counts[std::string(kind)] = 0;
  for (const EmbeddedFile& embedded : problems::kFiles) {
    const auto file = read_drills(embedded.text());
    if (!file) return fail(status, std::string(embedded.name) + ", " + file.error());
    Json& count = counts[std::string(exercises::name_of(file->kind))];
    count = count.get<int>() + static_cast<int>(file->drills.size());
  }
  if (json) return void(std::cout << counts.dump() << "\n");
  for (const auto& [kind, n] : counts.items()) std::cout << kind << " " << n << "\n";
}

void check_drills(const std::vector<std::string>& files, int each, int& status) {
  const auto texts = texts_of(files);
  if (!texts) return fail(status, texts.error());
  exercises::TrialRunner weigher(net::built_in(), built_in);
  for (const auto& [name, text] : *texts) {
    const auto file = read_drills(text);
    if (!file) return fail(status, name + ", " + file.error());
    Progress progress(name, &words::ProgressWords::problems_checked,
                      (static_cast<long>(file->drills.size()) + each - 1) / each);
    const Checked c = check(*file, each, weigher, progress);
    progress.aside([&, &name = name] {
      std::cout << name << ": " << c.asked - c.wrong << " of " << c.asked << " reproduced"
                << (interrupted() ? " (interrupted: partial result)\n" : "\n");
    });
    if (c.wrong > 0) status = kWrongInput;
    if (interrupted()) return void(status = kInterrupted);
  }
}

}  // namespace trictrac::cli

#include "apps/lab/scoring.h"

#include <algorithm>
#include <functional>
#include <numeric>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/lab/report.h"
#include "base/fnv.h"
#include "lab/measure/breakdown.h"
#include "text/trid.h"

namespace trictrac::cli {
namespace {

using measure::Aspect;
using measure::kAspectNames;
using measure::Problem;

struct Scoring {
  std::vector<std::string> files;
  std::string player = "net:0", beside, by;
  int costliest = 0;
  bool json = false;
};

// Returns the mean error of the rollouts, which shows how reliable the references are.
std::optional<double> mean_error(const std::vector<Problem>& problems) {
  double sum = 0;
  int n = 0;
  for (const Problem& p : problems)
    for (const auto& a : p.answers)
      if (a.rolled_out && a.error > Thousandths{}) sum += a.error.count(), ++n;
  if (n == 0) return std::nullopt;
  return sum / n;
}

// The grades of one file of problems.
struct ScoredFile {
  std::string file, hash;
  std::vector<Problem> problems;
  measure::GradeReport grades;
  std::optional<measure::GradeReport> beside;  // of the player that it is compared with

  // Returns whether it was stopped before all problems had been asked.
  bool partial() const { return grades.answers.size() < problems.size(); }
  // Returns the answers that lost most, `most` of them and none that lost nothing, the costliest first.
  std::vector<std::size_t> costliest(int most) const;
  Json to_json(const Scoring& how) const;
};

std::vector<std::size_t> ScoredFile::costliest(int most) const {
  std::vector<std::size_t> order(grades.answers.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) { return grades.answers[i].lost; });
  order.resize(std::min(order.size(), static_cast<std::size_t>(most)));
  std::erase_if(order, [&](std::size_t i) { return grades.answers[i].lost <= Thousandths{}; });
  return order;
}

Json by_situation(Aspect aspect, const ScoredFile& scored) {
  Json rows = Json::array();
  for (const auto& s : measure::break_down(aspect, scored.problems, scored.grades.answers)) {
    Json& row = rows.emplace_back();
    row[std::string(kAspectNames[aspect])] = situations_of(aspect)[s.situation];
    row["positions"] = s.loss.samples;
    row["loss"] = estimate_json(s.loss);
    row["blunders"] = figure_json(s.blunders.share());
    row["in_all"] = s.in_all.count();
  }
  return rows;
}

Json ScoredFile::to_json(const Scoring& how) const {
  const auto references = mean_error(problems);
  Json json{{"file", file},
            {"hash", hash},
            {"positions", grades.answers.size()},
            {"loss", estimate_json(grades.loss)},
            {"blunders", figure_json(grades.blunders.share())},
            {"error_of_references", references ? Json(*references) : Json(nullptr)}};
  if (partial()) json["partial"] = true;
  if (beside) json["difference"] = estimate_json(measure::difference(grades.answers, beside->answers));
  if (const auto aspect = kAspectNames.find(how.by)) json["by"] = by_situation(*aspect, *this);
  if (how.costliest == 0) return json;
  json["costliest"] = Json::array();
  for (const std::size_t i : costliest(how.costliest))
    json["costliest"].push_back({{"position", print_trid(problems[i].state)},
                                 {"answer", grades.answers[i].answer},
                                 {"best", measure::best_of(problems[i]).text},
                                 {"lost", grades.answers[i].lost.count()}});
  return json;
}

void score_all(const Scoring& s, int& status) {
  const auto find_net = net_finder();
  const auto entrant = read_entrant(s.player, find_net, built_in);
  if (!entrant) return fail(status, entrant.error());
  const auto player = entrant->make();
  const auto other = read_entrant(s.beside.empty() ? s.player : s.beside, find_net, built_in);
  if (!other) return fail(status, other.error());
  const auto beside = s.beside.empty() ? nullptr : other->make();
  std::vector<ScoredFile> files;
  std::size_t all = 0, asked = 0;
  for (const std::string& file : s.files) {
    auto read = read_problem_file(file);
    if (!read) return fail(status, read.error());
    all += read->problems.size() * (beside ? 2 : 1);
    files.push_back({file, std::move(read->hash), std::move(read->problems), {}, {}});
  }
  Report report(s.json, "score", "positions", static_cast<long>(all));
  report["player"] = s.player;
  report["unit"] = "thousandths of a tour an answer";
  if (entrant->weights) report["net"] = in_hex(net::hash_of(*entrant->weights));
  if (beside) report["beside"] = s.beside;
  const auto answered = [&](std::size_t) { return report.reach(static_cast<long>(++asked)); };
  for (ScoredFile& scored : files) {
    scored.grades = measure::grade(*player, scored.problems, answered);
    if (beside) scored.beside = measure::grade(*beside, scored.problems, answered);
    if (const auto fault = fault_of(*entrant, *other)) return fail(status, *fault);
    report.add("benchmarks", scored.to_json(s));
    if (interrupted()) break;
  }
  report.print(asked < all, status);
}

}  // namespace

std::expected<ProblemFile, std::string> read_problem_file(const std::string& file) {
  const auto text = read_text(file);
  if (!text) return std::unexpected(text.error());
  auto problems = measure::parse_problems(*text);
  if (!problems) return std::unexpected(file + ", " + problems.error());
  Fnv hash;
  hash.add(std::string_view(*text));
  return ProblemFile{in_hex(hash.value()), *std::move(problems)};
}

void declare_scoring(CommandLine& line) {
  auto s = std::make_shared<Scoring>();
  CommandLine& scoring = line.command("score", "measure what a player loses with its answers");
  scoring.required("files", &s->files, "data/benchmark/*.txt");
  scoring.option("--player", &s->player, "player, as in trictrac-lab match", any_player());
  scoring.option("--costliest", &s->costliest, "also print this many of the costliest answers of each file",
                 Between{0, 1000000});
  scoring.option("--beside", &s->beside,
                 "a second player: also print by how much more the first one loses, to the same problems",
                 any_player());
  scoring.option("--by", &s->by, "also print the losses in each situation", any_aspect());
  scoring.flag("--json", s->json, "one JSON object");
  scoring.runs([s](int& status) { score_all(*s, status); });
}

}  // namespace trictrac::cli

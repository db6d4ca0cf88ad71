#include "apps/lab/weigh_facts.h"

#include "apps/cli/common.h"
#include "apps/lab/report.h"
#include "base/text_of.h"
#include "lab/measure/fact_weights.h"

namespace trictrac::cli {
namespace {

constexpr std::string_view kHead =
    "# The weights of the facts by which the program explains an answer (docs/analysis.md).\n"
    "# Made by: trictrac-lab weigh --facts data/benchmark/*.txt --out data/explain/weights.txt --force\n"
    "# phase bias NUMBER | phase own|other fact WEIGHT MEAN, in ten-thousandths\n";

Json to_json(std::string_view phase, const measure::FactScore& score) {
  return {{"phase", phase},
          {"samples", score.sum.of},
          {"sum", figure_json(score.sum.share())},
          {"first", figure_json(score.first.share())}};
}

}  // namespace

void weigh_facts(const std::vector<std::string>& files, const std::string& out, Overwrite overwrite,
                 bool json, int& status) {
  if (!out.empty())
    if (const auto allowed = may_write(out, overwrite); !allowed) return fail(status, allowed.error());
  std::vector<measure::FactSample> samples;
  for (const std::string& file : files) {
    const auto text = read_text(file);
    if (!text) return fail(status, text.error());
    const auto problems = measure::parse_problems(*text);
    if (!problems) return fail(status, text_of("{}, {}", file, problems.error()));
    const auto more = measure::fact_samples(*problems);
    samples.insert(samples.end(), more.begin(), more.end());
  }
  Report report(json, "weigh", "samples", static_cast<long>(samples.size()));
  const auto scores = measure::score_weights(samples);
  for (std::size_t i = 0; i < scores.size(); ++i)
    report.add("phases", to_json(explanation::kPhaseNames[static_cast<explanation::Phase>(i)], scores[i]));
  if (!out.empty()) {
    const auto written = write_text(
        out, std::string(kHead) + explanation::print_weights(measure::fit_weights(samples)), overwrite);
    if (!written) return fail(status, written.error());
  }
  report.print(false, status);
}

}  // namespace trictrac::cli

#include "apps/cli/common.h"
#include "apps/lab/commands.h"
#include "apps/lab/report.h"
#include "lab/external_engines/examine.h"

namespace trictrac::cli::conform_command {
namespace {

struct Arguments {
  std::string command;
  std::chrono::seconds patience{10};
  external_engines::ExamineOptions how;
  bool json = false;
};

void run(Arguments& a, int& status) {
  a.how.patience = a.patience;
  const int all = external_engines::examinations();
  int done = 0;
  Report report(a.json, "conform", "things examined", all);
  report["right"] = true;
  const bool right = external_engines::examine(a.command, a.how, [&](const external_engines::Examined& e) {
    report.add(
        "examined",
        {{"right", !e.wrong}, {"what", e.what}, {"instead", e.wrong ? Json(*e.wrong) : Json(nullptr)}});
    return report.reach(++done);
  });
  report["right"] = right;
  report["left"] = all - done;
  report.print(interrupted() && done < all, status);
  if (!right && status == 0) status = kWrongInput;
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.required("command", &a->command, "command that starts the engine, as in a shell");
  line.option("--positions", &a->how.positions, "positions of each kind", Between{1, 100000});
  line.option("--seed", &a->how.seed, "seed of the positions");
  line.option("--patience", &a->patience, "seconds that the engine may take to answer", Between{1, 3600});
  line.flag("--json", a->json, "one JSON object");
  line.runs([a](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::conform_command

#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/progress.h"
#include "base/json.h"
#include "lab/external_engines/examine.h"

namespace trictrac::cli::conform_command {
namespace {

struct Arguments {
  std::string command;
  std::chrono::seconds patience{10};
  external_engines::ExamineOptions how;
  bool json = false;
};

void print(const external_engines::Examined& e) {
  std::cout << (e.wrong ? "no   " : "yes  ") << e.what << "\n";
  if (e.wrong) std::cout << "     " << *e.wrong << "\n";
}

Json to_json(const external_engines::Examined& e) {
  return {{"what", e.what}, {"right", !e.wrong}, {"instead", e.wrong ? Json(*e.wrong) : Json(nullptr)}};
}

void run(Arguments& a, int& status) {
  a.how.patience = a.patience;
  Json all = Json::array();
  Progress progress("conform", &words::ProgressWords::examinations, external_engines::examinations());
  const bool right = external_engines::examine(a.command, a.how, [&](const external_engines::Examined& e) {
    all.push_back(to_json(e));
    if (!a.json) progress.aside([&] { print(e); });
    return progress.reach(static_cast<long>(all.size()));
  });
  const long left = external_engines::examinations() - static_cast<long>(all.size());
  if (!a.json && left > 0) progress.aside([&] { std::cout << left << " more were not examined\n"; });
  if (a.json) std::cout << Json{{"right", right}, {"examined", all}, {"left", left}}.dump() << "\n";
  status = right ? 0 : interrupted() ? kInterrupted : kWrongInput;
}

}  // namespace

void declare(CommandLine& line) {
  auto args = std::make_shared<Arguments>();
  line.required("command", &args->command, "command that starts the engine, as in a shell");
  line.option("--positions", &args->how.positions, "positions of each kind", Between{1, 100000});
  line.option("--seed", &args->how.seed, "seed of the positions");
  line.option("--patience", &args->patience, "seconds that the engine may take to answer", Between{1, 3600});
  line.flag("--json", args->json, "one JSON object");
  line.runs([args](int& status) { run(*args, status); });
}

}  // namespace trictrac::cli::conform_command

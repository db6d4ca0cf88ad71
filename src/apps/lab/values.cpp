#include "engine/equity/values.h"

#include <iostream>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/cli/progress.h"
#include "apps/lab/commands.h"
#include "engine/net/weights.h"
#include "lab/learn/tables.h"

namespace trictrac::cli::values_command {
namespace {

struct Arguments {
  std::string kind, out = "-", net;
  bool force = false;
  learn::TableOptions training;
};

void run(const Arguments& a, int& status) {
  const ValueKind kind = *kValueKindNames.find(a.kind);
  learn::TableOptions training = a.training;
  training.kind = kind;
  const auto net = net_finder()(a.net);
  if (!net) return fail(status, net.error());
  const ValueOrigin origin{training.releves, training.passes, training.seed, net::hash_of(**net)};
  const bool to_file = a.out != "-";
  if (to_file)
    if (const auto allowed = may_write(a.out, Overwrite{a.force}); !allowed)
      return fail(status, allowed.error());
  std::vector<ValueRow> rows;
  {
    Progress progress("values", "rows", training.passes * static_cast<long>(blank_rows(kind).size()));
    training.progress = [&](int done) { return progress.reach(done); };
    rows = learn::make_table(**net, training);
  }
  if (interrupted()) {
    status = kInterrupted;
    std::cerr << "interrupted; no table was written\n";
    return;
  }
  const std::string table = print_values(kind, origin, rows);
  if (!to_file) return void(std::cout << table);
  if (const auto written = write_text(a.out, table, Overwrite{a.force}); !written)
    fail(status, written.error());
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.required("table", &a->kind, "the table to make",
                OneOf{{kValueKindNames.begin(), kValueKindNames.end()}});
  line.option("--out", &a->out, "file to write (- is standard output)");
  line.flag("--force", a->force, "let --out overwrite a file");
  line.option("--releves", &a->training.releves, "relevés to play from each state", Between{4, 1000000});
  line.option("--passes", &a->training.passes, "passes over all states", Between{1, 100});
  line.option("--seed", &a->training.seed, "seed of the dice");
  line.option("--net", &a->net, "file of the net that plays (default: the built-in one)");
  line.runs([=](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::values_command

#include <cerrno>
#include <fstream>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/cli/progress.h"
#include "apps/lab/commands.h"
#include "base/fnv.h"
#include "base/os.h"
#include "base/text_of.h"
#include "game/rules/version.h"
#include "lab/dataset/judged.h"
#include "lab/measure/in_order.h"

namespace trictrac::cli::positions_command {
namespace {

using dataset::JudgedPosition;

struct Arguments {
  std::string out, net;
  int count = 1'000'000, plies = 0, threads = 1;
  std::uint64_t seed = 1;
};

constexpr std::size_t kRowsOfAGroup = 20'000;

std::vector<std::pair<std::string, std::string>> origin(const Arguments& a, const net::Weights& weights) {
  return {{"command", text_of("trictrac-lab positions --count {} --seed {} --plies {}{}", a.count, a.seed,
                              a.plies, a.net.empty() ? "" : " --net " + a.net)},
          {"version", TRICTRAC_VERSION},
          {"rules", in_hex(kRulesVersion)},
          {"net", in_hex(net::hash_of(weights))},
          {"tables", in_hex(hash_of(built_in))},
          {"unit", "equities: thousandths of a tour, for the player asked"},
          {"licence", "GPL-3.0-or-later"}};
}

void make(const Arguments& a, int& status) {
  if (const auto may = may_write(a.out, Overwrite::No); !may) return fail(status, may.error());
  const auto net = net_finder()(a.net);
  if (!net) return fail(status, net.error());
  std::ofstream out(os::path_of(a.out), std::ios::binary);
  dataset::ParquetWriter table(out, origin(a, **net));
  std::vector<JudgedPosition> rows;
  int made = 0;
  const auto write_group = [&] {
    table.add(dataset::columns_of(rows), static_cast<int>(rows.size()));
    rows.clear();
    return static_cast<bool>(out);
  };
  {
    Progress progress("positions", "positions", a.count);
    const auto make_worker = [&] {
      return [&, search = std::make_unique<measure::TourSearch>(**net, Tables(built_in))](int number) {
        return dataset::judge_releve(*search, a.seed, number, a.plies);
      };
    };
    measure::in_order(a.count, a.threads, make_worker, [&](int, std::vector<JudgedPosition> judged) {
      for (JudgedPosition& position : judged) {
        if (made == a.count) return false;
        rows.push_back(std::move(position));
        ++made;
      }
      if (rows.size() >= kRowsOfAGroup && !write_group()) return false;
      return progress.reach(made);
    });
  }
  if (!rows.empty()) write_group();
  if (made > 0) table.finish();
  out.close();
  if (!out) return fail(status, not_written(a.out, errno));
  if (interrupted())
    return fail(status, text_of("{} has the first {} positions only", a.out, made), kInterrupted);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.required("--out", &a->out, "the file, in the Parquet format");
  line.option("--count", &a->count, "number of positions", Between{1, 1e8});
  line.option("--seed", &a->seed, "seed of the relevés from which the positions come");
  line.option("--plies", &a->plies, "how many rolls to look ahead for the equity of each answer",
              Between{0, 1});
  line.option("--net", &a->net, "file of the net (default: the built-in one)");
  line.option("--threads", &a->threads, "number of threads (it does not change the file)", Between{1, 256});
  line.runs([a](int& status) { make(*a, status); });
}

}  // namespace trictrac::cli::positions_command

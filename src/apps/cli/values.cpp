#include <fstream>
#include <iostream>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "engine/net/built_in.h"
#include "engine/worth/value_file.h"
#include "game/rules/version.h"
#include "lab/learn/tables.h"

namespace trictrac::cli::values_verb {
namespace {

std::optional<ValueKind> kind_named(const std::string& name) {
  for (const ValueKind kind : kValueKinds)
    if (name_of(kind) == name) return kind;
  return std::nullopt;
}

std::string kind_names() {
  std::string names;
  for (const ValueKind kind : kValueKinds) names += (names.empty() ? "" : ", ") + std::string(name_of(kind));
  return names;
}

// The net of that file, or the one compiled in.
std::expected<net::Weights, std::string> net_meant(const std::string& path) {
  if (path.empty()) return net::built_in();
  const auto file = read_text(path);
  if (!file) return std::unexpected(file.error());
  return net::read_weights(*file, kRulesVersion);
}

// To a file, or to standard output for "-".
bool written(const std::string& path, const std::string& text) {
  if (path == "-") return static_cast<bool>(std::cout << text);
  std::ofstream out(path, std::ios::binary);
  return static_cast<bool>(out << text);
}

struct Arguments {
  std::string kind, out = "-", net;
  learn::TableOptions training;
};

void run(const Arguments& a, int& status) {
  const auto kind = kind_named(a.kind);
  if (!kind) return fail(status, "there is no table \"" + a.kind + "\"; they are: " + kind_names());
  learn::TableOptions training = a.training;
  training.kind = *kind;
  const auto weights = net_meant(a.net);
  if (!weights) return fail(status, weights.error());
  const ValueOrigin origin{training.releves, training.passes, training.seed, net::hash_of(*weights)};
  if (!written(a.out, print_values(*kind, origin, learn::make_table(*weights, training))))
    fail(status, "cannot write " + a.out);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("table", &a->kind, "which: " + kind_names());
  line.option("--out", &a->out, "file to write");
  line.option("--releves", &a->training.releves, "relevés from each state", Between{4, 1000000});
  line.option("--passes", &a->training.passes, "how often all states are gone through", Between{1, 100});
  line.option("--seed", &a->training.seed, "of the dice");
  line.option("--net", &a->net, "the net that plays, instead of the one compiled in", ExistingFile{});
  line.runs([=](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::values_verb

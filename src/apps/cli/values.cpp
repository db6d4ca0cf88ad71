#include <fstream>
#include <iostream>
#include <sstream>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "engine/net/built_in.h"
#include "lab/learn/tables.h"
#include "lab/proof/signature.h"

namespace trictrac::cli {
namespace {

constexpr int kRowsOnALine = 12;

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

std::string columns_of(ValueKind kind) {
  switch (kind) {
    case ValueKind::Marque:
    case ValueKind::Marque1780: return "jetons, signed rate, marqués won less lost";
    case ValueKind::Honours: return "simple parties won less lost, parties won less lost, -";
    case ValueKind::Filled: return "meetings won less lost, -, -";
    case ValueKind::Drained: return "holes paid to the first, holes paid to the second, -";
    default: return "stakes won less lost, tours won less lost, -";
  }
}

// The net of that file, or the one compiled in.
std::expected<net::Weights, std::string> net_meant(const std::string& path) {
  if (path.empty()) return net::built_in();
  const auto file = read_text(path);
  if (!file) return std::unexpected(file.error());
  return net::read_weights(*file, signature());
}

std::string text_of(const learn::TableOptions& o, std::uint64_t net, const std::vector<ValueRow>& rows) {
  std::ostringstream out;
  out << "# What the start of a relevé is worth: " << name_of(o.kind) << ". See docs/bots.md.\n"
      << "# Made by: trictrac values " << name_of(o.kind) << " --releves " << o.releves << " --passes "
      << o.passes << " --seed " << o.seed << ", net " << std::hex << net << std::dec << "\n"
      << "# " << rows.size() << " states, each the mean of " << o.releves
      << " relevés. In thousandths, seen by who throws"
      << " first: " << columns_of(o.kind) << ".\n"
      << "# holes of the first, of the second; run: 0 nobody's, 1 the first's, 2 the second's; lifted; the "
         "columns\n";
  for (const ValueRow& r : rows) {
    out << +r.first << " " << +r.second << " " << +r.run << " " << +r.lifted;
    for (const int c : r.columns) out << " " << c;
    out << "\n";
  }
  return out.str();
}

// The initialisers of the rows of one file; comments are left out.
std::string initialisers(const std::string& text) {
  std::istringstream lines(text);
  std::ostringstream out;
  int n = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    int v[7];
    std::istringstream words(line);
    for (int& x : v) words >> x;
    out << (n++ % kRowsOnALine ? " " : "\n    ") << "{" << v[0] << "," << v[1] << "," << v[2] << "," << v[3]
        << ",{" << v[4] << "," << v[5] << "," << v[6] << "}},";
  }
  return out.str();
}

// The source that compiles the files of `folder` in, or what is wrong.
std::expected<std::string, std::string> source_of(const std::string& folder) {
  std::string source =
      "// Made by tools/make_values.sh from data/values: do not edit.\n#include "
      "\"worth/values.h\"\n\nnamespace trictrac {\n"
      "namespace {\n";
  std::string cases;
  for (const ValueKind kind : kValueKinds) {
    const std::string name(name_of(kind)), number = std::to_string(static_cast<int>(kind));
    const auto text = read_text(folder + "/" + name + ".txt");
    if (!text) return std::unexpected(text.error());
    source +=
        "\n// " + name + "\nconstexpr ValueRow kRows" + number + "[] = {" + initialisers(*text) + "};\n";
    cases += "    case " + number + ": return kRows" + number + ";\n";
  }
  return source +
         "\n}  // namespace\n\nValueTable built_in(ValueKind kind) {\n  switch (static_cast<int>(kind)) {\n" +
         cases + "  }\n  return {};\n}\n\n}  // namespace trictrac\n";
}

// To a file, or to standard output for "-".
bool written(const std::string& path, const std::string& text) {
  if (path == "-") return static_cast<bool>(std::cout << text);
  std::ofstream out(path, std::ios::binary);
  return static_cast<bool>(out << text);
}

struct Arguments {
  std::string kind, out = "-", embed, net;
  learn::TableOptions training;
};

void run(const Arguments& a, int& status) {
  std::string text;
  if (!a.embed.empty()) {
    const auto source = source_of(a.embed);
    if (!source) return fail(status, source.error());
    text = *source;
  } else {
    const auto kind = kind_named(a.kind);
    if (!kind) return fail(status, "there is no table \"" + a.kind + "\"; they are: " + kind_names());
    learn::TableOptions training = a.training;
    training.kind = *kind;
    const auto weights = net_meant(a.net);
    if (!weights) return fail(status, weights.error());
    text = text_of(training, net::hash_of(*weights), learn::make_table(*weights, training));
  }
  if (!written(a.out, text)) fail(status, "cannot write " + a.out);
}

}  // namespace

void add_values(CLI::App& app, int& status) {
  CLI::App* verb =
      app.add_subcommand("values", "make a table of what the start of a relevé is worth (docs/bots.md)");
  auto a = std::make_shared<Arguments>();
  verb->add_option("table", a->kind, "which: " + kind_names());
  verb->add_option("--out", a->out, "file to write");
  verb->add_option("--releves", a->training.releves, "relevés from each state")
      ->check(CLI::Range(4, 1000000));
  verb->add_option("--passes", a->training.passes, "how often all states are gone through")
      ->check(CLI::Range(1, 100));
  verb->add_option("--seed", a->training.seed, "of the dice");
  verb->add_option("--net", a->net, "the net that plays, instead of the one compiled in")
      ->check(CLI::ExistingFile);
  verb->add_option("--embed", a->embed, "instead: C++ source from the tables in this folder")
      ->check(CLI::ExistingDirectory);
  verb->callback([=, &status] { run(*a, status); });
}

}  // namespace trictrac::cli

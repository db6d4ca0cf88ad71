#include <fstream>
#include <iostream>
#include <random>

#include "cli/common.h"
#include "cli/terminal.h"
#include "cli/verbs.h"
#include "notation/record.h"
#include "notation/trid.h"

namespace trictrac::cli {
namespace {

struct Arguments {
  std::string white = "human";
  std::string black = "commis";
  std::string numbering = "1-24";
  std::string lang;
  std::string seed;
  std::string trid;
  std::string record;
  RuleArguments rules;
};

std::expected<Seat, std::string> seat(const std::string& who) {
  if (who == "human") return Seat{"", ""};
  if (!make_bot(who, 1)) return std::unexpected("a seat is human, hasard or commis, not \"" + who + "\"");
  return Seat{who, who};
}

Seed new_seed() {
  std::random_device device;
  Seed seed{};
  for (auto& byte : seed) byte = static_cast<std::uint8_t>(device());
  return seed;
}

std::expected<TableConfig, std::string> config(const Arguments& a) {
  TableConfig c;
  const auto options = a.rules.options_meant();
  if (!options) return std::unexpected(options.error());
  c.rules = a.rules.preset;
  if (!a.trid.empty()) {
    const auto state = parse_trid(a.trid);
    if (!state) return std::unexpected(state.error().front().message);
    c.start = *state;
  }
  c.start.options = *options;
  const auto white = seat(a.white), black = seat(a.black);
  if (!white) return std::unexpected(white.error());
  if (!black) return std::unexpected(black.error());
  c.seats = {*white, *black};
  const auto seed = a.seed.empty() ? std::optional(new_seed()) : parse_seed(a.seed);
  if (!seed) return std::unexpected("--seed is 64 hexadecimal digits");
  c.seed = *seed;
  return c;
}

void play(const Arguments& a, int& status) {
  const auto numbering = find_numbering(a.numbering);
  if (!numbering) return fail(status, "--numbering is " + std::string(numbering_names()));
  auto settings = config(a);
  if (!settings) return fail(status, settings.error());
  auto table = Table::open(std::move(*settings));
  if (!table) return fail(status, table.error().message);
  const Words words(a.lang.empty() ? language_of_environment()
                                   : (a.lang == "fr" ? Language::French : Language::English));
  Terminal terminal(std::move(*table), words, *numbering, std::cin, std::cout);
  terminal.run();
  if (a.record.empty()) return;
  std::ofstream file(a.record);
  if (!(file << print_record(terminal.record()))) fail(status, "cannot write " + a.record);
}

}  // namespace

void add_play(CLI::App& app, int& status) {
  CLI::App* verb = app.add_subcommand("play", "play a tour in the terminal, against the bot or two people");
  auto a = std::make_shared<Arguments>();
  verb->add_option("--white", a->white, "human (default), commis or hasard");
  verb->add_option("--black", a->black, "commis (default), hasard or human");
  verb->add_option("--numbering", a->numbering, "1-24 (default), 1-12, T-11, lepeintre or soumille");
  verb->add_option("--lang", a->lang, "fr or en (default: of the environment)")->check(CLI::IsMember({"fr", "en"}));
  verb->add_option("--trid", a->trid, "start from this position");
  verb->add_option("--seed", a->seed, "of the dice, 64 hexadecimal digits (default: drawn)");
  verb->add_option("--record", a->record, "write the game to this file at the end");
  a->rules.add_to(*verb);
  verb->callback([=, &status] { play(*a, status); });
}

}  // namespace trictrac::cli

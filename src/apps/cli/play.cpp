#include <algorithm>
#include <fstream>
#include <iostream>
#include <random>

#include "apps/cli/common.h"
#include "apps/cli/courrier.h"
#include "apps/cli/terminal.h"
#include "apps/cli/verbs.h"
#include "base/text_of.h"
#include "game/match/formats.h"
#include "game/rules/presets.h"
#include "text/courrier/record.h"
#include "text/record/record.h"
#include "text/trid.h"

namespace trictrac::cli::play_verb {
namespace {

struct Arguments {
  std::string white = "human";
  std::string black;  // a bot where nothing is said
  std::string numbering = "1-24";
  std::string lang;
  std::string seed;
  std::string trid;
  std::string record;
  std::string others = "soumille";
  std::string marking;
  std::string moves;
  FormatArguments format;
  RuleArguments rules;
};

std::expected<Seat, std::string> seat(const std::string& who) {
  if (who == "human") return Seat{"", ""};
  if (!make_bot(who, 1))
    return std::unexpected(text_of("a seat is human or one of {}, not \"{}\"", bot_list(), who));
  return Seat{who, who};
}

// White, Black, and further players as the last of them.
std::expected<std::vector<Seat>, std::string> seats_of(const Arguments& a, int players) {
  std::vector<Seat> seats;
  for (int i = 0; i < players; ++i) {
    const auto taken = seat(i == 0 ? a.white : i > 1 ? a.others : a.black.empty() ? "soumille" : a.black);
    if (!taken) return std::unexpected(taken.error());
    seats.push_back(*taken);
    if (i >= 2) seats.back().name += text_of(" {}", i + 1);
  }
  return seats;
}

Seed new_seed() {
  std::random_device device;
  Seed seed{};
  for (auto& byte : seed) byte = static_cast<std::uint8_t>(device());
  return seed;
}

// R1-R3: how strictly one plays; against bots one is shown what was missed.
void settle_strictness(const Arguments& a, TableConfig& c) {
  RuleOptions& o = c.start.options;
  if (a.marking == "hand") o.marking = Marking::Hand;
  if (a.moves == "touch") o.moves = Moves::Touch;
  const bool bots = std::ranges::any_of(c.seats, [](const Seat& s) { return !s.human(); });
  o.missed = o.missed || (bots && kept_by_players(o));
}

std::expected<TableConfig, std::string> config(const Arguments& a, const Seed& seed) {
  TableConfig c;
  const auto preset = find_format(a.format.name);
  const std::string_view customary = preset ? preset->rules : kPresets[0].name;
  const auto options = a.rules.options_meant(customary);
  if (!options) return std::unexpected(options.error());
  c.rules = a.rules.preset_or(customary);
  const auto match = a.format.meant();
  if (!match) return std::unexpected(match.error());
  c.format = a.format.name;
  c.match = *match;
  if (!a.trid.empty()) {
    const auto state = parse_trid(a.trid);
    if (!state) return std::unexpected(state.error().front().message);
    c.start = *state;
  }
  c.start.options = *options;
  c.start.options.goal = goal_of(match->format);
  const auto seats = seats_of(a, match->players);
  if (!seats) return std::unexpected(seats.error());
  c.seats = *seats;
  settle_strictness(a, c);
  c.seed = seed;
  return c;
}

void play(const Arguments& a, int& status) {
  const Words words(language_of(a.lang));
  const auto seed = a.seed.empty() ? std::optional(new_seed()) : parse_seed(a.seed);
  if (!seed) return fail(status, "--seed is 64 hexadecimal digits");
  if (a.format.name == courrier::kGameTag)
    return play_courrier(
        {a.white, a.black.empty() ? "commis" : a.black, a.format.changes, a.trid, *seed, a.record}, words,
        status);
  const auto numbering = find_numbering(a.numbering);
  if (!numbering) return fail(status, "--numbering is " + std::string(numbering_names()));
  auto settings = config(a, *seed);
  if (!settings) return fail(status, settings.error());
  auto table = Table::open(std::move(*settings));
  if (!table) return fail(status, table.error().message);
  table->catch_up();
  Terminal terminal(std::move(*table), words, *numbering, std::cin, std::cout);
  terminal.run();
  if (a.record.empty()) return;
  std::ofstream file(a.record);
  if (!(file << print_record(terminal.record()))) fail(status, "cannot write " + a.record);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("--white", &a->white, "human or a bot: " + bot_list());
  line.option("--black", &a->black, "a bot (soumille by default) or human");
  line.option("--others", &a->others, "further players: bots or human");
  line.option("--marking", &a->marking, "auto, or hand: you mark for yourself (section R)",
              OneOf{{"auto", "hand"}});
  line.option("--moves", &a->moves, "refused, or touch: wrong plays are made, and put right by the other",
              OneOf{{"refused", "touch"}});
  line.option("--numbering", &a->numbering, "1-24, 1-12, T-11, lepeintre or soumille");
  line.option("--lang", &a->lang, "fr or en (default: of the environment)", OneOf{{"fr", "en"}});
  line.option("--trid", &a->trid, "start from this position (with --format courrier a text S4=…)");
  line.option("--seed", &a->seed, "of the dice, 64 hexadecimal digits (default: drawn)");
  line.option("--record", &a->record, "write the game to this file at the end");
  a->format.add_to(line);
  a->rules.add_to(line);
  line.runs([=](int& status) { play(*a, status); });
}

}  // namespace trictrac::cli::play_verb

#include <algorithm>
#include <map>
#include <random>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/courrier/commands.h"
#include "apps/cli/entrants.h"
#include "apps/cli/record_file.h"
#include "apps/cli/terminal/terminal.h"
#include "base/assert.h"
#include "base/text_of.h"
#include "courrier/text/record.h"
#include "engine/bots/bot.h"
#include "game/match/format.h"
#include "game/rules/presets.h"
#include "table/table.h"
#include "text/record/record.h"
#include "text/trid.h"
#include "text/words.h"
#include "words/usage.h"

namespace trictrac::cli::play_command {
namespace {

constexpr std::string_view kHuman = "human";

bool is_bot(const std::string& name) { return make_bot(name, 1) != nullptr; }

std::vector<std::string> seat_names() {
  std::vector<std::string> all{std::string(kHuman), "commis", "hasard"};
  std::ranges::copy(players::player_names(), std::back_inserter(all));
  return all;
}

// A player who is measured, at a table.
class SeatedPlayer final : public Bot {
 public:
  explicit SeatedPlayer(std::unique_ptr<players::Player> player) : player_(std::move(player)) {}

  int choose_play(const Tour&) override {
    TRICTRAC_ASSERT(false);  // a table asks with the match
    return 0;
  }
  int choose_play(const Match& match) override {
    const GameEvent event = chosen(match);
    const Steps& steps = std::get<PlayMen>(event).steps;
    const auto& plays = match.turn().plays;
    const auto same = [&](const Play& play) { return Steps(play) == steps; };
    return static_cast<int>(std::find_if(plays.begin(), plays.end(), same) - plays.begin());
  }
  GameEvent decide(const Match& match) override { return chosen(match); }

 private:
  GameEvent chosen(const Match& match) {
    const Side side = match.state().to_act;
    if (account_ != match.account() || side_ != side) {
      account_ = match.account();
      side_ = side;
      player_->begin_round(*account_, side);
    }
    return player_->choose(match);
  }

  std::unique_ptr<players::Player> player_;
  std::optional<MatchLedger> account_;  // by which the player counts
  Side side_ = Side::White;
};

// The players of a table of trictrac in a terminal: people, bots, and the players that are measured.
class Seats {
 public:
  // Returns the seat of "human", of a bot or of a player; a net is read from its file, an engine is begun.
  // The error says why that cannot be done.
  std::expected<Seat, std::string> seat(const std::string& who) {
    if (who == kHuman) return Seat{};
    if (!is_bot(who) && !entrants_.contains(who)) {
      auto entrant = read_entrant(who, net_finder(), built_in);
      if (!entrant) return std::unexpected(entrant.error());
      entrants_.emplace(who, *std::move(entrant));
    }
    return Seat{who, who};
  }

  // Returns the seat of somebody a record names: a person where the name is not that of a bot or a player who
  // needs neither a file nor a command, which a record may not choose.
  Seat seat_named(const std::string& name) {
    const auto is_known = [](const std::string& n) { return is_bot(n) || needs_nothing(n); };
    const std::string bot = bot_named(name, is_known);
    return bot.empty() || !seat(bot) ? Seat{name, ""} : Seat{name, bot};
  }

  // Makes those who were given a seat.
  Table::MakeBot make_bot() const {
    return
        [entrants = entrants_](std::string_view name, std::uint64_t seed) -> std::shared_ptr<Trictrac::Bot> {
          const auto found = entrants.find(std::string(name));
          if (found == entrants.end()) return Trictrac::make_bot(name, seed);
          auto player = found->second.make();
          player->begin_match(seed);
          return std::make_shared<Trictrac::Bot>(std::make_unique<SeatedPlayer>(std::move(player)),
                                                 attention::HandPlayer(name, seed));
        };
  }

  // Returns what a measured player has done wrong, if any has.
  std::optional<std::string> fault() const {
    for (const auto& [name, entrant] : entrants_)
      if (auto fault = fault_of(entrant)) return fault;
    return std::nullopt;
  }

 private:
  std::map<std::string, players::Entrant> entrants_;  // who is not one of the bots
};

// Returns what the command takes for a seat.
CheckedBy any_seat() {
  const auto fault = [players = any_player()](const std::string& who, const Words& words) {
    return who == kHuman ? std::string() : players.fault(who, words);
  };
  return {fault, seat_names()};
}

struct Arguments {
  std::string white;  // a person where nothing is said, or as the record continued has it
  std::string black;  // a bot where nothing is said, or as the record continued has it
  NumberingArgument numbering;
  std::optional<Seed> seed;
  std::string trid;
  PlayedFileArguments file;
  std::string others = "soumille";
  std::string marking;
  std::string moves;
  FormatArguments format;
  RuleArguments rules;
};

// White, Black, and further players as the last of them.
std::expected<std::vector<Seat>, std::string> seats_of(const Arguments& a, int players, Seats& who) {
  std::vector<Seat> seats;
  for (int i = 0; i < players; ++i) {
    const auto taken = who.seat(i == 0            ? (a.white.empty() ? "human" : a.white)
                                : i > 1           ? a.others
                                : a.black.empty() ? "soumille"
                                                  : a.black);
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

// R1-R3: sets the strictness; against bots, missed marks are shown.
void settle_strictness(const Arguments& a, TableConfig& c) {
  RuleOptions& o = c.start.options;
  if (a.marking == "hand") o.marking = Marking::Hand;
  if (a.moves == "touch") o.moves = Moves::Touch;
  if (is_marked_by_hand(o)) o.hand_law = HandLaw::Amended;
  const bool bots = std::ranges::any_of(c.seats, [](const Seat& s) { return !s.human(); });
  o.missed = o.missed || (bots && is_marked_by_hand(o));
}

std::expected<TableConfig, std::string> config(const Arguments& a, const Seed& seed, Seats& who) {
  TableConfig c;
  const auto preset = find_format(a.format.name);
  const std::string_view customary = preset ? preset->rules : kPresets[0].name;
  const auto options = a.rules.resolve_options(customary);
  if (!options) return std::unexpected(options.error());
  c.rules = a.rules.preset_name(customary);
  const auto match = a.format.meant();
  if (!match) return std::unexpected(match.error());
  c.format = a.format.name;
  c.match = *match;
  if (!a.trid.empty()) {
    const auto state = parse_trid(a.trid);
    if (!state) return std::unexpected(translated(state.error().front().message));
    c.start = *state;
  }
  c.start.options = *options;
  c.start.options.goal = goal_of(match->format);
  const auto seats = seats_of(a, match->players, who);
  if (!seats) return std::unexpected(seats.error());
  c.seats = *seats;
  settle_strictness(a, c);
  c.seed = seed;
  return c;
}

// Bots play again where they played, unless other players are named now.
std::expected<std::vector<Seat>, std::string> seats_of_record(const Arguments& a, std::vector<Seat> seats,
                                                              Seats& who) {
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const std::string named = i == 0 ? a.white : i == 1 ? a.black : "";
    const auto taken = named.empty() ? who.seat_named(seats[i].name) : who.seat(named);
    if (!taken) return std::unexpected(taken.error());
    seats[i] = *taken;
  }
  return seats;
}

std::expected<TableConfig, std::string> config_of_record(const Arguments& a, const PlayedFile& played,
                                                         const Seed& seed, Seats& who) {
  const auto record = parse_record(played.text);
  if (!record) return std::unexpected(played.fault(record.error()));
  if (auto lost = played.would_lose(!record->annotations.empty())) return std::unexpected(*lost);
  auto config = config_of(*record, seed, std::nullopt);
  if (!config) return std::unexpected(translated(config.error().message));
  auto seats = seats_of_record(a, config->seats, who);
  if (!seats) return std::unexpected(seats.error());
  config->seats = *std::move(seats);
  return *std::move(config);
}

// Returns why an option that only trictrac has cannot be given, if one is.
std::optional<std::string> useless_option(const Arguments& a) {
  const std::pair<bool, std::string_view> kGiven[] = {
      {a.marking == "hand", "--marking hand"},
      {a.moves == "touch", "--moves touch"},
      {!a.rules.preset.empty(), "--rules"},
      {!a.rules.options.empty(), "--option"},
      {a.numbering.name != NumberingArgument().name, "--numbering"}};
  for (const auto& [given, option] : kGiven)
    if (given) return user_words()(&words::UsageWords::not_in_courrier, words::Option(option));
  return std::nullopt;
}

void play_trictrac(const Arguments& a, const PlayedFile& played, const Seed& seed, const Words& words,
                   int& status) {
  Seats who;
  auto settings = played.goes_on() ? config_of_record(a, played, seed, who) : config(a, seed, who);
  if (!settings) return fail(status, settings.error());
  auto table = Table::open(std::move(*settings), who.make_bot());
  if (!table) return fail(status, translated(table.error().message));
  if (table->ended()) return fail(status, played.is_over());
  auto file = played.open();
  if (!file) return fail(status, file.error());
  const auto kept = run_terminal(std::move(*table), a.numbering.meant(),
                                 {words, *file ? &**file : nullptr, [&who] { return who.fault(); }});
  if (!kept) fail(status, kept.error());
}

void play(const Arguments& a, int& status) {
  const Words& words = user_words();
  const Seed seed = a.seed ? *a.seed : new_seed();
  const auto played = played_file(a.file);
  if (!played) return fail(status, played.error());
  const bool courrier =
      played->goes_on() ? courrier::is_courrier_record(played->text) : a.format.name == courrier::kGameTag;
  if (!courrier) return play_trictrac(a, *played, seed, words, status);
  if (const auto fault = useless_option(a)) return fail(status, *fault);
  play_courrier({a.white, a.black, a.format.changes, a.trid, seed}, *played, words, status);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("--white", &a->white,
              "human (the default), a bot (" + joined(bot_names(), ", ") +
                  ", commis, hasard), or a player as in trictrac-lab match",
              any_seat());
  line.option("--black", &a->black, "the same choices (default: soumille)", any_seat());
  line.option("--others", &a->others, "all further players, the same choices", any_seat());
  line.option("--marking", &a->marking,
              "auto: the program marks; hand: you mark your own points (rules, section R)",
              OneOf{{"auto", "hand"}});
  line.option("--moves", &a->moves,
              "refused: wrong moves are refused; touch: they stand until the opponent has them put right",
              OneOf{{"refused", "touch"}});
  a->numbering.add_to(line);
  add_language(line);
  line.option("--trid", &a->trid, "start from this position (with --format courrier: S4=…)");
  line.option("--seed", &a->seed, "seed of the dice: a number, or 64 hex digits (default: random)");
  line.option("--record", &a->file.record, "save the game to this file after every action");
  line.flag("--force", a->file.force, "let --record overwrite a file");
  line.option("--continue", &a->file.go_on,
              "continue the game in this file and save it there (or in the file of --record); the dice to "
              "come follow from a new seed");
  a->format.courrier = true;
  a->format.add_to(line);
  a->rules.add_to(line);
  for (const char* other : {"--format", "--match", "--rules", "--option", "--trid", "--marking", "--moves"})
    line.excludes("--continue", other);
  line.runs([=](int& status) { play(*a, status); });
}

}  // namespace trictrac::cli::play_command

#include <array>
#include <filesystem>
#include <iostream>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/cli/progress.h"
#include "base/fnv.h"
#include "base/json.h"
#include "base/os.h"
#include "base/text_of.h"
#include "engine/net/weights.h"
#include "game/match/match_ledger.h"
#include "game/rules/version.h"
#include "lab/signature/random_action.h"
#include "text/record/record.h"
#include "words/usage.h"

namespace trictrac::cli::games_command {
namespace {

struct Arguments {
  int matches = 10;
  std::uint64_t seed = 1;
  std::string white = "soumille";
  std::string black = "soumille";
  std::string out = "-";
  bool fixed_seats = false, force = false, json = false;
  RuleArguments rules;
  FormatArguments format;
};

struct PlayedMatch {
  Record record;
  std::vector<int> balance;  // of each player, in halves of the format's unit
};

// Plays matches between the two players named, the second at all seats but one.
class MatchSeries {
 public:
  MatchSeries(const Arguments& a, const MatchOptions& match, const RuleOptions& rules,
              const players::Entrant& white, const players::Entrant& black)
      : a_(a), match_(match), rules_(rules), nets_{white.weights, black.weights} {
    for (int player = 0; player < match.players; ++player) {
      players_.push_back((player == 0 ? white : black).make());
      players_.back()->begin_match(a.seed + (player == 0 ? 0 : 1));
    }
  }

  // Plays the two matches of a pair with the same dice and exchanged seats. Returns nullopt if interrupted.
  std::optional<PlayedMatch> play(int number) {
    const bool before = std::exchange(swapped_, !a_.fixed_seats && number % 2 != 0);
    if (before != swapped_) std::swap(players_[0], players_[1]);
    random_ = Random(a_.seed + static_cast<std::uint64_t>(a_.fixed_seats ? number : number / 2) * 0x10001);
    round_ = -1;
    Match match(match_, rules_);
    Record record = begun(match, number);
    while (!match.over()) {
      if (interrupted()) return std::nullopt;
      const GameEvent event = choose(match);
      record.events.push_back({acting_side(match, event), event});
      match.act_legal(record.events.back());
    }
    return PlayedMatch{std::move(record), balance_of(match.account())};
  }

 private:
  Record begun(const Match& match, int number) const {
    Record record;
    record.match = match_;
    record.format = a_.format.name;
    record.options = match.state().options;
    record.start.options = record.options;
    record.set_tag("Event", text_of("games {}.{}", a_.seed, number + 1));
    record.set_tag("Round", std::to_string(number + 1));
    record.set_tag("White", swapped_ ? a_.black : a_.white);
    record.set_tag("Black", swapped_ ? a_.white : a_.black);
    record.set_tag("Rules", a_.rules.preset_name());
    record.set_tag("Program", "trictrac " TRICTRAC_VERSION);
    record.set_tag("Signature", in_hex(kRulesVersion));
    record.set_tag("Net", in_hex(net::hash_of(net::built_in())));
    for (const Side side : kSides)
      if (const auto& net = nets_[static_cast<std::size_t>(index(swapped_ ? other(side) : side))])
        record.set_tag(side == Side::White ? "WhiteNet" : "BlackNet", in_hex(net::hash_of(*net)));
    record.set_tag("RandomSeed", std::to_string(a_.seed));
    return record;
  }

  GameEvent choose(const Match& match) {
    if (match.awaits() != Awaits::Tour) return random_action(match, random_);
    begin_round(match);
    if (match.state().stage != Stage::Decide && match.state().stage != Stage::Move)
      return RollDice{random_.roll()};
    return player_at_board(match, match.state().to_act).choose(match);
  }

  // The players are told once who sits where.
  void begin_round(const Match& match) {
    if (round_of(match.account()) == round_) return;
    round_ = round_of(match.account());
    for (const Side side : kSides) player_at_board(match, side).begin_round(match.account(), side);
  }

  players::Player& player_at_board(const Match& match, Side side) {
    return *players_[static_cast<std::size_t>(player_at(match.account(), side))];
  }

  const Arguments& a_;
  MatchOptions match_;
  RuleOptions rules_;
  const std::array<std::shared_ptr<const net::Weights>, 2> nets_;  // of the two players named
  Random random_{0};
  std::vector<std::unique_ptr<players::Player>> players_;  // by their number in the account
  bool swapped_ = false;                                   // the first player named is player 1
  int round_ = -1;                                         // the one the players know of
};

// Writes the records to standard output, to one file, or each to a file of its own in a folder.
class Out {
 public:
  explicit Out(const Arguments& a) : a_(a), folder_(a.out.ends_with('/') || is_folder(a.out)) {}

  // Makes the folder; the error says why not all of them may be written, before any is.
  std::expected<void, std::string> prepare() const {
    if (a_.out == "-") return {};
    if (folder_)
      if (auto made = make_folder(a_.out); !made) return made;
    if (!folder_) return may_write(a_.out, Overwrite{a_.force});
    for (int n = 1; n <= a_.matches; ++n)
      if (auto allowed = may_write(path(n), Overwrite{a_.force}); !allowed) return allowed;
    return {};
  }
  std::expected<void, std::string> add(int n, const PlayedMatch& played) {
    ++written_;
    if (folder_) return write_text(path(n), print_record(played.record), Overwrite{a_.force});
    const std::string text =
        a_.json ? json_of(n, played).dump() + "\n" : (n > 1 ? "\n" : "") + print_record(played.record);
    if (a_.out == "-")
      std::cout << text << std::flush;
    else
      all_ += text;
    return {};
  }
  std::expected<void, std::string> end() const {
    if (a_.out == "-") return {};
    if (!folder_)
      if (auto written = write_text(a_.out, all_, Overwrite{a_.force}); !written) return written;
    if (a_.json && folder_)
      std::cout << Json{{"records", written_}, {"out", a_.out}}.dump() << "\n";
    else if (!a_.json)
      std::cout << text_of("{} records in {}\n", written_, a_.out);
    return {};
  }

 private:
  static bool is_folder(const std::string& path) {
    std::error_code ignored;
    return std::filesystem::is_directory(os::path_of(path), ignored);
  }
  std::string path(int n) const {
    return text_of("{}{}{}.trictrac", a_.out, a_.out.ends_with('/') ? "" : "/", n);
  }
  static Json json_of(int n, const PlayedMatch& played) {
    Json balance = Json::array();
    for (const int halves : played.balance) balance.push_back(halves / 2.0);
    return {{"n", n},
            {"white", played.record.tag("White")},
            {"black", played.record.tag("Black")},
            {"balance", balance},
            {"record", print_record(played.record)}};
  }

  const Arguments& a_;
  const bool folder_;
  std::string all_;
  int written_ = 0;
};

void run(const Arguments& a, int& status) {
  const auto rules = a.rules.options_for_bots();
  const auto format = a.format.meant();
  if (!rules || !format) return fail(status, rules ? format.error() : rules.error());
  const auto find = net_finder();
  const auto white = read_entrant(a.white, find, built_in), black = read_entrant(a.black, find, built_in);
  if (!white || !black) return fail(status, white ? black.error() : white.error());
  Out out(a);
  if (const auto allowed = out.prepare(); !allowed) return fail(status, allowed.error());
  MatchSeries series(a, *format, *rules, *white, *black);
  {
    Progress progress("games", user_words()(&words::UsageWords::matches), a.matches);
    for (int n = 1; n <= a.matches && !interrupted(); ++n) {
      const auto played = series.play(n - 1);
      if (const auto fault = fault_of(*white, *black)) return fail(status, *fault);
      if (!played) break;
      std::expected<void, std::string> added;
      progress.aside([&] { added = out.add(n, *played); });
      if (!added) return fail(status, added.error());
      progress.reach(n);
    }
  }
  if (const auto ended = out.end(); !ended) return fail(status, ended.error());
  if (interrupted()) status = kInterrupted;
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option(
      "--out", &a->out,
      "folder for the records 1.trictrac, 2.trictrac … (FOLDER/ makes it where there is none), or one "
      "file for all; - for standard output");
  line.option("--matches", &a->matches, "number of matches", Between{1, 10000000});
  line.option("--white", &a->white, "the first player: a bot, net[@FILE]:PLIES, or engine=COMMAND",
              any_player());
  line.option("--black", &a->black, "the player at all other seats", any_player());
  line.option("--seed", &a->seed, "seed of the dice");
  line.flag("--force", a->force, "overwrite existing records");
  line.flag("--fixed-seats", a->fixed_seats, "do not alternate the seats");
  line.flag("--json", a->json, "one JSON object a line for each match, with its record");
  a->rules.add_to(line);
  a->format.add_to(line);
  line.runs([=](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::games_command

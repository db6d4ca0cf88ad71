#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <span>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/lab/commands.h"
#include "apps/lab/played_tours.h"
#include "apps/lab/report.h"
#include "base/fnv.h"
#include "engine/bots/strengths.h"
#include "lab/measure/elo.h"
#include "standing/elo.h"

namespace trictrac::cli::ladder_command {
namespace {

// A bot plays so many fewer tours for each roll that it looks ahead: it takes so much longer at least.
constexpr int kFewer = 10;

struct Arguments {
  std::string player;
  std::vector<std::string> against, played;
  int tours = 200;
  bool no_luck = false, json = false;
  measure::ContestOptions how;
};

// Whole points are finer than any interval.
Json elo_json(const measure::MeasuredValue& elo) {
  Json json{{"mean", std::lround(elo.value)}, {"low", nullptr}, {"high", nullptr}};
  if (elo.interval)
    json.update({{"low", std::lround(elo.interval->low)}, {"high", std::lround(elo.interval->high)}});
  return json;
}

int plies_of(std::string_view name) {
  const auto level = level_of(name);
  return level ? level->plies : 0;
}

int count_sets(const Arguments& a, std::string_view bot) {
  int tours = a.tours;
  for (int i = plies_of(bot); i > 0; --i) tours /= kFewer;
  return std::max(1, (tours + 1) / 2);
}

// The strength of a player.
struct Rung {
  std::string name;
  measure::MeasuredValue elo;
};

// Players, the results of their tours, and what these say of their strengths.
class Ladder {
 public:
  // Adds a player of unknown strength, or a bot of the strength that was measured for it; returns its number.
  int add(const std::string& name) {
    names_.push_back(name);
    return static_cast<int>(names_.size()) - 1;
  }
  int add_known(const std::string& bot) {
    const int number = add(bot);
    known_.push_back({number, static_cast<double>(elo_of(bot).value())});
    return number;
  }
  void add(const standing::Pairing& pairing) { pairings_.push_back(pairing); }

  // Returns the strength of each player who has played, in their order.
  std::vector<Rung> rungs() const {
    const auto played = [&](int number) {
      return std::ranges::any_of(pairings_,
                                 [&](const standing::Pairing& p) { return p.a == number || p.b == number; });
    };
    std::vector<standing::KnownElo> known = known_;
    const int n = static_cast<int>(names_.size());
    for (int i = 0; i < n; ++i)
      if (!played(i)) known.push_back({i, 0});
    const auto fitted = standing::fit_elo(n, known, pairings_);
    std::vector<Rung> all;
    for (int i = 0; i < n; ++i)
      if (played(i))
        all.push_back(
            {names_[static_cast<std::size_t>(i)], measure::measured(fitted[static_cast<std::size_t>(i)])});
    return all;
  }
  const std::string& name(int number) const { return names_[static_cast<std::size_t>(number)]; }

 private:
  std::vector<std::string> names_;
  std::vector<standing::KnownElo> known_;
  std::vector<standing::Pairing> pairings_;
};

// Plays the tours of two players of a ladder, and adds them to it; `done` sets were played before. The tours
// are fewer after Ctrl-C. Returns the row of the report.
std::expected<Json, std::string> play(const Arguments& args, Ladder& ladder, int a, int b, Report& report,
                                      long& done) {
  const std::string &name = ladder.name(a), &bot = ladder.name(b);
  const auto find = net_finder();
  const auto one = read_entrant(name, find, built_in), rival = read_entrant(bot, find, built_in);
  if (!one || !rival) return std::unexpected(one ? rival.error() : one.error());
  // To take off the luck takes as long as ten tours of bots that do not look ahead, which say more.
  const bool luck = !args.no_luck && (!elo_of(name) || std::max(plies_of(name), plies_of(bot)) > 0);
  const measure::ArenaOptions arena{MatchOptions{}, RuleOptions{}, luck ? *find("") : nullptr, built_in,
                                    interrupted};
  measure::ContestOptions how = args.how;
  how.sets = std::min(count_sets(args, name), count_sets(args, bot));
  how.reached = [&](int sets) { report.reach(done + sets); };
  const measure::ContestResult r = measure::contest(arena, *one, *rival, how);
  if (const auto fault = fault_of(*one, *rival)) return std::unexpected(*fault);
  done += r.sets;
  bool adjusted = false;
  if (r.won().of > 0)
    ladder.add(luck ? measure::pairing_of(a, b, r, adjusted)
                    : standing::pairing_of(a, b, r.won().is, r.won().of));
  return Json{{"bot", bot},
              {"tours", r.won().of},
              {"won", figure_json(r.won().share())},
              {"luck_adjusted", luck ? figure_json(r.wins_adjusted.share()) : Json(nullptr)},
              {"counted", adjusted ? "luck_adjusted" : "won"}};
}

void describe(const Arguments& a, Report& report) {
  report["seed"] = a.how.seed;
  report["net"] = in_hex(net::hash_of(**net_finder()("")));
}

// Bots among neighbours: the scale itself.
void climb(const Arguments& a, int& status) {
  Ladder ladder;
  long sets = 0, done = 0;
  ladder.add_known(std::string(kLevels[0].name));
  for (const Level& level : std::span(kLevels).subspan(1)) {
    ladder.add(std::string(level.name));
    sets += count_sets(a, level.name);
  }
  Report report(a.json, "ladder", "sets", sets);
  describe(a, report);
  for (int i = 1; i < static_cast<int>(std::size(kLevels)) && !interrupted(); ++i) {
    auto played = play(a, ladder, i, i - 1, report, done);
    if (!played) return fail(status, played.error());
    Json row{{"player", ladder.name(i)}};
    row.update(*played);
    report.add("matches", std::move(row));
  }
  for (Json& rows = report["ladder"] = Json::array(); const Rung& rung : ladder.rungs())
    rows.push_back({{"player", rung.name}, {"elo", elo_json(rung.elo)}});
  report.print(interrupted(), status);
}

// One player against bots whose strengths are known.
void place(const Arguments& a, int& status) {
  if (const auto player = read_entrant(a.player, net_finder(), built_in); !player)
    return fail(status, player.error());
  const auto bots = a.against.empty() ? names_in(kLevels) : a.against;
  long sets = 0, done = 0;
  for (const std::string& bot : bots) sets += count_sets(a, bot);
  Report report(a.json, "ladder", "sets", sets);
  report["player"] = a.player;
  describe(a, report);
  Ladder ladder;
  const int player = ladder.add(a.player);
  for (std::size_t i = 0; i < bots.size() && !interrupted(); ++i) {
    auto played = play(a, ladder, player, ladder.add_known(bots[i]), report, done);
    if (!played) return fail(status, played.error());
    report.add("ladder", *std::move(played));
  }
  if (const auto rungs = ladder.rungs(); !rungs.empty()) report["elo"] = elo_json(rungs.front().elo);
  report.print(interrupted(), status);
}

// People, by the records of their tours against bots.
void read(const Arguments& a, int& status) {
  const auto played = played_tours(a.played);
  if (!played) return fail(status, played.error());
  if (played->empty()) return fail(status, "no record has a tour of a person against a bot to its end");
  std::map<std::string, std::vector<PlayedTours>> people;
  for (const PlayedTours& each : *played) people[each.person].push_back(each);
  Report report(a.json, "ladder", "people", static_cast<long>(people.size()));
  for (const auto& [person, all] : people) {
    Ladder ladder;
    const int number = ladder.add(person);
    measure::Proportion won;
    for (const PlayedTours& each : all) {
      ladder.add(standing::pairing_of(number, ladder.add_known(each.bot), each.won.is, each.won.of));
      won = {won.of + each.won.of, won.is + each.won.is};
    }
    report.add("ladder", {{"player", person},
                          {"bots", static_cast<int>(all.size())},
                          {"tours", won.of},
                          {"won", figure_json(won.share())},
                          {"elo", elo_json(ladder.rungs().front().elo)}});
  }
  report.print(interrupted(), status);
}

void run(const Arguments& a, int& status) {
  if (!a.played.empty()) return read(a, status);
  return a.player.empty() ? climb(a, status) : place(a, status);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option(
      "player", &a->player,
      "a player to be placed among the bots, as in trictrac-lab match, or engine=COMMAND; without one, "
      "the bots play their neighbours, and each is given its strength",
      any_player());
  line.option("--against", &a->against, "with a player: only these bots, such as hector valere",
              OneOf{names_in(kLevels)});
  line.option(
      "--played", &a->played,
      "place people instead, by the records of their tours against bots: a file, or -; repeated: several");
  line.option(
      "--matches", &a->tours,
      "tours of each two, rounded up to an even number; a tenth of them for each roll that a bot looks ahead",
      Between{2, 10000000});
  line.option("--seed", &a->how.seed, "seed of the dice and the players");
  line.option("--threads", &a->how.threads, "number of threads (it does not change the result)",
              Between{1, 256});
  line.flag("--no-luck", a->no_luck, "raw results only, which is faster");
  line.flag("--json", a->json, "one JSON object");
  line.excludes("--played", "player");
  line.excludes("--played", "--against");
  line.needs("--against", "player");
  line.runs([a](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::ladder_command

#include "apps/lab/placing.h"

#include <algorithm>
#include <cmath>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/cli/progress.h"
#include "apps/lab/report.h"
#include "engine/bots/strengths.h"
#include "lab/measure/elo.h"

namespace trictrac::cli {
namespace {

// A bot plays so many fewer tours for each roll that it looks ahead: it takes so much longer at least.
constexpr int kFewer = 10;

int plies_of(std::string_view name) {
  const auto level = level_of(name);
  return level ? level->plies : 0;
}

}  // namespace

int Ladder::add(const std::string& name) {
  names_.push_back(name);
  return static_cast<int>(names_.size()) - 1;
}

int Ladder::add_known(const std::string& bot) {
  const int number = add(bot);
  known_.push_back({number, static_cast<double>(elo_of(bot).value())});
  return number;
}

std::vector<Rung> Ladder::rungs() const {
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

Json elo_json(const measure::MeasuredValue& elo) {
  Json json{{"mean", std::lround(elo.value)}, {"low", nullptr}, {"high", nullptr}};
  if (elo.interval)
    json.update({{"low", std::lround(elo.interval->low)}, {"high", std::lround(elo.interval->high)}});
  return json;
}

int count_sets(const PlacingOptions& options, std::string_view bot) {
  int tours = options.tours;
  for (int i = plies_of(bot); i > 0; --i) tours /= kFewer;
  return std::max(1, (tours + 1) / 2);
}

long count_sets(const PlacingOptions& options, const std::vector<std::string>& bots) {
  long sets = 0;
  for (const std::string& bot : bots) sets += count_sets(options, bot);
  return sets;
}

std::expected<Json, std::string> play_on(Ladder& ladder, int a, int b, const PlacingOptions& options,
                                         const std::function<void(int sets)>& reached) {
  const std::string &name = ladder.name(a), &bot = ladder.name(b);
  const auto find = net_finder();
  const auto one = read_entrant(name, find, built_in), rival = read_entrant(bot, find, built_in);
  if (!one || !rival) return std::unexpected(one ? rival.error() : one.error());
  // To take off the luck takes as long as ten tours of bots that do not look ahead, which say more.
  const bool luck = !options.no_luck && (!elo_of(name) || std::max(plies_of(name), plies_of(bot)) > 0);
  const measure::ArenaOptions arena{MatchOptions{}, RuleOptions{}, luck ? *find("") : nullptr, built_in,
                                    interrupted};
  measure::ContestOptions how = options.how;
  how.sets = std::min(count_sets(options, name), count_sets(options, bot));
  how.reached = reached;
  const measure::ContestResult r = measure::contest(arena, *one, *rival, how);
  if (const auto fault = fault_of(*one, *rival)) return std::unexpected(*fault);
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

std::expected<Placement, std::string> place_player(const std::string& player,
                                                   const std::vector<std::string>& bots,
                                                   const PlacingOptions& options,
                                                   const std::function<void(long sets)>& reached,
                                                   const std::function<void(const Json& row)>& see) {
  Placement placement;
  Ladder ladder;
  const int number = ladder.add(player);
  long done = 0;
  for (const std::string& bot : bots) {
    if (interrupted()) break;
    int played = 0;
    auto row = play_on(ladder, number, ladder.add_known(bot), options,
                       [&](int sets) { reached(done + (played = sets)); });
    if (!row) return std::unexpected(row.error());
    done += played;
    see(*row);
    placement.rows.push_back(*std::move(row));
  }
  if (const auto rungs = ladder.rungs(); !rungs.empty()) placement.elo = elo_json(rungs.front().elo);
  return placement;
}

}  // namespace trictrac::cli

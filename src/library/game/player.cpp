#include "library/game/player.h"

#include <algorithm>
#include <cerrno>
#include <mutex>
#include <system_error>

#include "base/open_file.h"
#include "base/os.h"
#include "base/text_of.h"
#include "engine/advice/answer.h"
#include "engine/book/book.h"
#include "engine/bots/bot.h"
#include "engine/bots/strengths.h"
#include "engine/equity/values.h"
#include "engine/net/weights.h"

namespace trictrac::library {
namespace {

std::string names() {
  std::string all = "net@FILE:PLIES, hasard, commis";
  for (const std::string& name : players::player_names()) all += text_of(", {}", name);
  return all;
}

std::expected<std::string, std::string> read_file(const std::string& path) {
  const OpenFile file(os::open_file(path, os::OpenMode::Read));
  const auto text = file ? read_all(file) : std::unexpected(errno);
  if (text) return *text;
  return std::unexpected(text_of("cannot read {}: {}", path, std::generic_category().message(text.error())));
}

Result<void> may_look(int plies) {
  if (plies < 0 || plies > advice::kMostPlies)
    return wrong(text_of("{} plies: it must be 0 to {}", plies, advice::kMostPlies));
  return {};
}

int number_of(const advice::Way& way, const RolledPosition& thrown) {
  if (way.kind == Choice::Kind::Go) return kGo;
  if (way.kind == Choice::Kind::Suspend)
    return way.game == CombineGame::Ecrire ? kSuspendEcrire : kSuspendHonours;
  return thrown.may_decide() ? kHold : library::number_of(way.play, thrown.state.roll);
}

}  // namespace

Result<std::shared_ptr<const net::Weights>> find_net(const std::string& file) {
  if (const auto ready = bots_ready(); !ready) return wrong(ready.error());
  static std::mutex one_at_a_time;
  static const players::FindNet find = players::net_finder(read_file);
  const std::lock_guard lock(one_at_a_time);
  return find(file);
}

Result<players::Entrant> find_player(std::string_view text) {
  if (const auto ready = bots_ready(); !ready) return wrong(ready.error());
  auto entrant = players::read_player(text, find_net, built_in);
  if (entrant || text.starts_with("net@") || text.starts_with(kEloPrefix)) return entrant;
  return wrong(text_of("there is no player \"{}\"; the players are {}", text, names()));
}

std::vector<std::string> all_bot_names() {
  std::vector<std::string> all{"hasard", "commis"};
  for (const std::string_view name : bot_names()) all.emplace_back(name);
  return all;
}

Chooser::Chooser(const players::Entrant& entrant, std::uint64_t seed) : player_(entrant.make()) {
  player_->begin_match(seed);
}

Result<Chooser> Chooser::make(std::string_view text, std::uint64_t seed) {
  auto entrant = find_player(text);
  if (!entrant) return wrong(std::move(entrant.error()));
  return Chooser(*entrant, seed);
}

Result<int> Chooser::choose(const Game& game) {
  if (!game.asked()) return wrong("nobody has a play or a decision to make here");
  const Match& match = game.match();
  player_->begin_round(match.account(), match.state().to_act);
  return *number_of(player_->choose(match), match.state().roll);
}

const advice::EngineResources& Analyst::resources() {
  static const advice::EngineResources all(net::built_in(), built_in, &book::built_in());
  return all;
}

Result<std::unique_ptr<Analyst>> Analyst::make() {
  if (const auto ready = bots_ready(); !ready) return wrong(ready.error());
  return std::unique_ptr<Analyst>(new Analyst);
}

advice::Round& Analyst::round_of(const Match& match) {
  if (!round_ || round_->equity().root() != match.account())
    round_ = std::make_unique<advice::Round>(resources(), match.account());
  return *round_;
}

Result<std::vector<RankedAction>> Analyst::rank(const Game& game, int plies) {
  if (auto may = may_look(plies); !may) return wrong(std::move(may.error()));
  if (!game.asked()) return wrong("nobody has a play or a decision to make here");
  advice::RollAnalysis question(round_of(game.match()), game.match(), plies);
  std::vector<RankedAction> all;
  for (const advice::EvaluatedWay& looked : question.ways()) {
    const advice::Way way = question.way_of(looked);
    const int action = number_of(way, question.thrown());
    if (std::ranges::find(all, action, &RankedAction::action) != all.end()) continue;
    all.push_back({action, looked.plies, way.holes.count(), way.unit.count(), way.lost.holes.count(),
                   question.chance_of(looked)});
  }
  return all;
}

Result<PositionValue> Analyst::worth(const Game& game, int plies) {
  if (auto may = may_look(plies); !may) return wrong(std::move(may.error()));
  const Match& match = game.match();
  if (match.awaits() != Awaits::Tour || match.state().stage != Stage::Roll)
    return wrong("no throw is expected here: only a position before a roll has a value");
  advice::Round& round = round_of(match);
  const Side side = match.state().to_act;
  const auto look = [&](RoundSearch& search) {
    return search.searcher().equity(search.chance_node(match), plies, Depth{.plies = plies});
  };
  const Millionths white = look(round.equity());
  const ChanceNode chance_node = round.equity().chance_node(match);
  const Millionths base = round.equity().stakes().measure(chance_node.node).base;
  return PositionValue{round.amount(advice::sign(side) * (white - base), chance_node.node).holes.count(),
                       in_units(advice::sign(side) * white).count(),
                       advice::Round::chance(look(round.wins()), side)};
}

}  // namespace trictrac::library

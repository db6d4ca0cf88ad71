#include "engine/players/player.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/assert.h"
#include "base/decimal.h"
#include "base/text_of.h"
#include "engine/bots/bot.h"
#include "engine/bots/errors.h"
#include "engine/bots/strengths.h"
#include "engine/net/weights.h"
#include "engine/players/pursuit.h"
#include "game/rules/version.h"
#include "text/words.h"

namespace trictrac::players {
namespace {

constexpr int kMostKept = 1'000'000;

// The way in which a net plays.
struct NetManner {
  enum class Decides : std::uint8_t { Well, AlwaysGo, AlwaysHold };
  Depth depth{};
  Decides decides = Decides::Well;
  Aim aim = Aim::Agreed;
  Holes heat{};  // above zero: draws its answers as people choose (engine/bots/errors.h)
};
using Decides = NetManner::Decides;

std::unexpected<std::string> no_player(std::string_view text) {
  return std::unexpected(text_of("there is no player \"{}\"", text));
}

// Returns a number of holes, which is not negative, or nullopt.
std::optional<Holes> holes_in(std::string_view text) {
  const auto holes = take_decimal(text);
  if (!holes || *holes < 0 || !text.empty()) return std::nullopt;
  return Holes(*holes);
}

// Takes one option after the depth; "keep=6,3" comes in two parts. Returns false if it is none.
bool take_option(const std::vector<std::string_view>& parts, std::size_t& i, NetManner& manner) {
  const std::string_view part = parts[i];
  if (part == "always-go")
    manner.decides = Decides::AlwaysGo;
  else if (part == "always-hold")
    manner.decides = Decides::AlwaysHold;
  else if (part == "as-tour")
    manner.aim = Aim::Tour;
  else if (part == "as-win")
    manner.aim = Aim::Win;
  else if (part.starts_with("within=")) {
    const auto holes = holes_in(part.substr(7));
    if (!holes) return false;
    manner.depth.within = *holes;
  } else if (part.starts_with("heat=")) {
    const auto holes = holes_in(part.substr(5));
    if (!holes || manner.depth.plies > 0) return false;
    manner.heat = *holes;
  } else if (part.starts_with("keep=")) {
    const auto kept = [](std::string_view text) { return number_in(text, 1, kMostKept); };
    const auto first = kept(part.substr(5)), second = i + 1 < parts.size() ? kept(parts[i + 1]) : first;
    if (!first) return false;
    manner.depth.keep = {*first, second.value_or(*first)};
    i += i + 1 < parts.size() && second;
  } else {
    return false;
  }
  return true;
}

std::optional<NetManner> read_manner(std::string_view text) {
  const auto parts = split(text, ',');
  const auto plies = number_in(parts[0], 0, 2);
  if (!plies) return std::nullopt;
  NetManner manner;
  manner.depth.plies = *plies;
  for (std::size_t i = 1; i < parts.size(); ++i)
    if (!take_option(parts, i, manner)) return std::nullopt;
  return manner;
}

class NetPlayer final : public Player {
 public:
  NetPlayer(std::shared_ptr<const net::Weights> weights, const Tables& tables, const NetManner& manner)
      : weights_(std::move(weights)), pursuit_(*weights_, tables, manner.aim), manner_(manner) {}

  void begin_match(std::uint64_t seed) override { seed_ = seed; }

  void begin_round(const MatchLedger& root, Side side) override {
    pursuit_.begin_round(root, side);
    held_.reset();
  }

  GameEvent choose(const Match& match) override {
    const bool decides = match.state().stage == Stage::Decide;
    if (decides && manner_.decides == Decides::AlwaysGo) return Go{};
    if (!decides && held_) return play(match, *std::exchange(held_, std::nullopt));
    const Choice c = best(match);
    if (!decides) return play(match, c.play);
    if (c.kind == Choice::Kind::Go) return Go{};
    held_ = c.play;  // looked at together with the decision
    return c.kind == Choice::Kind::Suspend ? GameEvent{Suspend{c.game}} : Hold{};
  }

 private:
  Choice best(const Match& match) {
    const RolledPosition thrown = pursuit_.thrown(match);
    Searcher& s = pursuit_.searcher();
    const bool errs = manner_.heat > Holes(0);
    if (manner_.decides != Decides::AlwaysHold && !errs) return s.best(thrown, manner_.depth);
    std::vector<Choice> all = s.ranked(thrown, manner_.depth);
    if (manner_.decides == Decides::AlwaysHold)
      std::erase_if(all, [](const Choice& c) { return c.kind != Choice::Kind::Play; });
    if (!errs) return all.front();
    return choose_as_people_do(all, s.stakes().measure(thrown.node).equity(manner_.heat),
                               seed_of_errors(match.state(), seed_));
  }

  const std::shared_ptr<const net::Weights> weights_;
  Pursuit pursuit_;
  const NetManner manner_;
  std::optional<int> held_;  // the play held for
  std::uint64_t seed_ = 0;   // of its errors
};

// Reads a player whose text begins with "net".
std::expected<Entrant, std::string> read_net(std::string_view text, const FindNet& find_net,
                                             const Tables& tables) {
  const std::size_t colon = text.rfind(':');
  const std::string_view who = text.substr(0, colon);
  const auto manner = read_manner(text.substr(std::min(colon, text.size() - 1) + 1));
  if (!manner || (who != "net" && !who.starts_with("net@"))) return no_player(text);
  auto weights = find_net(std::string(who.substr(std::min(who.size(), std::size_t{4}))));
  if (!weights) return std::unexpected(weights.error());
  return Entrant{std::string(text), *weights,
                 [w = *weights, tables, m = *manner] { return std::make_unique<NetPlayer>(w, tables, m); }};
}

}  // namespace

FindNet net_finder(ReadFile read) {
  using Found = std::expected<std::shared_ptr<const net::Weights>, std::string>;
  const auto find = [read = std::move(read)](const std::string& file) -> Found {
    // The net compiled in has no owner.
    if (file.empty())
      return std::shared_ptr<const net::Weights>(std::shared_ptr<const void>(), &net::built_in());
    const auto bytes = read(file);
    if (!bytes) return std::unexpected(bytes.error());
    auto weights = net::read_weights(*bytes, kRulesVersion);
    if (!weights) return std::unexpected(file + ": " + weights.error());
    return std::make_shared<const net::Weights>(*std::move(weights));
  };
  return [find, known = std::make_shared<std::map<std::string, Found>>()](const std::string& file) -> Found {
    const auto at = known->find(file);
    return at != known->end() ? at->second : known->emplace(file, find(file)).first->second;
  };
}

std::vector<std::string> player_names() {
  std::vector<std::string> names{"net:0",    "net:1",  "net:2", "random",  "random-go",
                                 "first-go", "greedy", "shape", "lessons", "elo:1200"};
  for (const std::string_view bot : bot_names()) names.emplace_back(bot);
  return names;
}

GameEvent Player::play(const Match& match, int index) {
  TRICTRAC_ASSERT(index >= 0 && index < match.tour().turn().plays.size());
  return PlayMen{match.tour().turn().plays[index]};
}

std::expected<Entrant, std::string> read_player(std::string_view text, const FindNet& find_net,
                                                const Tables& tables) {
  if (text.starts_with("net:") || text.starts_with("net@")) return read_net(text, find_net, tables);
  if (text.starts_with(kEloPrefix) && !level_of(text))
    return std::unexpected(text_of("there is no player \"{}\": a whole number from {} to {} must follow {}",
                                   text, least_elo(), most_elo(), kEloPrefix));
  if (!make_yardstick(text)) return no_player(text);
  const std::string name(text);
  Entrant entrant{name, nullptr, [name] { return make_yardstick(name); }};
  entrant.draws = name == "random" || name == "random-go" || name == "hasard";
  return entrant;
}

}  // namespace trictrac::players

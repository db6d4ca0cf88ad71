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
};
using Decides = NetManner::Decides;

std::unexpected<std::string> no_player(std::string_view text) {
  return std::unexpected(text_of("there is no player \"{}\"", text));
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
    std::string_view rest = part.substr(7);
    const auto holes = take_decimal(rest);
    if (!holes || *holes < 0 || !rest.empty()) return false;
    manner.depth.within = Holes(*holes);
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
    if (manner_.decides != Decides::AlwaysHold) return s.best(thrown, manner_.depth);
    const std::vector<Choice> all = s.ranked(thrown, manner_.depth);
    return *std::ranges::find(all, Choice::Kind::Play, &Choice::kind);
  }

  const std::shared_ptr<const net::Weights> weights_;
  Pursuit pursuit_;
  const NetManner manner_;
  std::optional<int> held_;  // the play held for
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
  std::vector<std::string> names{"net:0",    "net:1",  "net:2", "random", "random-go",
                                 "first-go", "greedy", "shape", "lessons"};
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
  if (!make_yardstick(text)) return no_player(text);
  const std::string name(text);
  Entrant entrant{name, nullptr, [name] { return make_yardstick(name); }};
  entrant.draws = name == "random" || name == "random-go" || name == "hasard";
  return entrant;
}

}  // namespace trictrac::players

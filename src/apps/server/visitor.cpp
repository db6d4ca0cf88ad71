#include "apps/server/visitor.h"

#include <algorithm>

namespace trictrac {

void Visitor::receive(const PageMessage& message) {
  std::visit([&](const auto& m) { handle(m); }, message);
}

void Visitor::refuse(ErrorCode code, std::string message) {
  refuse(ProtocolError{code, std::move(message), {}, 0});
}
void Visitor::refuse(const ProtocolError& error) { say(error_text(error)); }

void Visitor::say(std::string text) {
  outbox_.push_back(std::move(text));
  listener_.more_lines();
}

// The seats whose keys fit; a key that does not fit opens nothing.
std::optional<ProtocolError> Visitor::enter(const Join& join, std::vector<Side>& sides) {
  const auto table = hub_.find(join.game);
  if (!table) return table.error();
  const int last = static_cast<int>((*table)->lines().size());
  for (const Side side : kSides) {
    if (!join.keys[side]) continue;
    const auto opens = hub_.key_opens(join.game, side, *join.keys[side]);
    if (!opens) return opens.error();
    if (!*opens) return ProtocolError{ErrorCode::BadKey, "this key does not open that seat", {}, 0};
    sides.push_back(side);
  }
  if (join.since <= last) return std::nullopt;
  return ProtocolError{ErrorCode::Stale, "the last line is " + std::to_string(last), {}, 0};
}

void Visitor::handle(const Join& join) {
  std::vector<Side> sides;
  if (const auto wrong = enter(join, sides)) return refuse(*wrong);
  leave();
  game_ = join.game;
  sides_ = std::move(sides);
  line_ = join.since + 1;
  hub_.listen(game_, listener_);
  if (const auto table = hub_.find(game_)) say((*table)->game_text(game_, sides_));
  outbox_.push_back(std::nullopt);
}

void Visitor::handle(const Act& act) {
  if (game_.empty()) return refuse(ErrorCode::NotJoined, "join a game first");
  if (std::find(sides_.begin(), sides_.end(), act.side) == sides_.end())
    return refuse(ErrorCode::BadKey, "you joined without the key of that seat");
  const auto acted = hub_.act(game_, act.line, act.side, act.request);
  if (!acted) return refuse(acted.error());
  if (!acted->repeated) return;
  line_ = std::min(line_, acted->first);
  listener_.more_lines();
}

void Visitor::handle(const Why& why) {
  if (game_.empty()) return refuse(ErrorCode::NotJoined, "join a game first");
  const auto table = hub_.find(game_);
  if (!table) return refuse(table.error());
  auto verdict = (*table)->verdict(why.side, why.steps);
  if (!verdict) return refuse(verdict.error());
  say(std::move(*verdict));
}

void Visitor::leave() {
  if (!game_.empty()) hub_.leave(game_, listener_);
  game_.clear();
}

std::optional<std::string> Visitor::next_line(const Sitting& table) {
  if (line_ > static_cast<int>(table.lines().size())) return std::nullopt;
  return table.lines()[line_++ - 1].json;
}

std::optional<std::string> Visitor::next() {
  if (!outbox_.empty() && outbox_.front()) {
    Item text = std::move(outbox_.front());
    outbox_.pop_front();
    return text;
  }
  if (game_.empty()) return std::nullopt;
  const auto table = hub_.find(game_);
  if (!table) {
    leave();
    outbox_.clear();
    return error_text(table.error());
  }
  if (auto line = next_line(**table)) return line;
  if (outbox_.empty()) return std::nullopt;
  outbox_.pop_front();
  return ready_text(static_cast<int>((*table)->lines().size()));
}

}  // namespace trictrac

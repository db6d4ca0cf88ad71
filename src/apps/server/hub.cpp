#include "apps/server/hub.h"

#include "apps/server/ids.h"

namespace trictrac {
namespace {

std::unexpected<ProtocolError> unknown_game() {
  return std::unexpected(ProtocolError{ErrorCode::UnknownGame, "there is no such game", {}, 0});
}

std::vector<std::string> texts_of(const std::vector<Line>& lines) {
  std::vector<std::string> texts;
  for (const Line& line : lines) texts.push_back(line.json);
  return texts;
}

}  // namespace

// What is wrong inside goes to the log, not to the page.
std::unexpected<ProtocolError> Hub::trouble(std::string_view id, std::string_view what) {
  log_->error("game {}: {}", id, what);
  return std::unexpected(
      ProtocolError{ErrorCode::Internal, "the server could not do this; try again", {}, 0});
}

Parsed<Created> Hub::create(Parsed<std::unique_ptr<Sitting>> seated) {
  if (!seated) return std::unexpected(seated.error());
  std::unique_ptr<Sitting> table = std::move(*seated);
  Created created{new_game_id(), {}, table->commit()};
  PerSide<std::string> hashes;
  for (const Side side : kSides) {
    if (!table->for_people(side)) continue;
    created.keys[side] = new_key();
    hashes[side] = key_hash(created.keys[side]);
  }
  const StoredLines stored{table->config_text(), hashes, texts_of(table->lines())};
  if (auto done = store_.create(created.game, stored); !done) return trouble(created.game, done.error().what);
  games_.emplace(created.game, Game{std::move(table), hashes, Clock::now()});
  log_->info("game {}: made", created.game);
  return created;
}

Parsed<Hub::Game*> Hub::game(std::string_view id) {
  if (!is_game_id(id)) return unknown_game();
  const auto it = games_.find(id);
  if (it == games_.end()) return load(std::string(id));
  it->second.used = Clock::now();
  return &it->second;
}

Parsed<Hub::Game*> Hub::load(const std::string& id) {
  const auto stored = store_.load(id);
  if (!stored) return trouble(id, stored.error().what);
  if (!*stored) return unknown_game();
  auto table = rebuild(id, **stored);
  if (!table) return trouble(id, table.error().message);
  // The process may have died between a person's act and the bot's answer.
  const auto more = (*table)->catch_up();
  if (!more.empty())
    if (auto done = store_.append(id, more); !done) return trouble(id, done.error().what);
  const auto it = games_.insert_or_assign(id, Game{std::move(*table), (*stored)->keys, Clock::now()}).first;
  notify(id);
  return &it->second;
}

Parsed<std::unique_ptr<Sitting>> Hub::rebuild(const std::string& id, const StoredLines& stored) {
  auto table = sit_again(stored.config, stored.lines);
  for (std::size_t i = 0; table && i < stored.lines.size(); ++i)
    if ((*table)->lines()[i].json != stored.lines[i])
      log_->warn("game {}: line {} is now written otherwise than it was stored", id, i + 1);
  return table;
}

Parsed<const Sitting*> Hub::find(std::string_view id) {
  const auto found = game(id);
  if (!found) return std::unexpected(found.error());
  return (*found)->table.get();
}

Parsed<bool> Hub::key_opens(std::string_view id, Side side, std::string_view key) {
  const auto found = game(id);
  if (!found) return std::unexpected(found.error());
  return key_fits(key, (*found)->keys[side]);
}

Parsed<Acted> Hub::act(std::string_view id, int line, Side side, const Request& request) {
  const auto found = game(id);
  if (!found) return std::unexpected(found.error());
  const auto answer = (*found)->table->act(line, side, request);
  if (!answer) return std::unexpected(answer.error());
  if (answer->repeated) return Acted{line, true};
  const std::string name(id);
  if (auto done = store_.append(name, answer->lines); !done) {
    games_.erase(name);  // its new lines were never seen: the next call reads the game as stored
    return trouble(id, done.error().what);
  }
  notify(name);
  return Acted{line, false};
}

void Hub::listen(const std::string& id, Listener& listener) { listeners_[id].insert(&listener); }

void Hub::leave(const std::string& id, Listener& listener) {
  const auto it = listeners_.find(id);
  if (it == listeners_.end()) return;
  it->second.erase(&listener);
  if (it->second.empty()) listeners_.erase(it);
}

void Hub::notify(const std::string& id) {
  const auto it = listeners_.find(id);
  if (it == listeners_.end()) return;
  for (Listener* listener : it->second) listener->more_lines();
}

void Hub::drop_idle(Clock::duration unused) {
  const auto now = Clock::now();
  std::erase_if(games_, [&](const auto& item) {
    return now - item.second.used >= unused && !listeners_.contains(item.first);
  });
}

}  // namespace trictrac

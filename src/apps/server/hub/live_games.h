// Games in play that may be watched, at whichever server of a service.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace trictrac {

// The most that are listed at once; of each server the most others need hear of.
inline constexpr std::size_t kMostLive = 50;

// A game as it is listed: live_text, "" where it is listed no more; who plays there (Person::row), and how
// many look on.
struct LiveGame {
  std::string text;
  std::vector<std::int64_t> persons{};
  int watching = 0;
  friend bool operator==(const LiveGame&, const LiveGame&) = default;
};

class LiveGames {
 public:
  // As that server has it. False where it was so already.
  bool put(const std::string& server, const std::string& game, const LiveGame& live);
  // False where that server had none.
  bool forget(const std::string& server) { return servers_.erase(server) > 0; }
  // Of that server, by the games.
  std::map<std::string, LiveGame> of(const std::string& server) const;
  // Their texts, without the games of these persons: those that most look at first, each once.
  std::vector<std::string_view> texts(const std::set<std::int64_t>& apart) const;

 private:
  std::map<std::string, std::map<std::string, LiveGame>> servers_;
};

}  // namespace trictrac

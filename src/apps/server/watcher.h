// Whoever is shown a game as it goes on.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace trictrac {

// What a table says beside its lines. Of Here and Again only the last counts.
enum class News : std::uint8_t { Taken, Here, Said, Again };

class Watcher {
 public:
  virtual ~Watcher() = default;
  // The message of a new line, which is durable.
  virtual void show(int n, const std::shared_ptr<const std::string>& line) = 0;
  // A message of that kind.
  virtual void hear(News news, const std::shared_ptr<const std::string>& message) = 0;
};

}  // namespace trictrac

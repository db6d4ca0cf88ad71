// A page that is shown a game as it goes on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "wire/protocol.h"

namespace trictrac {

// The kinds of message beside the lines of a table, and the lobby. Those before Taken are complete: only the
// last one counts. Of those that wait, Here is sent last: then a page knows all that stands.
enum class News : std::uint8_t { Again, Proposed, Absent, Paused, Here, Lobby, Taken, Said, Talk };
inline constexpr std::size_t kStandingNews = 6;
constexpr bool is_standing(News news) { return static_cast<std::size_t>(news) < kStandingNews; }

class Subscriber {
 public:
  virtual ~Subscriber() = default;
  // Shows the message of a new event, which is durable.
  virtual void show(int n, const std::shared_ptr<const std::string>& line) = 0;
  // Counts events that are made again for this subscriber only, or returns the error.
  virtual std::optional<ApiError> count_lines(int lines) = 0;
  // Shows a message of that kind.
  virtual void hear(News news, const std::shared_ptr<const std::string>& message) = 0;
};

}  // namespace trictrac

// A page that is shown a game as it goes on.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "wire/protocol.h"

namespace trictrac {

// The delivery of a message beside the lines of a game to a page that reads slowly.
enum class Delivery : std::uint8_t {
  Latest,  // only the latest of its topic
  Last,    // so too, after those of all other topics: a page that has it knows all that stands
  Always,
  IfRoom,  // not at all
};

// A kind of message beside the lines. Each place where a page may be has topics of its own.
struct Topic {
  std::string_view name;
  Delivery delivery = Delivery::Latest;
  bool stands() const { return delivery == Delivery::Latest || delivery == Delivery::Last; }
};

class Subscriber {
 public:
  virtual ~Subscriber() = default;
  // Shows the message of a new event, which is durable.
  virtual void show(int n, const std::shared_ptr<const std::string>& line) = 0;
  // Counts events that are made again for this subscriber only, or returns the error.
  virtual std::optional<ApiError> count_lines(int lines) = 0;
  // Shows a message of that topic.
  virtual void hear(const Topic& topic, const std::shared_ptr<const std::string>& message) = 0;
};

}  // namespace trictrac

#include "wire/page_message.h"

#include <type_traits>
#include <utility>

#include "contract/game_codec.h"
#include "contract/json_text.h"

namespace trictrac {

Parsed<PageMessage> parse_page_message(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  return contract::read_one_of<PageMessage>(contract::PageMessages{}, "a message", "do", *json,
                                            []<class T>(T message) -> PageMessage {
                                              if constexpr (std::is_constructible_v<GameEvent, T>)
                                                return DoAside{std::move(message)};
                                              else
                                                return message;
                                            });
}

}  // namespace trictrac

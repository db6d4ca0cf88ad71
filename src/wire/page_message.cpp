#include "wire/page_message.h"

#include <tuple>
#include <utility>

#include "contract/game_codec.h"
#include "contract/instances.h"
#include "wire/shapes.h"

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

template <class News>
std::string message_text(const News& news) {
  return dump(contract::Wire<News>::print(news));
}

// Instantiates the printers of all news.
template <class... News>
constexpr std::tuple<std::string (*)(const News&)...> printers_of(contract::Types<News...>) {
  return {&message_text<News>...};
}
extern const auto kPrinters = printers_of(contract::Company{});

namespace contract {

template <class News>
void describe_news(Description& all) {
  if constexpr (requires { News::kType; })
    all.types.push_back({{"name", type_name<News>()}, {"says", kFields<News>.says}, {"type", News::kType}});
  else
    declare<News>(all);
}

void describe_company(Description& all) {
  [&]<class... News>(Types<News...>) { (describe_news<News>(all), ...); }(Company{});
  all.types.push_back({{"name", "Company"},
                       {"says", "News of the people at a table."},
                       {"type", Wire<VariantOf<Company>>::type()}});
}

void describe_page_messages(Description& all) {
  all.types.push_back(
      one_of(all, "PageMessage", "A message from a page to a table.", "do", Seen::Asked, PageMessages{}));
}

}  // namespace contract
}  // namespace trictrac

#include "apps/lab/played_tours.h"

#include <algorithm>
#include <array>
#include <optional>

#include "apps/cli/files.h"
#include "apps/cli/words.h"
#include "base/text_of.h"
#include "courrier/text/record.h"
#include "engine/bots/strengths.h"
#include "game/match/series.h"
#include "text/record/collection.h"
#include "text/record/record.h"

namespace trictrac::cli {
namespace {

std::optional<std::string> bot_called(std::string_view tag) {
  if (elo_of(tag)) return std::string(tag);
  for (const Level& level : kLevels)
    if (shown_name(level.name) == tag) return std::string(level.name);
  return std::nullopt;
}

// The names of the two players; one of them is a bot.
struct Meeting {
  std::string person, bot;
  int person_is = 0;  // the number of the player
};

std::optional<Meeting> meeting_of(const Record& record) {
  const std::array<std::string, 2> names{std::string(record.tag(player_tag(0))),
                                         std::string(record.tag(player_tag(1)))};
  const auto white = bot_called(names[0]), black = bot_called(names[1]);
  if (record.match.players != 2 || white.has_value() == black.has_value()) return std::nullopt;
  const int person = white ? 1 : 0;
  const std::string& name = names[static_cast<std::size_t>(person)];
  if (name.empty()) return std::nullopt;
  return Meeting{name, white ? *white : *black, person};
}

void count(const Record& record, std::vector<PlayedTours>& all) {
  const auto meeting = meeting_of(record);
  if (!meeting || record.match.format != Format::Tours) return;
  Match match = match_of(record);
  for (const LoggedEvent& event : record.events) match.act_legal(event);
  const auto same = [&](const PlayedTours& p) {
    return p.person == meeting->person && p.bot == meeting->bot;
  };
  auto at = std::ranges::find_if(all, same);
  if (at == all.end()) at = all.insert(all.end(), {meeting->person, meeting->bot});
  for (const TourWon& tour : series_of(match.account())->won)
    at->won.add(player_at(match.account(), tour.winner) == meeting->person_is);
}

}  // namespace

std::expected<std::vector<PlayedTours>, std::string> played_tours(const std::vector<std::string>& files) {
  std::vector<PlayedTours> all;
  for (const std::string& file : files) {
    const auto text = read_text(file);
    if (!text) return std::unexpected(text.error());
    for (const RecordText& given : records_in(*text)) {
      if (courrier::is_courrier_record(given.text)) continue;
      const auto record = parse_record(given.text);
      if (!record)
        return std::unexpected(
            text_of("{}:{}: {}", file, given.line + record.error().line, record.error().message));
      if (!is_marked_by_hand(record->options)) count(*record, all);
    }
  }
  std::erase_if(all, [](const PlayedTours& played) { return played.won.of == 0; });
  return all;
}

}  // namespace trictrac::cli

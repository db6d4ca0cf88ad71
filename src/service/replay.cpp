#include "service/replay.h"

#include <nlohmann/json.hpp>

#include "courrier/session/session.h"
#include "courrier/wire/messages.h"
#include "game/rules/presets.h"
#include "service/games.h"
#include "table/config.h"
#include "wire/config_text.h"
#include "wire/event_json.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

// Makes the lines of a record, one after another.
class Replayer {
 public:
  explicit Replayer(const Record& record) : record_(record), match_(match_of(record)) {}

  std::vector<std::string> run() {
    if (const auto lead = lead_given(agreed_in(record_)); lead && !record_.events.empty())
      begin({*lead, TakeLead{*lead}}, {});
    for (const LoggedEvent& recorded : record_.events)
      for (const LoggedEvent& event : as_logged(recorded)) act(event);
    end_by_time(done_.event, record_.tag("End"));
    finish();
    return std::move(lines_);
  }

 private:
  void act(const LoggedEvent& event) {
    finish();
    std::vector<Reason> reasons = reasons_of(match_, event.event);
    auto effects = match_.act(event);
    if (!effects) return;
    begin(event, std::move(*effects));
    reasons_ = std::move(reasons);
  }

  void begin(LoggedEvent done, MatchEffects effects) {
    done_ = std::move(done);
    open_ = std::move(effects);
    reasons_.clear();
    is_open_ = true;
  }

  void finish() {
    if (!is_open_) return;
    is_open_ = false;
    const int n = static_cast<int>(lines_.size()) + 1;
    const LineAt at{.format = record_.format,
                    .seed = record_.tag("Seed"),
                    .acts = draws_after(done_.event, match_),
                    .tells_worth = true};
    lines_.push_back(line_text(n, done_, open_, match_, reasons_, at));
  }

  const Record& record_;
  Match match_;
  std::vector<std::string> lines_;
  bool is_open_ = false;  // the last event has no line yet: it may turn out to be one lost on time
  LoggedEvent done_;
  MatchEffects open_;
  std::vector<Reason> reasons_;
};

std::expected<Replayed, RecordError> try_replay(const courrier::Record& record) {
  const auto config = courrier::config_of(record, Seed{}, std::nullopt);
  auto table = config ? courrier::Table::restore(*config, {}) : std::unexpected(config.error());
  Replayed all;
  while (table && table->next() == Next::Own) {
    auto line = courrier::apply_in_words(*table, table->own());
    if (!line) break;
    all.lines.push_back(std::move(*line));
  }
  if (!table)
    return std::unexpected(RecordError{table.error().line, RecordFault::BadTag, table.error().message, {}});
  all.game = game_text(*config, {}, {record.tag("Commit"), table->lines()});
  return all;
}

std::expected<Replayed, RecordError> try_replay(const Record& record) { return replay(record); }

}  // namespace

Replayed replay(const Record& record) {
  std::vector<std::string> lines = Replayer(record).run();
  const int count = static_cast<int>(lines.size());
  return {game_text(agreed_in(record), {}, {record.tag("Commit"), count}), std::move(lines)};
}

std::expected<Replayed, RecordError> replay_text(std::string_view text) {
  return with_game_of_record(text, [&](auto game) -> std::expected<Replayed, RecordError> {
    const auto record = game.parse_record(text);
    if (!record) return std::unexpected(record.error());
    return try_replay(*record);
  });
}

}  // namespace trictrac

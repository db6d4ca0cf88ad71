#include "house/replay.h"

#include <nlohmann/json.hpp>

#include "game/rules/presets.h"
#include "table/courrier_table.h"
#include "table/opening.h"
#include "wire/courrier_line.h"
#include "wire/game_text.h"
#include "wire/line.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

// What a table would be made from to play it. The dice are the record's affair.
TableConfig config_for(const Record& record) {
  TableConfig config;
  const auto rules = record.tag("Rules");
  if (!rules.empty()) config.rules = rules;
  config.format = record.format;
  config.match = record.match;
  config.seats.clear();
  for (int i = 0; i < record.match.players; ++i) config.seats.push_back(person(record.tag(player_tag(i))));
  config.start = record.start;
  config.start.options = record.options;
  return config;
}

class Replayer {
 public:
  explicit Replayer(const Record& record)
      : record_(record), config_(config_for(record)), match_(match_of(record)) {}

  std::vector<std::string> run() {
    if (const auto lead = lead_given(config_); lead && !record_.events.empty())
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
    std::vector<Reason> reasons = reasons_of(event.event);
    auto effects = match_.act(event);
    if (!effects) return;
    begin(event, std::move(*effects));
    reasons_ = std::move(reasons);
  }

  std::vector<Reason> reasons_of(const GameEvent& event) const {
    const auto* playing = std::get_if<PlayMen>(&event);
    if (!playing || match_.hand()) return {};
    const State& s = match_.state();
    return reasons(s.board, s.roll, s.options, match_.turn(), playing->steps.span());
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
  TableConfig config_;
  Match match_;
  std::vector<std::string> lines_;
  bool is_open_ = false;  // the last event has no line yet: it may turn out to be one lost on time
  LoggedEvent done_;
  MatchEffects open_;
  std::vector<Reason> reasons_;
};

std::expected<Replayed, RecordError> replay_courrier(std::string_view text) {
  const auto record = courrier::parse_courrier_record(text);
  if (!record) return std::unexpected(record.error());
  const auto config = courrier::config_of(*record, Seed{}, std::nullopt);
  auto table = config ? courrier::Table::restore(*config, {}) : std::unexpected(config.error());
  Replayed replayed;
  while (table && table->next() == Next::Own) {
    auto line = courrier::apply_in_words(*table, table->own());
    if (!line) break;
    replayed.lines.push_back(std::move(*line));
  }
  if (!table)
    return std::unexpected(RecordError{table.error().line, RecordFault::BadTag, table.error().message, {}});
  replayed.game = game_text(*config, {}, {record->tag("Commit"), table->lines()});
  return replayed;
}

}  // namespace

Replayed replay(const Record& record) {
  std::vector<std::string> lines = Replayer(record).run();
  const int count = static_cast<int>(lines.size());
  return {game_text(config_for(record), {}, {record.tag("Commit"), count}), std::move(lines)};
}

std::expected<Replayed, RecordError> replay_text(std::string_view text) {
  if (courrier::is_courrier_record(text)) return replay_courrier(text);
  const auto record = parse_record(text);
  if (!record) return std::unexpected(record.error());
  return replay(*record);
}

}  // namespace trictrac

#include "house/replay.h"

#include <nlohmann/json.hpp>

#include "game/rules/presets.h"
#include "table/courrier_table.h"
#include "table/house.h"
#include "table/line.h"
#include "table/opening.h"
#include "text/match_text.h"
#include "text/trid.h"

namespace trictrac {
namespace {

std::vector<Seat> seats_of(const Record& record) {
  std::vector<Seat> seats;
  for (int i = 0; i < record.match.players; ++i) seats.push_back(person(record.tag(player_tag(i))));
  return seats;
}

// A game message tells the commitment of its record, if there is one.
void tell_commit(Json& game, std::string_view commit) { game["commit"] = std::string(commit); }

std::string game_text(const Record& record, std::size_t lines) {
  const auto rules = record.tag("Rules");
  Json json{{"say", "game"},
            {"game", ""},
            {"format", record.format},
            {"match", match_json(record.match)},
            {"rules", rules.empty() ? std::string(kPresets[0].name) : std::string(rules)},
            {"options", options_json(record.options)}};
  add_seats(json, seats_of(record));
  add_standing(json, {}, Seed{}, print_trid(record.start), lines);
  tell_commit(json, record.tag("Commit"));
  return dump(json);
}

// How a mark was made by hand where it is not the one due (section R).
Json by_hand_json(Side side, int due, const HandMarking& made) {
  Json json{{"side", name_of(side)}, {"due", due}, {"points", made.points}, {"ecole", made.ecole}};
  if (made.holes) json["holes"] = *made.holes;
  return json;
}

class Replayer {
 public:
  explicit Replayer(const Record& record)
      : record_(record), told_(told(record)), match_(record.match, told_.start) {}

  std::vector<Line> run() {
    if (const auto lead = lead_told(told_); lead && !record_.actions.empty())
      begin({*lead, LeadDrawn{{}, *lead}}, {});
    for (const MatchAction& action : record_.actions) follow(action);
    finish();
    return std::move(lines_);
  }

 private:
  // What a table would be told of it.
  static TableConfig told(const Record& record) {
    TableConfig config;
    config.format = record.format;
    config.match = record.match;
    config.start = record.start;
    config.start.options = record.options;
    return config;
  }

  void follow(const MatchAction& action) {
    const auto* on_board = std::get_if<Action>(&action);
    if (const auto* made = on_board ? std::get_if<HandMarking>(on_board) : nullptr) return mark(*made);
    std::vector<Deed> deeds;
    add_deeds(action, deeds);
    for (const Deed& deed : deeds) act(deed);
  }

  void act(const Deed& deed) {
    finish();
    Done done{match_.state().to_act, deed};
    if (const auto* lead = std::get_if<LeadDrawn>(&deed)) done.side = lead->first;
    if (const auto* resign = std::get_if<Resign>(&deed)) done.side = resign->side;
    std::vector<Reason> reasons = reasons_of(deed);
    auto effects = match_.act(action_of(deed));
    if (!effects) return;
    begin(std::move(done), std::move(*effects));
    reasons_ = std::move(reasons);
  }

  std::vector<Reason> reasons_of(const Deed& deed) const {
    const auto* playing = std::get_if<Playing>(&deed);
    if (!playing) return {};
    const State& s = match_.state();
    return reasons(s.board, s.roll, s.options, match_.tour().turn(),
                   {playing->play.begin(), playing->play.end()});
  }

  // Marks made by hand belong to the line before them: its roll, or the play that ended it.
  void mark(const HandMarking& made) {
    const State& s = match_.state();
    const int due = due_to(s.marker, s, match_.tour().turn());
    if (made.points != due || made.ecole != 0 || made.holes)
      by_hand_.push_back(by_hand_json(s.marker, due, made));
    const auto effects = match_.act(Action(made));
    if (!effects) return;
    open_.effects.marked = effects->effects.marked;
    if (effects->effects.releve != Releve::None) open_.effects.releve = effects->effects.releve;
    open_.account_changed |= effects->account_changed;
    open_.round_ended |= effects->round_ended;
  }

  void begin(Done done, MatchEffects effects) {
    done_ = std::move(done);
    open_ = std::move(effects);
    reasons_.clear();
    is_open_ = true;
  }

  void finish() {
    if (!is_open_) return;
    is_open_ = false;
    const int n = static_cast<int>(lines_.size()) + 1;
    std::string text = line_text(n, done_, open_, match_, reasons_, record_.format, record_.tag("Seed"));
    if (!by_hand_.empty()) text.insert(text.size() - 1, ",\"by_hand\":" + dump(by_hand_));
    by_hand_ = Json::array();
    lines_.push_back({n, std::move(text)});
  }

  const Record& record_;
  TableConfig told_;
  Match match_;
  std::vector<Line> lines_;
  bool is_open_ = false;  // a line has been begun and may still get marks made by hand
  Done done_;
  MatchEffects open_;
  std::vector<Reason> reasons_;
  Json by_hand_ = Json::array();
};

std::expected<Replayed, RecordError> replay_courrier(std::string_view text) {
  const auto record = courrier::parse_courrier_record(text);
  if (!record) return std::unexpected(record.error());
  auto config = courrier::config_of(*record, Seed{}, std::nullopt);
  auto table = config ? courrier::Table::open(std::move(*config)) : std::unexpected(config.error());
  if (!table) return std::unexpected(RecordError{table.error().line, RecordFault::BadTag, table.error().message, {}});
  auto game = parse_json(table->game_text("", {}));
  tell_commit(*game, record->tag("Commit"));
  return Replayed{dump(*game), table->lines()};
}

}  // namespace

Replayed replay(const Record& record) {
  std::vector<Line> lines = Replayer(record).run();
  std::string game = game_text(record, lines.size());
  return {std::move(game), std::move(lines)};
}

std::expected<Replayed, RecordError> replay_text(std::string_view text) {
  if (courrier::is_courrier_record(text)) return replay_courrier(text);
  const auto record = parse_record(text);
  if (!record) return std::unexpected(record.error());
  return replay(*record);
}

}  // namespace trictrac

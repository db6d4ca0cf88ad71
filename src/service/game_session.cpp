#include "service/game_session.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "courrier/session/session.h"
#include "courrier/wire/messages.h"
#include "game/match/match_ledger.h"
#include "service/game_config.h"
#include "service/games.h"
#include "service/rated.h"
#include "table/event_text.h"
#include "table/table.h"
#include "text/shown.h"
#include "wire/event_json.h"
#include "wire/match_ledger_json.h"

namespace trictrac {
namespace {

using NewSession = Parsed<std::unique_ptr<GameSession>>;

Parsed<std::string> verdict_of(const Table& table, Side side, std::span<const Step> steps) {
  const auto refusal = check_steps(table, side, steps);
  if (!refusal) return std::unexpected(refusal.error());
  return verdict_text(steps, *refusal);
}

Parsed<std::string> verdict_of(const courrier::Table& table, Side side, std::span<const Step> steps) {
  if (auto wrong = no_roll_for(table, side)) return std::unexpected(std::move(*wrong));
  return courrier::verdict_text(table.state(), steps);
}

std::vector<Adviser> advisers_at(const Table& table) { return advisers(table.game().account()); }
std::vector<Adviser> advisers_at(const courrier::Table&) { return {}; }
std::string format_of(const TableConfig& config) { return config.format; }
bool is_mirrorable(const TableConfig& config) { return can_be_mirrored(config); }
bool is_mirrorable(const courrier::Config&) { return false; }
std::string format_of(const courrier::Config&) { return std::string(courrier::kGameTag); }

Json stands_of(const Table& table) { return stands_json(table.game().account()); }
Json stands_of(const courrier::Table& table) { return courrier::stands_json(table.state()); }

// The holes of all tours so far.
std::vector<int> points_of(const Table& table) {
  const MatchLedger& ledger = table.game().account();
  const Series* series = series_of(ledger);
  if (!series) {
    const int players = ledger.options.players;
    std::vector<int> gains;
    for (int player = 0; player < players; ++player) {
      const int gain = static_cast<int>(std::lround(gain_of(ledger, player)));
      gains.push_back(players == 2 ? std::max(0, gain) : gain);
    }
    return gains;
  }
  PerSide<int> holes = over(ledger) ? PerSide<int>{} : holes_of(ledger);
  for (const TourWon& tour : series->won)
    for (const Side side : kSides) holes[side] += tour.holes[side];
  return {holes.white, holes.black};
}
std::vector<int> points_of(const courrier::Table& table) {
  return {table.state().score.white, table.state().score.black};
}

std::optional<int> gave_up_of(const Table& table) { return table.game().account().gave_up; }
std::optional<int> gave_up_of(const courrier::Table&) { return std::nullopt; }

bool without_commitment(const TableConfig& config) { return config.by_hand; }
bool without_commitment(const courrier::Config&) { return false; }

// Calls the game_text of a config, which a session hides by its own.
template <class Config>
std::string print_game(const Config& config, const Viewed& viewed, const GameProgress& progress) {
  return game_text(config, viewed, progress);
}

// Returns the messages of the lines from `first` (from 0) on of a game in which `done` was done.
template <class SomeTable>
std::vector<std::string> lines_again(const typename SomeTable::Config& config,
                                     std::span<const LoggedEvent> done, std::size_t first) {
  std::vector<std::string> lines;
  auto table = SomeTable::restore(config, done.first(first));
  for (std::size_t i = first; table && i < done.size(); ++i) {
    table->set_time(done[i].at);
    if (auto line = apply_in_words(*table, done[i])) lines.push_back(std::move(*line));
  }
  return lines;
}

template <class SomeTable>
class GameSessionOf final : public GameSession {
 public:
  explicit GameSessionOf(SomeTable table) : table_(std::move(table)) {}

  Parsed<std::optional<NumberedEvent>> act(int n, Side side, const GameEvent& request) override {
    const auto asked = table_.resolve(n, side, request);
    if (!asked) return std::unexpected(asked.error());
    if (asked->repeated) return std::nullopt;
    auto line = apply_event(asked->event);
    if (!line) return refuse(ErrorCode::Internal, "the rules do not allow this action");
    return line;
  }

  Parsed<std::optional<NumberedEvent>> act_beside_game(const GameEvent& aside) override {
    if (table_.has(aside)) return std::nullopt;
    return do_unless_objected(aside);
  }
  std::optional<ApiError> objection_to(MutualOffer offer, int n) const override {
    return table_.objection_to(offer, n);
  }
  std::optional<NumberedEvent> agree(MutualOffer offer) override { return do_beside(event_of(offer)); }
  std::optional<NumberedEvent> stop(const StopGame& how) override { return do_beside(how); }

  void set_time(Moment now, Millis lag) override {
    now_ = now;
    lag_ = lag;
    table_.set_time(now, lag);
  }
  std::optional<Moment> ends() const override {
    return table_.clocks() ? table_.clocks()->ends() : std::nullopt;
  }
  std::optional<Moment> clock_since() const override {
    return table_.clocks() ? table_.clocks()->running_since() : std::nullopt;
  }
  std::optional<int> asked_live() const override {
    if (!clock_since() || table_.clocks()->terms().pace != Pace::Live) return std::nullopt;
    return table_.clocks()->running();
  }
  int moves() const override { return table_.moves(); }
  int throws() const override { return table_.throws(); }
  Parsed<NumberedEvent> change_clock(const ClockChange& change) override {
    return do_unless_objected(change);
  }
  std::vector<NumberedEvent> claim_absent(int player) override {
    const bool share = is_claimed_for_share();
    if (!share && asked_live() != player) return {};
    std::vector<NumberedEvent> lines;
    for (const Side side : kSides) {
      if (table_.who_plays(side) != player) continue;
      if (auto line = apply_event({side, LoseOnTime{side, true}})) lines.push_back(std::move(*line));
    }
    if (share && !lines.empty() && next() != Next::Nothing)
      if (auto line = agree(MutualOffer::Stop)) lines.push_back(std::move(*line));
    return lines;
  }
  bool is_claimed_for_share() const override { return next() == Next::Shares && table_.may_be_claimed(); }
  Next next() const override { return table_.next(); }
  std::vector<int> awaited() const override { return table_.awaited(); }
  std::optional<NumberedEvent> do_own() override { return apply_event(table_.own()); }

  std::function<Thought()> think() const override {
    return [thinking = table_.think()]() mutable {
      auto event = thinking.find();
      if (!event) return Thought{thinking.line};
      return Thought{thinking.line, LoggedEvent{thinking.side, std::move(*event)}};
    };
  }

  std::optional<NumberedEvent> apply(const Thought& thought) override {
    if (table_.next() != Next::Bot || thought.n != table_.lines() + 1) return std::nullopt;
    if (thought.silent()) {
      table_.hear_nothing();
      return std::nullopt;
    }
    if (thought.event->side != table_.thinker()) return std::nullopt;
    return apply_event(*thought.event);
  }

  std::optional<NumberedEvent> follow(std::string_view event) override {
    const auto done = parse_event(event);
    if (!done) return std::nullopt;
    table_.set_time(done->at);
    if (!table_.could_be(*done)) return std::nullopt;
    auto line = apply_event(*done);
    table_.set_time(now_, lag_);
    return line;
  }

  Parsed<std::string> verdict(Side side, std::span<const Step> steps) const override {
    return verdict_of(table_, side, steps);
  }

  int lines() const override { return table_.lines(); }
  std::vector<std::string> events() const override {
    std::vector<std::string> texts;
    for (const auto& done : table_.done()) texts.push_back(print_event(done));
    return texts;
  }
  std::function<std::vector<std::string>()> lines_after(int since, int most) const override {
    const auto& done = table_.done();
    const std::size_t first = std::min(static_cast<std::size_t>(since), done.size());
    const std::size_t count = std::min(static_cast<std::size_t>(most), done.size() - first);
    return [config = table_.config(), first,
            done = std::vector(done.begin(), done.begin() + static_cast<std::ptrdiff_t>(first + count))] {
      return lines_again<SomeTable>(config, done, first);
    };
  }
  std::span<const Seat> seats() const override { return table_.config().seats; }
  std::optional<int> who_plays(Side side) const override { return table_.who_plays(side); }
  bool is_silent(int player) const override {
    if (next() == Next::Nothing || !who_plays(Side::White)) return false;
    const bool plays = who_plays(Side::White) == player || who_plays(Side::Black) == player;
    const auto all = plays ? std::vector<Adviser>{} : advisers_at(table_);
    return !plays && std::ranges::find(all, player, &Adviser::player) == all.end();
  }
  bool for_anybody(const GameEvent& request) const override { return table_.is_for_anybody(request); }
  bool was(int n, Side side, const GameEvent& request) const override { return table_.was(n, side, request); }
  void show_seat(int player, std::string name, bool guest) override {
    table_.show_seat(player, std::move(name), guest);
  }
  std::string format() const override { return format_of(table_.config()); }
  bool rated() const override { return table_.config().rated; }
  bool is_private() const override { return table_.config().is_private; }
  bool can_be_mirrored() const override { return is_mirrorable(table_.config()); }
  std::optional<MirroredWith> mirror() const override { return table_.mirror(); }
  MirrorStatus mirror_status() const override { return table_.mirror_status(); }
  std::vector<NumberedEvent> follow_mirror(const MirrorStatus& mirror) override {
    std::vector<NumberedEvent> lines;
    while (const auto event = table_.event_of_mirror(mirror)) {
      auto line = do_beside(*event);
      if (!line) break;
      lines.push_back(std::move(*line));
    }
    return lines;
  }
  Json stands() const override { return stands_of(table_); }
  std::optional<StopGame> stopped() const override { return table_.stop(); }
  std::vector<int> points() const override { return points_of(table_); }
  std::optional<int> gave_up() const override { return gave_up_of(table_); }
  std::vector<int> uncommitted() const override { return table_.shares().uncommitted(); }
  standing::Finish finish() const override { return finish_of(table_); }
  std::string commit() const override {
    return without_commitment(table_.config()) ? "" : commitment(table_.config().seed);
  }
  std::string game_text(const Viewed& viewed) const override {
    return print_game(table_.config(), viewed, {commit(), table_.lines(), now()});
  }
  std::string record_text() const override { return print_record(record_of(table_)); }
  std::string config_text() const override { return print_config(table_.config()); }

 private:
  // Returns the time, which never goes back.
  Moment now() const { return table_.clocks() ? std::max(now_, table_.clocks()->last()) : now_; }
  std::optional<NumberedEvent> apply_event(const LoggedEvent& event) {
    auto json = apply_in_words(table_, event);
    if (!json) return std::nullopt;
    return NumberedEvent{table_.lines(), print_event(table_.done().back()), std::move(*json)};
  }
  std::optional<NumberedEvent> do_beside(const GameEvent& event) {
    return apply_event({table_.state().to_act, event});
  }
  Parsed<NumberedEvent> do_unless_objected(const auto& event) {
    if (auto wrong = table_.objection_to(event)) return std::unexpected(std::move(*wrong));
    auto line = do_beside(event);
    if (!line) return refuse(ErrorCode::Internal, "the rules do not allow this");
    return std::move(*line);
  }

  SomeTable table_;
  Moment now_ = 0;
  Millis lag_ = 0;
};

template <class SomeTable>
NewSession in_session(Parsed<SomeTable> table) {
  if (!table) return std::unexpected(std::move(table.error()));
  return std::make_unique<GameSessionOf<SomeTable>>(std::move(*table));
}

// Returns the seed drawn, unless another may be named and is.
Parsed<Seed> seed_for(const std::string& named, const GameCreationOptions& creation) {
  if (named.empty()) return creation.seed;
  if (!creation.may_name_seed)
    return refuse(ErrorCode::NotAllowed, "this server draws its seeds itself (see --allow-seed)");
  const auto seed = parse_seed(named);
  if (!seed) return refuse(ErrorCode::BadMessage, "\"seed\" must be 64 hex digits");
  return *seed;
}

// Returns why a name cannot be shown, if so.
std::optional<std::string> unfit_name(std::span<const Seat> seats) {
  for (const Seat& seat : seats)
    if (const auto fault = name_fault(seat.name)) return "a name " + *fault;
  return std::nullopt;
}

// Returns why a game asked for as rated cannot be, if so.
template <class NewGame>
std::optional<ApiError> why_not_rated(const NewGame& game, const GameCreationOptions& creation) {
  if (!game.rated) return std::nullopt;
  if (!creation.keeps_time) return ApiError{ErrorCode::NotAllowed, "a rated game needs a server"};
  if (auto wrong = unratable(game)) return ApiError{ErrorCode::BadOption, std::move(*wrong)};
  return std::nullopt;
}

}  // namespace

std::vector<NumberedEvent> GameSession::catch_up() {
  std::vector<NumberedEvent> lines;
  while (auto line = next_line()) lines.push_back(std::move(*line));
  return lines;
}

std::optional<NumberedEvent> GameSession::next_line() {
  while (next() == Next::Bot) {
    const Thought thought = think()();
    auto line = apply(thought);
    if (line || !thought.silent()) return line;
  }
  return next() == Next::Own ? do_own() : std::nullopt;
}

NewSession create_session(const Json& new_game, const GameCreationOptions& creation) {
  return with_game_of_request(new_game, [&]<class G>(G) -> NewSession {
    const auto game = G::new_game_of(new_game);
    if (!game) return std::unexpected(game.error());
    if (const auto fault = unfit_name(game->seats)) return refuse(ErrorCode::BadMessage, *fault);
    if (game->clock && !creation.keeps_time)
      return refuse(ErrorCode::NotAllowed, "a game with a clock needs a server");
    if (auto wrong = why_not_rated(*game, creation)) return std::unexpected(std::move(*wrong));
    const auto seed = seed_for(game->named_seed, creation);
    if (!seed) return std::unexpected(seed.error());
    auto config = config_of(*game, *seed, creation.date);
    if constexpr (requires { config.mirror; })
      config.mirror = creation.mirror;
    else if (creation.mirror)
      return refuse(ErrorCode::BadOption, "a board of this game cannot be mirrored");
    return in_session(G::Session::open(std::move(config)));
  });
}

NewSession create_session_from(std::string_view record, const std::optional<BotSeat>& bot,
                               const GameCreationOptions& creation) {
  return with_game_of_record(record, [&]<class G>(G) -> NewSession {
    const auto read = G::parse_record(record);
    if (!read) return refuse(ErrorCode::BadRecord, read.error().message, read.error().line);
    auto config = config_of(*read, creation.seed, bot);
    if (!config) return std::unexpected(config.error());
    return in_session(G::Session::open(std::move(*config)));
  });
}

NewSession restore_session(std::string_view config, std::span<const std::string> events) {
  return with_game_of_config(config, [&]<class G>(G) -> NewSession {
    auto read = G::parse_config(config);
    if (!read) return std::unexpected(read.error());
    std::vector<LoggedEvent> done;
    for (const std::string& text : events) {
      auto one = parse_event(text);
      if (!one) return refuse(ErrorCode::Internal, one.error());
      done.push_back(std::move(*one));
    }
    return in_session(G::Session::restore(std::move(*read), done));
  });
}

NewSession create_rematch(std::string_view config, const GameCreationOptions& creation) {
  return with_game_of_config(config, [&]<class G>(G) -> NewSession {
    const auto read = G::parse_config(config);
    if (!read) return std::unexpected(read.error());
    return in_session(G::Session::open(next_of(*read, creation.seed, creation.date)));
  });
}

}  // namespace trictrac

#include "table/table.h"

#include <algorithm>

#include "game/match/account_seats.h"
#include "table/opening.h"

namespace trictrac {
namespace {

Stage stage_for(const GameEvent& request) {
  if (std::holds_alternative<RollDice>(request)) return Stage::Roll;
  return std::holds_alternative<PlayMen>(request) ? Stage::Move : Stage::Decide;
}

// A tout d'une may have been asked for as one step by the sum.
bool same_play(const Steps& asked, const Steps& done) {
  if (asked.size == 1 && done.size == 2 && as_put(done).tout_d_une())
    return asked.steps[0] == Step{done.steps[0].from, done.steps[1].to};
  return asked == done;
}

// At Decide or Move.
GameEvent chosen(Bot& bot, const Match& match) {
  const State& s = match.state();
  if (s.stage == Stage::Decide) return bot.decide(match);
  const Play& play = match.turn().plays[bot.choose_play(match)];
  return PlayMen{as_play(s.board, s.roll, {play.begin(), play.end()})};
}

// R27: what may not stand has been overlooked, and comes to light when the dice are thrown.
GameEvent thrown_or_mended(const Match& match, Side side, const GameEvent& thrown) {
  Match trial = match;
  if (trial.act(side, thrown)) return thrown;
  const auto cures = match.hand()->referee().cures(side);
  const auto put_right = std::ranges::find_if(
      cures, [](const referee::Cure& c) { return c.does != referee::Cure::Does::Leave; });
  return ChooseRemedy{1 + static_cast<int>(put_right - cures.begin())};
}

}  // namespace

std::shared_ptr<TrictracKinds::Bot> TrictracKinds::make_bot(std::string_view name, std::uint64_t seed) {
  auto plays = trictrac::make_bot(name, seed);
  if (!plays) return nullptr;
  return std::make_shared<Bot>(std::move(plays), attention::Player(name, seed));
}

GameEvent TrictracKinds::answer(Bot& bot, const Match& match, Side side,
                                const std::optional<GameEvent>& ready) {
  if (!match.hand()) return chosen(*bot.plays, match);
  if (auto said = remark(bot, match, side)) return std::move(*said);
  if (!ready) return chosen(*bot.plays, match.assisted());
  return thrown_or_mended(match, side, *ready);
}

std::optional<GameEvent> TrictracKinds::remark(Bot& bot, const Match& match, Side side) {
  return bot.attends.next(*match.hand(), side);
}

std::optional<TableError> Table::problem(const TableConfig& config) {
  const auto wrong = [](ErrorCode code, std::string message) {
    return TableError{code, std::move(message), {}, 0};
  };
  if (const auto unfit = problem_of(config.match, config.start)) return wrong(ErrorCode::BadOption, *unfit);
  if (config.by_hand && config.match.players == 2 && !draws_white(config.match) &&
      !trictrac::lead_given(config))
    return wrong(
        ErrorCode::BadOption,
        "dice by hand: between two the game starts from a position, so that nobody draws for the lead");
  if (static_cast<int>(config.seats.size()) != config.match.players)
    return wrong(ErrorCode::BadOption, "there is a seat for each player");
  if (config.clock && config.by_hand)
    return wrong(ErrorCode::BadOption, "a game with a clock is played with the dice of the table");
  const RuleOptions& o = config.start.options;
  if (o.pegs == Pegs::Hand && o.marking != Marking::Hand)
    return wrong(ErrorCode::BadOption, "pegs are moved by hand only where points are marked by hand");
  if (config.start.stage == Stage::Over)
    return wrong(ErrorCode::BadPosition, "there is nothing to play at a table");
  return std::nullopt;
}

std::size_t Table::player_of(Side side) const {
  return static_cast<std::size_t>(player_at(match().account(), side));
}

bool Table::same(const GameEvent& asked, const GameEvent& done) const {
  if (kind_of(asked) != kind_of(done)) return false;
  if (const auto* roll = std::get_if<RollDice>(&asked)) return !roll->dice || asked == done;
  if (const auto* play = std::get_if<PlayMen>(&asked))
    return same_play(play->steps, std::get<PlayMen>(done).steps);
  return std::holds_alternative<Resign>(asked) || asked == done;
}

bool Table::for_anybody(const GameEvent& request) const {
  return config().by_hand && std::holds_alternative<RollDice>(request);
}

bool Table::fits(const GameEvent& request) const {
  if (by_players()) return true;  // as the referee has it
  if (is_said(kind_of(request))) return false;
  const auto* suspending = std::get_if<Suspend>(&request);
  return state().stage == stage_for(request) && (!suspending || may_suspend(match(), suspending->game));
}

Parsed<GameEvent> Table::event_of(Side side, const GameEvent& request) const {
  auto event = filled(side, request);
  if (!event || !by_players()) return event;
  const Side doer = acting_side(*event);
  const bool early = match().hand()->referee().throws_early(doer);  // which nobody does for a bot
  const Side by = for_anybody(request) && !seat_at(doer).human() && !early ? doer : side;
  if (auto wrong = why_not_by_hand(by, *event)) return std::unexpected(std::move(*wrong));
  return event;
}

Parsed<GameEvent> Table::filled(Side side, const GameEvent& request) const {
  if (const auto* play = std::get_if<PlayMen>(&request)) return play_of(play->steps.span());
  if (const auto* roll = std::get_if<RollDice>(&request)) return roll_of(*roll);
  if (std::holds_alternative<Resign>(request)) return Resign{side};
  return request;
}

Parsed<GameEvent> Table::roll_of(const RollDice& asked) const {
  if (asked.dice.has_value() == config().by_hand) return RollDice{asked.dice.value_or(next_roll())};
  return refuse(ErrorCode::NotAllowed,
                config().by_hand ? "the dice are thrown by hand: enter them" : "the table draws the dice");
}

Parsed<GameEvent> Table::play_of(std::span<const Step> steps) const {
  if (by_players() && steps.size() > std::size(Play{}.steps))
    return refuse(ErrorCode::BadMessage, "a roll has two numbers: two men are played at most");
  const bool put = by_players() && state().stage != Stage::Move;  // an old play again, as the referee has it
  const auto refusal = by_players() ? refuse_by_hand(steps, false) : refuse_play(match(), steps, false);
  if (refusal && !put) return std::unexpected(refused_play(*refusal));
  return PlayMen{by_players() ? Steps(steps) : Steps(as_play(state().board, state().roll, steps))};
}

Parsed<std::optional<Refusal>> Table::why(Side side, std::span<const Step> steps) const {
  const State& s = state();
  if (s.stage != Stage::Decide && s.stage != Stage::Move)
    return refuse(ErrorCode::WrongStage, "no roll is in hand");
  if (side != s.to_act) return refuse(ErrorCode::NotYourTurn, "it is the other's turn");
  return by_players() ? refuse_by_hand(steps, true) : refuse_play(match(), steps, true);
}

std::vector<Reason> Table::reasons_of(const GameEvent& event) const {
  const auto* playing = std::get_if<PlayMen>(&event);
  if (!playing || by_players()) return {};
  return reasons(state().board, state().roll, state().options, match().turn(), playing->steps.span());
}

bool Table::draws() const { return !last_played() || draws_after(last_played()->event, match()); }

Next Table::next_in_play() const {
  if (over()) return Next::Nothing;
  if (draws()) return Next::Own;
  if (by_players()) return next_by_hand();
  const bool rolls = state().stage == Stage::Roll;
  if ((config().by_hand && rolls) || seat_at(state().to_act).human()) return Next::Person;
  return rolls ? Next::Own : Next::Bot;
}

GameEvent Table::draw() const {
  switch (match().awaits()) {
    case Awaits::Seats: return draw_seats();
    case Awaits::Lead: return draw_lead();
    case Awaits::Half: return draw_half();
    default: break;
  }
  if (!last_played()) return draw_lead();
  return RollDice{next_roll()};
}

std::optional<GameEvent> Table::only_event() const {
  if (by_players()) return std::nullopt;  // each throw and each play ends a time to mark (R4)
  if (state().stage == Stage::Roll && !config().by_hand) return RollDice{next_roll()};
  const auto& plays = match().turn().plays;
  if (state().stage != Stage::Move || plays.size() != 1) return std::nullopt;
  return PlayMen{as_play(state().board, state().roll, {plays[0].begin(), plays[0].end()})};
}

bool Table::drawn_so(const GameEvent& event) const {
  if (const auto* lead = std::get_if<TakeLead>(&event)) return *lead == draw_lead();
  if (const auto* seats = std::get_if<TakeSeats>(&event)) return *seats == draw_seats();
  if (const auto* half = std::get_if<ThrowHalf>(&event)) return *half == draw_half();
  if (const auto* roll = std::get_if<RollDice>(&event)) return config().by_hand || roll->dice == next_roll();
  return true;
}

bool Table::may_take_back(const GameEvent& event) const {
  switch (kind_of(event)) {
    case EventKind::RollDice: return config().by_hand;
    case EventKind::PlayMen:
    case EventKind::Hold:
    case EventKind::Go:
    case EventKind::Suspend: return true;
    default: return is_said(kind_of(event));
  }
}

TakeLead Table::draw_lead() const {
  if (const auto lead = lead_given(); lead && leads() == 0) return {*lead};
  return lead_drawn(seed(), config().match, leads());
}

TakeSeats Table::draw_seats() const {
  DrawnSeats drawn = seats_drawn(seed(), config().match);
  return {std::move(drawn.order), std::move(drawn.throws)};
}

ThrowHalf Table::draw_half() const { return {drawn_half(seed(), halves_)}; }

bool Table::lead_gives_roll() const {
  if (is_opening() || count_played() == opening().size()) return false;
  const auto* lead = std::get_if<TakeLead>(&last_played()->event);
  return lead && !lead->dice.empty() && state().options.lead != Lead::ThrowAnew;
}

Roll Table::next_roll() const {
  if (!lead_gives_roll()) return drawn_roll(seed(), drawn());
  const Roll thrown = std::get<TakeLead>(last_played()->event).dice.back();
  return roll_of_lead(thrown, state().options.lead).value_or(thrown);
}

}  // namespace trictrac

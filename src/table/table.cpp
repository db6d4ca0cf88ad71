#include "table/table.h"

#include <algorithm>

#include "game/match/match_ledger.h"
#include "game/referee/remedies.h"

namespace trictrac {
namespace {

using View = Trictrac::View;

// Returns whether the board is kept by its players (section R).
bool by_players(const Match& match) { return match.hand() != nullptr; }

Stage stage_for(const GameEvent& request) {
  if (std::holds_alternative<RollDice>(request)) return Stage::Roll;
  return std::holds_alternative<PlayMen>(request) ? Stage::Move : Stage::Decide;
}

// A tout d'une may have been requested as one step by the sum.
bool same_play(const Steps& asked, const Steps& done) {
  if (asked.size == 1 && done.size == 2 && as_put(done).tout_d_une())
    return asked.steps[0] == Step{done.steps[0].from, done.steps[1].to};
  return asked == done;
}

// Draws: the lead, the seats, the half fiche and the rolls.

TakeLead draw_lead(const View& at) {
  if (const auto lead = lead_given(at.config); lead && at.leads == 0) return {*lead};
  return lead_drawn(at.dice, at.config.match, at.leads);
}

TakeSeats draw_seats(const View& at) {
  DrawnSeats drawn = seats_drawn(at.dice.seed(), at.config.match);
  return {std::move(drawn.order), std::move(drawn.throws)};
}

ThrowHalf draw_half(const View& at) { return {at.dice.half(at.halves)}; }

bool lead_gives_roll(const View& at) {
  return at.is_last_ours && gives_roll(at.last->event, at.game.state().options.lead);
}

Roll next_roll(const View& at) {
  if (!lead_gives_roll(at)) return at.dice.roll(at.game.state().to_act, at.rolls);
  const Roll thrown = std::get<TakeLead>(at.last->event).dice.back();
  return roll_of_lead(thrown, at.game.state().options.lead).value_or(thrown);
}

// Requests.

// Returns the law that these steps break at Decide or Move, if any; `partial`: as a beginning.
std::optional<RuleViolation> refuse_play(const Match& match, std::span<const Step> steps, bool partial) {
  const State& s = match.state();
  return refuse(s.board, s.roll, s.options, match.turn(), steps, partial);
}

// Returns the same at a board kept by its players, where a wrong play that can be made may be (R21).
std::optional<RuleViolation> refuse_by_hand(const Match& match, std::span<const Step> steps, bool partial) {
  const State& s = match.state();
  if (s.options.moves == Moves::Refused) return refuse_play(match, steps, partial);
  return referee::impossible({s.board, s.roll, s.options, steps});
}

Parsed<GameEvent> roll_of(const View& at, const RollDice& asked) {
  if (asked.dice.has_value() == at.config.by_hand) return RollDice{asked.dice.value_or(next_roll(at))};
  return refuse(ErrorCode::NotAllowed,
                at.config.by_hand ? "the dice are thrown by hand: enter them" : "the table draws the dice");
}

Parsed<GameEvent> play_of(const Match& match, std::span<const Step> steps) {
  const State& s = match.state();
  const bool by_hand = by_players(match);
  if (by_hand && steps.size() > std::size(Play{}.steps))
    return refuse(ErrorCode::BadMessage, "a roll has two numbers: two men are played at most");
  const bool put = by_hand && s.stage != Stage::Move;  // an old play again, as the referee has it
  const auto refusal = by_hand ? refuse_by_hand(match, steps, false) : refuse_play(match, steps, false);
  if (refusal && !put) return std::unexpected(refused_play(*refusal));
  return PlayMen{by_hand ? Steps(steps) : Steps(as_play(s.board, s.roll, steps))};
}

Parsed<GameEvent> fill_request(const View& at, Side side, const GameEvent& request) {
  if (const auto* play = std::get_if<PlayMen>(&request)) return play_of(at.game, play->steps.span());
  if (const auto* roll = std::get_if<RollDice>(&request)) return roll_of(at, *roll);
  if (std::holds_alternative<Resign>(request)) return Resign{side};
  return request;
}

ApiError refused_by(const ActionError& rejection) {
  if (rejection.rule.empty()) return something_else_asked();
  return {ErrorCode::Refused, std::string(rejection.rule) + ": " + rejection.what,
          HandRuleViolation{rejection.rule}};
}

// Returns why a request is refused, by a trial: the referee decides.
std::optional<ApiError> why_not_by_hand(const Match& match, Side side, const GameEvent& event) {
  const EventKind kind = kind_of(event);
  if (kind != EventKind::Resign && !is_said(kind) && acting_side(match, event) != side)
    return not_your_turn();
  Match trial = match;
  const auto taken = trial.act(side, event);
  return taken ? std::nullopt : std::optional(refused_by(taken.error()));
}

// Bots.

// Returns the bot's answer at Decide or Move.
GameEvent choose(Bot& bot, const Match& match) {
  const State& s = match.state();
  if (s.stage == Stage::Decide) return bot.decide(match);
  const Play& play = match.turn().plays[bot.choose_play(match)];
  return PlayMen{as_play(s.board, s.roll, {play.begin(), play.end()})};
}

// R27: what may not stand has been overlooked, and comes to light when the dice are thrown.
GameEvent throw_or_mend(const Match& match, Side side, const GameEvent& thrown) {
  Match trial = match;
  if (trial.act(side, thrown)) return thrown;
  const auto cures = match.hand()->referee().cures(side);
  const auto put_right = std::ranges::find_if(
      cures, [](const referee::Cure& c) { return c.does != referee::Cure::Does::Leave; });
  return ChooseRemedy{1 + static_cast<int>(put_right - cures.begin())};
}

// Returns the bot that may ask, before the player who has marked plays, for the reason of the mark (R17).
std::optional<Side> bot_to_ask(const View& at) {
  const bool marked = at.last && std::holds_alternative<Mark>(at.last->event) &&
                      at.last->side == Trictrac::side_asked(at.game);
  if (!marked || at.seat_at(other(at.last->side)).human()) return std::nullopt;
  return other(at.last->side);
}

std::optional<Side> bot_to_answer(const View& at) {
  for (const Side side : kSides) {
    const auto& question = at.game.hand()->referee().pending().asked[other(side)];
    if (question && !question->answered && !at.seat_at(side).human()) return side;
  }
  return std::nullopt;
}

// A lead and the roll it gave are one event of a record (K9 a, c); a lead given by hand is none.
std::vector<LoggedEvent> recorded(const std::vector<LoggedEvent>& lines, const TableConfig& config) {
  std::vector<LoggedEvent> events;
  bool roll_with_lead = false;
  for (const LoggedEvent& line : lines) {
    const auto* lead = std::get_if<TakeLead>(&line.event);
    const auto* roll = std::get_if<RollDice>(&line.event);
    if (roll && roll_with_lead)
      std::get<TakeLead>(events.back().event).roll = roll->dice;
    else if (!lead || !events.empty() || !lead_given(config))
      events.push_back(as_recorded(line));
    roll_with_lead = gives_roll(line.event, config.start.options.lead);
  }
  return events;
}

}  // namespace

std::optional<ApiError> Trictrac::problem(const TableConfig& config) {
  if (const auto unfit = problem_of(config.match, config.start))
    return ApiError{ErrorCode::BadOption, *unfit};
  if (config.by_hand && config.match.players == 2 && !draws_white(config.match) && !lead_given(config))
    return ApiError{ErrorCode::BadOption,
                    "dice by hand: a game of two players starts from a position, so that nobody draws for "
                    "the first throw"};
  if (static_cast<int>(config.seats.size()) != config.match.players)
    return ApiError{ErrorCode::BadOption, "there must be one seat for each player"};
  if (config.clock && config.by_hand)
    return ApiError{ErrorCode::BadOption, "a game with a clock needs the dice of the table"};
  const RuleOptions& o = config.start.options;
  if (o.pegs == Pegs::Hand && o.marking != Marking::Hand)
    return ApiError{ErrorCode::BadOption, "pegs are moved by hand only where points are marked by hand"};
  if (config.mirror && !can_be_mirrored(config))
    return ApiError{
        ErrorCode::BadOption,
        "at mirrored boards two people play from the beginning, with fair dice, and the table marks"};
  if (config.start.stage == Stage::Over)
    return ApiError{ErrorCode::BadPosition, "there is nothing to play at a table"};
  return std::nullopt;
}

std::vector<LoggedEvent> Trictrac::opening(const TableConfig& config) {
  std::vector<LoggedEvent> events;
  if (config.opening.empty()) return events;
  if (const auto lead = lead_given(config)) events.push_back({*lead, TakeLead{*lead}});
  for (const LoggedEvent& recorded : config.opening)
    for (LoggedEvent& event : as_logged(recorded)) events.push_back(std::move(event));
  return events;
}

Side Trictrac::side_asked(const Match& match) {
  return by_players(match) ? referee::asked_side(match.hand()->referee()) : match.state().to_act;
}

bool Trictrac::is_turn_of(const Match& match, Side side, const GameEvent&) {
  return by_players(match) || side == match.state().to_act;
}

bool Trictrac::is_asked(const Match& match, const GameEvent& request) {
  if (by_players(match)) return true;  // as the referee has it
  if (is_said(kind_of(request))) return false;
  const auto* suspending = std::get_if<Suspend>(&request);
  return match.state().stage == stage_for(request) && (!suspending || may_suspend(match, suspending->game));
}

bool Trictrac::is_same(const GameEvent& request, const GameEvent& event) {
  if (kind_of(request) != kind_of(event)) return false;
  if (const auto* roll = std::get_if<RollDice>(&request)) return !roll->dice || request == event;
  if (const auto* play = std::get_if<PlayMen>(&request))
    return same_play(play->steps, std::get<PlayMen>(event).steps);
  return std::holds_alternative<Resign>(request) || request == event;
}

bool Trictrac::is_for_anybody(const TableConfig& config, const GameEvent& request) {
  return config.by_hand && std::holds_alternative<RollDice>(request);
}

Parsed<GameEvent> Trictrac::fill(const View& at, Side side, const GameEvent& request) {
  auto event = fill_request(at, side, request);
  if (!event || !by_players(at.game)) return event;
  const Side doer = acting_side(at.game, *event);
  const bool early = at.game.hand()->referee().throws_early(doer);  // never for a bot
  const bool for_bot = is_for_anybody(at.config, request) && !at.seat_at(doer).human() && !early;
  if (auto why = why_not_by_hand(at.game, for_bot ? doer : side, *event))
    return std::unexpected(std::move(*why));
  return event;
}

Next Trictrac::next(const View& at) {
  if (is_over(at.game)) return Next::Nothing;
  if (draws(at)) return Next::Own;
  const bool rolls = at.game.state().stage == Stage::Roll;
  const bool person = (at.config.by_hand && rolls) || at.seat_at(side_asked(at.game)).human();
  if (person) return Next::Person;
  return rolls && !by_players(at.game) ? Next::Own : Next::Bot;
}

bool Trictrac::draws(const View& at) { return !at.last || draws_after(at.last->event, at.game); }

GameEvent Trictrac::draw(const View& at) {
  switch (at.game.awaits()) {
    case Awaits::Seats: return draw_seats(at);
    case Awaits::Lead: return draw_lead(at);
    case Awaits::Half: return draw_half(at);
    default: break;
  }
  if (!at.last) return draw_lead(at);
  return RollDice{next_roll(at)};
}

bool Trictrac::draws_numbered_roll(const View& at) { return !lead_gives_roll(at) && !at.config.by_hand; }

std::optional<Side> Trictrac::throwing_side(const View& at) {
  if (is_over(at.game) || draws(at) || at.game.state().stage != Stage::Roll) return std::nullopt;
  return at.game.state().to_act;
}

bool Trictrac::may_have_drawn(const View& at, const GameEvent& event) {
  if (const auto* lead = std::get_if<TakeLead>(&event)) return *lead == draw_lead(at);
  if (const auto* seats = std::get_if<TakeSeats>(&event)) return *seats == draw_seats(at);
  if (const auto* half = std::get_if<ThrowHalf>(&event)) return *half == draw_half(at);
  if (const auto* roll = std::get_if<RollDice>(&event))
    return at.config.by_hand || roll->dice == next_roll(at);
  return true;
}

std::optional<GameEvent> Trictrac::only_event(const View& at) {
  if (by_players(at.game)) return std::nullopt;  // each throw and each play ends a time to mark (R4)
  const State& s = at.game.state();
  if (s.stage == Stage::Roll && !at.config.by_hand) return RollDice{next_roll(at)};
  const auto& plays = at.game.turn().plays;
  if (s.stage != Stage::Move || plays.size() != 1) return std::nullopt;
  return PlayMen{as_play(s.board, s.roll, {plays[0].begin(), plays[0].end()})};
}

bool Trictrac::may_take_back(const TableConfig& config, const GameEvent& event) {
  switch (kind_of(event)) {
    case EventKind::RollDice: return config.by_hand;
    case EventKind::PlayMen:
    case EventKind::Hold:
    case EventKind::Go:
    case EventKind::Suspend: return true;
    default: return is_said(kind_of(event));
  }
}

std::shared_ptr<Trictrac::Bot> Trictrac::make_bot(std::string_view name, std::uint64_t seed) {
  auto chooser = trictrac::make_bot(name, seed);
  if (!chooser) return nullptr;
  return std::make_shared<AttendingBot>(std::move(chooser), attention::HandPlayer(name, seed));
}

GameEvent Trictrac::answer(Bot& bot, const Match& match, Side side, const std::optional<GameEvent>& ready) {
  if (!match.hand()) return choose(*bot.chooser, match);
  if (auto said = remark(bot, match, side)) return std::move(*said);
  if (!ready) return choose(*bot.chooser, match.assisted());
  return throw_or_mend(match, side, *ready);
}

std::optional<GameEvent> Trictrac::remark(Bot& bot, const Match& match, Side side) {
  return bot.marker.next(*match.hand(), side);
}

std::optional<GameEvent> Trictrac::ready_throw(const View& at) {
  if (!by_players(at.game) || at.game.state().stage != Stage::Roll) return std::nullopt;
  return RollDice{next_roll(at)};
}

// The bot that is asked the reason of a mark, or may ask it (R17); that has won while the loser may still
// dispute it; and that for which dice are to be entered.
std::optional<Side> Trictrac::bystander(const View& at) {
  if (!by_players(at.game)) return std::nullopt;
  if (const auto asked = bot_to_answer(at)) return asked;
  if (const auto asks = bot_to_ask(at)) return asks;
  const Stage stage = at.game.state().stage;
  const bool won = stage == Stage::Over;
  const bool waits_for_dice = at.config.by_hand && stage == Stage::Roll;
  if (!won && !waits_for_dice) return std::nullopt;
  const Side side = won ? other(side_asked(at.game)) : side_asked(at.game);
  return at.seat_at(side).human() ? std::nullopt : std::optional(side);
}

Parsed<std::optional<RuleViolation>> check_steps(const Table& table, Side side, std::span<const Step> steps) {
  const Match& match = table.game();
  const State& s = match.state();
  if (s.stage != Stage::Decide && s.stage != Stage::Move)
    return refuse(ErrorCode::WrongStage, "no roll is in hand");
  if (side != s.to_act) return std::unexpected(not_your_turn());
  return by_players(match) ? refuse_by_hand(match, steps, true) : refuse_play(match, steps, true);
}

std::vector<Reason> reasons_of(const Match& match, const GameEvent& event) {
  const auto* playing = std::get_if<PlayMen>(&event);
  if (!playing || by_players(match)) return {};
  const State& s = match.state();
  return reasons(s.board, s.roll, s.options, match.turn(), playing->steps.span());
}

Record record_of(const Table& table) {
  const TableConfig& c = table.config();
  Record r{c.tags, c.format, c.match, c.start.options, c.start, recorded(table.played(), c)};
  for (std::size_t i = 0; i < c.seats.size(); ++i)
    r.set_tag(player_tag(static_cast<int>(i)), c.seats[i].name);
  set_guests_tag(r.tags, c.seats);
  r.set_tag("Rules", c.rules);
  r.set_tag("Format", c.format);
  if (is_marked_by_hand(c.start.options)) r.set_tag("Lines", "actions");
  if (!c.date.empty()) r.set_tag("Date", c.date);
  if (c.by_hand)
    r.set_tag("Dice", "hand");
  else
    table.set_dice_tags(r);
  return r;
}

}  // namespace trictrac

// A table whose board is kept by its players (section R).
#include "game/referee/remedies.h"
#include "table/opening.h"
#include "table/table.h"

namespace trictrac {
namespace {

TableError refused_by(const Rejection& rejection) {
  if (rejection.rule.empty())
    return {ErrorCode::WrongStage, "something else is asked now: see \"turn\" of the last line", {}, 0};
  return {ErrorCode::Refused, std::string(rejection.rule) + ": " + rejection.what, RuleBroken{rejection.rule},
          0};
}

}  // namespace

Side Table::whose_turn() const {
  return by_players() ? referee::asked_side(match().hand()->referee()) : state().to_act;
}

// Why it is not taken, by a trial: nothing is asked that the referee would not take.
std::optional<TableError> Table::why_not_by_hand(Side side, const GameEvent& event) const {
  const EventKind kind = kind_of(event);
  if (kind != EventKind::Resign && !is_said(kind) && acting_side(event) != side)
    return TableError{ErrorCode::NotYourTurn, "it is the other's turn", {}, 0};
  Match trial = match();
  const auto taken = trial.act(side, event);
  return taken ? std::nullopt : std::optional(refused_by(taken.error()));
}

// A play that cannot be made; of a wrong one that may be, nothing is said (R21).
std::optional<Refusal> Table::refuse_by_hand(std::span<const Step> steps, bool partial) const {
  if (state().options.moves == Moves::Refused) return refuse_play(match(), steps, partial);
  return referee::impossible({state().board, state().roll, state().options, steps});
}

Next Table::next_by_hand() const {
  const bool dice_entered = config().by_hand && state().stage == Stage::Roll;
  return dice_entered || seat_at(whose_turn()).human() ? Next::Person : Next::Bot;
}

// The bot that is asked the reason of a mark, or may ask it (R17); that has won while the loser may still
// dispute it; and that for which dice are to be entered.
std::optional<Side> Table::bystander() const {
  if (!by_players()) return std::nullopt;
  if (const auto asked = bot_to_answer()) return asked;
  if (const auto asks = bot_to_ask()) return asks;
  const bool won = state().stage == Stage::Over;
  const bool waits_for_dice = config().by_hand && state().stage == Stage::Roll;
  if (!won && !waits_for_dice) return std::nullopt;
  const Side side = won ? other(whose_turn()) : whose_turn();
  return seat_at(side).human() ? std::nullopt : std::optional(side);
}

// Whoever has marked may be asked why before he plays.
std::optional<Side> Table::bot_to_ask() const {
  const LoggedEvent* last = last_played();
  const bool marked = last && std::holds_alternative<Mark>(last->event) && last->side == whose_turn();
  return marked && !seat_at(other(last->side)).human() ? std::optional(other(last->side)) : std::nullopt;
}

std::optional<Side> Table::bot_to_answer() const {
  for (const Side side : kSides) {
    const auto& question = match().hand()->referee().pending().asked[other(side)];
    if (question && !question->answered && !seat_at(side).human()) return side;
  }
  return std::nullopt;
}

std::optional<GameEvent> Table::throw_ready() const {
  if (!by_players() || state().stage != Stage::Roll) return std::nullopt;
  return RollDice{next_roll()};
}

}  // namespace trictrac

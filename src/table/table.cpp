#include "table/table.h"

#include <algorithm>

#include "game/match/account_seats.h"
#include "table/opening.h"

namespace trictrac {
namespace {

Stage stage_for(const Request& request) {
  if (std::holds_alternative<AskRoll>(request)) return Stage::Roll;
  return std::holds_alternative<AskPlay>(request) ? Stage::Move : Stage::Decide;
}

// A tout d'une may have been asked for as one step by the sum.
bool same_play(std::span<const Step> asked, const Play& done) {
  if (asked.size() == 1 && done.tout_d_une()) return asked[0] == Step{done.steps[0].from, done.steps[1].to};
  return std::equal(asked.begin(), asked.end(), done.begin(), done.end());
}

// Was this done as it was asked for?
struct SameAs {
  const Deed& deed;

  // Dice thrown by hand are those of the line; dice the table draws are whatever they are.
  bool operator()(const AskRoll& asked) const {
    const auto* done = std::get_if<Throwing>(&deed);
    return done && (!asked.dice || *asked.dice == done->roll);
  }
  bool operator()(const AskPlay& asked) const {
    const auto* done = std::get_if<Playing>(&deed);
    return done && same_play(asked.steps, done->play);
  }
  bool operator()(const Suspending& asked) const {
    const auto* done = std::get_if<Suspending>(&deed);
    return done && asked == *done;
  }
  bool operator()(AskResign) const { return std::holds_alternative<Resign>(deed); }
  bool operator()(Hold) const { return std::holds_alternative<Hold>(deed); }
  bool operator()(Go) const { return std::holds_alternative<Go>(deed); }
};

}  // namespace

std::shared_ptr<Bot> TrictracKinds::make_bot(std::string_view name, std::uint64_t seed) {
  return trictrac::make_bot(name, seed);
}

Deed TrictracKinds::answer(Bot& bot, const Match& match) {
  const State& s = match.state();
  if (s.stage == Stage::Decide) {
    std::vector<Deed> deeds;
    add_deeds(bot.decide(match), deeds);
    return deeds.front();
  }
  const Play& play = match.tour().turn().plays[bot.choose_play(match)];
  return Playing{as_play(s.board, s.roll, {play.begin(), play.end()})};
}

std::optional<TableError> Table::problem(const TableConfig& config) {
  const auto wrong = [](ErrorCode code, std::string message) {
    return TableError{code, std::move(message), {}, 0};
  };
  if (const auto unfit = problem_of(config.match, config.start)) return wrong(ErrorCode::BadOption, *unfit);
  if (config.by_hand && config.match.players == 2 && !trictrac::lead_given(config))
    return wrong(
        ErrorCode::BadOption,
        "dice by hand: between two the game starts from a position, so that nobody draws for the lead");
  if (static_cast<int>(config.seats.size()) != config.match.players)
    return wrong(ErrorCode::BadOption, "there is a seat for each player");
  if (config.clock && config.by_hand)
    return wrong(ErrorCode::BadOption, "a game with a clock is played with the dice of the table");
  if (config.start.stage == Stage::Over || config.start.options.marking == Marking::Hand)
    return wrong(ErrorCode::BadPosition, "there is nothing to play at a table");
  return std::nullopt;
}

std::size_t Table::player_of(Side side) const {
  return static_cast<std::size_t>(player_at(match().account(), side));
}

bool Table::same(const Request& request, const Deed& deed) const { return std::visit(SameAs{deed}, request); }

bool Table::for_anybody(const Request& request) const {
  return config().by_hand && std::holds_alternative<AskRoll>(request);
}

bool Table::fits(const Request& request) const {
  const auto* suspending = std::get_if<Suspending>(&request);
  return state().stage == stage_for(request) && (!suspending || may_suspend(match(), suspending->game));
}

Parsed<Deed> Table::deed_of(Side side, const Request& request) const {
  if (const auto* play = std::get_if<AskPlay>(&request)) return play_of(play->steps);
  if (const auto* roll = std::get_if<AskRoll>(&request)) return roll_of(*roll);
  if (std::holds_alternative<AskResign>(request)) return Resign{side};
  if (const auto* suspending = std::get_if<Suspending>(&request)) return *suspending;
  if (std::holds_alternative<Hold>(request)) return Hold{};
  return Go{};
}

Parsed<Deed> Table::roll_of(const AskRoll& asked) const {
  if (asked.dice.has_value() == config().by_hand) return Throwing{asked.dice.value_or(next_roll())};
  return refuse(ErrorCode::NotAllowed,
                config().by_hand ? "the dice are thrown by hand: enter them" : "the table draws the dice");
}

Parsed<Deed> Table::play_of(std::span<const Step> steps) const {
  const auto refusal = refuse_play(match().tour(), steps, false);
  if (!refusal) return Playing{as_play(state().board, state().roll, steps)};
  return std::unexpected(refused_play(*refusal));
}

Parsed<std::optional<Refusal>> Table::why(Side side, std::span<const Step> steps) const {
  const State& s = state();
  if (s.stage != Stage::Decide && s.stage != Stage::Move)
    return refuse(ErrorCode::WrongStage, "no roll is in hand");
  if (side != s.to_act) return refuse(ErrorCode::NotYourTurn, "it is the other's turn");
  return refuse_play(match().tour(), steps, true);
}

std::vector<Reason> Table::reasons_of(const Deed& deed) const {
  const auto* playing = std::get_if<Playing>(&deed);
  if (!playing) return {};
  return reasons(state().board, state().roll, state().options, match().tour().turn(),
                 {playing->play.begin(), playing->play.end()});
}

bool Table::draws() const { return !last_played() || draws_after(last_played()->deed, match()); }

Next Table::next_in_play() const {
  if (over()) return Next::Nothing;
  if (draws()) return Next::Own;
  const bool rolls = state().stage == Stage::Roll;
  if ((config().by_hand && rolls) || seat_at(state().to_act).human()) return Next::Person;
  return rolls ? Next::Own : Next::Bot;
}

Deed Table::draw() const {
  switch (match().awaits()) {
    case Awaits::Seats: return draw_seats();
    case Awaits::Lead: return draw_lead();
    case Awaits::Half: return draw_half();
    default: break;
  }
  if (!last_played()) return draw_lead();
  return Throwing{next_roll()};
}

std::optional<Deed> Table::only_deed() const {
  if (state().stage == Stage::Roll && !config().by_hand) return Throwing{next_roll()};
  const auto& plays = match().tour().turn().plays;
  if (state().stage != Stage::Move || plays.size() != 1) return std::nullopt;
  return Playing{as_play(state().board, state().roll, {plays[0].begin(), plays[0].end()})};
}

bool Table::drawn_so(const Deed& deed) const {
  if (const auto* lead = std::get_if<LeadDrawn>(&deed)) return *lead == draw_lead();
  if (const auto* seats = std::get_if<SeatsDrawn>(&deed)) return *seats == draw_seats();
  if (const auto* half = std::get_if<HalfDrawn>(&deed)) return *half == draw_half();
  if (const auto* roll = std::get_if<Throwing>(&deed)) return config().by_hand || roll->roll == next_roll();
  return true;
}

bool Table::may_take_back(const Deed& deed) const {
  if (std::holds_alternative<Throwing>(deed)) return config().by_hand;
  return std::holds_alternative<Playing>(deed) || std::holds_alternative<Hold>(deed) ||
         std::holds_alternative<Go>(deed) || std::holds_alternative<Suspending>(deed);
}

LeadDrawn Table::draw_lead() const {
  if (const auto lead = lead_given(); lead && leads() == 0) return {{}, *lead};
  return lead_drawn(seed(), leads());
}

SeatsDrawn Table::draw_seats() const {
  const int players = config().match.players;
  DrawnSeats drawn = config().match.seats == SeatDraw::Dice ? drawn_seats_by_dice(seed(), players)
                                                            : drawn_seats_by_lot(seed(), players);
  return {std::move(drawn.throws), std::move(drawn.order)};
}

HalfDrawn Table::draw_half() const { return {drawn_half(seed(), halves_)}; }

bool Table::lead_gives_roll() const {
  if (is_opening() || count_played() == opening().size()) return false;
  const auto* lead = std::get_if<LeadDrawn>(&last_played()->deed);
  return lead && !lead->throws.empty() && state().options.lead != Lead::ThrowAnew;
}

Roll Table::next_roll() const {
  if (!lead_gives_roll()) return drawn_roll(seed(), drawn());
  const Roll thrown = std::get<LeadDrawn>(last_played()->deed).throws.back();
  return roll_of_lead(thrown, state().options.lead).value_or(thrown);
}

}  // namespace trictrac

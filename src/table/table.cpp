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

// The men as they were put, lawful or not: two at most.
Play as_put(std::span<const Step> steps) {
  Play play;
  for (const Step s : steps) play.steps[play.size++] = s;
  play.numbers = play.size;
  return play;
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
  bool operator()(const AskSaid& asked) const {
    const auto* done = std::get_if<ByHand>(&deed);
    return done && asked.action == done->action;
  }
  bool operator()(AskResign) const { return std::holds_alternative<Resign>(deed); }
  bool operator()(Hold) const { return std::holds_alternative<Hold>(deed); }
  bool operator()(Go) const { return std::holds_alternative<Go>(deed); }
};

// At Decide or Move.
Deed chosen(Bot& bot, const Match& match) {
  const State& s = match.state();
  if (s.stage == Stage::Decide) {
    std::vector<Deed> deeds;
    add_deeds(bot.decide(match), deeds);
    return deeds.front();
  }
  const Play& play = match.turn().plays[bot.choose_play(match)];
  return Playing{as_play(s.board, s.roll, {play.begin(), play.end()})};
}

// R27: what may not stand has been overlooked, and comes to light when the dice are thrown.
Deed thrown_or_mended(const Match& match, Side side, const Deed& thrown) {
  Match trial = match;
  if (trial.act(action_of(thrown))) return thrown;
  const auto cures = match.hand()->referee().cures(side);
  const auto put_right = std::ranges::find_if(
      cures, [](const referee::Cure& c) { return c.does != referee::Cure::Does::Leave; });
  return ByHand{side, referee::Choose{1 + static_cast<int>(put_right - cures.begin())}};
}

}  // namespace

std::shared_ptr<TrictracKinds::Bot> TrictracKinds::make_bot(std::string_view name, std::uint64_t seed) {
  auto plays = trictrac::make_bot(name, seed);
  if (!plays) return nullptr;
  return std::make_shared<Bot>(std::move(plays), attention::Player(name, seed));
}

Deed TrictracKinds::answer(Bot& bot, const Match& match, Side side, const std::optional<Deed>& ready) {
  if (!match.hand()) return chosen(*bot.plays, match);
  if (auto said = remark(bot, match, side)) return std::move(*said);
  if (!ready) return chosen(*bot.plays, match.assisted());
  return thrown_or_mended(match, side, *ready);
}

std::optional<Deed> TrictracKinds::remark(Bot& bot, const Match& match, Side side) {
  auto said = bot.attends.next(*match.hand(), side);
  if (!said) return std::nullopt;
  return ByHand{side, std::move(*said)};
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

bool Table::same(const Request& request, const Deed& deed) const { return std::visit(SameAs{deed}, request); }

bool Table::for_anybody(const Request& request) const {
  return config().by_hand && std::holds_alternative<AskRoll>(request);
}

bool Table::fits(const Request& request) const {
  if (by_players()) return true;  // as the referee has it
  if (std::holds_alternative<AskSaid>(request)) return false;
  const auto* suspending = std::get_if<Suspending>(&request);
  return state().stage == stage_for(request) && (!suspending || may_suspend(match(), suspending->game));
}

Parsed<Deed> Table::deed_of(Side side, const Request& request) const {
  auto deed = asked_deed(side, request);
  if (!deed || !by_players()) return deed;
  const Side doer = doer_of(*deed);
  const bool early = match().hand()->referee().throws_early(doer);  // which nobody does for a bot
  const Side by = for_anybody(request) && !seat_at(doer).human() && !early ? doer : side;
  if (auto wrong = why_not_by_hand(by, *deed)) return std::unexpected(std::move(*wrong));
  return deed;
}

Parsed<Deed> Table::asked_deed(Side side, const Request& request) const {
  if (const auto* play = std::get_if<AskPlay>(&request)) return play_of(play->steps);
  if (const auto* roll = std::get_if<AskRoll>(&request)) return roll_of(*roll);
  if (std::holds_alternative<AskResign>(request)) return Resign{side};
  if (const auto* suspending = std::get_if<Suspending>(&request)) return *suspending;
  if (const auto* said = std::get_if<AskSaid>(&request)) return ByHand{side, said->action};
  if (std::holds_alternative<Hold>(request)) return Hold{};
  return Go{};
}

Parsed<Deed> Table::roll_of(const AskRoll& asked) const {
  if (asked.dice.has_value() == config().by_hand) return Throwing{asked.dice.value_or(next_roll())};
  return refuse(ErrorCode::NotAllowed,
                config().by_hand ? "the dice are thrown by hand: enter them" : "the table draws the dice");
}

Parsed<Deed> Table::play_of(std::span<const Step> steps) const {
  if (by_players() && steps.size() > std::size(Play{}.steps))
    return refuse(ErrorCode::BadMessage, "a roll has two numbers: two men are played at most");
  const bool put = by_players() && state().stage != Stage::Move;  // an old play again, as the referee has it
  const auto refusal = by_players() ? refuse_by_hand(steps, false) : refuse_play(match(), steps, false);
  if (refusal && !put) return std::unexpected(refused_play(*refusal));
  return Playing{by_players() ? as_put(steps) : as_play(state().board, state().roll, steps)};
}

Parsed<std::optional<Refusal>> Table::why(Side side, std::span<const Step> steps) const {
  const State& s = state();
  if (s.stage != Stage::Decide && s.stage != Stage::Move)
    return refuse(ErrorCode::WrongStage, "no roll is in hand");
  if (side != s.to_act) return refuse(ErrorCode::NotYourTurn, "it is the other's turn");
  return by_players() ? refuse_by_hand(steps, true) : refuse_play(match(), steps, true);
}

std::vector<Reason> Table::reasons_of(const Deed& deed) const {
  const auto* playing = std::get_if<Playing>(&deed);
  if (!playing || by_players()) return {};
  return reasons(state().board, state().roll, state().options, match().turn(),
                 {playing->play.begin(), playing->play.end()});
}

bool Table::draws() const { return !last_played() || draws_after(last_played()->deed, match()); }

Next Table::next_in_play() const {
  if (over()) return Next::Nothing;
  if (draws()) return Next::Own;
  if (by_players()) return next_by_hand();
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
  if (by_players()) return std::nullopt;  // each throw and each play ends a time to mark (R4)
  if (state().stage == Stage::Roll && !config().by_hand) return Throwing{next_roll()};
  const auto& plays = match().turn().plays;
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
         std::holds_alternative<Go>(deed) || std::holds_alternative<Suspending>(deed) ||
         std::holds_alternative<ByHand>(deed);
}

LeadDrawn Table::draw_lead() const {
  if (const auto lead = lead_given(); lead && leads() == 0) return {{}, *lead};
  return lead_drawn(seed(), config().match, leads());
}

SeatsDrawn Table::draw_seats() const {
  DrawnSeats drawn = seats_drawn(seed(), config().match);
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

#include "table/courrier_table.h"

#include <algorithm>

#include "base/assert.h"
#include "table/opening.h"

namespace trictrac::courrier {
namespace {

struct DeedOf {
  Deed operator()(const TakeLead& a) const { return LeadDrawn{{}, a.first}; }
  template <class Same>
  Deed operator()(const Same& a) const {
    return a;
  }
};

struct ActionOf {
  Action operator()(const LeadDrawn& d) const { return TakeLead{d.first}; }
  Action operator()(const Overtime& d) const { return Resign{d.side}; }
  template <class Beside>
    requires kBeside<Beside>
  Action operator()(const Beside&) const {
    TRICTRAC_ASSERT(!kBeside<Beside>);  // nothing of the game
    return {};
  }
  template <class Same>
  Action operator()(const Same& d) const {
    return d;
  }
};

bool from_position(const Config& config) { return config.start.stage != Stage::Lead; }

}  // namespace

std::shared_ptr<Bot> CourrierKinds::make_bot(std::string_view name, std::uint64_t seed) {
  return courrier::make_bot(name, seed);
}

std::optional<TableError> Table::problem(const Config& config) {
  if (config.start.stage != Stage::Over) return std::nullopt;
  return TableError{ErrorCode::BadPosition, "there is nothing to play at a table", {}, 0};
}

std::vector<Deed> Table::opening_of(const Config& config) {
  std::vector<Deed> deeds;
  if (config.opening.empty()) return deeds;
  if (from_position(config)) deeds.push_back(LeadDrawn{{}, config.start.to_act});
  for (const Action& action : config.opening) deeds.push_back(std::visit(DeedOf{}, action));
  if (!deeds.empty()) end_by_time<Resign>(deeds.back(), tag_in(config.tags, "End"));
  return deeds;
}

Action Table::action_of(const Deed& deed) { return std::visit(ActionOf{}, deed); }

std::optional<Side> Table::lead_given() const {
  return from_position(config()) ? std::optional(config().start.to_act) : std::nullopt;
}

bool Table::same(const Request& request, const Deed& deed) const {
  if (const auto* play = std::get_if<AskPlay>(&request)) {
    const auto* done = std::get_if<Playing>(&deed);
    return done && std::equal(play->steps.begin(), play->steps.end(), done->play.begin(), done->play.end());
  }
  return (std::holds_alternative<AskRoll>(request) && std::holds_alternative<Throwing>(deed)) ||
         (std::holds_alternative<AskResign>(request) && std::holds_alternative<Resign>(deed));
}

// Other requests are not of this game: they never are what is asked.
bool Table::fits(const Request& request) const {
  if (const auto* roll = std::get_if<AskRoll>(&request)) return state().stage == Stage::Roll && !roll->dice;
  return std::holds_alternative<AskPlay>(request) && state().stage == Stage::Move;
}

Parsed<Deed> Table::deed_of(Side side, const Request& request) const {
  if (std::holds_alternative<AskResign>(request)) return Resign{side};
  const auto* ask = std::get_if<AskPlay>(&request);
  if (!ask) return Throwing{next_roll()};
  if (const auto refusal = courrier::refuse(state().board, state().roll, ask->steps))
    return std::unexpected(refused_play(*refusal));
  Playing playing;
  for (const Step step : ask->steps) playing.play.add(step);
  return playing;
}

std::optional<TableError> Table::no_roll_for(Side side) const {
  if (state().stage != Stage::Move) return TableError{ErrorCode::WrongStage, "no roll is in hand", {}, 0};
  if (side != state().to_act) return TableError{ErrorCode::NotYourTurn, "it is the other's turn", {}, 0};
  return std::nullopt;
}

Next Table::next_in_play() const {
  if (draws()) return Next::Own;
  if (over()) return Next::Nothing;
  if (seat_at(state().to_act).human()) return Next::Person;
  return state().stage == Stage::Roll ? Next::Own : Next::Bot;
}

Deed Table::draw() const {
  if (!last_played()) return draw_lead();
  return Throwing{next_roll()};
}

std::optional<Deed> Table::only_deed() const {
  if (state().stage == Stage::Roll) return Throwing{next_roll()};
  if (state().stage != Stage::Move || game().plays().size() > 1) return std::nullopt;
  return Playing{game().plays().empty() ? Play{} : game().plays()[0]};
}

LeadDrawn Table::draw_lead() const {
  if (const auto given = lead_given()) return {{}, *given};
  return lead_drawn(seed(), 0);
}

bool Table::drawn_so(const Deed& deed) const {
  if (const auto* lead = std::get_if<LeadDrawn>(&deed)) return !last_played() && *lead == draw_lead();
  if (const auto* roll = std::get_if<Throwing>(&deed)) return roll->roll == next_roll();
  return true;
}

Record Table::record() const {
  const Config& c = config();
  Record r{c.tags, c.start, {}};
  const auto all = played();
  for (std::size_t i = from_position(c) ? 1 : 0; i < all.size(); ++i)
    r.actions.push_back(action_of(all[i].deed));
  r.set_tag("Game", kGameTag);
  r.set_tag("Points", std::to_string(c.start.terms.points));
  for (const Side side : kSides) r.set_tag(title_of(side), c.seats[index(side)].name);
  if (!c.date.empty()) r.set_tag("Date", c.date);
  set_dice_tags(r, dice());
  return r;
}

}  // namespace trictrac::courrier

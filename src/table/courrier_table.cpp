#include "table/courrier_table.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "table/courrier_line.h"
#include "table/house.h"
#include "text/courrier/position_text.h"

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
  template <class Same>
  Action operator()(const Same& d) const {
    return d;
  }
};

// The lines a table begins with when its game came from a record; none for a new game.
std::vector<Deed> opening_deeds(const Config& config) {
  std::vector<Deed> deeds;
  if (config.opening.empty()) return deeds;
  if (config.start.stage != Stage::Lead) deeds.push_back(LeadDrawn{{}, config.start.to_act});
  for (const Action& action : config.opening) deeds.push_back(std::visit(DeedOf{}, action));
  return deeds;
}

bool same_play(std::span<const Step> asked, const Play& done) {
  return std::equal(asked.begin(), asked.end(), done.begin(), done.end());
}

// Other requests are not of this game: they never are what is asked.
bool fits(const Request& request, Stage stage) {
  if (const auto* roll = std::get_if<AskRoll>(&request)) return stage == Stage::Roll && !roll->dice;
  return std::holds_alternative<AskPlay>(request) && stage == Stage::Move;
}

}  // namespace

Table::Table(Config config)
    : config_(std::move(config)), opening_(opening_deeds(config_)), game_(config_.start) {
  for (const Side side : kSides)
    if (!for_people(side))
      bots_[side] =
          make_bot(config_.seats[index(side)].bot, bot_seed(config_.seed, static_cast<int>(index(side))));
}

Parsed<Table> Table::open(Config config) {
  auto table = restore(std::move(config), {});
  if (!table) return table;
  table->catch_up();
  if (table->is_opening()) return refuse(ErrorCode::BadRecord, "an action of the record is not lawful");
  return table;
}

Parsed<Table> Table::restore(Config config, std::span<const Done> done) {
  if (config.start.stage == Stage::Over)
    return refuse(ErrorCode::BadPosition, "there is nothing to play at a table");
  Table table(std::move(config));
  for (const Side side : kSides)
    if (!table.for_people(side) && !table.bots_[side])
      return refuse(ErrorCode::BadOption, "there is no bot \"" + table.config_.seats[index(side)].bot + "\"");
  for (const Done& d : done)
    if (!table.rings_true(d) || !table.apply(d.deed) || table.done_.back().side != d.side)
      return refuse(ErrorCode::Internal, "stored line " + std::to_string(table.lines_.size() + 1) +
                                             " does not follow from what came before");
  return table;
}

// What a stored line says must be what this very table would have let be done.
bool Table::rings_true(const Done& done) const {
  if (is_opening()) return done.deed == opening_[lines_.size()];
  if (const auto* lead = std::get_if<LeadDrawn>(&done.deed)) return lines_.empty() && *lead == draw_lead();
  if (const auto* roll = std::get_if<Throwing>(&done.deed)) return roll->roll == next_roll();
  return true;
}

Parsed<Answer> Table::act(int n, Side side, const Request& request) {
  const std::size_t before = lines_.size();
  if (is_repeat(n, side, request)) return Answer{std::span(lines_).subspan(n - 1), true};
  if (auto wrong = objection(n, side, request)) return std::unexpected(std::move(*wrong));
  const auto deed = deed_of(side, request);
  if (!deed) return std::unexpected(deed.error());
  if (!apply(*deed)) return refuse(ErrorCode::Internal, "the rules do not take this action");
  catch_up();
  return Answer{std::span(lines_).subspan(before), false};
}

bool Table::is_repeat(int n, Side side, const Request& request) const {
  if (n < 1 || n > static_cast<int>(lines_.size()) || done_[n - 1].side != side) return false;
  const Deed& deed = done_[n - 1].deed;
  if (const auto* play = std::get_if<AskPlay>(&request)) {
    const auto* done = std::get_if<Playing>(&deed);
    return done && same_play(play->steps, done->play);
  }
  return (std::holds_alternative<AskRoll>(request) && std::holds_alternative<Throwing>(deed)) ||
         (std::holds_alternative<AskResign>(request) && std::holds_alternative<Resign>(deed));
}

std::optional<ProtocolError> Table::objection(int n, Side side, const Request& request) const {
  return trictrac::objection({.n = n,
                              .lines = lines_.size(),
                              .of_person = for_people(side),
                              .over = state().stage == Stage::Over,
                              .resigns = std::holds_alternative<AskResign>(request),
                              .in_turn = side == state().to_act,
                              .in_stage = fits(request, state().stage)});
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

Parsed<std::string> Table::verdict(Side side, std::span<const Step> steps) const {
  if (state().stage != Stage::Move) return refuse(ErrorCode::WrongStage, "no roll is in hand");
  if (side != state().to_act) return refuse(ErrorCode::NotYourTurn, "it is the other's turn");
  return verdict_text(state(), steps);
}

std::span<const Line> Table::catch_up() {
  const std::size_t before = lines_.size();
  while (const auto deed = own_next())
    if (!apply(*deed)) break;
  return std::span(lines_).subspan(before);
}

std::optional<Deed> Table::own_next() {
  if (is_opening()) return opening_[lines_.size()];
  if (lines_.empty()) return draw_lead();
  if (state().stage == Stage::Over || for_people(state().to_act)) return std::nullopt;
  return bot_deed();
}

Deed Table::bot_deed() {
  if (state().stage == Stage::Roll) return Throwing{next_roll()};
  return Playing{game_.plays()[bots_[state().to_act]->choose_play(game_)]};
}

// From a position there is no lead to draw: line 1 only says whose turn it is.
LeadDrawn Table::draw_lead() const {
  if (begins_from_position()) return {{}, config_.start.to_act};
  return lead_drawn(config_.seed, 0);
}

bool Table::apply(const Deed& deed) {
  const auto* lead = std::get_if<LeadDrawn>(&deed);
  const auto* resign = std::get_if<Resign>(&deed);
  const Done done{lead ? lead->first : resign ? resign->side : state().to_act, deed};
  std::expected<Effects, Rejection> effects;
  if (!lead || !begins_from_position()) effects = game_.act(std::visit(ActionOf{}, deed));
  if (!effects) return false;
  drawn_ += std::holds_alternative<Throwing>(deed) && !is_opening();
  const int n = static_cast<int>(lines_.size()) + 1;
  lines_.push_back({n, line_text(n, done, *effects, game_, to_hex(config_.seed))});
  done_.push_back(done);
  return true;
}

std::string Table::game_text(std::string_view id, std::span<const Side> you) const {
  Json json{{"say", "game"}, {"game", id}, {"format", kGameTag}, {"points", config_.start.terms.points}};
  for (const Side side : kSides) json[std::string(name_of(side))] = seat_json(config_.seats[index(side)]);
  add_standing(json, you, config_.seed, print_position(config_.start), lines_.size());
  return dump(json);
}

Record Table::record() const {
  Record r{config_.tags, config_.start, {}};
  for (std::size_t i = begins_from_position() ? 1 : 0; i < done_.size(); ++i)
    r.actions.push_back(std::visit(ActionOf{}, done_[i].deed));
  r.set_tag("Game", kGameTag);
  r.set_tag("Points", std::to_string(config_.start.terms.points));
  for (const Side side : kSides) r.set_tag(title_of(side), config_.seats[index(side)].name);
  if (!config_.date.empty()) r.set_tag("Date", config_.date);
  tell_dice(r, {.seed = config_.seed,
                .from_record = !opening_.empty(),
                .given = static_cast<int>(std::ranges::count_if(
                    opening_, [](const Deed& d) { return std::holds_alternative<Throwing>(d); })),
                .drawn = drawn_,
                .over = state().stage == Stage::Over});
  return r;
}

}  // namespace trictrac::courrier

#include "adapter.h"

#include <algorithm>
#include <sstream>

#include "game/rules/tariff.h"

namespace adapter {

using namespace trictrac;

Position position_of(const twin::Board& b) {
  Position p;
  for (Fleche f = kTalon; f <= kLast; ++f) {
    p.own.set(f, b.own[f]);
    p.other.set(f, b.opp[f]);
  }
  p.own.off = static_cast<std::uint8_t>(b.own_off);
  p.other.off = static_cast<std::uint8_t>(b.opp_off);
  return p;
}

twin::Board board_of(const Position& p) {
  twin::Board b;
  for (Fleche f = kTalon; f <= kLast; ++f) {
    b.own[f] = p.own.on(f);
    b.opp[f] = p.other.on(f);
  }
  b.own_off = p.own.off;
  b.opp_off = p.other.off;
  return b;
}

namespace {

BearingOff bearing_off_of(twin::BearingOff leaving) {
  switch (leaving) {
    case twin::BearingOff::parisian: return BearingOff::Parisian;
    case twin::BearingOff::provincial: return BearingOff::Provincial;
    case twin::BearingOff::backgammon: return BearingOff::Backgammon;
  }
  return BearingOff::Parisian;
}

twin::BearingOff leaving_of(BearingOff bearing_off) {
  switch (bearing_off) {
    case BearingOff::Parisian: return twin::BearingOff::parisian;
    case BearingOff::Provincial: return twin::BearingOff::provincial;
    case BearingOff::Backgammon: return twin::BearingOff::backgammon;
  }
  return twin::BearingOff::parisian;
}

}  // namespace

std::vector<const RuleOption*> jan_options() {
  std::vector<const RuleOption*> all;
  for (const RuleOption& option : rule_options())
    if (option.is_switch && !option.of_section_r) all.push_back(&option);
  return all;
}

RuleOptions options_of(const twin::Options& o) {
  RuleOptions r;
  r.bearing_off = bearing_off_of(o.leaving);
  for (const RuleOption* jan : jan_options()) jan->set(r, o.jans.contains(std::string(jan->name)));
  return r;
}

twin::Options options_of(const RuleOptions& o) {
  twin::Options t{leaving_of(o.bearing_off), {}};
  for (const RuleOption* jan : jan_options())
    if (jan->get(o)) t.jans.emplace(jan->name);
  return t;
}

Context context_of(const twin::Context& c) {
  Context r;
  r.roll_in_releve = c.roll_in_releve;
  r.second_player_first_roll = c.second_player_first_roll;
  if (c.first_player_first_roll)
    r.first_player_first_roll = Roll{static_cast<std::uint8_t>(c.first_player_first_roll->first),
                                     static_cast<std::uint8_t>(c.first_player_first_roll->second)};
  return r;
}

twin::Context context_of(const Context& c) {
  twin::Context r;
  r.roll_in_releve = c.roll_in_releve;
  r.second_player_first_roll = c.second_player_first_roll;
  if (c.first_player_first_roll)
    r.first_player_first_roll =
        std::pair<int, int>(c.first_player_first_roll->a, c.first_player_first_roll->b);
  return r;
}

twin::Verdict verdict_of(const Position& p, const Turn& turn) {
  twin::Verdict v;
  for (const Event& e : turn.events) {
    twin::Event out{std::string(tariff(e.jan).name), e.to() == To::Roller, e.ways, e.points, {}};
    for (FlecheSet at = e.at; at;) out.at.push_back(pop(at));
    v.events.push_back(out);
  }
  for (const Play& play : turn.plays) {
    twin::Play out;
    for (const Step& s : play) out.steps.emplace_back(s.from, s.to);
    out.after = board_of(after(p, play));
    v.plays.push_back(out);
  }
  v.points_player = turn.events.points_roller();
  v.points_opponent = turn.events.points_other();
  return v;
}

twin::Verdict judge(const twin::Board& board, int d1, int d2, const twin::Options& o,
                    const twin::Context& c) {
  const Position p = position_of(board);
  const Roll r{static_cast<std::uint8_t>(d1), static_cast<std::uint8_t>(d2)};
  Turn turn;
  trictrac::judge(p, r, options_of(o), context_of(c), turn);
  return verdict_of(p, turn);
}

twin::Verdict judge_in_seat(Side seat, const twin::Board& board, int d1, int d2, const twin::Options& o,
                            const twin::Context& c) {
  State s;
  s.options = options_of(o);
  s.board = position_of(board);
  s.to_act = seat;
  s.stage = Stage::Roll;
  s.rolls_in_releve[seat] = std::max(0, c.roll_in_releve - 1);
  s.first_roll_done = true;
  if (c.second_player_first_roll) s.first_roll = context_of(c).first_player_first_roll;
  // Not a tour: an example may leave men out.
  Turn turn;
  judge(s.board, Roll{static_cast<std::uint8_t>(d1), static_cast<std::uint8_t>(d2)}, s.options, context_of(s),
        turn);
  return verdict_of(s.board, turn);
}

namespace {

std::string event_text(const twin::Event& e) {
  std::ostringstream out;
  out << e.jan << (e.to_player ? "" : "(other)") << " " << e.ways << "x=" << e.points;
  // For a jan without flèches the two need not agree on how to print that.
  if (tariff(find_jan(e.jan).value()).names_fleches)
    for (const int f : e.at) out << "@" << f;
  return out.str();
}

std::string board_text(const twin::Board& b) {
  std::ostringstream out;
  for (int f = 1; f <= 24; ++f)
    if (b.own[f]) out << f << ":" << b.own[f] << " ";
  out << "off:" << b.own_off;
  return out.str();
}

template <class Items, class Text>
std::vector<std::string> sorted(const Items& items, Text text) {
  std::vector<std::string> all;
  for (const auto& item : items) all.push_back(text(item));
  std::sort(all.begin(), all.end());
  return all;
}

std::string only_in(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  std::vector<std::string> rest;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(rest));
  std::string text;
  for (const auto& r : rest) text += " [" + r + "]";
  return text;
}

}  // namespace

std::string difference(const twin::Verdict& a, const twin::Verdict& b) {
  const auto compare = [](const char* what, auto x, auto y) -> std::string {
    if (x == y) return "";
    return std::string(what) + ": only first:" + only_in(x, y) + " only second:" + only_in(y, x) + "\n";
  };
  const auto result = [](const twin::Play& p) { return board_text(p.after); };
  return compare("events", sorted(a.events, event_text), sorted(b.events, event_text)) +
         compare("plays", sorted(a.plays, result), sorted(b.plays, result));
}

}  // namespace adapter

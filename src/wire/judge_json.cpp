#include "wire/judge_json.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

#include "base/nearest.h"
#include "base/text_of.h"
#include "game/rules/ground.h"
#include "game/rules/law.h"
#include "game/rules/presets.h"
#include "game/rules/state.h"
#include "game/rules/tariff.h"
#include "text/options_text.h"
#include "text/trid.h"
#include "wire/event_json.h"

namespace trictrac::cli {
namespace {

using Json = nlohmann::json;  // members in the order of their names

// The first thing wrong with a question.
struct JudgeError {
  std::string code;
  std::string message;
};

struct JudgeRequest {
  Position position;
  Roll roll;
  RuleOptions options;
  Context context;
  std::optional<Marks> marks;  // the roller is White
  std::optional<std::vector<Step>> attempt;
};

// The members of a question; a TRID replaces those of kPosition.
constexpr std::string_view kPosition[] = {"player",       "opponent", "player_off",
                                          "opponent_off", "score",    "context"};
constexpr std::string_view kOther[] = {"trid", "dice", "options", "try", "id"};

std::vector<std::string> members() {
  std::vector<std::string> all(std::begin(kPosition), std::end(kPosition));
  all.insert(all.end(), std::begin(kOther), std::end(kOther));
  return all;
}

// Returns the marks as the side to act sees them: it is White.
Marks seen_marks(const State& s) {
  Marks m = s.marks;
  if (s.to_act == Side::White) return m;
  std::swap(m.points.white, m.points.black);
  std::swap(m.holes.white, m.holes.black);
  if (m.double_jeton) m.double_jeton = other(*m.double_jeton);
  if (s.marks.pavillon == Pavillon::White) m.pavillon = Pavillon::Black;
  if (s.marks.pavillon == Pavillon::Black) m.pavillon = Pavillon::White;
  return m;
}

class QuestionReader {
 public:
  std::optional<JudgeError> read(const Json& j, JudgeRequest& q) {
    if (!j.is_object()) return JudgeError{"bad_json", "the line is not a JSON object"};
    const auto known = members();
    for (const auto& [key, value] : j.items())
      if (std::ranges::find(known, key) == known.end())
        return JudgeError{"unknown_member",
                          text_of("\"{}\" is not a member of a question{}", key, did_you_mean(key, known))};
    if (j.contains("trid")) {
      trid(j, q);
    } else {
      men(j, "player", q.position.own);
      men(j, "opponent", q.position.other);
      context(j, q.context);
      score(j, q.marks);
    }
    dice(j, "dice", q.roll, !rolled_);
    options(j, q.options);
    attempt(j, q.attempt);
    if (!fault_ && (at_least(q.position.own, 1) & at_least(q.position.other, 1)))
      fail("bad_position", "men of both sides stand on one flèche (M2)");
    return fault_;
  }

 private:
  void trid(const Json& j, JudgeRequest& q) {
    for (const std::string_view member : kPosition)
      if (j.contains(std::string(member)))
        return fail("bad_position", text_of("leave out \"{}\": \"trid\" says it already", member));
    const Json& text = j["trid"];
    if (!text.is_string()) return fail("bad_position", "\"trid\" should be a string, TRID=…");
    const auto state = parse_trid(text.get_ref<const std::string&>());
    if (!state) return fail("bad_position", state.error().front().message);
    q.position = state->board;
    q.roll = state->roll;
    rolled_ = state->stage == Stage::Decide || state->stage == Stage::Move;
    q.options = state->options;
    q.context = context_of(*state);
    q.marks = seen_marks(*state);
  }

  void fail(std::string code, std::string message) {
    if (!fault_) fault_ = JudgeError{std::move(code), std::move(message)};
  }

  std::optional<int> whole(const Json& j, const std::string& what, int low, int high) {
    if (j.is_number_integer()) {
      const auto n = j.get<std::int64_t>();
      if (n >= low && n <= high) return static_cast<int>(n);
    }
    fail("bad_value", text_of("{} should be a whole number from {} to {}", what, low, high));
    return std::nullopt;
  }

  void men(const Json& j, const std::string& who, Men& men) {
    const auto found = j.find(who);
    if (found == j.end() || !found->is_object())
      return fail("bad_position", "\"" + who + "\" should give men by flèche, such as {\"1\":15}");
    int total = 0;
    for (const auto& [key, value] : found->items()) {
      int f = 0;
      const auto [end, wrong] = std::from_chars(key.data(), key.data() + key.size(), f);
      if (wrong != std::errc() || *end != '\0' || f < kTalon || f > kLast)
        return fail("bad_position", "\"" + key + "\" is not a flèche from 1 to 24");
      const auto n = whole(value, "the men on flèche " + key, 0, kMenPerSide);
      if (!n) return;
      total += *n;
      if (total > kMenPerSide) return fail("bad_position", "\"" + who + "\" has more than fifteen men");
      men.set(f, *n);
    }
    borne_off(j, who, kMenPerSide - total, men);
  }

  // The men that are not on the board are off; where it is said, it must be so.
  void borne_off(const Json& j, const std::string& who, int missing, Men& men) {
    men.off = static_cast<std::uint8_t>(missing);
    const auto off = j.find(who + "_off");
    if (off != j.end()) {
      const auto n = whole(*off, who + "_off", 0, kMenPerSide);
      if (n && *n != missing)
        return fail("bad_position",
                    text_of("\"{}\" has {} men on the board and {} off: there must be fifteen in all", who,
                            kMenPerSide - missing, *n));
    } else if (missing == kMenPerSide) {
      fail("bad_position", "\"" + who + "\" has no man on the board");
    }
  }

  void dice(const Json& j, const char* name, Roll& roll, bool required) {
    const auto d = j.find(name);
    if (d == j.end()) {
      if (required) fail("bad_dice", "\"dice\" should be two numbers from 1 to 6, such as [6,4]");
      return;
    }
    if (!d->is_array() || d->size() != 2)
      return fail("bad_dice", std::string("\"") + name + "\" should be two numbers, such as [6,4]");
    const auto a = whole((*d)[0], "a die", 1, 6), b = whole((*d)[1], "a die", 1, 6);
    if (a && b) roll = Roll{static_cast<std::uint8_t>(*a), static_cast<std::uint8_t>(*b)};
  }

  void options(const Json& j, RuleOptions& o) {
    const auto found = j.find("options");
    if (found == j.end()) return;
    if (!found->is_object()) return fail("bad_option", "\"options\" should be an object");
    if (const auto preset = found->find("preset"); preset != found->end()) {
      const auto known = preset->is_string() ? find_preset(preset->get<std::string>()) : std::nullopt;
      if (!known) return fail("bad_option", "there is no preset " + preset->dump());
      o = known->options;
    }
    for (const auto& [key, value] : found->items()) {
      if (key == "preset") continue;
      const bool boolean = value.is_boolean() && is_switch(key);
      if (!boolean && !value.is_string())
        return fail("bad_option", "option " + key + " cannot be " + value.dump());
      const std::string text = boolean ? (value.get<bool>() ? "on" : "off") : value.get<std::string>();
      if (const auto set = set_option(o, key, text); !set) return fail("bad_option", set.error());
    }
  }

  void context(const Json& j, Context& c) {
    const auto found = j.find("context");
    if (found == j.end()) return;
    if (!found->is_object()) return fail("bad_context", "\"context\" should be an object");
    if (const auto n = found->find("roll_in_releve"); n != found->end())
      c.roll_in_releve = whole(*n, "roll_in_releve", 0, 100000).value_or(0);
    if (const auto s = found->find("second_player_first_roll_of_tour"); s != found->end()) {
      if (!s->is_boolean())
        return fail("bad_context", "second_player_first_roll_of_tour should be true or false");
      c.second_player_first_roll = s->get<bool>();
    }
    if (found->contains("first_player_first_roll")) {
      Roll first;
      dice(*found, "first_player_first_roll", first, false);
      c.first_player_first_roll = first;
    }
  }

  void score(const Json& j, std::optional<Marks>& marks) {
    const auto found = j.find("score");
    if (found == j.end()) return;
    if (!found->is_object()) return fail("bad_score", "\"score\" should be an object");
    Marks m;
    bool carries[2] = {};
    for (const Side side : kSides) {
      const auto s = found->find(side == Side::White ? "player" : "opponent");
      if (s == found->end()) continue;
      if (!s->is_object()) return fail("bad_score", "a side of the score should be an object");
      if (const auto p = s->find("points"); p != s->end())
        m.points[side] = whole(*p, "points", 0, 10).value_or(0);
      if (const auto h = s->find("holes"); h != s->end())
        m.holes[side] = whole(*h, "holes", 0, 1000).value_or(0);
      if (const auto b = s->find("bredouille"); b != s->end() && b->is_boolean())
        carries[index(side)] = b->get<bool>();
      if (const auto v = s->find("pavillon"); v != s->end() && v->is_boolean() && v->get<bool>())
        m.pavillon = side == Side::White ? Pavillon::White : Pavillon::Black;
      if (m.points[side] % 2) return fail("bad_score", "points must be even");
    }
    const bool both = m.points.white > 0 && m.points.black > 0;
    if (both && carries[0] && carries[1])
      return fail("bad_score", "both cannot be in bredouille once both have points (K2)");
    if (both && (carries[0] || carries[1])) m.double_jeton = carries[0] ? Side::White : Side::Black;
    marks = m;
  }

  void attempt(const Json& j, std::optional<std::vector<Step>>& steps) {
    const auto found = j.find("try");
    if (found == j.end() || found->is_null()) return;
    if (!found->is_array() || found->size() > 2)
      return fail("bad_try", "\"try\" should be at most two steps [from,to]");
    std::vector<Step> all;
    for (const Json& s : *found) {
      if (!s.is_array() || s.size() != 2) return fail("bad_try", "a step should be [from,to]");
      const auto from = whole(s[0], "from", 1, 24), to = whole(s[1], "to", 1, 25);
      if (!from || !to) return;
      all.push_back({static_cast<std::uint8_t>(*from), static_cast<std::uint8_t>(*to)});
    }
    steps = all;
  }

  std::optional<JudgeError> fault_;
  bool rolled_ = false;  // the TRID has a roll
};

Json events_json(const Events& events) {
  Json list = Json::array();
  for (const Event& e : events)
    list.push_back(Json(event_json(e, {{"to", e.to() == To::Roller ? "player" : "opponent"}})));
  return list;
}

Json men_json(const Men& men) {
  Json j = Json::object();
  FlecheSet held = at_least(men, 1);
  while (held) {
    const Fleche f = pop(held);
    j[std::to_string(f)] = men.on(f);
  }
  return j;
}

Json plays_json(const Position& p, const Plays& plays) {
  Json list = Json::array();
  for (const Play& play : plays) {
    Json steps = Json::array();
    for (const Step& s : play) steps.push_back({s.from, s.to});
    const Men men = after(p.own, play);
    list.push_back({{"steps", steps}, {"player", men_json(men)}, {"player_off", men.off}});
  }
  return list;
}

Json refusal_json(const JudgeRequest& q, const Turn& turn) {
  if (!q.attempt) return nullptr;
  const auto refusal = refuse(q.position, q.roll, q.options, turn, *q.attempt);
  if (!refusal) return nullptr;
  const LawText& law = text(refusal->law);
  Json j{{"rule", law.rule}, {"law", law.code}, {"message", law.english}};
  if (refusal->step) j["step"] = {refusal->step->from, refusal->step->to};
  return j;
}

Json side_json(const Award& a, const Marks& after_roll) {
  return {{"holes_won", a.holes},
          {"holes", after_roll.holes[a.side]},
          {"rest", a.rest},
          {"points", after_roll.points[a.side]},
          {"won_bredouille", a.bredouille},
          {"bredouille", after_roll.points[a.side] > 0 && in_bredouille(after_roll, a.side)}};
}

// Adds the score (K1): the roller marks, and holds after a hole; then the opponent marks.
void add_marks(Json& answer, Marks marks, const Turn& turn) {
  const Award mine = award(marks, Side::White, turn.events.points_roller());
  const Award due = award(marks, Side::Black, turn.events.points_other());
  answer["score"] = {{"player", side_json(mine, marks)}, {"opponent", side_json(due, marks)}};
  answer["holes_won"] = mine.holes;
  answer["points_left"] = mine.rest;
}

}  // namespace

std::string judge_line(const std::string& line) {
  const Json question = Json::parse(line, nullptr, false);
  const Json id = question.is_object() ? question.value("id", Json()) : Json();
  const auto said = [&](Json answer) {
    if (!id.is_null()) answer["id"] = id;
    return answer.dump();
  };
  JudgeRequest q;
  if (const auto fault = QuestionReader().read(question, q))
    return said({{"error", {{"code", fault->code}, {"message", fault->message}}}});
  Turn turn;
  judge(q.position, q.roll, q.options, q.context, turn);
  Json answer{{"events", events_json(turn.events)},
              {"points_player", turn.events.points_roller()},
              {"points_opponent", turn.events.points_other()},
              {"plays", plays_json(q.position, turn.plays)},
              {"refusal", refusal_json(q, turn)}};
  if (q.marks) add_marks(answer, *q.marks, turn);
  return said(std::move(answer));
}

}  // namespace trictrac::cli

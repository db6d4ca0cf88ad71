#include <sstream>

#include "base/assert.h"
#include "base/text_of.h"
#include "text/marks_text.h"
#include "tric_trac/text/play_text.h"
#include "tric_trac/text/position_text.h"
#include "tric_trac/text/record.h"

namespace trictrac::tric_trac {
namespace {

// The tags as given, with those that say the game, the terms and the start always present and true.
Record with_rule_tags(Record r) {
  r.set_tag("Game", kGameTag);
  r.set_tag("Points", std::to_string(r.start.terms.points));
  if (r.start != Match(r.start.terms).state()) r.set_tag("Start", print_position(r.start));
  return r;
}

std::string win_text(const Win& w, const PerSide<int>& score) {
  const bool resigned = w.by == Ending::Resignation;
  return text_of("{}{}{} : {}-{}", capital(resigned ? other(w.winner) : w.winner),
                 resigned ? " resigns " : " wins ", w.points, score.white, score.black);
}

class Printer {
 public:
  explicit Printer(const State& start) : game_(start) {}

  std::string print(const std::vector<LoggedEvent>& events) {
    for (const LoggedEvent& logged : events) {
      const State before = game_.state();
      const auto effects = game_.act(logged.event);
      TRICTRAC_ASSERT(effects.has_value());  // a record holds legal events only
      if (!effects) break;
      line(before, logged.event);
      if (effects->won) out_ << win_text(*effects->won, game_.state().score) << "\n";
    }
    if (game_.state().stage == Stage::Move) roll_line(game_.state(), "...");
    return out_.str();
  }

 private:
  void line(const State& before, const GameEvent& event) {
    if (const auto* lead = std::get_if<TakeLead>(&event)) out_ << "0. " << capital(lead->first) << " lead\n";
    if (const auto* playing = std::get_if<PlayMen>(&event)) roll_line(before, play_text(playing->steps));
    if (std::holds_alternative<Resign>(event) && before.stage == Stage::Move) roll_line(before, "...");
  }

  void roll_line(const State& s, std::string_view play) {
    out_ << ++n_ << ". " << capital(s.to_act) << " " << roll_text(s.roll) << " : " << play << "\n";
  }

  Match game_;
  int n_ = 0;
  std::ostringstream out_;
};

}  // namespace

std::string_view Record::tag(std::string_view name) const { return tag_in(tags, name); }

void Record::set_tag(std::string_view name, std::string_view value) { set_tag_in(tags, name, value); }

std::string print_record(const Record& given) {
  const Record r = with_rule_tags(given);
  std::string text;
  for (const auto& [key, value] : r.tags) text += tag_line(key, value);
  return text + "\n" + Printer(r.start).print(r.events);
}

}  // namespace trictrac::tric_trac

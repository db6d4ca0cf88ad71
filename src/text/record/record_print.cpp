#include <utility>

#include "base/assert.h"
#include "base/text_of.h"
#include "game/match/format.h"
#include "game/rules/presets.h"
#include "text/marks_text.h"
#include "text/match_text.h"
#include "text/options_text.h"
#include "text/record/record.h"
#include "text/record/record_line.h"
#include "text/record/record_sink.h"
#include "text/record/record_tags.h"
#include "text/trid.h"

namespace trictrac {
namespace {

template <class NamedValues>
std::string as_words(const NamedValues& values) {
  std::string text;
  for (const auto& [name, value] : values) text += text_of("{}{}={}", text.empty() ? "" : " ", name, value);
  return text;
}

bool fresh(const State& start) {
  State untouched;
  untouched.options = start.options;
  return start == untouched;
}

void set_match_tag(Record& r) {
  if (is_plain_tour(r.match))
    std::erase_if(r.tags, [](const auto& tag) { return tag.first == "Match"; });
  else
    r.set_tag("Match", match_words(r.match, find_format(r.format)->options));
}

// The tags as given, with those that say the rules and the start always present and true.
Record with_rule_tags(Record r) {
  r.start.options.goal = goal_of(r.match.format);
  if (r.tag("Rules").empty()) r.set_tag("Rules", kPresets[0].name);
  r.set_tag("Format", r.format);
  set_match_tag(r);
  r.set_tag("Options", as_words(option_values(r.options)));
  if (r.tag("Numbering").empty()) r.set_tag("Numbering", name_of(Numbering::OneTo24));
  if (!fresh(r.start)) r.set_tag("Start", print_trid(r.start));
  return r;
}

// Follows a line of play and prints the comments on it.
class Walker {
 public:
  Walker(const Record& r, RecordSink<Match>& sink)
      : match_(match_of(r)),
        plain_(is_plain_tour(r.match)),
        numbering_(numbering_of(r)),
        writer_(numbering_),
        sink_(&sink) {}

  void walk(const std::vector<LoggedEvent>& events, const std::vector<Annotation>& annotations) {
    for (std::size_t i = 0; i < events.size(); ++i) {
      print_annotation(*sink_, *this, annotations, i);
      follow(events[i]);
    }
    finish_line();
    if (const auto winner = won())
      sink_->line(text_of("{} wins", capital(*winner)), LineKind::Result, match_);
    print_annotation(*sink_, *this, annotations, events.size());
  }

  // Prints the roll in hand, then what its end came to.
  void finish_line() {
    if (in_hand_) done(print_turn(writer_.due()));
    in_hand_ = false;
    for (const std::string& line : due_) sink_->line(line, LineKind::MatchLedger, match_);
    due_.clear();
  }

 private:
  void follow(const LoggedEvent& logged) {
    const GameEvent& event = logged.event;
    if (begins_a_line(event)) finish_line();
    if (plays_first_roll(event)) writer_.begin(match_.state(), match_.turn()), in_hand_ = true;
    const State before = match_.state();
    const MatchLedger account = plain_ ? MatchLedger{} : match_.account();
    const std::string said = match_.hand() ? line_by_hand(logged) : "";
    const auto effects = match_.act(logged);
    TRICTRAC_ASSERT(effects.has_value());  // a record holds legal events only
    if (!effects) return;
    if (!match_.hand()) {
      writer_.follow(before, event, effects->effects, match_.tour());
      in_hand_ = in_hand_ || effects->effects.judged;
    }
    done(own_line(event));
    done(said);
    if (effects->account_changed && !plain_)
      for (std::string& line : account_lines(account, match_.account())) due_.push_back(std::move(line));
  }

  // The roll of the position from which the record starts.
  bool plays_first_roll(const GameEvent& event) const {
    const bool resigns = std::holds_alternative<Resign>(event);
    const Stage stage = match_.state().stage;
    return !match_.hand() && !resigns && writer_.due().head.n == 0 &&
           (stage == Stage::Move || stage == Stage::Decide);
  }

  // Returns who has won the tour by holes.
  std::optional<Side> won() const {
    const auto& outcome = match_.state().outcome;
    const bool won = match_.hand() ? match_.over() : outcome.has_value();
    if (!plain_ || !won || !outcome || outcome->by != Ending::Holes) return std::nullopt;
    return outcome->winner;
  }

  void done(const std::string& line) {
    if (!line.empty()) sink_->line(line, LineKind::Event, match_);
  }

  static bool begins_a_line(const GameEvent& event) {
    switch (kind_of(event)) {
      case EventKind::Hold:
      case EventKind::Go:
      case EventKind::Suspend:
      case EventKind::PlayMen: return false;
      default: return true;
    }
  }

  // A roll, or an event on its own line.
  std::string line_by_hand(const LoggedEvent& logged) {
    finish_line();
    const auto* lead = std::get_if<TakeLead>(&logged.event);
    if (lead && lead->roll) return roll_line(lead->first, *lead->roll);
    if (const auto* thrown = std::get_if<RollDice>(&logged.event))
      return roll_line(logged.side, *thrown->dice);
    const bool resigns = std::holds_alternative<Resign>(logged.event);  // which has its own line everywhere
    return resigns ? "" : action_line(logged, numbering_);
  }
  std::string roll_line(Side side, Roll roll) {
    return text_of("{}. {} {}", ++rolls_, capital(side), roll_text(roll));
  }

  // Returns the line of an event that belongs to no roll.
  static std::string own_line(const GameEvent& event) {
    if (const auto* seats = std::get_if<TakeSeats>(&event)) {
      std::string text = "0. seats";
      for (const int player : seats->order) text += text_of(" {}", player);
      return text;
    }
    if (const auto* half = std::get_if<ThrowHalf>(&event))
      return text_of("half {} {}", half->dice.back().a, half->dice.back().b);
    const auto* lead = std::get_if<TakeLead>(&event);
    if (lead && !lead->roll) return text_of("0. {} lead", capital(lead->first));
    const auto* resigned = std::get_if<Resign>(&event);
    return resigned ? text_of("{} resigns", capital(resigned->side)) : "";
  }

  Match match_;
  bool plain_;
  Numbering numbering_;
  TurnWriter writer_;
  int rolls_ = 0;  // written, each action having its own line
  bool in_hand_ = false;
  std::vector<std::string> due_;
  RecordSink<Match>* sink_;
};

void stand(StudyPlace& place, const Match& match) {
  place.state = match.state();
  for (const CombineGame game : {CombineGame::Ecrire, CombineGame::Honours})
    if (may_suspend(match, game)) place.suspends.push_back(game);
}

void print(const Record& given, RecordSink<Match>& sink) {
  const Record r = with_rule_tags(given);
  for (const auto& [key, value] : r.tags) sink.add(tag_line(key, value));
  sink.begin(match_of(r));
  Walker(r, sink).walk(r.events, r.annotations);
}

}  // namespace

std::string print_record(const Record& record) {
  RecordSink<Match> sink;
  print(record, sink);
  return sink.text();
}

StudyText study_text(const Record& record) {
  StudySink<Match, StudyPlace> sink(stand);
  print(record, sink);
  return sink.take();
}

}  // namespace trictrac

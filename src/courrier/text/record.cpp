#include "courrier/text/record.h"

#include <optional>
#include <sstream>

#include "base/assert.h"
#include "base/text_of.h"
#include "base/utf8.h"
#include "courrier/text/play_text.h"
#include "courrier/text/position_text.h"
#include "text/marks_text.h"
#include "text/record/branches.h"
#include "text/record/record_line.h"
#include "text/record/record_sink.h"
#include "text/words.h"

namespace trictrac::courrier {
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

// A match at a line of its record, with the play that the line says.
struct Moment {
  Match game;
  std::optional<Play> play{};
};

// Follows a line of play and prints the comments on it.
class Walker {
 public:
  Walker(const State& start, RecordSink<Moment>& sink) : game_(start), sink_(&sink) {}

  void walk(const std::vector<LoggedEvent>& events, const std::vector<Annotation>& annotations) {
    for (std::size_t i = 0; i < events.size(); ++i) {
      print_annotation(*sink_, *this, annotations, i);
      follow(events[i].event);
    }
    finish_line();
    print_annotation(*sink_, *this, annotations, events.size());
    if (n_ == 0 && game_.state().stage == Stage::Move) roll_line(game_.state(), {});
  }

  // Prints the roll in hand, which is not played.
  void finish_line() {
    if (in_hand_) roll_line(game_.state(), {});
    in_hand_ = false;
  }

 private:
  void follow(const GameEvent& event) {
    const State before = game_.state();
    const bool resigns = std::holds_alternative<Resign>(event);
    // A position may have its roll in hand.
    if (resigns && n_ == 0 && before.stage == Stage::Move) in_hand_ = true;
    if (resigns) finish_line();
    const auto effects = game_.act(event);
    TRICTRAC_ASSERT(effects.has_value());  // a record holds legal events only
    if (!effects) return;
    in_hand_ = std::holds_alternative<RollDice>(event);
    if (const auto* lead = std::get_if<TakeLead>(&event)) done(text_of("0. {} lead", capital(lead->first)));
    if (const auto* playing = std::get_if<PlayMen>(&event)) roll_line(before, playing->steps);
    if (effects->won)
      done(win_text(*effects->won, game_.state().score), resigns ? LineKind::Event : LineKind::Result);
  }

  void roll_line(const State& s, const std::optional<Play>& play) {
    done(text_of("{}. {} {} : {}", ++n_, capital(s.to_act), roll_text(s.roll),
                 play ? play_text(*play) : "..."),
         LineKind::Event, play);
  }

  void done(const std::string& line, LineKind kind = LineKind::Event,
            const std::optional<Play>& play = std::nullopt) {
    sink_->line(line, kind, {game_, play});
  }

  Match game_;
  int n_ = 0;
  bool in_hand_ = false;  // a roll has been thrown that has no line yet
  RecordSink<Moment>* sink_;
};

// Prints a record into a sink.
void print_into(RecordSink<Moment>& sink, const Record& given) {
  const Record r = with_rule_tags(given);
  for (const auto& [key, value] : r.tags) sink.add(tag_line(key, value));
  sink.begin({Match(r.start)});
  Walker(r.start, sink).walk(r.events, r.annotations);
}

void stand(StudyPlace& place, const Moment& moment) {
  place.state = moment.game.state();
  place.play = moment.play;
}

using Fault = std::optional<RecordError>;
constexpr auto error = record_error;

// A line "n. side dice : play" as it stands, not yet believed.
struct WrittenTurn {
  RollHead head;
  std::string play;
};

std::expected<WrittenTurn, RecordError> read_turn(const Words& words) {
  if (words.size() < 5 || words[3] != ":")
    return std::unexpected(
        error(RecordFault::BadLine, "a roll is written: number. W or B, dice, colon, play"));
  const auto head = read_roll_head(words);
  if (!head) return std::unexpected(head.error());
  return WrittenTurn{*head, joined({words.begin() + 4, words.end()})};
}

class RecordReader {
 public:
  std::expected<Record, RecordError> read(std::string_view text) {
    std::istringstream in{std::string(without_byte_order_mark(text))};
    for (std::string line; std::getline(in, line);) {
      ++line_;
      if (!line.empty() && line.back() == '\r') line.pop_back();
      if (says_nothing(line)) continue;
      if (auto fault = line[0] == '['    ? tag(line)
                       : annotates(line) ? annotation(line)
                                         : body(words_of(line))) {
        fault->line = line_;
        return std::unexpected(*fault);
      }
    }
    if (auto fault = settle()) {
      fault->line = line_;
      return std::unexpected(*fault);
    }
    if (const auto open = branches_.end()) return std::unexpected(*open);
    return std::move(record_);
  }

 private:
  Fault tag(const std::string& line) {
    if (begun_) return error(RecordFault::BadTag, "tags stand before the first roll");
    auto tag = parse_tag_line(line);
    if (!tag) return error(RecordFault::BadTag, "a tag is written [Name \"value\"]");
    record_.tags.push_back(std::move(*tag));
    return std::nullopt;
  }

  // The terms and the start, once all tags are read.
  Fault settle() {
    if (begun_) return std::nullopt;
    begun_ = true;
    if (record_.tag("Game") != kGameTag)
      return error(RecordFault::BadTag, "the tag [Game \"courrier\"] is missing");
    if (const auto fault = start()) return fault;
    game_ = Match(record_.start);
    return std::nullopt;
  }

  Fault start() {
    if (const auto text = record_.tag("Start"); !text.empty()) {
      const auto state = parse_position(text);
      if (!state) return error(RecordFault::BadTag, "Start: " + state.error().front().message);
      record_.start = *state;
    }
    if (record_.tag("Points").empty()) return std::nullopt;
    record_.start.terms.points = number_in(record_.tag("Points"), 1, kMostPoints).value_or(0);
    const auto wrong = problems_of(record_.start);
    return wrong.empty() ? std::nullopt
                         : Fault(error(RecordFault::BadTag, "Points: " + wrong.front().message));
  }

  // Reads an annotation of a study about the place that the lines before it have reached.
  Fault annotation(const std::string& line) {
    if (auto fault = settle()) return fault;
    return branches_.take(line, [this] { return open_variation(); }, [this] { return close_variation(); });
  }

  Fault open_variation() {
    if (auto fault = branches_.open({game_, won_, n_}, line_)) return fault;
    won_.reset();
    return std::nullopt;
  }

  Fault close_variation() {
    auto left = branches_.close();
    if (!left) return left.error();
    game_ = std::move(left->game);
    won_ = left->won;
    n_ = left->n;
    return std::nullopt;
  }

  Fault body(const Words& words) {
    if (const auto fault = settle()) return fault;
    if (words.size() == 3 && words[0] == "0." && words[2] == "lead") return lead(words[1]);
    if (words.size() >= 2 && (words[1] == "wins" || words[1] == "resigns")) return ending(words);
    const auto t = read_turn(words);
    return t ? turn(*t) : Fault(t.error());
  }

  Fault lead(const std::string& word) {
    const auto side = side_of_capital(word);
    if (!side) return error(RecordFault::BadLine, "\"" + word + "\" should be the first to throw, W or B");
    return act(TakeLead{*side});
  }

  // "W wins", "B resigns", both with "2 : 2-0" or without.
  Fault ending(const Words& words) {
    const auto side = side_of_capital(words[0]);
    if (!side || (words.size() != 2 && words.size() != 5))
      return error(RecordFault::BadLine,
                   "the end of a game is written: W or B, wins or resigns, points, colon, score");
    if (words[1] == "resigns") {
      if (const auto fault = act(Resign{*side})) return fault;
    } else if (!won_ || won_->by != Ending::Out || won_->winner != *side) {
      return error(RecordFault::BadScore, words[0] + " has not won a game here");
    }
    const std::string points = std::to_string(won_->points), score = score_text();
    won_.reset();
    if (words.size() == 2 || (words[2] == points && words[3] == ":" && words[4] == score))
      return std::nullopt;
    return error(RecordFault::BadScore, "by the rules this should be: " + points + " : " + score);
  }

  std::string score_text() const {
    const PerSide<int>& score = game_.state().score;
    return text_of("{}-{}", score.white, score.black);
  }

  Fault turn(const WrittenTurn& t) {
    if (game_.state().stage == Stage::Over)
      return error(RecordFault::OutOfOrder, "the match is already over");
    if (t.head.n != n_ + 1) return error(RecordFault::OutOfOrder, text_of("this should be roll {}", n_ + 1));
    ++n_;
    if (const auto fault = throw_dice(t)) return fault;
    if (t.play == "...") return std::nullopt;
    const auto steps = parse_play(t.play);
    if (!steps) return error(RecordFault::BadPlay, steps.error());
    return act(PlayMen{Steps(*steps)});
  }

  Fault throw_dice(const WrittenTurn& t) {
    if (game_.state().stage == Stage::Lead)
      if (const auto fault = act(TakeLead{t.head.side})) return fault;
    const State& s = game_.state();
    if (s.to_act != t.head.side)
      return error(RecordFault::OutOfOrder, text_of("it is the turn of {}", capital(other(t.head.side))));
    if (s.stage == Stage::Roll) return act(RollDice{t.head.roll});
    if (n_ > 1) return error(RecordFault::OutOfOrder, "the roll before this one has not been played");
    // A record that starts at Move has its first roll in hand.
    if (s.roll != t.head.roll)
      return error(RecordFault::BadDice, "the record starts with the roll " + roll_text(s.roll) + " to play");
    return std::nullopt;
  }

  Fault act(const GameEvent& event) {
    const Side side = acting_side(game_, event);
    const auto effects = game_.act(event);
    if (!effects) return rejected(effects.error(), event);
    branches_.add({side, event});
    won_ = effects->won;
    return std::nullopt;
  }

  static RecordError rejected(const ActionError& r, const GameEvent& event) {
    if (r.refusal) {
      const LawText& law = text(r.refusal->law);
      return error(
          RecordFault::Refused,
          text_of("{} breaks {}: {}", play_text(std::get<PlayMen>(event).steps), law.rule, law.english));
    }
    if (r.why == ActionProblem::GameOver) return error(RecordFault::OutOfOrder, "the match is already over");
    return error(RecordFault::OutOfOrder, "this cannot be done at this stage of the game");
  }

  // The state of a line that was left for a variation, which goes on at its end.
  struct Held {
    Match game;
    std::optional<Win> won;
    int n;
  };

  Record record_;
  Branches<Held> branches_{record_.events, record_.annotations};
  Match game_;
  std::optional<Win> won_;  // by the last event, until its line
  int n_ = 0;
  int line_ = 0;
  bool begun_ = false;
};

}  // namespace

std::string_view Record::tag(std::string_view name) const { return tag_in(tags, name); }

void Record::set_tag(std::string_view name, std::string_view value) { set_tag_in(tags, name, value); }

std::string print_record(const Record& record) {
  RecordSink<Moment> sink;
  print_into(sink, record);
  return sink.text();
}

StudyText study_text(const Record& record) {
  StudySink<Moment, StudyPlace> sink(stand);
  print_into(sink, record);
  return sink.take();
}

bool is_courrier_record(std::string_view text) {
  text = without_byte_order_mark(text);
  const std::string tag = text_of("[Game \"{}\"]", kGameTag);
  const std::size_t at = text.find(tag);
  return at != std::string_view::npos && (at == 0 || text[at - 1] == '\n');
}

std::expected<Record, RecordError> parse_courrier_record(std::string_view text) {
  return RecordReader().read(text);
}

}  // namespace trictrac::courrier

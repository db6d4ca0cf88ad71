#include <algorithm>
#include <charconv>
#include <sstream>

#include "notation/options_text.h"
#include "notation/play_text.h"
#include "notation/record.h"
#include "notation/record_turn.h"
#include "notation/trid.h"

namespace trictrac {
namespace {

using Words = std::vector<std::string>;

Words words_of(const std::string& text) {
  Words words;
  std::istringstream in(text);
  for (std::string w; in >> w;) words.push_back(w);
  return words;
}

// A turn as it stands in the text, not yet believed.
struct WrittenTurn {
  int n = 0;
  Side side = Side::White;
  Roll roll;
  std::string play;       // "" where nothing is played
  bool landings = false;  // "42 7 10": the play names landing flèches
  bool let_stand = false;
  bool tells_events = false;
  bool tells_marks = false;
  Words roller_events, other_events;
  Words roller_marks, other_marks;
  std::string decision;
};

// What a line says, or what is wrong with it.
template <class T>
using Read = std::expected<T, RecordError>;

RecordError error(std::string code, std::string message) {
  return RecordError{0, std::move(code), std::move(message)};
}

// The number after the last plus: 4 in 0+4, E+4 and +4h.
std::optional<int> amount_in(const std::string& word) {
  const size_t plus = word.rfind('+');
  if (plus == std::string::npos) return std::nullopt;
  const char* from = word.data() + plus + 1;
  int n = 0;
  const auto [end, wrong] = std::from_chars(from, word.data() + word.size(), n);
  const bool whole = end == word.data() + word.size() || std::string_view(end) == "h";
  if (wrong != std::errc() || !whole || n < 0 || n > 999) return std::nullopt;
  return n;
}

bool is_decision(const std::string& w) { return w == "T" || w == "V"; }

bool is_mark(const std::string& w) {
  if (w == "b" || w == "M" || w == "H" || w.starts_with("E+")) return true;
  if (w[0] == 'r' || w[0] == '+') return w.size() > 1;
  return w.find('+') != std::string::npos;
}

class LineReader {
 public:
  Read<WrittenTurn> read(std::string line) {
    take_events(line);
    words_ = words_of(line);
    if (const auto e = head(); e) return std::unexpected(*e);
    if (const auto e = tail(); e) return std::unexpected(*e);
    return t_;
  }

 private:
  using Fault = std::optional<RecordError>;

  // "{a b / c}" is taken out of the line.
  void take_events(std::string& line) {
    const std::size_t open = line.find('{'), close = line.find('}');
    if (open == std::string::npos || close == std::string::npos || close < open) return;
    t_.tells_events = true;
    Words* into = &t_.roller_events;
    for (std::string w : words_of(line.substr(open + 1, close - open - 1))) {
      if (w == "/")
        into = &t_.other_events;
      else
        into->push_back(std::move(w));
    }
    line.replace(open, close - open + 1, " ");
  }

  Fault head() {
    if (words_.size() < 3) return error("bad_line", "a roll is written: number. W or B, dice, colon, play");
    const std::string& number = words_[0];
    const auto [end, wrong] = std::from_chars(number.data(), number.data() + number.size(), t_.n);
    if (wrong != std::errc() || *end != '.')
      return error("bad_line", "\"" + number + "\" should be the number of the roll with a point, such as 9.");
    if (words_[1] != "W" && words_[1] != "B")
      return error("bad_line", "\"" + words_[1] + "\" should be the roller, W or B");
    t_.side = words_[1] == "W" ? Side::White : Side::Black;
    const std::string& dice = words_[2];
    if (dice.size() >= 2) t_.roll = {static_cast<std::uint8_t>(dice[0] - '0'), static_cast<std::uint8_t>(dice[1] - '0')};
    if (dice.size() != 2 || !valid(t_.roll))
      return error("bad_dice", "\"" + dice + "\" should be two dice from 1 to 6, such as 42");
    return std::nullopt;
  }

  Fault tail() {
    std::size_t i = 3;
    t_.landings = i >= words_.size() || words_[i] != ":";
    if (!t_.landings) ++i;
    for (; i < words_.size() && is_play(words_[i]); ++i) t_.play += (t_.play.empty() ? "" : " ") + words_[i];
    Words* into = &t_.roller_marks;
    for (; i < words_.size(); ++i) {
      const std::string& w = words_[i];
      if (w == "F") {
        t_.let_stand = true;
      } else if (is_decision(w) && into == &t_.roller_marks) {
        t_.decision = w;
      } else if (w == "/") {
        into = &t_.other_marks;
      } else if (is_mark(w)) {
        into->push_back(w);
        t_.tells_marks = true;
      } else {
        return error("bad_line", "\"" + w + "\" is not understood here");
      }
    }
    return std::nullopt;
  }

  static bool is_play(const std::string& w) {
    return w == "..." || w == "-" || (w.size() > 1 && w.find('/') != std::string::npos) ||
           (!is_mark(w) && w != "/" && w != "F" && !is_decision(w));
  }

  WrittenTurn t_;
  Words words_;
};

std::string without_primes(std::string text) {
  std::erase(text, '\'');
  return text;
}

std::string listed(Words words) {
  std::string text;
  for (const std::string& w : words) text += (text.empty() ? "" : " ") + w;
  return text.empty() ? "nothing" : text;
}

class RecordReader {
 public:
  Read<Record> read(std::string_view text) {
    std::istringstream in{std::string(text)};
    for (std::string line; std::getline(in, line);) {
      ++line_;
      if (!line.empty() && line.back() == '\r') line.pop_back();
      if (line.find_first_not_of(" \t") == std::string::npos || line[0] == '#') continue;
      std::optional<RecordError> fault = line[0] == '[' ? tag(line) : body(line);
      if (fault) {
        fault->line = line_;
        return std::unexpected(*fault);
      }
    }
    if (const auto fault = settle()) return std::unexpected(*fault);
    return record_;
  }

 private:
  using Fault = std::optional<RecordError>;

  Fault tag(const std::string& line) {
    if (begun_) return error("bad_tag", "tags stand before the first roll");
    const std::size_t space = line.find(' '), open = line.find('"'), close = line.rfind('"');
    if (space == std::string::npos || space < 2 || open != space + 1 || close == open || line.back() != ']')
      return error("bad_tag", "a tag is written [Name \"value\"]");
    std::string value;
    for (std::size_t i = open + 1; i < close; ++i) {
      if (line[i] == '\\' && i + 1 < close) ++i;
      value += line[i];
    }
    record_.tags.emplace_back(line.substr(1, space - 1), value);
    return std::nullopt;
  }

  // The rules and the start, once all tags are read.
  Fault settle() {
    if (begun_) return std::nullopt;
    begun_ = true;
    if (const auto format = record_.tag("Format"); !format.empty() && format != "tour")
      return error("bad_tag", "Format \"" + std::string(format) + "\" is not known; it is \"tour\"");
    if (const auto fault = options()) return fault;
    if (const auto name = record_.tag("Numbering"); !name.empty()) {
      const auto numbering = find_numbering(name);
      if (!numbering)
        return error("bad_tag", "Numbering \"" + std::string(name) + "\" is not known; it is " + std::string(numbering_names()));
      numbering_ = *numbering;
    }
    if (const auto fault = start()) return fault;
    tour_ = Tour(record_.start);
    writer_ = TurnWriter(numbering_);
    return std::nullopt;
  }

  Fault options() {
    if (const auto name = record_.tag("Rules"); !name.empty()) {
      const auto preset = find_preset(name);
      if (!preset) return error("bad_tag", "Rules \"" + std::string(name) + "\" are not known");
      record_.options = preset->options;
    }
    for (const std::string& word : words_of(std::string(record_.tag("Options")))) {
      const std::size_t equals = word.find('=');
      if (equals == std::string::npos) return error("bad_tag", "an option is written name=value");
      const auto set = set_option(record_.options, std::string_view(word).substr(0, equals),
                                  std::string_view(word).substr(equals + 1));
      if (!set) return error("bad_tag", set.error());
    }
    record_.start.options = record_.options;
    return std::nullopt;
  }

  Fault start() {
    const auto text = record_.tag("Start");
    if (text.empty()) return std::nullopt;
    auto state = parse_trid(text);
    if (!state) return error("bad_tag", "Start: " + state.error().front().message);
    state->options = record_.options;
    record_.start = *state;
    return std::nullopt;
  }

  Fault body(const std::string& line) {
    if (const auto fault = settle()) return fault;
    const Words words = words_of(line);
    if (words.size() == 2) return ending(words);
    if (words.size() == 3 && words[2] == "lead")
      return act(TakeLead{words[1] == "W" ? Side::White : Side::Black, std::nullopt});
    const auto turn = LineReader().read(line);
    if (!turn) return turn.error();
    return this->turn(*turn);
  }

  Fault ending(const Words& words) {
    const Side side = words[0] == "W" ? Side::White : Side::Black;
    if (words[1] == "resigns") return act(Resign{side});
    if (words[1] != "wins") return error("bad_line", "\"" + words[1] + "\" is not understood here");
    const auto& outcome = tour_.state().outcome;
    if (!outcome || outcome->winner != side)
      return error("bad_marks", "by the marks " + words[0] + " has not won");
    return std::nullopt;
  }

  Fault turn(const WrittenTurn& t) {
    if (tour_.state().stage == Stage::Over) return error("out_of_order", "the tour is already over");
    const int expected = writer_.tokens().n + 1;
    if (t.n != expected)
      return error("out_of_order", "this should be roll " + std::to_string(expected));
    if (const auto fault = throw_dice(t)) return fault;
    if (const auto fault = mark_by_hand(t.roller_marks)) return fault;
    if (const auto fault = decide(t)) return fault;
    if (const auto fault = play(t)) return fault;
    if (const auto fault = mark_by_hand(t.other_marks)) return fault;
    return compare(t);
  }

  Fault throw_dice(const WrittenTurn& t) {
    const State& s = tour_.state();
    if (s.stage == Stage::Lead) {
      if (s.options.lead != Lead::ThrowAnew) return act(TakeLead{t.side, t.roll});
      if (const auto fault = act(TakeLead{t.side, std::nullopt})) return fault;
    }
    if (s.stage != Stage::Roll)
      return error("out_of_order", "the roll before this one has not been finished");
    if (s.to_act != t.side)
      return error("out_of_order", std::string("it is the turn of ") + (t.side == Side::White ? "B" : "W"));
    return act(Throwing{t.roll});
  }

  Fault decide(const WrittenTurn& t) {
    if (tour_.state().stage != Stage::Decide)
      return t.decision.empty() ? std::nullopt
                                : Fault(error("bad_marks", "no hole was made on this roll: there is nothing to decide"));
    if (t.decision == "V") return act(Go{});
    if (t.decision == "T") return act(Hold{});
    if (t.play.empty() || t.play == "...") return std::nullopt;
    return error("bad_marks", "a hole was made: T (tient) or V (s'en va) must be written");
  }

  Fault play(const WrittenTurn& t) {
    const Stage stage = tour_.state().stage;
    if (t.play == "...") return std::nullopt;
    if (stage != Stage::Move) {
      if (t.play.empty() || stage == Stage::Mark) return std::nullopt;
      return error("out_of_order", "nothing is played here");
    }
    const auto steps = t.landings ? landings(t.play) : parse_play(t.play, numbering_);
    if (!steps) return error("bad_play", steps.error());
    if (steps->size() > 2) return error("bad_play", "a roll has two numbers: two steps at most");
    Playing p;
    for (const Step& s : *steps) p.play.steps[p.play.size++] = s;
    p.play.numbers = p.play.size;
    p.let_stand = t.let_stand;
    return act(p);
  }

  std::expected<std::vector<Step>, std::string> landings(const std::string& text) {
    std::vector<Fleche> at;
    for (const std::string& w : words_of(text)) {
      if (w == "-") continue;
      const auto f = parse_fleche(w, numbering_);
      if (!f) return std::unexpected("\"" + w + "\" is not a flèche");
      at.push_back(*f);
    }
    const State& s = tour_.state();
    return play_from_landings(lawful_sequences(s.board, s.roll, s.options, tour_.turn()), s.roll, at);
  }

  // At Stage::Mark only; what is not written was marked as due.
  Fault mark_by_hand(const Words& marks) {
    const State& s = tour_.state();
    if (s.stage != Stage::Mark) return std::nullopt;
    HandMarking m{due_to(s.marker, s, tour_.turn()), 0, std::nullopt};
    std::optional<int> total, holes;
    for (const std::string& w : marks) {
      std::optional<int>* amount = nullptr;
      std::optional<int> ecole;
      if (w.starts_with("E+")) amount = &ecole;
      else if (w.ends_with('h')) amount = &holes;
      else if (w.find('+') != std::string::npos) amount = &total;
      if (amount && !(*amount = amount_in(w)))
        return error("bad_marks", "\"" + w + "\" should tell an amount from 0 to 999");
      if (ecole) m.ecole = *ecole;
      if (w == "H") m.holes = holes;
    }
    if (total) m.points = *total - m.ecole;
    return act(m);
  }

  Fault act(const Action& action) {
    const State before = tour_.state();
    const auto effects = tour_.act(action);
    if (!effects) return rejected(effects.error(), action);
    record_.actions.push_back(action);
    writer_.follow(before, action, *effects, tour_);
    return std::nullopt;
  }

  RecordError rejected(const Rejection& r, const Action& action) const {
    if (r.refusal) {
      const LawText& law = text(r.refusal->law);
      const auto& playing = std::get<Playing>(action).play;
      return error("refused", play_text(playing, tour_.state().roll, numbering_) + " breaks " +
                                  std::string(law.rule) + ": " + std::string(law.english));
    }
    switch (r.why) {
      case Objection::GameOver: return error("out_of_order", "the tour is already over");
      case Objection::BadRoll: return error("bad_dice", "this roll cannot open a tour (K9)");
      case Objection::BadMarks: return error("bad_marks", "points are even and not below zero");
      default: return error("out_of_order", "this cannot be done at this stage of the game");
    }
  }

  // The first thing written that differs from what the rules give; events or marks may be left out.
  Fault compare(const WrittenTurn& t) {
    const TurnTokens& due = writer_.tokens();
    if (t.tells_events) {
      if (const auto f = differ("the roller's events", sorted(t.roller_events), sorted(due.roller_events))) return f;
      if (const auto f = differ("the other's events", sorted(t.other_events), sorted(due.other_events))) return f;
    }
    if (!t.tells_marks) return std::nullopt;
    if (const auto f = differ("the roller's marks", t.roller_marks, due.roller_marks)) return f;
    return differ("the other's marks", t.other_marks, due.other_marks);
  }

  Fault differ(const char* what, const Words& written, const Words& due) const {
    if (written == due) return std::nullopt;
    return error("bad_marks", std::string(what) + " are written as " + listed(written) +
                                  "; by the rules they are " + listed(due));
  }

  Words sorted(Words words) const {
    for (std::string& w : words) w = without_primes(w);
    std::sort(words.begin(), words.end());
    return words;
  }

  int line_ = 0;
  bool begun_ = false;
  Record record_;
  Numbering numbering_ = Numbering::OneTo24;
  Tour tour_;
  TurnWriter writer_{Numbering::OneTo24};
};

}  // namespace

std::expected<Record, RecordError> parse_record(std::string_view text) {
  return RecordReader().read(text);
}

}  // namespace trictrac

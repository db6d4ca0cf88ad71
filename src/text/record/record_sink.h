// Receives the pieces of a record in the order in which they are printed, and finds the places of a study in
// them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/record/record.h"

namespace trictrac {

// The kinds of line: a roll or another event, "= …", or "W wins".
enum class LineKind : std::uint8_t { Event, MatchLedger, Result };

// Joins the pieces of a record in their order; derived classes see the place of each. `Game` is a match at
// one moment.
template <class Game>
class RecordSink {
 public:
  virtual ~RecordSink() = default;
  // Receives the match at the start of the record, after its tags.
  virtual void begin(const Game&) { add("\n"); }
  // Receives a line of play without its line break; `after` is the match after everything in that line.
  virtual void line(const std::string& line, LineKind, const Game& /*after*/) { add(line + "\n"); }
  // Receives the comments and drawings of the current place; its variations follow.
  virtual void notes(const Annotation& notes) { add(print_notes(notes)); }
  // Begins a variation at that place, and ends it.
  virtual void open() { add("(\n"); }
  virtual void close() { add(")\n"); }

  void add(const std::string& text) { text_ += text; }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

// Prints the annotations of the place after so many events of a line: comments, drawings, variations. A copy
// of `walker`, which follows the events of one game, walks each variation.
template <class Game, class Walker>
void print_annotation(RecordSink<Game>& sink, Walker& walker, const std::vector<Annotation>& annotations,
                      std::size_t after) {
  const Annotation* here = annotation_at(annotations, after);
  if (!here) return;
  walker.finish_line();
  sink.notes(*here);
  for (const Variation& variation : here->variations) {
    sink.open();
    Walker(walker).walk(variation.events, variation.annotations);
    sink.close();
  }
}

// Collects every place of a study while its record is printed.
template <class Game, class Place>
class StudySink : public RecordSink<Game> {
 public:
  // `stand` writes the state of the match into a place.
  using Stand = void (*)(Place&, const Game&);
  explicit StudySink(Stand stand) : stand_(stand) {}

  void begin(const Game& game) override {
    RecordSink<Game>::begin(game);
    Place& place = places_.emplace_back();
    stand_(place, game);
    place.at = lines() - 1;
    place.notes = place.rest = lines();
  }

  void line(const std::string& line, LineKind kind, const Game& after) override {
    if (kind == LineKind::Event) place(line, after);
    RecordSink<Game>::line(line, kind, after);
    places_[here_].notes = places_[here_].rest = lines();
  }

  void notes(const Annotation& notes) override {
    RecordSink<Game>::notes(notes);
    Place& place = places_[here_];
    place.remarks = notes.remarks;
    place.drawings = notes.drawings;
    place.rest = lines();
  }

  void open() override {
    RecordSink<Game>::open();
    left_.push_back(here_);
  }

  void close() override {
    RecordSink<Game>::close();
    here_ = left_.back();
    left_.pop_back();
  }

  // Moves the study out of this object.
  StudyTree<Place> take() { return {this->text(), std::move(places_)}; }

 private:
  void place(const std::string& line, const Game& after) {
    Place next;
    next.parent = here_;
    next.depth = static_cast<int>(left_.size());
    next.line = line;
    stand_(next, after);
    next.at = lines();
    here_ = static_cast<int>(places_.size());
    places_.push_back(std::move(next));
  }

  int lines() {
    const std::string_view fresh =
        std::string_view(this->text()).substr(std::exchange(counted_, this->text().size()));
    return lines_ += static_cast<int>(std::ranges::count(fresh, '\n'));
  }

  Stand stand_;
  std::vector<Place> places_;
  std::vector<int> left_;  // places from which variations were begun
  int here_ = 0;
  std::size_t counted_ = 0;  // of the text, how much has been counted into lines_
  int lines_ = 0;
};

}  // namespace trictrac

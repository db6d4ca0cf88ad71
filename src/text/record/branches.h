// The stack of open variations while a record is parsed.
#pragma once

#include <expected>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text_of.h"
#include "text/record/record.h"
#include "text/record/record_line.h"
#include "text/words.h"

namespace trictrac {

// Collects the events and annotations of a record with its variations. `Held` is the state of a line that is
// restored when a variation of it ends.
template <class Held>
class Branches {
 public:
  // Requires that the vectors, those of the record itself, outlive it and stay where they are.
  Branches(std::vector<LoggedEvent>& events, std::vector<Annotation>& annotations)
      : events_(&events), annotations_(&annotations) {}

  void add(LoggedEvent event) { events_->push_back(std::move(event)); }

  // Reads a line of a study (annotates): calls `open` and `close` at the beginning and end of a variation.
  template <class Open, class Close>
  std::optional<RecordError> take(std::string_view line, const Open& open, const Close& close) {
    const Words words = words_of(line);
    if (words == Words{"("}) return open();
    if (words == Words{")"}) return close();
    if (words[0][0] == '(' || words[0][0] == ')')
      return record_error(RecordFault::BadNote, "a line ( begins a variation and a line ) ends it");
    const auto read = read_note(line, here());
    return read ? std::nullopt : std::optional(record_error(RecordFault::BadNote, read.error()));
  }

  // Begins a variation at a line of the text, and keeps `held` until its end.
  std::optional<RecordError> open(Held held, int line) {
    if (left_.size() == kDeepest)
      return record_error(RecordFault::BadNote,
                          text_of("variations can be nested {} deep at most", kDeepest));
    if (++variations_ > kMostVariations)
      return record_error(RecordFault::BadNote,
                          text_of("a record has {} variations at most", kMostVariations));
    left_.push_back({std::move(held), events_, annotations_, line});
    Variation& variation = here().variations.emplace_back();
    events_ = &variation.events;
    annotations_ = &variation.annotations;
    return std::nullopt;
  }

  // Returns whether a variation is open.
  bool inside() const { return !left_.empty(); }

  // Ends a variation, and returns the state of the line that it left.
  std::expected<Held, RecordError> close() {
    if (!inside())
      return std::unexpected(
          record_error(RecordFault::BadNote, "no variation is open here: a line ( begins one"));
    if (events_->empty())
      return std::unexpected(record_error(RecordFault::BadNote,
                                          "a variation needs at least one roll between its lines ( and )"));
    OpenBranch left = std::move(left_.back());
    left_.pop_back();
    events_ = left.events;
    annotations_ = left.annotations;
    return std::move(left.held);
  }

  // Returns the error at the end of the text, with its line, if a variation is still open.
  std::optional<RecordError> end() const {
    if (!inside()) return std::nullopt;
    RecordError open = record_error(RecordFault::BadNote, "this variation is not closed: a line ) ends it");
    open.line = left_.back().line;
    return open;
  }

 private:
  struct OpenBranch {
    Held held;
    std::vector<LoggedEvent>* events;
    std::vector<Annotation>* annotations;
    int line;  // of the text, where it was left
  };

  // Returns the annotation at the current place, which it creates if there is none.
  Annotation& here() {
    const std::size_t after = events_->size();
    if (annotations_->empty() || annotations_->back().after != after)
      annotations_->push_back({after, {}, {}, {}});
    return annotations_->back();
  }

  std::vector<LoggedEvent>* events_;  // of the line that is read
  std::vector<Annotation>* annotations_;
  std::vector<OpenBranch> left_;
  std::size_t variations_ = 0;
};

}  // namespace trictrac

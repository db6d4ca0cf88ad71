// A record as it is printed, piece by piece, for those who also want to know what stands at each line.
#pragma once

#include <string>

#include "text/record/record.h"

namespace trictrac {

// Takes the pieces of a record in their order and joins them; each may be listened to.
class RecordSink {
 public:
  enum class Kind : std::uint8_t { Event, MatchLedger, Result };  // a roll or other event; "= …"; "W wins"

  virtual ~RecordSink() = default;
  // The tags have been written; the match stands as the record starts.
  virtual void begin(const Match& match);
  // A line of play without its break; `after` is the match once all that it says is done.
  virtual void line(const std::string& line, Kind kind, const Match& after);
  // Comments and drawings of the place to which the lines have come; its variations follow.
  virtual void notes(const Annotation& notes);
  // A variation begins at that place, and ends: then one is back there.
  virtual void open();
  virtual void close();

  void add(const std::string& text) { text_ += text; }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

// The text print_record() makes.
std::string print_record(const Record& record, RecordSink& sink);

}  // namespace trictrac

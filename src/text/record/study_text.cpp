#include "text/record/study_text.h"

#include <algorithm>
#include <utility>

#include "text/record/record_walk.h"

namespace trictrac {
namespace {

class Places : public RecordSink {
 public:
  void begin(const Match& match) override {
    RecordSink::begin(match);
    StudyPlace& place = places_.emplace_back();
    stand(place, match);
    place.at = lines() - 1;
    place.notes = place.rest = lines();
  }

  void line(const std::string& line, Kind kind, const Match& after) override {
    if (kind == Kind::Event) place(line, after);
    RecordSink::line(line, kind, after);
    places_[here_].notes = places_[here_].rest = lines();
  }

  void notes(const Annotation& notes) override {
    RecordSink::notes(notes);
    StudyPlace& place = places_[here_];
    place.remarks = notes.remarks;
    place.drawings = notes.drawings;
    place.rest = lines();
  }

  void open() override {
    RecordSink::open();
    left_.push_back(here_);
  }

  void close() override {
    RecordSink::close();
    here_ = left_.back();
    left_.pop_back();
  }

  std::vector<StudyPlace> take() { return std::move(places_); }

 private:
  static void stand(StudyPlace& place, const Match& match) {
    place.state = match.state();
    for (const CombineGame game : {CombineGame::Ecrire, CombineGame::Honours})
      if (may_suspend(match, game)) place.suspends.push_back(game);
  }

  void place(const std::string& line, const Match& match) {
    StudyPlace next;
    next.parent = here_;
    next.depth = static_cast<int>(left_.size());
    next.line = line;
    stand(next, match);
    next.at = lines();
    here_ = static_cast<int>(places_.size());
    places_.push_back(std::move(next));
  }

  int lines() {
    const std::string_view fresh = std::string_view(text()).substr(std::exchange(counted_, text().size()));
    return lines_ += static_cast<int>(std::ranges::count(fresh, '\n'));
  }

  std::vector<StudyPlace> places_;
  std::vector<int> left_;  // places from which variations were begun
  int here_ = 0;
  std::size_t counted_ = 0;  // of the text, how much has been counted into lines_
  int lines_ = 0;
};

}  // namespace

StudyText study_text(const Record& record) {
  Places places;
  std::string text = print_record(record, places);
  return {std::move(text), places.take()};
}

}  // namespace trictrac

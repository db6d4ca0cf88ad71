// A second arbiter of marks and schools (section R), slow and of its own: it keeps all that was ever said in
// a relevé, finds by looking back through it what may still be said, and counts the whole anew every time.
#pragma once

#include <array>
#include <vector>

namespace twin {

// Sides are 0 and 1.
struct Account {
  std::array<int, 2> points{}, holes{};
  std::array<bool, 2> second{};  // who carries the second jeton
  friend bool operator==(const Account&, const Account&) = default;
};

// What a roll gives who threw it and the other, what of it is for a jan that must be filled or kept, and
// whether a man can be played.
struct Worth {
  int thrower, other, bound;
  bool playable;
};

class Arbiter {
 public:
  // `first` throws first; -1: whoever does.
  explicit Arbiter(int first) : first_(first) {}

  // Each says whether the action has its moment, and if so does it.
  bool roll(int side, const Worth& worth);
  bool mark(int side, int points);
  bool play(int side, bool bound_done);
  bool hold(int side);
  bool go(int side);
  bool agree(int side);
  bool object(int side);
  bool school(int side, int points, bool received);
  bool rectify(int side, bool received);
  // `of`: what was received (1) or gained (0) the school is for; -1: whichever was said last.
  bool whole(int side, int of);
  bool false_school(int side, int of);
  bool augment(int side, int of);

  Account account() const;

 private:
  enum What { Roll, Mark, Play, Hold, Go, Agree, Stay, School, False, Augment, Correct };
  struct Said {
    What what = Roll;
    int side = 0;
    int points = 0;          // marked, claimed, disputed, corrected by, or holes held on
    bool received = false;   // at Mark, School and Correct
    int about = -1;          // the roll, or the school, as an index of `said_`
    int right = 0;           // at School and Correct: by the rules
    int back = 0;            // taken back at School, given back at False
    int order = 0;           // at School: when it was last said
    int place = 0;           // at School and False: when they count
    Worth worth{};           // at Roll
    bool bound_done = true;  // at Play
  };
  struct Posting {
    int place = 0, said = 0, side = 0, points = 0, sheet = -1;
    bool clears = false;
  };

  int find_last(What what, int side, int after = -1) const;
  int last_roll() const;
  int number_of_roll(int index) const;
  int clearing() const;
  int goer() const;
  bool in_hand(int side) const;
  bool to_throw(int side) const;
  bool passes(int side) const;
  bool may_decide(int side) const;
  int own_holes(int side) const;
  int held(int side) const;

  int sheet(int side, bool received) const;
  bool consummated(int side, bool received) const;
  bool open(int side, bool received) const;
  int marked(int sheet, int side, bool received, bool corrected) const;
  int remaining(int side, bool received) const;
  int excess(int side, bool received) const;

  bool disputable(int by, bool received) const;
  bool acted_since(int side, int index) const;
  int disputed(int school) const;
  bool maintained(int school) const;
  int fresh_school(int by, int of) const;
  bool claimable(int by, bool received) const;
  void claim(int by, int points, bool received);
  void correct(int side, bool received, int sheet, int by, int right);
  struct Went {
    int side, holes;
  };
  Went went() const;
  void stays(Went went);
  std::vector<Posting> postings() const;
  Account count(std::vector<int>* holes_of_sheet) const;

  int first_;
  int words_ = 0;  // schools said
  std::vector<Said> said_;
};

}  // namespace twin

// A second arbiter of marks and schools (section R), slow and of its own: it keeps all that was ever said in
// a relevé, finds by looking back through it what may still be said, and counts the whole again every time.
#pragma once

#include <array>
#include <vector>

namespace twin {

// Sides are 0 and 1.
struct Account {
  std::array<int, 2> points{}, holes{};
  std::array<bool, 2> second{};  // who carries the second jeton
  std::array<bool, 2> flag{};    // who carries the pavillon
  bool flag_lost = false;        // it was taken, and given up or forgotten
  friend bool operator==(const Account&, const Account&) = default;
};

// The points of a roll for the roller and for the opponent, those for a jan that must be filled or kept, and
// whether a man can be played.
struct Worth {
  int thrower, other, bound;
  bool playable;
};

// The pieces moved with a mark where pegs are moved by hand: holes, and of second jeton and pavillon whether
// they were moved (1), forgotten (0), or not mentioned (-1).
struct Pegs {
  int holes = 0, second = -1, flag = -1;
};

class Arbiter {
 public:
  // `first` throws first; -1: either side may. `pegs`: holes, second jeton and pavillon are moved by hand.
  // `amended`: section R after 1.0.
  explicit Arbiter(int first, bool pegs = false, bool amended = false)
      : first_(first), pegs_(pegs), amended_(amended) {}

  // Each says whether the action has its moment, and if so does it.
  bool roll(int side, const Worth& worth);
  // A throw while the opponent still plays: the dice are thrown with `roll` once that is done, unless the
  // same side throws again.
  bool throws_early(int side) const;
  bool early(int side);
  bool early_pending() const;
  bool invite(int side);
  bool mark(int side, int points, const Pegs& pegs = {});
  // `unplayed`: points for numbers that could have been played and were not; `out`: the last man left;
  // `touched`: a man was moved, though perhaps none could be.
  bool play(int side, bool bound_done, int unplayed = 0, bool out = false, bool touched = false);
  // The play of the last roll that was played is put right: `helpless` points more are due for it. The men
  // are put so, or the player has to play again, and then does.
  void placed(int helpless, bool out);
  void undone(int helpless);
  void replayed(int helpless, bool out);
  bool hold(int side);
  bool go(int side);
  bool agree(int side);
  bool object(int side);
  bool school(int side, int points, bool received);
  bool rectify(int side, bool received);
  // `of`: the école is for points received (1) or gained (0); -1: for the latest of both.
  bool whole(int side, int of);
  bool false_school(int side, int of);
  bool augment(int side, int of);

  Account account() const;

 private:
  // Places within a turn.
  enum Place { Thrown, Gained, Disputed, Received, Schooled, Gone, After, Places };
  enum What {
    Roll,
    Mark,
    Play,
    Undo,
    Replay,
    Hold,
    Go,
    Agree,
    Stay,
    School,
    False,
    Augment,
    Correct,
    Early,
    Declare
  };
  struct Said {
    What what = Roll;
    int side = 0;
    int points = 0;          // marked, claimed, disputed, corrected by, or holes held on
    bool received = false;   // at Mark, School and Correct
    int about = -1;          // the roll, or the school, as an index of `said_`
    int right = 0;           // at School and Correct: by the rules
    int back = 0;            // taken back at School, given back at False
    int undone = 0;          // of the points taken back: due and not done
    int order = 0;           // at School: when it was last said
    int place = 0;           // at School and False: when they count
    Worth worth{};           // at Roll
    int at = -1;             // at Mark and Correct: the roll with which it counts
    bool bound_done = true;  // at Play
    bool out = false;        // at Play and Replay
    bool early = false;      // at Roll: thrown before the play of the opponent
    bool annulled = false;   // thrown after a man was wrongly borne off, and all that was said of it
    Pegs pegs{};             // at Mark
    bool by_law = false;     // at Correct: holes are from now on those that the points make
    int behind = 0;          // at such a Correct: what stood behind the holes, and is points from now on
  };
  struct Posting {
    int place = 0, said = 0, side = 0, points = 0, sheet = -1;
    bool clears = false, received = false;
    int pegged = -1;                  // holes, where they are by hand; else -1
    bool second = true, flag = true;  // taken where they are due
    int won = 0, behind = 0;          // holes, and points forgotten or too many with them
  };
  struct Reckoning {
    Account account;
    std::vector<Posting> postings;
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
  int past(int side) const;
  int in_dispute(int side, bool received) const;
  int roll_before(int index) const;
  int first_after(What what, int side, int after) const;
  bool declared(int side, bool received, int after, int before) const;
  void declare(int side);
  int play_of(int roll) const;
  int latest(int sheet, bool received) const;
  int due(int sheet, bool received) const;
  int undone_of(int sheet, bool received) const;
  bool consummated(int side, bool received, int sheet) const;
  bool open(int side, bool received) const;
  int marked(int sheet, int side, bool received, bool corrected) const;
  int given_back(bool received, int sheet) const;
  int of_undone(int side, bool received, int sheet, int back) const;
  int remaining(int side, bool received, int sheet) const;
  int excess(int side, bool received, int sheet) const;
  bool again() const;
  void mend(int helpless);
  void annul();

  bool disputable(int by, bool received) const;
  bool acted_since(int side, int index) const;
  int disputed(int school) const;
  bool maintained(int school) const;
  int fresh_school(int by, int of) const;
  bool claimable(int by, bool received, int sheet) const;
  void claim(int by, int points, bool received, int sheet);
  void correct(int side, bool received, int sheet, int by, int right, int back);
  bool unpeg(int side, bool received, int sheet);
  bool touches(const Posting& p, int side, bool received, int sheet) const;
  int behind(int side, bool received, int sheet) const;
  int holes_put_right(int side, bool received, int roll) const;
  struct Went {
    int side, holes;
  };
  Went went() const;
  void stays(Went went);
  void fill(Posting& p) const;
  std::vector<Posting> postings() const;
  static void peg(Account& a, Posting& p, std::array<bool, 2>& broken);
  static void take_flag(Account& a, const Posting& p);
  Reckoning count() const;

  int first_;
  bool pegs_;
  bool amended_;
  int words_ = 0;  // schools said
  std::vector<Said> said_;
};

}  // namespace twin

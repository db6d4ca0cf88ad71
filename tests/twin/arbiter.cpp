#include "arbiter.h"

#include <algorithm>

namespace twin {
namespace {

// Places within a turn.
enum Place { Thrown, Gained, Disputed, Received, Schooled, Gone, After, Places };

}  // namespace

int Arbiter::find_last(What what, int side, int after) const {
  for (int i = static_cast<int>(said_.size()) - 1; i > after; --i)
    if (said_[i].what == what && (side < 0 || said_[i].side == side)) return i;
  return -1;
}
int Arbiter::last_roll() const { return find_last(Roll, -1); }

int Arbiter::number_of_roll(int index) const {
  int n = 0;
  for (int i = 0; i <= index; ++i) n += said_[i].what == Roll;
  return n;
}

// The last time that men were put back: what was marked before cannot be disputed.
int Arbiter::clearing() const { return find_last(Agree, -1); }

int Arbiter::goer() const {
  const int go = find_last(Go, -1), stay = find_last(Stay, -1);
  if (go < 0 || go < clearing()) return -1;
  if (go > stay) return said_[go].side;
  // What he said binds him again if his hole has come back before anything else was done.
  const bool over = find_last(Play, said_[go].side, go) >= 0 || find_last(Roll, -1, go) >= 0;
  return !over && own_holes(said_[go].side) > said_[stay].points ? said_[go].side : -1;
}

bool Arbiter::in_hand(int side) const {
  const int r = last_roll();
  return r >= 0 && said_[r].side == side && find_last(Play, side, r) < 0 && clearing() < r;
}

bool Arbiter::to_throw(int side) const {
  if (goer() >= 0) return false;
  const int r = last_roll();
  if (r < 0) return first_ < 0 || side == first_;
  if (clearing() > r) return said_[find_last(Go, -1)].side == side;
  return find_last(Play, -1, r) >= 0 && said_[r].side != side;
}

// Nobody waits for one who can play nothing.
bool Arbiter::passes(int side) const {
  const int r = last_roll(), o = 1 - side;
  return r >= 0 && in_hand(o) && goer() < 0 && !may_decide(o) && !said_[r].worth.playable;
}

int Arbiter::own_holes(int side) const {
  const int s = sheet(side, false);
  if (s < 0) return 0;
  std::vector<int> holes(said_.size());
  count(&holes);
  return holes[s];
}

int Arbiter::held(int side) const {
  const int r = sheet(side, false);
  const int i = std::max(find_last(Hold, side, r), find_last(Stay, side, r));
  return r >= 0 && i >= 0 ? said_[i].points : 0;
}

bool Arbiter::may_decide(int side) const {
  const bool late = to_throw(1 - side) && sheet(side, false) >= 0 && !consummated(side, false);
  return goer() < 0 && (in_hand(side) || late) && own_holes(side) > held(side);
}

// The roll of the mark that may be made or disputed, or -1.
int Arbiter::sheet(int side, bool received) const {
  const int mine = find_last(Roll, side, clearing());
  if (!received) return mine;
  const int his = find_last(Roll, 1 - side, clearing());
  if (his > mine && find_last(Play, 1 - side, his) >= 0) return his;
  for (int i = mine - 1; i > clearing() && mine >= 0; --i)
    if (said_[i].what == Roll) return said_[i].side == side ? -1 : i;
  return -1;
}

bool Arbiter::consummated(int side, bool received) const {
  const int s = sheet(side, received);
  if (received) return find_last(Roll, side, s) >= 0;
  const bool touched = find_last(Play, side, s) >= 0 && said_[s].worth.playable;
  return touched || find_last(Go, side, s) >= 0 || find_last(Roll, 1 - side, s) >= 0;
}

bool Arbiter::open(int side, bool received) const {
  return sheet(side, received) >= 0 && !consummated(side, received);
}

int Arbiter::marked(int sheet, int side, bool received, bool corrected) const {
  int points = 0;
  for (const Said& s : said_)
    if (s.about == sheet && s.side == side && s.received == received &&
        (s.what == Mark || (s.what == Correct && corrected)))
      points += s.points;
  return points;
}

// What of the difference between due and marked no school and no correction has made good.
int Arbiter::remaining(int side, bool received) const {
  const int s = sheet(side, received);
  const Worth& w = said_[s].worth;
  const int due = received ? w.other : w.thrower;
  const int p = find_last(Play, side, s);
  const int undone = !received && p >= 0 && !said_[p].bound_done ? w.bound : 0;
  const int made = marked(s, side, received, false);
  int left = std::max(0, made - due) + std::max(0, due - undone - made) + undone;
  for (const Said& x : said_)
    if ((x.what == School || x.what == Correct) && x.about == s && x.received == received) left -= x.right;
  return left;
}

int Arbiter::excess(int side, bool received) const {
  const int s = sheet(side, received);
  const Worth& w = said_[s].worth;
  const int p = find_last(Play, side, s);
  const int undone = !received && p >= 0 && !said_[p].bound_done ? w.bound : 0;
  int given_back = 0;  // by disputes that have not been answered
  for (const Said& f : said_)
    if (f.what == False && said_[f.about].about == s && said_[f.about].received == received &&
        !maintained(f.about))
      given_back += f.back;
  return std::max(0,
                  marked(s, side, received, true) - ((received ? w.other : w.thrower) - undone) - given_back);
}

bool Arbiter::acted_since(int side, int index) const {
  return find_last(Roll, side, index) >= 0 || find_last(Play, side, index) >= 0;
}

int Arbiter::disputed(int school) const {
  for (std::size_t i = 0; i < said_.size(); ++i)
    if (said_[i].what == False && said_[i].about == school) return static_cast<int>(i);
  return -1;
}

bool Arbiter::maintained(int school) const {
  return std::ranges::any_of(said_, [&](const Said& s) { return s.what == Augment && s.about == school; });
}

bool Arbiter::claimable(int by, bool received) const {
  const int y = 1 - by, s = sheet(y, received);
  if (s < 0) return false;
  const int closes = received ? find_last(Roll, y, s) : s;
  return closes < 0 || find_last(Roll, by, closes) < 0;
}

bool Arbiter::disputable(int by, bool received) const {
  const int y = 1 - by, s = sheet(y, received);
  if (!claimable(by, received)) return false;
  for (std::size_t i = 0; i < said_.size(); ++i)
    if (said_[i].what == School && said_[i].side == by && said_[i].about == s &&
        said_[i].received == received && disputed(static_cast<int>(i)) >= 0 && remaining(y, received) == 0)
      return false;
  return consummated(y, received) || marked(s, y, received, true) > 0;
}

// The last school of `by` that may be disputed: the first words of it.
int Arbiter::fresh_school(int by, int of) const {
  int last = -1;
  for (int i = 0; i < static_cast<int>(said_.size()); ++i) {
    const Said& s = said_[i];
    const bool meant = s.what == School && s.side == by && (of < 0 || s.received == (of == 1));
    const bool fresh = meant && disputed(i) < 0 && !acted_since(1 - by, i);
    if (fresh && (last < 0 || s.order > said_[last].order)) last = i;
  }
  return last;
}

void Arbiter::correct(int side, bool received, int sheet, int by, int right) {
  Said c;
  c.what = Correct;
  c.side = side;
  c.points = by;
  c.received = received;
  c.about = sheet;
  c.right = right;
  if (by != 0 || right != 0) said_.push_back(c);
}

void Arbiter::claim(int by, int points, bool received) {
  const int y = 1 - by, s = sheet(y, received);
  const int too_many = excess(y, received), left = remaining(y, received);
  const int back = std::min(points, too_many);
  const int missing = std::min(points - back, std::max(0, left - too_many));
  int school = -1;
  for (int i = 0; i < static_cast<int>(said_.size()); ++i)
    if (said_[i].what == School && said_[i].side == by && said_[i].about == s &&
        said_[i].received == received && disputed(i) < 0 && !acted_since(y, i))
      school = i;
  if (school < 0) {
    Said c;
    c.what = School;
    c.side = by;
    c.received = received;
    c.about = s;
    const int n = number_of_roll(s);
    c.place = received && consummated(y, true) ? (n + 1) * Places + Thrown : n * Places + Schooled;
    said_.push_back(c);
    school = static_cast<int>(said_.size()) - 1;
  }
  said_[school].order = ++words_;
  said_[school].points += points;
  said_[school].right += back + missing;
  said_[school].back += back;
  correct(y, received, s, -back, 0);
}

// Whoever has fewer holes than he went with.
void Arbiter::stays(Went went) {
  if (went.side < 0 || (own_holes(went.side) >= went.holes && own_holes(went.side) > 0)) return;
  Said s;
  s.what = Stay;
  s.side = went.side;
  s.points = own_holes(went.side);
  said_.push_back(s);
}

Arbiter::Went Arbiter::went() const {
  const int side = goer();
  return {side, side < 0 ? 0 : own_holes(side)};
}

bool Arbiter::roll(int side, const Worth& worth) {
  if (passes(side)) play(1 - side, true);
  if (!to_throw(side)) return false;
  Said s;
  s.side = side;
  s.worth = worth;
  said_.push_back(s);
  return true;
}

bool Arbiter::mark(int side, int points) {
  if (passes(side)) play(1 - side, true);
  const bool own = open(side, false) && goer() != side;
  const bool received = !own && open(side, true);
  if (!own && !received) return points == 0 && to_throw(side) && (first_ >= 0 || last_roll() >= 0);
  Said s;
  s.what = Mark;
  s.side = side;
  s.points = points;
  s.received = received;
  s.about = sheet(side, received);
  said_.push_back(s);
  return true;
}

bool Arbiter::play(int side, bool bound_done) {
  if (!in_hand(side) || goer() >= 0 || may_decide(side)) return false;
  Said s;
  s.what = Play;
  s.side = side;
  s.bound_done = bound_done;
  said_.push_back(s);
  return true;
}

bool Arbiter::hold(int side) {
  if (!may_decide(side)) return false;
  Said s;
  s.what = Hold;
  s.side = side;
  s.points = own_holes(side);
  said_.push_back(s);
  return true;
}

bool Arbiter::go(int side) {
  if (!may_decide(side)) return false;
  Said s;
  s.what = Go;
  s.side = side;
  said_.push_back(s);
  return true;
}

bool Arbiter::agree(int side) {
  if (goer() != 1 - side) return false;
  Said s;
  s.what = Agree;
  s.side = side;
  said_.push_back(s);
  return true;
}

bool Arbiter::object(int side) {
  const int y = 1 - side;
  if (goer() != y) return false;
  const std::vector<Said> before = said_;
  const Went going = went();
  for (const bool received : {true, false}) {
    if (!claimable(side, received)) continue;
    const int too_many = excess(y, received);
    correct(y, received, sheet(y, received), -too_many, too_many);
  }
  const bool kept = own_holes(y) >= going.holes && own_holes(y) > 0;
  kept ? void(said_ = before) : stays(going);
  return true;
}

bool Arbiter::school(int side, int points, bool received) {
  const int y = 1 - side;
  if (!disputable(side, received) || points <= 0) return false;
  if (!consummated(y, received) && excess(y, received) == 0 && remaining(y, received) > 0) return false;
  const Went going = went();
  claim(side, points, received);
  stays(going);
  return true;
}

bool Arbiter::rectify(int side, bool received) {
  const int y = 1 - side;
  if (!disputable(side, received)) return false;
  const int left = remaining(y, received), too_many = excess(y, received);
  const bool done = consummated(y, received);
  if (done ? left == 0 : too_many == 0) return false;
  const int s = sheet(y, received), p = find_last(Play, y, s);
  const int undone = !received && p >= 0 && !said_[p].bound_done ? said_[s].worth.bound : 0;
  const int given = done ? std::max(0, left - too_many - undone) : 0;
  const Went going = went();
  correct(y, received, s, given - too_many, done ? left : too_many);
  stays(going);
  return true;
}

bool Arbiter::whole(int side, int of) {
  const int c = fresh_school(1 - side, of);
  if (c < 0) return false;
  const bool received = said_[c].received;
  const int rest = sheet(side, received) == said_[c].about ? remaining(side, received) : 0;
  if (rest <= 0) return false;
  const Went going = went();
  claim(1 - side, rest, received);
  stays(going);
  return true;
}

bool Arbiter::false_school(int side, int of) {
  const int c = fresh_school(1 - side, of);
  if (c < 0) return false;
  const Said& sum = said_[c];
  const int wrong = sum.points - sum.right, n = number_of_roll(last_roll());
  const bool in_turn = in_hand(0) || in_hand(1) || goer() >= 0;
  const bool of_this_roll = !said_[c].received && said_[c].about == last_roll();
  Said s;
  s.what = False;
  s.side = side;
  s.about = c;
  s.points = wrong > 0 ? wrong : sum.points;
  s.back = std::min(sum.back, std::max(0, s.points - wrong));
  s.place = n * Places + (in_turn                    ? (of_this_roll ? Disputed : Thrown)
                          : clearing() > last_roll() ? After
                                                     : Schooled);
  const Went going = went();
  said_.push_back(s);
  correct(side, said_[c].received, said_[c].about, s.back, 0);
  stays(going);
  return true;
}

bool Arbiter::augment(int side, int of) {
  for (int i = static_cast<int>(said_.size()) - 1; i >= 0; --i) {
    const Said f = said_[i];
    if (f.what != False || f.side == side || maintained(f.about) || acted_since(side, i)) continue;
    const Said c = said_[f.about];
    if (of >= 0 && c.received != (of == 1)) continue;
    const Went going = went();
    Said s;
    s.what = Augment;
    s.side = side;
    s.about = f.about;
    said_.push_back(s);
    correct(f.side, c.received, c.about, -f.back, 0);
    stays(going);
    return true;
  }
  return false;
}

std::vector<Arbiter::Posting> Arbiter::postings() const {
  std::vector<Posting> all;
  for (int i = 0; i < static_cast<int>(said_.size()); ++i) {
    const Said& s = said_[i];
    const int n = number_of_roll(i);
    if (s.what == Roll)
      for (const bool received : {false, true}) {
        const int side = received ? 1 - s.side : s.side;
        const int gone = find_last(Agree, -1, i);
        int next = i + 1;
        while (next < static_cast<int>(said_.size()) && said_[next].what != Roll && said_[next].what != Agree)
          ++next;
        const bool lost =
            received && gone >= 0 && next < static_cast<int>(said_.size()) && said_[next].what == Agree;
        all.push_back({n * Places + (received ? Received : Gained), i, side,
                       lost ? 0 : marked(i, side, received, true), i + (received ? 0 : 0), false});
        if (received) all.back().sheet = -1;
      }
    if (s.what == Agree) all.push_back({n * Places + Gone, i, s.side, 0, -1, true});
    if (s.what != School && s.what != False) continue;
    const int c = s.what == School ? i : s.about, f = disputed(c);
    const int wrong = said_[c].points - said_[c].right;
    const int amount = f < 0 ? 0 : said_[f].points, wrongly = amount - std::min(amount, wrong);
    int points = s.what == School ? s.points - amount : amount;
    if (maintained(c))
      points = s.what == School ? points + 2 * wrongly : wrongly == 0 ? 2 * amount : amount - wrongly;
    all.push_back({s.place, i, s.side, points, -1, false});
  }
  std::ranges::stable_sort(all, {}, [](const Posting& p) { return p.place; });
  return all;
}

Account Arbiter::count(std::vector<int>* holes_of_sheet) const {
  Account a;
  std::array<bool, 2> broken{};  // the other has marked since his first point
  for (const Posting& p : postings()) {
    const int s = p.side, o = 1 - s;
    if (p.clears) a.points = {};
    if (p.points <= 0) continue;
    if (a.points[s] == 0) broken[s] = false;
    if (a.points[o] > 0) broken[o] = true;
    for (a.points[s] += p.points; a.points[s] >= 12; a.points[s] -= 12) {
      const int won = a.points[o] > 0 && broken[s] ? 1 : 2;
      a.holes[s] += won;
      if (holes_of_sheet && p.sheet >= 0) (*holes_of_sheet)[p.sheet] += won;
      a.points[o] = 0;
      broken = {};
    }
  }
  for (const int s : {0, 1}) a.second[s] = a.points[0] > 0 && a.points[1] > 0 && !broken[s];
  return a;
}

Account Arbiter::account() const { return count(nullptr); }

}  // namespace twin

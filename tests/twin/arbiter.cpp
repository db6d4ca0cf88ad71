#include "arbiter.h"

#include <algorithm>
#include <functional>

namespace twin {

int Arbiter::find_last(What what, int side, int after) const {
  for (int i = static_cast<int>(said_.size()) - 1; i > after; --i)
    if (said_[i].what == what && !said_[i].annulled && (side < 0 || said_[i].side == side)) return i;
  return -1;
}
int Arbiter::last_roll() const { return find_last(Roll, -1); }

// The last time that men were put back: earlier marks cannot be disputed.
int Arbiter::clearing() const { return find_last(Agree, -1); }

int Arbiter::goer() const {
  const int go = find_last(Go, -1), stay = find_last(Stay, -1);
  if (go < 0 || go < clearing()) return -1;
  if (go > stay) return said_[go].side;
  // The player is bound again by what they said if their hole has come back before anything else was done.
  const bool over = find_last(Play, said_[go].side, go) >= 0 || find_last(Roll, -1, go) >= 0;
  return !over && own_holes(said_[go].side) > said_[stay].points ? said_[go].side : -1;
}

bool Arbiter::in_hand(int side) const {
  const int r = last_roll();
  return r >= 0 && said_[r].side == side && find_last(Play, side, r) < 0 && clearing() < r;
}

bool Arbiter::again() const {
  const int undo = find_last(Undo, -1);
  return undo >= 0 && undo > find_last(Replay, -1) && undo > last_roll() && undo > find_last(Play, -1);
}

bool Arbiter::to_throw(int side) const {
  if (goer() >= 0 || again()) return false;
  const int r = last_roll();
  if (r < 0) return first_ < 0 || side == first_;
  if (clearing() > r) return said_[find_last(Go, -1)].side == side;
  const int p = std::max(find_last(Play, -1, r), find_last(Replay, -1, r));
  return p >= 0 && (said_[r].side == side) == said_[p].out;
}

// A player who can play nothing does not keep the game waiting.
bool Arbiter::passes(int side) const {
  const int r = last_roll(), o = 1 - side;
  return r >= 0 && in_hand(o) && goer() < 0 && !may_decide(o) && !said_[r].worth.playable && !early_pending();
}

int Arbiter::own_holes(int side) const {
  const int s = sheet(side, false);
  int holes = 0;
  for (const Posting& p : count().postings)
    if (s >= 0 && p.sheet == s) holes += p.won;
  return holes;
}

int Arbiter::held(int side) const {
  const int r = sheet(side, false);
  const int i = std::max(find_last(Hold, side, r), find_last(Stay, side, r));
  return r >= 0 && i >= 0 ? said_[i].points : 0;
}

bool Arbiter::may_decide(int side) const {
  const int s = sheet(side, false);
  const bool late = to_throw(1 - side) && s >= 0 && !consummated(side, false, s);
  return goer() < 0 && (in_hand(side) || late) && own_holes(side) > held(side);
}

int Arbiter::roll_before(int index) const {
  for (int i = index - 1; i > clearing(); --i)
    if (said_[i].what == Roll && !said_[i].annulled) return i;
  return -1;
}

// Returns the roll of the mark that may be made or disputed, or -1; for points received, the first of
// several.
int Arbiter::sheet(int side, bool received) const {
  const int mine = find_last(Roll, side, clearing());
  if (!received) return mine;
  const int theirs = find_last(Roll, 1 - side, clearing());
  const bool since = theirs > mine && find_last(Play, 1 - side, std::max(mine, clearing())) >= 0;
  int i = since ? theirs : mine;
  while (since && play_of(i) < 0) i = roll_before(i);
  while (i >= 0 && said_[i].side == side) i = roll_before(i);
  for (int j = i; j >= 0 && said_[j].side != side && !declared(side, true, j, i); j = roll_before(j)) i = j;
  return i;
}

// The roll with which this side has borne off before it threw again, or -1.
int Arbiter::past(int side) const {
  const int r = find_last(Roll, side, clearing());
  const int before = r < 0 ? -1 : roll_before(r);
  const bool own = before >= 0 && said_[before].side == side;
  return own && find_last(Roll, 1 - side, r) < 0 ? before : -1;
}

int Arbiter::in_dispute(int side, bool received) const {
  const int s = sheet(side, received), p = received ? -1 : past(side);
  if (p < 0) return s;
  const bool may_be_said = consummated(side, false, s) || marked(s, side, false, true) > 0;
  return remaining(side, false, p) > 0 || !may_be_said ? p : s;
}

int Arbiter::play_of(int roll) const {
  for (int i = roll + 1; i < static_cast<int>(said_.size()) && said_[i].what != Roll; ++i)
    if (said_[i].what == Play) return i;
  return -1;
}

// Returns the last played one of the rolls of one mark.
int Arbiter::latest(int sheet, bool received) const {
  int last = sheet;
  for (int i = sheet; received && i < static_cast<int>(said_.size()); ++i) {
    if (said_[i].what == Declare && said_[i].received && said_[i].side != said_[sheet].side) break;
    if (said_[i].what != Roll || said_[i].annulled) continue;
    if (said_[i].side != said_[sheet].side) break;
    if (play_of(i) >= 0) last = i;
  }
  return last;
}

int Arbiter::due(int sheet, bool received) const {
  if (!received) return said_[sheet].worth.thrower;
  int points = 0;
  for (int i = sheet; i <= latest(sheet, true); ++i)
    if (said_[i].what == Roll && !said_[i].annulled) points += said_[i].worth.other;
  return points;
}

int Arbiter::undone_of(int sheet, bool received) const {
  const int p = play_of(sheet);
  return !received && p >= 0 && !said_[p].bound_done ? said_[sheet].worth.bound : 0;
}

bool Arbiter::consummated(int side, bool received, int s) const {
  for (const Said& d : said_)
    if (d.what == Declare && d.side == side && d.received == received && d.about == s) return true;
  if (received) return find_last(Roll, side, s) >= 0;
  const bool touched = play_of(s) >= 0 && said_[s].worth.playable;
  return touched || find_last(Go, side, s) >= 0 || find_last(Roll, -1, s) >= 0;
}

bool Arbiter::open(int side, bool received) const {
  const int s = sheet(side, received);
  return s >= 0 && !consummated(side, received, s);
}

int Arbiter::marked(int sheet, int side, bool received, bool corrected) const {
  int points = 0;
  for (const Said& s : said_)
    if (s.about == sheet && s.side == side && s.received == received && (s.what == Mark || s.what == Correct))
      points += s.what == Mark || corrected ? s.points : 0, points += s.behind;
  return points + behind(side, received, sheet);
}

// By disputes that have not been answered.
int Arbiter::given_back(bool received, int s) const {
  int points = 0;
  for (const Said& f : said_)
    if (f.what == False && said_[f.about].about == s && said_[f.about].received == received &&
        !maintained(f.about))
      points += f.back;
  return points;
}

// Returns, of points that are taken back, those for jans that were due and not done: they are not missing
// too.
int Arbiter::of_undone(int side, bool received, int s, int back) const {
  const int beyond = marked(s, side, received, true) - due(s, received) - given_back(received, s);
  return back - std::min(back, std::max(0, beyond));
}

// Returns how much of the difference between due and marked no école and no correction has made good.
int Arbiter::remaining(int side, bool received, int s) const {
  int missing = due(s, received) - marked(s, side, received, true);
  for (const Said& x : said_) {
    if ((x.what == School || x.what == Correct) && x.about == s && x.received == received)
      missing -= x.right - x.back + x.undone;
    if (x.what == False && said_[x.about].about == s && said_[x.about].received == received &&
        !maintained(x.about))
      missing += std::min(x.back, said_[x.about].undone);
  }
  return std::max(0, missing) + excess(side, received, s);
}

int Arbiter::excess(int side, bool received, int s) const {
  const int right = due(s, received) - undone_of(s, received);
  return std::max(0, marked(s, side, received, true) - right - given_back(received, s));
}

int Arbiter::disputed(int school) const {
  for (std::size_t i = 0; i < said_.size(); ++i)
    if (said_[i].what == False && said_[i].about == school) return static_cast<int>(i);
  return -1;
}

bool Arbiter::maintained(int school) const {
  return std::ranges::any_of(said_, [&](const Said& s) { return s.what == Augment && s.about == school; });
}

bool Arbiter::claimable(int by, bool received, int s) const {
  if (s < 0) return false;
  int closes = received ? first_after(Roll, 1 - by, s) : s;
  if (const int d = first_after(Declare, 1 - by, s); received && d >= 0 && said_[d].about == s) closes = d;
  const int thrown = closes < 0 ? -1 : first_after(Roll, by, closes);
  // A player who has thrown too early to see something may still speak of it until they play.
  return thrown < 0 || (!received && said_[thrown].early && first_after(Play, by, thrown) < 0);
}

bool Arbiter::disputable(int by, bool received) const {
  const int y = 1 - by, s = in_dispute(y, received);
  if (!claimable(by, received, s)) return false;
  for (std::size_t i = 0; i < said_.size(); ++i)
    if (said_[i].what == School && said_[i].side == by && said_[i].about == s &&
        said_[i].received == received && disputed(static_cast<int>(i)) >= 0 && remaining(y, received, s) == 0)
      return false;
  return consummated(y, received, s) || marked(s, y, received, true) != 0;
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

// From the last roll of the mark backwards, as far as there is something to take; `right` of it by the rules,
// and `back` of that taken back. Holes pegged with what is corrected are then those that the points make.
void Arbiter::correct(int side, bool received, int sheet, int by, int right, int back) {
  Said c;
  c.what = Correct;
  c.side = side;
  c.received = received;
  c.about = sheet;
  c.at = sheet;
  c.right = right;
  c.back = back;
  c.undone = back > 0 ? of_undone(side, received, sheet, back) : 0;
  std::vector<Posting> all = count().postings;
  std::erase_if(all, [&](const Posting& p) { return !touches(p, side, received, sheet); });
  std::ranges::sort(all, std::greater{}, &Posting::said);
  for (const Posting& p : all) {
    const int stands = p.points + p.behind;
    if (by == 0 || (by < 0 && stands <= 0)) continue;
    c.at = p.said;
    c.by_law = true;
    c.behind = p.behind;
    c.points = std::max(by, -std::max(0, stands));
    by -= c.points;
    c.points = std::max(0, stands + c.points) - stands;  // never less than nothing
    said_.push_back(c);
    c.right = c.back = c.undone = c.behind = c.points = 0;
    c.by_law = false;
  }
  c.points = std::max(0, by);
  if (by > 0) c.at = sheet;
  if (c.points != 0 || c.right != 0) said_.push_back(c);
}

void Arbiter::claim(int by, int points, bool received, int s) {
  const int y = 1 - by;
  const int too_many = excess(y, received, s), left = remaining(y, received, s);
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
    const int n = number_of_roll(latest(s, received));
    c.place = received && consummated(y, true, s) ? (n + 1) * Places + Thrown : n * Places + Schooled;
    said_.push_back(c);
    school = static_cast<int>(said_.size()) - 1;
  }
  // What is too much is taken back as it stood, before the points of the école are marked, which may count
  // earlier.
  const int undone = of_undone(y, received, s, back);
  correct(y, received, s, -back, 0, 0);
  said_[school].order = ++words_;
  said_[school].points += points;
  said_[school].right += back + missing;
  said_[school].back += back;
  said_[school].undone += undone;
}

// A player who has fewer holes than they went with stays.
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
  const int p = find_last(Play, -1, last_roll());
  s.early = p >= 0 && find_last(Early, side, last_roll()) >= 0;
  said_.push_back(s);
  return true;
}

bool Arbiter::mark(int side, int points, const Pegs& pegs) {
  if (passes(side)) play(1 - side, true);
  const bool own = open(side, false) && goer() != side;
  const bool received = !own && open(side, true);
  if (!own && !received)
    return points == 0 && pegs.holes == 0 && to_throw(side) && (first_ >= 0 || last_roll() >= 0);
  Said s;
  s.what = Mark;
  s.side = side;
  s.points = points;
  s.received = received;
  s.about = sheet(side, received);
  s.at = latest(s.about, received);
  s.pegs = pegs;
  s.pegs.holes += holes_put_right(side, received, s.at);
  const Went going{goer(), 1};  // no matter how many holes are left
  if (amended_ && own && points > 0 && own_holes(side) > held(side)) {
    Said h;
    h.what = Hold;
    h.side = side;
    h.points = own_holes(side);
    said_.push_back(h);
  }
  said_.push_back(s);
  stays(going);
  return true;
}

bool Arbiter::play(int side, bool bound_done, int unplayed, bool out, bool touched) {
  if (!in_hand(side) || goer() >= 0) return false;
  if (may_decide(side)) hold(side);
  if (!early_pending()) said_[last_roll()].worth.other += unplayed;
  if (touched) said_[last_roll()].worth.playable = true;
  Said s;
  s.what = Play;
  s.side = side;
  s.bound_done = bound_done;
  s.out = out;
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
    const int x = sheet(y, received);
    if (!claimable(side, received, x)) continue;
    const int too_many = excess(y, received, x);
    correct(y, received, x, -too_many, too_many, too_many);
    unpeg(y, received, x);
  }
  const bool kept = own_holes(y) >= going.holes && own_holes(y) > 0;
  kept ? void(said_ = before) : stays(going);
  return true;
}

bool Arbiter::school(int side, int points, bool received) {
  const int y = 1 - side;
  if (!disputable(side, received) || points <= 0) return false;
  const int s = in_dispute(y, received);
  if (!consummated(y, received, s) && excess(y, received, s) == 0 && remaining(y, received, s) > 0)
    return false;
  const Went going = went();
  claim(side, points, received, s);
  if (amended_) declare(side);
  stays(going);
  return true;
}

bool Arbiter::rectify(int side, bool received) {
  const int y = 1 - side;
  if (!disputable(side, received)) return false;
  const int s = in_dispute(y, received);
  const int left = remaining(y, received, s), too_many = excess(y, received, s);
  const bool done = consummated(y, received, s);
  const Went as_it_was = went();
  if (done ? left == 0 : too_many == 0) {
    const bool any = unpeg(y, received, s);
    stays(as_it_was);
    return any;
  }
  const int given = done ? std::max(0, left - too_many - undone_of(s, received)) : 0;
  correct(y, received, s, given - too_many, done ? left - given : too_many, too_many);
  stays(as_it_was);
  return true;
}

bool Arbiter::whole(int side, int of) {
  const int c = fresh_school(1 - side, of);
  if (c < 0) return false;
  const bool received = said_[c].received;
  const int s = said_[c].about;
  const bool kept = s == sheet(side, received) || (!received && s == past(side));
  const int rest = kept ? remaining(side, received, s) : 0;
  if (rest <= 0) return false;
  const Went going = went();
  claim(1 - side, rest, received, s);
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
  const bool away = clearing() > last_roll();
  s.place = n * Places + (in_turn ? (of_this_roll ? Disputed : Thrown) : away ? After : Schooled);
  if (!in_turn && !away) s.place = std::max(s.place, said_[c].place);
  const Went going = went();
  said_.push_back(s);
  correct(side, said_[c].received, said_[c].about, s.back, 0, 0);
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
    correct(f.side, c.received, c.about, -f.back, 0, 0);
    stays(going);
    return true;
  }
  return false;
}

// ---- Dice thrown too early, and marks that a declared intention completes.

int Arbiter::number_of_roll(int index) const {
  int n = 0;
  for (int i = 0; i <= index; ++i) n += said_[i].what == Roll;
  // Dice thrown early that came to nothing have their number, too.
  for (int e = 0; e < index; ++e) {
    if (said_[e].what != Early) continue;
    int end = first_after(Play, 1 - said_[e].side, e);
    const int gone = first_after(Agree, -1, e);
    if (gone >= 0 && (end < 0 || gone < end)) end = gone;
    n += end >= 0 && end < index && (said_[end].what == Agree || said_[end].out);
  }
  return n;
}

int Arbiter::first_after(What what, int side, int after) const {
  for (int i = after + 1; i < static_cast<int>(said_.size()); ++i)
    if (said_[i].what == what && !said_[i].annulled && (side < 0 || said_[i].side == side)) return i;
  return -1;
}

// Returns whether a side has thrown or played since, no matter what became of it.
bool Arbiter::acted_since(int side, int index) const {
  for (std::size_t i = index + 1; i < said_.size(); ++i)
    if (said_[i].side == side && (said_[i].what == Roll || said_[i].what == Play)) return true;
  return false;
}

bool Arbiter::early_pending() const {
  const int e = find_last(Early, -1);
  return e >= 0 && e > last_roll() && e > clearing() && first_after(Play, -1, e) < 0;
}

bool Arbiter::throws_early(int side) const {
  return in_hand(1 - side) && goer() < 0 && !passes(side) && !early_pending();
}

bool Arbiter::declared(int side, bool received, int after, int before) const {
  for (int i = after + 1; i < before; ++i)
    if (said_[i].what == Declare && said_[i].side == side && said_[i].received == received) return true;
  return false;
}

// Completes each mark of the side whose moment has come.
void Arbiter::declare(int side) {
  std::vector<Said> all;
  for (const bool received : {false, true}) {
    const bool timely = received ? to_throw(0) || to_throw(1) : to_throw(1 - side);
    if (!timely || !open(side, received)) continue;
    Said s;
    s.what = Declare;
    s.side = side;
    s.received = received;
    s.about = sheet(side, received);
    all.push_back(s);
  }
  said_.insert(said_.end(), all.begin(), all.end());
}

bool Arbiter::early(int side) {
  if (!throws_early(side)) return false;
  Said s;
  s.what = Early;
  s.side = side;
  said_.push_back(s);
  return true;
}

bool Arbiter::invite(int side) {
  if (passes(1 - side)) play(side, true);
  if (!to_throw(1 - side) || !(open(side, false) || open(side, true))) return false;
  declare(side);
  return true;
}

// ---- Plays put right.

// Voids the later rolls, and all claims about them.
void Arbiter::annul() {
  const int r = last_roll(), side = said_[r].side;
  for (std::size_t i = r; i < said_.size(); ++i) {
    Said& s = said_[i];
    const bool about =
        s.about == r || (s.what == False || s.what == Augment ? said_[s.about].about == r : false);
    s.annulled = s.annulled || static_cast<int>(i) == r || s.what == Hold || (about && !s.received);
  }
  Said s;
  s.what = Hold;
  s.side = side;
  s.points = own_holes(side);
  said_.push_back(s);
}

void Arbiter::mend(int helpless) {
  if (play_of(last_roll()) < 0) annul();
  said_[last_roll()].worth.other += helpless;
}

void Arbiter::placed(int helpless, bool out) {
  mend(helpless);
  replayed(0, out);
}

void Arbiter::undone(int helpless) {
  mend(helpless);
  Said s;
  s.what = Undo;
  s.side = said_[last_roll()].side;
  said_.push_back(s);
}

void Arbiter::replayed(int helpless, bool out) {
  mend(helpless);
  Said s;
  s.what = Replay;
  s.side = said_[last_roll()].side;
  s.out = out;
  said_.push_back(s);
}

}  // namespace twin

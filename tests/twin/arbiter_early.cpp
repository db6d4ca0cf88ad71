// Dice thrown too early, and marks that a declared intention completes, as the second arbiter has them.
#include "arbiter.h"

namespace twin {

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

// Whatever became of it.
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

}  // namespace twin

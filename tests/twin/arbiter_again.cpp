// Plays put right, as the second arbiter has them.
#include "arbiter.h"

namespace twin {

// What was thrown since, and all that was said of it, is void.
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

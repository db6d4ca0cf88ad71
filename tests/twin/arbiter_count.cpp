// What the second arbiter counts, the whole anew every time.
#include <algorithm>

#include "arbiter.h"

namespace twin {

std::vector<Arbiter::Posting> Arbiter::postings() const {
  std::vector<Posting> all;
  for (int i = 0; i < static_cast<int>(said_.size()); ++i) {
    const Said& s = said_[i];
    if (s.annulled) continue;
    const int n = number_of_roll(i);
    if (s.what == Roll)
      for (const bool received : {false, true}) {
        const int side = received ? 1 - s.side : s.side;
        int next = i + 1;
        while (next < static_cast<int>(said_.size()) &&
               (said_[next].annulled || (said_[next].what != Roll && said_[next].what != Agree)))
          ++next;
        const bool lost = received && next < static_cast<int>(said_.size()) && said_[next].what == Agree;
        int points = 0;
        for (const Said& m : said_)
          if (m.at == i && m.side == side && m.received == received && (m.what == Mark || m.what == Correct))
            points += m.points;
        all.push_back({n * Places + (received ? Received : Gained), i, side, lost ? 0 : points,
                       received ? -1 : i, false});
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

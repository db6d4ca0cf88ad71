// The counts of the second arbiter, the whole again every time.
#include <algorithm>

#include "arbiter.h"

namespace twin {

// Adds the marks for that roll, in order.
void Arbiter::fill(Posting& p) const {
  for (const Said& m : said_) {
    if (m.at != p.said || m.side != p.side || m.received != p.received) continue;
    if (m.what != Mark && m.what != Correct) continue;
    p.points += m.points + m.behind;
    if (m.by_law) p.pegged = -1;
    if (m.what != Mark || !pegs_) continue;
    p.pegged = std::max(0, p.pegged) + m.pegs.holes;
    if (m.pegs.second >= 0) p.second = m.pegs.second == 1;
    if (m.pegs.flag >= 0) p.flag = m.pegs.flag == 1;
  }
}

std::vector<Arbiter::Posting> Arbiter::postings() const {
  std::vector<Posting> all;
  for (int i = 0; i < static_cast<int>(said_.size()); ++i) {
    const Said& s = said_[i];
    if (s.annulled) continue;
    const int n = number_of_roll(i);
    if (s.what == Roll)
      for (const bool received : {false, true}) {
        int next = i + 1;
        while (next < static_cast<int>(said_.size()) &&
               (said_[next].annulled || (said_[next].what != Roll && said_[next].what != Agree)))
          ++next;
        const bool lost = received && next < static_cast<int>(said_.size()) && said_[next].what == Agree;
        Posting p;
        p.place = n * Places + (received ? Received : Gained);
        p.said = i;
        p.side = received ? 1 - s.side : s.side;
        p.sheet = received ? -1 : i;
        p.received = received;
        if (!lost) fill(p);
        all.push_back(p);
      }
    Posting p;
    p.said = i;
    p.side = s.side;
    p.place = n * Places + Gone;
    p.clears = s.what == Agree;
    if (p.clears) all.push_back(p);
    if (s.what != School && s.what != False) continue;
    const int c = s.what == School ? i : s.about, f = disputed(c);
    const int wrong = said_[c].points - said_[c].right;
    const int amount = f < 0 ? 0 : said_[f].points, wrongly = amount - std::min(amount, wrong);
    p.points = s.what == School ? s.points - amount : amount;
    if (maintained(c))
      p.points = s.what == School ? p.points + 2 * wrongly : wrongly == 0 ? 2 * amount : amount - wrongly;
    p.place = s.place;
    all.push_back(p);
  }
  std::ranges::stable_sort(all, {}, &Posting::place);
  return all;
}

// As the hand has pegged them: the opponent's jetons go back with the first peg, not with the points.
void Arbiter::peg(Account& a, Posting& p, std::array<bool, 2>& broken) {
  const int s = p.side, o = 1 - s;
  const int twelves = (a.points[s] + p.points) / 12;
  a.points[s] = (a.points[s] + p.points) % 12;
  a.holes[s] += p.won = p.pegged;
  if (p.pegged > 0) a.points[o] = 0;
  if (twelves > 0 || p.pegged > 0) broken = {a.points[o] > 0, a.points[o] > 0};
  if (p.pegged < twelves) p.behind = 12 * (p.pegged - twelves);
  // One hole for twelve points may have been taken for two.
  for (int most = 2 * twelves; most < p.pegged; most += 2) p.behind += 12;
}

// The second to peg takes it, and loses it when the opponent pegs next.
void Arbiter::take_flag(Account& a, const Posting& p) {
  const int s = p.side, o = 1 - s;
  const bool second = a.holes[s] == p.won && a.holes[o] > 0;
  if (a.flag[o]) {
    a.flag[o] = false;
    a.flag_lost = true;
  } else if (second && !a.flag_lost) {
    a.flag[s] = p.flag;
    a.flag_lost = !p.flag;
  }
}

Arbiter::Reckoning Arbiter::count() const {
  Reckoning all{{}, postings()};
  Account& a = all.account;
  std::array<bool, 2> broken{};  // the opponent has marked since this side's first point
  for (Posting& p : all.postings) {
    const int s = p.side, o = 1 - s;
    if (p.clears) a.points = {};
    if (p.points > 0) {
      if (a.points[s] == 0) broken[s] = false;
      if (a.points[o] > 0) broken[o] = true;
    }
    if (p.pegged >= 0) {
      peg(a, p, broken);
    } else {
      for (a.points[s] += p.points; a.points[s] >= 12; a.points[s] -= 12) {
        p.won += a.points[o] > 0 && broken[s] ? 1 : 2;
        a.points[o] = 0;
        broken = {};
      }
      a.holes[s] += p.won;
    }
    if (!p.second) broken[s] = true;
    if (p.won > 0) take_flag(a, p);
  }
  for (const int s : {0, 1}) a.holes[s] = std::min(a.holes[s], 12);  // K6: surplus holes do not count
  for (const int s : {0, 1}) a.second[s] = a.points[0] > 0 && a.points[1] > 0 && !broken[s];
  return all;
}

Account Arbiter::account() const { return count().account; }

// Returns whether that is a posting of that mark, with a remark.
bool Arbiter::touches(const Posting& p, int side, bool received, int sheet) const {
  return p.side == side && p.received == received && std::ranges::any_of(said_, [&](const Said& m) {
           const bool of_mark = m.what == Mark || m.what == Correct;
           return of_mark && m.about == sheet && m.at == p.said && m.side == side && m.received == received;
         });
}

// Points that were forgotten with holes, or are too many with them.
int Arbiter::behind(int side, bool received, int sheet) const {
  int points = 0;
  if (!pegs_) return 0;
  for (const Posting& p : count().postings)
    if (touches(p, side, received, sheet)) points += p.behind;
  return points;
}

// The holes that stand for a mark that has been corrected: more may be pegged with it.
int Arbiter::holes_put_right(int side, bool received, int roll) const {
  const auto last = std::ranges::find_if(said_.rbegin(), said_.rend(), [&](const Said& m) {
    return m.at == roll && m.side == side && m.received == received && (m.by_law || m.what == Mark);
  });
  if (!pegs_ || last == said_.rend() || last->what == Mark) return 0;
  for (const Posting& p : count().postings)
    if (p.said == roll && p.side == side && p.received == received) return p.won;
  return 0;
}

// Holes pegged beyond those that all of its points make, behind holes or not.
bool Arbiter::unpeg(int side, bool received, int sheet) {
  bool any = false;
  for (const Posting& p : count().postings) {
    if (p.pegged < 0 || !touches(p, side, received, sheet)) continue;
    const std::vector<Said> before = said_;
    const auto won = [&] {
      for (const Posting& q : count().postings)
        if (q.said == p.said && q.side == side && q.received == received) return q.won;
      return 0;
    };
    const int pegged = won();
    Said c;
    c.what = Correct;
    c.side = side;
    c.received = received;
    c.about = sheet;
    c.at = p.said;
    c.by_law = true;
    c.behind = p.behind;
    said_.push_back(c);
    if (won() < pegged)
      any = true;
    else
      said_ = before;
  }
  return any;
}

}  // namespace twin

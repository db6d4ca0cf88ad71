#include "text/pending_text.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "base/text_of.h"
#include "text/trid.h"
#include "text/words.h"

namespace trictrac::referee {
namespace {

constexpr int kMostPending = 99999;    // of any number
constexpr std::size_t kMostJans = 80;  // of a mark

using Numbers = std::vector<int>;

// Sections between strokes: a letter, and numbers between dots.
class PendingWriter {
 public:
  void section(char letter, const Numbers& numbers) {
    text_ += text_.empty() ? "" : "/";
    text_ += letter;
    for (std::size_t i = 0; i < numbers.size(); ++i) text_ += (i ? "." : "") + std::to_string(numbers[i]);
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

Numbers numbers_of(const Marks& m) {
  return {m.points.white,
          m.points.black,
          m.holes.white,
          m.holes.black,
          m.double_jeton ? 1 + index(*m.double_jeton) : 0,
          static_cast<int>(m.pavillon)};
}
Numbers numbers_of(const MarkEntry& e) {
  Numbers n{index(e.side), static_cast<int>(e.why), e.points, e.moment,
            e.of,          e.holes.value_or(-1),    e.jeton,  e.pavillon};
  if (!e.etendard || !e.cravate) n.insert(n.end(), {e.etendard, e.cravate});
  return n;
}
Numbers numbers_of(Side s, MarkPart part, const PendingMark& x) {
  return {
      index(s),   static_cast<int>(part), x.of, x.roll, x.due, x.undone, x.given, x.schooled, x.open, x.done,
      x.claimable};
}
Numbers numbers_of(Side s, MarkPart part, const std::vector<JanDue>& jans) {
  Numbers n{index(s), static_cast<int>(part)};
  for (const JanDue& d : jans) n.insert(n.end(), {static_cast<int>(d.jan), d.ways, d.points});
  return n;
}
Numbers numbers_of(const EcoleClaim& c) {
  return {c.id,    index(c.by), static_cast<int>(c.part),
          c.of,    c.points,    c.right,
          c.back,  c.disputed,  c.back_again,
          c.fresh, c.insists,   c.undone};
}
Numbers numbers_of(Side by, const Justification& q) {
  return {index(by), static_cast<int>(q.part), q.of, q.answered};
}
Numbers numbers_of(const Men& men) {
  Numbers n;
  for (Fleche f = kTalon; f <= kLast; ++f) n.push_back(men.on(f));
  return n;
}
Numbers numbers_of(const LastPlay& p) {
  Numbers n{index(p.by), p.roll.a, p.roll.b, p.rolls_in_releve.white, p.rolls_in_releve.black};
  for (const Step& s : p.steps) n.insert(n.end(), {s.from, s.to});
  return n;
}

std::string text_of_pending(const State& s, const Pending& p) {
  PendingWriter w;
  w.section('n', {p.rolls, p.claims_made, static_cast<int>(p.phase), index(p.goer), p.held.white,
                  p.held.black, p.adjusting, p.gone, p.settled, p.stayed});
  w.section('b', numbers_of(p.base));
  if (valid(s.roll)) w.section('r', {s.roll.a, s.roll.b});
  for (const Side side : kSides)
    for (const MarkPart part : {MarkPart::Gained, MarkPart::Received}) {
      const PendingMark& x = part == MarkPart::Gained ? p.gained[side] : p.received[side];
      if (x.of > 0) w.section('s', numbers_of(side, part, x));
      if (!x.jans.empty()) w.section('j', numbers_of(side, part, x.jans));
    }
  for (const Side side : kSides) {
    const PendingMark& x = p.past[side];
    if (x.of > 0) w.section('q', numbers_of(side, MarkPart::Gained, x));
    if (!x.jans.empty()) w.section('k', numbers_of(side, MarkPart::Gained, x.jans));
  }
  for (const MarkEntry& e : p.entries) w.section('e', numbers_of(e));
  for (const EcoleClaim& c : p.claims) w.section('c', numbers_of(c));
  for (const Side side : kSides)
    if (p.asked[side]) w.section('w', numbers_of(side, *p.asked[side]));
  if (!p.touched.empty()) w.section('t', p.touched);
  if (p.played) {
    w.section('p', numbers_of(*p.played));
    w.section('o', numbers_of(p.played->before.own));
    w.section('a', numbers_of(p.played->before.other));
  }
  if (p.demand)
    w.section('d',
              {static_cast<int>(p.demand->what), p.demand->step.from, p.demand->step.to, p.demand->barred});
  if (p.early) w.section('y', {p.early->a, p.early->b});
  if (p.trespass) w.section('x', {index(p.trespass->by), p.trespass->on});
  return w.text();
}

// Takes numbers one after another, and remembers whether one was not as it should be.
class Taker {
 public:
  explicit Taker(Numbers numbers) : numbers_(std::move(numbers)) {}
  int number(int least, int most) {
    if (next_ >= numbers_.size()) return wrong(least);
    const int n = numbers_[next_++];
    return n < least || n > most ? wrong(least) : n;
  }
  int amount() { return number(0, kMostPending); }
  bool flag() { return number(0, 1) == 1; }
  Side side() { return flag() ? Side::Black : Side::White; }
  template <class Enum>
  Enum one_of(Enum last) {
    return static_cast<Enum>(number(0, static_cast<int>(last)));
  }
  bool more() const { return next_ < numbers_.size(); }
  bool fine() const { return fine_ && !more(); }

 private:
  int wrong(int instead) {
    fine_ = false;
    return instead;
  }
  Numbers numbers_;
  std::size_t next_ = 0;
  bool fine_ = true;
};

Marks marks_from(Taker& t) {
  Marks m;
  for (const Side s : kSides) m.points[s] = t.number(0, 10);
  for (const Side s : kSides) m.holes[s] = t.amount();
  if (const int holder = t.number(0, 2); holder > 0) m.double_jeton = kSides[holder - 1];
  m.pavillon = t.one_of(Pavillon::Lost);
  return m;
}

MarkEntry entry_from(Taker& t) {
  MarkEntry e;
  e.side = t.side();
  e.why = t.one_of(Why::Gone);
  e.points = t.amount();
  e.moment = t.number(0, moment(kMostPending, Place::After));
  e.of = t.amount();
  if (const int holes = t.number(-1, kMostPending); holes >= 0) e.holes = holes;
  e.jeton = t.flag();
  e.pavillon = t.flag();
  if (!t.more()) return e;
  e.etendard = t.flag();
  e.cravate = t.flag();
  return e;
}

PendingMark& sheet_named(Taker& t, Pending& p) {
  const Side side = t.side();
  const MarkPart part = t.one_of(MarkPart::Received);
  return part == MarkPart::Gained ? p.gained[side] : p.received[side];
}

PendingMark& past_named(Taker& t, Pending& p) {
  PendingMark& x = p.past[t.side()];
  t.number(0, 0);
  return x;
}

void sheet_from(Taker& t, PendingMark& x) {
  for (int* n : {&x.of, &x.roll, &x.due, &x.undone, &x.given, &x.schooled}) *n = t.amount();
  for (bool* b : {&x.open, &x.done, &x.claimable}) *b = t.flag();
}

void jans_from(Taker& t, PendingMark& x) {
  while (t.more() && x.jans.size() < kMostJans) {
    JanDue& d = x.jans.emplace_back();
    d.jan = t.one_of(Jan::Helpless);
    d.ways = t.amount();
    d.points = t.amount();
  }
}

EcoleClaim claim_from(Taker& t) {
  EcoleClaim c;
  c.id = t.amount();
  c.by = t.side();
  c.part = t.one_of(MarkPart::Received);
  for (int* n : {&c.of, &c.points, &c.right, &c.back, &c.disputed, &c.back_again}) *n = t.amount();
  c.fresh = t.flag();
  c.insists = t.flag();
  if (t.more()) c.undone = t.amount();
  return c;
}

void question_from(Taker& t, Pending& p) {
  auto& question = p.asked[t.side()].emplace();
  question.part = t.one_of(MarkPart::Received);
  question.of = t.amount();
  question.answered = t.flag();
}

Men men_from(Taker& t) {
  Men men;
  for (Fleche f = kTalon; f <= kLast; ++f) men.set(f, t.number(0, kMenPerSide));
  men.off = static_cast<std::uint8_t>(std::max(0, kMenPerSide - men.total()));
  return men;
}

Roll roll_from(Taker& t) {
  const int a = t.number(1, 6), b = t.number(1, 6);
  return {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
}
Step step_from(Taker& t) {
  const int from = t.number(0, kLast), to = t.number(0, kOff);
  return {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
}

void played_from(Taker& t, LastPlay& p) {
  p.by = t.side();
  p.roll = roll_from(t);
  for (const Side s : kSides) p.rolls_in_releve[s] = t.amount();
  while (t.more() && p.steps.size() < 3) p.steps.push_back(step_from(t));
}

void head_from(Taker& t, Pending& p) {
  p.rolls = t.amount();
  p.claims_made = t.amount();
  p.phase = t.one_of(Phase::Again);
  p.goer = t.side();
  for (const Side s : kSides) p.held[s] = t.number(-1, kMostPending);
  for (bool* b : {&p.adjusting, &p.gone, &p.settled}) *b = t.flag();
  if (t.more()) p.stayed = t.flag();
}

void touched_from(Taker& t, Pending& p) {
  while (t.more()) p.touched.push_back(t.number(kTalon, kLast));
}

Demand demand_from(Taker& t) {
  Demand d;
  d.what = t.one_of(Demand::What::From);
  d.step = step_from(t);
  d.barred = t.number(0, kLast);
  return d;
}

Trespass trespass_from(Taker& t) {
  Trespass x;
  x.by = t.side();
  x.on = t.number(kOtherCoin, kRetourBegins - 1);
  return x;
}

LastPlay& played_in(Pending& p) { return p.played ? *p.played : p.played.emplace(); }

bool section_into(char letter, Taker t, State& s, Pending& p) {
  switch (letter) {
    case 'n': head_from(t, p); break;
    case 'b': p.base = marks_from(t); break;
    case 'r': s.roll = roll_from(t); break;
    case 's': sheet_from(t, sheet_named(t, p)); break;
    case 'j': jans_from(t, sheet_named(t, p)); break;
    case 'q': sheet_from(t, past_named(t, p)); break;
    case 'k': jans_from(t, past_named(t, p)); break;
    case 'e': p.entries.push_back(entry_from(t)); break;
    case 'c': p.claims.push_back(claim_from(t)); break;
    case 'w': question_from(t, p); break;
    case 't': touched_from(t, p); break;
    case 'p': played_from(t, played_in(p)); break;
    case 'o': played_in(p).before.own = men_from(t); break;
    case 'a': played_in(p).before.other = men_from(t); break;
    case 'd': p.demand = demand_from(t); break;
    case 'x': p.trespass = trespass_from(t); break;
    case 'y': p.early = roll_from(t); break;
    default: return false;
  }
  return t.fine();
}

std::optional<Numbers> numbers_in(std::string_view text) {
  Numbers all;
  for (const std::string_view piece : split(text, '.')) {
    int n = 0;
    const auto [end, wrong] = std::from_chars(piece.data(), piece.data() + piece.size(), n);
    if (wrong != std::errc() || end != piece.data() + piece.size()) return std::nullopt;
    all.push_back(n);
  }
  return all;
}

// ---- Whether what a text says is pending can be so at all.

constexpr int kMostEntryPoints = 9999;
constexpr std::size_t kMostEntries = 200;

bool even(int n) { return n % 2 == 0 && n <= kMostEntryPoints; }

bool fits(const Marks& m) {
  const bool both = m.points.white > 0 && m.points.black > 0;
  return even(m.points.white) && even(m.points.black) && (both || !m.double_jeton);
}

// Older texts do not say of which jans a mark is made.
bool fits(const std::vector<JanDue>& jans, int due) {
  int sum = 0;
  for (const JanDue& d : jans) sum += d.points;
  return jans.empty() || (sum == due && std::ranges::all_of(jans, [](const JanDue& d) {
                            return d.ways > 0 && d.points > 0 && even(d.points);
                          }));
}

bool fits(const PendingMark& x, int rolls) {
  return fits(x.jans, x.due) && x.roll <= rolls && x.of <= x.roll && x.undone <= x.due && even(x.due) &&
         even(x.undone) && even(x.given) && even(x.schooled);
}

bool fits(const MarkEntry& e) { return even(e.points) && e.holes.value_or(0) <= kMostEntryPoints; }

bool has_entry(const Pending& p, Why why, int id) {
  return std::ranges::any_of(p.entries, [&](const MarkEntry& e) { return e.why == why && e.of == id; });
}

bool fits(const EcoleClaim& c, const Pending& p) {
  const bool amounts = even(c.points) && even(c.right) && even(c.back) && even(c.disputed) &&
                       even(c.back_again) && c.right <= c.points && c.back <= c.right &&
                       c.disputed <= c.points && c.back_again <= c.back && even(c.undone) &&
                       c.undone <= c.back;
  const bool entries =
      has_entry(p, Why::School, c.id) && (c.disputed == 0 || has_entry(p, Why::FalseSchool, c.id));
  return amounts && entries && c.insists == (c.insists && c.disputed > 0);
}

bool fits(const LastPlay& p, const RuleOptions& o) {
  if (p.before.own.total() != kMenPerSide || p.before.other.total() != kMenPerSide || !valid(p.roll))
    return false;
  if (at_least(p.before.own, 1) & at_least(p.before.other, 1)) return false;
  return !impossible({p.before, p.roll, o, p.steps});
}

bool fits(const Demand& d) {
  const bool of_a_man = d.what != Demand::What::Legal && d.what != Demand::What::NotCoin;
  return !of_a_man || on_board(d.step.from);
}

bool fits_phase(const State& s, const Pending& p) {
  switch (p.phase) {
    case Phase::Lead:
    case Phase::Throw: return true;
    case Phase::Play:
    case Phase::Going:
      return valid(s.roll) && s.board.own.off < kMenPerSide && s.board.other.off < kMenPerSide;
    case Phase::Again: return p.played && p.demand && s.to_act == p.played->by;
  }
  return false;
}

// R17: asked of a mark that may be disputed.
bool questions_fit(const Pending& p) {
  return std::ranges::all_of(kSides, [&](Side by) {
    const auto& q = p.asked[by];
    if (!q) return true;
    const Side y = other(by);
    const PendingMark& x = q->part == MarkPart::Gained ? p.gained[y] : p.received[y];
    return q->of > 0 && (x.of == q->of || (q->part == MarkPart::Gained && p.past[y].of == q->of));
  });
}

// R30: beside a roll that is still being played.
bool early_fits(const State& s, const Pending& p) {
  const bool in_hand = p.phase == Phase::Play || p.phase == Phase::Going;
  return !p.early || (in_hand && s.options.marking == Marking::Hand);
}

bool in_order(const std::vector<MarkEntry>& all) {
  return std::ranges::is_sorted(all, {}, [](const MarkEntry& e) { return e.moment; });
}

// Returns the fault of the pending state, in English; nullopt if the game can continue from it.
std::optional<std::string> problem_of_pending(const State& s, const Pending& p) {
  if (p.entries.size() > kMostEntries || p.claims.size() > kMostEntries)
    return "too many marks or claims are pending";
  if (!fits(p.base)) return "the marks before the pending ones are not possible";
  if (!std::ranges::all_of(p.entries, [](const MarkEntry& e) { return fits(e); }) || !in_order(p.entries))
    return "the pending marks are not possible, or not in order";
  for (const Side side : kSides)
    if (!fits(p.gained[side], p.rolls) || !fits(p.received[side], p.rolls) || !fits(p.past[side], p.rolls))
      return "the points due are not possible";
  if (!std::ranges::all_of(p.claims, [&](const EcoleClaim& c) { return fits(c, p); }))
    return "an école is not possible";
  if (!questions_fit(p)) return "the questions are not possible";
  if (p.played && !fits(*p.played, s.options)) return "the last move is not possible";
  if (p.demand && !fits(*p.demand)) return "the demand is not possible";
  if (!early_fits(s, p)) return "no roll can have been thrown early here";
  if (p.settled && s.stage != Stage::Over) return "only a game that is over is settled";
  if (!fits_phase(s, p)) return "the stage does not fit the pending marks";
  return std::nullopt;
}

std::expected<Referee, std::string> read_pending(State s, std::string_view text) {
  Pending p;
  for (const std::string_view section : split(text, '/')) {
    const auto numbers = section.empty() ? std::nullopt : numbers_in(section.substr(1));
    if (!numbers || !section_into(section[0], Taker(*numbers), s, p))
      return std::unexpected(text_of("the pending marks cannot be read at \"{}\"", section.substr(0, 60)));
  }
  if (const auto problem = problem_of_pending(s, p)) return std::unexpected(*problem);
  Referee r(s, p);
  const bool follows =
      r.state().marks == s.marks && r.state().stage == s.stage && r.state().outcome == s.outcome;
  if (!follows) return std::unexpected("the score and the stage do not follow from the pending marks");
  return r;
}

}  // namespace
}  // namespace trictrac::referee

namespace trictrac {

std::string print_trid(const referee::Referee& r) {
  const RuleOptions& o = r.state().options;
  std::string trid = print_trid(r.state());
  if (o.marking == Marking::Engine && o.moves == Moves::Refused) return trid;
  return text_of("{};{}={}", trid, kHandKey, referee::text_of_pending(r.state(), r.pending()));
}

std::expected<referee::Referee, std::string> referee_of(const State& state, std::string_view trid) {
  const std::string key = text_of(";{}=", kHandKey);
  const std::size_t at = trid.find(key);
  if (at == std::string_view::npos) return referee::Referee(state);
  const std::string_view value = trid.substr(at + key.size());
  return referee::read_pending(state, value.substr(0, value.find(';')));
}

}  // namespace trictrac

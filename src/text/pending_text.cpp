#include "text/pending_text.h"

#include <algorithm>
#include <limits>
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

// The numbers of a section, one after another: the same functions write and read them.
class Section {
 public:
  Section() = default;  // to be written
  explicit Section(Numbers read) : reads_(true), numbers_(std::move(read)) {}

  // Writes a number; or reads one, and remembers whether it is not as it should be.
  template <class Number>
  void number(Number& n, int least, int most) {
    if (!reads_) return numbers_.push_back(static_cast<int>(n));
    const int read = next_ < numbers_.size() ? numbers_[next_++] : least - 1;
    const bool fits = least <= read && read <= most;
    n = static_cast<Number>(fits ? read : least);
    fine_ = fine_ && fits;
  }
  template <class Enum>
  void one_of(Enum& value, Enum last) {
    number(value, 0, static_cast<int>(last));
  }
  void amounts(auto&... amounts) { (number(amounts, 0, kMostPending), ...); }
  void flags(auto&... flags) { (number(flags, 0, 1), ...); }
  // Returns whether further numbers are to be written, which older texts do not have, or to be read.
  bool goes_on(bool said = true) const { return reads_ ? next_ < numbers_.size() : said; }
  template <class Item>
  void list(std::vector<Item>& items, std::size_t most) {
    for (std::size_t i = 0; goes_on(i < items.size()) && (i < most || !reads_); ++i)
      fields(*this, reads_ ? items.emplace_back() : items[i]);
  }

  bool fine() const { return fine_ && next_ == numbers_.size(); }
  // Returns the numbers between dots.
  std::string text() const {
    std::string text;
    for (const int n : numbers_) text += (text.empty() ? "" : ".") + std::to_string(n);
    return text;
  }

 private:
  bool reads_ = false;
  Numbers numbers_;
  std::size_t next_ = 0;
  bool fine_ = true;
};

void fields(Section& n, Side& side) { n.one_of(side, Side::Black); }
void fields(Section& n, MarkPart& part) { n.one_of(part, MarkPart::Received); }
void fields(Section& n, Fleche& touched) { n.number(touched, kTalon, kLast); }
void fields(Section& n, std::vector<Fleche>& touched) { n.list(touched, kMostPending); }

void fields(Section& n, Roll& roll) {
  n.number(roll.a, 1, 6);
  n.number(roll.b, 1, 6);
}

void fields(Section& n, Step& step) {
  n.number(step.from, 0, kLast);
  n.number(step.to, 0, kOff);
}
void fields(Section& n, std::vector<Step>& steps) { n.list(steps, 3); }

void fields(Section& n, Men& men) {
  for (Fleche f = kTalon; f <= kLast; ++f) {
    int on = men.on(f);
    n.number(on, 0, kMenPerSide);
    men.set(f, on);
  }
  men.off = static_cast<std::uint8_t>(std::max(0, kMenPerSide - men.total()));
}

void fields(Section& n, Marks& m) {
  for (const Side side : kSides) n.number(m.points[side], 0, 10);
  n.amounts(m.holes.white, m.holes.black);
  int holder = m.double_jeton ? 1 + index(*m.double_jeton) : 0;
  n.number(holder, 0, 2);
  if (holder > 0) m.double_jeton = kSides[holder - 1];
  n.one_of(m.pavillon, Pavillon::Lost);
}

void fields(Section& n, MarkEntry& e) {
  fields(n, e.side);
  n.one_of(e.why, Why::Gone);
  n.amounts(e.points);
  n.number(e.moment, 0, moment(kMostPending, Place::After));
  n.amounts(e.of);
  int holes = e.holes.value_or(-1);
  n.number(holes, -1, kMostPending);
  if (holes >= 0) e.holes = holes;
  n.flags(e.jeton, e.pavillon);
  if (n.goes_on(!e.etendard || !e.cravate)) n.flags(e.etendard, e.cravate);
}

void fields(Section& n, PendingMark& x) {
  n.amounts(x.of, x.roll, x.due, x.undone, x.given, x.schooled);
  n.flags(x.open, x.done, x.claimable);
}

void fields(Section& n, JanDue& due) {
  n.one_of(due.jan, Jan::Helpless);
  n.amounts(due.ways, due.points);
}
void fields(Section& n, std::vector<JanDue>& jans) { n.list(jans, kMostJans); }

void fields(Section& n, EcoleClaim& c) {
  n.amounts(c.id);
  fields(n, c.by);
  fields(n, c.part);
  n.amounts(c.of, c.points, c.right, c.back, c.disputed, c.back_again);
  n.flags(c.fresh, c.insists);
  if (n.goes_on()) n.amounts(c.undone);
}

void fields(Section& n, Justification& question) {
  fields(n, question.part);
  n.amounts(question.of);
  n.flags(question.answered);
}

void fields(Section& n, LastPlay& p) {
  fields(n, p.by);
  fields(n, p.roll);
  n.amounts(p.rolls_in_releve.white, p.rolls_in_releve.black);
  fields(n, p.steps);
}

void fields(Section& n, Demand& d) {
  n.one_of(d.what, Demand::What::From);
  fields(n, d.step);
  n.number(d.barred, 0, kLast);
}

void fields(Section& n, Trespass& x) {
  fields(n, x.by);
  n.number(x.on, kOtherCoin, kRetourBegins - 1);
}

void fields(Section& n, Pending& p) {
  n.amounts(p.rolls, p.claims_made);
  n.one_of(p.phase, Phase::Again);
  fields(n, p.goer);
  for (const Side side : kSides) n.number(p.held[side], -1, kMostPending);
  n.flags(p.adjusting, p.gone, p.settled);
  if (n.goes_on()) n.flags(p.stayed);
}

// Returns sections between strokes: a letter, and numbers.
std::string text_of_pending(State s, Pending p) {
  std::string text;
  const auto add = [&](char letter, auto&... of) {
    Section n;
    (fields(n, of), ...);
    text += text.empty() ? "" : "/";
    text += letter + n.text();
  };
  add('n', p);
  add('b', p.base);
  if (valid(s.roll)) add('r', s.roll);
  for (Side side : kSides)
    for (MarkPart part : {MarkPart::Gained, MarkPart::Received}) {
      PendingMark& x = part == MarkPart::Gained ? p.gained[side] : p.received[side];
      if (x.of > 0) add('s', side, part, x);
      if (!x.jans.empty()) add('j', side, part, x.jans);
    }
  MarkPart gained = MarkPart::Gained;
  for (Side side : kSides) {
    if (p.past[side].of > 0) add('q', side, gained, p.past[side]);
    if (!p.past[side].jans.empty()) add('k', side, gained, p.past[side].jans);
  }
  for (MarkEntry& e : p.entries) add('e', e);
  for (EcoleClaim& c : p.claims) add('c', c);
  for (Side side : kSides)
    if (p.asked[side]) add('w', side, *p.asked[side]);
  if (!p.touched.empty()) add('t', p.touched);
  if (p.played) {
    add('p', *p.played);
    add('o', p.played->before.own);
    add('a', p.played->before.other);
  }
  if (p.demand) add('d', *p.demand);
  if (p.early) add('y', *p.early);
  if (p.trespass) add('x', *p.trespass);
  return text;
}

bool read_section(char letter, Section n, State& s, Pending& p) {
  const auto side = [&] {
    Side named{};
    fields(n, named);
    return named;
  };
  const auto mark = [&]() -> PendingMark& {
    const Side of = side();
    MarkPart part{};
    fields(n, part);
    return part == MarkPart::Gained ? p.gained[of] : p.received[of];
  };
  const auto past = [&]() -> PendingMark& {
    PendingMark& x = p.past[side()];
    MarkPart part{};
    n.one_of(part, MarkPart::Gained);
    return x;
  };
  const auto played = [&]() -> LastPlay& { return p.played ? *p.played : p.played.emplace(); };
  switch (letter) {
    case 'n': fields(n, p); break;
    case 'b': fields(n, p.base); break;
    case 'r': fields(n, s.roll); break;
    case 's': fields(n, mark()); break;
    case 'j': fields(n, mark().jans); break;
    case 'q': fields(n, past()); break;
    case 'k': fields(n, past().jans); break;
    case 'e': fields(n, p.entries.emplace_back()); break;
    case 'c': fields(n, p.claims.emplace_back()); break;
    case 'w': fields(n, p.asked[side()].emplace()); break;
    case 't': fields(n, p.touched); break;
    case 'p': fields(n, played()); break;
    case 'o': fields(n, played().before.own); break;
    case 'a': fields(n, played().before.other); break;
    case 'd': fields(n, p.demand.emplace()); break;
    case 'x': fields(n, p.trespass.emplace()); break;
    case 'y': fields(n, p.early.emplace()); break;
    default: return false;
  }
  return n.fine();
}

std::optional<Numbers> numbers_in(std::string_view text) {
  using Limits = std::numeric_limits<int>;
  Numbers all;
  for (const std::string_view piece : split(text, '.')) {
    const auto n = number_in(piece, Limits::min(), Limits::max());
    if (!n) return std::nullopt;
    all.push_back(*n);
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
    if (!numbers || !read_section(section[0], Section(*numbers), s, p))
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

#include "text/sheet/entry_text.h"

#include <cctype>
#include <charconv>
#include <optional>

#include "base/assert.h"
#include "base/text_of.h"
#include "game/match/match_ledger.h"
#include "text/marks_text.h"
#include "text/words.h"

namespace trictrac {

namespace {

constexpr std::string_view kAfterSide = "+POINTS, -POINTS, holes N, goes, suspends GAME or gives up";

// The reasons for points, which follow them.
struct ScoredForWord {
  ScoredFor reason;
  std::string_view word;
};
constexpr ScoredForWord kScoredForWords[] = {{ScoredFor::School, "school"},
                                             {ScoredFor::FalseSchool, "false school"},
                                             {ScoredFor::Augmentation, "augmentation"}};

std::string scored_for_text(ScoredFor reason) {
  for (const ScoredForWord& c : kScoredForWords)
    if (c.reason == reason) return text_of(" {}", c.word);
  return "";
}

std::string_view of_roll(bool own) { return own ? "" : " other's roll"; }

std::string printed(const Scored& e) {
  return text_of("{} +{}{}", capital(e.side), e.points,
                 e.reason == ScoredFor::Roll ? std::string(of_roll(e.own)) : scored_for_text(e.reason));
}
std::string printed(const TakenBack& e) { return text_of("{} -{}", capital(e.side), e.points); }
std::string printed(const Pegged& e) {
  return text_of("{} holes {}{}", capital(e.won.side), e.won.holes, of_roll(e.won.own));
}
std::string printed(const Went& e) { return text_of("{} goes", capital(e.side)); }
std::string printed(const Suspended& e) {
  return text_of("{} suspends {}", capital(e.side), e.game == CombineGame::Ecrire ? "ecrire" : "honours");
}
std::string printed(const GivenUp& e) { return text_of("{} gives up", capital(e.side)); }
std::string printed(const HalfThrown& e) { return text_of("half {} {}", e.paid, e.pays); }
std::string printed(const RoundEnd& p) {
  return text_of("round W {} B {}{}{}", p.holes.white, p.holes.black, p.one_run ? " run" : "",
                 p.lifted ? "" : " unlifted");
}
std::string printed(const Seated& e) {
  std::string text = "seats";
  for (const int player : e.order) text += text_of(" {}", player + 1);
  return text + text_of(" lead {}", capital(e.lead));
}

using Read = std::expected<LedgerEntry, std::string>;
std::unexpected<std::string> wrong(std::string message) { return std::unexpected(std::move(message)); }
std::string in_quotes(std::string_view text) { return text_of("\"{}\"", text); }

// Reads an entry from left to right; a player may be called by a name of several words.
class EntryReader {
 public:
  EntryReader(std::string_view text, const std::vector<std::string>& names, const SheetLedger& now,
              PlayerNaming& naming)
      : rest_(text), names_(names), now_(now), naming_(naming) {
    TRICTRAC_ASSERT(static_cast<int>(names.size()) == now.account.options.players);
    skip();
  }

  Read read() {
    const auto entry = any();
    if (entry && !rest_.empty())
      return wrong(in_quotes(rest_) + " does not belong here: the entry ends before it");
    if (entry && naming_.by_name && naming_.doubtful) return doubtful(*naming_.doubtful);
    return entry;
  }

 private:
  Read any() {
    if (take("seats")) return seats();
    if (take("round")) return round();
    if (take("half")) return half();
    const auto side = player();
    if (!side)
      return wrong(in_quotes(rest_) + " is unknown: an entry begins with W, B, " + at_board() +
                   ", round, half or seats");
    return done_by(*side);
  }

  static Read doubtful(Side side) {
    return wrong(
        text_of("\"{}\" is the letter of {} and the name of the player who sits as {}: give that player "
                "a longer name in [Players …]",
                capital(side), title_of(side), title_of(other(side))));
  }

  Read done_by(Side side) {
    if (rest_.starts_with('+')) {
      rest_.remove_prefix(1);
      const auto points = number();
      if (!points) return wrong("+ is followed by a number of points, such as +4");
      const ScoredFor reason = reason_taken();
      return Scored{side, *points, reason == ScoredFor::Roll && own(), reason};
    }
    if (rest_.starts_with('-')) {
      rest_.remove_prefix(1);
      const auto points = number();
      if (!points) return wrong("- is followed by a number of points, such as -2");
      return TakenBack{side, *points};
    }
    if (take("goes")) return Went{side};
    if (take("gives")) return take("up") ? Read(GivenUp{side}) : wrong("write: gives up");
    if (take("suspends")) return suspends(side);
    if (!take("holes"))
      return wrong(text_of("{} is unknown: the player is followed by {}", in_quotes(rest_), kAfterSide));
    const auto holes = number();
    if (!holes) return wrong("holes is followed by a number, such as holes 2");
    return Pegged{{side, *holes, own()}};
  }

  // Returns the name that the rest begins with, which ends before a number.
  std::string_view called() const {
    return trim(rest_.substr(0, std::min(rest_.find_first_of("0123456789", rest_.find(' ')), rest_.size())));
  }

  Read suspends(Side side) {
    if (take("ecrire")) return Suspended{side, CombineGame::Ecrire};
    if (take("honours")) return Suspended{side, CombineGame::Honours};
    return wrong("the game suspended is ecrire or honours");
  }

  Read round() {
    RoundEnd played;
    PerSide<bool> named;
    for (int i = 0; i < 2; ++i) {
      const auto side = player();
      if (!side) return wrong(in_quotes(called()) + " is not at the board: " + at_board() + " are");
      if (named[*side] && naming_.by_name && naming_.doubtful) return doubtful(*naming_.doubtful);
      if (named[*side])
        return wrong(
            text_of("{} is there twice: write W or B, or the names of {}", title_of(*side), at_board()));
      const auto holes = number();
      if (!holes) return wrong("write: round PLAYER HOLES PLAYER HOLES, such as round W 8 B 3");
      named[*side] = true;
      played.holes[*side] = *holes;
    }
    played.one_run = take("run");
    played.lifted = !take("unlifted");
    if (!played.lifted && !played.one_run) return wrong("only a run can be unlifted: write run unlifted");
    return played;
  }

  Read half() {
    const auto paid = number(), pays = number();
    const auto is_die = [](const std::optional<int>& n) { return n && *n >= 1 && *n <= 6; };
    if (is_die(paid) && is_die(pays)) return HalfThrown{*paid, *pays};
    return wrong(
        "write: half DIE DIE, first the die of the player to be paid, then of the one to pay, such as half 5 "
        "3");
  }

  Read seats() {
    Seated seated{};
    while (const auto who = seat()) seated.order.push_back(*who);
    if (!take("lead")) return seated;
    const auto lead = letter_taken();
    if (!lead) return wrong("lead is followed by W or B, the side that throws first");
    seated.lead = *lead;
    return seated;
  }

  std::optional<int> seat() {
    if (const auto n = number()) return *n - 1;
    for (std::size_t i = 0; i < names_.size(); ++i)
      if (take(names_[i])) return static_cast<int>(i);
    return std::nullopt;
  }

  std::optional<Side> player() {
    if (const auto side = letter_taken()) {
      if (name_of(other(*side)) == std::string(1, capital(*side))) naming_.doubtful = side;
      return side;
    }
    for (const Side side : kSides)
      if (take(name_of(side))) {
        naming_.by_name = true;
        return side;
      }
    return std::nullopt;
  }

  std::optional<Side> letter_taken() {
    for (const Side side : kSides) {
      const char word = capital(side);
      if (take(std::string_view(&word, 1))) return side;
    }
    return std::nullopt;
  }

  std::optional<int> number() {
    int n = 0;
    const auto [end, fault] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), n);
    const std::size_t length = end - rest_.data();
    const bool whole = length == rest_.size() || std::isspace(static_cast<unsigned char>(rest_[length]));
    if (fault != std::errc() || !whole || n < 0) return std::nullopt;
    rest_.remove_prefix(length);
    skip();
    return n;
  }

  // Returns whether the entry is about the player's own roll, which is the default.
  bool own() {
    if (take("other's roll")) return false;
    return !take("other");
  }

  ScoredFor reason_taken() {
    for (const ScoredForWord& c : kScoredForWords)
      if (take(c.word)) return c.reason;
    return ScoredFor::Roll;
  }

  bool take(std::string_view word) {
    if (word.empty() || !rest_.starts_with(word)) return false;
    if (rest_.size() > word.size() && !std::isspace(static_cast<unsigned char>(rest_[word.size()])))
      return false;
    rest_.remove_prefix(word.size());
    skip();
    return true;
  }

  void skip() { rest_ = trim(rest_); }

  const std::string& name_of(Side side) const { return names_[player_at(now_.account, side)]; }
  std::string at_board() const { return name_of(Side::White) + " and " + name_of(Side::Black); }

  std::string_view rest_;
  const std::vector<std::string>& names_;
  const SheetLedger& now_;
  PlayerNaming& naming_;
};

}  // namespace

std::string entry_text(const LedgerEntry& entry) {
  return std::visit([](const auto& e) { return printed(e); }, entry);
}

Read parse_entry(std::string_view text, const std::vector<std::string>& names, const SheetLedger& now,
                 PlayerNaming& naming) {
  return EntryReader(text, names, now, naming).read();
}

// The reasons why an entry of a sheet cannot be made, in words.

namespace {

std::string_view code_of(LedgerError why) {
  switch (why) {
    case LedgerError::Over: return "over";
    case LedgerError::NoHoles: return "no_holes";
    case LedgerError::MayNotGo: return "may_not_go";
    case LedgerError::Suspended: return "suspended";
    case LedgerError::NotHere: return "not_here";
    case LedgerError::EqualDice: return "equal_dice";
    case LedgerError::BadHoles: return "bad_holes";
  }
  return "over";
}

std::string not_here(const LedgerEntry& entry) {
  if (std::holds_alternative<RoundEnd>(entry))
    return "in combiné, enter holes as they are made, not a whole round";
  if (std::holds_alternative<HalfThrown>(entry)) return "there is no half fiche to throw for now";
  return "only in combiné can a game be suspended";
}

std::string bad_holes(const MatchOptions& agreed) {
  const int cap = agreed.ecrire.marque.hole_cap;
  if (takes(agreed.format, kOfMarques) && cap > 0)
    return text_of("a marqué ends with six holes at least, and with {} at most: the limit agreed (S1 II)",
                   cap);
  return text_of("{}, and no more than {}", traits_of(agreed.format).round_ends, kMostHoles);
}

std::string takes_too_much(const LedgerEntry& entry, const SheetLedger& now) {
  const auto* taken = std::get_if<TakenBack>(&entry);
  const int most = taken ? may_take_back(now, taken->side) : 0;
  if (most == 0)
    return "there are no points to take back: you can take back only the last points marked in this round, "
           "before anyone goes";
  if (taken->points > most)
    return text_of("at most {} points can be taken back: that many were marked last", most);
  return "later entries depend on these points; undo them first";
}

std::string account_text(LedgerError why, const LedgerEntry& entry, const SheetLedger& now) {
  switch (why) {
    case LedgerError::Over: return "the match is over";
    case LedgerError::NoHoles: return "enter at least one hole";
    case LedgerError::MayNotGo: return "a player can go only at once, on a hole made on their own dice (K4)";
    case LedgerError::Suspended:
      return "one game is suspended already: a player must go before another can be suspended";
    case LedgerError::NotHere: return not_here(entry);
    case LedgerError::EqualDice: return "equal dice decide nothing: throw again";
    case LedgerError::BadHoles: return bad_holes(now.account.options);
  }
  return "";
}

}  // namespace

std::string_view code_of(const EntryRefusal& refusal) {
  switch (refusal.why) {
    case EntryFault::MatchLedger: return code_of(refusal.account.value_or(LedgerError::Over));
    case EntryFault::BadPoints: return "bad_points";
    case EntryFault::NotAtTheStart: return "not_at_the_start";
    case EntryFault::BadSeats: return "bad_seats";
    case EntryFault::FewerHoles: return "fewer_holes";
    case EntryFault::TakesTooMuch: return "takes_too_much";
  }
  return "over";
}

std::string refusal_text(const EntryRefusal& refusal, const LedgerEntry& entry, const SheetLedger& now) {
  const PerSide<int> holes = holes_of(now.account);
  switch (refusal.why) {
    case EntryFault::MatchLedger:
      return account_text(refusal.account.value_or(LedgerError::Over), entry, now);
    case EntryFault::BadPoints: return text_of("points are even, from 2 to {}", kMostPoints);
    case EntryFault::NotAtTheStart:
      return resumes(now.account.options)
                 ? "the seats and the first throw were noted when the match was adjourned"
                 : "seats are taken before anything is marked";
    case EntryFault::BadSeats:
      return text_of("each of the {} players has one seat, by their number{}", now.account.options.players,
                     seats_tell_lead(now.account.options) ? "; White, who sits first, throws first" : "");
    case EntryFault::FewerHoles:
      return text_of("the holes of this round stand at {} to {} already; it cannot end with fewer",
                     holes.white, holes.black);
    case EntryFault::TakesTooMuch: return takes_too_much(entry, now);
  }
  return "";
}

}  // namespace trictrac

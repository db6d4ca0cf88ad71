#include "table/event_text.h"

#include <algorithm>
#include <charconv>
#include <span>

#include "base/overloaded.h"
#include "base/text_of.h"
#include "game/match/format.h"
#include "table/dice.h"
#include "text/hand_text.h"
#include "text/words.h"

namespace trictrac {
namespace {

// A digit for each player; from the eleventh on it is a letter of the alphabet.
constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuv";
static_assert(kDigits.size() == kMostPlayers);

constexpr Moment kLatest = 253'402'300'800'000;  // the year 10000

char letter_of(Side side) { return side == Side::White ? 'w' : 'b'; }

// Reads the words of an event one by one. Keeps the first fault, and reads what follows as if it were right.
class EventReader {
 public:
  explicit EventReader(std::string_view text) : text_(text), words_(split(text, ' ')) {
    if (words_.size() > 1 && words_.back().starts_with('@')) take_timestamp();
    if (words_.size() < 2 || (words_[0] != "w" && words_[0] != "b")) fail("begins with w or b and a word");
  }

  std::string_view name() const { return words_.size() < 2 ? "" : words_[1]; }
  std::span<const std::string_view> rest() const {
    return std::span(words_).subspan(std::min(next_, words_.size()));
  }
  void fail(std::string_view due) {
    if (fault_.empty()) fault_ = "an event " + std::string(due) + ", not \"" + std::string(text_) + "\"";
  }
  std::expected<LoggedEvent, std::string> finish(GameEvent event) {
    if (next_ < words_.size()) fail("of this kind has no more words");
    if (!fault_.empty()) return std::unexpected(fault_);
    return LoggedEvent{side(), std::move(event), at_, lag_};
  }
  GameEvent said(EventKind kind) {
    auto event = parse_said(kind, Words(rest().begin(), rest().end()));
    next_ = words_.size();
    if (!event) fail(event.error());
    return std::move(event).value_or(Object{});
  }

  void side_in(Side& read) { read = side(); }
  void digits(std::vector<int>& all, int least, int most, std::string_view due) {
    const std::string_view word = take(due);
    for (const char c : word) {
      const auto n = static_cast<int>(kDigits.find(c));
      if (n < least || n > most)
        fail(text_of("has digits from {} to {}", kDigits.substr(least, 1), kDigits.substr(most, 1)));
      all.push_back(n);
    }
    if (word.empty() || word.size() > kMostPlayers) fail("has at most a digit for each player");
  }
  // Reads a list to the end of the event; `read` is given each entry, empty.
  template <class Entry, class Read>
  void each(std::vector<Entry>& all, Read read) {
    while (next_ < words_.size()) read(all.emplace_back());
  }
  void roll(Roll& read) {
    constexpr std::string_view kDue = "throws two dice, such as 42";
    std::vector<int> dice;
    digits(dice, 1, 6, kDue);
    if (dice.size() != 2) return fail(kDue);
    read = {static_cast<std::uint8_t>(dice[0]), static_cast<std::uint8_t>(dice[1])};
  }
  void roll(std::optional<Roll>& read) { roll(read.emplace()); }
  void steps(Steps& all) {
    if (rest().size() > kMostSteps) return fail(text_of("plays at most {} steps", kMostSteps));
    while (next_ < words_.size()) {
      const auto ends = split(take(""), '/');
      const auto from = number_in(ends.front(), 1, kOff), to = number_in(ends.back(), 1, kOff);
      if (ends.size() != 2 || !from || !to) return fail("plays steps such as 3/7");
      all.add({static_cast<std::uint8_t>(*from), static_cast<std::uint8_t>(*to)});
    }
  }
  void number(int& read, int most, std::string_view due) { set(read, number_in(take(due), 0, most), due); }
  void millis(Millis& read) {
    constexpr std::string_view kDue = "says for how many milliseconds";
    set(read, milliseconds(take(kDue), kLongestChange), kDue);
  }
  void digest(Digest& read) {
    constexpr std::string_view kDue = "of this kind has a player and 64 hex digits";
    set(read, parse_seed(take(kDue)), kDue);
  }
  template <class Names, class Value>
  void name(Value& read, const Names& names, std::string_view due) {
    set(read, names.find(take(due)), due);
  }
  // Reads a name that is left out for `usual`.
  template <class Names, class Value>
  void name_unless(Value usual, Value& read, const Names& names, std::string_view due) {
    if (next_ == words_.size()) return;
    name(read, names, due);
    if (read == usual) fail(due);
  }
  void number_if_any(std::optional<int>& read, int most, std::string_view due) {
    if (next_ < words_.size()) number(read.emplace(), most, due);
  }
  void flag(bool& read, std::string_view on, std::string_view off, std::string_view due) {
    const std::string_view word = next_ < words_.size() ? take(due) : "";
    read = word == on;
    if (!read && word != off) fail(due);
  }

 private:
  Side side() const { return words_[0] == "b" ? Side::Black : Side::White; }
  std::string_view take(std::string_view due) {
    if (next_ < words_.size()) return words_[next_++];
    fail(due);
    return {};
  }
  template <class Value>
  void set(Value& read, const std::optional<Value>& found, std::string_view due) {
    if (found)
      read = *found;
    else
      fail(due);
  }
  static std::optional<std::int64_t> milliseconds(std::string_view word, std::int64_t most) {
    std::int64_t value = 0;
    const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), value);
    const bool fits = wrong == std::errc() && end == word.data() + word.size() && value > 0 && value <= most;
    return fits ? std::optional(value) : std::nullopt;
  }
  // Takes the timestamp, which is the last word in a game with a clock.
  void take_timestamp() {
    const auto numbers = split(words_.back().substr(1), '-');
    const auto at = milliseconds(numbers.front(), kLatest);
    const auto lag = numbers.size() == 1 ? 0 : milliseconds(numbers[1], kMostLag);
    if (!at || !lag || numbers.size() > 2) fail("ends with its timestamp, such as @1700000000000");
    at_ = at.value_or(0);
    lag_ = lag.value_or(0);
    words_.pop_back();
  }

  std::string_view text_;
  std::vector<std::string_view> words_;
  std::size_t next_ = 2;
  Moment at_ = 0;
  Millis lag_ = 0;
  std::string fault_;
};

// Prints the words of an event, each with a blank before it.
class EventPrinter {
 public:
  std::string text;

  void side_in(Side) {}
  void digits(const std::vector<int>& all, int, int, std::string_view) {
    text += ' ';
    for (const int d : all) text += kDigits[d];
  }
  template <class Entry, class Print>
  void each(std::vector<Entry>& all, Print print) {
    for (Entry& entry : all) print(entry);
  }
  void roll(Roll r) { text += text_of(" {}{}", r.a, r.b); }
  void roll(const std::optional<Roll>& r) { roll(*r); }
  void steps(const Steps& all) {
    for (const Step s : all) text += text_of(" {}/{}", s.from, s.to);
  }
  void number(int n, int, std::string_view) { text += text_of(" {}", n); }
  void millis(Millis n) { text += text_of(" {}", n); }
  void digest(const Digest& bytes) { text += " " + to_hex(bytes); }
  template <class Names, class Value>
  void name(Value value, const Names& names, std::string_view) {
    text += text_of(" {}", names[value]);
  }
  template <class Names, class Value>
  void name_unless(Value usual, Value value, const Names& names, std::string_view due) {
    if (value != usual) name(value, names, due);
  }
  void number_if_any(const std::optional<int>& n, int most, std::string_view due) {
    if (n) number(*n, most, due);
  }
  void flag(bool is_on, std::string_view on, std::string_view off, std::string_view) {
    const std::string_view word = is_on ? on : off;
    if (!word.empty()) text += text_of(" {}", word);
  }
};

// Passes the particulars of an event, in the order of their words, to an EventPrinter or EventReader.
template <class Words>
struct Particulars {
  Words& words;

  void operator()(TakeSeats& e) {
    words.digits(e.order, 0, kMostPlayers - 1, "of this kind has the order of the seats");
    words.each(e.dice, [&](auto& dice) { words.digits(dice, 1, 6, "has at most a digit for each player"); });
  }
  void operator()(TakeLead& e) {
    words.side_in(e.first);
    rolls(e.dice);
  }
  void operator()(ThrowHalf& e) { rolls(e.dice); }
  void operator()(RollDice& e) { words.roll(e.dice); }
  void operator()(Suspend& e) { words.name(e.game, kCombineGames, "suspends ecrire or honours"); }
  void operator()(PlayMen& e) { words.steps(e.steps); }
  void operator()(Resign& e) { words.side_in(e.side); }
  void operator()(LoseOnTime& e) {
    words.side_in(e.side);
    words.flag(e.absent, "absent", "", "of this kind has no more words but absent");
  }
  void operator()(CommitShare& e) {
    player(e.player);
    words.digest(e.commitment);
  }
  void operator()(RevealShare& e) {
    player(e.player);
    words.digest(e.share);
  }
  void operator()(SetVacation& e) {
    player(e.player);
    words.number(e.days, kMostHolidays, text_of("leaves for 0 to {} days", kMostHolidays));
  }
  void operator()(AddTime& e) { player(e.player); }
  void operator()(SetAutoPlay& e) {
    player(e.player);
    words.flag(e.on, "on", "off", "auto_play is on or off");
  }
  void operator()(ClockChange& e) {
    words.name(e.kind, kClockChanges,
               "changes a clock by outage or extend and milliseconds, or by restore, stop or start");
    if (has_length(e.kind)) words.millis(e.by);
  }
  void operator()(StopGame& e) {
    constexpr std::string_view kDue = "stops by called_off, or by forfeit and a player";
    words.name_unless(StopGame::Why::Agreed, e.why, kStopReasons, kDue);
    if (e.why == StopGame::Why::Forfeit) words.number_if_any(e.winner, kMostPlayers - 1, kDue);
  }
  void operator()(AllowThrows& e) {
    constexpr std::string_view kDue = "allows throws of White and of Black, and may end with over";
    for (int& throws : e.throws) words.number(throws, kMostAllowed, kDue);
    words.flag(e.over, "over", "", kDue);
  }
  template <class WithoutWords>
  void operator()(WithoutWords&) {}

 private:
  void rolls(std::vector<Roll>& all) {
    words.each(all, [&](Roll& roll) { words.roll(roll); });
  }
  void player(int& n) { words.number(n, kMostPlayers - 1, "of this kind has a player"); }
};

// Returns the event of that kind, with empty fields.
GameEvent empty_event(EventKind kind) {
  return []<std::size_t... kIndex>(std::size_t wanted, std::index_sequence<kIndex...>) {
    GameEvent event;
    (void)((kIndex == wanted && (event.emplace<kIndex>(), true)) || ...);
    return event;
  }(static_cast<std::size_t>(kind), std::make_index_sequence<std::variant_size_v<GameEvent>>());
}

}  // namespace

std::string print_event(const LoggedEvent& logged) {
  const EventKind kind = kind_of(logged.event);
  std::string text{letter_of(logged.side), ' '};
  if (is_said(kind)) {
    text += said_text(logged.event);
  } else {
    EventPrinter words{std::string(name_of(kind))};
    GameEvent event = logged.event;
    std::visit(Particulars{words}, event);
    text += words.text;
  }
  if (logged.at > 0) text += text_of(" @{}", logged.at);
  if (logged.lag > 0) text += text_of("-{}", logged.lag);
  return text;
}

std::expected<LoggedEvent, std::string> parse_event(std::string_view text) {
  EventReader words(text);
  const auto kind = find_event(words.name());
  if (!kind) {
    words.fail("is one of: " + joined(kEventNames, ", "));
    return words.finish({});
  }
  if (is_said(*kind)) return words.finish(words.said(*kind));
  GameEvent event = empty_event(*kind);
  std::visit(Particulars{words}, event);
  return words.finish(std::move(event));
}

}  // namespace trictrac

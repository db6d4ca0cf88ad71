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

// Keeps the first fault, and reads what follows as if it were right.
class EventReader {
 public:
  explicit EventReader(std::string_view text) : text_(text), words_(split(text, ' ')) {
    if (words_.size() > 1 && words_.back().starts_with('@')) take_timestamp();
    if (words_.size() < 2 || (words_[0] != "w" && words_[0] != "b")) fail("begins with w or b and a word");
  }

  Side side() const { return words_[0] == "b" ? Side::Black : Side::White; }
  std::string_view name() const { return words_.size() < 2 ? "" : words_[1]; }
  std::span<const std::string_view> rest() const {
    return std::span(words_).subspan(std::min<std::size_t>(2, words_.size()));
  }

  void fail(std::string_view due) {
    if (fault_.empty()) fault_ = "an event " + std::string(due) + ", not \"" + std::string(text_) + "\"";
  }
  std::expected<LoggedEvent, std::string> finish(GameEvent event) {
    if (!fault_.empty()) return std::unexpected(fault_);
    return LoggedEvent{side(), std::move(event), at_, lag_};
  }

  // Reads dice or players, a digit each.
  std::vector<int> digits(std::string_view word, int least, int most) {
    std::vector<int> all;
    for (const char c : word) {
      const auto n = static_cast<int>(kDigits.find(c));
      if (n < least || n > most)
        fail(text_of("has digits from {} to {}", kDigits.substr(least, 1), kDigits.substr(most, 1)));
      all.push_back(n);
    }
    if (word.empty() || word.size() > kMostPlayers) fail("has at most a digit for each player");
    return all;
  }
  Roll roll(std::string_view word) {
    const auto dice = digits(word, 1, 6);
    if (dice.size() == 2) return {static_cast<std::uint8_t>(dice[0]), static_cast<std::uint8_t>(dice[1])};
    fail("throws two dice, such as 42");
    return {};
  }
  std::vector<Roll> rolls() {
    std::vector<Roll> all;
    for (const std::string_view word : rest()) all.push_back(roll(word));
    return all;
  }
  Roll one_roll() {
    if (rest().size() == 1) return roll(rest()[0]);
    fail("rolls two dice, such as 42");
    return {};
  }
  Steps steps() {
    Steps all;
    if (rest().size() > kMostSteps) fail(text_of("plays at most {} steps", kMostSteps));
    for (const std::string_view word : rest())
      if (all.size < kMostSteps) all.add(step(word));
    return all;
  }
  void expect_end() {
    if (!rest().empty()) fail("of this kind has no more words");
  }
  // Reads a player and 64 hex digits.
  std::pair<int, Digest> player_and_digest() {
    if (rest().size() == 2) {
      const auto player = number_in(rest()[0], 0, kMostPlayers - 1);
      const auto digest = parse_seed(rest()[1]);
      if (player && digest) return {*player, *digest};
    }
    fail("of this kind has a player and 64 hex digits");
    return {};
  }
  // Reads a player, the first of that many words.
  int player(std::size_t words) {
    const auto n = rest().size() == words ? number_in(rest()[0], 0, kMostPlayers - 1) : std::nullopt;
    if (!n) fail(words == 1 ? "of this kind has a player" : "of this kind has a player and one more word");
    return n.value_or(0);
  }
  Millis millis(std::string_view word) {
    const auto value = milliseconds(word, kLongestChange);
    if (!value) fail("says for how many milliseconds");
    return value.value_or(0);
  }
  std::string_view one_word() {
    if (rest().size() == 1) return rest()[0];
    fail("of this kind has one more word");
    return {};
  }

 private:
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
  Step step(std::string_view word) {
    const auto ends = split(word, '/');
    const auto from = number_in(ends.front(), 1, kOff), to = number_in(ends.back(), 1, kOff);
    if (ends.size() == 2 && from && to)
      return {static_cast<std::uint8_t>(*from), static_cast<std::uint8_t>(*to)};
    fail("plays steps such as 3/7");
    return {};
  }

  std::string_view text_;
  std::vector<std::string_view> words_;
  Moment at_ = 0;
  Millis lag_ = 0;
  std::string fault_;
};

std::string roll_text(Roll r) { return {static_cast<char>('0' + r.a), static_cast<char>('0' + r.b)}; }

std::string rolls_text(const std::vector<Roll>& rolls) {
  std::string text;
  for (const Roll r : rolls) text += " " + roll_text(r);
  return text;
}

std::string digits_text(const std::vector<int>& digits) {
  std::string text = " ";
  for (const int d : digits) text += kDigits[d];
  return text;
}

std::string steps_text(const Steps& steps) {
  std::string text;
  for (const Step s : steps) text += text_of(" {}/{}", s.from, s.to);
  return text;
}

std::string share_text(int player, const Digest& digest) { return text_of(" {} {}", player, to_hex(digest)); }

// Returns what stands behind the name of an event, with a blank before it.
std::string particulars(const GameEvent& event) {
  return std::visit(
      Overloaded{[](const TakeSeats& e) {
                   std::string text = digits_text(e.order);
                   for (const auto& dice : e.dice) text += digits_text(dice);
                   return text;
                 },
                 [](const TakeLead& e) { return rolls_text(e.dice); },
                 [](const ThrowHalf& e) { return rolls_text(e.dice); },
                 [](const RollDice& e) { return " " + roll_text(*e.dice); },
                 [](const Suspend& e) { return text_of(" {}", name_of(e.game)); },
                 [](const PlayMen& e) { return steps_text(e.steps); },
                 [](const LoseOnTime& e) { return std::string(e.absent ? " absent" : ""); },
                 [](const CommitShare& e) { return share_text(e.player, e.commitment); },
                 [](const RevealShare& e) { return share_text(e.player, e.share); },
                 [](const SetVacation& e) { return text_of(" {} {}", e.player, e.days); },
                 [](const AddTime& e) { return text_of(" {}", e.player); },
                 [](const SetAutoPlay& e) { return text_of(" {} {}", e.player, e.on ? "on" : "off"); },
                 [](const ClockChange& e) {
                   return text_of(" {}", name_of(e.kind)) + (has_length(e.kind) ? text_of(" {}", e.by) : "");
                 },
                 [](const auto&) { return std::string(); }},
      event);
}

TakeSeats seats_of(EventReader& words) {
  TakeSeats seats{{}};
  if (words.rest().empty()) words.fail("of this kind has the order of the seats");
  for (const std::string_view word : words.rest()) {
    const bool first = word.data() == words.rest().front().data();
    if (first)
      seats.order = words.digits(word, 0, kMostPlayers - 1);
    else
      seats.dice.push_back(words.digits(word, 1, 6));
  }
  return seats;
}

template <class Share>
Share share_of(EventReader& words) {
  const auto [player, digest] = words.player_and_digest();
  return {player, digest};
}

Suspend suspended_of(EventReader& words) {
  const auto game = find_game(words.one_word());
  if (!game) words.fail("suspends ecrire or honours");
  return {game.value_or(CombineGame::Ecrire)};
}

SetVacation vacation_of(EventReader& words) {
  const int player = words.player(2);
  const auto days = words.rest().empty() ? std::nullopt : number_in(words.rest().back(), 0, kMostHolidays);
  if (!days) words.fail(text_of("leaves for 0 to {} days", kMostHolidays));
  return {player, days.value_or(0)};
}

SetAutoPlay auto_play_of(EventReader& words) {
  const int player = words.player(2);
  const std::string_view word = words.rest().empty() ? "" : words.rest().back();
  if (word != "on" && word != "off") words.fail("auto_play is on or off");
  return {player, word == "on"};
}

ClockChange clock_change_of(EventReader& words) {
  const auto rest = words.rest();
  const auto kind = rest.empty() ? std::nullopt : find_clock_change(rest.front());
  if (!kind || rest.size() != (has_length(*kind) ? 2U : 1U)) {
    words.fail("changes a clock by outage or extend and milliseconds, or by restore, stop or start");
    return {};
  }
  return {*kind, has_length(*kind) ? words.millis(rest.back()) : 0};
}

LoseOnTime time_of(EventReader& words) {
  if (words.rest().empty()) return {words.side()};
  if (words.one_word() != "absent") words.fail("of this kind has no more words but absent");
  return {words.side(), true};
}

GameEvent said_of(EventReader& words, EventKind kind) {
  const Words said(words.rest().begin(), words.rest().end());
  auto event = parse_said(kind, said);
  if (!event) words.fail(event.error());
  return std::move(event).value_or(Object{});
}

GameEvent without_words(EventReader& words, GameEvent event) {
  words.expect_end();
  return event;
}

std::string all_event_names() {
  std::string all;
  for (const std::string_view name : kEventNames) all += (all.empty() ? "" : ", ") + std::string(name);
  return all;
}

GameEvent event_of(EventReader& words) {
  const auto kind = find_event(words.name());
  if (!kind) {
    words.fail("is one of: " + all_event_names());
    return Object{};
  }
  switch (*kind) {
    case EventKind::TakeSeats: return seats_of(words);
    case EventKind::TakeLead: return TakeLead{words.side(), {}, words.rolls()};
    case EventKind::ThrowHalf: return ThrowHalf{words.rolls()};
    case EventKind::RollDice: return RollDice{words.one_roll()};
    case EventKind::Suspend: return suspended_of(words);
    case EventKind::PlayMen: return PlayMen{words.steps()};
    case EventKind::LoseOnTime: return time_of(words);
    case EventKind::CommitShare: return share_of<CommitShare>(words);
    case EventKind::RevealShare: return share_of<RevealShare>(words);
    case EventKind::SetVacation: return vacation_of(words);
    case EventKind::AddTime: return AddTime{words.player(1)};
    case EventKind::SetAutoPlay: return auto_play_of(words);
    case EventKind::ClockChange: return clock_change_of(words);
    case EventKind::Hold: return without_words(words, Hold{});
    case EventKind::Go: return without_words(words, Go{});
    case EventKind::Resign: return without_words(words, Resign{words.side()});
    case EventKind::StopGame: return without_words(words, StopGame{});
    case EventKind::Adjourn: return without_words(words, Adjourn{});
    case EventKind::TakeBack: return without_words(words, TakeBack{});
    default: return said_of(words, *kind);
  }
}

}  // namespace

std::string print_event(const LoggedEvent& logged) {
  const EventKind kind = kind_of(logged.event);
  std::string text{letter_of(logged.side), ' '};
  text += is_said(kind) ? said_text(logged.event) : std::string(name_of(kind)) + particulars(logged.event);
  if (logged.at > 0) text += text_of(" @{}", logged.at);
  if (logged.lag > 0) text += text_of("-{}", logged.lag);
  return text;
}

std::expected<LoggedEvent, std::string> parse_event(std::string_view text) {
  EventReader words(text);
  GameEvent event = event_of(words);
  return words.finish(std::move(event));
}

}  // namespace trictrac

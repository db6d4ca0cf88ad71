#include "table/deed_text.h"

#include <algorithm>
#include <charconv>
#include <span>

#include "base/text_of.h"
#include "table/accord.h"
#include "table/dice.h"
#include "text/hand_text.h"
#include "text/tag_text.h"
#include "text/words.h"

namespace trictrac {
namespace {

// Players after the tenth have a letter.
constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuv";
static_assert(kDigits.size() == kMostPlayers);

constexpr Moment kLatest = 253'402'300'800'000;  // the year 10000

char letter_of(Side side) { return side == Side::White ? 'w' : 'b'; }

// Throws nothing: the first fault is kept, and what follows is read as if it were right.
class DeedReader {
 public:
  explicit DeedReader(std::string_view text) : text_(text), words_(split(text, ' ')) {
    if (words_.size() > 1 && words_.back().starts_with('@')) take_moment();
    if (words_.size() < 2 || (words_[0] != "w" && words_[0] != "b")) fail("begins with w or b and a word");
  }

  Side side() const { return words_[0] == "b" ? Side::Black : Side::White; }
  std::string_view verb() const { return words_.size() < 2 ? "" : words_[1]; }
  std::span<const std::string_view> rest() const {
    return std::span(words_).subspan(std::min<std::size_t>(2, words_.size()));
  }

  void fail(std::string_view due) {
    if (fault_.empty()) fault_ = "a deed " + std::string(due) + ", not \"" + std::string(text_) + "\"";
  }
  template <class SomeDone>
  std::expected<SomeDone, std::string> done(SomeDone value) {
    if (!fault_.empty()) return std::unexpected(fault_);
    value.at = at_;
    return value;
  }

  // Dice or players, a digit each.
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
  std::vector<Step> steps(std::size_t most) {
    std::vector<Step> all;
    if (rest().size() > most) fail(text_of("plays at most {} steps", most));
    for (const std::string_view word : rest()) all.push_back(step(word));
    return all;
  }
  void nothing_more() {
    if (!rest().empty()) fail("of this kind has no more words");
  }
  // A player and 64 hex digits.
  std::pair<int, Digest> given() {
    if (rest().size() == 2) {
      const auto player = number_in(rest()[0], 0, kMostPlayers - 1);
      const auto digest = parse_seed(rest()[1]);
      if (player && digest) return {*player, *digest};
    }
    fail("of this kind has a player and 64 hex digits");
    return {};
  }
  // A player, the first of so many words.
  int player(std::size_t words) {
    const auto n = rest().size() == words ? number_in(rest()[0], 0, kMostPlayers - 1) : std::nullopt;
    if (!n) fail(words == 1 ? "of this kind has a player" : "of this kind has a player and one more word");
    return n.value_or(0);
  }
  Millis millis(std::string_view word) {
    Millis value = 0;
    const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (wrong == std::errc() && end == word.data() + word.size() && value > 0 && value <= kLongestChange)
      return value;
    fail("says for how many milliseconds");
    return 0;
  }
  std::string_view one_word() {
    if (rest().size() == 1) return rest()[0];
    fail("of this kind has one more word");
    return {};
  }

 private:
  // The last word, in a game with a clock.
  void take_moment() {
    const std::string_view word = words_.back().substr(1);
    const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), at_);
    if (wrong != std::errc() || end != word.data() + word.size() || at_ <= 0 || at_ > kLatest)
      fail("ends with its moment, such as @1700000000000");
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

template <class SomePlay>
std::string steps_text(const SomePlay& play) {
  std::string text;
  for (const Step s : play) text += text_of(" {}/{}", s.from, s.to);
  return text;
}

// What both games do is written alike.
struct DeedWords {
  std::string operator()(const LeadDrawn& d) const { return "lead" + rolls_text(d.throws); }
  std::string operator()(const SeatsDrawn& d) const {
    std::string text = "seats" + digits_text(d.order);
    for (const auto& throws : d.throws) text += digits_text(throws);
    return text;
  }
  std::string operator()(const HalfDrawn& d) const { return "half" + rolls_text(d.throws); }
  std::string operator()(const Hold&) const { return "hold"; }
  std::string operator()(const Go&) const { return "go"; }
  std::string operator()(const Suspending& d) const { return "suspend " + std::string(name_of(d.game)); }
  std::string operator()(const Throwing& d) const { return "roll " + roll_text(d.roll); }
  std::string operator()(const courrier::Throwing& d) const { return "roll " + roll_text(d.roll); }
  std::string operator()(const Playing& d) const { return "play" + steps_text(d.play); }
  std::string operator()(const courrier::Playing& d) const { return "play" + steps_text(d.play); }
  std::string operator()(const ByHand& d) const { return said_text(d.action); }
  std::string operator()(const Sealing& d) const { return given("seal", d.player, d.seal); }
  std::string operator()(const Sharing& d) const { return given("share", d.player, d.share); }
  std::string operator()(const Leaving& d) const { return text_of("leave {} {}", d.player, d.days); }
  std::string operator()(const Grace& d) const { return text_of("grace {}", d.player); }
  std::string operator()(const Trusting& d) const {
    return text_of("trust {} {}", d.player, d.trusts ? "on" : "off");
  }
  std::string operator()(const ClockChange& d) const {
    const std::string text = "clock " + std::string(name_of(d.kind));
    return has_length(d.kind) ? text_of("{} {}", text, d.by) : text;
  }
  std::string operator()(const Overtime& d) const { return d.absent ? "overtime absent" : "overtime"; }
  std::string operator()(Stop) const { return std::string(name_of(Accord::Stop)); }
  std::string operator()(PutOff) const { return std::string(name_of(Accord::PutOff)); }
  std::string operator()(TakeBack) const { return std::string(name_of(Accord::TakeBack)); }
  std::string operator()(const Resign&) const { return "resign"; }
  std::string operator()(const courrier::Resign&) const { return "resign"; }

 private:
  static std::string given(std::string_view verb, int player, const Digest& digest) {
    return text_of("{} {} {}", verb, player, to_hex(digest));
  }
};

template <class SomeDone>
std::string text_of(const SomeDone& done) {
  std::string text = std::string{letter_of(done.side), ' '} + std::visit(DeedWords{}, done.deed);
  if (done.at > 0) text += " @" + std::to_string(done.at);
  return text;
}

SeatsDrawn seats_of(DeedReader& words) {
  SeatsDrawn seats;
  if (words.rest().empty()) words.fail("of this kind has the order of the seats");
  for (const std::string_view word : words.rest()) {
    const bool first = word.data() == words.rest().front().data();
    if (first)
      seats.order = words.digits(word, 0, kMostPlayers - 1);
    else
      seats.throws.push_back(words.digits(word, 1, 6));
  }
  return seats;
}

Playing playing_of(DeedReader& words) {
  Playing playing;
  for (const Step s : words.steps(std::size(playing.play.steps)))
    if (playing.play.size < std::size(playing.play.steps)) playing.play.steps[playing.play.size++] = s;
  playing.play.numbers = playing.play.size;
  return playing;
}

courrier::Playing courrier_playing_of(DeedReader& words) {
  courrier::Playing playing;
  const auto steps = words.steps(courrier::kMostSteps);
  if (steps.size() <= courrier::kMostSteps)
    for (const Step s : steps) playing.play.add(s);
  return playing;
}

Suspending suspending_of(DeedReader& words) {
  const auto game = find_game(words.one_word());
  if (!game) words.fail("suspends ecrire or honours");
  return {game.value_or(CombineGame::Ecrire)};
}

Leaving leaving_of(DeedReader& words) {
  const int player = words.player(2);
  const auto days = words.rest().empty() ? std::nullopt : number_in(words.rest().back(), 0, kMostHolidays);
  if (!days) words.fail(trictrac::text_of("leaves for 0 to {} days", kMostHolidays));
  return {player, days.value_or(0)};
}

Trusting trusting_of(DeedReader& words) {
  const int player = words.player(2);
  const std::string_view word = words.rest().empty() ? "" : words.rest().back();
  if (word != "on" && word != "off") words.fail("trusts on or off");
  return {player, word == "on"};
}

ClockChange clock_change_of(DeedReader& words) {
  const auto rest = words.rest();
  const auto kind = rest.empty() ? std::nullopt : find_clock_change(rest.front());
  if (!kind || rest.size() != (has_length(*kind) ? 2U : 1U)) {
    words.fail("changes a clock by outage or extend and milliseconds, or by restore, stop or start");
    return {};
  }
  return {*kind, has_length(*kind) ? words.millis(rest.back()) : 0};
}

Overtime overtime_of(DeedReader& words) {
  if (words.rest().empty()) return {words.side()};
  if (words.one_word() != "absent") words.fail("of this kind has no more words but absent");
  return {words.side(), true};
}

ByHand by_hand_of(DeedReader& words, referee::Kind kind) {
  const Words said(words.rest().begin(), words.rest().end());
  auto action = parse_said(kind, said);
  if (!action) words.fail(action.error());
  return {words.side(), std::move(action).value_or(referee::Reason{})};
}

// What either game has beside it; nothing where it is no such deed.
template <class SomeDeed>
std::optional<SomeDeed> deed_beside(DeedReader& words) {
  const std::string_view verb = words.verb();
  if (verb == "seal" || verb == "share") {
    const auto [player, digest] = words.given();
    return verb == "seal" ? SomeDeed(Sealing{player, digest}) : SomeDeed(Sharing{player, digest});
  }
  if (verb == "leave") return SomeDeed(leaving_of(words));
  if (verb == "trust") return SomeDeed(trusting_of(words));
  if (verb == "grace") return SomeDeed(Grace{words.player(1)});
  if (verb == "clock") return SomeDeed(clock_change_of(words));
  if (verb == "overtime") return SomeDeed(overtime_of(words));
  const auto accord = find_accord(verb);
  if (!accord) return std::nullopt;
  words.nothing_more();
  return deed_of_accord<SomeDeed>(*accord);
}

Deed deed_of(DeedReader& words) {
  const std::string_view verb = words.verb();
  if (verb == "roll") return Throwing{words.one_roll()};
  if (verb == "play") return playing_of(words);
  if (verb == "lead") return LeadDrawn{words.rolls(), words.side()};
  if (verb == "seats") return seats_of(words);
  if (verb == "half") return HalfDrawn{words.rolls()};
  if (verb == "suspend") return suspending_of(words);
  if (const auto kind = find_said(verb)) return by_hand_of(words, *kind);
  if (auto beside = deed_beside<Deed>(words)) return *beside;
  words.nothing_more();
  if (verb == "hold") return Hold{};
  if (verb == "go") return Go{};
  if (verb != "resign")
    words.fail(
        "is lead, seats, half, roll, hold, go, suspend, play, resign, overtime, an action of section R, "
        "seal, share, leave, grace, trust, clock, stop, put_off or take_back");
  return Resign{words.side()};
}

courrier::Deed courrier_deed_of(DeedReader& words) {
  const std::string_view verb = words.verb();
  if (verb == "roll") return courrier::Throwing{words.one_roll()};
  if (verb == "play") return courrier_playing_of(words);
  if (verb == "lead") return LeadDrawn{words.rolls(), words.side()};
  if (auto beside = deed_beside<courrier::Deed>(words)) return *beside;
  words.nothing_more();
  if (verb != "resign")
    words.fail(
        "is lead, roll, play, resign, overtime, seal, share, leave, grace, trust, clock, stop, put_off "
        "or take_back");
  return courrier::Resign{words.side()};
}

}  // namespace

std::string deed_text(const Done& done) { return text_of(done); }

std::expected<Done, std::string> parse_deed(std::string_view text) {
  DeedReader words(text);
  const Deed deed = deed_of(words);
  return words.done(Done{words.side(), deed});
}

std::string courrier::deed_text(const Done& done) { return text_of(done); }

std::expected<courrier::Done, std::string> courrier::parse_deed(std::string_view text) {
  DeedReader words(text);
  const Deed deed = courrier_deed_of(words);
  return words.done(Done{words.side(), deed});
}

}  // namespace trictrac

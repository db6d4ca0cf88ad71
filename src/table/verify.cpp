#include "table/verify.h"

#include <charconv>

#include "table/config.h"

namespace trictrac {
namespace {

constexpr std::string_view kFrom = "table from ";
constexpr std::size_t kMirroredShares = 4;

// What a record says of its dice.
struct DiceTag {
  int first = 0;  // the number of the first roll the table drew; 0 where it drew the lead too
  std::optional<MirroredBoard> mirrored{};
};

std::optional<DiceTag> parse_dice_tag(std::string_view dice) {
  if (dice == "table") return DiceTag{};
  if (const auto board = kMirroredDice.find(dice)) return DiceTag{0, board};
  if (!dice.starts_with(kFrom)) return std::nullopt;
  dice.remove_prefix(kFrom.size());
  int n = 0;
  const auto [end, wrong] = std::from_chars(dice.data(), dice.data() + dice.size(), n);
  const bool fits = wrong == std::errc() && end == dice.data() + dice.size() && n > 0;
  return fits ? std::optional(DiceTag{n}) : std::nullopt;
}

std::string dice_text(Roll r) { return std::to_string(r.a) + std::to_string(r.b); }

std::string seats_text(const std::vector<int>& order) {
  std::string text = "seats";
  for (const int player : order) text += " " + std::to_string(player);
  return text;
}

// Compares the events of a record, one after another, with those of the seed.
class Checker {
 public:
  // `first` is the number of the first roll drawn here; 0 where the lead was too. Le Tric Trac has one lead,
  // and no `match`.
  Checker(const DiceSource& dice, int first, Lead method, const MatchOptions& match)
      : dice_(dice), first_(first), method_(method), match_(match) {}
  Verification result;

  void follow(const LoggedEvent& logged) {
    const GameEvent& event = logged.event;
    if (const auto* seats = std::get_if<TakeSeats>(&event)) check(*seats);
    if (const auto* half = std::get_if<ThrowHalf>(&event)) check(*half);
    if (const auto* lead = std::get_if<TakeLead>(&event)) check(*lead);
    if (const auto* thrown = std::get_if<RollDice>(&event)) check(*thrown, logged.side);
  }

 private:
  void check(const RollDice& written, Side side) {
    if (number_ + 1 < first_) return given();
    compare(*written.dice, dice_.roll(side, drawn_));
    drawn_.add(side);
  }

  // The lead before the first roll drawn here may have come with the record.
  void check(const TakeLead& written) {
    const Roll thrown = lead_drawn(dice_, match_, leads_++).dice.back();
    const Roll roll = roll_of_lead(thrown, method_).value_or(thrown);
    if (first_ > 0 && number_ + 1 <= first_) {
      if (written.roll) number_ + 1 < first_ ? given() : compare(*written.roll, roll);
      return;
    }
    ++result.drawn_besides;
    if (written.first != leader(thrown))
      report(0, written.first == Side::White ? "W" : "B", written.first == Side::White ? "B" : "W");
    if (written.roll) compare(*written.roll, roll);
  }

  void check(const TakeSeats& written) {
    if (first_ > 0) return;
    const auto drawn = seats_drawn(dice_.seed(), match_);
    ++result.drawn_besides;
    if (written.order != drawn.order) report(0, seats_text(written.order), seats_text(drawn.order));
  }

  void check(const ThrowHalf& written) {
    const Roll drawn = dice_.half(halves_++).back();
    const Roll fell = written.dice.back();
    ++result.drawn_besides;
    if (fell != drawn) report(number_, dice_text(fell), dice_text(drawn));
  }

  void given() { ++result.given, ++number_; }
  void compare(Roll written, Roll drawn) {
    ++number_, ++result.rolls;
    if (written != drawn) report(number_, dice_text(written), dice_text(drawn));
  }
  void report(int n, std::string written, std::string drawn) {
    if (!result.first_wrong) result.first_wrong = WrongRoll{n, std::move(written), std::move(drawn)};
  }

  const DiceSource& dice_;
  int first_;
  Lead method_;
  const MatchOptions& match_;
  int number_ = 0;    // rolls of the record so far
  RollsDrawn drawn_;  // so far
  int leads_ = 0;
  int halves_ = 0;
};

// Returns no shares if the dice were not fair.
std::optional<std::vector<PlayerShare>> shares_of(std::string_view tag) {
  return tag.empty() ? std::vector<PlayerShare>{} : parse_shares_tag(tag);
}

template <class SomeRecord>
std::expected<Verification, std::string> verified(const SomeRecord& record, Lead method,
                                                  const MatchOptions& match) {
  const auto seed = parse_seed(record.tag("Seed"));
  if (!seed && !record.tag("RandomSeed").empty())
    return std::unexpected(
        "trictrac games drew these dice from RandomSeed: run it with that seed to check them");
  const auto dice = parse_dice_tag(record.tag("Dice"));
  if (!seed && dice && dice->mirrored)
    return std::unexpected(
        "the record has no tag Seed of 64 hex digits: are the games at both mirrored boards over?");
  if (!seed) return std::unexpected("the record has no tag Seed of 64 hex digits: is the game over?");
  const auto commit = record.tag("Commit");
  if (commit.empty()) return std::unexpected("the record has no tag Commit");
  if (!dice)
    return std::unexpected(
        "the tag Dice should be \"table\", \"table from N\", \"mirrored 1\" or \"mirrored 2\"");
  const auto shares = shares_of(record.tag("Shares"));
  if (!shares) return std::unexpected("the tag Shares should be such as \"0:HEX 1:HEX\"");
  if (dice->mirrored && shares->size() != kMirroredShares)
    return std::unexpected("the tag Shares of a mirrored board should have the shares of four people");
  if (!shares->empty() && dice->first > 0)
    return std::unexpected(
        "the tag Dice should be \"table\" where there is a tag Shares: all of it was drawn");
  const DiceSource source(shares->empty()  ? *seed
                          : dice->mirrored ? mixed_seed(*seed, *shares, *dice->mirrored)
                                           : mixed_seed(*seed, *shares),
                          dice->mirrored);
  Checker checker(source, dice->first, method, match);
  for (const LoggedEvent& logged : record.events) checker.follow(logged);
  checker.result.shares = *shares;
  checker.result.commit_holds = commit == commitment(*seed);
  return checker.result;
}

}  // namespace

std::expected<Verification, std::string> verify_dice(const Record& record) {
  return verified(record, record.options.lead, record.match);
}

std::expected<Verification, std::string> verify_dice(const courrier::Record& record) {
  return verified(record, Lead::ThrowAnew, {});
}

}  // namespace trictrac

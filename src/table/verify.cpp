#include "table/verify.h"

#include <charconv>

#include "table/config.h"

namespace trictrac {
namespace {

constexpr std::string_view kFrom = "table from ";

// The number of the first roll the table drew; 0 where it drew the lead too.
std::optional<int> first_drawn(std::string_view dice) {
  if (dice == "table") return 0;
  if (!dice.starts_with(kFrom)) return std::nullopt;
  dice.remove_prefix(kFrom.size());
  int n = 0;
  const auto [end, wrong] = std::from_chars(dice.data(), dice.data() + dice.size(), n);
  return wrong == std::errc() && end == dice.data() + dice.size() && n > 0 ? std::optional(n) : std::nullopt;
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
  Checker(const Seed& seed, int first, Lead method, const MatchOptions& match)
      : seed_(seed), first_(first), method_(method), match_(match) {}
  Verification result;

  void follow(const GameEvent& event) {
    if (const auto* seats = std::get_if<TakeSeats>(&event)) check(*seats);
    if (const auto* half = std::get_if<ThrowHalf>(&event)) check(*half);
    if (const auto* lead = std::get_if<TakeLead>(&event)) check(*lead);
    if (const auto* thrown = std::get_if<RollDice>(&event)) check(*thrown);
  }

 private:
  void check(const RollDice& written) {
    if (number_ + 1 < first_)
      given();
    else
      compare(*written.dice, drawn_roll(seed_, drawn_++));
  }

  // The lead before the first roll drawn here may have come with the record.
  void check(const TakeLead& written) {
    const Roll thrown = lead_drawn(seed_, match_, leads_++).dice.back();
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
    const auto drawn = seats_drawn(seed_, match_);
    ++result.drawn_besides;
    if (written.order != drawn.order) report(0, seats_text(written.order), seats_text(drawn.order));
  }

  void check(const ThrowHalf& written) {
    const Roll drawn = drawn_half(seed_, halves_++).back();
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

  const Seed& seed_;
  int first_;
  Lead method_;
  const MatchOptions& match_;
  int number_ = 0;  // rolls of the record so far
  int drawn_ = 0;   // rolls of the seed so far, without the lead's
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
  if (!seed) return std::unexpected("the record has no tag Seed of 64 hex digits: is the game over?");
  const auto commit = record.tag("Commit");
  if (commit.empty()) return std::unexpected("the record has no tag Commit");
  const auto first = first_drawn(record.tag("Dice"));
  if (!first) return std::unexpected("the tag Dice should be \"table\" or \"table from N\"");
  const auto shares = shares_of(record.tag("Shares"));
  if (!shares) return std::unexpected("the tag Shares should be such as \"0:HEX 1:HEX\"");
  if (!shares->empty() && *first > 0)
    return std::unexpected(
        "the tag Dice should be \"table\" where there is a tag Shares: all of it was drawn");
  const Seed mixed = shares->empty() ? *seed : mixed_seed(*seed, *shares);
  Checker checker(mixed, *first, method, match);
  for (const LoggedEvent& logged : record.events) checker.follow(logged.event);
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

#include "table/verify.h"

#include <charconv>

#include "table/config.h"
#include "table/dice.h"

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

// Compares the rolls of a record, one after another, with those of the seed.
class Comparison {
 public:
  // `first` is the number of the first roll drawn here; 0 where the lead was too.
  Comparison(const Seed& seed, int first) : seed_(seed), first_(first) {}
  Verification result;

 protected:
  void given() { ++result.given, ++number_; }

  void roll(Roll written) {
    if (number_ + 1 < first_)
      given();
    else
      compare(written, drawn_roll(seed_, drawn_++));
  }

  void check_lead(Side written, Roll thrown) {
    ++result.drawn_besides;
    if (written != leader(thrown))
      report(0, written == Side::White ? "W" : "B", written == Side::White ? "B" : "W");
  }

  void compare(Roll written, Roll drawn) {
    ++number_, ++result.rolls;
    if (written != drawn) report(number_, dice_text(written), dice_text(drawn));
  }

  void report(int n, std::string written, std::string drawn) {
    if (!result.first_wrong) result.first_wrong = WrongRoll{n, std::move(written), std::move(drawn)};
  }

  const Seed& seed_;
  int first_;
  int number_ = 0;  // rolls of the record so far

 private:
  int drawn_ = 0;  // rolls of the seed so far, without the lead's
};

class Checker : public Comparison {
 public:
  Checker(const Seed& seed, const Record& r, int first)
      : Comparison(seed, first), method_(r.options.lead), match_(r.match) {}

  void follow(const GameEvent& event) {
    if (const auto* seats = std::get_if<TakeSeats>(&event)) this->seats(*seats);
    if (const auto* half = std::get_if<ThrowHalf>(&event)) this->half(*half);
    if (const auto* lead = std::get_if<TakeLead>(&event)) this->lead(*lead);
    if (const auto* thrown = std::get_if<RollDice>(&event)) roll(*thrown->dice);
  }

 private:
  // The lead before the first roll drawn here may have come with the record.
  void lead(const TakeLead& written) {
    const int k = leads_++;
    if (first_ > 0 && number_ + 1 <= first_) {
      if (written.roll) number_ + 1 < first_ ? given() : compare(*written.roll, drawn_by_lead(k));
      return;
    }
    check_lead(written.first, thrown_for_lead(k));
    if (written.roll) compare(*written.roll, drawn_by_lead(k));
  }

  Roll drawn_by_lead(int k) const {
    const Roll thrown = thrown_for_lead(k);
    return roll_of_lead(thrown, method_).value_or(thrown);
  }

  Roll thrown_for_lead(int k) const { return lead_drawn(seed_, match_, k).dice.back(); }

  void seats(const TakeSeats& written) {
    if (first_ > 0) return;
    const auto drawn = seats_drawn(seed_, match_);
    ++result.drawn_besides;
    if (written.order != drawn.order) report(0, seats_text(written.order), seats_text(drawn.order));
  }

  void half(const ThrowHalf& written) {
    const Roll drawn = drawn_half(seed_, halves_++).back();
    const Roll fell = written.dice.back();
    ++result.drawn_besides;
    if (fell != drawn) report(number_, dice_text(fell), dice_text(drawn));
  }

  Lead method_;
  MatchOptions match_;
  int leads_ = 0;
  int halves_ = 0;
};

class CourrierChecker : public Comparison {
 public:
  using Comparison::Comparison;

  void follow(const GameEvent& event) {
    if (const auto* lead = std::get_if<TakeLead>(&event); lead && first_ == 0)
      check_lead(lead->first, drawn_lead(seed_).back());
    if (const auto* thrown = std::get_if<RollDice>(&event)) roll(*thrown->dice);
  }
};

// Returns no shares if the dice were not fair.
std::optional<std::vector<PlayerShare>> shares_of(std::string_view tag) {
  return tag.empty() ? std::vector<PlayerShare>{} : parse_shares_tag(tag);
}

template <class SomeChecker, class SomeRecord, class... Particulars>
std::expected<Verification, std::string> verified(const SomeRecord& record,
                                                  const Particulars&... particulars) {
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
  SomeChecker checker(mixed, particulars..., *first);
  for (const LoggedEvent& logged : record.events) checker.follow(logged.event);
  checker.result.shares = *shares;
  checker.result.commit_holds = commit == commitment(*seed);
  return checker.result;
}

}  // namespace

std::expected<Verification, std::string> verify_dice(const Record& record) {
  return verified<Checker>(record, record);
}

std::expected<Verification, std::string> verify_dice(const courrier::Record& record) {
  return verified<CourrierChecker>(record);
}

}  // namespace trictrac

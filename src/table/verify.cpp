#include "table/verify.h"

#include <charconv>

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

class Checker {
 public:
  Checker(const Seed& seed, Lead method, int first) : seed_(seed), method_(method), first_(first) {}

  void follow(const Action& action) {
    if (const auto* lead = std::get_if<TakeLead>(&action)) this->lead(*lead);
    if (const auto* thrown = std::get_if<Throwing>(&action)) roll(thrown->roll);
  }
  Verification result;

 private:
  void lead(const TakeLead& written) {
    if (first_ > 0) {
      if (written.roll) ++result.given, ++number_;
      return;
    }
    const Roll thrown = drawn_lead(seed_).back();
    if (written.first != leader(thrown))
      report(0, written.first == Side::White ? "W" : "B", written.first == Side::White ? "B" : "W");
    if (written.roll) compare(*written.roll, roll_of_lead(thrown, method_).value_or(thrown));
  }

  void roll(Roll written) {
    if (number_ + 1 < first_)
      ++result.given, ++number_;
    else
      compare(written, drawn_roll(seed_, drawn_++));
  }

  void compare(Roll written, Roll drawn) {
    ++number_, ++result.rolls;
    if (written != drawn) report(number_, dice_text(written), dice_text(drawn));
  }

  void report(int n, std::string written, std::string drawn) {
    if (!result.first_wrong) result.first_wrong = WrongRoll{n, std::move(written), std::move(drawn)};
  }

  const Seed& seed_;
  Lead method_;
  int first_;
  int number_ = 0;  // rolls of the record so far
  int drawn_ = 0;   // rolls of the seed so far, without the lead's
};

}  // namespace

std::expected<Verification, std::string> verify_dice(const Record& record) {
  const auto seed = parse_seed(record.tag("Seed"));
  if (!seed) return std::unexpected("the record has no tag Seed of 64 hex digits: is the game over?");
  const auto commit = record.tag("Commit");
  if (commit.empty()) return std::unexpected("the record has no tag Commit");
  const auto first = first_drawn(record.tag("Dice"));
  if (!first) return std::unexpected("the tag Dice should be \"table\" or \"table from N\"");
  Checker checker(*seed, record.options.lead, *first);
  for (const Action& action : record.actions) checker.follow(action);
  checker.result.commit_holds = commit == commitment(*seed);
  return checker.result;
}

}  // namespace trictrac

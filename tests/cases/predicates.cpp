// The language of probability cases: reading it, and asking it of a roll.

#include "predicates.h"

#include <algorithm>
#include <stdexcept>

#include "codes.h"

namespace cases {
namespace {

bool only_digits(const std::string& text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == separator)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

// Lists of flèches follow these heads, single numbers or jans all others.
bool takes_list(const std::string& head) {
  return head == "hit_true" || head == "hit_false" || head == "hit_mixed";
}

}  // namespace

Json parse_code(const std::string& code) {
  Json predicate = Json::array();
  for (const std::string& part : split(code, ':')) {
    if (!predicate.empty() && takes_list(predicate[0])) {
      Json list = Json::array();
      for (const std::string& f : split(part, ',')) list.push_back(std::stoi(f));
      predicate.push_back(list);
    } else if (only_digits(part)) {
      predicate.push_back(std::stoi(part));
    } else {
      predicate.push_back(part);
    }
  }
  return predicate;
}

const twin::Verdict& RollInHand::verdict() const {
  if (!verdict_) verdict_ = judge_(c_.board, d1_, d2_, c_.options, c_.context);
  return *verdict_;
}

const twin::Event* RollInHand::event(const std::string& jan) const {
  for (const twin::Event& event : verdict().events)
    if (event.jan == jan) return &event;
  return nullptr;
}

int RollInHand::best_next(const Json& predicate) const {
  int best = 0;
  for (const twin::Play& play : verdict().plays) {
    Case next = c_;
    next.board = play.after;
    int favourable = 0;
    for (int a = 1; a <= 6; ++a)
      for (int b = 1; b <= 6; ++b) favourable += holds(predicate, RollInHand(next, a, b, judge_));
    best = std::max(best, favourable);
  }
  return best;
}

bool holds(const Json& predicate, const RollInHand& roll) {
  const std::string head = predicate.at(0).get<std::string>();
  for (const Codes* codes : {&hit_codes(), &plein_codes(), &other_codes()})
    if (const auto found = codes->find(head); found != codes->end()) return found->second(predicate, roll);
  throw std::runtime_error("unknown code " + head);
}

int measure(const Json& predicate, const RollInHand& roll) {
  const std::string head = predicate.at(0).get<std::string>();
  if (head == "next") return roll.best_next(predicate.at(1));
  if (head == "keep_twice") {
    const Json keep{"keep", predicate.at(1)};
    return holds(keep, roll) ? roll.best_next(keep) : 0;
  }
  if (head == "hit_count") return hit_count(predicate, roll);
  if (head == "hit_ways") return hit_ways(predicate, roll);
  return holds(predicate, roll);
}

}  // namespace cases

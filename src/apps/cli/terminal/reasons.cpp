#include "apps/cli/terminal/reasons.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <span>

#include "words/reasons.h"

namespace trictrac::cli {
namespace {

using explanation::Explanation;
using explanation::Reason;
using explanation::Role;

// What stands at the places of a part.
struct Places {
  double n = 0;
  std::string m{}, at{}, play{}, other{}, first{}, second{};
};

std::string printed(double x) {
  char text[32];
  std::snprintf(text, sizeof text, x == std::round(x) ? "%.0f" : "%.1f", x);
  return text;
}

class ReasonText {
 public:
  ReasonText(const Explanation& e, const std::string& best, const std::string& given, const Naming& naming,
             const Words& words)
      : e_(e), best_(best), given_(given), naming_(naming), words_(words) {}

  std::string whole() const {
    if (e_.reasons.empty()) return part("said.uncounted", {});
    const Reason* const against = e_.reasons.back().role == Role::Though ? &e_.reasons.back() : nullptr;
    std::span<const Reason> in_favour(e_.reasons);
    if (against) in_favour = in_favour.first(in_favour.size() - 1);
    std::string text = all_of(in_favour);
    if (against) text = part("said.though", {.first = text, .second = part_of(*against)});
    if (e_.hold) text = part(e_.go ? "said.go" : "said.hold", {.first = text});
    if (text.front() >= 'a' && text.front() <= 'z')
      text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return part("said.sentence", {.first = text});
  }

 private:
  std::string part(std::string_view code, const Places& p) const {
    const auto& rows = words_.of<words::ReasonWords>().rows;
    const auto row = std::ranges::find(rows, code, &words::ReasonRow::code);
    if (row == rows.end()) return "";
    using namespace words;
    return words_.in(row->said, Perhaps<Figure<"n">>(p.n, printed(p.n)), Perhaps<Text<"m">>(p.m),
                     Perhaps<Text<"at">>(p.at), Perhaps<Text<"play">>(p.play),
                     Perhaps<Text<"other">>(p.other), Perhaps<First>(p.first), Perhaps<Second>(p.second));
  }

  std::string part_of(const Reason& r) const {
    const explanation::ReasonNumbers numbers = numbers_of(r, e_.hold);
    std::string at;
    for (FlecheSet rest = r.at; rest;)
      at += (at.empty() ? "" : ", ") + fleche_text(pop(rest), naming_.numbering, naming_.counted);
    const bool for_best = r.weight > 0;
    return part(code_of(r, e_.hold), {.n = numbers.n,
                                      .m = words_.decimal(printed(numbers.m)),
                                      .at = at,
                                      .play = for_best ? best_ : given_,
                                      .other = for_best ? given_ : best_});
  }

  std::string all_of(std::span<const Reason> reasons) const {
    const bool deed = reasons.front().role == Role::Deed;
    std::string counts;
    for (const Reason& r : reasons.subspan(deed ? 1 : 0))
      counts = counts.empty() ? part_of(r) : part("said.and", {.first = counts, .second = part_of(r)});
    if (deed && counts.empty()) return part_of(reasons.front());
    if (deed)
      return part(reasons.front().undone ? "said.instead" : "said.then",
                  {.play = best_, .first = part_of(reasons.front()), .second = counts});
    return e_.hold ? counts : part("said.after", {.play = best_, .first = counts});
  }

  const Explanation& e_;
  const std::string& best_;
  const std::string& given_;
  const Naming& naming_;
  const Words& words_;
};

}  // namespace

std::string reasons_text(const Explanation& explanation, const std::string& best, const std::string& given,
                         const Naming& naming, const Words& words) {
  return ReasonText(explanation, best, given, naming, words).whole();
}

}  // namespace trictrac::cli

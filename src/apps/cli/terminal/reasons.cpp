#include "apps/cli/terminal/reasons.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "base/assert.h"
#include "words/reasons.h"

namespace trictrac::cli {
namespace {

using explanation::Explanation;
using explanation::Reason;

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
  ReasonText(const Explanation& e, const ComparedAnswers& answers, const Naming& naming, const Words& words)
      : e_(e), best_(answers.best), given_(answers.given), naming_(naming), words_(words) {}

  std::string whole() const {
    if (e_.reasons.empty()) return part(e_.close ? "said.equal" : "said.uncounted", {});
    std::string text;
    for (const Reason& r : e_.reasons)
      text = r.joined.empty() ? part_of(r)
                              : part(r.joined, {.play = best_, .first = text, .second = part_of(r)});
    if (e_.hold) text = part(e_.go ? "said.go" : "said.hold", {.first = text});
    if (e_.close) text = part("said.nearly", {.first = text});
    return sentence(std::move(text));
  }

  ReasonTexts each() const {
    ReasonTexts all;
    for (const Reason& r : e_.reasons) all.push_back(sentence(part_of(r)));
    return all;
  }

 private:
  std::string sentence(std::string text) const {
    if (text.front() >= 'a' && text.front() <= 'z')
      text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return part("said.sentence", {.first = text});
  }

  std::string part(std::string_view code, const Places& p) const {
    const auto& rows = words_.of<words::ReasonWords>().rows;
    const auto row = std::ranges::find(rows, code, &words::ReasonRow::code);
    TRICTRAC_ASSERT(row != rows.end());
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
    const std::string code = code_of(r, e_.hold), m = words_.decimal(printed(numbers.m));
    std::string said = part(code, {.n = numbers.n,
                                   .m = m,
                                   .at = at,
                                   .play = for_best ? best_ : given_,
                                   .other = for_best ? given_ : best_});
    if (is_few(r, e_.hold)) {
      // The number of a fact stands before any other in its sentence.
      const std::string number = words_.decimal(printed(numbers.n));
      said.replace(said.find(number), number.size(), part("said.only", {.first = number}));
    }
    const bool is_compared = !e_.hold && code.starts_with("none.");
    return is_compared ? part("said.against", {.m = m, .first = said}) : said;
  }

  const Explanation& e_;
  const std::string& best_;
  const std::string& given_;
  const Naming& naming_;
  const Words& words_;
};

}  // namespace

std::string reasons_text(const Explanation& explanation, const ComparedAnswers& answers, const Naming& naming,
                         const Words& words) {
  return ReasonText(explanation, answers, naming, words).whole();
}

ReasonTexts reason_texts(const Explanation& explanation, const ComparedAnswers& answers, const Naming& naming,
                         const Words& words) {
  return ReasonText(explanation, answers, naming, words).each();
}

}  // namespace trictrac::cli

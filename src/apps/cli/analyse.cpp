#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "base/text_of.h"
#include "engine/book/built_in.h"
#include "engine/net/built_in.h"
#include "game/rules/tariff.h"
#include "house/asked.h"
#include "text/play_text.h"
#include "wire/account_json.h"
#include "wire/advice_json.h"

namespace trictrac::cli {
namespace analyse {
namespace {

using namespace advice;
using advice::Way;  // and not the way of a jan

struct Arguments {
  std::string game;
  int plies = 1;
  int rollouts = 0, threads = 1;
  bool json = false;
};

std::expected<Record, std::string> record_of(const std::string& game) {
  if (game.starts_with("TRID=")) {
    auto record = record_from(game);
    if (record) return *std::move(record);
    return std::unexpected(record.error().message);
  }
  const auto text = read_text(game);
  if (!text) return std::unexpected(text.error());
  auto record = parse_record(*text);
  if (record) {
    note_retired(game, record->retired);
    return *std::move(record);
  }
  return std::unexpected(text_of("{}:{}: {}", game, record.error().line, record.error().message));
}

std::string fixed(const char* format, double x) {
  char text[40];
  std::snprintf(text, sizeof text, format, x);
  return text;
}

template <class Unit>
std::string fixed(const char* format, Quantity<Unit> x) {
  return fixed(format, x.count());
}

std::string answer_text(const Way& way, Roll roll, bool decision) {
  if (way.kind == Choice::Kind::Go) return "go";
  std::string play = play_text(way.play, roll, Numbering::OneTo24);
  if (!decision) return play;
  if (way.kind == Choice::Kind::Play) return "hold, " + play;
  return "suspend " + std::string(name_of(way.game)) + ", " + play;
}

std::string rolled_text(const RolledWay& r) {
  return text_of("  (played on {} times: {}{}", r.times, fixed("%+.3f", 0 - r.lost.count()),
                 fixed(" ± %.3f)", r.error));
}

std::string book_text(const FromBook& b) {
  return std::string(b.given ? "  (the book's: " : "  (book: ") + fixed("%+.3f holes, ", b.holes) +
         fixed("%+.3f", 0 - b.lost.count()) + fixed(" ± %.3f)", b.error);
}

void print_hint(const Hint& hint, std::span<const RolledWay> rolled, std::string_view unit) {
  std::cout << title_of(hint.side) << ", " << int{hint.roll.a} << int{hint.roll.b} << ", looked at "
            << hint.plies << " plies ahead; a hole is worth " << fixed("%.3f ", hint.hole) << unit << "\n";
  std::size_t i = 0;
  for (const Suggestion& a : hint.ways) {
    std::cout << "  " << fixed("%+7.3f holes", a.way.holes)
              << fixed("  %+7.3f ", 0 - a.way.lost.holes.count())
              << fixed(" wins %5.1f %%  ", 100 * a.way.chance)
              << answer_text(a.way, hint.roll, hint.decision);
    if (i < rolled.size()) std::cout << rolled_text(rolled[i]);
    if (a.way.book) std::cout << book_text(*a.way.book);
    std::cout << "\n";
    ++i;
  }
  if (hint.left_out > 0) std::cout << "  and " << hint.left_out << " plays not looked at as far\n";
}

std::string odds_text(const Odds& o) {
  return text_of("of 36: hits truly {}, falsely {}, fills {}, keeps {}, takes his coin {}", o.hit_true,
                 o.hit_false, o.fill, o.keep, o.coin);
}

void print_outlook(const Outlook& o, std::string_view unit) {
  std::cout << title_of(o.side) << " to throw: " << fixed("%+.3f holes", o.holes) << fixed(", %+.3f ", o.unit)
            << unit << fixed(", wins %.1f %%\n", 100 * o.chance) << "  he " << odds_text(o.mine)
            << "\n  the other " << odds_text(o.his) << "\n";
  for (const RollOutlook& r : o.rolls) {
    std::cout << "  " << int{r.roll.a} << int{r.roll.b} << fixed("  %+7.3f holes", r.gain.holes)
              << "  points " << r.mine.points << " : " << r.his.points;
    if (r.mine.holes > 0) std::cout << ", holes " << r.mine.holes;
    for (const Event& e : r.events) std::cout << "  " << tariff(e.jan).name;
    if (!r.ended) std::cout << "  " << answer_text(r.best, r.roll, r.mine.holes > 0);
    std::cout << "\n";
  }
}

void hint(const Arguments& a, int& status) {
  const auto record = record_of(a.game);
  if (!record) return fail(status, record.error());
  const Match match = match_after(*record);
  const Stage stage = match.state().stage;
  if (match.awaits() != Awaits::Tour || stage == Stage::Mark)
    return fail(status, "nobody has anything to choose or to throw here");
  const std::string_view unit = unit_of(match.account());
  const Means means(net::built_in(), built_in, &book::built_in());
  Round round(means, match.account());
  if (stage == Stage::Roll) {
    const Outlook o = outlook_of(round, match);
    if (!a.json) return print_outlook(o, unit);
    std::cout << dump(outlook_json(o, unit)) << "\n";
    return;
  }
  const Hint h = hint_for(round, match, a.plies);
  std::vector<RolledWay> rolled;
  if (a.rollouts > 0) {
    HintRollout rollout(round, match, h, 4, {.most = a.rollouts, .threads = a.threads});
    while (rollout.step()) {
    }
    rolled = rollout.results();
  }
  if (!a.json) return print_hint(h, rolled, unit);
  std::cout << dump(hint_json(h, unit, rolled)) << "\n";
}

void print_tally(const char* what, const Tally& t) {
  std::cout << "  " << what << t.choices << " (" << t.forced << " forced), " << fixed("%.2f", t.rate())
            << " lost on each";
  for (const GradeLimit& limit : kGrades)
    if (limit.grade != Grade::Good)
      std::cout << ", " << t.grades[static_cast<std::size_t>(limit.grade)] << " " << limit.sign;
  std::cout << "\n";
}

// R18: what stood wrong, and nobody claimed.
void print_missed(const MissedSeen& m) {
  const Missed& what = m.missed;
  std::cout << m.at.n << ". " << title_of(m.at.side) << " " << int{what.roll.roll.a} << int{what.roll.roll.b}
            << ": ";
  if (!what.part) {
    std::cout << "played wrongly (" << what.rule << "), and it was left so\n";
    return;
  }
  std::cout << (what.points > 0 ? text_of("{} points not marked", what.points)
                                : text_of("{} points too many", -what.points))
            << (*what.part == referee::Part::Gained ? "" : " for the other's roll") << ", and nobody said so";
  if (m.worth.lost) std::cout << fixed("; lost %.2f holes", m.worth.lost->holes);
  if (m.worth.school) std::cout << fixed("; the school was worth %.2f", m.worth.school->holes);
  std::cout << "\n";
}

void print_review(const Review& r, const Record& record, std::string_view unit) {
  std::cout << "In thousandths of a tour; " << unit << "s where it says so.\n";
  for (std::size_t i = 0; i < r.players.size(); ++i) {
    const PlayerSeen& p = r.players[i];
    std::cout << record.tag(player_tag(static_cast<int>(i))) << " (" << player_tag(static_cast<int>(i))
              << "): " << fixed("%.2f", p.rate()) << " lost on each choice: " << rank_of(p.rate()).code
              << "; luck " << fixed("%+.2f ", p.luck.unit) << unit << fixed("s, %+.1f holes\n", p.luck.holes);
    print_tally("plays ", p.plays);
    print_tally("decisions ", p.decisions);
  }
  for (const RoundSeen& round : r.rounds)
    if (round.ended)
      std::cout << "Round of players " << round.players.white + 1 << " and " << round.players.black + 1
                << ": " << fixed("%+.2f ", round.result) << unit
                << fixed("s to the first, %+.2f without luck\n", round.adjusted());
  for (const Answered& a : r.answers) {
    const Verdict& v = a.verdict;
    if (v.grade == Grade::Good) continue;
    std::cout << a.at.n << ". " << title_of(a.at.side) << " " << int{a.roll.a} << int{a.roll.b} << ": "
              << answer_text(v.given, a.roll, v.decision) << " " << limit_of(v.grade).sign
              << fixed(" loses %.1f", v.given.lost.mille) << fixed(" (%.2f holes)", v.given.lost.holes)
              << "; best " << answer_text(v.best, a.roll, v.decision);
    if (v.rolled) std::cout << rolled_text(*v.rolled);
    std::cout << "\n";
  }
  for (const MissedSeen& m : r.missed) print_missed(m);
}

void review(const Arguments& a, int& status) {
  const auto record = record_of(a.game);
  if (!record) return fail(status, record.error());
  const Means means(net::built_in(), built_in, &book::built_in());
  ReviewOptions options{.plies = a.plies};
  if (a.rollouts > 0) options.rollouts = RolloutOptions{.most = a.rollouts, .threads = a.threads};
  Reviewer reviewer(means, *record, options);
  while (reviewer.step()) {
  }
  const std::string_view unit = unit_of(match_after(*record).account());
  if (!a.json) return print_review(reviewer.review(), *record, unit);
  std::cout << dump(review_json(reviewer.review(), *record, unit)) << "\n";
}

void add_rollouts(CommandLine& line, Arguments& a, const char* what) {
  line.option("--rollouts,--rollout", &a.rollouts, what, Between{0, 1000000});
  line.option("--threads", &a.threads, "of the rollouts; the answer does not depend on it", Between{1, 256});
}

}  // namespace
}  // namespace analyse

void hint_verb::declare(CommandLine& line) {
  auto a = std::make_shared<analyse::Arguments>();
  line.required("game", &a->game, "a record (file, or - for standard input), or a position (TRID=…)");
  line.option("--plies", &a->plies, "how far to look", Between{0, 2});
  analyse::add_rollouts(line, *a, "play the four best on to the end of the relevé so often at most");
  line.flag("--json", a->json, "as JSON (docs/analysis.md)");
  line.runs([=](int& status) { analyse::hint(*a, status); });
}

void review_verb::declare(CommandLine& line) {
  auto a = std::make_shared<analyse::Arguments>();
  line.required("record", &a->game, "file, or - for standard input");
  line.option("--plies", &a->plies, "how far to look at everything (what is doubtful, one farther)",
              Between{0, 2});
  analyse::add_rollouts(line, *a,
                        "play what was costly or close on to the end of the relevé so often at most");
  line.flag("--json", a->json, "as JSON (docs/analysis.md)");
  line.runs([=](int& status) { analyse::review(*a, status); });
}

}  // namespace trictrac::cli

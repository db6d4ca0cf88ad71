#include "apps/cli/terminal/advice.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ostream>

#include "apps/cli/terminal/reasons.h"
#include "base/overloaded.h"
#include "base/text_of.h"
#include "engine/book/book.h"
#include "engine/net/weights.h"
#include "service/analysis_session.h"
#include "text/marks_text.h"
#include "text/play_text.h"
#include "text/shown.h"
#include "wire/match_ledger_json.h"

namespace trictrac::cli {

using words::AdviceWords;

namespace {

// From the best, as advice::kRanks has them.
constexpr struct {
  std::string_view code;
  words::Sentence<> AdviceWords::* text;
} kRanks[] = {{"world_class", &AdviceWords::world_class}, {"master", &AdviceWords::master},
              {"expert", &AdviceWords::expert},           {"strong", &AdviceWords::strong},
              {"player", &AdviceWords::player},           {"pupil", &AdviceWords::pupil},
              {"beginner", &AdviceWords::beginner}};
static_assert(std::size(kRanks) == advice::kRanks.size());
static_assert(std::ranges::equal(
    kRanks, advice::kRanks, {}, [](const auto& rank) { return rank.code; }, &advice::Rank::code));

std::string rank_text(const advice::Rank& rank, const Words& words) {
  return words(std::ranges::find_if(kRanks, [&](const auto& r) { return r.code == rank.code; })->text);
}

using Unit = words::Sentence<words::Number> AdviceWords::*;

Unit unit_named(std::string_view code) {
  if (code == "jeton") return &AdviceWords::jetons;
  if (code == "unit") return &AdviceWords::units;
  return &AdviceWords::stakes;
}

std::string printed(const char* format, double x) {
  char text[40];
  std::snprintf(text, sizeof text, format, x);
  return text;
}

std::string answer_text(const advice::Way& way, Roll roll, bool decision, const Naming& naming,
                        const Words& words) {
  if (way.kind == Choice::Kind::Go) return words(&AdviceWords::go);
  const words::Move play(play_text(way.play, roll, naming.numbering, naming.counted));
  if (!decision) return play.text;
  if (way.kind == Choice::Kind::Play) return words(&AdviceWords::hold, play);
  return words(way.game == CombineGame::Ecrire ? &AdviceWords::suspend_ecrire : &AdviceWords::suspend_honours,
               play);
}

// Return the texts of the best answer and of the one it is compared with.
ComparedAnswers compared(const advice::Hint& hint, std::size_t with, const Naming& naming,
                         const Words& words) {
  return {answer_text(hint.ways.front().way, hint.roll, hint.decision, naming, words),
          answer_text(hint.ways[with].way, hint.roll, hint.decision, naming, words)};
}
ComparedAnswers compared(const advice::AnswerSeen& a, const Naming& naming, const Words& words) {
  return {answer_text(a.cost.best, a.roll, a.cost.decision, naming, words),
          answer_text(a.cost.given, a.roll, a.cost.decision, naming, words)};
}

// Writes hints and reviews for people (docs/analysis.md).
class AdviceText {
 public:
  AdviceText(Words words, std::string_view unit, std::ostream& out, Naming naming)
      : words_(words), unit_(unit_named(unit)), out_(out), naming_(naming) {}

  void print(const advice::Hint& hint, std::span<const advice::RolledWay> rolled_on) {
    line(words_(&AdviceWords::hint, words::Who(player_text(hint.side, words_)),
                words::Dice(text_of("{}-{}", int{hint.roll.a}, int{hint.roll.b})), words::Plies(hint.plies),
                words::Worth(units("%.3f", hint.hole.count()))));
    std::size_t i = 0;
    for (const advice::Suggestion& a : hint.ways) {
      std::string played;
      if (i < rolled_on.size()) played += rolled(rolled_on[i]);
      if (a.way.book) played += book(*a.way.book);
      line("  " + words_(&AdviceWords::way, words::Worth(holes("%+7.3f", a.way.holes.count())),
                         words::Lost(number("%+7.3f", 0 - a.way.lost.holes.count())),
                         words::Chance(number("%5.1f", 100 * a.way.chance)),
                         words::Answer(answer(a.way, hint.roll, hint.decision)), words::Played(played)));
      ++i;
    }
    if (hint.ways.size() > 1) because(hint.ways[0].because, compared(hint, 1, naming_, words_));
    if (hint.left_out > 0) line("  " + words_(&AdviceWords::left_out, words::N(hint.left_out)));
  }

  void print(const advice::Outlook& o) {
    line(words_(&AdviceWords::outlook, words::Who(player_text(o.side, words_)),
                words::Worth(holes("%+.3f", o.holes.count())),
                words::Text<"stakes">(units("%+.3f", o.unit.count())),
                words::Chance(number("%.1f", 100 * o.chance))));
    odds(o.side, o.mine);
    odds(other(o.side), o.theirs);
    for (const advice::RollOutlook& r : o.rolls) {
      std::string text = words_(&AdviceWords::outlook_of_roll, words::Dice(roll_text(r.roll)),
                                words::Worth(holes("%+7.3f", r.gain.holes.count())),
                                words::Count<"mine">(r.mine.points), words::Count<"theirs">(r.theirs.points));
      if (r.mine.holes > 0) text += words_(&AdviceWords::outlook_holes, words::Holes(r.mine.holes));
      for (const Event& e : r.events) text += "  " + jan_text(e.jan, words_);
      if (!r.ended) text += "  " + answer(r.best, r.roll, r.mine.holes > 0);
      line("  " + text);
    }
  }

  // `names`: the displayed names of the players.
  void print(const advice::Review& r, const std::vector<std::string>& names) {
    if (r.rolls.empty()) return line(words_(&AdviceWords::nothing_to_review));
    line(words_(&AdviceWords::losses));
    for (std::size_t i = 0; i < r.players.size(); ++i) player(r.players[i], names[i]);
    for (const advice::RoundSeen& round : r.rounds) {
      if (!round.ended) continue;
      line(words_(&AdviceWords::round, words::First(names[static_cast<std::size_t>(round.players.white)]),
                  words::Second(names[static_cast<std::size_t>(round.players.black)]),
                  words::Text<"result">(units("%+.2f", round.result.count())),
                  words::Text<"adjusted">(number("%+.2f", round.adjusted().count()))));
    }
    for (const advice::AnswerSeen& a : r.answers) {
      if (a.cost.grade != advice::Grade::Good) mistake(a);
      if (a.cost.acquitted()) acquitted(a);
    }
    for (const advice::MissedSeen& m : r.missed) missed(m);
  }

 private:
  void line(const std::string& text) { out_ << text << "\n"; }
  std::string number(const char* format, double x) const { return words_.decimal(printed(format, x)); }
  std::string counted(const char* format, double x, Unit unit) const {
    return words_(unit, words::Number(x, printed(format, x)));
  }
  std::string holes(const char* format, double x) const { return counted(format, x, &AdviceWords::holes); }
  std::string units(const char* format, double x) const { return counted(format, x, unit_); }

  std::string answer(const advice::Way& way, Roll roll, bool decision) const {
    return answer_text(way, roll, decision, naming_, words_);
  }

  std::string rolled(const advice::RolledWay& r) const {
    return words_(&AdviceWords::rolled_out, words::N(r.times),
                  words::Lost(number("%+.3f", 0 - r.lost.count())),
                  words::Error(number("%.3f", r.error.count())));
  }

  std::string played_on(const advice::AnswerCost& v, Roll roll) const {
    if (!v.rolled) return "";
    const advice::RolledWay& r = v.rolled->way;
    return words_(
        &AdviceWords::played_on, words::N(r.times), words::Lost(number("%+.3f", 0 - r.lost.count())),
        words::Error(number("%.3f", r.error.count())), words::Best(answer(v.rolled->than, roll, v.decision)));
  }

  std::string book(const advice::FromBook& b) const {
    return words_(b.given ? &AdviceWords::book_answer : &AdviceWords::book,
                  words::Worth(holes("%+.3f", b.holes.count())),
                  words::Lost(number("%+.3f", 0 - b.lost.count())),
                  words::Error(number("%.3f", b.error.count())));
  }

  void odds(Side side, const explanation::Odds& o) {
    line("  " + words_(&AdviceWords::odds, words::Who(player_text(side, words_)),
                       words::Count<"true">(o.hit_true), words::Count<"false">(o.hit_false),
                       words::Count<"fill">(o.fill), words::Count<"keep">(o.keep),
                       words::Count<"corner">(o.coin)));
  }

  void tally(words::Sentence<words::N, words::Count<"forced">> AdviceWords::* what,
             const advice::GradeTally& t) {
    std::string text = words_(what, words::N(t.choices), words::Count<"forced">(t.forced));
    if (t.choices > 0) {
      text += words_(&AdviceWords::mean_loss, words::Lost(number("%.2f", t.rate().count())));
      for (const advice::GradeLimit& limit : advice::kGrades)
        if (limit.grade != advice::Grade::Good)
          text += text_of(", {} {}", t.grades[static_cast<std::size_t>(limit.grade)], limit.sign);
    }
    line("  " + text);
  }

  void player(const advice::PlayerSeen& p, const std::string& name) {
    const words::Who who(name);
    const words::Luck luck(units("%+.2f", p.luck.unit.count()));
    const words::Text<"holes"> in_holes(holes("%+.1f", p.luck.holes.count()));
    const words::Lost lost(number("%.2f", p.rate().count()));
    if (const advice::Rank* rank = p.rank())
      line(words_(&AdviceWords::player_seen, who, lost, words::Rank(rank_text(*rank, words_)), luck,
                  in_holes));
    else if (p.choices() > 0)
      line(
          words_(&AdviceWords::too_few_choices, who, lost, luck, in_holes, words::N(advice::kRankedChoices)));
    else
      line(words_(&AdviceWords::no_choice, who, luck, in_holes));
    tally(&AdviceWords::moves, p.plays);
    tally(&AdviceWords::decisions, p.decisions);
  }

  words::Text<"at"> at(const advice::RecordPlace& place, Roll roll) const {
    return words::Text<"at">(words_(&AdviceWords::at, words::N(place.n),
                                    words::Who(player_text(place.side, words_)),
                                    words::Dice(roll_text(roll))));
  }

  void mistake(const advice::AnswerSeen& a) {
    const advice::AnswerCost& v = a.cost;
    line(words_(&AdviceWords::mistake, at(a.at, a.roll), words::Answer(answer(v.given, a.roll, v.decision)),
                words::Text<"sign">(advice::limit_of(v.grade).sign),
                words::Lost(number("%.1f", v.given.lost.mille.count())),
                words::Text<"holes">(holes("%.2f", v.given.lost.holes.count())),
                words::Best(answer(v.best, a.roll, v.decision)), words::Played(played_on(v, a.roll))));
    because(v.because, compared(a, naming_, words_));
  }

  void because(const explanation::Explanation& e, const ComparedAnswers& answers) {
    line("    " + reasons_text(e, answers, naming_, words_));
  }

  void acquitted(const advice::AnswerSeen& a) {
    const advice::AnswerCost& v = a.cost;
    line(words_(&AdviceWords::acquitted, at(a.at, a.roll), words::Answer(answer(v.given, a.roll, v.decision)),
                words::Lost(number("%.1f", v.rolled->searched.mille.count())),
                words::Played(played_on(v, a.roll))));
  }

  // R18: prints wrong marks and plays for which no école was claimed.
  void missed(const advice::MissedSeen& m) {
    const Missed& what = m.missed;
    const auto place = at(m.at, what.roll.roll);
    if (!what.part) return line(words_(&AdviceWords::wrong_move, place, words::Rule(what.rule)));
    std::string value;
    if (m.equity.lost)
      value += words_(&AdviceWords::missed_lost, words::Lost(holes("%.2f", m.equity.lost->holes.count())));
    if (m.equity.ecole)
      value += words_(&AdviceWords::missed_ecole, words::Lost(holes("%.2f", m.equity.ecole->holes.count())));
    const bool own = *what.part == MarkPart::Gained;
    const auto sentence = what.points > 0
                              ? (own ? &AdviceWords::not_marked : &AdviceWords::not_marked_of_opponent)
                              : (own ? &AdviceWords::too_many : &AdviceWords::too_many_of_opponent);
    line(words_(sentence, place,
                words::Text<"points">(counted("%.0f", std::abs(what.points), &AdviceWords::points)),
                words::Text<"value">(value)));
  }

  Words words_;
  Unit unit_;
  std::ostream& out_;
  Naming naming_;
};

// Returns the side that `player`, one of two, has for the whole match: by number, or as they drew for White.
Side side_of_player(const Record& record, int player) {
  for (const LoggedEvent& logged : record.events)
    if (const auto* seats = std::get_if<TakeSeats>(&logged.event))
      return seats->order[0] == player ? Side::White : Side::Black;
  return player == 0 ? Side::White : Side::Black;
}

// Returns the displayed names of the players of a record: "Anne (White)", "Black", "player 3".
std::vector<std::string> shown_players(const Record& record, const Words& words) {
  const int players = record.match.players;
  std::vector<std::string> names;
  for (int i = 0; i < players; ++i) {
    const std::string seat = players == 2 ? player_text(side_of_player(record, i), words)
                                          : words(&AdviceWords::player_n, words::N(i + 1));
    const std::string name = shown_name(record.tag(player_tag(i)));
    names.push_back(name.empty() ? seat : text_of("{} ({})", name, seat));
  }
  return names;
}

constexpr std::size_t kRolledOut = 4;  // of the ways of a hint, the best

advice::EngineResources built_in_means() { return {net::built_in(), built_in, &book::built_in()}; }

}  // namespace

std::optional<Advice> advise(const Match& match, const AdviceOptions& options) {
  const Stage stage = match.state().stage;
  if (match.awaits() != Awaits::Tour) return std::nullopt;
  const advice::EngineResources means = built_in_means();
  advice::Round round(means, match.account());
  if (stage == Stage::Roll) return outlook_of(round, match);
  HintFound found{hint_for(round, match, options.plies), {}};
  if (options.rollouts > 0) {
    advice::HintRollout rollout(round, match, found.hint, kRolledOut,
                                {.most = options.rollouts, .threads = options.threads});
    for (int steps = 1; rollout.step(); ++steps)
      if (options.goes_on && !options.goes_on(steps)) break;
    found.rolled = rollout.results();
  }
  return found;
}

advice::Review review_of(const Record& record, const AdviceOptions& options) {
  advice::ReviewOptions how{.plies = options.plies};
  if (options.rollouts > 0)
    how.rollouts = RolloutOptions{.most = options.rollouts, .threads = options.threads};
  advice::Reviewer reviewer(built_in_means(), record, how);
  while (reviewer.step())
    if (options.goes_on && !options.goes_on(reviewer.progress().done)) break;
  return reviewer.review();
}

void print_advice(const Advice& advice, std::string_view unit, const Words& words, std::ostream& out,
                  const Naming& naming) {
  AdviceText text(words, unit, out, naming);
  std::visit(Overloaded{[&](const HintFound& found) { text.print(found.hint, found.rolled); },
                        [&](const advice::Outlook& outlook) { text.print(outlook); }},
             advice);
}

std::vector<ReasonTexts> reasons_of(const advice::Hint& hint, const Words& words) {
  std::vector<ReasonTexts> all;
  for (std::size_t i = 0; i < hint.ways.size(); ++i) {
    const std::size_t with = std::min(std::max<std::size_t>(i, 1), hint.ways.size() - 1);
    all.push_back(reason_texts(hint.ways[i].because, compared(hint, with, {}, words), {}, words));
  }
  return all;
}

std::vector<ReasonTexts> reasons_of(const advice::Review& review, const Words& words) {
  std::vector<ReasonTexts> all;
  for (const advice::AnswerSeen& a : review.answers)
    all.push_back(reason_texts(a.cost.because, compared(a, {}, words), {}, words));
  return all;
}

void print_review(const advice::Review& review, const Record& record, std::string_view unit,
                  const Words& words, std::ostream& out, const Naming& naming) {
  AdviceText(words, unit, out, naming).print(review, shown_players(record, words));
}

}  // namespace trictrac::cli

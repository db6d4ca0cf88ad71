#include "apps/cli/advice.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ostream>

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

namespace {

struct RankWords {
  std::string_view code, french, english;
};
constexpr RankWords kRankWords[] = {{"world_class", "hors pair", "world class"},
                                    {"master", "maître", "master"},
                                    {"expert", "expert", "expert"},
                                    {"strong", "fort joueur", "strong player"},
                                    {"player", "joueur moyen", "average player"},
                                    {"pupil", "élève", "pupil"},
                                    {"beginner", "débutant", "beginner"}};
static_assert(std::size(kRankWords) == advice::kRanks.size());
static_assert(std::ranges::equal(kRankWords, advice::kRanks, {}, &RankWords::code, &advice::Rank::code));

std::string_view rank_text(const advice::Rank& rank, const Words& words) {
  const auto* found = std::ranges::find(kRankWords, rank.code, &RankWords::code);
  return words(found->french, found->english);
}

}  // namespace

AdviceText::Noun AdviceText::unit_named(std::string_view code) {
  if (code == "jeton") return {"jeton", "jetons", "jeton", "jetons"};
  if (code == "unit") return {"unité", "unités", "unit", "units"};
  return {"enjeu", "enjeux", "stake", "stakes"};
}

AdviceText::AdviceText(Words words, std::string_view unit, std::ostream& out, Naming naming)
    : words_(words), unit_(unit_named(unit)), out_(out), naming_(naming) {}

std::string AdviceText::number(const char* format, double x) const {
  char text[40];
  std::snprintf(text, sizeof text, format, x);
  return words_.decimal(text);
}

// In French two are many, in English whatever is not one.
std::string AdviceText::counted(const char* format, double x, const Noun& noun) const {
  const double size = std::abs(x);
  const bool many = words_.language() == Language::French ? size >= 2 : size != 1;
  return text_of("{} {}", number(format, x),
                 many ? say(noun.french_many, noun.english_many) : say(noun.french, noun.english));
}

std::string AdviceText::holes(const char* format, double x) const {
  return counted(format, x, {"trou", "trous", "hole", "holes"});
}

std::string AdviceText::answer(const advice::Way& way, Roll roll, bool decision) const {
  if (way.kind == Choice::Kind::Go) return std::string(say("s’en aller", "go"));
  const std::string play = play_text(way.play, roll, naming_.numbering, naming_.counted);
  if (!decision) return play;
  if (way.kind == Choice::Kind::Play) return text_of("{}, {}", say("tenir", "hold"), play);
  return text_of("{}, {}",
                 way.game == CombineGame::Ecrire ? say("suspendre l’écrire", "suspend à écrire")
                                                 : say("suspendre les honneurs", "suspend the honours"),
                 play);
}

std::string AdviceText::rolled(const advice::RolledWay& r) const {
  return text_of("{}{}{}{} ± {})", say("  (joué ", "  (played out "), r.times,
                 say(" fois jusqu’au relevé : ", " times: "), number("%+.3f", 0 - r.lost.count()),
                 number("%.3f", r.error.count()));
}

std::string AdviceText::book(const advice::FromBook& b) const {
  return text_of(
      "{}{}, {} ± {})",
      b.given ? say("  (réponse du livre : ", "  (book answer: ") : say("  (livre : ", "  (book: "),
      holes("%+.3f", b.holes.count()), number("%+.3f", 0 - b.lost.count()), number("%.3f", b.error.count()));
}

void AdviceText::print(const advice::Hint& hint, std::span<const advice::RolledWay> rolled_on) {
  out_ << words_.side(hint.side) << ", " << roll_text(hint.roll)
       << text_of("{}{}{}", say(" : examiné à ", ": looked "), hint.plies,
                  say(hint.plies < 2 ? " coup d’avance ; un trou vaut " : " coups d’avance ; un trou vaut ",
                      hint.plies == 1 ? " ply ahead; a hole is worth " : " plies ahead; a hole is worth "))
       << units("%.3f", hint.hole.count()) << "\n";
  std::size_t i = 0;
  for (const advice::Suggestion& a : hint.ways) {
    out_ << "  " << holes("%+7.3f", a.way.holes.count()) << number("  %+7.3f ", 0 - a.way.lost.holes.count())
         << say(" gagne", " wins") << number(" %5.1f %%  ", 100 * a.way.chance)
         << answer(a.way, hint.roll, hint.decision);
    if (i < rolled_on.size()) out_ << rolled(rolled_on[i]);
    if (a.way.book) out_ << book(*a.way.book);
    out_ << "\n";
    ++i;
  }
  if (hint.left_out > 0)
    out_ << text_of("{}{}{}\n", say("  et ", "  and "), hint.left_out,
                    hint.left_out == 1
                        ? say(" coup examiné de moins près", " move looked at less closely")
                        : say(" coups examinés de moins près", " moves looked at less closely"));
}

void AdviceText::odds(Side side, const advice::Odds& o) {
  if (words_.language() == Language::French)
    out_ << text_of(
        "  {} : sur 36 coups, {} battent à vrai, {} battent à faux, {} remplissent un jan, {} en conservent "
        "un, {} prennent le coin\n",
        words_.side(side), o.hit_true, o.hit_false, o.fill, o.keep, o.coin);
  else
    out_ << text_of(
        "  {}: of 36 throws {} are true hits, {} are false hits, {} fill a jan, {} keep one, {} take the "
        "corner\n",
        words_.side(side), o.hit_true, o.hit_false, o.fill, o.keep, o.coin);
}

void AdviceText::print(const advice::Outlook& o) {
  out_ << words_.side(o.side) << say(", avant de jeter : ", " to throw: ") << holes("%+.3f", o.holes.count())
       << ", " << units("%+.3f", o.unit.count()) << say(", gagne ", ", wins ")
       << number("%.1f %%\n", 100 * o.chance);
  odds(o.side, o.mine);
  odds(other(o.side), o.theirs);
  for (const advice::RollOutlook& r : o.rolls) {
    out_ << "  " << roll_text(r.roll) << "  " << holes("%+7.3f", r.gain.holes.count())
         << text_of("  points {} : {}", r.mine.points, r.theirs.points);
    if (r.mine.holes > 0) out_ << say(", trous ", ", holes ") << r.mine.holes;
    for (const Event& e : r.events) out_ << "  " << words_.jan(e.jan);
    if (!r.ended) out_ << "  " << answer(r.best, r.roll, r.mine.holes > 0);
    out_ << "\n";
  }
}

void AdviceText::tally(std::string_view what, const advice::GradeTally& t) {
  out_ << text_of("  {} {} ({} {})", what, t.choices, t.forced, say("sans choix", "forced"));
  if (t.choices > 0) {
    out_ << say(", perte moyenne ", ", mean loss ") << number("%.2f", t.rate().count());
    for (const advice::GradeLimit& limit : advice::kGrades)
      if (limit.grade != advice::Grade::Good)
        out_ << ", " << t.grades[static_cast<std::size_t>(limit.grade)] << " " << limit.sign;
  }
  out_ << "\n";
}

void AdviceText::player(const advice::PlayerSeen& p, const std::string& name) {
  out_ << name << say(" : ", ": ");
  if (!p.rank())
    out_ << say("aucun choix à juger", "no choice to grade");
  else
    out_ << number("%.2f", p.rate().count()) << say(" perdu par choix : ", " lost per choice: ")
         << rank_text(*p.rank(), words_);
  out_ << say(" ; chance aux dés ", "; luck ") << units("%+.2f", p.luck.unit.count()) << ", "
       << holes("%+.1f", p.luck.holes.count()) << "\n";
  tally(say("coups", "moves"), p.plays);
  tally(say("décisions", "decisions"), p.decisions);
}

std::string AdviceText::at(const advice::RecordPlace& place, Roll roll) const {
  return text_of("{}. {} {}{}", place.n, words_.side(place.side), roll_text(roll), say(" : ", ": "));
}

void AdviceText::mistake(const advice::AnswerSeen& a) {
  const advice::AnswerCost& v = a.cost;
  out_ << at(a.at, a.roll) << answer(v.given, a.roll, v.decision) << " " << advice::limit_of(v.grade).sign
       << say(" perd ", " loses ") << number("%.1f", v.given.lost.mille.count()) << " ("
       << holes("%.2f", v.given.lost.holes.count()) << ")" << say(" ; mieux : ", "; better: ")
       << answer(v.best, a.roll, v.decision);
  if (v.rolled) out_ << rolled(*v.rolled);
  out_ << "\n";
}

// R18: what stood wrong, and nobody claimed.
void AdviceText::missed(const advice::MissedSeen& m) {
  const Missed& what = m.missed;
  out_ << at(m.at, what.roll.roll);
  if (!what.part) {
    out_ << say("coup mal joué (", "wrong move (") << what.rule
         << say("), resté sur le tablier\n", "), left on the board\n");
    return;
  }
  out_ << counted("%.0f", std::abs(what.points), {"point", "points", "point", "points"})
       << (what.points > 0 ? say(" non marqués", " not marked") : say(" de trop", " too many"))
       << (*what.part == MarkPart::Gained ? ""
                                          : say(" sur le coup de l’adversaire", " on the opponent’s roll"))
       << say(" ; personne n’a réclamé", "; nobody claimed it");
  if (m.equity.lost) out_ << say(" ; perte : ", "; lost ") << holes("%.2f", m.equity.lost->holes.count());
  if (m.equity.ecole)
    out_ << say(" ; l’école valait ", "; the école was worth ")
         << holes("%.2f", m.equity.ecole->holes.count());
  out_ << "\n";
}

void AdviceText::print(const advice::Review& r, const std::vector<std::string>& names) {
  if (r.rolls.empty()) {
    out_ << say("Il n’y a rien à examiner : les dés n’ont pas été jetés.\n",
                "There is nothing to review: no dice have been thrown.\n");
    return;
  }
  out_ << say("Pertes en millièmes de tour.\n", "Losses in thousandths of a tour.\n");
  for (std::size_t i = 0; i < r.players.size(); ++i) player(r.players[i], names[i]);
  for (const advice::RoundSeen& round : r.rounds) {
    if (!round.ended) continue;
    const std::string& first = names[static_cast<std::size_t>(round.players.white)];
    const std::string& second = names[static_cast<std::size_t>(round.players.black)];
    out_ << say("Manche : ", "Round: ") << first << " – " << second << say(" : ", ": ")
         << units("%+.2f", round.result.count()) << say(" pour ", " for ") << first
         << say(", sans la chance ", ", without luck ") << number("%+.2f\n", round.adjusted().count());
  }
  for (const advice::AnswerSeen& a : r.answers)
    if (a.cost.grade != advice::Grade::Good) mistake(a);
  for (const advice::MissedSeen& m : r.missed) missed(m);
}

namespace {

// Returns the side that `player`, one of two, has for the whole match: by number, or as they drew for White.
Side side_of_player(const Record& record, int player) {
  for (const LoggedEvent& logged : record.events)
    if (const auto* seats = std::get_if<TakeSeats>(&logged.event))
      return seats->order[0] == player ? Side::White : Side::Black;
  return player == 0 ? Side::White : Side::Black;
}

}  // namespace

std::vector<std::string> shown_players(const Record& record, const Words& words) {
  const int players = record.match.players;
  std::vector<std::string> names;
  for (int i = 0; i < players; ++i) {
    const std::string seat = players == 2 ? std::string(words.side(side_of_player(record, i)))
                                          : text_of("{} {}", words("joueur", "player"), i + 1);
    const std::string name = visible(record.tag(player_tag(i)));
    names.push_back(name.empty() ? seat : text_of("{} ({})", name, seat));
  }
  return names;
}

namespace {

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
      if (options.goes_on && !options.goes_on(steps, 0)) break;
    found.rolled = rollout.results();
  }
  return found;
}

advice::Review review_of(const Record& record, const AdviceOptions& options) {
  advice::ReviewOptions how{.plies = options.plies};
  if (options.rollouts > 0)
    how.rollouts = RolloutOptions{.most = options.rollouts, .threads = options.threads};
  advice::Reviewer reviewer(built_in_means(), record, how);
  while (reviewer.step()) {
    const advice::ReviewProgress at = reviewer.progress();
    if (options.goes_on && !options.goes_on(at.done, at.of)) break;
  }
  return reviewer.review();
}

std::string_view no_advice(const Words& words) {
  return words("aucun conseil ici : personne n’a de choix à faire ni de dés à jeter",
               "no advice here: nobody has a choice to make or dice to throw");
}

void print_advice(const Advice& advice, std::string_view unit, const Words& words, std::ostream& out,
                  const Naming& naming) {
  AdviceText text(words, unit, out, naming);
  std::visit(Overloaded{[&](const HintFound& found) { text.print(found.hint, found.rolled); },
                        [&](const advice::Outlook& outlook) { text.print(outlook); }},
             advice);
}

}  // namespace trictrac::cli

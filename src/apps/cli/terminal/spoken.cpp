#include "apps/cli/terminal/spoken.h"

#include <cstdlib>
#include <ostream>
#include <utility>

#include "base/assert.h"
#include "base/overloaded.h"
#include "text/marks_text.h"
#include "words/hand.h"
#include "words/messages.h"

namespace trictrac::cli {

using words::HandWords;

namespace {

// Returns the fault of a move that breaks a rule.
std::string fault_text(std::string_view rule, const Words& words) {
  constexpr std::pair<std::string_view, words::Sentence<> HandWords::*> kFaults[] = {
      {"R22", &HandWords::wrong_number},  {"R23", &HandWords::beyond_sum},
      {"R24", &HandWords::by_puissance},  {"R25", &HandWords::jan_broken},
      {"R26", &HandWords::forbidden_jan}, {"R27", &HandWords::alone_on_corner},
      {"R28", &HandWords::not_played}};
  for (const auto& [of, fault] : kFaults)
    if (of == rule) return words(fault);
  return words(&HandWords::against_rules);
}

class Spoken {
 public:
  explicit Spoken(const Speech& speech) : speech_(speech), words_(speech.words) {}

  void show(const Match& before, const Match& match, const LoggedEvent& logged, const HandEffects& effects) {
    const EventKind kind = kind_of(logged.event);
    if (const auto* chosen = std::get_if<ChooseRemedy>(&logged.event))
      chooses(before.hand()->referee(), logged.side, *chosen);
    else if (is_said(kind))
      line(said(logged));
    const bool marks = kind == EventKind::Mark;
    if (kind == EventKind::AskRemedies) remedies(match.hand()->referee(), logged.side);
    if (!marks) moved(effects.moved);
    if (effects.ruling) ruled(*effects.ruling);
    if (effects.stays) line("  " + words_(&HandWords::must_stay));
    if (match.state().options.missed)
      for (const Missed& m : effects.missed) missed(m);
  }

 private:
  void line(const std::string& text) { speech_.out << text << "\n"; }

  std::string said(const LoggedEvent& said) const {
    const words::Who who(speech_.name(said.side));
    return std::visit(
        Overloaded{
            [&](const Mark& a) { return words_(&HandWords::marks, who, words::Points(a.points)); },
            [&](const ClaimEcole& a) {
              return words_(a.part == MarkPart::Received ? &HandWords::school_received : &HandWords::school,
                            who, words::Points(a.points));
            },
            [&](const Rectify& a) {
              return words_(
                  a.part == MarkPart::Received ? &HandWords::rectifies_received : &HandWords::rectifies, who);
            },
            [&](const DemandWhole&) { return words_(&HandWords::demands_whole, who); },
            [&](const DisputeEcole& a) {
              return a.points ? words_(&HandWords::false_school_of, who, words::Points(*a.points))
                              : words_(&HandWords::false_school, who);
            },
            [&](const Augment&) { return words_(&HandWords::maintains, who); },
            [&](const Justify& a) { return reason(who, a); },
            [&](const Touch& a) {
              return words_(&HandWords::touches, who,
                            words::Text<"fleche">(fleche_text(a.from, of_mover(speech_.numbering, said.side),
                                                              speech_.counted(said.side))));
            },
            [&](const Adoube&) { return words_(&HandWords::adoube, who); },
            [&](const AskRemedies&) { return words_(&HandWords::examines, who); },
            [&](const Agree&) { return words_(&HandWords::agrees, who); },
            [&](const Invite&) { return words_(&HandWords::invites, who); },
            [&](const Object&) { return words_(&HandWords::objects, who); },
            [](const auto&) { return std::string(); }},
        said.event);
  }

  // R17.
  std::string reason(words::Who who, const Justify& a) const {
    if (!a.jans) return words_(&HandWords::asks_why, std::move(who));
    if (a.jans->empty()) return words_(&HandWords::explains_nothing, std::move(who));
    std::string jans;
    for (const Jan jan : *a.jans) jans += (jans.empty() ? "" : ", ") + jan_text(jan, words_);
    return words_(&HandWords::explains, std::move(who), words::Jans(jans));
  }

  // Returns the effect of a remedy on the men of `mover`, with flèches numbered as in their plays.
  std::string cure_text(const referee::Cure& cure, Side mover) const {
    const auto named = [&](Fleche f) {
      const bool turned = on_board(f) && speech_.counted(mover) == Counted::ByOther;
      return static_cast<std::uint8_t>(turned ? facing(f) : f);
    };
    referee::Cure seen = cure;
    seen.named = {named(cure.named.from), named(cure.named.to)};
    return words::translated(english_text(seen), words_);
  }

  void chooses(const referee::Referee& game, Side side, const ChooseRemedy& chosen) {
    const std::vector<referee::Cure> cures = game.cures(side);
    TRICTRAC_ASSERT(chosen.n >= 1 && chosen.n <= std::ssize(cures));
    const referee::Cure& cure = cures[static_cast<std::size_t>(chosen.n - 1)];
    const words::Who who(speech_.name(side));
    const words::Rule rule(cure.rule);
    const words::Why fault(fault_text(cure.rule, words_));
    line(cure.does == referee::Cure::Does::Leave ? words_(&HandWords::lets_stand, who, rule, fault)
                                                 : words_(&HandWords::corrects, who, rule, fault,
                                                          words::Text<"cure">(cure_text(cure, other(side)))));
  }

  void remedies(const referee::Referee& game, Side side) {
    int n = 0;
    for (const referee::Cure& cure : game.cures(side))
      line("  " + words_(&HandWords::remedy, words::N(++n), words::Rule(cure.rule),
                         words::Why(cure_text(cure, other(side)))));
    if (n == 0) line("  " + words_(&HandWords::move_correct));
  }

  void moved(const std::vector<Moved>& moved) {
    for (const Moved& m : moved)
      line("  " + words_(m.points > 0 ? &HandWords::takes : &HandWords::loses,
                         words::Who(speech_.name(m.side)), words::Points(std::abs(m.points))));
  }

  // R12.
  void ruled(const referee::Ruling& ruling) {
    line("  " + words_(&HandWords::counted_again, words::Points(ruling.claim.points),
                       words::Due(ruling.claim.right), jans(ruling.jans)));
  }

  void missed(const Missed& m) {
    const words::Who who(speech_.name(m.side));
    const words::Count<"roll"> roll(m.roll.number);
    if (!m.part)
      return line("  " + words_(&HandWords::wrong_move, who, roll, words::Rule(m.rule),
                                words::Why(fault_text(m.rule, words_))));
    const std::string schooled =
        m.schooled > 0 ? words_(&HandWords::missed_school, words::Points(m.schooled)) : "";
    line("  " + words_(&HandWords::missed, who, roll, words::Due(m.due), words::Marked(m.marked),
                       words::Schooled(schooled), jans(m.jans)));
  }

  words::Jans jans(const std::vector<referee::JanDue>& jans) const {
    std::string text;
    for (const referee::JanDue& j : jans)
      text +=
          words_(&HandWords::jan_due, words::Text<"jan">(jan_text(j.jan, words_)), words::Points(j.points));
    return words::Jans(text);
  }

  const Speech& speech_;
  const Words& words_;
};

}  // namespace

void show_spoken(const Speech& speech, const Match& before, const Match& match, const LoggedEvent& logged,
                 const HandEffects& effects) {
  Spoken(speech).show(before, match, logged, effects);
}

}  // namespace trictrac::cli

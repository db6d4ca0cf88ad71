#include "apps/cli/terminal/spoken.h"

#include <cstdlib>
#include <ostream>
#include <utility>

#include "base/assert.h"
#include "base/overloaded.h"
#include "base/text_of.h"
#include "text/marks_text.h"
#include "text/play_text.h"
#include "text/record/record_tags.h"
#include "text/shown.h"
#include "words/messages.h"
#include "words/play.h"

namespace trictrac::cli {

using words::HandWords, words::PlayWords;

void Spoken::show(const Match& before, const Match& match, const LoggedEvent& logged,
                  const HandEffects& effects) {
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

std::string Spoken::said(const LoggedEvent& said) const {
  const words::Who who(parties_.name(said.side));
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
                          words::Text<"fleche">(fleche_text(a.from, of_mover(numbering_, said.side),
                                                            parties_.counted(said.side))));
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
std::string Spoken::reason(words::Who who, const Justify& a) const {
  if (!a.jans) return words_(&HandWords::asks_why, std::move(who));
  if (a.jans->empty()) return words_(&HandWords::explains_nothing, std::move(who));
  std::string jans;
  for (const Jan jan : *a.jans) jans += (jans.empty() ? "" : ", ") + jan_text(jan, words_);
  return words_(&HandWords::explains, std::move(who), words::Jans(jans));
}

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

}  // namespace

std::string Spoken::cure_text(const referee::Cure& cure, Side mover) const {
  const auto named = [&](Fleche f) {
    const bool turned = on_board(f) && parties_.counted(mover) == Counted::ByOther;
    return static_cast<std::uint8_t>(turned ? facing(f) : f);
  };
  referee::Cure seen = cure;
  seen.named = {named(cure.named.from), named(cure.named.to)};
  return words::translated(english_text(seen), words_);
}

void Spoken::chooses(const referee::Referee& game, Side side, const ChooseRemedy& chosen) {
  const std::vector<referee::Cure> cures = game.cures(side);
  TRICTRAC_ASSERT(chosen.n >= 1 && chosen.n <= std::ssize(cures));
  const referee::Cure& cure = cures[static_cast<std::size_t>(chosen.n - 1)];
  const words::Who who(parties_.name(side));
  const words::Rule rule(cure.rule);
  const words::Why fault(fault_text(cure.rule, words_));
  line(cure.does == referee::Cure::Does::Leave ? words_(&HandWords::lets_stand, who, rule, fault)
                                               : words_(&HandWords::corrects, who, rule, fault,
                                                        words::Text<"cure">(cure_text(cure, other(side)))));
}

void Spoken::remedies(const referee::Referee& game, Side side) {
  int n = 0;
  for (const referee::Cure& cure : game.cures(side))
    line("  " + words_(&HandWords::remedy, words::N(++n), words::Rule(cure.rule),
                       words::Why(cure_text(cure, other(side)))));
  if (n == 0) line("  " + words_(&HandWords::move_correct));
}

void Spoken::moved(const std::vector<Moved>& moved) {
  for (const Moved& m : moved)
    line("  " + words_(m.points > 0 ? &HandWords::takes : &HandWords::loses,
                       words::Who(parties_.name(m.side)), words::Points(std::abs(m.points))));
}

// R12.
void Spoken::ruled(const referee::Ruling& ruling) {
  line("  " + words_(&HandWords::counted_again, words::Points(ruling.claim.points),
                     words::Due(ruling.claim.right), jans(ruling.jans)));
}

void Spoken::missed(const Missed& m) {
  const words::Who who(parties_.name(m.side));
  const words::Count<"roll"> roll(m.roll.number);
  if (!m.part)
    return line("  " + words_(&HandWords::wrong_move, who, roll, words::Rule(m.rule),
                              words::Why(fault_text(m.rule, words_))));
  const std::string schooled =
      m.schooled > 0 ? words_(&HandWords::missed_school, words::Points(m.schooled)) : "";
  line("  " + words_(&HandWords::missed, who, roll, words::Due(m.due), words::Marked(m.marked),
                     words::Schooled(schooled), jans(m.jans)));
}

words::Jans Spoken::jans(const std::vector<referee::JanDue>& jans) const {
  std::string text;
  for (const referee::JanDue& j : jans)
    text += words_(&HandWords::jan_due, words::Text<"jan">(jan_text(j.jan, words_)), words::Points(j.points));
  return words::Jans(text);
}

namespace {

std::string named(const Record& record, const char* tag, Side side, const Words& words) {
  const std::string given = shown_name(record.tag(tag));
  return given.empty() ? player_text(side, words) : given;
}

}  // namespace

SpokenGame::SpokenGame(const Record& record, const Words& words, std::ostream& out)
    : words_(words),
      names_{named(record, "White", Side::White, words), named(record, "Black", Side::Black, words)},
      numbering_(numbering_of(record)),
      out_(out),
      spoken_(words, numbering_,
              {[this](Side side) { return names_[side]; }, [](Side) { return Counted::ByMover; }}, out) {}

void SpokenGame::show(const Match& before, const LoggedEvent& logged, const Match& match,
                      const MatchEffects& effects) {
  show(before.state(), effects.effects.judged ? match.state().to_act : logged.side, logged.event);
  if (effects.by_hand) spoken_.show(before, match, logged, *effects.by_hand);
}

void SpokenGame::show(const State& before, Side thrower, const GameEvent& event) {
  const words::Who actor(names_[before.to_act]);
  const auto line = [&](const std::string& text) { out_ << text << "\n"; };
  std::visit(
      Overloaded{[&](const TakeLead& a) {
                   if (a.roll) throws(a.first, *a.roll);
                 },
                 [&](const RollDice& a) { throws(thrower, *a.dice); },
                 [&](const Hold&) { line(words_(&PlayWords::holds, actor)); },
                 [&](const Go&) { line(words_(&PlayWords::goes, actor)); },
                 [&](const PlayMen& a) {
                   line(words_(&PlayWords::plays, actor,
                               words::Move(play_text(as_put(a.steps), before.roll,
                                                     of_mover(numbering_, before.to_act)))));
                 },
                 [&](const Resign& a) { line(words_(&PlayWords::resigns, words::Who(names_[a.side]))); },
                 [](const auto&) {}},
      event);
}

void SpokenGame::throws(Side side, Roll roll) {
  out_ << "\n"
       << words_(&HandWords::throws, words::N(++rolls_), words::Who(names_[side]),
                 words::Dice(roll_text(roll)))
       << "\n";
}

}  // namespace trictrac::cli

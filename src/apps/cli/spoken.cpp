#include "apps/cli/spoken.h"

#include <cstdlib>
#include <ostream>
#include <utility>

#include "base/overloaded.h"
#include "base/text_of.h"
#include "text/marks_text.h"
#include "text/play_text.h"
#include "text/record/record_tags.h"
#include "text/shown.h"

namespace trictrac::cli {

void Spoken::show(const Match& match, const LoggedEvent& logged, const HandEffects& effects) {
  const EventKind kind = kind_of(logged.event);
  if (is_said(kind)) said(logged);
  const bool marks = kind == EventKind::Mark;
  if (kind == EventKind::AskRemedies) remedies(match.hand()->referee(), logged.side);
  if (!marks) moved(effects.moved);
  if (effects.ruling) ruled(*effects.ruling);
  if (effects.stays) out_ << say("  Il faut rester.\n", "  They must stay.\n");
  if (match.state().options.missed)
    for (const Missed& m : effects.missed) missed(m);
}

void Spoken::said(const LoggedEvent& said) {
  const auto points = [&](int n) { return " " + std::to_string(n); };
  const auto part = [&](MarkPart p) {
    return p == MarkPart::Received ? say(" (reçus)", " (received)") : std::string_view();
  };
  out_ << parties_.name(said.side);
  std::visit(
      Overloaded{
          [&](const Mark& a) { out_ << say(" marque", " marks") << points(a.points); },
          [&](const ClaimEcole& a) {
            out_ << say(" : école de", ": école of") << points(a.points) << part(a.part);
          },
          [&](const Rectify& a) {
            out_ << say(" fait rectifier la marque", " has the mark put right") << part(a.part);
          },
          [&](const DemandWhole&) { out_ << say(" demande l’école entière", " demands the whole école"); },
          [&](const DisputeEcole& a) {
            out_ << say(" : fausse école", ": false école");
            if (a.points) out_ << say(" de", " of") << points(*a.points);
          },
          [&](const Augment&) { out_ << say(" maintient l’école", " maintains the école"); },
          [&](const Justify& a) { reason(a); },
          [&](const Touch& a) {
            out_ << say(" touche ", " touches ")
                 << fleche_text(a.from, of_mover(numbering_, said.side), parties_.counted(said.side));
          },
          [&](const Adoube&) { out_ << say(" : j’adoube", ": j’adoube"); },
          [&](const AskRemedies&) { out_ << say(" examine le coup", " examines the move"); },
          [&](const ChooseRemedy& a) { out_ << say(" choisit le remède", " chooses remedy") << points(a.n); },
          [&](const Agree&) { out_ << say(" accepte", " agrees"); },
          [&](const Invite&) {
            out_ << say(" invite l’adversaire à jeter", " invites the opponent to throw");
          },
          [&](const Object&) { out_ << say(" s’y oppose", " objects"); }, [](const auto&) {}},
      said.event);
  out_ << ".\n";
}

// R17.
void Spoken::reason(const Justify& a) {
  if (!a.jans) {
    out_ << say(" demande pourquoi", " asks why");
    return;
  }
  out_ << say(" explique :", " explains:");
  std::string_view before = " ";
  for (const Jan jan : *a.jans) out_ << std::exchange(before, ", ") << words_.jan(jan);
  if (a.jans->empty()) out_ << say(" rien", " nothing");
}

void Spoken::remedies(const referee::Referee& game, Side side) {
  int n = 0;
  for (const referee::Cure& cure : game.cures(side))
    out_ << "  " << ++n << ". " << cure.rule << ": " << cure.what << "\n";
  if (n == 0) out_ << say("  Ce coup est correct.\n", "  The move is correct.\n");
}

void Spoken::moved(const std::vector<Moved>& moved) {
  for (const Moved& m : moved)
    out_ << "  " << parties_.name(m.side)
         << (m.points > 0 ? say(" marque ", " marks ") : say(" démarque ", " loses ")) << std::abs(m.points)
         << "\n";
}

// R12.
void Spoken::ruled(const referee::Ruling& ruling) {
  out_ << say("  On recompte : école de ", "  Counted again: école of ") << ruling.claim.points
       << say(", points dus : ", ", points due: ") << ruling.claim.right;
  jans(ruling.jans);
  out_ << "\n";
}

void Spoken::missed(const Missed& m) {
  out_ << "  " << parties_.name(m.side) << say(", coup ", ", roll ") << m.roll.number << say(" : ", ": ");
  if (!m.part) {
    out_ << say("coup mal joué, que personne n’a vu", "a wrong move that nobody saw") << " (" << m.rule
         << ")\n";
    return;
  }
  out_ << say("dû ", "due ") << m.due << say(", marqué ", ", marked ") << m.marked;
  if (m.schooled > 0) out_ << ", école " << m.schooled;
  jans(m.jans);
  out_ << "\n";
}

void Spoken::jans(const std::vector<referee::JanDue>& jans) {
  for (const referee::JanDue& j : jans) out_ << "; " << words_.jan(j.jan) << " " << j.points;
}

namespace {

std::string named(const Record& record, const char* tag, Side side, const Words& words) {
  const std::string given = visible(record.tag(tag));
  return given.empty() ? std::string(words.side(side)) : given;
}

}  // namespace

SpokenGame::SpokenGame(const Record& record, const Words& words, std::ostream& out)
    : words_(words),
      names_{named(record, "White", Side::White, words), named(record, "Black", Side::Black, words)},
      numbering_(numbering_of(record)),
      out_(out),
      spoken_(words, numbering_,
              {[this](Side side) { return names_[side]; }, [](Side) { return Counted::ByMover; }}, out) {}

void SpokenGame::show(const State& before, const LoggedEvent& logged, const Match& match,
                      const MatchEffects& effects) {
  show(before, effects.effects.judged ? match.state().to_act : logged.side, logged.event);
  if (effects.by_hand) spoken_.show(match, logged, *effects.by_hand);
}

void SpokenGame::show(const State& before, Side thrower, const GameEvent& event) {
  const auto does = [&](std::string_view what) { out_ << text_of("{} {}.\n", names_[before.to_act], what); };
  std::visit(Overloaded{[&](const TakeLead& a) {
                          if (a.roll) throws(a.first, *a.roll);
                        },
                        [&](const RollDice& a) { throws(thrower, *a.dice); },
                        [&](const Hold&) { does(words_("tient", "holds")); },
                        [&](const Go&) { does(words_("s’en va", "goes")); },
                        [&](const PlayMen& a) {
                          const Play play = as_put(a.steps);
                          out_ << text_of("{} {} {}\n", names_[before.to_act], words_("joue", "plays"),
                                          play_text(play, before.roll, of_mover(numbering_, before.to_act)));
                        },
                        [&](const Resign& a) {
                          out_ << text_of("{} {}.\n", names_[a.side], words_("abandonne", "resigns"));
                        },
                        [](const auto&) {}},
             event);
}

void SpokenGame::throws(Side side, Roll roll) {
  out_ << text_of("\n{}. {} {} {}\n", ++rolls_, names_[side], words_("jette", "throws"), roll_text(roll));
}

}  // namespace trictrac::cli

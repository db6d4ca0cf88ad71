#include "apps/cli/spoken_game.h"

#include <ostream>

#include "base/overloaded.h"
#include "base/text_of.h"
#include "text/marks_text.h"
#include "text/play_text.h"
#include "text/record/record_tags.h"
#include "text/shown.h"

namespace trictrac::cli {
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

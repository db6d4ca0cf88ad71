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

void SpokenGame::show(const State& before, const MatchAction& action, const Match& match,
                      const MatchEffects& effects) {
  if (const auto* on_board = std::get_if<Action>(&action)) {
    const bool early = match.hand() && match.hand()->referee().pending().early;
    const Side thrower = effects.effects.judged ? match.state().to_act
                         : early                ? other(before.to_act)
                                                : before.to_act;
    show(before, thrower, *on_board);
  }
  if (effects.by_hand) spoken_.show(match, action, *effects.by_hand);
}

void SpokenGame::show(const State& before, Side thrower, const Action& action) {
  const auto does = [&](std::string_view what) { out_ << text_of("{} {}.\n", names_[before.to_act], what); };
  std::visit(Overloaded{[&](const TakeLead& a) {
                          if (a.roll) throws(a.first, *a.roll);
                        },
                        [&](const Throwing& a) { throws(thrower, a.roll); },
                        [&](const Hold&) { does(words_("tient", "holds")); },
                        [&](const Go&) { does(words_("s’en va", "goes")); },
                        [&](const Playing& a) {
                          out_ << text_of(
                              "{} {} {}\n", names_[before.to_act], words_("joue", "plays"),
                              play_text(a.play, before.roll, of_mover(numbering_, before.to_act)));
                        },
                        [&](const Resign& a) {
                          out_ << text_of("{} {}.\n", names_[a.side], words_("abandonne", "resigns"));
                        },
                        [](const HandMarking&) {}},
             action);
}

void SpokenGame::throws(Side side, Roll roll) {
  out_ << text_of("\n{}. {} {} {}\n", ++rolls_, names_[side], words_("jette", "throws"), roll_text(roll));
}

}  // namespace trictrac::cli

#include "apps/cli/spoken_game.h"

#include <ostream>

#include "base/overloaded.h"
#include "base/text_of.h"
#include "text/marks_text.h"
#include "text/play_text.h"
#include "text/record/record_tags.h"

namespace trictrac::cli {
namespace {

std::string named(const Record& record, const char* tag, Side side) {
  const std::string given(record.tag(tag));
  return given.empty() ? std::string(title_of(side)) : given;
}

}  // namespace

SpokenGame::SpokenGame(const Record& record, std::ostream& out)
    : names_{named(record, "White", Side::White), named(record, "Black", Side::Black)},
      numbering_(numbering_of(record)),
      out_(out),
      spoken_(Words(Language::English), numbering_,
              {[this](Side side) { return names_[side]; }, [](Side) { return Counted::ByMover; }}, out) {}

void SpokenGame::show(const State& before, const MatchAction& action, const Match& match,
                      const MatchEffects& effects) {
  if (const auto* on_board = std::get_if<Action>(&action)) show(before, *on_board);
  if (effects.by_hand) spoken_.show(match, action, *effects.by_hand);
}

void SpokenGame::show(const State& before, const Action& action) {
  const auto does = [&](const char* what) { out_ << text_of("{} {}.\n", names_[before.to_act], what); };
  std::visit(Overloaded{[&](const TakeLead& a) {
                          if (a.roll) throws(a.first, *a.roll);
                        },
                        [&](const Throwing& a) { throws(before.to_act, a.roll); },
                        [&](const Hold&) { does("holds"); }, [&](const Go&) { does("goes"); },
                        [&](const Playing& a) {
                          out_ << text_of("{} plays {}\n", names_[before.to_act],
                                          play_text(a.play, before.roll, numbering_));
                        },
                        [&](const Resign& a) { out_ << text_of("{} resigns.\n", names_[a.side]); },
                        [](const HandMarking&) {}},
             action);
}

void SpokenGame::throws(Side side, Roll roll) {
  out_ << text_of("\n{}. {} throws {}\n", ++rolls_, names_[side], roll_text(roll));
}

}  // namespace trictrac::cli

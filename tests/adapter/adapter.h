// The engine in the clothes of the twin, so that both can be asked the same.
#pragma once

#include "game/rules/state.h"
#include "lab/signature/random_action.h"
#include "text/options_text.h"
#include "twin.h"

namespace adapter {

trictrac::Position position_of(const twin::Board& board);
twin::Board board_of(const trictrac::Position& p);
// The options that agree to a jan of P11.
std::vector<const trictrac::RuleOption*> jan_options();
trictrac::RuleOptions options_of(const twin::Options& o);
twin::Options options_of(const trictrac::RuleOptions& o);
trictrac::Context context_of(const twin::Context& c);
twin::Context context_of(const trictrac::Context& c);

twin::Verdict verdict_of(const trictrac::Position& p, const trictrac::Turn& turn);

// judge() on the position as it is.
twin::Verdict judge(const twin::Board& board, int d1, int d2, const twin::Options& o, const twin::Context& c);

// The same roll thrown in a tour by the player of that seat.
twin::Verdict judge_in_seat(trictrac::Side seat, const twin::Board& board, int d1, int d2,
                            const twin::Options& o, const twin::Context& c);

// "" where both verdicts say the same, else the first difference. Order does not count.
std::string difference(const twin::Verdict& a, const twin::Verdict& b);

}  // namespace adapter

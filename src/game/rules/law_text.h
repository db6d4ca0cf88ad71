// The laws in words.
#pragma once

#include <array>
#include <string_view>

#include "game/rules/law.h"

namespace trictrac {

struct LawText {
  std::string_view rule;
  std::string_view code;     // as in messages
  std::string_view english;  // for the terminal; the page has its own sentences
};

inline constexpr std::array<LawText, 25> kLaws{{
    {"M1", "no_man", "no man of yours stands there"},
    {"M1", "not_a_number", "no die makes that distance"},
    {"M1", "number_used", "that number has been played already; each is played once, doublets too"},
    {"M1", "backward", "men only move forward"},
    {"M2", "held_by_other", "a man may not stop where a man of the other stands"},
    {"M3", "rest_held", "a man cannot rest where a man of the other stands"},
    {"M4", "play_both", "both numbers must be played, since there is a way"},
    {"M4", "play_higher", "only one number can be played, and it must be the higher"},
    {"M4", "play_one", "one number can be played and must be"},
    {"M5", "coin_two_enter", "the coin de repos is taken by two men in one roll"},
    {"M5", "coin_two_leave", "the last two men leave the coin de repos together, in one roll"},
    {"M5", "other_coin", "no man ever stops on the other's coin de repos"},
    {"M6", "puissance_by_effect", "the coin can be taken by effect, so not by puissance"},
    {"M6", "puissance_not_open",
     "puissance needs both coins empty and two men that would reach the other's coin"},
    {"M7", "grand_jan_open", "the other can still fill his grand jan: no man may stop in it"},
    {"M7", "petit_jan_open", "the other can still fill his petit jan: no man may stop in it"},
    {"M8", "not_all_home", "men leave only when all that remain stand in the last jan (19-24)"},
    {"M8", "exceeding_farthest", "by an exceeding number only the farthest man leaves"},
    {"M8", "exceeding_blocked",
     "this number does not exceed the farthest man's distance: no nearer man may leave by it"},
    {"M8", "fewest_exceeding", "the roll can be played with fewer exceeding numbers"},
    {"M9", "provincial_inside", "provincial: what can be played inside is played inside"},
    {"M9", "provincial_farthest", "provincial: only the farthest man leaves"},
    {"P5", "must_fill", "the roll fills a jan: it must be filled"},
    {"P6", "must_keep", "the full jan can be kept: it must be kept"},
    {"P9", "must_take_last", "the roll takes the last man off: it must be taken"},
}};

static_assert(kLaws.size() == static_cast<std::size_t>(Law::MustTakeLast) + 1);

constexpr const LawText& text(Law law) { return kLaws[static_cast<int>(law)]; }

}  // namespace trictrac

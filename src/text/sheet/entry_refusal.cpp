// Why an entry of a sheet cannot be made, in words.
#include "base/text_of.h"
#include "game/match/account_seats.h"
#include "text/sheet/entry_text.h"

namespace trictrac {
namespace {

std::string_view code_of(AccountRefusal why) {
  switch (why) {
    case AccountRefusal::Over: return "over";
    case AccountRefusal::NoHoles: return "no_holes";
    case AccountRefusal::MayNotGo: return "may_not_go";
    case AccountRefusal::Suspended: return "suspended";
    case AccountRefusal::NotHere: return "not_here";
    case AccountRefusal::EqualDice: return "equal_dice";
    case AccountRefusal::BadHoles: return "bad_holes";
  }
  return "over";
}

std::string not_here(const LedgerEntry& entry) {
  if (std::holds_alternative<RoundEnd>(entry))
    return "in combiné holes are entered as they are made, not a round at once";
  if (std::holds_alternative<HalfThrown>(entry)) return "no half fiche is to be thrown for now";
  return "only in combiné a game is suspended";
}

std::string bad_holes(Format format) {
  return text_of("{}, and no more than {}", traits_of(format).round_ends, kMostHoles);
}

std::string takes_too_much(const LedgerEntry& entry, const Ledger& now) {
  const auto* taken = std::get_if<TakenBack>(&entry);
  const int most = taken ? may_take_back(now, taken->side) : 0;
  if (most == 0)
    return "there are no points to take back: only those marked last in this round can be, before anyone "
           "goes";
  if (taken->points > most)
    return text_of("at most {} points can be taken back: that many were marked last", most);
  return "what was entered since needs these points; undo it first";
}

std::string account_text(AccountRefusal why, const LedgerEntry& entry, const Ledger& now) {
  switch (why) {
    case AccountRefusal::Over: return "the match is over";
    case AccountRefusal::NoHoles: return "one hole at least is entered";
    case AccountRefusal::MayNotGo:
      return "a player goes only at once, on a hole that he made of his own roll (K4)";
    case AccountRefusal::Suspended: return "one game is suspended already; somebody goes first";
    case AccountRefusal::NotHere: return not_here(entry);
    case AccountRefusal::EqualDice: return "equal dice decide nothing: they are thrown again";
    case AccountRefusal::BadHoles: return bad_holes(now.account.options.format);
  }
  return "";
}

}  // namespace

std::string_view code_of(const EntryRefusal& refusal) {
  switch (refusal.why) {
    case EntryFault::Account: return code_of(refusal.account.value_or(AccountRefusal::Over));
    case EntryFault::BadPoints: return "bad_points";
    case EntryFault::NotAtTheStart: return "not_at_the_start";
    case EntryFault::BadSeats: return "bad_seats";
    case EntryFault::FewerHoles: return "fewer_holes";
    case EntryFault::TakesTooMuch: return "takes_too_much";
  }
  return "over";
}

std::string refusal_text(const EntryRefusal& refusal, const LedgerEntry& entry, const Ledger& now) {
  const PerSide<int> holes = holes_of(now.account);
  switch (refusal.why) {
    case EntryFault::Account: return account_text(refusal.account.value_or(AccountRefusal::Over), entry, now);
    case EntryFault::BadPoints: return text_of("points are even, from 2 to {}", kMostPoints);
    case EntryFault::NotAtTheStart:
      return resumes(now.account.options)
                 ? "who sits where and throws first was noted when the match was put off"
                 : "seats are taken before anything is marked";
    case EntryFault::BadSeats:
      return text_of("each of the {} players has one seat, by his number{}", now.account.options.players,
                     first_lead_known(now.account.options) ? "; White, who sits first, throws first" : "");
    case EntryFault::FewerHoles:
      return text_of("the holes of this round stand at {} to {} already; it cannot end with fewer",
                     holes.white, holes.black);
    case EntryFault::TakesTooMuch: return takes_too_much(entry, now);
  }
  return "";
}

}  // namespace trictrac

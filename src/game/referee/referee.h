// A tour whose players mark for themselves and judge one another: a fold over events as Tour is, with the
// periods in which marks are made, disputed and corrected (section R). If the program marks and refuses wrong
// plays, it is the assisted game.
#pragma once

#include <array>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "game/referee/pending.h"
#include "game/rules/state.h"

namespace trictrac::referee {

// The events that the referee judges, in the order of `may`.
inline constexpr std::array kRefereed{
    EventKind::RollDice,     EventKind::Mark,         EventKind::ClaimEcole, EventKind::Rectify,
    EventKind::DemandWhole,  EventKind::DisputeEcole, EventKind::Augment,    EventKind::Justify,
    EventKind::Touch,        EventKind::Adoube,       EventKind::PlayMen,    EventKind::AskRemedies,
    EventKind::ChooseRemedy, EventKind::Hold,         EventKind::Go,         EventKind::Agree,
    EventKind::Object,       EventKind::Resign,       EventKind::Invite};

// Returns the refusal of an event by a rule of section R; `what` says in English which event would be right.
ActionError deny(std::string_view rule, std::string what);
// Returns the refusal of a play by the law that it breaks.
ActionError deny(const RuleViolation& violation);

// Returns the points that a roll gives for the jan that must be filled or kept, or for the last man.
int points_of_obligation(const Turn& turn);

// R12: the decision on an école that is maintained: the jans that the mark should have had.
struct Ruling {
  EcoleClaim claim;
  std::vector<JanDue> jans;
};

// A tour in play under section R.
class Referee {
 public:
  // Continues from a state without problems (setup.h). Marks made before count as right.
  explicit Referee(const State& state);
  // Continues from a state and its pending part, both without problems (text/pending_text.h).
  Referee(const State& state, Pending pending);

  const State& state() const { return state_; }
  const Pending& pending() const { return pending_; }
  // Returns the judgement of the roll in progress, at Play and Going.
  const Turn& turn() const { return turn_; }

  // Applies an event of `side`, one of kRefereed, or returns the error and changes nothing.
  std::expected<void, ActionError> act(Side side, const GameEvent& event);

  // Sets whether the going in progress would end the round (R16), which only the ledger knows. If so, every
  // claim of an école needs an answer first, since there is no later time for it: the player who goes agrees
  // first.
  void set_closing(bool closing) { closing_ = closing; }
  // Returns the side that must agree to the going in progress.
  Side asked_to_agree() const;

  // Returns the kinds of event that `side` may do now.
  std::vector<EventKind> may(Side side) const;
  bool may(Side side, EventKind kind) const;

  // Returns whether a throw of `side` now would come too early (R30).
  bool throws_early(Side side) const;

  // Returns the holes that a mark of `points` more points would make (R13).
  int holes_due(Side side, MarkPart part, int points) const;

  // Returns the remedies that `side` may choose against the opponent's play, in the order of their numbers
  // (R21).
  std::vector<Cure> cures(Side side) const;

  // Returns the arbiter's finding if `by` maintained their école now, or nullopt if there is none.
  std::optional<Ruling> ruling(Side by, std::optional<MarkPart> part) const;

  // Returns the entries that may still be disputed, in the order in which they count, after those that the
  // last event settled.
  const std::vector<Reckoned>& reckoned() const { return score_.entries; }
  const std::vector<Reckoned>& settled() const { return settled_; }

  // The error of a mark, in points (R7).
  struct Verdict {
    int missing = 0;  // missing points for which no école was claimed
    int excess = 0;
    int school() const { return missing + excess; }
  };
  // Returns the points of the mark of `s` for that roll, with twelve for each hole forgotten or too many
  // (R13) and with all corrections made since; and the error of that mark.
  int marked(Side s, MarkPart part) const { return marked(s, part, sheet(s, part)); }
  int marked(Side s, MarkPart part, const PendingMark& x) const;
  Verdict verdict(Side s, MarkPart part, const PendingMark& x) const;
  // Returns the mark that began with that roll, or null.
  const PendingMark* sheet_of(Side s, MarkPart part, int of) const;
  // Returns the error of the mark that a claim about `part` refers to, where a player has borne off and
  // thrown again (K5).
  Verdict disputed(Side s, MarkPart part) const { return verdict(s, part, in_dispute(s, part)); }
  // Returns whether `s` can now claim an école for the opponent's mark for that roll (R8).
  bool disputes(Side s, MarkPart part) const { return !may_claim(s, part); }

 private:
  using Done = std::expected<void, ActionError>;

  // Returns the reason why an event comes at the wrong time, or nullopt.
  std::optional<ActionError> untimely(Side s, EventKind k) const;
  std::optional<ActionError> may_roll(Side s) const;
  std::optional<ActionError> may_mark(Side s) const;
  std::optional<ActionError> may_decide(Side s) const;
  std::optional<ActionError> may_play(Side s) const;
  std::optional<ActionError> may_touch(Side s) const;
  std::optional<ActionError> may_remedy(Side s) const;
  std::optional<ActionError> may_claim(Side s, MarkPart part) const;
  ActionError not_yet(Side y, MarkPart part) const;
  bool again_in_hand(Side y) const;
  std::optional<ActionError> may_claim_any(Side s) const;
  std::optional<ActionError> may_answer(Side s, EventKind k) const;
  std::optional<ActionError> may_agree(Side s) const;
  std::optional<ActionError> may_object(Side s) const;
  std::optional<ActionError> may_invite(Side s) const;
  bool asked_to_throw(Side s) const;
  bool late(Side s) const;  // R14: the mark for the own roll may still be completed
  bool may_mend(Side s) const;

  // Returns whether the roll in progress passes: no man can be played, and the opponent continues (R4, R14)
  // or is invited to (R5).
  bool passes(Side s, EventKind k) const;
  Done take_in_time(Side s, const GameEvent& event);

  // Events of the turn.
  Done take(Side s, const RollDice& a);
  Done take(Side s, const Hold& a);
  Done take(Side s, const Go& a);
  Done take(Side s, const Agree& a);
  Done take(Side s, const Object& a);
  Done take(Side s, const Resign& a);
  Done take(Side s, const PlayMen& a);
  Done take(Side s, const Invite& a);
  template <class Other>
  Done take(Side, const Other&);  // never called: untimely() refuses all other events
  void throw_dice(Roll roll);
  void take_up_early(Side player);
  void void_early();
  void close_windows(Side thrower);
  void see_trespass();
  void touch_men(Side s);
  void hold(Side s) { pending_.held[s] = own_holes(s); }
  void hold_by_doing(Side s);
  void declare_intention(Side s);
  void go_back();
  void stay_after_all();
  void go_after_all();
  void move(const std::vector<Step>& steps);
  void hand_over();
  void count_received(const Attempt& a);
  void drop_what_is_settled();

  // Marks and écoles (schools.cpp).
  Done take(Side s, const Mark& a);
  Done take(Side s, const ClaimEcole& a);
  Done take(Side s, const Rectify& a);
  Done take(Side s, const DemandWhole& a);
  Done take(Side s, const DisputeEcole& a);
  Done take(Side s, const Augment& a);
  Done take(Side s, const Justify& a);
  void drop_questions();
  void add_mark(Side s, MarkPart part, const Mark& a);
  void correct(Side s, MarkPart part, int of, int by);
  int written(Side s, MarkPart part) const;
  int given_back(Side s, MarkPart part, int of) const;
  int take_back(Side s, MarkPart part, PendingMark& x, int points);
  EcoleClaim& school_of(Side by, MarkPart part, const PendingMark& x);
  void claim(Side by, MarkPart part, PendingMark& x, int points);
  bool unpeg_too_many(Side s, MarkPart part, int of);
  Done put_right(Side s, MarkPart part, PendingMark& x);
  bool take_back_all(Side s);
  void stay_if_undone(Side goer, int holes);
  EcoleClaim* claim_of(Side by, bool EcoleClaim::* state, std::optional<MarkPart> part);
  const EcoleClaim* claim_of(Side by, bool EcoleClaim::* state, std::optional<MarkPart> part = {}) const;
  std::expected<EcoleClaim*, ActionError> answerable(Side by, bool EcoleClaim::* state,
                                                     std::optional<MarkPart> part);
  int* points_of(Why why, int id);
  int claims_at(MarkPart part, const PendingMark& x) const;
  int dispute_at(const EcoleClaim& c) const;

  // Touched men and remedies (touches.cpp).
  Done take(Side s, const Touch& a);
  Done take(Side s, const Adoube& a);
  Done take(Side s, const AskRemedies& a);
  Done take(Side s, const ChooseRemedy& a);
  Done play_again(const PlayMen& a);
  void undo_play();
  void annul_throw();
  void mend(const Cure& cure);
  void owe(Side s, int numbers);
  std::optional<ActionError> not_as_touched(const std::vector<Step>& steps) const;
  Attempt attempt() const;

  bool by_hand() const { return state_.options.marking == Marking::Hand; }
  bool amended() const { return state_.options.hand_law == HandLaw::Amended; }
  bool touch_moves() const { return state_.options.moves == Moves::Touch; }
  PendingMark& sheet(Side s, MarkPart part) {
    return part == MarkPart::Gained ? pending_.gained[s] : pending_.received[s];
  }
  const PendingMark& sheet(Side s, MarkPart part) const {
    return part == MarkPart::Gained ? pending_.gained[s] : pending_.received[s];
  }
  const PendingMark& in_dispute(Side s, MarkPart part) const;
  PendingMark& in_dispute(Side s, MarkPart part);
  PendingMark* sheet_of(Side s, MarkPart part, int of);
  int own_holes(Side s) const;
  void judge_roll();
  void refresh();

  State state_;
  Pending pending_;
  Turn turn_;
  HandScore score_;
  std::vector<Reckoned> settled_;
  bool closing_ = false;
};

// Returns the side that must act for the game to continue; the opponent's right to a claim does not stop it
// (R4).
Side asked_side(const Referee& game);

}  // namespace trictrac::referee

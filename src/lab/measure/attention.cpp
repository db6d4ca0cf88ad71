#include "lab/measure/attention.h"

#include <algorithm>
#include <optional>

#include "engine/attention/hand_player.h"
#include "engine/bots/bot.h"
#include "game/chance/random.h"
#include "game/match/hand_board.h"

namespace trictrac::measure {
namespace {

constexpr Side kWatcher = Side::White, kStumbler = Side::Black;
constexpr int kMostTurns = 2000;
// The rates of the stumbler's errors, in percent.
constexpr int kMarksWrong = 25, kPlaysWrong = 8, kClaimsFalse = 8;

State starting() {
  State s;
  s.options.marking = Marking::Hand;
  s.options.hand_law = HandLaw::Amended;
  s.options.moves = Moves::Touch;
  return s;
}

// Returns the points of the école that a mark is, by the rules.
int ecole_in(const referee::Referee& game, Side s, MarkPart part) {
  const referee::PendingMark& x = attention::sheet_of(game, s, part);
  const int made = game.marked(s, part);
  return std::max(0, x.due - made) + std::max(0, made - (x.due - x.undone));
}

class AttentionGame {
 public:
  AttentionGame(std::string_view level, std::uint64_t seed, AttentionRates& rates)
      : random_(seed), watcher_(level, seed), mover_(make_bot("soumille", seed)), rates_(rates) {}

  void play() {
    for (int turn = 0; turn < kMostTurns && !game().pending().settled; ++turn) {
      watch();
      stumble();
      if (game().pending().settled) return;
      ask();
      step();
    }
  }

 private:
  const referee::Referee& game() const { return board_.referee(); }
  bool act(Side s, const GameEvent& a) { return board_.act(s, a).has_value(); }
  bool once_in(int percent) { return random_.below(100) < percent; }

  // Lets the watcher say all there is to say; notes what that was of the stumbler's marks and play before the
  // throw.
  void watch() {
    const referee::Referee before = game();
    bool remedied = false;
    for (int said = 0; said < 40; ++said) {
      const auto a = watcher_.next(board_, kWatcher);
      if (!a || !act(kWatcher, *a)) break;
      remedied |= kind_of(*a) == EventKind::ChooseRemedy;
    }
    if (before.state().stage != Stage::Roll || before.state().to_act != kWatcher) return;
    if (!before.cures(kWatcher).empty()) rates_.plays_seen.add(remedied);
    if (game().pending().phase == referee::Phase::Again || game().state().outcome)
      return;  // the watcher claims later, or has won
    for (const MarkPart part : {MarkPart::Received, MarkPart::Gained}) note_claim(before, part);
  }

  void note_claim(const referee::Referee& before, MarkPart part) {
    const referee::PendingMark& x = attention::sheet_of(before, kStumbler, part);
    if (x.of == 0 || !x.claimable || !x.done) return;
    const auto said = [&](const referee::EcoleClaim& c) {
      return c.by == kWatcher && c.part == part && c.of == x.of;
    };
    const bool claimed = std::ranges::any_of(game().pending().claims, said);
    const bool changed = game().marked(kStumbler, part) != before.marked(kStumbler, part);
    if (ecole_in(before, kStumbler, part) > 0)
      rates_.errors_seen.add(claimed || changed);
    else
      rates_.false_claims.add(claimed);
  }

  // Notes whether the watcher asks the reason of a mark before the stumbler, who gives it rightly, plays
  // (R17).
  void ask() {
    const State& now = game().state();
    const bool in_hand = game().pending().phase == referee::Phase::Play && now.to_act == kStumbler;
    if (!in_hand || game().marked(kStumbler, MarkPart::Gained) == 0) return;
    const auto said = watcher_.next(board_, kWatcher);
    const bool asks = said && kind_of(*said) == EventKind::Justify;
    rates_.asked.add(asks);
    if (!asks || !act(kWatcher, *said)) return;
    std::vector<Jan> jans;
    for (const referee::JanDue& due : game().pending().gained[kStumbler].jans) jans.push_back(due.jan);
    act(kStumbler, Justify{MarkPart::Gained, std::move(jans)});
  }

  // Notes what the watcher has marked, when no more can be marked.
  void note_mark(MarkPart part) {
    const referee::PendingMark& x = attention::sheet_of(game(), kWatcher, part);
    if (x.of == 0 || !x.open) return;
    const int made = game().marked(kWatcher, part);
    if (x.due == 0 && made == 0) return;
    rates_.marked_rightly.add(made == x.due);
    rates_.points_due += x.due;
    rates_.points_lost += std::max(0, x.due - made);
    rates_.points_too_many += std::max(0, made - x.due);
  }

  // Makes the stumbler's marks and claims, and agrees to every question.
  void stumble() {
    for (const MarkPart part : {MarkPart::Gained, MarkPart::Received}) mark_somehow(part);
    if (once_in(kClaimsFalse)) claim_falsely();
    act(kStumbler, Agree{});
  }

  void mark_somehow(MarkPart part) {
    const referee::PendingMark& x = attention::sheet_of(game(), kStumbler, part);
    const bool now = part == MarkPart::Received || game().pending().phase == referee::Phase::Play;
    if (!x.open || !now || game().marked(kStumbler, part) > 0) return;
    const int wrong = once_in(kMarksWrong) ? 2 * random_.below(5) - 4 : 0;
    if (x.due + wrong > 0) act(kStumbler, Mark{x.due + wrong, {}, {}, {}});
  }

  void claim_falsely() {
    if (ecole_in(game(), kWatcher, MarkPart::Gained) > 0 || game().marked(kWatcher, MarkPart::Gained) == 0)
      return;
    if (!act(kStumbler, ClaimEcole{2 + 2 * random_.below(3), MarkPart::Gained})) return;
    const auto said = watcher_.next(board_, kWatcher);
    rates_.disputed.add(said && kind_of(*said) == EventKind::DisputeEcole);
    if (said) act(kWatcher, *said);
  }

  void step() {
    const Side s = game().state().to_act;
    switch (game().state().stage) {
      case Stage::Lead: act(Side::White, RollDice{random_.simple_roll()}); return;
      case Stage::Roll:
        if (s == kWatcher) note_mark(MarkPart::Received);
        if (!act(s, RollDice{random_.roll()})) act(s, ChooseRemedy{1});  // R27: before the throw
        return;
      case Stage::Over: return;
      case Stage::Decide: s == kWatcher&& once_in(30) ? act(s, Go{}) : act(s, Hold{}); return;
      default: move(s);
    }
  }

  void move(Side s) {
    if (s == kWatcher) note_mark(MarkPart::Gained);
    if (s == kStumbler && once_in(kPlaysWrong) && wrong_play()) return;
    if (game().pending().phase == referee::Phase::Again) return play_again(s);
    State as_tour = game().state();
    as_tour.options.marking = Marking::Engine;
    const Tour tour(as_tour);
    const Play& play = tour.turn().plays[mover_->choose_play(tour)];
    if (!act(s, PlayMen{play})) play_somehow(s);
  }

  bool wrong_play() {
    const Men men = game().state().board.own;
    const Roll roll = game().state().roll;
    for (int tries = 0; tries < 8; ++tries) {
      const int from = 1 + random_.below(24), to = from + 1 + random_.below(roll.sum());
      if (men.on(from) == 0 || to > kLast) continue;
      const std::vector<Step> steps{{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)}};
      if (referee::fault_of({game().state().board, roll, game().state().options, steps}) &&
          act(kStumbler, PlayMen{Steps(steps)}))
        return true;
    }
    return false;
  }

  void play_again(Side s) {
    const referee::LastPlay& p = *game().pending().played;
    const referee::Attempt a{p.before, p.roll, game().state().options, p.steps};
    play_one_of(s, referee::ways_to_meet(a, *game().pending().demand));
  }

  // R26: plays as the opponent demands.
  void play_somehow(Side s) {
    const State& now = game().state();
    play_one_of(s, referee::ways_to_meet({now.board, now.roll, now.options, {}},
                                         game().pending().demand.value_or(referee::Demand{})));
  }

  void play_one_of(Side s, const std::vector<Sequence>& ways) {
    for (const Sequence& way : ways)
      if (act(s, PlayMen{Steps(std::span(way.steps, way.size))})) return;
  }

  Random random_;
  HandBoard board_{starting(), account_of_tour(starting()), 0};
  attention::HandPlayer watcher_;
  std::unique_ptr<Bot> mover_;
  AttentionRates& rates_;
};

}  // namespace

AttentionRates attention_of(std::string_view level, int tours, std::uint64_t seed) {
  AttentionRates rates;
  for (int i = 0; i < tours; ++i) AttentionGame(level, seed_of(seed, i, 0), rates).play();
  return rates;
}

}  // namespace trictrac::measure

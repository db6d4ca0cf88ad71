// Golden games marked by hand: weak players who count, err, and send one another to school, as records, byte
// by byte. After a change that is meant, TRICTRAC_REWRITE=1 build/test/tests/golden_test writes them again.
#include <gtest/gtest.h>

#include <array>
#include <map>

#include "engine/attention/hand_player.h"
#include "game/match/format.h"
#include "game/match/matches.h"
#include "golden.h"
#include "lab/signature/random_action.h"
#include "text/record/record.h"

namespace golden_by_hand_test {

using namespace trictrac;
using referee::Phase;

struct ByHandGame {
  test::Agreed agreed;
  Moves moves;
  Pegs pegs;
};

std::vector<ByHandGame> golden_by_hand() {
  const auto as_it_is = [](MatchOptions&) {};
  return {
      {test::agreed("tour", "by_hand_tour", as_it_is), Moves::Touch, Pegs::Hand},
      {test::agreed("ecrire-lois", "by_hand_ecrire_lois", [](MatchOptions& o) { o.rounds = 2; }),
       Moves::Refused, Pegs::Law},
      {test::agreed("poule-guiton", "by_hand_poule_guiton", as_it_is), Moves::Refused, Pegs::Law},
  };
}

Record begun(const ByHandGame& g) {
  Record r;
  r.set_tag("Event", g.agreed.name);
  for (int player = 0; player < g.agreed.options.players; ++player)
    r.set_tag(player_tag(player), std::string(1, static_cast<char>('A' + player)));
  r.set_tag("Lines", "actions");
  r.format = g.agreed.format;
  r.match = g.agreed.options;
  r.options.goal = goal_of(g.agreed.options.format);
  r.options.marking = Marking::Hand;
  r.options.moves = g.moves;
  r.options.pegs = g.pegs;
  r.start.options = r.options;
  return r;
}

// Throws, holds and plays at random, now and then wrongly; says what players say who often overlook
// something.
class Players {
 public:
  explicit Players(std::uint64_t seed)
      : random_(seed),
        players_{attention::HandPlayer("geronte", seed), attention::HandPlayer("geronte", seed + 1)} {}

  LoggedEvent next(const Match& match) {
    if (match.awaits() != Awaits::Tour) return of(match, random_action(match, random_));
    const HandBoard& board = *match.hand();
    if (const auto wrong = mistaken(board)) return *wrong;
    for (const Side s : kSides)
      if (const auto cures = board.referee().cures(s);
          !cures.empty() && board.referee().may(s, EventKind::ChooseRemedy))
        return {s, ChooseRemedy{1 + random_.below(static_cast<int>(cures.size()))}};
    for (const Side s : kSides)
      if (const auto said = players_[index(s)].next(board, s)) return {s, *said};
    return of(match, step(match));
  }

 private:
  static LoggedEvent of(const Match& match, const GameEvent& event) {
    return {acting_side(match, event), event};
  }

  // A player claims what they have not counted, or maintains it though it was wrong.
  std::optional<LoggedEvent> mistaken(const HandBoard& board) {
    const Side s = random_.below(2) ? Side::White : Side::Black;
    if (random_.below(3) == 0 && board.referee().may(s, EventKind::Augment)) return LoggedEvent{s, Augment{}};
    const auto part = random_.below(2) ? MarkPart::Gained : MarkPart::Received;
    if (random_.below(25) != 0 || !board.referee().disputes(s, part)) return std::nullopt;
    const ClaimEcole school{2 + 2 * random_.below(3), part};
    if (HandBoard trial = board; !trial.act(s, school)) return std::nullopt;
    return LoggedEvent{s, school};
  }

  GameEvent step(const Match& match) {
    switch (match.state().stage) {
      case Stage::Roll: return RollDice{random_.roll()};
      case Stage::Decide:
        if (random_.below(2)) return Hold{};
        return Go{};
      default: return PlayMen{play(*match.hand())};
    }
  }

  Play play(const HandBoard& board) {
    const referee::Referee& game = board.referee();
    if (game.pending().phase == Phase::Again) return again(board);
    if (board.state().options.moves == Moves::Touch && random_.below(4) == 0)
      if (const auto wrong = wrong_play(board)) return *wrong;
    const Plays& plays = game.turn().plays;
    return plays[random_.below(plays.size())];
  }

  // One man, two flèches on.
  std::optional<Play> wrong_play(const HandBoard& board) {
    Play play;
    const auto from = static_cast<std::uint8_t>(1 + random_.below(kLast - 2));
    play.steps[0] = {from, static_cast<std::uint8_t>(from + 2)};
    play.size = 1;
    HandBoard trial = board;
    if (!trial.act(board.state().to_act, PlayMen{play})) return std::nullopt;
    return play;
  }

  Play again(const HandBoard& board) {
    const referee::Pending& p = board.referee().pending();
    const referee::Attempt a{p.played->before, p.played->roll, board.state().options, p.played->steps};
    const auto ways = referee::ways_to_meet(a, p.demand.value_or(referee::Demand{}));
    return play_of(ways[random_.below(static_cast<int>(ways.size()))]);
  }

  Random random_;
  std::array<attention::HandPlayer, 2> players_;
};

Record drawn(const ByHandGame& g) {
  Record r = begun(g);
  Players players(g.agreed.name.size());
  Match match = match_of(r);
  while (!match.over() && !testing::Test::HasFailure()) {
    r.events.push_back(players.next(match));
    EXPECT_TRUE(match.act(r.events.back()));
  }
  return r;
}

std::map<EventKind, int> said_in(const Record& r) {
  std::map<EventKind, int> said;
  for (const LoggedEvent& logged : r.events)
    if (is_said(kind_of(logged.event))) ++said[kind_of(logged.event)];
  return said;
}

class GoldenByHand : public testing::TestWithParam<ByHandGame> {};

TEST_P(GoldenByHand, AreTheSameByteByByte) {
  const Record record = drawn(GetParam());
  const std::string file = GetParam().agreed.name + ".trictrac";
  test::check_golden(file, print_record(record));
  test::check_replay(file);
  auto said = said_in(record);
  for (const EventKind kind : {EventKind::Mark, EventKind::ClaimEcole, EventKind::DisputeEcole,
                               EventKind::Augment, EventKind::Agree})
    EXPECT_GT(said[kind], 0) << name_of(kind);
  if (GetParam().moves == Moves::Touch) {
    EXPECT_GT(said[EventKind::ChooseRemedy], 0);
  }
}

INSTANTIATE_TEST_SUITE_P(Formats, GoldenByHand, testing::ValuesIn(golden_by_hand()),
                         [](const auto& g) { return g.param.agreed.name; });

}  // namespace golden_by_hand_test

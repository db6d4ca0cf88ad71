#include <string>

#include "base/assert.h"
#include "event/ladder.h"
#include "event/random/random_event.h"

namespace trictrac::event {
namespace {

class LadderPlay {
 public:
  LadderPlay(Random& random, int entrants)
      : random_(random),
        event_(Terms{.system = System::Ladder,
                     .reach = 1 + random.below(4),
                     .answer_days = 1 + random.below(9),
                     .tie_breaks = {}}) {
    for (int left = entrants; left > 0; --left) enter();
    try_act(StartRound{});
  }
  Event& event() { return event_; }

  void step() {
    now_ += random_.below(24 * 60 * 60);
    for (const int number : open_tables(event_.state()))
      if (is_unanswered(event_.state(), event_.state().rounds.back().tables[number - 1], now_))
        try_act(Forfeit{{1, number}, kBlack});
    if (event_.state().rounds.empty()) return try_act(StartRound{});  // undone
    switch (random_.below(24)) {
      case 0: return enter();
      case 1: return try_act(Withdraw{anybody()});
      case 2: return try_act(Readmit{anybody()});
      case 3: return try_act(CorrectResult{any_table(), result()});
      case 4: return try_act(AnnulResult{any_table()});
      case 5: return try_act(Forfeit{any_open_table(), random_.below(2)});
      case 6: return try_act(Undo{event_.next_number() - 1 - random_.below(3)});
      default: break;
    }
    if (random_.below(2) == 0) return try_act(EnterResult{any_open_table(), result()});
    const int next = static_cast<int>(event_.state().rounds[0].tables.size()) + 1;
    try_act(StartTable{{1, next}, {anybody(), anybody()}});
  }

 private:
  int anybody() {
    const auto& entrants = event_.state().entrants;
    return entrants[random_.below(static_cast<int>(entrants.size()))].number;
  }
  TableNumber any_table() {
    return {1, 1 + random_.below(static_cast<int>(event_.state().rounds[0].tables.size()) + 1)};
  }
  TableNumber any_open_table() {
    const std::vector<int> open = open_tables(event_.state());
    return open.empty() ? any_table() : TableNumber{1, open[random_.below(static_cast<int>(open.size()))]};
  }
  Result result() {
    Result result{.holes = {random_.below(13), random_.below(13)}};
    if (random_.below(6) > 0) result.winner = random_.below(2);
    return result;
  }
  void enter() {
    ++last_;
    try_act(AddEntrant{
        .entrant = last_, .name = "E" + std::to_string(last_), .rating = 1000 + 20 * random_.below(60)});
  }
  // Most challenges are refused, and nothing has happened then.
  void try_act(const EventAct& act) {
    (void)event_.apply({event_.next_number(), {Role::Director, 1}, "by chance", now_, act});
  }

  Random& random_;
  Event event_;
  std::int64_t now_ = 1'000;
  int last_ = 0;
};

}  // namespace

Event random_ladder(Random& random, int most_entrants) {
  LadderPlay play(random, 2 + random.below(most_entrants - 1));
  for (int left = 200; left > 0; --left) play.step();
  return play.event();
}

}  // namespace trictrac::event

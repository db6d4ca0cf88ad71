#include <map>
#include <string>

#include "base/assert.h"
#include "event/arena.h"
#include "event/pairing/arena.h"
#include "event/random/random_event.h"

namespace trictrac::event {
namespace {

constexpr std::int64_t kTick = 5;

class ArenaPlay {
 public:
  ArenaPlay(Random& random, int entrants) : random_(random), event_(terms(random)) {
    for (int left = entrants; left > 0; --left) enter();
    act(StartRound{});
  }
  Event& event() { return event_; }
  std::int64_t now() const { return now_; }

  void end_tables() {
    for (auto at = ends_.begin(); at != ends_.end();) {
      if (at->second > now_) {
        ++at;
        continue;
      }
      decide({1, at->first});
      at = ends_.erase(at);
    }
  }
  void come_and_go() {
    if (random_.below(40) == 0) enter();
    if (random_.below(60) == 0) try_act(SetAway{anybody(), random_.below(2) == 0});
    if (random_.below(200) == 0) try_act(ExcludePair{anybody(), anybody()});
    if (random_.below(200) == 0) try_act(Withdraw{anybody()});
    if (random_.below(150) == 0) try_act(Readmit{anybody()});
    const auto entrants = event_.state().entrants;  // acts make others
    for (const Entrant& entrant : entrants)
      if (entrant.away && random_.below(20) == 0) try_act(SetAway{entrant.number, false});
  }
  void begin_tables() {
    for (const Seats& seats : ArenaPairing(event_.state(), now_).tables()) {
      const int table = static_cast<int>(event_.state().rounds[0].tables.size()) + 1;
      act(StartTable{{1, table}, seats});
      ends_[table] = now_ + 30 + random_.below(900);
    }
  }
  void tick() { now_ += kTick; }
  void finish() {
    while (!ends_.empty()) {
      tick();
      end_tables();
    }
  }

 private:
  static Event terms(Random& random) {
    Terms terms{.system = System::Arena, .minutes = 20 + random.below(40), .tie_breaks = {}};
    if (random.below(2) == 0) terms.tie_breaks.push_back(TieBreak::SonnebornBerger);
    if (random.below(2) == 0) terms.tie_breaks.push_back(TieBreak::DirectEncounter);
    if (random.below(2) == 0) terms.tie_breaks.push_back(TieBreak::Holes);
    return Event(terms);
  }
  int anybody() {
    const auto& entrants = event_.state().entrants;
    return entrants[random_.below(static_cast<int>(entrants.size()))].number;
  }
  void enter() {
    ++last_;
    try_act(AddEntrant{
        .entrant = last_, .name = "E" + std::to_string(last_), .rating = 1000 + 20 * random_.below(60)});
  }
  // A table may be decided already: an entrant has left.
  void decide(TableNumber at) {
    if (event_.state().rounds[0].tables[at.table - 1].outcome) return;
    const int kind = random_.below(12);
    if (kind == 0) return act(Forfeit{at});
    if (kind == 1) return act(Forfeit{at, random_.below(2)});
    Result result{.holes = {random_.below(13), random_.below(13)}};
    if (kind < 10) result.winner = kind % 2;
    act(EnterResult{at, result});
    if (random_.below(20) == 0) act(CorrectResult{at, {random_.below(2), {1, 2}}});
    if (random_.below(20) == 0) act(AnnulResult{at});
  }

  LoggedAct logged(const EventAct& act) const {
    return {event_.next_number(), {Role::Director, 1}, "by chance", now_, act};
  }
  void try_act(const EventAct& act) { (void)event_.apply(logged(act)); }
  void act(const EventAct& act) {
    const auto done = event_.apply(logged(act));
    if (!done) fatal(text(done.error()));
  }

  Random& random_;
  Event event_;
  std::int64_t now_ = 1'000;
  std::map<int, std::int64_t> ends_{};  // of open tables
  int last_ = 0;
};

}  // namespace

Event random_arena(Random& random, int most_entrants,
                   const std::function<void(const EventState&, std::int64_t)>& before_tables) {
  ArenaPlay play(random, 2 + random.below(most_entrants - 1));
  const std::int64_t end = end_of_arena(play.event().state()).value();
  for (; play.now() < end; play.tick()) {
    play.end_tables();
    play.come_and_go();
    if (before_tables) before_tables(play.event().state(), play.now());
    play.begin_tables();
  }
  play.finish();
  return play.event();
}

}  // namespace trictrac::event

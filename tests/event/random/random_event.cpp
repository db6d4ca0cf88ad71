#include "random_event.h"

#include <algorithm>
#include <string>

#include "base/assert.h"
#include "event/pairing/pair.h"

namespace trictrac::event {
namespace {

class Play {
 public:
  Play(Random& random, const RandomTerms& limits) : random_(random), event_(terms(random, limits)) {
    const int spread = limits.most_entrants - limits.least_entrants + 1;
    for (int left = limits.least_entrants + random_.below(spread); left > 0; --left) enter();
  }

  Event& event() { return event_; }

  bool play_round() {
    if (const auto pairings = next_pairings(event_.state())) {
      act(StartRound{*pairings});
    } else {
      return false;
    }
    const int round = static_cast<int>(event_.state().rounds.size());
    // Some withdraw while the round is played.
    if (random_.below(4) == 0) withdraw_one();
    for (int table = 1; table <= std::ssize(event_.state().rounds.back().tables); ++table)
      play_table({round, table});
    act(CloseRound{});
    review(round);
    return true;
  }

  // The reviews of a round: of all its games, of some or of none. One that was forfeited has none.
  void review(int round) {
    for (int table = 1; table <= std::ssize(event_.state().rounds[round - 1].tables); ++table) {
      const auto games = std::ssize(event_.state().rounds[round - 1].tables[table - 1].boards);
      for (int game = games == 0 ? 0 : 1; game <= games; ++game)
        if (reviews_ == 2 || (reviews_ == 1 && random_.below(2) == 0))
          (void)event_.apply(
              {event_.next_number(),
               {},
               "",
               0,
               NoteLuck{{round, table, game}, random_.below(1'600) - 800, random_.below(90'000)}});
    }
  }

  // What happens between two rounds.
  void between() {
    const bool swiss = event_.state().terms.system == System::Swiss;
    if (random_.below(3) == 0) withdraw_one();
    if (random_.below(8) == 0) try_act(Readmit{anybody()});
    if (random_.below(6) == 0) try_act(ExcludePair{anybody(), anybody()});
    if (swiss && random_.below(4) == 0) enter();
    const int halves = counts_amounts(event_.state().terms) ? 0 : random_.below(3);
    if (swiss && random_.below(4) == 0) try_act(GiveBye{{anybody(), halves}});
  }

 private:
  static Event terms(Random& random, const RandomTerms& limits) {
    Terms terms{.system = limits.system};
    if (limits.system == System::Swiss) {
      terms.rounds = limits.most_rounds + 1;  // so that there is always a next one
      terms.apart_rounds = random.below(terms.rounds + 1);
    }
    if (limits.system == System::RoundRobin) terms.cycles = 1 + random.below(2);
    if (limits.system == System::Knockout) terms.third_place = random.below(2) == 0;
    if (eliminates(limits.system)) terms.best_of = 1 + 2 * random.below(3);
    if (limits.seats > 2) {
      terms.seats = limits.seats;
      terms.least_seats = limits.seats - random.below(2);
      terms.tie_breaks = {TieBreak::TablesWon, TieBreak::BestTable};
    }
    // The order in which ties are broken, shuffled and cut.
    for (std::size_t i = terms.tie_breaks.size() - 1; i > 0; --i)
      std::swap(terms.tie_breaks[i], terms.tie_breaks[random.below(static_cast<int>(i) + 1)]);
    terms.tie_breaks.resize(random.below(static_cast<int>(terms.tie_breaks.size()) + 1));
    if (limits.seats == 2 && random.below(2) == 0)
      terms.tie_breaks.insert(
          terms.tie_breaks.begin() + random.below(static_cast<int>(terms.tie_breaks.size()) + 1),
          TieBreak::LuckRemoved);
    if (limits.teams) {
      terms.boards = 2 + random.below(3);
      terms.tie_breaks.insert(terms.tie_breaks.begin(), TieBreak::BoardPoints);
    }
    return Event(terms);
  }

  int anybody() {
    const auto& entrants = event_.state().entrants;
    return entrants[random_.below(static_cast<int>(entrants.size()))].number;
  }

  void enter() {
    const int club = random_.below(8);
    AddEntrant entry{.entrant = ++last_, .name = "E" + std::to_string(last_)};
    if (club > 0) entry.club = "C" + std::to_string(club);
    entry.rating = 1000 + 20 * random_.below(60);
    try_act(entry);
  }

  void withdraw_one() {
    const auto here = std::ranges::count(event_.state().entrants, false, &Entrant::withdrawn);
    if (here > 3) try_act(Withdraw{anybody()});
  }

  Result result(bool may_be_drawn = true) {
    const int kind = random_.below(may_be_drawn ? 7 : 6);
    Result result{.holes = {random_.below(13), random_.below(13)}};
    if (kind < 6) result.winner = kind % 2;
    return result;
  }

  const Table& table(TableNumber at) const {
    return event_.state().rounds[at.round - 1].tables[at.table - 1];
  }

  // The games of a match may be corrected until nothing is open; one that was corrected may open it again.
  void play_table(TableNumber at) {
    if (counts_amounts(event_.state().terms)) return play_amounts(at);
    if (!has_matches(event_.state().terms)) {
      if (!table(at).outcome) decide(at);
      if (table(at).boards.empty()) return;  // else it was drawn, and is played again
    }
    if (random_.below(16) == 0 && !table(at).outcome) act(Forfeit{at, random_.below(2)});
    while (!table(at).outcome)
      for (at.board = 1; at.board <= std::ssize(table(at).boards); ++at.board)
        if (!table(at).boards[at.board - 1].outcome) decide(at);
    at.board = 0;
    if (random_.below(16) == 0 && !eliminates(event_.state().terms.system)) act(AnnulResult{at});
  }

  // A table of three or four: somebody may be missing or give up, or nobody plays.
  void play_amounts(TableNumber at) {
    if (random_.below(6) == 0) try_act(LeaveTable{at, table(at).seats[0]});
    const int kind = random_.below(12);
    if (kind == 0) return act(Forfeit{at});
    if (kind == 1) return act(Forfeit{at, random_.below(static_cast<int>(table(at).seats.size()))});
    if (kind == 2) {
      act(BeginGame{at});
      act(LeaveTable{at, table(at).seats[1]});
    }
    act(EnterResult{at, amounts(at)});
    if (kind == 3) act(CorrectResult{at, amounts(at)});
    if (kind == 4) act(AnnulResult{at});
    if (kind == 5) act(Undo{event_.next_number() - 1});
    if (kind == 5) act(Undo{event_.next_number() - 1});
  }
  // Small amounts are often equal.
  Result amounts(TableNumber at) {
    Result result{.amounts = std::vector<int>(table(at).seats.size())};
    for (std::size_t seat = 1; seat < result.amounts.size(); ++seat) {
      const int paid = random_.below(7) - 3;
      result.amounts[seat] += paid;
      result.amounts[0] -= paid;
    }
    return result;
  }

  void decide(TableNumber at) {
    const bool knockout = eliminates(event_.state().terms.system);
    const int kind = random_.below(12);
    if (kind < 10) {
      act(BeginGame{at});
      act(EnterResult{at, result()});
    } else if (random_.below(4) == 0) {
      act(Forfeit{at});
    } else {
      if (random_.below(2) == 0) act(BeginGame{at});
      act(Forfeit{at, random_.below(2)});
    }
    if (kind == 0) act(CorrectResult{at, result(!knockout)});
    if (kind == 1 && !knockout) act(AnnulResult{at});
    if (kind == 2) act(Undo{event_.next_number() - 1});
    if (kind == 2) act(Undo{event_.next_number() - 1});
  }

  // Entrants may be gone, or there already: that is refused, and nothing has happened.
  void try_act(const EventAct& act) { (void)event_.apply(logged(act)); }
  void act(const EventAct& act) {
    const auto done = event_.apply(logged(act));
    if (!done) fatal(text(done.error()));
  }
  LoggedAct logged(const EventAct& act) const {
    return {event_.next_number(), {Role::Director, 1}, "by chance", 0, act};
  }

  Random& random_;
  Event event_;
  int last_ = 0;
  int reviews_ = random_.below(3);
};

}  // namespace

Event random_event(Random& random, const RandomTerms& terms,
                   const std::function<void(const EventState&)>& before_round) {
  Play play(random, terms);
  const int rounds = random.below(terms.most_rounds + 1);
  for (int round = 0; round < rounds; ++round) {
    play.between();
    if (before_round) before_round(play.event().state());
    if (!play.play_round()) break;
  }
  play.between();
  return play.event();
}

}  // namespace trictrac::event

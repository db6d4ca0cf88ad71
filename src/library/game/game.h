// A game as another program plays it: by numbers or by texts, from any position or record.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "library/game/action.h"
#include "library/game/standing.h"
#include "text/record/record.h"

namespace trictrac::library {

template <class T>
using Or = std::expected<T, std::string>;  // or what is wrong and what would be right, in English
inline std::unexpected<std::string> wrong(std::string message) { return std::unexpected(std::move(message)); }

// A roll judged: what it is worth, and what may be played by it, by numbers (action.h), lowest first.
struct Judgement {
  Roll roll;
  Turn turn;
  std::vector<int> actions;
};

class Game {
 public:
  // A game from its text: a record, which may be nothing but tags ("[Format "tour"]"), a position
  // ("TRID=…"), or nothing, which is a tour by the rules of the Lois. What is marked by hand, and Le Tric
  // Trac, is refused.
  static Or<Game> open(std::string_view text);

  const Match& match() const { return match_; }
  const State& state() const { return match_.state(); }
  bool over() const { return match_.over(); }
  // Who is asked for a play or a decision; nothing where chance is, or the game is over.
  std::optional<Side> asked() const;

  // Players are numbered as they were entered, from 0. Of two the first is White and the other Black; of more
  // two at a time sit at the board, as their seats say, which are drawn first.
  int players() const { return match_.options().players; }
  Or<PlayerStanding> player(int number) const;
  // Who sits there; nobody before the seats are drawn.
  std::optional<int> player_at(Side side) const;
  // The player who is asked.
  std::optional<int> player_asked() const;
  // How all stand as a player sees it (standing.h), and from which side of the board he sees it.
  Or<std::vector<std::int32_t>> standing(int viewer) const;
  Or<Side> view(int viewer) const;
  // The players in the seats drawn so far, in the order of the seats.
  const std::vector<int>& seats() const;
  bool seats_awaited() const { return match_.awaits() == Awaits::Seats; }

  // What asked() may do, lowest first; none where nobody is.
  std::vector<int> actions() const;
  // What may fall; none where chance is not awaited.
  std::vector<Chance> chances() const;

  // On an error nothing has changed.
  Or<void> choose(int action);
  Or<void> fall(int chance);
  // A roll in the order thrown, where one is awaited; where the lead is, `first` throws it as the higher
  // (K9).
  Or<void> throw_dice(int a, int b, std::optional<Side> first = {});
  // The next seat is drawn for that player; the last is then his who is left.
  Or<void> draw_seat(int player);
  // The seats still to be drawn are given, all of them: the player in each, those drawn already included.
  Or<void> take_seats(std::vector<int> order);
  // The round in hand is given up by `side`.
  Or<void> resign(Side side);

  // "7/11 5/7", "-", "hold", "go", "suspend_ecrire", "suspend_honours": the number of what asked() may do,
  // or the law against it.
  Or<int> read_action(std::string_view text) const;
  // The same of one of actions(), as read_action reads it.
  Or<std::string> action_text(int action) const;

  // A roll thrown now by state().to_act, or the one in hand.
  Or<Judgement> judge(int a, int b) const;

  std::string trid() const;
  std::string record() const;
  // Deeds so far: throws, plays, decisions; and the game as it was after the first `deeds` of them.
  int length() const { return static_cast<int>(record_.events.size()); }
  Or<Game> at(int deeds) const;

  // What each player has won less what he has lost, in the unit of the format (a stake; a jeton, and ten for
  // a fiche of the honours of combiné, S3). With what is in a poule it sums to nothing.
  std::vector<double> balance() const;
  // The most a player can win in it, in the same unit; infinite where the format knows no bound.
  double most() const;

 private:
  explicit Game(Record record);
  Or<void> take(const GameEvent& event);
  Or<void> known(int player) const;

  Record record_;
  Match match_;
  std::vector<int> drawn_;  // seats, before all of them are
};

// "white" or "black".
std::optional<Side> side_named(std::string_view name);

}  // namespace trictrac::library

// A game as another program plays it: by numbers or by texts, from any position or record.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "library/game/action.h"
#include "library/game/observation.h"
#include "text/record/record.h"

namespace trictrac::library {

// A value, or what is wrong and what would be right, in English.
template <class T>
using Or = std::expected<T, std::string>;
inline std::unexpected<std::string> wrong(std::string message) { return std::unexpected(std::move(message)); }

// A roll judged: what it is worth, and what may be played by it, by numbers (action.h), lowest first.
struct Judgement {
  Roll roll;
  Turn turn;
  std::vector<int> actions;
};

// A game with all that has happened in it; a value: a copy is a game of its own.
class Game {
 public:
  // Opens a game from its text: a record, which may be nothing but tags ("[Format "tour"]"), a position
  // ("TRID=…"), or nothing, which is a tour by the rules of the Lois. Refuses what is marked by hand, and Le
  // Tric Trac.
  static Or<Game> open(std::string_view text);

  const Match& match() const { return match_; }
  const State& state() const { return match_.state(); }
  bool over() const { return match_.over(); }
  // Returns who is asked for a play or a decision; nothing where chance is, or the game is over.
  std::optional<Side> asked() const;

  // Players are numbered as they were entered, from 0. Of two the first is White and the other Black; of more
  // two at a time sit at the board, as their seats say, which are drawn first.
  int players() const { return match_.options().players; }
  Or<PlayerStanding> player(int number) const;
  // Returns who sits there; nobody before the seats are drawn.
  std::optional<int> player_at(Side side) const;
  // Returns the player who is asked.
  std::optional<int> player_asked() const;
  // Returns how all stand as a player sees it (observation.h), and from which side of the board they see it.
  Or<std::vector<std::int32_t>> standing(int viewer) const;
  Or<Side> view(int viewer) const;
  // Returns the players in the seats drawn so far, in the order of the seats.
  const std::vector<int>& seats() const;
  bool seats_awaited() const { return match_.awaits() == Awaits::Seats; }

  // Returns what asked() may do, lowest first; none where nobody is asked.
  std::vector<int> actions() const;
  // Returns what may fall; none where chance is not awaited.
  std::vector<Chance> chances() const;

  // Takes an action, or lets a chance fall. On an error, here and below, nothing has changed.
  Or<void> choose(int action);
  Or<void> fall(int chance);
  // Throws a roll, in the order of its dice; where the lead is awaited, `first` throws it as the higher (K9).
  Or<void> throw_dice(int a, int b, std::optional<Side> first = {});
  // Draws the next seat for that player; the last is then given to the player who is left.
  Or<void> draw_seat(int player);
  // Gives all seats: the player in each, those drawn already included.
  Or<void> take_seats(std::vector<int> order);
  // Resigns the round in hand for `side`.
  Or<void> resign(Side side);

  // Reads "7/11 5/7", "-", "hold", "go", "suspend_ecrire" or "suspend_honours" as the number of what asked()
  // may do; the error names the law against it.
  Or<int> read_action(std::string_view text) const;
  // Returns one of actions() as read_action reads it.
  Or<std::string> action_text(int action) const;

  // Judges a roll thrown now by state().to_act, or the one in hand.
  Or<Judgement> judge(int a, int b) const;

  // Return the position and the game so far as text (docs/record.md).
  std::string trid() const;
  std::string record() const;
  // Returns how many events there are: throws, plays, decisions; and the game after the first `events`.
  int length() const { return static_cast<int>(record_.events.size()); }
  Or<Game> at(int events) const;

  // Returns what each player has won less what they have lost, in the unit of the format (a stake; a jeton,
  // and ten for a fiche of the honours of combiné, S3). With what is in a poule it sums to nothing.
  std::vector<double> balance() const;
  // Returns the most a player can win, in the same unit; infinite where the format knows no bound.
  double most() const;

 private:
  explicit Game(Record record);
  Or<void> take(const GameEvent& event);
  Or<void> known(int player) const;

  Record record_;
  Match match_;
  std::vector<int> drawn_;  // seats, before all of them are
};

}  // namespace trictrac::library

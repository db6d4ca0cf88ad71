// A game for other programs: played by numbers or by texts, from any position or record.
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

// A value; or an error in English with its remedy.
template <class T>
using Result = std::expected<T, std::string>;
inline std::unexpected<std::string> wrong(std::string message) { return std::unexpected(std::move(message)); }

// Splits a text of many records, one after another, into views of the records, without reading them
// (docs/record.md, Collections).
std::vector<std::string_view> split_records(std::string_view text);

// A judged roll: its worth, and the numbers of its legal plays (action.h), lowest first.
struct Judgement {
  Roll roll;
  Turn turn;
  std::vector<int> actions;
};

// A game with its history. It is a value: a copy is a separate game.
class Game {
 public:
  // Opens a game from its text: a record, which may be only tags ("[Format "tour"]"), a position ("TRID=…"),
  // or an empty text for a tour by the rules of the Lois. Refuses games marked by hand, Le Tric Trac, and
  // several records in one text (split_records).
  static Result<Game> open(std::string_view text);

  const Match& match() const { return match_; }
  const State& state() const { return match_.state(); }
  bool over() const { return match_.over(); }
  // Returns the side asked for a play or a decision, or nullopt if chance decides next or the game is over.
  std::optional<Side> asked() const;

  // Returns the number of players, who are numbered from 0 as they were entered. Of two players the first is
  // White and the second Black. Of more, two at a time sit at the board, as their seats say, which are drawn
  // first.
  int players() const { return match_.options().players; }
  Result<PlayerStanding> player(int number) const;
  // Returns the player of that side, or nullopt before the seats are drawn.
  std::optional<int> player_at(Side side) const;
  // Returns the player who is asked.
  std::optional<int> player_asked() const;
  // Returns the standing of all players for `viewer` (observation.h), and the side from which they see the
  // board.
  Result<std::vector<std::int32_t>> standing(int viewer) const;
  Result<Side> view(int viewer) const;
  // Returns the players in the seats drawn so far, in the order of the seats.
  const std::vector<int>& seats() const;
  bool seats_awaited() const { return match_.awaits() == Awaits::Seats; }

  // Returns the legal actions of asked(), lowest first; none if no player is asked.
  std::vector<int> actions() const;
  // Returns the possible outcomes; none if no chance is awaited.
  std::vector<Chance> chances() const;

  // Takes an action, or the outcome of a chance. After an error, here and below, nothing has changed.
  Result<void> choose(int action);
  Result<void> fall(int chance);
  // Throws a roll, in the order of its dice; if the lead is awaited, `first` throws it as the higher (K9).
  Result<void> throw_dice(int a, int b, std::optional<Side> first = {});
  // Draws `player` for the next seat; the last seat then goes to the player who is left.
  Result<void> draw_seat(int player);
  // Assigns all seats: the player in each, including those drawn already.
  Result<void> take_seats(std::vector<int> order);
  // Resigns the current round for `side`.
  Result<void> resign(Side side);

  // Reads "7/11 5/7", "-", "hold", "go", "suspend_ecrire" or "suspend_honours" as the number of a legal
  // action of asked(); the error names the law against it.
  Result<int> read_action(std::string_view text) const;
  // Returns one of actions() as the text that read_action reads.
  Result<std::string> action_text(int action) const;

  // Judges a roll thrown now by state().to_act, or the current roll.
  Result<Judgement> judge(int a, int b) const;

  // Return the position, and the game so far, as text (docs/record.md).
  std::string trid() const;
  std::string record() const;
  // Return the number of events (throws, plays, decisions); and the game after the first `events` of them.
  int length() const { return static_cast<int>(record_.events.size()); }
  Result<Game> at(int events) const;

  // Returns the gain of each player, less their loss, in the unit of the format (a stake; a jeton, and ten
  // for a fiche of the honours of combiné, S3). With the content of a poule, the sum is zero.
  std::vector<double> balance() const;
  // Returns the most that a player can win, in the same unit; infinite if the format has no bound.
  double most() const;

 private:
  explicit Game(Record record);
  void take(const GameEvent& event);  // one that is legal
  Result<void> known(int player) const;

  Record record_;
  Match match_;
  std::vector<int> drawn_;  // seats, before all of them are
};

}  // namespace trictrac::library

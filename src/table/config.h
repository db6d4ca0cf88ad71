// The configuration of a table: its lines follow from this and from the actions of the players.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/clock/clocks.h"
#include "game/event/event.h"
#include "game/match/format.h"
#include "game/rules/presets.h"
#include "game/rules/side.h"
#include "table/api_error.h"
#include "table/dice.h"
#include "text/record/record.h"
#include "text/words.h"

namespace trictrac {

struct Seat {
  std::string name;
  std::string bot;     // empty for a person
  bool guest = false;  // a person without an account, whose name any other guest may use
  bool human() const { return bot.empty(); }
  friend bool operator==(const Seat&, const Seat&) = default;
};

// Returns the number of the only person's seat, or nullopt if there is not exactly one person.
std::optional<int> only_person(std::span<const Seat> seats);

// Returns the seat of a person by the name in a record, as far as it can be shown (text/shown.h).
Seat person(std::string_view name);

// The tag that names the guests among the players of a record, by their own tags: "White Player3".
inline constexpr std::string_view kGuestsTag = "Guests";
// Writes that tag, or removes it if nobody is a guest; and marks the players that it names.
void set_guests_tag(Tags& tags, std::span<const Seat> seats);
void mark_guests(std::span<Seat> seats, std::string_view tag);

// Returns whether all tags are UTF-8, as a page requires.
bool all_utf8(const std::vector<std::pair<std::string, std::string>>& tags);

// The seat of a bot in a game begun elsewhere.
struct BotSeat {
  Side side = Side::White;
  std::string bot{};  // its kind of play; empty: one fit for a first game
};

// The game at the mirrored board: each side has the same throws there, and both go on in step
// (play_session.h).
struct MirroredWith {
  MirroredBoard board = MirroredBoard::First;  // this one
  std::string game;                            // the id of the game there
  friend bool operator==(const MirroredWith&, const MirroredWith&) = default;
};

struct TableConfig {
  std::string format{kFormats[0].name};
  MatchOptions match;
  std::string rules{kPresets[0].name};
  std::vector<Seat> seats{2};  // one for each player: White, Black and the others
  Seed seed{};
  std::string date;                  // as a record writes it, or empty
  State start;                       // with the options; Stage::Lead unless it starts from a position
  std::vector<LoggedEvent> opening;  // done before it came to this table, its dice not drawn here
  std::vector<std::pair<std::string, std::string>> tags;  // of the record it came from
  bool by_hand = false;  // the players enter dice thrown by hand: the table draws none
  bool fair = false;     // every person gives a share of the dice (shares.h)
  std::optional<ClockTerms> clock{};
  bool rated = false;                    // it counts for the ratings of the two who play (standing/counted.h)
  bool is_private = false;               // it has no spectators, and is not listed
  std::optional<MirroredWith> mirror{};  // of a tournament between teams
};

// Returns the options and players of a record, with people at all seats, without its events and tags.
TableConfig agreed_in(const Record& record);
// Returns a game to continue, or to look at: all seats are people's except that of `bot`. Requires tags in
// UTF-8.
Parsed<TableConfig> config_of(const Record& record, const Seed& seed, const std::optional<BotSeat>& bot);

// Returns whether a board of such a game can be mirrored.
bool can_be_mirrored(const TableConfig& config);

// Returns the side that throws first if the lead is not drawn: in a game from a position, or a resumed match.
// Line 1 then only says so, and a record does not mention it.
std::optional<Side> lead_given(const TableConfig& config);

// Returns the lead that is drawn, the `lead`-th of the match from 0: if two players draw for White, the
// first lead is White's, by the dice of that draw.
TakeLead lead_drawn(const DiceSource& dice, const MatchOptions& match, int lead);
// Returns the seats of a match drawn from the seed: by lot or by dice as agreed; by dice if two players draw
// for White.
DrawnSeats seats_drawn(const Seed& seed, const MatchOptions& match);

// Returns the logged events for one event of a record: a lead and the roll that it gave are two.
std::vector<LoggedEvent> as_logged(const LoggedEvent& recorded);
// Returns a logged event in the form of a record, without the dice that settled it.
LoggedEvent as_recorded(LoggedEvent logged);

// Changes a resignation into a loss on time if the record says so by its tag End (dice.h); the last event
// says "resigns" for both. `event` is that event, `end` the tag.
void end_by_time(GameEvent& event, std::string_view end);

// Returns whether the table draws after this event, which has led to `match`: seats, a lead or its roll, half
// a fiche. Nobody acts meanwhile.
bool draws_after(const GameEvent& event, const Match& match);

// Returns whether an event is a drawn lead that also gives the roll (K9 a, c).
bool gives_roll(const GameEvent& event, Lead method);

}  // namespace trictrac

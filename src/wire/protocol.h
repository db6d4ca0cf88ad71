// The messages between a table and a page as values (docs/protocol.md): read strictly, printed plainly.
#pragma once

#include <array>
#include <expected>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/json.h"
#include "game/clock/clocks.h"
#include "game/event/event.h"
#include "game/match/format.h"
#include "game/match/match.h"
#include "game/rules/presets.h"
#include "table/api_error.h"
#include "table/config.h"
#include "table/mutual_offer.h"
#include "tric_trac/rules/refusal.h"

namespace trictrac {

inline constexpr std::array<std::string_view, 28> kErrorCodes{
    "bad_json",       "bad_message",    "too_large",   "unknown_game", "bad_key",     "not_joined",
    "not_your_turn",  "wrong_stage",    "stale",       "refused",      "game_over",   "bad_option",
    "bad_position",   "bad_record",     "not_allowed", "too_many",     "internal",    "bad_sign_in",
    "name_taken",     "not_signed_in",  "bad_name",    "bad_password", "bad_address", "muted",
    "account_closed", "unknown_person", "private",     "unavailable"};  // in the order of ErrorCode
// The member "dice" of a game to which each person gives a share of them.
inline constexpr std::string_view kFairDice = "fair";
// Returns the name of an error in messages: "bad_json", "not_your_turn" …
std::string_view name_of(ErrorCode code);

// Joins a game; the lines after `since` are sent.
struct Join {
  std::string game;
  std::map<int, std::string> keys;  // by the number of the player
  int since = 0;
};
// Does something in the game.
struct Act {
  int line = 0;  // the number the resulting line shall get
  Side side = Side::White;
  GameEvent request;
};
// Asks whether a play may begin so.
struct Why {
  Side side = Side::White;
  std::vector<Step> steps;
};
// Says one of the phrases (page_fields.h) for a player of this client.
struct Say {
  int player = 0;
  std::string phrase;
};
// Says something in free words (text/shown.h), trimmed; for a player of this client, or for no player where
// it only watches.
struct Talk {
  std::optional<int> player;
  std::string text;
};
// Asks for a rematch, or no longer does.
struct Again {
  int player = 0;
  bool wish = true;
};
// Does what a player does alone beside the game: gives to fair dice, or sees to their time.
struct DoAside {
  GameEvent event;  // is_aside
};
// Agrees to what is proposed as line `line`, proposes it, or refuses it.
struct AnswerOffer {
  int player = 0;
  int line = 0;
  MutualOffer accord = MutualOffer::Stop;
  bool wish = true;
};
// Offers free seats of a table to anybody, by their codes; none: no more.
struct OfferSeats {
  std::map<int, std::string> claims;  // by the number of the player
};
// Asks to be shown what is offered.
struct EnterLobby {};
// Claims a live game whose player to move has been away for long, as line `line`.
struct ClaimAbsent {
  int player = 0;
  int line = 0;
};
// Asks for a pong, which shows that the connection still carries something.
struct Ping {};
// What a page says to a table.
using PageMessage = std::variant<Join, Act, Why, Say, Again, DoAside, AnswerOffer, OfferSeats, EnterLobby,
                                 Talk, Ping, ClaimAbsent>;

// Takes a seat by the code that was given for it.
struct SeatClaim {
  int player = 0;
  std::string code;
  std::string name;  // under which the player sits down, one that can be shown; "" where none is given
};

// A game asked for. `start` holds the options; Stage::Lead unless it starts from a position.
struct NewGame {
  std::string format{kFormats[0].name};
  MatchOptions match;  // without a problem
  std::string rules{kPresets[0].name};
  std::vector<Seat> seats;  // one for each player
  State start;
  std::string seed;      // hex, or empty
  bool by_hand = false;  // the dice are thrown by hand and said to the table
  bool fair = false;     // every person gives a share of the dice
  std::optional<ClockTerms> clock{};
  bool rated = false;       // it counts for the ratings of the two who play
  bool is_private = false;  // nobody looks on, and it is not listed
};

// Whether a game is asked for, or has been stored, perhaps by a version that allowed more.
enum class Whence : std::uint8_t { Asked, Stored };

// Parsing. Unknown members, wrong types and numbers out of range are refused.

// Reads any JSON.
Parsed<Json> parse_json(std::string_view text);
// Returns a member that is a text, or "".
std::string text_member(const Json& json, const char* name);
// Reads what a page says to a table.
Parsed<PageMessage> parse_page_message(std::string_view text);
// Takes the member "mine" out of a new game: the players of those who ask, or nothing where they do not say.
Parsed<std::optional<std::vector<int>>> take_mine(Json& new_game);
// Reads {"player":1,"claim":CODE,"name":TEXT?}.
Parsed<SeatClaim> parse_claim(std::string_view text);
// Reads a game asked for (the body of POST /api/games), or stored.
Parsed<NewGame> new_game_of(const Json& message, Whence whence = Whence::Asked);
// Reads an action: an event with its "type".
Parsed<GameEvent> parse_request(const Json& action);
// Reads options, those left out being as in `base`.
Parsed<RuleOptions> parse_options(const Json& options, RuleOptions base);
// Returns the options of a format with what the members of "match" change, which may be null.
Parsed<MatchOptions> parse_match(std::string_view format, const Json* changes);
// Reads a seat of any name: a new game refuses what cannot be shown (name_fault), an old one keeps what it
// has.
Parsed<Seat> parse_seat(const Json& seat);

// Printing.

// Returns JSON as text, compact; bytes that are not UTF-8 are replaced.
std::string dump(const Json& json);
// Return what new_game_of reads, and its parts.
Json options_json(const RuleOptions& options);
Json seat_json(const Seat& seat);
// Adds seats as white, black and others.
void add_seats(Json& json, const std::vector<Seat>& seats);
Json new_game_json(const NewGame& game);
// Return [3,1]; and [[1,4],[1,2]].
Json roll_json(Roll roll);
Json steps_json(std::span<const Step> steps);
// Returns an event with its "type", as the member "do" of a line has it.
Json done_json(const GameEvent& event);
// Returns the law or rule that was broken, or null.
Json refusal_json(const std::optional<AnyViolation>& refusal);
// Returns {"code","message","refusal"?,"line"?,"retry_after"?}.
Json error_json(const ApiError& error);
// Return the messages of the same name.
std::string error_text(const ApiError& error);
std::string verdict_text(std::span<const Step> steps, const std::optional<RuleViolation>& refusal);
std::string ready_text(int line);
// Return what asks a page for a ping, and what answers its ping.
std::string ping_text();
std::string pong_text();

}  // namespace trictrac

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
// The member "dice" of a game whose people each give a share of them.
inline constexpr std::string_view kFairDice = "fair";
// As in messages: "bad_json", "not_your_turn" …
std::string_view name_of(ErrorCode code);

struct Join {
  std::string game;
  std::map<int, std::string> keys;  // by the number of the player
  int since = 0;
};
struct Act {
  int line = 0;  // the number the resulting line shall get
  Side side = Side::White;
  GameEvent request;
};
struct Why {
  Side side = Side::White;
  std::vector<Step> steps;
};
// One of the phrases that may be said at a table (page_fields.h), by one's own player.
struct Say {
  int player = 0;
  std::string phrase;
};
// Something in one's own words (text/shown.h), trimmed; by one's own player, or by whoever only looks on.
struct Talk {
  std::optional<int> player;
  std::string text;
};
// Whoever plays wishes another game, or does no more.
struct Again {
  int player = 0;
  bool wish = true;
};
// What a player does beside the game by himself: gives to fair dice, or sees to his time.
struct DoAside {
  GameEvent event;  // is_aside
};
// A player agrees to what is proposed as line `line`, or proposes it; or will not have it.
struct AnswerOffer {
  int player = 0;
  int line = 0;
  MutualOffer accord = MutualOffer::Stop;
  bool wish = true;
};
// Whoever waits at a table offers seats of it to anybody, by their codes; none: no more.
struct OfferSeats {
  std::map<int, std::string> claims;  // by the number of the player
};
// Whoever looks for a game wishes to be shown what is offered.
struct EnterLobby {};
// A player claims a live game whose player to move has been away for long, as line `line`.
struct ClaimAbsent {
  int player = 0;
  int line = 0;
};
// Asks for a pong: the page wants to know whether its connection still carries anything.
struct Ping {};
using PageMessage = std::variant<Join, Act, Why, Say, Again, DoAside, AnswerOffer, OfferSeats, EnterLobby,
                                 Talk, Ping, ClaimAbsent>;

// A seat to be taken by whoever was given its code.
struct SeatClaim {
  int player = 0;
  std::string code;
  std::string name;  // under which he sits down, one that can be shown; "" where he gives none
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

// Is a game asked for, or has it been stored, perhaps by a version that allowed more?
enum class Whence : std::uint8_t { Asked, Stored };

// Parsing. Unknown members, wrong types and numbers out of range are refused.
Parsed<Json> parse_json(std::string_view text);
// A member that is a text, or "".
std::string text_member(const Json& json, const char* name);
Parsed<PageMessage> parse_page_message(std::string_view text);
Parsed<NewGame> parse_new_game(std::string_view text);
// Takes the member "mine" out of a new game: the players of whoever asks, or nothing where he does not say.
Parsed<std::optional<std::vector<int>>> take_mine(Json& new_game);
// {"player":1,"claim":CODE,"name":TEXT?}
Parsed<SeatClaim> parse_claim(std::string_view text);
Parsed<NewGame> new_game_of(const Json& message, Whence whence = Whence::Asked);
Parsed<GameEvent> parse_request(const Json& action);
Parsed<RuleOptions> parse_options(const Json& options, RuleOptions base);
// A format with what its members of "match" change, which may be null.
Parsed<MatchOptions> parse_match(std::string_view format, const Json* changes);
// Any name: a new game refuses what cannot be shown (name_fault), an old one keeps what it has.
Parsed<Seat> parse_seat(const Json& seat);

// Printing.
std::string dump(const Json& json);  // compact; bytes that are not UTF-8 are replaced
Json options_json(const RuleOptions& options);
Json seat_json(const Seat& seat);
void add_seats(Json& json, const std::vector<Seat>& seats);  // as white, black and others
Json new_game_json(const NewGame& game);
Json roll_json(Roll roll);
Json steps_json(std::span<const Step> steps);
Json done_json(const GameEvent& event);
Json refusal_json(const std::optional<AnyViolation>& refusal);
// {"code","message","refusal"?,"line"?,"retry_after"?}
Json error_json(const ApiError& error);
// The messages of the same name.
std::string error_text(const ApiError& error);
std::string verdict_text(std::span<const Step> steps, const std::optional<RuleViolation>& refusal);
std::string ready_text(int line);
// To a page: asks it for a ping; and answers its ping.
std::string ping_text();
std::string pong_text();

}  // namespace trictrac

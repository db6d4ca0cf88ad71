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

#include "base/enum_table.h"
#include "base/json.h"
#include "contract/json_text.h"
#include "courrier/rules/refusal.h"
#include "game/clock/clocks.h"
#include "game/event/event.h"
#include "game/match/format.h"
#include "game/match/match.h"
#include "game/rules/presets.h"
#include "table/api_error.h"
#include "table/config.h"

namespace trictrac {

// The names of errors in messages.
inline constexpr EnumTable<ErrorCode, ErrorCode::ProofNeeded, std::string_view> kErrorCodes({
    {ErrorCode::BadJson, "bad_json"},
    {ErrorCode::BadMessage, "bad_message"},
    {ErrorCode::TooLarge, "too_large"},
    {ErrorCode::UnknownGame, "unknown_game"},
    {ErrorCode::BadKey, "bad_key"},
    {ErrorCode::NotJoined, "not_joined"},
    {ErrorCode::NotYourTurn, "not_your_turn"},
    {ErrorCode::WrongStage, "wrong_stage"},
    {ErrorCode::Stale, "stale"},
    {ErrorCode::Refused, "refused"},
    {ErrorCode::GameOver, "game_over"},
    {ErrorCode::BadOption, "bad_option"},
    {ErrorCode::BadPosition, "bad_position"},
    {ErrorCode::BadRecord, "bad_record"},
    {ErrorCode::NotAllowed, "not_allowed"},
    {ErrorCode::TooMany, "too_many"},
    {ErrorCode::Internal, "internal"},
    {ErrorCode::BadSignIn, "bad_sign_in"},
    {ErrorCode::NameTaken, "name_taken"},
    {ErrorCode::NotSignedIn, "not_signed_in"},
    {ErrorCode::BadName, "bad_name"},
    {ErrorCode::BadPassword, "bad_password"},
    {ErrorCode::BadAddress, "bad_address"},
    {ErrorCode::Muted, "muted"},
    {ErrorCode::AccountClosed, "account_closed"},
    {ErrorCode::UnknownPerson, "unknown_person"},
    {ErrorCode::Private, "private"},
    {ErrorCode::Unavailable, "unavailable"},
    {ErrorCode::ProofNeeded, "proof_needed"},
});
constexpr std::string_view name_of(ErrorCode code) { return kErrorCodes[code]; }
// The value of the member "dice" for a game with fair dice, to which each person contributes a share.
inline constexpr std::string_view kFairDice = "fair";

// Takes a seat by its code.
struct SeatClaim {
  int player = 0;
  std::string code;
  std::string name;  // under which the player sits down, one that can be shown; "" where none is given
};

// A requested game, without a problem; its seed and date are still to be set.
struct NewGame : TableConfig {
  std::string named_seed{};  // hex, or empty
};

// The origin of a game description: a request, or the store, perhaps written by a version that allowed more.
enum class Whence : std::uint8_t { Asked, Stored };

// Parsing. Unknown members, wrong types and numbers out of range are refused.

// Removes the member "mine" from a new game and returns it: the players of the requester, or nullopt without
// it.
Parsed<std::optional<std::vector<int>>> take_mine(Json& new_game);
// Reads a requested game (the body of POST /api/games), or a stored one.
Parsed<NewGame> new_game_of(const Json& message, Whence whence = Whence::Asked);
// Reads an action: an event with its "type".
Parsed<GameEvent> parse_request(const Json& action);
// Reads options; missing ones are as in `base`.
Parsed<RuleOptions> parse_options(const Json& options, RuleOptions base);
// Returns the options of a format with the changes of "match", which may be null.
Parsed<MatchOptions> parse_match(std::string_view format, const Json* changes);
// Reads a seat of any name: a new game refuses a name that cannot be shown (name_fault), a stored game keeps
// it.
Parsed<Seat> parse_seat(const Json& seat);

// Printing.

// Return the JSON that new_game_of reads, and its parts: options and seats.
Json options_json(const RuleOptions& options);
Json seat_json(const Seat& seat);
// Adds seats as white, black and others.
void add_seats(Json& json, const std::vector<Seat>& seats);
Json new_game_json(const NewGame& game);
// Returns the mirrored board of a game: {"board":1,"game":ID}, with the number of this board.
Json mirror_json(const MirroredWith& mirror);
// Return dice, such as [3,1]; and steps, such as [[1,4],[1,2]].
Json roll_json(Roll roll);
Json steps_json(std::span<const Step> steps);
// Returns an event with its "type", as in the member "do" of a line.
Json done_json(const GameEvent& event);
// Returns the member `over` of a game that was ended beside its rules.
Json stopped_json(const StopGame& stop, std::string_view seed);
// Returns the law or rule that was broken, or null.
Json refusal_json(const std::optional<AnyViolation>& refusal);
// Returns {"code","message","refusal"?,"line"?,"retry_after"?}.
Json error_json(const ApiError& error);
// Return the messages of these names.
std::string error_text(const ApiError& error);
std::string verdict_text(std::span<const Step> steps, const std::optional<RuleViolation>& refusal);
std::string ready_text(int line);
// Return the message that asks a page for a ping, and the answer to its ping.
std::string ping_text();
std::string pong_text();

}  // namespace trictrac

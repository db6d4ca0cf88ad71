// The messages between a table and a page as values (docs/protocol.md): read strictly, printed plainly.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/json.h"
#include "game/courrier/refusal.h"
#include "game/match/formats.h"
#include "game/match/match.h"
#include "game/rules/presets.h"

namespace trictrac {

enum class ErrorCode : std::uint8_t {
  BadJson,
  BadMessage,
  TooLarge,
  UnknownGame,
  BadKey,
  NotJoined,
  NotYourTurn,
  WrongStage,
  Stale,
  Refused,
  GameOver,
  BadOption,
  BadPosition,
  BadRecord,
  NotAllowed,
  TooMany,
  Internal,
};
std::string_view name_of(ErrorCode code);
std::string_view name_of(CombineGame game);  // ecrire, honours

// Of a play, by the laws of the game at the table.
using AnyRefusal = std::variant<Refusal, courrier::Refusal>;

// Why a message was not taken; `line` where it is a line of a text that is wrong.
struct ProtocolError {
  ErrorCode code = ErrorCode::BadMessage;
  std::string message;
  std::optional<AnyRefusal> refusal;
  int line = 0;
  int retry_after = 0;  // seconds; of TooMany: when to ask again
};
template <class T>
using Parsed = std::expected<T, ProtocolError>;

// What a page asks a table to do.
struct AskRoll {
  std::optional<Roll> dice;  // where they are thrown by hand and told to the table
  friend bool operator==(const AskRoll&, const AskRoll&) = default;
};
struct AskPlay {
  std::vector<Step> steps;
  friend bool operator==(const AskPlay&, const AskPlay&) = default;
};
struct AskResign {
  friend bool operator==(AskResign, AskResign) = default;
};
using Request = std::variant<AskRoll, Hold, Go, Suspending, AskPlay, AskResign>;

struct Join {
  std::string game;
  PerSide<std::optional<std::string>> keys;
  int since = 0;
};
struct Act {
  int line = 0;  // the number the resulting line shall get
  Side side = Side::White;
  Request request;
};
struct Why {
  Side side = Side::White;
  std::vector<Step> steps;
};
using PageMessage = std::variant<Join, Act, Why>;

// Who sits on a side.
struct Seat {
  std::string name;
  std::string bot;  // empty for a person
  bool human() const { return bot.empty(); }
  friend bool operator==(const Seat&, const Seat&) = default;
};

// A game asked for. `start` holds the options; Stage::Lead unless it starts from a position.
struct NewGame {
  std::string format{kFormats[0].name};
  MatchOptions match;  // without a problem
  std::string rules{kPresets[0].name};
  std::vector<Seat> seats;  // one for each player
  State start;
  std::string seed;      // hex, or empty
  bool by_hand = false;  // the dice are thrown by hand and told to the table
};

// What line `n` of a game says has been done, by whom.
struct LeadDrawn {
  std::vector<Roll> throws;  // White's die, Black's die; empty where the game began otherwise
  Side first = Side::White;
  friend bool operator==(const LeadDrawn&, const LeadDrawn&) = default;
};
struct SeatsDrawn {
  std::vector<std::vector<int>> throws;  // a die of each player, again while two are equal; none: by lot
  std::vector<int> order;                // the player in each seat
  friend bool operator==(const SeatsDrawn&, const SeatsDrawn&) = default;
};
struct HalfDrawn {
  std::vector<Roll> throws;  // the die of who would be paid, and of who would pay; only the last differ
  friend bool operator==(const HalfDrawn&, const HalfDrawn&) = default;
};
using Deed = std::variant<LeadDrawn, SeatsDrawn, HalfDrawn, Throwing, Hold, Go, Suspending, Playing, Resign>;
struct Done {
  Side side = Side::White;
  Deed deed;
  friend bool operator==(const Done&, const Done&) = default;
};

// Parsing. Unknown members, wrong types and numbers out of range are refused.
Parsed<Json> parse_json(std::string_view text);
Parsed<PageMessage> parse_page_message(std::string_view text);
Parsed<NewGame> parse_new_game(std::string_view text);
Parsed<NewGame> new_game_of(const Json& message);
Parsed<Request> parse_request(const Json& action);
Parsed<std::vector<Step>> parse_steps(const Json& steps);
Parsed<Roll> parse_roll(const Json& dice);
Parsed<LeadDrawn> parse_lead(const Json& deed);
Parsed<RuleOptions> parse_options(const Json& options, RuleOptions base);
// A format with what its members of "match" change, which may be null.
Parsed<MatchOptions> parse_match(std::string_view format, const Json* changes);
// Any name: a new game refuses what cannot be shown (name_fault), an old one keeps what it has.
Parsed<Seat> parse_seat(const Json& seat);
// The `side` and `do` of a line as a table once printed it; its other members follow from these.
Parsed<Done> parse_done(std::string_view line);

// A play refused: the error `refused`, whose message names the rule.
ProtocolError refused_play(const AnyRefusal& refusal);

// Printing.
std::string dump(const Json& json);  // compact; bytes that are not UTF-8 are replaced
Json options_json(const RuleOptions& options);
Json seat_json(const Seat& seat);
void add_seats(Json& json, const std::vector<Seat>& seats);  // as white, black and others
Json new_game_json(const NewGame& game);
Json roll_json(Roll roll);
Json steps_json(std::span<const Step> steps);
Json done_json(const Deed& deed);
Json refusal_json(const std::optional<AnyRefusal>& refusal);
// {"code","message","refusal"?,"line"?,"retry_after"?}
Json error_json(const ProtocolError& error);
// The messages of the same name.
std::string error_text(const ProtocolError& error);
std::string verdict_text(std::span<const Step> steps, const std::optional<Refusal>& refusal);
std::string ready_text(int line);

}  // namespace trictrac

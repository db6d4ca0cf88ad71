// Errors in answer to requests of a page or a program.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "courrier/rules/refusal.h"
#include "game/rules/refusal.h"

namespace trictrac {

// The kinds of errors; their names: kErrorCodes (wire/protocol.h).
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
  BadSignIn,
  NameTaken,
  NotSignedIn,
  BadName,
  BadPassword,
  BadAddress,
  Muted,
  AccountClosed,
  UnknownPerson,
  Private,
  Unavailable,
  ProofNeeded,
};

// A rule of section R that an event breaks, by its number.
struct HandRuleViolation {
  std::string_view rule;
};

// The law that a play of either game breaks; or the rule that a word or mark breaks.
using AnyViolation = std::variant<RuleViolation, courrier::RuleViolation, HandRuleViolation>;

// The error of a request: its kind, a text, and the details that some kinds add.
struct ApiError {
  ErrorCode code = ErrorCode::BadMessage;
  std::string message;                    // English: the fault, and the remedy
  std::optional<AnyViolation> refusal{};  // of Refused: the law that a play breaks
  int line = 0;                           // of a text of several lines that is wrong, from 1
  int retry_after = 0;                    // seconds; of TooMany and Unavailable: when to ask again
};

// A requested value, or the error.
template <class T>
using Parsed = std::expected<T, ApiError>;

// Returns an error in place of a value.
inline std::unexpected<ApiError> refuse(ErrorCode code, std::string message, int line = 0) {
  return std::unexpected(ApiError{code, std::move(message), {}, line});
}

// Return the errors that every table has.
inline ApiError game_over() { return {ErrorCode::GameOver, "the game is over"}; }
inline ApiError not_your_turn() { return {ErrorCode::NotYourTurn, "it is your opponent's turn"}; }
inline ApiError something_else_asked() {
  return {ErrorCode::WrongStage, "another action is expected now: see \"turn\" in the last line"};
}

// Returns the error of a refused play; its message names the rule.
inline ApiError refused_play(const AnyViolation& refusal) {
  const auto words = []<class Kind>(const Kind& r) {
    if constexpr (std::is_same_v<Kind, HandRuleViolation>)
      return std::string(r.rule);
    else
      return std::string(text(r.law).rule) + ": " + std::string(text(r.law).english);
  };
  return {ErrorCode::Refused, std::visit(words, refusal), refusal};
}

}  // namespace trictrac

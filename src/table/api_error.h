// Why what a page or a program asked was not done.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "game/rules/refusal.h"
#include "tric_trac/rules/refusal.h"

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
};

// What section R does not allow, by the number of its rule.
struct HandRuleViolation {
  std::string_view rule;
};

// Of a play, by the laws of the game at the table; or of what is said there.
using AnyViolation = std::variant<RuleViolation, tric_trac::RuleViolation, HandRuleViolation>;

// Answered to a page or a program: the kind of error, a text, and what some kinds add.
struct ApiError {
  ErrorCode code = ErrorCode::BadMessage;
  std::string message;                    // English: what is wrong and what would be right
  std::optional<AnyViolation> refusal{};  // of Refused: the law that a play breaks
  int line = 0;                           // of a text of several lines that is wrong, from 1
  int retry_after = 0;                    // seconds; of TooMany and Unavailable: when to ask again
};

template <class T>
using Parsed = std::expected<T, ApiError>;

inline std::unexpected<ApiError> refuse(ErrorCode code, std::string message, int line = 0) {
  return std::unexpected(ApiError{code, std::move(message), {}, line});
}

// A play refused: its message names the rule.
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

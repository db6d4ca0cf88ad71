// The answer to a caller when the store fails.
#pragma once

#include "store/stored.h"
#include "table/api_error.h"

namespace trictrac {

// Seconds after which to try again.
inline constexpr int kStoreRests = 2;

// Returns the caller's error: damage is final, everything else may be tried again. Details go to the log
// only.
inline ApiError to_api_error(const StoreError& why) {
  if (why.kind == StoreError::Damaged) return {ErrorCode::Internal, "what is stored is damaged"};
  return {.code = ErrorCode::Unavailable,
          .message = "the server cannot save anything right now: try again in a moment",
          .retry_after = kStoreRests};
}

}  // namespace trictrac

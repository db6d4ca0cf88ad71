// What a caller is told where the store could not do what was asked.
#pragma once

#include "store/stored.h"
#include "table/api_error.h"

namespace trictrac {

// Seconds after which to ask again.
inline constexpr int kStoreRests = 2;

// Returns what a caller is told: damage is final, everything else may be asked again. Details go to the log
// alone.
inline ApiError to_api_error(const StoreError& why) {
  if (why.kind == StoreError::Damaged) return {ErrorCode::Internal, "what is stored is damaged"};
  return {.code = ErrorCode::Unavailable,
          .message = "the server cannot save anything right now: try again in a moment",
          .retry_after = kStoreRests};
}

}  // namespace trictrac

// Jobs that follow from events of a game: notify a person, or count a rated game.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/rows/notice_rows.h"

namespace trictrac {

// The notification of a person at a seat; the subject of jobs of the kind kCallJob.
struct Calling {
  Called what = Called::Turn;
  std::string game;
  int player = 0;
};
inline constexpr const char* kCallJob = "call";

// The kinds of jobs that follow the end of a rated game (standing_jobs.h); the subject is the name of the
// game.
inline constexpr std::string_view kCounting = "count_game", kReviewing = "review_game";

std::string calling_text(const Calling& calling);
std::optional<Calling> parse_calling(std::string_view text);

}  // namespace trictrac

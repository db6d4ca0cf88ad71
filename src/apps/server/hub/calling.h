// Jobs that follow from what happens in a game: a person is to be notified, a rated game is to be counted.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/rows/notice_rows.h"

namespace trictrac {

// What a person at a seat is notified of; the subject of jobs of the kind kCallJob.
struct Calling {
  Called what = Called::Turn;
  std::string game;
  int player = 0;
};
inline constexpr const char* kCallJob = "call";

// The kinds of jobs that follow when a rated game is over (standing_jobs.h); the subject is its name.
inline constexpr std::string_view kCounting = "count_game", kReviewing = "review_game";

std::string calling_text(const Calling& calling);
std::optional<Calling> parse_calling(std::string_view text);

}  // namespace trictrac

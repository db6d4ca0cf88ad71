// Jobs that notify a person of events in a game.
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

std::string calling_text(const Calling& calling);
std::optional<Calling> parse_calling(std::string_view text);

}  // namespace trictrac

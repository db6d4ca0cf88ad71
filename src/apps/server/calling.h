// That somebody is to be called, as a job.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/notice_rows.h"

namespace trictrac {

// What somebody is called for, at a seat; the subject of jobs of the kind kCallJob.
struct Calling {
  Called what = Called::Turn;
  std::string game;
  int player = 0;
};
inline constexpr const char* kCallJob = "call";

std::string calling_text(const Calling& calling);
std::optional<Calling> parse_calling(std::string_view text);

}  // namespace trictrac

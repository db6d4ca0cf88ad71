// Tables whose players mark for themselves, with dice that a test chooses.
#pragma once

#include <string>
#include <utility>

#include "service/shown_session.h"

namespace trictrac::by_hand {

// White to throw; by 2-1 it keeps its grand jan, which is worth four points.
inline constexpr const char* kKeeps = "TRID=C-----BBBBBBbbbbbb-----c:w:R:-:0-0:0-0:-:-:3.3";

inline Json wish(Json options, const char* trid = kKeeps) {
  if (options.is_null()) options = Json::object();
  options["marking"] = options.value("marking", "hand");
  return {{"trid", trid},
          {"dice", "hand"},
          {"options", std::move(options)},
          {"white", {{"kind", "human"}, {"name", "Anne"}}},
          {"black", {{"kind", "human"}, {"name", "Bernard"}}}};
}

inline ShownSession session(Json options, const char* trid = kKeeps) {
  auto table = ShownSession::create(wish(std::move(options), trid), {seed_of(9), false, ""});
  EXPECT_TRUE(table) << table.error().message;
  return std::move(*table);
}

// Does it as the next line; the line, or the rule by which it is refused.
inline Json act(ShownSession& table, Side side, const Json& action) {
  const auto request = parse_request(action);
  EXPECT_TRUE(request) << request.error().message;
  const auto done = table.act(table->lines() + 1, side, *request);
  return done ? table.last() : error_json(done.error());
}

inline bool may(const Json& line, Side side, const char* kind) {
  const Json& all = line["turn"]["may"][std::string(name_of(side))];
  return std::ranges::find(all, kind) != all.end();
}

inline int points(const Json& line, Side side) { return line["score"][std::string(name_of(side))]["points"]; }

// Returns the lines that a restarted service would show.
inline std::vector<std::string> shown_again(const ShownSession& table) {
  auto again = restore_session(table.table->config_text(), table.table->events());
  EXPECT_TRUE(again) << again.error().message;
  return again ? (*again)->lines_after(0)() : std::vector<std::string>{};
}

}  // namespace trictrac::by_hand

// A small net that has learnt nothing, always the same, and games to look at with it.
#pragma once

#include <fstream>
#include <iterator>
#include <string>

#include "engine/advice/round.h"
#include "lab/learn/model.h"
#include "service/analysis_session.h"

namespace trictrac::advice {

inline const EngineResources& resources_for_tests() {
  static const net::Weights weights = learn::quantised(learn::fresh_model(7));
  static const EngineResources resources(weights, built_in);
  return resources;
}

inline std::string text_of(const std::string& name) {
  std::ifstream in(std::string(TRICTRAC_DATA) + "/" + name);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline Record record_of(const std::string& name) { return *parse_record(text_of(name)); }

// The match of a record before its action number `n`.
inline Match match_before(const Record& record, std::size_t n) {
  Record before = record;
  before.events.resize(n);
  return match_after(before);
}

inline bool awaits(const Match& m, Stage stage) {
  return m.awaits() == Awaits::Tour && m.state().stage == stage;
}

// The first position of the record at that stage, with `plays` legal plays at least.
inline Match first_at(const Record& record, Stage stage, int plays = 1) {
  for (std::size_t n = 0; n < record.events.size(); ++n) {
    const Match m = match_before(record, n);
    if (awaits(m, stage) && (stage == Stage::Roll || m.tour().turn().plays.size() >= plays)) return m;
  }
  return Match();
}

}  // namespace trictrac::advice

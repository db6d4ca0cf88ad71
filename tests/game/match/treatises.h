// The treatises' bookkeeping cases on à écrire, by id (data/cases).
#pragma once

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "game/match/settlement.h"
#include "sheets.h"

namespace trictrac::test {

using nlohmann::json;

inline std::map<std::string, json> read_cases() {
  std::map<std::string, json> cases;
  for (const char* book : {"guiton", "lelasseux", "lepeintre", "otherdocs"}) {
    std::ifstream in(std::string(TRICTRAC_DATA) + "/cases/" + book + ".jsonl");
    for (std::string line; std::getline(in, line);) {
      json read = json::parse(line);
      if (read["kind"] == "bookkeeping") cases[read["id"]] = read["expect"];
    }
  }
  return cases;
}

// Returns the expectations of a case; Guiton's are wrapped.
inline const json& expected(const std::string& id) {
  static const std::map<std::string, json> cases = read_cases();
  const auto found = cases.find(id);
  if (found == cases.end()) throw std::runtime_error("no case " + id);
  return found->second.contains("book") ? found->second["book"] : found->second;
}

// The Lois as Guiton and Lelasseux play them: fiches of ten, five jetons making one.
inline EcrireOptions treatise(int jetons_per_marque = 2) {
  EcrireOptions o = preset("ecrire-lois");
  o.queue.per_loss = jetons_per_marque;
  o.fiche = 10;
  o.rounding = Rounding::HalfUp;
  return o;
}

// Returns the whole fiches in that many jetons.
inline int in_fiches(const EcrireOptions& options, int jetons) { return jetons / options.fiche; }

inline MarqueResult paid(const MarqueOptions& options, int winner, int loser, bool run, bool lifted = true,
                         int refaits = 0) {
  return result_of(options, refaits, {{winner, loser}, run, lifted});
}

}  // namespace trictrac::test

// Tours that people have played against bots, from their records.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "lab/measure/statistics.h"

namespace trictrac::cli {

// The tours of one person against one bot.
struct PlayedTours {
  std::string person;  // as the records name them
  std::string bot;     // a level, or "elo:N"
  measure::Proportion won{};
};

// Counts the tours of all records of some files in which a person meets a bot, whose tag is its name as the
// command line or the page has it. Leaves out other games and rounds that have no winner. The error says
// which record cannot be read.
std::expected<std::vector<PlayedTours>, std::string> played_tours(const std::vector<std::string>& files);

}  // namespace trictrac::cli

// Orders of those who run a server, carried out by it, or with its file where none runs.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

namespace trictrac {

// Carries out `order`, which parse_order reads, and returns the answer as text of JSON, or why it was not
// done. `store`: the database that has the games instead of a file.
std::expected<std::string, std::string> give_order(const std::filesystem::path& db, const std::string& order,
                                                   const std::string& store = {});

}  // namespace trictrac

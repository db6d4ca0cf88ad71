// Orders of the operator, which a running server carries out, or else this program with the file of the
// games.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

namespace trictrac {

// Carries out `order`, which parse_order reads, and returns the answer as JSON, or the error. `store`: the
// database that has the games instead of a file.
std::expected<std::string, std::string> give_order(const std::filesystem::path& db, const std::string& order,
                                                   const std::string& store = {});

}  // namespace trictrac

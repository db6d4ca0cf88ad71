// Orders of those who run a server, carried out by it, or with its file where none runs.
#pragma once

#include <expected>
#include <filesystem>
#include <string>

namespace trictrac {

// `order` is as parse_order reads it; `store`: the database in which the games stand instead of a file, which
// many may use at once. The answer as text of JSON, or why it was not done.
std::expected<std::string, std::string> give_order(const std::filesystem::path& db, const std::string& order,
                                                   const std::string& store = {});

}  // namespace trictrac

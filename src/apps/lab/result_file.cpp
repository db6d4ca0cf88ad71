#include "apps/lab/result_file.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "apps/cli/files.h"
#include "base/fnv.h"
#include "base/text_of.h"
#include "engine/net/weights.h"
#include "game/rules/version.h"

namespace trictrac::cli {
namespace {

using entries::Entry;
using entries::kTrackNames;

const std::string* text_in(const Json& json, const char* name) {
  const auto at = json.find(name);
  return at == json.end() ? nullptr : at->get_ptr<const std::string*>();
}

// Reads what entry_json() wrote.
std::expected<Entry, std::string> read_entry(const Json& json) {
  const std::string *title = text_in(json, "title"), *player = text_in(json, "player"),
                    *track = text_in(json, "track");
  const auto decisions = json.find("decisions"), files = json.find("files");
  if (!title || !player || !track || decisions == json.end() || !decisions->is_number_integer() ||
      files == json.end() || !files->is_array())
    return std::unexpected("an entry has \"title\", \"player\", \"track\", \"decisions\" and \"files\"");
  const auto of = kTrackNames.find(*track);
  if (!of) return std::unexpected(text_of("\"{}\" is no track: 1M, 10M, 100M or open", *track));
  Entry entry{*title, *player, *of, decisions->get<std::int64_t>(), {}};
  for (const Json& file : *files) {
    const std::string *name = text_in(file, "file"), *sha256 = text_in(file, "sha256");
    if (!name || !sha256) return std::unexpected("a file of an entry has \"file\", its name, and \"sha256\"");
    entry.files.push_back({*name, *sha256});
  }
  if (const auto fault = entries::fault_of(entry)) return std::unexpected(*fault);
  return entry;
}

bool is_row(const Json& row) { return text_in(row, "half") && text_in(row, "set") && row.contains("loss"); }

bool is_within(const Json& json, const char* name, Between limits) {
  const auto at = json.find(name);
  return at != json.end() && at->is_number_integer() && *at >= limits.low && *at <= limits.high;
}

bool is_result(const Json& json) {
  if (!is_within(json, "benchmark", {1, 1000}) || !is_within(json, "sealed", kSealedLimits) ||
      !is_within(json, "matches", kMatchLimits))
    return false;
  const auto luck = json.find("luck"), losses = json.find("losses");
  return luck != json.end() && luck->is_boolean() && losses != json.end() && losses->is_array() &&
         std::ranges::all_of(*losses, is_row) && json.contains("entry") && json.contains("ladder");
}

}  // namespace

Json entry_json(const Entry& entry) {
  Json files = Json::array();
  for (const entries::EntryFile& file : entry.files)
    files.push_back({{"file", file.name}, {"sha256", file.sha256}});
  return {{"title", entry.title},
          {"player", entry.player},
          {"track", kTrackNames[entry.track]},
          {"decisions", entry.decisions},
          {"files", std::move(files)}};
}

std::expected<Claim, std::string> read_claim(const std::string& file) {
  const auto text = read_text(file);
  if (!text) return std::unexpected(text.error());
  Json json = Json::parse(*text, nullptr, false);
  if (!is_result(json)) return std::unexpected(file + " is not a result of trictrac-lab submit make");
  if (json["benchmark"] != kBenchmark)
    return std::unexpected(text_of("{} is of benchmark {}; this program has {}", file,
                                   json["benchmark"].get<int>(), kBenchmark));
  auto entry = read_entry(json["entry"]);
  if (!entry) return std::unexpected(file + ": " + entry.error());
  Claim claim{*std::move(entry), json["sealed"].get<int>(), {}, {}};
  claim.tours.tours = json["matches"].get<int>();
  claim.tours.no_luck = !json["luck"].get<bool>();
  claim.all = std::move(json);
  return claim;
}

bool is_made_by_this_version(const Claim& claim) {
  return claim.all.value("judge", Json()) == in_hex(net::hash_of(net::built_in())) &&
         claim.all.value("rules", Json()) == in_hex(kRulesVersion);
}

bool same_result(const Json& a, const Json& b) {
  if (a.is_number_float() || b.is_number_float()) {
    if (!a.is_number() || !b.is_number()) return false;
    const double one = a.get<double>(), other = b.get<double>();
    return std::abs(one - other) <= 1e-9 * std::max({1.0, std::abs(one), std::abs(other)});
  }
  if (a.type() != b.type() || a.size() != b.size()) return a == b;
  if (!a.is_structured()) return a == b;
  for (auto i = a.begin(), j = b.begin(); i != a.end(); ++i, ++j)
    if ((a.is_object() && i.key() != j.key()) || !same_result(*i, *j)) return false;
  return true;
}

}  // namespace trictrac::cli

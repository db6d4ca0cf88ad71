// An entry to the benchmark: what it states of a player, and the positions that are sealed until it is
// stated.
//
// The seed of the sealed positions is a hash of the entry: nobody can know or train on them before the entry
// is complete, and afterwards anybody can make them again. Another attempt is another entry with other
// positions.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/enum_table.h"
#include "base/sha256.h"
#include "lab/measure/last_race.h"
#include "lab/measure/problem.h"

namespace trictrac::entries {

// The most decisions of games that a player may have learnt from.
enum class Track : std::uint8_t { OneMillion, TenMillion, HundredMillion, Open };
inline constexpr EnumTable<Track, Track::Open, std::string_view> kTrackNames({
    {Track::OneMillion, "1M"},
    {Track::TenMillion, "10M"},
    {Track::HundredMillion, "100M"},
    {Track::Open, "open"},
});
inline constexpr EnumTable<Track, Track::Open, std::int64_t> kBudgets({
    {Track::OneMillion, 1'000'000},
    {Track::TenMillion, 10'000'000},
    {Track::HundredMillion, 100'000'000},
    {Track::Open, INT64_MAX},
});

// A file of what the player consists of.
struct EntryFile {
  std::string name;    // without its folder
  std::string sha256;  // of its content, in hexadecimal
  friend bool operator==(const EntryFile&, const EntryFile&) = default;
};

struct Entry {
  std::string title;
  std::string player;  // as players are named in commands
  Track track = Track::Open;
  std::int64_t decisions = 0;    // of games that it learnt from; at most the budget of its track
  std::vector<EntryFile> files;  // in the order of their names
};

// Returns what is wrong with an entry, in English, or nullopt.
std::optional<std::string> fault_of(const Entry& entry);

// Returns the SHA-256 of all that an entry states: of each text its length, a colon and the text, in the
// order of the members.
Digest digest_of(const Entry& entry);
// Returns the seed of its sealed positions, and of the dice of its tours: the first eight bytes of its
// digest.
std::uint64_t seed_of_entry(const Entry& entry);

// The kinds of sealed positions.
enum class SealedKind : std::uint8_t { Plays, Decisions, LastRaces };
inline constexpr EnumTable<SealedKind, SealedKind::LastRaces, std::string_view> kSealedNames({
    {SealedKind::Plays, measure::kProblemKindNames[measure::ProblemKind::Plays]},
    {SealedKind::Decisions, measure::kProblemKindNames[measure::ProblemKind::Decisions]},
    {SealedKind::LastRaces, measure::kLastRaces},
});

// The sealed positions to make.
struct Sealing {
  int positions = 0;  // of each kind
  int threads = 1;    // they do not change the positions
  std::uint64_t seed = 0;
};

// Makes the sealed positions of a kind by the built-in net: those that `problems make KIND` makes from that
// seed with its defaults. Calls `made` with the number done, in order; returns fewer if it returns false.
std::vector<measure::Problem> make_sealed(SealedKind kind, const Sealing& sealing,
                                          const std::function<bool(int)>& made);

}  // namespace trictrac::entries

#include "lab/entries/entry.h"

#include <algorithm>
#include <memory>

#include "base/assert.h"
#include "base/text_of.h"
#include "engine/equity/values.h"
#include "engine/net/weights.h"
#include "game/chance/random.h"
#include "lab/measure/in_order.h"

namespace trictrac::entries {
namespace {

using measure::Problem;
using measure::ProblemKind;

std::vector<Problem> make_by_trials(ProblemKind kind, const Sealing& sealing,
                                    const std::function<bool(int)>& made) {
  const auto make_worker = [&] {
    return [&, search = std::make_unique<measure::TourSearch>(net::built_in(), built_in)](int i) {
      return measure::make_problem(*search, kind, {}, sealing.seed, i);
    };
  };
  std::vector<Problem> all;
  measure::in_order(sealing.positions, sealing.threads, make_worker, [&](int i, Problem problem) {
    all.push_back(std::move(problem));
    return made(i + 1);
  });
  return all;
}

std::vector<Problem> make_last_races(const Sealing& sealing, const std::function<bool(int)>& made) {
  const measure::LastRaces races;
  std::vector<Problem> all;
  for (int i = 0; i < sealing.positions; ++i) {
    all.push_back(races.draw(trictrac::seed_of(sealing.seed, i, 0)));
    if (!made(i + 1)) break;
  }
  return all;
}

bool is_sha256(std::string_view text) {
  return text.size() == 2 * Digest{}.size() &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace

std::optional<std::string> fault_of(const Entry& entry) {
  if (entry.decisions < 0 || entry.decisions > kBudgets[entry.track])
    return text_of("the track {} has room for {} decisions, not for {}", kTrackNames[entry.track],
                   kBudgets[entry.track], entry.decisions);
  if (!std::ranges::is_sorted(entry.files, {}, &EntryFile::name))
    return "the files of an entry stand in the order of their names";
  for (const EntryFile& file : entry.files)
    if (!is_sha256(file.sha256)) return text_of("{} should have a SHA-256 of 64 digits", file.name);
  return std::nullopt;
}

Digest digest_of(const Entry& entry) {
  std::string all;
  const auto add = [&all](std::string_view text) { all += text_of("{}:{}", text.size(), text); };
  add(entry.title);
  add(entry.player);
  add(kTrackNames[entry.track]);
  add(std::to_string(entry.decisions));
  for (const EntryFile& file : entry.files) add(file.name), add(file.sha256);
  return sha256({reinterpret_cast<const std::uint8_t*>(all.data()), all.size()});
}

std::uint64_t seed_of_entry(const Entry& entry) {
  const Digest digest = digest_of(entry);
  std::uint64_t seed = 0;
  for (int i = 0; i < 8; ++i) seed = seed << 8 | digest[static_cast<std::size_t>(i)];
  return seed;
}

std::vector<Problem> make_sealed(SealedKind kind, const Sealing& sealing,
                                 const std::function<bool(int)>& made) {
  TRICTRAC_ASSERT(sealing.positions >= 0 && sealing.threads > 0);
  switch (kind) {
    case SealedKind::Plays: return make_by_trials(ProblemKind::Plays, sealing, made);
    case SealedKind::Decisions: return make_by_trials(ProblemKind::Decisions, sealing, made);
    case SealedKind::LastRaces: return make_last_races(sealing, made);
  }
  return {};
}

}  // namespace trictrac::entries

#include "lab/learn/settings.h"

#include "game/match/format.h"

namespace trictrac::learn {
namespace {

MatchOptions options_for(ValueKind kind) {
  switch (kind) {
    case ValueKind::Marque: return find_format("ecrire-lois")->options;
    case ValueKind::Marque1780: return find_format("ecrire-1780")->options;
    case ValueKind::Honours: return find_format("combine")->options;
    case ValueKind::Filled: return find_format("poule-guiton")->options;
    case ValueKind::Drained: return find_format("poule-plumer")->options;
    default: return {};
  }
}

Worth counting_for(ValueKind kind) {
  return kind == ValueKind::TourPont      ? Worth::Pont
         : kind == ValueKind::TourHonours ? Worth::Honours
                                          : Worth::SimpleDouble;
}

std::vector<MatchLedger> starts_of(ValueKind kind, const MatchLedger& root) {
  std::vector<MatchLedger> starts;
  for (const ValueRow& row : blank_rows(kind)) starts.push_back(with_key(kind, root, key_of(row)));
  return starts;
}

}  // namespace

MatchLedger account_for(ValueKind kind) {
  const MatchOptions options = options_for(kind);
  return begin_account(options, counting_for(kind), as_entered(options.players), Side::White);
}

// Combiné itself is left out: what it plays for is the sum of games that are learnt.
std::vector<Setting> settings() {
  std::vector<Setting> all;
  // After void marqués (`refaits`) the consolation is larger.
  const auto add = [&](int weight, ValueKind kind, int refaits = 0) {
    MatchLedger root = account_for(kind);
    if (refaits > 0) std::get<Partie>(root.of).marque.refaits = refaits;
    all.push_back({weight, root, starts_of(kind, root)});
  };
  add(40, ValueKind::Tour);
  add(5, ValueKind::TourPont);
  add(12, ValueKind::TourHonours);
  add(12, ValueKind::Marque);
  add(4, ValueKind::Marque, 1);
  add(2, ValueKind::Marque, 2);
  add(10, ValueKind::Marque1780);
  add(2, ValueKind::Marque1780, 1);
  add(5, ValueKind::Filled);
  add(5, ValueKind::Drained);
  return all;
}

}  // namespace trictrac::learn

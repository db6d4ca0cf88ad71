#include "lab/learn/settings.h"

#include <algorithm>
#include <numeric>
#include <utility>

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

// Can nobody's run be whole with these holes? Both are then broken: somebody took holes twice.
bool may_be_broken(int a, int b) { return a > 0 && b > 0 && a + b > 2; }

void add_rows(std::vector<ValueRow>& rows, ValueKind kind, int first, int second) {
  const auto add = [&](RunOf run, int lifted) {
    rows.push_back({static_cast<std::uint8_t>(first),
                    static_cast<std::uint8_t>(second),
                    static_cast<std::uint8_t>(run),
                    static_cast<std::uint8_t>(lifted),
                    {}});
  };
  const bool runs = kind != ValueKind::Filled;
  if (!runs || first + second == 0 || may_be_broken(first, second)) add(RunOf::Nobody, 0);
  if (!runs) return;
  for (int lifted = 0; lifted <= (kind == ValueKind::Marque1780); ++lifted) {
    if (first > 0) add(RunOf::First, lifted);
    if (second > 0) add(RunOf::Second, lifted);
  }
}

// The same marqué after so many void ones: its consolation is larger.
Account after_refaits(Account a, int refaits) {
  std::get<EcrireBoard>(a.of).partie.marque.refaits = refaits;
  return a;
}

std::vector<Account> starts_of(ValueKind kind, const Account& root) {
  std::vector<Account> starts;
  for (const ValueRow& row : blank_rows(kind)) starts.push_back(with_key(kind, root, key_of(row)));
  return starts;
}

}  // namespace

Account account_for(ValueKind kind) {
  const MatchOptions options = options_for(kind);
  std::vector<int> order(options.players);
  std::iota(order.begin(), order.end(), 0);
  return begin_account(options, counting_for(kind), order, Side::White);
}

std::vector<ValueRow> blank_rows(ValueKind kind) {
  std::vector<ValueRow> rows;
  for (int first = 0; first <= most_holes(kind); ++first)
    for (int second = 0; second <= most_holes(kind); ++second) add_rows(rows, kind, first, second);
  std::ranges::sort(rows, {}, [](const ValueRow& r) { return order_of(key_of(r)); });
  return rows;
}

// Combiné itself is left out: what it plays for is the sum of games that are learnt.
std::vector<Setting> settings() {
  std::vector<Setting> all;
  const auto add = [&](std::string_view name, int weight, ValueKind kind, int refaits = 0) {
    Account root = account_for(kind);
    if (refaits > 0) root = after_refaits(root, refaits);
    all.push_back({name, weight, root, starts_of(kind, root)});
  };
  add("tour", 40, ValueKind::Tour);
  add("tour, pont", 5, ValueKind::TourPont);
  add("tour, honours", 12, ValueKind::TourHonours);
  add("marque", 12, ValueKind::Marque);
  add("marque, one refait", 4, ValueKind::Marque, 1);
  add("marque, two refaits", 2, ValueKind::Marque, 2);
  add("marque of 1780", 10, ValueKind::Marque1780);
  add("marque of 1780, one refait", 2, ValueKind::Marque1780, 1);
  add("filled", 5, ValueKind::Filled);
  add("drained", 5, ValueKind::Drained);
  return all;
}

}  // namespace trictrac::learn

#include "store/rows/references.h"

#include <array>

#include "base/text_of.h"

namespace trictrac {
namespace {

// Not exported: codes of links that were sent, marks of devices, former addresses, and what others said and
// did of the person.
constexpr std::array kPersonReferences{
    Reference{"session", "person", "", "sessions"},
    Reference{"passkey", "person", "", "person"},
    Reference{"recovery", "person"},
    Reference{"confirmation", "person"},
    Reference{"former_email", "person"},
    Reference{"device", "person"},
    Reference{"browser", "person", "", "notices"},
    Reference{"notices", "person", "", "notices"},
    Reference{"learning", "person", "", "learning"},
    Reference{"talk", "person", "text = '', player = -1, person = 0", "talk"},
    Reference{"block", "person", "", "blocks"},
    Reference{"block", "other"},
    Reference{"report", "reporter", "reporter = 0, words = ''", "reports", true},
    Reference{"report", "against", "against = 0"},
    Reference{"moderation", "person",
              "person = 0, whom = (SELECT id FROM person WHERE row = ?1),"
              " what = CASE WHEN did = 'rename' THEN '' ELSE what END"},
    Reference{"rating", "person", "", "ratings"},
    Reference{"rated_player", "person", "person = NULL", "rated"},
};

// That a game was rated stays with those who played it.
constexpr std::array kGameReferences{
    Reference{"event", "game"},
    Reference{"seat", "game"},
    Reference{"talk", "game"},
    Reference{"report", "game"},
    Reference{"rated", "game", "game = NULL"},
};

}  // namespace

std::span<const Reference> person_references() { return kPersonReferences; }

std::span<const Reference> game_references() { return kGameReferences; }

void remove_references(Statements& sql, std::span<const Reference> references, std::int64_t row) {
  for (const auto& [table, column, sets, exported, carried] : references)
    sql.run(sets.empty() ? text_of("DELETE FROM {} WHERE {} = ?1", table, column)
                         : text_of("UPDATE {} SET {} WHERE {} = ?1", table, sets, column),
            row);
}

void carry_references(Statements& sql, std::int64_t guest, std::int64_t account) {
  for (const Reference& one : kPersonReferences)
    if (one.carried)
      sql.run(text_of("UPDATE {} SET {} = ?2 WHERE {} = ?1", one.table, one.column, one.column), guest,
              account);
}

}  // namespace trictrac

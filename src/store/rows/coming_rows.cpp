#include "store/rows/coming_rows.h"

#include "store/rows/club_rows.h"

namespace trictrac {
namespace {

constexpr std::string_view kAnswers =
    "SELECT t.name, a.person, p.name, a.coming, a.at FROM club_coming a"
    " JOIN tournament t ON t.id = a.tournament JOIN person p ON p.row = a.person";

StoredComing read_coming(const Statement& s) {
  return {s.text(0), s.number(1), s.text(2), static_cast<ClubComing>(s.number(3)), s.number(4)};
}

}  // namespace

bool ComingRows::answer(std::int64_t club, std::string_view tournament, std::int64_t person,
                        ClubComing coming, std::int64_t now) {
  const auto id =
      sql_.number("SELECT id FROM tournament WHERE club = ? AND name = ? AND over = 0", club, tournament);
  if (!id) return false;
  sql_.run("DELETE FROM club_coming WHERE tournament = ? AND person = ?", *id, person);
  if (coming != ClubComing::Unsaid)
    sql_.run("INSERT INTO club_coming (tournament, person, coming, at) VALUES (?, ?, ?, ?)", *id, person,
             static_cast<int>(coming), now);
  return true;
}

std::vector<StoredComing> ComingRows::of_club(std::int64_t club) {
  return sql_.all(std::string(kAnswers) +
                      " JOIN club_member m ON m.club = t.club AND m.person = a.person AND m.role >= ?2"
                      " WHERE t.club = ?1 AND t.over = 0 ORDER BY t.id, a.coming, p.folded, a.person",
                  read_coming, club, static_cast<int>(ClubRole::Member));
}

std::vector<StoredComing> ComingRows::of(std::int64_t person) {
  return sql_.all(std::string(kAnswers) + " WHERE a.person = ? ORDER BY t.id", read_coming, person);
}

}  // namespace trictrac

#include "game/referee/pending.h"

#include <algorithm>

namespace trictrac::referee {

void owe_helplessness(Sheet& sheet, int numbers) {
  if (numbers == 0) return;
  const int points = kHelpless * numbers;
  sheet.due += points;
  auto known = std::ranges::find(sheet.jans, Jan::Helpless, &JanDue::jan);
  if (known == sheet.jans.end()) known = sheet.jans.insert(known, {Jan::Helpless, 0, 0});
  known->ways += numbers;
  known->points += points;
  if (known->points <= 0) sheet.jans.erase(known);
}

}  // namespace trictrac::referee

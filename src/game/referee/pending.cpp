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

std::vector<MarkOf> marks_of(const Pending& p) {
  std::vector<MarkOf> all;
  for (const Side s : kSides)
    for (const MarkOf mark : {MarkOf{s, Part::Gained, &p.past[s]}, MarkOf{s, Part::Gained, &p.gained[s]},
                              MarkOf{s, Part::Received, &p.received[s]}})
      if (mark.sheet->of > 0) all.push_back(mark);
  return all;
}

const Sheet* find_mark(const Pending& p, Side side, Part part, int of) {
  for (const MarkOf& mark : marks_of(p))
    if (mark.side == side && mark.part == part && mark.sheet->of == of) return mark.sheet;
  return nullptr;
}

}  // namespace trictrac::referee

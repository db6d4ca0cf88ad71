#include "text/record/record.h"

#include "base/assert.h"
#include "base/text_of.h"

namespace trictrac {

std::string_view Record::tag(std::string_view name) const { return tag_in(tags, name); }

void Record::set_tag(std::string_view name, std::string_view value) { set_tag_in(tags, name, value); }

Match match_of(const Record& r) { return {r.match, r.start}; }

std::string player_tag(int player) {
  TRICTRAC_ASSERT(player >= 0 && player < kMostPlayers);
  if (player < 2) return std::string(title_of(kSides[player]));
  return text_of("Player{}", player + 1);
}

std::string_view name_of(RecordFault fault) {
  switch (fault) {
    case RecordFault::BadTag: return "bad_tag";
    case RecordFault::BadNote: return "bad_note";
    case RecordFault::BadLine: return "bad_line";
    case RecordFault::BadDice: return "bad_dice";
    case RecordFault::BadPlay: return "bad_play";
    case RecordFault::BadMarks: return "bad_marks";
    case RecordFault::BadAccount: return "bad_account";
    case RecordFault::BadScore: return "bad_score";
    case RecordFault::Refused: return "refused";
    case RecordFault::OutOfOrder: return "out_of_order";
  }
  return "";
}

std::string_view name_of(RecordPart part) {
  switch (part) {
    case RecordPart::RollerEvents: return "roller_events";
    case RecordPart::OtherEvents: return "other_events";
    case RecordPart::RollerMarks: return "roller_marks";
    case RecordPart::OtherMarks: return "other_marks";
    case RecordPart::Account: return "account";
    case RecordPart::Roll: return "roll";
    case RecordPart::Turn: return "turn";
    case RecordPart::Law: return "law";
  }
  return "";
}

}  // namespace trictrac

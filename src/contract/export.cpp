#include "contract/export.h"

#include "contract/instances.h"
#include "contract/subjects.h"

namespace trictrac::contract {

template <>
inline constexpr auto kFields<ExportedSession> =
    fields("", field("id", &ExportedSession::id), field("device", &ExportedSession::device),
           field("created", &ExportedSession::created), field("seen", &ExportedSession::seen));
template <>
inline constexpr auto kFields<ExportedTalk> =
    fields("", field("game", &ExportedTalk::game), field("at", &ExportedTalk::at),
           field("text", &ExportedTalk::text));
template <>
inline constexpr auto kFields<ExportedReport> =
    fields("", field("game", &ExportedReport::game), field("at", &ExportedReport::at),
           field("reason", &ExportedReport::reason), field("words", &ExportedReport::words));
template <>
inline constexpr auto kFields<ExportedBrowser> =
    fields("", field("endpoint", &ExportedBrowser::endpoint), field("language", &ExportedBrowser::language));
template <>
inline constexpr auto kFields<ExportedNotices> =
    fields("", field("letters", &ExportedNotices::letters), field("browsers", &ExportedNotices::browsers),
           field("wished", &ExportedNotices::wished));
template <>
inline constexpr auto kFields<ExportedLearning> =
    fields("", field("course", &ExportedLearning::course), field("trainers", &ExportedLearning::trainers));
template <>
inline constexpr auto kFields<ExportedGame> =
    fields("", field("game", &ExportedGame::game), field("players", &ExportedGame::players),
           field("record", &ExportedGame::record,
                 "empty if the game cannot be read, or is a rated game in progress"));
template <>
inline constexpr auto kFields<Exported> =
    fields("", field("person", &Exported::person), field("created", &Exported::created),
           field("sessions", &Exported::sessions),
           field("talk", &Exported::talk, "all that they have written"), field("blocks", &Exported::blocks),
           field("reports", &Exported::reports, "those they have made"), field("ratings", &Exported::ratings),
           field("rated", &Exported::rated), field("notices", &Exported::notices),
           field("learning", &Exported::learning), field("games", &Exported::games));

template <>
inline constexpr auto kFields<ExportAll> = fields("Answers all that is kept of you, as a file.");

void describe_export(Description& all) { describe_calls(all, ExportCalls{}); }

}  // namespace trictrac::contract

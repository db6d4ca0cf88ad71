// The one declaration of all tables. A new column that names a person or a game says so here: `of`, or
// `naming` where the row may outlive them.
#include "store/rows/club_rows.h"
#include "store/rows/people_rows.h"
#include "store/rows/tables.h"

namespace trictrac {
namespace {

SchemaColumn row(const char* name) { return SchemaColumn{.name = name, .is_row = true, .is_optional = true}; }
SchemaColumn number(const char* name) { return SchemaColumn{.name = name}; }
SchemaColumn text(const char* name) { return SchemaColumn{.name = name, .type = ColumnType::Text}; }
SchemaColumn bytes(const char* name) { return SchemaColumn{.name = name, .type = ColumnType::Bytes}; }

// A link in an e-mail that acts for a person.
SchemaTable code(const char* name) {
  return {name, {text("code").key(), number("person").of("person"), number("until").kept_for(0)}};
}

std::vector<SchemaTable> declared_tables() {
  return {
      // `name` is its address, which no other club is ever given: of one that has ended nothing else is left.
      // `joining` is a ClubJoining, `announced` the number of its last announcement, `closed` when moderators
      // have closed it, in seconds since 1970; 0: they have not.
      {"club",
       {row("id"), text("name").unique(), text("title"), text("place"), text("meets"), text("about"),
        number("joining"), number("private"), number("young"), number("created"),
        number("announced").or_else("0"), number("ended").or_else("0"), number("closed").or_else("0")}},
      // `season` is the last that has begun, `numbers` the last number that a member was given.
      {"league",
       {row("id"), text("name").unique(), number("club").of("club"), text("title"), text("about"),
        number("size"), number("moves"), number("cycles"), number("days"), text("tie_breaks"), text("game"),
        text("format"), number("created"), number("season").or_else("0"), number("numbers").or_else("0")},
       {{"club"}}},
      // `listing`, `code`, `hidden`, `over` and what follows them come from the settings and the acts, and
      // are
      // unsealed. `starts`: 0 where that is not announced.
      {"tournament",
       {row("id"), text("name").unique(), text("terms"), number("rules"), number("created"), number("acts"),
        number("touched"), bytes("digest"), text("listing").or_else("''"), text("code").or_else("''"),
        number("hidden").or_else("0"), number("over").or_else("0"),
        number("club").optional().of("club").set("club = NULL"), number("ranked").or_else("0"),
        number("starts").or_else("0"), number("league").optional().of("league").set("league = NULL"),
        number("season").or_else("0"), number("division").or_else("0")},
       {{"code", "", "code <> ''"},
        {"touched"},
        {"club", "", "club IS NOT NULL"},
        {"league", "league, season, division", "league IS NOT NULL"}}},
      // The best of a ranked tournament that is over. `number`: that of their person in the acts, 0: nobody
      // who is known here; `name` is the one in the acts.
      {"tournament_place",
       {number("tournament").key().of("tournament"), number("entrant").key(), number("place"),
        number("number"), text("name")}},
      {"tournament_act",
       {number("tournament").key().of("tournament"), number("n").key(), text("text"), bytes("link")}},
      // `ends`: when the time of the player who is asked is out, in milliseconds since 1970; 0: no time runs.
      // `tournament`, `round`, `at_table`, `at_board`: where it is played, if it is one of a tournament;
      // unsealed, as the person of a seat is.
      // `asked`: the players who must act, as digits; NULL, as `over` is, where this is not known.
      {"game",
       {row("id"), text("name").unique(), text("config"), number("rules"), number("created"),
        number("events"), number("touched"), bytes("digest"), text("next").or_else("''"),
        number("ends").or_else("0"), text("asked").optional(), number("over").optional(),
        number("tournament").optional().of("tournament").set("tournament = NULL"), number("round").optional(),
        number("at_table").optional(), number("at_board").or_else("0")},
       {{"ends", "", "ends > 0"}, {"tournament", "tournament, round, at_table", "tournament IS NOT NULL"}}},
      {"event", {number("game").key().of("game"), number("n").key(), text("text"), bytes("link")}},
      {"seat",
       {number("game").key().of("game"), number("player").key(), text("key"), text("claim"), text("name"),
        number("person").optional().naming("person").emptied(), number("guest").or_else("0")},
       {{"person", "", "person IS NOT NULL"}}},
      // A person keeps their row until their seats have been emptied; its number is never given to another.
      // `closed` since when, `muted` until when, in seconds since 1970; 0: not. `email` has been confirmed,
      // `new_email` not yet. `challengers`: from whom they take challenges, as Challengers has it.
      {"person",
       {row("row").lasting(), text("id").unique(), text("name"), text("folded").optional().unique(),
        text("password"), text("email"), number("created"), number("leaves").or_else("0"),
        number("moderator").or_else("0"), number("closed").or_else("0"), number("muted").or_else("0"),
        text("new_email").or_else("''"), text("likeness").or_else("''"), number("young").or_else("0"),
        number("challengers").or_else("0")},
       {{"likeness", "", "likeness <> ''"}}},
      // The person of a number in the acts of a tournament: `number` is the row that they had when they were
      // named, `person` the one they have.
      {"tournament_person",
       {number("tournament").key().of("tournament"), number("number").key(),
        number("person").of("person").emptied().shown_in("tournaments").carried()},
       {{"person"}}},
      // `role` is a ClubRole: who has asked to join, or is invited, is here too. `admitted`: it was an
      // officer
      // who let them in; `heard` is the number of the last announcement that they know of, `quiet` that they
      // are told of none.
      {"club_member",
       {number("club").key().of("club"), number("person").key().of("person").shown_in("clubs"),
        number("role"), text("task").or_else("''"), number("since"), number("admitted").or_else("0"),
        number("heard").or_else("0"), number("quiet").or_else("0")},
       {{"person"}}},
      // Whether a member comes to a tournament of their club: `coming` is a ClubComing.
      {"club_coming",
       {number("tournament").key().of("tournament"), number("person").key().of("person").shown_in("coming"),
        number("coming"), number("at")},
       {{"person"}}},
      // `signed_up`: they play in the next season; `since` when, and `season` the last that had begun then.
      {"league_member",
       {number("league").key().of("league"), number("number").key(),
        number("person").of("person").shown_in("leagues"), number("since"), number("season"),
        number("signed_up")},
       {{"person"}},
       "league, person"},
      {"club_announcement",
       {number("club").key().of("club"), number("n").key(),
        number("person").naming("person").set("person = 0").shown_in("announcements"), number("at"),
        text("title"), text("text")},
       {{"person", "", "person > 0"}}},
      // What was done by whom, and to whom: 0: they have left, or nobody. `did` is a ClubDeed.
      {"club_act",
       {row("id"), number("club").of("club"), number("at").kept_for(kClubActSeconds),
        number("person").naming("person").set("person = 0"), number("did"),
        number("whom").naming("person").set("whom = 0"), text("what")},
       {{"club"}, {"person", "", "person > 0"}, {"whom", "", "whom > 0"}}},
      {"session",
       {text("token").key(), text("id").unique(), number("person").of("person").shown_in("sessions"),
        text("device"), number("created").kept_for(kSessionSeconds), number("seen"),
        number("proved").or_else("0")},
       {{"person"}}},
      {"passkey",
       {bytes("credential").key(), number("person").of("person").shown_in("person"), text("name"),
        number("algorithm"), bytes("key"), number("uses"), number("created")},
       {{"person"}}},
      code("recovery"),
      code("confirmation"),
      {"former_email",
       {row("id").lasting(), number("person").of("person"), text("email"), text("code").or_else("''"),
        number("until").kept_for(0)},
       {{"person"}, {"code", "", "code <> ''"}}},
      {"challenge",
       {bytes("bytes").key(), number("signs_in"), text("token"), text("person"), text("name"),
        number("until")},
       {{"until"}}},
      {"job",
       {row("id"), text("kind"), text("subject"), number("due"), number("tries").or_else("0"),
        number("taken").or_else("0")},
       {{"due", "kind, due"}},
       "kind, subject"},
      {"notices",
       {SchemaColumn{.name = "person", .is_row = true}.of("person").shown_in("notices"),
        text("refused").or_else("''"), number("digest").or_else("0"), text("language").or_else("'en'"),
        text("stop_key").or_else("''"), number("last_letter").or_else("0")},
       {{"stop_key"}}},
      {"browser",
       {row("id"), number("person").of("person").shown_in("notices"), text("session"),
        text("endpoint").unique(), text("p256dh"), text("auth"), text("language")},
       {{"person"}, {"session"}}},
      {"setting", {text("name").key(), text("value")}, {}, "", true},
      {"talk",
       {number("game").key().of("game"), number("n").key(), number("watchers"), number("player"),
        number("person").naming("person").set("text = '', player = -1, person = 0").shown_in("talk"),
        number("at"), text("text")},
       {{"person", "", "person > 0"}}},
      {"block",
       {number("person").key().naming("person").shown_in("blocks"), number("other").key().naming("person"),
        number("at")},
       {{"other"}}},
      {"report",
       {row("id"), number("game").of("game"), number("player"), number("talk"),
        number("reporter").naming("person").set("reporter = 0, words = ''").shown_in("reports").carried(),
        number("against").naming("person").set("against = 0"), text("reason"), text("words"), number("at"),
        number("settled").or_else("0")},
       {{"game"}, {"settled"}}},
      // A report of what a club or a tournament says: `number` is that of an announcement, or of the act that
      // sent a message; 0: the whole.
      {"text_report",
       {row("id"), number("club").optional().of("club"), number("tournament").optional().of("tournament"),
        number("number"),
        number("reporter")
            .naming("person")
            .set("reporter = 0, words = ''")
            .shown_in("text_reports")
            .carried(),
        text("reason"), text("words"), number("at"), number("settled").or_else("0")},
       {{"club"}, {"tournament"}, {"settled"}}},
      {"moderation",
       {row("id"), number("at"), text("who"), text("did"),
        number("person").naming("person").set("person = 0, whom = (SELECT id FROM person WHERE row = ?1),"
                                              " what = CASE WHEN did = 'rename' THEN '' ELSE what END"),
        text("whom"), text("what"), text("why")}},
      // Ratings and deviations are thousandths of a point, volatilities thousand-millionths. `settled` is
      // until when a rating is sure enough to be compared with others, `at` when a game was last counted.
      {"rating",
       {number("person").key().of("person").shown_in("ratings"), text("kind").key(), number("rating"),
        number("deviation"), number("volatility"), number("games"), number("at"), number("settled")},
       {{"best", "kind, rating"}}},
      // A game is counted once: its row here says so, and why it did not count, if so. That it was rated
      // stays with those who played it.
      {"rated",
       {row("id"), number("game").optional().unique().of("game").set("game = NULL"), text("kind"),
        number("at"), text("why")}},
      {"rated_player",
       {number("rated").key().of("rated"), number("player").key(),
        number("person").optional().of("person").set("person = NULL").shown_in("rated"), number("halves"),
        number("rating_before"), number("deviation_before"), number("rating_after"),
        number("deviation_after")},
       {{"person", "", "person IS NOT NULL"}}},
      {"quality",
       {number("rated").key().of("rated"), number("player").key(), number("choices"), number("lost"),
        number("luck"), number("gained"), number("adjusted")}},
      {"device",
       {text("mark").key(), number("person").key().of("person"), number("seen").kept_for(kSessionSeconds)},
       {{"person"}}},
      {"learning",
       {number("person").key().of("person").shown_in("learning"), text("kind").key(), number("version"),
        text("kept")}},
      {"daily_answer", {number("day").key(), text("answer").key(), number("times")}},
  };
}

}  // namespace

const std::vector<SchemaTable>& tables() {
  static const std::vector<SchemaTable> kTables = declared_tables();
  return kTables;
}

}  // namespace trictrac

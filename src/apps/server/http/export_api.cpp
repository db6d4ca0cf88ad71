// Everything stored about a person, as one file.
#include <nlohmann/json.hpp>

#include "apps/server/clubs/club_pages.h"
#include "apps/server/http/api_call.h"
#include "apps/server/http/headers.h"
#include "apps/server/leagues/league_pages.h"
#include "contract/people.h"

namespace trictrac {
namespace {

constexpr int kMostExported = 100'000;

// A person's data, to which the records of their games are added.
struct Exporting {
  std::int64_t person = 0;  // Person::row
  std::string name;         // of the file
  std::vector<SeatedGame> games;
  contract::Exported all;
};

// Leaves out all secrets by which another person could sign in.
contract::Exported exported(PeopleRows& rows, const Person& person) {
  const std::int64_t row = person.row;
  const NoticeChoices choices = rows.notices.choices(row);
  contract::Exported all{.person = person_of(load_me(rows, row)),
                         .created = person.created,
                         .blocks = blocks_of(rows.blocks.of(row)).blocks,
                         .notices = {.letters = choices.digest, .wished = wished_of(choices)}};
  for (const Session& s : rows.sessions.of(row)) all.sessions.push_back({s.id, s.device, s.created, s.seen});
  for (const auto& t : rows.talk.by(row)) all.talk.push_back({t.game, t.at, t.text});
  for (const StoredReport& r : rows.reports.by(row))
    all.reports.push_back({r.said.game, r.said.at, r.said.reason, r.said.words});
  for (const StoredRating& rating : rows.standings.of(row))
    all.ratings.push_back(shown(rating, seconds_now()));
  for (const RatedGame& game : rows.standings.games_of(row, kMostExported)) all.rated.push_back(shown(game));
  for (const CalledBrowser& b : rows.notices.of(row))
    all.notices.browsers.push_back({b.endpoint, b.language});
  for (const Learnt& learnt : rows.learning.of(row))
    (learnt.kind == "course" ? all.learning.course : all.learning.trainers) = shown(learnt).kept;
  for (const ListedTournament& t : rows.tournaments.of(row, kMostExported))
    all.tournaments.push_back({t.name, text_member(Json::parse(t.text, nullptr, false), "name"), t.touched});
  all.clubs = exported_clubs(rows, row);
  all.coming = exported_coming(rows, row);
  for (const StoredTextReport& r : rows.text_reports.by(row)) {
    const bool of_club = r.part.of == ReportedPart::Of::Club;
    contract::ExportedTextReport& report = all.text_reports.emplace_back();
    (of_club ? report.club : report.tournament) = r.part.name;
    report.at = r.at;
    report.reason = r.reason;
    report.words = r.words;
  }
  all.announcements = exported_announcements(rows, row);
  all.leagues = exported_leagues(rows, row);
  return all;
}

// Replays the records one after another, so that one person's games do not keep all readers busy.
class Export : public std::enable_shared_from_this<Export> {
 public:
  Export(AnyCall call, Exporting kept) : call_(std::move(call)), kept_(std::move(kept)) {}

  void go_on() {
    if (next_ == kept_.games.size()) return answer();
    call_->people().hub().record_text(kept_.games[next_].game, {kept_.person},
                                      [self = shared_from_this()](const Parsed<std::string>& record) {
                                        self->add(record.value_or(""));
                                        self->go_on();
                                      });
  }

 private:
  // A game that cannot be read has no record.
  void add(const std::string& record) {
    const SeatedGame& game = kept_.games[next_++];
    kept_.all.games.push_back({game.game, game.players, record});
  }
  void answer() {
    const std::string& id = kept_.all.person.id;
    HttpReply reply = json_reply(200, json_of(kept_.all));
    reply.headers.emplace_back(
        "Content-Disposition",
        text_of("attachment; filename=\"trictrac-{}.json\"; filename*=UTF-8''trictrac-{}.json", id,
                percent_encoded(kept_.name.empty() ? id : kept_.name)));
    call_->then(std::move(reply));
  }

  AnyCall call_;
  Exporting kept_;
  std::size_t next_ = 0;
};

}  // namespace

void handle(const Call<contract::ExportAll>& call) {
  if (call->over_limit(RateLimits::Activity::Record)) return;
  ask(
      call, Rows::Read,
      [](PeopleRows& rows, const Person& person) {
        return Exporting{person.row, person.name, rows.seats.of(person.row, kMostExported),
                         exported(rows, person)};
      },
      [call](Exporting kept) { std::make_shared<Export>(call, std::move(kept))->go_on(); });
}

Routes export_routes() { return routes(contract::ExportCalls{}); }

}  // namespace trictrac

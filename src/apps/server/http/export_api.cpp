// Everything stored about a person, as one file.
#include "apps/server/http/api_call.h"
#include "apps/server/http/headers.h"
#include "contract/export.h"

namespace trictrac {
namespace {

constexpr int kMostExported = 100'000;

struct ExportedData {
  Me me;
  std::vector<Session> sessions;
  std::vector<SeatedGame> games;
  std::vector<TalkRows::Own> talk;
  std::vector<Blocked> blocks;
  std::vector<StoredReport> reports;
  std::vector<StoredRating> ratings;
  std::vector<RatedGame> rated;
  NoticeChoices choices;
  std::vector<CalledBrowser> browsers;
  std::vector<Learnt> learning;
};

// Leaves out all secrets by which another person could sign in.
contract::Exported exported(const ExportedData& kept) {
  contract::Exported all{.person = person_of(kept.me),
                         .created = kept.me.person.created,
                         .blocks = blocks_of(kept.blocks).blocks,
                         .notices = {.letters = kept.choices.digest, .wished = wished_of(kept.choices)}};
  for (const Session& s : kept.sessions) all.sessions.push_back({s.id, s.device, s.created, s.seen});
  for (const auto& t : kept.talk) all.talk.push_back({t.game, t.at, t.text});
  for (const StoredReport& r : kept.reports)
    all.reports.push_back({r.said.game, r.said.at, r.said.reason, r.said.words});
  for (const StoredRating& rating : kept.ratings) all.ratings.push_back(shown(rating, seconds_now()));
  for (const RatedGame& game : kept.rated) all.rated.push_back(shown(game));
  for (const CalledBrowser& b : kept.browsers) all.notices.browsers.push_back({b.endpoint, b.language});
  for (const Learnt& learnt : kept.learning)
    (learnt.kind == "course" ? all.learning.course : all.learning.trainers) = shown(learnt).kept;
  return all;
}

// Replays the records one after another, so that one person's games do not keep all readers busy.
class Export : public std::enable_shared_from_this<Export> {
 public:
  Export(AnyCall call, ExportedData kept)
      : call_(std::move(call)), kept_(std::move(kept)), all_(exported(kept_)) {}

  void go_on() {
    if (next_ == kept_.games.size()) return answer();
    call_->people().hub().record_text(kept_.games[next_].game, {kept_.me.person.row},
                                      [self = shared_from_this()](const Parsed<std::string>& record) {
                                        self->add(record.value_or(""));
                                        self->go_on();
                                      });
  }

 private:
  // A game that cannot be read has no record.
  void add(const std::string& record) {
    const SeatedGame& game = kept_.games[next_++];
    all_.games.push_back({game.game, game.players, record});
  }
  void answer() {
    const Person& person = kept_.me.person;
    HttpReply reply = json_reply(200, json_of(all_));
    reply.headers.emplace_back(
        "Content-Disposition",
        text_of("attachment; filename=\"trictrac-{}.json\"; filename*=UTF-8''trictrac-{}.json", person.id,
                percent_encoded(person.name.empty() ? person.id : person.name)));
    call_->then(std::move(reply));
  }

  AnyCall call_;
  ExportedData kept_;
  contract::Exported all_;
  std::size_t next_ = 0;
};

}  // namespace

void handle(const Call<contract::ExportAll>& call) {
  if (call->over_limit(RateLimits::Activity::Record)) return;
  ask(
      call, Rows::Read,
      [](PeopleRows& rows, const Person& person) {
        return ExportedData{load_me(rows, person.row),
                            rows.sessions.of(person.row),
                            rows.seats.of(person.row, kMostExported),
                            rows.talk.by(person.row),
                            rows.blocks.of(person.row),
                            rows.reports.by(person.row),
                            rows.standings.of(person.row),
                            rows.standings.games_of(person.row, kMostExported),
                            rows.notices.choices(person.row),
                            rows.notices.of(person.row),
                            rows.learning.of(person.row)};
      },
      [call](ExportedData kept) { std::make_shared<Export>(call, std::move(kept))->go_on(); });
}

Routes export_routes() { return routes(contract::ExportCalls{}); }

}  // namespace trictrac

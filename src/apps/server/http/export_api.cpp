// All that is kept of somebody, as one file.
#include "apps/server/http/api_call.h"
#include "apps/server/http/headers.h"
#include "store/standing.h"

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

Json talk_json(const ExportedData& kept) {
  Json all = Json::array();
  for (const auto& t : kept.talk) all.push_back({{"game", t.game}, {"at", t.at}, {"text", t.text}});
  return all;
}

Json reports_json(const ExportedData& kept) {
  Json all = Json::array();
  for (const StoredReport& r : kept.reports)
    all.push_back(
        {{"game", r.said.game}, {"at", r.said.at}, {"reason", r.said.reason}, {"words", r.said.words}});
  return all;
}

// Prints how a person is notified, without the keys.
Json notices_json(const ExportedData& kept) {
  Json json{{"letters", kept.choices.digest}, {"browsers", Json::array()}};
  for (const Called what : kCalled) json["wished"][std::string(name_of(what))] = kept.choices.wishes(what);
  for (const CalledBrowser& browser : kept.browsers)
    json["browsers"].push_back({{"endpoint", browser.endpoint}, {"language", browser.language}});
  return json;
}

Json learning_json(const ExportedData& kept) {
  Json json = Json::object();
  for (const Learnt& learnt : kept.learning) json[learnt.kind] = learnt_json(learnt)["kept"];
  return json;
}

// Not what would let anybody else in.
Json kept_json(const ExportedData& kept) {
  Json sessions = Json::array();
  for (const Session& s : kept.sessions)
    sessions.push_back({{"id", s.id}, {"device", s.device}, {"created", s.created}, {"seen", s.seen}});
  Json ratings = Json::array(), rated = Json::array();
  for (const StoredRating& rating : kept.ratings) ratings.push_back(kind_json(rating, seconds_now()));
  for (const RatedGame& game : kept.rated) rated.push_back(rated_game_json(game));
  return {{"person", person_json(kept.me)},
          {"created", kept.me.person.created},
          {"sessions", std::move(sessions)},
          {"talk", talk_json(kept)},
          {"blocks", blocked_json(kept.blocks)},
          {"reports", reports_json(kept)},
          {"ratings", std::move(ratings)},
          {"rated", std::move(rated)},
          {"notices", notices_json(kept)},
          {"learning", learning_json(kept)},
          {"games", Json::array()}};
}

// The records are made again one after another: nobody waits long for a reader because of somebody's games.
class Export : public std::enable_shared_from_this<Export> {
 public:
  Export(Call call, ExportedData kept)
      : call_(std::move(call)), kept_(std::move(kept)), json_(kept_json(kept_)) {}

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
    json_["games"].push_back({{"game", game.game}, {"players", game.players}, {"record", record}});
  }
  void answer() {
    const Person& person = kept_.me.person;
    HttpReply reply = json_reply(200, json_);
    reply.headers.emplace_back(
        "Content-Disposition",
        text_of("attachment; filename=\"trictrac-{}.json\"; filename*=UTF-8''trictrac-{}.json", person.id,
                percent_encoded(person.name.empty() ? person.id : person.name)));
    call_->then(std::move(reply));
  }

  Call call_;
  ExportedData kept_;
  Json json_;
  std::size_t next_ = 0;
};

}  // namespace

void export_all(const Call& call) {
  if (call->over_limit(RateLimits::Activity::Record)) return;
  ask(
      call, Rows::Read,
      [requester = call->requester](PeopleRows& rows) -> Parsed<ExportedData> {
        const auto person = require_person(rows, requester);
        if (!person) return std::unexpected(person.error());
        return ExportedData{load_me(rows, person->row),
                            rows.sessions.of(person->row),
                            rows.seats.of(person->row, kMostExported),
                            rows.talk.by(person->row),
                            rows.blocks.of(person->row),
                            rows.reports.by(person->row),
                            rows.standings.of(person->row),
                            rows.standings.games_of(person->row, kMostExported),
                            rows.notices.choices(person->row),
                            rows.notices.of(person->row),
                            rows.learning.of(person->row)};
      },
      [call](ExportedData kept) { std::make_shared<Export>(call, std::move(kept))->go_on(); });
}

}  // namespace trictrac

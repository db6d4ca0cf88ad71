#include "apps/server/people/talks.h"

namespace trictrac {
namespace {

constexpr int kShownAgain = 200;

struct KeptTalk {
  StoredTalk talk;
  std::vector<std::int64_t> unheard_by;  // those who have blocked who says it
};

// Returns why a person may not write to others, if so.
std::optional<ApiError> objection_to(const std::optional<Person>& person) {
  if (!person || !person->account)
    return ApiError{ErrorCode::NotSignedIn,
                    "only people with an account can chat in their own words: sign in first"};
  if (person->young) return ApiError{ErrorCode::NotAllowed, "young players say the fixed phrases only"};
  if (person->muted > seconds_now()) return ApiError{ErrorCode::Muted, "a moderator has muted you for now"};
  return std::nullopt;
}

Parsed<KeptTalk> kept(PeopleRows& rows, const AtTable& who, const StoredTalk& said) {
  const auto person = rows.persons.find(who.person);
  if (auto wrong = objection_to(person)) return std::unexpected(std::move(*wrong));
  if (rows.seats.has_young(who.game))
    return refuse(ErrorCode::NotAllowed, "a young player is at this table: say the fixed phrases only");
  KeptTalk done{said, rows.blocks.against(who.person)};
  done.talk.person = who.person;
  done.talk.at = seconds_now();
  const auto n = rows.talk.add(who.game, done.talk);
  if (!n) return refuse(ErrorCode::UnknownGame, "there is no such game");
  done.talk.n = *n;
  done.talk.by = person->id;
  done.talk.name = person->name;
  return done;
}

}  // namespace

ChatMessage chat_message_of(const StoredTalk& t) {
  return {t.n, t.watchers ? Readers::Watchers : Readers::Players, t.by, t.player, t.name, t.at, t.text};
}

Talks::Talks(People& people) : people_(people) {
  people_.hub().peers().on<peer::TalkStored>([this](const peer::TalkStored& n) {
    if (people_.hub().holds(n.game)) show_stored(n.game, n.n);
  });
}

void Talks::show_stored(const std::string& game, int n) {
  people_.ask(
      Rows::Read,
      [game, n](PeopleRows& rows) -> Parsed<KeptTalk> {
        auto talk = rows.talk.one(game, n);
        if (!talk) return refuse(ErrorCode::UnknownGame, "there is no message with that number in that game");
        auto unheard = rows.blocks.against(talk->person);
        return KeptTalk{std::move(*talk), std::move(unheard)};
      },
      [this, game](const Parsed<KeptTalk>& kept) {
        if (kept) people_.hub().talk_here(game, chat_message_of(kept->talk), kept->unheard_by);
      });
}

void Talks::say(AtTable who, Talk said, Hub::Answer<std::string> then) {
  people_.hub().chat_access(
      who.game, who.players, who.account,
      [this, who, said, then = std::move(then)](const Parsed<ChatAccess>& chat_access) mutable {
        if (!chat_access) return then(std::unexpected(chat_access.error()));
        const StoredTalk talk{
            .watchers = chat_access->writes == Readers::Watchers, .player = said.player, .text = said.text};
        people_.ask(
            Rows::Written, [who, talk](PeopleRows& rows) { return kept(rows, who, talk); },
            [this, game = who.game, then = std::move(then)](const Parsed<KeptTalk>& done) mutable {
              if (!done) return then(std::unexpected(done.error()));
              people_.hub().talk(game, chat_message_of(done->talk), done->unheard_by);
              then(std::string());
            });
      });
}

void Talks::past(AtTable who, Hub::Answer<std::string> then) {
  if (who.young) return then(std::string());
  people_.hub().chat_access(
      who.game, who.players, who.account,
      [this, who, then = std::move(then)](const Parsed<ChatAccess>& chat_access) mutable {
        if (!chat_access) return then(std::unexpected(chat_access.error()));
        const TalkRows::Wanted wanted{chat_access->hears(Readers::Players),
                                      chat_access->hears(Readers::Watchers), who.person, kShownAgain};
        people_.ask(
            Rows::Read,
            [game = who.game, wanted](PeopleRows& rows) {
              std::vector<ChatMessage> all;
              for (const StoredTalk& talk : rows.talk.of(game, wanted)) all.push_back(chat_message_of(talk));
              return all.empty() ? std::string() : message_text(contract::Talks{std::move(all)});
            },
            std::move(then));
      });
}

void Talks::list_hidden(std::int64_t person, Hub::Answer<std::vector<std::int64_t>> then) {
  people_.ask(
      Rows::Read, [person](PeopleRows& rows) { return rows.blocks.apart_from(person); }, std::move(then));
}

void Talks::admits(AtTable who, Hub::Answer<bool> then) {
  people_.admits(std::move(who.game), who.person, std::move(then));
}

void Talks::show_cleared(const std::string& game, const StoredTalk& talk) {
  ChatMessage cleared = chat_message_of(talk);
  cleared.text.clear();
  people_.hub().talk(game, cleared, {});
}

}  // namespace trictrac

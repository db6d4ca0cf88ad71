#include "apps/server/people/notices.h"

#include <nlohmann/json.hpp>

#include "apps/server/people/people.h"
#include "apps/server/runtime/ids.h"
#include "apps/server/runtime/time.h"
#include "base/sha256.h"
#include "base/text_of.h"
#include "people/base64url.h"
#include "people/mail_text.h"
#include "words/languages/languages.h"

namespace trictrac {
namespace {

constexpr const char* kPushJob = "push";
constexpr const char* kLetterJob = "letter";
constexpr const char* kKey = "push key";
constexpr int kPushesAtOnce = 4;
constexpr std::int64_t kSecondsOfHour = 3600;
constexpr int kMostInLetter = 20;
constexpr std::size_t kMostName = 80;

// Returns whether there is still something to be said.
bool holds(const NoticedSeat& seat, Called what) {
  if (what == Called::Challenge) return seat.kept;
  return what == Called::Turn ? seat.asked : what == Called::Over ? seat.over : !seat.over;
}

// Returns the names of the other players.
std::string others(const std::string& config, const std::vector<std::string>& names, int player) {
  const auto all = names_at(config, names);
  std::string text;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string& name = all[i];
    if (static_cast<int>(i) == player || name.empty() || text.size() + name.size() > kMostName) continue;
    text += (text.empty() ? "" : ", ") + name;
  }
  return text;
}

// Returns the announcement of a club of which a person is still to be told.
struct AnnouncedInClub {
  StoredClub club;
  StoredAnnouncement said;
};
std::optional<AnnouncedInClub> announced(PeopleRows& rows, const Calling& calling) {
  auto club = rows.clubs.find(calling.game);
  if (!club || club->closed) return std::nullopt;
  auto said = rows.clubs.announcement(club->id, calling.player);
  if (!said) return std::nullopt;
  return AnnouncedInClub{std::move(*club), std::move(*said)};
}

// An e-mail, at most one a day, some time after its first reason.
void want_letter(PeopleRows& rows, std::int64_t person, std::int64_t now) {
  const std::int64_t due = std::max(now + kSecondsOfHour, rows.notices.last_letter(person) + kSecondsOfDay);
  rows.jobs.want({kLetterJob, std::to_string(person), due});
}

// The members of a club, each in all their browsers.
void call_members(PeopleRows& rows, const Calling& calling, bool push, bool mail) {
  const auto found = announced(rows, calling);
  if (!found) return;
  const std::int64_t now = seconds_now();
  for (const std::int64_t person : rows.clubs.unaware(found->club.id, calling.player)) {
    const NoticeChoices choices = rows.notices.choices(person);
    if (push && choices.wishes(calling.what))
      for (const CalledBrowser& browser : rows.notices.of(person))
        rows.jobs.put({kPushJob, text_of("{} {}", browser.id, calling_text(calling)), now});
    const auto young = [&] { return rows.persons.find(person).value_or(Person{}).young; };
    if (mail && choices.digest && !young()) want_letter(rows, person, now);
  }
}

// Once everything of a call has been looked at: each browser is a job of its own, and so is an e-mail.
void call_now(PeopleRows& rows, const Calling& calling, bool push, bool mail) {
  const auto seat = rows.notices.seat(calling.game, calling.player);
  if (!seat || seat->person == 0 || !holds(*seat, calling.what)) return;
  const NoticeChoices choices = rows.notices.choices(seat->person);
  const std::int64_t now = seconds_now();
  if (push && choices.wishes(calling.what))
    for (const CalledBrowser& browser : rows.notices.of(seat->person))
      rows.jobs.put({kPushJob, text_of("{} {}", browser.id, calling_text(calling)), now});
  if (mail && choices.digest && calling.what == Called::Turn) want_letter(rows, seat->person, now);
}

// Returns the message for a browser: its reason, the game or the club, `who`, and the language.
PushMessage notice_of(const Calling& calling, const std::string& who, const CalledBrowser& browser) {
  const Json json{
      {"what", name_of(calling.what)}, {"game", calling.game}, {"who", who}, {"language", browser.language}};
  const Digest topic =
      sha256({reinterpret_cast<const std::uint8_t*>(calling.game.data()), calling.game.size()});
  return {.text = json.dump(),
          .topic = to_base64url({reinterpret_cast<const char*>(topic.data()), 24}),
          .ttl = kSecondsOfDay,
          .urgency = calling.what == Called::Over || calling.what == Called::Announcement ? Urgency::Normal
                                                                                          : Urgency::High};
}

struct ToSend {
  CalledBrowser browser;
  PushMessage notice;
};

// Returns nullopt if the browser is not registered any more, or there is no news.
std::optional<ToSend> to_send(PeopleRows& rows, std::string_view subject) {
  const auto space = subject.find(' ');
  const auto calling = parse_calling(subject.substr(std::min(space, subject.size() - 1) + 1));
  const auto browser = rows.notices.find(std::atoll(std::string(subject).c_str()));
  if (!calling || !browser) return std::nullopt;
  if (calling->what == Called::Announcement) {
    const auto found = announced(rows, *calling);
    if (!found || !rows.clubs.is_unaware(found->club.id, browser->person, calling->player))
      return std::nullopt;
    return ToSend{*browser, notice_of(*calling, text_of("{}: {}", found->club.card.title, found->said.title),
                                      *browser)};
  }
  const auto seat = rows.notices.seat(calling->game, calling->player);
  if (!seat || seat->person != browser->person || !holds(*seat, calling->what)) return std::nullopt;
  return ToSend{*browser, notice_of(*calling, others(seat->config, seat->names, calling->player), *browser)};
}

// Returns the e-mail for a person; without an address if none is to be sent.
Mail letter(PeopleRows& rows, const std::string& subject, const std::string& server) {
  const std::int64_t row = std::atoll(subject.c_str());
  const auto person = rows.persons.find(row);
  const NoticeChoices choices = rows.notices.choices(row);
  if (!person || person->email.empty() || !choices.digest) return {};
  std::vector<WaitingGame> waiting;
  for (const SeatedGame& game : rows.seats.of(row, kMostInLetter * 10))
    if (game.turn.value_or(false) && waiting.size() < kMostInLetter)
      waiting.push_back(
          {others(game.config, game.names, game.players.front()), server + "/#/g/" + game.game});
  // Young players are sent e-mails of nothing but their games and their account.
  std::vector<ClubNews> news;
  if (!person->young)
    for (const UnheardAnnouncement& each : rows.clubs.unheard(row, kMostInLetter))
      news.push_back({each.club_title, each.title, server + "/#/club/" + each.club + "/news"});
  if (waiting.empty() && news.empty()) return {};
  const std::string key = rows.notices.stop_key(row, new_key());
  return digest_mail(person->email, name_in_mail(*person), waiting, news,
                     {server + "/#stop=" + key, server + "/api/letters/stop/" + key},
                     words::Speaker(words::language_or_first(choices.language)));
}

void note_letter(PeopleRows& rows, const std::string& subject) {
  rows.notices.note_letter(std::atoll(subject.c_str()), seconds_now());
}

}  // namespace

Notices::Notices(People& people, Jobs& jobs, Letters* letters, NoticeOptions options, std::string contact)
    : people_(people), jobs_(jobs), letters_(letters), options_(options), contact_(std::move(contact)) {}

void Notices::begin() {
  const auto add = [this](const char* kind, int most, auto work) {
    jobs_.add(kind, most,
              [this, work](const Job& job, End end) { std::invoke(work, this, job, std::move(end)); });
  };
  add(kCallJob, kPushesAtOnce, &Notices::call);
  if (letters_) letters_->add(kLetterJob, letter, note_letter);
  const auto with_jobs = [this](auto change) {
    return [this, change](const NewJob& job) {
      people_.ask(
          Rows::Written,
          [job, change](PeopleRows& rows) {
            change(rows.jobs, job);
            return true;
          },
          [](const Parsed<bool>&) {});
    };
  };
  people_.hub().when_called(with_jobs([](JobRows& jobs, const NewJob& job) { jobs.put(job); }));
  people_.hub().when_came(
      with_jobs([](JobRows& jobs, const NewJob& job) { jobs.drop(job.kind, job.subject); }));
  if (options_.no_push) return;
  add(kPushJob, kPushesAtOnce, &Notices::push);
  ask_for_key();
}

// Made once, for all servers of this service; it is written nowhere else.
void Notices::ask_for_key() {
  const auto made = KeyPair::make();
  if (!made) return people_.log().error("notifications: no key could be made");
  people_.ask(
      Rows::Written,
      [secret = to_base64url(made->secret())](PeopleRows& rows) {
        return rows.notices.setting(kKey, secret);
      },
      [this](const Parsed<std::string>& kept) {
        if (kept) key_ = KeyPair::of_secret(from_base64url(*kept).value_or(""));
        if (!key_) people_.log().error("notifications: the key cannot be read, so browsers are sent none");
      });
}

void Notices::call(const Job& job, End end) {
  const auto calling = parse_calling(job.subject);
  if (!calling) return end({});
  if (calling->what == Called::Announcement)
    return end([calling = *calling, push = key_.has_value(), mail = mail()](PeopleRows& rows) {
      call_members(rows, calling, push, mail);
    });
  if (people_.hub().is_here(calling->game, calling->player)) return end({});
  end([calling = *calling, push = key_.has_value(), mail = mail()](PeopleRows& rows) {
    call_now(rows, calling, push, mail);
  });
}

void Notices::push(const Job& job, End end) {
  people_.ask(
      Rows::Read, [subject = job.subject](PeopleRows& rows) { return to_send(rows, subject); },
      [this, end = std::move(end)](Parsed<std::optional<ToSend>> found) mutable {
        if (!found) return end(std::unexpected(JobRetry{found.error().message}));
        if (!*found || !key_) return end({});
        send((*found)->browser, std::move((*found)->notice), std::move(end));
      });
}

void Notices::send(const CalledBrowser& browser, PushMessage notice, End end) {
  const PushSubscription to{browser.endpoint, from_base64url(browser.p256dh).value_or(""),
                            from_base64url(browser.auth).value_or("")};
  jobs_.workers().run(
      "push",
      [to, notice = std::move(notice), sender = Sender{*key_, contact_, reach()},
       given_up = jobs_.given_up()] { return send_push(to, notice, sender, seconds_now(), given_up); },
      [this, id = browser.id, end = std::move(end)](const PushAnswer& answer) mutable {
        if (answer.kind == PushAnswer::Kind::Later)
          return end(std::unexpected(JobRetry{answer.why, answer.after}));
        if (answer.kind == PushAnswer::Kind::Taken) people_.log().info("event=push sent");
        if (answer.kind == PushAnswer::Kind::Refused)
          people_.log().warn("event=push refused: {}", answer.why);
        if (answer.kind != PushAnswer::Kind::Gone) return end({});
        people_.log().info("event=push gone: {}", answer.why);
        end([id](PeopleRows& rows) { rows.notices.drop(id); });
      });
}

}  // namespace trictrac

#include "apps/server/moderation/moderation.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/server/people/people.h"
#include "apps/server/runtime/time.h"
#include "base/text_of.h"
#include "contract/json_text.h"
#include "people/account_name.h"
#include "words/languages/languages.h"

namespace trictrac {
namespace {

// The result of an order in the rows, and the data for the steps that follow it.
struct OrderDone {
  contract::OrderAnswer answer{};
  std::vector<std::string> ended{};  // tokens of sessions
  std::int64_t leaves = 0;           // Person::row of a person who has been deleted
  std::optional<StoredTalk> cleared{};
  std::string game{};            // of `cleared`
  bool profile_changed = false;  // what is said of the server
  // What follows in a tournament (its id): it is shown, or it is dropped.
  enum class InTournament : std::uint8_t { Nothing, Show, Delete };
  InTournament next = InTournament::Nothing;
  std::string tournament{};
};

contract::OrderAnswer answer_with(const Tournament& tournament) {
  const event::EventState& state = tournament.state();
  contract::ModeratedTournament shown{
      .id = tournament.id, .name = tournament.settings.name, .about = tournament.settings.about};
  for (const event::Staff& each : state.staff) shown.staff.push_back(each.name);
  for (const event::Message& each : state.messages)
    shown.messages.push_back({each.number, tournament.time_of(each.number), each.text});
  return {.tournament = std::move(shown)};
}

Parsed<void> withdraw_message(Draft& draft, int number) {
  const std::vector<event::Message>& messages = draft.after().state().messages;
  if (std::ranges::find(messages, number, &event::Message::number) == messages.end())
    return refuse(ErrorCode::BadMessage, "there is no message with that number in that tournament");
  return draft.act(kByServer, "", event::Undo{number});
}

// Does what follows from an order: a person who was deleted leaves every table before it is answered.
struct Following {
  People& people;
  Talks& talks;
  ServerProfile& profile;
  Tournaments& tournaments;
  Hub::Answer<contract::OrderAnswer> then;

  void operator()(Parsed<OrderDone> done) {
    if (!done) return then(std::unexpected(done.error()));
    for (const std::string& token : done->ended) people.end_sockets(token);
    if (done->cleared) talks.show_cleared(done->game, *done->cleared);
    if (done->profile_changed)
      return profile.changed([then = std::move(then), answer = done->answer]() mutable { then(answer); });
    if (done->next != OrderDone::InTournament::Nothing) return go_on_in_tournament(*done);
    if (done->leaves == 0) return then(std::move(done->answer));
    people.finish_leaving(done->leaves,
                          [then = std::move(then), answer = done->answer]() mutable { then(answer); });
  }

  void go_on_in_tournament(const OrderDone& done) {
    if (done.next == OrderDone::InTournament::Delete) {
      tournaments.note_changed(done.tournament);
      return then(done.answer);
    }
    tournaments.look(done.tournament,
                     [then = std::move(then)](const Parsed<Tournaments::Ptr>& found) mutable {
                       if (!found) return then(std::unexpected(found.error()));
                       then(answer_with(**found));
                     });
  }
};

constexpr int kMostListed = 200;
constexpr Millis kMinute = 60 * kSecond;

contract::Moderated shown(const Person& p) {
  contract::Moderated person{.id = p.id,
                             .name = p.name,
                             .account = p.account,
                             .created = p.created,
                             .moderator = p.moderator,
                             .closed = p.closed};
  if (p.muted > seconds_now()) person.muted = p.muted;
  return person;
}

std::optional<contract::Somebody> somebody(const std::string& id, const std::string& name) {
  return id.empty() ? std::nullopt : std::optional(contract::Somebody{id, name});
}

template <class Report>
Report report_of(const StoredReport& r) {
  Report report;
  report.id = r.id;
  report.at = r.said.at;
  report.game = r.said.game;
  report.player = r.said.player;
  if (r.said.talk > 0) report.talk = r.said.talk;
  report.reason = r.said.reason;
  report.words = r.said.words;
  report.by = somebody(r.by, r.by_name);
  report.with = somebody(r.with, r.with_name);
  report.settled = r.settled;
  return report;
}

// An order while it is carried out.
struct Work {
  PeopleRows& rows;
  const Moderator& by;
  std::string_view command;
  std::string why;

  // Finds a person by the name of an account or by an id. Only the operator may act against a moderator.
  Parsed<Person> person(const std::string& name) const {
    auto found = rows.persons.named(folded_name(name));
    if (!found) found = rows.persons.with_id(name);
    if (!found) return refuse(ErrorCode::BadMessage, "there is no account with that name or id");
    return *found;
  }
  Parsed<Person> subject(const std::string& name) const {
    auto found = person(name);
    if (found && found->moderator && !by.is_operator)
      return refuse(ErrorCode::NotAllowed, "only the operator of the server can do that to a moderator");
    return found;
  }
  void note(const Person& whom, std::string what = "") const {
    rows.moderation.note(
        {seconds_now(), by.who, std::string(command), whom.row, whom.name, std::move(what), why});
  }
  OrderDone done_to(const Person& whom) const {
    return {.answer = {.person = shown(rows.persons.find(whom.row).value_or(whom))}};
  }
};
using Done = Parsed<OrderDone>;

// Does `change` to whom it is about, and notes it.
template <class Change>
Done changed(const Work& w, const std::string& name, std::string what, Change change) {
  const auto whom = w.subject(name);
  if (!whom) return std::unexpected(whom.error());
  change(*whom);
  w.note(*whom, std::move(what));
  return w.done_to(*whom);
}

std::vector<std::string> end_all_sessions(PeopleRows& rows, std::int64_t person) {
  std::vector<std::string> tokens;
  for (const Session& s : rows.sessions.of(person)) tokens.push_back(s.token);
  rows.sessions.end_all(person);
  return tokens;
}

Done run(const Work& w, const contract::ListReports& order) {
  std::vector<contract::Reported> all;
  for (const StoredReport& r : w.rows.reports.all(order.settled, kMostListed)) {
    all.push_back(report_of<contract::Reported>(r));
    all.back().against = somebody(r.against, r.against_name);
  }
  return OrderDone{.answer = {.reports = std::move(all)}};
}

// With all that was said at the table, and who it is against.
Done run(const Work& w, const contract::ShowReport& order) {
  const auto found = w.rows.reports.find(order.report);
  if (!found) return refuse(ErrorCode::BadMessage, "there is no report with that number");
  auto report = report_of<contract::WholeReport>(*found);
  for (const StoredTalk& talk : w.rows.talk.of(found->said.game, {.most = kMostListed}))
    report.talks.push_back(chat_message_of(talk));
  if (const auto against = w.rows.persons.find(found->said.against)) report.against = shown(*against);
  return OrderDone{.answer = {.report = std::move(report)}};
}

Done run(const Work& w, const contract::SettleReport& order) {
  const auto report = w.rows.reports.find(order.report);
  if (!report) return refuse(ErrorCode::BadMessage, "there is no report with that number");
  w.rows.reports.settle(report->id, seconds_now());
  Person whom;
  whom.row = report->said.against;
  whom.name = report->against_name;
  w.note(whom, "report " + std::to_string(report->id));
  return OrderDone{};
}

Done run(const Work& w, const contract::ShowPerson& order) {
  const auto whom = w.person(order.name);
  if (!whom) return std::unexpected(whom.error());
  return w.done_to(*whom);
}

Done run(const Work& w, const contract::MutePerson& order) {
  return changed(w, order.name, std::to_string(order.days) + " days", [&](const Person& p) {
    w.rows.persons.mute(p.row, seconds_now() + order.days * kSecondsOfDay);
  });
}

Done run(const Work& w, const contract::UnmutePerson& order) {
  return changed(w, order.name, "", [&](const Person& p) { w.rows.persons.mute(p.row, 0); });
}

Done run(const Work& w, const contract::RenamePerson& order) {
  const auto whom = w.subject(order.name);
  if (!whom) return std::unexpected(whom.error());
  auto named = give_account_name(w.rows, whom->row, order.new_name);
  if (!named) return std::unexpected(named.error());
  if (!whom->account) w.rows.persons.rename(whom->row, order.new_name, "", "");
  w.note(*whom, order.new_name);
  return w.done_to(*whom);
}

Done run(const Work& w, const contract::CloseAccount& order) {
  std::vector<std::string> ended;
  auto done = changed(w, order.name, "", [&](const Person& p) {
    w.rows.persons.close(p.row, seconds_now());
    ended = end_all_sessions(w.rows, p.row);
  });
  if (done) done->ended = std::move(ended);
  return done;
}

Done run(const Work& w, const contract::ReopenAccount& order) {
  return changed(w, order.name, "", [&](const Person& p) { w.rows.persons.close(p.row, 0); });
}

// The log entry names nobody: the person is deleted.
Done run(const Work& w, const contract::RemovePerson& order) {
  const auto whom = w.subject(order.name);
  if (!whom) return std::unexpected(whom.error());
  OrderDone done{.ended = end_all_sessions(w.rows, whom->row), .leaves = whom->row};
  w.rows.leave(whom->row);
  w.note({}, whom->id);
  return done;
}

Done run(const Work& w, const contract::DeleteTalk& order) {
  auto talk = w.rows.talk.one(order.game, order.talk);
  if (!talk) return refuse(ErrorCode::BadMessage, "there is no message with that number in that game");
  w.rows.talk.clear(order.game, order.talk);
  Person whom;
  whom.row = talk->person;
  whom.name = talk->name;
  w.note(whom, "game " + order.game + ", " + std::to_string(order.talk));
  return OrderDone{.cleared = std::move(talk), .game = order.game};
}

// Orders about clubs; their officers find in the record of the club that something was done.

Parsed<StoredClub> club_named(const Work& w, const std::string& name) {
  auto club = w.rows.clubs.find(name);
  if (!club) return refuse(ErrorCode::BadMessage, "there is no club with that id");
  return std::move(*club);
}

contract::ModeratedClub shown_club(PeopleRows& rows, const StoredClub& club) {
  const ClubCard& card = club.card;
  contract::ModeratedClub shown{
      .id = club.name,
      .settings = {.name = card.title,
                   .place = card.place,
                   .meets = card.meets,
                   .about = card.about,
                   .joining = std::string(contract::kClubJoinings[static_cast<std::size_t>(card.joining)]),
                   .is_private = card.is_private,
                   .young = card.young},
      .closed = club.closed,
      .members = rows.clubs.count(club.id, ClubRole::Member, ClubRole::President)};
  for (const ClubPerson& one : rows.clubs.people(club.id, ClubRole::Officer, ClubRole::President))
    shown.officers.push_back({one.name, std::string(contract::kClubRoles[static_cast<std::size_t>(one.role)]),
                              one.task, one.since});
  for (const StoredAnnouncement& one : rows.clubs.announcements(club.id, contract::kMostClubAnnouncements))
    shown.announcements.push_back({one.number, one.at, one.title, one.text, one.by});
  return shown;
}

// Does `change` to a club, notes it for moderators and for its officers, and answers the club.
template <class Change>
Done changed_club(const Work& w, const std::string& name, Change change) {
  const auto club = club_named(w, name);
  if (!club) return std::unexpected(club.error());
  const Parsed<std::string> what = change(*club);
  if (!what) return std::unexpected(what.error());
  w.note({}, what->empty() ? "club " + name : text_of("club {}, {}", name, *what));
  w.rows.clubs.record(club->id, seconds_now(), 0, ClubDeed::Moderate, 0, *what);
  return OrderDone{.answer = {.club = shown_club(w.rows, w.rows.clubs.find(name).value_or(*club))}};
}

std::string title_of_tournament(PeopleRows& rows, const std::string& id) {
  const Json listing = Json::parse(rows.tournaments.listing(id).value_or(""), nullptr, false);
  return text_member(listing, "name");
}

std::string title_of(PeopleRows& rows, const ReportedPart& part) {
  if (part.of == ReportedPart::Of::Tournament) return title_of_tournament(rows, part.name);
  const auto club = rows.clubs.find(part.name);
  return club ? club->card.title : "";
}

Done run(const Work& w, const contract::ListTextReports& order) {
  std::vector<contract::ReportedText> all;
  for (const StoredTextReport& r : w.rows.text_reports.all(order.settled, kMostListed)) {
    contract::ReportedText shown{.id = r.id,
                                 .at = r.at,
                                 .name = title_of(w.rows, r.part),
                                 .reason = r.reason,
                                 .words = r.words,
                                 .by = somebody(r.by, r.by_name),
                                 .settled = r.settled};
    (r.part.of == ReportedPart::Of::Club ? shown.club : shown.tournament) = r.part.name;
    if (r.part.number > 0) shown.announcement = r.part.number;
    all.push_back(std::move(shown));
  }
  return OrderDone{.answer = {.text_reports = std::move(all)}};
}

Done run(const Work& w, const contract::SettleTextReport& order) {
  const auto report = w.rows.text_reports.find(order.report);
  if (!report) return refuse(ErrorCode::BadMessage, "there is no report with that number");
  w.rows.text_reports.settle(report->id, seconds_now());
  const std::string_view of = report->part.of == ReportedPart::Of::Club ? "club" : "tournament";
  w.note({}, text_of("{} {}, report {}", of, report->part.name, report->id));
  return OrderDone{};
}

Done run(const Work& w, const contract::ModerateClub& order) {
  const auto club = club_named(w, order.club);
  if (!club) return std::unexpected(club.error());
  return OrderDone{.answer = {.club = shown_club(w.rows, *club)}};
}

// The texts are held to what officers may write.
Done run(const Work& w, const contract::RewriteClub& order) {
  return changed_club(w, order.club, [&](const StoredClub& club) -> Parsed<std::string> {
    ClubCard card = club.card;
    if (order.new_name) card.title = *order.new_name;
    if (order.place) card.place = *order.place;
    if (order.meets) card.meets = *order.meets;
    if (order.about) card.about = *order.about;
    if (const auto fault = contract::fault_of_club_title<"the name of a club">(card.title))
      return refuse(ErrorCode::BadMessage, *fault);
    if (const auto fault = contract::fault_of_club_line<"the place of a club">(card.place))
      return refuse(ErrorCode::BadMessage, *fault);
    if (const auto fault = contract::fault_of_club_line<"the time at which a club meets">(card.meets))
      return refuse(ErrorCode::BadMessage, *fault);
    if (const auto fault =
            contract::fault_of_club_text<"the description of a club", contract::kLongestClubAbout>(
                card.about))
      return refuse(ErrorCode::BadMessage, *fault);
    w.rows.clubs.change(club.id, card);
    return card.title;
  });
}

Done run(const Work& w, const contract::DeleteAnnouncement& order) {
  return changed_club(w, order.club, [&](const StoredClub& club) -> Parsed<std::string> {
    if (w.rows.clubs.unannounce(club.id, order.announcement).empty())
      return refuse(ErrorCode::BadMessage, "there is no announcement with that number in that club");
    return text_of("announcement {}", order.announcement);
  });
}

Done run(const Work& w, const contract::CloseClub& order) {
  return changed_club(w, order.club, [&](const StoredClub& club) -> Parsed<std::string> {
    w.rows.clubs.close(club.id, seconds_now());
    return std::string();
  });
}

Done run(const Work& w, const contract::ReopenClub& order) {
  return changed_club(w, order.club, [&](const StoredClub& club) -> Parsed<std::string> {
    w.rows.clubs.close(club.id, 0);
    return std::string();
  });
}

// Orders about tournaments: what there is to do in the rows; the rest follows in memory.

Done in_tournament(const Work& w, const std::string& id, OrderDone done) {
  if (!w.rows.tournaments.listing(id)) return std::unexpected(no_such_tournament());
  done.tournament = id;
  return done;
}

Done run(const Work& w, const contract::ModerateTournament& order) {
  return in_tournament(w, order.tournament, {.next = OrderDone::InTournament::Show});
}

// The message has been taken back, and the note is left to do.
Done run(const Work& w, const contract::WithdrawMessage& order) {
  auto done = in_tournament(w, order.tournament, {.next = OrderDone::InTournament::Show});
  if (done) w.note({}, text_of("tournament {}, message {}", order.tournament, order.number));
  return done;
}

Done run(const Work& w, const contract::DeleteTournament& order) {
  const std::string title = title_of_tournament(w.rows, order.tournament);
  auto done = in_tournament(w, order.tournament, {.next = OrderDone::InTournament::Delete});
  if (!done) return done;
  w.rows.tournaments.remove(order.tournament);
  w.note({}, text_of("tournament {}, {}", order.tournament, title));
  return done;
}

Done run(const Work& w, const contract::ShowLog&) {
  std::vector<contract::LoggedOrder> all;
  for (const Moderated& m : w.rows.moderation.last(kMostListed))
    all.push_back({m.at, m.who, m.did, m.whom, m.what, m.why});
  return OrderDone{.answer = {.log = std::move(all)}};
}

// Orders of the operator about clocks: these have been changed or paused, and only the note is left to do.

using Kind = ClockChange::Kind;
ClockChange change_of(const contract::StopClock&) { return {Kind::Stop}; }
ClockChange change_of(const contract::StartClock&) { return {Kind::Start}; }
ClockChange change_of(const contract::RestoreClock&) { return {Kind::Restore}; }
ClockChange change_of(const contract::ExtendClock& order) { return {Kind::Extend, order.minutes * kMinute}; }
template <class Order>
concept ChangesClock = requires(const Order& order) { change_of(order); };

template <ChangesClock Order>
Done run(const Work& w, const Order& order) {
  const ClockChange change = change_of(order);
  std::string what = "game " + order.game;
  if (has_length(change.kind)) what += ", " + std::to_string(change.by / kMinute) + " minutes";
  w.note({}, std::move(what));
  return OrderDone{};
}

bool pauses(const contract::PauseGames&) { return true; }
bool pauses(const contract::ResumeGames&) { return false; }
template <class Order>
concept Pauses = requires(const Order& order) { pauses(order); };

template <Pauses Order>
Done run(const Work& w, const Order&) {
  w.note({}, "all games");
  return OrderDone{};
}

// Orders of the operator about what is said of the server.

Parsed<std::string> language_of(const std::string& said) {
  if (said.empty()) return std::string(words::languages().front()->code);
  if (words::find_language(said)) return said;
  return refuse(ErrorCode::BadMessage, text_of("\"language\" must be {}", words::language_codes()));
}

Done profile_changed(const Work& w, std::string what) {
  w.note({}, std::move(what));
  return OrderDone{.profile_changed = true};
}

Done run(const Work& w, const contract::NameServer& order) {
  w.rows.server.name(order.name);
  return profile_changed(w, order.name);
}
Done run(const Work& w, const contract::SetRules& order) {
  const auto language = language_of(order.language);
  if (!language) return std::unexpected(language.error());
  w.rows.server.set_rules(*language, order.text);
  return profile_changed(w, *language);
}
Done run(const Work& w, const contract::Announce& order) {
  const auto language = language_of(order.language);
  if (!language) return std::unexpected(language.error());
  w.rows.server.announce(*language, {order.text, seconds_now() + order.days * kSecondsOfDay});
  return profile_changed(w, order.text);
}
Done run(const Work& w, const contract::ProtectYoung& order) {
  w.rows.server.protect_young(order.on);
  return profile_changed(w, order.on ? "on" : "off");
}

Done appoint(const Work& w, const std::string& name, bool is) {
  const auto whom = w.person(name);
  if (!whom) return std::unexpected(whom.error());
  if (!whom->account) return refuse(ErrorCode::BadMessage, "a moderator needs an account");
  w.rows.persons.make_moderator(whom->row, is);
  w.note(*whom);
  return w.done_to(*whom);
}
Done run(const Work& w, const contract::GrantModerator& order) { return appoint(w, order.name, true); }
Done run(const Work& w, const contract::RevokeModerator& order) { return appoint(w, order.name, false); }

template <class Order, class... All>
constexpr bool is_among(contract::Types<All...>) {
  return (std::is_same_v<Order, All> || ...);
}

Parsed<OrderDone> run_order(PeopleRows& rows, const contract::Order& order, const Moderator& by) {
  return std::visit(
      [&]<class T>(const T& one) -> Done {
        if (is_among<T>(contract::OperatorOrders{}) && !by.is_operator)
          return refuse(ErrorCode::NotAllowed, "only the operator of the server can do this");
        return run({rows, by, name_of(order), one.why}, one);
      },
      order);
}

}  // namespace

// Changes clocks and tournaments first, and logs the change afterwards.
void Moderation::carry_out(const contract::Order& order, const Moderator& by,
                           Hub::Answer<contract::OrderAnswer> then) {
  const auto noted = [this, order, by](Hub::Answer<contract::OrderAnswer> then) {
    return [this, order, by, then = std::move(then)](const auto& done) mutable {
      if (!done) return then(std::unexpected(done.error()));
      note(order, by, std::move(then));
    };
  };
  std::visit(
      [&]<class T>(const T& one) {
        if constexpr (ChangesClock<T>) {
          if (by.is_operator) return hub_.change_clock(one.game, change_of(one), noted(std::move(then)));
        } else if constexpr (Pauses<T>) {
          if (by.is_operator) return hub_.pause(pauses(one), noted(std::move(then)));
        } else if constexpr (std::is_same_v<T, contract::WithdrawMessage>) {
          return tournaments_.change(
              one.tournament, [number = one.number](Draft& draft) { return withdraw_message(draft, number); },
              noted(std::move(then)));
        }
        note(order, by, std::move(then));
      },
      order);
}

void Moderation::note(const contract::Order& order, const Moderator& by,
                      Hub::Answer<contract::OrderAnswer> then) {
  people_.ask(
      Rows::Written, [order, by](PeopleRows& rows) { return run_order(rows, order, by); },
      Following{people_, talks_, profile_, tournaments_, std::move(then)});
}

void Moderation::carry_out_for(const RequestOrigin& requester, const contract::Order& order,
                               Hub::Answer<contract::OrderAnswer> then) {
  people_.ask(
      Rows::Read, [requester](PeopleRows& rows) { return require_moderator(rows, requester); },
      [this, order, then = std::move(then)](const Parsed<Person>& by) mutable {
        if (!by) return then(std::unexpected(by.error()));
        carry_out(order, {by->name, false, by->row}, std::move(then));
      });
}

}  // namespace trictrac

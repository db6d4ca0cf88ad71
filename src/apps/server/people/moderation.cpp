#include "apps/server/people/moderation.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "apps/server/people/people.h"
#include "apps/server/runtime/time.h"
#include "base/assert.h"
#include "people/account_name.h"
#include "text/shown.h"
#include "text/words.h"
#include "wire/members.h"

namespace trictrac {
namespace {

// What has been done with the rows, and what is still to follow.
struct OrderDone {
  Json answer;
  std::vector<std::string> ended{};  // tokens of sessions
  std::int64_t leaves = 0;           // Person::row of a person who has been deleted
  std::optional<StoredTalk> cleared{};
  std::string game{};  // of `cleared`
};

Parsed<Moderator> moderator(PeopleRows& rows, const RequestOrigin& requester) {
  const auto person = require_account(rows, requester);
  if (!person) return std::unexpected(person.error());
  if (!person->moderator) return refuse(ErrorCode::NotAllowed, "only moderators may do this");
  return Moderator{person->name, false, person->row};
}

// Does what follows from an order: a person who was deleted leaves every table before it is answered.
struct Following {
  People& people;
  Talks& talks;
  Hub::Answer<Json> then;

  void operator()(Parsed<OrderDone> done) {
    if (!done) return then(std::unexpected(done.error()));
    for (const std::string& token : done->ended) people.end_sockets(token);
    if (done->cleared) talks.show_cleared(done->game, *done->cleared);
    if (done->leaves == 0) return then(std::move(done->answer));
    people.empty_seats(done->leaves,
                       [then = std::move(then), answer = done->answer]() mutable { then(answer); });
  }
};

constexpr int kMostListed = 200;
constexpr int kMostDays = 3650;
constexpr Millis kMinute = 60 * kSecond;
constexpr int kMostMinutes = static_cast<int>(kLongestExtension / kMinute);
constexpr int kMostNumber = 1'000'000'000;

Json person_json_for_moderators(const Person& p) {
  return {{"id", p.id},
          {"name", p.name},
          {"account", p.account},
          {"created", p.created},
          {"moderator", p.moderator},
          {"closed", p.closed},
          {"muted", p.muted > seconds_now() ? Json(p.muted) : Json(nullptr)}};
}

Json party_json(const std::string& id, const std::string& name) {
  if (id.empty()) return nullptr;
  return {{"id", id}, {"name", name}};
}

Json report_json(const StoredReport& r) {
  return {{"id", r.id},
          {"at", r.said.at},
          {"game", r.said.game},
          {"player", r.said.player ? Json(*r.said.player) : Json(nullptr)},
          {"talk", r.said.talk > 0 ? Json(r.said.talk) : Json(nullptr)},
          {"reason", r.said.reason},
          {"words", r.said.words},
          {"by", party_json(r.by, r.by_name)},
          {"against", party_json(r.against, r.against_name)},
          {"with", party_json(r.with, r.with_name)},
          {"settled", r.settled}};
}

// An order while it is carried out.
struct Work {
  PeopleRows& rows;
  const Order& order;
  const Moderator& by;

  // Whom it is about. Moderators do nothing to each other: that is for those who run the server.
  Parsed<Person> person() const {
    auto found = rows.persons.named(folded_name(order.name));
    if (!found) found = rows.persons.with_id(order.name);
    if (!found) return refuse(ErrorCode::BadMessage, "there is no account with that name or id");
    return *found;
  }
  Parsed<Person> subject() const {
    auto found = person();
    if (found && found->moderator && !by.is_operator)
      return refuse(ErrorCode::NotAllowed, "only the operator of the server can do that to a moderator");
    return found;
  }
  void note(const Person& whom, std::string what = "") const {
    rows.moderation.note(
        {seconds_now(), by.who, order.command, whom.row, whom.name, std::move(what), order.why});
  }
  OrderDone done_to(const Person& whom) const {
    const auto now = rows.persons.find(whom.row);
    return {.answer = {{"person", person_json_for_moderators(now.value_or(whom))}}};
  }
};
using Done = Parsed<OrderDone>;

// Does `change` to whom it is about, and notes it.
template <class Change>
Done changed(const Work& w, std::string what, Change change) {
  const auto whom = w.subject();
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

Done list_reports(const Work& w) {
  Json all = Json::array();
  for (const StoredReport& r : w.rows.reports.all(w.order.settled, kMostListed))
    all.push_back(report_json(r));
  return OrderDone{.answer = {{"reports", std::move(all)}}};
}

// With all that was said at the table, and who it is against.
Done show_report(const Work& w) {
  const auto report = w.rows.reports.find(w.order.number);
  if (!report) return refuse(ErrorCode::BadMessage, "there is no report with that number");
  Json json = report_json(*report);
  json["talks"] = Json::array();
  for (const StoredTalk& talk : w.rows.talk.of(report->said.game, {.most = kMostListed}))
    json["talks"].push_back(talked_json(talked_of(talk)));
  const auto against = w.rows.persons.find(report->said.against);
  if (against) json["against"] = person_json_for_moderators(*against);
  return OrderDone{.answer = {{"report", std::move(json)}}};
}

Done settle(const Work& w) {
  const auto report = w.rows.reports.find(w.order.number);
  if (!report) return refuse(ErrorCode::BadMessage, "there is no report with that number");
  w.rows.reports.settle(report->id, seconds_now());
  Person whom;
  whom.row = report->said.against;
  whom.name = report->against_name;
  w.note(whom, "report " + std::to_string(report->id));
  return OrderDone{.answer = Json::object()};
}

Done show_person(const Work& w) {
  const auto whom = w.person();
  if (!whom) return std::unexpected(whom.error());
  return w.done_to(*whom);
}

Done mute(const Work& w) {
  return changed(w, std::to_string(w.order.number) + " days", [&](const Person& p) {
    w.rows.persons.mute(p.row, seconds_now() + w.order.number * kSecondsOfDay);
  });
}

Done unmute(const Work& w) {
  return changed(w, "", [&](const Person& p) { w.rows.persons.mute(p.row, 0); });
}

Done rename(const Work& w) {
  const auto whom = w.subject();
  if (!whom) return std::unexpected(whom.error());
  auto named = give_account_name(w.rows, whom->row, w.order.value);
  if (!named) return std::unexpected(named.error());
  if (!whom->account) w.rows.persons.rename(whom->row, w.order.value, "", "");
  w.note(*whom, w.order.value);
  return w.done_to(*whom);
}

Done close(const Work& w) {
  std::vector<std::string> ended;
  auto done = changed(w, "", [&](const Person& p) {
    w.rows.persons.close(p.row, seconds_now());
    ended = end_all_sessions(w.rows, p.row);
  });
  if (done) done->ended = std::move(ended);
  return done;
}

Done reopen(const Work& w) {
  return changed(w, "", [&](const Person& p) { w.rows.persons.close(p.row, 0); });
}

// The note names nobody: the person is gone.
Done remove(const Work& w) {
  const auto whom = w.subject();
  if (!whom) return std::unexpected(whom.error());
  OrderDone done{Json::object(), end_all_sessions(w.rows, whom->row), whom->row};
  w.rows.persons.leave(whom->row);
  w.note({}, whom->id);
  return done;
}

Done clear_talk(const Work& w) {
  auto talk = w.rows.talk.one(w.order.game, w.order.number);
  if (!talk) return refuse(ErrorCode::BadMessage, "there is no message with that number in that game");
  w.rows.talk.clear(w.order.game, w.order.number);
  Person whom;
  whom.row = talk->person;
  whom.name = talk->name;
  w.note(whom, "game " + w.order.game + ", " + std::to_string(w.order.number));
  return OrderDone{Json::object(), {}, 0, std::move(talk), w.order.game};
}

// Returns what an order does to the clocks of its game, if anything.
std::optional<ClockChange> clock_change_of(const Order& order) {
  using Kind = ClockChange::Kind;
  if (order.command == "stop_clock") return ClockChange{Kind::Stop};
  if (order.command == "start_clock") return ClockChange{Kind::Start};
  if (order.command == "restore_clock") return ClockChange{Kind::Restore};
  if (order.command == "extend_clock") return ClockChange{Kind::Extend, order.number * kMinute};
  return std::nullopt;
}

Done note_clock(const Work& w) {
  const auto change = clock_change_of(w.order);
  std::string what = "game " + w.order.game;
  if (change && has_length(change->kind)) what += ", " + std::to_string(w.order.number) + " minutes";
  w.note({}, std::move(what));
  return OrderDone{Json::object()};
}

// Returns whether an order pauses all games, or ends that; nothing: neither.
std::optional<bool> pause_of(const Order& order) {
  if (order.command == "pause") return true;
  if (order.command == "resume") return false;
  return std::nullopt;
}

Done note_pause(const Work& w) {
  w.note({}, "all games");
  return OrderDone{Json::object()};
}

Done appoint(const Work& w, bool is) {
  const auto whom = w.person();
  if (!whom) return std::unexpected(whom.error());
  if (!whom->account) return refuse(ErrorCode::BadMessage, "a moderator needs an account");
  w.rows.persons.make_moderator(whom->row, is);
  w.note(*whom);
  return w.done_to(*whom);
}
Done grant(const Work& w) { return appoint(w, true); }
Done revoke(const Work& w) { return appoint(w, false); }

Done show_log(const Work& w) {
  Json all = Json::array();
  for (const Moderated& m : w.rows.moderation.last(kMostListed))
    all.push_back(
        {{"at", m.at}, {"who", m.who}, {"did", m.did}, {"whom", m.whom}, {"what", m.what}, {"why", m.why}});
  return OrderDone{.answer = {{"log", std::move(all)}}};
}

// What an order says besides "do".
enum class Says : std::uint8_t { Nothing, Settled, Report, Name, Days, NewName, Talk, Game, Minutes };

struct ModerationCommand {
  std::string_view name;
  Says says;
  Done (*run)(const Work&);
  bool for_operator = false;  // moderators may not
};

constexpr std::array kModerationCommands{ModerationCommand{"reports", Says::Settled, list_reports},
                                         ModerationCommand{"report", Says::Report, show_report},
                                         ModerationCommand{"settle", Says::Report, settle},
                                         ModerationCommand{"who", Says::Name, show_person},
                                         ModerationCommand{"mute", Says::Days, mute},
                                         ModerationCommand{"unmute", Says::Name, unmute},
                                         ModerationCommand{"rename", Says::NewName, rename},
                                         ModerationCommand{"close", Says::Name, close},
                                         ModerationCommand{"reopen", Says::Name, reopen},
                                         ModerationCommand{"delete", Says::Name, remove},
                                         ModerationCommand{"delete_talk", Says::Talk, clear_talk},
                                         ModerationCommand{"log", Says::Nothing, show_log},
                                         ModerationCommand{"stop_clock", Says::Game, note_clock, true},
                                         ModerationCommand{"start_clock", Says::Game, note_clock, true},
                                         ModerationCommand{"extend_clock", Says::Minutes, note_clock, true},
                                         ModerationCommand{"restore_clock", Says::Game, note_clock, true},
                                         ModerationCommand{"pause", Says::Nothing, note_pause, true},
                                         ModerationCommand{"resume", Says::Nothing, note_pause, true},
                                         ModerationCommand{"grant", Says::Name, grant, true},
                                         ModerationCommand{"revoke", Says::Name, revoke, true}};

const ModerationCommand* find_command(std::string_view name) {
  const auto* const found = std::ranges::find(kModerationCommands, name, &ModerationCommand::name);
  return found == kModerationCommands.end() ? nullptr : found;
}

void read_more(Members& m, Says says, Order& order) {
  if (says == Says::Name || says == Says::Days || says == Says::NewName) order.name = m.text("name");
  if (says == Says::Days) order.number = m.number("days", 1, kMostDays);
  if (says == Says::NewName) order.value = m.text("new");
  if (says == Says::Report) order.number = m.number("report", 1, kMostNumber);
  if (says == Says::Talk || says == Says::Game || says == Says::Minutes) order.game = m.text("game");
  if (says == Says::Minutes) order.number = m.number("minutes", 1, kMostMinutes);
  if (says == Says::Talk) order.number = m.number("talk", 1, kMostNumber);
  if (const Json* settled = says == Says::Settled ? m.find("settled") : nullptr)
    order.settled = *settled == true;
}

// Carries an order out; of one about clocks, which have been changed or paused, only the note is left to do.
Parsed<OrderDone> run_order(PeopleRows& rows, const Order& order, const Moderator& by) {
  const ModerationCommand* command = find_command(order.command);
  TRICTRAC_ASSERT(command);
  if (command->for_operator && !by.is_operator)
    return refuse(ErrorCode::NotAllowed, "only the operator of the server can do this");
  return command->run({rows, order, by});
}

}  // namespace

// What is done to the clocks is done first, and then noted.
void Moderation::carry_out(const Order& order, const Moderator& by, Hub::Answer<Json> then) {
  const auto change = clock_change_of(order);
  const auto pause = pause_of(order);
  if ((!change && !pause) || !by.is_operator) return note(order, by, std::move(then));
  auto done = [this, order, by, then = std::move(then)](const Parsed<std::string>& done) mutable {
    if (!done) return then(std::unexpected(done.error()));
    note(order, by, std::move(then));
  };
  if (change)
    hub_.change_clock(order.game, *change, std::move(done));
  else
    hub_.pause(*pause, std::move(done));
}

void Moderation::note(const Order& order, const Moderator& by, Hub::Answer<Json> then) {
  people_.ask<OrderDone>(
      Rows::Written, [order, by](PeopleRows& rows) { return run_order(rows, order, by); },
      Following{people_, talks_, std::move(then)});
}

void Moderation::carry_out_for(const RequestOrigin& requester, const Order& order, Hub::Answer<Json> then) {
  people_.ask<OrderDone>(
      Rows::Written,
      [requester, order](PeopleRows& rows) -> Parsed<OrderDone> {
        const auto by = moderator(rows, requester);
        if (!by) return std::unexpected(by.error());
        return run_order(rows, order, *by);
      },
      Following{people_, talks_, std::move(then)});
}

// Each thing a moderator may ask for.

Parsed<Order> parse_order(const Json& json) {
  Members m(json, {"do", "name", "days", "minutes", "new", "report", "game", "talk", "settled", "why"});
  Order order;
  order.command = m.text("do");
  order.why = trim(m.text_or("why", ""), " ");
  const ModerationCommand* command = find_command(order.command);
  if (!command) m.fail(bad("\"do\" is not something a moderator can do"));
  if (const auto fault = talk_fault(order.why); fault && !order.why.empty())
    m.fail(bad("the reason " + *fault));
  if (command) read_more(m, command->says, order);
  return m.done(std::move(order));
}

}  // namespace trictrac

#include "store/rows/notice_rows.h"

#include <algorithm>
#include <charconv>

#include "base/text_of.h"

namespace trictrac {
namespace {

constexpr std::string_view kBrowser =
    "SELECT id, endpoint, p256dh, auth, language, session, person FROM browser WHERE ";

CalledBrowser browser_of(const Statement& s) {
  return {s.number(0), s.text(1), s.text(2), s.text(3), s.text(4), s.text(5), s.number(6)};
}

std::string browsers_where(std::string_view condition) {
  return std::string(kBrowser) + std::string(condition);
}

// Returns the names of the unwanted notices, with a space after each.
std::string refused_text(const NoticeChoices& choices) {
  std::string text;
  for (const Called what : kCalled)
    if (!choices.wishes(what)) (text += name_of(what)) += ' ';
  return text;
}

constexpr std::array<std::string_view, kCalled.size()> kNames{"turn",  "taken",     "offer",       "over",
                                                              "ready", "challenge", "announcement"};

}  // namespace

std::string_view name_of(Called what) { return kNames[static_cast<std::size_t>(what)]; }

std::optional<Called> called_of(std::string_view name) {
  const auto* const found = std::ranges::find(kNames, name);
  if (found == kNames.end()) return std::nullopt;
  return kCalled[static_cast<std::size_t>(found - kNames.begin())];
}

std::string calling_text(const Calling& calling) {
  return text_of("{} {} {}", name_of(calling.what), calling.game, calling.player);
}

std::optional<Calling> parse_calling(std::string_view text) {
  const auto first = text.find(' '), last = text.rfind(' ');
  if (first == std::string_view::npos || last == first) return std::nullopt;
  const auto what = called_of(text.substr(0, first));
  Calling calling{what.value_or(Called::Turn), std::string(text.substr(first + 1, last - first - 1)), 0};
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data() + last + 1, end, calling.player);
  if (!what || read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return calling;
}

NoticeChoices NoticeRows::choices(std::int64_t person) {
  const auto read = [](const Statement& s) {
    NoticeChoices choices;
    const std::string refused = s.text(0);
    for (const Called what : kCalled)
      choices.wished[static_cast<std::size_t>(what)] = !refused.contains(std::string(name_of(what)) + ' ');
    choices.digest = s.number(1) != 0;
    choices.language = s.text(2);
    return choices;
  };
  return sql_.first("SELECT refused, digest, language FROM notices WHERE person = ?", read, person)
      .value_or(NoticeChoices{});
}

void NoticeRows::make(std::int64_t person) {
  sql_.run("INSERT INTO notices (person) VALUES (?) ON CONFLICT (person) DO NOTHING", person);
}

void NoticeRows::choose(std::int64_t person, const NoticeChoices& choices) {
  make(person);
  sql_.run("UPDATE notices SET refused = ?2, digest = ?3, language = ?4 WHERE person = ?1", person,
           refused_text(choices), choices.digest, choices.language);
}

std::string NoticeRows::stop_key(std::int64_t person, std::string_view made) {
  make(person);
  sql_.run("UPDATE notices SET stop_key = ?2 WHERE person = ?1 AND stop_key = ''", person, made);
  return sql_.text("SELECT stop_key FROM notices WHERE person = ?", person);
}

bool NoticeRows::stop_letters(std::string_view key) {
  if (key.empty()) return false;
  return sql_.any("UPDATE notices SET digest = 0 WHERE stop_key = ? RETURNING person", key);
}

std::int64_t NoticeRows::last_letter(std::int64_t person) {
  return sql_.number("SELECT last_letter FROM notices WHERE person = ?", person).value_or(0);
}

void NoticeRows::note_letter(std::int64_t person, std::int64_t now) {
  make(person);
  sql_.run("UPDATE notices SET last_letter = ?2 WHERE person = ?1", person, now);
}

void NoticeRows::put(const CalledBrowser& b) {
  sql_.run("DELETE FROM browser WHERE session = ? OR endpoint = ?", b.session, b.endpoint);
  sql_.run(
      "INSERT INTO browser (person, session, endpoint, p256dh, auth, language) VALUES (?, ?, ?, ?, ?, ?)",
      b.person, b.session, b.endpoint, b.p256dh, b.auth, b.language);
}

std::vector<CalledBrowser> NoticeRows::of(std::int64_t person) {
  return sql_.all(browsers_where("person = ? ORDER BY id"), browser_of, person);
}

std::optional<CalledBrowser> NoticeRows::find(std::int64_t id) {
  return sql_.first(browsers_where("id = ?"), browser_of, id);
}

void NoticeRows::drop(std::int64_t id) { sql_.run("DELETE FROM browser WHERE id = ?", id); }

void NoticeRows::drop_of_session(std::string_view session) {
  sql_.run("DELETE FROM browser WHERE session = ?", session);
}

std::optional<NoticedSeat> NoticeRows::seat(std::string_view game, int player) {
  NoticedSeat seat;
  bool found = false;
  sql_.each(
      "SELECT g.config, g.asked, g.over, s.name, s.person, s.player, s.claim FROM game g JOIN seat s ON "
      "s.game = g.id"
      " WHERE g.name = ? ORDER BY s.player",
      [&](const Statement& s) {
        seat.names.push_back(s.text(3));
        if (s.number(5) != player) return;
        found = true;
        seat.config = s.text(0);
        seat.asked = s.text(1).contains(sign_of_player(player));
        seat.over = s.number(2) != 0;
        seat.person = s.number(4);
        seat.kept = seat.person != 0 && !s.text(6).empty();
      },
      game);
  return found ? std::optional(std::move(seat)) : std::nullopt;
}

std::string NoticeRows::setting(std::string_view name, std::string_view made) {
  sql_.run("INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, made);
  return sql_.text("SELECT value FROM setting WHERE name = ?", name);
}

}  // namespace trictrac

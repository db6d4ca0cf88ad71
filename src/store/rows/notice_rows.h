// Notifications of people: their choices and their browsers, as rows of the database.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"

namespace trictrac {

// The reasons for notifying a person.
enum class Called : std::uint8_t {
  Turn,
  Taken,
  Offer,
  Over,
  Ready,        // their table in a tournament
  Challenge,    // somebody challenges them
  Announcement  // of a club of theirs
};
inline constexpr std::array kCalled{Called::Turn,  Called::Taken,     Called::Offer,       Called::Over,
                                    Called::Ready, Called::Challenge, Called::Announcement};
std::string_view name_of(Called what);
std::optional<Called> called_of(std::string_view name);

// The notification of a person at a seat, or of the members of a club (`game` is its name, `player` the
// number of the announcement); the subject of jobs of the kind kCallJob.
struct Calling {
  Called what = Called::Turn;
  std::string game;
  int player = 0;
};
inline constexpr const char* kCallJob = "call";
std::string calling_text(const Calling& calling);
std::optional<Calling> parse_calling(std::string_view text);

// A person's choices about notifications.
struct NoticeChoices {
  std::array<bool, kCalled.size()> wished{true, true, true, true, true, true, true};  // by Called
  bool digest = false;   // an e-mail a day, where there is an address
  std::string language;  // of e-mails; "": the first there is
  bool wishes(Called what) const { return wished[static_cast<std::size_t>(what)]; }
};

// A browser that receives notifications, as long as its session lasts.
struct CalledBrowser {
  std::int64_t id = 0;
  std::string endpoint, p256dh, auth;  // as PushSubscription, the keys in base64url
  std::string language;
  std::string session;      // Session::token
  std::int64_t person = 0;  // Person::row
};

// A seat of a game, with the members that a notification needs.
struct NoticedSeat {
  std::int64_t person = 0;
  std::string config;
  std::vector<std::string> names;  // of all seats, "" where the config has the name
  bool asked = false;              // something is awaited from that player
  bool over = false;
  bool kept = false;  // a challenge keeps the seat for that person
};

class NoticeRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  NoticeChoices choices(std::int64_t person);
  void choose(std::int64_t person, const NoticeChoices& choices);
  // Returns the key of the link that stops e-mails without signing in: always the same, `made` the first
  // time.
  std::string stop_key(std::int64_t person, std::string_view made);
  // Stops the e-mails of the person with that key. Returns false if there is no such key.
  bool stop_letters(std::string_view key);
  // Returns when an e-mail was last sent; 0 for never.
  std::int64_t last_letter(std::int64_t person);
  void note_letter(std::int64_t person, std::int64_t now);

  // Stores the browser of a session; its endpoint is removed from any other session.
  void put(const CalledBrowser& browser);
  std::vector<CalledBrowser> of(std::int64_t person);
  std::optional<CalledBrowser> find(std::int64_t id);
  void drop(std::int64_t id);
  void drop_of_session(std::string_view session);

  std::optional<NoticedSeat> seat(std::string_view game, int player);

  // Returns a setting of the service; stores `made` under that name if there is none.
  std::string setting(std::string_view name, std::string_view made);

 private:
  void make(std::int64_t person);
};

}  // namespace trictrac

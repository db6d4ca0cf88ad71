// People as they are stored.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trictrac {

// Times are seconds since 1970.
struct Person {
  std::int64_t row = 0;  // which no other ever has
  std::string id;        // by which others may know him
  std::string name;      // "" for a guest who gave none
  bool account = false;  // else a guest
  std::string password;  // password_hash, "" where there is none
  std::string email;     // "" where there is none
  std::int64_t created = 0;
  bool moderator = false;
  bool closed = false;           // nobody can sign in to this account any more
  std::int64_t muted = 0;        // until when they may not write to others; 0: they may
  bool email_confirmed = false;  // a link that was sent there has been followed
};

struct Session {
  std::string token;  // key_hash of what the browser keeps
  std::string id;
  std::string device;  // such as "Firefox, Linux", "" where it cannot be known
  std::int64_t created = 0;
  std::int64_t seen = 0;  // to the hour
};

// A game at which somebody has seats.
struct SeatedGame {
  std::string game;
  std::vector<int> players;
  std::string config;
  std::vector<std::string> names;  // of all seats, "" where the config has the name
  std::int64_t touched = 0;
  std::vector<int> free{};  // players whose seats are still to be taken
  // Of a game to which nothing has been added since version 6 of the store, neither is known.
  std::optional<bool> turn{};  // something is awaited from him
  std::optional<bool> over{};
};

}  // namespace trictrac

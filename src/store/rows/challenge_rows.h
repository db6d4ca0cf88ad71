// What passkeys are asked to sign, as rows of the database: each challenge once, and not for long.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "store/statements.h"

namespace trictrac {

inline constexpr std::int64_t kChallengeSeconds = 300;

// What a challenge was made for.
struct Challenged {
  bool signs_in = false;  // else a passkey is made
  std::string token{};    // of the client for which one is made (RequestOrigin::token)
  std::string person{};   // Person::id under which the authenticator keeps it
  std::string name{};     // of the account that is made with it; "" where there is one
};

class ChallengeRows {
 public:
  explicit ChallengeRows(Statements& sql) : sql_(sql) {}

  // `challenge`: bytes that nobody can know before. Forgets those that are too old.
  void add(std::string_view challenge, const Challenged& what, std::int64_t now);
  // What it was made for, the first time this is asked, and in time.
  std::optional<Challenged> take(std::string_view challenge, std::int64_t now);

 private:
  Statements& sql_;
};

Stored<void> add_challenges(Database& db);

}  // namespace trictrac

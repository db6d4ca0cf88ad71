// Passkeys and their challenges, as rows of the database.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"

namespace trictrac {

// A passkey of an account.
struct StoredPasskey {
  std::string credential;  // its name, bytes
  std::int64_t person = 0;
  std::string name;       // such as "Chromium, Linux", as its owner calls it
  int algorithm = 0;      // by the register of COSE: -7, -8, -257
  std::string key;        // the public key, as people/passkey.h writes it
  std::int64_t uses = 0;  // the counter of the last signature
  std::int64_t created = 0;
};

class PasskeyRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Adds a passkey. Conflict: it exists already.
  void add(const StoredPasskey& passkey);
  // Returns a person's passkeys, the oldest first.
  std::vector<StoredPasskey> of(std::int64_t person);
  std::optional<StoredPasskey> find(std::string_view credential);
  // Stores the counter of a signature.
  void count(std::string_view credential, std::int64_t uses);
  void forget(std::string_view credential);
};

inline constexpr std::int64_t kChallengeSeconds = 300;

// The purpose of a challenge.
struct Challenged {
  bool signs_in = false;  // else a passkey is made
  std::string token{};    // of the client for which one is made (RequestOrigin::token)
  std::string person{};   // Person::id under which the authenticator keeps it
  std::string name{};     // of the account that is made with it; "" where there is one
};

// Challenges, each answered once and within kChallengeSeconds.
class ChallengeRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Adds `challenge`, random bytes, and deletes expired ones.
  void add(std::string_view challenge, const Challenged& what, std::int64_t now);
  // Returns the purpose of a challenge that has not expired, and deletes it; nullopt if there is none.
  std::optional<Challenged> take(std::string_view challenge, std::int64_t now);
};

}  // namespace trictrac

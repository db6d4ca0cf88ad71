// Passkeys as rows of the database.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/statements.h"

namespace trictrac {

struct StoredPasskey {
  std::string credential;  // its name, bytes
  std::int64_t person = 0;
  std::string name;       // such as "Chromium, Linux", as whoever made it calls it
  int algorithm = 0;      // by the register of COSE: -7, -8, -257
  std::string key;        // the public key, as people/passkey.h writes it
  std::int64_t uses = 0;  // the counter of the last signature
  std::int64_t created = 0;
};

class PasskeyRows {
 public:
  explicit PasskeyRows(Statements& sql) : sql_(sql) {}

  // Conflict: somebody has it already.
  void add(const StoredPasskey& passkey);
  std::vector<StoredPasskey> of(std::int64_t person);  // the oldest first
  std::optional<StoredPasskey> find(std::string_view credential);
  void count(std::string_view credential, std::int64_t uses);
  void forget(std::string_view credential);

 private:
  Statements& sql_;
};

}  // namespace trictrac

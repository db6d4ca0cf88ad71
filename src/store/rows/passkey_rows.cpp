#include "store/rows/passkey_rows.h"

namespace trictrac {
namespace {

std::string text_of_bytes(std::span<const std::uint8_t> blob) { return {blob.begin(), blob.end()}; }

StoredPasskey passkey_of(const Statement& s) {
  return {text_of_bytes(s.blob(0)), s.number(1), s.text(2),  static_cast<int>(s.number(3)),
          text_of_bytes(s.blob(4)), s.number(5), s.number(6)};
}

}  // namespace

void PasskeyRows::add(const StoredPasskey& p) {
  sql_.run(
      "INSERT INTO passkey (credential, person, name, algorithm, key, uses, created) VALUES (?, ?, ?, ?, ?, "
      "?, ?)",
      bytes(p.credential), p.person, p.name, p.algorithm, bytes(p.key), p.uses, p.created);
}

std::vector<StoredPasskey> PasskeyRows::of(std::int64_t person) {
  return sql_.all(
      "SELECT credential, person, name, algorithm, key, uses, created FROM passkey WHERE person = ?"
      " ORDER BY created, credential",
      passkey_of, person);
}

std::optional<StoredPasskey> PasskeyRows::find(std::string_view credential) {
  return sql_.first(
      "SELECT credential, person, name, algorithm, key, uses, created FROM passkey WHERE credential = ?",
      passkey_of, bytes(credential));
}

void PasskeyRows::count(std::string_view credential, std::int64_t uses) {
  sql_.run("UPDATE passkey SET uses = ?2 WHERE credential = ?1", bytes(credential), uses);
}

void PasskeyRows::forget(std::string_view credential) {
  sql_.run("DELETE FROM passkey WHERE credential = ?", bytes(credential));
}

void ChallengeRows::add(std::string_view challenge, const Challenged& what, std::int64_t now) {
  sql_.run("DELETE FROM challenge WHERE until <= ?", now);
  sql_.run("INSERT INTO challenge (bytes, signs_in, token, person, name, until) VALUES (?, ?, ?, ?, ?, ?)",
           bytes(challenge), what.signs_in, what.token, what.person, what.name, now + kChallengeSeconds);
}

std::optional<Challenged> ChallengeRows::take(std::string_view challenge, std::int64_t now) {
  struct FoundChallenge {
    Challenged what;
    std::int64_t until = 0;
  };
  auto found = sql_.first(
      "DELETE FROM challenge WHERE bytes = ? RETURNING signs_in, token, person, name, until",
      [](const Statement& s) {
        return FoundChallenge{{s.number(0) != 0, s.text(1), s.text(2), s.text(3)}, s.number(4)};
      },
      bytes(challenge));
  if (!found || found->until <= now) return std::nullopt;
  return std::move(found->what);
}

}  // namespace trictrac

// The chat at tables.
#pragma once

#include "apps/server/people/people.h"
#include "wire/company_message.h"

namespace trictrac {

// A page at a table: its person (0: unknown) and the players whose seats they hold.
struct AtTable {
  std::string game;
  std::int64_t person = 0;
  std::vector<int> players{};
  bool account = false;  // the person has one; else they are a guest
  bool young = false;    // a young player, who reads no chat
};

// The part of the chat that a page at a table needs.
class Talking {
 public:
  virtual ~Talking() = default;
  // Stores a message, then shows it to those who may read it. Calls `then` with "".
  virtual void say(AtTable who, Talk said, Hub::Answer<std::string> then) = 0;
  // Calls `then` with the people hidden from `person` in the lobby (blocked in either direction).
  virtual void list_hidden(std::int64_t person, Hub::Answer<std::vector<std::int64_t>> then) = 0;
  // Calls `then` with whether the page may see a private game that its person does not play.
  virtual void admits(AtTable who, Hub::Answer<bool> then) = 0;
  // Calls `then` with the message "talks", or "" if there are no messages that the page may read.
  virtual void past(AtTable who, Hub::Answer<std::string> then) = 0;
};

// Only accounts write. Everybody at the table reads, except those who have blocked the author. Players and
// spectators write separately (Hub::chat_access).
class Talks final : public Talking {
 public:
  explicit Talks(People& people);

  void say(AtTable who, Talk said, Hub::Answer<std::string> then) override;
  void past(AtTable who, Hub::Answer<std::string> then) override;
  void list_hidden(std::int64_t person, Hub::Answer<std::vector<std::int64_t>> then) override;
  void admits(AtTable who, Hub::Answer<bool> then) override;
  // Shows that the words of a message have been removed.
  void show_cleared(const std::string& game, const StoredTalk& talk);

 private:
  // Shows a message that another server has stored.
  void show_stored(const std::string& game, int n);

  People& people_;
};

// Returns a chat message in the form of messages.
ChatMessage chat_message_of(const StoredTalk& talk);

}  // namespace trictrac

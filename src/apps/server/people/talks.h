// What people say at tables in their own words.
#pragma once

#include "apps/server/people/people.h"
#include "wire/company_text.h"

namespace trictrac {

// A page at a table: its person (0: nobody known) and the players whose seats they hold.
struct AtTable {
  std::string game;
  std::int64_t person = 0;
  std::vector<int> players{};
  bool account = false;  // theirs; else they are a guest
};

// What a page at a table needs of it.
class Talking {
 public:
  virtual ~Talking() = default;
  // Stores it, then shows it to those who may read it; answers nothing.
  virtual void say(AtTable who, Talk said, Hub::Answer<std::string> then) = 0;
  // Answers whom a person does not meet in the lobby: those they have blocked, and who have blocked them.
  virtual void kept_apart(std::int64_t person, Hub::Answer<std::vector<std::int64_t>> then) = 0;
  // Answers whether they may see that game where it is private and they do not play it.
  virtual void admits(AtTable who, Hub::Answer<bool> then) = 0;
  // Answers the message "talks", "" where nothing was said that they may read.
  virtual void past(AtTable who, Hub::Answer<std::string> then) = 0;
};

// Only accounts write; everybody there reads, but for those who have blocked who writes. Players and those
// who look on write apart (Hub::chat_access).
class Talks final : public Talking {
 public:
  explicit Talks(People& people);

  void say(AtTable who, Talk said, Hub::Answer<std::string> then) override;
  void past(AtTable who, Hub::Answer<std::string> then) override;
  void kept_apart(std::int64_t person, Hub::Answer<std::vector<std::int64_t>> then) override;
  void admits(AtTable who, Hub::Answer<bool> then) override;
  // Shows that its words have been taken away.
  void show_cleared(const std::string& game, const StoredTalk& talk);

 private:
  // What another server has stored.
  void show_stored(const std::string& game, int n);

  People& people_;
};

// Returns what was said as messages have it.
Talked talked_of(const StoredTalk& talk);

}  // namespace trictrac

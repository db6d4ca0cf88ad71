// What people say at tables in their own words.
#pragma once

#include "apps/server/people.h"
#include "wire/company_text.h"

namespace trictrac {

// Whoever is at a table: his person (0: nobody known) and the players whose seats he holds.
struct AtTable {
  std::string game;
  std::int64_t person = 0;
  std::vector<int> players{};
};

// Only accounts write; everybody there reads, but for those who have blocked who writes. Players and those who
// look on write apart (Hub::hearing).
class Talks {
 public:
  explicit Talks(People& people) : people_(people) {}

  // Keeps it, then shows it to whoever may read it; nothing is answered.
  void say(AtTable who, Talk said, Hub::Answer<std::string> then);
  // The message "talks", "" where nothing was said that he may read.
  void past(AtTable who, Hub::Answer<std::string> then);
  // Shows that its words have been taken away.
  void show_cleared(const std::string& game, const StoredTalk& talk);

 private:
  People& people_;
};

// As messages have it.
Talked talked_of(const StoredTalk& talk);

}  // namespace trictrac

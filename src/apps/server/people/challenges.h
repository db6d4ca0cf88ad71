// Challenges: games made for two given persons, one of whom has still to accept (contract/challenges.h).
#pragma once

#include <string>
#include <vector>

#include "apps/server/hub/people_here.h"
#include "apps/server/people/jobs.h"
#include "apps/server/people/people.h"
#include "contract/challenges.h"

namespace trictrac {

// Returns until when a challenge waits for its answer, from its game's configuration and the time at which it
// was made (seconds since 1970).
std::int64_t end_of_challenge(std::string_view config, std::int64_t made);

// Returns whether `by` may challenge `to`, who is another person: neither has blocked their opponent, and
// `to` takes challenges from them.
bool may_challenge(PeopleRows& rows, const Person& by, const Person& to);

// A challenge as it is asked for.
struct ChallengeAsked {
  std::string person;  // Person::id of the person challenged
  std::string game;    // the body of a new game, without seats
};

class Challenges {
 public:
  template <class T>
  using Answer = Hub::Answer<T>;

  // Requires that all of these outlive it. `makers`: the threads on which games are made.
  Challenges(People& people, PeopleHere& here, Jobs& jobs, Pool& makers);
  Challenges(const Challenges&) = delete;
  Challenges& operator=(const Challenges&) = delete;

  // Makes a challenge of a person, and tells the person challenged.
  void make(const RequestOrigin& requester, ChallengeAsked asked, Answer<contract::Challenged> then);
  // Gives the person challenged their seat, and tells both. Answers "".
  void accept(const std::string& game, Principal by, Answer<std::string> then);
  // Removes the challenge of one of its two people, and tells both. Answers "".
  void end(const std::string& game, std::int64_t person, Answer<std::string> then);
  // Answers whom a person may challenge.
  void list(const RequestOrigin& requester, Answer<contract::Opponents> then);
  // Returns whether a person is looking at a page.
  bool is_here(std::int64_t person) const { return here_.is_here(person); }

 private:
  struct Pair;
  void store(const Pair& pair, StoredGame game, Answer<contract::Challenged> then);
  void expire(const Job& job, std::move_only_function<void(JobEnd)> end);
  void tell(const std::vector<std::int64_t>& people);

  People& people_;
  PeopleHere& here_;
  Pool& makers_;
};

}  // namespace trictrac

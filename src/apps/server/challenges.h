// What passkeys are asked to sign: each challenge once, and not for long.
#pragma once

#include <chrono>
#include <deque>
#include <map>
#include <optional>
#include <string>

namespace trictrac {

// What a challenge was made for.
struct Challenged {
  bool signs_in = false;  // else a passkey is made
  std::string token{};    // of the comer for whom one is made (Comer::token)
  std::string person{};   // Person::id under which the authenticator keeps it
  std::string name{};     // of the account that is made with it; "" where there is one
};

class Challenges {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::minutes kLast{5};
  static constexpr std::size_t kMost = 65'536;  // beyond, the oldest is forgotten

  // 32 bytes that nobody can know before.
  std::string add(Challenged what, Clock::time_point now);
  // What it was made for, the first time this is asked.
  std::optional<Challenged> take(const std::string& challenge, Clock::time_point now);
  std::size_t size() const { return open_.size(); }

 private:
  void forget(Clock::time_point now);

  struct Open {
    Challenged what;
    Clock::time_point until;
  };
  std::map<std::string, Open> open_;
  std::deque<std::string> order_;  // of those open and of some that were taken
};

}  // namespace trictrac

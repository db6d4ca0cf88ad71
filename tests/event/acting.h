// An event at which tests act.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <string>

#include "event/event.h"

namespace trictrac::event {

inline constexpr Author kDirector{Role::Director, 7};

class Acting {
 public:
  // An event with entrants 1, 2, … of these ratings.
  explicit Acting(const Terms& terms, std::initializer_list<int> ratings = {}) : event_(terms) {
    for (const int rating : ratings) {
      const int number = event_.next_number();
      done(AddEntrant{
          .entrant = number, .person = 100 + number, .name = "E" + std::to_string(number), .rating = rating});
    }
  }

  const Event& event() const { return event_; }
  const EventState& state() const { return event_.state(); }
  const Table& table(int round, int table) const { return state().rounds.at(round - 1).tables.at(table - 1); }
  std::int64_t now = 0;  // when the next acts are done
  int last() const { return event_.next_number() - 1; }

  // Does an act that is not refused, and returns its effects.
  Effects done(const EventAct& act, Author by = kDirector, const std::string& why = "said so") {
    const auto effects = event_.apply({event_.next_number(), by, why, now, act});
    EXPECT_TRUE(effects) << name_of(kind_of(act)) << ": " << text(effects.error());
    return effects.value_or(Effects{});
  }
  // Returns why an act is refused; it leaves the event as it was.
  std::optional<EventError> refused(const EventAct& act, Author by = kDirector,
                                    const std::string& why = "said so") {
    const Event before = event_;
    const auto effects = event_.apply({event_.next_number(), by, why, now, act});
    if (effects) return std::nullopt;
    EXPECT_EQ(event_.state(), before.state());
    EXPECT_EQ(event_.next_number(), before.next_number());
    return effects.error();
  }
  // Plays a whole round of these tables; each is won by the entrant who is named first, by that many holes.
  void round(std::initializer_list<Seats> tables, std::initializer_list<Bye> byes = {}, int holes = 12) {
    done(StartRound{{tables, byes}});
    const int number = static_cast<int>(state().rounds.size());
    for (int at = 1; at <= std::ssize(tables); ++at)
      if (!table(number, at).outcome) done(EnterResult{{number, at}, {kWhite, {holes, 0}}});
    done(CloseRound{});
  }

 private:
  Event event_;
};

}  // namespace trictrac::event

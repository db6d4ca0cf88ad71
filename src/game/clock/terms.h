// What is agreed about time.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

// How time is counted: live, by a reserve of each player beside a delay that is free at every decision
// (Bronstein's); or by days for each turn, with holidays.
enum class Pace : std::uint8_t { Live, Days };

struct ClockTerms {
  Pace pace = Pace::Live;
  int reserve = 600;  // Live: seconds of each player, full again at every tour, marqué or meeting
  int delay = 15;     // Live: seconds of each decision that cost nothing of the reserve
  int days = 3;       // Days: for each turn
  int holidays = 14;  // Days: days of each player in the whole game, taken when he wishes
  friend bool operator==(const ClockTerms&, const ClockTerms&) = default;
};

// As in messages: "live", "days".
std::string_view name_of(Pace pace);
std::optional<Pace> find_pace(std::string_view name);

// Of a player in one game.
inline constexpr int kMostHolidays = 60;

// One of the numbers of the terms, with the pace it belongs to and its limits.
struct ClockNumber {
  std::string_view name;
  Pace pace = Pace::Live;
  int ClockTerms::* of = nullptr;
  int least = 0;
  int most = 0;
  int once = 0;  // the most of games of earlier versions, which are played on
};
inline constexpr std::array<ClockNumber, 4> kClockNumbers{{
    {"reserve", Pace::Live, &ClockTerms::reserve, 0, 7200, 7200},
    {"delay", Pace::Live, &ClockTerms::delay, 5, 600, 600},
    {"days", Pace::Days, &ClockTerms::days, 1, 14, 30},
    {"holidays", Pace::Days, &ClockTerms::holidays, 0, kMostHolidays, kMostHolidays},
}};

}  // namespace trictrac

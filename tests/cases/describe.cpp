// One-line texts for failure messages.
#include <sstream>

#include "cases.h"

namespace cases {

std::string describe(const std::vector<twin::Event>& events) {
  std::string text;
  for (const twin::Event& event : events) {
    text += (text.empty() ? "" : ", ") + event.jan + " x" + std::to_string(event.ways) + " " +
            std::to_string(event.points) + (event.to_player ? " player" : " opponent");
    for (const int f : event.at) text += " @" + std::to_string(f);
  }
  return "[" + text + "]";
}

std::string describe(const twin::Board& board) {
  std::ostringstream text;
  for (int f = 1; f <= 24; ++f)
    if (board.own[f] > 0) text << f << ':' << board.own[f] << ' ';
  text << "off:" << board.own_off;
  return text.str();
}

}  // namespace cases

#include "text/board_text.h"

#include "base/text_of.h"
#include "text/board_rows.h"

namespace trictrac {
namespace {

// Names along one rail, talon first: as the player to act counts, but by halves as the rail's owner does.
std::string rail(Numbering n, bool others) {
  std::string text = "   ";
  for (Fleche f = kTalon; f <= kCoin; ++f) {
    const bool halves = n == Numbering::OneTo12 || n == Numbering::T11;
    const Fleche named = others && !halves ? facing(f) : f;
    if (f == 7) text += "  ";
    text += centred(fleche_text(named, n), 4);
  }
  return text + "\n";
}

std::string row(const Position& white, bool black_side, int height) {
  std::string text = "  |";
  for (Fleche f = kTalon; f <= kCoin; ++f) {
    const Fleche at = black_side ? facing(f) : f;
    const int w = white.own.on(at), b = white.other.on(at);
    if (f == 7) text += "||";
    text += centred(w > 0 ? man(w, height, 'O') : man(b, height, 'X'), 4);
  }
  return text + "|\n";
}

std::string score_line(const State& s, Side side, const Position& white) {
  const Marks& m = s.marks;
  std::string text = side == Side::White ? "   O  " : "   X  ";
  text += text_of("trous {} · points {}", m.holes[side], m.points[side]);
  if (m.double_jeton == side) text += " · bredouille (2 jetons)";
  if (held_by(m.pavillon, side)) text += " · pavillon";
  const int off = (side == Side::White ? white.own : white.other).off;
  if (off > 0) text += text_of(" · sorties {}", off);
  return text + "\n";
}

}  // namespace

std::string board_text(const State& s, Numbering n) {
  const Position white = seen_by(Side::White, s);
  const std::string edge = board_edge();
  std::string text = score_line(s, Side::Black, white) + rail(n, s.to_act == Side::White) + edge;
  for (int h = 0; h < kShown; ++h) text += row(white, true, h);
  text += board_lane();
  for (int h = kShown - 1; h >= 0; --h) text += row(white, false, h);
  return text + edge + rail(n, s.to_act == Side::Black) + score_line(s, Side::White, white);
}

}  // namespace trictrac

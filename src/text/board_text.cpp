#include "text/board_text.h"

#include "base/text_of.h"
#include "text/board_rows.h"

namespace trictrac {
namespace {

// Names along one rail, talon first: as one player counts, but by halves as the rail's owner does.
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

std::string row(const Position& seen, Side below, bool far, int height) {
  const char own = below == Side::White ? 'O' : 'X', others = below == Side::White ? 'X' : 'O';
  std::string text = "  |";
  for (Fleche f = kTalon; f <= kCoin; ++f) {
    const Fleche at = far ? facing(f) : f;
    const int men = seen.own.on(at);
    if (f == 7) text += "||";
    text += centred(men > 0 ? man(men, height, own) : man(seen.other.on(at), height, others), 4);
  }
  return text + "|\n";
}

std::string score_line(const State& s, Side side) {
  const Marks& m = s.marks;
  std::string text = side == Side::White ? "   O  " : "   X  ";
  text += text_of("trous {} · points {}", m.holes[side], m.points[side]);
  if (m.double_jeton == side) text += " · bredouille (2 jetons)";
  if (held_by(m.pavillon, side)) text += " · pavillon";
  const int off = seen_by(side, s).own.off;
  if (off > 0) text += text_of(" · sorties {}", off);
  return text + "\n";
}

std::string drawn(const State& s, Numbering n, Side below, Side counting) {
  const Position seen = seen_by(below, s);
  const std::string edge = board_edge();
  std::string text = score_line(s, other(below)) + rail(n, counting == below) + edge;
  for (int h = 0; h < kShown; ++h) text += row(seen, below, true, h);
  text += board_lane();
  for (int h = kShown - 1; h >= 0; --h) text += row(seen, below, false, h);
  return text + edge + rail(n, counting != below) + score_line(s, below);
}

}  // namespace

std::string board_text(const State& s, Numbering n) { return drawn(s, n, Side::White, s.to_act); }

std::string board_text(const State& s, Numbering n, Side reader) { return drawn(s, n, reader, reader); }

}  // namespace trictrac

// The scale of the honours (K8), shared by the tour and by trictrac combiné.
#pragma once

namespace trictrac {

inline constexpr int kHonoursDouble = 6;      // a loser under six holes pays double (S1, S2, Guiton)
inline constexpr int kHonoursDouble1780 = 7;  // under seven (Le trictrac combiné, c. 1780: S2 note 46, S3)

// Times a simple partie: four when the loser took no hole, three when the winner's were in one run
// though second, two when the loser stayed under `double_under`, else one.
constexpr int honours(int loser_holes, bool one_run, int double_under) {
  if (loser_holes == 0) return 4;
  if (one_run) return 3;
  return loser_holes < double_under ? 2 : 1;
}

}  // namespace trictrac

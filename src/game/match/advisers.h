// Who looks on and may advise.
#pragma once

#include <vector>

#include "game/match/account.h"

namespace trictrac {

struct Adviser {
  int player = 0;
  std::optional<Side> side;  // nothing: whom he likes
};

// Those whom the rules let advise now (S3, S1 XIX).
std::vector<Adviser> advisers(const Account& a);

}  // namespace trictrac

#include "event/ladder_past.h"

#include <variant>

#include "event/fold.h"
#include "event/ladder.h"

namespace trictrac::event {

std::vector<int> ladder_at(const Event& event, std::int64_t moment) {
  EventState state{.terms = event.state().terms};
  const std::vector<bool> counts = event.effective();
  for (std::size_t i = 0; i < counts.size() && event.log()[i].at <= moment; ++i)
    if (counts[i] && !std::holds_alternative<Undo>(event.log()[i].act)) {
      const auto refused = fold(state, event.log()[i]);
      TRICTRAC_ASSERT(!refused);
    }
  return ladder_of(state);
}

}  // namespace trictrac::event

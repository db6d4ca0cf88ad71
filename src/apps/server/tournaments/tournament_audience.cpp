#include "apps/server/tournaments/tournament_audience.h"

#include <utility>

#include "wire/lobby_text.h"

namespace trictrac {
namespace {

// A page needs only the latest.
constexpr Topic kTournament{"tournament"};

}  // namespace

TournamentAudience::TournamentAudience(Tournaments& tournaments) : tournaments_(tournaments) {
  tournaments_.when_changed([this](const std::string& id, const int& revision) { announce(id, revision); });
}

void TournamentAudience::watch(const std::string& id, const std::string& code, std::int64_t person,
                               std::weak_ptr<Subscriber> who, Hub::Answer<std::string> then) {
  tournaments_.look(id, [this, id, code, person, who = std::move(who),
                         then = std::move(then)](const Parsed<Tournaments::Ptr>& found) mutable {
    if (!found) return then(std::unexpected(found.error()));
    tournaments_.admits(*found, code, person,
                        [this, id, found = *found, who = std::move(who),
                         then = std::move(then)](const Parsed<bool>& admitted) mutable {
                          if (!admitted) return then(std::unexpected(admitted.error()));
                          if (!*admitted) return then(std::unexpected(no_such_tournament()));
                          here_[id].pages.push_back(std::make_shared<Page>(Page{id, std::move(who)}));
                          then(tournament_text(id, found->revision()));
                        });
  });
}

void TournamentAudience::leave(const Subscriber& who) {
  for (auto& [id, watched] : here_)
    std::erase_if(watched.pages, [&](const std::shared_ptr<Page>& each) {
      const auto here = each->who.lock();
      if (here && here.get() != &who) return false;
      each->who.reset();
      return true;
    });
  std::erase_if(here_, [](const auto& each) { return each.second.pages.empty(); });
}

void TournamentAudience::announce(const std::string& id, int revision) {
  const auto at = here_.find(id);
  if (at == here_.end()) return;
  at->second.latest = std::make_shared<const std::string>(tournament_text(id, revision));
  const bool is_telling = !waiting_.empty();
  for (const auto& page : at->second.pages)
    if (!std::exchange(page->waits, true)) waiting_.push_back(page);
  if (!is_telling && tell_some()) tell_rest_();
}

bool TournamentAudience::tell_some() {
  for (int told = 0; told < kToldAtOnce && !waiting_.empty(); ++told) {
    const auto page = std::move(waiting_.front());
    waiting_.pop_front();
    page->waits = false;
    const auto who = page->who.lock();
    if (!who) continue;
    const auto latest = here_.at(page->tournament).latest;  // one that hears may leave
    who->hear(kTournament, latest);
  }
  return !waiting_.empty();
}

}  // namespace trictrac

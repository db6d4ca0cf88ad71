#include "apps/server/tournaments/tournament_audience.h"

#include <utility>

#include "wire/company_text.h"

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
                          here_[id].push_back(std::move(who));
                          then(tournament_text(id, found->revision()));
                        });
  });
}

void TournamentAudience::leave(const Subscriber& who) {
  for (auto& [id, all] : here_)
    std::erase_if(all, [&](const auto& each) {
      const auto here = each.lock();
      return !here || here.get() == &who;
    });
  std::erase_if(here_, [](const auto& each) { return each.second.empty(); });
}

void TournamentAudience::announce(const std::string& id, int revision) {
  const auto at = here_.find(id);
  if (at == here_.end()) return;
  const auto text = std::make_shared<const std::string>(tournament_text(id, revision));
  const auto all = at->second;  // one that hears may leave
  for (const auto& each : all)
    if (const auto who = each.lock()) who->hear(kTournament, text);
}

}  // namespace trictrac

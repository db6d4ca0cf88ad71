#include "apps/server/lobby.h"

#include <algorithm>
#include <utility>

#include "wire/company_text.h"

namespace trictrac {
namespace {

constexpr std::size_t kMostShown = 100;  // the latest

}  // namespace

void Lobby::offer(const Watcher& who, const std::string& id, std::string_view game,
                  std::map<int, std::string> claims) {
  withdraw([&](const Offer& offer) { return offer.by == &who; });
  if (!claims.empty()) {
    std::string text = offer_text(game, claims);
    offered_(id, text);
    offers_.push_back({&who, "", id, std::move(claims), std::move(text)});
  }
  announce();
}

void Lobby::put_elsewhere(const std::string& server, const std::string& id, const std::string& text) {
  withdraw([&](const Offer& offer) { return offer.server == server && offer.game == id; });
  if (!text.empty()) offers_.push_back({nullptr, server, id, claims_in(text), text});
  announce();
}

void Lobby::forget(const std::string& server) {
  if (withdraw([&](const Offer& offer) { return offer.server == server; })) announce();
}

std::map<std::string, std::string> Lobby::offered_here() const {
  std::map<std::string, std::string> all;
  for (const Offer& offer : offers_)
    if (offer.by) all.emplace(offer.game, offer.text);
  return all;
}

void Lobby::take(const std::string& id, int player, std::string_view game) {
  const auto found = std::ranges::find(offers_, id, &Offer::game);
  if (found == offers_.end() || found->claims.erase(player) == 0) return;
  if (found->claims.empty())
    offers_.erase(found);
  else
    found->text = offer_text(game, found->claims);
  announce();
}

void Lobby::enter(const std::shared_ptr<Watcher>& who) {
  here_.push_back(who);
  who->hear(News::Lobby, message());
}

void Lobby::leave(const Watcher& who) {
  std::erase_if(here_, [&](const auto& one) { return one.expired() || one.lock().get() == &who; });
  if (withdraw([&](const Offer& offer) { return offer.by == &who; })) announce();
}

template <class Which>
bool Lobby::withdraw(Which which) {
  return std::erase_if(offers_, [&](const Offer& offer) {
           const bool ends = which(offer);
           if (ends && offer.by) offered_(offer.game, "");
           return ends;
         }) > 0;
}

void Lobby::tick() {
  announced_ = false;
  if (std::exchange(changed_, false)) announce();
}

void Lobby::announce() {
  changed_ = std::exchange(announced_, true);
  if (changed_) return;
  const auto text = message();
  const auto all = here_;  // whoever hears it may leave
  for (const auto& one : all)
    if (const auto who = one.lock()) who->hear(News::Lobby, text);
}

std::shared_ptr<const std::string> Lobby::message() const {
  std::vector<std::string_view> texts;
  const std::size_t first = offers_.size() > kMostShown ? offers_.size() - kMostShown : 0;
  for (std::size_t i = first; i < offers_.size(); ++i) texts.push_back(offers_[i].text);
  return std::make_shared<const std::string>(lobby_text(texts));
}

}  // namespace trictrac

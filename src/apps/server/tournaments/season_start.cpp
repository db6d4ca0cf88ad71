#include "apps/server/tournaments/season_start.h"

#include <memory>
#include <utility>

#include "apps/server/runtime/ids.h"
#include "apps/server/tournaments/entry.h"
#include "apps/server/tournaments/new_games.h"
#include "apps/server/tournaments/tournaments.h"
#include "event/pairing/pair.h"
#include "event/wire/act_text.h"

namespace trictrac {
namespace {

using Made = std::vector<std::shared_ptr<const Tournament>>;

// A season as it is stored, and as it is then.
struct SeasonDraft {
  NewSeason stored;
  Made made{};
};

// Does the first acts of a division.
Parsed<void> begin_division(Draft& draft, const DivisionToBegin& division,
                            const std::vector<event::Appoint>& staff) {
  for (const event::Appoint& each : staff)
    if (auto done = draft.act(kByServer, "", each); !done) return done;
  const auto by = draft.after().author_of(staff.front().person);
  TRICTRAC_ASSERT(by.has_value());
  for (const event::AddEntrant& each : division.entrants)
    if (auto done = draft.act(*by, "", each); !done) return done;
  auto pairings = event::next_pairings(draft.after().state());
  if (!pairings) return refuse(ErrorCode::WrongStage, "a division needs two members");
  return draft.act(*by, "", event::StartRound{std::move(*pairings)});
}

// Everybody in a league has an account.
std::vector<std::int64_t> accounts_in(const DivisionToBegin& division) {
  std::vector<std::int64_t> all;
  for (const event::AddEntrant& each : division.entrants) all.push_back(each.person);
  return all;
}

Parsed<SeasonDraft> draft_season(const SeasonToBegin& season, std::int64_t now, spdlog::logger& log) {
  SeasonDraft draft{.stored = {season.league, season.season, {}}};
  for (const DivisionToBegin& division : season.divisions) {
    event::Settings settings = division.settings;
    settings.code = new_code();
    auto terms = terms_of_tournament_game(settings.game);
    if (!terms) return std::unexpected(terms.error());
    Draft acts({.id = new_game_id(),
                .settings = settings,
                .terms = std::move(*terms),
                .event = event::Event(settings.terms)},
               now);
    if (auto done = begin_division(acts, division, season.staff); !done) return std::unexpected(done.error());
    make_games(acts, accounts_in(division), SteadyTime::wall(), log);
    TournamentListed line = listed(acts.after());
    auto [stored, made] = std::move(acts).finish(std::move(line));
    draft.stored.divisions.push_back(
        {made.id, event::print_settings(settings), event::kActsVersion, std::move(stored)});
    draft.made.push_back(std::make_shared<const Tournament>(std::move(made)));
  }
  return draft;
}

}  // namespace

void Tournaments::begin_season(SeasonToBegin season, Answer<Made> then) {
  TRICTRAC_ASSERT(!season.staff.empty());
  planners_.run(
      "", [season = std::move(season), now = now_(), log = log_] { return draft_season(season, now, *log); },
      [this, then = std::move(then)](Parsed<SeasonDraft> draft) mutable {
        if (!draft) return then(std::unexpected(draft.error()));
        store_.begin_season(
            std::move(draft->stored),
            [this, made = std::move(draft->made), then = std::move(then)](const Stored<void>& done) mutable {
              if (!done) {
                if (done.error().kind == StoreError::Conflict)
                  return then(refuse(ErrorCode::Stale,
                                     "the league has changed meanwhile: look at it, and decide again"));
                log_->error("tournaments: {}", done.error().what);
                return then(std::unexpected(to_api_error(done.error())));
              }
              for (const Ptr& each : made) {
                log_->info("event=tournament id={} system={}", each->id,
                           name_of(each->settings.terms.system));
                entry(each->id)->now = each;
              }
              then(std::move(made));
            });
      });
}

}  // namespace trictrac

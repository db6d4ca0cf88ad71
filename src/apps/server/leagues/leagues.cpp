#include "apps/server/leagues/leagues.h"

#include <algorithm>
#include <utility>

#include "service/rated.h"

namespace trictrac {
namespace {

std::vector<std::string> ids_of(const std::vector<LeagueDivision>& divisions) {
  std::vector<std::string> ids;
  for (const LeagueDivision& each : divisions) ids.push_back(each.tournament);
  return ids;
}

}  // namespace

// Tournaments that are read one after another.
struct Leagues::Reading {
  std::vector<std::string> ids;
  SeasonTournaments found{};
};

struct Leagues::Planned {
  LeagueBefore before;
  SeasonPlan plan{};
};

void Leagues::check(const contract::LeagueSettings& settings, Answer<LeagueCard> then) {
  auto card = card_of(settings);
  if (!card) return then(std::unexpected(card.error()));
  planners_.run(
      "",
      [card = std::move(*card)]() mutable -> Parsed<LeagueCard> {
        const auto terms = terms_of_tournament_game(card.game);
        if (!terms) return std::unexpected(terms.error());
        card.format = terms->format;
        const auto asked = settings_of({.name = "", .club = "", .card = card}, false, 1, 1).terms.tie_breaks;
        if (std::ranges::find(asked, event::TieBreak::LuckRemoved) != asked.end() && !has_luck(card.format))
          return refuse(ErrorCode::BadOption, "luck is only removed from tours");
        return std::move(card);
      },
      std::move(then));
}

void Leagues::read(const ReadingPtr& reading, Answer<ReadingPtr> then) {
  if (reading->found.size() == reading->ids.size()) return then(reading);
  tournaments_.look(reading->ids[reading->found.size()],
                    [this, reading, then = std::move(then)](const Parsed<Tournaments::Ptr>& found) mutable {
                      if (!found) return then(std::unexpected(found.error()));
                      reading->found.push_back(*found);
                      read(reading, std::move(then));
                    });
}

void Leagues::show(const std::string& league, int season, std::int64_t person,
                   Answer<contract::LeaguePage> then) {
  people_.ask(
      Rows::Read,
      [league, season, person](PeopleRows& rows) -> Parsed<LeagueSeen> {
        auto seen = open_league(rows, league, person);
        if (seen && season > seen->league.season)
          return refuse(ErrorCode::BadOption, "\"season\" must be one that has begun");
        return seen;
      },
      [this, season, then = std::move(then)](Parsed<LeagueSeen> seen) mutable {
        if (!seen) return then(std::unexpected(seen.error()));
        const auto reading = std::make_shared<Reading>();
        std::vector<int> of;
        for (const int number : seasons_needed(*seen, season))
          for (std::string& id : ids_of(seen->season(number))) {
            reading->ids.push_back(std::move(id));
            of.push_back(number);
          }
        read(reading, [this, season, seen = std::move(*seen), of = std::move(of),
                       then = std::move(then)](const Parsed<ReadingPtr>& read) mutable {
          if (!read) return then(std::unexpected(read.error()));
          Seasons seasons;
          for (std::size_t i = 0; i < of.size(); ++i) seasons[of[i]].push_back((*read)->found[i]);
          planners_.run(
              "",
              [seen = std::move(seen), seasons = std::move(seasons), season, now = now_()]()
                  -> Parsed<contract::LeaguePage> { return page_of(seen, seasons, season, now); },
              std::move(then));
        });
      });
}

void Leagues::plan_next(const std::string& league, std::int64_t person,
                        Answer<std::shared_ptr<Planned>> then) {
  people_.ask(
      Rows::Read, [league, person](PeopleRows& rows) { return read_before(rows, league, person); },
      [this, then = std::move(then)](Parsed<LeagueBefore> before) mutable {
        if (!before) return then(std::unexpected(before.error()));
        const auto reading = std::make_shared<Reading>();
        reading->ids = ids_of(before->seen.season(before->seen.league.season));
        const auto planned = std::make_shared<Planned>(Planned{std::move(*before), {}});
        read(reading, [this, planned, then = std::move(then)](const Parsed<ReadingPtr>& read) mutable {
          if (!read) return then(std::unexpected(read.error()));
          planners_.run(
              "",
              [planned, last = (*read)->found]() -> Parsed<std::shared_ptr<Planned>> {
                if (!are_over(last))
                  return refuse(ErrorCode::WrongStage, "the season in progress ends before the next begins");
                planned->plan = plan_season(planned->before.seen, last, planned->before.ratings);
                return planned;
              },
              std::move(then));
        });
      });
}

void Leagues::plan(const std::string& league, std::int64_t person, Answer<contract::LeaguePlan> then) {
  plan_next(league, person,
            [then = std::move(then)](const Parsed<std::shared_ptr<Planned>>& planned) mutable {
              if (!planned) return then(std::unexpected(planned.error()));
              then(shown_plan((*planned)->before.seen, (*planned)->plan));
            });
}

void Leagues::begin(const contract::BeginSeason& asked, const Principal& by, Answer<std::string> then) {
  plan_next(
      asked.league, by.person,
      [this, asked, by, then = std::move(then)](const Parsed<std::shared_ptr<Planned>>& planned) mutable {
        if (!planned) return then(std::unexpected(planned.error()));
        const SeasonPlan& plan = (*planned)->plan;
        if (plan.season != asked.season || plan.mark() != asked.mark)
          return then(
              refuse(ErrorCode::Stale, "the league has changed meanwhile: look at it, and decide again"));
        if (plan.divisions.empty() || plan.divisions.front().size() < 2)
          return then(refuse(ErrorCode::WrongStage, "two members must sign up before a season begins"));
        tournaments_.begin_season(season_to_begin((*planned)->before, plan, by),
                                  [this, planned = *planned, by,
                                   then = std::move(then)](const Parsed<SeasonTournaments>& begun) mutable {
                                    if (!begun) return then(std::unexpected(begun.error()));
                                    record(*planned, by.person);
                                    then(std::string());
                                  });
      });
}

void Leagues::record(const Planned& planned, std::int64_t by) {
  people_.ask(
      Rows::Written,
      [club = planned.before.seen.club.club.id, title = planned.before.seen.league.card.title, by,
       now = now_()](PeopleRows& rows) {
        rows.clubs.record(club, now, by, ClubDeed::Season, 0, title);
        return true;
      },
      [](const Parsed<bool>&) {});
}

}  // namespace trictrac

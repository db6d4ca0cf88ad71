// Calls about leagues.
#include "apps/server/http/api_call.h"
#include "apps/server/leagues/leagues.h"

namespace trictrac {
namespace {

// Answers with the page of a league as a person sees it.
template <class T>
void answer_league(const Call<T>& call, const std::string& league, std::int64_t person, int season = 0) {
  call->context.leagues.show(league, season, person,
                             [call](const Parsed<contract::LeaguePage>& page) { call->answer(page); });
}

// Does `work` (rows, person), and answers with the page of the league that it names.
template <class T, class Work>
void act_in_league(const Call<T>& call, Work work) {
  ask(
      call, Rows::Written,
      [work = std::move(work)](PeopleRows& rows,
                               const Person& person) -> Parsed<std::pair<std::string, std::int64_t>> {
        Parsed<std::string> league = work(rows, person);
        if (!league) return std::unexpected(league.error());
        return std::pair(std::move(*league), person.row);
      },
      [call](const std::pair<std::string, std::int64_t>& done) {
        answer_league(call, done.first, done.second);
      });
}

// Carries out an act of a member or an officer.
template <class T>
void carry_out_in_league(const Call<T>& call) {
  act_in_league(call, [asked = call->asked](PeopleRows& rows, const Person& person) -> Parsed<std::string> {
    if (auto done = carry_out(rows, person, asked, seconds_now()); !done)
      return std::unexpected(done.error());
    return asked.league;
  });
}

// Calls `then` with the settings of a call, once they are checked.
template <class T, class Then>
void with_card(const Call<T>& call, Then then) {
  call->context.leagues.check(call->asked.settings,
                              [call, then = std::move(then)](const Parsed<LeagueCard>& card) mutable {
                                if (!card) return call->refuse(card.error());
                                then(*card);
                              });
}

// Calls `then` with the caller, who may make the call.
template <class T, class Then>
void with_officer(const Call<T>& call, Then then) {
  ask(
      call, Rows::Read,
      [](PeopleRows&, const Person& person) { return Principal{person.row, person.account, person.name}; },
      std::move(then));
}

}  // namespace

void handle(const Call<contract::MakeLeague>& call) {
  if (call->over_limit(RateLimits::Activity::Game)) return;
  with_card(call, [call](const LeagueCard& card) {
    act_in_league(call, [club = call->asked.club, card](PeopleRows& rows, const Person& person) {
      return found_league(rows, person, club, card, seconds_now());
    });
  });
}

void handle(const Call<contract::ShowLeague>& call) {
  ask(
      call, Rows::Read,
      [requester = call->requester](PeopleRows& rows) {
        const auto person = find_person(rows, requester);
        return person ? person->row : 0;
      },
      [call](std::int64_t person) { answer_league(call, call->asked.league, person, call->asked.season); });
}

void handle(const Call<contract::ChangeLeague>& call) {
  with_card(call, [call](const LeagueCard& card) {
    act_in_league(
        call,
        [league = call->asked.league, card](PeopleRows& rows, const Person& person) -> Parsed<std::string> {
          if (auto done = change_league(rows, person, league, card, seconds_now()); !done)
            return std::unexpected(done.error());
          return league;
        });
  });
}

void handle(const Call<contract::SignUpForLeague>& call) { carry_out_in_league(call); }
void handle(const Call<contract::RemoveFromLeague>& call) { carry_out_in_league(call); }

void handle(const Call<contract::PlanSeason>& call) {
  with_officer(call, [call](const Principal& by) {
    call->context.leagues.plan(call->asked.league, by.person,
                               [call](const Parsed<contract::LeaguePlan>& plan) { call->answer(plan); });
  });
}

void handle(const Call<contract::BeginSeason>& call) {
  with_officer(call, [call](const Principal& by) {
    call->context.leagues.begin(call->asked, by, [call, by](const Parsed<std::string>& begun) {
      if (!begun) return call->refuse(begun.error());
      answer_league(call, call->asked.league, by.person);
    });
  });
}

// Its tournaments are those of no league from now on, also where they are in memory.
void handle(const Call<contract::EndLeague>& call) {
  ask(
      call, Rows::Written,
      [asked = call->asked](PeopleRows& rows, const Person& person) {
        return end_league(rows, person, asked, seconds_now());
      },
      [call](const std::vector<std::string>& tournaments) {
        for (const std::string& id : tournaments) call->context.tournaments.note_changed(id);
        call->answer(contract::Nothing{});
      });
}

Routes league_routes() { return routes(contract::LeagueCalls{}); }

}  // namespace trictrac

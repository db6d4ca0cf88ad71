#include "apps/server/people/challenges.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "apps/server/hub/tournament_game.h"
#include "apps/server/people/young.h"
#include "apps/server/runtime/ids.h"
#include "apps/server/runtime/time.h"
#include "service/game_config.h"
#include "wire/protocol.h"

namespace trictrac {

// The two people of a challenge.
struct Challenges::Pair {
  Person by, to;
};

namespace {

constexpr const char* kEndJob = "end_challenge";
constexpr int kEndsAtOnce = 4;
constexpr int kMostOpponents = 100;

// The answer is the same for every reason: nobody learns that they are blocked.
ApiError takes_none() { return {ErrorCode::NotAllowed, "this person takes no challenge from you now"}; }

bool asks_rated(const std::string& game) {
  const auto json = parse_json(game);
  return json && json->is_object() && json->value("rated", Json()) == true;
}

// Returns why a person may not make one more challenge to another, if so.
std::optional<ApiError> objection_to(PeopleRows& rows, const Person& by, const Person& to) {
  if (!may_challenge(rows, by, to)) return takes_none();
  const auto made = rows.game_challenges.made_by(by.row), back = rows.game_challenges.made_by(to.row);
  if (std::ranges::count(made, to.row) + std::ranges::count(back, by.row) > 0)
    return ApiError{ErrorCode::NotAllowed, "a challenge between you two waits for its answer already"};
  if (std::ssize(made) >= contract::kMostChallenges)
    return ApiError{ErrorCode::TooMany, "five of your challenges wait for an answer: withdraw one first"};
  return std::nullopt;
}

contract::Opponent shown(const Person& person, bool here, std::int64_t met) {
  return {person.id, person.name, person.account, here, met};
}

}  // namespace

std::int64_t end_of_challenge(std::string_view config, std::int64_t made) {
  const auto clock = clock_in(config).value_or(std::nullopt);
  const bool by_days = clock && clock->pace == Pace::Days;
  return made + (by_days ? contract::kDaysChallengeSeconds : contract::kLiveChallengeSeconds);
}

bool may_challenge(PeopleRows& rows, const Person& by, const Person& to) {
  if (by.row == to.row || to.closed) return false;
  if (std::ranges::count(rows.blocks.apart_from(by.row), to.row) > 0) return false;
  if (are_kept_apart(rows, by, to)) return false;
  switch (to.challengers) {
    case Challengers::Everybody: return true;
    case Challengers::Met: return know_each_other(rows, by.row, to.row);
    case Challengers::Nobody: return false;
  }
  return false;
}

Challenges::Challenges(People& people, PeopleHere& here, Jobs& jobs, Pool& makers)
    : people_(people), here_(here), makers_(makers) {
  jobs.add(kEndJob, kEndsAtOnce, [this](const Job& job, auto end) { expire(job, std::move(end)); });
}

void Challenges::make(const RequestOrigin& requester, ChallengeAsked asked,
                      Answer<contract::Challenged> then) {
  auto look = [requester, asked](PeopleRows& rows) -> Parsed<Pair> {
    const auto by = require_person(rows, requester);
    if (!by) return std::unexpected(by.error());
    const auto to = rows.persons.with_id(asked.person);
    if (!to) return refuse(ErrorCode::UnknownPerson, "there is no such person");
    if (auto wrong = objection_to(rows, *by, *to)) return std::unexpected(std::move(*wrong));
    return Pair{*by, *to};
  };
  people_.ask(
      Rows::Read, std::move(look),
      [this, asked, address = requester.address, then = std::move(then)](Parsed<Pair> pair) mutable {
        if (!pair) return then(std::unexpected(pair.error()));
        const auto& [by, to] = *pair;
        if (!to.account && !here_.is_here(to.row)) return then(std::unexpected(takes_none()));
        if (asks_rated(asked.game) && !(by.account && to.account))
          return then(refuse(ErrorCode::NotSignedIn, "a rated game is for people with accounts"));
        const std::vector players{TournamentPlayer{by.row, by.name, !by.account},
                                  TournamentPlayer{to.row, to.name, !to.account}};
        makers_.run(
            address,
            [asked, players] { return make_tournament_game(asked.game, players, seconds_now() * kSecond); },
            [this, pair = *pair, then = std::move(then)](Parsed<StoredGame> game) mutable {
              if (!game) return then(std::unexpected(game.error()));
              store(pair, std::move(*game), std::move(then));
            });
      });
}

// Looks again whether the challenge may be made: others may have been made meanwhile.
void Challenges::store(const Pair& pair, StoredGame game, Answer<contract::Challenged> then) {
  game.seats[1].claim = key_hash(new_key());
  const std::string id = new_game_id();
  const std::int64_t now = seconds_now(), until = end_of_challenge(game.config, now);
  auto work = [pair, game = std::move(game), id, now,
               until](PeopleRows& rows) -> Parsed<contract::Challenged> {
    if (auto wrong = objection_to(rows, pair.by, pair.to)) return std::unexpected(std::move(*wrong));
    rows.game_challenges.make(id, game, now);
    rows.jobs.put({kEndJob, id, until});
    rows.jobs.put({kCallJob, calling_text({Called::Challenge, id, 1}), now});
    return contract::Challenged{id, until};
  };
  people_.ask(Rows::Written, std::move(work),
              [this, pair, then = std::move(then)](Parsed<contract::Challenged> made) mutable {
                if (made) {
                  people_.log().info("event=challenged game={}", made->game);
                  tell({pair.by.row, pair.to.row});
                }
                then(std::move(made));
              });
}

void Challenges::accept(const std::string& game, Principal by, Answer<std::string> then) {
  people_.ask(
      Rows::Read, [game](PeopleRows& rows) { return rows.game_challenges.people_of(game); },
      [this, game, by, then = std::move(then)](Parsed<std::vector<std::int64_t>> people) mutable {
        if (!people) return then(std::unexpected(people.error()));
        if (people->empty())
          return then(refuse(ErrorCode::UnknownGame, "this challenge has been answered, or has ended"));
        people_.hub().accept_challenge(
            game, by, [this, people = *people, then = std::move(then)](Parsed<std::string> done) mutable {
              if (done) tell(people);
              then(std::move(done));
            });
      });
}

void Challenges::end(const std::string& game, std::int64_t person, Answer<std::string> then) {
  auto work = [game, person](PeopleRows& rows) -> Parsed<std::vector<std::int64_t>> {
    auto people = rows.game_challenges.people_of(game);
    if (std::ranges::count(people, person) == 0 || !rows.game_challenges.end(game))
      return refuse(ErrorCode::UnknownGame, "this challenge has been answered, or has ended");
    rows.jobs.drop(kEndJob, game);
    return people;
  };
  people_.ask(Rows::Written, std::move(work),
              [this, game, then = std::move(then)](Parsed<std::vector<std::int64_t>> people) mutable {
                if (!people) return then(std::unexpected(people.error()));
                people_.hub().read_again(game);
                tell(*people);
                then(std::string());
              });
}

// A game whose seat has been taken stays.
void Challenges::expire(const Job& job, std::move_only_function<void(JobEnd)> end) {
  using People = std::vector<std::int64_t>;
  people_.ask(
      Rows::Written,
      [game = job.subject](PeopleRows& rows) {
        People people = rows.game_challenges.people_of(game);
        (void)rows.game_challenges.end(game);
        return people;
      },
      [this, game = job.subject, end = std::move(end)](const Parsed<People>& people) mutable {
        if (!people) return end(std::unexpected(JobRetry{people.error().message}));
        people_.hub().read_again(game);
        tell(*people);
        end({});
      });
}

void Challenges::tell(const std::vector<std::int64_t>& people) {
  for (const std::int64_t person : people) here_.tell(person);
}

void Challenges::list(const RequestOrigin& requester, Answer<contract::Opponents> then) {
  const auto lobby = here_.in_lobby();
  struct Found {
    std::vector<std::pair<Person, std::int64_t>> people;  // with when they last played
  };
  auto look = [requester, lobby](PeopleRows& rows) -> Parsed<Found> {
    const auto by = require_person(rows, requester);
    if (!by) return std::unexpected(by.error());
    Found found;
    std::set<std::int64_t> seen{by->row};
    const auto add = [&](std::int64_t row, std::int64_t met) {
      if (!seen.insert(row).second) return;
      const auto person = rows.persons.find(row);
      if (person && !person->name.empty() && may_challenge(rows, *by, *person))
        found.people.emplace_back(*person, met);
    };
    for (const MetPerson& met : rows.game_challenges.met(by->row, kMostOpponents)) add(met.person, met.at);
    for (const std::int64_t row : lobby)
      if (std::ssize(seen) < 2 * kMostOpponents) add(row, 0);
    for (const std::int64_t row : rows.clubs.fellows(by->row, kMostOpponents)) add(row, 0);
    return found;
  };
  people_.ask(Rows::Read, std::move(look),
              [this, then = std::move(then)](const Parsed<Found>& found) mutable {
                if (!found) return then(std::unexpected(found.error()));
                contract::Opponents all;
                for (const auto& [person, met] : found->people)
                  if (const bool here = here_.is_here(person.row); here || (person.account && met > 0))
                    all.people.push_back(shown(person, here, met));
                std::ranges::stable_sort(all.people, std::greater{}, &contract::Opponent::here);
                if (all.people.size() > kMostOpponents) all.people.resize(kMostOpponents);
                then(std::move(all));
              });
}

}  // namespace trictrac

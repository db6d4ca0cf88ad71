// Challenges: made, accepted, ended; and whom one may challenge.
#include "apps/server/http/api_call.h"
#include "apps/server/people/challenges.h"

namespace trictrac {
namespace {

// Does `work` for the person who asks, and answers with nothing.
template <class T, class Work>
void answer_person(const Call<T>& call, Work work) {
  call->people().find(call->requester, [call, work = std::move(work)](const Parsed<Principal>& by) mutable {
    if (!by) return call->refuse(by.error());
    if (by->person == 0)
      return call->refuse(ErrorCode::NotSignedIn, "you have no name here yet: choose one first");
    work(*by, [call](const Parsed<std::string>& done) {
      if (!done) return call->refuse(done.error());
      call->answer(contract::Nothing{});
    });
  });
}

}  // namespace

void handle(const Call<contract::MakeChallenge>& call) {
  call->context.challenges.make(call->requester, {call->asked.person, call->asked.game.text},
                                [call](const Parsed<contract::Challenged>& made) { call->answer(made); });
}

void handle(const Call<contract::AcceptChallenge>& call) {
  answer_person(call, [call](Principal by, Hub::Answer<std::string> then) {
    call->context.challenges.accept(call->asked.game, by, std::move(then));
  });
}

void handle(const Call<contract::EndChallenge>& call) {
  answer_person(call, [call](const Principal& by, Hub::Answer<std::string> then) {
    call->context.challenges.end(call->asked.game, by.person, std::move(then));
  });
}

void handle(const Call<contract::ChooseChallengers>& call) {
  const auto& words = contract::kAllChallengers;
  const auto from = static_cast<Challengers>(std::ranges::find(words, call->asked.from) - words.begin());
  change(call, [from](PeopleRows& rows, const Person& person) -> Parsed<void> {
    rows.persons.choose_challengers(person.row, from);
    return {};
  });
}

void handle(const Call<contract::ShowOpponents>& call) {
  call->context.challenges.list(call->requester,
                                [call](const Parsed<contract::Opponents>& all) { call->answer(all); });
}

Routes challenge_routes() { return routes(contract::ChallengeCalls{}); }

}  // namespace trictrac

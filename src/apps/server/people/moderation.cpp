#include "apps/server/people/moderation.h"

#include "apps/server/people/moderation_verbs.h"
namespace trictrac {
namespace {

Parsed<Moderator> moderator(PeopleRows& rows, const RequestOrigin& requester) {
  const auto person = require_account(rows, requester);
  if (!person) return std::unexpected(person.error());
  if (!person->moderator) return refuse(ErrorCode::NotAllowed, "only moderators may do this");
  return Moderator{person->name, false, person->row};
}

// Whoever was deleted stands up everywhere before it is answered.
struct Following {
  People& people;
  Talks& talks;
  Hub::Answer<Json> then;

  void operator()(Parsed<OrderDone> done) {
    if (!done) return then(std::unexpected(done.error()));
    for (const std::string& token : done->ended) people.end_sockets(token);
    if (done->cleared) talks.show_cleared(done->game, *done->cleared);
    if (done->leaves == 0) return then(std::move(done->answer));
    people.empty_seats(done->leaves,
                       [then = std::move(then), answer = done->answer]() mutable { then(answer); });
  }
};

}  // namespace

// What is done to the clocks of a game is its event, and then noted.
void Moderation::carry_out(const Order& order, const Moderator& by, Hub::Answer<Json> then) {
  const auto change = clock_change_of(order);
  if (!change || !by.is_operator) return note(order, by, std::move(then));
  hub_.change_clock(order.game, *change,
                    [this, order, by, then = std::move(then)](const Parsed<std::string>& done) mutable {
                      if (!done) return then(std::unexpected(done.error()));
                      note(order, by, std::move(then));
                    });
}

void Moderation::note(const Order& order, const Moderator& by, Hub::Answer<Json> then) {
  people_.ask<OrderDone>(
      Rows::Written, [order, by](PeopleRows& rows) { return trictrac::carry_out(rows, order, by); },
      Following{people_, talks_, std::move(then)});
}

void Moderation::carry_out_for(const RequestOrigin& requester, const Order& order, Hub::Answer<Json> then) {
  people_.ask<OrderDone>(
      Rows::Written,
      [requester, order](PeopleRows& rows) -> Parsed<OrderDone> {
        const auto by = moderator(rows, requester);
        if (!by) return std::unexpected(by.error());
        return trictrac::carry_out(rows, order, *by);
      },
      Following{people_, talks_, std::move(then)});
}

}  // namespace trictrac

#include "apps/server/http/client_session.h"

#include <algorithm>
#include <utility>

#include "apps/server/tournaments/tournament_audience.h"
#include "wire/lobby_text.h"
#include "wire/page_message.h"

namespace trictrac {
namespace {

// Lines that wait to be sent; beyond, they are made again when these have gone.
constexpr std::size_t kMostUnsent = 64;
// Lines made again at once.
constexpr int kMostAgain = 500;

Effort effort_of(const PageMessage& message) {
  if (std::holds_alternative<Ping>(message)) return Effort::Sign;
  if (std::holds_alternative<Act>(message)) return Effort::Act;
  if (std::holds_alternative<Talk>(message)) return Effort::Talk;
  const auto* again = std::get_if<Again>(&message);
  return again && again->wish ? Effort::Game : Effort::Other;
}

}  // namespace

struct ClientSession::Arrived {
  PageMessage message;
  Clock::time_point at;
};

ClientSession::ClientSession(Places places, SessionTransport& transport, std::string address)
    : hub_(places.hub),
      lobby_(places.lobby),
      talks_(places.talks),
      tournaments_(places.tournaments),
      transport_(transport),
      address_(std::move(address)) {}

ClientSession::~ClientSession() {
  leave();
  hub_.people_here().go(person_);
}

void ClientSession::is(std::int64_t person, bool account, bool young) {
  hub_.people_here().come(person);
  hub_.people_here().go(person_);
  person_ = person;
  account_ = account;
  young_ = young;
}

// Tells whether the person holds a seat at the table where they are.
void ClientSession::sit(bool seated) {
  if (std::exchange(seated_, seated) == seated) return;
  seated ? hub_.people_here().sit(person_) : hub_.people_here().stand(person_);
}

// That message has been answered.
void ClientSession::end() {
  answering_ = false;
  transport_.more_lines();
  begin();
}

template <>
void ClientSession::handle(const Ping&) {
  say(pong_text());
}

void ClientSession::ask_for_life() { say(ping_text()); }

void ClientSession::refuse(ErrorCode code, std::string message) {
  refuse(ApiError{code, std::move(message)});
}

void ClientSession::refuse(const ApiError& error) {
  hub_.metrics().refused(error.code);
  say(error_text(error));
}

void ClientSession::say(std::string text) {
  outbox_.push_back({std::make_shared<const std::string>(std::move(text)), true});
  ++answers_;
  transport_.more_lines();
}

template <>
void ClientSession::handle(const Join& join) {
  join_as(join, false);
}

void ClientSession::join_as(const Join& join, bool admitted) {
  hub_.join(join, address_, {person_, admitted, account_, young_}, here_,
            if_here<JoinedAs>([join, admitted](ClientSession& v, Parsed<JoinedAs> as) {
              if (as) return v.enter(join, std::move(*as));
              v.refuse_join(join, as.error(), admitted);
            }));
}

// To a private game a moderator may be admitted.
void ClientSession::refuse_join(const Join& join, const ApiError& error, bool admitted) {
  if (admitted || error.code != ErrorCode::Private || person_ == 0) {
    refuse(error);
    return end();
  }
  talks_.admits({join.game, person_}, if_here<bool>([join, error](ClientSession& v, const Parsed<bool>& may) {
                  if (may.value_or(false)) return v.join_as(join, true);
                  v.refuse(error);
                  v.end();
                }));
}

void ClientSession::enter(const Join& join, JoinedAs as) {
  if (!at_table() || table()->game != join.game) leave();
  place_ = AtTable{join.game, std::move(as.players)};
  sit(!table()->players.empty());
  known_ = join.since;
  ready_due_ = true;
  say(std::move(as.game_text));
  auto then = [](ClientSession& v, Parsed<std::string> talks) {
    if (talks && !talks->empty()) v.say(std::move(*talks));
    v.catch_up(true);
  };
  talks_.past({join.game, person_, table()->players, account_, young_},
              if_here<std::string>(std::move(then)));
}

template <>
void ClientSession::handle(const Act& act) {
  if (!has_joined_table()) return end();
  hub_.act(
      table()->game, act, table()->players, lag_, if_here<Acted>([](ClientSession& v, Parsed<Acted> acted) {
        if (!acted) v.refuse(acted.error());
        if (acted && !acted->repeated) v.hub_.metrics().act_shown(Clock::now() - v.arrived_);
        if (!acted || !acted->repeated) return v.end();
        const int before = std::min(v.known_, acted->line - 1);  // the line, and what followed, once more
        if (const auto wrong = v.count_lines(v.known_ - before)) {
          v.refuse(*wrong);
          return v.end();
        }
        v.known_ = before;
        v.catch_up(true);
      }));
}

// Returns whether the page has joined a game, and otherwise refuses.
bool ClientSession::has_joined_table() {
  if (!at_table()) refuse(ErrorCode::NotJoined, "join a game first");
  return at_table();
}

// Returns whether the page has that player's seat, and otherwise refuses.
bool ClientSession::plays(int player) {
  if (!has_joined_table()) return false;
  if (std::ranges::find(table()->players, player) != table()->players.end()) return true;
  refuse(ErrorCode::BadKey, "you joined without the key of that player");
  return false;
}

template <>
void ClientSession::handle(const Say& said) {
  if (plays(said.player)) hub_.tell(table()->game, message_text(contract::Said{said.player, said.phrase}));
  end();
}

template <>
void ClientSession::handle(const Talk& said) {
  if (!has_joined_table()) return end();
  if (said.player && !plays(*said.player)) return end();
  if (!said.player && !table()->players.empty()) {
    refuse(ErrorCode::BadMessage, "\"player\" is required when you hold a seat");
    return end();
  }
  talks_.say({table()->game, person_, table()->players, account_}, said, answer());
}

Hub::Answer<std::string> ClientSession::answer() {
  return if_here<std::string>([](ClientSession& v, Parsed<std::string> answer) {
    if (!answer)
      v.refuse(answer.error());
    else if (!answer->empty())
      v.say(std::move(*answer));
    v.end();
  });
}

template <>
void ClientSession::handle(const Again& again) {
  if (!plays(again.player)) return end();
  hub_.again(table()->game, again, answer());
}

template <>
void ClientSession::handle(const AnswerOffer& agree) {
  if (!plays(agree.player)) return end();
  hub_.agree(table()->game, agree, answer());
}

template <>
void ClientSession::handle(const DoAside& apart) {
  if (!plays(player_aside(apart.event))) return end();
  hub_.act_beside_game(table()->game, apart.event, answer());
}

template <>
void ClientSession::handle(const ClaimAbsent& claim) {
  if (!plays(claim.player)) return end();
  hub_.claim_absent(table()->game, claim.player, claim.line, answer());
}

template <>
void ClientSession::handle(const OfferSeats& offer) {
  if (!at_table() || table()->players.empty()) {
    refuse(at_table() ? ErrorCode::BadKey : ErrorCode::NotJoined,
           "only a player at the table can offer its seats");
    return end();
  }
  if (is_kept_from_lobby()) return end();
  lobby_.offer(table()->game, offer.claims, offer.club, here_, answer());
}

// Returns whether the page is a young player's, and refuses then: strangers meet in the lobby.
bool ClientSession::is_kept_from_lobby() {
  if (young_) refuse(ErrorCode::NotAllowed, "the lobby is closed to young players");
  return young_;
}

template <>
void ClientSession::handle(const EnterLobby&) {
  leave();
  if (is_kept_from_lobby()) return end();
  place_ = InLobby{};
  if (person_ == 0) {
    lobby_.enter(here_);
    return end();
  }
  hub_.people_here().enter_lobby(person_);
  using Persons = std::vector<std::int64_t>;
  talks_.list_hidden(person_, if_here<Persons>([](ClientSession& v, const Parsed<Persons>& apart) {
                       if (!apart) v.refuse(apart.error());
                       if (apart) v.lobby_.enter(v.here_, v.person_, {apart->begin(), apart->end()});
                       v.end();
                     }));
}

template <>
void ClientSession::handle(const WatchTournament& asked) {
  leave();
  if (!tournaments_) {
    refuse(ErrorCode::UnknownGame, "no tournament can be watched here");
    return end();
  }
  const bool tries_code = !asked.code.empty();
  if (const auto wait = tries_code ? transport_.may_try_code() : std::nullopt) {
    refuse(*wait);
    return end();
  }
  place_ = AtTournament{};
  tournaments_->watch(
      asked.tournament, asked.code, person_, here_,
      [tries_code, here = std::weak_ptr<ClientSession>(here_),
       then = answer()](Parsed<std::string> watched) mutable {
        const auto session = here.lock();
        if (session && tries_code && !watched && watched.error().code == ErrorCode::UnknownGame)
          session->transport_.count_wrong_code();
        then(std::move(watched));
      });
}

template <>
void ClientSession::handle(const FollowNews&) {
  leave();
  if (person_ == 0) {
    refuse(ErrorCode::NotSignedIn, "you have no name here yet: choose one first");
    return end();
  }
  place_ = AtNews{};
  hub_.people_here().follow(here_, person_);
  say(news_text());
  end();
}

template <>
void ClientSession::handle(const Why& why) {
  if (!has_joined_table()) return end();
  hub_.verdict(table()->game, why.side, why.steps, answer());
}

// What follows uses every specialization of handle.

void ClientSession::receive_text(std::string_view text) {
  auto message = parse_page_message(text);
  if (!message) return refuse(message.error());
  if (transport_.admit(effort_of(*message))) receive(std::move(*message));
}

void ClientSession::receive(PageMessage message) {
  if (const auto* ping = std::get_if<Ping>(&message)) return handle(*ping);
  inbox_.push_back({std::move(message), Clock::now()});
  if (!answering_) begin();
}

// Takes the next message.
void ClientSession::begin() {
  if (inbox_.empty()) return;
  const PageMessage message = std::move(inbox_.front().message);
  arrived_ = inbox_.front().at;
  inbox_.pop_front();
  answering_ = true;
  std::visit([&](const auto& m) { handle(m); }, message);
}

void ClientSession::show(int n, const std::shared_ptr<const std::string>& line) {
  if (n <= known_) return;
  if (catching_up_ || n != known_ + 1 || outbox_.size() >= kMostUnsent) {
    behind_ = true;
    return;
  }
  known_ = n;
  outbox_.push_back({line, false});
  transport_.more_lines();
}

void ClientSession::unseat(int player) {
  if (auto* at = std::get_if<AtTable>(&place_)) std::erase(at->players, player);
}

// Sends a message, unless the page reads too slowly.
void ClientSession::hear(const Topic& topic, const std::shared_ptr<const std::string>& message) {
  if (topic.stands())
    standing_[{topic.delivery, topic.name}] = message;
  else if (topic.delivery == Delivery::Always || outbox_.size() < kMostUnsent)
    outbox_.push_back({message, false});
  transport_.more_lines();
}

void ClientSession::catch_up(bool answers) {
  catching_up_ = true;
  behind_ = false;
  auto then = [game = table()->game, since = known_, answers](ClientSession& v, Parsed<Lines> lines) {
    v.catching_up_ = false;
    if (!v.at_table() || v.table()->game != game || v.known_ != since) {
      v.behind_ = true;  // something else has been asked for meanwhile
    } else if (lines) {
      v.add(std::move(*lines));
    } else {
      v.refuse(lines.error());
      v.leave();
    }
    if (answers) return v.end();
    v.transport_.more_lines();
  };
  hub_.lines_after(table()->game, known_, kMostAgain, if_here<Lines>(std::move(then)));
}

void ClientSession::add(Lines lines) {
  for (std::string& message : lines.messages) {
    outbox_.push_back({std::make_shared<const std::string>(std::move(message)), false});
    ++known_;
  }
  behind_ |= known_ < lines.last;
  if (behind_ || !ready_due_) return;
  ready_due_ = false;
  say(ready_text(known_));
}

void ClientSession::leave() {
  sit(false);
  if (at_table()) hub_.leave(table()->game, *this);
  if (joined()) lobby_.leave(*this);
  if (std::holds_alternative<InLobby>(place_)) hub_.people_here().leave_lobby(person_);
  if (std::holds_alternative<AtNews>(place_)) hub_.people_here().unfollow(*this, person_);
  if (std::holds_alternative<AtTournament>(place_)) tournaments_->leave(*this);
  place_ = {};
  standing_.clear();
  behind_ = ready_due_ = false;
}

// Once the page has all lines.
std::optional<std::string> ClientSession::next_standing() {
  if (behind_ || catching_up_ || ready_due_ || standing_.empty()) return std::nullopt;
  return *standing_.extract(standing_.begin()).mapped();
}

std::optional<std::string> ClientSession::next() {
  if (outbox_.empty() && behind_ && !catching_up_) catch_up(false);  // which may be answered at once
  if (outbox_.empty()) return next_standing();
  const Message message = std::move(outbox_.front());
  outbox_.pop_front();
  answers_ -= message.answer;
  return *message.text;
}

}  // namespace trictrac

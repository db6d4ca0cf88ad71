// A page at the other end of a socket: its messages, and the messages to send to it.
#pragma once

#include <deque>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "apps/server/hub/hub.h"
#include "apps/server/hub/lobby.h"
#include "apps/server/people/talks.h"
#include "apps/server/runtime/limits.h"
#include "wire/protocol.h"

namespace trictrac {

class TournamentAudience;
struct PageMessage;

// The kind of work that a message asks of the server: a sign of life, an act of the game, a chat message,
// another game, or anything else.
enum class Effort : std::uint8_t { Sign, Act, Talk, Game, Other };

// The connection of a session, which is told when there is something to send.
class SessionTransport {
 public:
  virtual ~SessionTransport() = default;
  virtual void more_lines() = 0;
  // Returns whether a message that asks for this may be handled; if not, the page has been told.
  virtual bool admit(Effort effort) = 0;
  // See Subscriber::count_lines.
  virtual std::optional<ApiError> count_lines(int lines) = 0;
  // Returns the error if the address must wait before it tries another code of a tournament; note that a code
  // was wrong.
  virtual std::optional<ApiError> may_try_code() = 0;
  virtual void count_wrong_code() = 0;
};

// The places where a page may be, and the chat there.
struct Places {
  Hub& hub;
  Lobby& lobby;
  Talking& talks;
  TournamentAudience* tournaments = nullptr;  // none: no tournament can be watched
};

// Answers the messages of a page one after another, in their order, and sends new lines as they come. A page
// that reads lines slowly costs no memory: missed lines are made again when it is ready.
class ClientSession final : public Subscriber {
 public:
  // `address`: bots that think at the tables loaded by this session count for it.
  ClientSession(Places places, SessionTransport& transport, std::string address = {});
  ~ClientSession() override;
  ClientSession(const ClientSession&) = delete;
  ClientSession& operator=(const ClientSession&) = delete;

  // Sets the person of the page (Person::row): their seats need no keys. A young player is kept from the
  // lobby and from the chat.
  void is(std::int64_t person, bool account = false, bool young = false);
  std::int64_t person() const { return person_; }
  // Reads a message, and handles it if the transport admits it.
  void receive_text(std::string_view text);
  // Handles a message; a ping is answered before earlier messages.
  void receive(PageMessage message);
  // Sets how long a message takes to the page and back, as last measured.
  void set_latency(Millis lag) { lag_ = lag; }
  // Asks the page for a sign of life.
  void ask_for_life();
  void refuse(const ApiError& error);
  void refuse(ErrorCode code, std::string message);
  // Returns whether the page has joined a game, the lobby, a tournament, or its news.
  bool joined() const { return place_.index() != 0; }
  // Returns whether the page has joined a game.
  bool at_table() const { return table() != nullptr; }

  // Returns the next message to send, or nullopt.
  std::optional<std::string> next();
  // Returns the number of messages not yet answered and answers not yet sent.
  std::size_t pending() const { return inbox_.size() + answering_ + answers_; }

  void show(int n, const std::shared_ptr<const std::string>& line) override;
  std::optional<ApiError> count_lines(int lines) override { return transport_.count_lines(lines); }
  void unseat(int player) override;
  void hear(const Topic& topic, const std::shared_ptr<const std::string>& message) override;

 private:
  void begin();
  void end();
  // Handles a message; client_session.cpp has a specialization for each type of PageMessage.
  // Nobody else calls it: it is private although deleted.
  template <class Message>
  void handle(const Message& message) = delete;  // NOLINT(modernize-use-equals-delete)
  bool plays(int player);
  // Returns a function that sends the result to this page only, or the error.
  Hub::Answer<std::string> answer();
  void join_as(const Join& join, bool admitted);
  void refuse_join(const Join& join, const ApiError& error, bool admitted);
  void enter(const Join& join, JoinedAs as);
  // Sends the events after the last one that the page has; `answers`: as the answer to a message.
  void catch_up(bool answers);
  void add(Lines lines);
  void leave();
  void sit(bool seated);
  void say(std::string text);
  std::optional<std::string> next_standing();

  // Calls a member function with the hub's answer, unless the session has ended.
  template <class T>
  Hub::Answer<T> if_here(std::move_only_function<void(ClientSession&, Parsed<T>)> then) {
    return [here = std::weak_ptr<ClientSession>(here_), then = std::move(then)](Parsed<T> answer) mutable {
      if (const auto session = here.lock()) then(*session, std::move(answer));
    };
  }

  // The place of the page, which gets messages only about this place. A new kind of place is one more
  // alternative.
  struct AtTable {
    std::string game;
    std::vector<int> players;
  };
  struct InLobby {};
  struct AtTournament {};
  struct AtNews {};
  using Place = std::variant<std::monostate, AtTable, InLobby, AtTournament, AtNews>;
  const AtTable* table() const { return std::get_if<AtTable>(&place_); }
  bool has_joined_table();
  bool is_kept_from_lobby();

  struct Arrived;
  struct Message {
    std::shared_ptr<const std::string> text;
    bool answer = false;  // to a message of the page, rather than a line
  };

  Hub& hub_;
  Lobby& lobby_;
  Talking& talks_;
  TournamentAudience* tournaments_;
  SessionTransport& transport_;
  std::string address_;
  std::int64_t person_ = 0;  // 0: unknown
  Millis lag_ = 0;
  bool account_ = false;  // else a guest
  bool seated_ = false;   // the person has been said to hold a seat at a table
  bool young_ = false;    // a young player
  Place place_;
  int known_ = 0;              // the last line sent, or waiting to be
  bool behind_ = false;        // there are later lines
  bool catching_up_ = false;   // they are being made again
  bool ready_due_ = false;     // the message "ready" is due when all lines have been sent
  bool answering_ = false;     // a message is being answered
  Clock::time_point arrived_;  // when it came
  std::list<Arrived> inbox_;   // the messages after it; a list may hold what is only declared
  std::deque<Message> outbox_;
  std::size_t answers_ = 0;  // of the outbox
  // The messages still to send of which only the latest of its topic counts, in their order.
  std::map<std::pair<Delivery, std::string_view>, std::shared_ptr<const std::string>> standing_;
  std::shared_ptr<ClientSession> here_{this, [](ClientSession*) {}};
};

}  // namespace trictrac

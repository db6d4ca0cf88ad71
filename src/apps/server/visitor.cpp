#include "apps/server/visitor.h"

#include <algorithm>

namespace trictrac {
namespace {

// Lines that wait to be sent; beyond, they are made again when these have gone.
constexpr std::size_t kMostUnsent = 64;
// Lines made again at once.
constexpr int kMostAgain = 500;

}  // namespace

void Visitor::receive(PageMessage message) {
  inbox_.push_back(std::move(message));
  if (!answering_) begin();
}

// Takes the next message.
void Visitor::begin() {
  if (inbox_.empty()) return;
  const PageMessage message = std::move(inbox_.front());
  inbox_.pop_front();
  answering_ = true;
  std::visit([&](const auto& m) { handle(m); }, message);
}

// That message has been answered.
void Visitor::end() {
  answering_ = false;
  listener_.more_lines();
  begin();
}

void Visitor::refuse(ErrorCode code, std::string message) {
  refuse(ProtocolError{code, std::move(message), {}, 0});
}

void Visitor::refuse(const ProtocolError& error) { say(error_text(error)); }

void Visitor::say(std::string text) {
  outbox_.push_back({std::make_shared<const std::string>(std::move(text)), true});
  ++answers_;
  listener_.more_lines();
}

void Visitor::handle(const Join& join) {
  hub_.join(join, address_, here_, if_here<JoinedAs>([join](Visitor& v, Parsed<JoinedAs> as) {
              if (as) return v.enter(join, std::move(*as));
              v.refuse(as.error());
              v.end();
            }));
}

void Visitor::enter(const Join& join, JoinedAs as) {
  if (game_ != join.game) leave();
  game_ = join.game;
  sides_ = std::move(as.sides);
  known_ = join.since;
  ready_due_ = true;
  say(std::move(as.game_text));
  catch_up(true);
}

void Visitor::handle(const Act& act) {
  const bool seated = std::ranges::find(sides_, act.side) != sides_.end();
  if (game_.empty() || !seated) {
    refuse(game_.empty() ? ErrorCode::NotJoined : ErrorCode::BadKey,
           game_.empty() ? "join a game first" : "you joined without the key of that seat");
    return end();
  }
  hub_.act(game_, act.line, act.side, act.request, if_here<Acted>([](Visitor& v, Parsed<Acted> acted) {
             if (!acted) v.refuse(acted.error());
             if (!acted || !acted->repeated) return v.end();
             v.known_ = std::min(v.known_, acted->line - 1);  // the line, and what followed, once more
             v.catch_up(true);
           }));
}

void Visitor::handle(const Why& why) {
  if (game_.empty()) {
    refuse(ErrorCode::NotJoined, "join a game first");
    return end();
  }
  hub_.verdict(game_, why.side, why.steps, if_here<std::string>([](Visitor& v, Parsed<std::string> verdict) {
                 verdict ? v.say(std::move(*verdict)) : v.refuse(verdict.error());
                 v.end();
               }));
}

void Visitor::show(int n, const std::shared_ptr<const std::string>& line) {
  if (n <= known_) return;
  if (catching_up_ || n != known_ + 1 || outbox_.size() >= kMostUnsent) {
    behind_ = true;
    return;
  }
  known_ = n;
  outbox_.push_back({line, false});
  listener_.more_lines();
}

void Visitor::catch_up(bool answers) {
  catching_up_ = true;
  behind_ = false;
  auto then = [game = game_, since = known_, answers](Visitor& v, Parsed<Lines> lines) {
    v.catching_up_ = false;
    if (v.game_ != game || v.known_ != since) {
      v.behind_ = true;  // something else has been asked for meanwhile
    } else if (lines) {
      v.add(std::move(*lines));
    } else {
      v.refuse(lines.error());
      v.leave();
    }
    if (answers) return v.end();
    v.listener_.more_lines();
  };
  hub_.lines_after(game_, known_, kMostAgain, if_here<Lines>(std::move(then)));
}

void Visitor::add(Lines lines) {
  for (std::string& message : lines.messages) {
    outbox_.push_back({std::make_shared<const std::string>(std::move(message)), false});
    ++known_;
  }
  behind_ |= known_ < lines.last;
  if (behind_ || !ready_due_) return;
  ready_due_ = false;
  say(ready_text(known_));
}

void Visitor::leave() {
  if (!game_.empty()) hub_.leave(game_, *this);
  game_.clear();
  sides_.clear();
  behind_ = ready_due_ = false;
}

std::optional<std::string> Visitor::next() {
  if (outbox_.empty() && behind_ && !catching_up_) catch_up(false);  // which may be answered at once
  if (outbox_.empty()) return std::nullopt;
  const Message message = std::move(outbox_.front());
  outbox_.pop_front();
  answers_ -= message.answer;
  return *message.text;
}

}  // namespace trictrac

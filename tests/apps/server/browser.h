// A browser that keeps its cookies, and what people do with one.
#pragma once

#include <thread>

#include "fixture.h"
#include "mail_server.h"

namespace served {

class Browser {
 public:
  explicit Browser(int port, std::string from = "127.0.0.1") : port_(port), from_(std::move(from)) {}

  Reply get(const std::string& path) { return call("GET", path, ""); }
  Reply post(const std::string& path, const Json& body) { return call("POST", path, body.dump()); }
  Reply post(const std::string& path) { return call("POST", path, ""); }
  Json me() { return get("/api/me").json()["person"]; }
  Json person_after(const std::string& path, const Json& body) { return post(path, body).json()["person"]; }

  // Returns the cookies and headers of a socket.
  Coming coming() const {
    Headers headers{{"User-Agent", agent}};
    const std::string kept = (token.empty() ? "" : "trictrac=" + token + "; ") +
                             (mark.empty() ? "" : "trictrac-browser=" + mark + "; ");
    if (!kept.empty()) headers.emplace_back("Cookie", "other=1; " + kept + "last=2");
    headers.insert(headers.end(), more.begin(), more.end());
    return {from_, headers};
  }

  std::string token;  // of the session, "" while there is none
  std::string mark;   // of the browser itself, "" before its first session
  std::string agent = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
  Headers more;  // of every call

 private:
  Reply call(const std::string& method, const std::string& path, const std::string& body) {
    Reply reply = http_call(port_, method, path, body, coming());
    if (const auto value = set_cookie(reply.head, "trictrac")) token = *value;
    if (const auto value = set_cookie(reply.head, "trictrac-browser")) mark = *value;
    return reply;
  }
  static std::optional<std::string> set_cookie(const std::string& head, const std::string& name) {
    const std::string sign = "Set-Cookie: " + name + "=";
    const auto at = head.find(sign);
    if (at == std::string::npos) return std::nullopt;
    const auto from = at + sign.size();
    return head.substr(from, head.find(';', from) - from);
  }

  int port_;
  std::string from_;
};

inline const std::string kPassword = "le coin de repos";

// The owner of an account shows that it is them.
inline void prove(Browser& at, const std::string& password = kPassword) {
  EXPECT_EQ(at.post("/api/me/prove", {{"password", password}}).status, 200);
}

inline Json of_two() {
  return {{"white", {{"kind", "human"}, {"name", "Anne"}}}, {"black", {{"kind", "human"}, {"name", "Jean"}}}};
}

// Plays for the holder of a side until something is awaited from the opponent.
inline void play_on(int port, const Browser& who, const std::string& side, const std::string& game) {
  while (true) {
    Client page(port, who.coming());
    const Json last = Json::parse(page.join(game, Json::object(), 0).back());
    ASSERT_EQ(last["say"], "line");
    if (last["turn"]["side"] != side) return;
    page.ask(act_message(last["n"].get<int>() + 1, side, legal_action(last["turn"], 0)));
  }
}

// Follows the link of the last e-mail that asked a person to confirm an address, once it has come.
inline void confirm_address(Browser& at, const MailServer& post) {
  for (bool done = false; !done; std::this_thread::yield())
    for (const std::string& letter : post.letters())
      if (const std::string code = MailServer::code_in(letter, "confirm"); !code.empty())
        done |= at.post("/api/confirm/" + code).status == 200;
  ASSERT_TRUE(at.me()["email"].is_string());
}

// Returns the options of a server that does not limit how often it is asked.
inline std::vector<std::string> without_limits() {
  return {"--sign-ins-per-address",          "0", "--calls-per-minute",    "0",
          "--calls-per-minute-of-person",    "0", "--games-per-hour",      "0",
          "--games-per-hour-of-person",      "0", "--messages-per-second", "0",
          "--messages-per-second-of-person", "0"};
}

// A service whose people do more than people do.
class WithPeople : public WithFolder {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    start();
  }
  void start(std::vector<std::string> options = {"--sign-ins-per-address", "0"}) {
    server.reset();
    server = serve(std::move(options));
    ASSERT_NE(server->port(), 0) << server->log();
  }
  Browser browser() const { return Browser(server->port()); }
  // Somebody with an account of that name.
  Browser somebody(const std::string& name) const {
    Browser made = browser();
    EXPECT_EQ(made.person_after("/api/me/account", {{"name", name}, {"password", kPassword}})["name"], name);
    return made;
  }
  static Reply sign_in(Browser& at, const std::string& name, const std::string& password = kPassword) {
    return at.post("/api/sign-in", {{"name", name}, {"password", password}});
  }
  Json game_of(const std::string& game) const {
    return http_call(server->port(), "GET", "/api/games/" + game).json();
  }
  // Returns the numbers of the seats that a person holds without keys.
  Json seats(const Browser& who, const std::string& game) const {
    Client client(server->port(), who.coming());
    return Json::parse(client.join(game, Json::object(), 0)[0])["you"];
  }

  std::unique_ptr<Process> server;
};

}  // namespace served

// Letters by e-mail, sent through an SMTP server by libcurl.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trictrac {

struct MailServer {
  std::string url;   // "smtp://host:port", or "smtps://…" where TLS is spoken from the beginning
  std::string from;  // the address letters come from
  std::string user;  // "" where the server asks for none; with one, TLS is asked for
  std::string password;
};

// What is wrong with the address of such a server, as the end of the sentence "a mail server …".
std::optional<std::string> mail_server_fault(std::string_view url);

struct Mail {
  std::string to;                      // email_fault() finds nothing in it
  std::string subject;                 // ASCII, one line
  std::string text;                    // UTF-8
  std::vector<std::string> headers{};  // besides those of every letter, each a line
};

// Returns how a letter begins: "Hello Anne,", without a name where it is "". `language`: "fr", or else
// English.
std::string mail_greeting(std::string_view name, std::string_view language);

// The letter by which the owner of an account sets a new password; `language`: "fr", or else English.
Mail recovery_mail(std::string to, std::string_view name, std::string_view link, std::string_view language);

// The letter that asks whether an address is its account's.
Mail confirmation_mail(std::string to, std::string_view name, std::string_view link,
                       std::string_view language);

// Sends it, and returns once the server has taken it; or why it did not. Given up when `given_up` says so, or
// after half a minute.
std::optional<std::string> send_mail(const MailServer& server, const Mail& mail,
                                     const std::function<bool()>& given_up);

// The letter that says which games wait for somebody.

struct WaitingGame {
  std::string against;  // "" where nobody has a name
  std::string link;
};

// Where one ends these letters: a page to be read, and a call that mail programs make (RFC 8058).
struct LettersEnd {
  std::string page, call;
};

// `language`: "fr", or else English. One game at least.
Mail digest_mail(std::string to, std::string_view name, const std::vector<WaitingGame>& games,
                 const LettersEnd& end, std::string_view language);

}  // namespace trictrac

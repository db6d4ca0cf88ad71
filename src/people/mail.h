// E-mails: addresses, and sending through an SMTP server by libcurl.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trictrac {

// Returns what is wrong with an address that somebody gives, as the end of the sentence "an address …". Only
// what could not be one, or would be more than one, is refused: whether it is read is known when mail
// arrives.
std::optional<std::string> email_fault(std::string_view address);

// The SMTP server that mail is sent through.
struct MailServer {
  std::string url;   // "smtp://host:port", or "smtps://…" where TLS is spoken from the beginning
  std::string from;  // the address e-mails come from
  std::string user;  // "" where the server asks for none; with one, TLS is asked for
  std::string password;
};

// Returns what is wrong with the address of such a server, as the end of the sentence "a mail server …".
std::optional<std::string> mail_server_fault(std::string_view url);

// An e-mail to be sent.
struct Mail {
  std::string to;                      // email_fault() finds nothing in it
  std::string subject;                 // UTF-8, one line
  std::string text;                    // UTF-8
  std::vector<std::string> headers{};  // besides those of every e-mail, each a line
};

// Returns a subject as it stands in an e-mail: where it is not ASCII in encoded words of RFC 2047, one a
// line.
std::string encoded_subject(std::string_view subject);

// Sends it, and returns once the server has taken it; or why it did not. Ends when `given_up` says so, or
// after half a minute.
std::optional<std::string> send_mail(const MailServer& server, const Mail& mail,
                                     const std::function<bool()>& given_up);

}  // namespace trictrac

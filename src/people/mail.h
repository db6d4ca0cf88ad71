// E-mails: addresses, and sending through an SMTP server by libcurl.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trictrac {

// Returns what is wrong with an e-mail address, as the end of the sentence "an address …", or nullopt.
// Refuses only what cannot be one address: whether it is right is known when mail arrives.
std::optional<std::string> email_fault(std::string_view address);

// The SMTP server that mail is sent through.
struct MailServer {
  std::string url;   // "smtp://host:port", or "smtps://…" where TLS is spoken from the beginning
  std::string from;  // the address e-mails come from
  std::string user;  // "" where the server asks for none; with one, TLS is asked for
  std::string password;
};

// Returns what is wrong with the address of a mail server, as the end of the sentence "a mail server …", or
// nullopt.
std::optional<std::string> mail_server_fault(std::string_view url);

// An e-mail to be sent.
struct Mail {
  std::string to;                      // email_fault() finds nothing in it
  std::string subject;                 // UTF-8, one line
  std::string text;                    // UTF-8
  std::vector<std::string> headers{};  // in addition to the usual ones, one per line
};

// Returns a subject in the form of an e-mail header: if it is not ASCII, in encoded words of RFC 2047, one
// per line.
std::string encoded_subject(std::string_view subject);

// Sends an e-mail, and returns once the server has accepted it; otherwise returns the reason. Stops when
// `given_up` returns true, or after half a minute.
std::optional<std::string> send_mail(const MailServer& server, const Mail& mail,
                                     const std::function<bool()>& given_up);

}  // namespace trictrac

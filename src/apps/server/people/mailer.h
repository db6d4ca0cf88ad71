// Sends e-mails one after another on a thread of its own.
#pragma once

#include <spdlog/logger.h>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <expected>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>

#include "apps/server/runtime/limits.h"
#include "people/mail.h"

namespace trictrac {

// The mail server to use; without one, no mail is sent.
struct MailConfig {
  std::string server;  // "smtp://host:port"
  std::string from;
  std::string user;                     // "" where the server asks for none
  std::filesystem::path password_file;  // whose first line is the password
  std::string public_address;           // of this server, as links begin: "https://club.example"
};

class Mailer {
 public:
  static constexpr std::size_t kMostWaiting = 100;
  static constexpr int kMostADay = 5;  // requested e-mails, to one address

  // Creates a mailer, or null if no mail is to be sent; the error says what is wrong with the options.
  static std::expected<std::unique_ptr<Mailer>, std::string> make(const MailConfig& mail,
                                                                  std::shared_ptr<spdlog::logger> log);
  // `public_address`: of this server, such as "https://club.example", with which links begin.
  Mailer(MailServer server, std::string public_address, std::shared_ptr<spdlog::logger> log);
  // Drops the e-mails that have not been sent.
  ~Mailer();
  Mailer(const Mailer&) = delete;
  Mailer& operator=(const Mailer&) = delete;

  const std::string& public_address() const { return public_address_; }
  // Sends an e-mail later, and returns at once. Logs failures and excess, without the recipient. More than
  // kMostADay e-mails to one address are excess, no matter who asks for them.
  void send(Mail mail);
  // Sends an e-mail and returns the reason, without the recipient, if the mail server refused it; else
  // nullopt.
  std::optional<std::string> send_now(const Mail& mail, const std::function<bool()>& given_up);

 private:
  void work();
  // Counts an e-mail to an address. Requires the lock.
  bool may_write_to(const std::string& address);

  MailServer server_;
  std::string public_address_;
  std::shared_ptr<spdlog::logger> log_;
  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<Mail> waiting_;
  std::unordered_map<std::string, TokenBucket> written_to_;  // by address, in small letters
  std::atomic<bool> stopping_ = false;
  std::thread thread_;
};

}  // namespace trictrac

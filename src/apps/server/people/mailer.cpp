#include "apps/server/people/mailer.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <utility>

#include "people/mail.h"

namespace trictrac {

std::expected<std::unique_ptr<Mailer>, std::string> Mailer::make(const MailConfig& mail,
                                                                 std::shared_ptr<spdlog::logger> log) {
  if (mail.server.empty()) return nullptr;
  if (const auto fault = mail_server_fault(mail.server))
    return std::unexpected("--mail: a mail server " + *fault);
  if (const auto fault = email_fault(mail.from)) return std::unexpected("--mail-from: an address " + *fault);
  const bool named =
      mail.public_address.starts_with("https://") || mail.public_address.starts_with("http://");
  if (!named || mail.public_address.ends_with('/'))
    return std::unexpected("--mail needs --public-address, such as https://club.example");
  MailServer server{mail.server, mail.from, mail.user, ""};
  if (!mail.user.empty() && !std::getline(std::ifstream(mail.password_file), server.password))
    return std::unexpected("--mail-user needs --mail-password-file, a file that holds the password");
  return std::make_unique<Mailer>(std::move(server), mail.public_address, std::move(log));
}

Mailer::Mailer(MailServer server, std::string public_address, std::shared_ptr<spdlog::logger> log)
    : server_(std::move(server)),
      public_address_(std::move(public_address)),
      log_(std::move(log)),
      thread_([this] { work(); }) {}

Mailer::~Mailer() {
  {
    const std::lock_guard held(mutex_);
    stopping_ = true;
  }
  more_.notify_one();
  thread_.join();
}

bool Mailer::may_write_to(const std::string& address) {
  constexpr Quota kDaily{kMostADay, std::chrono::hours(24)};
  constexpr std::size_t kMostRemembered = 10'000;
  const auto now = Clock::now();
  if (written_to_.size() >= kMostRemembered)
    std::erase_if(written_to_, [&](const auto& item) { return item.second.full(kDaily, now); });
  std::string small(address);
  std::ranges::transform(small, small.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (written_to_.size() >= kMostRemembered && !written_to_.contains(small)) return false;
  return !written_to_[small].take(kDaily, now);
}

void Mailer::send(Mail mail) {
  const std::lock_guard held(mutex_);
  if (!may_write_to(mail.to))
    return log_->warn("event=mail lost: more than {} e-mails a day to one address", kMostADay);
  if (waiting_.size() >= kMostWaiting)
    return log_->warn("event=mail lost: {} e-mails are waiting", kMostWaiting);
  waiting_.push_back(std::move(mail));
  more_.notify_one();
}

std::optional<std::string> Mailer::send_now(const Mail& mail, const std::function<bool()>& given_up) {
  const auto why = send_mail(server_, mail, given_up);
  if (why)
    log_->warn("event=mail not sent: {}", *why);
  else
    log_->info("event=mail sent");
  return why;
}

void Mailer::work() {
  std::unique_lock held(mutex_);
  while (true) {
    more_.wait(held, [&] { return stopping_ || !waiting_.empty(); });
    if (stopping_) return;
    const Mail mail = std::move(waiting_.front());
    waiting_.pop_front();
    held.unlock();
    (void)send_now(mail, [this] { return stopping_.load(); });
    held.lock();
  }
}

}  // namespace trictrac

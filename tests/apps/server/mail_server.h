// A real mail server on this machine: aiosmtpd of Debian, which needs no rights and a folder for what it
// takes (opensmtpd starts as root alone, and keeps one queue for the whole machine).
#pragma once

#include <vector>

#include "side_server.h"

namespace served {

class MailServer : public SideServer {
 public:
  explicit MailServer(std::filesystem::path folder) : SideServer(std::move(folder), "mail_server.py") {}

  std::string url() const { return "smtp://" + address(); }
  // As they came.
  std::vector<std::string> letters() const {
    std::vector<std::string> all;
    for (const auto& entry : std::filesystem::directory_iterator(folder() / "box/new"))
      all.push_back(read("box/new" / entry.path().filename()));
    return all;
  }
};

}  // namespace served

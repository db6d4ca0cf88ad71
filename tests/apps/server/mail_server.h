// A real mail server on this machine: aiosmtpd of Debian, which needs no rights and a folder for what it
// takes (opensmtpd starts as root alone, and keeps one queue for the whole machine).
#pragma once

#include <regex>
#include <vector>

#include "side_server.h"

namespace served {

class MailServer : public SideServer {
 public:
  explicit MailServer(std::filesystem::path folder) : SideServer(std::move(folder), "mail_server.py") {}

  std::string url() const { return "smtp://" + address(); }
  // Returns the e-mails as received.
  std::vector<std::string> letters() const {
    std::vector<std::string> all;
    for (const auto& entry : std::filesystem::directory_iterator(folder() / "box/new"))
      all.push_back(read("box/new" / entry.path().filename()));
    return all;
  }
  // Returns an e-mail as it is read: soft line breaks of quoted-printable and its signs undone.
  static std::string readable(const std::string& letter) {
    std::string text;
    for (std::size_t i = 0; i < letter.size(); ++i) {
      if (letter[i] == '\r') continue;
      if (letter[i] != '=') {
        text += letter[i];
        continue;
      }
      const std::string digits = letter.substr(i + 1, 2);
      if (digits == "\r\n" || digits.starts_with('\n'))
        i = letter.find('\n', i);
      else if (digits.find_first_not_of("0123456789ABCDEF") == std::string::npos)
        text += static_cast<char>(std::stoi(digits, nullptr, 16)), i += 2;
      else
        text += '=';
    }
    return text;
  }
  // Returns the code of the link in an e-mail, "recover" or "confirm"; "" where there is none.
  static std::string code_in(const std::string& letter, const std::string& what) {
    std::smatch found;
    const std::string text = readable(letter);
    return std::regex_search(text, found, std::regex("https://club\\.example/#" + what + "=([a-z2-7]{26})\n"))
               ? found[1].str()
               : "";
  }
};

}  // namespace served

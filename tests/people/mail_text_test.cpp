// Every e-mail in every language, and in one that does not exist.
#include "people/mail_text.h"

#include <gtest/gtest.h>

#include "long_language.h"
#include "words/languages/languages.h"

namespace trictrac {
namespace mail_text_test {

using words::Speaker;

constexpr std::string_view kLink = "https://club.example/#0=1";
const UnsubscribeLinks kStop{"https://club.example/#2=3", "https://club.example/4"};

std::vector<WaitingGame> waiting(int games, const std::string& against) {
  std::vector<WaitingGame> all;
  for (int i = 0; i < games; ++i)
    all.push_back({i % 2 == 0 ? against : "", "https://5/" + std::to_string(i)});
  return all;
}

std::vector<Mail> mails(const words::Language& language, const std::string& name) {
  const Speaker say(language);
  std::vector<Mail> all{recovery_mail("0@1", name, kLink, say), confirmation_mail("0@1", name, kLink, say),
                        former_email_mail("0@1", name, kLink, say)};
  for (const char* device : {"", "1, 2"}) all.push_back(sign_in_mail("0@1", name, {device, 0}, kLink, say));
  for (const int games : {1, 2, 5, 20})
    all.push_back(digest_mail("0@1", name, waiting(games, name), {}, kStop, say));
  const std::vector<ClubNews> news{{name, "1", "https://2"}, {"3", "4", "https://5"}};
  for (const int games : {0, 2})
    all.push_back(digest_mail("0@1", name, waiting(games, name), news, kStop, say));
  return all;
}

std::string without(std::string text, const std::string& part) {
  for (std::size_t at = text.find(part); !part.empty() && at != text.npos; at = text.find(part, at))
    text.erase(at, part.size());
  return text;
}

TEST(MailText, IsWholeInEveryLanguageForEveryName) {
  std::vector<const words::Language*> all(words::languages().begin(), words::languages().end());
  all.push_back(&test::long_language());
  for (const words::Language* language : all)
    for (const std::string name : {"", "Anne", "Élise d’Août", "{link}", "\u05d3\u05d5\u05d3"})
      for (const Mail& mail : mails(*language, name)) {
        EXPECT_EQ(mail.subject.find_first_of("\r\n{}|#"), mail.subject.npos) << mail.subject;
        EXPECT_NE(mail.text.find("https://"), mail.text.npos) << mail.text;
        EXPECT_NE(mail.text.find(name), mail.text.npos) << mail.text;
        const std::string rest = without(without(mail.text, name), "\r\n");
        EXPECT_EQ(rest.find_first_of("\r\n{}|"), rest.npos) << mail.text;
        EXPECT_TRUE(mail.text.ends_with("\r\n")) << mail.text;
      }
}

TEST(MailText, HasNoEnglishInAnotherLanguage) {
  for (const std::string name : {"", "Anne"})
    for (const Mail& mail : mails(test::long_language(), name)) {
      EXPECT_EQ(test::english_word_in(mail.subject), "") << mail.subject;
      EXPECT_EQ(test::english_word_in(mail.text, {"https", "club", "example", "Anne"}), "") << mail.text;
    }
}

TEST(MailText, OfASignInNamesTheDeviceAndTheTime) {
  const Speaker french(words::language_or_first("fr"));
  const Mail known = sign_in_mail("a@b", "Anne", {"Firefox, Linux", 1'795'853'400}, kLink, french);
  EXPECT_NE(known.text.find("\r\nFirefox, Linux, 2026-11-28 08:10 UTC\r\n"), known.text.npos) << known.text;
  const Mail unknown = sign_in_mail("a@b", "Anne", {"", 0}, kLink, french);
  EXPECT_NE(unknown.text.find("\r\nAppareil inconnu, 1970-01-01 00:00 UTC\r\n"), unknown.text.npos);
}

TEST(MailText, OfWaitingGamesNamesEachAndCountsThem) {
  const Mail one =
      digest_mail("a@b", "Anne", waiting(1, "Jean"), {}, kStop, Speaker(words::language_or_first("en")));
  EXPECT_EQ(one.subject, "A game is waiting for you at Trictrac");
  EXPECT_NE(
      one.text.find("Hello Anne,\r\n\r\nA game is waiting for you:\r\n\r\nAgainst Jean: https://5/0\r\n"),
      one.text.npos)
      << one.text;
  const Mail many =
      digest_mail("a@b", "", waiting(3, "Jean"), {}, kStop, Speaker(words::language_or_first("fr")));
  EXPECT_EQ(many.subject, "3 parties vous attendent au Trictrac");
  EXPECT_NE(many.text.find("Bonjour,\r\n\r\n3 parties vous attendent :\r\n\r\nContre Jean : https://5/0\r\n"
                           "https://5/1\r\nContre Jean : https://5/2\r\n\r\nVous recevez"),
            many.text.npos)
      << many.text;
  EXPECT_EQ(many.headers.front(), "List-Unsubscribe: <https://club.example/4>");
}

TEST(Subject, IsEncodedWhereItIsNotAscii) {
  EXPECT_EQ(encoded_subject("A game is waiting"), "A game is waiting");
  EXPECT_EQ(encoded_subject("Été"), "=?UTF-8?B?w4l0w6k=?=");
  std::string subject;
  for (int i = 0; i < 40; ++i) subject += "é";
  const std::string encoded = encoded_subject("a" + subject);
  EXPECT_EQ(encoded.substr(0, 14), "=?UTF-8?B?YcOp");
  std::size_t lines = 0;
  for (std::size_t at = 0; at < encoded.size(); ++lines) {
    const std::size_t end = std::min(encoded.find("\r\n ", at), encoded.size());
    EXPECT_LE(end - at, 75u);
    EXPECT_EQ(encoded.substr(at, 10), "=?UTF-8?B?");
    at = end + 3;
  }
  EXPECT_EQ(lines, 2u);
}

}  // namespace mail_text_test
}  // namespace trictrac

// The most common passwords, in lower case: those of eight characters and more at the top of lists from
// stolen files, in English and French.
#pragma once

#include <array>
#include <string_view>

namespace trictrac {

inline constexpr std::array<std::string_view, 278> kCommonPasswords{
    "00000000",     "000000000",     "0000000000",    "0123456789",   "10203040",     "1020304050",
    "11111111",     "111111111",     "1111111111",    "11223344",     "1122334455",   "12121212",
    "123123123",    "123321123",     "12341234",      "12344321",     "123454321",    "12345678",
    "123456789",    "1234567890",    "12345678910",   "123456789a",   "12345678a",    "1234567a",
    "13131313",     "147258369",     "159753456",     "1a2z3e4r",     "1a2z3e4r5t",   "1q2w3e4r",
    "1q2w3e4r5t",   "1q2w3e4r5t6y",  "1qaz2wsx",      "1qaz2wsx3edc", "22222222",     "33333333",
    "44444444",     "55555555",      "66666666",      "69696969",     "741852963",    "77777777",
    "87654321",     "88888888",      "963852741",     "987654321",    "9876543210",   "99999999",
    "a1234567",     "a12345678",     "a123456789",    "a1z2e3r4",     "a1z2e3r4t5",   "aa123456",
    "aaaaaaaa",     "abc12345",      "abc123456",     "abcd1234",     "abcd12345",    "abcdefg1",
    "abcdefgh",     "abcdefghi",     "access14",      "admin123",     "admin1234",    "admin12345",
    "admin123456",  "adminadmin",    "administrator", "alexandre",    "andrew123",    "anthony1",
    "arsenal1",     "asdf1234",      "asdfasdf",      "asdfghjk",     "asdfghjkl",    "asdfjkl;",
    "ashley123",    "autumn123",     "azerty12",      "azerty123",    "azerty1234",   "azerty12345",
    "azerty123456", "azertyui",      "azertyuiop",    "backgammon",   "barcelona",    "baseball",
    "baseball1",    "basketball",    "batman123",     "bisounours",   "blahblah",     "bonjour1",
    "bonjour123",   "butterfly",     "camille1",      "caroline",     "changeme",     "changeme1",
    "changeme123",  "charlie1",      "cheese123",     "chelsea1",     "chocolat",     "chocolat1",
    "chocolate",    "chouchou",      "chouchou1",     "computer",     "computer1",    "contrasena",
    "cookie123",    "corvette",      "coucou123",     "daniel123",    "december",     "default1",
    "doudou123",    "dragon123",     "ferrari1",      "flower123",    "football",     "football1",
    "france123",    "france98",      "freedom1",      "geheim123",    "goodluck",     "guest123",
    "guest1234",    "hallo123",      "hello123",      "hello1234",    "hellohello",   "hunter123",
    "iloveyou",     "iloveyou!",     "iloveyou1",     "iloveyou2",    "internet",     "internet1",
    "jennifer",     "jessica1",      "jetaime!",      "jetaime1",     "jetaime123",   "jordan23",
    "jtmjtmjtm",    "julien123",     "juventus",      "killer123",    "letmein1",     "letmein123",
    "liverpool",    "liverpool1",    "login123",      "loulou123",    "loveme123",    "loveyou1",
    "m0tdepasse",   "mamour123",     "manchester",    "marseille",    "marseille13",  "master123",
    "matthew1",     "mercedes",      "michael1",      "michelle",     "moncoeur",     "monkey123",
    "motdepasse",   "motdepasse1",   "motdepasse123", "mustang1",     "nicolas1",     "nicole123",
    "ninja123",     "november",      "p@ssw0rd",      "p@ssword",     "pa$$word",     "papillon",
    "paris123",     "parissg75",     "passer123",     "passw0rd",     "password",     "password!",
    "password1",    "password12",    "password123",   "password1234", "password2023", "password2024",
    "password2025", "passwort",      "passwort1",     "pokemon1",     "pokemon123",   "porsche1",
    "princess",     "princess1",     "q1w2e3r4",      "q1w2e3r4t5",   "qazwsx123",    "qazwsxedc",
    "qsdfghjk",     "qsdfghjklm",    "qwe12345",      "qweasd123",    "qweasdzxc",    "qweqweqwe",
    "qwerty12",     "qwerty123",     "qwerty1234",    "qwerty12345",  "qwerty123456", "qwertyui",
    "qwertyuiop",   "qwertyuiop123", "qwertz123",     "qwertz1234",   "realmadrid",   "root1234",
    "rootroot",     "samsung1",      "samsung123",    "schatz123",    "secret123",    "september",
    "shadow123",    "soleil123",     "sommer123",     "spiderman",    "spring123",    "startrek",
    "starwars",     "summer123",     "summer2023",    "summer2024",   "summer2025",   "sunshine",
    "sunshine1",    "superman",      "superman1",     "test1234",     "test12345",    "test123456",
    "testtest",     "thomas123",     "tresor123",     "trictrac",     "trictrac1",    "trictrac123",
    "trustno1",     "user1234",      "vacances",      "welcome1",     "welcome12",    "welcome123",
    "whatever",     "whatever1",     "winter123",     "winter2023",   "winter2024",   "winter2025",
    "wxcvbn123",    "yamaha123",     "zaq12wsx",      "zaq1xsw2",     "zaq1zaq1",     "zxcvbnm,",
    "zxcvbnm1",     "zxcvbnm123"};

}  // namespace trictrac

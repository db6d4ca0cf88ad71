// Command lines that cannot be read: exit code 2, what was wrong, and what may have been meant.
#include <gtest/gtest.h>

#include <filesystem>
#include <span>

#include "base/text_of.h"
#include "run.h"

namespace trictrac::test {
namespace usage_test {

struct Wrong {
  const char* typed;
  const char* told;
};

TEST(Usage, WhatIsWrongIsNamedAndWhatWasMeantSuggested) {
  const Wrong cases[] = {
      {"shwo", "trictrac: unknown command \"shwo\": did you mean \"show\"?\n"},
      {"dance", "trictrac: unknown command \"dance\"\n"},
      {"shwo --help", "unknown command \"shwo\": did you mean \"show\"?"},
      {"--nosuch", "unknown option \"--nosuch\""},
      {"--verison", "unknown option \"--verison\": did you mean \"--version\"?"},
      {"show --numberng 1-12 x",
       "trictrac show: unknown option \"--numberng\": did you mean \"--numbering\"?"},
      {"show --numberng=1-12", "unknown option \"--numberng\": did you mean \"--numbering\"?"},
      {"show", "trictrac show: give a position (TRID): trictrac show TRID\n"},
      {"engine at once", "trictrac engine: unexpected word \"at\""},
      {"problems", "trictrac problems: a command is required: make, score, count or check\n"},
      {"problems scroe", "trictrac problems: unknown command \"scroe\": did you mean \"score\"?"},
      {"problems score", "trictrac problems score: give a file: trictrac problems score FILE"},
      {"replay", "trictrac replay: give a record (a file, or - for standard input): trictrac replay FILE\n"},
      {"problems make", "trictrac problems make: a word is missing: trictrac problems make KIND\n"},
      {"train --out x --millions -1", "--millions: \"-1\" should be from 0 to 1000000"},
      {"train --out x --lambda 1.5", "--lambda: \"1.5\" should be from 0 to 1"},
      {"sheet x --new ecrire-lois", "--new needs --players as well"},
      {"values", "trictrac values: a word is missing: trictrac values TABLE\n"},
      {"values tuor", "\"tuor\" should be tour, tour-pont,"},
      {"help shwo", "unknown command \"shwo\": did you mean \"show\"?"},
      {"help problems scroe", "trictrac problems: unknown command \"scroe\""},
      {"bench nte", "\"nte\" should be rules or net: did you mean \"net\"?"},
      {"match --a random --b random --tours 0", "--tours: \"0\" should be from 2 to 10000000"},
      {"match --a random --b random --matches=0", "--matches: \"0\" should be from 2 to 10000000"},
      {"match --a random --b random --matches 2.5", "--matches: \"2.5\" should be from 2 to 10000000"},
      {"match --a random --b random --seed x",
       "--seed: \"x\" should be a whole number (0 or more) or 64 hex digits"},
      {"match --a random --b random --seed -1", "--seed: \"-1\" should be a whole number"},
      {"match --a random --b random --sprt nan", "--sprt: \"nan\" should be above 0"},
      {"match --a random --b random --format tuor", ": did you mean \"tour\"?"},
      {"match --a random --b random --rules loys", "lois or lalanne: did you mean \"lois\"?"},
      {"manual --completions tcsh", "\"tcsh\" should be bash, zsh or fish"},
  };
  for (const Wrong& wrong : cases) {
    const Outcome r = run(wrong.typed);
    EXPECT_EQ(r.status, 2) << wrong.typed << "\n" << r.output;
    EXPECT_TRUE(has(r, wrong.told)) << wrong.typed << "\n" << r.output;
  }
}

struct InBoth {
  const char* typed;
  const char* french;
  const char* english;
};

const InBoth kInBoth[] = {
    {"shwo", "commande inconnue : « shwo » : vouliez-vous dire « show » ?",
     "unknown command \"shwo\": did you mean \"show\"?"},
    {"help shwo", "commande inconnue : « shwo »", "unknown command \"shwo\""},
    {"show --numberng 1-12 x", "option inconnue : « --numberng » : vouliez-vous dire « --numbering » ?",
     "unknown option \"--numberng\""},
    {"engine at once", "mot inattendu : « at »", "unexpected word \"at\""},
    {"problems", "il manque une commande : make, score, count ou check", "a command is required: make"},
    {"show", "show: donnez une position (TRID) : trictrac show TRID\n", "show: give a position (TRID): "},
    {"match --b random", "il manque --a\n", "--a is required\n"},
    {"match --a", "--a demande une valeur", "--a needs a value"},
    {"perft --depth 1 --depth 2", "--depth : donnez une seule valeur", "--depth: give it only once"},
    {"judge --json=x y", "--json : la valeur « x » n’est pas permise", "--json: \"x\" is not a valid value"},
    {"sheet --players A,B", "--players demande aussi --new", "--players needs --new as well"},
    {"judge --json --jsonl x", "donnez --json ou --jsonl, pas les deux", "give --json or --jsonl, not both"},
    {"games --matches 2 --tours 2", "donnez --tours ou --matches, pas les deux",
     "give --tours or --matches, not both"},
    {"bench nte", "what : « nte » devrait être rules ou net : vouliez-vous dire « net » ?",
     "what: \"nte\" should be rules or net: did you mean \"net\"?"},
    {"bench net --kernel avx3", "--kernel : aucun jeu d’instructions ne s’appelle « avx3 » : choisissez ",
     "--kernel: there is no set of instructions \"avx3\": choose "},
    {"perft --depth 9", "--depth : « 9 » devrait être compris entre 1 et 4",
     "--depth: \"9\" should be from 1 to 4"},
    {"bench --seconds 0", "devrait être compris entre 0,05 et 600", "should be from 0.05 to 600"},
    {"match --sprt nan", "« nan » devrait être supérieur à 0", "\"nan\" should be above 0"},
    {"problems make plays --out x --within x", "« x » devrait être un nombre\n",
     "\"x\" should be a number\n"},
    {"serve",
     "« serve » est une commande de trictrac-server, un programme à part\nEssayez : trictrac-server serve\n",
     "\"serve\" is a command of trictrac-server, a program of its own\nTry: trictrac-server serve\n"},
    {"help admin", "est une commande de trictrac-server", "\"admin\" is a command of trictrac-server"},
    {"games --seed x", "devrait être un nombre entier (0 ou plus) ou 64 chiffres hexadécimaux",
     "should be a whole number (0 or more) or 64 hex digits"},
    {"play --seed x", "--seed : « x » devrait être un nombre entier",
     "--seed: \"x\" should be a whole number"},
    {"play --white nobody", "--white : aucun joueur ne s’appelle « nobody »",
     "--white: there is no player \"nobody\""},
    {"play --lang dutch", "--lang : « dutch » devrait être en ou fr", "--lang: \"dutch\" should be en or fr"},
    {"values tour --net /nowhere", "--net : le fichier /nowhere n’existe pas", "there is no file /nowhere"},
    {"values tour --net /", "/ est un dossier, pas un fichier", "/ is a folder, not a file"},
};

const InBoth kInBothOfServer[] = {
    {"srve", "commande inconnue : « srve » : vouliez-vous dire « serve » ?", "did you mean \"serve\"?"},
    {"serve --port x", "« x » devrait être un nombre entier\n", "\"x\" should be a whole number\n"},
    {"serve --port 70000", "--port : la valeur « 70000 » n’est pas permise",
     "--port: \"70000\" is not a valid value"},
};

void say_what_is_wrong(const char* program, std::span<const InBoth> cases) {
  const auto told = [&](const char* language, const char* typed) {
    return shell(text_of("env -u LC_ALL -u LC_MESSAGES LANG={} {} {}", language, program, typed));
  };
  for (const auto& [typed, french, english] : cases) {
    const Outcome in_french = told("fr_FR.UTF-8", typed), in_english = told("en_GB.UTF-8", typed);
    EXPECT_EQ(in_french.status, 2) << typed;
    EXPECT_TRUE(has(in_french, french)) << typed << "\n" << in_french.output;
    EXPECT_TRUE(has(in_french, "\nEssayez : trictrac")) << typed << "\n" << in_french.output;
    EXPECT_EQ(in_english.status, 2) << typed;
    EXPECT_TRUE(has(in_english, english)) << typed << "\n" << in_english.output;
    EXPECT_TRUE(has(in_english, "\nTry: trictrac")) << typed << "\n" << in_english.output;
  }
}

TEST(Usage, WhatIsWrongIsSaidInTheLanguageOfTheEnvironment) {
  say_what_is_wrong(TRICTRAC_PROGRAM, kInBoth);
  say_what_is_wrong(TRICTRAC_SERVER_PROGRAM, kInBothOfServer);
}

// Values that can be read and are not right.
const InBoth kWrongInput[] = {
    {"match --a random --b random --option pile=perhaps",
     "--option pile : « perhaps » devrait être off ou on", "--option pile: \"perhaps\" should be off or on"},
    {"match --a random --b random --option plie=on",
     "--option : il n’y a pas d’option « plie » : vouliez-vous dire « pile » ?",
     "--option: there is no option \"plie\": did you mean \"pile\"?"},
    {"match --a random --b random --option pile", "--option s’écrit nom=valeur, et non « pile »",
     "--option is written name=value, not \"pile\""},
    {"match --a random --b random --format ecrire-lois --match rounds=0",
     "--match rounds : « 0 » devrait être compris entre 1 et", "--match rounds: \"0\" should be from 1 to"},
    {"match --a random --b random --format ecrire-lois --match players=9",
     "--match : ce format se joue avec players=2", "this format is for at most 4 players"},
    {"match --a random --b random --format ecrire-lois --match players=3 --match rounds=8",
     "--match rounds : « 8 » devrait être compris entre 3 et 48, de 3 en 3", "it goes from 3 to 48, by 3"},
    {"match --a random --b random --format ecrire-lois --match rounds=7",
     "--match rounds : « 7 » devrait être compris entre 2 et 48, de 2 en 2", "rounds is 7; it goes from 2"},
    {"match --a random --b random --match nothing=1",
     "--match : il n’y a pas d’option « nothing » ; les options sont : players, ",
     "--match: there is no option \"nothing\"; the options are: players, "},
    {"judge TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0 --dice 77",
     "--dice devrait être deux nombres de 1 à 6", "--dice should be two numbers from 1 to 6"},
    {"judge", "judge demande une position (TRID)", "judge needs a position (TRID)"},
    {"sheet /nowhere/a --new whist --players A B", "il n’y a pas de format « whist » ; il y a : tour",
     "there is no format \"whist\"; there are: tour"},
    {"sheet --new tour --players A B", "nommez le fichier", "name the file to keep the sheet in"},
    {"replay /nowhere", "impossible de lire /nowhere : ", "cannot read /nowhere: "},
    {"play --record /", "impossible d’écrire / : ", "cannot write /: "},
    {"play --continue -", "--continue demande le nom d’un fichier", "--continue needs the name of a file"},
    {"play --format courrier --marking hand", "n’a pas d’option --marking hand", "has no --marking hand"},
    {"play --format courrier --match rounds=3", "--match ne prend que points=N",
     "--match takes only points=N"},
    {"hint TRID=O----------------------o:w:L:-:0-0:0-0:-:-:0.0", "aucun conseil ici", "no advice here"},
};

TEST(Usage, WhatIsWrongWithAValueIsSaidInTheLanguageToo) {
  for (const auto& [typed, french, english] : kWrongInput)
    for (const auto& [language, text] :
         {std::pair("fr_FR.UTF-8", french), std::pair("en_GB.UTF-8", english)}) {
      const Outcome r =
          shell(text_of("env -u LC_MESSAGES LC_ALL={} {} {} </dev/null", language, TRICTRAC_PROGRAM, typed));
      EXPECT_EQ(r.status, 1) << typed << "\n" << r.output;
      EXPECT_TRUE(has(r, text)) << typed << "\n" << r.output;
    }
}

TEST(Usage, WhatIsWrongIsSaidInTheLanguageAskedForOnTheSameLine) {
  for (const char* typed : {"match --lang fr --b random", "match --b random --lang=fr"})
    EXPECT_TRUE(has(run(typed), "il manque --a\n")) << typed;
  const Outcome english =
      shell("env -u LC_ALL LANG=fr_FR.UTF-8 " TRICTRAC_PROGRAM " match --b random --lang en");
  EXPECT_TRUE(has(english, "--a is required")) << english.output;
}

TEST(Usage, AnUnknownPlayerIsAWrongArgumentAnsweredByTheNearest) {
  const Wrong cases[] = {
      {"match --a randon --b random", "--a: there is no player \"randon\": did you mean \"random\"?"},
      {"match --a random --b gerontte", "--b: there is no player \"gerontte\": did you mean \"geronte\"?"},
      {"match --a nobody --b net:1", "--a: there is no player \"nobody\"\n"},
      {"match --a net:3 --b net:1", "--a: \"net:3\": a net is written net[@FILE]:PLIES, from 0 to 2"},
      {"games --white nobody", "--white: there is no player \"nobody\"\n"},
      {"ladder nobody", "player: there is no player \"nobody\"\n"},
      {"problems score --player nobody x", "--player: there is no player \"nobody\"\n"},
      {"match --lang fr --a randon --b random",
       "--a : aucun joueur ne s’appelle « randon » : vouliez-vous dire « random » ?"},
  };
  for (const Wrong& wrong : cases) {
    const Outcome r = run(wrong.typed);
    EXPECT_EQ(r.status, 2) << wrong.typed;
    EXPECT_TRUE(has(r, wrong.told)) << wrong.typed << "\n" << r.output;
  }
}

TEST(Usage, AnArgumentOfAHundredKilobytesIsNotRepeatedWhole) {
  const std::string word(100'000, 'a');
  for (const std::string& command :
       {"games --white " + word, word, "replay " + word, "match --a random --b random --format " + word}) {
    const Outcome r = run(command);
    EXPECT_NE(r.status, 0);
    EXPECT_LT(r.output.size(), 2000U) << command.substr(0, 30);
    EXPECT_TRUE(has(r, " … ")) << r.output;
  }
  const std::string long_word = word.substr(0, 30'000);
  const Outcome engine = run("engine", long_word + "\\nset " + long_word + "\\nset bot " + long_word + "\\n");
  EXPECT_EQ(engine.status, 0);
  EXPECT_LT(engine.output.size(), 4000U);
  EXPECT_TRUE(has(engine, "unknown_command") && has(engine, "unknown_key") && has(engine, "bad_value"));
}

// What is a good argument but cannot be had is no wrong usage.
TEST(Usage, ANetThatIsNotThereIsWrongInput) {
  EXPECT_EQ(run("match --a net@/nowhere:0 --b random").status, 1);
}

TEST(Usage, AnAliasIsNotSpokenOfInHelp) {
  for (const char* command : {"games", "hint", "match", "ladder"}) {
    const Outcome help = run(command + std::string(" --help"));
    EXPECT_FALSE(has(help, "Excludes")) << help.output;
  }
}

TEST(Usage, HelpAndVersionAreAskedForInEveryCommonWay) {
  const std::string help = run("--help").output, of_show = run("show --help").output;
  EXPECT_TRUE(of_show.find("Usage: trictrac show ") != of_show.npos) << of_show;
  for (const char* asked : {"", "help", "-h"}) {
    const Outcome r = run(asked);
    EXPECT_EQ(r.status, 0) << asked;
    EXPECT_EQ(r.output, help) << asked;
  }
  EXPECT_EQ(run("help show").output, of_show);
  EXPECT_EQ(run("help problems score").output, run("problems score --help").output);
  const Outcome version = run("--version");
  EXPECT_EQ(version.status, 0);
  EXPECT_EQ(run("-V").output, version.output);
}

TEST(Usage, APositionBeforeTheRollIsJudgedWithDiceOnly) {
  const std::string position = "D--A-BBBA--Cbaa--b-b-a-f:w:";
  const Outcome before = run("judge TRID=" + position + "R:-:2-0:5-1:-:-:6.6");
  EXPECT_EQ(before.status, 1);
  EXPECT_TRUE(has(before, "--dice should be two numbers")) << before.output;
  EXPECT_EQ(run("judge TRID=" + position + "M:42:2-0:5-1:-:-:6.6").status, 0);
}

TEST(Usage, ASeedIsANumberOr64HexDigits) {
  const std::string match = "match --a random --b first-go --matches 4 --no-luck --json --seed ";
  const auto rolls = [](const std::string& json) {
    const std::size_t at = json.find("\"rolls\"");
    return json.substr(at, json.find(',', at) - at);
  };
  const Outcome seven = run(match + "7");
  ASSERT_EQ(seven.status, 0) << seven.output;
  EXPECT_EQ(rolls(run(match + std::string(63, '0') + "7").output), rolls(seven.output));
  EXPECT_NE(rolls(run(match + std::string(64, 'a')).output), rolls(run(match + "8").output));
  // In play as well, where a fingerprint of the dice is shown first.
  const std::string play = "play --white human --black human --lang en --seed ", quit = "q\\n";
  const std::string of_seven = run(play + "7", quit).output;
  EXPECT_NE(of_seven.find("Fingerprint"), of_seven.npos) << of_seven;
  EXPECT_EQ(run(play + std::string(63, '0') + "7", quit).output, of_seven);
  EXPECT_NE(run(play + "8", quit).output, of_seven);
  EXPECT_EQ(run(play + "x", quit).status, 2);
}

}  // namespace usage_test
}  // namespace trictrac::test

// Command lines with errors: exit code 2, the error, and a proposal.
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
      {"replay", "trictrac replay: give a record (a file, or - for standard input): trictrac replay FILE\n"},
      {"sheet x --new ecrire-lois", "--new needs --players as well"},
      {"help shwo", "unknown command \"shwo\": did you mean \"show\"?"},
      {"games --matches=0", "--matches: \"0\" should be from 1 to 10000000"},
      {"games --matches 2.5", "--matches: \"2.5\" should be from 1 to 10000000"},
      {"games --white random --black random --seed x",
       "--seed: \"x\" should be a whole number (0 or more) or 64 hex digits"},
      {"games --white random --black random --seed -1", "--seed: \"-1\" should be a whole number"},
      {"games --white random --black random --format tuor", ": did you mean \"tour\"?"},
      {"games --white random --black random --rules loys", "lois or lalanne: did you mean \"lois\"?"},
      {"manual --completions tcsh", "\"tcsh\" should be bash, zsh or fish"},
  };
  const Wrong of_lab[] = {
      {"problems",
       "trictrac-lab problems: a command is required: make, score, survey, errors, count or check\n"},
      {"problems scroe", "trictrac-lab problems: unknown command \"scroe\": did you mean \"score\"?"},
      {"problems score", "trictrac-lab problems score: give a file: trictrac-lab problems score FILE"},
      {"problems make", "trictrac-lab problems make: a word is missing: trictrac-lab problems make KIND\n"},
      {"problems make plays --out x --within x", "--within: \"x\" should be a number\n"},
      {"help problems scroe", "trictrac-lab problems: unknown command \"scroe\""},
      {"match --b random", "--a is required\n"},
      {"match --a random --b random --sprt nan", "--sprt: \"nan\" should be from 0.0001 to 1000"},
      {"ladder nobody", "player: there is no player \"nobody\"\n"},
      {"ladder elo:12", "player: \"elo:12\": a strength is written elo:N, with a whole number from "},
      {"ladder hector --played x", "give player or --played, not both"},
      {"problems score --player nobody x", "--player: there is no player \"nobody\"\n"},
      {"train --out x --millions -1", "--millions: \"-1\" should be from 0 to 1000000"},
      {"train --out x --lambda 1.5", "--lambda: \"1.5\" should be from 0 to 1"},
      {"values", "trictrac-lab values: a word is missing: trictrac-lab values TABLE\n"},
      {"values tuor", "\"tuor\" should be tour, tour-pont,"},
      {"bench nte", "what: \"nte\" should be rules, net or env: did you mean \"net\"?"},
      {"bench net --kernel avx3", "--kernel: there is no set of instructions \"avx3\": choose "},
  };
  const auto are_refused = [](const char* program, std::span<const Wrong> all) {
    for (const Wrong& wrong : all) {
      const Outcome r = run(wrong.typed, "", program);
      EXPECT_EQ(r.status, 2) << wrong.typed << "\n" << r.output;
      EXPECT_TRUE(has(r, wrong.told)) << wrong.typed << "\n" << r.output;
    }
  };
  are_refused(TRICTRAC_PROGRAM, cases);
  are_refused(TRICTRAC_LAB_PROGRAM, of_lab);
}

TEST(Usage, TheProgramThatMeasuresSpeaksEnglishInEveryEnvironment) {
  EXPECT_TRUE(
      has(shell("LC_ALL=fr_FR.UTF-8 " TRICTRAC_LAB_PROGRAM " bench nte"), "should be rules, net or env"));
}

struct InBoth {
  const char* typed;
  const char* french;
  const char* english;
};

const InBoth kInBoth[] = {
    {"shwo", "commande inconnue : « shwo » : vouliez-vous dire « show » ?",
     "unknown command \"shwo\": did you mean \"show\"?"},
    {"help shwo", "commande inconnue : « shwo »", "unknown command \"shwo\""},
    {"show --numberng 1-12 x", "option inconnue : « --numberng » : vouliez-vous dire « --numbering » ?",
     "unknown option \"--numberng\""},
    {"engine at once", "mot inattendu : « at »", "unexpected word \"at\""},
    {"show", "show: donnez une position (TRID) : trictrac show TRID\n", "show: give a position (TRID): "},
    {"play --white", "--white demande une valeur", "--white needs a value"},
    {"hint --plies 1 --plies 2", "--plies : donnez une seule valeur", "--plies: give it only once"},
    {"judge --json=x y", "--json : la valeur « x » n’est pas permise", "--json: \"x\" is not a valid value"},
    {"sheet --players A,B", "--players demande aussi --new", "--players needs --new as well"},
    {"judge --json --jsonl x", "donnez --json ou --jsonl, pas les deux", "give --json or --jsonl, not both"},
    {"play --marking hnd", "--marking : « hnd » devrait être auto ou hand : vouliez-vous dire « hand » ?",
     "--marking: \"hnd\" should be auto or hand: did you mean \"hand\"?"},
    {"hint --plies 9", "--plies : « 9 » devrait être compris entre 0 et 2",
     "--plies: \"9\" should be from 0 to 2"},
    {"serve",
     "« serve » est une commande de trictrac-server, un programme à part\nEssayez : trictrac-server serve\n",
     "\"serve\" is a command of trictrac-server, a program of its own\nTry: trictrac-server serve\n"},
    {"help admin", "est une commande de trictrac-server", "\"admin\" is a command of trictrac-server"},
    {"perft", "« perft » est une commande de trictrac-lab", "\"perft\" is a command of trictrac-lab"},
    {"games --seed x", "devrait être un nombre entier (0 ou plus) ou 64 chiffres hexadécimaux",
     "should be a whole number (0 or more) or 64 hex digits"},
    {"play --seed x", "--seed : « x » devrait être un nombre entier",
     "--seed: \"x\" should be a whole number"},
    {"play --white nobody", "--white : aucun joueur ne s’appelle « nobody »",
     "--white: there is no player \"nobody\""},
    {"play --lang dutch", "--lang : « dutch » devrait être en ou fr", "--lang: \"dutch\" should be en or fr"},
};

const InBoth kInBothOfServer[] = {
    {"admin", "il manque une commande : reports, report,", "a command is required: reports, report,"},
    {"admin mute --days 0", "« 0 » devrait être compris entre 1 et 1000000000",
     "\"0\" should be from 1 to 1000000000"},
    {"bench-server --seconds 0", "devrait être compris entre 0,1 et 1000000",
     "should be from 0.1 to 1000000"},
    {"match", "« match » est une commande de trictrac-lab", "\"match\" is a command of trictrac-lab"},
    {"srve", "commande inconnue : « srve » : vouliez-vous dire « serve » ?", "did you mean \"serve\"?"},
    {"serve --port x", "« x » devrait être un nombre entier\n", "\"x\" should be a whole number\n"},
    {"serve --port 70000", "--port : la valeur « 70000 » n’est pas permise",
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
    EXPECT_TRUE(has(in_french, "\nEssayez : trictrac")) << typed << "\n" << in_french.output;
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
    {"games --white random --black random --option pile=perhaps",
     "--option pile : « perhaps » devrait être off ou on", "--option pile: \"perhaps\" should be off or on"},
    {"games --white random --black random --option plie=on",
     "--option : il n’y a pas d’option « plie » : vouliez-vous dire « pile » ?",
     "--option: there is no option \"plie\": did you mean \"pile\"?"},
    {"games --white random --black random --option pile", "--option s’écrit nom=valeur, et non « pile »",
     "--option is written name=value, not \"pile\""},
    {"games --white random --black random --format ecrire-lois --match rounds=0",
     "--match rounds : « 0 » devrait être compris entre 1 et", "--match rounds: \"0\" should be from 1 to"},
    {"games --white random --black random --format ecrire-lois --match players=9",
     "--match : ce format se joue avec players=2", "this format is for at most 4 players"},
    {"games --white random --black random --format ecrire-lois --match players=3 --match rounds=8",
     "--match rounds : « 8 » devrait être compris entre 3 et 48, de 3 en 3", "it goes from 3 to 48, by 3"},
    {"games --white random --black random --format ecrire-lois --match rounds=7",
     "--match rounds : « 7 » devrait être compris entre 2 et 48, de 2 en 2", "rounds is 7; it goes from 2"},
    {"games --white random --black random --match nothing=1",
     "--match : il n’y a pas d’option « nothing » ; les options sont : players, ",
     "--match: there is no option \"nothing\"; the options are: players, "},
    {"judge TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0 --dice 77",
     "--dice devrait être deux nombres de 1 à 6", "--dice should be two numbers from 1 to 6"},
    {"judge", "judge demande une position (TRID)", "judge needs a position (TRID)"},
    {"sheet /nowhere/a --new whist --players A B", "il n’y a pas de format « whist » ; il y a : tour",
     "there is no format \"whist\"; there are: tour"},
    {"sheet --new tour --players A B", "nommez le fichier", "name the file to keep the sheet in"},
    {"replay /nowhere", "impossible de lire /nowhere : ", "cannot read /nowhere: "},
    {"play --record /", "impossible d’écrire / : ", "cannot write /: "},
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
  for (const char* typed : {"show --lang fr", "show --lang=fr"})
    EXPECT_TRUE(has(run(typed), "donnez une position")) << typed;
  const Outcome english = shell("env -u LC_ALL LANG=fr_FR.UTF-8 " TRICTRAC_PROGRAM " show --lang en");
  EXPECT_TRUE(has(english, "give a position")) << english.output;
}

TEST(Usage, AnUnknownPlayerIsAWrongArgumentAnsweredByTheNearest) {
  const Wrong cases[] = {
      {"games --white randon --black random",
       "--white: there is no player \"randon\": did you mean \"random\"?"},
      {"games --white random --black gerontte",
       "--black: there is no player \"gerontte\": did you mean \"geronte\"?"},
      {"games --white net:3", "--white: \"net:3\": a net is written net[@FILE]:PLIES, from 0 to 2"},
      {"games --white nobody", "--white: there is no player \"nobody\"\n"},
      {"play --lang fr --white randon",
       "--white : aucun joueur ne s’appelle « randon » : vouliez-vous dire « random » ?"},
  };
  for (const Wrong& wrong : cases) {
    const Outcome r = run(wrong.typed);
    EXPECT_EQ(r.status, 2) << wrong.typed;
    EXPECT_TRUE(has(r, wrong.told)) << wrong.typed << "\n" << r.output;
  }
}

TEST(Usage, AnArgumentOfAHundredKilobytesIsNotRepeatedWhole) {
  const std::string word(100'000, 'a');
  for (const std::string& command : {"games --white " + word, word, "replay " + word,
                                     "games --white random --black random --format " + word}) {
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

// A well-formed argument that names a missing file is not a usage error.
TEST(Usage, ANetThatIsNotThereIsWrongInput) { EXPECT_EQ(run("games --white net@/nowhere:0").status, 1); }

TEST(Usage, HelpAndVersionAreAskedForInEveryCommonWay) {
  const std::string help = run("--help").output, of_show = run("show --help").output;
  EXPECT_TRUE(of_show.find("Usage: trictrac show ") != of_show.npos) << of_show;
  for (const char* asked : {"", "help", "-h"}) {
    const Outcome r = run(asked);
    EXPECT_EQ(r.status, 0) << asked;
    EXPECT_EQ(r.output, help) << asked;
  }
  EXPECT_EQ(run("help show").output, of_show);
  EXPECT_EQ(run_lab("help problems score").output, run_lab("problems score --help").output);
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
  const Outcome seven = run_lab(match + "7");
  ASSERT_EQ(seven.status, 0) << seven.output;
  EXPECT_EQ(rolls(run_lab(match + std::string(63, '0') + "7").output), rolls(seven.output));
  EXPECT_NE(rolls(run_lab(match + std::string(64, 'a')).output), rolls(run_lab(match + "8").output));
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

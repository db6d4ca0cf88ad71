#include "apps/cli/words.h"

#include <algorithm>
#include <cstdlib>

#include "base/enum_table.h"
#include "base/nearest.h"
#include "game/rules/law.h"

namespace trictrac::cli {

namespace {

struct Pair {
  std::string_view french;
  std::string_view english;
};

constexpr EnumTable<Jan, Jan::Helpless, Pair> kJanWords({
    {Jan::Rencontre, {"jan de rencontre", "jan de rencontre (same first roll)"}},
    {Jan::SixTables, {"jan de six tables", "jan de six tables (three-roll jan)"}},
    {Jan::TwoTables, {"jan de deux tables", "jan de deux tables (both corners)"}},
    {Jan::Mezeas, {"jan de mézéas", "jan de mézéas (an ace, two men on the corner)"}},
    {Jan::HitTrueOuter, {"dame battue à vrai, grand jan", "true hit, grand-jan side"}},
    {Jan::HitTrueHome, {"dame battue à vrai, petit jan", "true hit, petit-jan side"}},
    {Jan::CornerHit, {"coin battu", "corner hit"}},
    {Jan::PetitJanFill, {"petit jan rempli", "petit jan filled"}},
    {Jan::GrandJanFill, {"grand jan rempli", "grand jan filled"}},
    {Jan::RetourFill, {"jan de retour rempli", "jan de retour filled"}},
    {Jan::PetitJanKeep, {"petit jan conservé", "petit jan kept"}},
    {Jan::GrandJanKeep, {"grand jan conservé", "grand jan kept"}},
    {Jan::RetourKeep, {"jan de retour conservé", "jan de retour kept"}},
    {Jan::PileMake, {"pile de misère", "pile de misère made"}},
    {Jan::PileKeep, {"pile de misère conservée", "pile de misère kept"}},
    {Jan::BearOff, {"dernière dame sortie", "last man off"}},
    {Jan::ContreTwoTables, {"contre-jan de deux tables", "contre-jan de deux tables"}},
    {Jan::ContreMezeas, {"contre-jan de mézéas", "contre-jan de mézéas"}},
    {Jan::HitFalseOuter, {"dame battue à faux, grand jan", "false hit, grand-jan side"}},
    {Jan::HitFalseHome, {"dame battue à faux, petit jan", "false hit, petit-jan side"}},
    {Jan::Margot, {"Margot la fendue", "Margot la fendue (the gap)"}},
    {Jan::Helpless, {"impuissance (nombre injouable)", "impuissance (unplayable number)"}},
});

}  // namespace

Language language_of(std::string_view name) {
  if (!name.empty()) return name == "fr" ? Language::French : Language::English;
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(variable);
    if (value && *value)
      return std::string_view(value).starts_with("fr") ? Language::French : Language::English;
  }
  return Language::English;
}

std::string Words::decimal(std::string number) const {
  if (language_ == Language::French) std::ranges::replace(number, '.', ',');
  return number;
}

std::string_view Words::side(Side side) const {
  return side == Side::White ? (*this)("Blancs", "White") : (*this)("Noirs", "Black");
}

std::string_view Words::jan(Jan jan) const {
  const Pair& p = kJanWords[jan];
  return (*this)(p.french, p.english);
}

std::string_view Words::law(Law law) const { return (*this)(text(law).french, text(law).english); }

namespace {

constexpr EnumTable<UsageText, UsageText::Try, Pair> kUsageTexts({
    {UsageText::UnknownCommand, {"commande inconnue : « {} »{}", "unknown command \"{}\"{}"}},
    {UsageText::OfOtherProgram,
     {"« {} » est une commande de {}, un programme à part",
      "\"{}\" is a command of {}, a program of its own"}},
    {UsageText::UnknownOption, {"option inconnue : « {} »{}", "unknown option \"{}\"{}"}},
    {UsageText::UnexpectedWord, {"mot inattendu : « {} »", "unexpected word \"{}\""}},
    {UsageText::CommandMissing, {"il manque une commande : {}", "a command is required: {}"}},
    {UsageText::Required, {"il manque {}", "{} is required"}},
    {UsageText::ValueMissing, {"{} demande une valeur", "{} needs a value"}},
    {UsageText::Repeated, {"{} : donnez une seule valeur", "{}: give it only once"}},
    {UsageText::Needs, {"{} demande aussi {}", "{} needs {} as well"}},
    {UsageText::Excludes, {"donnez {} ou {}, pas les deux", "give {} or {}, not both"}},
    {UsageText::OfOption, {"{} : {}", "{}: {}"}},
    {UsageText::ShouldBe, {"« {} » devrait être {}{}", "\"{}\" should be {}{}"}},
    {UsageText::CannotBe, {"la valeur « {} » n’est pas permise", "\"{}\" is not a valid value"}},
    {UsageText::WholeNumber, {"un nombre entier", "a whole number"}},
    {UsageText::Number, {"un nombre", "a number"}},
    {UsageText::Between, {"compris entre {} et {}", "from {} to {}"}},
    {UsageText::Above, {"supérieur à {}", "above {}"}},
    {UsageText::Seed,
     {"un nombre entier (0 ou plus) ou 64 chiffres hexadécimaux",
      "a whole number (0 or more) or 64 hex digits"}},
    {UsageText::NoPlayer, {"aucun joueur ne s’appelle « {} »{}", "there is no player \"{}\"{}"}},
    {UsageText::NoPlayerOfTricTrac,
     {"« {} » ne joue pas au Tric Trac de course : nommez {}", "\"{}\" does not play Le Tric Trac: name {}"}},
    {UsageText::NoNet,
     {"« {} » : un réseau s’écrit net[@FICHIER]:PROFONDEUR, de 0 à 2, puis [,keep=N,N][,within=TROUS]"
      "[,always-go|always-hold][,as-tour|as-win]",
      "\"{}\": a net is written net[@FILE]:PLIES, from 0 to 2, then [,keep=N,N][,within=HOLES]"
      "[,always-go|always-hold][,as-tour|as-win]"}},
    {UsageText::NoKernel,
     {"aucun jeu d’instructions ne s’appelle « {} » : choisissez {}",
      "there is no set of instructions \"{}\": choose {}"}},
    {UsageText::KernelNotHere,
     {"ce processeur n’a pas les instructions de « {} » : choisissez {}",
      "this processor lacks the instructions of \"{}\": choose {}"}},
    {UsageText::NoFile, {"le fichier {} n’existe pas", "there is no file {}"}},
    {UsageText::NotAFile, {"{} est un dossier, pas un fichier", "{} is a folder, not a file"}},
    {UsageText::Or, {" ou ", " or "}},
    {UsageText::DidYouMean, {" : vouliez-vous dire « {} » ?", ": did you mean \"{}\"?"}},
    {UsageText::Try, {"Essayez : {}", "Try: {}"}},
});

constexpr int places(std::string_view text) {
  int n = 0;
  for (std::size_t at = text.find("{}"); at != text.npos; at = text.find("{}", at + 2)) ++n;
  return n;
}
static_assert(std::ranges::all_of(kUsageTexts, [](const Pair& pair) {
  return places(pair.french) == places(pair.english);
}));

}  // namespace

std::string usage_text(const Words& words, UsageText text, std::initializer_list<TextValue> values) {
  return filled(words(kUsageTexts[text].french, kUsageTexts[text].english), values);
}

std::string alternatives(const Words& words, std::span<const std::string> of) {
  std::string text;
  for (std::size_t i = 0; i < of.size(); ++i)
    text += (i == 0 ? "" : i + 1 == of.size() ? usage_text(words, UsageText::Or) : ", ") + of[i];
  return text;
}

std::string suggestion(const Words& words, std::string_view word, std::span<const std::string> known) {
  const auto meant = nearest(word, known);
  return meant ? usage_text(words, UsageText::DidYouMean, {*meant}) : "";
}

}  // namespace trictrac::cli

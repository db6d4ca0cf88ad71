#include "apps/cli/usage_text.h"

#include <algorithm>

#include "base/enum_table.h"
#include "base/nearest.h"

namespace trictrac::cli {
namespace {

struct UsagePair {
  std::string_view french, english;
};

constexpr EnumTable<UsageText, UsageText::Try, UsagePair> kUsageTexts({
    {UsageText::UnknownCommand, {"commande inconnue : « {} »{}", "unknown command \"{}\"{}"}},
    {UsageText::UnknownOption, {"option inconnue : « {} »{}", "unknown option \"{}\"{}"}},
    {UsageText::UnexpectedWord, {"mot inattendu : « {} »", "unexpected word \"{}\""}},
    {UsageText::CommandMissing, {"il manque une commande : {}", "it needs a command: {}"}},
    {UsageText::Required, {"il manque {}", "{} is required"}},
    {UsageText::ValueMissing, {"{} demande une valeur", "{} needs a value"}},
    {UsageText::Repeated, {"{} : donnez une seule valeur", "{}: give it only once"}},
    {UsageText::Needs, {"{} demande aussi {}", "{} needs {} as well"}},
    {UsageText::Excludes, {"donnez {} ou {}, pas les deux", "give {} or {}, not both"}},
    {UsageText::OfOption, {"{} : {}", "{}: {}"}},
    {UsageText::ShouldBe, {"« {} » devrait être {}{}", "\"{}\" should be {}{}"}},
    {UsageText::CannotBe, {"la valeur « {} » n’est pas permise", "\"{}\" is not a value it can have"}},
    {UsageText::WholeNumber, {"un nombre entier", "a whole number"}},
    {UsageText::Number, {"un nombre", "a number"}},
    {UsageText::Between, {"compris entre {} et {}", "from {} to {}"}},
    {UsageText::Above, {"supérieur à {}", "above {}"}},
    {UsageText::Seed,
     {"un nombre entier à partir de 0, ou 64 chiffres hexadécimaux",
      "a whole number from 0 on, or 64 hex digits"}},
    {UsageText::NoPlayer, {"aucun joueur ne s’appelle « {} »{}", "there is no player \"{}\"{}"}},
    {UsageText::NoPlayerOfCourrier,
     {"« {} » ne joue pas au Tric Trac de course : nommez {}", "\"{}\" does not play Le Tric Trac: name {}"}},
    {UsageText::NoNet,
     {"« {} » : un réseau s’écrit net[@FICHIER]:PROFONDEUR, de 0 à 2, puis [,keep=N,N][,within=TROUS]"
      "[,always-go|always-hold][,as-tour|as-win]",
      "\"{}\": a net is written net[@FILE]:PLIES, from 0 to 2, then [,keep=N,N][,within=HOLES]"
      "[,always-go|always-hold][,as-tour|as-win]"}},
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
static_assert(std::ranges::all_of(kUsageTexts, [](const UsagePair& pair) {
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

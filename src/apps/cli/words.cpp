#include "apps/cli/words.h"

#include <array>
#include <cstdlib>

#include "game/rules/law_text.h"

namespace trictrac::cli {
namespace {

struct Pair {
  std::string_view french;
  std::string_view english;
};

constexpr std::array<Pair, kJans> kJanWords{{
    {"jan de rencontre", "jan de rencontre (meeting roll)"},
    {"jan de six tables", "jan de six tables (three-roll jan)"},
    {"jan de deux tables", "jan de deux tables (both corners)"},
    {"jan de mézéas", "jan de mézéas (ace from the corner)"},
    {"dame battue à vrai, grand jan", "true hit, outer table"},
    {"dame battue à vrai, petit jan", "true hit, home table"},
    {"coin battu", "coin hit (the other's corner)"},
    {"petit jan rempli", "petit jan filled"},
    {"grand jan rempli", "grand jan filled"},
    {"jan de retour rempli", "jan de retour filled"},
    {"petit jan conservé", "petit jan kept"},
    {"grand jan conservé", "grand jan kept"},
    {"jan de retour conservé", "jan de retour kept"},
    {"pile de misère", "pile de misère made"},
    {"pile de misère conservée", "pile de misère kept"},
    {"dernière dame sortie", "last man off"},
    {"contre-jan de deux tables", "contre-jan de deux tables"},
    {"contre-jan de mézéas", "contre-jan de mézéas"},
    {"dame battue à faux, grand jan", "false hit, outer table"},
    {"dame battue à faux, petit jan", "false hit, home table"},
    {"Margot la fendue", "Margot la fendue (the gap)"},
    {"nombre non joué (impuissance)", "number not played (helpless)"},
}};

constexpr std::array<std::string_view, 26> kLawFrench{
    "aucune de vos dames n'est là",
    "aucun dé ne donne cette distance",
    "ce nombre est déjà joué ; chacun se joue une fois, même au doublet",
    "les dames ne reculent jamais",
    "on ne s'arrête pas où se trouve une dame adverse",
    "on ne se repose pas où se trouve une dame adverse",
    "les deux nombres doivent être joués, puisqu'il existe une façon",
    "un seul nombre peut être joué : ce doit être le plus fort",
    "un nombre peut être joué : il doit l'être",
    "le coin se prend par deux dames dans le même coup",
    "les deux dernières dames du coin le quittent ensemble, dans le même coup",
    "aucune dame ne s'arrête jamais sur le coin adverse",
    "le coin peut se prendre par effet : donc pas par puissance",
    "la puissance veut les deux coins vides et deux dames portant sur le coin adverse",
    "l'adversaire peut encore remplir son grand jan : on n'y entre pas",
    "l'adversaire peut encore remplir son petit jan : on n'y entre pas",
    "on ne sort que lorsque toutes les dames restantes sont dans le dernier jan (19-24)",
    "un nombre excédant ne sort que la dame la plus éloignée",
    "ce nombre n'excède pas la dame la plus éloignée : une plus proche ne sort pas",
    "le coup peut se jouer avec moins de nombres excédants",
    "le nombre se joue à l'intérieur (option : intérieur d'abord)",
    "provinciale : ce qui se joue à l'intérieur s'y joue",
    "provinciale : seule la dame la plus éloignée sort",
    "le coup remplit un jan : il faut le remplir",
    "le jan plein peut être conservé : il faut le conserver",
    "le coup sort la dernière dame : il faut la sortir",
};

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

std::string_view Words::side(Side side) const {
  return side == Side::White ? (*this)("Blancs", "White") : (*this)("Noirs", "Black");
}

std::string_view Words::jan(Jan jan) const {
  const Pair& p = kJanWords[static_cast<int>(jan)];
  return (*this)(p.french, p.english);
}

std::string_view Words::law(Law law) const {
  return (*this)(kLawFrench[static_cast<int>(law)], text(law).english);
}

}  // namespace trictrac::cli

#include "apps/cli/words.h"

#include <algorithm>
#include <cstdlib>

#include "base/enum_table.h"
#include "game/rules/law_text.h"

namespace trictrac::cli {
namespace {

struct Pair {
  std::string_view french;
  std::string_view english;
};

constexpr EnumTable<Jan, Jan::Helpless, Pair> kJanWords({
    {Jan::Rencontre, {"jan de rencontre", "jan de rencontre (meeting roll)"}},
    {Jan::SixTables, {"jan de six tables", "jan de six tables (three-roll jan)"}},
    {Jan::TwoTables, {"jan de deux tables", "jan de deux tables (both corners)"}},
    {Jan::Mezeas, {"jan de mézéas", "jan de mézéas (ace from the corner)"}},
    {Jan::HitTrueOuter, {"dame battue à vrai, grand jan", "true hit, outer table"}},
    {Jan::HitTrueHome, {"dame battue à vrai, petit jan", "true hit, home table"}},
    {Jan::CornerHit, {"coin battu", "coin hit (the other's corner)"}},
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
    {Jan::HitFalseOuter, {"dame battue à faux, grand jan", "false hit, outer table"}},
    {Jan::HitFalseHome, {"dame battue à faux, petit jan", "false hit, home table"}},
    {Jan::Margot, {"Margot la fendue", "Margot la fendue (the gap)"}},
    {Jan::Helpless, {"nombre non joué (impuissance)", "number not played (helpless)"}},
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

}  // namespace trictrac::cli

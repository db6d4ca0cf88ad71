#include "words/names.h"

namespace trictrac::words::english {

namespace {

template <class Law, Law kLast, class LawText, std::size_t... kIndex>
consteval EnumTable<Law, kLast, Sentence<>> in_english(const EnumTable<Law, kLast, LawText>& laws,
                                                       std::index_sequence<kIndex...>) {
  return {{{static_cast<Law>(kIndex), laws.values()[kIndex].english}...}};
}

template <class Law, Law kLast, class LawText>
consteval EnumTable<Law, kLast, Sentence<>> in_english(const EnumTable<Law, kLast, LawText>& laws) {
  return in_english(laws, std::make_index_sequence<EnumTable<Law, kLast, LawText>::kSize>());
}

}  // namespace

extern const NameWords kNames{
    .white = "White",
    .black = "Black",
    .white_player = "White",
    .black_player = "Black",
    .jans = {{
        {Jan::Rencontre, "jan de rencontre (same first roll)"},
        {Jan::SixTables, "jan de six tables (three-roll jan)"},
        {Jan::TwoTables, "jan de deux tables (both corners)"},
        {Jan::Mezeas, "jan de mézéas (an ace, two men on the corner)"},
        {Jan::HitTrueOuter, "true hit, grand-jan side"},
        {Jan::HitTrueHome, "true hit, petit-jan side"},
        {Jan::CornerHit, "corner hit"},
        {Jan::PetitJanFill, "petit jan filled"},
        {Jan::GrandJanFill, "grand jan filled"},
        {Jan::RetourFill, "jan de retour filled"},
        {Jan::PetitJanKeep, "petit jan kept"},
        {Jan::GrandJanKeep, "grand jan kept"},
        {Jan::RetourKeep, "jan de retour kept"},
        {Jan::PileMake, "pile de misère made"},
        {Jan::PileKeep, "pile de misère kept"},
        {Jan::BearOff, "last man off"},
        {Jan::ContreTwoTables, "contre-jan de deux tables"},
        {Jan::ContreMezeas, "contre-jan de mézéas"},
        {Jan::HitFalseOuter, "false hit, grand-jan side"},
        {Jan::HitFalseHome, "false hit, petit-jan side"},
        {Jan::Margot, "Margot la fendue (the gap)"},
        {Jan::Helpless, "impuissance (unplayable number)"},
    }},
    // Messages for programs say them in English as well.
    .laws = in_english(kLaws),
    .laws_of_courrier = in_english(courrier::kLaws),
    .holes = "holes",
    .points = "points",
    .bredouille = "bredouille (2 jetons)",
    .pavillon = "pavillon",
    .off = "off",
};

}  // namespace trictrac::words::english

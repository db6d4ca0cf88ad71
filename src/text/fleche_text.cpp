#include "text/fleche_text.h"

#include "base/assert.h"
#include "base/enum_table.h"
#include "text/words.h"

namespace trictrac {
namespace {

constexpr EnumTable<Numbering, Numbering::SoumilleOf10, std::string_view> kNames({
    {Numbering::OneTo24, "1-24"},
    {Numbering::OneTo12, "1-12"},
    {Numbering::T11, "T-11"},
    {Numbering::Lepeintre, "lepeintre"},
    {Numbering::Soumille, "soumille"},
    {Numbering::SoumilleOfBlack, "soumille"},
    {Numbering::SoumilleOf10, "soumille-1.0"},
});
constexpr Numbering kAll[] = {Numbering::OneTo24, Numbering::OneTo12, Numbering::T11, Numbering::Lepeintre,
                              Numbering::Soumille};
constexpr std::string_view kLepeintre = "ABCDEFGHIJKLMNOPQRSTUVXY";
constexpr std::string_view kSoumille = "&ZYXVTSRQPONMLKIHGFEDCBA";
constexpr std::string_view kSoumilleOfBlack = "ABCDEFGHIKLMNOPQRSTVXYZ&";

// The letters of a numbering by letters, talon first; empty for the others.
std::string_view letters(Numbering n) {
  switch (n) {
    case Numbering::Lepeintre: return kLepeintre;
    case Numbering::Soumille: return kSoumille;
    case Numbering::SoumilleOfBlack:
    case Numbering::SoumilleOf10: return kSoumilleOfBlack;
    default: return {};
  }
}

bool fixed_to_board(Numbering n) { return n == Numbering::Soumille || n == Numbering::SoumilleOfBlack; }

std::optional<Fleche> by_letter(std::string_view text, std::string_view all) {
  const std::size_t at = text.size() == 1 ? all.find(text[0]) : std::string_view::npos;
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Fleche>(at) + 1;
}

// The other player's name for a place is the mover's for the one that faces it; off is off for both, and so
// are letters fixed to the board.
Fleche counted(Fleche f, Numbering n, Counted by) {
  return by == Counted::ByOther && on_board(f) && !fixed_to_board(n) ? facing(f) : f;
}

std::string own_half(int f, Numbering n) {
  if (n == Numbering::OneTo12) return std::to_string(f);
  return f == kTalon ? "T" : std::to_string(f - 1);
}

std::optional<Fleche> by_mover(std::string_view text, Numbering n) {
  if (text == "o") return kOff;
  if (!letters(n).empty()) return by_letter(text, letters(n));
  const bool primed = !text.empty() && text.back() == '\'';
  if (primed) text.remove_suffix(1);
  std::optional<int> f;
  if (text == "T")
    f = kTalon;
  else if (text == "C")
    f = kCoin;
  else if (const auto number = number_in(text, 0, kLast))
    f = *number + (n == Numbering::T11 ? 1 : 0);
  const int last = n == Numbering::OneTo24 && !primed ? kLast : kCoin;
  if (!f || *f < kTalon || *f > last) return std::nullopt;
  return primed ? facing(*f) : *f;
}

}  // namespace

std::span<const Numbering> numberings() { return kAll; }

std::string_view name_of(Numbering n) { return kNames[n]; }

std::optional<Numbering> find_numbering(std::string_view name) { return kNames.find(name); }

std::string_view numbering_names() { return "1-24, 1-12, T-11, lepeintre or soumille"; }

std::string fleche_text(Fleche f, Numbering n, Counted by) {
  TRICTRAC_ASSERT(is_place(f));
  f = counted(f, n, by);
  if (f == kOff) return "o";
  if (!letters(n).empty()) return std::string(1, letters(n)[f - 1]);
  if (n == Numbering::OneTo24) return std::to_string(f);
  return f <= kCoin ? own_half(f, n) : own_half(facing(f), n) + "'";
}

std::optional<Fleche> parse_fleche(std::string_view text, Numbering n, Counted by) {
  const auto f = by_mover(text, n);
  return f ? std::optional(counted(*f, n, by)) : f;
}

}  // namespace trictrac

#include "game/rules/explain.h"

#include "game/rules/possible.h"
#include "game/rules/score.h"

namespace trictrac {
namespace {

class Explainer {
 public:
  Explainer(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn)
      : p_(p), g_(survey(p)), roll_(roll), turn_(turn) {
    // The jans were scored on the possible plays, before the obligation bound.
    possible_plays(p, g_, roll, options, possible_);
  }

  std::vector<Way> ways(const Event& e) const {
    switch (e.jan) {
      case Jan::HitTrueOuter:
      case Jan::HitTrueHome:
      case Jan::Margot: return true_ways(first_of(e.at));
      case Jan::HitFalseOuter:
      case Jan::HitFalseHome: return {{through(first_of(e.at), closed_rest(first_of(e.at)))}};
      case Jan::CornerHit: return {{direct(kOtherCoin, roll_.a), direct(kOtherCoin, roll_.b)}};
      case Jan::SixTables: return {{direct(kTalon + roll_.a, roll_.a), direct(kTalon + roll_.b, roll_.b)}};
      case Jan::TwoTables:
      case Jan::ContreTwoTables: return {two_tables()};
      case Jan::Mezeas:
      case Jan::ContreMezeas: return {mezeas()};
      case Jan::PetitJanFill:
      case Jan::GrandJanFill:
      case Jan::RetourFill: return fill_ways(jan_of(e.jan));
      case Jan::PetitJanKeep:
      case Jan::GrandJanKeep:
      case Jan::RetourKeep:
      case Jan::BearOff:
      case Jan::PileKeep: return {paths_of(turn_.plays[0])};
      case Jan::PileMake: return {pile()};
      case Jan::Rencontre: return {Way{}};
      case Jan::Helpless: return {};
    }
    return {};
  }

 private:
  static Path direct(Fleche to, int number) { return {to - number, to}; }
  Path through(Fleche to, Fleche rest) const { return {to - roll_.sum(), rest, to}; }

  // The rest of a man that comes by the sum (P1).
  Fleche open_rest(Fleche to) const {
    const FlecheSet rests = hit_rests(g_);
    return contains(rests, to - roll_.b) ? to - roll_.b : to - roll_.a;
  }
  Fleche closed_rest(Fleche to) const { return to - roll_.b; }

  std::vector<Way> true_ways(Fleche to) const {
    const Reached r = reached(g_, roll_, to);
    std::vector<Way> ways;
    if (r.by_a) ways.push_back({direct(to, roll_.a)});
    if (r.by_b) ways.push_back({direct(to, roll_.b)});
    if (r.by_sum) ways.push_back({through(to, open_rest(to))});
    return ways;
  }

  // P8: which number carries which man.
  Way two_tables() const {
    const auto stands = [&](Fleche f) { return p_.own.on(f) > 0; };
    const bool a_to_own = stands(kCoin - roll_.a) && stands(kOtherCoin - roll_.b);
    const int own = a_to_own ? roll_.a : roll_.b;
    return {direct(kCoin, own), direct(kOtherCoin, roll_.sum() - own)};
  }

  Way mezeas() const { return Way(roll_.doublet() ? 2 : 1, direct(kOtherCoin, 1)); }

  static FlecheSet jan_of(Jan fill) {
    if (fill == Jan::PetitJanFill) return kPetitJan;
    return fill == Jan::GrandJanFill ? kGrandJan : kRetour;
  }

  std::vector<Way> fill_ways(FlecheSet jan) const {
    const Fill fill = fill_of(p_, roll_, possible_, jan);
    if (fill.by_two) return {paths_of(turn_.plays[0])};
    const Fleche to = first_of(fill.at);
    std::vector<Way> ways;
    if (fill.by_a) ways.push_back({direct(to, roll_.a)});
    if (fill.by_b) ways.push_back({direct(to, roll_.b)});
    if (fill.by_sum) ways.push_back({through(to, playing_rest(to))});
    return ways;
  }

  // A rest for a man that is really played (M3).
  Fleche playing_rest(Fleche to) const {
    return contains(g_.rests, to - roll_.b) ? to - roll_.b : to - roll_.a;
  }

  Way pile() const {
    for (const Play& play : possible_)
      if (after(p_.own, play).on(kCoin) == kMenPerSide) return paths_of(play);
    return {};
  }

  static Way paths_of(const Play& play) {
    if (play.tout_d_une()) return {{play.steps[0].from, play.steps[0].to, play.steps[1].to}};
    Way way;
    for (const Step& s : play) way.push_back({s.from, s.to});
    return way;
  }

  const Position& p_;
  Ground g_;
  Roll roll_;
  const Turn& turn_;
  Plays possible_;
};

}  // namespace

std::vector<Explained> explain(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn) {
  const Explainer explainer(p, roll, options, turn);
  std::vector<Explained> all;
  for (const Event& e : turn.events) {
    all.push_back({e, explainer.ways(e)});
    TRICTRAC_ASSERT(e.jan == Jan::Helpless || all.back().ways.size() == e.ways);
  }
  return all;
}

}  // namespace trictrac

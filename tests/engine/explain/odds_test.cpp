// The chances of the next roll against those the treatises count.
#include "engine/explain/odds.h"

#include <gtest/gtest.h>

#include <map>

#include "adapter.h"
#include "cases.h"
#include "predicates.h"
#include "text/trid.h"

namespace trictrac::explanation {
namespace odds_test {

int of_jan(const Odds& o, Jan jan) { return o.jan[static_cast<std::size_t>(jan)]; }

Jan jan_of(std::string jan, bool fill) {
  if (jan == "petit" || jan == "petit_jan") return fill ? Jan::PetitJanFill : Jan::PetitJanKeep;
  if (jan == "grand" || jan == "grand_jan") return fill ? Jan::GrandJanFill : Jan::GrandJanKeep;
  return fill ? Jan::RetourFill : Jan::RetourKeep;
}

// Returns the number in Odds for a case's event; nothing where there is none.
std::optional<int> of_event(const cases::Json& code, const Odds& o) {
  const std::string head = code.at(0);
  if (head == "take_corner") return o.coin;
  if (head == "take_corner_natural") return o.coin_by_effect;
  if (head == "take_corner_power") return o.coin_by_puissance;
  if (head == "corner_hit") return of_jan(o, Jan::CornerHit);
  if (head == "two_tables") return of_jan(o, Jan::TwoTables);
  if (head == "fill" && code.size() == 2) return of_jan(o, jan_of(code.at(1), true));
  if (head == "keep") return of_jan(o, jan_of(code.at(1), false));
  const bool truly = head == "hit_true";
  if (!truly && head != "hit_false") return std::nullopt;
  if (code.size() == 1) return truly ? o.hit_true : o.hit_false;
  if (code.at(1).size() != 1) return std::nullopt;
  return (truly ? o.true_on : o.false_on)[code.at(1).at(0).get<std::size_t>()];
}

cases::Json code_of(const cases::Json& stated) {
  return stated.contains("check") ? stated["check"] : cases::parse_code(stated["code"].get<std::string>());
}

TEST(Odds, AreThoseOfTheTreatises) {
  const auto known = cases::load_failing(TRICTRAC_DATA "/cases");
  std::map<std::string, int> compared;
  for (const cases::Case& c : cases::load(TRICTRAC_DATA "/cases")) {
    if (!cases::has_code(c) || known.contains(c.id)) continue;
    const cases::Json& stated = c.expect.at("probability");
    if (stated.value("of", 36) != 36 || !stated["favourable"].is_number_integer()) continue;
    const cases::Json code = code_of(stated);
    const auto found = of_event(code, odds_of(adapter::position_of(c.board), adapter::options_of(c.options),
                                              adapter::context_of(c.context)));
    if (!found) continue;
    EXPECT_EQ(*found, stated["favourable"].get<int>()) << c.id << " " << code.dump();
    ++compared[code.at(0)];
  }
  for (const char* head : {"fill", "keep", "hit_true", "hit_false", "take_corner"})
    EXPECT_GE(compared[head], 1) << head;
  int all = 0;
  for (const auto& [head, n] : compared) all += n;
  EXPECT_GE(all, 250);
}

TEST(Odds, OfTheOpponentAreTheirsWhenTheyThrow) {
  const State s = *parse_trid("TRID=E-A--AB--BBB-d-bbb-ba--b:b:R:-:0-0:0-2:-:-:12.13");
  const State theirs = thrown_by(other(s.to_act), s);
  EXPECT_EQ(theirs.board.own.on(kTalon), s.board.other.on(facing(kTalon)));
  EXPECT_EQ(odds_of_opponent(s).jan, odds_of(theirs).jan);
  EXPECT_EQ(odds_of_opponent(s).coin, odds_of(theirs).coin);
  EXPECT_NE(odds_of_opponent(s).jan, odds_of(s).jan);
}

TEST(Odds, OfAFullJanItIsKeptOrBroken) {
  State s;
  s.stage = Stage::Roll;
  s.board = start_position();
  s.board.own.set(kTalon, 3);
  for (Fleche f = 7; f <= 12; ++f) s.board.own.set(f, 2);
  const Odds o = odds_of(s);
  EXPECT_EQ(o.keep + o.breaks, 36);
  EXPECT_GT(o.keep, 0);
  EXPECT_EQ(o.fill, 0);
  EXPECT_EQ(o.coin, 0);
}

}  // namespace odds_test
}  // namespace trictrac::explanation

// The printed progression of three marqués, line by line and peg by peg (data/cases/games/combine_marche).
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <nlohmann/json.hpp>

#include "board.h"

namespace combine_march_test {

using namespace trictrac;
using namespace trictrac::test;
using nlohmann::json;

std::vector<json> read_march() {
  std::vector<json> lines;
  std::ifstream in(std::string(TRICTRAC_DATA) + "/cases/games/combine_marche.jsonl");
  for (std::string line; std::getline(in, line);) lines.push_back(json::parse(line));
  return lines;
}

Side side_of(const json& name) { return name == "A" ? kA : kB; }

std::optional<Side> holder(const json& name) {
  return name.is_null() ? std::nullopt : std::optional(side_of(name));
}

PerSide<int> holes_of(const json& both) { return {both["A"], both["B"]}; }

const char* column_of(CombineGame game) { return game == CombineGame::Ecrire ? "ecrire" : "honneurs"; }

// Returns the holes of one game as the book counts them: the new holes added, the end not yet drawn.
PerSide<int> counted(const Combine& before, CombineGame game, const HolesWon& e) {
  PerSide<int> holes = game == CombineGame::Ecrire ? before.ecrire.marque.holes : before.honours.holes;
  if (in_play(before, game)) holes[e.side] += e.holes;
  return holes;
}

std::optional<CombineEvent> decision(const json& line) {
  if (line["decision"].is_null()) return std::nullopt;
  const std::string said = line["decision"];
  const Side s = side_of(line["player"]);
  if (said.starts_with("s'en aller")) return goes(s);
  if (said == "tenir (suspend ecrire)") return suspends(s, CombineGame::Ecrire);
  return std::nullopt;
}

using PegsByMetal = std::map<std::string, int>;

PegsByMetal pegs_in(const json& printed) {
  PegsByMetal pegs;
  for (const auto& [metal, hole] : printed.items())
    pegs[metal] = hole.is_string() ? kHolesPerTour : hole.get<int>();
  return pegs;
}

PegsByMetal pegs_in(const std::vector<Peg>& standing) {
  constexpr const char* kNames[] = {"gold", "silver", "bimetal", "black"};
  PegsByMetal pegs;
  for (const Peg& p : standing) pegs[kNames[static_cast<int>(p.metal)]] = p.hole;
  return pegs;
}

void expect_holes(const Combine& before, const HolesWon& e, const json& line) {
  for (CombineGame game : {CombineGame::Ecrire, CombineGame::Honours})
    EXPECT_EQ(counted(before, game, e), holes_of(line["holes"][column_of(game)])) << column_of(game);
}

void expect_cravates(const Combine& now, const json& line) {
  for (CombineGame game : {CombineGame::Ecrire, CombineGame::Honours})
    EXPECT_EQ(cravate(now, game), holder(line["cravate_after"][column_of(game)])) << column_of(game);
}

void expect_pieces(const Combine& now, const json& line) {
  const Pieces standing = pieces(now);
  EXPECT_EQ(standing.etendard, holder(line["etendard_after"]));
  EXPECT_EQ(pegs_in(standing.pegs[kA]), pegs_in(line["pegs_after"]["A"]));
  EXPECT_EQ(pegs_in(standing.pegs[kB]), pegs_in(line["pegs_after"]["B"]));
}

void expect_marque(const Combine& now, const json& line, std::size_t written_before) {
  if (!line.contains("coup_won")) {
    EXPECT_EQ(now.ecrire.sheet.marques.size(), written_before);
    return;
  }
  ASSERT_EQ(now.ecrire.sheet.marques.size(), written_before + 1);
  const MarqueResult& result = now.ecrire.sheet.marques.back().result;
  EXPECT_EQ(result.winner, side_of(line["coup_won"]["by"]));
  EXPECT_EQ(result.holes, holes_of(line["coup_won"]["ecrire"]));
}

void expect_partie(const Combine& now, const json& line, std::size_t won_before) {
  if (!line.contains("honneurs_partie_won")) {
    EXPECT_EQ(now.won.size(), won_before);
    return;
  }
  const json& printed = line["honneurs_partie_won"];
  ASSERT_EQ(now.won.size(), won_before + 1);
  const HonoursWon& won = now.won.back();
  EXPECT_EQ(won.winner, side_of(printed["by"]));
  EXPECT_EQ(won.loser_holes, printed["loser_holes"].get<int>());
  EXPECT_EQ(now.honours.holes[won.winner], printed["carried_to_next"].get<int>());
  EXPECT_EQ(now.honours.holes, holes_of(line["holes_after_settlement"]["honneurs"]));
  const std::string by_rule = printed["class_by_rule"];
  EXPECT_TRUE(by_rule.starts_with(won.factor == 1 ? "simple" : "double")) << won.factor;
}

Combine follow(const Combine& before, const json& line) {
  const HolesWon e{side_of(line["player"]), line["holes_won"], true};
  expect_holes(before, e, line);
  EXPECT_FALSE(refused(before, e));
  Combine now = after(before, e);
  expect_cravates(now, line);
  if (const auto decided = decision(line)) {
    EXPECT_FALSE(refused(now, *decided));
    now = after(std::move(now), *decided);
  }
  expect_pieces(now, line);
  expect_marque(now, line, before.ecrire.sheet.marques.size());
  expect_partie(now, line, before.won.size());
  return now;
}

TEST(March, LineByLine) {
  Combine c = begun();
  const std::vector<json> lines = read_march();
  ASSERT_EQ(lines.size(), 16u);
  for (const json& line : lines) {
    SCOPED_TRACE("line " + line["n"].dump());
    EXPECT_EQ(static_cast<int>(c.ecrire.sheet.marques.size()),
              line["n"] == 12 ? 2 : line["coup"].get<int>() - 1);
    c = follow(c, line);
  }
  // The last marqué: a petite bredouille begun second, with lifting.
  const MarqueResult& last = c.ecrire.sheet.marques.back().result;
  EXPECT_EQ(last.run, Run::Petite);
  EXPECT_EQ(last.rate, 2);
  EXPECT_EQ(last.jetons, 2 * (7 + 2) - 1);
}

// Two fiches each; B pays a simple partie, then a double one, to A and to the basket; A draws it, and the
// stakes are put in again.
TEST(March, ThePoule) {
  Combine c = begun();
  for (const json& line : read_march()) {
    if (line["n"] == 12) {
      EXPECT_EQ(c.poule.contrat, kA);
      EXPECT_EQ(basket(c.poule), 5);
    }
    c = follow(c, line);
  }
  EXPECT_EQ(basket(c.poule), 4);
  EXPECT_EQ(c.poule.fiches, (PerSide<int>{6, -10}));
}

}  // namespace combine_march_test

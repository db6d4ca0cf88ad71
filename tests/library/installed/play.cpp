// The same in C++: a roll judged, the net's ranking, and a tour between two bots, replayed from its record.
#include <cstdlib>
#include <iostream>
#include <random>
#include <trictrac/trictrac.hpp>

namespace {

void demand(bool good, const char* what) {
  if (good) return;
  std::cerr << what << "\n";
  std::exit(1);
}

void judge_a_roll() {
  trictrac::Game game("TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0");
  const auto judged = game.judge(6, 3);
  demand(judged.points_roller == 0 && judged.events.empty(), "the first roll brings nothing");
  game.throw_dice(6, 3);
  demand(judged.actions == game.actions(), "what is judged legal may be played");
  for (const int action : game.actions())
    demand(game.read(game.text(action)) == action, "a play is read as written");
  try {
    game.play("1/4");
    demand(false, "half a roll is refused");
  } catch (const trictrac::Error& error) {
    demand(std::string(error.what()).find("M4") != std::string::npos, "the law is named");
  }
}

void rank_the_ways() {
  trictrac::Game game("TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0");
  trictrac::Analyst analyst;
  const auto before = analyst.worth(game, 1);
  demand(before.chance > 0.4 && before.chance < 0.6, "neither is far ahead at the beginning");
  game.throw_dice(6, 4);
  for (int plies = 0; plies <= 2; ++plies) {
    const auto ways = analyst.rank(game, plies);
    demand(ways.size() == game.actions().size() && ways.front().plies == plies && ways.front().lost == 0,
           "every play is ranked, the best without loss");
  }
  const std::string why = analyst.ask(
      R"({"do":"explain","trid":"TRID=O----------------------o:w:M:31:0-0:0-0:-:-:1.0",)"
      R"("best":{"type":"play","steps":[[1,4],[1,2]]},"given":{"type":"play","steps":[[1,4],[4,5]]}})");
  demand(why.find("make_case") != std::string::npos, "two plays are explained");
  demand(analyst.ask("{}").find("\"error\"") != std::string::npos, "a question that is none is refused");
}

void play_a_tour() {
  std::mt19937 dice(3);
  std::uniform_int_distribution<int> die(1, 6);
  trictrac::Game game("[Rules \"lalanne\"]");
  trictrac::Bot white("soumille"), black("hector", 7);
  while (!game.over()) {
    if (game.asked() == trictrac::Side::Nobody) {
      if (game.stage() == trictrac::Stage::Roll)
        game.throw_dice(die(dice), die(dice));
      else
        game.fall(game.chances().front().number);
    } else {
      game.act((game.asked() == trictrac::Side::White ? white : black).choose(game));
    }
  }
  const trictrac::Game read(game.record());
  demand(read.trid() == game.trid(), "a record leads where the game has led");
  const auto both = trictrac::records(game.record() + game.record());
  demand(both == std::vector<std::string>{game.record(), game.record()}, "two records are told apart");
  const trictrac::Game begun = read.at(0);
  demand(begun.state().deeds == 0 && begun.stage() == trictrac::Stage::Lead, "a game is seen as it began");
  std::cout << "a tour of " << read.state().deeds << " events: " << read.state().holes[0] << " to "
            << read.state().holes[1] << "\n";
}

// The chouette is one, the others share what they win and lose.
void play_with_a_chouette() {
  std::mt19937 dice(5);
  trictrac::Game game("[Format \"ecrire-lois\"]\n[Match \"players=3 company=chouette rounds=4\"]");
  trictrac::Bot bot("hector", 1);
  game.seat({1, 2, 0});
  while (!game.over()) {
    if (game.player_asked() == TRICTRAC_NOBODY) {
      const auto chances = game.chances();
      game.fall(chances[dice() % chances.size()].number);
    } else {
      game.act(bot.choose(game));
    }
  }
  double sum = 0;
  for (int number = 0; number < game.players(); ++number) sum += game.player(number).balance;
  demand(sum == 0, "what the chouette wins the partners lose");
  demand(game.player(0).account == game.player(2).account, "partners have one account");
  demand(game.player(1).seat == 0 && game.player(1).side == TRICTRAC_WHITE,
         "the chouette plays every marqué");
  const auto standing = game.standing(1);
  demand(standing.at(0) == 4 && standing.size() == 4 + 3 * 9, "four marqués were played");
  for (const char* text : {"[Format \"courrier\"]", "[Options \"marking=hand\"]"}) {
    try {
      trictrac::Game{text};
      demand(false, "what is played elsewhere is refused");
    } catch (const trictrac::Error& error) {
      demand(std::string(error.what()).find("not played here") != std::string::npos, "the error says so");
    }
  }
}

}  // namespace

int main() {
  judge_a_roll();
  rank_the_ways();
  play_a_tour();
  play_with_a_chouette();
}

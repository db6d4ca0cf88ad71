// Bots and analysis, in C.
#include "library/c_parts.h"

using namespace trictrac::library;

trictrac_bot* trictrac_bot_new(const char* name, uint64_t seed, trictrac_error* error) {
  return handle_of<trictrac_bot>(find_bot(name, seed), error);
}

void trictrac_bot_free(trictrac_bot* bot) { delete bot; }

int trictrac_bot_choose(trictrac_bot* bot, const trictrac_game* game, trictrac_error* error) {
  const auto action = chosen(*bot->bot, game->game);
  if (!action) tell(error, action.error());
  return action.value_or(-1);
}

trictrac_analyst* trictrac_analyst_new(trictrac_error* error) {
  return handle_of<trictrac_analyst>(Analyst::make(), error);
}

void trictrac_analyst_free(trictrac_analyst* analyst) { delete analyst; }

int trictrac_analyst_rank(trictrac_analyst* analyst, const trictrac_game* game, int plies, trictrac_way* ways,
                          int capacity, trictrac_error* error) {
  const auto ranked = analyst->analyst->rank(game->game, plies);
  if (!ranked) {
    tell(error, ranked.error());
    return 0;
  }
  return filled(*ranked, ways, capacity, [](const RankedAction& r) {
    return trictrac_way{r.action, r.plies, r.holes, r.worth, r.lost, r.chance};
  });
}

int trictrac_analyst_worth(trictrac_analyst* analyst, const trictrac_game* game, int plies, trictrac_way* way,
                           trictrac_error* error) {
  const auto worth = analyst->analyst->worth(game->game, plies);
  if (!worth) {
    tell(error, worth.error());
    return 0;
  }
  *way = {-1, plies, worth->holes, worth->worth, 0, worth->chance};
  return 1;
}

char* trictrac_analyst_ask(trictrac_analyst* analyst, const char* question) {
  return text_for_caller(analyst->analyst->ask(question));
}

/* A tour in C: one side draws among its legal actions, the other is the net, which must win; then the record
 * says the same as the game. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <trictrac/trictrac.h>

static uint64_t drawn = 20;

/* Not secret, and the same on every machine. */
static double chance(void) {
  drawn = drawn * 6364136223846793005u + 1442695040888963407u;
  return (double)(drawn >> 11) / 9007199254740992.0;
}

static void demand(int good, const char* what, const trictrac_error* error) {
  if (good) return;
  fprintf(stderr, "%s: %s\n", what, error ? error->text : "");
  exit(1);
}

static void throw_dice(trictrac_game* game) {
  int numbers[TRICTRAC_CHANCES];
  double probabilities[TRICTRAC_CHANCES], left = chance(), sum = 0;
  const int n = trictrac_game_chances(game, numbers, probabilities, TRICTRAC_CHANCES);
  int i, chosen = -1;
  trictrac_error error;
  demand(n > 0, "chance is awaited", NULL);
  for (i = 0; i < n; ++i) {
    if (chosen < 0 && left < sum + probabilities[i]) chosen = i;
    sum += probabilities[i];
  }
  demand(sum > 0.999999 && sum < 1.000001, "the probabilities sum to one", NULL);
  demand(trictrac_game_fall(game, numbers[chosen < 0 ? n - 1 : chosen], &error), "chance", &error);
}

static void play(trictrac_game* game, trictrac_bot* net) {
  int actions[TRICTRAC_MOST_ACTIONS];
  trictrac_state state;
  trictrac_error error;
  for (;;) {
    int action;
    trictrac_game_state(game, &state);
    if (state.over) return;
    if (state.asked == TRICTRAC_NOBODY) {
      throw_dice(game);
      continue;
    }
    if (state.asked == TRICTRAC_WHITE)
      action = trictrac_bot_choose(net, game, &error);
    else
      action = actions[(int)(chance() * trictrac_game_actions(game, actions, TRICTRAC_MOST_ACTIONS))];
    demand(trictrac_game_act(game, action, &error), "an action", &error);
  }
}

static void errors_are_told(void) {
  trictrac_error error;
  trictrac_game* game;
  demand(!trictrac_game_open("TRID=nonsense", &error) && strlen(error.text) > 10, "a bad position is refused",
         &error);
  demand(!trictrac_bot_new("nobody", 1, &error) && strstr(error.text, "lelasseux"),
         "an unknown bot is refused", &error);
  demand(!trictrac_game_open("[Format \"courrier\"]", &error) && strstr(error.text, "Le Tric Trac"),
         "Le Tric Trac is refused by its name", &error);
  demand(!trictrac_game_open("[Options \"marking=hand\"]", &error) && strstr(error.text, "trictrac act"),
         "a game by hand is refused with where it is played", &error);
  game = trictrac_game_open("", &error);
  demand(!trictrac_game_act(game, TRICTRAC_HOLD, NULL), "holding before a throw is refused", NULL);
  demand(!trictrac_game_throw(game, 3, 3, TRICTRAC_WHITE, &error) && strstr(error.text, "equal"),
         "equal dice give no lead", &error);
  demand(trictrac_game_throw(game, 6, 2, TRICTRAC_WHITE, &error), "a lead", &error);
  demand(trictrac_game_read(game, "1/20", &error) < 0 && strstr(error.text, "M1"), "the law is named",
         &error);
  trictrac_game_free(game);
}

/* Checks that nothing is written beyond the buffers, and that a text is cut off after a whole character. */
static void nothing_is_written_beyond_its_room(void) {
  int actions[TRICTRAC_MOST_ACTIONS], few[2] = {-7, -7}, chances[2] = {-7, -7}, n;
  double probabilities[2] = {-7, -7};
  trictrac_event event;
  trictrac_judgement judgement;
  trictrac_error error;
  char text[1201];
  trictrac_game* game = trictrac_game_open("", &error);
  demand(trictrac_game_chances(game, chances, probabilities, 1) > 1 && chances[0] >= 0 && chances[1] == -7 &&
             probabilities[1] == -7,
         "one chance is written", NULL);
  demand(trictrac_game_throw(game, 6, 2, TRICTRAC_WHITE, &error), "a lead", &error);
  n = trictrac_game_actions(game, actions, TRICTRAC_MOST_ACTIONS);
  demand(n > 1 && trictrac_game_actions(game, NULL, 0) == n && trictrac_game_actions(game, few, 1) == n,
         "how many there are does not depend on the room", NULL);
  demand(few[0] == actions[0] && few[1] == -7, "one action is written", NULL);
  few[0] = -7;
  demand(trictrac_game_judge(game, 6, 2, &judgement, &event, 0, few, -1, &error) && judgement.actions == n &&
             few[0] == -7,
         "a judgement without room for its plays", &error);
  for (n = 0; n + 1 < (int)sizeof text; n += 2) memcpy(text + n, "\303\251", 2); /* é */
  text[1200] = 0;
  for (n = 0; n < 2; ++n) { /* the last é is cut in one of the two */
    size_t length;
    demand(trictrac_game_read(game, text, &error) < 0, "no play", NULL);
    length = strlen(error.text);
    demand(length + 2 >= sizeof error.text && (error.text[length - 1] & 0xC0) != 0xC0,
           "cut off, and no character is begun and not ended", NULL);
    text[0] = 'x';
    text[1] = 'x';
    memmove(text, text + 1, strlen(text));
  }
  trictrac_game_free(game);
}

/* A poule of three by chance: the player who is asked sits on that side, and all that was put in is won. */
static void three_play_a_poule(void) {
  static const int seats[3] = {2, 0, 1};
  int actions[TRICTRAC_MOST_ACTIONS], number;
  int32_t standing[TRICTRAC_STANDING_MATCH + 3 * TRICTRAC_STANDING_PLAYER];
  trictrac_error error;
  trictrac_state state;
  trictrac_player player;
  double sum = 0;
  trictrac_game* game = trictrac_game_open("[Format \"poule-guiton\"]", &error);
  demand(game && trictrac_game_players(game) == 3, "a poule of three", &error);
  demand(!trictrac_game_seat(game, seats, 2, &error) && strstr(error.text, "once"), "a seat is missing",
         &error);
  demand(trictrac_game_seat(game, seats, 3, &error), "seats", &error);
  for (;;) {
    trictrac_game_state(game, &state);
    if (state.over) break;
    if (state.asked == TRICTRAC_NOBODY) {
      demand(trictrac_game_asked(game) == TRICTRAC_NOBODY, "nobody is asked", NULL);
      throw_dice(game);
      continue;
    }
    demand(trictrac_game_player(game, trictrac_game_asked(game), &player, &error), "who is asked", &error);
    demand(player.side == state.asked && player.balance == state.balance[state.asked],
           "the player sits there", NULL);
    demand(trictrac_game_act(
               game, actions[(int)(chance() * trictrac_game_actions(game, actions, TRICTRAC_MOST_ACTIONS))],
               &error),
           "an action", &error);
  }
  for (number = 0; number < 3; ++number) {
    demand(trictrac_game_player(game, number, &player, &error), "a player", &error);
    demand(trictrac_game_standing(game, number, standing, sizeof standing / sizeof *standing, &error) ==
               (int)(sizeof standing / sizeof *standing),
           "how they stand", &error);
    demand(standing[TRICTRAC_STANDING_MATCH + 3] == 2 * player.balance, "in halves of a unit", NULL);
    sum += player.balance;
  }
  demand(sum == 0, "what one wins the others lose", NULL);
  demand(!trictrac_game_player(game, 3, &player, &error) && strstr(error.text, "0 to 2"), "no fourth",
         &error);
  trictrac_game_free(game);
}

/* Of two records the second begins where the first ends, and neither is opened as one game with the other. */
static void many_records_are_told_apart(void) {
  const char* both = "[White \"Anne\"]\n\n1. W 65 : 1/7 1/6\n[White \"Jean\"]\n\n1. W 42 : 1/5 1/3\n";
  int64_t begins[2] = {-1, -1};
  trictrac_error error;
  demand(trictrac_records(both, NULL, 0) == 2, "two records", NULL);
  demand(trictrac_records(both, begins, 2) == 2 && begins[0] == 0, "the first begins with the text", NULL);
  demand(!strncmp(both + begins[1], "[White \"Jean\"]", 14), "the second begins with its tags", NULL);
  demand(!trictrac_game_open(both, &error) && strstr(error.text, "2 records"), "they are not one game",
         &error);
}

/* A position and its mirror image are worth the same to the player who throws. */
static void positions_are_worth_something(void) {
  trictrac_error error;
  int8_t seen[2 * TRICTRAC_SEEN];
  float worths[2];
  trictrac_game* game = trictrac_game_open("TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0", &error);
  trictrac_net* net = trictrac_net_open("", 2, &error);
  trictrac_bot* bot = trictrac_bot_new("net:0", 1, &error);
  demand(game && net && bot, "a game, a net and a player", &error);
  demand(trictrac_game_seen(game, TRICTRAC_WHITE, seen, TRICTRAC_SEEN, &error) == TRICTRAC_SEEN, "a view", &error);
  demand(trictrac_game_seen(game, TRICTRAC_BLACK, seen + TRICTRAC_SEEN, TRICTRAC_SEEN, &error) == TRICTRAC_SEEN,
         "another", &error);
  demand(trictrac_net_worths(net, seen, 2, worths, &error), "what they are worth", &error);
  demand(worths[0] > 0 && worths[0] == -worths[1], "one wins what the other loses", NULL);
  seen[0] = 14;
  demand(!trictrac_net_worths(net, seen, 2, worths, &error) && strstr(error.text, "row 0"), "a man is missing",
         &error);
  demand(!trictrac_net_open("/nowhere", 1, &error) && strstr(error.text, "/nowhere"), "no such net", &error);
  trictrac_bot_free(bot);
  trictrac_net_free(net);
  trictrac_game_free(game);
}

int main(void) {
  trictrac_error error;
  trictrac_state state, again;
  trictrac_game *game, *read;
  trictrac_bot* net;
  char* record;
  errors_are_told();
  nothing_is_written_beyond_its_room();
  three_play_a_poule();
  many_records_are_told_apart();
  positions_are_worth_something();
  game = trictrac_game_open("", &error);
  net = trictrac_bot_new("soumille", 1, &error);
  demand(game && net, "a game and a bot", &error);
  play(game, net);
  trictrac_game_state(game, &state);
  demand(state.winner == TRICTRAC_WHITE && state.balance[0] > 0, "the net has won", NULL);
  record = trictrac_game_record(game);
  read = trictrac_game_open(record, &error);
  demand(read != NULL, "the record can be read", &error);
  trictrac_game_state(read, &again);
  demand(!memcmp(&state, &again, sizeof state), "the record says the same as the game", NULL);
  printf("trictrac %s, rules %016llx: the net has won %d holes to %d in %d events\n", trictrac_version(),
         (unsigned long long)trictrac_rules(), state.holes[0], state.holes[1], state.deeds);
  trictrac_free(record);
  trictrac_game_free(read);
  trictrac_game_free(game);
  trictrac_bot_free(net);
  return 0;
}

/* Trictrac as a library: the rules, games, bots and analysis for programs in C, or in any language that calls
 * C. docs/library.md explains it; trictrac.hpp is the same for C++.
 *
 * Names. A flèche is a place on the board, 1 to 24, counted from the talon of the player in view. A TRID is a
 * position as text, a record a game as text (docs/record.md). Actions and chances are numbers with fixed
 * meanings (docs/library.md, "Actions by number").
 *
 * Errors. A function that fails returns 0 or NULL and changes nothing. Unless `error` is NULL, it writes the
 * fault and the remedy to it, in English. Handles and texts given to a function must not be NULL.
 *
 * Arrays. Every array to fill comes with its capacity, the number of its elements. The function returns the
 * number of all results, and writes the first ones that fit, as snprintf does. With a capacity of 0 it only
 * counts, and the array may be NULL. The capacities named here are enough for this version.
 *
 * Memory. Free every handle with its ..._free function, and every returned char* with trictrac_free. Both
 * accept NULL.
 *
 * Threads. Different threads may use different handles at the same time. Only one thread may use a handle at
 * a time, except that several may call functions that take it as const.
 *
 * Versions. The declarations of this header keep their meaning within one number of the SONAME. Later
 * versions may add functions, and actions and chances with new numbers: TRICTRAC_ACTIONS, TRICTRAC_CHANCES
 * and the TRICTRAC_MOST_... are those of this header. A program built with smaller ones gets the first that
 * fit.
 */
#ifndef TRICTRAC_TRICTRAC_H
#define TRICTRAC_TRICTRAC_H

#include <stdint.h>

#define TRICTRAC_ABI 1 /* the number of the SONAME, libtrictrac.so.1 */

#if defined(_WIN32) && defined(TRICTRAC_MAKES_LIBRARY)
#define TRICTRAC_API __declspec(dllexport)
#elif defined(__GNUC__) && !defined(_WIN32)
#define TRICTRAC_API __attribute__((visibility("default")))
#else
#define TRICTRAC_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct trictrac_error {
  char text[512]; /* UTF-8 with a final 0; a longer text is cut off after a whole character */
} trictrac_error;

/* Returns the version of the library, such as "1.0.0". */
TRICTRAC_API const char* trictrac_version(void);
/* Returns the signature of the rules (trictrac-lab bench --signature): equal for equal rules. */
TRICTRAC_API uint64_t trictrac_rules(void);
/* Frees a text this library has returned, or does nothing with NULL. */
TRICTRAC_API void trictrac_free(char* text);

/* ---- Games ---- */

/* Splits a text of many records (docs/record.md, Collections) without reading them: writes the beginning of
 * each, in bytes from that of the text; a record ends where the next one begins. Returns the number of
 * records, at least one. */
TRICTRAC_API int trictrac_records(const char* text, int64_t* begins, int capacity);

typedef struct trictrac_game trictrac_game;

enum { TRICTRAC_WHITE = 0, TRICTRAC_BLACK = 1, TRICTRAC_NOBODY = -1 };
enum {
  TRICTRAC_LEAD = 0,   /* the first throw is drawn, and before it the seats of more than two players */
  TRICTRAC_ROLL = 1,   /* a throw is awaited */
  TRICTRAC_DECIDE = 2, /* hold or go */
  TRICTRAC_MOVE = 3,   /* a play */
  TRICTRAC_OVER = 4    /* this round is over, perhaps the game */
};

/* Opens a game: a record, which may be nothing but tags such as "[Format \"ecrire-lalanne\"]"; a position,
 * "TRID=..."; or "", a tour by the rules of the Lois. Refuses games marked by hand, Le Tric Trac, and several
 * records in one text. */
TRICTRAC_API trictrac_game* trictrac_game_open(const char* text, trictrac_error* error);
TRICTRAC_API trictrac_game* trictrac_game_copy(const trictrac_game* game);
TRICTRAC_API void trictrac_game_free(trictrac_game* game);

/* The state of a game. Pairs are White's and Black's. */
typedef struct trictrac_state {
  int stage;      /* TRICTRAC_LEAD ... */
  int over;       /* 1: nothing is left to do in the game */
  int asked;      /* the side asked for a play or a decision, or TRICTRAC_NOBODY */
  int to_act;     /* the side that throws, decides or plays, or did so last */
  int dice[2];    /* of the roll in hand, as thrown; 0 if there is none */
  int men[2][25]; /* on each flèche, 1 to 24, both counted from White's talon; at 0 the men that are off */
  int points[2];
  int holes[2];      /* of the round */
  int bredouille[2]; /* 1: twelve points completed now would count double */
  int pavillon;      /* the side that holds it, or TRICTRAC_NOBODY */
  int winner;        /* of the round, if it is over by holes or a resignation; else TRICTRAC_NOBODY */
  double balance[2]; /* won less lost so far by the player who sits there (trictrac_player.balance) */
  int deeds;         /* throws, plays and decisions so far */
} trictrac_state;

TRICTRAC_API void trictrac_game_state(const trictrac_game* game, trictrac_state* state);
/* Return the position, and the game so far, as text. */
TRICTRAC_API char* trictrac_game_trid(const trictrac_game* game);
TRICTRAC_API char* trictrac_game_record(const trictrac_game* game);
/* Returns the game as it was after its first `deeds` throws, plays and decisions, 0 to state.deeds. */
TRICTRAC_API trictrac_game* trictrac_game_at(const trictrac_game* game, int deeds, trictrac_error* error);

/* ---- Players ---- */

/* The largest number of players. trictrac_game_open() refuses poules of more, up to 32 at a table, because
 * TRICTRAC_CHANCES, which is compiled into programs, ends with the seat of the eighth player. */
enum { TRICTRAC_MOST_PLAYERS = 8 };
enum { TRICTRAC_EITHER = 2 };

/* A player. The numbers, from 0, follow the order of entry. Of two players, 0 is White and 1 is Black. Of
 * more, two at a time sit at the board; their seats are drawn first (trictrac_game_chances,
 * trictrac_game_seat). */
typedef struct trictrac_player {
  int seat;       /* from 0, or TRICTRAC_NOBODY before it is drawn */
  int side;       /* of the board, or TRICTRAC_NOBODY for a player who looks on */
  int account;    /* partners have one number; TRICTRAC_NOBODY before the seats are drawn */
  int advises;    /* the side that a player who looks on may advise, TRICTRAC_EITHER or TRICTRAC_NOBODY */
  double balance; /* won less lost so far, settled once the game is over, in the unit of the format */
} trictrac_player;

/* Returns the number of players, 2 to TRICTRAC_MOST_PLAYERS. */
TRICTRAC_API int trictrac_game_players(const trictrac_game* game);
/* Writes the state of a player. Returns 1, or 0 with an error. */
TRICTRAC_API int trictrac_game_player(const trictrac_game* game, int number, trictrac_player* player,
                                      trictrac_error* error);
/* Returns the number of the player who is asked (state.asked says on which side), or TRICTRAC_NOBODY. */
TRICTRAC_API int trictrac_game_asked(const trictrac_game* game);

enum { TRICTRAC_STANDING_MATCH = 4, TRICTRAC_STANDING_PLAYER = 9 };

/* Writes the standing of all players as `viewer` sees it (docs/python.md, "How the players stand"):
 * TRICTRAC_STANDING_MATCH numbers of the match, then TRICTRAC_STANDING_PLAYER of each player. Returns the
 * number of numbers, or 0 with an error. */
TRICTRAC_API int trictrac_game_standing(const trictrac_game* game, int viewer, int32_t* numbers, int capacity,
                                        trictrac_error* error);

enum { TRICTRAC_SEEN = 76 };

/* Writes the position as player `viewer` sees it (docs/python.md, "What is seen"): TRICTRAC_SEEN numbers.
 * Returns their number, or 0 with an error. */
TRICTRAC_API int trictrac_game_seen(const trictrac_game* game, int viewer, int8_t* numbers, int capacity,
                                    trictrac_error* error);

/* ---- Actions and chances ---- */

enum { TRICTRAC_ACTIONS = 654, TRICTRAC_CHANCES = 63, TRICTRAC_MOST_ACTIONS = 300 };
enum { TRICTRAC_HOLD = 650, TRICTRAC_GO = 651 };

/* Writes the legal actions of the player who is asked, lowest first; returns their number, 0 if no player is
 * asked. */
TRICTRAC_API int trictrac_game_actions(const trictrac_game* game, int* actions, int capacity);
/* Writes the possible chances and their probabilities to two arrays of the same capacity; returns their
 * number, 0 if no chance is awaited. */
TRICTRAC_API int trictrac_game_chances(const trictrac_game* game, int* chances, double* probabilities,
                                       int capacity);

/* Apply an action, or a chance. Return 1, or 0 with an error, as do the functions up to trictrac_game_resign.
 */
TRICTRAC_API int trictrac_game_act(trictrac_game* game, int action, trictrac_error* error);
TRICTRAC_API int trictrac_game_fall(trictrac_game* game, int chance, trictrac_error* error);
/* Throws two dice in this order. At TRICTRAC_LEAD, `first` is the side that threw the higher die and begins;
 * at other stages it may be TRICTRAC_NOBODY. */
TRICTRAC_API int trictrac_game_throw(trictrac_game* game, int a, int b, int first, trictrac_error* error);
/* Assigns the seats of more than two players, drawn outside: `players` has the player in each seat. */
TRICTRAC_API int trictrac_game_seat(trictrac_game* game, const int* players, int seats,
                                    trictrac_error* error);
/* Resigns the current round for `side`; a match that is more than tours then ends, unsettled. */
TRICTRAC_API int trictrac_game_resign(trictrac_game* game, int side, trictrac_error* error);

/* Returns the number of the action "7/11 5/7", "-", "hold" or "go" (flèches of the player who is asked), or
 * -1 with an error that names the broken law. */
TRICTRAC_API int trictrac_game_read(const trictrac_game* game, const char* text, trictrac_error* error);
/* Returns a legal action as such a text, or NULL. */
TRICTRAC_API char* trictrac_game_text(const trictrac_game* game, int action, trictrac_error* error);

/* Answers one line of `trictrac act --jsonl` (docs/act.md), both in JSON: games in which the players mark for
 * themselves, claim écoles and give reasons. */
TRICTRAC_API char* trictrac_act(const char* line);

/* ---- The value of rolls ---- */

enum { TRICTRAC_JANS = 22, TRICTRAC_MOST_EVENTS = 40 };

typedef struct trictrac_event {
  int jan;       /* 0 to TRICTRAC_JANS - 1 (trictrac_jan_name) */
  int to_roller; /* 1: the roller marks it; 0: the opponent does */
  int ways;
  int points;       /* for all ways together */
  uint32_t fleches; /* those concerned, numbered for the roller: bit f - 1 for flèche f */
} trictrac_event;

typedef struct trictrac_judgement {
  int points_roller;
  int points_other;
  int events;  /* the number of events */
  int actions; /* the number of legal plays, at least one ("-" if no number can be played) */
} trictrac_judgement;

/* Judges a roll of state.to_act: writes its points, its events, and the plays that the rules allow. With a
 * roll in hand, accepts only that roll. Returns 1, or 0 with an error. */
TRICTRAC_API int trictrac_game_judge(const trictrac_game* game, int a, int b, trictrac_judgement* judgement,
                                     trictrac_event* events, int event_capacity, int* actions,
                                     int action_capacity, trictrac_error* error);
/* Returns the name in records, such as "petit_jan_fill"; NULL for an unknown number. */
TRICTRAC_API const char* trictrac_jan_name(int jan);

/* ---- Bots ---- */

typedef struct trictrac_bot trictrac_bot;

/* Makes a player by its text: a bot (docs/bots.md), weakest to strongest "geronte" ... "lelasseux";
 * "elo:1200", of that strength with errors as people make them; the net, looking that many plies ahead,
 * "net:0" to "net:2"; a net of a file, "net@FILE:1"; or a yardstick, such as "random" or "greedy"
 * (docs/strength.md). `seed` decides what is drawn at random, and the errors. */
TRICTRAC_API trictrac_bot* trictrac_bot_new(const char* name, uint64_t seed, trictrac_error* error);
TRICTRAC_API void trictrac_bot_free(trictrac_bot* bot);
/* Returns the number of the action that it chooses for the player who is asked, or -1. */
TRICTRAC_API int trictrac_bot_choose(trictrac_bot* bot, const trictrac_game* game, trictrac_error* error);

/* ---- Many positions at once ---- */

typedef struct trictrac_net trictrac_net;

/* Opens the net of a file, made by the rules of this library (docs/training.md); "" is the net of the
 * library. Its work is shared by `threads` threads. */
TRICTRAC_API trictrac_net* trictrac_net_open(const char* file, int threads, trictrac_error* error);
TRICTRAC_API void trictrac_net_free(trictrac_net* net);
/* Writes what each of `n` positions is worth to its viewer, in stakes of a tour of twelve holes: `seen` has
 * TRICTRAC_SEEN numbers for each. Where a throw is awaited, that is the net's answer; with a roll in hand,
 * its best play. Returns 1, or 0 with an error that names the position that is none of a tour. */
TRICTRAC_API int trictrac_net_worths(trictrac_net* net, const int8_t* seen, int n, float* worths,
                                     trictrac_error* error);

/* ---- Analysis by the net ---- */

typedef struct trictrac_analyst trictrac_analyst;

TRICTRAC_API trictrac_analyst* trictrac_analyst_new(trictrac_error* error);
TRICTRAC_API void trictrac_analyst_free(trictrac_analyst* analyst);

/* A way to answer a roll, seen by the roller. */
typedef struct trictrac_way {
  int action;
  int plies;     /* the depth of the search: only ways searched equally deep are compared */
  double holes;  /* the holes that the roller gains on the score as it stands */
  double worth;  /* the roller's expected gain until the end of the round, in the unit of the format */
  double lost;   /* holes less than the first way, if it was searched as deep as that */
  double chance; /* the probability that the roller wins the round */
} trictrac_way;

/* Writes the answers to the roll in hand, best first, searched 0 to 2 plies deep; at TRICTRAC_DECIDE one way
 * of each kind. Returns their number, or 0 with an error. */
TRICTRAC_API int trictrac_analyst_rank(trictrac_analyst* analyst, const trictrac_game* game, int plies,
                                       trictrac_way* ways, int capacity, trictrac_error* error);
/* Values a position in which a throw is awaited, seen by the player who throws: way->action is then -1 and
 * way->lost 0. Returns 1, or 0 with an error. */
TRICTRAC_API int trictrac_analyst_worth(trictrac_analyst* analyst, const trictrac_game* game, int plies,
                                        trictrac_way* way, trictrac_error* error);
/* Answers a question of docs/analysis.md, both in JSON: rollouts, reviews of whole records, the 36 next
 * throws, why one answer is better than another. The answer to an invalid question is {"say":"error",...}. */
TRICTRAC_API char* trictrac_analyst_ask(trictrac_analyst* analyst, const char* question);

#ifdef __cplusplus
}
#endif

#endif /* TRICTRAC_TRICTRAC_H */

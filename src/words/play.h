// A game played in a terminal.
#pragma once

#include "words/places.h"

namespace trictrac::words {

using Seed = Text<"seed">;
using Command = Text<"command">;
using Die1 = Count<"a">;
using Die2 = Count<"b">;
using Counting = Text<"counting">;  // how flèches are counted, or ""
using Sum = Text<"sum">;            // "8 + 6 = 14"
using Rest = Count<"rest">;
using Score1 = Count<"mine">;
using Score2 = Count<"theirs">;
using Names = Text<"names">;
using Worth = Text<"worth">;
using Label = Text<"label">;

struct PlayWords {
  Sentence<> white, black;  // who has no name, with the letter of their men
  Sentence<Name> named_white, named_black;
  Sentence<> you;
  Sentence<Seed> fingerprint, seed;
  Sentence<Why> not_understood;
  // Reasons why something is not possible now: the action that must come first.
  Sentence<> not_now, throw_first, play_first, decide_first, no_hole;
  Sentence<> nothing_to_undo, undone;
  Sentence<Path> saved_to;
  Sentence<Command> saved_goes_on;
  Sentence<> review_asked;

  // Events.
  Sentence<Who> throws_first, holds, goes, resigns;
  Sentence<Who, Die1, Die2, Counting> rolls;
  Sentence<Who, Die1, Die2> rolls_early;
  Sentence<Who, Move> plays;
  Sentence<Who, Sum> marks;
  Sentence<Sum, Holes, Label, Rest> award;  // the label: `bredouille` or ""
  Sentence<> bredouille;
  Sentence<> releve;
  Sentence<Who, Score1, Score2, Worth> wins_tour, wins_by_resignation;
  Sentence<Names> seats;
  Sentence<Who> suspends_ecrire, suspends_honours;
  Sentence<Die1, Die2> half_fiche;
  Sentence<> counted_from_yours, counted_from_white;
  Sentence<Points, Text<"jan">, Rule> event, event_of_opponent;
  Sentence<Text<"jan">, Text<"ways">> jan_by_ways;

  // Questions.
  Sentence<Who, Dice, Rest, Points> hold_or_go;
  Sentence<Who, Dice, Counting> your_move;
  Sentence<Who> throw_dice;
  Sentence<Who> agreed, play_or_go, mark_then_throw;
  Sentence<Who, Dice, Counting> mark_then_play;

  // Refusals.
  Sentence<Rule, Why> refused;

  // The help.
  Sentence<> numbers_yours, numbers_white;
  Sentence<> help_play, help_tout_dune, help_off, help_hold, help_suspend;
  Sentence<> help_throw, help_throw_by_hand, help_list, help_hint, help_undo, help_review, help_save,
      help_resign, help_quit;
  Sentence<> help_mark, help_school, help_whole, help_false_school, help_augment, help_rectify, help_reason,
      help_hold_by_hand, help_touch, help_remedies, help_invite;

  // Le Tric Trac.
  Sentence<> start_counted_yours, start_counted_white;
  Sentence<> path_yours, path_white;
  Sentence<Who, Points, Score1, Score2> bore_off, won_by_resignation;
  Sentence<Who> wins_match;
  Sentence<> no_hint, no_review;
  Sentence<> help_steps, help_twice;
};

}  // namespace trictrac::words

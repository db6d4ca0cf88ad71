#include "words/advice.h"

namespace trictrac::words::english {

extern const AdviceWords kAdvice{
    .world_class = "world class",
    .master = "master",
    .expert = "expert",
    .strong = "strong player",
    .player = "average player",
    .pupil = "pupil",
    .beginner = "beginner",
    .holes = "{n} {n|hole|holes}",
    .jetons = "{n} {n|jeton|jetons}",
    .units = "{n} {n|unit|units}",
    .stakes = "{n} {n|stake|stakes}",
    .points = "{n} {n|point|points}",

    .go = "go",
    .hold = "hold, {move}",
    .suspend_ecrire = "suspend à écrire, {move}",
    .suspend_honours = "suspend the honours, {move}",

    .hint = "{who} to play {dice} (searched {plies} {plies|ply|plies}; a hole is worth {worth})",
    .way = "{worth}  {lost}  wins {chance} %  {answer}{played}",
    .rolled_out = "  (played out {n} times: {lost} ± {error})",
    .book_answer = "  (book answer: {worth}, {lost} ± {error})",
    .book = "  (book: {worth}, {lost} ± {error})",
    .left_out = "and {n} {n|move|moves} looked at less closely",

    .outlook = "{who} to throw: {worth}, {stakes}, wins {chance} %",
    .odds =
        "{who}: of 36 throws {true} {true|is a true hit|are true hits}, {false} {false|is a false hit|are "
        "false hits}, {fill} {fill|fills|fill} a jan, {keep} {keep|keeps|keep} one, {corner} "
        "{corner|takes|take} the corner",
    .outlook_of_roll = "{dice}  {worth}  points {mine} : {theirs}",
    .outlook_holes = ", holes {holes}",

    .nothing_to_review = "There is nothing to review: no dice have been thrown.",
    .losses = "Losses in thousandths of a tour.",
    .no_choice = "{who}: no choice to grade; luck {luck}, {holes}",
    .too_few_choices = "{who}: {lost} lost per choice (no rank below {n} choices); luck {luck}, {holes}",
    .player_seen = "{who}: {lost} lost per choice: {rank}; luck {luck}, {holes}",
    .moves = "moves {n} ({forced} forced)",
    .decisions = "decisions {n} ({forced} forced)",
    .mean_loss = ", mean loss {lost}",
    .at = "{n}. {who} {dice}: ",
    .mistake = "{at}{answer} {sign} loses {lost} ({holes}); better: {best}{played}",
    .acquitted = "{at}{answer} is good, although the search alone saw a loss of {lost}{played}",
    .played_on = "  (played out {n} times: {lost} ± {error} against {best})",
    .wrong_move = "{at}wrong move ({rule}), left on the board",
    .not_marked = "{at}{points} not marked; nobody claimed it{value}",
    .too_many = "{at}{points} too many; nobody claimed it{value}",
    .not_marked_of_opponent = "{at}{points} not marked on the opponent’s roll; nobody claimed it{value}",
    .too_many_of_opponent = "{at}{points} too many on the opponent’s roll; nobody claimed it{value}",
    .missed_lost = "; lost {lost}",
    .missed_ecole = "; the école was worth {lost}",
    .round = "Round: {first} – {second}: {result} for {first}, without luck {adjusted}",

    .player_n = "player {n}",
    .no_advice = "no advice here: nobody has a choice to make or dice to throw",
};

}  // namespace trictrac::words::english

#include "words/measure.h"

#include "words/en/english.h"

namespace trictrac::words::english {

const MeasureWords kMeasures{
    .no_interval = "{value}{unit} (no interval)",
    .interval = "{value}{unit} ({low} to {high}{unit})",
    .not_available = "n/a",
    .interrupted = "interrupted: partial result",
    .partial = " (interrupted: partial result)",

    .contest =
        "{first} against {second}: {rounds} {rounds|round|rounds} ({format}) of {matches} "
        "{matches|match|matches} in {sets} {sets|set|sets}",
    .contest_interrupted = "interrupted      partial result: sets played {sets} of {of}",
    .unfinished = "unfinished       {matches} {matches|match|matches}, not counted",
    .gain = "gain per round   {figure}",
    .tours_won = "tours won        {figure}",
    .luck_adjusted = ", luck adjusted {figure}",
    .sprt_open = "open",
    .sprt_none = "no gain",
    .sprt_some = "gain",
    .sprt = "test             {verdict}",
    .seconds = "seconds          {seconds}",

    .against = "against",
    .tours = "tours",
    .won = "won",
    .adjusted = "luck adjusted",

    .name = "Name",
    .lost = "lost of 100 points due",
    .too_many = "too many",
    .correct_marks = "correct marks",
    .errors_seen = "errors seen",
    .false_claims = "false claims",
    .asked = "questions why",
    .wrong_moves_seen = "wrong moves seen",
    .disputes = "disputes",

    .file = "{file} ({hash}): {choices} {choices|choice|choices}{partial}",
    .loss = "loss per choice  {figure} thousandths of a tour",
    .blunders = "blunders         {figure}",
    .error_of_references = "error of the references  {figure} thousandths of a tour",
    .costliest = "{lost}  {position}  {answer}; best: {best}",
};

}  // namespace trictrac::words::english

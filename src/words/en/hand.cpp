#include "words/hand.h"

namespace trictrac::words::english {

using referee::RemedyText, referee::kRemedyTexts;

extern const HandWords kHand{
    .marks = "{who} marks {points}.",
    .takes = "{who} marks {points}",
    .loses = "{who} loses {points}",
    .corrects = "{who} has the move corrected ({rule}): {why}; {cure}.",
    .lets_stand = "{who} lets the wrong move stand ({rule}): {why}.",
    .school = "{who}: école of {points}.",
    .school_received = "{who}: école of {points} (received).",
    .false_school_of = "{who}: false école of {points}.",
    .rectifies = "{who} has the mark put right.",
    .rectifies_received = "{who} has the mark put right (received).",
    .demands_whole = "{who} demands the whole école.",
    .false_school = "{who}: false école.",
    .maintains = "{who} maintains the école.",
    .asks_why = "{who} asks why.",
    .examines = "{who} examines the move.",
    .agrees = "{who} agrees.",
    .invites = "{who} invites the opponent to throw.",
    .objects = "{who} objects.",
    .adoube = "{who}: j’adoube.",
    .explains = "{who} explains: {jans}.",
    .explains_nothing = "{who} explains: nothing.",
    .touches = "{who} touches {fleche}.",

    .must_stay = "The player must hold.",
    .move_correct = "The move is correct.",
    .remedy = "{n}. {rule}: {why}",
    .counted_again = "Counted again: école of {points}, points due: {due}{jans}",
    .wrong_move = "{who}, roll {roll}: a wrong move that nobody saw ({rule}): {why}",
    .missed = "{who}, roll {roll}: due {due}, marked {marked}{schooled}{jans}",
    .missed_school = ", école {points}",
    .jan_due = "; {jan} {points}",

    .throws = "{n}. {who} throws {dice}",

    .against_rules = "it was played against the rules",
    .wrong_number = "a man was put where no number of the dice takes it",
    .beyond_sum = "a man was put beyond both numbers together",
    .by_puissance = "the corner was taken by puissance, and it could be taken by effect",
    .jan_broken = "a jan that had to be filled or kept was not, or the last man was left on the board",
    .forbidden_jan = "a man was put in a forbidden jan",
    .alone_on_corner = "a man was left alone on a corner",
    .not_played = "a number that could be played was not",

    // Messages for programs say them in English as well.
    .cures = {{
        {RemedyText::Leave, kRemedyTexts[RemedyText::Leave]},
        {RemedyText::LeaveUnplayed, kRemedyTexts[RemedyText::LeaveUnplayed]},
        {RemedyText::PutOn, kRemedyTexts[RemedyText::PutOn]},
        {RemedyText::PutOnThenOther, kRemedyTexts[RemedyText::PutOnThenOther]},
        {RemedyText::PutOnSecondStays, kRemedyTexts[RemedyText::PutOnSecondStays]},
        {RemedyText::PlaysBoth, kRemedyTexts[RemedyText::PlaysBoth]},
        {RemedyText::AnotherPlays, kRemedyTexts[RemedyText::AnotherPlays]},
        {RemedyText::NumberLost, kRemedyTexts[RemedyText::NumberLost]},
        {RemedyText::NotTheCorner, kRemedyTexts[RemedyText::NotTheCorner]},
        {RemedyText::NoManOn, kRemedyTexts[RemedyText::NoManOn]},
        {RemedyText::OtherNumber, kRemedyTexts[RemedyText::OtherNumber]},
        {RemedyText::RollAgain, kRemedyTexts[RemedyText::RollAgain]},
        {RemedyText::RollAgainAsItMust, kRemedyTexts[RemedyText::RollAgainAsItMust]},
        {RemedyText::RollAgainByTheRules, kRemedyTexts[RemedyText::RollAgainByTheRules]},
        {RemedyText::PlayedOn, kRemedyTexts[RemedyText::PlayedOn]},
    }},
};

}  // namespace trictrac::words::english

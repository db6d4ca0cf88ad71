// The places of sentences that several areas have.
#pragma once

#include "words/sentence.h"

namespace trictrac::words {

using Name = Text<"name">;
using Link = Text<"link">;
using Who = Text<"who">;      // the displayed name of a player or a side
using Move = Text<"move">;    // men played, as one types them
using Dice = Text<"dice">;    // "6-4"
using First = Text<"first">;  // of two
using Second = Text<"second">;
using Title = Text<"title">;
using Path = Text<"path">;    // of a file
using Given = Text<"given">;  // the typed text
using Value = Text<"value">;
using Rule = Text<"rule">;  // its number
using Device = Text<"device">;
using Time = Text<"time">;  // in printed form
using Why = Text<"why">;    // a sentence of its own
using Points = Count<"points">;
using Holes = Count<"holes">;
using N = Count<"n">;
using Of = Count<"of">;

}  // namespace trictrac::words

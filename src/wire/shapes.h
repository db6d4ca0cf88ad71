// Describes what every message is made of, for the documentation and for the page, which checks what it is
// sent.
//
// Messages that are read, and the events in them, have their fields in kFields (page_fields.h,
// event_fields.h). What is only sent is computed as it is printed, and is declared here as text, which tests
// hold against all that is printed:
//
//   # What a line marked.
//   Mark
//     side: Side
//     rest?: number  # what stands after; may be left out
//   Side = 'white'|'black'
//
// Types are those of TypeScript: number, string, boolean, words in quotes, T[], [A,B], {a:A,b?:B}, A|B, the
// names declared here, Record<string,T>, and Sides<T>, which has a T for each side.
#pragma once

#include <string_view>

#include "contract/description.h"

namespace trictrac::contract {

// The messages of tables (frames.cpp).
extern const std::string_view kFrames;

// Adds every type of the messages of tables.
void describe_frames(Description& all);

}  // namespace trictrac::contract

// Describes the fields of every message, for the documentation and for the page, which checks the messages
// that it receives.
//
// Messages that are read, news of people, and events have their fields in kFields (page_message.h,
// event_fields.h). Messages that are computed from a game while they are printed are declared here as text;
// tests compare the printed messages with it:
//
//   # The award of a line.
//   Mark
//     side: Side
//     rest?: number  # the points after it; may be left out
//   Side = 'white'|'black'
//
// Types are those of TypeScript: number, string, boolean, words in quotes, T[], [A,B], {a:A,b?:B}, A|B, the
// names declared here, Record<string,T>, and Sides<T>, which has a T for each side.
#pragma once

#include "contract/description.h"

namespace trictrac::contract {

// Adds every type of the messages of tables.
void describe_frames(Description& all);
// Add those of the messages between pages and tables, in either direction (page_message.cpp).
void describe_company(Description& all);
void describe_page_messages(Description& all);

}  // namespace trictrac::contract

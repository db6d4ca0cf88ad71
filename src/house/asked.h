// The match a question is about, from text.
#pragma once

#include "text/record/record.h"
#include "wire/protocol.h"

namespace trictrac::advice {

// A record of nothing but a position: one tour, marqué or meeting from there, by what ends it.
Parsed<Record> record_from(std::string_view trid);

// The match as the record leaves it.
Match match_after(const Record& record);

}  // namespace trictrac::advice

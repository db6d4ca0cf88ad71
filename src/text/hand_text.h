// The words and marks at a board kept by its players (section R), as words of a line: "mark 4", "school 2
// received", "touch 5". The steps of a turn (throw, play, hold, go, resign) are written as elsewhere.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/event/event.h"
#include "text/fleche_text.h"

namespace trictrac {

// The names of the parts of a mark.
inline constexpr EnumTable<MarkPart, MarkPart::Received, std::string_view> kMarkParts({
    {MarkPart::Gained, "gained"},
    {MarkPart::Received, "received"},
});
constexpr std::string_view name_of(MarkPart part) { return kMarkParts[part]; }

// Returns the kind of event with this name, or nullopt.
std::optional<EventKind> find_said(std::string_view word);

// Returns the words of an event.
std::string said_text(const GameEvent& action, Numbering n = Numbering::OneTo24);

// Reads an event of this kind from the words after its name; the error says what they should be.
std::expected<GameEvent, std::string> parse_said(EventKind kind, std::span<const std::string> words,
                                                 Numbering n = Numbering::OneTo24);

}  // namespace trictrac

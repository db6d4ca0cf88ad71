// The language of this run of the program, and the words that many commands share.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "courrier/rules/refusal.h"
#include "game/rules/law.h"
#include "game/rules/side.h"
#include "game/rules/tariff.h"
#include "words/language.h"

namespace trictrac::cli {

using Words = words::Speaker;

// Sets the language of the program by its code. For "" or an unknown code, takes the language of the
// environment (LC_ALL, LC_MESSAGES, LANG) or, without one, the first of words::languages().
void choose_language(std::string_view code);

// Returns the words of the chosen language; before one is chosen, those of the first language.
const Words& user_words();

// Returns the words of the first language, in which the help, the log and the messages of lower rooms are.
const Words& first_words();

// Returns whether the chosen language is the first.
bool speaks_first();

// Returns a message of a lower room, which is English, in the user's language.
std::string translated(std::string_view message);

// Returns the reason of a failed system call, by its errno.
std::string system_text(int error, const Words& words);

// Return "White" or "Blancs", the name of a jan, the text of a law.
std::string side_text(Side side, const Words& words);
// Returns the name of a player who has none, "White" or "Blanc".
std::string player_text(Side side, const Words& words);
// Returns the displayed name of a player: "Géronte" for the bot geronte, any other name unchanged.
std::string shown_name(std::string_view name);
std::string jan_text(Jan jan, const Words& words);
std::string law_text(Law law, const Words& words);
std::string law_text(courrier::Law law, const Words& words);

// Returns whether `word` is the typed word `text` in any language.
bool is_typed(std::string_view word, words::Sentence<> words::TypedWords::* text);

// Returns "a, b or c".
std::string alternatives(const Words& words, std::span<const std::string> of);

// Returns the end of a sentence that suggests the one of `known` nearest to `word`; empty where none is near.
std::string suggestion(const Words& words, std::string_view word, std::span<const std::string> known);

}  // namespace trictrac::cli

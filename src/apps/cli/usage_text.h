// What is wrong with a command line, in both languages.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>

#include "apps/cli/words.h"
#include "base/text_of.h"

namespace trictrac::cli {

enum class UsageText : std::uint8_t {
  UnknownCommand,  // the word, and what may have been meant
  UnknownOption,   // likewise
  UnexpectedWord,  // the word
  CommandMissing,  // the commands there are
  Required,        // an option
  ValueMissing,    // an option
  Repeated,        // an option
  Needs,           // an option, and the option it needs
  Excludes,        // two options
  OfOption,        // an option, and what is wrong with its value
  ShouldBe,        // the value, what would be right, and what may have been meant
  CannotBe,        // the value
  WholeNumber,     // no value: follows "should be", as the next four
  Number,
  Between,  // the least, and the most
  Above,    // what it must exceed
  Seed,
  NoPlayer,            // the name, and what may have been meant
  NoPlayerOfCourrier,  // the name, and who plays Le Tric Trac
  NoNet,               // how the net was written
  NoFile,              // the path
  NotAFile,
  Or,          // no value: stands before the last of several
  DidYouMean,  // what may have been meant
  Try,         // the command that says more
};

// Returns the sentence with the values in their places.
std::string usage_text(const Words& words, UsageText text, std::initializer_list<TextValue> values = {});

// Returns "a, b or c".
std::string alternatives(const Words& words, std::span<const std::string> of);

// Returns the end of a sentence that suggests the one of `known` nearest to `word`; empty where none is near.
std::string suggestion(const Words& words, std::string_view word, std::span<const std::string> known);

}  // namespace trictrac::cli

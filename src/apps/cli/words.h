// The sentences of the terminal, in French and English.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "base/text_of.h"
#include "game/rules/explain.h"
#include "game/rules/refusal.h"
#include "game/rules/side.h"

namespace trictrac::cli {

enum class Language { French, English };

// Returns the language called "fr" or "en"; for "" that of the environment (LC_ALL, LC_MESSAGES, LANG), else
// English.
Language language_of(std::string_view name);

// Chooses between the two languages.
class Words {
 public:
  explicit Words(Language language) : language_(language) {}
  Language language() const { return language_; }

  // Returns the one of two sentences that is in the language.
  std::string_view operator()(std::string_view french, std::string_view english) const {
    return language_ == Language::French ? french : english;
  }
  // Returns a number written with a point, with the decimal sign of the language.
  std::string decimal(std::string number) const;
  // Return "Blancs" or "White", the name of a jan, what a law says.
  std::string_view side(Side side) const;
  std::string_view jan(Jan jan) const;
  std::string_view law(Law law) const;

 private:
  Language language_;
};

// What may be wrong with a command line, and the values that the sentence takes.
enum class UsageText : std::uint8_t {
  UnknownCommand,  // the word, and what may have been meant
  OfOtherProgram,  // the word, and the program that has it as a command
  UnknownOption,   // as UnknownCommand
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
  NoPlayerOfTricTrac,  // the name, and who plays Le Tric Trac
  NoNet,               // how the net was written
  NoKernel,            // the name, and the kernels that this processor runs
  KernelNotHere,       // the same
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

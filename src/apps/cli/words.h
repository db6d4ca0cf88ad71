// The sentences of the terminal, in French and English.
#pragma once

#include <string>
#include <string_view>

#include "game/rules/explain.h"
#include "game/rules/refusal.h"
#include "game/rules/side.h"

namespace trictrac::cli {

enum class Language { French, English };

// "fr" or "en"; "": the language of the environment (LC_ALL, LC_MESSAGES, LANG), else English.
Language language_of(std::string_view name);

class Words {
 public:
  explicit Words(Language language) : language_(language) {}
  Language language() const { return language_; }

  // One of two sentences.
  std::string_view operator()(std::string_view french, std::string_view english) const {
    return language_ == Language::French ? french : english;
  }
  // Returns a number written with a point, with the decimal sign of the language.
  std::string decimal(std::string number) const;
  std::string_view side(Side side) const;  // "Blancs", "White"
  std::string_view jan(Jan jan) const;
  std::string_view law(Law law) const;

 private:
  Language language_;
};

}  // namespace trictrac::cli

// A language of the terminal and of e-mails: its name, its numbers, and all its sentences.
#pragma once

#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "words/sentence.h"

namespace trictrac::words {

struct AdviceWords;
struct HandWords;
struct MailWords;
struct MessageWords;
struct NameWords;
struct PlayWords;
struct QuestionWords;
struct ReasonWords;
struct RecordWords;
struct SheetWords;
struct TypedWords;
struct UsageWords;

// All sentences of a language, an area each. An area is a struct of sentences, in a header of its own.
using Catalogue = std::tuple<const AdviceWords*, const HandWords*, const MailWords*, const MessageWords*,
                             const NameWords*, const PlayWords*, const QuestionWords*, const ReasonWords*,
                             const RecordWords*, const SheetWords*, const TypedWords*, const UsageWords*>;

struct Language {
  std::string_view code;  // of ISO 639: "fr"
  std::string_view name;  // in itself: "français"
  Grammar grammar;
  Catalogue catalogue;
};

// Makes sentences in a language, which must outlive it: words(&MailWords::greeting, Name("Anne")).
class Speaker {
 public:
  explicit Speaker(const Language& language) : language_(&language) {}
  const Language& language() const { return *language_; }

  template <class Area, class... Places>
  std::string operator()(Sentence<Places...> Area::* sentence, std::type_identity_t<Places>... values) const {
    return in(of<Area>().*sentence, std::move(values)...);
  }
  // Returns a sentence of a table with its values.
  template <class... Places>
  std::string in(const Sentence<Places...>& sentence, std::type_identity_t<Places>... values) const {
    return sentence.in(language_->grammar, std::move(values)...);
  }
  // Returns the sentences of an area.
  template <class Area>
  const Area& of() const {
    return *std::get<const Area*>(language_->catalogue);
  }
  // Returns a number printed with a point as the language writes it.
  std::string decimal(std::string printed) const {
    return decimal_text(std::move(printed), language_->grammar);
  }

 private:
  const Language* language_;
};

}  // namespace trictrac::words

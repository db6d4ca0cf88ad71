#include "words/sentence.h"

#include "base/assert.h"

namespace trictrac::words {

namespace {

// The form of that number among "|one man|# men", with the value in the place of each #.
std::string form_of(std::string_view forms, std::size_t wanted, std::string_view value) {
  while (wanted-- > 0) {
    const std::size_t next = forms.find('|', 1);
    TRICTRAC_ASSERT(next != forms.npos);
    if (next == forms.npos) break;
    forms.remove_prefix(next);
  }
  forms.remove_prefix(1);
  std::string text;
  for (const char c : forms.substr(0, forms.find('|'))) c == '#' ? text.append(value) : text.append(1, c);
  return text;
}

}  // namespace

std::string decimal_text(std::string printed, const Grammar& grammar) {
  if (const std::size_t point = printed.find('.'); point != printed.npos)
    printed.replace(point, 1, grammar.decimal);
  return printed;
}

std::string said(std::string_view pattern, const Grammar& grammar, std::span<const Filling> values) {
  std::string text;
  std::string_view before;
  for (Place place; next_place(pattern, before, place);) {
    text += before;
    const auto value = std::ranges::find(values, place.name, &Filling::name);
    TRICTRAC_ASSERT(value != values.end());
    if (value == values.end()) continue;
    text +=
        place.forms.empty() ? value->text : form_of(place.forms, grammar.form(value->number), value->text);
  }
  return text.append(before);
}

}  // namespace trictrac::words

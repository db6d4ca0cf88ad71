#include "text/retired_option.h"

namespace trictrac {
namespace {

// M8: inside_first left as few men off as the roll allows; no source asks for it.
constexpr std::string_view kExcess[] = {"min", "inside_first"};
constexpr RetiredOption kRetired[] = {{"excess", kExcess}};

}  // namespace

const RetiredOption* find_retired_option(std::string_view name) {
  for (const RetiredOption& o : kRetired)
    if (o.name == name) return &o;
  return nullptr;
}

bool asks_for_retired(std::string_view name, std::string_view value) {
  const RetiredOption* option = find_retired_option(name);
  return option && value != option->values.front();
}

}  // namespace trictrac

#include "event/wire/act_text.h"

#include "contract/tournament_codec.h"

namespace trictrac::event {
namespace {

using contract::Wire;

template <class T>
Parsed<T> read(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  return contract::read_fields<T>(*json, {});
}

}  // namespace

std::string print_act(const LoggedAct& act) { return dump(Wire<LoggedAct>::print(act)); }
std::string print_terms(const Terms& terms) { return dump(Wire<Terms>::print(terms)); }

Parsed<LoggedAct> parse_act(std::string_view text) { return read<LoggedAct>(text); }

Parsed<Terms> parse_terms(std::string_view text) {
  auto terms = read<Terms>(text);
  if (terms && !are_valid(*terms)) return std::unexpected(bad("no event can be held on these terms"));
  return terms;
}

}  // namespace trictrac::event

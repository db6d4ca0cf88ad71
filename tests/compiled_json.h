// The parts of JSON that take long when they are not optimised: compiled once, optimised, for the tests that
// are not.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

NLOHMANN_JSON_NAMESPACE_BEGIN
extern template class basic_json<ordered_map>;
namespace detail {
extern template class serializer<ordered_json>;
extern template class lexer<ordered_json, iterator_input_adapter<std::string::const_iterator>>;
extern template class parser<ordered_json, iterator_input_adapter<std::string::const_iterator>>;
extern template class lexer<ordered_json, iterator_input_adapter<const char*>>;
extern template class parser<ordered_json, iterator_input_adapter<const char*>>;
}  // namespace detail
NLOHMANN_JSON_NAMESPACE_END

#include "compiled_json.h"

NLOHMANN_JSON_NAMESPACE_BEGIN
template class basic_json<ordered_map>;
namespace detail {
template class serializer<ordered_json>;
template class lexer<ordered_json, iterator_input_adapter<std::string::const_iterator>>;
template class parser<ordered_json, iterator_input_adapter<std::string::const_iterator>>;
template class lexer<ordered_json, iterator_input_adapter<const char*>>;
template class parser<ordered_json, iterator_input_adapter<const char*>>;
}  // namespace detail
NLOHMANN_JSON_NAMESPACE_END

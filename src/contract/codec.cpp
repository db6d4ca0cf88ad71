// The parts of reading and describing messages that are the same for every type (codec.h, instances.h).
#include <algorithm>

#include "contract/instances.h"

namespace trictrac::contract {

void Description::add_type(std::string_view name, std::string_view says, std::string_view frame,
                           Json fields) {
  if (!frame.empty()) fields.insert(fields.begin(), Json{{"name", "say"}, {"type", text_of("'{}'", frame)}});
  types.push_back({{"name", name}, {"says", says}, {"fields", std::move(fields)}});
}

void Description::add_call(const CallInfo& info, std::string_view type, std::string_view says, Json fields,
                           std::string reply) {
  constexpr std::string_view kAccesses[]{"anybody", "person", "account", "owner", "moderator"};
  Json call{{"path", info.path},
            {"method", info.method == HttpMethod::Get ? "GET" : "POST"},
            {"access", kAccesses[static_cast<int>(info.access)]}};
  if (!info.name.empty()) call["name"] = info.name;
  if (!info.text.empty()) call["text"] = info.text;
  call["status"] = info.status;
  call["type"] = type;
  call["says"] = says;
  call["fields"] = std::move(fields);
  call["reply"] = std::move(reply);
  calls.push_back(std::move(call));
}

void add_alternative(Json& of, std::string_view name, std::string_view says, Json fields) {
  of.push_back({{"name", name}, {"says", says}, {"fields", std::move(fields)}});
}

Parsed<void> add_to_body(Json& body, const Named& address, std::span<const FieldKind> fields) {
  if (!body.is_object()) return std::unexpected(bad("expected a JSON object here"));
  for (const auto& [name, value] : address) {
    if (body.contains(name))
      return std::unexpected(bad("the member " + in_quotes(name) + " is unknown here"));
    Json& member = body[std::string(name)] = value;
    const auto field = std::ranges::find(fields, name, &FieldKind::name);
    if (field == fields.end() || !field->is_number) continue;
    if (const auto number = number_in(value, 0, std::numeric_limits<int>::max())) member = *number;
  }
  return {};
}

void check_word(JsonReader& r, const FieldNote& f, const std::string& word) {
  if (std::ranges::find(f.words->words, word) == f.words->words.end())
    r.fail(bad(text_of("{} must be a {}, not {}", in_quotes(f.name), f.words->name, in_quotes(word))));
}

void add_field(Json& fields, const FieldNote& field, std::string type, bool left_out) {
  Json json{{"name", field.name}, {"type", std::move(type)}};
  if (!field.says.empty()) json["says"] = field.says;
  if (left_out) json["left_out"] = true;
  if (field.limits.most > 0) json.update({{"least", field.limits.least}, {"most", field.limits.most}});
  fields.push_back(std::move(json));
}

ApiError unknown_name(std::string_view what, std::string_view tag, std::span<const std::string_view> names) {
  std::string all;
  for (const std::string_view name : names) all.append(all.empty() ? "" : ", ").append(name);
  return bad(text_of("{} must be an object with {}: one of {}", what, in_quotes(tag), all));
}

}  // namespace trictrac::contract

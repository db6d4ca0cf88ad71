#include "wire/shapes.h"

#include "text/words.h"
#include "wire/page_fields.h"

namespace trictrac {
namespace {

// "name?: type  # says", the name and the sentence as they may be.
Json field_of(std::string_view line) {
  const std::size_t colon = line.find(':'), comment = line.find("  # ");
  std::string_view name = line.substr(0, colon);
  const bool left_out = name.ends_with('?');
  if (left_out) name.remove_suffix(1);
  Json field{{"name", name}, {"type", trim(line.substr(colon + 1, comment - colon - 1), " ")}};
  if (comment != line.npos) field["says"] = line.substr(comment + 4);
  if (left_out) field["left_out"] = true;
  return field;
}

void add_declared(Json& all, std::string_view text) {
  std::string_view says;
  for (const std::string_view line : split(text, '\n')) {
    if (line.empty()) continue;
    if (line.starts_with("# ")) {
      says = line.substr(2);
    } else if (line.starts_with("  ")) {
      all.back()["fields"].push_back(field_of(trim(line, " ")));
    } else {
      const std::size_t is = line.find(" = ");
      all.push_back({{"name", line.substr(0, is)}, {"says", std::exchange(says, {})}});
      if (is != line.npos) all.back()["type"] = line.substr(is + 3);
    }
  }
}

// What is asked for may leave out what the table fills in; what was done has it.
enum class Seen : bool { Asked, Done };

template <class T, class M>
Json json_of(const Field<T, M>& f, Seen seen) {
  Json field{{"name", f.name}, {"type", Wire<M>::type()}, {"says", f.says}};
  if (seen == Seen::Asked ? f.may_be_left_out() : f.may_be_missing()) field["left_out"] = true;
  if (std::is_same_v<M, bool> && field.contains("left_out") && f.need == Field<T, M>::Need::UnlessUsual)
    field["type"] = "true";
  if (f.limits.most > 0) field.update({{"least", f.limits.least}, {"most", f.limits.most}});
  return field;
}

template <Listed T>
Json json_of(Seen seen) {
  Json fields = Json::array();
  std::apply([&](const auto&... f) { (fields.push_back(json_of(f, seen)), ...); }, kFields<T>.all);
  return {{"name", name_in_list<T>()}, {"says", kFields<T>.says}, {"fields", std::move(fields)}};
}

template <class... All>
Json one_of(std::string_view name, std::string_view says, std::string_view tag, Seen seen, Types<All...>) {
  Json of = Json::array();
  (of.push_back(json_of<All>(seen)), ...);
  return {{"name", name}, {"says", says}, {"tag", tag}, {"of", std::move(of)}};
}

}  // namespace

Json shapes_json() {
  Json all = Json::array();
  add_declared(all, kFrames);
  all.push_back(one_of("TurnAction", "A step of a turn.", "type", Seen::Asked, TurnActions{}));
  all.push_back(
      one_of("HandAction", "Marking and judging by hand (section R).", "type", Seen::Asked, HandActions{}));
  all.push_back({{"name", "Action"},
                 {"says", "An action that a page may request."},
                 {"type", "TurnAction|HandAction"}});
  all.push_back(one_of("Played", "An action in the game.", "type", Seen::Done, TableEvents{} + Actions{}));
  all.push_back(one_of("Beside",
                       "An action beside the game: it does not change the position, except `take_back`.",
                       "type", Seen::Done, AsideEvents{} + AgreedEvents{}));
  all.push_back({{"name", "Done"}, {"says", "The action of a line."}, {"type", "Played|Beside"}});
  all.push_back(
      one_of("RacePlayed", "An action in a game of Le Tric Trac.", "type", Seen::Done, RaceEvents{}));
  all.push_back({{"name", "RaceDone"},
                 {"says", "The action of a line of Le Tric Trac."},
                 {"type", "RacePlayed|Beside"}});
  all.push_back(
      one_of("PageMessage", "A message from a page to a table.", "do", Seen::Asked, PageMessages{}));
  return all;
}

}  // namespace trictrac

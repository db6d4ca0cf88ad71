#include "event/wire/act_text.h"

#include <set>
#include <utility>

#include "base/text_of.h"
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

using Names = std::set<std::string, std::greater<>>;  // a longer one before those that it begins with

bool is_in_word(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || (byte >= '0' && byte <= '9') || ((byte | 0x20) >= 'a' && (byte | 0x20) <= 'z');
}

// Replaces a name where it stands as a word, or as several.
void erase_name(std::string& text, const std::string& name) {
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if ((at > 0 && is_in_word(text[at - 1])) || (end < text.size() && is_in_word(text[end]))) continue;
    text.replace(at, name.size(), kErasedName);
  }
}

// The names by which acts enter a person.
using Numbers = std::set<std::int64_t>;
struct NamesOf {
  const Numbers& numbers;
  Names& names;
  template <class T>
  void operator()(const T& act) const {
    if constexpr (requires { act.person; })
      if (numbers.contains(act.person)) names.insert(act.name);
    if constexpr (requires { act.players; })
      for (const auto& player : act.players) (*this)(player);
  }
};

struct Eraser {
  const Numbers& numbers;
  const Names& names;

  void erase(LoggedAct& line) const {
    const bool by_person = line.by.role != Role::Entrant && line.by.role != Role::Server;
    if (by_person && numbers.contains(line.by.id)) line.by.id = 0;
    erase_names(line.why);
    std::visit(*this, line.act);
  }
  void erase_names(std::string& text) const {
    for (const std::string& name : names) erase_name(text, name);
  }
  template <class T>
  void operator()(T& act) const {
    if constexpr (requires { act.person; }) {
      if (!numbers.contains(act.person)) return;
      act.person = 0;
      act.name = kErasedName;
      if constexpr (requires { act.club; }) act.club.clear();
    }
    if constexpr (requires { act.players; })
      for (auto& player : act.players) (*this)(player);
    if constexpr (requires { act.text; }) erase_names(act.text);
  }
};

}  // namespace

std::string print_act(const LoggedAct& act) { return dump(Wire<LoggedAct>::print(act)); }
std::string print_bare_act(const EventAct& act) { return dump(Wire<EventAct>::print(act)); }
std::string print_settings(const Settings& settings) { return dump(Wire<Settings>::print(settings)); }

Parsed<LoggedAct> parse_act(std::string_view text) { return read<LoggedAct>(text); }

Parsed<EventAct> parse_bare_act(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  JsonReader reader;
  EventAct act = Wire<EventAct>::read(reader, {}, *json, {});
  return reader.done(std::move(act));
}

Parsed<Settings> parse_settings(std::string_view text) {
  auto settings = read<Settings>(text);
  if (settings && !are_valid(*settings))
    return std::unexpected(bad("no event can be held with these settings"));
  return settings;
}

Parsed<StoredEvent> read_log(std::string_view settings, std::span<const std::string> acts) {
  auto agreed = parse_settings(settings);
  if (!agreed) return std::unexpected(bad("its settings: " + agreed.error().message));
  Event event(agreed->terms);
  for (const std::string& text : acts) {
    const auto act = parse_act(text);
    if (!act) return std::unexpected(bad(text_of("act {}: {}", event.next_number(), act.error().message)));
    if (const auto done = event.apply(*act); !done)
      return std::unexpected(bad(text_of("act {}: {}", event.next_number(), event::text(done.error()))));
  }
  return StoredEvent{std::move(*agreed), std::move(event)};
}

std::string fault_of(std::string_view settings, std::span<const std::string> acts) {
  const auto read = read_log(settings, acts);
  return read ? "" : read.error().message;
}

std::vector<std::string> without_person(std::span<const std::string> acts, std::int64_t number) {
  const Numbers numbers{number};
  Names names;
  for (const std::string& text : acts)
    if (const auto act = parse_act(text)) std::visit(NamesOf{numbers, names}, act->act);
  names.erase(std::string(kErasedName));
  std::vector<std::string> erased;
  for (const std::string& text : acts) {
    auto act = parse_act(text);
    if (act) Eraser{numbers, names}.erase(*act);
    erased.push_back(act ? print_act(*act) : text);
  }
  return erased;
}

Parsed<StoredEvent> without_persons(const StoredEvent& stored, const Numbers& numbers) {
  Names names;
  for (const LoggedAct& line : stored.event.log()) std::visit(NamesOf{numbers, names}, line.act);
  names.erase(std::string(kErasedName));
  Event event(stored.settings.terms);
  for (LoggedAct line : stored.event.log()) {
    Eraser{numbers, names}.erase(line);
    if (const auto done = event.apply(line); !done)
      return std::unexpected(bad(text_of("act {}: {}", line.number, event::text(done.error()))));
  }
  return StoredEvent{stored.settings, std::move(event)};
}

std::string without_names(std::string text, const std::set<std::string>& names) {
  for (const std::string& name : Names(names.begin(), names.end())) erase_name(text, name);
  return text;
}

}  // namespace trictrac::event

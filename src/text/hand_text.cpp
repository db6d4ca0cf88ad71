#include "text/hand_text.h"

#include <algorithm>
#include <utility>

#include "base/enum_table.h"
#include "base/text_of.h"
#include "game/rules/tariff.h"
#include "text/words.h"

namespace trictrac {
namespace {

constexpr int kMost = 9999;

// The pieces moved with a mark where pegs are moved by hand (R2).
struct Sign {
  std::string_view name;
  std::optional<bool> Mark::* taken;
};
constexpr Sign kSigns[] = {{"jeton", &Mark::jeton},
                           {"pavillon", &Mark::pavillon},
                           {"etendard", &Mark::etendard},
                           {"cravate", &Mark::cravate}};
constexpr std::string_view kForgotten = "no-";

GameEvent event_of(EventKind kind) {
  return [&]<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
    GameEvent event;
    ((kIndex == static_cast<std::size_t>(kind) ? void(event.emplace<kIndex>()) : void()), ...);
    return event;
  }(std::make_index_sequence<std::variant_size_v<GameEvent>>());
}

// The words of one action: the same functions write and read them. The first fault of reading is kept.
class SaidWords {
 public:
  explicit SaidWords(Numbering n) : numbering_(n) {}
  SaidWords(std::span<const std::string> read, Numbering n) : reads_(true), words_(read), numbering_(n) {}

  std::string write(GameEvent action) {
    text_ = name_of(kind_of(action));
    all_fields(action);
    return text_;
  }

  std::expected<GameEvent, std::string> read(EventKind kind) {
    GameEvent action = event_of(kind);
    all_fields(action);
    if (fault_.empty() && !words_.empty()) fail(text_of("cannot be followed by \"{}\"", words_.front()));
    if (!fault_.empty()) return std::unexpected(text_of("\"{}\" {}", name_of(kind), fault_));
    return action;
  }

 private:
  void all_fields(GameEvent& action) {
    std::visit(
        [&](auto& a) {
          if constexpr (requires { fields(a); }) fields(a);
        },
        action);
  }

  void fields(Mark& m) {
    number(m.points, "is followed by its points, such as mark 4");
    while (reads_ && !words_.empty() && fault_.empty()) read_peg(m, next());
    if (reads_) return;
    if (m.holes) add(text_of("{}h", *m.holes));
    for (const Sign& sign : kSigns)
      if (const auto& taken = m.*sign.taken) add(text_of("{}{}", *taken ? "" : kForgotten, sign.name));
  }
  void fields(ClaimEcole& a) {
    number(a.points, "is followed by its points, such as school 4");
    part(a.part);
  }
  void fields(Rectify& a) { part(a.part); }
  void fields(DemandWhole& a) { part(a.part); }
  void fields(DisputeEcole& a) {
    if (reads_ ? !words_.empty() && !next_is_part() : a.points.has_value())
      number(a.points ? *a.points : a.points.emplace(),
             "is followed by its points, or by gained or received, such as false_school 4");
    part(a.part);
  }
  void fields(Augment& a) { part(a.part); }
  // The owner's answer names jans, or nothing by a stroke.
  void fields(Justify& a) {
    if (!reads_ || next_is_part()) part(a.part);
    while (reads_ && !words_.empty() && fault_.empty()) {
      if (!a.jans) a.jans.emplace();
      const std::string word = next();
      const auto jan = find_jan(word);
      if (!jan && word != "-")
        fail(text_of("is followed by jans under the names of events, not by \"{}\"", word));
      if (jan) a.jans->push_back(*jan);
    }
    if (reads_ || !a.jans) return;
    if (a.jans->empty()) add("-");
    for (const Jan jan : *a.jans) add(tariff(jan).name);
  }
  void fields(Touch& a) {
    if (!reads_) return add(fleche_text(a.from, numbering_));
    const auto from = parse_fleche(next(), numbering_);
    if (!from) fail("is followed by a flèche, such as touch 5");
    a.from = from.value_or(kTalon);
  }
  void fields(ChooseRemedy& a) { number(a.n, "is followed by the number of a remedy, such as remedy 1"); }

  void add(std::string_view word) { text_.append(" ").append(word); }
  void fail(std::string_view due) {
    if (fault_.empty()) fault_ = due;
  }
  std::string next() {
    if (words_.empty()) return {};
    std::string word = words_.front();
    words_ = words_.subspan(1);
    return word;
  }
  bool next_is_part() const { return !words_.empty() && kMarkParts.find(words_.front()); }
  void number(int& n, std::string_view due) {
    if (!reads_) return add(std::to_string(n));
    const auto read = number_in(next(), 0, kMost);
    if (!read) fail(due);
    n = read.value_or(0);
  }
  void part(MarkPart& part) {
    if (!reads_ && part != MarkPart::Gained) add(name_of(part));
    if (reads_ && !words_.empty()) part = read_part();
  }
  void part(std::optional<MarkPart>& part) {
    if (!reads_ && part) add(name_of(*part));
    if (reads_ && !words_.empty()) part = read_part();
  }
  MarkPart read_part() {
    const auto part = kMarkParts.find(next());
    if (!part) fail("is followed by gained or received");
    return part.value_or(MarkPart::Gained);
  }
  void read_peg(Mark& m, const std::string& word) {
    if (word.ends_with('h')) m.holes = number_in(word.substr(0, word.size() - 1), 0, kMost);
    if (word.ends_with('h') && m.holes) return;
    const bool taken = !word.starts_with(kForgotten);
    const auto* sign = std::ranges::find(kSigns, taken ? word : word.substr(kForgotten.size()), &Sign::name);
    if (sign != std::end(kSigns))
      m.*sign->taken = taken;
    else
      fail(
          "has after its points only the holes (2h), and jeton, pavillon, etendard or cravate, or no-jeton "
          "…");
  }

  bool reads_ = false;
  std::span<const std::string> words_;
  Numbering numbering_;
  std::string text_, fault_;
};

}  // namespace

std::optional<EventKind> find_said(std::string_view word) {
  const auto kind = find_event(word);
  return kind && is_said(*kind) ? kind : std::nullopt;
}

std::string said_text(const GameEvent& action, Numbering n) { return SaidWords(n).write(action); }

std::expected<GameEvent, std::string> parse_said(EventKind kind, std::span<const std::string> words,
                                                 Numbering n) {
  return SaidWords(words, n).read(kind);
}

}  // namespace trictrac

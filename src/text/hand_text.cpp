#include "text/hand_text.h"

#include <algorithm>

#include "base/enum_table.h"
#include "base/overloaded.h"
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

std::string mark_text(const Mark& m) {
  std::string text = text_of(" {}", m.points);
  if (m.holes) text += text_of(" {}h", *m.holes);
  for (const Sign& sign : kSigns)
    if (const auto& taken = m.*sign.taken) text += text_of(" {}{}", *taken ? "" : kForgotten, sign.name);
  return text;
}

std::string part_text(MarkPart part) { return part == MarkPart::Gained ? "" : text_of(" {}", name_of(part)); }

std::string part_text(std::optional<MarkPart> part) { return part ? text_of(" {}", name_of(*part)) : ""; }

std::string jans_text(const Justify& a) {
  std::string text;
  if (a.jans && a.jans->empty()) text = " -";
  for (const Jan jan : a.jans.value_or(std::vector<Jan>())) text += text_of(" {}", tariff(jan).name);
  return text;
}

// Reads the words of one action; the first fault is kept.
class SaidReader {
 public:
  SaidReader(std::span<const std::string> words, Numbering n) : words_(words), numbering_(n) {}

  std::expected<GameEvent, std::string> read(EventKind kind) {
    GameEvent action = this->action(kind);
    if (fault_.empty() && !words_.empty()) fail(text_of("cannot be followed by \"{}\"", words_.front()));
    if (!fault_.empty()) return std::unexpected(text_of("\"{}\" {}", name_of(kind), fault_));
    return action;
  }

 private:
  GameEvent action(EventKind kind) {
    switch (kind) {
      case EventKind::Mark: return mark();
      case EventKind::ClaimEcole: return school();
      case EventKind::Rectify: return Rectify{part()};
      case EventKind::DemandWhole: return DemandWhole{part_if_any()};
      case EventKind::DisputeEcole: return false_school();
      case EventKind::Augment: return Augment{part_if_any()};
      case EventKind::Justify: return reason();
      case EventKind::Touch: return touch();
      case EventKind::Adoube: return Adoube{};
      case EventKind::AskRemedies: return AskRemedies{};
      case EventKind::ChooseRemedy:
        return ChooseRemedy{number("is followed by the number of a remedy, such as remedy 1")};
      case EventKind::Agree: return Agree{};
      case EventKind::Invite: return Invite{};
      default: return Object{};
    }
  }

  void fail(std::string_view due) {
    if (fault_.empty()) fault_ = due;
  }
  std::string next() {
    if (words_.empty()) return {};
    std::string word = words_.front();
    words_ = words_.subspan(1);
    return word;
  }
  int number(std::string_view due) {
    const auto n = number_in(next(), 0, kMost);
    if (!n) fail(due);
    return n.value_or(0);
  }
  MarkPart part() {
    if (words_.empty()) return MarkPart::Gained;
    const std::string word = next();
    const auto part = kMarkParts.find(word);
    if (!part) fail("is followed by gained or received");
    return part.value_or(MarkPart::Gained);
  }
  ClaimEcole school() {
    const int points = number("is followed by its points, such as school 4");
    return {points, part()};
  }
  std::optional<MarkPart> part_if_any() {
    if (words_.empty()) return std::nullopt;
    return part();
  }
  DisputeEcole false_school() {
    const bool of_a_part = !words_.empty() && kMarkParts.find(words_.front());
    if (words_.empty() || of_a_part) return {{}, part_if_any()};
    const int points = number("is followed by its points, or by gained or received, such as false_school 4");
    return {points, part_if_any()};
  }
  // The owner's answer names jans, or nothing by a stroke.
  Justify reason() {
    Justify reason;
    if (!words_.empty() && kMarkParts.find(words_.front())) reason.part = part();
    while (!words_.empty() && fault_.empty()) {
      if (!reason.jans) reason.jans.emplace();
      const std::string word = next();
      const auto jan = find_jan(word);
      if (!jan && word != "-")
        fail(text_of("is followed by jans under the names of events, not by \"{}\"", word));
      if (jan) reason.jans->push_back(*jan);
    }
    return reason;
  }
  Touch touch() {
    const auto from = parse_fleche(next(), numbering_);
    if (!from) fail("is followed by a flèche, such as touch 5");
    return {from.value_or(kTalon)};
  }
  Mark mark() {
    Mark m;
    m.points = number("is followed by its points, such as mark 4");
    while (!words_.empty() && fault_.empty()) peg(m, next());
    return m;
  }
  void peg(Mark& m, const std::string& word) {
    const auto holes =
        word.ends_with('h') ? number_in(word.substr(0, word.size() - 1), 0, kMost) : std::nullopt;
    if (holes) {
      m.holes = holes;
      return;
    }
    const bool taken = !word.starts_with(kForgotten);
    const auto sign = std::ranges::find(kSigns, taken ? word : word.substr(kForgotten.size()), &Sign::name);
    if (sign != std::end(kSigns))
      m.*sign->taken = taken;
    else
      fail(
          "has after its points only the holes (2h), and jeton, pavillon, etendard or cravate, or no-jeton "
          "…");
  }

  std::span<const std::string> words_;
  Numbering numbering_;
  std::string fault_;
};

}  // namespace

std::optional<EventKind> find_said(std::string_view word) {
  const auto kind = find_event(word);
  return kind && is_said(*kind) ? kind : std::nullopt;
}

std::string said_text(const GameEvent& action, Numbering n) {
  const std::string particulars =
      std::visit(Overloaded{[](const Mark& a) { return mark_text(a); },
                            [](const ClaimEcole& a) { return text_of(" {}", a.points) + part_text(a.part); },
                            [](const Rectify& a) { return part_text(a.part); },
                            [](const DemandWhole& a) { return part_text(a.part); },
                            [](const DisputeEcole& a) {
                              return (a.points ? text_of(" {}", *a.points) : "") + part_text(a.part);
                            },
                            [](const Augment& a) { return part_text(a.part); },
                            [](const Justify& a) { return part_text(a.part) + jans_text(a); },
                            [&](const Touch& a) { return " " + fleche_text(a.from, n); },
                            [](const ChooseRemedy& a) { return text_of(" {}", a.n); },
                            [](const auto&) { return std::string(); }},
                 action);
  return std::string(name_of(kind_of(action))) + particulars;
}

std::expected<GameEvent, std::string> parse_said(EventKind kind, std::span<const std::string> words,
                                                 Numbering n) {
  return SaidReader(words, n).read(kind);
}

}  // namespace trictrac

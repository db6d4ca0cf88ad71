#include "text/record/record_turn.h"

#include <type_traits>

#include "base/text_of.h"
#include "game/rules/tariff.h"
#include "text/marks_text.h"
#include "text/play_text.h"
#include "text/words.h"

namespace trictrac {
namespace {

bool names_its_place(Jan jan) {
  switch (jan) {
    case Jan::HitTrueOuter:
    case Jan::HitTrueHome:
    case Jan::HitFalseOuter:
    case Jan::HitFalseHome:
    case Jan::PetitJanFill:
    case Jan::GrandJanFill:
    case Jan::RetourFill:
    case Jan::Margot: return true;
    default: return false;
  }
}

std::string event_text(const Event& e, Numbering n) {
  std::string text(tariff(e.jan).name);
  if (names_its_place(e.jan)) {
    FlecheSet at = e.at;
    char before = '@';
    while (at) {
      text += before + fleche_text(pop(at), n);
      before = ',';
    }
  }
  return text_of("{}:{}:{}", text, e.ways, e.points);
}

Words mark_words(const Award& a, int due, const PrintedMarks& made) {
  Words into{text_of("{}+{}", a.had, a.points)};
  if (made.points != due) into.push_back("M");
  if (made.ecole > 0) into.push_back(text_of("E+{}", made.ecole));
  if (a.holes > 0 || made.holes) {
    into.push_back(text_of("+{}h", a.holes));
    if (made.holes) into.push_back("H");
    if (a.bredouille) into.push_back("b");
    into.push_back(text_of("r{}", a.rest));
  }
  return into;
}

// With a blank before it, if there is any.
std::string added(const Words& words) { return words.empty() ? "" : " " + joined(words); }

}  // namespace

void TurnWriter::begin(const State& s, const Turn& turn) {
  TurnTokens next;
  next.n = tokens_.n + 1;
  next.side = s.to_act;
  next.roll = s.roll;
  tokens_ = std::move(next);
  for (const Event& e : turn.events)
    (e.to() == To::Roller ? tokens_.roller_events : tokens_.other_events)
        .push_back(event_text(e, of_mover(numbering_, s.to_act)));
}

void TurnWriter::mark_by_hand(const Award& a, int due, const PrintedMarks& made) {
  const bool as_due = made.points == due && made.ecole == 0 && !made.holes;
  if (a.points > 0 || !as_due) keep_marks(a.side, mark_words(a, due, made));
}

void TurnWriter::follow(const State& before, const GameEvent& event, const Effects& effects,
                        const Tour& tour) {
  if (effects.judged) begin(tour.state(), tour.turn());
  if (const auto* playing = std::get_if<PlayMen>(&event)) {
    const Play play = as_play(before.board, before.roll, playing->steps.span());
    tokens_.play = play_text(play, before.roll, of_mover(numbering_, before.to_act));
  }
  if (const auto* s = std::get_if<Suspend>(&event))
    tokens_.decision = s->game == CombineGame::Ecrire ? Decision::SuspendEcrire : Decision::SuspendHonours;
  if (std::holds_alternative<Hold>(event)) tokens_.decision = Decision::Hold;
  if (std::holds_alternative<Go>(event)) tokens_.decision = Decision::Go, tokens_.play.clear();
  if (const auto& a = effects.marked; a && a->points > 0)
    keep_marks(a->side, mark_words(*a, a->points, {a->points}));
  const auto& outcome = tour.state().outcome;
  const bool won_on_roll = outcome && outcome->by == Ending::Holes && outcome->winner == tokens_.side;
  if (won_on_roll) tokens_.play.clear();
}

std::string print_turn(const TurnTokens& t) {
  std::string text = text_of("{}. {} {} :", t.n, capital(t.side), roll_text(t.roll));
  if (!t.play.empty()) text += " " + t.play;
  if (!t.roller_events.empty() || !t.other_events.empty())
    text +=
        " {" + joined(t.roller_events) + (t.other_events.empty() ? "" : " /") + added(t.other_events) + "}";
  text += added(t.roller_marks);
  if (t.decision) text.append(" ").append(text_of(*t.decision));
  if (!t.other_marks.empty()) text += " /" + added(t.other_marks);
  return text;
}

}  // namespace trictrac

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

Words mark_words(const Award& a, int due, const MarkAsPrinted* by_hand) {
  Words into{text_of("{}+{}", a.had, a.points)};
  if (by_hand && by_hand->points != due) into.push_back("M");
  if (by_hand && by_hand->ecole) into.push_back(text_of("E+{}", by_hand->ecole));
  if (a.holes > 0 || (by_hand && by_hand->holes)) {
    into.push_back(text_of("+{}h", a.holes));
    if (by_hand && by_hand->holes) into.push_back("H");
    if (a.bredouille) into.push_back("b");
    into.push_back(text_of("r{}", a.rest));
  }
  return into;
}

// With a blank before it, if there is any.
std::string added(const Words& words) { return words.empty() ? "" : " " + joined(words); }

}  // namespace

void TurnWriter::begin(const Tour& tour, Side roller) {
  TurnTokens next;
  next.n = tokens_.n + 1;
  next.side = roller;
  next.roll = tour.state().roll;
  tokens_ = std::move(next);
  for (const Event& e : tour.turn().events)
    (e.to() == To::Roller ? tokens_.roller_events : tokens_.other_events)
        .push_back(event_text(e, of_mover(numbering_, roller)));
}

void TurnWriter::mark(const Award& a, const State& before, const Turn& turn, const MarkAsPrinted* by_hand) {
  const int due = due_to(a.side, before, turn);
  const bool as_due = !by_hand || (by_hand->points == due && !by_hand->ecole && !by_hand->holes);
  if (a.points == 0 && as_due) return;
  const bool roller = a.side == before.to_act;
  (roller ? tokens_.roller_marks : tokens_.other_marks) = mark_words(a, due, by_hand);
}

void TurnWriter::follow(const State& before, const GameEvent& event, const Effects& effects,
                        const Tour& tour) {
  if (effects.judged) begin(tour, tour.state().to_act);
  if (const auto* playing = std::get_if<PlayMen>(&event)) {
    const Play play = as_play(before.board, before.roll, playing->steps.span());
    tokens_.play = play_text(play, before.roll, of_mover(numbering_, before.to_act));
    tokens_.let_stand = playing->let_stand;
  }
  if (const auto* s = std::get_if<Suspend>(&event))
    tokens_.decision = s->game == CombineGame::Ecrire ? Decision::SuspendEcrire : Decision::SuspendHonours;
  if (std::holds_alternative<Hold>(event)) tokens_.decision = Decision::Hold;
  if (std::holds_alternative<Go>(event)) tokens_.decision = Decision::Go, tokens_.play.clear();
  if (effects.marked) {
    const State& roller_view = effects.judged ? tour.state() : before;
    mark(*effects.marked, roller_view, tour.turn(), std::get_if<MarkAsPrinted>(&event));
  }
  const auto& outcome = tour.state().outcome;
  const bool won_on_roll = outcome && outcome->by == Ending::Holes && outcome->winner == tokens_.side;
  if (won_on_roll) tokens_.play.clear();
}

std::string print_turn(const TurnTokens& t) {
  std::string text = text_of("{}. {} {} :", t.n, capital(t.side), roll_text(t.roll));
  if (!t.play.empty()) text += " " + t.play;
  if (t.let_stand) text += " F";
  if (!t.roller_events.empty() || !t.other_events.empty())
    text +=
        " {" + joined(t.roller_events) + (t.other_events.empty() ? "" : " /") + added(t.other_events) + "}";
  text += added(t.roller_marks);
  if (t.decision) text.append(" ").append(text_of(*t.decision));
  if (!t.other_marks.empty()) text += " /" + added(t.other_marks);
  return text;
}

}  // namespace trictrac

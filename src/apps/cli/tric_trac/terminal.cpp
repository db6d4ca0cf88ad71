#include "apps/cli/tric_trac/terminal.h"

#include <ostream>

#include "text/shown.h"
#include "tric_trac/text/board_text.h"
#include "tric_trac/text/play_text.h"

namespace trictrac::cli {
TricTracTerminal::TricTracTerminal(tric_trac::Table table, const TerminalOptions& options)
    : GameTerminal(std::move(table), options),
      reader_(person_ == index(Side::Black) ? Side::Black : Side::White) {}

std::string TricTracTerminal::name(Side side) const {
  const std::string& who = table_.config().seats[index(side)].name;
  return std::string(side == Side::White ? say("Blancs (O)", "White (O)") : say("Noirs (X)", "Black (X)")) +
         (who.empty() ? "" : " " + visible(who));
}

std::string_view TricTracTerminal::counting(Side mover) const {
  if (mover == reader_) return "";
  if (person_) return say(", flèches comptées depuis votre départ", ", flèches counted from your start");
  return say(", flèches comptées depuis le départ des Blancs", ", flèches counted from White’s start");
}

void TricTracTerminal::show(const Applied& applied, const tric_trac::Match& after) {
  const tric_trac::State& before = applied.before.state();
  const GameEvent& event = applied.event.event;
  const auto* lead = std::get_if<TakeLead>(&event);
  if (lead && before.stage == tric_trac::Stage::Lead)  // a lead that was given is not worth saying
    out_ << "\n" << name(lead->first) << say(" commence.", " begins.") << "\n";
  if (const auto* thrown = std::get_if<RollDice>(&event))
    out_ << "\n"
         << name(before.to_act) << " : " << int{thrown->dice->a} << " " << say("et", "and") << " "
         << int{thrown->dice->b} << counting(before.to_act) << "\n";
  if (const auto* playing = std::get_if<PlayMen>(&event))
    out_ << name(before.to_act) << say(" joue ", " plays ")
         << tric_trac::play_text(playing->steps, counted(before.to_act)) << "\n";
  if (applied.effects.won) show_win(*applied.effects.won, after.state());
}

void TricTracTerminal::show_win(const tric_trac::Win& win, const tric_trac::State& after) {
  const PerSide<int>& score = after.score;
  out_ << "\n"
       << name(win.winner)
       << (win.by == tric_trac::Ending::Out ? say(" a sorti ses quinze dames", " has all fifteen men off")
                                            : say(" gagne par abandon", " wins by resignation"))
       << " : " << win.points << (win.points == 1 ? " point" : " points") << " (" << score.white << "-"
       << score.black << ").\n";
  if (after.stage == tric_trac::Stage::Over)
    out_ << name(win.winner) << say(" gagne la partie.", " wins the match.") << "\n";
}

void TricTracTerminal::draw_board() {
  out_ << "\n" << tric_trac::board_text(table_.state(), reader_, console_.board_style(words_));
}

void TricTracTerminal::question() {
  const tric_trac::State& s = table_.state();
  out_ << name(s.to_act) << ", ";
  if (s.stage == tric_trac::Stage::Move)
    out_ << int{s.roll.a} << "-" << int{s.roll.b} << say(" : ", ": ")
         << say("votre coup (?, l pour la liste)", "your play (?, l for the list)") << counting(s.to_act);
  else
    out_ << say("Entrée pour jeter les dés", "Enter to throw the dice");
  out_ << "\n";
}

// An empty line throws the dice.
bool TricTracTerminal::own_command(const std::string& word, const std::string&) {
  if (!word.empty()) return false;
  if (table_.state().stage == tric_trac::Stage::Roll) ask(RollDice{});
  return true;
}

void TricTracTerminal::list() {
  if (table_.state().stage != tric_trac::Stage::Move) return not_asked();
  for (const tric_trac::Play& play : table_.game().plays())
    out_ << "  " << tric_trac::play_text(play, counted(table_.state().to_act)) << "\n";
}

void TricTracTerminal::hint() {
  refused(std::string(say("Le moteur ne conseille pas au Tric Trac : c’est un autre jeu.",
                          "The engine gives no hints in Le Tric Trac: it is another game.")));
}

void TricTracTerminal::review() {
  refused(
      std::string(say("Le Tric Trac n’a pas d’examen : c’est un autre jeu, que ce moteur ne juge pas.",
                      "Le Tric Trac has no review: it is another game, which this engine does not judge.")));
}

void TricTracTerminal::play(const std::string& text) {
  const auto steps = tric_trac::parse_play(text, counted(table_.state().to_act));
  if (steps)
    ask(PlayMen{Steps(*steps)});
  else
    refused(not_understood(text, steps.error()));
}

void TricTracTerminal::ask(const GameEvent& request) { ask_as(table_.state().to_act, request); }

void TricTracTerminal::explain(const ApiError& refused_by) {
  const auto& refusal = refused_by.refusal;
  const auto* law = refusal ? std::get_if<tric_trac::RuleViolation>(&*refusal) : nullptr;
  if (!law) return not_asked();
  const LawText& text = tric_trac::text(law->law);
  refused(text_of("{} ({}): {}", say("Refusé", "Refused"), text.rule, say(text.french, text.english)));
}

void TricTracTerminal::explain_numbers() {
  if (person_)
    out_ << say(
        "Les flèches se comptent toujours sur votre chemin, de votre départ (1) à votre sortie (o).\n",
        "Flèches are always counted on your path, from your start (1) to your way out (o).\n");
  else
    out_ << say(
        "Les flèches se comptent toujours sur le chemin des Blancs, de leur départ (1) à leur sortie (o).\n",
        "Flèches are always counted on White’s path, from White’s start (1) to White’s way out (o).\n");
}

std::vector<std::pair<std::string, std::string>> TricTracTerminal::own_help() const {
  std::vector<std::pair<std::string, std::string>> rows;
  rows.emplace_back("1/7 7/12", say("jouer : départ/arrivée de chaque pas", "play: from/to for each step"));
  rows.emplace_back("1/4(2)", say("le même pas deux fois", "the same step twice"));
  rows.emplace_back("22/o · -", say("sortir une dame · rien à jouer", "bear a man off · nothing to play"));
  return rows;
}

}  // namespace trictrac::cli

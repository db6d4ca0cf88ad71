// Hints, outlooks and reviews, as values and as sentences.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "apps/cli/words.h"
#include "engine/advice/hint.h"
#include "engine/advice/outlook.h"
#include "engine/advice/review.h"
#include "text/fleche_text.h"
#include "words/advice.h"

namespace trictrac::cli {

// The names of flèches, and the player from whose talon they are numbered.
struct Naming {
  Numbering numbering = Numbering::OneTo24;
  Counted counted = Counted::ByMover;
};

// Writes hints and reviews for people (docs/analysis.md).
class AdviceText {
 public:
  // `unit`: the unit of the match, by the name in unit_of().
  AdviceText(Words words, std::string_view unit, std::ostream& out, Naming naming = {});

  // Print a hint with its rollouts, an outlook, or a review.
  void print(const advice::Hint& hint, std::span<const advice::RolledWay> rolled);
  void print(const advice::Outlook& outlook);
  // `names`: the displayed names of the players.
  void print(const advice::Review& review, const std::vector<std::string>& names);

 private:
  using Unit = words::Sentence<words::Number> words::AdviceWords::*;
  static Unit unit_named(std::string_view code);

  void line(const std::string& text) { out_ << text << "\n"; }
  std::string number(const char* format, double x) const;
  std::string counted(const char* format, double x, Unit unit) const;
  std::string holes(const char* format, double x) const;
  std::string units(const char* format, double x) const { return counted(format, x, unit_); }
  std::string answer(const advice::Way& way, Roll roll, bool decision) const;
  std::string rolled(const advice::RolledWay& r) const;
  std::string played_on(const advice::AnswerCost& cost, Roll roll) const;
  std::string book(const advice::FromBook& b) const;
  void odds(Side side, const advice::Odds& o);
  void player(const advice::PlayerSeen& p, const std::string& name);
  void tally(words::Sentence<words::N, words::Count<"forced">> words::AdviceWords::* what,
             const advice::GradeTally& t);
  void mistake(const advice::AnswerSeen& a);
  void acquitted(const advice::AnswerSeen& a);
  void missed(const advice::MissedSeen& m);
  words::Text<"at"> at(const advice::RecordPlace& place, Roll roll) const;

  Words words_;
  Unit unit_;
  std::ostream& out_;
  Naming naming_;
};

// Returns the displayed names of the players of a record: "Anne (White)", "Black", "player 3".
std::vector<std::string> shown_players(const Record& record, const Words& words);

// The depth and the limits of an analysis.
struct AdviceOptions {
  int plies = 1;
  int rollouts = 0, threads = 1;
  // Is called now and then with the work done, and the total if it is known (else 0). If it returns false,
  // the result so far is the answer. Null: no limit.
  std::function<bool(int done, int of)> goes_on{};
};

// A hint, with rollouts of its best ways if requested.
struct HintFound {
  advice::Hint hint;
  std::vector<advice::RolledWay> rolled;
};
using Advice = std::variant<HintFound, advice::Outlook>;

// Returns a hint for the current roll, or the outlook on the next one; nullopt if no player has a choice or a
// throw.
std::optional<Advice> advise(const Match& match, const AdviceOptions& options);

// Returns the review of a whole game.
advice::Review review_of(const Record& record, const AdviceOptions& options);

// Prints advice in sentences.
void print_advice(const Advice& advice, std::string_view unit, const Words& words, std::ostream& out,
                  const Naming& naming = {});

}  // namespace trictrac::cli

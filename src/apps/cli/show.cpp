#include <iostream>

#include "apps/cli/common.h"
#include "apps/cli/console.h"
#include "apps/cli/verbs.h"
#include "text/board_text.h"
#include "text/foreign_text.h"
#include "text/trid.h"

namespace trictrac::cli::show_verb {
namespace {

// A TRID, an XGID or a list of letters; the last two give men only, which is said.
ForeignBoard position_of(const std::string& text, const Words& words) {
  const bool letters =
      text.size() > 2 && (text[1] == 'W' || text[1] == 'B') && text.find(':') == std::string::npos;
  if (!letters && !looks_like_xgid(text)) return parse_trid(text);
  std::cerr << "trictrac"
            << words(" : on n’en lit que les dames : ni points, ni trous, ni dés\n",
                     ": only the men are read from this; points, holes and dice are none\n");
  return letters ? parse_letters(text) : parse_xgid(text);
}

void show(const std::string& text, const std::string& numbering, const Words& words, int& status) {
  const auto n = find_numbering(numbering);
  if (!n) return fail(status, "--numbering is " + std::string(numbering_names()));
  const auto state = position_of(text, words);
  if (state) {
    std::cout << board_text(*state, *n, Console().board_style(words)) << print_trid(*state) << "\n"
              << print_letters(*state) << "\n";
    return;
  }
  for (const SetupProblem& p : state.error()) fail(status, p.message);
}

}  // namespace

void declare(CommandLine& line) {
  auto text = std::make_shared<std::string>();
  auto numbering = std::make_shared<std::string>("1-12");
  line.required("trid", text.get(), "TRID=…, XGID=… or letters such as aW15-yB15");
  line.option("--numbering", numbering.get(), "1-24, 1-12, T-11, lepeintre or soumille");
  auto lang = std::make_shared<std::string>();
  add_language(line, *lang);
  line.runs([=](int& status) { show(*text, *numbering, Words(language_of(*lang)), status); });
}

}  // namespace trictrac::cli::show_verb

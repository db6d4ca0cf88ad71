#include <iostream>

#include "apps/cli/manual.h"
#include "apps/cli/verbs.h"

namespace trictrac::cli::manual_verb {
namespace {

struct Arguments {
  std::string shell, date;
};

std::string printed(const Arguments& a) {
  const auto verbs = outline(all_verbs());
  if (a.shell == "bash") return print_bash(verbs);
  if (a.shell == "zsh") return print_zsh(verbs);
  if (a.shell == "fish") return print_fish(verbs);
  return print_manual(verbs, TRICTRAC_VERSION, a.date);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("--completions", &a->shell, "instead, a script for this shell", OneOf{{"bash", "zsh", "fish"}});
  line.option("--date", &a->date, "what stands at the foot of the page, such as 2026-11-24");
  line.runs([=](int&) { std::cout << printed(*a); });
}

}  // namespace trictrac::cli::manual_verb

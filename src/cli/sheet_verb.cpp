#include <iostream>

#include "cli/common.h"
#include "cli/sheet.h"
#include "cli/verbs.h"

namespace trictrac::cli {
namespace {

struct Arguments {
  std::string path = "-";
  std::string preset = "ecrire-lalanne";
  std::string lang;
  int marques = 8;
  bool paper = false;
};

void account(const Arguments& a, int& status) {
  const auto preset = find_ecrire_preset(a.preset);
  if (!preset) {
    std::string names;
    for (const EcrirePreset& p : kEcrirePresets) names += " " + std::string(p.name);
    return fail(status, "there is no preset \"" + a.preset + "\"; there are:" + names);
  }
  const auto text = read_text(a.path);
  if (!text) return fail(status, text.error());
  const auto sheet = read_sheet(*text, preset->options, a.marques);
  if (!sheet) return fail(status, sheet.error());
  const Words words(a.lang.empty() ? language_of_environment()
                                   : (a.lang == "fr" ? Language::French : Language::English));
  std::cout << preset->source << "\n" << sheet_account(*sheet, a.paper ? Method::Paper : Method::Jetons, words);
}

}  // namespace

void add_sheet(CLI::App& app, int& status) {
  CLI::App* verb = app.add_subcommand("sheet", "settle a partie à écrire played at a wooden board");
  auto a = std::make_shared<Arguments>();
  verb->add_option("sheet", a->path,
                   "file, or - for standard input (default), with lines such as\n"
                   "  players Anne Bernard\n"
                   "  marque Anne 8 Bernard 3\n"
                   "  marque Bernard 7 Anne 0 bredouille\n"
                   "  marque Anne 12 Bernard 0 bredouille sans-lever\n"
                   "equal holes are a refait; # begins a comment");
  verb->add_option("--rules", a->preset, "ecrire-lalanne (default), ecrire-lois or ecrire-1780");
  verb->add_option("--marques", a->marques, "how many were agreed (default 8)")->check(CLI::Range(2, 1000));
  verb->add_flag("--paper", a->paper, "kept in writing, not with jetons");
  verb->add_option("--lang", a->lang, "fr or en (default: of the environment)")->check(CLI::IsMember({"fr", "en"}));
  verb->callback([=, &status] { account(*a, status); });
}

}  // namespace trictrac::cli

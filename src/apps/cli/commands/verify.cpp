#include "table/verify.h"

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/words.h"
#include "base/json.h"
#include "base/text_of.h"
#include "text/record/record.h"
#include "text/shown.h"

namespace trictrac::cli::verify_command {
namespace {

struct Arguments {
  std::vector<std::string> paths;
  std::string lang;
  bool json = false;
  std::string share;  // one that must be among those of the people; empty: none is asked for
};

void report_wrong(const WrongRoll& wrong, bool fair, int& status) {
  const std::string where = wrong.roll > 0 ? text_of("roll {} is", wrong.roll) : "before the first roll is";
  const std::string_view source = fair ? "the seed and the shares give" : "the seed gives";
  fail(status, text_of("{} written {}; {} {}", where, wrong.written, source, wrong.drawn));
}

void check_share(const std::string& hex, const std::vector<PlayerShare>& shares, int& status) {
  const auto share = parse_seed(hex);
  if (!share) return fail(status, text_of("--share {}: a share is 64 hex digits", hex));
  if (std::ranges::find(shares, *share, &PlayerShare::share) == shares.end())
    fail(status, text_of("the share {} is not among those the dice follow from", hex));
}

void print_share(const PlayerShare& one, std::string_view name, const Words& words) {
  std::cout << text_of("{} {} {}{}{}, {} {}\n", words("joueur", "player"), one.player, visible(name),
                       words(" : part ", ": share "), to_hex(one.share), words("sceau", "seal"),
                       to_hex(sha256(one.share)));
}

template <class SomeRecord>
void print_json(const Verification& v, const SomeRecord& record, bool right) {
  Json shares = Json::array();
  for (const PlayerShare& one : v.shares)
    shares.push_back({{"player", one.player},
                      {"name", record.tag(player_tag(one.player))},
                      {"share", to_hex(one.share)},
                      {"seal", to_hex(sha256(one.share))}});
  std::cout << Json{{"right", right},   {"proves", v.proves()}, {"commitment_holds", v.commit_holds},
                    {"rolls", v.rolls}, {"given", v.given},     {"shares", shares}}
                   .dump()
            << "\n";
}

template <class SomeRecord>
void verify(const Arguments& asked, const std::string& path,
            const std::expected<SomeRecord, RecordError>& record, int& status) {
  if (!record) return fail(status, located(path, record.error()));
  const auto v = verify_dice(*record);
  if (!v) return fail(status, v.error());
  if (!v->commit_holds) fail(status, "the seed does not match the fingerprint (tag Commit)");
  if (v->first_wrong) report_wrong(*v->first_wrong, !v->shares.empty(), status);
  if (!v->proves())
    fail(status,
         text_of("this proves nothing: according to its tag Dice, the table drew none of the {} rolls of "
                 "this record; if it had, the tag would be \"table\", or \"table from N\" with N at most {}",
                 v->given, v->given));
  if (!asked.share.empty()) check_share(asked.share, v->shares, status);
  if (asked.json) return print_json(*v, *record, status == 0);
  if (status != 0) return;
  const Words words(language_of(asked.lang));
  std::cout << v->rolls
            << words(v->rolls == 1 ? " coup découle de la graine qui correspond à l’empreinte"
                                   : " coups découlent de la graine qui correspond à l’empreinte",
                     v->rolls == 1 ? " roll follows from the seed, which matches its fingerprint"
                                   : " rolls follow from the seed, which matches its fingerprint");
  if (!v->shares.empty())
    std::cout << words(", et des parts que les joueurs ont données",
                       ", and from the shares that the players gave");
  if (v->given > 0)
    std::cout << (v->given == 1
                      ? words(" ; 1 n’a pas été tiré par la table", "; 1 was not drawn by the table")
                      : words(" ; ", "; "));
  if (v->given > 1)
    std::cout << v->given << words(" n’ont pas été tirés par la table", " were not drawn by the table");
  std::cout << "\n";
  for (const PlayerShare& one : v->shares) print_share(one, record->tag(player_tag(one.player)), words);
}

void verify(const Arguments& asked, const std::string& path, int& status) {
  const auto text = read_text(path);
  if (!text) return fail(status, text.error());
  if (tric_trac::is_tric_trac_record(*text))
    return verify(asked, path, tric_trac::parse_tric_trac_record(*text), status);
  verify(asked, path, parse_record(*text), status);
}

// What is wrong with one keeps none of the others from being checked.
void verify_all(const Arguments& asked, int& status) {
  for (const std::string& path : asked.paths) {
    int of_this = 0;
    verify(asked, path, of_this);
    status = std::max(status, of_this);
  }
}

}  // namespace

void declare(CommandLine& line) {
  auto asked = std::make_shared<Arguments>();
  line.required("records", &asked->paths, "files, or - for standard input");
  add_language(line, asked->lang);
  line.option("--share", &asked->share,
              "check that the dice follow from this share (64 hex digits), which your device gave");
  line.flag("--json", asked->json, "print one JSON object a line for each; errors go to standard error");
  line.runs([=](int& status) { verify_all(*asked, status); });
}

}  // namespace trictrac::cli::verify_command

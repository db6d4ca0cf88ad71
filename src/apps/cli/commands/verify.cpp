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
#include "words/record.h"

namespace trictrac::cli::verify_command {
namespace {

using words::RecordWords;

struct Arguments {
  std::vector<std::string> paths;
  bool json = false;
  std::string share;  // one that must be among those of the people; empty: none is asked for
};

void report_wrong(const WrongRoll& wrong, bool fair, int& status) {
  const Words& say = user_words();
  const words::Dice written(wrong.written);
  const words::Text<"drawn"> drawn(wrong.drawn);
  if (wrong.roll > 0)
    return fail(status, say(fair ? &RecordWords::roll_wrong_by_shares : &RecordWords::roll_wrong,
                            words::Count<"roll">(wrong.roll), written, drawn));
  fail(status, say(fair ? &RecordWords::lead_wrong_by_shares : &RecordWords::lead_wrong, written, drawn));
}

void check_share(const std::string& hex, const std::vector<PlayerShare>& shares, int& status) {
  const auto share = parse_seed(hex);
  if (!share) return fail(status, user_words()(&RecordWords::no_share, words::Given(hex)));
  if (std::ranges::find(shares, *share, &PlayerShare::share) == shares.end())
    fail(status, user_words()(&RecordWords::share_missing, words::Given(hex)));
}

void print_share(const PlayerShare& one, std::string_view name, const Words& words) {
  std::cout << words(&RecordWords::share, words::N(one.player), words::Name(visible(name)),
                     words::Share(to_hex(one.share)), words::Seal(to_hex(sha256(one.share))))
            << "\n";
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
  if (!v) return fail(status, speaks_first() ? v.error() : user_words()(&RecordWords::cannot_verify));
  if (!v->commit_holds) fail(status, user_words()(&RecordWords::no_commitment));
  if (v->first_wrong) report_wrong(*v->first_wrong, !v->shares.empty(), status);
  if (!v->proves()) fail(status, user_words()(&RecordWords::proves_nothing, words::N(v->given)));
  if (!asked.share.empty()) check_share(asked.share, v->shares, status);
  if (asked.json) return print_json(*v, *record, status == 0);
  if (status != 0) return;
  const Words& words = user_words();
  std::cout << words(&RecordWords::rolls_follow, words::Rolls(v->rolls));
  if (!v->shares.empty()) std::cout << words(&RecordWords::shares_too);
  if (v->given > 0) std::cout << words(&RecordWords::not_drawn, words::N(v->given));
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
  add_language(line);
  line.option("--share", &asked->share,
              "check that the dice follow from this share (64 hex digits), which your device gave");
  line.flag("--json", asked->json, "print one JSON object a line for each; errors go to standard error");
  line.runs([=](int& status) { verify_all(*asked, status); });
}

}  // namespace trictrac::cli::verify_command

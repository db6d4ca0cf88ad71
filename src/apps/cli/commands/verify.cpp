#include "table/verify.h"

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/record_file.h"
#include "apps/cli/terminal/console.h"
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

std::string wrong_text(const WrongRoll& wrong, bool fair) {
  const Words& words = user_words();
  const words::Dice written(wrong.written);
  const words::Text<"drawn"> drawn(wrong.drawn);
  if (wrong.roll > 0)
    return words(fair ? &RecordWords::roll_wrong_by_shares : &RecordWords::roll_wrong,
                 words::Count<"roll">(wrong.roll), written, drawn);
  return words(fair ? &RecordWords::lead_wrong_by_shares : &RecordWords::lead_wrong, written, drawn);
}

std::vector<std::string> faults_of(const Verification& v, const std::string& share_asked) {
  const Words& words = user_words();
  std::vector<std::string> faults;
  if (!v.commit_holds) faults.push_back(words(&RecordWords::no_commitment));
  if (v.first_wrong) faults.push_back(wrong_text(*v.first_wrong, !v.shares.empty()));
  if (!v.proves()) faults.push_back(words(&RecordWords::proves_nothing, words::N(v.given)));
  if (share_asked.empty()) return faults;
  const auto share = parse_seed(share_asked);
  if (!share || std::ranges::find(v.shares, *share, &PlayerShare::share) == v.shares.end())
    faults.push_back(
        words(share ? &RecordWords::share_missing : &RecordWords::no_share, words::Given(share_asked)));
  return faults;
}

template <class SomeRecord>
void print_share(const PlayerShare& one, const SomeRecord& record, const Words& words, std::ostream& out) {
  const words::N player(one.player);
  const words::Share share(to_hex(one.share));
  const words::Commitment commitment(to_hex(sha256(one.share)));
  const bool is_there = one.player > 1 && kMirroredDice.find(record.tag("Dice"));
  if (is_there)
    out << words(&RecordWords::share_there, player, share, commitment);
  else
    out << words(&RecordWords::share, player, words::Name(visible(record.tag(player_tag(one.player)))), share,
                 commitment);
  out << "\n";
}

template <class SomeRecord>
void print_json(const GivenRecord& given, const Verification& v, const SomeRecord& record, bool right) {
  Json shares = Json::array();
  for (const PlayerShare& one : v.shares)
    shares.push_back({{"player", one.player},
                      {"name", record.tag(player_tag(one.player))},
                      {"share", to_hex(one.share)},
                      {"commitment", to_hex(sha256(one.share))}});
  std::cout << Json{{"file", given.path},
                    {"record_number", given.number},
                    {"right", right},
                    {"proves", v.proves()},
                    {"commitment_holds", v.commit_holds},
                    {"rolls", v.rolls},
                    {"given", v.given},
                    {"shares", shares}}
                   .dump()
            << "\n";
}

template <class SomeRecord>
int verify(const Arguments& asked, const GivenRecord& given,
           const std::expected<SomeRecord, RecordError>& record) {
  const bool named = asked.paths.size() > 1 || !given.alone;
  int status = 0;
  if (!record) {
    fail(status, given.located(record.error()));
    return status;
  }
  const auto v = verify_dice(*record);
  const std::vector<std::string> faults = v ? faults_of(*v, asked.share) : std::vector{translated(v.error())};
  for (const std::string& fault : faults)
    fail(status, named ? text_of("{}: {}", given.name(), fault) : fault);
  if (v && asked.json) print_json(given, *v, *record, faults.empty());
  if (asked.json || !faults.empty()) return status;
  const Words& words = user_words();
  Console console;
  if (named) console.page() << visible(given.name()) << ":\n";
  console.page() << words(&RecordWords::rolls_follow, words::Rolls(v->rolls));
  if (!v->shares.empty()) console.page() << words(&RecordWords::shares_too);
  if (v->given > 0) console.page() << words(&RecordWords::not_drawn, words::N(v->given));
  console.page() << "\n";
  for (const PlayerShare& one : v->shares) print_share(one, *record, words, console.page());
  console.show();
  return 0;
}

int verify(const Arguments& asked, const GivenRecord& given) {
  if (courrier::is_courrier_record(given.text))
    return verify(asked, given, courrier::parse_courrier_record(given.text));
  return verify(asked, given, parse_record(given.text));
}

// Checks all records, also those after a faulty one.
void verify_all(const Arguments& asked, int& status) {
  for (const std::string& path : asked.paths) {
    const auto records = read_records(path);
    if (!records) fail(status, records.error());
    for (const GivenRecord& given : records.value_or(std::vector<GivenRecord>{}))
      status = std::max(status, verify(asked, given));
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

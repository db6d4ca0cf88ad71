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

// Prints the faults of one record.
class Complaints {
 public:
  // `name` is the record's, or "" where it is the only one.
  explicit Complaints(std::string name) : name_(std::move(name)) {}

  void say(const std::string& message) {
    fail(status_, name_.empty() ? message : text_of("{}: {}", name_, message));
  }
  int status() const { return status_; }

 private:
  std::string name_;
  int status_ = 0;
};

void report_wrong(const WrongRoll& wrong, bool fair, Complaints& complaints) {
  const Words& words = user_words();
  const words::Dice written(wrong.written);
  const words::Text<"drawn"> drawn(wrong.drawn);
  if (wrong.roll > 0)
    return complaints.say(words(fair ? &RecordWords::roll_wrong_by_shares : &RecordWords::roll_wrong,
                                words::Count<"roll">(wrong.roll), written, drawn));
  complaints.say(words(fair ? &RecordWords::lead_wrong_by_shares : &RecordWords::lead_wrong, written, drawn));
}

void check_share(const std::string& hex, const std::vector<PlayerShare>& shares, Complaints& complaints) {
  const auto share = parse_seed(hex);
  if (!share) return complaints.say(user_words()(&RecordWords::no_share, words::Given(hex)));
  if (std::ranges::find(shares, *share, &PlayerShare::share) == shares.end())
    complaints.say(user_words()(&RecordWords::share_missing, words::Given(hex)));
}

void print_share(const PlayerShare& one, std::string_view name, const Words& words, std::ostream& out) {
  out << words(&RecordWords::share, words::N(one.player), words::Name(visible(name)),
               words::Share(to_hex(one.share)), words::Commitment(to_hex(sha256(one.share))))
      << "\n";
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
  Complaints complaints(named ? given.name() : "");
  if (!record) {
    Complaints("").say(given.located(record.error()));
    return 1;
  }
  const auto v = verify_dice(*record);
  if (!v) {
    complaints.say(translated(v.error()));
    return complaints.status();
  }
  if (!v->commit_holds) complaints.say(user_words()(&RecordWords::no_commitment));
  if (v->first_wrong) report_wrong(*v->first_wrong, !v->shares.empty(), complaints);
  if (!v->proves()) complaints.say(user_words()(&RecordWords::proves_nothing, words::N(v->given)));
  if (!asked.share.empty()) check_share(asked.share, v->shares, complaints);
  if (asked.json) print_json(given, *v, *record, complaints.status() == 0);
  if (asked.json || complaints.status() != 0) return complaints.status();
  const Words& words = user_words();
  Console console;
  if (named) console.page() << visible(given.name()) << ":\n";
  console.page() << words(&RecordWords::rolls_follow, words::Rolls(v->rolls));
  if (!v->shares.empty()) console.page() << words(&RecordWords::shares_too);
  if (v->given > 0) console.page() << words(&RecordWords::not_drawn, words::N(v->given));
  console.page() << "\n";
  for (const PlayerShare& one : v->shares)
    print_share(one, record->tag(player_tag(one.player)), words, console.page());
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

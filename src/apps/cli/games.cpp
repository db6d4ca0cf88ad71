#include <iostream>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "base/text_of.h"
#include "engine/bots/bot.h"
#include "game/match/account_seats.h"
#include "lab/proof/random_action.h"
#include "text/record/record.h"

namespace trictrac::cli::games_verb {
namespace {

struct Arguments {
  int matches = 10;
  std::uint64_t seed = 1;
  std::string white = "soumille";
  std::string black = "soumille";
  std::string folder;
  bool alternate = true;
  bool force = false;
  RuleArguments rules;
  FormatArguments format;
};

// Plays matches between the two bots named, the second at all seats but one.
class Player {
 public:
  Player(const Arguments& a, const MatchOptions& match, const RuleOptions& rules)
      : a_(a),
        match_(match),
        rules_(rules),
        first_(make_bot(a.white, a.seed)),
        second_(make_bot(a.black, a.seed + 1)) {}

  bool ready() const { return first_ && second_; }

  // The two matches of a pair are played with the same dice, the bots' seats exchanged.
  Record play(int number) {
    swapped_ = a_.alternate && number % 2;
    random_ = Random(a_.seed + static_cast<std::uint64_t>(a_.alternate ? number / 2 : number) * 0x10001);
    Match match(match_, rules_);
    Record record = begun(match, number);
    while (!match.over()) {
      record.actions.push_back(choose(match));
      if (!match.act(record.actions.back())) break;  // never: the actions are lawful
    }
    return record;
  }

 private:
  Record begun(const Match& match, int number) const {
    Record record;
    record.match = match_;
    record.format = a_.format.name;
    record.options = match.state().options;
    record.start.options = record.options;
    record.set_tag("Event", text_of("games {}.{}", a_.seed, number + 1));
    record.set_tag("White", swapped_ ? a_.black : a_.white);
    record.set_tag("Black", swapped_ ? a_.white : a_.black);
    record.set_tag("Rules", a_.rules.preset_or());
    return record;
  }

  Bot& bot(const Match& match) {
    const int player = player_at(match.account(), match.state().to_act);
    return player == (swapped_ ? 1 : 0) ? *first_ : *second_;
  }

  MatchAction choose(const Match& match) {
    if (match.awaits() != Awaits::Tour) return random_action(match, random_);
    switch (match.state().stage) {
      case Stage::Decide: return bot(match).decide(match);
      case Stage::Move: return Action{Playing{match.tour().turn().plays[bot(match).choose_play(match)]}};
      default: return Action{Throwing{random_.roll()}};
    }
  }

  const Arguments& a_;
  MatchOptions match_;
  RuleOptions rules_;
  Random random_{0};
  std::unique_ptr<Bot> first_, second_;
  bool swapped_ = false;  // the first bot is player 1
};

void run(const Arguments& a, int& status) {
  const auto rules = a.rules.options_meant();
  const auto format = a.format.meant();
  if (!rules || !format) return fail(status, rules ? format.error() : rules.error());
  Player player(a, *format, *rules);
  if (!player.ready()) return fail(status, "a bot is one of: " + bot_list());
  const auto path = [&](int i) { return text_of("{}/{}.trictrac", a.folder, i + 1); };
  for (int i = 0; i < a.matches; ++i)
    if (const auto allowed = may_write(path(i), Overwrite{a.force}); !allowed)
      return fail(status, allowed.error());
  for (int i = 0; i < a.matches; ++i)
    if (const auto written = write_text(path(i), print_record(player.play(i)), Overwrite{a.force}); !written)
      return fail(status, written.error());
  std::cout << text_of("{} records in {}\n", a.matches, a.folder);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.required("--out", &a->folder, "folder for the records 1.trictrac, 2.trictrac …", ExistingFolder{});
  line.option("--matches", &a->matches, "how many", Between{1, 10000000});
  line.option("--white", &a->white, "the first bot: " + bot_list());
  line.option("--black", &a->black, "the bot at all other seats");
  line.option("--seed", &a->seed, "of the dice");
  line.flag("--force", a->force, "overwrite records that are there already");
  line.flag("!--fixed-seats", a->alternate, "do not alternate the seats");
  a->rules.add_to(line);
  a->format.add_to(line);
  line.runs([=](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::games_verb

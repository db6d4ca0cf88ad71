#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>

#include "ai/bot.h"
#include "ai/random.h"
#include "cli/common.h"
#include "cli/verbs.h"
#include "match/tour.h"
#include "notation/record.h"

namespace trictrac::cli {
namespace {

struct Arguments {
  int tours = 100;
  std::uint64_t seed = 1;
  std::string white = "commis";
  std::string black = "hasard";
  std::string records;
  bool json = false;
  bool alternate = true;
  RuleArguments rules;
};

// What a run of tours adds up to, `white` and `black` meaning the two bots as named.
struct Tally {
  int wins_white = 0;
  long rolls = 0, decisions = 0, holds = 0;
  long halves_white = 0;  // stakes won less lost, in halves
};

class Match {
 public:
  Match(const Arguments& a, const RuleOptions& options)
      : a_(a), options_(options), random_(a.seed), first_(make_bot(a.white, a.seed)),
        second_(make_bot(a.black, a.seed + 1)) {}

  bool ready() const { return first_ && second_; }

  Tally run() {
    Tally tally;
    for (int i = 0; i < a_.tours; ++i) {
      const Side first = a_.alternate && i % 2 ? Side::Black : Side::White;
      play(i, first, tally);
    }
    return tally;
  }

 private:
  Bot& bot(Side side, Side first) { return side == first ? *first_ : *second_; }

  Action choose(const Tour& tour, Side first, Tally& tally) {
    const State& s = tour.state();
    switch (s.stage) {
      case Stage::Lead: {
        const Side leader = random_.below(2) ? Side::White : Side::Black;
        if (s.options.lead == Lead::ThrowAnew) return TakeLead{leader, std::nullopt};
        return TakeLead{leader, random_.simple_roll()};
      }
      case Stage::Decide: {
        const bool hold = bot(s.to_act, first).choose_hold(tour);
        ++tally.decisions;
        tally.holds += hold;
        if (hold) return Hold{};
        return Go{};
      }
      case Stage::Move: return Playing{tour.turn().plays[bot(s.to_act, first).choose_play(tour)]};
      default: return Throwing{random_.roll()};
    }
  }

  void play(int number, Side first, Tally& tally) {
    Record record;
    record.options = options_;
    record.start.options = options_;
    Tour tour(options_);
    while (tour.state().stage != Stage::Over) {
      const Action action = choose(tour, first, tally);
      tally.rolls += std::holds_alternative<Throwing>(action) || std::holds_alternative<TakeLead>(action);
      if (!a_.records.empty()) record.actions.push_back(action);
      tour.act_lawful(action);
    }
    const bool won = tour.state().outcome->winner == first;
    const int halves = worth_of(tour.state()).halves;
    tally.wins_white += won;
    tally.halves_white += won ? halves : -halves;
    if (!a_.records.empty()) write(record, number, first);
  }

  void write(Record& record, int number, Side first) {
    record.set_tag("Event", "selfplay " + std::to_string(a_.seed) + "." + std::to_string(number + 1));
    record.set_tag("White", first == Side::White ? a_.white : a_.black);
    record.set_tag("Black", first == Side::White ? a_.black : a_.white);
    record.set_tag("Rules", a_.rules.preset);
    std::ofstream out(a_.records + "/" + std::to_string(number + 1) + ".trictrac");
    out << print_record(record);
  }

  const Arguments& a_;
  RuleOptions options_;
  Random random_;
  std::unique_ptr<Bot> first_, second_;
};

void report(const Arguments& a, const Tally& t) {
  const double n = a.tours;
  const nlohmann::json j{{"white", a.white},
                         {"black", a.black},
                         {"tours", a.tours},
                         {"won_by_white", t.wins_white},
                         {"stake_per_tour", t.halves_white / (2 * n)},
                         {"rolls_per_tour", t.rolls / n},
                         {"decisions_per_tour", t.decisions / n},
                         {"held", t.decisions ? double(t.holds) / t.decisions : 0.0}};
  if (a.json) {
    std::cout << j.dump() << "\n";
    return;
  }
  std::cout << a.white << " wins " << t.wins_white << " of " << a.tours << " tours against " << a.black
            << " (seats " << (a.alternate ? "alternate" : "fixed") << "), " << j["rolls_per_tour"]
            << " rolls a tour, stake " << j["stake_per_tour"] << " a tour\n";
}

}  // namespace

void add_selfplay(CLI::App& app, int& status) {
  CLI::App* verb = app.add_subcommand("selfplay", "tours between two bots (hasard, commis)");
  auto a = std::make_shared<Arguments>();
  verb->add_option("--tours", a->tours, "how many")->check(CLI::Range(1, 10000000));
  verb->add_option("--white", a->white, "first bot");
  verb->add_option("--black", a->black, "second bot");
  verb->add_option("--seed", a->seed, "of the dice");
  verb->add_option("--records", a->records, "folder for the records")->check(CLI::ExistingDirectory);
  verb->add_flag("!--fixed-seats", a->alternate, "do not alternate the seats");
  verb->add_flag("--json", a->json, "one JSON object");
  a->rules.add_to(*verb);
  verb->callback([=, &status] {
    const auto options = a->rules.options_meant();
    if (!options) return fail(status, options.error());
    Match match(*a, *options);
    if (!match.ready()) return fail(status, "a bot is one of: hasard, commis");
    report(*a, match.run());
  });
}

}  // namespace trictrac::cli

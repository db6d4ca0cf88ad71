#include <algorithm>
#include <cmath>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <numeric>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "engine/bots/bot.h"
#include "lab/proof/random_action.h"
#include "text/record/record.h"

namespace trictrac::cli {
namespace {

struct Arguments {
  int matches = 100;
  std::uint64_t seed = 1;
  std::string white = "commis";
  std::string black = "hasard";
  std::string records;
  bool json = false;
  bool alternate = true;
  RuleArguments rules;
  FormatArguments format;
};

// What a run of matches adds up to, `white` and `black` meaning the two bots as named.
struct Tally {
  int wins_white = 0;
  long rolls = 0, decisions = 0, holds = 0, suspensions = 0;
  int rounds = 0;
  double gain = 0;                // of White, in the unit of the format; a fiche is ten jetons
  std::vector<double> per_round;  // of each match, or of each pair with the same dice
};

// What a match brought a player.
double gain_of(const Account& a, int player) {
  constexpr double kJetonsPerFiche = 10;  // S3
  const auto fiches = fiches_of(a);
  return balance_of(a)[player] / 2.0 + (fiches.empty() ? 0 : kJetonsPerFiche * fiches[player]);
}

// Rounds that somebody won.
int rounds_won(const Account& a) {
  if (const Partie* p = partie_of(a)) return marques_written(p->sheet);
  const auto* drained = std::get_if<DrainedBoard>(&a.of);
  return round_of(a) - (drained ? drained->ties : 0);
}

class SelfPlay {
 public:
  SelfPlay(const Arguments& a, const MatchOptions& match, const RuleOptions& rules)
      : a_(a),
        match_(match),
        rules_(rules),
        random_(a.seed),
        first_(make_bot(a.white, a.seed)),
        second_(make_bot(a.black, a.seed + 1)) {}

  bool ready() const { return first_ && second_; }

  // The two matches of a pair are played with the same dice, the bots' seats exchanged.
  Tally run() {
    double pair = 0;
    for (int i = 0; i < a_.matches; ++i) {
      const bool swapped = a_.alternate && i % 2;
      random_ = Random(a_.seed + static_cast<std::uint64_t>(a_.alternate ? i / 2 : i) * 0x10001);
      pair += play(i, swapped) / (a_.alternate ? 2 : 1);
      if (a_.alternate && i % 2 == 0) continue;
      tally_.per_round.push_back(pair);
      pair = 0;
    }
    // The last of an odd number has nobody to be paired with, and counts alone.
    if (a_.alternate && a_.matches % 2 == 1) tally_.per_round.push_back(2 * pair);
    return tally_;
  }

 private:
  // The first bot is player 0, or player 1 if `swapped`; anybody else is the second.
  Bot& bot(const Match& match, bool swapped) {
    const int player = player_at(match.account(), match.state().to_act);
    return player == (swapped ? 1 : 0) ? *first_ : *second_;
  }

  MatchAction choose(const Match& match, bool swapped) {
    if (match.awaits() != Awaits::Tour) return random_action(match, random_);
    switch (match.state().stage) {
      case Stage::Decide: return decide(match, swapped);
      case Stage::Move:
        return Action{Playing{match.tour().turn().plays[bot(match, swapped).choose_play(match)]}};
      default: return Action{Throwing{random_.roll()}};
    }
  }

  MatchAction decide(const Match& match, bool swapped) {
    const MatchAction decision = bot(match, swapped).decide(match);
    ++tally_.decisions;
    tally_.holds += decision == MatchAction{Action{Hold{}}};
    tally_.suspensions += std::holds_alternative<Suspending>(decision);
    return decision;
  }

  // What the first bot won for each round of one match.
  double play(int number, bool swapped) {
    Record record;
    record.match = match_;
    record.format = a_.format.name;
    Match match(match_, rules_);
    record.options = match.state().options;
    record.start.options = record.options;
    while (!match.over()) {
      const MatchAction action = choose(match, swapped);
      const auto* on_board = std::get_if<Action>(&action);
      tally_.rolls += on_board && std::holds_alternative<Throwing>(*on_board);
      if (!a_.records.empty()) record.actions.push_back(action);
      if (!match.act(action)) return 0;  // never: the actions are lawful
    }
    if (!a_.records.empty()) write(record, number, swapped);
    return count(match.account(), swapped);
  }

  double count(const Account& a, bool swapped) {
    const double gain = gain_of(a, swapped ? 1 : 0);
    const int rounds = rounds_won(a);
    tally_.wins_white += gain > 0;
    tally_.gain += gain;
    tally_.rounds += rounds;
    return gain / std::max(1, rounds);
  }

  void write(Record& record, int number, bool swapped) {
    record.set_tag("Event", "selfplay " + std::to_string(a_.seed) + "." + std::to_string(number + 1));
    record.set_tag("White", swapped ? a_.black : a_.white);
    record.set_tag("Black", swapped ? a_.white : a_.black);
    record.set_tag("Rules", a_.rules.preset_or());
    std::ofstream out(a_.records + "/" + std::to_string(number + 1) + ".trictrac");
    out << print_record(record);
  }

  const Arguments& a_;
  MatchOptions match_;
  RuleOptions rules_;
  Random random_;
  std::unique_ptr<Bot> first_, second_;
  Tally tally_;
};

double mean_of(const std::vector<double>& all) {
  return std::accumulate(all.begin(), all.end(), 0.0) / static_cast<double>(all.size());
}

// Half the width of a 95 % interval of the mean.
double margin_of(const std::vector<double>& all) {
  const double n = static_cast<double>(all.size()), mean = mean_of(all);
  double squares = 0;
  for (const double x : all) squares += (x - mean) * (x - mean);
  return n < 2 ? 0 : 1.96 * std::sqrt(squares / (n - 1) / n);
}

void report(const Arguments& a, const Tally& t) {
  const double n = a.matches, decisions = std::max(1L, t.decisions);
  const nlohmann::json j{{"format", a.format.name},
                         {"white", a.white},
                         {"black", a.black},
                         {"tours", a.matches},
                         {"won_by_white", t.wins_white},
                         {"rounds", t.rounds},
                         {"gain_per_round", mean_of(t.per_round)},
                         {"margin", margin_of(t.per_round)},
                         {"stake_per_tour", t.gain / n},
                         {"rolls_per_tour", t.rolls / n},
                         {"decisions_per_tour", t.decisions / n},
                         {"held", t.holds / decisions},
                         {"suspended", t.suspensions / decisions}};
  if (a.json) {
    std::cout << j.dump() << "\n";
    return;
  }
  std::cout << a.white << " wins " << t.wins_white << " of " << a.matches << " (" << a.format.name
            << ") against " << a.black << " (seats " << (a.alternate ? "alternate" : "fixed")
            << "); it gains " << j["gain_per_round"] << " ± " << j["margin"] << " a round, "
            << j["stake_per_tour"] << " each\n";
}

}  // namespace

void add_selfplay(CLI::App& app, int& status) {
  CLI::App* verb = app.add_subcommand("selfplay", "matches between two bots under any format");
  auto a = std::make_shared<Arguments>();
  verb->add_option("--tours,--matches", a->matches, "how many")->check(CLI::Range(1, 10000000));
  verb->add_option("--white", a->white, "first bot");
  verb->add_option("--black", a->black, "second bot, at all other seats");
  verb->add_option("--seed", a->seed, "of the dice");
  verb->add_option("--records", a->records, "folder for the records")->check(CLI::ExistingDirectory);
  verb->add_flag("!--fixed-seats", a->alternate, "do not alternate the seats");
  verb->add_flag("--json", a->json, "one JSON object");
  a->rules.add_to(*verb);
  a->format.add_to(*verb);
  verb->callback([=, &status] {
    const auto rules = a->rules.options_meant();
    const auto format = a->format.meant();
    if (!rules || !format) return fail(status, rules ? format.error() : rules.error());
    SelfPlay play(*a, *format, *rules);
    if (!play.ready()) return fail(status, "a bot is one of: " + bot_list());
    report(*a, play.run());
  });
}

}  // namespace trictrac::cli

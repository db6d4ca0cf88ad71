// Whole tours at random under every preset: what must hold at every step.
#include <gtest/gtest.h>

#include <algorithm>

#include "adapter.h"
#include "base/narrow.h"
#include "game/rules/explain.h"
#include "game/rules/possible.h"
#include "game/rules/presets.h"
#include "game/rules/sequences.h"
#include "game/rules/setup.h"
#include "game/rules/tariff.h"
#include "text/record/record.h"
#include "text/trid.h"

namespace tours_test {

using namespace trictrac;

// Sanitizers look at the same code in every tour, fifteen times slower.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int kTours = 400;
#else
constexpr int kTours = 4000;
#endif

class Tours : public testing::TestWithParam<Preset> {};

// Returns the first property broken between two states of a tour.
std::string broken(const State& before, const State& now) {
  if (now.board.own.total() != kMenPerSide || now.board.other.total() != kMenPerSide)
    return "a side has not fifteen men";
  if (!(turned(turned(now.board)) == now.board)) return "turned twice is not the same";
  for (const Side s : kSides) {
    if (now.marks.points[s] % 2 || now.marks.points[s] < 0 || now.marks.points[s] > 10)
      return "points are not even or not below twelve";
    if (now.marks.holes[s] < before.marks.holes[s]) return "holes fell";
  }
  return "";
}

LoggedEvent logged(const Tour& tour, const TurnEvent& event) {
  const auto* lead = std::get_if<TakeLead>(&event);
  return {lead ? lead->first : tour.state().to_act, widen<GameEvent>(event)};
}

// The state that the text of a record leads to, every action checked and every mark compared.
State replayed(const Record& record) {
  const auto read = parse_record(print_record(record));
  EXPECT_TRUE(read) << read.error().line << ": " << read.error().message;
  if (!read) return {};
  Match match = match_of(*read);
  for (const LoggedEvent& logged : read->events) EXPECT_TRUE(match.act(logged));
  return match.state();
}

TEST_P(Tours, InvariantsHoldToTheEnd) {
  Random random(1700);
  for (int i = 0; i < kTours; ++i) {
    Record record;
    record.options = record.start.options = GetParam().options;
    Tour tour(record.start);
    while (tour.state().stage != Stage::Over) {
      const State before = tour.state();
      const TurnEvent event = random_action(tour, random, AnyPlay{}, 160);
      record.events.push_back(logged(tour, event));
      tour.act_legal(event);
      const std::string what = broken(before, tour.state());
      ASSERT_EQ(what, "") << print_trid(tour.state());
      ASSERT_LT(record.events.size(), 100000u);
    }
    ASSERT_GE(tour.state().marks.holes[tour.state().outcome->winner], kHolesPerTour);
    ASSERT_EQ(replayed(record), tour.state());
  }
}

// Every state on the way has a position text and may be set up.
TEST_P(Tours, EveryStateIsAValidSetupAndItsTextComesBack) {
  Random random(1701);
  for (int i = 0; i < 60; ++i) {
    Tour tour(GetParam().options);
    while (tour.state().stage != Stage::Over) {
      act_randomly(tour, random, AnyPlay{}, 200);
      const std::string text = print_trid(tour.state());
      const auto read = parse_trid(text);
      ASSERT_TRUE(read) << text << ": " << read.error().front().message;
      ASSERT_EQ(print_trid(*read), text);
      ASSERT_TRUE(read->board == tour.state().board && read->marks == tour.state().marks);
      // The next question is the same from the text as in the game.
      if (read->stage == Stage::Move || read->stage == Stage::Decide) {
        const Tour again(*read);
        ASSERT_EQ(adapter::difference(adapter::verdict_of(read->board, again.turn()),
                                      adapter::verdict_of(tour.state().board, tour.turn())),
                  "");
      }
    }
  }
}

TEST_P(Tours, RecordsReplayToTheSameStateAndText) {
  Random random(1702);
  for (int i = 0; i < 150; ++i) {
    Record record;
    record.options = record.start.options = GetParam().options;
    constexpr const char* kNumberings[] = {"1-24", "1-12", "T-11", "lepeintre", "soumille"};
    record.set_tag("Numbering", kNumberings[i % 5]);
    Tour tour(record.start);
    // Some are broken off, some resigned.
    const int limit = i % 7 == 0 ? 40 + i : 100000;
    for (int n = 0; tour.state().stage != Stage::Over && n < limit; ++n) {
      const TurnEvent event = random_action(tour, random, AnyPlay{}, 160);
      record.events.push_back(logged(tour, event));
      tour.act_legal(event);
    }
    if (i % 10 == 0 && tour.state().stage != Stage::Over) {
      record.events.push_back({Side::Black, Resign{Side::Black}});
      tour.act_legal(Resign{Side::Black});
    }
    const std::string text = print_record(record);
    const auto read = parse_record(text);
    ASSERT_TRUE(read) << read.error().line << ": " << read.error().message << "\n" << text;
    Match again = match_of(*read);
    for (const LoggedEvent& logged : read->events) ASSERT_TRUE(again.act(logged));
    ASSERT_EQ(print_trid(again.state()), print_trid(tour.state()));
    ASSERT_EQ(print_record(*read), text);
  }
}

// The fast way to the plays and the one that goes man by man give the same boards; each sequence is
// accepted as played, and each way of each event is shown.
TEST_P(Tours, SequencesPlaysAndWaysAgree) {
  Random random(1703);
  const RuleOptions& options = GetParam().options;
  for (int i = 0; i < 40; ++i) {
    Tour tour(options);
    while (tour.state().stage != Stage::Over) {
      const State before = tour.state();
      const Effects e = act_randomly(tour, random, AnyPlay{}, 230);
      if (!e.judged) continue;
      const Position& p = before.board;
      const Roll r = tour.state().roll;
      std::vector<Men> by_sequence, by_play;
      for (const Sequence& s : legal_sequences(p, r, options, tour.turn())) {
        by_sequence.push_back(after(p.own, play_of(s)));
        ASSERT_FALSE(refuse(p, r, options, tour.turn(), std::span(s.steps, s.size)));
        ASSERT_FALSE(
            refuse(p, r, options, tour.turn(), std::span(s.steps, std::min<std::size_t>(s.size, 1)), true));
      }
      for (const Play& play : tour.turn().plays) by_play.push_back(after(p.own, play));
      for (const Men& m : by_play) ASSERT_NE(std::ranges::find(by_sequence, m), by_sequence.end());
      for (const Men& m : by_sequence) ASSERT_NE(std::ranges::find(by_play, m), by_play.end());
      for (const Explained& x : explain(p, r, options, tour.turn())) {
        const std::size_t shown = x.event.jan == Jan::Helpless ? 0 : x.event.ways;
        ASSERT_EQ(x.ways.size(), shown) << tariff(x.event.jan).name << " " << print_trid(before);
      }
    }
  }
}

// Every option away from its default.
Preset away() {
  RuleOptions options{
      .bearing_off = BearingOff::Provincial, .lead = Lead::CoupEtDes, .worth = Worth::Honours};
  for (const RuleOption* jan : adapter::jan_options()) jan->set(options, !jan->get(options));
  return {"away", "", options};
}

INSTANTIATE_TEST_SUITE_P(Presets, Tours, testing::Values(kPresets[0], kPresets[1], away()),
                         [](const auto& p) { return std::string(p.param.name); });

}  // namespace tours_test

// Random players who mark, claim and play wrongly at a table: its game is the same again from its events and
// from its record, nothing tells the worth of a roll before its time, and no école is worth more than the
// error.
#include <gtest/gtest.h>

#include "game/chance/random.h"
#include "game/rules/judge.h"
#include "service/by_hand.h"
#include "text/record/record.h"
#include "text/trid.h"

namespace by_hand_random_test {

using namespace trictrac;

constexpr int kActs = 500;

class RandomTable {
 public:
  // Black is `bot`, or a random player as well.
  RandomTable(const char* format, const char* moves, const char* pegs, std::uint64_t seed,
              const char* bot = nullptr)
      : random_(seed),
        alone_(bot),
        table_(opened(format, moves, pegs, static_cast<std::uint8_t>(seed), bot)) {}

  ShownSession& table() { return table_; }

  void play_on() {
    for (int i = 0; i < kActs && table_.last()["over"].is_null(); ++i) act();
  }

 private:
  static ShownSession opened(const char* format, const char* moves, const char* pegs, std::uint8_t seed,
                             const char* bot) {
    Json wish = by_hand::wish({{"moves", moves}, {"pegs", pegs}, {"missed", true}});
    wish.erase("trid");
    wish.erase("dice");
    wish["format"] = format;
    if (bot) wish["black"] = {{"kind", "bot"}, {"bot", bot}, {"name", "Bot"}};
    auto table = ShownSession::create(wish, {seed_of(seed), false, ""});
    EXPECT_TRUE(table) << table.error().message;
    return std::move(*table);
  }

  void act() {
    const Json line = table_.last();
    Side side = random_.below(4) == 0 ? other(asked(line)) : asked(line);
    if (alone_) side = Side::White;
    const Json& may = line["turn"]["may"][std::string(name_of(side))];
    const Json kind = may[static_cast<std::size_t>(random_.below(static_cast<int>(may.size())))];
    if (kind == "resign" && random_.below(300) > 0) return;
    const auto request = parse_request(action(kind.get<std::string>(), line));
    ASSERT_TRUE(request) << request.error().message;
    const auto done = table_.act(table_->lines() + 1, side, *request);
    if (kind == "roll" || kind == "hold" || kind == "go" || kind == "agree" || kind == "remedies" ||
        kind == "augment") {
      EXPECT_TRUE(done || done.error().message.starts_with("R27"))  // which only a throw brings to light
          << kind << " " << done.error().message << " " << line["turn"];
    }
  }

  static Side asked(const Json& line) { return line["turn"]["side"] == "white" ? Side::White : Side::Black; }

  Json action(const std::string& kind, const Json& line) {
    Json action{{"type", kind}};
    if (kind == "mark") action["points"] = 2 * random_.below(6);
    if (kind == "school") action["points"] = 2 + 2 * random_.below(4);
    if (kind == "school" || kind == "rectify") action["for"] = random_.below(2) ? "gained" : "received";
    if (kind == "touch") action["from"] = 1 + random_.below(24);
    if (kind == "remedy") action["n"] = 1 + random_.below(3);
    if (kind == "play") action["steps"] = steps(line);
    if (kind == "suspend") action["game"] = line["turn"]["suspend"][0]["game"];
    return action;
  }

  // A legal play, or one that a board would take.
  Json steps(const Json& line) {
    const auto state = parse_trid(line["trid"].get<std::string>());
    EXPECT_TRUE(state);
    Json steps = Json::array();
    if (line["turn"].contains("plays") && !line["turn"]["plays"].empty()) {
      const Json& all = line["turn"]["plays"];
      for (const Json& s : all[static_cast<std::size_t>(random_.below(static_cast<int>(all.size())))])
        steps.push_back({s[0], s[1]});
      return steps;
    }
    if (!state || !valid(state->roll)) return steps;
    Turn turn;
    judge(state->board, state->roll, state->options, Context{}, turn);
    const Play play =
        turn.plays[static_cast<std::size_t>(random_.below(static_cast<int>(turn.plays.size())))];
    for (const Step s : play) steps.push_back({int{s.from}, int{s.to}});
    if (!steps.empty() && random_.below(4) == 0) steps[0][1] = std::min(24, steps[0][1].get<int>() + 1);
    return steps;
  }

  Random random_;
  bool alone_ = false;
  ShownSession table_;
};

// Checks the faults in a game's lines: for each mark, all its errors, and the points that an école of it
// brought. A hole forgotten counts twelve points less (R13), so that where pegs are by hand an école may be
// worth more.
void expect_no_gain(const std::vector<std::string>& lines, bool pegs_by_hand) {
  for (const std::string& text : lines) {
    const Json line = Json::parse(text);
    EXPECT_TRUE(line["events"].empty());
    EXPECT_EQ(line["trid"].get<std::string>().find("hand=hand"), std::string::npos);
    for (const Json& m : line.value("missed", Json::array())) {
      if (m["for"] == "play" || pegs_by_hand) continue;
      EXPECT_GE(m["schooled"], 0);
      EXPECT_LE(m["schooled"].get<int>() + std::abs(m["points"].get<int>()),
                std::max(m["due"].get<int>(), m["marked"].get<int>()))
          << m;
    }
  }
}

struct Kind {
  const char *format, *moves, *pegs;
};
class RandomByHand : public testing::TestWithParam<Kind> {};

TEST_P(RandomByHand, TheGameIsTheSameAgain) {
  const auto [format, moves, pegs] = GetParam();
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    RandomTable played(format, moves, pegs, seed);
    played.play_on();
    ShownSession& table = played.table();
    EXPECT_EQ(by_hand::shown_again(table), table.shown) << seed;
    const std::string text = table->record_text();
    const auto record = parse_record(text);
    ASSERT_TRUE(record) << record.error().line << ": " << record.error().message << "\n" << text;
    EXPECT_EQ(print_record(*record), text);
    expect_no_gain(table.shown, std::string_view(pegs) == "hand");
  }
}

TEST(ByHandBot, IsNeverAtALossWhateverTheOtherDoes) {
  for (const char* bot : {"commis", "soumille"})
    for (const char* moves : {"refused", "touch"})
      for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        RandomTable played("tour", moves, "law", seed, bot);
        played.play_on();
        ShownSession& table = played.table();
        const bool over = !table.last()["over"].is_null();
        EXPECT_TRUE(over || table->next() == Next::Person) << bot << " " << moves << table.last();
        EXPECT_EQ(by_hand::shown_again(table), table.shown);
      }
}

INSTANTIATE_TEST_SUITE_P(Ways, RandomByHand,
                         testing::Values(Kind{"tour", "refused", "law"}, Kind{"tour", "touch", "law"},
                                         Kind{"tour", "touch", "hand"}, Kind{"ecrire-lois", "refused", "law"},
                                         Kind{"ecrire-1780", "touch", "law"},
                                         Kind{"combine", "touch", "law"}));

}  // namespace by_hand_random_test

#include "text/record/mmai_history.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

#include "base/enum_table.h"
#include "base/text_of.h"
#include "text/marks_text.h"
#include "text/play_text.h"

namespace trictrac {
namespace {

// The events, and how each is written: # stands for a whole number, @ for a name in quotation marks.
enum class MmaiKind : std::uint8_t {
  Begin,
  Won,
  Left,
  Joined,
  Disconnected,
  Asked,
  Rolled,
  Marked,
  Went,
  Moved,
  Fault,
};
constexpr EnumTable<MmaiKind, MmaiKind::Fault, std::string_view> kMmaiShapes({
    {MmaiKind::Begin, "BeginGame { goes_first: # }"},
    {MmaiKind::Won, "EndGame { reason: PlayerWon { winner: # } }"},
    {MmaiKind::Left, "EndGame { reason: PlayerLeft { player_id: # } }"},
    {MmaiKind::Joined, "PlayerJoined { player_id: #, name: @ }"},
    {MmaiKind::Disconnected, "PlayerDisconnected { player_id: # }"},
    {MmaiKind::Asked, "Roll { player_id: # }"},
    {MmaiKind::Rolled, "RollResult { player_id: #, dice: Dice { values: (#, #) } }"},
    {MmaiKind::Marked, "Mark { player_id: #, points: # }"},
    {MmaiKind::Went, "Go { player_id: # }"},
    {MmaiKind::Moved,
     "Move { player_id: #, moves: (CheckerMove { from: #, to: # }, CheckerMove { from: #, to: # }) }"},
    {MmaiKind::Fault, "PlayError"},
});

// A line taken apart: its shape, its numbers and its name.
struct MmaiLine {
  std::string shape, name;
  std::vector<int> numbers;
};

MmaiLine taken_apart(std::string_view line) {
  MmaiLine w;
  for (std::size_t i = 0; i < line.size();) {
    const std::size_t from = i;
    if (line[i] == '"') {
      for (++i; i < line.size() && line[i] != '"'; ++i) {
        if (line[i] == '\\' && i + 1 < line.size()) ++i;
        w.name += line[i];
      }
      w.shape += i++ < line.size() ? '@' : '"';
    } else if (std::isdigit(static_cast<unsigned char>(line[i]))) {
      while (i < line.size() && std::isdigit(static_cast<unsigned char>(line[i]))) ++i;
      w.numbers.push_back(number_in(line.substr(from, i - from), 0, 9999).value_or(-1));
      w.shape += '#';
    } else {
      w.shape += line[i++];
    }
  }
  return w;
}

// Returns whether a line begins as an event does, whole or not.
bool is_mmai_event(std::string_view line) {
  return std::ranges::any_of(kMmaiShapes, [&](std::string_view shape) {
    const std::string_view name = shape.substr(0, shape.find(' '));
    return line == name || line.starts_with(std::string(name) + " {");
  });
}

// Plays a history by our rules.
class MmaiHistory {
 public:
  MmaiGame read(std::string_view text) {
    const auto lines = split(text, '\n');
    const auto is_one = [](std::string_view line) { return is_mmai_event(trim(line)); };
    const auto first = std::ranges::find_if(lines, is_one);
    auto end = lines.end();
    while (end != first && !is_one(*(end - 1))) --end;
    start();
    for (auto line = first; line != end && game_.fault.empty(); ++line) {
      game_.line = static_cast<int>(line - lines.begin()) + 1;
      if (const auto event = trim(*line); !event.empty()) take(event);
    }
    if (game_.fault.empty() && first == end) fail("there is no event of a game");
    if (game_.fault.empty()) game_.line = 0;
    return std::move(game_);
  }

 private:
  void start() {
    Record& r = game_.record;
    r.options.lead = Lead::ThrowAnew;  // there the lead is settled apart, and any throw may be the first
    r.start.options = r.options;
    for (const Side side : kSides) r.set_tag(player_tag(side == Side::White ? 0 : 1), "");
    match_ = match_of(r);
  }

  void fail(std::string fault) { game_.fault = std::move(fault); }

  void take(std::string_view line) {
    const MmaiLine w = taken_apart(line);
    const auto kind = kMmaiShapes.find(w.shape);
    if (!kind) return fail(text_of("\"{}\" is not written as an event of mmai/trictrac", line.substr(0, 80)));
    if (over_) return fail("the game had ended above");
    const int player = w.numbers.empty() ? 0 : w.numbers[0];
    switch (*kind) {
      case MmaiKind::Joined: return join(player, w.name);
      case MmaiKind::Begin: return act(player, TakeLead{side_of(player)}, "begins");
      case MmaiKind::Rolled: return roll(player, w.numbers[1], w.numbers[2]);
      case MmaiKind::Moved: return move(player, w.numbers);
      case MmaiKind::Went: return act(player, Go{}, "goes");
      case MmaiKind::Marked:
        return fail("a mark made by hand: games in which players mark for themselves are not read");
      case MmaiKind::Left: return act(player, Resign{side_of(player)}, "leaves");
      case MmaiKind::Won: return won(player);
      case MmaiKind::Disconnected:
      case MmaiKind::Asked:
      case MmaiKind::Fault: return;
    }
  }

  // Players are White and Black by their number; where they join, the first who does has Black.
  Side side_of(int player) const {
    const auto joined = std::ranges::find(joined_, player);
    if (joined_.empty() || joined == joined_.end()) return player == 1 ? Side::White : Side::Black;
    return joined == joined_.begin() ? Side::Black : Side::White;
  }

  void join(int player, const std::string& name) {
    if (joined_.size() == 2 || std::ranges::find(joined_, player) != joined_.end())
      return fail(text_of("player {} cannot join: two different players do", player));
    joined_.push_back(player);
    game_.record.set_tag(player_tag(side_of(player) == Side::White ? 0 : 1), name);
  }

  bool knows(int player) {
    const bool known =
        joined_.empty() ? player == 1 || player == 2 : std::ranges::find(joined_, player) != joined_.end();
    if (!known) fail(text_of("there is no player {}", player));
    return known;
  }

  void roll(int player, int a, int b) {
    const Roll fell{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
    if (a < 1 || a > 6 || b < 1 || b > 6)
      return fail(text_of("the dice are {} and {}: each has 1 to 6", a, b));
    act(player, RollDice{fell}, "throws");
  }

  // Both moves are counted from White's talon; to 0 is off the board, and from 0 to 0 is none.
  void move(int player, const std::vector<int>& numbers) {
    Steps steps;
    for (std::size_t i = 1; i < numbers.size(); i += 2) {
      const int from = numbers[i], to = numbers[i + 1];
      if (from == 0 && to == 0) continue;
      if (!on_board(from) || (to != 0 && !on_board(to)))
        return fail(text_of("a man moves from {} to {}: flèches are 1 to 24", from, to));
      const bool white = side_of(player) == Side::White;
      const auto own = [white](int f) { return static_cast<std::uint8_t>(white ? f : facing(f)); };
      steps.add({own(from), to == 0 ? static_cast<std::uint8_t>(kOff) : own(to)});
    }
    if (match_.state().stage == Stage::Decide) act(player, Hold{}, "moves");
    if (game_.fault.empty())
      act(player, PlayMen{as_play(match_.state().board, match_.state().roll, steps.span())}, "moves");
  }

  void won(int player) {
    if (!knows(player)) return;
    const auto& outcome = match_.state().outcome;
    if (!outcome || outcome->winner != side_of(player))
      return fail(text_of("player {} has won there; by our rules {}", player, score()));
    over_ = true;
  }

  std::string score() const {
    const Marks& m = match_.state().marks;
    return text_of("White has {} holes and {} points, Black {} and {}", m.holes.white, m.points.white,
                   m.holes.black, m.points.black);
  }

  void act(int player, const GameEvent& event, std::string_view does) {
    if (!knows(player)) return;
    const State& s = match_.state();
    const Side side = side_of(player);
    const bool in_turn = s.stage == Stage::Lead || s.to_act == side || std::holds_alternative<Resign>(event);
    if (!in_turn)
      return fail(text_of("player {} {}; by our rules it is the turn of player {} ({})", player, does,
                          side_of(1) == side ? 2 : 1, score()));
    if (const auto effects = match_.act(side, event))
      game_.record.events.push_back({side, event});
    else
      fail(refused(player, does, event, effects.error()));
  }

  std::string refused(int player, std::string_view does, const GameEvent& event, const ActionError& e) const {
    if (e.refusal) {
      const LawText& law = text(e.refusal->law);
      const State& s = match_.state();
      const Play made = as_play(s.board, s.roll, std::get<PlayMen>(event).steps.span());
      return text_of("{} with {} breaks {}: {}", play_text(made, s.roll, Numbering::OneTo24),
                     roll_text(s.roll), law.rule, law.english);
    }
    return text_of("player {} {}; by our rules this cannot be done here ({})", player, does, score());
  }

  MmaiGame game_;
  Match match_;
  std::vector<int> joined_;
  bool over_ = false;
};

}  // namespace

bool looks_like_mmai_history(std::string_view text) {
  return std::ranges::any_of(split(text, '\n'),
                             [](std::string_view line) { return is_mmai_event(trim(line)); });
}

MmaiGame read_mmai_history(std::string_view text) { return MmaiHistory().read(text); }

}  // namespace trictrac

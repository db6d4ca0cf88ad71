#include "event/exchange/trf.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>

#include "base/text_of.h"
#include "base/utf8.h"
#include "event/history.h"
#include "event/standings.h"

namespace trictrac::event {
namespace {

// The columns of a line 001, from 1; a round has three fields, and the next one stands ten columns further.
constexpr int kNumberAt = 5, kNumberWidth = 4, kNameAt = 15, kNameWidth = 33, kRatingAt = 49, kPointsAt = 81,
              kRankAt = 86, kOpponentAt = 92, kColourAt = 97, kResultAt = 99, kRoundWidth = 10;

// The characters of a text, which are the columns of a line.
std::vector<std::string_view> characters(std::string_view text) {
  std::vector<std::string_view> all;
  while (!text.empty()) {
    const std::size_t bytes = std::max<std::size_t>(first_character(text).bytes, 1);
    all.push_back(text.substr(0, bytes));
    text.remove_prefix(bytes);
  }
  return all;
}

std::string without_controls(std::string_view text) {
  std::string all(text);
  std::ranges::replace_if(all, [](unsigned char c) { return c < 0x20 || c == 0x7F; }, ' ');
  return all;
}

class Line {
 public:
  void put(int column, std::string_view text) {
    const auto added = characters(text);
    const std::size_t end = static_cast<std::size_t>(column - 1) + added.size();
    if (columns_.size() < end) columns_.resize(end, " ");
    std::ranges::copy(added, columns_.begin() + column - 1);
  }
  void put_right(int column, int width, const std::string& text) {
    put(column, std::string(width - std::min<std::size_t>(width, text.size()), ' ') + text);
  }
  std::string text() const {
    std::string all;
    for (const std::string& each : columns_) all += each;
    return all + '\n';
  }

 private:
  std::vector<std::string> columns_;
};

char code_of(const RoundOf& round) {
  switch (round.kind) {
    case RoundOf::Kind::Played: return "0=1"[round.halves];
    case RoundOf::Kind::Forfeit: return round.halves == 2 ? '+' : '-';
    case RoundOf::Kind::Bye:
      return round.halves == 0 ? 'Z' : round.halves == 1 ? 'H' : round.allocated ? 'U' : 'F';
    case RoundOf::Kind::Open: return ' ';
    case RoundOf::Kind::Absent:
    case RoundOf::Kind::Annulled: break;
  }
  return 'Z';
}

std::string points(int halves) { return text_of("{}.{}", halves / 2, halves % 2 * 5); }

std::string player_line(const Entrant& entrant, const History& history, std::size_t rounds, int place) {
  Line line;
  line.put(1, "001");
  line.put_right(kNumberAt, kNumberWidth, std::to_string(entrant.number));
  const std::string on_one_line = without_controls(entrant.name);
  auto name = characters(on_one_line);
  name.resize(std::min<std::size_t>(name.size(), kNameWidth));
  for (std::size_t i = 0; i < name.size(); ++i) line.put(kNameAt + static_cast<int>(i), name[i]);
  line.put_right(kRatingAt, 4, std::to_string(entrant.rating));
  line.put_right(kPointsAt, 4, points(score_of(history)));
  line.put_right(kRankAt, 4, std::to_string(place));
  for (std::size_t r = 0; r < rounds; ++r) {
    const int shift = kRoundWidth * static_cast<int>(r);
    const bool paired = history[r].opponent > 0 && history[r].kind != RoundOf::Kind::Annulled;
    line.put(kOpponentAt + shift, "0000");
    if (paired) line.put_right(kOpponentAt + shift, kNumberWidth, std::to_string(history[r].opponent));
    line.put(kColourAt + shift, !paired ? "-" : history[r].seat == kWhite ? "w" : "b");
    line.put(kResultAt + shift, std::string(1, code_of(history[r])));
  }
  return line.text();
}

// A line 001 as read.
struct Player {
  int line = 0;
  std::vector<std::string_view> columns{};
  AddEntrant entry{};

  std::string text(int column, int width) const {
    std::string all;
    for (int i = column - 1; i < column - 1 + width && i < std::ssize(columns); ++i) all += columns[i];
    const auto from = all.find_first_not_of(' '), to = all.find_last_not_of(' ');
    return from == all.npos ? std::string() : all.substr(from, to - from + 1);
  }
  // The number in these columns; 0 where they are blank.
  std::optional<int> number(int column, int width) const {
    const std::string digits = text(column, width);
    int value = 0;
    if (digits.empty()) return value;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size() || value < 0) return std::nullopt;
    return value;
  }
};

class TrfReader {
 public:
  std::expected<TrfEvent, ImportFault> read(std::string_view text) {
    text = without_byte_order_mark(text);
    for (int number = 1; !text.empty() && !fault_; ++number) {
      const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
      line(number, text.substr(0, end));
      text.remove_prefix(std::min(text.size(), end + (text.substr(end).starts_with("\r\n") ? 2 : 1)));
    }
    int rounds = 0;
    for (const auto& [number, player] : players_)
      if (const auto more = std::ssize(player.columns) - kOpponentAt; more >= 0)
        rounds = std::max(rounds, static_cast<int>(more) / kRoundWidth + 1);
    if (rounds > kMostRounds) fail(1, text_of("an event has at most {} rounds", kMostRounds));
    for (int round = 0; round < rounds && !fault_; ++round) read_round(round);
    if (fault_) return std::unexpected(*fault_);
    result_.rounds = std::max(result_.rounds, rounds);
    return std::move(result_);
  }

 private:
  void fail(int line, std::string message) {
    if (!fault_) fault_ = ImportFault{line, std::move(message)};
  }

  void line(int number, std::string_view text) {
    if (!is_utf8(text)) return fail(number, "this line is not UTF-8");
    text = text.substr(0, text.find_last_not_of(' ') + 1);
    Player player{number, characters(text)};
    if (text.starts_with("012 ")) result_.title = player.text(5, 1000);
    if (text.starts_with("XXR ")) {
      const auto rounds = player.number(5, 4);
      if (!rounds || *rounds > kMostRounds)
        return fail(number, text_of("at most {} rounds can be planned", kMostRounds));
      result_.rounds = *rounds;
    }
    if (!text.starts_with("001")) return;
    const auto entrant = player.number(kNumberAt, kNumberWidth), rating = player.number(kRatingAt, 4);
    player.entry.name = player.text(kNameAt, kNameWidth);
    if (!entrant || *entrant == 0 || !rating || player.entry.name.empty())
      return fail(number, "a player needs a number, a name and a rating of digits");
    player.entry.entrant = *entrant;
    player.entry.rating = *rating;
    result_.event.entrants.push_back(player.entry);
    if (!players_.emplace(*entrant, player).second) fail(number, "another player has this number");
  }

  void read_round(int round) {
    const int shift = kRoundWidth * round;
    Round made{.closed = true};
    for (const auto& [number, player] : players_) {
      const auto opponent = player.number(kOpponentAt + shift, kNumberWidth);
      if (!opponent) return fail(player.line, text_of("the opponent of round {} is no number", round + 1));
      if (*opponent == 0) {
        if (!add_bye(made, number, player.text(kResultAt + shift, 1)))
          return fail(player.line, text_of("round {} has a result without an opponent", round + 1));
        continue;
      }
      const auto other = players_.find(*opponent);
      if (other == players_.end() || *opponent == number)
        return fail(player.line, text_of("round {}: there is no opponent {}", round + 1, *opponent));
      if (other->second.number(kOpponentAt + shift, kNumberWidth) != number)
        return fail(player.line, text_of("round {}: player {} has another opponent", round + 1, *opponent));
      if (number < *opponent && !add_table(made, player, other->second, shift))
        return fail(player.line, text_of("round {}: colours or results of {} and {} do not fit", round + 1,
                                         number, *opponent));
    }
    result_.event.rounds.push_back(std::move(made));
  }

  static bool add_bye(Round& round, int entrant, const std::string& code) {
    if (code == "H" || code == "F" || code == "U")
      round.byes.push_back({{entrant, code == "H" ? 1 : 2}, code != "U"});
    else
      return code.empty() || code == "Z" || code == "-";
    return true;
  }

  static bool add_table(Round& round, const Player& first, const Player& second, int shift) {
    const std::string colours = first.text(kColourAt + shift, 1) + second.text(kColourAt + shift, 1);
    if (colours != "wb" && colours != "bw") return false;
    const Player &white = colours == "wb" ? first : second, &black = colours == "wb" ? second : first;
    Table table{.seats = {white.entry.entrant, black.entry.entrant}};
    const std::string codes = white.text(kResultAt + shift, 1) + black.text(kResultAt + shift, 1);
    using Kind = Outcome::Kind;
    static const std::map<std::string, std::optional<Outcome>> kOutcomes{
        {"", std::nullopt},
        {"10", Outcome{Kind::Played, {kWhite, {}}}},
        {"01", Outcome{Kind::Played, {kBlack, {}}}},
        {"==", Outcome{Kind::Played, {}}},
        {"+-", Outcome{Kind::Forfeit, {kWhite, {}}}},
        {"-+", Outcome{Kind::Forfeit, {kBlack, {}}}},
        {"--", Outcome{Kind::Forfeit, {}}}};
    const auto found = kOutcomes.find(codes);
    if (found == kOutcomes.end()) return false;
    table.outcome = found->second;
    round.tables.push_back(table);
    return true;
  }

  TrfEvent result_{};
  std::map<int, Player> players_{};
  std::optional<ImportFault> fault_{};
};

}  // namespace

std::string print_trf(const EventState& state, std::string_view title) {
  std::string text = text_of("012 {}\n062 {}\n092 Individual: {}\n", without_controls(title),
                             state.entrants.size(), name_of(state.terms.system));
  text += text_of("XXR {}\n", rounds_of(state).value_or(static_cast<int>(state.rounds.size())));
  const std::vector<History> all = histories(state);
  const std::vector<StandingRow> rows = standings(state);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto row = std::ranges::find(rows, state.entrants[i].number, &StandingRow::entrant);
    text += player_line(state.entrants[i], all[i], has_rounds(state.terms.system) ? all[i].size() : 0,
                        row->place == 0 ? static_cast<int>(rows.size()) : row->place);
  }
  return text;
}

std::expected<TrfEvent, ImportFault> read_trf(std::string_view text) { return TrfReader().read(text); }

}  // namespace trictrac::event

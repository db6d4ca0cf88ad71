#include "engine/book/book.h"

#include <algorithm>
#include <cmath>

#include "base/assert.h"
#include "base/embedded.h"
#include "base/text_of.h"

namespace trictrac::book {

extern const EmbeddedFiles kFiles;  // data/book/openings.txt

namespace {

constexpr double kThousand = 1000;

std::uint64_t hash_of(const net::NetInput& s, Roll roll) {
  std::uint64_t h = static_cast<std::uint64_t>(roll.high() * 8 + roll.low());
  const auto add = [&](std::uint64_t word) { h = (h ^ word) * 0x100000001B3u, h ^= h >> 32; };
  for (const Men* men : {&s.board.own, &s.board.other})
    for (const std::uint64_t word : men->words) add(word);
  add(static_cast<std::uint64_t>(s.points * 16 + s.points_other));
  return h;
}

std::uint64_t hash_of(const BookLine& line) { return hash_of(line.net_input, line.roll); }

// The distance up to which the book holds (docs/bots.md).
constexpr Holes kNearEnough{3};

// Returns how far apart two things played for are: the most by which one number of theirs differs.
Holes distance(const net::StakeInputs& a, const net::StakeInputs& b) {
  constexpr double kInputsOfHole = net::kStakeOne / 4.0;
  double most = 0;
  for (int i = 0; i < net::kStakes; ++i) most = std::max(most, std::abs(a[i] - b[i]) / kInputsOfHole);
  return Holes(most);
}

}  // namespace

MatchLedger account_of_book() { return begin_account({}, Worth::SimpleDouble, {0, 1}, Side::White); }

Book::Book(const std::vector<BookEntry>& entries) {
  for (const BookEntry& e : entries) {
    const auto tour = tour_at(e);
    TRICTRAC_ASSERT(tour && !e.answers.empty());
    lines_.push_back({net::net_input_of(tour->state()), e.roll, e.answers});
  }
  std::ranges::sort(lines_, {}, [](const BookLine& line) { return hash_of(line); });
  Stakes stakes(trictrac::built_in, account_of_book(), Side::White);
  made_for_ = stakes.inputs(stakes.at(account_of_book()), Side::White);
}

const BookLine* Book::find(const RolledPosition& t, Stakes& stakes) const {
  if (lines_.empty() || t.ended || t.may_decide()) return nullptr;
  const net::NetInput net_input = net::net_input_of(t.state);
  const auto found = std::ranges::equal_range(lines_, hash_of(net_input, t.state.roll), {},
                                              [](const BookLine& line) { return hash_of(line); });
  for (const BookLine& line : found)
    if (line.net_input == net_input && line.roll.same(t.state.roll))
      return distance(stakes.inputs(t.node, t.state.to_act), made_for_) <= kNearEnough ? &line : nullptr;
  return nullptr;
}

std::optional<Choice> Book::answer(const RolledPosition& t, Stakes& stakes) const {
  const BookLine* line = find(t, stakes);
  if (!line) return std::nullopt;
  const Stakes::Measure m = stakes.measure(t.node);
  const double sign = t.state.to_act == stakes.mine() ? 1 : -1;
  const RatedPlay& first = line->answers.front();
  const auto play = number_of(first.play, t.state.board, t.turn.plays);
  if (!play) return std::nullopt;
  return Choice{.play = *play, .equity = m.base + sign * m.hole * first.equity.count() / kThousand};
}

std::string_view built_in_file() { return kFiles.front().text(); }

Origin built_in_origin() {
  const net::Weights& weights = net::built_in();
  return {weights.rules, net::hash_of(weights), trictrac::hash_of(trictrac::built_in)};
}

const std::expected<Book, std::string>& load_built_in() {
  static const std::expected<Book, std::string> book = []() -> std::expected<Book, std::string> {
    const auto entries = read_entries(built_in_file(), built_in_origin());
    if (!entries) return std::unexpected(entries.error());
    return Book(*entries);
  }();
  return book;
}

const Book& built_in() {
  const auto& book = load_built_in();
  if (!book) fatal(text_of("the book compiled in cannot be used: {}", book.error()));
  return *book;
}

}  // namespace trictrac::book

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "base/enum_table.h"
#include "base/json.h"
#include "base/text_of.h"
#include "text/foreign_text.h"

namespace trictrac {
namespace {

using MmaiProblems = std::vector<SetupProblem>;

constexpr std::size_t kIdLetters = 24, kBitsOfLetter = 6;
constexpr std::size_t kBitsOfMen = 77;  // a one for each man, a zero after each flèche

// The stages of a game, in the order of their numbers in an id.
enum class MmaiStage : std::uint8_t {
  RollWaiting,
  RollDice,
  MarkPoints,
  HoldOrGoChoice,
  Move,
  MarkAdvPoints,
};
constexpr EnumTable<MmaiStage, MmaiStage::MarkAdvPoints, std::string_view> kMmaiStages({
    {MmaiStage::RollWaiting, "RollWaiting"},
    {MmaiStage::RollDice, "RollDice"},
    {MmaiStage::MarkPoints, "MarkPoints"},
    {MmaiStage::HoldOrGoChoice, "HoldOrGoChoice"},
    {MmaiStage::Move, "Move"},
    {MmaiStage::MarkAdvPoints, "MarkAdvPoints"},
});

// The content of both texts.
struct MmaiPosition {
  std::array<int, kLast> men{};  // by flèche from White's talon; Black's are negative
  Side to_act = Side::White;
  MmaiStage stage = MmaiStage::RollDice;
  Roll dice{0, 0};
  PerSide<int> points, holes;
  PerSide<bool> bredouille;
};

std::unexpected<MmaiProblems> mmai_wrong(std::string message) {
  return std::unexpected(MmaiProblems{{"mmai", std::move(message)}});
}

// Returns who carries the double jeton: if both have points, the player who alone may win bredouille.
std::expected<std::optional<Side>, MmaiProblems> double_jeton_of(const MmaiPosition& p) {
  if (p.points.white == 0 || p.points.black == 0 || (!p.bredouille.white && !p.bredouille.black)) return {};
  if (p.bredouille.white && p.bredouille.black)
    return mmai_wrong("both players have points and may win bredouille: one of them at most may (K2)");
  return p.bredouille.white ? Side::White : Side::Black;
}

// Returns a state with the men of `p`; those that are not on the board are off.
std::expected<State, MmaiProblems> with_men_of(const MmaiPosition& p) {
  Position white;
  for (Fleche f = kTalon; f <= kLast; ++f) {
    white.own.set(f, std::max(p.men[f - 1], 0));
    white.other.set(f, std::max(-p.men[f - 1], 0));
  }
  for (Men* men : {&white.own, &white.other}) {
    if (men->total() > kMenPerSide)
      return mmai_wrong(text_of("{} has {} men on the board: there are fifteen",
                                men == &white.own ? "White" : "Black", men->total()));
    men->off = static_cast<std::uint8_t>(kMenPerSide - men->total());
  }
  State s;
  s.to_act = p.to_act;
  s.board = p.to_act == Side::White ? white : turned(white);
  return s;
}

std::expected<Stage, MmaiProblems> mmai_stage_of(const MmaiPosition& p) {
  switch (p.stage) {
    case MmaiStage::RollWaiting:
    case MmaiStage::RollDice: return Stage::Roll;
    case MmaiStage::HoldOrGoChoice: return Stage::Decide;
    case MmaiStage::Move: return Stage::Move;
    case MmaiStage::MarkPoints:
    case MmaiStage::MarkAdvPoints: break;
  }
  return mmai_wrong(
      text_of("the stage is {}: positions in which a mark is still to be made by hand are not read",
              kMmaiStages[p.stage]));
}

ForeignBoard mmai_state_of(const MmaiPosition& p) {
  auto s = with_men_of(p);
  if (!s) return s;
  s->marks.points = p.points;
  for (const Side side : kSides) s->marks.holes[side] = std::min(p.holes[side], kHolesPerTour);  // K6
  s->first_roll_done = true;
  if (const bool white = p.holes.white >= kHolesPerTour; white || p.holes.black >= kHolesPerTour) {
    s->stage = Stage::Over;
    s->outcome = Outcome{white ? Side::White : Side::Black, Ending::Holes};
  } else {
    const auto stage = mmai_stage_of(p);
    const auto jeton = double_jeton_of(p);
    if (!stage || !jeton) return std::unexpected(stage ? jeton.error() : stage.error());
    s->stage = *stage;
    s->marks.double_jeton = *jeton;
  }
  if (s->marks.holes.white > 0 && s->marks.holes.black > 0) s->marks.pavillon = Pavillon::Lost;
  if (s->stage == Stage::Decide || s->stage == Stage::Move) {
    s->roll = p.dice;
    s->rolls_in_releve[s->to_act] = 1;
  }
  auto problems = problems_of(*s);
  if (!problems.empty()) return std::unexpected(std::move(problems));
  return s;
}

// Reads the bits of an id, the first of each letter's byte being left out.
class IdReader {
 public:
  explicit IdReader(std::string bits) : bits_(std::move(bits)) {}

  ForeignBoard read() {
    MmaiPosition p;
    std::size_t at = 0;
    for (const Side side : kSides)
      if (!men(side, at, p)) return mmai_wrong(fault_);
    if (bits_.substr(at, kBitsOfMen - std::min(at, kBitsOfMen)).find('1') != std::string::npos)
      return mmai_wrong("men stand behind the last flèche of Black");
    at_ = kBitsOfMen;
    p.to_act = number(1) ? Side::Black : Side::White;
    const int stage = number(3);
    if (stage > static_cast<int>(MmaiStage::MarkAdvPoints))
      return mmai_wrong(text_of("the stage has the number {}: there are 0 to 5", stage));
    p.stage = static_cast<MmaiStage>(stage);
    p.dice.a = static_cast<std::uint8_t>(number(3));
    p.dice.b = static_cast<std::uint8_t>(number(3));
    for (const Side side : kSides) {
      p.points[side] = number(4);
      p.holes[side] = number(4);
      p.bredouille[side] = number(1) == 1;
      number(1);  // whether the grande bredouille may be won, which that program does not follow
    }
    if (number(1) != 0) return mmai_wrong("the last bit is not 0");
    return mmai_state_of(p);
  }

 private:
  // Reads the men of one side, from its own talon, up to the zero behind its last flèche; the last zero of
  // all is cut off where both sides have all their men.
  bool men(Side side, std::size_t& at, MmaiPosition& p) {
    for (Fleche own = kTalon; own <= kLast; ++own) {
      int men = 0;
      for (; at < kBitsOfMen && bits_[at] == '1'; ++at) ++men;
      const bool cut = side == Side::Black && own == kLast && at == kBitsOfMen;
      if (at == kBitsOfMen && !cut) return fail(text_of("its men end before the last flèche of Black"));
      ++at;
      const Fleche f = side == Side::White ? own : facing(own);
      if (men > 0 && p.men[f - 1] != 0)
        return fail(text_of("men of both sides stand on flèche {}: a flèche holds one side only (M2)", f));
      if (men > 0) p.men[f - 1] = side == Side::White ? men : -men;
    }
    return true;
  }

  bool fail(std::string message) {
    fault_ = std::move(message);
    return false;
  }

  int number(std::size_t bits) {
    int n = 0;
    for (const std::size_t end = at_ + bits; at_ < end; ++at_) n = 2 * n + (bits_[at_] - '0');
    return n;
  }

  std::string bits_, fault_;
  std::size_t at_ = 0;
};

constexpr std::string_view kBase64Letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

// Reads a snapshot, noting the first member that is not as it should be.
class SnapshotReader {
 public:
  explicit SnapshotReader(const Json& json) : json_(json) {}

  ForeignBoard read() {
    MmaiPosition p;
    const std::string stage = word(json_, "stage"), turn = word(json_, "turn_stage");
    if (fault_.empty() && stage != "InGame" && stage != "Ended")
      return mmai_wrong(
          text_of("\"stage\" is {}: a snapshot is of a game that has begun (InGame, Ended)", stage));
    if (const auto found = kMmaiStages.find(turn))
      p.stage = *found;
    else
      note(text_of("\"turn_stage\" is \"{}\", which is none of its stages", turn));
    const Json& active = member(json_, "active_mp_player");
    p.to_act = active.is_null()                           ? Side::White
               : number(active, "active_mp_player", 0, 1) ? Side::Black
                                                          : Side::White;
    const Json &board = list(json_, "board", kLast), &dice = list(json_, "dice", 2),
               &scores = list(json_, "scores", 2);
    if (!fault_.empty()) return mmai_wrong(fault_);
    for (std::size_t i = 0; i < kLast; ++i) p.men[i] = number(board[i], "board", -kMenPerSide, kMenPerSide);
    p.dice.a = static_cast<std::uint8_t>(number(dice[0], "dice", 0, 6));
    p.dice.b = static_cast<std::uint8_t>(number(dice[1], "dice", 0, 6));
    for (const Side side : kSides) score(scores[side == Side::White ? 0 : 1], side, p);
    if (fault_.empty() && stage == "Ended" && std::max(p.holes.white, p.holes.black) < kHolesPerTour)
      note("\"stage\" is Ended, and nobody has twelve holes");
    if (!fault_.empty()) return mmai_wrong(fault_);
    return mmai_state_of(p);
  }

 private:
  void note(std::string fault) {
    if (fault_.empty()) fault_ = std::move(fault);
  }
  const Json& member(const Json& of, std::string_view name) {
    static const Json kNone;
    if (const auto found = of.is_object() ? of.find(std::string(name)) : of.end(); found != of.end())
      return *found;
    note(text_of("the member \"{}\" is missing", name));
    return kNone;
  }
  std::string word(const Json& of, std::string_view name) {
    const Json& value = member(of, name);
    if (!value.is_string()) note(text_of("\"{}\" should be a text", name));
    return value.is_string() ? value.get<std::string>() : "";
  }
  const Json& list(const Json& of, std::string_view name, std::size_t size) {
    const Json& value = member(of, name);
    if (!value.is_array() || value.size() != size) note(text_of("\"{}\" should be a list of {}", name, size));
    return value;
  }
  int number(const Json& value, std::string_view name, int least, int most) {
    const bool whole = value.is_number_integer();
    const auto n = whole ? value.get<std::int64_t>() : 0;
    if (whole && n >= least && n <= most) return static_cast<int>(n);
    note(text_of("\"{}\" should have whole numbers from {} to {}, not {}", name, least, most,
                 value.dump(-1, ' ', true, Json::error_handler_t::replace).substr(0, 40)));
    return least > 0 ? least : 0;
  }
  void score(const Json& of, Side side, MmaiPosition& p) {
    constexpr int kMost = 255;
    p.points[side] = number(member(of, "points"), "points", 0, kMost);
    p.holes[side] = number(member(of, "holes"), "holes", 0, kMost);
    const Json& may = member(of, "can_bredouille");
    if (!may.is_boolean()) note("\"can_bredouille\" should be true or false");
    p.bredouille[side] = may.is_boolean() && may.get<bool>();
  }

  const Json& json_;
  std::string fault_;
};

}  // namespace

bool looks_like_mmai_id(std::string_view text) {
  return text.size() == kIdLetters && text.find_first_not_of(kBase64Letters) == std::string_view::npos;
}

ForeignBoard parse_mmai_id(std::string_view text) {
  if (!looks_like_mmai_id(text))
    return mmai_wrong("an id of mmai/trictrac has 24 letters of base64, such as Pz84AAAABz8/AAAAAAgAASAG");
  std::string all, bits;
  for (const char c : text)
    for (std::size_t bit = kBitsOfLetter, n = kBase64Letters.find(c); bit-- > 0;)
      all += (n >> bit) & 1 ? '1' : '0';
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool top = i % 8 < 2;  // a byte holds six bits
    if (top && all[i] == '1')
      return mmai_wrong(text_of("byte {} has more than six bits: this is no id of mmai/trictrac", i / 8 + 1));
    if (!top) bits += all[i];
  }
  return IdReader(std::move(bits)).read();
}

bool looks_like_mmai_snapshot(std::string_view text) {
  return text.starts_with('{') && text.find("\"board\"") != std::string_view::npos;
}

ForeignBoard parse_mmai_snapshot(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded() || !json.is_object())
    return mmai_wrong("a snapshot is one object of JSON, which this is not");
  return SnapshotReader(json).read();
}

}  // namespace trictrac

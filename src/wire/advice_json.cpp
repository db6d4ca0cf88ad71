#include "wire/advice_json.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "contract/instances.h"
#include "game/rules/tariff.h"
#include "text/record/record.h"
#include "wire/event_json.h"
#include "wire/hand_fields.h"

namespace trictrac::contract {
namespace {

// Rounds to the digits that are shown: on a ten-thousandth nothing depends.
double rounded(double x) {
  constexpr double kShown = 1e4;
  const double r = std::round(x * kShown) / kShown;
  return r == 0 ? 0 : r;  // no -0
}

template <class M>
std::optional<M> when(bool holds, const M& value) {
  return holds ? std::optional(value) : std::nullopt;
}
template <class T, class M>
std::optional<M> part(const std::optional<T>& of, M T::* at) {
  return of ? std::optional(*of.*at) : std::nullopt;
}

constexpr std::array<std::string_view, 2> kAsked{"play", "decision"};
constexpr WordList kChoice{"Choice", kAsked};
std::string_view asked(bool decision) { return kAsked[decision ? 1 : 0]; }

constexpr std::array<std::string_view, 3> kUnits{"stake", "jeton", "unit"};
constexpr WordList kUnit{"Unit", kUnits};

template <std::size_t kSize>
constexpr auto codes_of(const auto& table) {
  std::array<std::string_view, kSize> codes;
  std::ranges::transform(table, codes.begin(), [](const auto& row) { return row.code; });
  return codes;
}
constexpr auto kGradeCodes = codes_of<advice::kGrades.size()>(advice::kGrades);
constexpr WordList kGrade{"Grade", kGradeCodes};
constexpr auto kRankCodes = codes_of<advice::kRanks.size()>(advice::kRanks);
constexpr WordList kRank{"Rank", kRankCodes};

using Counts = std::vector<std::pair<std::string, int>>;

Counts by_fleche(const std::array<int, kLast + 1>& counts) {
  Counts all;
  for (Fleche f = kTalon; f <= kLast; ++f)
    if (counts[f] > 0) all.emplace_back(std::to_string(f), counts[f]);
  return all;
}

Counts by_jan(const explanation::Odds& odds) {
  Counts all;
  for (int j = 0; j < kJans; ++j)
    if (const int n = odds.jan[static_cast<std::size_t>(j)]; n > 0)
      all.emplace_back(tariff(static_cast<Jan>(j)).name, n);
  return all;
}

Counts by_grade(const advice::GradeTally& tally) {
  Counts all;
  for (const advice::GradeLimit& limit : advice::kGrades)
    all.emplace_back(limit.code, tally.grades[static_cast<std::size_t>(limit.grade)]);
  return all;
}

// An answer to a roll; `decision`: whether holding is asked about.
struct Answer {
  advice::Way way;
  bool decision = false, tells_lead = false;
};

// A reason, and whether it is one to hold or to go.
struct AnswerReason : explanation::Reason {
  bool hold = false;
};

struct Way : advice::Suggestion {
  bool decision = false;
  std::optional<advice::RolledWay> rolled{};
};
struct Hint : advice::Hint {
  std::string_view unit;
  std::span<const advice::RolledWay> rolled;
};
// The verdict on an answer that is not legal, and on one that is.
struct TutorRefusal : advice::AnswerCost {
  Side side = Side::White;
  std::string_view unit;
};
struct TutorCost : TutorRefusal {};
struct Explained : advice::Explained {
  Side side = Side::White;
};

struct JanCount : Event {
  Side side = Side::White;
};
struct Gained : Award {};
struct Outcome : advice::RollOutlook {
  Side roller = Side::White;
};
struct Outlook : advice::Outlook {
  std::string_view of_unit;
};

struct RolledOut {
  Answer answer;
  std::optional<advice::RolledLead> lead;  // nothing before the first game
};
struct Rollout {
  Side side = Side::White;
  std::string_view asked;
  Roll dice;
  int done = 0, of = 0;
  bool decided = false;
  std::string_view unit;
  Units hole;
  std::vector<RolledOut> ways{};
};

struct PlayedOn : advice::RolledWay {
  Answer than;
  advice::Amount searched;
};
struct RollSeen : advice::RecordPlace, advice::RollSeen {};
struct Answered : advice::RecordPlace, advice::AnswerSeen {
  bool is_beaten() const { return cost.legal && cost.grade != advice::Grade::Good; }
};
struct MissedSeen : Missed, advice::RecordPlace {
  advice::MissedEquity equity;
};
struct PlayerSeen : advice::PlayerSeen {
  std::string name;
};
struct Review {
  const advice::Review& of;
  const Record& record;
  std::string_view unit;
};
struct Reviewing : advice::ReviewProgress {
  std::optional<Json> so_far;
};

std::vector<Roll> rolls_in(explanation::RollSet set) {
  std::vector<Roll> rolls;
  for (const Roll roll : all_rolls()) {
    if (set & 1) rolls.push_back(roll);
    set >>= 1;
  }
  return rolls;
}

std::vector<AnswerReason> reasons_of(const explanation::Explanation& e) {
  std::vector<AnswerReason> all;
  for (const explanation::Reason& one : e.reasons) all.push_back({one, e.hold});
  return all;
}

std::vector<Way> ways_of(const Hint& hint) {
  std::vector<Way> ways;
  for (const advice::Suggestion& way : hint.ways) ways.push_back({way, hint.decision});
  for (std::size_t i = 0; i < hint.rolled.size(); ++i) ways[i].rolled = hint.rolled[i];
  return ways;
}

// Returns what `make` makes of each.
template <class Made>
std::vector<Made> each_of(const auto& all, auto make) {
  std::vector<Made> made;
  for (const auto& one : all) made.push_back(make(one));
  return made;
}

std::vector<PlayerSeen> players_of(const Review& review) {
  std::vector<PlayerSeen> all;
  for (const advice::PlayerSeen& one : review.of.players)
    all.push_back({one, std::string(review.record.tag(player_tag(static_cast<int>(all.size()))))});
  return all;
}

template <class Seen>
std::vector<Seen> placed(const auto& all) {
  return each_of<Seen>(all, [](const auto& one) { return Seen{one.at, one}; });
}

std::optional<PlayedOn> played_on(const Answered& a) {
  if (!a.cost.legal || !a.cost.rolled) return std::nullopt;
  const advice::PlayedOn& on = *a.cost.rolled;
  return PlayedOn{on.way, {on.than, a.cost.decision}, on.searched};
}

}  // namespace

template <class Unit>
struct Wire<Quantity<Unit>> {
  static std::string type() { return "number"; }
  static Json print(Quantity<Unit> amount) { return rounded(amount.count()); }
};

template <>
struct Wire<Answer> {
  static std::string type() { return "Answer"; }
  static void declare(Description& all) {
    if (!all.add("Answer")) return;
    all.types.push_back(
        {{"name", "Answer"},
         {"says", "An answer to a roll; for the tutor with the lead that it leaves, in holes."},
         {"type",
          "{type:'go',holes?:number}|{type:'play'|'hold',steps:Step[],holes?:number}|"
          "{type:'suspend',game:Game,steps:Step[],holes?:number}"}});
  }
  static Json print(const Answer& a) {
    using Kind = Choice::Kind;
    const advice::Way& way = a.way;
    Json json{{"type", way.kind == Kind::Go        ? "go"
                       : !a.decision               ? "play"
                       : way.kind == Kind::Suspend ? "suspend"
                                                   : "hold"}};
    if (way.kind == Kind::Suspend) json["game"] = name_of(way.game);
    if (way.kind != Kind::Go) json["steps"] = steps_json(std::span(way.play.begin(), way.play.end()));
    if (a.tells_lead) json["holes"] = rounded(way.holes.count());
    return json;
  }
};

template <>
inline constexpr auto kFields<advice::Amount> =
    fields("An equity lost or won.", field<&advice::Amount::unit>("in the unit of the format"),
           field<&advice::Amount::holes>(), field<&advice::Amount::mille>("in thousandths of a tour"));
template <>
inline constexpr auto kFields<explanation::Odds> = fields(
    "Of the 36 throws, how many do each of these for who throws. Flèches are in the thrower's numbering.",
    field<&explanation::Odds::hit_true>(), field<&explanation::Odds::hit_false>(),
    field("true_on", [](const explanation::Odds& o) { return by_fleche(o.true_on); }),
    field("false_on", [](const explanation::Odds& o) { return by_fleche(o.false_on); }),
    field<&explanation::Odds::fill>(), field<&explanation::Odds::keep>(),
    field("break", &explanation::Odds::breaks), field<&explanation::Odds::coin>(),
    field<&explanation::Odds::coin_by_effect>(), field<&explanation::Odds::coin_by_puissance>(),
    field("jans", by_jan));
template <>
inline constexpr auto kFields<advice::FromBook> =
    fields("The opening book's value of a play, in holes.",
           field<&advice::FromBook::given>("it is the book's answer"), field<&advice::FromBook::holes>(),
           field<&advice::FromBook::lost>("against the best of the book"),
           field<&advice::FromBook::error>("the standard error of that; of the best, of its worth"));
constexpr auto kRolled =
    fields("The result of a rollout, in holes.", field<&advice::RolledWay::lost>("against the best"),
           field<&advice::RolledWay::error>("the standard error of that"),
           field<&advice::RolledWay::times>("games; 0 where it is known without"));
template <>
inline constexpr auto kFields<advice::RolledWay> = kRolled;

constexpr std::array<std::string_view, 3> kRoleNames{"deed", "count", "though"};
constexpr WordList kRole{"ReasonRole", kRoleNames};
constexpr std::array<std::string_view, 2> kOwners{"own", "other"};
constexpr WordList kOwner{"Owner", kOwners};
template <>
inline constexpr auto kFields<AnswerReason> = fields(
    "A fact that speaks for the best of two answers, or that speaks against it most.",
    field("name", [](const AnswerReason& r) { return explanation::kFacts[r.fact].name; }),
    field("of", "about the player who answers, or about the opponent",
          [](const AnswerReason& r) { return kOwners[explanation::kFacts[r.fact].own ? 0 : 1]; })
        .one_of(kOwner),
    field("role", "in the sentence",
          [](const AnswerReason& r) { return kRoleNames[static_cast<std::size_t>(r.role)]; })
        .one_of(kRole),
    field("says", "the code of its sentence", [](const AnswerReason& r) { return code_of(r, r.hold); }),
    field("joined", "the code of the words that add it to the reasons before; empty for the first",
          [](const AnswerReason& r) { return r.joined; }),
    field("at", "the flèches that it is about, from the player's talon",
          [](const AnswerReason& r) { return fleches_in(r.at); }),
    field("rolls", "that it counts, after the answer after which there are more",
          [](const AnswerReason& r) { return rolls_in(r.rolls); })
        .unless_usual(),
    field("n", "the number in its sentence",
          [](const AnswerReason& r) { return rounded(numbers_of(r, r.hold).n); }),
    field("m", "the other number there",
          [](const AnswerReason& r) { return rounded(numbers_of(r, r.hold).m); }),
    field("best", "the fact after the best answer; of hold or go, after holding",
          [](const AnswerReason& r) { return rounded(r.best); }),
    field("given", "after the other answer; of hold or go, on average",
          [](const AnswerReason& r) { return rounded(r.given); }),
    field("weight", "above 0: for the best", [](const AnswerReason& r) { return rounded(r.weight); }));

template <>
inline constexpr auto kFields<Way> = fields(
    "A way to answer a roll.", field("answer", [](const Way& w) { return Answer{w.way, w.decision}; }),
    field("holes", "the roller's lead over the current score", [](const Way& w) { return w.way.holes; }),
    field("worth", [](const Way& w) { return w.way.unit; }),
    field("chance", "of winning the round", [](const Way& w) { return rounded(w.way.chance); }),
    field("lost", [](const Way& w) { return w.way.lost; }),
    field("reasons", "why the best is better; of the best itself, why it is better than the second",
          [](const Way& w) { return reasons_of(w.because); })
        .unless_usual(),
    field("other", "of the opponent's next roll, if the opponent throws next",
          [](const Way& w) { return when(w.opponent_throws, w.theirs); }),
    field("book", [](const Way& w) { return w.way.book; }), field<&Way::rolled>());
template <>
inline constexpr auto kFields<Hint> = frame(
    "hint", "All ways of answering the roll that are worth comparing, the best first.", field<&Hint::side>(),
    field("asked", [](const Hint& h) { return asked(h.decision); }).one_of(kChoice),
    field("dice", &Hint::roll), field<&Hint::plies>(), field<&Hint::unit>().one_of(kUnit),
    field<&Hint::hole>(), field("ways", ways_of), field<&Hint::left_out>());

template <class T>
constexpr auto tutor_fields(std::string_view legal) {
  return fields("", field<&T::side>(),
                field("asked", [](const T& t) { return asked(t.decision); }).one_of(kChoice),
                field<&T::choices>(), field<&T::legal>().written_as(legal), field<&T::unit>().one_of(kUnit));
}
template <>
inline constexpr auto kFields<TutorRefusal> =
    frame("tutor", "An answer that is not legal.", tutor_fields<TutorRefusal>("false"));
template <>
inline constexpr auto kFields<TutorCost> =
    tutor_fields<TutorCost>("true") +
    frame("tutor", "The cost of an answer.", field<&TutorCost::plies>(),
          field("grade", [](const TutorCost& t) { return limit_of(t.grade).code; }).one_of(kGrade),
          field("warn", [](const TutorCost& t) { return t.grade != advice::Grade::Good; }),
          field("lost", [](const TutorCost& t) { return t.given.lost; }),
          field("reasons", "why the best is better", [](const TutorCost& t) { return reasons_of(t.because); })
              .unless_usual(),
          field("given", [](const TutorCost& t) { return Answer{t.given, t.decision, true}; }),
          field("best", [](const TutorCost& t) { return Answer{t.best, t.decision, true}; }));

template <>
inline constexpr auto kFields<Explained> =
    frame("explained", "Why an answer is better than another one.", field<&Explained::side>(),
          field("asked", [](const Explained& e) { return asked(e.decision); }).one_of(kChoice),
          field("best", [](const Explained& e) { return Answer{e.best, e.decision}; }),
          field("given", [](const Explained& e) { return Answer{e.given, e.decision}; }),
          field("reasons", "none where nothing that can be counted speaks for the best",
                [](const Explained& e) { return reasons_of(e.because); }));

template <>
inline constexpr auto kFields<JanCount> = fields(
    "A jan that a roll makes.", field<&JanCount::jan>(), field<&JanCount::side>(), field<&JanCount::ways>(),
    field<&JanCount::points>(), field("at", [](const JanCount& j) { return fleches_in(j.at); }));
template <>
inline constexpr auto kFields<Gained> = fields("Points due by a roll.", field<&Gained::points>(),
                                               field<&Gained::holes>(), field<&Gained::rest>());
template <>
inline constexpr auto kFields<Outcome> =
    fields("One of the 21 rolls, with its gains for the thrower.", field("dice", &Outcome::roll),
           field("throws", [](const Outcome& o) { return throws(o.roll); }),
           field("events",
                 [](const Outcome& o) {
                   return each_of<JanCount>(
                       o.events, [&](const Event& e) { return JanCount{e, side_of(e, o.roller)}; });
                 }),
           field("mine", [](const Outcome& o) { return Gained{o.mine}; }),
           field("theirs", [](const Outcome& o) { return Gained{o.theirs}; }), field<&Outcome::gain>(),
           field("best", "null where the round has ended", [](const Outcome& o) {
             return when(!o.ended, Answer{o.best, o.mine.holes > 0});
           }).or_null());
template <>
inline constexpr auto kFields<Outlook> =
    frame("outlook", "The outlook on the next roll.", field<&Outlook::side>(),
          field("plies", [](const Outlook&) { return 1; }), field("unit", &Outlook::of_unit).one_of(kUnit),
          field<&Outlook::holes>(), field("worth", [](const Outlook& o) { return o.unit; }),
          field("chance", [](const Outlook& o) { return rounded(o.chance); }), field<&Outlook::mine>(),
          field<&Outlook::theirs>(), field("rolls", [](const Outlook& o) {
            return each_of<Outcome>(o.rolls, [&](const auto& roll) { return Outcome{roll, o.side}; });
          }));

template <>
inline constexpr auto kFields<RolledOut> = fields(
    "An answer that is rolled out.", field<&RolledOut::answer>(),
    field("holes", "the roller's lead over the current score; absent before the first game",
          [](const RolledOut& r) { return part(r.lead, &advice::RolledLead::holes); }),
    field("error", [](const RolledOut& r) { return part(r.lead, &advice::RolledLead::error); }),
    field("chance", "of winning the round",
          [](const RolledOut& r) { return part(r.lead, &advice::RolledLead::chance).transform(rounded); }),
    field("rolled", [](const RolledOut& r) { return part(r.lead, &advice::RolledLead::way); }));
template <>
inline constexpr auto kFields<Rollout> = frame(
    "rollout", "Answers played on to the end of the relevé with the same dice, in the order asked for.",
    field<&Rollout::side>(), field<&Rollout::asked>().one_of(kChoice), field<&Rollout::dice>(),
    field<&Rollout::done>("games played of each answer"), field<&Rollout::of>("0 where all is known without"),
    field<&Rollout::decided>("the best is best beyond doubt"), field<&Rollout::unit>().one_of(kUnit),
    field<&Rollout::hole>(), field<&Rollout::ways>());

constexpr auto kPlace =
    fields("", field<&advice::RecordPlace::n>("the number of the roll in the record"),
           field<&advice::RecordPlace::action>("all actions before it lead to the position"),
           field<&advice::RecordPlace::round>());
constexpr auto kPlayer = fields("", field<&advice::RecordPlace::player>());
constexpr auto kPlaceAndPlayer = kPlace + fields("", field<&advice::RecordPlace::side>()) + kPlayer;
template <>
inline constexpr auto kFields<RollSeen> =
    kPlaceAndPlayer + fields("A roll of the record.", field("dice", &RollSeen::roll),
                             field("luck", [](const RollSeen& r) { return when(r.free, r.luck); }).or_null(),
                             field("before", "White's chances of winning the round",
                                   [](const RollSeen& r) { return rounded(r.before); }),
                             field("after", [](const RollSeen& r) { return rounded(r.after); }),
                             field<&RollSeen::holes>().unless_usual());
template <>
inline constexpr auto kFields<PlayedOn> =
    kRolled + fields("The same of an answer that was given: negative if it brought more than all others.",
                     field<&PlayedOn::than>("the best of these"),
                     field<&PlayedOn::searched>("the loss by the search alone"));
template <>
inline constexpr auto kFields<Answered> =
    kPlaceAndPlayer +
    fields("An answer of the record, with its cost if it was legal.",
           field("asked", [](const Answered& a) { return asked(a.cost.decision); }).one_of(kChoice),
           field("dice", &Answered::roll), field("legal", [](const Answered& a) { return a.cost.legal; }),
           field("plies", "the depth of the search",
                 [](const Answered& a) { return when(a.cost.legal, a.cost.plies); }),
           field("grade", [](const Answered& a) { return when(a.cost.legal, limit_of(a.cost.grade).code); })
               .one_of(kGrade),
           field("lost", [](const Answered& a) { return when(a.cost.legal, a.cost.given.lost); }),
           field("reasons", "why the best is better",
                 [](const Answered& a) {
                   return a.is_beaten() ? reasons_of(a.cost.because) : std::vector<AnswerReason>();
                 })
               .unless_usual(),
           field("given",
                 [](const Answered& a) { return when(a.cost.legal, Answer{a.cost.given, a.cost.decision}); }),
           field("rolled", played_on),
           field("book", [](const Answered& a) { return a.cost.legal ? a.cost.given.book : std::nullopt; }),
           field("best", "if another was better",
                 [](const Answered& a) { return when(a.is_beaten(), Answer{a.cost.best, a.cost.decision}); }),
           field("trid", [](const Answered& a) { return when(a.is_beaten(), a.trid); }));
template <>
inline constexpr auto kFields<MissedSeen> =
    kWhoMissed + kWhatWasMissed + kPlace + kPlayer +
    fields(
        "A wrong mark that was not claimed, or a wrong play that stood, with its player and its roll.",
        field("lost",
              "by the mark's player against the right mark; negative for too many points; null where unknown",
              [](const MissedSeen& m) { return m.equity.lost; })
            .or_null(),
        field("school", "the points that the école would have given the opponent", [](const MissedSeen& m) {
          return m.equity.ecole;
        }).or_null());

template <>
inline constexpr auto kFields<advice::GradeTally> = fields(
    "The plays or decisions of a player.", field<&advice::GradeTally::choices>(),
    field<&advice::GradeTally::forced>(), field<&advice::GradeTally::lost>(),
    field<&advice::GradeTally::rate>("thousandths of a tour a choice"),
    field("grades", by_grade).written_as("{good:number,doubtful:number,mistake:number,blunder:number}"));
template <>
inline constexpr auto kFields<PlayerSeen> =
    fields("A player of the record.", field<&PlayerSeen::name>(), field<&PlayerSeen::plays>(),
           field<&PlayerSeen::decisions>(), field<&PlayerSeen::rate>(),
           field("rank", "null for a player who had too few choices",
                 [](const PlayerSeen& p) { return p.rank() ? std::optional(p.rank()->code) : std::nullopt; })
               .one_of(kRank)
               .or_null(),
           field<&PlayerSeen::luck>());
template <>
inline constexpr auto kFields<advice::RoundSeen> = fields(
    "A tour, a marqué or a meeting.",
    field("white", "the player who sat there", [](const advice::RoundSeen& r) { return r.players.white; }),
    field("black", [](const advice::RoundSeen& r) { return r.players.black; }),
    field<&advice::RoundSeen::luck>(),
    field("result", "White's payment, in the unit of the format; null while the game goes on",
          [](const advice::RoundSeen& r) { return when(r.ended, r.result); })
        .or_null(),
    field("adjusted", "the same without the luck of either",
          [](const advice::RoundSeen& r) { return when(r.ended, r.adjusted()); }));
template <>
inline constexpr auto kFields<advice::GradeLimit> =
    fields("The loss from which a grade is given.", field("grade", &advice::GradeLimit::code).one_of(kGrade),
           field<&advice::GradeLimit::from>(), field<&advice::GradeLimit::sign>());
template <>
inline constexpr auto kFields<Review> = frame(
    "review", "The review of a record.", field("format", [](const Review& r) { return r.record.format; }),
    field<&Review::unit>().one_of(kUnit), field("plies", [](const Review& r) { return r.of.plies; }),
    field("limits",
          [](const Review&) { return std::vector(advice::kGrades.begin(), advice::kGrades.end()); }),
    field("players", players_of), field("rounds", [](const Review& r) { return r.of.rounds; }),
    field("rolls", [](const Review& r) { return placed<RollSeen>(r.of.rolls); }),
    field("answers", [](const Review& r) { return placed<Answered>(r.of.answers); }),
    field("missed", [](const Review& r) {
      return each_of<MissedSeen>(r.of.missed,
                                 [](const auto& m) { return MissedSeen{m.missed, m.at, m.equity}; });
    }));
template <>
inline constexpr auto kFields<Reviewing> =
    frame("reviewing", "A review under way.", field<&Reviewing::done>(), field<&Reviewing::of>(),
          field<&Reviewing::so_far>("its results so far, if they were asked for").written_as("Review"));

void describe_advice(Description& all) {
  using Answers = std::variant<Hint, TutorRefusal, TutorCost, Explained, Outlook, Rollout, Review, Reviewing>;
  declare<Answers>(all);
  all.types.push_back(
      {{"name", "Tutor"}, {"says", "The verdict on an answer."}, {"type", "TutorRefusal|TutorCost"}});
  all.types.push_back({{"name", "DeskAnswer"},
                       {"says", "Anything that the analysis desk answers."},
                       {"type", Wire<Answers>::type() + "|ErrorMessage"}});
}

}  // namespace trictrac::contract

namespace trictrac::advice {

Json hint_json(const Hint& hint, std::string_view unit, std::span<const RolledWay> rolled) {
  return contract::json_of(contract::Hint{hint, unit, rolled});
}

Json rollout_json(const CandidateRollout& rollout, int games, std::string_view unit) {
  const bool decision = rollout.is_decision();
  const int done = rollout.times(), of = rollout.is_known() ? 0 : std::max(games, done);
  const bool begun = done > 0 || of == 0;
  const std::vector<RolledLead> results = rollout.results();
  contract::Rollout shown{
      rollout.side(), contract::asked(decision), rollout.roll(), done, of, begun && is_decided(results), unit,
      rollout.hole()};
  for (std::size_t i = 0; i < results.size(); ++i)
    shown.ways.push_back(
        {{rollout.candidates()[i].way, decision}, begun ? std::optional(results[i]) : std::nullopt});
  return contract::json_of(shown);
}

Json tutor_json(const AnswerCost& cost, Side side, std::string_view unit) {
  const contract::TutorRefusal refusal{cost, side, unit};
  return cost.legal ? contract::json_of(contract::TutorCost{refusal}) : contract::json_of(refusal);
}

Json explained_json(const Explained& explained, Side side) {
  return contract::json_of(contract::Explained{explained, side});
}

Json outlook_json(const Outlook& outlook, std::string_view unit) {
  return contract::json_of(contract::Outlook{outlook, unit});
}

Json review_json(const Review& review, const Record& record, std::string_view unit) {
  return contract::json_of(contract::Review{review, record, unit});
}

Json reviewing_json(ReviewProgress at, std::optional<Json> so_far) {
  return contract::json_of(contract::Reviewing{at, std::move(so_far)});
}

}  // namespace trictrac::advice

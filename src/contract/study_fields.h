// The questions to the module about games and positions away from a table, with their answers: what a page
// studies, trains with and agrees to (service/study.h).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "contract/game_codec.h"
#include "courrier/rules/race.h"
#include "engine/explain/odds.h"
#include "game/rules/setup.h"
#include "standing/glicko.h"
#include "table/verify.h"
#include "text/record/collection.h"
#include "text/record/record.h"

namespace trictrac::contract {

struct ReplayRecord {
  std::string text;
  static constexpr auto kFields = message("replay", "Answers the game of a record, as a table would show it.",
                                          field<&ReplayRecord::text>());
};
struct SplitRecords {
  std::string text;
  static constexpr auto kFields =
      message("records", "Answers the records in a text of one or many, none of them read.",
              field<&SplitRecords::text>());
};
struct OpenStudy {
  std::string text;
  static constexpr auto kFields = message(
      "study", "Answers the places of a record, and what is said of them.", field<&OpenStudy::text>());
};
struct ReadPosition {
  std::string text, numbering;
  static constexpr auto kFields = message("position", "Answers a position in every notation.",
                                          field<&ReadPosition::text>("TRID, XGID or letters"),
                                          field<&ReadPosition::numbering>("of the drawn board").or_usual());
};
struct CheckGame {
  JsonText game;
  static constexpr auto kFields =
      message("check", "Answers whether a game can be played, before it is asked for.",
              field<&CheckGame::game>("its seats may be left out"));
};
struct ResumeMatch {
  std::string format;
  std::optional<JsonText> match;
  JsonText noted;
  static constexpr auto kFields =
      message("resume", "Answers what the tables of S3 say of an adjourned match.",
              field<&ResumeMatch::format>().written_as("Format"),
              field<&ResumeMatch::match>().written_as("MatchTerms"),
              field<&ResumeMatch::noted>("what was noted of each account"));
};
struct JudgeRoll {
  std::string trid;
  std::optional<Roll> dice;
  static constexpr auto kFields =
      message("judge", "Answers what a roll is worth at a position, and what may be played.",
              field<&JudgeRoll::trid>(), field<&JudgeRoll::dice>("else those in hand there"));
};
inline constexpr auto kChances = [] {
  std::array<std::string_view, explanation::kOddsFields.size()> words;
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = explanation::kOddsFields[i].word;
  return words;
}();
inline constexpr WordList kChance{"Chance", kChances};
struct CountThrows {
  std::string trid, of;
  static constexpr auto kFields =
      message("throws", "Answers which of the 36 throws do that.", field<&CountThrows::trid>(),
              field<&CountThrows::of>().one_of(kChance));
};
struct Strength : standing::Rating {
  static constexpr auto kFields = fields<&Rating::rating, &Rating::deviation, &Rating::volatility>(
      "The strength of a player, or the difficulty of a problem, by Glicko-2.");
};
struct RateAnswer {
  Strength player, problem;
  bool right = false;
  double days = 0;
  static constexpr auto kFields =
      message("rate", "Answers the ratings after an answer to a problem.", field<&RateAnswer::player>(),
              field<&RateAnswer::problem>(), field<&RateAnswer::right>().or_usual(),
              field<&RateAnswer::days>("since the answer before"));
};
struct ToursMet {
  int elo = 0, won = 0, of = 0;
  static constexpr int kMostTours = 1'000'000;
  static constexpr auto kFields =
      fields("Tours against a bot.", field<&ToursMet::elo>("the strength of the bot").within(0, 4000),
             field<&ToursMet::won>().within(0, kMostTours), field<&ToursMet::of>().within(1, kMostTours));
};
struct PlaceOnLadder {
  std::vector<ToursMet> tours;
  static constexpr int kMostMet = 100;  // so that the answer takes no time
  static constexpr auto kFields = message(
      "ladder", "Answers the strength of a player on the ladder of the bots, by the tours against them.",
      field<&PlaceOnLadder::tours>("at least one").within(1, kMostMet));
};

using StudyQuestions = Types<ReplayRecord, SplitRecords, OpenStudy, ReadPosition, CheckGame, ResumeMatch,
                             JudgeRoll, CountThrows, RateAnswer, PlaceOnLadder>;

template <>
inline constexpr auto kFields<WrongRoll> =
    fields("The first throw that does not follow.", field<&WrongRoll::roll>("0 is the draw before the first"),
           field<&WrongRoll::written>(), field<&WrongRoll::drawn>());
struct Share {
  int player = 0;
  Digest share{}, commitment{};
  static constexpr auto kFields =
      fields<&Share::player, &Share::share, &Share::commitment>("A share of fair dice.");
};
struct DiceFound {
  int rolls = 0, given = 0;
  bool holds = false;
  std::string commit;
  bool commit_holds = false;
  std::optional<WrongRoll> wrong;
  std::vector<Share> shares;
  static constexpr auto kFields =
      fields("The dice that the seed of a record and the shares of fair dice give.",
             field<&DiceFound::rolls>("that were drawn"), field<&DiceFound::given>("that were not"),
             field<&DiceFound::holds>("all dice follow from them, and the seed matches the commitment"),
             field<&DiceFound::commit>(), field<&DiceFound::commit_holds>(),
             field<&DiceFound::wrong>().or_null(), field<&DiceFound::shares>());
};
template <>
inline constexpr auto kFields<courrier::Win> = fields<&courrier::Win::winner, &courrier::Win::points>("");
template <>
inline constexpr auto kFields<courrier::RolledRace> = fields(
    "A roll of Le Tric Trac: how many flèches the men of each side still had to travel.",
    field<&courrier::RolledRace::game>("of the match, from 0"), field<&courrier::RolledRace::side>(),
    field<&courrier::RolledRace::before>(), field<&courrier::RolledRace::after>("when it was played"),
    field<&courrier::RolledRace::won>("the game ended with it, or was given up before the next").or_null());
// The answer about a record, besides its message `game` and its lines.
struct ReplayedRecord {
  std::string record;
  std::optional<DiceFound> dice;
  std::optional<std::vector<courrier::RolledRace>> race;
  static constexpr auto kFields =
      frame("replay", "The game of a record, as a table would send it.",
            field<&ReplayedRecord::record>("in its canonical form"),
            field<&ReplayedRecord::dice>("null: the record has no seed").or_null(),
            field<&ReplayedRecord::race>("of Le Tric Trac: how the race went, roll by roll"));
};
template <>
inline constexpr auto kFields<RecordText> =
    fields("", field<&RecordText::text>(),
           field<&RecordText::line>("how many lines of the whole text stand before it"));
struct Records {
  std::vector<RecordText> records;
  static constexpr auto kFields =
      frame("records", "The records in a text of one or many.", field<&Records::records>());
};
struct Fault {
  int line = 0, roll = 0;
  std::string_view code;
  std::string message;
  std::string_view what;
  std::string written, due, good;
  static constexpr auto kFields =
      frame("fault", "The first thing wrong with a record.", field<&Fault::line>(),
            field<&Fault::roll>("its number, or that of the last before it"), field<&Fault::code>(),
            field<&Fault::message>(),
            field<&Fault::what>("the item that is written wrongly; empty where it cannot be named"),
            field<&Fault::written>(), field<&Fault::due>(),
            field<&Fault::good>("the correct beginning of the record"));
};
inline constexpr std::array<std::string_view, 3> kNotations{"trid", "xgid", "letters"};
inline constexpr WordList kNotation{"Notation", kNotations};
struct PositionText {
  std::string_view notation;
  std::string trid, xgid, letters, ascii;
  static constexpr auto kFields =
      frame("position", "A position in every notation.",
            field<&PositionText::notation>("in which it was written").one_of(kNotation),
            field<&PositionText::trid>(), field<&PositionText::xgid>(), field<&PositionText::letters>(),
            field<&PositionText::ascii>());
};
template <>
inline constexpr auto kFields<SetupProblem> =
    fields("", field<&SetupProblem::code>(), field<&SetupProblem::message>("in English"),
           field<&SetupProblem::side>().or_null(), field<&SetupProblem::found>());
struct PositionProblems {
  std::string_view notation;
  std::vector<SetupProblem> problems;
  static constexpr auto kFields =
      frame("problems", "All that is wrong with a position.",
            field<&PositionProblems::notation>().one_of(kNotation), field<&PositionProblems::problems>());
};
template <>
inline constexpr auto kFields<Remark> =
    fields("A comment.", field<&Remark::language>("empty: for everybody"), field<&Remark::text>());
template <>
inline constexpr auto kWords<Colour> = kColours;
template <>
inline constexpr std::string_view kWordsName<Colour> = "Colour";
template <>
inline constexpr auto kFields<Drawing> = fields<&Drawing::colour, &Drawing::from, &Drawing::to>(
    "An arrow, or the mark of one flèche, counted from White's talon.");
struct Place : StudyNode {
  std::string trid{};
  std::string_view stage{};
  Side side{};
  std::optional<Roll> dice{};
  std::vector<CombineGame> suspend{};
  std::optional<Steps> steps{};
  static constexpr auto kFields =
      fields("A place of a study: its start, or the end of a line of play.",
             field<&Place::parent>("the place before it; -1 for the start"), field<&Place::depth>(),
             field<&Place::line>(), field("comments", &Place::remarks), field<&Place::drawings>(),
             field<&Place::at>("its line in the text, from 0"),
             field<&Place::notes>("the line where its comments begin"),
             field<&Place::rest>("the line where variations and what follows do"), field<&Place::trid>(),
             field<&Place::stage>(), field<&Place::side>(), field<&Place::dice>().or_null(),
             field<&Place::suspend>("games of combiné that may be suspended there"),
             field<&Place::steps>("of Le Tric Trac, where a roll was played"));
};
struct StudyTree {
  std::string text;
  Tags tags;
  std::string_view numbering;
  std::vector<Place> places;
  static constexpr auto kFields =
      frame("study", "A record as a tree of places; the first is the start.", field<&StudyTree::text>(),
            field<&StudyTree::tags>(), field<&StudyTree::numbering>(), field<&StudyTree::places>());
};
struct Judged {
  Side side{};
  Roll dice;
  Json events;
  std::vector<std::vector<Step>> plays;
  static constexpr auto kFields = frame(
      "judged", "What a roll is worth at a position, and the legal plays.", field<&Judged::side>(),
      field<&Judged::dice>(), field<&Judged::events>().written_as("JanEvent[]"), field<&Judged::plays>());
};
struct Throws {
  int n = 0;
  std::vector<Roll> rolls;
  static constexpr auto kFields =
      frame("throws", "How many of the 36 throws do something, and by which rolls.", field<&Throws::n>(),
            field<&Throws::rolls>());
};
struct Rated {
  Strength player, problem;
  static constexpr auto kFields =
      frame("rated", "The ratings after an answer.", field<&Rated::player>(), field<&Rated::problem>());
};
struct PlacedOnLadder {
  int elo = 0, low = 0, high = 0;
  static constexpr auto kFields =
      frame("ladder", "A strength on the ladder of the bots.", field<&PlacedOnLadder::elo>(),
            field<&PlacedOnLadder::low>("of the 95 % interval"), field<&PlacedOnLadder::high>());
};

struct WrongOption {
  std::string option, code, message;
  std::optional<Json> limits{};
  std::vector<std::string_view> values{};
  static constexpr auto kFields =
      fields("An option that cannot be agreed, and why.", field<&WrongOption::option>(),
             field<&WrongOption::code>(), field<&WrongOption::message>("in English"),
             field<&WrongOption::limits>("within which a number can be agreed"),
             field<&WrongOption::values>("that can be agreed").unless_usual());
};
struct Checked {
  Json game;
  std::vector<WrongOption> problems{};
  static constexpr auto kFields =
      frame("checked", "A game with all that it leaves unsaid.",
            field<&Checked::game>("null where it cannot be agreed").written_as("object|null"),
            field<&Checked::problems>());
};
struct WonJetons {
  int white = 0, black = 0;
  std::optional<int> third{};
  static constexpr auto kFields = fields<&WonJetons::white, &WonJetons::black, &WonJetons::third>("");
};
struct Resumed {
  std::optional<Json> match;
  WonJetons won;
  Side dice = Side::White;
  int left = 0;
  std::vector<WrongOption> problems{};
  static constexpr auto kFields =
      frame("resumed", "The match resumed from its notes.",
            field<&Resumed::match>("null where the notes cannot be right").or_null().written_as("MatchTerms"),
            field<&Resumed::won>("jetons won, less lost"), field<&Resumed::dice>(),
            field<&Resumed::left>("marqués still to be won"), field<&Resumed::problems>());
};

using StudyAnswers = Types<Records, Fault, PositionText, PositionProblems, StudyTree, Judged, Throws, Rated,
                           PlacedOnLadder, Checked, Resumed>;

}  // namespace trictrac::contract

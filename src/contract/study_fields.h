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
#include "engine/advice/outlook.h"
#include "game/rules/setup.h"
#include "standing/glicko.h"
#include "table/verify.h"
#include "text/record/collection.h"
#include "text/record/record.h"

namespace trictrac::contract {

struct AskedText {
  std::string text;
};
struct ReplayRecord : AskedText {};
struct SplitRecords : AskedText {};
struct OpenStudy : AskedText {};
struct ReadPosition {
  std::string text, numbering;
};
struct CheckGame {
  JsonText game;
};
struct ResumeMatch {
  std::string format;
  std::optional<JsonText> match;
  JsonText noted;
};
struct JudgeRoll {
  std::string trid;
  std::optional<Roll> dice;
};
struct CountThrows {
  std::string trid, of;
};
struct Strength : standing::Rating {};
struct RateAnswer {
  Strength player, problem;
  bool right = false;
  double days = 0;
};

template <>
inline constexpr auto kFields<ReplayRecord> = message(
    "replay", "Answers the game of a record, as a table would show it.", field("text", &ReplayRecord::text));
template <>
inline constexpr auto kFields<SplitRecords> =
    message("records", "Answers the records in a text of one or many, none of them read.",
            field("text", &SplitRecords::text));
template <>
inline constexpr auto kFields<OpenStudy> = message(
    "study", "Answers the places of a record, and what is said of them.", field("text", &OpenStudy::text));
template <>
inline constexpr auto kFields<ReadPosition> =
    message("position", "Answers a position in every notation.",
            field("text", &ReadPosition::text, "TRID, XGID or letters"),
            field("numbering", &ReadPosition::numbering, "of the drawn board").or_usual());
template <>
inline constexpr auto kFields<CheckGame> =
    message("check", "Answers whether a game can be played, before it is asked for.",
            field("game", &CheckGame::game, "its seats may be left out"));
template <>
inline constexpr auto kFields<ResumeMatch> =
    message("resume", "Answers what the tables of S3 say of an adjourned match.",
            field("format", &ResumeMatch::format).written_as("Format"),
            field("match", &ResumeMatch::match).written_as("MatchTerms"),
            field("noted", &ResumeMatch::noted, "what was noted of each account"));
template <>
inline constexpr auto kFields<JudgeRoll> =
    message("judge", "Answers what a roll is worth at a position, and what may be played.",
            field("trid", &JudgeRoll::trid), field("dice", &JudgeRoll::dice, "else those in hand there"));
inline constexpr auto kChances = [] {
  std::array<std::string_view, advice::kOddsFields.size()> words;
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = advice::kOddsFields[i].word;
  return words;
}();
inline constexpr WordList kChance{"Chance", kChances};
template <>
inline constexpr auto kFields<CountThrows> =
    message("throws", "Answers which of the 36 throws do that.", field("trid", &CountThrows::trid),
            field("of", &CountThrows::of).one_of(kChance));
template <>
inline constexpr auto kFields<Strength> =
    fields("The strength of a player, or the difficulty of a problem, by Glicko-2.",
           field("rating", &Strength::rating), field("deviation", &Strength::deviation),
           field("volatility", &Strength::volatility));
template <>
inline constexpr auto kFields<RateAnswer> =
    message("rate", "Answers the ratings after an answer to a problem.", field("player", &RateAnswer::player),
            field("problem", &RateAnswer::problem), field("right", &RateAnswer::right).or_usual(),
            field("days", &RateAnswer::days, "since the answer before"));

using StudyQuestions = Types<ReplayRecord, SplitRecords, OpenStudy, ReadPosition, CheckGame, ResumeMatch,
                             JudgeRoll, CountThrows, RateAnswer>;

struct Share {
  int player = 0;
  Digest share{}, commitment{};
};
struct DiceFound {
  int rolls = 0, given = 0;
  bool holds = false;
  std::string commit;
  bool commit_holds = false;
  std::optional<WrongRoll> wrong;
  std::vector<Share> shares;
};
// The answer about a record, besides its message `game` and its lines.
struct ReplayedRecord {
  std::string record;
  std::optional<DiceFound> dice;
  std::optional<std::vector<courrier::RolledRace>> race;
};
struct Records {
  std::vector<RecordText> records;
};
struct Fault {
  int line = 0, roll = 0;
  std::string_view code;
  std::string message;
  std::string_view what;
  std::string written, due, good;
};
struct PositionText {
  std::string_view notation;
  std::string trid, xgid, letters, ascii;
};
struct PositionProblems {
  std::string_view notation;
  std::vector<SetupProblem> problems;
};
struct Place : StudyNode {
  std::string trid{};
  std::string_view stage{};
  Side side{};
  std::optional<Roll> dice{};
  std::vector<CombineGame> suspend{};
  std::optional<Steps> steps{};
};
struct StudyTree {
  std::string text;
  Tags tags;
  std::string_view numbering;
  std::vector<Place> places;
};
struct Judged {
  Side side{};
  Roll dice;
  Json events;
  std::vector<std::vector<Step>> plays;
};
struct Throws {
  int n = 0;
  std::vector<Roll> rolls;
};
struct Rated {
  Strength player, problem;
};
// An option that cannot be agreed.
struct WrongOption {
  std::string option, code, message;
  std::optional<Json> limits{};
  std::vector<std::string_view> values{};
};
struct Checked {
  Json game;
  std::vector<WrongOption> problems{};
};
struct WonJetons {
  int white = 0, black = 0;
  std::optional<int> third{};
};
struct Resumed {
  std::optional<Json> match;
  WonJetons won;
  Side dice = Side::White;
  int left = 0;
  std::vector<WrongOption> problems{};
};

template <>
inline constexpr auto kFields<WrongRoll> =
    fields("The first throw that does not follow.",
           field("roll", &WrongRoll::roll, "0 is the draw before the first"),
           field("written", &WrongRoll::written), field("drawn", &WrongRoll::drawn));
template <>
inline constexpr auto kFields<Share> =
    fields("A share of fair dice.", field("player", &Share::player), field("share", &Share::share),
           field("commitment", &Share::commitment));
template <>
inline constexpr auto kFields<DiceFound> = fields(
    "The dice that the seed of a record and the shares of fair dice give.",
    field("rolls", &DiceFound::rolls, "that were drawn"), field("given", &DiceFound::given, "that were not"),
    field("holds", &DiceFound::holds, "all dice follow from them, and the seed matches the commitment"),
    field("commit", &DiceFound::commit), field("commit_holds", &DiceFound::commit_holds),
    field("wrong", &DiceFound::wrong).or_null(), field("shares", &DiceFound::shares));
template <>
inline constexpr auto kFields<courrier::Win> =
    fields("", field("winner", &courrier::Win::winner), field("points", &courrier::Win::points));
template <>
inline constexpr auto kFields<courrier::RolledRace> =
    fields("A roll of Le Tric Trac: how many flèches the men of each side still had to travel.",
           field("game", &courrier::RolledRace::game, "of the match, from 0"),
           field("side", &courrier::RolledRace::side), field("before", &courrier::RolledRace::before),
           field("after", &courrier::RolledRace::after, "when it was played"),
           field("won", &courrier::RolledRace::won, "the game ended with it, or was given up before the next")
               .or_null());
template <>
inline constexpr auto kFields<ReplayedRecord> =
    frame("replay", "The game of a record, as a table would send it.",
          field("record", &ReplayedRecord::record, "in its canonical form"),
          field("dice", &ReplayedRecord::dice, "null: the record has no seed").or_null(),
          field("race", &ReplayedRecord::race, "of Le Tric Trac: how the race went, roll by roll"));
template <>
inline constexpr auto kFields<RecordText> =
    fields("", field("text", &RecordText::text),
           field("line", &RecordText::line, "how many lines of the whole text stand before it"));
template <>
inline constexpr auto kFields<Records> =
    frame("records", "The records in a text of one or many.", field("records", &Records::records));
template <>
inline constexpr auto kFields<Fault> =
    frame("fault", "The first thing wrong with a record.", field("line", &Fault::line),
          field("roll", &Fault::roll, "its number, or that of the last before it"),
          field("code", &Fault::code), field("message", &Fault::message),
          field("what", &Fault::what, "the item that is written wrongly; empty where it cannot be named"),
          field("written", &Fault::written), field("due", &Fault::due),
          field("good", &Fault::good, "the correct beginning of the record"));
inline constexpr std::array<std::string_view, 3> kNotations{"trid", "xgid", "letters"};
inline constexpr WordList kNotation{"Notation", kNotations};
template <>
inline constexpr auto kFields<PositionText> =
    frame("position", "A position in every notation.",
          field("notation", &PositionText::notation, "in which it was written").one_of(kNotation),
          field("trid", &PositionText::trid), field("xgid", &PositionText::xgid),
          field("letters", &PositionText::letters), field("ascii", &PositionText::ascii));
template <>
inline constexpr auto kFields<SetupProblem> =
    fields("", field("code", &SetupProblem::code), field("message", &SetupProblem::message, "in English"),
           field("side", &SetupProblem::side).or_null(), field("found", &SetupProblem::found));
template <>
inline constexpr auto kFields<PositionProblems> =
    frame("problems", "All that is wrong with a position.",
          field("notation", &PositionProblems::notation).one_of(kNotation),
          field("problems", &PositionProblems::problems));
template <>
inline constexpr auto kFields<Remark> = fields(
    "A comment.", field("language", &Remark::language, "empty: for everybody"), field("text", &Remark::text));
template <>
inline constexpr auto kWords<Colour> = kColours;
template <>
inline constexpr std::string_view kWordsName<Colour> = "Colour";
template <>
inline constexpr auto kFields<Drawing> =
    fields("An arrow, or the mark of one flèche, counted from White's talon.",
           field("colour", &Drawing::colour), field("from", &Drawing::from), field("to", &Drawing::to));
template <>
inline constexpr auto kFields<Place> = fields(
    "A place of a study: its start, or the end of a line of play.",
    field("parent", &Place::parent, "the place before it; -1 for the start"), field("depth", &Place::depth),
    field("line", &Place::line), field("comments", &Place::remarks), field("drawings", &Place::drawings),
    field("at", &Place::at, "its line in the text, from 0"),
    field("notes", &Place::notes, "the line where its comments begin"),
    field("rest", &Place::rest, "the line where variations and what follows do"), field("trid", &Place::trid),
    field("stage", &Place::stage), field("side", &Place::side), field("dice", &Place::dice).or_null(),
    field("suspend", &Place::suspend, "games of combiné that may be suspended there"),
    field("steps", &Place::steps, "of Le Tric Trac, where a roll was played"));
template <>
inline constexpr auto kFields<StudyTree> =
    frame("study", "A record as a tree of places; the first is the start.", field("text", &StudyTree::text),
          field("tags", &StudyTree::tags), field("numbering", &StudyTree::numbering),
          field("places", &StudyTree::places));
template <>
inline constexpr auto kFields<Judged> =
    frame("judged", "What a roll is worth at a position, and the legal plays.", field("side", &Judged::side),
          field("dice", &Judged::dice), field("events", &Judged::events).written_as("JanEvent[]"),
          field("plays", &Judged::plays));
template <>
inline constexpr auto kFields<Throws> =
    frame("throws", "How many of the 36 throws do something, and by which rolls.", field("n", &Throws::n),
          field("rolls", &Throws::rolls));
template <>
inline constexpr auto kFields<Rated> =
    frame("rated", "The ratings after an answer.", field("player", &Rated::player),
          field("problem", &Rated::problem));

template <>
inline constexpr auto kFields<WrongOption> =
    fields("An option that cannot be agreed, and why.", field("option", &WrongOption::option),
           field("code", &WrongOption::code), field("message", &WrongOption::message, "in English"),
           field("limits", &WrongOption::limits, "within which a number can be agreed"),
           field("values", &WrongOption::values, "that can be agreed").unless_usual());
template <>
inline constexpr auto kFields<Checked> =
    frame("checked", "A game with all that it leaves unsaid.",
          field("game", &Checked::game, "null where it cannot be agreed").written_as("object|null"),
          field("problems", &Checked::problems));
template <>
inline constexpr auto kFields<WonJetons> =
    fields("", field("white", &WonJetons::white), field("black", &WonJetons::black),
           field("third", &WonJetons::third));
template <>
inline constexpr auto kFields<Resumed> =
    frame("resumed", "The match resumed from its notes.",
          field("match", &Resumed::match, "null where the notes cannot be right")
              .or_null()
              .written_as("MatchTerms"),
          field("won", &Resumed::won, "jetons won, less lost"), field("dice", &Resumed::dice),
          field("left", &Resumed::left, "marqués still to be won"), field("problems", &Resumed::problems));

using StudyAnswers =
    Types<Records, Fault, PositionText, PositionProblems, StudyTree, Judged, Throws, Rated, Checked, Resumed>;

}  // namespace trictrac::contract

#include "service/study.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

#include "contract/instances.h"
#include "contract/study_fields.h"
#include "courrier/rules/race.h"
#include "courrier/text/position_text.h"
#include "service/agreement.h"
#include "service/games.h"
#include "service/replay.h"
#include "standing/elo.h"
#include "table/verify.h"
#include "text/board_text.h"
#include "text/foreign_text.h"
#include "text/record/collection.h"
#include "text/record/record.h"
#include "text/record/record_tags.h"
#include "text/trid.h"
#include "text/words.h"
#include "wire/event_json.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

std::string said(const auto& answer) { return dump(contract::json_of(answer)); }

// Returns the number a line of a record begins with; 0 where it gives no roll.
int roll_of(std::string_view line) {
  const std::size_t point = line.find('.');
  if (point == std::string_view::npos) return 0;
  return number_in(line.substr(0, point), 0, 9999).value_or(0);
}

// Returns the roll that a line of the text belongs to: its own, or the last before it.
int roll_at(std::string_view text, int line) {
  const auto lines = split(text, '\n');
  for (int i = std::min<int>(line, static_cast<int>(lines.size())); i > 0; --i)
    if (const int roll = roll_of(lines[i - 1])) return roll;
  return 0;
}

// Returns what stands before a line, if that is a game.
std::string good_before(std::string_view text, int line) {
  std::string before;
  int n = 1;
  for (const std::string_view one : split(text, '\n')) {
    if (n++ == line) break;
    before += std::string(one) + "\n";
  }
  return roll_at(before, n) > 0 && replay_text(before) ? before : "";
}

std::string fault_text(const RecordError& e, std::string_view text) {
  const Mismatch m = e.mismatch.value_or(Mismatch());
  return said(contract::Fault{e.line, roll_at(text, e.line), name_of(e.fault), e.message,
                              e.mismatch ? name_of(m.part) : "", m.written, m.due,
                              good_before(text, e.line)});
}

// Returns what the seed of a finished game says of its dice; nothing where that cannot be asked.
template <class SomeRecord>
std::optional<contract::DiceFound> dice_of(const SomeRecord& record) {
  const auto v = verify_dice(record);
  if (!v) return std::nullopt;
  contract::DiceFound found{v->rolls,        v->given,       v->holds(), std::string(record.tag("Commit")),
                            v->commit_holds, v->first_wrong, {}};
  for (const PlayerShare& one : v->shares) found.shares.push_back({one.player, one.share, sha256(one.share)});
  return found;
}

// Returns the race of a game of Le Tric Trac.
std::optional<std::vector<courrier::RolledRace>> race_in(const Record&) { return std::nullopt; }
std::optional<std::vector<courrier::RolledRace>> race_in(const courrier::Record& record) {
  return courrier::race_of(record.start, record.events);
}

std::string answer_to(const contract::ReplayRecord& asked) {
  const std::string& text = asked.text;
  const auto game = replay_text(text);
  if (!game) return fault_text(game.error(), text);
  std::string lines;
  for (const std::string& line : game->lines) lines += (lines.empty() ? "" : ",") + line;
  std::string rest = with_game_of_record(text, [&](auto of) {
    const auto record = of.parse_record(text);
    Json json = Json::object();
    contract::add_fields(json,
                         contract::ReplayedRecord{print_record(*record), dice_of(*record), race_in(*record)});
    return dump(json);
  });
  rest.front() = ',';
  return "{\"say\":\"replay\",\"game\":" + game->game + ",\"lines\":[" + lines + "]" + rest;
}

std::string answer_to(const contract::SplitRecords& asked) {
  return said(contract::Records{records_in(asked.text)});
}

contract::Place place_of(const StudyPlace& p) {
  const State& s = p.state;
  const bool in_hand = s.stage == Stage::Decide || s.stage == Stage::Move;
  return {
      p,         print_trid(s), stage_name(s.stage), s.to_act, in_hand ? std::optional(s.roll) : std::nullopt,
      p.suspends};
}

// Returns the name of a stage. A table says "draw" or "roll" of the first one (courrier/wire/messages.cpp).
std::string_view stage_name(courrier::Stage stage) {
  switch (stage) {
    case courrier::Stage::Lead: return "lead";
    case courrier::Stage::Roll: return "roll";
    case courrier::Stage::Move: return "move";
    case courrier::Stage::Over: return "over";
  }
  return "";
}

contract::Place place_of(const courrier::StudyPlace& p) {
  const courrier::State& s = p.state;
  contract::Place place{p, courrier::print_position(s), stage_name(s.stage), s.to_act};
  if (s.stage == courrier::Stage::Move) place.dice = s.roll;
  if (p.play) place.steps = Steps({p.play->begin(), p.play->end()});
  return place;
}

// A record of Le Tric Trac always counts each flèche on the path of who moves.
Numbering numbering_of(const courrier::Record&) { return Numbering::OneTo24; }

std::string answer_to(const contract::OpenStudy& asked) {
  return with_game_of_record(asked.text, [&](auto game) -> std::string {
    const auto record = game.parse_record(asked.text);
    if (!record) return fault_text(record.error(), asked.text);
    const auto study = study_text(*record);
    contract::StudyTree tree{study.text, record->tags, name_of(numbering_of(*record)), {}};
    for (const auto& place : study.places) tree.places.push_back(place_of(place));
    return said(tree);
  });
}

std::string answer_to(const contract::ReadPosition& asked) {
  const bool xgid = looks_like_xgid(asked.text), letters = !xgid && looks_like_letters(asked.text);
  const std::string_view notation = xgid ? "xgid" : letters ? "letters" : "trid";
  const auto state = xgid      ? parse_xgid(asked.text)
                     : letters ? parse_letters(asked.text)
                               : parse_trid(asked.text);
  if (!state) return said(contract::PositionProblems{notation, state.error()});
  const auto numbering = find_numbering(asked.numbering).value_or(Numbering::OneTo12);
  return said(contract::PositionText{notation, print_trid(*state), print_xgid(*state), print_letters(*state),
                                     board_text(*state, numbering)});
}

std::string answer_to(const contract::CheckGame& asked) { return said(check(asked)); }
std::string answer_to(const contract::ResumeMatch& asked) {
  const auto resumed = resume(asked);
  return resumed ? said(*resumed) : error_text(resumed.error());
}

// Returns the dice of the question, else those in hand.
std::optional<Roll> roll_of(const contract::JudgeRoll& asked, const State& state) {
  const bool in_hand = state.stage == Stage::Decide || state.stage == Stage::Move;
  return asked.dice || !in_hand ? asked.dice : state.roll;
}

std::string answer_to(const contract::JudgeRoll& asked) {
  const auto state = parse_trid(asked.trid);
  if (!state) return error_text(bad(state.error().front().message));
  const auto roll = roll_of(asked, *state);
  if (!roll) return error_text(bad("dice must be two numbers such as [6,4], because the position has none"));
  Turn turn;
  judge(state->board, *roll, state->options, context_of(*state), turn);
  contract::Judged judged{
      state->to_act, *roll, explained_json(state->board, *roll, state->options, turn, state->to_act), {}};
  for (const Play& play : turn.plays) judged.plays.emplace_back(play.begin(), play.end());
  return said(judged);
}

std::string answer_to(const contract::CountThrows& asked) {
  const auto state = parse_trid(asked.trid);
  if (!state) return error_text(bad(state.error().front().message));
  const auto field = std::ranges::find(explanation::kOddsFields, asked.of, &explanation::OddsField::word);
  contract::Throws thrown;
  for (const Roll roll : all_rolls()) {
    const int times =
        explanation::odds_of(state->board, roll, state->options, context_of(*state)).*(field->of);
    if (times > 0) thrown.rolls.push_back(roll);
    thrown.n += times;
  }
  return said(thrown);
}

std::string answer_to(const contract::RateAnswer& asked) {
  const std::array won{standing::Met{asked.problem, asked.right ? 1.0 : 0.0}},
      lost{standing::Met{asked.player, asked.right ? 0.0 : 1.0}};
  return said(contract::Rated{{standing::after(asked.player, won, asked.days / standing::kPeriodDays)},
                              {standing::after(asked.problem, lost, 0)}});
}

std::string answer_to(const contract::PlaceOnLadder& asked) {
  if (asked.tours.empty()) return error_text(bad("tours must not be empty"));
  std::vector<standing::KnownElo> bots;
  std::vector<standing::Pairing> pairings;
  for (const contract::ToursMet& met : asked.tours) {
    if (met.won > met.of) return error_text(bad("won must not be more than of"));
    const int bot = static_cast<int>(bots.size()) + 1;
    bots.push_back({bot, static_cast<double>(met.elo)});
    pairings.push_back(standing::pairing_of(0, bot, met.won, met.of));
  }
  const standing::Elo elo = standing::fit_elo(static_cast<int>(bots.size()) + 1, bots, pairings).front();
  const auto whole = [](double x) { return static_cast<int>(std::lround(x)); };
  return said(contract::PlacedOnLadder{whole(elo.elo), whole(elo.low()), whole(elo.high())});
}

}  // namespace

std::string study(std::string_view message) {
  const auto json = parse_json(message);
  if (!json) return error_text(json.error());
  const auto answer = contract::read_one_of<std::string>(contract::StudyQuestions{}, "a message", "do", *json,
                                                         [](const auto& asked) { return answer_to(asked); });
  return answer ? *answer : error_text(answer.error());
}

}  // namespace trictrac

namespace trictrac::contract {

void describe_study(Description& all) {
  declare<VariantOf<StudyAnswers>>(all);
  Json fields = fields_json<ReplayedRecord>(all, Seen::Answered);
  fields.insert(fields.begin(),
                {Json{{"name", "say"}, {"type", "'replay'"}}, Json{{"name", "game"}, {"type", "AnyInfo"}},
                 Json{{"name", "lines"}, {"type", "Line[]|CourrierLine[]"}}});
  all.types.push_back(
      {{"name", "Replayed"}, {"says", kFields<ReplayedRecord>.says}, {"fields", std::move(fields)}});
  all.types.push_back(one_of(all, "StudyQuestion", "A question about games and positions, to the module.",
                             "do", Seen::Asked, StudyQuestions{}));
}

}  // namespace trictrac::contract

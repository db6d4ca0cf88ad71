#include "service/study.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "service/agreement.h"
#include "service/games.h"
#include "service/replay.h"
#include "service/trainer.h"
#include "table/verify.h"
#include "text/board_text.h"
#include "text/foreign_text.h"
#include "text/record/record.h"
#include "text/record/record_tags.h"
#include "text/trid.h"
#include "text/words.h"
#include "wire/event_json.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

std::vector<std::string_view> lines_of(std::string_view text) { return split(text, '\n'); }

// The number a line of a record begins with; 0 where it gives no roll.
int roll_of(std::string_view line) {
  const std::size_t point = line.find('.');
  if (point == std::string_view::npos) return 0;
  return number_in(line.substr(0, point), 0, 9999).value_or(0);
}

// The roll that a line of the text belongs to: its own, or the last before it.
int roll_at(std::string_view text, int line) {
  const auto lines = lines_of(text);
  for (int i = std::min<int>(line, static_cast<int>(lines.size())); i > 0; --i)
    if (const int roll = roll_of(lines[i - 1])) return roll;
  return 0;
}

// What stands before a line, if that is a game.
std::string good_before(std::string_view text, int line) {
  std::string before;
  int n = 1;
  for (const std::string_view one : lines_of(text)) {
    if (n++ == line) break;
    before += std::string(one) + "\n";
  }
  return roll_at(before, n) > 0 && replay_text(before) ? before : "";
}

Json fault_json(const RecordError& e, std::string_view text) {
  const Mismatch none;
  const Mismatch& m = e.mismatch ? *e.mismatch : none;
  return {{"say", "fault"},           {"line", e.line},       {"roll", roll_at(text, e.line)},
          {"code", name_of(e.fault)}, {"message", e.message}, {"what", e.mismatch ? name_of(m.part) : ""},
          {"written", m.written},     {"due", m.due},         {"good", good_before(text, e.line)}};
}

Json shares_json(const std::vector<PlayerShare>& shares) {
  Json list = Json::array();
  for (const PlayerShare& one : shares)
    list.push_back(
        {{"player", one.player}, {"share", to_hex(one.share)}, {"seal", to_hex(sha256(one.share))}});
  return list;
}

Json wrong_json(const std::optional<WrongRoll>& wrong) {
  if (!wrong) return nullptr;
  return {{"roll", wrong->roll}, {"written", wrong->written}, {"drawn", wrong->drawn}};
}

// What the seed of a finished game says of its dice; nothing where that cannot be asked.
template <class SomeRecord>
Json dice_json(const SomeRecord& record) {
  const auto verified = verify_dice(record);
  if (!verified) return nullptr;
  return {{"rolls", verified->rolls},
          {"given", verified->given},
          {"holds", verified->holds()},
          {"commit", record.tag("Commit")},
          {"commit_holds", verified->commit_holds},
          {"wrong", wrong_json(verified->first_wrong)},
          {"shares", shares_json(verified->shares)}};
}

// The record as it is always printed, and what its seed says of the dice.
Json particulars(std::string_view text) {
  return with_game_of_record(text, [&](auto game) -> Json {
    const auto record = game.parse_record(text);
    return {{"record", print_record(*record)}, {"dice", dice_json(*record)}};
  });
}

std::string replayed(std::string_view text) {
  const auto game = replay_text(text);
  if (!game) return dump(fault_json(game.error(), text));
  std::string lines;
  for (const std::string& line : game->lines) lines += (lines.empty() ? "" : ",") + line;
  std::string rest = dump(particulars(text));
  rest.front() = ',';
  return "{\"say\":\"replay\",\"game\":" + game->game + ",\"lines\":[" + lines + "]" + rest;
}

Json remarks_json(const std::vector<Remark>& remarks) {
  Json list = Json::array();
  for (const Remark& r : remarks) list.push_back({{"language", r.language}, {"text", r.text}});
  return list;
}

Json drawings_json(const std::vector<Drawing>& drawings) {
  Json list = Json::array();
  for (const Drawing& d : drawings) {
    Json drawing{{"colour", name_of(d.colour)}};
    if (d.from) drawing["from"] = *d.from;
    drawing["to"] = d.to;
    list.push_back(std::move(drawing));
  }
  return list;
}

Json suspends_json(const StudyPlace& p) {
  Json games = Json::array();
  for (const CombineGame game : p.suspends) games.push_back(name_of(game));
  return games;
}

Json place_json(const StudyPlace& p) {
  const State& s = p.state;
  const bool in_hand = s.stage == Stage::Decide || s.stage == Stage::Move;
  return {{"parent", p.parent},
          {"depth", p.depth},
          {"line", p.line},
          {"trid", print_trid(s)},
          {"stage", stage_name(s.stage)},
          {"side", name_of(s.to_act)},
          {"dice", in_hand ? Json{s.roll.a, s.roll.b} : Json(nullptr)},
          {"suspend", suspends_json(p)},
          {"comments", remarks_json(p.remarks)},
          {"drawings", drawings_json(p.drawings)},
          {"at", p.at},
          {"notes", p.notes},
          {"rest", p.rest}};
}

std::string studied(std::string_view text) {
  const auto record = parse_record(text);
  if (!record) return dump(fault_json(record.error(), text));
  const StudyText study = study_text(*record);
  Json tags = Json::object(), places = Json::array();
  for (const auto& [name, value] : record->tags) tags[name] = value;
  for (const StudyPlace& place : study.places) places.push_back(place_json(place));
  return dump({{"say", "study"},
               {"text", study.text},
               {"tags", std::move(tags)},
               {"numbering", name_of(numbering_of(*record))},
               {"places", std::move(places)}});
}

// A position in whatever notation its text is.
struct ReadText {
  std::string_view notation;
  ForeignBoard state;
};

// A flèche's letter, the colour and a number.
bool looks_like_letters(std::string_view text) {
  return text.size() > 2 && (text[1] == 'W' || text[1] == 'B') && text[2] >= '0' && text[2] <= '9';
}

ReadText read(std::string_view text) {
  if (looks_like_xgid(text)) return {"xgid", parse_xgid(text)};
  if (looks_like_letters(text)) return {"letters", parse_letters(text)};
  return {"trid", parse_trid(text)};
}

Json problem_json(const SetupProblem& p) {
  Json json{{"code", p.code}, {"message", p.message}, {"side", nullptr}, {"found", p.found}};
  if (p.side) json["side"] = name_of(*p.side);
  return json;
}

std::string reading_text(std::string_view text, Numbering numbering) {
  const ReadText r = read(text);
  if (r.state)
    return dump({{"say", "position"},
                 {"notation", r.notation},
                 {"trid", print_trid(*r.state)},
                 {"xgid", print_xgid(*r.state)},
                 {"letters", print_letters(*r.state)},
                 {"ascii", board_text(*r.state, numbering)}});
  Json problems = Json::array();
  for (const SetupProblem& p : r.state.error()) problems.push_back(problem_json(p));
  return dump({{"say", "problems"}, {"notation", r.notation}, {"problems", problems}});
}

}  // namespace

std::string study(std::string_view message) {
  const auto json = parse_json(message);
  if (!json) return error_text(json.error());
  if (!json->is_object()) return error_text({ErrorCode::BadMessage, "a message is an object with \"do\""});
  const std::string verb = text_member(*json, "do"), text = text_member(*json, "text");
  if (verb == "replay") return replayed(text);
  if (verb == "study") return studied(text);
  if (verb == "check") return check(*json);
  if (verb == "resume") return resume(*json);
  if (verb == "judge") return judged(*json);
  if (verb == "throws") return thrown(*json);
  if (verb == "rate") return rated(*json);
  if (verb != "position")
    return error_text(
        {ErrorCode::BadMessage, "do: it is replay, position, study, check, resume, judge, throws or rate"});
  const auto numbering = find_numbering(text_member(*json, "numbering"));
  return reading_text(text, numbering.value_or(Numbering::OneTo12));
}

}  // namespace trictrac

#include "service/study.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "courrier/rules/race.h"
#include "courrier/text/position_text.h"
#include "service/agreement.h"
#include "service/games.h"
#include "service/replay.h"
#include "service/trainer.h"
#include "table/verify.h"
#include "text/board_text.h"
#include "text/foreign_text.h"
#include "text/record/collection.h"
#include "text/record/record.h"
#include "text/record/record_tags.h"
#include "text/trid.h"
#include "text/words.h"
#include "wire/event_json.h"
#include "wire/json_list.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

std::vector<std::string_view> lines_of(std::string_view text) { return split(text, '\n'); }

// Returns the number a line of a record begins with; 0 where it gives no roll.
int roll_of(std::string_view line) {
  const std::size_t point = line.find('.');
  if (point == std::string_view::npos) return 0;
  return number_in(line.substr(0, point), 0, 9999).value_or(0);
}

// Returns the roll that a line of the text belongs to: its own, or the last before it.
int roll_at(std::string_view text, int line) {
  const auto lines = lines_of(text);
  for (int i = std::min<int>(line, static_cast<int>(lines.size())); i > 0; --i)
    if (const int roll = roll_of(lines[i - 1])) return roll;
  return 0;
}

// Returns what stands before a line, if that is a game.
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
  return json_list(shares, [](const PlayerShare& one) -> Json {
    return {{"player", one.player}, {"share", to_hex(one.share)}, {"commitment", to_hex(sha256(one.share))}};
  });
}

Json wrong_json(const std::optional<WrongRoll>& wrong) {
  if (!wrong) return nullptr;
  return {{"roll", wrong->roll}, {"written", wrong->written}, {"drawn", wrong->drawn}};
}

// Returns what the seed of a finished game says of its dice; null where that cannot be asked.
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

template <class T>
Json sides_json(const PerSide<T>& values) {
  return {{"white", values.white}, {"black", values.black}};
}

Json race_json(const courrier::RolledRace& roll) {
  Json json{{"game", roll.game},
            {"side", name_of(roll.side)},
            {"before", sides_json(roll.before)},
            {"after", sides_json(roll.after)},
            {"won", nullptr}};
  if (roll.won) json["won"] = {{"winner", name_of(roll.won->winner)}, {"points", roll.won->points}};
  return json;
}

// Adds the members that only one of the two games has.
void add_particulars(Json&, const Record&) {}
void add_particulars(Json& json, const courrier::Record& record) {
  json["race"] = json_list(courrier::race_of(record.start, record.events), race_json);
}

// Returns the record as it is always printed, what its seed says of the dice, and what its game alone has.
Json particulars(std::string_view text) {
  return with_game_of_record(text, [&](auto game) -> Json {
    const auto record = game.parse_record(text);
    Json json{{"record", print_record(*record)}, {"dice", dice_json(*record)}};
    add_particulars(json, *record);
    return json;
  });
}

std::string answer_replay(std::string_view text) {
  const auto game = replay_text(text);
  if (!game) return dump(fault_json(game.error(), text));
  std::string lines;
  for (const std::string& line : game->lines) lines += (lines.empty() ? "" : ",") + line;
  std::string rest = dump(particulars(text));
  rest.front() = ',';
  return "{\"say\":\"replay\",\"game\":" + game->game + ",\"lines\":[" + lines + "]" + rest;
}

std::string answer_records(std::string_view text) {
  return dump({{"say", "records"}, {"records", json_list(records_in(text), [](const RecordText& r) -> Json {
                                      return {{"text", r.text}, {"line", r.line}};
                                    })}});
}

Json remarks_json(const std::vector<Remark>& remarks) {
  return json_list(remarks,
                   [](const Remark& r) -> Json { return {{"language", r.language}, {"text", r.text}}; });
}

Json drawings_json(const std::vector<Drawing>& drawings) {
  return json_list(drawings, [](const Drawing& d) {
    Json drawing{{"colour", name_of(d.colour)}};
    if (d.from) drawing["from"] = *d.from;
    drawing["to"] = d.to;
    return drawing;
  });
}

// Returns a place without the members that differ between the games: its position and its turn.
Json node_json(const StudyNode& node) {
  return {{"parent", node.parent},
          {"depth", node.depth},
          {"line", node.line},
          {"comments", remarks_json(node.remarks)},
          {"drawings", drawings_json(node.drawings)},
          {"at", node.at},
          {"notes", node.notes},
          {"rest", node.rest}};
}

Json place_json(const StudyPlace& p) {
  const State& s = p.state;
  const bool in_hand = s.stage == Stage::Decide || s.stage == Stage::Move;
  Json json = node_json(p);
  json["trid"] = print_trid(s);
  json["stage"] = stage_name(s.stage);
  json["side"] = name_of(s.to_act);
  json["dice"] = in_hand ? Json{s.roll.a, s.roll.b} : Json(nullptr);
  json["suspend"] = json_list(p.suspends, [](CombineGame game) { return name_of(game); });
  return json;
}

// Returns the name of a stage. A table says "draw" or "roll" of the first one (courrier/wire/line.cpp).
std::string_view stage_name(courrier::Stage stage) {
  switch (stage) {
    case courrier::Stage::Lead: return "lead";
    case courrier::Stage::Roll: return "roll";
    case courrier::Stage::Move: return "move";
    case courrier::Stage::Over: return "over";
  }
  return "";
}

Json place_json(const courrier::StudyPlace& p) {
  const courrier::State& s = p.state;
  Json json = node_json(p);
  json["trid"] = courrier::print_position(s);
  json["stage"] = stage_name(s.stage);
  json["side"] = name_of(s.to_act);
  json["dice"] = s.stage == courrier::Stage::Move ? roll_json(s.roll) : Json(nullptr);
  json["suspend"] = Json::array();
  if (p.play) json["steps"] = steps_json(p.play->span());
  return json;
}

// A record of Le Tric Trac always counts each flèche on the path of who moves.
Numbering numbering_of(const courrier::Record&) { return Numbering::OneTo24; }

std::string answer_study(std::string_view text) {
  return with_game_of_record(text, [&](auto game) -> std::string {
    const auto record = game.parse_record(text);
    if (!record) return dump(fault_json(record.error(), text));
    const auto study = study_text(*record);
    Json tags = Json::object();
    for (const auto& [name, value] : record->tags) tags[name] = value;
    return dump({{"say", "study"},
                 {"text", study.text},
                 {"tags", std::move(tags)},
                 {"numbering", name_of(numbering_of(*record))},
                 {"places", json_list(study.places, [](const auto& place) { return place_json(place); })}});
  });
}

// A position, with the notation it was written in.
struct ReadText {
  std::string_view notation;
  ForeignBoard state;
};

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

std::string answer_position(std::string_view text, Numbering numbering) {
  const ReadText r = read(text);
  if (r.state)
    return dump({{"say", "position"},
                 {"notation", r.notation},
                 {"trid", print_trid(*r.state)},
                 {"xgid", print_xgid(*r.state)},
                 {"letters", print_letters(*r.state)},
                 {"ascii", board_text(*r.state, numbering)}});
  return dump(
      {{"say", "problems"},
       {"notation", r.notation},
       {"problems", json_list(r.state.error(), [](const SetupProblem& p) { return problem_json(p); })}});
}

}  // namespace

std::string study(std::string_view message) {
  const auto json = parse_json(message);
  if (!json) return error_text(json.error());
  if (!json->is_object())
    return error_text({ErrorCode::BadMessage, "a message must be an object with \"do\""});
  const std::string command = text_member(*json, "do"), text = text_member(*json, "text");
  if (command == "replay") return answer_replay(text);
  if (command == "records") return answer_records(text);
  if (command == "study") return answer_study(text);
  if (command == "check") return check(*json);
  if (command == "resume") return resume(*json);
  if (command == "judge") return answer_judge(*json);
  if (command == "throws") return answer_throws(*json);
  if (command == "rate") return answer_rate(*json);
  if (command != "position")
    return error_text(
        {ErrorCode::BadMessage,
         "\"do\" must be replay, records, position, study, check, resume, judge, throws or rate"});
  const auto numbering = find_numbering(text_member(*json, "numbering"));
  return answer_position(text, numbering.value_or(Numbering::OneTo12));
}

}  // namespace trictrac

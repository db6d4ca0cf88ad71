// Reading the files of data/cases.
#include <algorithm>
#include <fstream>
#include <stdexcept>

#include "cases.h"

namespace cases {
namespace {

std::vector<Json> lines_of(const std::filesystem::path& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error("cannot read " + file.string());
  std::vector<Json> lines;
  for (std::string line; std::getline(in, line);)
    if (!line.empty()) lines.push_back(Json::parse(line));
  return lines;
}

std::array<int, 26> men(const Json& by_fleche) {
  std::array<int, 26> men{};
  for (const auto& [fleche, count] : by_fleche.items()) men.at(std::stoi(fleche)) = count.get<int>();
  return men;
}

// Some accounts describe no position, or one in words.
bool has_position(const Json& line) {
  return line.contains("player") && line["player"].is_object() && line.contains("opponent");
}

Marks marks(const Json& side) {
  const auto bredouille = side.find("bredouille");  // "unknown" in some, and then not asserted
  return {side.value("points", 0), side.value("holes", 0), bredouille != side.end() && *bredouille == true};
}

std::optional<int> number(const Json& object, const char* key) {
  if (!object.contains(key) || !object[key].is_number_integer()) return std::nullopt;
  return object[key].get<int>();
}

// Reads the marks of the roller and then of the opponent, in either of the data's two notations.
void read_outcome(const Json& expect, MarkExpectation& marks) {
  marks.holes_won = number(expect, "holes_won");
  marks.points_left = number(expect, "points_left");
  marks.opponent_holes_won = number(expect, "opponent_holes_won");
  marks.opponent_points = number(expect, "opponent_points");
  if (expect.contains("player_after_holding")) {
    marks.holes_won = number(expect["player_after_holding"], "holes_gained");
    marks.points_left = number(expect["player_after_holding"], "points");
  }
  if (expect.contains("opponent_marks_after")) {
    marks.opponent_holes_won = number(expect["opponent_marks_after"], "holes_gained");
    marks.opponent_points = number(expect["opponent_marks_after"], "points");
  }
}

std::optional<MarkExpectation> mark_expectation(const Json& line) {
  const Json score = line.value("score", Json::object());  // absent: nothing marked yet
  MarkExpectation expected{marks(score.value("player", Json::object())),
                           marks(score.value("opponent", Json::object())),
                           {},
                           {},
                           {},
                           {}};
  read_outcome(line["expect"], expected);
  if (!expected.holes_won && !expected.points_left && !expected.opponent_holes_won) return std::nullopt;
  return expected;
}

void read_dice(const Json& line, Case& c) {
  if (!line.contains("dice") || !line["dice"].is_array() || line["dice"].size() != 2) return;
  c.d1 = line["dice"][0].get<int>();
  c.d2 = line["dice"][1].get<int>();
}

Case parse(const Json& line) {
  Case c;
  c.id = line.at("id");
  c.kind = line.at("kind");
  c.expect = line.at("expect");
  c.complete = line.value("complete", false);
  if (has_position(line)) {
    c.board.own = men(line["player"]);
    c.board.opp = men(line["opponent"]);
    c.board.own_off = line.value("player_off", 0);
    c.board.opp_off = line.value("opponent_off", 0);
  }
  read_dice(line, c);
  if (line.contains("context"))
    c.context.roll_in_releve = number(line["context"], "roll_in_releve").value_or(0);
  if (c.kind == "score") c.marks = mark_expectation(line);
  return c;
}

// Codes written by us for cases that state an event in words only.
void add_transcriptions(std::vector<Case>& all, const std::filesystem::path& file) {
  if (!std::filesystem::exists(file)) return;
  std::map<std::string, Json> by_id;
  for (const Json& line : lines_of(file)) by_id[line.at("id")] = line;
  for (Case& c : all)
    if (const auto found = by_id.find(c.id); found != by_id.end())
      for (const char* key : {"code", "check"})
        if (found->second.contains(key)) c.expect["probability"][key] = found->second[key];
}

Case parse_game_roll(const Json& line, const std::string& id) {
  Case c;
  c.id = id;
  c.kind = "game";
  c.complete = true;
  const Json& position = line.at("position_before");
  c.board.own = men(position.at("roller"));
  c.board.opp = men(position.at("opponent_in_roller_numbering"));
  c.board.own_off = position.value("roller_off", 0);
  read_dice(line, c);
  c.expect = line.at("recount");
  if (line.contains("steps")) {  // "legal" is true, or says which obligation the players overlooked
    const bool legal = line.at("legal") == true;
    c.expect[legal ? "moves_legal" : "moves_illegal"] = Json::array({line["steps"]});
  }
  return c;
}

void load_game(const std::filesystem::path& file, std::vector<Case>& rolls) {
  std::map<std::string, int> rolls_in_releve;  // by player
  for (const Json& line : lines_of(file)) {
    if (!line.contains("position_before")) return;  // accounts only
    Case c = parse_game_roll(line, file.stem().string() + "-" + std::to_string(line.at("n").get<int>()));
    int& count = rolls_in_releve[line.at("player").get<std::string>()];
    count = c.board.own[1] == 15 ? 1 : count + 1;
    c.context.roll_in_releve = count;
    rolls.push_back(c);
  }
}

}  // namespace

std::vector<Case> load(const std::filesystem::path& directory) {
  std::vector<Case> all;
  for (const char* file : {"lelasseux", "guiton", "lepeintre", "otherdocs"})
    for (const Json& line : lines_of(directory / (std::string(file) + ".jsonl"))) all.push_back(parse(line));
  add_transcriptions(all, directory / "transcribed.jsonl");
  return all;
}

std::vector<Case> load_games(const std::filesystem::path& directory) {
  std::vector<Case> rolls;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(directory / "games"))
    files.push_back(entry.path());
  std::ranges::sort(files);
  for (const auto& file : files)
    if (file.extension() == ".jsonl") load_game(file, rolls);
  return rolls;
}

std::map<std::string, KnownFailure> load_failing(const std::filesystem::path& directory) {
  std::map<std::string, KnownFailure> failing;
  for (const Json& line : lines_of(directory / "failing.jsonl"))
    failing[line.at("id")] = {line.at("reason"), line.at("clause")};
  return failing;
}

}  // namespace cases

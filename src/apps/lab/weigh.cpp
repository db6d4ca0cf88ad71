// Compares the advice of the treatises with the engine's verdict.
#include <algorithm>
#include <cmath>
#include <optional>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/lab/commands.h"
#include "apps/lab/report.h"
#include "apps/lab/weigh_facts.h"
#include "base/fnv.h"
#include "base/text_of.h"
#include "lab/measure/counsel.h"
#include "text/trid.h"

namespace trictrac::cli::weigh_command {
namespace {

using measure::Counsel;

constexpr std::string_view kTridPrefix = "TRID=";

struct Weighing {
  std::vector<std::string> files;
  std::string net;
  std::string problems;  // the file of problems to write, if any
  std::string out;       // the file of weights to write, if any
  bool facts = false, force = false, json = false;
  double tie = measure::CounselOptions{}.tie.count();  // thousandths of a tour
  measure::CounselOptions options;
};

Men men_of(const Json& by_fleche, int off) {
  Men men;
  for (const auto& [fleche, n] : by_fleche.items())
    for (int i = 0; i < n.get<int>(); ++i) men.add(static_cast<Fleche>(std::stoi(fleche)));
  men.off = static_cast<std::uint8_t>(off);
  return men;
}

// The men after a play given by its steps; men who are hit stay where they are.
Men moved(Men men, const Json& steps) {
  for (const Json& step : steps) {
    men.take(step[0].get<Fleche>());
    men.arrive(step[1].get<Fleche>());
  }
  return men;
}

void mark(State& s, const Json& score) {
  for (const auto& [who, side] : {std::pair("player", Side::White), std::pair("opponent", Side::Black)}) {
    const Json& marked = score.value(who, Json::object());
    s.marks.points[side] = marked.value("points", 0);
    s.marks.holes[side] = marked.value("holes", 0);
  }
  const auto run = [&](const char* who) {
    return score.value(who, Json::object()).value("bredouille", false);
  };
  const bool both = s.marks.points.white > 0 && s.marks.points.black > 0;
  if (both && run("player")) s.marks.double_jeton = Side::White;
  if (both && run("opponent")) s.marks.double_jeton = Side::Black;
}

// Before the roll, the board as the book shows it.
State state_of(const Json& line) {
  State s;
  s.board = {men_of(line.at("player"), line.at("player_off")),
             men_of(line.at("opponent"), line.at("opponent_off"))};
  s.stage = Stage::Roll;
  s.first_roll_done = true;
  // Beyond the third roll of a relevé the rare jans are past; where the book does not say, it is such a roll.
  const int rolls = line.value("context", Json::object()).value("roll_in_releve", 4);
  s.rolls_in_releve = {rolls - 1, rolls - 1};
  if (line.contains("score")) mark(s, line.at("score"));
  return s;
}

// `best` is a list of plays, or one play or decision by name.
void read_best(const Json& best, Counsel& a) {
  const auto add = [&a](const Json& play) { a.plays.push_back(moved(a.state.board.own, play)); };
  if (best.is_array())
    std::ranges::for_each(best, add);
  else if (best.contains("decision"))
    a.go = best.at("decision") != "tenir";
  else
    add(best.at("play"));
}

// Returns nullopt if the line advises nothing about a roll.
std::optional<Counsel> read_advice(const Json& line) {
  const Json& expect = line.at("expect");
  if (!line.contains("dice") || (!expect.contains("best") && !expect.contains("action"))) return {};
  Counsel a;
  a.state = state_of(line);
  a.roll = {line.at("dice").at(0).get<std::uint8_t>(), line.at("dice").at(1).get<std::uint8_t>()};
  if (expect.contains("best"))
    read_best(expect.at("best"), a);
  else
    a.go = expect.at("action") == "go";
  return a;
}

Json to_json(const std::string& id, const measure::Finding& f) {
  Json j{{"id", id},
         {"agrees", f.agrees},
         {"advised", f.advised},
         {"preferred", f.preferred},
         {"behind", f.behind.count()}};
  if (f.played_out)
    j["played_out"] = {{"behind", f.played_out->behind.count()}, {"error", f.played_out->error.count()}};
  return j;
}

// A source as readers know it, without the collection it was taken from.
std::string source_of(const Json& line) {
  constexpr std::string_view kCollection = "treatises, , ";
  const std::string source = line.at("source");
  const std::size_t at = source.find(kCollection);
  return at == source.npos ? source : source.substr(at + kCollection.size());
}

// Returns the line of a trainer (docs/problems.md): TRID|ADVISED|PREFERRED|BEHIND|ERROR|SOURCE; nullopt for a
// position that a TRID cannot express, such as one with only some of the men.
std::string problem_of(const Json& line, const Counsel& advice, const measure::Finding& f) {
  Tour tour(advice.state);
  if (!tour.act(RollDice{advice.roll}) || !measure::can_be_written(tour.state())) return "";
  const auto played = f.played_out.value_or(measure::Finding::TrialResult{f.behind, {}});
  return text_of("{}|{}|{}|{}|{}|{}\n", print_trid(tour.state()).substr(kTridPrefix.size()), f.advised,
                 f.preferred, std::lround(played.behind.count()), std::lround(played.error.count()),
                 source_of(line));
}

// A line of a file that asks for a decision.
struct CaseLine {
  std::string where;
  Json line;
};

std::string no_case(const std::string& where, const Json::exception& wrong) {
  return text_of("{} is not a case (data/cases/README.md): {}", where, wrong.what());
}

// Adds the questions of one file; returns its fault, if any.
std::optional<std::string> read_asked(const std::string& file, std::vector<CaseLine>& all) {
  int n = 0;
  std::optional<std::string> fault;
  const auto read = read_lines(file, [&](const std::string& text) {
    const std::string where = text_of("{}, line {}", file, ++n);
    try {
      Json line = Json::parse(text);
      if (line.value("kind", "") == "decision") all.push_back({where, std::move(line)});
    } catch (const Json::exception& wrong) {
      fault = no_case(where, wrong);
    }
    return !fault;
  });
  return read ? fault : read.error();
}

// The decisions weighed, and those that cannot be followed.
struct WeighedCases {
  int asked = 0, agree = 0, at_once = 0;
  Json left_out = Json::array();
  std::string problems = "# trictrac problems 1: masters\n# Made by: trictrac weigh --problems\n";
};

std::optional<std::string> weigh(const CaseLine& asked, measure::TourSearch& table, const Weighing& w,
                                 WeighedCases& all, Report& report) {
  try {
    const auto advice = read_advice(asked.line);
    const auto finding = advice ? measure::weigh(table, *advice, w.options) : std::nullopt;
    ++all.asked;
    if (!finding) {
      all.left_out.push_back(asked.line.at("id"));
      return {};
    }
    all.agree += finding->agrees;
    all.at_once += !finding->played_out;
    report.add("findings", to_json(asked.line.at("id"), *finding));
    all.problems += problem_of(asked.line, *advice, *finding);
  } catch (const Json::exception& wrong) {
    return no_case(asked.where, wrong);
  }
  return {};
}

void weigh_all(const Weighing& w, int& status) {
  if (!w.problems.empty())
    if (const auto allowed = may_write(w.problems, Overwrite{w.force}); !allowed)
      return fail(status, allowed.error());
  const auto net = net_finder()(w.net);
  if (!net) return fail(status, net.error());
  std::vector<CaseLine> lines;
  for (const std::string& file : w.files)
    if (const auto wrong = read_asked(file, lines)) return fail(status, *wrong);
  measure::TourSearch table(**net, built_in);
  WeighedCases all;
  Report report(w.json, "weigh", "decisions", static_cast<long>(lines.size()));
  report["net"] = in_hex(net::hash_of(**net));
  report["tables"] = in_hex(hash_of(built_in));
  report["unit"] = "thousandths of a tour";
  report["findings"] = Json::array();
  for (const CaseLine& asked : lines) {
    if (const auto wrong = weigh(asked, table, w, all, report)) return fail(status, *wrong);
    if (!report.reach(all.asked)) break;
  }
  const bool partial = all.asked < static_cast<int>(lines.size());
  if (!w.problems.empty() && !partial)
    if (const auto written = write_text(w.problems, all.problems, Overwrite{w.force}); !written)
      return fail(status, written.error());
  report["weighed"] = report["findings"].size();
  report["agree_at_once"] = all.at_once;
  report["agree"] = all.agree;
  report["left_out"] = all.left_out;
  report.print(partial, status);
}

}  // namespace

void declare(CommandLine& line) {
  auto w = std::make_shared<Weighing>();
  line.required("files", &w->files, "data/cases/*.jsonl");
  line.option("--net", &w->net, "file of the net (default: the built-in one)");
  line.option("--plies", &w->options.look.plies, "how many rolls the engine looks ahead", Between{0, 2});
  line.option("--trials", &w->options.trials, "trials of each answer, where search does not agree",
              Between{72, 10000000});
  line.option("--problems", &w->problems, "write them to this file as problems for the trainers");
  line.flag("--force", w->force, "let --problems or --out overwrite a file");
  line.option("--tie", &w->tie, "how far behind the best still agrees, in thousandths of a tour");
  line.flag("--facts", w->facts,
            "fit the weights of the facts that explain a play (data/explain) to a benchmark, FILES");
  line.option("--out", &w->out, "write these weights to a file");
  line.needs("--out", "--facts");
  line.flag("--json", w->json, "one JSON object");
  line.runs([w](int& status) {
    if (w->facts) return weigh_facts(w->files, w->out, Overwrite{w->force}, w->json, status);
    w->options.tie = Thousandths(w->tie);
    weigh_all(*w, status);
  });
}

}  // namespace trictrac::cli::weigh_command

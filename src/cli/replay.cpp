#include <iostream>

#include "cli/common.h"
#include "cli/verbs.h"
#include "match/tour.h"
#include "notation/board_text.h"
#include "notation/record.h"
#include "notation/trid.h"

namespace trictrac::cli {
namespace {

void replay(const std::string& path, bool boards, bool print, int& status) {
  const auto text = read_text(path);
  if (!text) return fail(status, text.error());
  const auto record = parse_record(*text);
  if (!record)
    return fail(status, path + ":" + std::to_string(record.error().line) + ": " + record.error().message);
  if (print) {
    std::cout << print_record(*record);
    return;
  }
  Tour tour(record->start);
  for (const Action& a : record->actions) {
    if (!tour.act(a)) return fail(status, "the record cannot be replayed");
    if (boards && std::holds_alternative<Playing>(a))
      std::cout << board_text(tour.state(), Numbering::OneTo12) << "\n";
  }
  const Marks& m = tour.state().marks;
  std::cout << path << ": every mark agrees; holes " << m.holes.white << " to " << m.holes.black
            << ", points " << m.points.white << " to " << m.points.black;
  if (tour.state().outcome)
    std::cout << "; won by " << (tour.state().outcome->winner == Side::White ? "White" : "Black") << ", "
              << worth_of(tour.state()).name;
  std::cout << "\n" << print_trid(tour.state()) << "\n";
}

}  // namespace

void add_replay(CLI::App& app, int& status) {
  CLI::App* verb = app.add_subcommand("replay", "replay a game record, recomputing and checking every mark");
  auto path = std::make_shared<std::string>();
  auto boards = std::make_shared<bool>(false);
  auto print = std::make_shared<bool>(false);
  verb->add_option("record", *path, "file, or - for standard input")->required();
  verb->add_flag("--boards", *boards, "draw the board after every play");
  verb->add_flag("--print", *print, "print the record in canonical form");
  verb->callback([=, &status] { replay(*path, *boards, *print, status); });
}

}  // namespace trictrac::cli

#include "apps/cli/verbs.h"

int main(int argc, char** argv) {
  using namespace trictrac::cli;
  CLI::App app{"Trictrac: the classic tables game of France.\nTry: trictrac play"};
  app.require_subcommand(1);
  app.set_version_flag("--version", TRICTRAC_VERSION);
  int status = 0;
  add_play(app, status);
  add_show(app, status);
  add_judge(app, status);
  add_replay(app, status);
  add_verify(app, status);
  add_hint(app, status);
  add_review(app, status);
  add_sheet(app, status);
  add_selfplay(app, status);
  add_perft(app, status);
  add_bench(app, status);
  add_values(app, status);
  add_train(app, status);
  add_book(app, status);
  add_match(app, status);
  add_benchmark(app, status);
  add_advice(app, status);
  add_bench_eval(app, status);
  add_engine(app, status);
  add_serve(app, status);
  CLI11_PARSE(app, argc, argv);
  return status;
}

// The verbs of the program: each adds its command line to the application.
#pragma once

#include <CLI/CLI.hpp>

namespace trictrac::cli {

// A verb sets `status` to the exit code of the program when it runs: 0 done, 1 the input is wrong.
void add_play(CLI::App& app, int& status);
void add_show(CLI::App& app, int& status);
void add_judge(CLI::App& app, int& status);
void add_replay(CLI::App& app, int& status);
void add_selfplay(CLI::App& app, int& status);
void add_perft(CLI::App& app, int& status);
void add_bench(CLI::App& app, int& status);
void add_engine(CLI::App& app, int& status);
void add_sheet(CLI::App& app, int& status);
void add_serve(CLI::App& app, int& status);
void add_verify(CLI::App& app, int& status);
void add_values(CLI::App& app, int& status);
void add_hint(CLI::App& app, int& status);
void add_review(CLI::App& app, int& status);
void add_train(CLI::App& app, int& status);
void add_book(CLI::App& app, int& status);
void add_match(CLI::App& app, int& status);
void add_benchmark(CLI::App& app, int& status);
void add_advice(CLI::App& app, int& status);
void add_bench_eval(CLI::App& app, int& status);

}  // namespace trictrac::cli

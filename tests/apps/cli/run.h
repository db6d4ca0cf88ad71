// Runs the program as a person would, and keeps what it printed.
#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <string>

namespace trictrac::test {

struct Outcome {
  int status = -1;
  std::string output;  // standard output and error together
};

// A line as a shell takes it; its errors come with its output.
inline Outcome shell(const std::string& command) {
  Outcome r;
  FILE* pipe = popen(("{ " + command + "; } 2>&1").c_str(), "r");
  if (!pipe) return r;
  std::array<char, 4096> buffer;
  while (const std::size_t n = fread(buffer.data(), 1, buffer.size(), pipe))
    r.output.append(buffer.data(), n);
  r.status = WEXITSTATUS(pclose(pipe));
  return r;
}

// `input` as printf writes it.
inline Outcome run(const std::string& arguments, const std::string& input = "",
                   const std::string& program = TRICTRAC_PROGRAM) {
  return shell("printf -- '" + input + "' | " + program + " " + arguments);
}

// The same by trictrac-server.
inline Outcome run_server(const std::string& arguments) {
  return run(arguments, "", TRICTRAC_SERVER_PROGRAM);
}

// The same by trictrac-lab.
inline Outcome run_lab(const std::string& arguments, const std::string& input = "") {
  return run(arguments, input, TRICTRAC_LAB_PROGRAM);
}

// Runs a command by the program that has it.
inline Outcome run_any(const std::string& arguments) {
  for (const std::string command :
       {"match", "compare", "ladder", "problems", "weigh", "perft", "train", "values", "book"})
    if (arguments.starts_with(command + " ")) return run_lab(arguments);
  return run(arguments);
}

inline bool has(const Outcome& r, const std::string& text) {
  return r.output.find(text) != std::string::npos;
}

}  // namespace trictrac::test

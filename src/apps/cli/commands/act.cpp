#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "wire/act_message.h"

namespace trictrac::cli::act_command {
namespace {

struct Arguments {
  std::string file = "-";
  bool jsonl = false;  // the only form there is
};

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("file", &a->file, "lines to answer (default: standard input)");
  line.flag("--jsonl", a->jsonl, "one JSON question a line in, one JSON answer a line out");
  line.runs([=](int& status) { answer_lines(a->file, act_line, status); });
}

}  // namespace trictrac::cli::act_command

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
  line.option("file", &a->file, "file of questions, one a line (default: standard input)");
  line.flag("--jsonl", a->jsonl, "read one JSON question a line, print one JSON answer a line");
  line.runs([=](int& status) { answer_lines(a->file, act_line, status); });
}

}  // namespace trictrac::cli::act_command

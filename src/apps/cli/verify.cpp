#include "table/verify.h"

#include <iostream>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "base/text_of.h"
#include "text/record/record.h"

namespace trictrac::cli::verify_verb {
namespace {

template <class SomeRecord>
void verify(const std::string& path, const std::expected<SomeRecord, RecordError>& record, int& status) {
  if (!record) return fail(status, text_of("{}:{}: {}", path, record.error().line, record.error().message));
  const auto v = verify_dice(*record);
  if (!v) return fail(status, v.error());
  if (!v->commit_holds) fail(status, "the seed is not the one that was committed to");
  if (v->first_wrong)
    fail(status, text_of("roll {} is written {}; the seed gives {}", v->first_wrong->roll,
                         v->first_wrong->written, v->first_wrong->drawn));
  if (!v->proves())
    fail(status,
         text_of("this proves nothing: by its tag Dice the table drew none of the {} rolls of this record; a "
                 "record whose rolls it drew says \"table\", or \"table from N\" with N at most {}",
                 v->given, v->given));
  if (!v->holds()) return;
  std::cout << v->rolls << " rolls are those of the seed, which is the one committed to";
  if (v->given > 0) std::cout << "; " << v->given << " were not drawn by the table";
  std::cout << "\n";
}

void verify(const std::string& path, int& status) {
  const auto text = read_text(path);
  if (!text) return fail(status, text.error());
  if (courrier::is_courrier_record(*text))
    return verify(path, courrier::parse_courrier_record(*text), status);
  verify(path, parse_record(*text), status);
}

}  // namespace

void declare(CommandLine& line) {
  auto path = std::make_shared<std::string>();
  line.required("record", path.get(), "file, or - for standard input");
  line.runs([=](int& status) { verify(*path, status); });
}

}  // namespace trictrac::cli::verify_verb

#include "engine/book/book.h"

#include <iostream>
#include <sstream>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/lab/commands.h"
#include "apps/lab/line_file.h"
#include "engine/book/maker.h"
#include "game/rules/version.h"

namespace trictrac::cli::book_command {
namespace {

using book::BookEntry;

struct Arguments {
  std::string out, net;
  double within = book::MakingOptions{}.within.count();  // thousandths of a tour
  book::MakingOptions making;
};

std::string command_of(const Arguments& a) {
  std::ostringstream text;
  text << "trictrac book --out data/book/openings.txt --trials " << a.making.trials << " --within "
       << a.within << " --replies " << a.making.replies << " --seed " << a.making.seed;
  return text.str();
}

void make(const Arguments& a, int& status) {
  const auto net = net_finder()(a.net);
  if (!net) return fail(status, net.error());
  const book::Origin origin{kRulesVersion, net::hash_of(**net), hash_of(built_in)};
  const std::string head = book::print_head(origin, command_of(a));
  auto file = LineFile::open(a.out, head);
  if (!file) return fail(status, file.error());
  const auto made = book::read_entries(head + file->lines(), origin);
  if (!made) return fail(status, a.out + ", " + made.error());
  {
    Progress progress("book", "answers", 0);
    long done = static_cast<long>(made->size());
    book::make(**net, a.making, *made,
               [&](const BookEntry& e) { return file->add(book::print_entry(e)) && progress.reach(++done); });
  }
  file->finish(status);
}

void show(int& status) {
  const auto entries = book::read_entries(book::built_in_file(), book::built_in_origin());
  if (!entries) return fail(status, entries.error());
  for (const BookEntry& e : *entries) std::cout << book::print_entry(e) << "\n";
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("--out", &a->out, "make a book in this file; a file that exists is continued");
  line.option("--trials", &a->making.trials, "trials of each answer, at most", Between{36, 10000000});
  line.option("--within", &a->within, "play out answers this close at one ply, in thousandths of a tour",
              Between{0.0, 1000.0});
  line.option("--replies", &a->making.replies,
              "answers to each first roll whose second rolls are in the book", Between{0, 10});
  line.option("--seed", &a->making.seed, "seed of the dice");
  line.option("--net", &a->net, "file of the net (default: the built-in one)");
  line.option("--threads", &a->making.threads, "number of threads (it does not change the file)",
              Between{1, 256});
  line.runs([=](int& status) {
    a->making.within = Thousandths(a->within);
    a->out.empty() ? show(status) : make(*a, status);
  });
}

}  // namespace trictrac::cli::book_command

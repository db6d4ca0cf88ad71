#include "engine/book/book.h"

#include <fstream>
#include <iostream>
#include <sstream>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/cli/progress.h"
#include "apps/cli/terminal/drills.h"
#include "base/os.h"
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

// Of a file begun by the same command; empty where there is no file yet.
std::expected<std::vector<BookEntry>, std::string> begun(const Arguments& a, const book::Origin& origin) {
  const auto before = read_begun(a.out);
  if (!before) return std::unexpected(before.error());
  if (before->empty()) return {};
  if (!before->starts_with(book::print_head(origin, command_of(a))))
    return std::unexpected(a.out +
                           " was made by another command, net or tables: name another file, or remove it");
  auto entries = book::read_entries(*before, origin);
  if (!entries) return std::unexpected(a.out + ", " + entries.error());
  return entries;
}

void make(const Arguments& a, int& status) {
  const auto net = net_finder()(a.net);
  if (!net) return fail(status, net.error());
  const book::Origin origin{kRulesVersion, net::hash_of(**net), hash_of(built_in)};
  const auto made = begun(a, origin);
  if (!made) return fail(status, made.error());
  std::ofstream out(os::path_of(a.out), std::ios::binary | std::ios::app);
  if (!out) return fail(status, not_written(a.out, errno));
  if (made->empty() && out.tellp() == 0) out << book::print_head(origin, command_of(a));
  {
    Progress progress("book", &words::ProgressWords::answers, 0);
    long done = static_cast<long>(made->size());
    book::make(**net, a.making, *made, [&](const BookEntry& e) {
      return static_cast<bool>(out << book::print_entry(e) << "\n" << std::flush) && progress.reach(++done);
    });
  }
  if (!out.flush()) return fail(status, "cannot write " + a.out);
  if (interrupted()) say_it_goes_on(a.out, status);
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

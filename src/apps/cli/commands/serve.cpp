#include <cstdlib>
#include <iostream>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/server/hub/stored_table.h"
#include "apps/server/server.h"
#include "base/embedded.h"
#include "base/text_of.h"
#include "engine/bots/bot.h"
#include "store/engines/engines.h"

namespace trictrac::page {
extern const EmbeddedFiles kFiles;  // web/dist, or nothing where that was not built yet
}

namespace trictrac::cli::serve_command {
namespace {

constexpr double kMost = 1'000'000'000;
constexpr double kMostDays = 36'500;

void declare_limits(CommandLine& line, LimitOptions& limits, GamesOptions& games) {
  line.heading("Limits (0: none)");
  const auto limit = [&](const char* name, int& target, const char* help) {
    line.option(name, &target, help, Between{0, kMost});
  };
  limit("--connections", limits.connections, "connections at once, in all");
  limit("--connections-per-address", limits.connections_per_address, "connections at once, of one address");
  limit("--games-per-hour", limits.games_per_hour, "games one address may make");
  limit("--records-per-hour", limits.records_per_hour, "records one address may send in");
  limit("--calls-per-minute", limits.calls_per_minute, "calls under /api/ of one address");
  limit("--sign-ins-per-address", limits.sign_ins_per_address,
        "attempts to sign in, or to make an account, of one address in ten minutes");
  limit("--sign-ins-per-name", limits.sign_ins_per_name, "attempts to sign in under one name in ten minutes");
  limit("--messages-per-second", limits.messages_per_second,
        "messages of one socket; all but acts count for four");
  limit("--games-per-hour-of-person", limits.games_per_hour_of_person,
        "games one person may make, from whatever address");
  limit("--records-per-hour-of-person", limits.records_per_hour_of_person, "records one person may send in");
  limit("--calls-per-minute-of-person", limits.calls_per_minute_of_person, "calls under /api/ of one person");
  limit("--messages-per-second-of-person", limits.messages_per_second_of_person,
        "messages of all sockets of one person");
  limit("--talk-per-minute", limits.talk_per_minute, "messages to others, in free words, of one person");
  limit("--reports-per-hour", limits.reports_per_hour, "reports of one address, and of one person");
  limit("--answers-per-hour", limits.answers_per_hour, "answers to the position of the day of one address");
  limit("--waiting", limits.waiting, "answers waiting for a socket before nothing more is read from it");

  line.heading("Sizes and times");
  line.option("--wal-mib", &games.wal_mib,
              "a larger write-ahead log of the database is emptied as soon as nobody reads it, in MiB",
              Between{1, 1 << 20});
  line.option("--most-wal-mib", &games.most_wal_mib, "with a larger one no new games are taken, in MiB",
              Between{1, 1 << 20});
  line.option("--record-kib", &limits.record_kib,
              "largest record that is sent in, in KiB; other bodies have at most 64", Between{1, 16 * 1024});
  const auto time = [&](const char* name, std::chrono::seconds& target, const char* help) {
    line.option(name, &target, help, Between{1, kMost});
  };
  time("--join-within", limits.join_within, "a socket that has not joined a game by then is closed");
  time("--patience", limits.patience, "for a whole request, for an answer or a message to be taken");
  time("--idle", limits.idle, "a socket whose peer shows no life for so long is closed");
  line.option("--drain-notice", &limits.drain_notice,
              "after SIGTERM to serve on, no longer ready, so that a proxy sends nobody any more",
              Between{0, kMost});
  time("--drain", limits.drain, "from then to the end");
}

void declare_watching(CommandLine& line, ServerConfig& config, std::string& format) {
  line.heading("Watching and keeping");
  line.option("--metrics", &config.metrics,
              "of 127.0.0.1, on which /metrics is answered, for Prometheus; 0: any free one");
  line.option("--log-format", &format, "one JSON object a line, or text", OneOf{{"text", "json"}});
  const auto keep = [&](const char* name, int& target, const char* help) {
    line.option(name, &target, help, Between{0, kMostDays});
  };
  keep("--keep-unplayed", config.games.keeping.unplayed,
       "days after which a game that is not over is removed if nobody has touched it; 0: never");
  keep("--keep-over", config.games.keeping.over, "the same of a game that is over");
}

void declare_gate(CommandLine& line, ServerConfig& config) {
  line.heading("Who may ask (each may be given several times)");
  line.option(
      "--host", &config.origin_policy.hosts,
      "a name of this server, such as trictrac.example, besides localhost, the name of the machine and "
      "addresses in numbers");
  line.option("--allow-origin", &config.origin_policy.origins,
              "another page that may play here, such as https://club.example");
  line.option("--trusted-proxy", &config.trusted_proxies,
              "a reverse proxy, as ADDRESS or ADDRESS/BITS, whose X-Forwarded-For is believed");
}

void declare_mail(CommandLine& line, MailConfig& mail) {
  line.heading("Mail, by which people recover their accounts");
  line.option("--mail", &mail.server, "the server it is sent by: smtp://HOST:PORT or smtps://HOST:PORT");
  line.option("--mail-from", &mail.from, "the address it comes from, such as trictrac@club.example");
  line.option("--mail-user", &mail.user, "a name to sign in to that server with, over TLS");
  line.option("--mail-password-file", &mail.password_file, "a file whose first line is the password");
  line.option("--public-address", &mail.public_address,
              "of this server, with which links in e-mails begin: https://club.example");
}

void declare_notices(CommandLine& line, NoticeOptions& notices) {
  line.heading("Notices, by which people are called to what waits for them");
  line.flag("--no-push", notices.no_push,
            "send none to browsers: else people who ask for them get them, through the push service of their "
            "browser");
  line.flag("--push-anywhere", notices.push_anywhere,
            "also to addresses of this machine, and without TLS (for tests)");
}

int check_games(const ServerConfig& config) {
  const auto inspector = inspector_of_tables([](const std::string& what) { std::cout << what << "\n"; });
  const std::string address = config.store.empty() ? config.db.string() : config.store;
  const auto found = find_engine(address).inspect(address, inspector);
  int status = 0;
  if (!found) {
    fail(status, found.error().what);
    return status;
  }
  std::cout << text_of("games: {}, damaged: {}\n", found->games, found->damaged);
  return found->damaged > 0 ? 1 : 0;
}

}  // namespace

void declare(CommandLine& line) {
  auto config = std::make_shared<ServerConfig>();
  line.option("--port", &config->port, "port; 0: any free one");
  line.option("--address", &config->address, "address to listen on");
  line.option("--db", &config->db, "file of the games");
  line.option(
      "--store", &config->store,
      "instead of a file a database of PostgreSQL, which several servers may share: "
      "postgresql://USER@HOST/DATABASE; without it what TRICTRAC_STORE says, which shows the password to "
      "nobody");
  config->page = page::kFiles;
  line.option("--web", &config->web,
              "folder of a built page, which is read once, instead of the one in the program");
  line.option("--forget-after", &config->forget_after, "a game nobody uses for so long leaves the memory",
              Between{0, kMost});
  line.flag("--allow-seed", config->allow_seed, "let the page choose the seed of the dice (for tests)");
  line.option("--bot-threads", &config->games.thinkers, "threads on which bots think", Between{1, 256});
  line.flag("--bots-alone", config->games.bots_alone, "take games without a person");
  auto format = std::make_shared<std::string>("text");
  auto check = std::make_shared<bool>(false);
  line.flag("--check", *check, "serve nothing: read every game of the file, name those that are damaged");
  declare_limits(line, config->limits, config->games);
  declare_watching(line, *config, *format);
  declare_gate(line, *config);
  declare_mail(line, config->mail);
  declare_notices(line, config->notices);
  line.runs([=](int& status) {
    config->log = *format == "json" ? LogFormat::Json : LogFormat::Text;
    if (const char* store = std::getenv("TRICTRAC_STORE"); store && config->store.empty())
      config->store = store;
    if (const auto ready = bots_ready(); !ready) return fail(status, ready.error());
    status = *check ? check_games(*config) : run_server(*config);
  });
}

}  // namespace trictrac::cli::serve_command

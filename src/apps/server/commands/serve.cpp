#include <cstdlib>
#include <iostream>

#include "apps/cli/common.h"
#include "apps/server/commands/commands.h"
#include "apps/server/hub/stored_table.h"
#include "apps/server/server.h"
#include "base/text_of.h"
#include "engine/bots/bot.h"
#include "store/engines/engines.h"

namespace trictrac::cli::serve_command {
namespace {

constexpr double kMost = 1'000'000'000;
constexpr double kMostDays = 36'500;

void declare_limits(CommandLine& line, LimitOptions& limits, GamesOptions& games) {
  line.heading("Limits (0: none)");
  const auto limit = [&](const char* name, int& target, const char* help) {
    line.option(name, &target, help, Between{0, kMost});
  };
  limit("--connections", limits.connections, "connections at once, in total");
  limit("--connections-per-address", limits.connections_per_address, "connections at once, per address");
  limit("--games-per-hour", limits.games_per_hour, "new games an hour, per address");
  limit("--records-per-hour", limits.records_per_hour, "records sent in an hour, per address");
  limit("--calls-per-minute", limits.calls_per_minute, "calls under /api/ a minute, per address");
  limit("--sign-ins-per-address", limits.sign_ins_per_address,
        "attempts to sign in or to create an account in ten minutes, per address");
  limit("--sign-ins-per-name", limits.sign_ins_per_name, "attempts to sign in to one account in ten minutes");
  limit("--messages-per-second", limits.messages_per_second,
        "messages a second on one socket; each counts as four unless it is a game action or a ping");
  limit("--games-per-hour-of-person", limits.games_per_hour_of_person,
        "new games an hour, per person, from any address");
  limit("--records-per-hour-of-person", limits.records_per_hour_of_person,
        "records sent in an hour, per person");
  limit("--calls-per-minute-of-person", limits.calls_per_minute_of_person,
        "calls under /api/ a minute, per person");
  limit("--messages-per-second-of-person", limits.messages_per_second_of_person,
        "messages a second on all sockets of one person");
  limit("--talk-per-minute", limits.talk_per_minute, "chat messages a minute, per person");
  limit("--reports-per-hour", limits.reports_per_hour, "reports an hour, per address and per person");
  limit("--answers-per-hour", limits.answers_per_hour,
        "answers to the position of the day an hour, per address");
  limit("--waiting", limits.waiting, "answers waiting for a socket before the server stops reading from it");

  line.heading("Sizes and times");
  line.option("--wal-mib", &games.wal_mib,
              "size of the write-ahead log, in MiB, above which it is emptied as soon as nobody reads it",
              Between{1, 1 << 20});
  line.option("--most-wal-mib", &games.most_wal_mib,
              "size of the write-ahead log, in MiB, above which no new games are accepted",
              Between{1, 1 << 20});
  line.option("--record-kib", &limits.record_kib,
              "largest record that may be sent in, in KiB; other bodies may have 64", Between{1, 16 * 1024});
  const auto time = [&](const char* name, std::chrono::seconds& target, const char* help) {
    line.option(name, &target, help, Between{1, kMost});
  };
  time("--join-within", limits.join_within, "close a socket that has not joined a game within this time");
  time("--patience", limits.patience,
       "time to receive a whole request, or to deliver an answer or a message");
  time("--idle", limits.idle, "close a socket whose peer has been silent for this long");
  line.option("--drain-notice", &limits.drain_notice,
              "after SIGTERM, how long to serve on while not ready, so that a proxy sends nobody new",
              Between{0, kMost});
  time("--drain", limits.drain, "after that, how long until the server ends");
}

void declare_watching(CommandLine& line, ServerConfig& config, std::string& format) {
  line.heading("Monitoring and retention");
  line.option("--metrics", &config.metrics,
              "port of 127.0.0.1 that serves /metrics to Prometheus; 0: any free one");
  line.option("--log-format", &format, "text, or json: one object a line", OneOf{{"text", "json"}});
  const auto keep = [&](const char* name, int& target, const char* help) {
    line.option(name, &target, help, Between{0, kMostDays});
  };
  keep("--keep-unplayed", config.games.keeping.unplayed,
       "days after which an unfinished game that nobody has touched is removed; 0: never");
  keep("--keep-over", config.games.keeping.over,
       "days after which a finished game that nobody has touched is removed; 0: never");
}

void declare_gate(CommandLine& line, ServerConfig& config) {
  line.heading("Allowed hosts, pages and proxies (each may be repeated)");
  line.option("--host", &config.origin_policy.hosts,
              "a name of this server, such as trictrac.example; localhost, the name of the machine and "
              "numeric addresses need not be given");
  line.option("--allow-origin", &config.origin_policy.origins,
              "another site that may play here, such as https://club.example");
  line.option("--trusted-proxy", &config.trusted_proxies,
              "a reverse proxy, as ADDRESS or ADDRESS/BITS, whose X-Forwarded-For is trusted");
}

void declare_mail(CommandLine& line, MailConfig& mail) {
  line.heading("E-mail, which people need to recover their accounts");
  line.option("--mail", &mail.server, "mail server: smtp://HOST:PORT or smtps://HOST:PORT");
  line.option("--mail-from", &mail.from, "sender's address, such as trictrac@club.example");
  line.option("--mail-user", &mail.user, "user name for the mail server, over TLS");
  line.option("--mail-password-file", &mail.password_file, "file whose first line is the password");
  line.option("--public-address", &mail.public_address,
              "address of this server, which begins the links in e-mails: https://club.example");
}

void declare_notices(CommandLine& line, NoticeOptions& notices) {
  line.heading("Notifications");
  line.flag("--no-push", notices.no_push,
            "send no notifications to browsers; by default, people who ask for them get them through the "
            "push service of their browser");
  line.flag("--push-anywhere", notices.push_anywhere,
            "allow push services on this machine and without TLS (for tests)");
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
  std::cout << text_of("{}, damaged: {}\n", count_text(*found), found->damaged);
  return found->damaged > 0 ? 1 : 0;
}

}  // namespace

void declare(CommandLine& line) {
  auto config = std::make_shared<ServerConfig>();
  line.option("--port", &config->port, "port; 0: any free one");
  line.option("--address", &config->address, "address to listen on");
  line.option("--db", &config->db, "file of the games");
  line.option("--store", &config->store,
              "instead of a file, a PostgreSQL database, which several servers may share: "
              "postgresql://USER@HOST/DATABASE (default: the variable TRICTRAC_STORE, which keeps the "
              "password out of the list of processes)");
  config->page = page::kFiles;
  line.option("--web", &config->web,
              "folder of a built page, read once at the start, instead of the page in the program");
  line.option("--forget-after", &config->forget_after,
              "remove a game from memory when nobody has used it for this long", Between{0, kMost});
  line.flag("--allow-seed", config->allow_seed, "let pages choose the seed of the dice (for tests)");
  line.option("--bot-threads", &config->games.thinkers, "threads on which bots think", Between{1, 256});
  line.flag("--bots-alone", config->games.bots_alone, "allow games between bots alone");
  auto format = std::make_shared<std::string>("text");
  auto check = std::make_shared<bool>(false);
  line.flag("--check", *check, "do not serve: read every game of the file, and list the damaged ones");
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

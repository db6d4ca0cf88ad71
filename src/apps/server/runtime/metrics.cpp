#include "apps/server/runtime/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <ctime>
#include <fstream>
#include <sstream>

#include "wire/protocol.h"

namespace trictrac {
namespace {

using prometheus::Counter;
using prometheus::Family;
using prometheus::Gauge;
using prometheus::Histogram;
using prometheus::Registry;

// In seconds. An act is meant to take less than 0.05, a thought of the strongest bot some seconds.
const Histogram::BucketBoundaries kAct{0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5};
const Histogram::BucketBoundaries kDisk{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5};
const Histogram::BucketBoundaries kThought{0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30};

double in_seconds(Metrics::Duration d) { return std::chrono::duration<double>(d).count(); }

Counter& counter(Registry& r, const char* name, const char* help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(r).Add({});
}

Gauge& gauge(Registry& r, const char* name, const char* help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(r).Add({});
}

Histogram& histogram(Registry& r, const char* name, const char* help,
                     const Histogram::BucketBoundaries& buckets) {
  return prometheus::BuildHistogram().Name(name).Help(help).Register(r).Add({}, buckets);
}

// One counter for each code there is, so that counting looks nothing up.
using ByCode = std::array<Counter*, decltype(kErrorCodes)::kSize>;
ByCode by_code(Registry& r) {
  auto& family = prometheus::BuildCounter()
                     .Name("trictrac_refusals_total")
                     .Help("Requests and messages refused, by code")
                     .Register(r);
  ByCode all;
  for (std::size_t i = 0; i < all.size(); ++i)
    all[i] = &family.Add({{"code", std::string(name_of(static_cast<ErrorCode>(i)))}});
  return all;
}

double time_of(const timeval& t) {
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
}

// The resources of the machine that this process has used.
struct Usage {
  double cpu_seconds = 0;           // of user and system, since it began
  std::int64_t resident_bytes = 0;  // memory now; 0 where the system does not say
};

Usage measure_usage() {
  Usage used;
  rusage times{};
  if (getrusage(RUSAGE_SELF, &times) == 0)
    used.cpu_seconds = time_of(times.ru_utime) + time_of(times.ru_stime);
  std::int64_t all = 0, resident = 0;  // in pages
  if (std::ifstream("/proc/self/statm") >> all >> resident)
    used.resident_bytes = resident * sysconf(_SC_PAGESIZE);
  return used;
}

}  // namespace

struct Metrics::All {
  Registry r;  // owns all that follows

  Gauge& connections = gauge(r, "trictrac_connections", "Open connections, including sockets");
  Gauge& most_connections = gauge(r, "trictrac_connections_limit", "Limit of open connections, 0: none");
  Gauge& sockets = gauge(r, "trictrac_sockets", "Open WebSockets");
  Gauge& draining = gauge(r, "trictrac_draining", "1 after SIGTERM");
  Gauge& games_in_memory = gauge(r, "trictrac_games_in_memory", "Games in memory");
  Gauge& store_waiting = gauge(r, "trictrac_store_waiting", "Calls waiting for the store");
  Gauge& bots_waiting = gauge(r, "trictrac_bots_waiting", "Moves of bots waiting for a thread");
  Gauge& readers_waiting =
      gauge(r, "trictrac_readers_waiting", "Games and records waiting to be read or rebuilt");

  Family<Counter>& requests = prometheus::BuildCounter()
                                  .Name("trictrac_requests_total")
                                  .Help("Requests answered, by status")
                                  .Register(r);
  ByCode refusals = by_code(r);
  Counter& received =
      counter(r, "trictrac_received_bytes_total", "Bytes of bodies and messages received, uncompressed");
  Counter& sent =
      counter(r, "trictrac_sent_bytes_total", "Bytes of bodies and messages sent, before compression");
  Counter& heard = counter(r, "trictrac_messages_received_total", "Messages received on sockets");
  Counter& said = counter(r, "trictrac_messages_sent_total", "Messages sent on sockets");

  Counter& made = counter(r, "trictrac_games_made_total", "Games created");
  Family<Counter>& removed = prometheus::BuildCounter()
                                 .Name("trictrac_games_removed_total")
                                 .Help("Games removed because nobody had touched them for a long time")
                                 .Register(r);
  Counter& removed_over = removed.Add({{"state", "over"}});
  Counter& removed_unplayed = removed.Add({{"state", "unplayed"}});
  Counter& lines = counter(r, "trictrac_lines_stored_total", "Lines of games stored");
  Histogram& acts = histogram(r, "trictrac_act_seconds",
                              "Time from the arrival of an action until its line is shown", kAct);

  Histogram& transactions = histogram(r, "trictrac_store_transaction_seconds",
                                      "Time of a transaction of the store, including the disk", kDisk);
  Counter& calls = counter(r, "trictrac_store_calls_total", "Calls in the store's transactions");
  Counter& failures = counter(r, "trictrac_store_failures_total", "Failed transactions of the store");
  Histogram& waits =
      histogram(r, "trictrac_bot_wait_seconds", "Time that a bot's move waits for a thread", kThought);
  Histogram& thoughts =
      histogram(r, "trictrac_bot_thought_seconds", "Time that a bot thinks about a move", kThought);

  Gauge& begun = gauge(r, "process_start_time_seconds", "Start of the process, in seconds since 1970");
  Counter& cpu = counter(r, "process_cpu_seconds_total", "Processor time, user and system");
  Gauge& resident = gauge(r, "process_resident_memory_bytes", "Resident memory of the process");
};

Metrics::Metrics(std::string_view version) : all_(std::make_unique<All>()) {
  all_->begun.Set(static_cast<double>(std::time(nullptr)));
  prometheus::BuildGauge()
      .Name("trictrac_build_info")
      .Help("1, labelled with the version of the program")
      .Register(all_->r)
      .Add({{"version", std::string(version)}})
      .Set(1);
}
Metrics::~Metrics() = default;

void Metrics::answered(int status, std::size_t bytes_in, std::size_t bytes_out) {
  all_->requests.Add({{"status", std::to_string(status)}}).Increment();
  all_->received.Increment(static_cast<double>(bytes_in));
  all_->sent.Increment(static_cast<double>(bytes_out));
}

void Metrics::heard(std::size_t bytes) {
  all_->heard.Increment();
  all_->received.Increment(static_cast<double>(bytes));
}

void Metrics::said(std::size_t bytes) {
  all_->said.Increment();
  all_->sent.Increment(static_cast<double>(bytes));
}

void Metrics::refused(ErrorCode code) { all_->refusals[static_cast<std::size_t>(code)]->Increment(); }

void Metrics::game_made() { all_->made.Increment(); }

void Metrics::game_removed(bool over) { (over ? all_->removed_over : all_->removed_unplayed).Increment(); }

void Metrics::lines_stored(std::size_t count) { all_->lines.Increment(static_cast<double>(count)); }

void Metrics::act_shown(Duration since) { all_->acts.Observe(in_seconds(since)); }

void Metrics::transaction(Duration took, std::size_t calls, bool done) {
  all_->transactions.Observe(in_seconds(took));
  all_->calls.Increment(static_cast<double>(calls));
  if (!done) all_->failures.Increment();
}

void Metrics::thought(Duration waited, Duration took) {
  all_->waits.Observe(in_seconds(waited));
  all_->thoughts.Observe(in_seconds(took));
}

std::string Metrics::text(const ServerSnapshot& now) const {
  All& a = *all_;
  const Usage used = measure_usage();
  a.connections.Set(now.connections);
  a.most_connections.Set(now.most_connections);
  a.sockets.Set(now.sockets);
  a.draining.Set(now.draining ? 1 : 0);
  a.games_in_memory.Set(static_cast<double>(now.games_in_memory));
  a.store_waiting.Set(static_cast<double>(now.store_waiting));
  a.bots_waiting.Set(static_cast<double>(now.bots_waiting));
  a.readers_waiting.Set(static_cast<double>(now.readers_waiting));
  a.cpu.Increment(used.cpu_seconds - a.cpu.Value());
  a.resident.Set(static_cast<double>(used.resident_bytes));
  std::ostringstream out;
  prometheus::TextSerializer().Serialize(out, a.r.Collect());
  return std::move(out).str();
}

}  // namespace trictrac

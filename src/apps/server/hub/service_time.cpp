#include "apps/server/hub/service_time.h"

#include <algorithm>
#include <utility>

namespace trictrac {

// Of several reasons, the earliest counts: a write after the beginning of one may fall within another one.
void ServiceTime::trouble_from(Moment since) {
  trouble_since_ = std::min(trouble_since_.value_or(since), since);
}

void ServiceTime::tick(Moment now) {
  if (ticked_ && now - *ticked_ > kLongestStall) trouble_from(*ticked_);
  ticked_ = now;
}

void ServiceTime::note_answer(Moment asked, Moment now) {
  if (now - asked > kLongestStall) return trouble_from(std::min(reached_, asked));
  if (!trouble_since_) reached_ = std::max(reached_, asked);
}

ServiceSign ServiceTime::sign(const std::string& server, Moment now) const {
  auto trouble = trouble_since_;
  if (ticked_ && now - *ticked_ > kLongestStall) trouble = std::min(trouble.value_or(*ticked_), *ticked_);
  return {server, now, trouble.value_or(0), leaving(), said_ == 0};
}

// A late answer says nothing of now: the store is asked again. Outages end by the clock of this server, which
// may be behind that of the server that noted them: here time has run since.
bool ServiceTime::hear(ServiceState state, const ServiceSign& sign, Moment now) {
  const Moment sent = sign.now;
  const bool first = !std::exchange(asked_, true);
  std::ranges::sort(state.outages, {}, [](const Outage& o) { return std::pair(o.from, o.until); });
  std::vector<Outage> here;
  for (const Outage& outage : state.outages) {
    const auto known = std::ranges::find(noted_, outage);
    here.push_back(known == noted_.end() ? Outage{outage.from, std::min(outage.until, sent)}
                                         : outages_[static_cast<std::size_t>(known - noted_.begin())]);
  }
  const bool changed = noted_ != state.outages;
  noted_ = std::move(state.outages);
  outages_ = std::move(here);
  paused_since_ = state.paused_since;
  if (!state.noted || now - sent > kLongestStall) {
    trouble_from(first ? sent : reached_);
    return changed;
  }
  if (ticked_) ticked_ = std::max(*ticked_, now);
  said_ = sent;
  const bool told = !trouble_since_ || (sign.trouble_since > 0 && sign.trouble_since <= *trouble_since_);
  if (!told) return changed;  // what has been noted since then is still to be said
  reached_ = sent;
  if (!trouble_since_) return changed;
  trouble_since_.reset();
  return true;
}

bool ServiceTime::is_known(Moment now) const {
  if (!asked_) return false;
  if (trouble_since_ || leaves_since_) return true;
  return now - said_ <= kLongestSilence && (!ticked_ || now - *ticked_ <= kLongestStall);
}

// An outage as a player had it: in a live game it lasts until they are back.
Outage ServiceTime::as_felt(const Outage& outage, const AskedPlayer& asked) {
  if (!asked.comes_back) return outage;
  const Moment latest = outage.until + kReturnGrace;
  return {outage.from, asked.back ? std::clamp(*asked.back, outage.until, latest) : latest};
}

// In the order of their beginnings.
std::vector<Outage> ServiceTime::felt_by(const AskedPlayer& asked) const {
  std::vector<Outage> felt;
  for (const Outage& outage : outages_) felt.push_back(as_felt(outage, asked));
  if (asked.comes_back) felt.insert(felt.end(), asked.cuts.begin(), asked.cuts.end());
  std::ranges::sort(felt, {}, &Outage::from);
  return felt;
}

// Returns since when the game waits for its player to come back; nothing where it does not.
std::optional<Moment> ServiceTime::returns_since(const AskedPlayer& asked, Moment now) const {
  if (!asked.since || !asked.comes_back) return std::nullopt;
  for (const Outage& felt : felt_by(asked))
    if (felt.until > now && felt.until > *asked.since) return std::max(felt.from, *asked.since);
  return std::nullopt;
}

std::optional<Moment> ServiceTime::stands_since(const AskedPlayer& asked, Moment now) const {
  auto since = returns_since(asked, now);
  const auto consider = [&](Moment other) { since = std::min(since.value_or(other), other); };
  if (trouble_since_) consider(*trouble_since_);
  if (leaves_since_) consider(*leaves_since_);
  if (paused_since_ > 0) consider(paused_since_);
  return since;
}

auto ServiceTime::why_it_stands(const AskedPlayer& asked, Moment now) const -> std::optional<Stands> {
  if (paused_since_ > 0) return Stands::Paused;
  if (trouble_since_ || leaves_since_) return Stands::Outage;
  if (returns_since(asked, now)) return Stands::Return;
  return std::nullopt;
}

// Outages may overlap: each moment is lost once.
Millis ServiceTime::lost(const AskedPlayer& asked, Moment until) const {
  if (!asked.since) return 0;
  Millis lost = 0;
  Moment reached = *asked.since;
  for (const Outage& felt : felt_by(asked)) {
    const Moment from = std::max(felt.from, reached), end = std::min(felt.until, until);
    if (end <= from) continue;
    lost += end - from;
    reached = end;
  }
  return lost;
}

// Time lost before cannot be given back while the clock stands: it has not passed either.
Moment ServiceTime::table_time(const AskedPlayer& asked, Moment now) const {
  const auto since = stands_since(asked, now);
  return since ? *since - lost(asked, *since) : now;
}

}  // namespace trictrac

#include "store/rows/chain_rows.h"

#include <algorithm>

#include "base/text_of.h"
#include "store/statements.h"

namespace trictrac {

std::optional<Link> read_link(std::span<const std::uint8_t> blob) {
  Link link;
  if (blob.size() != link.size()) return std::nullopt;
  std::ranges::copy(blob, link.begin());
  return link;
}

std::string ChainRows::named(std::int64_t n) const { return text_of("{} {}", log_.entry, n); }

Stored<void> ChainRows::append(std::int64_t row, std::int64_t n, Link link,
                               std::span<const std::string> texts) {
  const std::string insert =
      text_of("INSERT INTO {} ({}, n, text, link) VALUES (?, ?, ?, ?)", log_.table, log_.owner);
  Statements sql(*db_);
  for (const std::string& text : texts) {
    link = next_link(link, text);
    sql.run(insert, row, ++n, text, link);
  }
  return sql.done();
}

Stored<Link> ChainRows::link_at(std::int64_t row, std::int64_t n) {
  Statements sql(*db_);
  const auto link = sql.first(
      text_of("SELECT link FROM {} WHERE {} = ? AND n = ?", log_.table, log_.owner),
      [](const Statement& s) { return read_link(s.blob(0)); }, row, n);
  if (auto done = sql.done(); !done) return std::unexpected(done.error());
  if (!link || !*link) return refuse(StoreError::Damaged, named(n) + " is missing");
  return **link;
}

Stored<std::vector<std::string>> ChainRows::read(std::int64_t row, std::int64_t first, Link before,
                                                 std::int64_t counted) {
  std::vector<std::string> texts;
  Link link = before;
  Statements sql(*db_);
  std::int64_t n = first;
  std::string damage;
  const auto stop = [&](std::string_view what) {
    damage = named(n) + std::string(what);
    sql.fail({});
  };
  sql.each(
      text_of("SELECT n, text, link FROM {} WHERE {} = ?1 AND n >= ?2 ORDER BY n", log_.table, log_.owner),
      [&](const Statement& s) {
        if (s.number(0) != n) return stop(" is missing");
        std::string text = s.text(1);
        link = next_link(link, text);
        if (read_link(s.blob(2)) != link) return stop(" is not what was stored");
        if (n > counted) return stop(" was never counted");
        texts.push_back(std::move(text));
        ++n;
      },
      row, first);
  if (damage.empty() && sql.fault()) return refuse(sql.fault()->kind, named(n) + ": " + sql.fault()->what);
  if (damage.empty() && n - 1 != counted) damage = named(n) + " is missing";
  if (!damage.empty()) return refuse(StoreError::Damaged, damage);
  return texts;
}

Stored<std::vector<std::string>> ChainRows::read_unchecked(std::int64_t row, std::int64_t counted) {
  std::vector<std::string> texts;
  Statements sql(*db_);
  sql.each(
      text_of("SELECT n, text FROM {} WHERE {} = ?1 AND n BETWEEN 1 AND ?2 ORDER BY n", log_.table,
              log_.owner),
      [&](const Statement& s) {
        texts.resize(static_cast<std::size_t>(s.number(0)));
        texts.back() = s.text(1);
      },
      row, counted);
  return sql.done(std::move(texts));
}

Stored<void> ChainRows::rewrite(std::int64_t row, const std::optional<Link>& first,
                                std::span<const std::string> texts) {
  const std::string update = text_of("UPDATE {} SET text = ?3{} WHERE {} = ?1 AND n = ?2", log_.table,
                                     first ? ", link = ?4" : "", log_.owner);
  Statements sql(*db_);
  std::optional<Link> link = first;
  std::int64_t n = 0;
  for (const std::string& text : texts) {
    ++n;
    if (!link) {
      sql.run(update, row, n, text);
      continue;
    }
    link = next_link(*link, text);
    sql.run(update, row, n, text, *link);
  }
  return sql.done();
}

}  // namespace trictrac

// Writes tables as Apache Parquet, the columnar format that programs for data analysis read: texts, integers
// and numbers, or lists of them, uncompressed. Texts of lists are stored once for each group of rows.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace trictrac::dataset {

using Texts = std::vector<std::string>;
using Integers = std::vector<std::int32_t>;
using Numbers = std::vector<float>;

// A column of a group of rows.
struct Column {
  std::string name;
  std::variant<Texts, Integers, Numbers> values{};
  bool is_list = false;
  std::vector<int> lengths{};  // of the list of each row; empty unless is_list
};

// Writes a file of one table.
class ParquetWriter {
 public:
  // Begins the file. `metadata` is stored with the table. Requires that `out` outlives the writer.
  ParquetWriter(std::ostream& out, std::vector<std::pair<std::string, std::string>> metadata);

  // Adds a group of `rows` rows: a value, or a list, of each column for each. Requires columns of the same
  // names, types and order in all groups. Whether it was written, `out` knows.
  void add(const std::vector<Column>& columns, int rows);

  // Ends the file. Requires that a group was added.
  void finish();

 private:
  void put(const std::string& bytes);
  std::string chunk_of(const Column& column);

  std::ostream& out_;
  std::vector<std::pair<std::string, std::string>> metadata_;
  std::int64_t at_ = 0;  // bytes written
  std::string schema_;   // encoded
  int columns_ = 0;
  std::vector<std::string> groups_;  // encoded
  std::int64_t rows_ = 0;
};

}  // namespace trictrac::dataset

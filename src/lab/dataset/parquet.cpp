#include "lab/dataset/parquet.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>

#include "base/assert.h"
#include "base/overloaded.h"

namespace trictrac::dataset {
namespace {

// The numbers of parquet.thrift that are used here.
enum class Type : std::uint8_t { Int32 = 1, Float = 4, ByteArray = 6 };
enum class Repetition : std::uint8_t { Required, Optional, Repeated };
enum class Converted : std::uint8_t { Utf8 = 0, List = 3 };
enum class Encoding : std::uint8_t { Plain = 0, Rle = 3, RleDictionary = 8 };
enum class Page : std::uint8_t { Data = 0, Dictionary = 2 };

constexpr std::string_view kMagic = "PAR1";

void put_varint(std::string& out, std::uint64_t n) {
  for (; n >= 128; n >>= 7) out += static_cast<char>(n | 128);
  out += static_cast<char>(n);
}

// The four bytes of a number, the lowest first.
void put_int32(std::string& out, std::uint32_t n) {
  for (int i = 0; i < 4; ++i, n >>= 8) out += static_cast<char>(n & 0xFF);
}

void put_text(std::string& out, std::string_view text) {
  put_int32(out, static_cast<std::uint32_t>(text.size()));
  out += text;
}

// A struct in the compact protocol of Thrift, whose fields are added in the order of their numbers.
class Struct {
 public:
  Struct& number(int field, std::int64_t n) {
    begin(field, field_type_of_number);
    put_zigzag(n);
    return *this;
  }
  Struct& wide(int field, std::int64_t n) {
    begin(field, 6);
    put_zigzag(n);
    return *this;
  }
  template <class Enum>
  Struct& choice(int field, Enum value) {
    return number(field, static_cast<int>(value));
  }
  Struct& text(int field, std::string_view text) {
    begin(field, 8);
    put_varint(bytes_, text.size());
    bytes_ += text;
    return *this;
  }
  Struct& inner(int field, const Struct& value) {
    begin(field, 12);
    bytes_ += value.end();
    return *this;
  }
  // Adds a list of structs that are encoded one behind the other.
  Struct& structs(int field, std::size_t count, std::string_view encoded) {
    return list(field, 12, count, encoded);
  }
  Struct& choices(int field, const std::vector<Encoding>& values) {
    std::string encoded;
    for (const Encoding value : values) put_varint(encoded, 2 * static_cast<std::uint64_t>(value));
    return list(field, field_type_of_number, values.size(), encoded);
  }
  Struct& texts(int field, const Texts& values) {
    std::string encoded;
    for (const std::string& value : values) put_varint(encoded, value.size()), encoded += value;
    return list(field, 8, values.size(), encoded);
  }
  // Returns the whole struct.
  std::string end() const { return bytes_ + '\0'; }

 private:
  static constexpr int field_type_of_number = 5;

  void begin(int field, int type) {
    TRICTRAC_ASSERT(field > last_ && field - last_ < 16);
    bytes_ += static_cast<char>((field - last_) << 4 | type);
    last_ = field;
  }
  void put_zigzag(std::int64_t n) {
    put_varint(bytes_, static_cast<std::uint64_t>(n) << 1 ^ static_cast<std::uint64_t>(n >> 63));
  }
  Struct& list(int field, int type, std::size_t count, std::string_view encoded) {
    begin(field, 9);
    bytes_ += static_cast<char>((count < 15 ? count : 15) << 4 | static_cast<unsigned>(type));
    if (count >= 15) put_varint(bytes_, count);
    bytes_ += encoded;
    return *this;
  }

  std::string bytes_;
  int last_ = 0;
};

// Packs numbers of `width` bits in one run of the hybrid encoding of Parquet.
std::string packed(const std::vector<std::uint32_t>& numbers, int width) {
  const std::size_t groups = (numbers.size() + 7) / 8;
  std::string out;
  put_varint(out, groups << 1 | 1);
  std::uint64_t bits = 0;
  int filled = 0;
  for (std::size_t i = 0; i < 8 * groups; ++i) {
    bits |= std::uint64_t{i < numbers.size() ? numbers[i] : 0} << filled;
    for (filled += width; filled >= 8; filled -= 8, bits >>= 8) out += static_cast<char>(bits & 0xFF);
  }
  return out;
}

// The levels that say where lists begin and end. A list may be empty.
std::string levels_of(const Column& column) {
  std::vector<std::uint32_t> repetition, definition;
  for (const int length : column.lengths) {
    if (length == 0) repetition.push_back(0), definition.push_back(0);
    for (int i = 0; i < length; ++i) repetition.push_back(i > 0), definition.push_back(1);
  }
  std::string out;
  for (const auto& levels : {repetition, definition}) put_text(out, packed(levels, 1));
  return out;
}

// A page's header and what follows it.
std::string page(Page kind, const Struct& about, std::string_view body) {
  const auto size = static_cast<std::int64_t>(body.size());
  Struct header;
  header.choice(1, kind).number(2, size).number(3, size).inner(kind == Page::Data ? 5 : 7, about);
  return header.end() + std::string(body);
}

std::string data_page(std::size_t values, Encoding encoding, std::string_view body) {
  Struct about;
  about.number(1, static_cast<std::int64_t>(values)).choice(2, encoding);
  about.choice(3, Encoding::Rle).choice(4, Encoding::Rle);
  return page(Page::Data, about, body);
}

std::string dictionary_page(const std::vector<std::string_view>& texts) {
  std::string body;
  for (const std::string_view text : texts) put_text(body, text);
  Struct about;
  about.number(1, static_cast<std::int64_t>(texts.size())).choice(2, Encoding::Plain);
  return page(Page::Dictionary, about, body);
}

std::string plain(const std::variant<Texts, Integers, Numbers>& values) {
  std::string out;
  std::visit(Overloaded{[&](const Texts& all) {
                          for (const std::string& text : all) put_text(out, text);
                        },
                        [&](const Integers& all) {
                          for (const std::int32_t n : all) put_int32(out, static_cast<std::uint32_t>(n));
                        },
                        [&](const Numbers& all) {
                          for (const float x : all) put_int32(out, std::bit_cast<std::uint32_t>(x));
                        }},
             values);
  return out;
}

// Texts as their numbers in a dictionary.
struct Coded {
  std::vector<std::string_view> dictionary;
  std::string body;  // of the data page, behind the levels
};

Coded coded(const Texts& texts) {
  std::map<std::string_view, std::uint32_t> known;
  std::vector<std::uint32_t> numbers;
  Coded all;
  for (const std::string& text : texts) {
    const auto [at, is_new] = known.emplace(text, static_cast<std::uint32_t>(known.size()));
    if (is_new) all.dictionary.push_back(text);
    numbers.push_back(at->second);
  }
  const int width = std::max(1, static_cast<int>(std::bit_width(known.size())));
  all.body = static_cast<char>(width) + packed(numbers, width);
  return all;
}

Type type_of(const Column& column) {
  constexpr std::array kTypes{Type::ByteArray, Type::Int32, Type::Float};
  return kTypes[column.values.index()];
}

// Adds what the schema says of a column; returns the number of its elements.
int put_schema(std::string& out, const Column& column) {
  Struct leaf;
  leaf.choice(1, type_of(column)).choice(3, Repetition::Required);
  leaf.text(4, column.is_list ? "element" : column.name);
  if (type_of(column) == Type::ByteArray) leaf.choice(6, Converted::Utf8);
  if (column.is_list) {
    Struct whole, one;
    whole.choice(3, Repetition::Required).text(4, column.name).number(5, 1).choice(6, Converted::List);
    one.choice(3, Repetition::Repeated).text(4, "list").number(5, 1);
    out += whole.end() + one.end();
  }
  out += leaf.end();
  return column.is_list ? 3 : 1;
}

std::size_t count_values(const Column& column) {
  const std::size_t held = std::visit([](const auto& all) { return all.size(); }, column.values);
  return held + static_cast<std::size_t>(std::ranges::count(column.lengths, 0));
}

}  // namespace

ParquetWriter::ParquetWriter(std::ostream& out, std::vector<std::pair<std::string, std::string>> metadata)
    : out_(out), metadata_(std::move(metadata)) {
  put(std::string(kMagic));
}

void ParquetWriter::put(const std::string& bytes) {
  out_ << bytes;
  at_ += static_cast<std::int64_t>(bytes.size());
}

std::string ParquetWriter::chunk_of(const Column& column) {
  const std::int64_t begin = at_;
  const std::size_t values = count_values(column);
  std::string body = column.is_list ? levels_of(column) : "";
  const auto* texts = std::get_if<Texts>(&column.values);
  const bool is_coded = texts && column.is_list;
  std::vector encodings{Encoding::Rle, is_coded ? Encoding::RleDictionary : Encoding::Plain};
  if (is_coded) {
    const Coded all = coded(*texts);
    put(dictionary_page(all.dictionary));
    body += all.body;
    encodings.push_back(Encoding::Plain);
  } else {
    body += plain(column.values);
  }
  const std::int64_t data = at_;
  put(data_page(values, encodings[1], body));
  Struct about;
  about.choice(1, type_of(column)).choices(2, encodings);
  about.texts(3, column.is_list ? Texts{column.name, "list", "element"} : Texts{column.name});
  about.number(4, 0).wide(5, static_cast<std::int64_t>(values)).wide(6, at_ - begin).wide(7, at_ - begin);
  about.wide(9, data);
  if (is_coded) about.wide(11, begin);
  Struct chunk;
  chunk.wide(2, begin).inner(3, about);
  return chunk.end();
}

void ParquetWriter::add(const std::vector<Column>& columns, int rows) {
  if (groups_.empty()) {
    for (const Column& column : columns) columns_ += put_schema(schema_, column);
    Struct root;
    root.text(4, "schema").number(5, static_cast<std::int64_t>(columns.size()));
    schema_ = root.end() + schema_;
  }
  const std::int64_t begin = at_;
  std::string chunks;
  for (const Column& column : columns) {
    TRICTRAC_ASSERT(column.is_list ? column.lengths.size() == static_cast<std::size_t>(rows)
                                   : count_values(column) == static_cast<std::size_t>(rows));
    chunks += chunk_of(column);
  }
  Struct group;
  group.structs(1, columns.size(), chunks).wide(2, at_ - begin).wide(3, rows);
  groups_.push_back(group.end());
  rows_ += rows;
}

void ParquetWriter::finish() {
  TRICTRAC_ASSERT(!groups_.empty());
  std::string groups, metadata;
  for (const std::string& group : groups_) groups += group;
  for (const auto& [key, value] : metadata_) metadata += Struct().text(1, key).text(2, value).end();
  Struct file;
  file.number(1, 1).structs(2, static_cast<std::size_t>(columns_) + 1, schema_).wide(3, rows_);
  file.structs(4, groups_.size(), groups).structs(5, metadata_.size(), metadata).text(6, "trictrac-lab");
  std::string footer = file.end();
  put_int32(footer, static_cast<std::uint32_t>(footer.size()));
  put(footer + std::string(kMagic));
}

}  // namespace trictrac::dataset

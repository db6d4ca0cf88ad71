// Texts in data/golden, compared byte by byte.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "text/record/record.h"

namespace trictrac::test {

inline std::string golden(const std::string& file) {
  std::ifstream in(TRICTRAC_DATA "/golden/" + file);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline void check_golden(const std::string& file, const std::string& text) {
  if (std::getenv("TRICTRAC_REWRITE")) std::ofstream(TRICTRAC_DATA "/golden/" + file) << text;
  EXPECT_TRUE(golden(file) == text) << file << " differs";
}

inline void check_replay(const std::string& file) {
  const std::string text = golden(file);
  const auto r = parse_record(text);
  ASSERT_TRUE(r) << r.error().line << ": " << r.error().message;
  EXPECT_EQ(print_record(*r), text);
}

}  // namespace trictrac::test

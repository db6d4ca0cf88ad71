// Tests that lay files into a folder of their own, which is gone afterwards.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "own_folder.h"
#include "run.h"

namespace trictrac::test {

class InFolder : public testing::Test {
 protected:
  InFolder() { std::filesystem::create_directories(folder_); }
  ~InFolder() override { std::filesystem::remove_all(folder_); }

  // Lays a file into the folder; returns its path.
  std::string keep(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
    return (folder_ / name).string();
  }
  std::filesystem::path folder() const { return folder_; }
  std::string text_of_file(const std::string& name) const {
    std::ifstream file(folder_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  // Runs the program and keeps its standard output alone.
  static Outcome printed(const std::string& arguments) { return run(arguments + " 2> /dev/null"); }

 private:
  const std::filesystem::path folder_ = own_folder() / "files";
};

}  // namespace trictrac::test

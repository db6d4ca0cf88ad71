// A disk of its own, so small that it can be filled.
#pragma once

#include <sys/mount.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace served {

class SmallDisk {
 public:
  SmallDisk(std::filesystem::path at, int mebibytes) : at_(std::move(at)) {
    std::filesystem::create_directory(at_);
    const std::string size = "size=" + std::to_string(mebibytes) + "m";
    there_ = mount("tmpfs", at_.c_str(), "tmpfs", 0, size.c_str()) == 0;
  }
  ~SmallDisk() {
    if (there_) umount2(at_.c_str(), MNT_DETACH);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

  // False where it could not be mounted: only root may.
  bool there() const { return there_; }
  void fill() const {
    std::ofstream ballast(at_ / "ballast", std::ios::binary);
    while (ballast.write(std::string(4096, 'x').c_str(), 4096).flush()) {
    }
  }
  void clear() const { std::filesystem::remove(at_ / "ballast"); }

 private:
  std::filesystem::path at_;
  bool there_ = false;
};

}  // namespace served

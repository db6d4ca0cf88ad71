#include "apps/server/http/device_name.h"

#include <array>
#include <span>

namespace trictrac {
namespace {

struct Known {
  std::string_view sign, name;
};

// Many name those they resemble: the first sign that is found counts.
constexpr std::array<Known, 9> kBrowsers{{{"Edg", "Edge"},
                                          {"OPR/", "Opera"},
                                          {"SamsungBrowser/", "Samsung Internet"},
                                          {"Firefox/", "Firefox"},
                                          {"FxiOS/", "Firefox"},
                                          {"Chromium/", "Chromium"},
                                          {"Chrome/", "Chrome"},
                                          {"CriOS/", "Chrome"},
                                          {"Safari/", "Safari"}}};
constexpr std::array<Known, 7> kSystems{{{"Android", "Android"},
                                         {"iPhone", "iPhone"},
                                         {"iPad", "iPad"},
                                         {"Windows", "Windows"},
                                         {"Mac OS X", "macOS"},
                                         {"CrOS", "ChromeOS"},
                                         {"Linux", "Linux"}}};

std::string_view found(std::span<const Known> all, std::string_view agent) {
  for (const Known& one : all)
    if (agent.find(one.sign) != std::string_view::npos) return one.name;
  return {};
}

}  // namespace

std::string device_name(std::string_view agent) {
  const std::string_view browser = found(kBrowsers, agent), system = found(kSystems, agent);
  std::string name(browser);
  if (!browser.empty() && !system.empty()) name += ", ";
  return name += system;
}

}  // namespace trictrac

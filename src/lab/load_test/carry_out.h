// Carries out a load from its beginning to its report.
#pragma once

#include <boost/asio.hpp>
#include <exception>
#include <expected>
#include <nlohmann/json.hpp>
#include <string>

#include "base/json.h"

namespace trictrac::load_test {

// Runs `work`, a coroutine that is given the report to fill, and all that it starts; returns the report.
template <class Work>
std::expected<Json, std::string> carry_out(boost::asio::io_context& io, Work work) {
  std::expected<Json, std::string> report = std::unexpected("the load was not carried out");
  boost::asio::co_spawn(io, work(report), [](std::exception_ptr failure) {
    if (failure) std::rethrow_exception(failure);
  });
  io.run();
  return report;
}

}  // namespace trictrac::load_test

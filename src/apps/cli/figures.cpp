#include "apps/cli/figures.h"

#include <cstdio>
#include <nlohmann/json.hpp>

namespace trictrac::cli {
namespace {

std::string in_words(const measure::Figure& figure, double times, int decimals, const std::string& unit) {
  const std::string value = fixed_text(times * figure.value, decimals) + unit;
  if (!figure.interval) return value + " (no interval)";
  return value + " (" + fixed_text(times * figure.interval->low, decimals) + " to " +
         fixed_text(times * figure.interval->high, decimals) + unit + ")";
}

}  // namespace

std::string fixed_text(double number, int decimals) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, number);
  return text;
}

Json figure_json(const measure::Figure& figure) {
  Json json{{"mean", figure.value}, {"low", nullptr}, {"high", nullptr}};
  if (figure.interval) {
    json["low"] = figure.interval->low;
    json["high"] = figure.interval->high;
  }
  return json;
}

Json figure_json(const std::optional<measure::Figure>& figure) {
  return figure ? figure_json(*figure) : Json(nullptr);
}

Json estimate_json(const measure::Estimate& estimate) {
  Json json = figure_json(estimate.figure());
  json["error"] = estimate.interval() ? Json(estimate.error) : Json(nullptr);
  json["samples"] = estimate.samples;
  return json;
}

std::string share_text(const measure::Figure& share) { return in_words(share, 100, 1, " %"); }

std::string share_text(const std::optional<measure::Figure>& share) {
  return share ? share_text(*share) : "n/a";
}

std::string figure_text(const measure::Figure& figure) { return in_words(figure, 1, 3, ""); }

}  // namespace trictrac::cli

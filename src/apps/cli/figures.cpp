#include "apps/cli/figures.h"

#include <cstdio>
#include <nlohmann/json.hpp>

namespace trictrac::cli {

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

std::string FigureText::in_words(const measure::Figure& figure, double times, int decimals,
                                 const std::string& unit) const {
  const std::string value = number(times * figure.value, decimals) + unit;
  if (!figure.interval) return value + std::string(words_(" (sans intervalle)", " (no interval)"));
  return value + " (" + number(times * figure.interval->low, decimals) + std::string(words_(" à ", " to ")) +
         number(times * figure.interval->high, decimals) + unit + ")";
}

std::string FigureText::number(double number, int decimals) const {
  return words_.decimal(fixed_text(number, decimals));
}

std::string FigureText::share(const measure::Figure& share) const { return in_words(share, 100, 1, " %"); }

std::string FigureText::share(const std::optional<measure::Figure>& share) const {
  return share ? this->share(*share) : std::string(words_("s.o.", "n/a"));
}

std::string FigureText::figure(const measure::Figure& figure) const { return in_words(figure, 1, 3, ""); }

}  // namespace trictrac::cli

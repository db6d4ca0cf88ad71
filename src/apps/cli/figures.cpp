#include "apps/cli/figures.h"

#include <cstdio>
#include <nlohmann/json.hpp>

#include "words/measure.h"

namespace trictrac::cli {

using words::MeasureWords;

std::string fixed_text(double number, int decimals) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", decimals, number);
  return text;
}

Json figure_json(const measure::MeasuredValue& figure) {
  Json json{{"mean", figure.value}, {"low", nullptr}, {"high", nullptr}};
  if (figure.interval) {
    json["low"] = figure.interval->low;
    json["high"] = figure.interval->high;
  }
  return json;
}

Json figure_json(const std::optional<measure::MeasuredValue>& figure) {
  return figure ? figure_json(*figure) : Json(nullptr);
}

Json estimate_json(const measure::Estimate& estimate) {
  Json json = figure_json(estimate.figure());
  json["error"] = estimate.interval() ? Json(estimate.error) : Json(nullptr);
  json["samples"] = estimate.samples;
  return json;
}

std::string FigureText::in_words(const measure::MeasuredValue& figure, double times, int decimals,
                                 const std::string& unit) const {
  const auto printed = [&](double value) { return number(times * value, decimals); };
  const words::Value value(printed(figure.value));
  const words::UnitSign sign(unit);
  if (!figure.interval) return words_(&MeasureWords::no_interval, value, sign);
  return words_(&MeasureWords::interval, value, words::Low(printed(figure.interval->low)),
                words::High(printed(figure.interval->high)), sign);
}

std::string FigureText::number(double number, int decimals) const {
  return words_.decimal(fixed_text(number, decimals));
}

std::string FigureText::share(const measure::MeasuredValue& share) const {
  return in_words(share, 100, 1, " %");
}

std::string FigureText::share(const std::optional<measure::MeasuredValue>& share) const {
  return share ? this->share(*share) : words_(&MeasureWords::not_available);
}

std::string FigureText::figure(const measure::MeasuredValue& figure) const {
  return in_words(figure, 1, 3, "");
}

}  // namespace trictrac::cli

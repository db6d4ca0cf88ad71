// The learning of a person, in documents that the page writes and merges; and how the position of a day was
// answered: counted, without names.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "contract/call.h"

namespace trictrac::contract {

struct Learnt {
  std::int64_t version = 0;
  std::optional<JsonText> kept;
};
struct Learning {
  Learnt course, trainers;
};
struct PutLearnt {
  std::int64_t version = 0;
  std::optional<JsonText> kept;
  bool taken = false;
};

struct ShowLearning : Get<Learning, "/api/me/learning", "learning.show", Access::Account> {};
struct PutLearning : Post<PutLearnt, "/api/me/learning", "learning.put", Access::Account> {
  std::string kind;
  int version = 0;
  JsonText kept;
};

struct DailyAnswer {
  std::string answer;
  std::int64_t times = 0;
};
struct DailyAnswers {
  std::vector<DailyAnswer> answers;
};
struct ShowDay : Get<DailyAnswers, "/api/days/{day}", "days.show"> {
  int day = 0;
};
struct AnswerDay : Post<Nothing, "/api/days/{day}", "days.answer"> {
  int day = 0;
  std::string answer;
};

using LearningCalls = Types<ShowLearning, PutLearning, ShowDay, AnswerDay>;

}  // namespace trictrac::contract

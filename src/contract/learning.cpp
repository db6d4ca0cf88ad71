#include "contract/learning.h"

#include "contract/instances.h"
#include "contract/lists.h"
#include "contract/subjects.h"

namespace trictrac::contract {

template <class T>
constexpr auto kept_field() {
  return field("kept", &T::kept, "null where nothing is kept: version 0").or_null();
}
template <>
inline constexpr auto kFields<Learnt> =
    fields("A document that an account keeps.", field("version", &Learnt::version), kept_field<Learnt>());
template <>
inline constexpr auto kFields<Learning> =
    fields("", field("course", &Learning::course), field("trainers", &Learning::trainers));
template <>
inline constexpr auto kFields<PutLearnt> =
    fields("The document as it is kept now.", field("version", &PutLearnt::version), kept_field<PutLearnt>(),
           field("taken", &PutLearnt::taken, "the document that was sent"));
template <>
inline constexpr auto kFields<ShowLearning> = fields("Answers what you have learnt on all your devices.");
template <>
inline constexpr auto kFields<PutLearning> =
    fields("Keeps a document, unless another device has put a newer one.",
           field("kind", &PutLearning::kind, "which document").one_of(kLearningKind),
           field("version", &PutLearning::version, "the one it follows").within(0, 1'000'000'000),
           field("kept", &PutLearning::kept, "at most 60,000 bytes"));

template <>
inline constexpr auto kFields<DailyAnswer> =
    fields("", field("answer", &DailyAnswer::answer, "as in the problems of the trainers"),
           field("times", &DailyAnswer::times, "by how many players"));
template <>
inline constexpr auto kFields<DailyAnswers> = fields("", field("answers", &DailyAnswers::answers));
template <class T>
constexpr auto day_field() {
  return field("day", &T::day, "days since 1970").within(0, 1'000'000);
}
template <>
inline constexpr auto kFields<ShowDay> =
    fields("Answers how the position of a day was answered on this server, the most frequent answer first.",
           day_field<ShowDay>());
template <>
inline constexpr auto kFields<AnswerDay> = fields(
    "Counts one more answer to the position of today, anonymously.", day_field<AnswerDay>(),
    field("answer", &AnswerDay::answer, "at most 120 lower-case letters, digits, spaces and `_-:/.*`"));

void describe_learning(Description& all) { describe_calls(all, LearningCalls{}); }

}  // namespace trictrac::contract

#include "text/record/decision.h"

#include "base/enum_table.h"

namespace trictrac {
namespace {

constexpr EnumTable<Decision, Decision::SuspendHonours, std::string_view> kDecisions({
    {Decision::Hold, "T"},
    {Decision::Go, "V"},
    {Decision::SuspendEcrire, "SE"},
    {Decision::SuspendHonours, "SH"},
});

}  // namespace

std::string_view text_of(Decision decision) { return kDecisions[decision]; }

std::optional<Decision> parse_decision(std::string_view text) { return kDecisions.find(text); }

}  // namespace trictrac

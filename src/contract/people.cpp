#include "contract/people.h"

#include "contract/instances.h"
#include "contract/lists.h"
#include "contract/subjects.h"
#include "game/match/format.h"
#include "text/shown.h"

namespace trictrac::contract {

template <>
inline constexpr auto kFields<Blocks> = fields("", field("blocks", &Blocks::blocks));
template <>
inline constexpr auto kFields<ShowBlocks> = fields("Answers whom you have blocked, the latest first.");
template <>
inline constexpr auto kFields<Block> = fields(
    "Blocks a person: neither is shown the other's offers and messages.",
    field("person", &Block::person, "their id; or they sit at a table:").or_usual(),
    field("game", &Block::game).or_usual(), field("player", &Block::player).within(0, kMostPlayers - 1));
template <>
inline constexpr auto kFields<EndBlock> =
    fields("Ends that.", field("person", &EndBlock::person, "their id"));
template <>
inline constexpr auto kFields<Report> =
    fields("Reports a player to the moderators. A repeated report counts once.", field("game", &Report::game),
           field("player", &Report::player, "the player reported").within(0, kMostPlayers - 1),
           field("talk", &Report::talk, "or the author of this chat message").within(1, 1'000'000),
           field("reason", &Report::reason).one_of(kReportReason),
           field("words", &Report::words, "one line of at most 300 characters")
               .or_usual()
               .checked([](std::string& words) {
                 words = trim(std::string(words), " ");
                 const auto fault = words.empty() ? std::nullopt : talk_fault(words);
                 return fault ? std::optional("a message " + *fault) : std::nullopt;
               }));

void describe_people(Description& all) { describe_calls(all, PeopleCalls{}); }

}  // namespace trictrac::contract

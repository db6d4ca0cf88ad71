#include "table/dice_tags.h"

#include "base/text_of.h"
#include "game/match/match.h"
#include "text/tag_text.h"
#include "text/words.h"

namespace trictrac {

std::string shares_tag(const std::vector<PlayerShare>& shares) {
  std::string tag;
  for (const auto& [player, share] : shares)
    tag += text_of("{}{}:{}", tag.empty() ? "" : " ", player, to_hex(share));
  return tag;
}

std::optional<std::vector<PlayerShare>> parse_shares_tag(std::string_view text) {
  std::vector<PlayerShare> shares;
  for (const std::string_view word : split(text, ' ')) {
    const auto parts = split(word, ':');
    const auto player = number_in(parts.front(), 0, kMostPlayers - 1);
    const auto share = parse_seed(parts.back());
    if (parts.size() != 2 || !player || !share) return std::nullopt;
    if (!shares.empty() && shares.back().player >= *player) return std::nullopt;
    shares.push_back({*player, *share});
  }
  return shares;
}

}  // namespace trictrac

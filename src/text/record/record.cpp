#include "text/record/record.h"

#include <algorithm>

#include "base/assert.h"
#include "base/enum_table.h"
#include "base/text_of.h"
#include "base/utf8.h"
#include "text/words.h"

namespace trictrac {

namespace {

using Done = std::expected<void, std::string>;

std::unexpected<std::string> wrong(std::string message) { return std::unexpected(std::move(message)); }

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_alphanumeric(char c) { return is_lower(c) || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

// "fr", "pt-BR": the beginning of RFC 5646.
bool is_language(std::string_view tag) {
  const std::size_t dash = tag.find('-');
  const std::string_view first = tag.substr(0, dash);
  if (first.size() < 2 || first.size() > 3 || !std::ranges::all_of(first, is_lower)) return false;
  if (dash == tag.npos) return true;
  const std::string_view rest = tag.substr(dash + 1);
  return rest.size() >= 2 && rest.size() <= 8 && std::ranges::all_of(rest, is_alphanumeric);
}

std::expected<std::string, std::string> unescaped(std::string_view written) {
  std::string text;
  for (std::size_t i = 0; i < written.size(); ++i) {
    const char c = written[i];
    if (c != '\\') {
      text += c;
      continue;
    }
    const char next = ++i < written.size() ? written[i] : ' ';
    if (next != 'n' && next != '\\')
      return wrong("in a comment a backslash is written \\\\ and a line break \\n");
    text += next == 'n' ? '\n' : '\\';
  }
  return text;
}

std::string escaped(std::string_view text) {
  std::string written;
  for (const char c : text) {
    if (c == '\n')
      written += "\\n";
    else if (c == '\\')
      written += "\\\\";
    else
      written += c;
  }
  return written;
}

Done read_remark(std::string_view line, Annotation& into) {
  const std::size_t blank = std::min(line.find_first_of(kBlanks), line.size());
  const std::string_view language = line.substr(0, blank);
  if (!language.empty() && !is_language(language))
    return wrong(text_of("\"{}\" is not a language; a comment is written ; text, or ;fr text", language));
  const auto text = unescaped(trim(line.substr(blank)));
  if (!text) return wrong(text.error());
  if (text->empty()) return wrong("a comment needs a text, such as ;fr Bien joué");
  if (text->size() > kLongestRemark || !is_utf8(*text))
    return wrong(text_of("a comment is UTF-8 of {} bytes at most", kLongestRemark));
  if (into.remarks.size() == kMostRemarks)
    return wrong(text_of("one place has {} comments at most", kMostRemarks));
  into.remarks.push_back({std::string(language), *text});
  return {};
}

std::optional<Drawing> drawing_of(std::string_view word, Colour colour) {
  const std::size_t slash = word.find('/');
  const auto fleche = [](std::string_view text) { return number_in(text, kTalon, kLast); };
  const auto to = fleche(slash == word.npos ? word : word.substr(slash + 1));
  if (!to) return std::nullopt;
  if (slash == word.npos) return Drawing{colour, std::nullopt, static_cast<Fleche>(*to)};
  const auto from = fleche(word.substr(0, slash));
  if (!from || *from == *to) return std::nullopt;
  return Drawing{colour, static_cast<Fleche>(*from), static_cast<Fleche>(*to)};
}

Done read_drawings(std::string_view line, Annotation& into) {
  const Words words = words_of(line);
  const auto colour = words.empty() ? std::nullopt : kColours.find(words[0]);
  if (!colour || words.size() < 2)
    return wrong("drawings are written @green 7/12 6: a colour (green, red, blue, yellow), arrows, flèches");
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto drawing = drawing_of(words[i], *colour);
    if (!drawing)
      return wrong(text_of(
          "\"{}\" should be an arrow such as 7/12 or a flèche such as 6, counted 1 to 24 from White's talon",
          words[i]));
    if (into.drawings.size() == kMostDrawings)
      return wrong(text_of("one place has {} arrows and marks at most", kMostDrawings));
    into.drawings.push_back(*drawing);
  }
  return {};
}

std::string drawing_text(const Drawing& d) {
  return d.from ? text_of(" {}/{}", *d.from, d.to) : text_of(" {}", d.to);
}

}  // namespace

bool operator==(const Annotation& a, const Annotation& b) {
  return a.after == b.after && a.remarks == b.remarks && a.drawings == b.drawings &&
         a.variations == b.variations;
}

const Annotation* annotation_at(const std::vector<Annotation>& annotations, std::size_t after) {
  const auto found = std::ranges::lower_bound(annotations, after, {}, &Annotation::after);
  return found == annotations.end() || found->after != after ? nullptr : &*found;
}

bool annotates(std::string_view line) {
  const std::string_view text = trim(line);
  return !text.empty() && std::string_view(";@()").find(text[0]) != std::string_view::npos;
}

std::expected<void, std::string> read_note(std::string_view line, Annotation& into) {
  const std::string_view text = trim(line);
  return text[0] == ';' ? read_remark(text.substr(1), into) : read_drawings(text.substr(1), into);
}

std::string print_notes(const Annotation& a) {
  std::string text;
  for (const Remark& r : a.remarks) text += text_of(";{} {}\n", r.language, escaped(r.text));
  for (std::size_t i = 0; i < a.drawings.size(); ++i) {
    const Drawing& d = a.drawings[i];
    if (i == 0 || a.drawings[i - 1].colour != d.colour)
      text += text_of("{}@{}", i == 0 ? "" : "\n", kColours[d.colour]);
    text += drawing_text(d);
  }
  return a.drawings.empty() ? text : text + "\n";
}

std::string_view Record::tag(std::string_view name) const { return tag_in(tags, name); }

void Record::set_tag(std::string_view name, std::string_view value) { set_tag_in(tags, name, value); }

Match match_of(const Record& r) { return {r.match, r.start}; }

std::string player_tag(int player) {
  TRICTRAC_ASSERT(player >= 0 && player < kMostPlayers);
  if (player < 2) return std::string(title_of(kSides[player]));
  return text_of("Player{}", player + 1);
}

std::string_view name_of(RecordFault fault) {
  constexpr EnumTable<RecordFault, RecordFault::OutOfOrder, std::string_view> kNames({
      {RecordFault::BadTag, "bad_tag"},
      {RecordFault::BadNote, "bad_note"},
      {RecordFault::BadLine, "bad_line"},
      {RecordFault::BadDice, "bad_dice"},
      {RecordFault::BadPlay, "bad_play"},
      {RecordFault::BadMarks, "bad_marks"},
      {RecordFault::BadAccount, "bad_account"},
      {RecordFault::BadScore, "bad_score"},
      {RecordFault::Refused, "refused"},
      {RecordFault::OutOfOrder, "out_of_order"},
  });
  return kNames[fault];
}

std::string_view name_of(RecordPart part) {
  constexpr EnumTable<RecordPart, RecordPart::Law, std::string_view> kNames({
      {RecordPart::RollerEvents, "roller_events"},
      {RecordPart::OtherEvents, "other_events"},
      {RecordPart::RollerMarks, "roller_marks"},
      {RecordPart::OtherMarks, "other_marks"},
      {RecordPart::MatchLedger, "account"},
      {RecordPart::Roll, "roll"},
      {RecordPart::Turn, "turn"},
      {RecordPart::Law, "law"},
  });
  return kNames[part];
}

}  // namespace trictrac

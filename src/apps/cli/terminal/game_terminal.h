// The common part of both games in a terminal: a game is shown, asked about, kept in its file, taken back and
// reviewed. The parts that differ are virtual.
#pragma once

#include <algorithm>
#include <expected>
#include <functional>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "apps/cli/command_line.h"
#include "apps/cli/output.h"
#include "apps/cli/record_file.h"
#include "apps/cli/terminal/console.h"
#include "apps/cli/words.h"
#include "base/text_of.h"
#include "table/config.h"
#include "table/dice.h"
#include "table/play_session.h"
#include "text/shown.h"
#include "text/words.h"
#include "words/play.h"
#include "words/typed.h"

namespace trictrac::cli {

using words::PlayWords, words::TypedWords;

// The options that both games share: the reader, the language, and the file of the game.
struct TerminalOptions {
  Words words;
  RecordFile* file = nullptr;  // none: it is not kept
  // Returns the fault of a player who can no longer be asked, or nullopt; null if no player can fail.
  std::function<std::optional<std::string>()> fault{};
};

using HelpRow = std::pair<std::string, std::string>;  // what is typed, and what it does

// A game at a table, played by a person in a terminal or shown there.
template <PlayableGame G>
class GameTerminal {
 public:
  virtual ~GameTerminal() = default;

  // Plays until the game is over or the player leaves. The error says that the game cannot be stored, or what
  // a player did wrong.
  std::expected<void, std::string> run() {
    greet();
    auto kept = settle();
    while (kept && !over()) {
      if (board_is_new_) draw_board();
      board_is_new_ = false;
      question();
      const auto line = console_.read("> ", completions());
      if (!line || kQuit.is(trim(*line))) {
        leave();
        return close();
      }
      kept = obey(*line);
    }
    if (!kept) {
      console_.show();
      return kept;
    }
    farewell();
    return close();
  }

 protected:
  // An event that was applied, with the game before it.
  struct Applied {
    typename G::Game before;
    LoggedEvent event;
    typename G::Effects effects;
  };

  GameTerminal(PlaySession<G> table, const TerminalOptions& options)
      : table_(std::move(table)),
        person_(only_person(table_.config().seats)),
        words_(options.words),
        options_(options),
        out_(console_.page()) {}

  virtual bool over() const = 0;
  virtual std::string record_text() const = 0;
  virtual void explain_numbers() = 0;  // says how flèches are counted
  virtual void show(const Applied& applied, const typename G::Game& after) = 0;
  virtual void draw_board() = 0;
  virtual void question() = 0;  // shows the current question
  virtual void explain(const ApiError& refusal) = 0;
  // Returns why this is not possible now, and which action must come first.
  virtual std::string not_now(const GameEvent& request) const = 0;
  // Returns the help about throwing the dice.
  virtual words::Sentence<> PlayWords::* throwing() const { return &PlayWords::help_throw; }
  virtual std::vector<HelpRow> own_help() const = 0;
  virtual std::vector<std::string> own_words() const { return {}; }
  virtual bool own_command(const std::string& word, const std::string& rest) = 0;
  virtual void list() = 0;
  virtual void play(const std::string& text) = 0;
  virtual void ask(const GameEvent& request) = 0;
  // Returns whether there are hints and reviews of this game.
  virtual bool is_analysed() const { return false; }
  virtual void hint() { refused(words_(&PlayWords::no_hint)); }
  virtual void review() { refused(words_(&PlayWords::no_review)); }
  // Returns whether a person has chosen this event, so that it may be taken back.
  virtual bool is_chosen(const GameEvent& event) const = 0;

  bool has_person() const {
    return std::ranges::any_of(table_.config().seats, [](const Seat& s) { return s.human(); });
  }
  HelpRow row(std::string typed, words::Sentence<> PlayWords::* does) const {
    return {std::move(typed), words_(does)};
  }
  // Prints a sentence as a line.
  void line(const std::string& text) { out_ << text << "\n"; }
  void refused(const std::string& why) { out_ << console_.paint().warning(why) << "\n"; }
  // Returns the displayed name of the player of a side.
  std::string named(Side side, const std::string& who) const {
    const bool white = side == Side::White;
    if (who.empty()) return words_(white ? &PlayWords::white : &PlayWords::black);
    return words_(white ? &PlayWords::named_white : &PlayWords::named_black, words::Name(shown_name(who)));
  }
  // Returns the message that the input cannot be read; `why` is the message of a lower room.
  std::string not_understood(const std::string& why) const {
    return words_(&PlayWords::not_understood, words::Why(visible(translated(why))));
  }
  // Requests an event as `side`, and prints the reason if it is refused.
  void ask_as(Side side, const GameEvent& request) {
    const auto asked = table_.resolve(table_.lines() + 1, side, request);
    if (asked ? !apply(asked->event) : !asked.error().refusal) return refused(not_now(request));
    if (!asked) explain(asked.error());
  }

  PlaySession<G> table_;
  std::optional<int> person_;  // the only one there is
  Words words_;
  TerminalOptions options_;
  Console console_;
  std::ostream& out_;

 private:
  // A word that is typed, in any language, its short form, which may be empty, and what it does.
  struct TypedCommand {
    words::Sentence<> TypedWords::* text;
    std::string_view shortest;
    void (*runs)(GameTerminal& terminal, const std::string& rest);
    bool analyses = false;  // is for a game with hints and reviews
    bool is(std::string_view word) const {
      return !word.empty() && (word == shortest || is_typed(word, text));
    }
  };
  static constexpr TypedCommand kQuit{&TypedWords::quit, "q", nullptr};
  static constexpr TypedCommand kCommands[] = {
      {&TypedWords::help, "?", [](auto& terminal, auto&) { terminal.help(); }},
      {&TypedWords::list, "l", [](auto& terminal, auto&) { terminal.list(); }},
      {&TypedWords::resign, "", [](auto& terminal, auto&) { terminal.ask(Resign{}); }},
      {&TypedWords::roll, "r", [](auto& terminal, auto&) { terminal.ask(RollDice{}); }},
      {&TypedWords::save, "", [](auto& terminal, auto& rest) { terminal.save(rest); }},
      {&TypedWords::undo, "u", [](auto& terminal, auto&) { terminal.undo(); }},
      {&TypedWords::hint, "i", [](auto& terminal, auto&) { terminal.hint(); }, true},
      {&TypedWords::review, "", [](auto& terminal, auto&) { terminal.review(); }, true}};

  // Returns whether a line is "yes" or its first letter, in any language.
  static bool says_yes(std::string_view line) {
    return is_typed(trim(line), &TypedWords::yes) || is_typed(trim(line), &TypedWords::yes_shortest);
  }

  void greet() {
    line(words_(&PlayWords::fingerprint, words::Seed(commitment(table_.config().seed))));
    if (has_person()) help();
  }

  // Runs the table and the bots until a person has to act; stores each event before it shows it.
  std::expected<void, std::string> settle() {
    auto kept = keep();
    show_new();
    while (kept) {
      const auto event = table_.next_event();
      if (const auto fault = options_.fault ? options_.fault() : std::nullopt) {
        kept = keep();
        return kept ? std::unexpected(*fault) : kept;
      }
      if (!event || !apply(*event)) break;
      if (table_.acts()) continue;  // a lead and the roll it gives are one event of a record
      kept = keep_soon();
      show_new();
      if (!has_person() && !console_.show()) break;
    }
    return kept ? keep() : kept;
  }

  bool apply(const LoggedEvent& event) {
    typename G::Game before = table_.game();
    auto effects = table_.apply(event);
    if (effects) new_.push_back({std::move(before), event, std::move(*effects)});
    return effects.has_value();
  }
  // Shows the events applied since the last time.
  void show_new() {
    for (std::size_t i = 0; i < new_.size(); ++i)
      show(new_[i], i + 1 < new_.size() ? new_[i + 1].before : table_.game());
    board_is_new_ = board_is_new_ || !new_.empty();
    new_.clear();
  }

  std::expected<void, std::string> keep() {
    if (!options_.file || kept_lines_ == table_.lines()) return {};
    kept_lines_ = table_.lines();
    return options_.file->keep(record_text());
  }
  // Stores the game now and then: bots alone play thousands of events in a second.
  std::expected<void, std::string> keep_soon() {
    constexpr int kTogether = 64;
    if (!has_person() && table_.lines() - kept_lines_ < kTogether) return {};
    return keep();
  }

  std::expected<void, std::string> obey(const std::string& line) {
    const int lines = table_.lines();
    const std::string_view text = trim(line, " \t\r");
    const std::string word(text.substr(0, text.find(' '))), rest(trim(text.substr(word.size()), " "));
    if (!command(word, rest) && !own_command(word, rest)) play(line);
    return table_.lines() == lines ? std::expected<void, std::string>() : settle();
  }

  bool command(const std::string& word, const std::string& rest) {
    const auto* const found =
        std::ranges::find_if(kCommands, [&](const TypedCommand& command) { return command.is(word); });
    if (found == std::end(kCommands)) return false;
    found->runs(*this, rest);
    return true;
  }

  // "FILE", or "--force FILE".
  void save(std::string path) {
    constexpr std::string_view kForce = "--force ";
    const bool force = path.starts_with(kForce);
    if (force) path.erase(0, kForce.size());
    if (path.empty()) return refused(how_to_save());
    if (const auto saved = write_text(path, record_text(), Overwrite{force}); saved)
      line(words_(&PlayWords::saved_to, words::Path(path)));
    else
      refused(saved.error());
  }

  // Goes back to the last choice of a person; the dice stay the same.
  void undo() {
    for (int n = table_.lines() - 1; n >= 0; --n) {
      const auto& done = table_.done()[static_cast<std::size_t>(n)];
      if (!is_chosen(done.event)) continue;
      auto before = table_.as_of(n);
      if (!before) continue;
      before->hear_nothing();  // a bot that might have spoken did so before this choice
      if (before->next() != Next::Person || !before->seat_at(done.side).human()) continue;
      table_ = *std::move(before);
      kept_lines_ = -1;
      new_.clear();
      board_is_new_ = true;
      if (const auto kept = keep(); !kept) refused(kept.error());
      return line(words_(&PlayWords::undone));
    }
    refused(words_(&PlayWords::nothing_to_undo));
  }

  void help() {
    explain_numbers();
    auto rows = own_help();
    rows.push_back(row("r, " + words_(&TypedWords::enter), throwing()));
    rows.push_back(row("l", &PlayWords::help_list));
    if (is_analysed()) rows.push_back(row(words_(&TypedWords::hint), &PlayWords::help_hint));
    rows.push_back(row(words_(&TypedWords::undo), &PlayWords::help_undo));
    if (is_analysed()) rows.push_back(row(words_(&TypedWords::review), &PlayWords::help_review));
    rows.push_back(row(how_to_save(), &PlayWords::help_save));
    rows.push_back(row(words_(&TypedWords::resign), &PlayWords::help_resign));
    rows.push_back(row("? · q", &PlayWords::help_quit));
    out_ << in_two_columns(rows, std::min(console_.columns(), kReadable));
  }

  std::string how_to_save() const {
    return text_of("{} {}", words_(&TypedWords::save), words_(&TypedWords::file));
  }

  std::vector<std::string> completions() const {
    std::vector<std::string> words = own_words();
    words.push_back(words_(kQuit.text));
    for (const TypedCommand& command : kCommands)
      if (!command.analyses || is_analysed()) words.push_back(words_(command.text));
    return words;
  }

  void leave() {
    if (options_.file)
      line("\n" + words_(&PlayWords::saved_goes_on,
                         words::Command(
                             text_of("{} play --continue {}", this_program().name, options_.file->path()))));
    console_.show();
  }

  void farewell() {
    line(words_(&PlayWords::seed, words::Seed(to_hex(table_.config().seed))));
    if (!has_person() || !is_analysed()) {
      console_.show();
      return;
    }
    line(words_(&PlayWords::review_asked));
    const auto answer = console_.read("> ");
    if (answer && says_yes(*answer)) review();
    console_.show();
  }

  std::expected<void, std::string> close() {
    return options_.file ? options_.file->close() : std::expected<void, std::string>();
  }

  static constexpr int kReadable = 80;  // columns of a help that is easy to read

  std::vector<Applied> new_;  // not shown yet
  bool board_is_new_ = true;  // since it was last drawn
  int kept_lines_ = -1;       // lines of the table when it was last kept
};

}  // namespace trictrac::cli

// Le Tric Trac in the terminal: a match at a table, shown and played, and a record replayed.
#include "apps/cli/tric_trac/commands.h"

#include <iostream>
#include <nlohmann/json.hpp>
#include <ostream>

#include "apps/cli/common.h"
#include "apps/cli/terminal/console.h"
#include "apps/cli/terminal/game_terminal.h"
#include "base/json.h"
#include "base/text_of.h"
#include "text/fleche_text.h"
#include "text/shown.h"
#include "tric_trac/bot/bot.h"
#include "tric_trac/session/session.h"
#include "tric_trac/text/board_text.h"
#include "tric_trac/text/play_text.h"
#include "tric_trac/text/position_text.h"
#include "tric_trac/text/record.h"
#include "tric_trac/wire/messages.h"
#include "wire/config_text.h"
#include "words/record.h"
#include "words/usage.h"

namespace trictrac::cli {

using words::UsageWords;

namespace {

class TricTracTerminal : public GameTerminal<tric_trac::TricTrac> {
 public:
  TricTracTerminal(tric_trac::Table table, const TerminalOptions& options);

 private:
  bool over() const override { return table_.state().stage == tric_trac::Stage::Over; }
  std::string record_text() const override { return print_record(record_of(table_)); }
  void explain_numbers() override;
  void show(const Applied& applied, const tric_trac::Match& after) override;
  void draw_board() override;
  void question() override;
  void explain(const ApiError& refusal) override;
  std::string not_now(const GameEvent& request) const override;
  std::vector<std::pair<std::string, std::string>> own_help() const override;
  std::vector<std::string> own_words() const override { return {}; }
  bool own_command(const std::string& word, const std::string& rest) override;
  void list() override;
  void play(const std::string& text) override;
  void ask(const GameEvent& request) override;
  void hint() override;
  void review() override;
  bool is_analysed() const override { return false; }
  bool is_chosen(const GameEvent& event) const override { return std::holds_alternative<PlayMen>(event); }

  void show_win(const tric_trac::Win& win, const tric_trac::State& after);
  std::string name(Side side) const;
  Counted counted(Side mover) const { return mover == reader_ ? Counted::ByMover : Counted::ByOther; }
  // Returns how flèches are counted where the reader's opponent plays: ", flèches counted from your start";
  // empty where the reader plays.
  words::Counting counting(Side mover) const;

  Side reader_;  // whose view is drawn: the only person's, else White's
};

TricTracTerminal::TricTracTerminal(tric_trac::Table table, const TerminalOptions& options)
    : GameTerminal(std::move(table), options),
      reader_(person_ == index(Side::Black) ? Side::Black : Side::White) {}

std::string TricTracTerminal::name(Side side) const {
  return named(side, table_.config().seats[index(side)].name);
}

words::Counting TricTracTerminal::counting(Side mover) const {
  if (mover == reader_) return words::Counting("");
  return words::Counting(words_(person_ ? &PlayWords::start_counted_yours : &PlayWords::start_counted_white));
}

void TricTracTerminal::show(const Applied& applied, const tric_trac::Match& after) {
  const tric_trac::State& before = applied.before.state();
  const GameEvent& event = applied.event.event;
  const words::Who who(name(before.to_act));
  const auto* lead = std::get_if<TakeLead>(&event);
  if (lead && before.stage == tric_trac::Stage::Lead)  // a lead that was given is not worth saying
    line("\n" + words_(&PlayWords::throws_first, words::Who(name(lead->first))));
  if (const auto* thrown = std::get_if<RollDice>(&event))
    line("\n" + words_(&PlayWords::rolls, who, words::Die1(int{thrown->dice->a}),
                       words::Die2(int{thrown->dice->b}), counting(before.to_act)));
  if (const auto* playing = std::get_if<PlayMen>(&event))
    line(words_(&PlayWords::plays, who,
                words::Move(tric_trac::play_text(playing->steps, counted(before.to_act)))));
  if (applied.effects.won) show_win(*applied.effects.won, after.state());
}

void TricTracTerminal::show_win(const tric_trac::Win& win, const tric_trac::State& after) {
  const words::Who winner(name(win.winner));
  line("\n" + words_(win.by == tric_trac::Ending::Out ? &PlayWords::bore_off : &PlayWords::won_by_resignation,
                     winner, words::Points(win.points), words::Score1(after.score.white),
                     words::Score2(after.score.black)));
  if (after.stage == tric_trac::Stage::Over) line(words_(&PlayWords::wins_match, winner));
}

void TricTracTerminal::draw_board() {
  out_ << "\n" << tric_trac::board_text(table_.state(), reader_, console_.board_style(words_));
}

void TricTracTerminal::question() {
  const tric_trac::State& s = table_.state();
  const words::Who who(name(s.to_act));
  if (s.stage != tric_trac::Stage::Move) return line(words_(&PlayWords::throw_dice, who));
  line(words_(&PlayWords::your_move, who, words::Dice(text_of("{}-{}", int{s.roll.a}, int{s.roll.b})),
              counting(s.to_act)));
}

// An empty line throws the dice.
bool TricTracTerminal::own_command(const std::string& word, const std::string&) {
  if (!word.empty()) return false;
  if (table_.state().stage == tric_trac::Stage::Roll) ask(RollDice{});
  return true;
}

void TricTracTerminal::list() {
  if (table_.state().stage != tric_trac::Stage::Move) return refused(words_(&PlayWords::throw_first));
  for (const tric_trac::Play& play : table_.game().plays())
    out_ << "  " << tric_trac::play_text(play, counted(table_.state().to_act)) << "\n";
}

void TricTracTerminal::hint() { refused(words_(&PlayWords::no_hint)); }

void TricTracTerminal::review() { refused(words_(&PlayWords::no_review)); }

void TricTracTerminal::play(const std::string& text) {
  const auto steps = tric_trac::parse_play(text, counted(table_.state().to_act));
  if (steps)
    ask(PlayMen{Steps(*steps)});
  else
    refused(not_understood(steps.error()));
}

void TricTracTerminal::ask(const GameEvent& request) { ask_as(table_.state().to_act, request); }

void TricTracTerminal::explain(const ApiError& refused_by) {
  const auto& law = std::get<tric_trac::RuleViolation>(*refused_by.refusal).law;
  refused(
      words_(&PlayWords::refused, words::Rule(tric_trac::text(law).rule), words::Why(law_text(law, words_))));
}

std::string TricTracTerminal::not_now(const GameEvent&) const {
  return words_(table_.state().stage == tric_trac::Stage::Move ? &PlayWords::play_first
                                                               : &PlayWords::throw_first);
}

void TricTracTerminal::explain_numbers() {
  line(words_(person_ ? &PlayWords::path_yours : &PlayWords::path_white));
}

std::vector<std::pair<std::string, std::string>> TricTracTerminal::own_help() const {
  return {{"1/7 7/12", words_(&PlayWords::help_steps)},
          {"1/4(2)", words_(&PlayWords::help_twice)},
          {"22/o · -", words_(&PlayWords::help_off)}};
}

constexpr std::string_view kPoints = "points=";

Json seat(const std::string& who) { return seat_json(who == "human" ? Seat{} : Seat{who, who}); }

// Returns the request in the words of the protocol: it is read by the same rules as a page's.
std::expected<Json, std::string> request_of(const TricTracArguments& a) {
  Json json{{"format", tric_trac::kGameTag},
            {"white", seat(a.white.empty() ? "human" : a.white)},
            {"black", seat(a.black.empty() ? "commis" : a.black)}};
  if (!a.position.empty()) json["position"] = a.position;
  for (const std::string& change : a.changes) {
    if (!change.starts_with(kPoints))
      return std::unexpected(user_words()(&UsageWords::only_points, words::Given(change)));
    const std::string n = change.substr(kPoints.size());
    json["points"] = Json::parse(n, nullptr, false);
    if (!json["points"].is_number_integer())
      return std::unexpected(user_words()(&UsageWords::only_points, words::Given(change)));
  }
  return json;
}

std::expected<tric_trac::Config, std::string> new_config(const TricTracArguments& a) {
  const auto json = request_of(a);
  if (!json) return std::unexpected(json.error());
  const auto game = tric_trac::new_game_of(*json);
  if (!game) return std::unexpected(translated(game.error().message));
  return tric_trac::config_of(*game, a.seed, "");
}

std::expected<tric_trac::Config, std::string> config_of_record(const TricTracArguments& a,
                                                               const PlayedFile& played) {
  const auto record = tric_trac::parse_tric_trac_record(played.text);
  if (!record) return std::unexpected(played.fault(record.error()));
  auto config = tric_trac::config_of(*record, a.seed, std::nullopt);
  if (!config) return std::unexpected(translated(config.error().message));
  for (const Side side : kSides) {
    Seat& seat = config->seats[index(side)];
    const std::string& named = side == Side::White ? a.white : a.black;
    const auto is_bot = [](const std::string& n) { return tric_trac::make_bot(n, 1) != nullptr; };
    if (named.empty())
      seat.bot = bot_named(seat.name, is_bot);
    else
      seat = named == "human" ? Seat{} : Seat{named, named};
  }
  return *std::move(config);
}

// Returns the player named who does not play Le Tric Trac, if there is one.
std::optional<std::string> unknown_player(const TricTracArguments& a) {
  for (const std::string& who : {a.white, a.black})
    if (!who.empty() && who != "human" && !tric_trac::make_bot(who, 1)) return who;
  return std::nullopt;
}

std::vector<std::string> player_names() {
  std::vector<std::string> names{"human"};
  for (const std::string_view bot : tric_trac::bot_names()) names.emplace_back(bot);
  return names;
}

}  // namespace

void play_tric_trac(const TricTracArguments& a, const PlayedFile& played, const Words& words, int& status) {
  if (const auto who = unknown_player(a))
    return fail(status,
                words(&UsageWords::no_player_of_tric_trac, words::Given(*who),
                      words::Known(alternatives(words, player_names()))),
                kWrongUsage);
  auto config = played.goes_on() ? config_of_record(a, played) : new_config(a);
  if (!config) return fail(status, config.error());
  auto table = tric_trac::Table::open(*std::move(config));
  if (!table) return fail(status, translated(table.error().message));
  if (table->ended()) return fail(status, played.is_over());
  auto file = played.open();
  if (!file) return fail(status, file.error());
  TricTracTerminal terminal(std::move(*table), {words, *file ? &**file : nullptr, played.goes_on()});
  if (const auto kept = terminal.run(); !kept) fail(status, kept.error());
}

void replay_tric_trac(const GivenRecord& given, const Words& words, bool boards, bool print, int& status) {
  const auto record = tric_trac::parse_tric_trac_record(given.text);
  if (!record) return fail(status, given.located(record.error()));
  if (print) {
    std::cout << visible(tric_trac::print_record(*record));
    return;
  }
  const BoardStyle style = Console().board_style(words);
  tric_trac::Match game(record->start);
  for (const LoggedEvent& logged : record->events) {
    if (!game.act(logged.event)) return fail(status, words(&words::RecordWords::no_replay));
    if (boards && std::holds_alternative<PlayMen>(logged.event))
      std::cout << tric_trac::board_text(game.state(), Side::White, style) << "\n";
  }
  const tric_trac::State& s = game.state();
  std::string stands = words(&words::RecordWords::points, words::Count<"white">(s.score.white),
                             words::Count<"black">(s.score.black));
  if (s.won)
    stands = words(&words::RecordWords::won_by, words::Stands(stands),
                   words::Who(side_text(s.won->winner, words)));
  std::cout << words(&words::RecordWords::all_moves_legal, words::Path(visible(given.name())),
                     words::Stands(stands))
            << "\n"
            << tric_trac::print_position(s) << "\n";
}

}  // namespace trictrac::cli

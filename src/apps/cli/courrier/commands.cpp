// Le Tric Trac in the terminal: a match at a table, shown and played, and a record replayed.
#include "apps/cli/courrier/commands.h"

#include <iostream>
#include <nlohmann/json.hpp>
#include <ostream>

#include "apps/cli/common.h"
#include "apps/cli/terminal/console.h"
#include "apps/cli/terminal/game_terminal.h"
#include "base/json.h"
#include "base/text_of.h"
#include "courrier/bot/bot.h"
#include "courrier/session/session.h"
#include "courrier/text/board_text.h"
#include "courrier/text/play_text.h"
#include "courrier/text/position_text.h"
#include "courrier/text/record.h"
#include "courrier/wire/messages.h"
#include "text/fleche_text.h"
#include "text/shown.h"
#include "wire/config_text.h"
#include "words/record.h"
#include "words/usage.h"

namespace trictrac::cli {

using words::UsageWords;

namespace {

class CourrierTerminal : public GameTerminal<courrier::Courrier> {
 public:
  CourrierTerminal(courrier::Table table, const TerminalOptions& options)
      : GameTerminal(std::move(table), options),
        reader_(person_ == index(Side::Black) ? Side::Black : Side::White) {}

 private:
  bool over() const override { return table_.state().stage == courrier::Stage::Over; }
  std::string record_text() const override { return print_record(record_of(table_)); }
  bool is_chosen(const GameEvent& event) const override { return std::holds_alternative<PlayMen>(event); }

  void explain_numbers() override { line(words_(person_ ? &PlayWords::path_yours : &PlayWords::path_white)); }

  void show(const Applied& applied, const courrier::Match& after) override {
    const courrier::State& before = applied.before.state();
    const GameEvent& event = applied.event.event;
    const words::Who who(name(before.to_act));
    const auto* lead = std::get_if<TakeLead>(&event);
    if (lead && before.stage == courrier::Stage::Lead)  // a lead that was given is not worth saying
      line("\n" + words_(&PlayWords::throws_first, words::Who(name(lead->first))));
    if (const auto* thrown = std::get_if<RollDice>(&event))
      line("\n" + words_(&PlayWords::rolls, who, words::Die1(int{thrown->dice->a}),
                         words::Die2(int{thrown->dice->b}), counting(before.to_act)));
    if (const auto* playing = std::get_if<PlayMen>(&event))
      line(words_(&PlayWords::plays, who,
                  words::Move(courrier::play_text(playing->steps, counted(before.to_act)))));
    if (applied.effects.won) show_win(*applied.effects.won, after.state());
  }

  void draw_board() override {
    out_ << "\n" << courrier::board_text(table_.state(), reader_, console_.board_style(words_));
  }

  void question() override {
    const courrier::State& s = table_.state();
    const words::Who who(name(s.to_act));
    if (s.stage != courrier::Stage::Move) return line(words_(&PlayWords::throw_dice, who));
    line(words_(&PlayWords::your_move, who, words::Dice(text_of("{}-{}", int{s.roll.a}, int{s.roll.b})),
                counting(s.to_act)));
  }

  // An empty line throws the dice.
  bool own_command(const std::string& word, const std::string&) override {
    if (!word.empty()) return false;
    if (table_.state().stage == courrier::Stage::Roll) ask(RollDice{});
    return true;
  }

  void list() override {
    if (table_.state().stage != courrier::Stage::Move) return refused(words_(&PlayWords::throw_first));
    for (const courrier::Play& play : table_.game().plays())
      out_ << "  " << courrier::play_text(play, counted(table_.state().to_act)) << "\n";
  }

  void play(const std::string& text) override {
    const auto steps = courrier::parse_play(text, counted(table_.state().to_act));
    if (steps)
      ask(PlayMen{Steps(*steps)});
    else
      refused(not_understood(steps.error()));
  }

  void ask(const GameEvent& request) override { ask_as(table_.state().to_act, request); }

  void explain(const ApiError& refused_by) override {
    const auto& law = std::get<courrier::RuleViolation>(*refused_by.refusal).law;
    refused(words_(&PlayWords::refused, words::Rule(courrier::text(law).rule),
                   words::Why(law_text(law, words_))));
  }

  std::string not_now(const GameEvent&) const override {
    return words_(table_.state().stage == courrier::Stage::Move ? &PlayWords::play_first
                                                                : &PlayWords::throw_first);
  }

  std::vector<HelpRow> own_help() const override {
    return {row("1/7 7/12", &PlayWords::help_steps), row("1/4(2)", &PlayWords::help_twice),
            row("22/o · -", &PlayWords::help_off)};
  }

  void show_win(const courrier::Win& win, const courrier::State& after) {
    const words::Who winner(name(win.winner));
    line("\n" +
         words_(win.by == courrier::Ending::Out ? &PlayWords::bore_off : &PlayWords::won_by_resignation,
                winner, words::Points(win.points), words::Score1(after.score.white),
                words::Score2(after.score.black)));
    if (after.stage == courrier::Stage::Over) line(words_(&PlayWords::wins_match, winner));
  }

  std::string name(Side side) const { return named(side, table_.config().seats[index(side)].name); }

  Counted counted(Side mover) const { return mover == reader_ ? Counted::ByMover : Counted::ByOther; }

  // Returns how flèches are counted where the reader's opponent plays: ", flèches counted from your start";
  // empty where the reader plays.
  words::Counting counting(Side mover) const {
    if (mover == reader_) return words::Counting("");
    return words::Counting(
        words_(person_ ? &PlayWords::start_counted_yours : &PlayWords::start_counted_white));
  }

  Side reader_;  // whose view is drawn: the only person's, else White's
};

constexpr std::string_view kPoints = "points=";

Json seat(const std::string& who) { return seat_json(who == "human" ? Seat{} : Seat{who, who}); }

// Returns the request in the words of the protocol: it is read by the same rules as a page's.
std::expected<Json, std::string> request_of(const CourrierArguments& a) {
  Json json{{"format", courrier::kGameTag},
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

std::expected<courrier::Config, std::string> new_config(const CourrierArguments& a) {
  const auto json = request_of(a);
  if (!json) return std::unexpected(json.error());
  const auto game = courrier::new_game_of(*json);
  if (!game) return std::unexpected(translated(game.error().message));
  return courrier::config_of(*game, a.seed, "");
}

std::expected<courrier::Config, std::string> config_of_record(const CourrierArguments& a,
                                                              const PlayedFile& played) {
  const auto record = courrier::parse_courrier_record(played.text);
  if (!record) return std::unexpected(played.fault(record.error()));
  auto config = courrier::config_of(*record, a.seed, std::nullopt);
  if (!config) return std::unexpected(translated(config.error().message));
  for (const Side side : kSides) {
    Seat& seat = config->seats[index(side)];
    const std::string& named = side == Side::White ? a.white : a.black;
    const auto is_bot = [](const std::string& n) { return courrier::make_bot(n, 1) != nullptr; };
    if (named.empty())
      seat.bot = bot_named(seat.name, is_bot);
    else
      seat = named == "human" ? Seat{} : Seat{named, named};
  }
  return *std::move(config);
}

// Returns the player named who does not play Le Tric Trac, if there is one.
std::optional<std::string> unknown_player(const CourrierArguments& a) {
  for (const std::string& who : {a.white, a.black})
    if (!who.empty() && who != "human" && !courrier::make_bot(who, 1)) return who;
  return std::nullopt;
}

std::vector<std::string> player_names() {
  std::vector<std::string> names{"human"};
  for (const std::string_view bot : courrier::bot_names()) names.emplace_back(bot);
  return names;
}

}  // namespace

void play_courrier(const CourrierArguments& a, const PlayedFile& played, const Words& words, int& status) {
  if (const auto who = unknown_player(a))
    return fail(status,
                words(&UsageWords::no_player_of_courrier, words::Given(*who),
                      words::Known(alternatives(words, player_names()))),
                kWrongUsage);
  auto config = played.goes_on() ? config_of_record(a, played) : new_config(a);
  if (!config) return fail(status, config.error());
  auto table = courrier::Table::open(*std::move(config));
  if (!table) return fail(status, translated(table.error().message));
  if (table->ended()) return fail(status, played.is_over());
  auto file = played.open();
  if (!file) return fail(status, file.error());
  CourrierTerminal terminal(std::move(*table), {words, *file ? &**file : nullptr});
  if (const auto kept = terminal.run(); !kept) fail(status, kept.error());
}

void replay_courrier(const GivenRecord& given, const Words& words, bool boards, bool print, int& status) {
  const auto record = courrier::parse_courrier_record(given.text);
  if (!record) return fail(status, given.located(record.error()));
  if (print) {
    std::cout << visible(courrier::print_record(*record));
    return;
  }
  Console console;
  const BoardStyle style = console.board_style(words);
  courrier::Match game(record->start);
  for (const LoggedEvent& logged : record->events) {
    if (!game.act(logged.event)) return fail(status, words(&words::RecordWords::no_replay));
    if (boards && std::holds_alternative<PlayMen>(logged.event))
      console.page() << courrier::board_text(game.state(), Side::White, style) << "\n";
    console.show();
  }
  const courrier::State& s = game.state();
  std::string stands = words(&words::RecordWords::points, words::Count<"white">(s.score.white),
                             words::Count<"black">(s.score.black));
  if (s.won)
    stands = words(&words::RecordWords::won_by, words::Stands(stands),
                   words::Who(side_text(s.won->winner, words)));
  console.page() << words(&words::RecordWords::all_moves_legal, words::Path(visible(given.name())),
                          words::Stands(stands))
                 << "\n"
                 << courrier::print_position(s) << "\n";
  console.show();
}

}  // namespace trictrac::cli

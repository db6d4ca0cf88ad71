// Many games at once, in arrays.
#include "library/game/games.h"

#include <map>
#include <tuple>

#include "base/text_of.h"
#include "library/game/player.h"
#include "library/python/arrays.h"
#include "library/python/parts.h"

namespace trictrac::python {
namespace {

using library::BatchArrays;
using library::GameBatch;

// The arrays of the program that a batch writes after each step, by their names.
class OutArrays {
 public:
  OutArrays() = default;
  OutArrays(const py::object& given, const GameBatch& games) {
    if (given.is_none()) return;
    if (!py::isinstance<py::dict>(given)) throw Refused("out must be a dict of arrays by their names");
    for (const auto& [key, array] : py::cast<py::dict>(given)) {
      const auto name = py::cast<std::string>(py::str(key));
      const auto& kept =
          arrays_.try_emplace(name, py::reinterpret_borrow<py::object>(array), "out[\"" + name + "\"]");
      take(name, kept.first->second, games);
    }
  }

  const BatchArrays& all() const { return all_; }

 private:
  void take(const std::string& name, const SharedArray& array, const GameBatch& games) {
    const py::ssize_t n = games.size();
    constexpr NumberType kSmall[] = {type_of<std::int8_t>()},
                         kFlags[] = {type_of<bool>(), type_of<std::uint8_t>()},
                         kWhole[] = {type_of<std::int32_t>()}, kFractions[] = {type_of<float>()};
    const auto bind = [&](auto& span, std::span<const NumberType> types, std::vector<py::ssize_t> shape) {
      array.demand(types, shape);
      span = array.numbers<typename std::remove_reference_t<decltype(span)>::element_type>();
    };
    if (name == "observations") return bind(all_.observations, kSmall, {n, library::kSeen});
    if (name == "standings")
      return bind(all_.standings, kWhole, {n, library::standing_size(games.players())});
    if (name == "masks") return bind(all_.masks, kFlags, {n, library::kActions});
    if (name == "asked") return bind(all_.asked, kSmall, {n});
    if (name == "player_asked") return bind(all_.player_asked, kSmall, {n});
    if (name == "ended") return bind(all_.ended, kFlags, {n});
    if (name == "rewards") return bind(all_.rewards, kFractions, {n, games.players()});
    throw Refused(
        text_of("out has no array \"{}\": it may have observations, standings, masks, asked, "
                "player_asked, ended and rewards",
                name));
  }

  std::map<std::string, SharedArray> arrays_;
  BatchArrays all_;
};

// A batch with the arrays that it writes. A copy writes none.
struct Games {
  explicit Games(GameBatch games) : batch(std::move(games)) {}
  Games(const Games& like) : batch(like.batch) {}
  Games(Games&&) = default;

  GameBatch batch;
  OutArrays out;
};

template <class T>
py::array_t<T> array_of(std::span<const T> numbers) {
  return py::array_t<T>(static_cast<py::ssize_t>(numbers.size()), numbers.data());
}

template <class T>
py::array_t<T> rows(py::ssize_t n, py::ssize_t width) {
  return py::array_t<T>(std::vector<py::ssize_t>{n, width});
}

using Actions = py::array_t<std::int32_t, py::array::c_style | py::array::forcecast>;

// Refuses everything that is not an array of whole numbers within the actions: no value is rounded or cut.
Actions converted(const py::object& given) {
  const auto array = py::array::ensure(given);
  if (!array) {
    PyErr_Clear();
    throw Refused("actions must be an array of whole numbers, one for each game");
  }
  const char kind = array.dtype().kind();
  if (kind != 'i' && kind != 'u')
    throw Refused(text_of("actions must be whole numbers, not of the type {}: use astype(numpy.int32)",
                          std::string(py::str(array.dtype()))));
  if (array.ndim() != 1) throw Refused("actions must be one number for each game");
  if (kind == 'i' && array.dtype().itemsize() <= py::ssize_t{sizeof(std::int32_t)}) return Actions(array);
  const auto wide = py::array_t < std::int64_t, py::array::c_style | py::array::forcecast > (array);
  for (py::ssize_t i = 0; i < wide.size(); ++i)
    if (wide.at(i) < 0 || wide.at(i) >= library::kActions)
      throw Refused(
          text_of("action {} of game {} should be from 0 to {}", wide.at(i), i, library::kActions - 1));
  return Actions(wide);
}

void step(Games& games, const py::object& given) {
  const UseGuard use(&games, Use::Change);
  // What is no array of numpy lies elsewhere: it is read there, if it has the right type.
  std::optional<SharedArray> shared;
  if (!py::isinstance<py::array>(given) && py::hasattr(given, "__dlpack__")) shared.emplace(given, "actions");
  if (shared && shared->type() == type_of<std::int32_t>() && shared->shape().size() == 1)
    return good(
        aside([&] { return games.batch.step(shared->numbers<const std::int32_t>(), games.out.all()); }));
  const Actions actions = converted(given);
  const std::span numbers(actions.data(), static_cast<std::size_t>(actions.size()));
  good(aside([&] { return games.batch.step(numbers, games.out.all()); }));
}

py::array_t<std::int32_t> draw(Games& games) {
  const UseGuard use(&games, Use::Change);
  py::array_t<std::int32_t> actions(games.batch.size());
  const std::span into(actions.mutable_data(), static_cast<std::size_t>(actions.size()));
  aside([&] { games.batch.draw(into); });
  return actions;
}

// Returns an array of `shape` that the batch writes, one of those of BatchArrays.
template <class T>
py::array_t<T> written(const Games& games, std::vector<py::ssize_t> shape,
                       std::span<T> BatchArrays::* which) {
  const UseGuard use(&games, Use::Read);
  py::array_t<T> all(std::move(shape));
  BatchArrays into;
  into.*which = {all.mutable_data(), static_cast<std::size_t>(all.size())};
  aside([&] { games.batch.write(into); });
  return all;
}

py::array_t<std::int8_t> asked(const Games& games) {
  return written(games, {games.batch.size()}, &BatchArrays::asked);
}

py::array_t<std::int8_t> players_asked(const Games& games) {
  return written(games, {games.batch.size()}, &BatchArrays::player_asked);
}

py::array ended(const Games& games) {
  return written(games, {games.batch.size()}, &BatchArrays::ended).view("bool");
}

py::array_t<float> rewards(const Games& games) {
  return written(games, {games.batch.size(), games.batch.players()}, &BatchArrays::rewards);
}

py::array_t<std::int8_t> observations(const Games& games) {
  return written(games, {games.batch.size(), library::kSeen}, &BatchArrays::observations);
}

py::array_t<std::int32_t> standings(const Games& games) {
  return written(games, {games.batch.size(), library::standing_size(games.batch.players())},
                 &BatchArrays::standings);
}

py::array masks(const Games& games) {
  return written(games, {games.batch.size(), library::kActions}, &BatchArrays::masks).view("bool");
}

py::tuple afterwards(const Games& games) {
  const UseGuard use(&games, Use::Read);
  const library::Afterstates all = aside([&] { return games.batch.afterstates(); });
  auto seen = rows<std::int8_t>(static_cast<py::ssize_t>(all.game.size()), library::kSeen);
  std::ranges::copy(all.seen, seen.mutable_data());
  return py::make_tuple(array_of(std::span(all.game)), array_of(std::span(all.action)), seen);
}

library::Game game_at(const Games& games, int i) {
  const UseGuard use(&games, Use::Read);
  if (i < 0 || i >= games.batch.size()) throw py::index_error("there is no such game");
  return games.batch[i];
}

library::Until read_until(const std::string& until) {
  if (until == "end") return library::Until::End;
  if (until == "releve") return library::Until::Releve;
  throw Refused(text_of("until must be \"end\" or \"releve\", not \"{}\"", until));
}

std::string until_of(const Games& games) {
  return games.batch.options().until == library::Until::End ? "end" : "releve";
}

library::BatchOptions options_of(int threads, const std::optional<std::string>& opponent,
                                 std::optional<int> player, const std::string& until) {
  library::BatchOptions options{.threads = threads, .until = read_until(until), .player = player};
  if (opponent) options.opponent = good(library::find_player(*opponent));
  return options;
}

std::optional<std::string> opponent_of(const Games& games) {
  const auto& opponent = games.batch.options().opponent;
  return opponent ? std::optional(opponent->name) : std::nullopt;
}

Games begun(int n, std::uint64_t seed, const std::string& text, int threads,
            const std::optional<std::string>& opponent, std::optional<int> player, const std::string& until,
            const py::object& out) {
  auto options = options_of(threads, opponent, player, until);
  Games games(good(aside([&] { return GameBatch::begin(text, n, seed, std::move(options)); })));
  games.out = OutArrays(out, games.batch);
  games.batch.write(games.out.all());
  return games;
}

// SavedGames in the order of its members, and the options.
using Parts = std::tuple<std::string, std::vector<std::vector<std::uint16_t>>, std::vector<std::uint64_t>,
                         std::vector<std::uint64_t>, std::vector<std::uint8_t>, std::vector<float>, int,
                         std::optional<std::string>, std::optional<int>, std::string>;

Parts parts_of(const Games& games) {
  const UseGuard use(&games, Use::Read);
  auto [start, past, dice, choices, ended, rewards] = aside([&] { return games.batch.saved(); });
  return {std::move(start),      std::move(past),    std::move(dice),
          std::move(choices),    std::move(ended),   std::move(rewards),
          games.batch.threads(), opponent_of(games), games.batch.options().player,
          until_of(games)};
}

Games made_of(const Parts& parts) {
  const auto& [start, past, dice, choices, ended, rewards, threads, opponent, player, until] = parts;
  const library::SavedGames saved{start, past, dice, choices, ended, rewards};
  auto options = options_of(threads, opponent, player, until);
  return Games(good(aside([&] { return GameBatch::restored(saved, std::move(options)); })));
}

}  // namespace

void define_games(py::module_& module) {
  ClassDefinition<Games>(module, "Games")
      .copies()
      .init(&begun, py::arg("n"), py::arg("seed") = 1, py::arg("text") = "", py::kw_only(),
            py::arg("threads") = 1, py::arg("opponent") = py::none(), py::arg("player") = py::none(),
            py::arg("until") = "end", py::arg("out") = py::none())
      .def("__len__", [](const Games& games) { return games.batch.size(); })
      .def("__getitem__", &game_at, py::arg("i"))
      .pickle(&parts_of, &made_of)
      .property("players", [](const Games& games) { return games.batch.players(); })
      .property("threads", [](const Games& games) { return games.batch.threads(); })
      .property("opponent", &opponent_of)
      .property("until", &until_of)
      .def("step", &step, py::arg("actions"))
      .def("draw", &draw)
      .property("asked", &asked)
      .property("player_asked", &players_asked)
      .property("ended", &ended)
      .property("rewards", &rewards)
      .def("observations", &observations)
      .def("standings", &standings)
      .def("masks", &masks)
      .def("afterwards", &afterwards);
}

}  // namespace trictrac::python

"""Checks the promises of OpenSpiel's documentation of its API (docs/api_reference.md and docs/concepts.md there) at
each state of games played at random."""
import random
import unittest
from types import SimpleNamespace

import trictrac
from trictrac import spiel

TEXTS = (
    "",
    '[Rules "lalanne"]',
    '[Format "ecrire-lalanne"]\n[Match "rounds=2"]',
    "TRID=K-AAAA-----------------o:w:R:-:10-4:10-11:w:-:2.2",
    '[Format "ecrire-1780"]\n[Match "players=3 rounds=3"]',
    '[Format "ecrire-lois"]\n[Match "players=3 company=chouette rounds=4"]',
    '[Format "poule-guiton"]\n[Match "players=4"]',
)


class Conformance(unittest.TestCase):
    def each_state(self, text, seed):
        game, dice = spiel.Game(text), random.Random(seed)
        state = game.new_initial_state()
        yield game, state
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            yield game, state

    def test_one_kind_of_player_is_current(self):
        for text in TEXTS:
            for game, state in self.each_state(text, 1):
                player = state.current_player()
                self.assertEqual(state.is_terminal(), player == spiel.TERMINAL_PLAYER)
                self.assertEqual(state.is_chance_node(), player == spiel.CHANCE_PLAYER)
                self.assertEqual(state.is_player_node(), player in range(game.num_players()))
                self.assertFalse(state.is_simultaneous_node())

    def test_legal_actions_are_sorted_distinct_and_within_bounds(self):
        for text in TEXTS:
            for game, state in self.each_state(text, 2):
                legal = state.legal_actions()
                self.assertEqual(legal, sorted(set(legal)))
                self.assertEqual(not legal, state.is_terminal())
                most = game.max_chance_outcomes() if state.is_chance_node() else game.num_distinct_actions()
                self.assertTrue(all(0 <= action < most for action in legal))
                self.assertEqual([a for a, may in enumerate(state.legal_actions_mask()) if may], legal)
                self.assertEqual(state.legal_actions(state.current_player()), legal)
                if state.is_player_node():
                    for other in set(range(game.num_players())) - {state.current_player()}:
                        self.assertEqual(state.legal_actions(other), [])

    def test_chance_has_outcomes_with_probabilities(self):
        for text in TEXTS:
            for _, state in self.each_state(text, 3):
                outcomes = state.chance_outcomes()
                if state.is_chance_node():
                    self.assertEqual([action for action, _ in outcomes], state.legal_actions())
                    self.assertAlmostEqual(sum(p for _, p in outcomes), 1)
                    self.assertTrue(all(p > 0 for _, p in outcomes))
                else:
                    self.assertEqual(outcomes, [])

    def test_returns_are_the_sum_of_rewards_and_sum_to_nothing(self):
        for text in TEXTS:
            paid = [0.0] * spiel.Game(text).num_players()
            for game, state in self.each_state(text, 4):
                paid = [a + b for a, b in zip(paid, state.rewards(), strict=True)]
                if "poule" not in text or state.is_terminal():
                    self.assertEqual(sum(state.returns()), game.utility_sum())
            self.assertTrue(state.is_terminal())
            self.assertEqual(state.returns(), paid)
            self.assertEqual([state.player_return(p) for p in range(state.num_players())], paid)
            self.assertTrue(all(game.min_utility() <= r <= game.max_utility() for r in paid))

    def test_a_clone_goes_its_own_way(self):
        for n, (_, state) in enumerate(self.each_state("", 5)):
            if n % 10 or state.is_terminal():
                continue
            before = (str(state), state.history())
            clone = state.clone()
            self.assertEqual((str(clone), clone.history()), before)
            clone.apply_action(clone.legal_actions()[-1])
            self.assertEqual(len(clone.history()), len(before[1]) + 1)
            self.assertEqual((str(state), state.history()), before)
            self.assertEqual(str(state.child(state.legal_actions()[-1])), str(clone))

    def test_a_serialized_state_is_read_back(self):
        for text in TEXTS:
            for n, (game, state) in enumerate(self.each_state(text, 6)):
                if n % 25:
                    continue
                again = game.deserialize_state(state.serialize())
                self.assertEqual(str(again), str(state))
                self.assertEqual(again.history(), state.history())
                self.assertEqual(again.legal_actions(), state.legal_actions())
                self.assertEqual(again.returns(), state.returns())

    def test_observations_have_the_shape_that_is_said(self):
        for text in ("", TEXTS[-1]):
            for game, state in self.each_state(text, 7):
                for player in range(game.num_players()):
                    seen = state.observation_tensor(player)
                    self.assertEqual([len(seen)], game.observation_tensor_shape())
                    self.assertTrue(all(isinstance(number, float) for number in seen))
                    self.assertEqual(state.observation_string(player), str(state))
                if state.is_player_node():
                    self.assertEqual(state.observation_tensor(), state.observation_tensor(state.current_player()))

    def test_actions_are_written_and_read(self):
        for n, (_, state) in enumerate(self.each_state("", 8)):
            if n % 5:
                continue
            player = state.current_player()
            for action in state.legal_actions():
                text = state.action_to_string(player, action)
                self.assertEqual(state.action_to_string(action), text)
                self.assertEqual(state.string_to_action(text), action)
                self.assertEqual(state.string_to_action(player, text), action)
            with self.assertRaises(trictrac.Error):
                state.string_to_action("nothing")

    def test_a_state_says_of_what_kind_it_is(self):
        game = spiel.Game()
        state = game.new_initial_state()
        self.assertEqual(state.get_type(), spiel.StateType.CHANCE)
        self.assertFalse(state.is_initial_non_chance_state())
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        self.assertEqual((state.get_type(), state.is_mean_field_node()), (spiel.StateType.DECISION, False))
        self.assertTrue(state.is_initial_non_chance_state())
        self.assertEqual(state.starting_state_str(), str(game.new_initial_state()))
        self.assertEqual(state.resample_from_infostate(0, None).history(), state.history())
        player, action = state.current_player(), state.legal_actions()[0]
        state.apply_actions_with_legality_checks([action])
        self.assertFalse(state.is_initial_non_chance_state())
        self.assertEqual(state.full_history()[-1], (player, action))
        self.assertEqual(state.full_history()[0].player, spiel.CHANCE_PLAYER)

    def test_what_is_not_legal_is_refused_and_changes_nothing(self):
        state = spiel.Game().new_initial_state()
        self.assertTrue(state.is_initial_state())
        for wrong in (0, trictrac.GO, -1, 10**6):
            with self.assertRaises(trictrac.Error):
                state.apply_action(wrong)
        self.assertEqual((state.move_number(), state.history()), (0, []))

    def test_what_is_taken_back_is_as_it_was(self):
        for text in TEXTS:
            for n, (game, state) in enumerate(self.each_state(text, 9)):
                if n % 30 or state.is_terminal():
                    continue
                before = (state.to_json(), state.legal_actions())
                player, action = state.current_player(), state.legal_actions()[-1]
                state.apply_action(action)
                with self.assertRaises(trictrac.Error):
                    state.undo_action(player, action + 1)
                with self.assertRaises(trictrac.Error):
                    state.undo_action(player + 1, action)
                state.undo_action(player, action)
                self.assertEqual((state.to_json(), state.legal_actions()), before)
                self.assertEqual([each for _, each in state.full_history()], state.history())

    def test_a_game_describes_itself(self):
        game = spiel.Game(TEXTS[-1], name="Poule4-v1")
        kind = game.get_type()
        self.assertEqual((kind.short_name, kind.max_num_players, kind.min_num_players), ("Poule4-v1", 4, 4))
        self.assertEqual(kind.utility, kind.Utility.ZERO_SUM)
        self.assertEqual(game.get_parameters(), {"text": TEXTS[-1]})
        self.assertEqual(spiel.Game().get_parameters(), {})
        self.assertEqual(game.policy_tensor_shape(), [trictrac.ACTIONS])
        self.assertEqual(game.information_state_tensor_shape(), game.observation_tensor_shape())
        self.assertLess(game.max_game_length(), game.max_history_length())
        self.assertEqual((len(game.new_initial_states()), game.to_string()), (1, str(game)))
        self.assertEqual(game, spiel.Game(TEXTS[-1], name="Poule4-v1"))
        self.assertNotEqual(game, spiel.Game())

    def test_an_observer_sees_what_the_state_says(self):
        for text in ("", TEXTS[-1]):
            observer = spiel.Game(text).make_observer()
            all_of_it = spiel.Game(text).make_observer(SimpleNamespace(perfect_recall=True))
            for _, state in self.each_state(text, 10):
                for player in range(state.num_players()):
                    observer.set_from(state, player)
                    self.assertEqual(observer.tensor.tolist(), state.observation_tensor(player))
                    self.assertEqual(observer.tensor.tolist(), state.information_state_tensor(player))
                    self.assertEqual(observer.string_from(state, player), state.observation_string(player))
                    self.assertEqual(all_of_it.string_from(state, player), state.information_state_string(player))
                    self.assertEqual(sum(part.size for part in observer.dict.values()), observer.tensor.size)
        with self.assertRaises(ValueError):
            spiel.Game().make_observer(params={"more": 1})

    def test_a_playthrough_says_all_of_a_game(self):
        lines = list(spiel.playthrough(spiel.Game(), seed=3))
        self.assertEqual(lines, list(spiel.playthrough(spiel.Game(), seed=3)))
        self.assertEqual(lines[0], "game: trictrac('')")
        self.assertIn("is_terminal() = True", lines)
        self.assertGreater(sum(line.startswith("apply_action(") for line in lines), 50)

    def test_bots_play_states(self):
        state, bot = spiel.Game().new_initial_state(), trictrac.Bot("soumille")
        state.apply_action(state.legal_actions()[3])
        self.assertIn(bot.choose(state.core), state.legal_actions())


if __name__ == "__main__":
    unittest.main()

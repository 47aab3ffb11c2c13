"""The games for TextArena: every player reads text and answers with an action in square brackets.

    import textarena
    import mazzo.research.envs.textarena  # registers Mazzo-NAME-v0 for each game

    env = textarena.make("Mazzo-NAME-v0")
    env.reset(num_players=4, seed=1)
    player, observation = env.get_observation()
    done, info = env.step("[draw]")

The text is `Play.text`. A player's answers are not shown to others, since actions may be secret.
"""

import re
from typing import Any

import textarena
from textarena import GAME_ID, ObservationType

from mazzo.core.play import AnyPlay
from mazzo.games import GAMES, get
from mazzo.research.envs._numbers import rewards
from mazzo.text import rules_page
from mazzo.text.locales import words

BRACKETS = re.compile(r"\[([^\[\]]+)\]")


class TextEnv(textarena.Env):  # type: ignore[misc]
    """A game of any number of players that its edition allows.

    edition, and the options of the edition by name: as in `Game.start`
    language    en, it, fr or de
    rules       whether the prompt begins with the rules
    errors      how many wrong answers in a row a player may correct; after that the game plays the default action
    """

    play: AnyPlay

    def __init__(
        self,
        game: str,
        edition: str | None = None,
        *,
        language: str = "en",
        rules: bool = True,
        errors: int = 1,
        **options: Any,
    ) -> None:
        self.game, self.edition, self.options = get(game), edition, options
        self.language, self.rules, self.errors = language, rules, errors

    def reset(self, num_players: int, seed: int | None = None) -> None:
        names = [f"Player {seat}" for seat in range(num_players)]
        self.play = self.game.start(num_players, self.edition, seed, names=names, **self.options)
        self.state = textarena.FFAMultiPlayerState(num_players, seed, error_allowance=self.errors)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        seat = self.state.current_player_id
        self.state.add_observation(action, ObservationType.PLAYER_ACTION, from_id=seat, to_id=seat)
        legal = {str(each): each for each in self.play.legal(seat)}
        chosen = legal.get([action, *BRACKETS.findall(action)][-1].strip())
        if chosen is not None:
            self.play.apply(seat, chosen)
        elif self.state.set_invalid_move(f"The legal actions are {', '.join(legal)}."):
            self.state.game_info[seat]["invalid_move"] = True
            self.state.made_invalid_move = False
            self.play.apply(seat, self.game.idle(self.play.state, seat))
        else:
            return self._stepped()
        if result := self.play.result:
            earned = dict(enumerate(rewards(result, self.play.seats)))
            self.state.set_game_outcome(earned, result.reason)
        else:
            self._ask()
        return self._stepped()

    def _stepped(self) -> tuple[bool, dict[str, Any]]:
        done, info = self.state.step(rotate_player=False)
        return done, info

    def _ask(self) -> None:
        """Show the next player who must act its view."""
        seat = self.play.to_act[0]
        self.state.manually_set_current_player_id(seat, force=True)
        text = self.play.text(seat, self.language)
        self.state.add_observation(text, ObservationType.GAME_BOARD, from_id=GAME_ID, to_id=seat)

    def _prompt(self, player_id: int, game_state: dict[str, Any]) -> str:  # noqa: ARG002 - TextArena passes it
        rules = f"{rules_page(words(self.language), self.game.name)}\n\n" if self.rules else ""
        return (
            f"{rules}You are Player {player_id} in a game of {self.game.title} for {self.play.seats} players."
            " Answer with one of the legal actions, letter for letter, in square brackets: [action]."
        )


for _name in GAMES:
    textarena.register(
        f"Mazzo-{_name.title()}-v0",
        f"{__name__}:{TextEnv.__name__}",
        default_wrappers=[textarena.wrappers.LLMObservationWrapper],
        game=_name,
    )

"""Every command of a table and of a tournament has a rule."""

from typing import get_args

from mazzo.table import commands, decide
from mazzo.table.tournament import commands as tournament_commands
from mazzo.table.tournament import decide as tournament_decide


def test_every_command_of_a_table_has_a_rule() -> None:
    assert decide.RULES.keys() == {*get_args(commands.Command), *get_args(commands.Notice)}


def test_every_command_of_a_tournament_has_a_rule() -> None:
    all_commands = {*get_args(tournament_commands.Command), *get_args(tournament_commands.Notice)}
    assert tournament_decide.RULES.keys() == all_commands

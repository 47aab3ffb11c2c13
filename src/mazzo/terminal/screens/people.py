"""A host's actions on the people at a table."""

from mazzo.locales import Words
from mazzo.table.commands import Agree, Command, Decline, HandOn, LetIn, Lock, Remove
from mazzo.table.updates import Update


def wishes(t: Words, update: Update) -> list[tuple[str, Command]]:
    """Each action in words, and its command. Pending requests come first."""
    table = update.table
    found: list[tuple[str, Command]] = []
    for bystander in table.bystanders:
        if bystander.asks_for is not None:
            request = t("table-request", name=bystander.name, seat=table.chairs[bystander.asks_for].name)
            found.append((f"{request} {t('table-agree')}", Agree(bystander.person)))
            found.append((f"{request} {t('table-decline')}", Decline(bystander.person)))
    others = [(chair.person, chair.name) for chair in table.chairs if chair.person and not chair.host]
    others += [(bystander.person, bystander.name) for bystander in (*table.bystanders, *update.others)]
    for person, name in others:
        found.append((f"{name}: {t('people-hand-on')}", HandOn(person)))
        found.append((f"{name}: {t('people-remove')}", Remove(person)))
    found += [(f"{gone.name}: {t('people-let-in')}", LetIn(gone.person)) for gone in update.removed]
    mark = "[✓]" if table.locked else "[ ]"
    return [*found, (f"{mark} {t('people-lock')}", Lock(not table.locked))]

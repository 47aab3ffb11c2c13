"""People without accounts: a random token in a cookie, and a guest name.

The server stores only a hash of the token. A person can have several: a link that works once gives another device a
token for the same person.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from mazzo.server.store.database import Database, Row

COOKIE = "mazzo"
COOKIE_SECONDS = 400 * 24 * 60 * 60  # as long as browsers keep one
RENEW_SECONDS = 24 * 60 * 60  # how often the cookie of a returning person is renewed
MOVE_SECONDS = 10 * 60

INSERT_TOKEN = "INSERT INTO tokens (token_hash, who, seen_at) VALUES ($1, $2, $3) RETURNING who"
LAST_SEEN = "(SELECT MAX(seen_at) FROM tokens WHERE tokens.who = people.who)"


class Visitor(NamedTuple):
    who: str
    name: str
    new_token: str | None = None  # to be set as the cookie
    seen_at: float = float("inf")  # when the token was last renewed


class People:
    def __init__(self, database: Database) -> None:
        self._database, self._fetch = database, database.fetch

    async def recognise(self, token: str | None) -> Visitor | None:
        """The person who has this token."""
        if not token or len(token) > 100:
            return None
        rows = await self._fetch(
            "SELECT people.who, name, seen_at FROM tokens JOIN people ON people.who = tokens.who WHERE token_hash = $1",
            hashed(token),
        )
        return Visitor(rows[0][0], rows[0][1], seen_at=rows[0][2]) if rows else None

    async def renew(self, visitor: Visitor, token: str, now: float) -> Visitor:
        """Extend the cookie of a returning person to its full time."""
        if now < visitor.seen_at + RENEW_SECONDS:
            return visitor
        await self._fetch("UPDATE tokens SET seen_at = $1 WHERE token_hash = $2 RETURNING who", now, hashed(token))
        return visitor._replace(new_token=token)

    async def welcome(self, now: float, languages: str = "") -> Visitor:
        """A new person, with a token, and a name in the first supported language they want."""
        visitor = Visitor(secrets.token_hex(8), guest_name(languages), secrets.token_urlsafe(32))
        await self.add(visitor, now)
        return visitor

    async def add(self, visitor: Visitor, at: float) -> None:
        assert visitor.new_token
        add = "INSERT INTO people (who, name, since) VALUES ($1, $2, $3) RETURNING who"
        token = hashed(visitor.new_token), visitor.who, at
        await self._database.write((add, (visitor.who, visitor.name, at)), (INSERT_TOKEN, token))

    async def rename(self, who: str, name: str) -> bool:
        """Change a person's name. False if there is no such person."""
        return bool(await self._fetch("UPDATE people SET name = $1 WHERE who = $2 RETURNING who", name, who))

    async def offer_move(self, who: str, now: float) -> str:
        """The secret part of a link that gives a person's identity to another device. It works once, for a short time.

        It replaces the person's earlier link.
        """
        code = secrets.token_urlsafe(24)
        add = "INSERT INTO moves (code_hash, who, until) VALUES ($1, $2, $3) RETURNING who"
        replaced = "DELETE FROM moves WHERE who = $1 AND code_hash <> $2"
        await self._database.write((add, (hashed(code), who, now + MOVE_SECONDS)), (replaced, (who, hashed(code))))
        return code

    async def move(self, code: str, now: float) -> str | None:
        """A token for the person of this link; None if it was used or is too old."""
        rows = await self._fetch("DELETE FROM moves WHERE code_hash = $1 RETURNING who, until", hashed(code))
        if not rows or rows[0][1] < now:
            return None
        token = secrets.token_urlsafe(32)
        await self._fetch(INSERT_TOKEN, hashed(token), rows[0][0], now)
        return token

    # For the operator

    async def find(self, name: str, limit: int) -> list[Row]:
        """People with these letters in their name, the newest first: person, name, since when, when last seen."""
        sought = re.sub(r"([\\%_])", r"\\\1", name)
        found = r"WHERE LOWER(name) LIKE LOWER($1) ESCAPE '\' ORDER BY since DESC LIMIT $2"
        return await self._fetch(f"SELECT who, name, since, {LAST_SEEN} FROM people {found}", f"%{sought}%", limit)

    async def rows(self, people: Sequence[str]) -> list[Row]:
        """The same for these people."""
        found = f"SELECT who, name, since, {LAST_SEEN} FROM people WHERE who"
        return sorted(await self._database.fetch_each(found, people), key=lambda row: -row[2])

    async def names(self, people: Sequence[str]) -> dict[str, str]:
        rows = await self._database.fetch_each("SELECT who, name FROM people WHERE who", people)
        return {row[0]: row[1] for row in rows}

    async def count_newcomers(self, since: float, until: float) -> int:
        sql = "SELECT COUNT(*) FROM people WHERE since >= $1 AND since < $2"
        return int(await self._database.value(sql, since, until))

    async def count_last_seen(self, since: float, until: float) -> int:
        """The number of people last seen between these times."""
        seen = "SELECT who FROM tokens GROUP BY who HAVING MAX(seen_at) >= $1 AND MAX(seen_at) < $2"
        return int(await self._database.value(f"SELECT COUNT(*) FROM ({seen}) AS seen", since, until))

    async def forgotten(self, since: float) -> set[str]:
        """The people who were forgotten since then."""
        return {*await self._database.column("SELECT who FROM forgotten WHERE at > $1", since)}

    async def ban(self, subjects: Sequence[str], now: float, until: float) -> None:
        """Ban people and addresses for a time."""
        await self._fetch("DELETE FROM bans WHERE until < $1 RETURNING subject", now)
        add = "INSERT INTO bans (subject, until) VALUES ($1, $2) ON CONFLICT (subject)"
        for subject in subjects:
            await self._fetch(f"{add} DO UPDATE SET until = excluded.until RETURNING subject", subject, until)

    async def unban(self, subject: str) -> bool:
        """Lift a ban. False if there is none."""
        return bool(await self._fetch("DELETE FROM bans WHERE subject = $1 RETURNING subject", subject))

    async def bans(self, now: float) -> dict[str, float]:
        """The bans with their ends, the first to end first."""
        return await self._database.pairs("SELECT subject, until FROM bans WHERE until > $1 ORDER BY until", now)

    async def announce(self, text: str, now: float, keep_seconds: float) -> None:
        await self._fetch("DELETE FROM announcements WHERE at < $1 RETURNING id", now - keep_seconds)
        add = "INSERT INTO announcements (id, at, text) VALUES ($1, $2, $3) RETURNING id"
        await self._fetch(add, secrets.token_hex(8), now, text)

    async def announcements(self) -> dict[str, str]:
        """The announcements by id, in order."""
        return await self._database.pairs("SELECT id, text FROM announcements ORDER BY at")

    # Connections of all processes

    async def call(self, call: str, at: float) -> None:
        await self._fetch("INSERT INTO roll_calls (id, at) VALUES ($1, $2) RETURNING id", call, at)

    async def calls(self) -> dict[str, float]:
        """The times of the calls by id."""
        return await self._database.pairs("SELECT id, at FROM roll_calls")

    async def answer_call(self, call: str, process: str, present: str) -> None:
        """Note who is connected to a process, in JSON, unless the caller is gone."""
        add = "INSERT INTO roll_answers (call, process, present) SELECT id, $2, $3 FROM roll_calls WHERE id = $1"
        await self._fetch(f"{add} ON CONFLICT DO NOTHING RETURNING call", call, process, present)

    async def answers_to(self, call: str) -> list[str]:
        return await self._database.column("SELECT present FROM roll_answers WHERE call = $1", call)

    async def end_call(self, call: str) -> None:
        """Delete a call with its answers, since answers contain addresses."""
        await self._fetch("DELETE FROM roll_answers WHERE call = $1 RETURNING call", call)
        await self._fetch("DELETE FROM roll_calls WHERE id = $1 RETURNING id", call)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


# Names for people who have not entered one

LANGUAGES = {
    "en": (
        "{adjective} {animal}",
        "Bold Brave Bright Bubbly Calm Cheery Clever Cosmic Cosy Daring Dizzy Eager Fluffy Fuzzy Gentle Giddy Happy "
        "Jolly Lucky Merry Mighty Nifty Plucky Quick Sleepy Sly Sunny Swift Witty Zany",
        "Badger Beaver Crab Dolphin Falcon Ferret Gecko Hamster Hedgehog Heron Koala Lemur Llama Lobster Lynx Manta "
        "Marmot Meerkat Newt Octopus Otter Owl Panda Pelican Puffin Raccoon Seal Squid Toucan Walrus Wombat Yak",
    ),
    "it": (
        "{animal} {adjective}",
        "Allegro Ardito Arzillo Astuto Beato Buffo Calmo Curioso Fiero Furbo Gaio Geniale Gentile Goloso Lesto Matto "
        "Mitico Pacifico Pigro Rapido Saggio Scaltro Sereno Simpatico Solare Spavaldo Svelto Tenace Tranquillo Vispo",
        "Bradipo Calamaro Canguro Capriolo Castoro Corvo Criceto Delfino Falco Fenicottero Furetto Gabbiano Gambero "
        "Gufo Istrice Koala Lama Lemure Merlo Orso Panda Pellicano Pinguino Polpo Procione Riccio Scoiattolo Tasso "
        "Tricheco Tritone Tucano Vombato",
    ),
    "fr": (
        "{animal} {adjective}",
        "Alerte Audacieux Calme Chanceux Comique Coquin Costaud Curieux Discret Espiègle Farceur Fier Futé Gentil "
        "Goulu Habile Heureux Joyeux Jovial Malicieux Malin Paisible Pétillant Rapide Rêveur Rigolo Rusé Sage Veinard "
        "Zen",
        "Blaireau Calamar Castor Corbeau Crabe Dauphin Écureuil Faucon Flamant Furet Gecko Goéland Hamster Hérisson "
        "Hibou Homard Kangourou Koala Lama Lapin Lynx Macareux Morse Ours Panda Pélican Phoque Pingouin Poulpe Renard "
        "Toucan Wombat",
    ),
    "de": (
        "{adjective} {animal}",
        "Fescher Fideler Flinker Flotter Frecher Froher Gewitzter Gutmütiger Heiterer Kecker Kluger Kühner Lässiger "
        "Listiger Lustiger Mutiger Munterer Neugieriger Netter Pfiffiger Putziger Rasanter Sanfter Schlauer "
        "Schneller Sonniger Stolzer Tapferer Verträumter Wacher",
        "Biber Dachs Delfin Falke Fuchs Gecko Hamster Hase Hummer Igel Kakadu Kater Koala Krake Kranich Luchs Marder "
        "Otter Panda Papagei Pelikan Pinguin Rabe Reiher Seehund Specht Storch Tukan Uhu Waschbär Wombat",
    ),
}
"""For each language: the order of the words, the adjectives and the animals.

All animals of a language have the same grammatical gender, so that any two words fit.
"""


def guest_name(languages: str) -> str:
    """An adjective and an animal in the first supported language of a browser's header."""
    wanted = [tag.split(";")[0].strip()[:2].lower() for tag in languages.split(",")]
    pattern, adjectives, animals = LANGUAGES[next((name for name in wanted if name in LANGUAGES), "en")]
    return pattern.format(adjective=secrets.choice(adjectives.split()), animal=secrets.choice(animals.split()))

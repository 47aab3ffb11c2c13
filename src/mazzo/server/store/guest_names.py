"""Names for people who have not entered one, in the language of their page: an adjective and an animal.

All animals of a language have the same grammatical gender, so that any two words fit.
"""

import secrets

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
"""For each language: the order of the words, the adjectives and the animals."""


def guest_name(languages: str) -> str:
    """A name in the first supported language of a browser's header."""
    wanted = [tag.split(";")[0].strip()[:2].lower() for tag in languages.split(",")]
    pattern, adjectives, animals = LANGUAGES[next((name for name in wanted if name in LANGUAGES), "en")]
    return pattern.format(adjective=secrets.choice(adjectives.split()), animal=secrets.choice(animals.split()))

"""Makes every sound of the pages from noise, filters and small physical models, and writes them beside this file
or into the folder of the game that they belong to.

Run it with NumPy and ffmpeg (on Debian: apt install ffmpeg) from the root of the project, then commit what changed:

    .venv/bin/python web/sounds/make.py

Nothing here is a recording. Paper is noise in bands, water is bubbles that ring as Minnaert said, bars and strings are
modes, and cats are pulses of air through formants. Every sound is then put into the same small room. MP3 is the one
small format that Chromium, Firefox and Safari all decode.
"""

import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]

RATE = 44_100
FOLDER = Path(__file__).parent
FILES = {file.stem: file for file in FOLDER.parent.glob("**/sounds/*.mp3") if "node_modules" not in file.parts}
QUALITY = 7  # of LAME's variable bit rate: 0 is best, 9 smallest
FADE = 0.03  # seconds, at the end

luck = np.random.default_rng(0)


def seconds(length: float) -> Wave:
    """The times of all samples of a sound."""
    return np.arange(int(length * RATE)) / RATE


def noise(length: float) -> Wave:
    return luck.standard_normal(len(seconds(length)))


def band(wave: Wave, low: float, high: float, slope: int = 3) -> Wave:
    """What of a sound lies between two frequencies; a steeper slope leaves less of the rest."""
    spectrum = np.fft.rfft(wave, 2 * len(wave))
    hertz = np.maximum(np.fft.rfftfreq(2 * len(wave), 1 / RATE), 1e-3)
    keep = 1 / np.sqrt((1 + (low / hertz) ** (2 * slope)) * (1 + (hertz / high) ** (2 * slope)))
    return np.fft.irfft(spectrum * keep)[: len(wave)]


def hissing(length: float, low: float, high: float) -> Wave:
    """Noise in a band, as loud as any other band's."""
    wave = band(noise(length), low, high)
    return wave / np.std(wave)


def rise_and_fall(length: float, rise: float, fall: float) -> Wave:
    """An envelope: up within `rise` seconds, then down by 60 dB within `fall`."""
    t = seconds(length)
    return np.minimum(1, t / rise) * 10 ** (-3 * np.maximum(0, t - rise) / fall)


def between(length: float, *points: tuple[float, float]) -> Wave:
    """A curve through (second, value), straight in between."""
    return np.interp(seconds(length), *zip(*points, strict=True))


def flutter(length: float, hertz: float, depth: float) -> Wave:
    """A loudness that wavers by chance, as hands and fire do."""
    return np.exp(depth * hissing(length, hertz / 8, hertz))


def mix(length: float, *parts: tuple[float, Wave]) -> Wave:
    """Sounds laid over each other, each from its own second on."""
    whole = np.zeros(int(length * RATE))
    for start, part in parts:
        at = int(start * RATE)
        fitting = part[: len(whole) - at]
        whole[at : at + len(fitting)] += fitting
    return whole


def modes(length: float, pitch: float, *partials: tuple[float, float, float]) -> Wave:
    """Something struck: each mode at a multiple of the pitch, with a loudness and the seconds it rings."""
    t = seconds(length)
    ringing = [
        loud * np.sin(2 * np.pi * pitch * multiple * t) * 10 ** (-3 * t / ring) for multiple, loud, ring in partials
    ]
    return np.sum(ringing, axis=0) * np.minimum(1, t / 0.001)


def table(length: float, pitch: float) -> Wave:
    """The dull answer of a wooden table; no two of its modes agree."""
    return modes(length, pitch, (1, 1, 0.09), (1.52, 0.6, 0.07), (2.31, 0.35, 0.05), (3.87, 0.2, 0.03))


def bubble(hertz: float, rising: float = 0.1) -> Wave:
    """A bubble rings at a pitch set by its size, dies away the faster the smaller it is, and rises on its way up."""
    damping = 0.13 * hertz + 0.0072 * hertz**1.5
    t = seconds(min(0.5, 7 / damping))
    return (
        np.sin(2 * np.pi * hertz * t * (1 + rising * damping * t / 2)) * np.exp(-damping * t) * np.minimum(1, t / 0.002)
    )


def bubbles(length: float, count: int, low: float, high: float) -> Wave:
    """Many bubbles of all sizes, more at the beginning than at the end."""
    when = np.sort(luck.beta(1, 2.2, count)) * (length - 0.1)
    pitch = low * (high / low) ** luck.random(count)
    return mix(
        length,
        *((at, (low / hz) ** 0.4 * luck.uniform(0.4, 1) * bubble(hz)) for at, hz in zip(when, pitch, strict=True)),
    )


def crackles(length: float, per_second: float, low: float, high: float) -> Wave:
    """Single sparks at random moments, few of them loud."""
    count = int(length * per_second)
    parts = []
    for at in luck.uniform(0, length - 0.02, count):
        spark = hissing(0.02, low, high) * rise_and_fall(0.02, 0.0003, luck.uniform(0.004, 0.016))
        parts.append((at, luck.pareto(2.5) * spark))
    return np.tanh(mix(length, *parts))


def resonator(wave: Wave, centre: Wave, width: Wave) -> Wave:
    """A formant: two poles that may move from sample to sample."""
    radius = np.exp(-np.pi * width / RATE)
    first = 2 * radius * np.cos(2 * np.pi * centre / RATE)
    second = -(radius**2)
    gain = (1 - radius) * np.sqrt(1 + radius**2 - 2 * radius * np.cos(4 * np.pi * centre / RATE))
    heard = np.empty_like(wave)
    one = two = 0.0
    for at in range(len(wave)):
        one, two = gain[at] * wave[at] + first[at] * one + second[at] * two, one
        heard[at] = one
    return heard


def throat(pitch: Wave, breath: float) -> Wave:
    """Pulses of air: open for 60 % of a cycle, shut at once; never twice quite alike, and with some breath."""
    length = len(pitch) / RATE
    jitter = 1 + 0.006 * hissing(length, 4, 60)
    phase = np.cumsum(pitch * jitter / RATE) % 1
    opening = np.where(
        phase < 0.6, (phase / 0.6) ** 2 * (3 - 2 * phase / 0.6) * (1 - np.clip((phase - 0.5) / 0.1, 0, 1)), 0
    )
    flow = opening * (1 + 0.06 * hissing(length, 5, 40)) + breath * opening * hissing(length, 1500, 9000)
    return np.diff(flow, prepend=flow[0])


def voice(pitch: Wave, breath: float, formants: list[tuple[Wave, float, float]]) -> Wave:
    """A throat through a mouth: each formant with its centre, its width in hertz and its loudness."""
    air = throat(pitch, breath)
    heard = [loud * resonator(air, centre, np.full_like(centre, width)) for centre, width, loud in formants]
    return np.sum(heard, axis=0)


@cache
def walls() -> Wave:
    """What a small furnished room adds: a few early echoes and a short, dull tail."""
    tail = np.random.default_rng(7).standard_normal(len(seconds(0.35)))
    tail = band(tail, 250, 4200, 1) * rise_and_fall(0.35, 0.012, 0.32)
    tail /= np.sqrt(np.sum(tail**2))
    for at, loud in ((0.0061, 0.5), (0.0103, -0.4), (0.0171, 0.33), (0.0237, 0.24)):
        tail[int(at * RATE)] += loud
    return tail


def in_room(wave: Wave, wet: float) -> Wave:
    size = len(wave) + len(walls())
    echo = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(walls(), size), size)[: len(wave)]
    return wave + wet * echo


def card() -> Wave:
    """A card slides over cloth and is laid down."""
    slide = (
        hissing(0.13, 1400, 7000) * flutter(0.13, 120, 0.35) * between(0.13, (0, 0), (0.05, 0.5), (0.1, 1), (0.13, 0))
    )
    slap = hissing(0.05, 900, 5200) * rise_and_fall(0.05, 0.0008, 0.035)
    return in_room(mix(0.34, (0, 0.22 * slide), (0.11, 0.9 * slap), (0.112, 0.9 * table(0.2, 190))), 0.3)


def flip() -> Wave:
    """A card is bent, springs free, turns in the air and lands."""
    bend = hissing(0.06, 2500, 8000) * flutter(0.06, 200, 0.4) * between(0.06, (0, 0), (0.05, 1), (0.06, 0))
    snap = hissing(0.03, 1800, 9000) * rise_and_fall(0.03, 0.0004, 0.02) + modes(
        0.03, 1350, (1, 1.2, 0.02), (2.1, 0.7, 0.012)
    )
    low = hissing(0.16, 350, 1300) * between(0.16, (0, 0), (0.08, 1), (0.16, 0))
    high = hissing(0.16, 1200, 3800) * between(0.16, (0, 0), (0.11, 0.7), (0.16, 0))
    slap = hissing(0.04, 800, 4200) * rise_and_fall(0.04, 0.0008, 0.03)
    return in_room(
        mix(
            0.46,
            (0, 0.2 * bend),
            (0.055, snap),
            (0.07, 0.25 * (low + high)),
            (0.22, 0.7 * slap),
            (0.222, 0.7 * table(0.2, 215)),
        ),
        0.3,
    )


def shuffle() -> Wave:
    """Two halves riffled into each other, one card after the other, then pushed together."""
    ticks = []
    for each in range(34):
        at = 0.02 + 0.52 * (each / 34) ** 0.85 + luck.normal(0, 0.003)
        low = luck.uniform(1100, 2200)
        ticks.append(
            (max(0, at), luck.uniform(0.35, 0.8) * hissing(0.025, low, 3.2 * low) * rise_and_fall(0.025, 0.0005, 0.016))
        )
    push = hissing(0.16, 700, 4200) * flutter(0.16, 90, 0.3) * between(0.16, (0, 0), (0.1, 1), (0.16, 0))
    return in_room(mix(0.95, *ticks, (0.58, 0.3 * push), (0.73, 0.9 * table(0.18, 170))), 0.3)


def splash() -> Wave:
    """Something falls into an aquarium: a slap, a spray that comes down, and air that was dragged under."""
    slap = hissing(0.25, 500, 6000) * rise_and_fall(0.25, 0.003, 0.16)
    spray = hissing(0.7, 1800, 9000) * flutter(0.7, 30, 0.45) * rise_and_fall(0.7, 0.06, 0.6)
    plunge = bubble(230, 0.25) * 1.4
    return in_room(
        mix(1.05, (0, 0.5 * slap), (0.02, 0.16 * spray), (0.05, plunge), (0.1, 0.8 * bubbles(0.8, 34, 380, 2600))), 0.35
    )


def some_bubbles() -> Wave:
    """A cheerful string of bubbles that climb to the surface."""
    climb = [(0.055 * each, bubble(420 * 1.12**each, 0.18)) for each in range(9)]
    return in_room(mix(1.0, *climb, (0.05, 0.5 * bubbles(0.85, 40, 500, 3000))), 0.3)


def plop() -> Wave:
    """One drop, alone."""
    slap = hissing(0.05, 1500, 7000) * rise_and_fall(0.05, 0.001, 0.03)
    return in_room(mix(0.5, (0, 0.12 * slap), (0.03, bubble(340, 0.45)), (0.14, 0.35 * bubble(620, 0.4))), 0.4)


def nope() -> Wave:
    """A stamp comes down, and a muted trombone says what it thinks of it."""
    stamp = 2.2 * table(0.2, 120) + 0.8 * hissing(0.2, 300, 3000) * rise_and_fall(0.2, 0.001, 0.06)
    length = 0.66
    vibrato = 1 + between(length, (0, 0), (0.35, 0), (0.6, 0.02)) * np.sin(2 * np.pi * 5.5 * seconds(length))
    pitch = between(length, (0, 206), (0.04, 196), (0.22, 190), (0.27, 150), (0.5, 146), (length, 128)) * vibrato
    hand = [
        (0.0, 0.0),
        (0.07, 1.0),
        (0.2, 0.15),
        (0.26, 0.1),
        (0.36, 1.0),
        (0.6, 0.2),
        (length, 0.0),
    ]  # over the bell: 1 is open
    opened = between(length, *hand)
    formants = [(330 + 330 * opened, 90.0, 1.0), (800 + 700 * opened, 120.0, 0.8), (2300 + 300 * opened, 200.0, 0.35)]
    loud = between(length, (0, 0), (0.03, 1), (0.2, 0.7), (0.245, 0.15), (0.29, 1), (0.52, 0.8), (length, 0))
    horn = voice(pitch, 0.02, formants) * (0.35 + 0.65 * opened) * loud
    return in_room(mix(0.85, (0, 0.8 * stamp), (0.05, horn / np.max(np.abs(horn)) * 2)), 0.3)


def fuse() -> Wave:
    """A match is struck, and the cord hisses and spits."""
    length = 2.3
    burning = between(length, (0, 0), (0.03, 1), (0.2, 0.55), (1.6, 0.65), (2.0, 0.6), (length, 0))
    flare = hissing(0.3, 500, 4500) * rise_and_fall(0.3, 0.02, 0.3)
    hiss = hissing(length, 2600, 9500) * flutter(length, 40, 0.22) + 0.5 * hissing(length, 900, 2600) * flutter(
        length, 25, 0.4
    )
    return in_room(
        mix(
            length, (0, 0.55 * flare), (0, 0.3 * hiss * burning), (0.05, 0.9 * crackles(length - 0.15, 60, 1800, 10000))
        ),
        0.15,
    )


def boom() -> Wave:
    """A crack, a blow that phones can play too, fire that rolls away, and pieces that come down."""
    length = 2.4
    crack = hissing(0.09, 400, 11000) * rise_and_fall(0.09, 0.0006, 0.07)
    t = seconds(1.1)
    blow = np.sin(2 * np.pi * (34 * t + 3.4 * (1 - np.exp(-t / 0.055)))) * rise_and_fall(1.1, 0.004, 1.0)
    fire = np.sum(
        [
            loud * hissing(length, low, 2.4 * low) * flutter(length, 14, 0.3) * rise_and_fall(length, 0.012, fall)
            for low, loud, fall in (
                (45, 1, 2.6),
                (110, 0.9, 2.1),
                (270, 0.6, 1.5),
                (640, 0.4, 1.0),
                (1500, 0.25, 0.6),
                (3600, 0.14, 0.4),
            )
        ],
        axis=0,
    )
    pieces = crackles(1.5, 26, 500, 5000) * rise_and_fall(1.5, 0.3, 1.8)
    hit = mix(length, (0, 1.6 * crack), (0.004, 3.0 * blow), (0.004, fire))
    return in_room(mix(length, (0, np.tanh(0.9 * hit)), (0.45, 0.16 * pieces)), 0.25)


def meow() -> Wave:
    """A kitten: mouth closed, wide open, and nearly closed again."""
    length = 0.78
    pitch = between(length, (0, 560), (0.12, 690), (0.3, 760), (0.5, 690), (0.7, 520), (length, 470))
    pitch *= 1 + 0.012 * np.sin(2 * np.pi * 7 * seconds(length))
    first = between(length, (0, 480), (0.14, 650), (0.3, 1350), (0.46, 1300), (0.66, 800), (length, 620))
    second = between(length, (0, 3300), (0.16, 3200), (0.32, 2500), (0.48, 2150), (0.68, 1500), (length, 1300))
    formants = [
        (first, 130.0, 1.0),
        (second, 200.0, 0.75),
        (np.full_like(first, 4300), 320.0, 0.4),
        (np.full_like(first, 6100), 500.0, 0.16),
    ]
    loud = between(length, (0, 0), (0.05, 0.35), (0.16, 0.6), (0.3, 1), (0.48, 0.8), (0.7, 0.25), (length, 0))
    return in_room(mix(0.98, (0, voice(pitch, 0.12, formants) * loud)), 0.35)


def purr() -> Wave:
    """A cat breathes out and in, and its throat clicks 25 times a second on the way."""
    length = 1.7
    breath = between(length, (0, 0), (0.15, 1), (0.8, 0.85), (0.9, 0.3), (1.0, 0.75), (1.5, 0.6), (length, 0))
    clicks = []
    at = 0.0
    while at < length - 0.06:
        is_in = at > 0.9
        click = 0.9 * modes(0.06, 172 if is_in else 150, (1, 1, 0.05), (2.2, 0.6, 0.035), (3.9, 0.35, 0.025))
        puff = hissing(0.06, 240, 1500 if is_in else 1000) * rise_and_fall(0.06, 0.006, 0.06)
        clicks.append((at, luck.uniform(0.8, 1.1) * (click + 0.5 * puff)))
        at += luck.normal(0.0355 if is_in else 0.0395, 0.0012)
    air = hissing(length, 350, 2600) * flutter(length, 30, 0.2)
    return in_room((mix(length, *clicks) + 0.1 * air) * breath, 0.2)


def bar(pitch: float, ring: float) -> Wave:
    """A bar of rosewood with a tube below it, struck by a soft mallet."""
    struck = modes(ring, pitch, (1, 1, ring), (3.93, 0.25, ring / 4), (9.2, 0.1, ring / 12))
    felt = hissing(0.03, 400, 2600) * rise_and_fall(0.03, 0.001, 0.025)
    return struck + mix(ring, (0, 0.14 * felt))


def string(pitch: float, ring: float) -> Wave:
    """A plucked string: noise that runs round and round, and loses its edge on the way."""
    around = round(RATE / pitch)
    loop = band(noise(1), 60, 5200, 1)[:around]
    loop -= loop.mean()
    rounds = [loop]
    for _ in range(int(ring * pitch)):
        loop = 0.996 * (0.5 * loop + 0.25 * np.roll(loop, 1) + 0.25 * np.roll(loop, -1))
        rounds.append(loop)
    heard = np.concatenate(rounds)
    return heard / np.max(np.abs(heard)) * rise_and_fall(len(heard) / RATE, 0.0005, 2.5 * ring)


def turn() -> Wave:
    """Two bars, the second a fourth higher."""
    return in_room(mix(0.9, (0, 0.8 * bar(587.3, 0.55)), (0.13, bar(784.0, 0.75))), 0.45)


def win() -> Wave:
    """A run up the bars into a chord of strings."""
    run = [(0.1 * each, 0.75 * bar(hertz, 0.9)) for each, hertz in enumerate((523.3, 659.3, 784.0, 1046.5))]
    chord = [
        (0.42 + 0.022 * each, 0.5 * string(hertz, 1.3))
        for each, hertz in enumerate((261.6, 392.0, 523.3, 659.3, 784.0, 1046.5))
    ]
    last = [(0.44, 0.8 * bar(1318.5, 1.2)), (0.44, 0.5 * bar(523.3, 1.2))]
    return in_room(mix(2.0, *run, *chord, *last), 0.5)


SOUNDS: dict[str, Callable[[], Wave]] = {
    "card": card,
    "flip": flip,
    "shuffle": shuffle,
    "splash": splash,
    "bubbles": some_bubbles,
    "plop": plop,
    "nope": nope,
    "fuse": fuse,
    "boom": boom,
    "meow": meow,
    "purr": purr,
    "turn": turn,
    "win": win,
}

LOUDNESS = -24.0
"""The loudness of every sound in LUFS: that of its loudest 400 ms. README.md has the measured figures."""

SHELF = ((1.53512486, -2.69169619, 1.19839281), (1.0, -1.69065929, 0.73248077))
HIGH_PASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745, 0.99007225))
"""The two filters of ITU-R BS.1770 at 48 kHz, as numerators and denominators: ears weigh frequencies like this."""


def loudness(wave: Wave) -> float:
    """The loudness of the loudest 400 ms of a sound, in LUFS."""
    window = int(0.4 * RATE)
    padded = np.pad(wave, window)
    turned = np.exp(-2j * np.pi * np.fft.rfftfreq(len(padded), 1 / RATE) / 48_000)
    spectrum = np.fft.rfft(padded)
    for above, below in (SHELF, HIGH_PASS):
        spectrum *= np.polyval(above[::-1], turned) / np.polyval(below[::-1], turned)
    energy = np.cumsum(np.fft.irfft(spectrum, len(padded)) ** 2)
    return float(-0.691 + 10 * np.log10(np.max(energy[window:] - energy[:-window]) / window))


def finished(wave: Wave) -> Wave:
    """Without what no loudspeaker should be asked for, ended softly, and as loud as all others."""
    wave = band(wave, 30, 15000)
    fade = int(FADE * RATE)
    wave[-fade:] *= np.linspace(1, 0, fade)
    wave -= wave.mean()
    return wave * 10 ** ((LOUDNESS - loudness(wave)) / 20)


def encode(wave: Wave, file: Path) -> None:
    command = ["ffmpeg", "-loglevel", "error", "-y", "-f", "f32le", "-ar", str(RATE), "-ac", "1", "-i", "-"]
    command += [
        "-c:a",
        "libmp3lame",
        "-q:a",
        str(QUALITY),
        "-map_metadata",
        "-1",
        "-id3v2_version",
        "0",
        "-fflags",
        "+bitexact",
        str(file),
    ]
    subprocess.run(command, input=wave.astype("<f4").tobytes(), check=True)


def main() -> None:
    for number, (name, make) in enumerate(SOUNDS.items()):
        luck.bit_generator.state = np.random.default_rng(
            number
        ).bit_generator.state  # so that one sound can change and the others stay
        file = FILES.get(name, FOLDER / f"{name}.mp3")
        encode(finished(make()), file)
        print(f"{file.name:12} {file.stat().st_size:7,} bytes")
    print(f"{'together':12} {sum(file.stat().st_size for file in FILES.values()):7,} bytes")


if __name__ == "__main__":
    main()

"""Every sound file, decoded by the browser that plays it."""

from pathlib import Path

from playwright.sync_api import Browser

from mazzo.server.http.pages import FOLDER
from tests.web.browser import visitor
from tests.web.conftest import QuickServer

WEB = Path(__file__).parents[2] / "web"
SOUNDS = [*WEB.glob("sounds/*.mp3"), *WEB.glob("src/games/*/sounds/*.mp3")]
DECODE = """async paths => {
  const context = new OfflineAudioContext(1, 1, 44100);
  return Promise.all(paths.map(async path => {
    const sound = await context.decodeAudioData(await (await fetch(path)).arrayBuffer());
    const samples = sound.getChannelData(0);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const power = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    return { seconds: sound.duration, peak, power };
  }));
}"""


def test_every_sound_can_be_decoded_is_heard_and_does_not_clip(server: QuickServer, browser: Browser) -> None:
    built = {file.name.split("-")[0]: f"/assets/{file.name}" for file in (FOLDER / "assets").glob("*.mp3")}
    assert set(built) == {file.stem for file in SOUNDS}
    with visitor(browser) as somebody:
        somebody.page.goto(server.address)
        decoded = somebody.page.evaluate(DECODE, list(built.values()))
    for name, sound in zip(built, decoded, strict=True):
        assert 0.2 < sound["seconds"] < 3, f"{name}: {sound}"
        assert 0.2 < sound["peak"] < 0.98, f"{name}: {sound}"
        assert sound["power"] > 0.01, f"{name} is silent: {sound}"

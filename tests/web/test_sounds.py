"""Every sound file, decoded by the browser that plays it."""

from pathlib import Path

from playwright.sync_api import Browser

from mazzo.server.http.pages import FOLDER
from tests.web.browser import visitor
from tests.web.conftest import QuickServer

WEB = Path(__file__).parents[2] / "web"
SOUNDS = [*WEB.glob("sounds/*.mp3"), *WEB.glob("src/games/*/sounds/*.mp3")]
MEASURE = """async paths => {
  const rate = 44100, window = 0.4 * rate;
  return Promise.all(paths.map(async path => {
    const data = await (await fetch(path)).arrayBuffer();
    const buffer = await new OfflineAudioContext(1, 1, rate).decodeAudioData(data);
    const peak = buffer.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const context = new OfflineAudioContext(1, buffer.length + 2 * window, rate);
    const source = new AudioBufferSourceNode(context, { buffer });
    const shelf = new BiquadFilterNode(context, { type: "highshelf", frequency: 1500, gain: 4 });
    const pass = new BiquadFilterNode(context, { type: "highpass", frequency: 38, Q: -6 });
    source.connect(shelf).connect(pass).connect(context.destination);
    source.start();
    const heard = (await context.startRendering()).getChannelData(0);
    let [energy, most] = [0, 0];
    heard.forEach((sample, at) => {
      energy += sample ** 2 - (at < window ? 0 : heard[at - window] ** 2);
      most = Math.max(most, energy);
    });
    return { seconds: buffer.duration, peak, loudness: -0.691 + 10 * Math.log10(most / window) };
  }));
}"""
"""The loudness of the loudest 400 ms, weighted approximately as in ITU-R BS.1770."""


def test_every_sound_is_as_loud_as_the_others_and_does_not_clip(server: QuickServer, browser: Browser) -> None:
    built = {file.name.split("-")[0]: f"/assets/{file.name}" for file in (FOLDER / "assets").glob("*.mp3")}
    assert set(built) == {file.stem for file in SOUNDS}
    with visitor(browser) as guest:
        guest.page.goto(server.address)
        decoded = guest.page.evaluate(MEASURE, list(built.values()))
    for name, sound in zip(built, decoded, strict=True):
        assert 0.2 < sound["seconds"] < 3, f"{name}: {sound}"
        assert sound["peak"] < 0.98, f"{name}: {sound}"
        assert -26 < sound["loudness"] < -22, f"{name}: {sound}"

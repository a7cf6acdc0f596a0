"""Every picture by its name: what is built, how large, how it is exposed."""

import importlib
import zlib

PLACES = ("citta", "mare", "lago", "montagna", "trulli", "masseria", "borgo", "colline", "campagna", "chi_siamo")
LANDSCAPE, PORTRAIT, WIDE = (1500, 1000), (1000, 1500), (1600, 900)


class Picture:
    def __init__(self, name, build, size=LANDSCAPE, samples=5, **look):
        self.name, self.build, self.size, self.samples, self.look = name, build, size, samples, look
        self.seed = zlib.crc32(name.encode()) % 100_000


def load():
    found = {}
    for place in PLACES:
        module = importlib.import_module(f"places.{place}")
        for name, (build, options) in module.PICTURES.items():
            found[name] = Picture(name, build, **options)
    return found


PICTURES = load()

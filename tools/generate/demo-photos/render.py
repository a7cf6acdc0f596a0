"""Renders pictures by name inside Blender; see README.md.

    blender -b -P render.py -- FOLDER [--size 480x320] [--samples 12] name …
"""

import argparse
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from kit import scene  # noqa: E402
from pictures import PICTURES  # noqa: E402


def main(arguments):
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--size")
    parser.add_argument("--samples", type=int)
    asked = parser.parse_intermixed_args(arguments)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for name in asked.names or PICTURES:
        picture, began = PICTURES[name], time.time()
        width, height = picture.size
        if asked.size:
            side = int(asked.size)
            width, height = (side, round(side * height / width)) if width > height else (round(side * width / height), side)
        scene.start(picture.seed)
        picture.build()
        built = time.time() - began
        scene.render(asked.folder / f"{name}.npz", width, height, asked.samples or picture.samples, picture.look)
        print(f"RENDERED {name} in {time.time() - began:.0f} s, {built:.0f} of them to build", flush=True)


main(sys.argv[sys.argv.index("--") + 1 :])

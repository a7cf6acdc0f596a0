"""Houses seen from outside. A house stands on z = 0; its front lies in the plane y = 0 and looks to −y."""

import math
import random

from kit.materials import pane, plain, plaster, wood
from kit.plants import flower_box
from kit.roofs import gable_roof
from kit.scene import Building
from kit.shapes import box, cylinder, from_points, rod

SHUTTERS = {
    "verde": (0.022, 0.105, 0.07),
    "salvia": (0.20, 0.27, 0.19),
    "grigio": (0.27, 0.27, 0.25),
    "azzurro": (0.10, 0.27, 0.42),
    "blu": (0.03, 0.10, 0.22),
    "bordeaux": (0.20, 0.03, 0.025),
    "noce": (0.13, 0.065, 0.03),
    "bianco": (0.78, 0.76, 0.70),
    "turchese": (0.05, 0.30, 0.32),
}


def shutter(width, height, material, slats=True):
    """Around the origin, flat in the plane y = 0."""
    frame = 0.06
    for x in (-width / 2 + frame / 2, width / 2 - frame / 2):
        box((x, 0, 0), (frame, 0.045, height), material)
    for z in (-height / 2 + 0.04, 0, height / 2 - 0.04):
        box((0, 0, z), (width, 0.045, 0.08), material)
    if not slats:
        box((0, 0.005, 0), (width, 0.03, height), material)
        return
    count = max(6, int(height / 0.085))
    points, faces = [], []
    for index in range(count):
        z, first = -height / 2 + height * (index + 0.5) / count, len(points)
        points += [(-width / 2, -0.02, z - 0.035), (width / 2, -0.02, z - 0.035), (width / 2, 0.02, z + 0.035), (-width / 2, 0.02, z + 0.035)]
        faces.append((first, first + 1, first + 2, first + 3))
    from_points(points, faces, material)


def shutter_pair(x, z, width, height, material, open_by=1.0, slats=True):
    """`open_by` 1 lies on the wall, 0 is shut."""
    for side in (-1, 1):
        if open_by > 0.9:
            place, turn = (x + side * (width * 0.75 + 0.02), -0.07, z), -side * 0.06
        elif open_by < 0.1:
            place, turn = (x + side * width * 0.25, -0.06, z), 0.0
        else:
            place, turn = (x + side * (width / 2 + 0.02), -0.06 - width * 0.24, z), math.pi / 2
        with Building(place, turn):
            shutter(width * 0.5 - 0.01, height, material, slats)


REVEAL = 0.18


def punched_wall(width, height, holes, material):
    """The face of a wall with openings (x, z of the middle, width, height) and their reveals."""
    xs = sorted({-width / 2, width / 2, *(x + side * wide / 2 for x, _, wide, _ in holes for side in (-1, 1))})
    zs = sorted({0.0, height, *(z + side * tall / 2 for _, z, _, tall in holes for side in (-1, 1))})
    points, faces = [], []

    def quad(*corners):
        faces.append(tuple(range(len(points), len(points) + 4)))
        points.extend(corners)

    for left, right in zip(xs, xs[1:]):
        for low, high in zip(zs, zs[1:]):
            x, z = (left + right) / 2, (low + high) / 2
            if any(abs(x - hx) < wide / 2 and abs(z - hz) < tall / 2 for hx, hz, wide, tall in holes):
                continue
            quad((left, 0, low), (right, 0, low), (right, 0, high), (left, 0, high))
    for x, z, wide, tall in holes:
        left, right, low, high = x - wide / 2, x + wide / 2, z - tall / 2, z + tall / 2
        for one, other in (((left, low), (left, high)), ((right, high), (right, low)), ((left, high), (right, high)), ((right, low), (left, low))):
            quad((one[0], 0, one[1]), (one[0], REVEAL + 0.1, one[1]), (other[0], REVEAL + 0.1, other[1]), (other[0], 0, other[1]))
    from_points(points, faces, material, name="wall")


def surround(x, z, width, height, material, thick=0.13, out=0.045, bottom=True):
    for side in (-1, 1):
        box((x + side * (width / 2 + thick / 2), 0.0, z), (thick, out * 2, height), material, 0.008)
    box((x, 0.0, z + height / 2 + thick / 2), (width + 2 * thick, out * 2 + 0.01, thick), material, 0.008)
    if bottom:
        box((x, -0.03, z - height / 2 - 0.04), (width + 2 * thick + 0.1, 0.3, 0.08), material, 0.01)


def window(x, z, width, height, frame, around=None, bars=(1, 2), curtained=True):
    """The middle of the opening at x, z; its glass lies back in the reveal."""
    if around:
        surround(x, z, width, height, around)
    y = REVEAL
    box((x, y, z), (width, 0.02, height), pane())
    if curtained and random.random() < 0.8:
        cloth = plain((0.30, 0.285, 0.25), 0.12, 0.6)
        for side in (-1, 1):
            wide = width * random.uniform(0.18, 0.3)
            box((x + side * (width / 2 - wide / 2), y - 0.012, z), (wide, 0.004, height * 0.98), cloth)
    for edge in (-1, 1):
        box((x + edge * (width / 2 - 0.03), y - 0.03, z), (0.07, 0.06, height), frame)
        box((x, y - 0.03, z + edge * (height / 2 - 0.03)), (width, 0.06, 0.07), frame)
    columns, rows = bars
    for index in range(1, columns + 1):
        box((x - width / 2 + width * index / (columns + 1), y - 0.03, z), (0.06, 0.06, height), frame)
    for index in range(1, rows):
        box((x, y - 0.03, z - height / 2 + height * index / rows), (width, 0.045, 0.035), frame)


def half_disc(x, z, radius, y, material):
    """The round top of a door, a hand thick."""
    rim = [(x + radius * math.cos(math.pi * step / 24), z + radius * math.sin(math.pi * step / 24)) for step in range(25)]
    points = [(px, depth, pz) for depth in (y, y + 0.14) for px, pz in rim]
    faces = [tuple(range(25)), *((step, step + 1, step + 26, step + 25) for step in range(24))]
    from_points(points, faces, material)


def door(x, width, height, leaf, around, arched=False, steps=1, panels=True, glazed=False):
    half, y = width / 2, REVEAL - 0.02
    surround(x, height / 2, width, height, around, 0.17, 0.06, bottom=False)
    if arched:
        half_disc(x, height, half + 0.17, -0.07, around)
        half_disc(x, height, half, -0.075, plain((0.05, 0.045, 0.04), 0.15, 0.6))
        for angle in (0.25, 0.5, 0.75):
            rod((x, -0.08, height), (x + half * math.cos(angle * math.pi), -0.08, height + half * math.sin(angle * math.pi)), 0.018, leaf)
    box((x, y, height / 2), (width, 0.06, height), leaf)
    if panels:
        for side in (-1, 1):
            for z, tall in ((height * 0.24, height * 0.32), (height * 0.68, height * 0.44)):
                box((x + side * width * 0.24, y - 0.04, z), (width * 0.36, 0.03, tall), pane() if glazed and z > height / 2 else leaf, 0.012)
        box((x, y - 0.035, height / 2), (0.02, 0.01, height), plain((0.02, 0.015, 0.01)))
    brass = plain((0.55, 0.40, 0.16), 0.3, 0.5, 0.9)
    box((x + width * 0.07, y - 0.06, height * 0.48), (0.03, 0.06, 0.12), brass, 0.008)
    for step in range(steps):
        box((x, -0.12 - 0.15 * (steps - 1 - step), 0.08 + 0.16 * (step - steps + 1) - 0.04), (width + 0.9 - 0.1 * step, 0.5, 0.16), around, 0.015)


def balcony(x, z, width, depth=0.9, iron=None, floor=None, flowers=None):
    iron = iron or plain((0.03, 0.03, 0.03), 0.5, 0.4, 0.5)
    floor = floor or plaster((0.60, 0.55, 0.47), 0.1)
    box((x, -depth / 2, z - 0.08), (width, depth, 0.14), floor, 0.01)
    for side in (-1, 1):
        box((x + side * width * 0.36, -depth * 0.3, z - 0.28), (0.14, depth * 0.5, 0.3), floor, 0.04)
    rods = max(6, int(width / 0.12))
    for index in range(rods + 1):
        px = x - width / 2 + 0.03 + (width - 0.06) * index / rods
        box((px, -depth + 0.03, z + 0.5), (0.016, 0.016, 1.0), iron)
    for side in (-1, 1):
        for index in range(int(depth / 0.12)):
            box((x + side * (width / 2 - 0.03), -depth + 0.03 + index * 0.12, z + 0.5), (0.016, 0.016, 1.0), iron)
        box((x + side * (width / 2 - 0.03), -depth / 2, z + 1.0), (0.04, depth, 0.03), iron)
    box((x, -depth + 0.03, z + 1.0), (width, 0.045, 0.03), iron)
    if flowers:
        flower_box((x, -depth + 0.02, z + 0.78), width * 0.9, flowers)


def wooden_balcony(z, width, depth=1.3, kind="bruciato", flowers=None, carved=True):
    timber = wood(kind, (9, 9, 1))
    box((0, -depth / 2, z - 0.08), (width, depth, 0.12), timber)
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        box((x, -depth + 0.06, z + 0.5), (0.12, 0.12, 1.1), timber)
        box((x, -depth / 2, z + 0.95), (0.08, depth, 0.08), timber)
    count = int(width / 0.16)
    for index in range(count):
        x = -width / 2 + 0.16 + (width - 0.32) * index / (count - 1)
        box((x, -depth + 0.06, z + 0.48), (0.12 if carved else 0.06, 0.03, 0.86), timber, 0.01)
        for side in (-1, 1):
            if index < depth / 0.16 - 1:
                box((side * (width / 2 - 0.08), -depth + 0.1 + index * 0.16, z + 0.48), (0.03, 0.12, 0.86), timber)
    box((0, -depth + 0.06, z + 0.97), (width, 0.12, 0.08), timber, 0.01)
    if flowers:
        flower_box((0, -depth + 0.02, z + 0.86), width * 0.96, flowers, timber)


def quoins(width, height, material):
    for side in (-1, 1):
        for index in range(int(height / 0.42)):
            long = index % 2 == 0
            box((side * (width / 2 - (0.22 if long else 0.14) + 0.03), -0.005, 0.21 + index * 0.42), (0.5 if long else 0.34, 0.1, 0.39), material, 0.012)


def lantern(x, z):
    iron = plain((0.03, 0.03, 0.03), 0.5)
    box((x, -0.2, z + 0.22), (0.03, 0.4, 0.03), iron)
    box((x, -0.38, z), (0.16, 0.16, 0.26), plain((0.85, 0.72, 0.45), 0.2), 0.02)
    cylinder((x, -0.38, z + 0.18), 0.13, 0.1, iron, 0.03, sides=4, smooth=False)


def plinth(width, depth, height, material, gap_at, gap):
    for side in (-1, 1):
        box((side * (width / 2 + 0.02), depth / 2, height / 2), (0.06, depth, height), material)
    pieces = [(-width / 2, width / 2)] if gap_at is None else [(-width / 2, gap_at - gap / 2), (gap_at + gap / 2, width / 2)]
    for start, end in pieces:
        if end > start:
            box(((start + end) / 2, 0.0, height / 2), (end - start + 0.04, 0.07, height), material, 0.01)


def facade(
    wall,
    width=9.0,
    depth=8.0,
    floors=2,
    storey=3.0,
    columns=(-3.0, 0.0, 3.0),
    opening=(0.95, 1.5),
    shutters="verde",
    slats=True,
    around=(0.74, 0.68, 0.58),
    frame=(0.60, 0.55, 0.46),
    door_at=0,
    door_size=(1.15, 2.3),
    door_wood="noce",
    arched=False,
    base=None,
    base_height=0.9,
    roof="gable",
    roof_rise=1.5,
    tint=1.0,
    along="x",
    corners=None,
    balconies=(),
    boxes=(),
    shut=(),
    half=(),
    band=None,
    windows_below=True,
    flower="geranio",
    glazed=False,
    steps=1,
    door_paint=None,
):
    """A house front by its numbers. `balconies`, `boxes`, `shut` and `half` are sets of (floor, column)."""
    height = floors * storey + 0.25
    body = box((0, depth / 2 + REVEAL / 2, height / 2), (width, depth - REVEAL, height), wall)
    body.location.y += 0.05
    holes = []
    edge = plaster(around, 0.05, 0.1) if isinstance(around, tuple) else around
    sash = plain(frame, 0.5)
    paint = plain(SHUTTERS[shutters], 0.5) if shutters else None
    entrance = plain(door_paint, 0.4) if door_paint else wood(door_wood, (9, 9, 1), 0.45)
    if base:
        plinth(width, depth, base_height, base, columns[door_at] if door_at is not None else None, door_size[0] + 0.34)
    if corners:
        quoins(width, height, corners)
    if band:
        for floor in range(1, floors):
            box((0, -0.03, floor * storey + 0.02), (width + 0.06, 0.16, 0.16), plaster(band, 0.05), 0.02)
    for floor in range(floors):
        for column, x in enumerate(columns):
            here = (floor, column)
            if floor == 0 and column == door_at:
                door(x, *door_size, entrance, edge, arched, steps, glazed=glazed)
                holes.append((x, door_size[1] / 2, *door_size))
                continue
            if floor == 0 and not windows_below:
                continue
            wide, tall = opening
            middle = floor * storey + 1.05 + tall / 2
            if here in balconies:
                middle, tall = floor * storey + 0.25 + 1.12, 2.25
                balcony(x, floor * storey + 0.2, wide + 1.0, flowers=flower if here in boxes else None)
            holes.append((x, middle, wide, tall))
            window(x, middle, wide, tall, sash, edge)
            if paint:
                shutter_pair(x, middle, wide, tall, paint, 0.0 if here in shut else 0.5 if here in half else 1.0, slats)
            if here in boxes and here not in balconies:
                flower_box((x, -0.12, middle - tall / 2 - 0.06), wide + 0.1, flower)
    punched_wall(width, height, holes, wall)
    if roof == "gable":
        gable_roof(width, depth, height, roof_rise, wall, tint=tint, along=along)
    elif roof == "flat":
        box((0, depth / 2, height + 0.35), (width + 0.06, depth + 0.06, 0.7), wall, 0.03)
        box((0, depth / 2, height + 0.72), (width + 0.3, depth + 0.3, 0.1), edge, 0.03)
    elif roof == "cornice":
        for out, z in ((0.16, 0.06), (0.3, 0.2), (0.46, 0.34)):
            box((0, depth / 2, height + z), (width + out * 2, depth + out * 2, 0.13), edge, 0.02)
        gable_roof(width, depth, height + 0.4, roof_rise, wall, 0.5, tint, along)
    return height


def pergola(width, depth, height=2.6, kind="teak", spacing=0.55, posts="wood"):
    """Around x = 0, from y = 0 to −depth."""
    timber = wood(kind, (9, 1, 9))
    pillar = timber if posts == "wood" else plaster((0.82, 0.79, 0.73), 0.05)
    for x in (-width / 2, width / 2):
        for y in (-0.15, -depth):
            if posts == "wood":
                box((x, y, height / 2), (0.14, 0.14, height), pillar)
            else:
                cylinder((x, y, height / 2), 0.19, height, pillar)
    for y in (-0.15, -depth):
        box((0, y, height + 0.08), (width + 0.5, 0.12, 0.16), timber)
    for index in range(int(width / spacing) + 1):
        box((-width / 2 + index * spacing, -depth / 2, height + 0.2), (0.08, depth + 0.5, 0.1), timber)

"""Furniture, built around the origin on z = 0, its back to +y; `Building` puts it in its place."""

import math
import random

from kit.materials import linen, lit, plain, plaster, wood
from kit.plants import green, leaves, stalks
from kit.scene import Building
from kit.shapes import box, cylinder, lathe, rod, soft, sphere

IRON = (0.03, 0.03, 0.032)
BRASS = (0.60, 0.43, 0.18)


def iron():
    return plain(IRON, 0.45, 0.4, 0.4)


def brass():
    return plain(BRASS, 0.28, 0.5, 0.95)


def legs(width, depth, height, thick, material, round_legs=False):
    for x in (-width / 2 + thick, width / 2 - thick):
        for y in (-depth / 2 + thick, depth / 2 - thick):
            if round_legs:
                cylinder((x, y, height / 2), thick * 0.6, height, material, thick * 0.9, sides=14)
            else:
                box((x, y, height / 2), (thick, thick, height), material)


def bed(width=1.65, sheet=(0.80, 0.77, 0.71), cover=(0.42, 0.47, 0.36), cushion=(0.60, 0.30, 0.18), headboard="wood", kind="noce"):
    """Its head at y = 0, its foot at y = −2.1."""
    timber = wood(kind, (1, 9, 9), 0.45)
    white, throw, accent = linen(sheet), linen(cover), linen(cushion)
    box((0, -1.05, 0.2), (width + 0.06, 2.1, 0.22), timber, 0.02)
    legs(width, 2.0, 0.12, 0.08, timber)
    soft((0, -1.05, 0.42), (width, 2.06, 0.30), white, 0.01, 0.5, 6)
    soft((0, -1.22, 0.56), (width + 0.14, 1.72, 0.16), white, 0.022, 0.3, 6)
    soft((0, -1.72, 0.60), (width + 0.19, 0.74, 0.17), throw, 0.018, 0.25, 7)
    for x in (-width * 0.25, width * 0.25):
        soft((x, -0.30, 0.70), (width * 0.43, 0.46, 0.26), white, 0.03, 0.3, turn=(0.55, 0, 0))
    for x in (-width * 0.2, width * 0.2):
        soft((x, -0.50, 0.70), (width * 0.3, 0.36, 0.2), accent, 0.02, 0.3, turn=(0.75, 0, 0))
    if headboard == "wood":
        box((0, 0.03, 0.62), (width + 0.1, 0.06, 1.1), timber, 0.02)
    elif headboard == "iron":
        metal = iron()
        for x in (-width / 2, width / 2):
            rod((x, 0.02, 0), (x, 0.02, 1.15), 0.018, metal)
            sphere((x, 0.02, 1.18), 0.03, brass(), detail=2)
        rod((-width / 2, 0.02, 1.1), (width / 2, 0.02, 1.1), 0.016, metal)
        rod((-width / 2, 0.02, 0.6), (width / 2, 0.02, 0.6), 0.012, metal)
        for index in range(1, 10):
            x = -width / 2 + width * index / 10
            rod((x, 0.02, 0.6), (x, 0.02, 1.1), 0.008, metal)
    elif headboard == "cloth":
        soft((0, 0.05, 0.72), (width + 0.2, 0.14, 1.0), throw, 0.01, 0.5, 7)
    elif headboard == "cane":
        frame = wood("chiaro", (1, 9, 9))
        box((0, 0.03, 0.72), (width + 0.06, 0.02, 0.86), plain((0.62, 0.49, 0.31), 0.8))
        for x in (-width / 2, 0, width / 2):
            box((x, 0.02, 0.66), (0.06, 0.05, 1.06), frame)
        box((0, 0.02, 1.17), (width + 0.06, 0.06, 0.06), frame)


def bedside(kind="noce", lamp=True, shade_colour=(0.86, 0.76, 0.58), base=(0.55, 0.60, 0.58), on=True):
    timber = wood(kind, (1, 9, 9), 0.45)
    box((0, 0, 0.34), (0.46, 0.38, 0.34), timber, 0.012)
    box((0, -0.195, 0.36), (0.40, 0.012, 0.2), timber, 0.006)
    sphere((0, -0.21, 0.36), 0.014, brass(), detail=2)
    legs(0.46, 0.38, 0.18, 0.04, timber)
    if lamp:
        with_lamp(0.51, shade_colour, base, on)
    box((-0.1, -0.08, 0.525), (0.13, 0.19, 0.025), plain((0.45, 0.16, 0.12), 0.7), turn=(0, 0, 0.3))


def with_lamp(z, shade_colour, base, on=True, size=1.0):
    lathe([(0.0, z), (0.07 * size, z), (0.085 * size, z + 0.07 * size), (0.05 * size, z + 0.17 * size), (0.015, z + 0.21 * size), (0.015, z + 0.28 * size)], plain(base, 0.3, 0.5))
    cloth = lit(shade_colour, 1.6) if on else plain(shade_colour, 0.9)
    lathe([(0.15 * size, z + 0.24 * size), (0.10 * size, z + 0.45 * size)], cloth)


def chair(kind="noce", seat=None, back="bars"):
    """Looks to −y."""
    timber = plain(kind, 0.5) if isinstance(kind, tuple) else wood(kind, (9, 9, 1), 0.5)
    box((0, 0, 0.45), (0.43, 0.42, 0.035), plain(seat, 0.9) if seat else timber, 0.012)
    for x in (-0.19, 0.19):
        box((x, -0.18, 0.22), (0.035, 0.035, 0.45), timber)
        box((x, 0.19, 0.45), (0.035, 0.035, 0.9), timber)
        box((x, 0, 0.2), (0.02, 0.36, 0.025), timber)
    rows = (0.58, 0.70, 0.84) if back == "bars" else (0.86,)
    for z in rows:
        box((0, 0.19, z), (0.38, 0.02, 0.06), timber, 0.006)
    if back == "rods":
        for index in range(5):
            rod((-0.14 + 0.07 * index, 0.19, 0.46), (-0.14 + 0.07 * index, 0.19, 0.86), 0.009, timber)


def table(width=1.8, depth=0.9, kind="rovere", height=0.75, round_legs=False, top=None):
    timber = wood(kind, (1, 9, 9), 0.42)
    box((0, 0, height - 0.02), (width, depth, 0.045), top or timber, 0.012)
    box((0, 0, height - 0.085), (width - 0.2, depth - 0.2, 0.08), timber)
    legs(width - 0.08, depth - 0.08, height - 0.04, 0.075, timber, round_legs)


def round_table(radius=0.6, height=0.75, top=None, foot=None):
    cylinder((0, 0, height - 0.015), radius, 0.03, top or wood("rovere"), sides=48)
    cylinder((0, 0, height / 2), 0.035, height, foot or iron(), sides=16)
    cylinder((0, 0, 0.015), radius * 0.5, 0.03, foot or iron(), sides=40)


def dining(places=4, width=1.8, depth=0.9, kind="rovere", chairs="rovere", seat=None, laid=True, back="bars", cloth=None):
    table(width, depth, kind)
    if cloth:
        soft((0, 0, 0.752), (width * 0.98, depth * 0.42, 0.012), linen(cloth), 0.0)
    side = max(1, places // 2)
    for index in range(side):
        x = (index - (side - 1) / 2) * (width / side)
        put_at((x, -depth / 2 - 0.12), math.pi + random.uniform(-0.12, 0.12), chair, chairs, seat, back)
        put_at((x, depth / 2 + 0.12), random.uniform(-0.12, 0.12), chair, chairs, seat, back)
        if laid:
            for y in (-depth / 2 + 0.2, depth / 2 - 0.2):
                plate((x, y, 0.757))
                tumbler((x + 0.17, y + (0.12 if y < 0 else -0.12), 0.757))


def put_at(place, turn, build, *arguments, **named):
    with Building((place[0], place[1], place[2] if len(place) > 2 else 0.0), turn):
        build(*arguments, **named)


def plate(at, radius=0.12, colour=(0.84, 0.82, 0.77)):
    lathe([(0, 0.004), (radius * 0.6, 0.004), (radius, 0.018), (radius * 0.97, 0.022), (radius * 0.6, 0.01), (0, 0.01)], plain(colour, 0.25, 0.5), at, 32)


def tumbler(at, colour=(0.62, 0.74, 0.74)):
    lathe([(0, 0.003), (0.03, 0.003), (0.036, 0.1), (0.034, 0.1), (0.028, 0.008)], plain(colour, 0.08, 0.8), at, 20)


def bowl(at, radius=0.2, colour=(0.10, 0.25, 0.33), fruit=(0.82, 0.56, 0.03), pieces=7):
    lathe([(radius * 0.35, 0), (radius * 0.4, 0.01), (radius * 0.8, radius * 0.3), (radius, radius * 0.58), (radius * 0.95, radius * 0.58), (radius * 0.7, radius * 0.28), (0, 0.03)], plain(colour, 0.25, 0.6), at)
    if not fruit:
        return
    skin = plain(fruit, 0.4, 0.4)
    for index in range(pieces):
        angle, ring = index * 2.4, radius * (0.0 if index == 0 else 0.5)
        z = radius * (0.72 if index == 0 else 0.46)
        sphere((at[0] + math.cos(angle) * ring, at[1] + math.sin(angle) * ring, at[2] + z), radius * 0.29, skin, (1.22, 1, 1), detail=3, turn=(0, random.random(), random.random() * 3))


def vase(at, height=0.26, colour=(0.62, 0.58, 0.50), branches="olivo", size=1.0, count=220):
    lathe([(0, 0), (0.06 * size, 0), (0.1 * size, height * 0.45), (0.05 * size, height * 0.85), (0.06 * size, height)], plain(colour, 0.35, 0.5), at, 28)
    if branches:
        stalks((at[0], at[1], at[2] + height * 0.95), 0.42 * size, 0.2 * size, branches, count)


def bottle(at, colour=(0.05, 0.10, 0.04), height=0.28):
    lathe([(0, 0), (0.036, 0), (0.038, height * 0.6), (0.014, height * 0.78), (0.014, height)], plain(colour, 0.08, 0.8), at, 20)


def picture(at, size, kind=0, frame="rovere", plane="xz"):
    """Hangs flat on a wall behind it (plane xz, seen from −y)."""
    x, y, z = at
    wide, tall = size
    edge = wood(frame, (9, 9, 1))
    box((x, y, z), (wide + 0.06, 0.03, tall + 0.06), edge)
    box((x, y - 0.012, z), (wide, 0.02, tall), plain((0.80, 0.77, 0.70), 0.8))
    tones = [((0.24, 0.36, 0.44), (0.72, 0.52, 0.30)), ((0.30, 0.36, 0.20), (0.75, 0.35, 0.15)), ((0.55, 0.26, 0.17), (0.20, 0.24, 0.28)), ((0.62, 0.55, 0.42), (0.28, 0.33, 0.26))][kind % 4]
    box((x, y - 0.018, z - tall * 0.14), (wide * 0.74, 0.012, tall * 0.4), plain(tones[0], 0.8))
    cylinder((x + wide * 0.12, y - 0.019, z + tall * 0.2), min(wide, tall) * 0.12, 0.012, plain(tones[1], 0.8), turn=(math.pi / 2, 0, 0))


def rug(width, depth, colour=(0.62, 0.52, 0.40), border=None):
    soft((0, 0, 0.008), (width, depth, 0.02), linen(colour), 0.003, 0.5, 20)
    if border:
        for y in (-depth / 2 + 0.14, depth / 2 - 0.14):
            box((0, y, 0.019), (width * 0.97, 0.06, 0.006), linen(border))


def sofa(width=2.0, colour=(0.66, 0.62, 0.55), cushions=((0.56, 0.28, 0.17), (0.36, 0.42, 0.34)), kind="noce"):
    """Looks to −y."""
    cloth = linen(colour)
    soft((0, 0.06, 0.27), (width, 0.86, 0.26), cloth, 0.01, 0.5, 8)
    seats = max(2, round(width / 0.8))
    for index in range(seats):
        x = (index - (seats - 1) / 2) * (width - 0.3) / seats
        soft((x, -0.02, 0.45), ((width - 0.32) / seats, 0.76, 0.2), cloth, 0.015, 0.4, 5)
        soft((x, 0.33, 0.68), ((width - 0.32) / seats, 0.24, 0.5), cloth, 0.02, 0.4, 4, turn=(-0.18, 0, 0))
    for side in (-1, 1):
        soft((side * (width / 2 - 0.08), 0.03, 0.42), (0.2, 0.88, 0.5), cloth, 0.01, 0.5, 6)
    soft((0, 0.44, 0.5), (width, 0.16, 0.66), cloth, 0.01, 0.5, 7)
    for index, tint in enumerate(cushions):
        side = -1 if index % 2 == 0 else 1
        soft((side * (width / 2 - 0.42 - 0.1 * (index // 2)), 0.12, 0.72), (0.42, 0.16, 0.40), linen(tint), 0.02, 0.3, 3, turn=(-0.3, 0, side * 0.25))
    legs(width - 0.1, 0.8, 0.16, 0.06, wood(kind))


def armchair(colour=(0.50, 0.36, 0.22), kind="noce"):
    cloth, timber = linen(colour), wood(kind, (9, 9, 1))
    soft((0, 0, 0.40), (0.62, 0.62, 0.18), cloth, 0.015, 0.4, 5)
    soft((0, 0.28, 0.68), (0.60, 0.18, 0.56), cloth, 0.015, 0.4, 4, turn=(-0.22, 0, 0))
    for side in (-1, 1):
        box((side * 0.34, -0.02, 0.58), (0.06, 0.62, 0.04), timber, 0.012)
        box((side * 0.34, -0.29, 0.29), (0.05, 0.05, 0.58), timber, 0.01)
        box((side * 0.34, 0.28, 0.34), (0.05, 0.05, 0.68), timber, 0.01)


def floor_lamp(colour=(0.88, 0.80, 0.64), on=True):
    metal = iron()
    cylinder((0, 0, 0.012), 0.15, 0.024, metal)
    rod((0, 0, 0), (0, 0, 1.45), 0.012, metal)
    lathe([(0.2, 1.38), (0.13, 1.68)], lit(colour, 1.5) if on else plain(colour, 0.9))


def pendant(at, drop, radius=0.2, colour=(0.20, 0.27, 0.22), on=True):
    x, y, z = at
    rod((x, y, z), (x, y, z - drop), 0.006, iron(), 6)
    lathe([(0.03, 0.16), (radius * 0.5, 0.13), (radius, 0.0), (radius * 0.97, 0.0), (radius * 0.45, 0.11)], plain(colour, 0.4, 0.5), (x, y, z - drop - 0.1))
    if on:
        sphere((x, y, z - drop - 0.06), 0.05, lit((1.0, 0.78, 0.5), 6), detail=2)


def shelf(width, z_list, depth=0.22, kind="rovere", things="plates"):
    """On a wall at y = 0, seen from −y."""
    timber = wood(kind, (1, 9, 9))
    for z in z_list:
        box((0, -depth / 2, z), (width, depth, 0.035), timber, 0.006)
        x = -width / 2 + 0.12
        while x < width / 2 - 0.1:
            made = random.choice(("jar", "plates", "cup", "bottle", "plant", "bowl") if things == "plates" else ("books", "books", "vase", "books", "box"))
            place = (x, -depth / 2, z + 0.018)
            if made == "jar":
                cylinder((x, place[1], place[2] + 0.09), 0.055, 0.18, plain(random.choice(((0.70, 0.64, 0.52), (0.52, 0.26, 0.13), (0.30, 0.36, 0.30))), 0.4, 0.5), sides=20)
            elif made == "plates":
                for level in range(5):
                    plate((x, place[1], place[2] + level * 0.016), 0.1)
            elif made == "cup":
                cylinder((x, place[1], place[2] + 0.04), 0.035, 0.08, plain((0.82, 0.80, 0.75), 0.3, 0.5), 0.042, sides=18)
            elif made == "bottle":
                bottle(place)
            elif made == "plant":
                cylinder((x, place[1], place[2] + 0.05), 0.05, 0.1, plaster((0.5, 0.24, 0.13)), 0.06, sides=18)
                leaves([((x, place[1], place[2] + 0.17), (0.09, 0.09, 0.09))], 160, green("siepe"), 0.05, 0.5)
            elif made == "bowl":
                bowl(place, 0.1, random.choice(((0.20, 0.34, 0.40), (0.72, 0.66, 0.55))), None)
            elif made == "vase":
                vase(place, 0.2, random.choice(((0.62, 0.58, 0.50), (0.24, 0.33, 0.33), (0.52, 0.27, 0.16))), None)
            elif made == "box":
                box((x, place[1], place[2] + 0.06), (0.2, depth * 0.8, 0.12), plain((0.58, 0.47, 0.32), 0.9), 0.01)
            else:
                for index in range(6):
                    tall = random.uniform(0.17, 0.24)
                    box((x - 0.08 + index * 0.032, place[1], place[2] + tall / 2), (0.028, depth * 0.72, tall), plain(random.choice(((0.46, 0.14, 0.10), (0.14, 0.20, 0.28), (0.70, 0.64, 0.52), (0.22, 0.28, 0.20), (0.62, 0.44, 0.20), (0.78, 0.75, 0.68))), 0.7))
                x += 0.1
            x += random.uniform(0.14, 0.24)


def fireplace(width=1.3, stone_work=None, lit_fire=True, height=2.8):
    body = stone_work or plaster((0.76, 0.72, 0.65), 0.05)
    for side in (-1, 1):
        box((side * (width / 2 - 0.13), -0.22, 0.55), (0.26, 0.44, 1.1), body, 0.015)
    box((0, -0.24, 1.2), (width + 0.14, 0.52, 0.16), wood("noce", (1, 9, 9)), 0.01)
    box((0, -0.17, 1.28 + (height - 1.28) / 2), (width * 0.8, 0.34, height - 1.28), body, 0.01)
    box((0, -0.02, 0.55), (width - 0.5, 0.03, 1.1), plain((0.03, 0.028, 0.026), 1))
    box((0, -0.25, 0.06), (width + 0.1, 0.7, 0.12), body, 0.02)
    bark = wood("bruciato", (1, 9, 9))
    for index in range(4):
        rod((-0.22, -0.2 + 0.06 * index, 0.18 + 0.05 * (index % 2)), (0.24, -0.24 + 0.05 * index, 0.2 + 0.06 * (index % 2)), 0.045, bark)
    if lit_fire:
        for index in range(9):
            sphere((random.uniform(-0.17, 0.17), -0.2, 0.28 + random.uniform(0, 0.18)), random.uniform(0.03, 0.06), lit((1.0, 0.42, 0.10), 9), (0.7, 0.7, 1.9), detail=2)


def stool(kind="rovere", height=0.45, radius=0.17):
    timber = wood(kind, (1, 9, 9))
    cylinder((0, 0, height - 0.018), radius, 0.036, timber)
    for index in range(3):
        angle = index * math.tau / 3 + 0.4
        rod((math.cos(angle) * radius * 0.6, math.sin(angle) * radius * 0.6, height - 0.03), (math.cos(angle) * radius * 1.05, math.sin(angle) * radius * 1.05, 0), 0.016, timber)


def indoor_plant(height=1.5, basket=(0.62, 0.49, 0.31), kind="agrume"):
    lathe([(0.14, 0), (0.19, 0.16), (0.17, 0.34), (0.15, 0.34), (0.15, 0.28), (0, 0.28)], plain(basket, 0.9))
    for index in range(5):
        rod((0, 0, 0.28), (math.cos(index * 2.4) * 0.16, math.sin(index * 2.4) * 0.16, height * 0.75), 0.012, plain((0.16, 0.11, 0.06), 0.9))
    leaves([((math.cos(i * 2.4) * 0.18, math.sin(i * 2.4) * 0.18, height * (0.62 + 0.07 * i)), (0.26, 0.26, 0.2)) for i in range(5)], 420, green(kind), 0.16, 0.5)


def sun_lounger(cloth=(0.80, 0.76, 0.68), kind="teak"):
    timber, cushion = wood(kind, (1, 9, 1), 0.6), linen(cloth)
    box((0, 0, 0.28), (0.66, 1.9, 0.06), timber, 0.01)
    soft((0, -0.3, 0.36), (0.6, 1.25, 0.11), cushion, 0.01, 0.4, 6)
    soft((0, 0.60, 0.56), (0.6, 0.74, 0.11), cushion, 0.01, 0.4, 6, turn=(0.72, 0, 0))
    legs(0.6, 1.7, 0.28, 0.05, timber)


def parasol(height=2.5, radius=1.45, colour=(0.82, 0.78, 0.68)):
    cylinder((0, 0, height / 2), 0.03, height, wood("teak", (9, 9, 1)), sides=12)
    cylinder((0, 0, height - 0.1), radius, 0.5, linen(colour), 0.02, sides=8, smooth=False)
    cylinder((0, 0, 0.05), 0.28, 0.1, plaster((0.5, 0.48, 0.44)))

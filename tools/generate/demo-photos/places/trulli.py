"""Trulli and white farmhouses of the Valle d'Itria: red earth, dry walls, old olives."""

import math
import random

from kit import furniture as fit
from kit import houses, interiors, plants, scene
from kit import landscapes as land
from kit.materials import ground, pane, pavement, plain, plaster, stone
from kit.scene import Building
from kit.shapes import box, cylinder, field, fractal, lathe, sphere

LIME = (0.83, 0.80, 0.74)


def trullo(at, radius, height, cone, paint, door=None, turn=0.0, window=False):
    """A round room under its cone of stones; the door looks to −y."""
    with Building(at, turn):
        lime, grey = plaster(LIME, 0.04, 0.4), stone("cono", 7)
        cylinder((0, 0, height / 2), radius, height, lime, radius * 0.97, sides=56)
        courses = int(cone / 0.15)
        profile = []
        for course in range(courses):
            share = course / courses
            reach = (radius + 0.17) * (1 - share**0.95) + 0.13 * share
            z = height + course * 0.15
            profile += [(reach + random.uniform(0, 0.025), z), (reach + random.uniform(0, 0.02), z + 0.12), (reach - 0.05, z + 0.15)]
        lathe(profile, grey, sides=56)
        cylinder((0, 0, height + cone + 0.12), 0.15, 0.34, lime, 0.09, sides=20)
        sphere((0, 0, height + cone + 0.38), 0.16, lime)
        if door:
            face = -radius - 0.12
            with Building((0, face, 0)):
                box((0, 0.62, 1.22), (1.7, 0.9, 2.44), lime, 0.05)
                with Building((0, -0.1, 0)):
                    houses.punched_wall(1.7, 2.44, [(0, 0.925, 0.95, 1.85)], lime)
                    for side in (-1, 1):
                        box((side * 0.85, 0.2, 1.22), (0.02, 0.4, 2.44), lime)
                    houses.door(0, 0.95, 1.85, plain(houses.SHUTTERS[paint], 0.5), plaster((0.78, 0.73, 0.63), 0.05), True, 1, True)
                cylinder((0, 0.36, 2.44), 0.85, 0.9, lime, turn=(math.pi / 2, 0, 0), sides=40)
        if window:
            with Building((0, -radius * 0.985, 1.25)):
                box((0, 0, 0), (0.62, 0.12, 0.72), lime, 0.02)
                box((0, -0.05, 0), (0.42, 0.05, 0.52), pane())
                for side in (-1, 1):
                    box((side * 0.33, -0.09, 0), (0.24, 0.04, 0.56), plain(houses.SHUTTERS[paint], 0.5), 0.005)


def earth(paved=True, at=(0, 12, 0)):
    field(110, 90, 120, lambda x, y: fractal(x, y, 4) * 0.07 - 0.04, ground(*land.RED_EARTH), at)
    if paved:
        field(8.5, 15, 30, lambda x, y: 0.02 + fractal(x, y, 2) * 0.012, pavement((0.60, 0.53, 0.42), (0.68, 0.61, 0.50), (0.40, 0.32, 0.24), (0.7, 0.5), 0.02, 0.7, 0.5), (0, -3, 0))


def dry_wall(start, end, height=0.85):
    work = stone("bianca", 3)
    length = math.dist(start, end)
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    with Building(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, 0), turn):
        box((0, 0, height / 2), (length, 0.5, height), work, 0.06)
        for index in range(int(length / 0.5)):
            box((-length / 2 + 0.25 + index * 0.5, 0, height + 0.06), (0.47, 0.56, random.uniform(0.1, 0.16)), work, 0.04)


def olives(places, height=4.4):
    plants.plant(plants.hidden(plants.tree_round("olivo", height, 0.36, 1.05, 9000)), places, (0.8, 1.2))


def court(paint="turchese", eye=(2.4, -6.2, 1.6), target=(-0.4, 3, 2.45), lens=25, sun=(40, -135)):
    scene.sky(*sun, clouds=0.4)
    earth()
    trullo((-1.2, 4.6, 0), 2.3, 2.2, 3.3, paint, door=True)
    trullo((2.9, 5.6, 0), 1.85, 2.0, 2.7, paint, window=True)
    trullo((-5.3, 6.4, 0), 1.95, 2.0, 2.8, paint, window=True)
    lime = plaster(LIME, 0.04, 0.4)
    box((1.0, 5.6, 1.1), (2.4, 2.6, 2.2), lime, 0.06)
    box((-3.4, 6.0, 1.05), (2.4, 2.6, 2.1), lime, 0.06)
    dry_wall((-10, 1.5), (-4.4, 1.0))
    dry_wall((3.6, 1.0), (10, 1.8))
    olives([(6.0, 3.0, 0), (-8.4, 4.0, 0), (9.5, 9, 0), (-12, 11, 0), (14, 16, 0), (-3, 18, 0), (5, 16, 0)])
    for x, y, size, tall in ((-2.9, 1.5, 1.2, False), (0.4, 1.4, 1.1, False), (2.0, 2.8, 1.3, True), (-4.3, 3.0, 1.0, False), (3.7, 2.6, 0.9, False)):
        plants.pot((x, y, 0), size, "agrume", "giallo" if tall else "geranio", tall=tall)
    with Building((-3.6, -0.4, 0), 0.4):
        fit.round_table(0.5, top=fit.wood("teak"))
    for x, y, turn in ((-4.3, -0.6, 1.5), (-2.9, -0.2, -1.6)):
        fit.put_at((x, y), turn, fit.chair, (0.72, 0.70, 0.64), None, "rods")
    scene.straight_camera(eye, target, lens)


def alone(eye=(-3.2, -9.2, 1.6), sun=(16, 120)):
    """A single trullo at the end of its path, in the evening."""
    scene.sky(*sun, clouds=0.55, dust=1.8)
    earth(False)
    field(3.0, 22, 30, lambda x, y: 0.03 + fractal(x, y, 2) * 0.02, pavement((0.62, 0.54, 0.42), (0.70, 0.62, 0.50), (0.42, 0.33, 0.24), (0.6, 0.5), 0.02, 0.7, 0.5), (0.3, -6, 0))
    trullo((0.3, 4.2, 0), 2.6, 2.3, 3.7, "azzurro", door=True)
    trullo((4.6, 6.0, 0), 1.7, 1.9, 2.5, "azzurro", window=True)
    box((2.8, 5.6, 1.0), (2.0, 2.2, 2.0), plaster(LIME, 0.04, 0.4), 0.06)
    dry_wall((-11, 2.2), (-2.6, 1.2))
    dry_wall((3.0, 0.8), (11, 0.2))
    olives([(-5.6, 4.5, 0), (-9, 8, 0), (9, 4, 0), (12, 9, 0), (-4, 13, 0), (8, 16, 0)], 4.8)
    for x in (-1.2, 1.8):
        plants.pot((x, 0.9, 0), 1.2, "agrume", "geranio")
    plants.grass((-14, 14, -8, 5), 30000, ((0.13, 0.14, 0.05), (0.36, 0.30, 0.13)), skip=lambda x, y: abs(x - 0.3) < 1.7)
    for _ in range(60):
        x, y = random.uniform(-9, 10), random.uniform(-6, 1)
        if abs(x - 0.3) > 2:
            plants.leaves([((x, y, 0.22), (0.25, 0.25, 0.08))], 14, plants.green("geranio"), 0.09, 0.9)
    scene.straight_camera(eye, (0.8, 4, 2.7), 27)


def white_masseria(eye=(3.4, -10.5, 1.65), paint="verde", wall=LIME, sun=(38, -140), tower=True):
    """A fortified farm: white walls, a parapet, an arched door."""
    scene.sky(*sun, clouds=0.35)
    earth()
    walls = plaster(wall, 0.07, 0.45)
    tall = houses.facade(walls, 12, 9, 2, 3.3, (-4.2, -1.6, 1.2, 4.2), (0.9, 1.4), paint, around=tuple(part * 0.96 for part in wall), door_at=2, door_size=(1.6, 2.6), arched=True, roof="flat", half={(1, 3)}, shut={(1, 1)}, door_wood="rovere")
    if tower:
        box((-3.4, 6.0, tall + 1.6), (3.6, 3.6, 3.2), walls, 0.04)
        for x in (-4.8, -3.4, -2.0):
            box((x, 4.3, tall + 3.4), (0.8, 0.5, 0.6), walls, 0.03)
    with Building((9.2, 1.2, 0)):
        houses.facade(walls, 6.4, 6, 1, 3.0, (-1.6, 1.6), (0.8, 1.2), paint, door_at=None, roof="flat", around=wall)
    with Building((-9.0, 0.8, 0)):
        houses.facade(walls, 6.0, 6, 1, 3.1, (0.0,), (0.9, 1.3), paint, door_at=None, roof="flat", around=wall)
    climb = [((5.3, -0.15, 0.6 + i * 0.5), (0.5, 0.18, 0.45)) for i in range(9)] + [((4.6 - i * 0.4, -0.15, 5.4), (0.4, 0.18, 0.3)) for i in range(4)]
    plants.climber(climb, "siepe", "bouganville", 4000)
    for x, y, size, tall_one in ((-0.1, -0.9, 1.4, True), (2.6, -0.9, 1.4, True), (-2.6, -0.8, 1.1, False), (3.7, -0.9, 1.0, False), (-5.4, -0.9, 1.2, False)):
        plants.pot((x, y, 0), size, "agrume", "giallo" if tall_one else "geranio", tall=tall_one)
    olives([(-11, -1, 0), (12, -2, 0), (15, 6, 0), (-16, 5, 0)], 4.8)
    prickly((-6.4, -1.2, 0))
    prickly((8.4, -1.0, 0))
    scene.straight_camera(eye, (0.3, 0, 3.0), 25)


def prickly(at, count=22):
    """A prickly pear."""
    skin = plain((0.16, 0.24, 0.09), 0.6)
    fruit = plain((0.55, 0.16, 0.06), 0.5)
    for _ in range(count):
        x, y, z = at[0] + random.gauss(0, 0.5), at[1] + random.gauss(0, 0.3), at[2] + random.uniform(0.2, 1.5)
        sphere((x, y, z), 0.24, skin, (1, 0.22, 1.35), detail=3, turn=(random.uniform(-0.4, 0.4), random.uniform(-0.6, 0.6), random.uniform(0, 3)))
        if z > 1.1:
            sphere((x, y, z + 0.33), 0.055, fruit, (1, 1, 1.3), detail=2)


def countryside(eye=(0, -2, 5.2)):
    """Cones among olives and dry walls as far as the ridge."""
    scene.sky(26, -118, clouds=0.5)
    scene.haze((0.72, 0.74, 0.78), 700)
    rise = land.hills(10, 5, land.RED_EARTH, 3.0, base=-2.5)
    land.olive_grove(rise, (-70, 70, 14, 110), 8.5, 4.6, skip=lambda x, y: abs(x + 3) < 7 and y < 44, count=3600)
    for x, y, size in ((-12, 34, 1.0), (-7.6, 36, 0.8), (14, 52, 1.0), (18.5, 54, 0.85), (-30, 74, 1.0), (34, 84, 1.1), (6, 96, 1.0)):
        trullo((x, y, rise(x, y)), 2.4 * size, 2.2 * size, 3.3 * size, "verde", window=True)
    land.village(rise, (-30, 330), 44, 46, land.WHITES, 1.0, True, (1, 2), ((0.62, 0.58, 0.5),))
    scene.HAZE["reach"] = 0
    scene.camera(eye, (-1.5, 60, 0.5), 30)


def pergola_table(paint=(0.72, 0.70, 0.64)):
    """The table under the reeds in the court."""
    scene.sky(52, -128, clouds=0.3)
    earth(at=(0, 18, 0))
    lime = plaster(LIME, 0.04, 0.4)
    box((-4.6, 3.0, 1.4), (0.5, 9, 2.8), lime, 0.05)
    dry_wall((-4.5, 8.0), (8, 8.4), 1.0)
    trullo((6.6, 12.5, 0), 2.3, 2.2, 3.2, "turchese", window=True)
    with Building((-1.2, 6.2, 0)):
        houses.pergola(6.2, 5.4, 2.7, "grigio", 0.4, "stone")
    reeds = plain((0.55, 0.44, 0.24), 0.9)
    for index in range(72):
        box((-4.4 + index * 0.09, 3.4, 3.0), (0.05, 6.0, 0.03), reeds)
    with Building((-1.1, 3.7, 0)):
        fit.dining(6, 2.4, 0.95, "teak", "grigio", (0.70, 0.58, 0.36), True, "bars", (0.78, 0.75, 0.68))
        fit.bowl((-0.4, 0, 0.76), 0.2, (0.70, 0.66, 0.58), (0.50, 0.10, 0.06))
        fit.bottle((0.3, 0.06, 0.76))
        fit.vase((0.7, 0, 0.76), 0.2, (0.5, 0.3, 0.2))
    olives([(4.6, 9.6, 0), (0.6, 12, 0), (-5, 13, 0), (10, 16, 0)], 4.4)
    for x, y, size, tall in ((2.6, 6.9, 1.3, True), (-3.7, 6.9, 1.1, False), (3.4, 5.0, 1.0, False), (-3.9, 1.6, 1.0, False)):
        plants.pot((x, y, 0), size, "agrume", "giallo" if tall else "geranio", tall=tall)
    prickly((4.6, 7.0, 0))
    scene.straight_camera((0.2, -2.4, 1.62), (-0.8, 6, 1.35), 25)


def grove():
    olives([(-6, 16, -1), (5, 18, -1), (0, 26, -1), (-12, 26, -1), (11, 28, -1)], 4.6)
    field(80, 60, 40, lambda x, y: -1.2 + fractal(x, y, 5) * 0.1, ground(*land.RED_EARTH), (0, 34, 0))


CHIANCHE = ((0.62, 0.56, 0.46), (0.70, 0.64, 0.54), (0.44, 0.37, 0.29))
TRULLO = interiors.Style(floor=lambda: pavement(*CHIANCHE, (0.6, 0.45), 0.012, 0.45, 0.5), wall=(0.83, 0.81, 0.76), back=lambda: stone("bianca", 2.6), ceiling="vault", height=2.4, view=grove, timber="rovere", headboard="iron", cover=(0.44, 0.34, 0.20), cushion=(0.10, 0.26, 0.26), shutters="turchese", curtains=(0.82, 0.80, 0.74), cabinets=(0.70, 0.68, 0.62), top="stone", hood=(0.82, 0.80, 0.75), bath_tiles=((0.62, 0.56, 0.46), (0.68, 0.62, 0.52), (0.50, 0.44, 0.36)), sofa=(0.74, 0.70, 0.62), cushions=((0.10, 0.26, 0.26), (0.50, 0.36, 0.18)), chairs="rovere", fire=True, fire_stone=lambda: stone("bianca", 3), rug=(0.60, 0.52, 0.40), lamp=(0.60, 0.47, 0.28), sun=(36, -32))
MASSERIA = interiors.Style(floor=lambda: pavement((0.60, 0.48, 0.34), (0.68, 0.56, 0.41), (0.46, 0.37, 0.28), (0.4, 0.4), 0.006, 0.35), wall=(0.80, 0.76, 0.68), back=lambda: stone("dorata", 1.8, 0.05), ceiling="vault", height=2.7, view=grove, timber="noce", headboard="wood", cover=(0.18, 0.24, 0.16), cushion=(0.58, 0.40, 0.16), shutters="verde", cabinets=(0.22, 0.28, 0.20), top="stone", hood=(0.78, 0.74, 0.66), bath_tiles=((0.14, 0.24, 0.16), (0.18, 0.30, 0.20), (0.58, 0.55, 0.48)), sofa=(0.72, 0.66, 0.54), cushions=((0.18, 0.24, 0.16), (0.58, 0.38, 0.14)), chairs="noce", rug=(0.52, 0.42, 0.28), lamp=(0.10, 0.12, 0.10), sun=(36, -32))

PICTURES = {
    "trulli-casa-1": (court, {}),
    "trulli-casa-2": (alone, {}),
    "trulli-casa-3": (lambda: court("blu", (-3.6, -5.8, 1.6), (0.4, 3, 2.4), 25, (30, 140)), {}),
    "trulli-terrazza-1": (pergola_table, {}),
    "trulli-vista-1": (countryside, {}),
    **interiors.rooms_of("trulli", TRULLO, [("soggiorno", 0), ("cucina", 0), ("camera", 0), ("camera", 1), ("bagno", 0)]),
}
LIGHT = interiors.Style(floor=lambda: pavement(*CHIANCHE, (0.6, 0.45), 0.012, 0.45, 0.5), wall=(0.84, 0.82, 0.78), ceiling="vault", height=2.4, view=grove, timber="chiaro", headboard="wood", cover=(0.50, 0.24, 0.14), cushion=(0.70, 0.62, 0.46), shutters="blu", sofa=(0.62, 0.58, 0.50), cushions=((0.08, 0.18, 0.34), (0.62, 0.36, 0.20)), chairs="chiaro", rug=(0.64, 0.58, 0.48))
_more = interiors.rooms_of("trulli", LIGHT, [("soggiorno", 1), ("camera", 0)])
PICTURES["trulli-soggiorno-2"] = _more["trulli-soggiorno-1"]
PICTURES["trulli-camera-3"] = _more["trulli-camera-1"]

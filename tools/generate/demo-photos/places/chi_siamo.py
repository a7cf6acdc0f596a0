"""Thirteen wide landscapes for «Chi siamo», one for each region of its list, in its order."""

import math
import random

from kit import plants, scene
from kit import landscapes as land
from kit.materials import ground, plain, plaster, stone
from kit.shapes import box, cylinder, field, fractal, sphere
from places.borgo import roofs_view
from places.citta import roofs
from places.trulli import trullo

WIDE = {"size": (1600, 900), "samples": 5}


def toscana():
    scene.sky(11, -72, clouds=0.5, dust=1.2)
    scene.haze((0.92, 0.80, 0.66), 700)
    rise = land.hills(12, 17, land.MEADOW, 5.0, base=-9, valley=8, knolls=((20, 120, 20, 44), (-110, 230, 36, 70), (120, 300, 44, 90)))
    land.far_house((20, 116, rise(20, 116)), 1.6)
    land.far_house((31, 120, rise(31, 120)), 1.0, floors=1)
    pattern = land.cypress_line(rise, (-36, 46), (12, 108), 15, 8.5)
    land.cypress_line(rise, (8, 124), (40, 128), 9, 9, pattern)
    plants.plant(pattern, land.scatter(rise, 30, (-140, 140, 70, 300)))
    land.village(rise, (-110, 230), 24, 28)
    scene.camera((0, 0, 3.6), (0, 60, 0.5), 30)


def trentino():
    scene.sky(20, -112, clouds=0.55, altitude=1600)
    scene.haze((0.68, 0.76, 0.92), 6000)
    land.peaks(1600, 6400, 1700, 980, 3.0, 0.62, base=-90)

    def rise(x, y):
        return -10 - y * 0.03 + fractal(x, y, 70, 5) * 12 + fractal(x, y, 16, 4) * 0.8

    field(900, 460, 200, rise, ground(*land.PASTURE), (0, 230, 0))
    land.forest(rise, 150, (-190, 190, 50, 380), 14, skip=lambda x, y: abs(x - 8) < 34)
    for x, y, turn in ((-6, 66, 0.3), (16, 84, -0.3), (30, 120, 0.2), (2, 132, 0.5)):
        land.far_house((x, y, rise(x, y)), 1.1, (0.40, 0.24, 0.13), (0.20, 0.17, 0.15), turn)
    scene.camera((0, 0, 3.0), (0, 60, 3.5), 28)


def puglia():
    scene.sky(22, -124, clouds=0.5)
    scene.haze((0.74, 0.76, 0.80), 900)
    rise = land.hills(10, 5, land.RED_EARTH, 6.0, base=-2.5)
    land.olive_grove(rise, (-90, 90, 16, 130), 9, 4.8, skip=lambda x, y: abs(x - 6) < 10 and y < 46, count=3600)
    for x, y, size in ((2, 30, 1.0), (6.6, 32, 0.82), (10.5, 31, 0.72), (-34, 60, 1.0), (40, 70, 1.0), (45, 72, 0.8), (-8, 92, 1.0)):
        trullo((x, y, rise(x, y)), 2.5 * size, 2.2 * size, 3.5 * size, "verde", window=True)
    land.village(rise, (-70, 320), 46, 46, land.WHITES, 1.0, True, (1, 2), ((0.62, 0.58, 0.5),))
    scene.camera((0, 0, 4.4), (2, 60, 1.0), 30)


def sicilia():
    """The volcano over lemons and the sea."""
    scene.sky(18, -118, clouds=0.45)
    scene.haze((0.70, 0.76, 0.88), 5200)
    land.sea(-26)

    def volcano(x, y):
        away = math.hypot((x + 260) / 1.25, y - 2600)
        return -150 + 1000 * math.exp(-away / 600) + fractal(x, y, 240) * 26 - (60 if away < 70 else 0)

    surface = land.rocky(((0.10, 0.09, 0.08), (0.075, 0.085, 0.05), (0.05, 0.065, 0.035)), 0.9)
    field(6400, 3000, 260, volcano, surface, (0, 2700, 0))
    cap = plain((0.84, 0.87, 0.92), 0.8)
    field(620, 420, 80, lambda x, y: volcano(x, y) + 3 if volcano(x, y) > 520 + fractal(x, y, 60) * 60 else volcano(x, y) - 30, cap, (-260, 2600, 0))
    rise = land.coast(-26, 520, 1500, 70, 1, seed=2.0)
    for _ in range(50):
        x, y = random.uniform(60, 420), random.uniform(380, 560)
        if rise(x, y) > -18:
            land.far_house((x, y, rise(x, y)), random.uniform(1.0, 1.6), random.choice(land.PASTELS), turn=random.uniform(-0.5, 0.5), floors=random.choice((2, 3)))
    scene.HAZE["reach"] = 0
    lemon = plants.hidden(plants.tree_round("agrume", 4.2, 0.34, 1.1, 7000, 0.15, 0.45))
    plants.plant(lemon, [(-7, 11, -2.6), (-11, 14, -2.8), (8, 12, -2.8), (13, 15, -3), (-15, 10, -2.6)])
    fruit = plain((0.80, 0.52, 0.03), 0.4)
    for x, y in ((-7, 11), (8, 12), (-11, 14), (13, 15)):
        for _ in range(26):
            sphere((x + random.gauss(0, 0.9), y + random.gauss(0, 0.8) - 0.4, random.uniform(-0.9, 1.2)), 0.07, fruit, (1, 1, 1.2), detail=2)
    field(60, 16, 40, lambda x, y: -2.7 - max(0, y - 14) * 0.6 + fractal(x, y, 4) * 0.15, ground(*land.MACCHIA), (0, 12, 0))
    scene.camera((0, 0, 2.2), (-8, 100, 3.0), 30)


def veneto():
    """A lagoon with its houses on the water, at evening."""
    scene.sky(9, -84, clouds=0.6, dust=1.2)
    scene.haze((0.92, 0.80, 0.70), 1100)
    field(9000, 9000, 2, lambda x, y: -1.2, land.water((0.03, 0.085, 0.10), 0.10, 0.5, 0.05), (0, 4400, 0))
    x = -120.0
    while x < 120:
        wide = random.uniform(8, 12)
        land.far_house((x, 92 + random.uniform(-2, 2), -1.0), random.uniform(1.0, 1.3), random.choice(land.PASTELS), turn=0.0 if random.random() < 0.7 else math.pi / 2, floors=random.choice((2, 3, 3)))
        x += wide
    for row in (106, 122):
        for _ in range(22):
            land.far_house((random.uniform(-120, 120), row, 1.5), random.uniform(1.0, 1.35), random.choice(land.PASTELS), turn=random.choice((0, math.pi / 2)), floors=3)
    brick, lead = plaster((0.54, 0.30, 0.19), 0.1), plain((0.30, 0.38, 0.36), 0.7)
    box((-26, 108, 18), (6, 6, 40), brick)
    box((-26, 108, 41), (5, 5, 6), plaster((0.78, 0.74, 0.66)))
    cylinder((-26, 108, 48), 4, 9, lead, 0.05, sides=4, turn=(0, 0, math.pi / 4), smooth=False)
    cylinder((30, 116, 12), 8, 12, plaster((0.76, 0.70, 0.60)), sides=24)
    sphere((30, 116, 18), 7.8, lead, (1, 1, 1.15))
    cylinder((30, 116, 28), 1.2, 4, plaster((0.76, 0.70, 0.60)), sides=12)
    scene.HAZE["reach"] = 0
    timber = plain((0.10, 0.07, 0.05), 0.8)
    for px, py in ((-7, 16), (-6.2, 17), (6.5, 20), (7.4, 21), (12, 30), (-15, 34)):
        cylinder((px, py, 0.2), 0.13, 4.4, timber, sides=10, turn=(random.uniform(-0.05, 0.05), random.uniform(-0.05, 0.05), 0))
    land.boat((3.2, 24, -1.2), 0.5, (0.03, 0.03, 0.035), sail=False)
    land.boat((-14, 46, -1.2), -0.3, (0.30, 0.15, 0.07), sail=False)
    scene.camera((0, 0, 2.0), (0, 60, 8.0), 28)


def lazio():
    scene.sky(11, -58, clouds=0.55, dust=1.2)
    scene.haze((0.90, 0.76, 0.62), 520)
    roofs(-9, 26, rows=9)
    scene.HAZE["reach"] = 0
    pine = plants.hidden(plants.tree_pine(12))
    plants.plant(pine, [(-17, 26, -10), (-23, 32, -9), (22, 30, -10), (29, 40, -9)])
    scene.camera((0, 0, 3.2), (-2, 60, 3.0), 29)


def liguria():
    """Painted houses on a steep coast."""
    scene.sky(26, -112, clouds=0.45)
    scene.haze((0.70, 0.78, 0.90), 3600)
    level = -22.0
    land.sea(level)
    rise = land.coast(level, 210, 560, 105, 1, land.MACCHIA, 3.0, 0.4)
    land.coast(level, 760, 1500, 160, 1, seed=6.0)
    land.coast(level, 1500, 2600, 200, -1, seed=9.0)
    made = 0
    while made < 56:
        x, y = random.uniform(14, 96), random.uniform(150, 215)
        height = rise(x, y)
        if level + 4 < height < level + 60:
            land.far_house((x, y, height), random.uniform(0.75, 1.05), random.choice(land.PASTELS), turn=random.uniform(-0.35, 0.35), floors=random.choice((3, 4)))
        made += 1
    for x, y, turn in ((-20, 120, 0.4), (-46, 190, -0.5), (6, 100, 0.9)):
        land.boat((x, y, level), turn)
    scene.HAZE["reach"] = 0
    pine = plants.hidden(plants.tree_pine(10))
    plants.plant(pine, [(-13, 18, -7), (-17, 22, -7)])
    scene.camera((0, 0, 3.0), (8, 100, -3.0), 31)


def umbria():
    roofs_view()
    scene.camera((-4, 0, 6.0), (4, 110, 9.0), 27)


def campania():
    """A gulf with its double volcano."""
    scene.sky(14, -96, clouds=0.5)
    scene.haze((0.84, 0.76, 0.74), 4600)
    land.sea(-30)

    def volcano(x, y):
        high = 620 * math.exp(-(math.hypot((x - 240) / 1.25, y - 2600) / 560) ** 1.25)
        second = 420 * math.exp(-(math.hypot((x + 300) / 1.2, y - 2640) / 420) ** 1.3)
        return -60 + max(high, second) + fractal(x, y, 200) * 18

    field(6400, 2600, 260, volcano, land.rocky(land.MACCHIA, 0.9), (0, 2700, 0))
    rise = land.coast(-30, 420, 1200, 90, -1, seed=4.0)
    for _ in range(60):
        x, y = random.uniform(-330, -70), random.uniform(300, 450)
        if rise(x, y) > -24:
            land.far_house((x, y, rise(x, y)), random.uniform(0.9, 1.5), random.choice(land.PASTELS), turn=random.uniform(-0.5, 0.5), floors=random.choice((2, 3)))
    land.boat((40, 240, -30), 0.5)
    land.boat((90, 330, -30), -0.6)
    scene.HAZE["reach"] = 0
    box((0, 7.0, -0.3), (30, 0.5, 1.0), plaster((0.82, 0.79, 0.73), 0.04))
    pine = plants.hidden(plants.tree_pine(12))
    plants.plant(pine, [(-12, 16, -8), (12.5, 17, -8)])
    plants.climber([((-4.5 + i * 0.5, 6.9, 0.2), (0.5, 0.3, 0.3)) for i in range(5)] + [((5 + i * 0.5, 6.9, 0.2), (0.5, 0.3, 0.28)) for i in range(5)], "siepe", "bouganville", 4600, 0.11)
    scene.camera((0, 0, 2.4), (0, 100, 3.0), 29)


def sardegna():
    """Granite and clear water."""
    scene.sky(44, -126, clouds=0.35)
    scene.haze((0.70, 0.80, 0.92), 3200)
    level = -5.0
    field(24000, 24000, 2, lambda x, y: level, land.water((0.004, 0.13, 0.17), 0.14, 0.6), (0, 11900, 0))
    land.coast(level, 520, 1300, 90, -1, seed=4.0)
    land.coast(level, 1100, 2000, 130, 1, seed=8.0)
    scene.HAZE["reach"] = 0
    sand = ground((0.78, 0.70, 0.56), (0.72, 0.63, 0.48), (0.66, 0.57, 0.43), 0.2, 4, 0.4)
    field(160, 50, 120, lambda x, y: level + 0.5 - max(0.0, (y - 20 - 5 * math.sin(x * 0.06))) * 0.1 + fractal(x, y, 9) * 0.12, sand, (0, 14, 0))
    rock = stone("bianca", 0.4, 0.04)
    for _ in range(34):
        x = random.choice((-1, 1)) * random.uniform(9, 40)
        sphere((x, random.uniform(12, 44), level + 0.3), random.uniform(0.9, 3.6), rock, (1.3, 1, 0.8), 0.6, 1.3, 4)
    juniper = plants.hidden(plants.tree_round("pino", 3.4, 0.25, 1.4, 6000, 0.14, 0.3))
    plants.plant(juniper, [(-10, 9, level + 0.4), (-13, 12, level + 0.4), (12, 10, level + 0.4), (17, 12, level + 0.5)])
    land.boat((10, 90, level), 0.5)
    scene.camera((0, 0, -0.6), (0, 60, -2.2), 29)


def basilicata():
    """A town of stone over its ravine."""
    scene.sky(13, -112, clouds=0.5)
    scene.haze((0.88, 0.78, 0.66), 900)

    def rise(x, y):
        slope = 44 * math.exp(-((x + 6) ** 2) / 3600 - ((y - 130) ** 2) / 2200)
        return -24 + slope + fractal(x, y, 40) * 3 - 14 * math.exp(-((y - 46) ** 2) / 500)

    field(700, 420, 220, rise, land.rocky(((0.36, 0.31, 0.20), (0.24, 0.22, 0.12), (0.15, 0.16, 0.07)), 0.93, ((0.50, 0.43, 0.32), (0.64, 0.56, 0.43))), (0, 205, 0))
    for _ in range(190):
        x, y = random.gauss(-6, 34), random.uniform(88, 140)
        land.far_house((x, y, rise(x, y) - 0.5), random.uniform(0.6, 0.95), random.choice(((0.66, 0.58, 0.44), (0.72, 0.64, 0.50), (0.60, 0.52, 0.39), (0.76, 0.70, 0.58))), (0.50, 0.40, 0.27), random.uniform(-0.4, 0.4), random.choice((1, 2, 2)))
    tower = plaster((0.70, 0.62, 0.48), 0.1)
    box((-6, 132, rise(-6, 132) + 11), (5, 5, 24), tower)
    cylinder((-6, 132, rise(-6, 132) + 25), 3.6, 4, tower, 0.05, sides=4, turn=(0, 0, math.pi / 4), smooth=False)
    scene.HAZE["reach"] = 0
    scene.camera((0, 0, 3.0), (-4, 110, 4.0), 29)


def marche():
    scene.sky(28, -118, clouds=0.55)
    scene.haze((0.72, 0.78, 0.88), 1300)
    rise = land.hills(12, 15, land.WHEAT, 11.0, base=-8, valley=6, knolls=((-60, 180, 26, 56), (80, 240, 30, 70)))
    land.village(rise, (-60, 180), 24, 26, ((0.60, 0.36, 0.24), (0.66, 0.44, 0.30), (0.58, 0.40, 0.28)))
    land.far_house((26, 84, rise(26, 84)), 1.2)
    oak = plants.hidden(plants.tree_round("siepe", 8, 0.32, 1.2, 6000, 0.24, 0.5))
    plants.plant(oak, land.scatter(rise, 40, (-120, 120, 40, 240)))
    land.vineyard(rise, (-34, -8, 30, 56), 3.0)
    for _ in range(16):
        x, y = random.uniform(4, 40), random.uniform(26, 60)
        cylinder((x, y, rise(x, y) + 0.7), 0.75, 1.2, plaster((0.58, 0.45, 0.20), 0.2, 0.9), turn=(0, math.pi / 2, random.random()), sides=20)
    land.sea(-30)
    scene.camera((0, 0, 4.0), (0, 60, 1.2), 29)


def abruzzo():
    """A high plain under bare mountains."""
    scene.sky(26, -116, clouds=0.55, altitude=1400)
    scene.haze((0.70, 0.77, 0.90), 5200)
    land.peaks(1700, 6200, 1700, 760, 21.0, 0.70, base=-70, forest=0.14)

    def rise(x, y):
        return -6 + fractal(x, y, 130, 5) * 9 + fractal(x, y, 24, 4) * 0.8

    field(1200, 620, 200, rise, ground(*land.MEADOW), (0, 310, 0))
    land.village(rise, (44, 210), 34, 36, size=1.0)
    beech = plants.hidden(plants.tree_round("siepe", 9, 0.3, 1.1, 6000, 0.26, 0.5))
    plants.plant(beech, land.scatter(rise, 46, (-160, 160, 60, 320), lambda x, y: abs(x - 30) < 60))
    wool = plain((0.72, 0.68, 0.60), 0.95)
    for _ in range(46):
        x, y = random.gauss(-10, 9), random.gauss(40, 7)
        sphere((x, y, rise(x, y) + 0.55), 0.45, wool, (1.35, 0.85, 0.8), 0.05, 0.2, 3)
        sphere((x + 0.62, y, rise(x, y) + 0.75), 0.16, plain((0.30, 0.26, 0.22), 0.9), detail=2)
    scene.camera((0, 0, 2.6), (2, 60, 2.6), 29)


REGIONS = (toscana, trentino, puglia, sicilia, veneto, lazio, liguria, umbria, campania, sardegna, basilicata, marche, abruzzo)
PICTURES = {f"chi-siamo-{number + 1:02}": (build, dict(WIDE)) for number, build in enumerate(REGIONS)}

"""Chalets, masi and stone houses of the mountains: snow in winter, geraniums in summer."""

import math
import random

from kit import furniture as fit
from kit import houses, interiors, plants, roofs, scene
from kit import landscapes as land
from kit.materials import boards, ground, pane, plain, plaster, snow, stone, wood
from kit.scene import Building
from kit.shapes import box, field, fractal, from_points, rod

DARK = (0.34, 0.32, 0.29)


def gable_house(base, timber, width=8.0, depth=8.0, base_height=2.6, upper=2.6, rise=2.1, shutters="bordeaux", white=False, flowers=None, glow=False, slate=False, trim=(0.74, 0.70, 0.63), balcony=True):
    """The gable looks to −y: walls below, timber above, a balcony across."""
    paint, sash, edge = plain(houses.SHUTTERS[shutters], 0.6), plain((0.66, 0.58, 0.46), 0.5), plaster(trim, 0.04)
    top = base_height + upper
    light = fit.lit((1.0, 0.62, 0.28), 1.3)

    def opening(x, z, wide, tall, y=0.0, hang=True):
        with Building((0, y, 0)):
            houses.surround(x, z, wide, tall, edge if y == 0.0 and z < base_height else sash, 0.1)
            box((x, 0.06, z), (wide, 0.05, tall), light if glow else pane())
            for side in (-1, 1):
                box((x + side * (wide / 2 - 0.03), 0.02, z), (0.06, 0.06, tall), sash)
            box((x, 0.02, z), (0.055, 0.06, tall), sash)
            box((x, 0.02, z + tall * 0.12), (wide, 0.05, 0.04), sash)
            if hang:
                for side in (-1, 1):
                    box((x + side * wide * 0.79, -0.04, z), (wide * 0.46, 0.045, tall), paint, 0.006)

    box((0, depth / 2 + 0.09, base_height / 2), (width, depth - 0.18, base_height), base)
    xs = (-width * 0.31, width * 0.31)
    holes = [(x, 1.35, 0.85, 1.0) for x in xs] + [(0, 1.02, 1.1, 2.04)]
    houses.punched_wall(width, base_height, holes, base)
    for x in xs:
        opening(x, 1.35, 0.85, 1.0)
    houses.door(0, 1.1, 2.04, wood("larice", (9, 9, 1)), wood("bruciato", (9, 9, 1)), steps=1)
    box((0, depth / 2, base_height + upper / 2), (width + 0.1, depth + 0.1, upper), timber)
    for index in range(int(upper / 0.19)):
        box((0, -0.07, base_height + 0.1 + index * 0.19), (width + 0.12, 0.04, 0.172), timber, 0.012)
    for x in (-width * 0.31, 0.0, width * 0.31):
        opening(x, base_height + 1.25, 0.9, 1.15, -0.09)
    from_points([(-width / 2 - 0.05, -0.08, top), (width / 2 + 0.05, -0.08, top), (0, -0.08, top + rise)], [(0, 1, 2)], wood("bruciato", (9, 9, 1)))
    if rise > 1.7:
        opening(0, top + rise * 0.34, 0.7, 0.75, -0.12, False)
    slope = math.atan(rise / (width / 2))
    reach = (width / 2 + 0.9) / math.cos(slope)
    cover = plain(DARK, 0.8) if slate else wood("grigio", (9, 1, 9), 0.8)
    lumps = snow()
    for side in (-1, 1):
        middle = (side * (width / 4 + 0.45), depth / 2 - 0.45, top + rise / 2 - 0.45 * math.tan(slope) + 0.06)
        box(middle, (reach, depth + 2.3, 0.16), cover, 0.01, turn=(0, side * slope, 0))
        if white:
            box((middle[0], middle[1], middle[2] + 0.28), (reach + 0.08, depth + 2.35, 0.36), lumps, 0.16, turn=(0, side * slope, 0), steps=4)
        else:
            for course in range(int(reach / 0.5)):
                along = -reach / 2 + 0.25 + course * 0.5
                box((middle[0] + math.cos(slope) * along, middle[1], middle[2] - side * math.sin(slope) * along + 0.11), (0.52, depth + 2.3, 0.03), cover, turn=(0, side * (slope - 0.05), 0))
        for y in (-1.3, -0.2):
            rod((side * (width / 2 + 0.75), y, top - 0.62 * math.tan(slope)), (0, y, top + rise - 0.12), 0.09, wood("bruciato", (9, 1, 9)), 4)
    roofs.chimney((width * 0.2, depth * 0.55, top + rise * 0.55), 0.75, 1.4, stone("grigia", 3))
    if white:
        box((width * 0.2, depth * 0.55, top + rise * 0.55 + 1.9), (0.95, 0.95, 0.24), lumps, 0.1)
    if balcony:
        with Building((0, -0.06, 0)):
            houses.wooden_balcony(base_height + 0.12, width + 0.6, 1.25, "bruciato", flowers)
            if white:
                box((0, -1.19, base_height + 1.2), (width + 0.6, 0.2, 0.13), lumps, 0.05)


def snowfield(height=0.4):
    def rise(x, y):
        path = 1 - math.exp(-((x - 0.2) ** 2) / 3.0)
        return fractal(x, y, 7, 3) * 0.35 * path + max(0.0, y - 10) * 0.10 + height * path - 0.02

    field(90, 60, 150, rise, snow(), (0, 14, 0))
    return rise


def woodpile(at, width=2.2, height=1.1):
    bark = plain((0.36, 0.24, 0.13), 0.9)
    for row in range(int(height / 0.15)):
        for column in range(int(width / 0.16)):
            x = -width / 2 + 0.08 + column * 0.16 + (row % 2) * 0.08
            fit.cylinder((at[0] + x, at[1], at[2] + 0.08 + row * 0.145), random.uniform(0.06, 0.08), 0.4, bark, turn=(math.pi / 2, 0, 0), sides=10)


def winter(eye=(3.4, -10.5, 1.9), target=(-0.2, 0, 3.1), lens=27, sun=(7, -118), base=None, shutters="bordeaux", seed=0.0, glow=True, width=8.0):
    scene.sky(*sun, clouds=0.3, altitude=1600, strength=0.4)
    scene.haze((0.72, 0.80, 0.95), 3600)
    land.peaks(900, 4200, 1300, 520, seed, winter=True, base=-30)
    scene.HAZE["reach"] = 0
    rise = snowfield()
    land.forest(rise, 26, (-34, 34, 15, 40), 11, True, lambda x, y: abs(x) < 7)
    fir = plants.hidden(plants.tree_fir(9, True))
    plants.plant(fir, [(-8.4, 3.4, 0.2), (9.2, 5.0, 0.3), (-11, 8, 0.4), (12, 9.5, 0.5)])
    gable_house(base or stone("grigia", 2.4), wood("larice", (0.6, 1, 9), 0.7), width, shutters=shutters, white=True, glow=glow)
    woodpile((-2.55, -0.35, 0.25), 1.4, 0.75)
    for x in (3.7, 3.85):
        box((x, -0.45, 0.95), (0.08, 0.03, 1.75), plain((0.55, 0.08, 0.06) if x < 3.8 else (0.08, 0.2, 0.4), 0.3), 0.01, turn=(-0.16, 0, 0))
    scene.straight_camera(eye, target, lens)


def summer(eye=(-3.6, -11, 1.7), target=(0.2, 0, 3.0), lens=27, sun=(40, -138), shutters="verde", seed=4.0, base=None, timber="larice", snow_line=0.72, palette=land.PASTURE, slate=False, balcony=True):
    scene.sky(*sun, clouds=0.55, altitude=1200)
    scene.haze((0.62, 0.74, 0.92), 4200)
    land.peaks(1000, 4600, 1500, 560, seed, snow_line, base=-30)
    scene.HAZE["reach"] = 0

    def rise(x, y):
        return fractal(x, y, 8, 2) * 0.12 + max(0.0, y - 9) * 0.16 - 0.02

    field(100, 70, 150, rise, ground(*palette), (0, 20, 0))
    land.forest(rise, 34, (-40, 40, 20, 50), 12, skip=lambda x, y: abs(x - 3) < 9)
    field(2.4, 16, 20, lambda x, y: 0.05 + fractal(x, y, 2) * 0.03, plaster((0.50, 0.45, 0.37), 0.2, 0.9), (0.0, -8, 0))
    gable_house(base or plaster((0.78, 0.75, 0.68), 0.05, 0.3), wood(timber, (0.6, 1, 9), 0.7), 8.4, shutters=shutters, flowers="geranio" if balcony else None, slate=slate, balcony=balcony)
    woodpile((2.7, -0.3, 0.0), 1.7, 0.8)
    with Building((-5.6, -0.4, 0), 0.12):
        fit.table(1.7, 0.75, "larice")
        for y in (-0.65, 0.65):
            box((0, y, 0.44), (1.7, 0.3, 0.05), wood("larice", (1, 9, 9)))
            for x in (-0.7, 0.7):
                box((x, y, 0.22), (0.06, 0.26, 0.42), wood("larice", (9, 9, 1)))
    for x in (-0.95, 0.95):
        plants.pot((x, -0.7, 0), 0.9)
    plants.grass((-15, 15, -11, 5), 52000, ((0.05, 0.085, 0.02), (0.13, 0.17, 0.05)), (0.05, 0.14), skip=lambda x, y: abs(x) < 1.15)
    plants.leaves([((x, y, 0.13), (0.8, 0.8, 0.05)) for x, y in ((random.uniform(-12, 12), random.uniform(-9, 3)) for _ in range(40)) if abs(x) > 2], 1100, plants.green("bianco"), 0.05, 0.9)
    fir = plants.hidden(plants.tree_fir(10))
    plants.plant(fir, [(-10, 5, 0), (10.5, 6, 0), (13, 3, 0), (-13.5, 2.5, 0)])
    scene.straight_camera(eye, target, lens)


def view_peaks(cold=False):
    """From the balcony: woods, meadows, rock."""
    scene.sky(16 if cold else 30, -115, clouds=0.5, altitude=1600)
    scene.haze((0.66, 0.77, 0.95), 5000)
    land.peaks(1500, 5200, 1700, 900, 7.0 if cold else 9.0, 0.66, winter=cold, base=-80)

    def rise(x, y):
        return -16 - y * 0.06 + fractal(x, y, 60, 5) * 10 + fractal(x, y, 15, 4) * 0.8

    field(700, 420, 200, rise, snow() if cold else ground(*land.PASTURE), (0, 215, 0))
    land.forest(rise, 120, (-150, 150, 40, 330), 13, cold, lambda x, y: abs(x + 10) < 30 + y * 0.05)
    for x, y, turn in ((-14, 92, 0.3), (8, 118, -0.4), (-32, 140, 0.1), (20, 160, 0.6)):
        land.far_house((x, y, rise(x, y)), 1.0, (0.40, 0.24, 0.13), (0.80, 0.83, 0.88) if cold else (0.20, 0.17, 0.15), turn)
    scene.HAZE["reach"] = 0
    with Building((0, 2.0, -0.1), math.pi):
        houses.wooden_balcony(0.1, 9, 1.5, "larice", None if cold else "geranio")
    scene.camera((0.2, 0.4, 1.95), (-2, 60, 3.0), 28)


def tub_terrace():
    """A table on the terrace above the valley in summer."""
    scene.sky(30, -100, clouds=0.5, altitude=1300)
    scene.haze((0.64, 0.76, 0.94), 4600)
    land.peaks(1200, 4600, 1500, 700, 12.0, 0.7, base=-60)

    def rise(x, y):
        return -5 - y * 0.08 + fractal(x, y, 50, 5) * 7

    field(500, 300, 150, rise, ground(*land.PASTURE), (0, 155, 0))
    land.forest(rise, 70, (-110, 110, 24, 200), 13, skip=lambda x, y: abs(x) < 16)
    scene.HAZE["reach"] = 0
    box((0, 2, -0.1), (11, 8.4, 0.2), boards("larice", 0.15, 2.4, 0.6))
    box((-5.0, 2.6, 1.5), (0.3, 7, 3.2), wood("bruciato", (9, 1, 9), 0.7))
    with Building((0, 4.9, 0), 0.0):
        houses.wooden_balcony(0.1, 10, 1.2, "larice", "geranio")
    with Building((-0.5, 2.3, 0.0), 0.1):
        fit.dining(4, 1.9, 0.9, "larice", "larice", (0.46, 0.10, 0.08), True, "bars", (0.46, 0.10, 0.08))
        fit.vase((0.3, 0, 0.757), 0.2, (0.8, 0.78, 0.72), "bianco")
        fit.bottle((-0.3, 0.05, 0.757), (0.30, 0.18, 0.03))
    with Building((3.0, 3.2, 0), -0.6):
        fit.sun_lounger((0.70, 0.66, 0.56), "larice")
    scene.straight_camera((1.7, -2.2, 1.65), (-0.4, 6, 1.35), 26)


def peaks_outside():
    scene.haze((0.66, 0.77, 0.95), 5000)
    land.peaks(900, 3600, 1200, 560, 9.0, 0.66, base=-60)
    field(400, 260, 60, lambda x, y: -4 - y * 0.05 + fractal(x, y, 40) * 5, ground(*land.PASTURE), (0, 140, 0))
    scene.HAZE["reach"] = 0
    fir = plants.hidden(plants.tree_fir(10, count=4000))
    plants.plant(fir, [(-7, 16, -6), (6, 20, -6), (11, 15, -6), (-13, 22, -7), (2, 28, -7)])


def snow_outside():
    scene.haze((0.70, 0.80, 0.96), 5000)
    land.peaks(900, 3600, 1200, 560, 7.0, winter=True, base=-60)
    field(400, 260, 60, lambda x, y: -4 - y * 0.05 + fractal(x, y, 40) * 5, snow(), (0, 140, 0))
    scene.HAZE["reach"] = 0
    fir = plants.hidden(plants.tree_fir(10, True, 4000))
    plants.plant(fir, [(-7, 16, -6), (6, 20, -6), (11, 15, -6), (-13, 22, -7), (2, 28, -7)])


def panelling(kind="larice"):
    return lambda: wood(kind, (9, 9, 1), 0.6)


STUBE = interiors.Style(floor=lambda: boards("larice"), wall=(0.78, 0.75, 0.69), back=panelling("chiaro"), ceiling="beams", beams="larice", height=2.6, view=snow_outside, timber="larice", headboard="wood", cover=(0.36, 0.06, 0.05), cushion=(0.62, 0.58, 0.50), curtains=(0.74, 0.70, 0.62), frame=(0.42, 0.24, 0.11), cabinets=(0.42, 0.24, 0.11), cabinet_wood="larice", top="dark", bath_tiles=((0.30, 0.28, 0.26), (0.36, 0.34, 0.31), (0.50, 0.48, 0.45)), sofa=(0.42, 0.40, 0.37), cushions=((0.36, 0.06, 0.05), (0.68, 0.64, 0.56)), chairs="larice", seat=(0.36, 0.06, 0.05), rug=(0.66, 0.63, 0.57), fire=True, fire_stone=lambda: stone("grigia", 3), lamp=(0.36, 0.06, 0.05), sun=(20, -30), flowers="abete", fruit=(0.55, 0.06, 0.04))
ATTIC = interiors.Style(floor=lambda: boards("rovere"), wall=(0.80, 0.78, 0.73), ceiling="slope", beams="chiaro", height=2.2, view=peaks_outside, timber="chiaro", headboard="wood", cover=(0.20, 0.27, 0.22), cushion=(0.66, 0.55, 0.36), frame=(0.50, 0.34, 0.18), cabinets=(0.22, 0.28, 0.24), top="wood", sofa=(0.62, 0.58, 0.50), cushions=((0.20, 0.27, 0.22), (0.62, 0.42, 0.20)), chairs="chiaro", rug=(0.58, 0.52, 0.43), flowers="abete", bath_tiles=((0.58, 0.56, 0.52), (0.62, 0.60, 0.56), (0.44, 0.43, 0.40)))

PICTURES = {
    "montagna-inverno-1": (winter, {"key": 0.40}),
    "montagna-inverno-2": (lambda: winter((-3.8, -10.8, 1.8), (0.3, 0, 3.0), 27, (12, 128), plaster((0.78, 0.75, 0.69), 0.05), "verde", 3.0, False, 9.0), {"key": 0.42}),
    "montagna-estate-1": (summer, {}),
    "montagna-estate-2": (lambda: summer((3.4, -10.6, 1.7), (-0.3, 0, 3.0), 27, (34, 132), "bordeaux", 8.0, stone("grigia", 2.4), "bruciato", 0.8, land.SPRING, True), {}),
    "montagna-estate-3": (lambda: summer((0.6, -12.5, 1.7), (0.2, 0, 3.1), 28, (48, -125), "grigio", 15.0, stone("calda", 2.6), "grigio", 1.3, land.PASTURE, True, False), {}),
    "montagna-terrazza-1": (tub_terrace, {}),
    "montagna-vista-1": (view_peaks, {}),
    "montagna-vista-2": (lambda: view_peaks(True), {"key": 0.42}),
    **interiors.rooms_of("montagna", STUBE, [("soggiorno", 0), ("cucina", 0), ("camera", 0)]),
}
_more = interiors.rooms_of("montagna", ATTIC, [("camera", 1), ("bagno", 1), ("soggiorno", 1)])
PICTURES["montagna-camera-2"] = _more["montagna-camera-1"]
PICTURES["montagna-bagno-1"] = _more["montagna-bagno-1"]
PICTURES["montagna-soggiorno-2"] = _more["montagna-soggiorno-1"]

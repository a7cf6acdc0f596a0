"""Houses of a hill town: stone lanes, steps, arches, a view over the valley."""

import math
import random

from kit import furniture as fit
from kit import houses, interiors, plants, scene
from kit import landscapes as land
from kit.materials import boards, pavement, plaster, stone
from kit.scene import Building
from kit.shapes import box, cut, field, fractal, opening

COBBLE = ((0.36, 0.33, 0.29), (0.46, 0.42, 0.37), (0.20, 0.18, 0.16))


def paving(width=14, depth=50, at=(0, 10, 0), slope=0.0):
    field(width, depth, 30, lambda x, y: max(0.0, y) * slope + fractal(x, y, 2) * 0.012, pavement(*COBBLE, (0.22, 0.14), 0.014, 0.6, 0.5), at)


def lane(eye=(0.35, -7.5, 1.65), target=(-0.1, 12, 2.6), lens=27, sun=(54, -150), walls=("calda", "grigia", "dorata"), flowers=True, arch_at=13.0, renders=((0.74, 0.62, 0.44), (0.70, 0.52, 0.36))):
    """Between two rows of houses, towards an arch."""
    scene.sky(*sun, clouds=0.4)
    paving(8, 60, (0, 14, 0), 0.045)
    for side in (-1, 1):
        y = -9.0
        for index in range(4):
            wide = random.uniform(5.2, 6.6)
            material = stone(walls[(index + (side > 0)) % len(walls)], 2.4) if (index + (side > 0)) % 2 == 0 else plaster(renders[(index + (side > 0)) // 2 % 2], 0.16, 0.35)
            with Building((side * random.uniform(2.35, 2.6), y + wide / 2, max(0, y) * 0.045 - 0.05), -side * math.pi / 2):
                columns = (-wide * 0.3, wide * 0.05, wide * 0.33)
                houses.facade(material, wide, 6, 3 if index % 2 else 2, 2.9, columns, (0.8, 1.25), ("noce", "verde", "salvia", "grigio")[(index + side) % 4], door_at=(index + 1) % 3, door_size=(1.05, 2.15), arched=index % 2 == 0, roof_rise=1.2, boxes={(1, 0), (1, 2)} if flowers else {(1, 1)}, shut={(1, 1)} if index % 3 == 0 else set(), half={(1, 2)} if index % 2 else set(), steps=2)
                if index % 2 == 0:
                    houses.lantern(wide * 0.45, 2.9)
            y += wide
    if arch_at:
        bridge = box((0, arch_at, 3.4), (6, 2.2, 6.8), stone("calda", 2.4))
        cut(bridge, opening((0, arch_at, -0.5), 3.4, 2.6, 4, True))
    for _ in range(16):
        side = random.choice((-1, 1))
        y = random.uniform(-4.5, 11)
        plants.pot((side * random.uniform(1.85, 2.05), y, max(0, y) * 0.045), random.uniform(0.55, 0.95), "siepe", random.choice(("geranio", "rosa", "bianco", None)))
    plants.climber([((-2.25, 1.5 + random.uniform(-0.4, 0.8), 0.6 + i * 0.45), (0.2, 0.6, 0.45)) for i in range(9)], "siepe", "rosa", 3400)
    scene.straight_camera(eye, target, lens)


def corner_house(wall="calda", shutters="verde", eye=(2.6, -8.8, 1.65), sun=(40, -138), mirror=1, flower="geranio", outside=True):
    """A house on a small square, with an outer stair."""
    scene.sky(*sun, clouds=0.4)
    paving(40, 34, (0, 0, 0))
    work = stone(wall, 2.4)
    houses.facade(work, 7.8, 7, 3, 2.8, (-2.4, 0.0, 2.4), (0.85, 1.3), shutters, door_at=1, arched=True, roof_rise=1.3, boxes={(1, 0), (1, 2), (2, 1)}, half={(2, 0)}, flower=flower, steps=2)
    houses.lantern(1.3, 2.75)
    with Building((mirror * 6.9, 0.8, 0)):
        houses.facade(plaster((0.74, 0.60, 0.42), 0.16, 0.35), 6, 6, 2, 2.9, (-1.6, 1.4), (0.85, 1.25), "noce", door_at=0, roof_rise=1.2, shut={(1, 0)}, boxes={(1, 1)}, flower=flower)
    with Building((-mirror * 6.6, 1.4, 0)):
        houses.facade(stone("grigia", 2.6), 5.4, 6, 3, 2.8, (-1.3, 1.3), (0.8, 1.2), "salvia", door_at=1, roof_rise=1.2, boxes={(1, 0)})
    if outside:
        step_stone = stone("grigia", 3.2)
        for index in range(9):
            box((-mirror * (2.35 + index * 0.3), -0.75, 0.09 * (index + 1)), (0.32, 1.3, 0.18 * (index + 1)), step_stone, 0.02)
            if index % 2 == 1:
                plants.pot((-mirror * (2.35 + index * 0.3), -1.2, 0.18 * (index + 1)), 0.6, "siepe", random.choice((flower, "bianco")))
    climb = [((mirror * (3.4 + random.uniform(-0.3, 0.2)), -0.14, 0.6 + i * 0.5), (0.45, 0.16, 0.45)) for i in range(11)]
    plants.climber(climb, "vite", None, 4200)
    for x, y, size in ((-1.0, -0.9, 0.9), (1.15, -0.9, 1.0), (mirror * 4.6, -0.2, 0.8), (mirror * 2.6, -0.7, 0.7)):
        plants.pot((x, y, 0), size, "siepe", flower)
    with Building((mirror * 2.7, -2.3, 0), 0.3):
        fit.round_table(0.4)
    for dx, turn in ((-0.7, 1.5), (0.7, -1.6)):
        fit.put_at((mirror * 2.7 + dx, -2.3), turn, fit.chair, "noce", (0.60, 0.48, 0.30))
    scene.straight_camera(eye, (0.2, 0, 4.0), 24)


def terrace():
    """A small terrace over the roofs and the valley."""
    scene.sky(22, -70, clouds=0.5)
    scene.haze((0.80, 0.77, 0.70), 900)
    rise = land.hills(30, 14, land.MEADOW, 6.0, base=-16, knolls=((-30, 170, 22, 50), (70, 240, 30, 60)))
    land.village(rise, (-30, 170), 22, 26)
    land.cypress_line(rise, (20, 80), (46, 150), 9)
    scene.HAZE["reach"] = 0
    for x, y, turn in ((-8, 15, 0.2), (3, 17, -0.1), (12, 20, 0.4), (-16, 22, 0.0)):
        land.far_house((x, y, -8.2), 1.0, random.choice(land.STONES), turn=turn)
    box((0, 2.5, -0.1), (9, 8, 0.2), pavement((0.40, 0.20, 0.11), (0.48, 0.25, 0.15), (0.40, 0.33, 0.26), (0.3, 0.15), 0.006, 0.55, 0.5))
    parapet = stone("calda", 2.6)
    box((0, 6.2, 0.4), (9, 0.4, 0.8), parapet)
    box((0, 6.2, 0.84), (9.1, 0.5, 0.08), plaster((0.60, 0.53, 0.42), 0.1), 0.02)
    box((4.4, 2.5, 1.6), (0.4, 8, 3.2), parapet)
    plants.climber([((4.1, 5.0 - i * 0.5, 1.2 + 0.3 * math.sin(i)), (0.2, 0.5, 0.9)) for i in range(6)], "siepe", "rosa", 3600)
    with Building((-0.7, 3.6, 0), 0.1):
        fit.dining(4, 1.7, 0.85, "rovere", (0.14, 0.17, 0.14), (0.72, 0.66, 0.54), True, "rods", (0.76, 0.72, 0.62))
        fit.bottle((0.2, 0.05, 0.757))
        fit.bowl((-0.3, 0, 0.757), 0.16, (0.46, 0.20, 0.12), (0.50, 0.10, 0.06))
    with Building((2.6, 4.2, 0), -0.7):
        fit.armchair((0.70, 0.65, 0.54), "teak")
    for x, y, size, tall in ((-3.9, 5.5, 1.4, True), (3.6, 5.6, 1.2, True), (-2.6, 5.7, 0.9, False), (1.4, 5.7, 0.9, False), (3.9, 2.0, 1.0, False)):
        plants.pot((x, y, 0), size, "agrume", "giallo" if tall else "geranio", tall=tall)
    scene.straight_camera((1.5, -1.4, 1.62), (-0.5, 6, 1.25), 25)


def roofs_view():
    """The town on its ridge, seen from a window across."""
    scene.sky(15, -100, clouds=0.55)
    scene.haze((0.88, 0.78, 0.66), 900)
    rise = land.hills(14, 14, land.MEADOW, 4.0, base=-12, valley=9, knolls=((-6, 120, 34, 46), (90, 260, 40, 80), (-120, 240, 36, 80)))
    for index in range(80):
        angle, out = index * 2.4, 40 * math.sqrt(index / 80)
        x, y = -6 + math.cos(angle) * out, 118 + math.sin(angle) * out * 0.7
        land.far_house((x, y, rise(x, y)), random.uniform(0.75, 1.1), random.choice(land.STONES), random.choice(((0.42, 0.19, 0.10), (0.36, 0.17, 0.10), (0.48, 0.25, 0.15))), random.uniform(-0.5, 0.5), random.choice((2, 3, 3)))
    land.village(rise, (-6, 120), 6, 8, size=1.2)
    land.olive_grove(rise, (-60, 60, 22, 62), 8, 4.4, count=2400)
    pattern = plants.hidden(plants.tree_cypress(9, 4000))
    plants.plant(pattern, land.scatter(rise, 40, (-80, 80, 70, 190)))
    scene.HAZE["reach"] = 0
    scene.camera((0, 0, 4.0), (-4, 110, 6.0), 32)


def across():
    with Building((0, 6.5, -3.2)):
        houses.facade(stone("calda", 2.4), 16, 5, 3, 2.9, (-6, -3, 0, 3, 6), (0.85, 1.3), "noce", door_at=2, roof_rise=1.3, boxes={(1, 1), (1, 3), (2, 2)}, shut={(2, 1)})


def valley_outside():
    rise = land.hills(18, 14, land.MEADOW, 6.0, base=-18, knolls=((-14, 150, 26, 44),))
    land.village(rise, (-14, 150), 14, 18)
    for x, y in ((-6, 13), (5, 15)):
        land.far_house((x, y, -9.5), 1.0, random.choice(land.STONES), turn=0.2)


OLD = interiors.Style(floor=lambda: pavement((0.38, 0.175, 0.095), (0.47, 0.235, 0.135), (0.42, 0.33, 0.25), (0.28, 0.14), 0.006, 0.5, 0.5), wall=(0.80, 0.77, 0.71), back=lambda: stone("grigia", 2.2), ceiling="beams", beams="noce", height=2.65, view=valley_outside, timber="noce", headboard="iron", cover=(0.16, 0.22, 0.30), cushion=(0.60, 0.44, 0.22), shutters="noce", cabinets=(0.18, 0.24, 0.30), top="wood", hood=(0.78, 0.75, 0.69), bath_tiles=((0.18, 0.24, 0.30), (0.23, 0.30, 0.37), (0.56, 0.54, 0.50)), sofa=(0.64, 0.60, 0.52), cushions=((0.16, 0.22, 0.30), (0.56, 0.40, 0.18)), chairs="noce", rug=(0.50, 0.42, 0.33), fire=True, fire_stone=lambda: stone("grigia", 2.6), lamp=(0.08, 0.09, 0.10))
LIGHT = interiors.Style(floor=lambda: boards("rovere"), wall=(0.82, 0.80, 0.75), ceiling="beams", beams="chiaro", height=2.7, view=across, timber="chiaro", headboard="cloth", cover=(0.44, 0.36, 0.26), cushion=(0.50, 0.22, 0.14), shutters="noce", cabinets=(0.74, 0.72, 0.66), top="stone", bath_tiles=((0.68, 0.65, 0.58), (0.68, 0.65, 0.58), (0.52, 0.49, 0.44)), sofa=(0.48, 0.42, 0.34), cushions=((0.70, 0.64, 0.52), (0.50, 0.22, 0.14)), chairs="chiaro", rug=(0.62, 0.56, 0.46), lamp=(0.60, 0.47, 0.28))

PICTURES = {
    "borgo-vicolo-1": (lane, {"size": (1000, 1500), "key": 0.34}),
    "borgo-casa-1": (corner_house, {}),
    "borgo-casa-2": (lambda: corner_house("dorata", "azzurro", (-3.0, -9.2, 1.65), (34, 132), -1, "rosa"), {}),
    "borgo-casa-3": (lambda: corner_house("grigia", "bordeaux", (3.2, -9.4, 1.65), (28, -125), 1, "bianco", False), {}),
    "borgo-vicolo-2": (lambda: lane((-0.4, -6.5, 1.65), (0.15, 12, 3.0), 25, (60, 160), ("grigia", "dorata", "calda"), True, None), {"key": 0.34}),
    "borgo-terrazza-1": (terrace, {}),
    "borgo-vista-1": (roofs_view, {}),
    **interiors.rooms_of("borgo", OLD, [("soggiorno", 0), ("cucina", 1), ("camera", 1), ("bagno", 0)]),
}
_more = interiors.rooms_of("borgo", LIGHT, [("camera", 0), ("soggiorno", 1)])
PICTURES["borgo-camera-2"] = _more["borgo-camera-1"]
PICTURES["borgo-soggiorno-2"] = _more["borgo-soggiorno-1"]
PICTURES["borgo-casa-4"] = (lambda: corner_house("grigia", "salvia", (-3.2, -9.6, 1.65), (36, 128), 1, "geranio", False), {})
WARM = interiors.Style(floor=lambda: pavement((0.40, 0.19, 0.11), (0.48, 0.25, 0.15), (0.42, 0.33, 0.25), (0.32, 0.16), 0.006, 0.5, 0.5), wall=(0.82, 0.75, 0.62), ceiling="beams", beams="noce", height=2.7, view=across, timber="rovere", headboard="wood", cover=(0.24, 0.30, 0.20), cushion=(0.62, 0.34, 0.18), shutters="noce", sofa=(0.34, 0.38, 0.28), cushions=((0.72, 0.60, 0.38), (0.56, 0.26, 0.16)), chairs="rovere", rug=(0.56, 0.46, 0.34), fire=True, fire_stone=lambda: stone("calda", 2.6))
_more = interiors.rooms_of("borgo", WARM, [("camera", 0), ("soggiorno", 0)])
PICTURES["borgo-camera-3"] = _more["borgo-camera-1"]
PICTURES["borgo-soggiorno-3"] = _more["borgo-soggiorno-1"]

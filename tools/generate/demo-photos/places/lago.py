"""Houses on a lake below mountains."""

import math
import random

from kit import furniture as fit
from kit import houses, interiors, plants, scene
from kit import landscapes as land
from kit.materials import boards, ground, pavement, plaster, stone, wood
from kit.scene import Building
from kit.shapes import box, cylinder, field, fractal


def lake(level=-6.0, seed=4.0, height=520, distance=1500, width=5200, near=30, colour=(0.012, 0.075, 0.115)):
    """Water between the shore at `near` metres and mountains."""
    field(9000, 6000, 2, lambda x, y: level, land.water(colour, 0.12, 0.35, 0.05), (0, 3000 + near - 8, 0))
    rise = land.peaks(distance, width, 1300, height, seed, 0.92, base=level - 20, forest=0.42)
    return rise


def shore_villa(wall=(0.76, 0.60, 0.36), shutters="verde", eye=(3.4, -12.4, 1.65), sun=(38, -136), seed=4.0, floors=3, tower=False):
    scene.sky(*sun, clouds=0.4)
    scene.haze((0.66, 0.76, 0.90), 3800)
    with Building((0, 26, 0)):
        lake(-2, seed, near=0)
    scene.HAZE["reach"] = 0
    field(60, 44, 80, lambda x, y: fractal(x, y, 4) * 0.06 - 0.02 - max(0, y - 18) * 0.25, ground(*land.SPRING), (0, 2, 0))
    field(4.2, 18, 20, lambda x, y: 0.04, pavement((0.56, 0.53, 0.48), (0.63, 0.60, 0.54), (0.42, 0.39, 0.35), (0.7, 0.45), 0.012, 0.6, 0.5), (0, -8, 0))
    edge = plaster((0.76, 0.72, 0.64), 0.05)
    houses.facade(plaster(wall, 0.08), 10.5, 8, floors, 3.0, (-3.7, -1.25, 1.25, 3.7), (0.95, 1.65), shutters, door_at=1, door_size=(1.3, 2.5), arched=True, roof="cornice", roof_rise=1.4, balconies={(1, 1), (1, 2)}, boxes={(1, 1), (1, 2), (2, 0), (2, 3)}, half={(2, 1)}, corners=edge, glazed=True)
    if tower:
        with Building((6.6, 1.6, 0)):
            houses.facade(plaster(wall, 0.08), 3.8, 4, floors + 1, 3.0, (0.0,), (0.9, 1.5), shutters, door_at=None, roof="cornice", roof_rise=1.0)
    for x in (-2.7, 0.2):
        plants.pot((x, -0.9, 0), 1.4, "agrume", "giallo", tall=True)
    for side in (-1, 1):
        plants.hedge((side * 2.5, -10, 0), (side * 2.5, -2.2, 0), 0.7, 0.5, "siepe")
    cypress = plants.hidden(plants.tree_cypress(10))
    plants.plant(cypress, [(-7.4, 3, 0), (-9.2, 5.5, 0), (9.8, 5, 0), (12, 8, 0)])
    for x in (-5.6, -4.6, 2.6, 3.8, 5.2):
        plants.bush((x, -0.7, 0), 0.5, "siepe", 620, 0.11, random.choice(("rosa", "glicine", "bianco")))
    plants.grass((-15, 15, -11, 3), 42000, ((0.06, 0.09, 0.025), (0.15, 0.18, 0.055)), (0.04, 0.1), skip=lambda x, y: abs(x) < 2.9)
    scene.straight_camera(eye, (-0.2, 0, 4.3 if floors > 2 else 3.2), 24)


def rustic():
    """A stone house above the water, vines on its pergola."""
    scene.sky(30, -128, clouds=0.5)
    scene.haze((0.66, 0.76, 0.90), 3600)
    with Building((0, 30, 0)):
        lake(-12, 8.0, near=0)
    scene.HAZE["reach"] = 0
    field(60, 40, 80, lambda x, y: fractal(x, y, 4) * 0.08 - 0.02 - max(0, y - 14) * 0.3, ground(*land.PASTURE), (0, 2, 0))
    houses.facade(stone("grigia", 2.6), 8.6, 7, 2, 2.8, (-2.8, 0.0, 2.8), (0.9, 1.3), "bordeaux", door_at=1, roof_rise=1.7, tint=0.8, boxes={(1, 0), (1, 1), (1, 2)}, base=None)
    with Building((-6.8, 0.4, 0)):
        houses.pergola(4.6, 4.4, 2.5, "noce")
    plants.climber([((-8.8 + i * 0.8, -3.6 + j * 1.1, 2.85), (0.7, 0.7, 0.2)) for i in range(6) for j in range(4)], "vite", None, 5600, 0.16)
    with Building((-6.8, -1.6, 0)):
        fit.dining(4, 1.8, 0.85, "noce", "noce", (0.60, 0.48, 0.30), True)
    field(2.4, 14, 20, lambda x, y: 0.04, pavement((0.44, 0.42, 0.39), (0.52, 0.50, 0.46), (0.3, 0.28, 0.25), (0.6, 0.4), 0.015, 0.6, 0.5), (0, -7, 0))
    fir = plants.hidden(plants.tree_round("siepe", 7, 0.35, 1.1, 9000, 0.2, 0.5))
    plants.plant(fir, [(8.6, 3, 0), (12, 7, 0), (-13, 6, 0)])
    for x in (-1.1, 1.1):
        plants.pot((x, -0.9, 0), 1.1)
    plants.grass((-15, 15, -11, 3), 46000, ((0.05, 0.085, 0.02), (0.14, 0.18, 0.05)), skip=lambda x, y: abs(x) < 1.4)
    scene.straight_camera((3.2, -11.4, 1.65), (-0.8, 0, 2.8), 25)


def boathouse():
    """A house with its feet in the water, its boat at the steps."""
    scene.sky(34, -140, clouds=0.4)
    scene.haze((0.66, 0.76, 0.90), 3600)
    land.peaks(1400, 5000, 1300, 560, 12.0, 0.9, base=-30, forest=0.42)
    scene.HAZE["reach"] = 0
    field(400, 80, 2, lambda x, y: -0.9, land.water((0.012, 0.085, 0.105), 0.10, 0.7, 0.04), (0, -30, 0))
    field(400, 300, 60, lambda x, y: 0.0 + max(0, y - 10) * 0.5 + fractal(x, y, 30) * 3 * min(1, max(0, y - 10) / 10), ground(*land.PASTURE), (0, 150.6, 0))
    quay = stone("grigia", 2.2)
    box((0, 1.0, -0.7), (60, 4.2, 1.4), quay)
    box((0, 0.2, 0.02), (60, 2.6, 0.08), pavement((0.46, 0.44, 0.40), (0.54, 0.51, 0.47), (0.32, 0.30, 0.27), (0.7, 0.5), 0.012, 0.6))
    for index in range(5):
        box((-2.2, -1.2 - index * 0.3, -0.1 - index * 0.18), (1.8, 0.32, 0.2), quay, 0.02)
    x = -15.0
    for index, colour in enumerate(((0.74, 0.62, 0.44), (0.68, 0.34, 0.24), (0.78, 0.54, 0.30), (0.74, 0.70, 0.60), (0.70, 0.46, 0.30))):
        wide = (6, 6.4, 7.6, 5.6, 6.4)[index]
        with Building((x + wide / 2, 1.4, 0)):
            houses.facade(plaster(colour, 0.12), wide, 7, 3 if index != 3 else 4, 2.9, (-wide * 0.3, 0, wide * 0.3), (0.9, 1.5), ("verde", "salvia", "verde", "grigio", "noce")[index], door_at=index % 3, arched=index % 2 == 0, balconies={(1, 1)} if index != 1 else {(1, 0), (1, 2)}, boxes={(1, 1), (2, 0)}, half={(2, 2)}, shut={(2, 1)} if index == 3 else set(), roof_rise=1.2, tint=0.9)
        x += wide
    with Building((2.6, -3.6, -1.05), 0.15, 0.85):
        land.boat((0, 0, 0), 0, (0.30, 0.15, 0.07), sail=False)
    with Building((-6.4, -3.2, -1.05), -0.2, 0.8):
        land.boat((0, 0, 0), 0, (0.74, 0.72, 0.66), sail=False)
    for px in (-0.4, 4.2, -5.8, 8.6):
        plants.pot((px, 0.9, 0.06), 0.9, "agrume", "geranio")
    scene.straight_camera((3.6, -14.5, 1.6), (-0.2, 0, 3.9), 25)


def lake_terrace():
    """A terrace with wistaria, the lake below."""
    scene.sky(26, -105, clouds=0.45)
    scene.haze((0.68, 0.77, 0.90), 3800)
    lake(-16, 4.0, near=30)
    scene.HAZE["reach"] = 0
    for x, y, turn in ((60, 260, 0.5), (-50, 330, -0.4)):
        land.boat((x, y, -16), turn)
    slabs = pavement((0.54, 0.50, 0.44), (0.62, 0.58, 0.51), (0.4, 0.37, 0.32), (0.6, 0.6), 0.01, 0.55)
    box((0, 2.5, -0.1), (11, 9, 0.2), slabs)
    pillar = plaster((0.76, 0.72, 0.64), 0.06)
    box((0, 6.4, 0.06), (11, 0.4, 0.12), pillar)
    box((0, 6.4, 0.86), (11, 0.42, 0.1), pillar, 0.02)
    for index in range(37):
        cylinder((-5.4 + index * 0.3, 6.4, 0.46), 0.07, 0.7, pillar, 0.045, sides=12)
    for x in (-3.8, 3.8):
        for y in (1.6, 6.2):
            cylinder((x, y, 1.4), 0.16, 2.8, pillar)
    timber = wood("noce", (9, 1, 9))
    for y in (1.6, 6.2):
        box((0, y, 2.88), (9, 0.14, 0.16), timber)
    for index in range(14):
        box((-4.2 + index * 0.65, 3.9, 3.0), (0.08, 5.6, 0.1), timber)
    plants.climber([((-4 + i * 0.9, 5.9, 3.05 + 0.1 * math.sin(i * 2)), (0.6, 0.5, 0.22)) for i in range(10)], "vite", None, 5200, 0.14)
    plants.leaves([((-4 + i * 0.6, 5.9, 2.65 + 0.12 * math.sin(i * 1.7)), (0.12, 0.12, 0.3)) for i in range(14)], 5200, plants.green("glicine"), 0.06, 0.8)
    with Building((-0.6, 3.9, 0)):
        fit.dining(4, 1.8, 0.9, "teak", (0.16, 0.24, 0.20), (0.76, 0.72, 0.62), True, "rods", (0.78, 0.75, 0.68))
        fit.vase((0.3, 0, 0.76), 0.2, (0.66, 0.62, 0.54), "glicine")
        fit.bottle((-0.3, 0.05, 0.76), (0.60, 0.56, 0.30), 0.27)
    for x, y, size in ((-4.6, 5.6, 1.4), (4.6, 5.6, 1.4)):
        plants.pot((x, y, 0), size, "agrume", "giallo", tall=True)
    scene.straight_camera((1.6, -1.4, 1.62), (-0.4, 6, 1.3), 25)


def jetty():
    """The jetty of the house in the evening."""
    scene.sky(12, -82, clouds=0.6)
    scene.haze((0.72, 0.72, 0.82), 3200)
    lake(-1.1, 8.0, 600, 1500, near=4)
    scene.HAZE["reach"] = 0
    timber = boards("grigio", 0.16, 2.2, 0.6)
    box((0.6, 7, -0.3), (2.0, 17, 0.1), timber)
    for y in range(1, 16, 2):
        for x in (-0.35, 1.55):
            cylinder((x, y, -0.7), 0.09, 1.9, wood("grigio", (9, 9, 1)), sides=12)
    for x, y, turn in ((0.3, 11.6, math.pi - 0.1), (1.1, 11.9, math.pi + 0.15)):
        fit.put_at((x, y, -0.25), turn, fit.armchair, (0.74, 0.70, 0.62), "grigio")
    with Building((3.6, 8.4, -1.25), 1.45, 0.9):
        land.boat((0, 0, 0), 0, (0.28, 0.14, 0.065), sail=False)
    land.boat((-60, 190, -1.1), 0.6)
    scene.camera((0.2, -2.4, 1.5), (0.7, 40, 1.0), 27)


def water_outside():
    lake(-9, 4.0, near=20, colour=(0.003, 0.02, 0.032))


def garden_outside():
    field(60, 40, 30, lambda x, y: -0.9, ground(*land.SPRING), (0, 26, 0))
    plants.plant(plants.hidden(plants.tree_round("siepe", 6, 0.3, 1.1, 6000, 0.2, 0.5)), [(-6, 13, -0.9), (4, 15, -0.9), (10, 12, -0.9)])
    lake(-9, 8.0, near=44, colour=(0.003, 0.02, 0.032))


BLUE = interiors.Style(floor=lambda: boards("rovere"), wall=(0.79, 0.78, 0.74), height=2.85, view=water_outside, timber="noce", headboard="wood", cover=(0.14, 0.24, 0.26), cushion=(0.62, 0.50, 0.30), shutters="verde", cabinets=(0.14, 0.24, 0.26), top="white", bath_tiles=((0.16, 0.30, 0.30), (0.20, 0.36, 0.36), (0.60, 0.60, 0.57)), sofa=(0.70, 0.67, 0.60), cushions=((0.14, 0.24, 0.26), (0.58, 0.44, 0.22)), chairs="noce", rug=(0.56, 0.54, 0.48), lamp=(0.55, 0.40, 0.18), flowers="glicine")
ROSE = interiors.Style(floor=lambda: pavement((0.58, 0.54, 0.48), (0.64, 0.60, 0.54), (0.46, 0.43, 0.39), (0.4, 0.4), 0.005, 0.35), wall=(0.80, 0.75, 0.67), ceiling="beams", beams="noce", height=2.75, view=garden_outside, timber="chiaro", headboard="cane", cover=(0.44, 0.20, 0.18), cushion=(0.70, 0.62, 0.50), shutters="bordeaux", cabinets=(0.66, 0.62, 0.54), top="wood", bath_tiles=((0.68, 0.64, 0.57), (0.68, 0.64, 0.57), (0.54, 0.50, 0.44)), sofa=(0.56, 0.50, 0.42), cushions=((0.44, 0.20, 0.18), (0.72, 0.67, 0.58)), chairs="chiaro", rug=(0.58, 0.50, 0.42))

PICTURES = {
    "lago-casa-1": (shore_villa, {}),
    "lago-casa-2": (boathouse, {}),
    "lago-casa-3": (rustic, {}),
    "lago-casa-4": (lambda: shore_villa((0.74, 0.44, 0.34), "salvia", (-3.8, -12.6, 1.65), (30, 134), 9.0, 2, True), {}),
    "lago-terrazza-1": (lake_terrace, {"key": 0.25}),
    "lago-vista-1": (jetty, {}),
    **interiors.rooms_of("lago", BLUE, [("soggiorno", 1), ("camera", 1), ("cucina", 0), ("bagno", 1)]),
}
_more = interiors.rooms_of("lago", ROSE, [("camera", 0), ("soggiorno", 0)])
PICTURES["lago-camera-2"] = _more["lago-camera-1"]
PICTURES["lago-soggiorno-2"] = _more["lago-soggiorno-1"]

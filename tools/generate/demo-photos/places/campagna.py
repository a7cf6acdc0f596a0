"""Farms of the plains: long brick and plaster houses, poplars, wheat and canals."""

import random

from kit import furniture as fit
from kit import houses, interiors, plants, roofs, scene
from kit import landscapes as land
from kit.materials import boards, ground, pavement, plaster
from kit.scene import Building
from kit.shapes import box, field, fractal

BRICKS = ((0.34, 0.145, 0.085), (0.42, 0.20, 0.12), (0.50, 0.45, 0.38))


def brick():
    return pavement(*BRICKS, (0.26, 0.075), 0.012, 0.85, 0.5, "xz", 0.1, 0.7)


def flat_land(crop=land.WHEAT, trees=True):
    def rise(x, y):
        return fractal(x, y, 60) * 0.25 - 0.3

    scene.haze((0.74, 0.78, 0.82), 1300)
    field(1400, 900, 120, rise, land.fields(crop, 0.012), (0, 460, 0))
    if trees:
        land.poplars(rise, (-140, 150), (120, 170), 34, 16)
        land.poplars(rise, (60, 70), (110, 150), 12, 15)
    scene.HAZE["reach"] = 0
    return rise


def cascina(eye=(-4.0, -13.5, 1.65), sun=(32, -132), wall=None, shutters="verde"):
    """A long farm with its arcade of brick."""
    scene.sky(*sun, clouds=0.6)
    flat_land()
    field(60, 36, 60, lambda x, y: fractal(x, y, 4) * 0.05 - 0.02, ground(*land.SPRING), (0, 0, 0))
    field(30, 7, 30, lambda x, y: 0.03 + fractal(x, y, 2) * 0.02, plaster((0.52, 0.46, 0.37), 0.2, 0.9), (0, -3.4, 0))
    main = wall() if wall else plaster((0.72, 0.56, 0.36), 0.12, 0.3)
    houses.facade(main, 11, 8, 2, 3.2, (-3.9, -1.3, 1.3, 3.9), (0.95, 1.55), shutters, door_at=1, door_size=(1.3, 2.4), arched=True, roof_rise=1.8, half={(1, 2)}, shut={(1, 3)}, boxes={(1, 0), (1, 1)})
    arms = brick()
    with Building((9.8, 0.8, 0)):
        for index in range(4):
            x = -3.6 + index * 2.4
            box((x, 0.3, 1.6), (0.55, 0.55, 3.2), arms)
        box((0, 3.4, 3.9), (8.6, 6.8, 1.5), arms)
        box((0, 6.4, 1.6), (8.6, 0.5, 3.2), arms)
        box((0, 3.2, 0.02), (8.4, 6.2, 0.06), pavement(*BRICKS, (0.26, 0.13), 0.01, 0.8, 0.5))
        roofs.gable_roof(8.6, 6.8, 4.6, 1.5, arms)
        hay = plaster((0.50, 0.40, 0.18), 0.2, 1.0)
        for x, y in ((2.6, 4.6), (3.0, 3.4), (1.6, 5.0)):
            fit.cylinder((x, y, 0.7), 0.7, 1.1, hay, turn=(0, 1.5708, 0.3))
    roofs.chimney((-2.4, 4, 7.4))
    for x in (-2.5, 0.0):
        plants.pot((x, -0.9, 0), 1.3, "agrume", "geranio")
    for x in (-5, -4.2, 2.6, 3.4, 4.6):
        plants.bush((x, -0.6, 0), 0.45, "siepe", 560, 0.1, random.choice(("rosa", "bianco", "lavanda")))
    plants.plant(plants.hidden(plants.tree_round("pioppo", 8, 0.3, 1.1, 9000, 0.22, 0.6)), [(-9.5, 2, 0), (-12.5, 7, 0)])
    plants.grass((-15, 15, -11, -7), 20000, ((0.07, 0.10, 0.03), (0.18, 0.20, 0.06)))
    scene.straight_camera(eye, (0.6, 0, 3.1), 25)


def brick_house():
    """A red farmhouse at the end of its row of poplars."""
    scene.sky(20, 126, clouds=0.55)
    flat_land((land.SPRING[0], land.WHEAT[0], land.SPRING[2]))
    field(60, 36, 60, lambda x, y: fractal(x, y, 4) * 0.05 - 0.02, ground(*land.SPRING), (0, 0, 0))
    field(3.0, 18, 24, lambda x, y: 0.03 + fractal(x, y, 2) * 0.03, plaster((0.56, 0.50, 0.40), 0.2, 0.9), (0, -8, 0.02))
    houses.facade(brick(), 9.2, 8, 2, 3.1, (-3.0, 0.0, 3.0), (0.95, 1.55), "grigio", around=(0.76, 0.72, 0.64), door_at=1, roof_rise=1.9, half={(1, 0)}, boxes={(1, 1)}, flower="bianco")
    with Building((-7.4, 1.4, 0)):
        houses.facade(brick(), 5.4, 6, 1, 2.9, (-1.2, 1.2), (0.9, 1.3), "grigio", door_at=0, roof_rise=1.3)
    land.poplars(lambda x, y: 0, (8, 1), (26, 44), 12, 15)
    for x in (-1.2, 1.2):
        plants.pot((x, -0.8, 0), 1.1, "siepe", "rosa")
    plants.climber([((3.9, -0.15, 0.5 + i * 0.45), (0.5, 0.16, 0.45)) for i in range(8)], "siepe", "rosa", 3400)
    with Building((-4.4, -2.6, 0), 0.2):
        fit.dining(4, 1.7, 0.85, "teak", (0.70, 0.68, 0.62), None, True, "rods")
    for x in (-3.8, -3.0, -2.2, 1.9, 2.7):
        plants.bush((x, -0.6, 0), 0.4, "siepe", 520, 0.1, random.choice(("rosa", "bianco", "lavanda")))
    plants.grass((-15, 15, -11, 3), 44000, ((0.07, 0.10, 0.03), (0.18, 0.20, 0.06)), skip=lambda x, y: abs(x) < 1.65)
    scene.straight_camera((3.2, -12.6, 1.65), (-0.6, 0, 3.0), 25)


def garden_table():
    """The table under the trees, the fields behind."""
    scene.sky(40, -118, clouds=0.5)
    flat_land()
    field(60, 30, 60, lambda x, y: fractal(x, y, 4) * 0.05 - 0.02, ground(*land.SPRING), (0, 4, 0))
    plants.plant(plants.hidden(plants.tree_round("siepe", 8.5, 0.34, 1.3, 12000, 0.2, 0.5)), [(-5.6, 6.6, 0), (6.2, 9, 0)])
    plants.hedge((-14, 12.5, 0), (14, 12.5, 0), 1.0, 0.7, "siepe", "rosa", 200)
    with Building((0.2, 4.4, 0), 0.05):
        fit.dining(6, 2.5, 1.0, "teak", (0.70, 0.68, 0.62), (0.60, 0.52, 0.38), True, "rods", (0.80, 0.77, 0.70))
        fit.bowl((-0.5, 0, 0.757), 0.2, (0.70, 0.66, 0.58), (0.60, 0.30, 0.06))
        fit.bottle((0.2, 0.06, 0.757))
        fit.vase((0.75, 0, 0.757), 0.22, (0.62, 0.58, 0.50), "rosa")
    with Building((-3.8, 3.2, 0), 0.7):
        fit.sun_lounger()
    for x, y in ((-2.6, 7.4), (3.4, 7.8), (4.6, 5.6)):
        plants.pot((x, y, 0), 1.1, "agrume", "geranio")
    plants.grass((-11, 11, -1, 12), 60000, ((0.07, 0.10, 0.03), (0.18, 0.20, 0.06)), (0.04, 0.1))
    scene.straight_camera((1.8, -1.8, 1.62), (-0.2, 6, 1.3), 25)


def canal():
    """The canal, poplars and wheat in the evening."""
    scene.sky(10, -74, clouds=0.6)
    scene.haze((0.90, 0.80, 0.68), 900)

    def rise(x, y):
        return -1.0 + fractal(x, y, 60) * 0.3 - (1.6 if abs(x - 4 - y * 0.06) < 3.4 else 0.0)

    field(900, 700, 260, rise, land.fields(land.WHEAT, 0.014), (0, 345, 0))
    field(260, 160, 200, rise, land.fields(land.SPRING, 0.05), (0, 76, 0.02))
    field(900, 900, 2, lambda x, y: -1.75, land.water((0.03, 0.06, 0.06), 0.08, 0.6, 0.04), (0, 440, 0))
    land.poplars(rise, (-9, 6), (44, 190), 22, 13)
    land.poplars(rise, (-150, 240), (120, 260), 36, 16)
    land.far_house((-44, 104, rise(-44, 104)), 1.7, (0.62, 0.34, 0.22), floors=2)
    land.far_house((-58, 108, rise(-58, 108)), 1.4, (0.62, 0.34, 0.22), floors=1)
    scene.HAZE["reach"] = 0
    plants.grass((-9, 0.4, -2, 12), 40000, ((0.10, 0.11, 0.04), (0.30, 0.27, 0.11)), (0.1, 0.35), level=lambda x, y: -1.05)
    scene.camera((-0.6, -5, 1.3), (2.0, 40, 0.2), 28)


def lawn_outside():
    field(300, 200, 40, lambda x, y: -0.9, land.fields(land.SPRING, 0.02), (0, 104, 0))
    land.poplars(lambda x, y: -0.9, (-60, 70), (60, 76), 16, 15)
    plants.plant(plants.hidden(plants.tree_round("siepe", 6, 0.3, 1.1, 6000, 0.2, 0.5)), [(-7, 14, -0.9), (5, 17, -0.9)])


FARM = interiors.Style(floor=lambda: pavement(*BRICKS[:2], (0.46, 0.36, 0.27), (0.3, 0.15), 0.006, 0.5, 0.5), wall=(0.80, 0.76, 0.67), back=None, ceiling="beams", beams="rovere", height=2.85, view=lawn_outside, timber="rovere", headboard="wood", cover=(0.20, 0.28, 0.34), cushion=(0.66, 0.60, 0.50), shutters="verde", cabinets=(0.44, 0.20, 0.14), top="stone", hood=(0.78, 0.74, 0.66), bath_tiles=((0.66, 0.64, 0.58), (0.66, 0.64, 0.58), (0.50, 0.48, 0.44)), sofa=(0.50, 0.46, 0.38), cushions=((0.20, 0.28, 0.34), (0.70, 0.64, 0.52)), chairs="rovere", rug=(0.58, 0.52, 0.42), fire=True, fire_stone=brick, lamp=(0.44, 0.20, 0.14))
SOFT = interiors.Style(floor=lambda: boards("chiaro"), wall=(0.74, 0.74, 0.68), height=2.85, view=lawn_outside, timber="noce", headboard="cloth", cover=(0.40, 0.42, 0.30), cushion=(0.72, 0.62, 0.44), shutters="grigio", cabinets=(0.40, 0.42, 0.32), top="wood", bath_tiles=((0.36, 0.40, 0.30), (0.42, 0.46, 0.36), (0.58, 0.57, 0.52)), sofa=(0.66, 0.63, 0.56), cushions=((0.40, 0.42, 0.30), (0.62, 0.44, 0.22)), chairs="noce", rug=(0.60, 0.56, 0.48))

PICTURES = {
    "campagna-casa-1": (cascina, {}),
    "campagna-casa-2": (brick_house, {}),
    "campagna-casa-3": (lambda: cascina((4.4, -14, 1.65), (24, 134), lambda: plaster((0.70, 0.42, 0.30), 0.12, 0.3), "salvia"), {}),
    "campagna-giardino-1": (garden_table, {}),
    "campagna-vista-1": (canal, {}),
    **interiors.rooms_of("campagna", FARM, [("soggiorno", 0), ("cucina", 1), ("camera", 0)]),
}
_more = interiors.rooms_of("campagna", SOFT, [("camera", 1), ("bagno", 0)])
PICTURES["campagna-camera-2"] = _more["campagna-camera-1"]
PICTURES["campagna-bagno-1"] = _more["campagna-bagno-1"]
PICTURES["campagna-casa-4"] = (lambda: cascina((-3.6, -14, 1.65), (40, -126), brick, "bordeaux"), {})
_more = interiors.rooms_of("campagna", SOFT, [("soggiorno", 1)])
PICTURES["campagna-soggiorno-2"] = _more["campagna-soggiorno-1"]

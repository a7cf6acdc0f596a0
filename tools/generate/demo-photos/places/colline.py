"""Farmhouses among hills, vines and olives."""

import math

from kit import furniture as fit
from kit import houses, interiors, plants, roofs, scene
from kit import landscapes as land
from kit.materials import boards, ground, pavement, plaster, stone, wood
from kit.scene import Building
from kit.shapes import box, cut, field, fractal, opening


def lawn(colours=land.SPRING, width=60, depth=44, at=(0, 4, 0)):
    field(width, depth, 90, lambda x, y: fractal(x, y, 4) * 0.08 - 0.02, ground(*colours), at)


def casale(wall="calda", shutters="verde", arched=True, eye=(3.2, -11.5, 1.7), target=(0.2, 2, 2.7), lens=31, sun=(16, -62), seed=1.0, side=1, roses=None, cypresses=True):
    scene.sky(*sun, clouds=0.45)
    scene.haze(reach=1500)
    rise = land.hills(16, 10, land.MEADOW if cypresses else land.SPRING, seed)
    if cypresses:
        land.cypress_line(rise, (-60, 60), (-18, 120), 9)
        land.far_house((48, 110, rise(48, 110)))
    scene.HAZE["reach"] = 0
    lawn()
    walls = stone(wall, 2.4) if isinstance(wall, str) else plaster(wall, 0.12, 0.3)
    houses.facade(walls, 9.2, 7, 2, 2.75, (-2.9, 0.1, 3.0), (0.85, 1.25), shutters, door_at=1, arched=arched, roof_rise=1.5, half={(1, 2)})
    with Building((side * 6.6, 1.2, 0)):
        houses.facade(walls, 4.2, 5, 1, 2.6, (0.0,), (0.8, 1.1), shutters, door_at=None, roof_rise=1.0)
    roofs.chimney((-2.6, 3.6, 6.3))
    field(3.0, 16, 24, lambda x, y: 0.03 + fractal(x, y, 2) * 0.03, plaster((0.55, 0.48, 0.37), 0.2, 0.9), (0.1, -8, 0.04))
    tall = plants.hidden(plants.tree_cypress(8.6) if cypresses else plants.tree_round("siepe", 7, 0.35, 1.1, 9000, 0.2, 0.5))
    plants.plant(tall, [(-6.6, 2.4, 0), (-8.0, 4.4, 0), (-9.6, 7.0, 0), (11, 6, 0), (12.4, 9, 0)] if cypresses else [(-9.2, 5, 0), (11.5, 7, 0)])
    olive = plants.hidden(plants.tree_round("olivo" if cypresses else "siepe", 4.2 if cypresses else 3.2))
    plants.plant(olive, [(-6.9, -2.0, 0), (7.6, -1.6, 0)])
    for x in (-3.9, -3.3, -2.6, -2.0, -1.4, 1.7, 2.3, 3.0, 3.6, 4.2):
        plants.bush((x, -0.55, 0), 0.33, "olivo", 420, 0.1, "lavanda")
    if roses:
        plants.climber([((1.1, -0.15, 1.2), (0.3, 0.15, 1.2)), ((0.9, -0.15, 2.8), (0.8, 0.15, 0.4))], "siepe", roses, 1600)
    plants.pot((-1.0, -0.8, 0), 0.9)
    plants.pot((1.25, -0.85, 0), 0.8)
    plants.grass((-14, 14, -10, 3), 46000, skip=lambda x, y: abs(x - 0.1) < 1.45 + fractal(x, y, 1) * 0.3)
    scene.straight_camera(eye, target, lens)


def podere():
    """A long farm on its hill, vines at its feet."""
    scene.sky(26, -132, clouds=0.5)
    scene.haze(reach=1500)
    rise = land.hills(26, 11, land.MEADOW, 5.0, knolls=((60, 150, 20, 50), (-80, 190, 26, 60)))
    land.cypress_line(rise, (34, 60), (62, 140), 9)
    land.village(rise, (-80, 190), 16, 22)
    scene.HAZE["reach"] = 0
    lawn(land.MEADOW)
    walls = plaster((0.72, 0.56, 0.36), 0.12, 0.3)
    houses.facade(walls, 13, 7, 2, 2.9, (-4.6, -1.5, 1.6, 4.7), (0.9, 1.4), "noce", door_at=1, arched=True, roof_rise=1.6, shut={(1, 3)}, half={(0, 2)}, boxes={(1, 0), (1, 2)})
    with Building((9.0, 1.0, 0)):
        houses.facade(stone("calda", 2.4), 5.4, 5.5, 1, 3.0, (0.0,), (1.0, 1.3), "noce", door_at=None, roof_rise=1.1)
    roofs.chimney((3.4, 3.4, 6.6))
    field(3.4, 16, 24, lambda x, y: 0.03 + fractal(x, y, 2) * 0.03, plaster((0.62, 0.55, 0.44), 0.2, 0.9), (-1.5, -8, 0.02))
    cypress = plants.hidden(plants.tree_cypress(9))
    plants.plant(cypress, [(-8.4, 2.0, 0), (-10, 5, 0), (13.4, 4.4, 0)])
    for x in (-3.4, 0.4):
        plants.pot((x, -0.9, 0), 1.4, "agrume", "giallo", tall=True)
    for index, x in enumerate((-6, -5.2, 0.9, 2.4, 3.3, 5.6)):
        plants.bush((x, -0.7, 0), 0.42, "siepe", 520, 0.1, ("rosa", "lavanda", "bianco")[index % 3])
    land.vineyard(lambda x, y: -0.05, (5.4, 15, -9, -2), 1.5, 1.1)
    plants.grass((-15, 5, -11, 3), 40000, ((0.12, 0.13, 0.04), (0.32, 0.29, 0.11)), skip=lambda x, y: abs(x + 1.5) < 1.85)
    scene.straight_camera((-4.6, -13.2, 1.7), (-0.2, 0, 3.0), 25)


def tower_house():
    """A tall stone house with its dovecote, in the morning."""
    scene.sky(20, 128, clouds=0.55)
    scene.haze((0.74, 0.78, 0.84), 900)
    rise = land.hills(18, 12, land.SPRING, 9.0, knolls=((-70, 140, 18, 44),))
    land.olive_grove(rise, (-60, -14, 26, 80), 8, 4.6, count=2600)
    land.cypress_line(rise, (22, 44), (50, 110), 8)
    scene.HAZE["reach"] = 0
    lawn()
    walls = stone("grigia", 2.6)
    houses.facade(walls, 8.4, 7, 3, 2.75, (-2.6, 0.0, 2.6), (0.85, 1.25), "salvia", door_at=1, arched=True, roof_rise=1.3, boxes={(1, 0), (1, 2)}, shut={(2, 0)})
    with Building((-6.4, 1.6, 0)):
        houses.facade(walls, 4.6, 5, 2, 2.7, (0.0,), (0.8, 1.15), "salvia", door_at=None, roof_rise=1.0)
    plants.climber([((3.6, -0.12, 0.5 + i * 0.5), (0.55, 0.16, 0.45)) for i in range(12)] + [((3.0, -0.12, 5.4), (0.7, 0.16, 0.5))], "vite", None, 5200)
    with Building((-2.7, -2.4, 0), 0.2):
        fit.dining(4, 1.7, 0.85, "teak", (0.16, 0.22, 0.17), None, True, "rods")
    for x in (-1.1, 1.1):
        plants.pot((x, -0.8, 0), 1.0)
    oak = plants.hidden(plants.tree_round("siepe", 7.5, 0.32, 1.2, 9000, 0.2, 0.5))
    plants.plant(oak, [(8.6, 1.0, 0)])
    for x in (-3.8, -3.2, 1.9, 2.5, 3.1):
        plants.bush((x, -0.55, 0), 0.36, "olivo", 420, 0.1, "lavanda")
    plants.grass((-14, 14, -10, 3), 46000, ((0.08, 0.10, 0.03), (0.20, 0.22, 0.07)))
    scene.straight_camera((3.0, -12.2, 1.7), (-0.5, 0, 3.7), 25)


def pool():
    """The pool on the edge of the valley."""
    scene.sky(20, -78, clouds=0.5)
    scene.haze((0.80, 0.76, 0.68), 1000)
    rise = land.hills(24, 13, land.MEADOW, 2.0, base=-5, knolls=((46, 120, 12, 34), (-54, 150, 18, 44)))
    land.cypress_line(rise, (30, 84), (50, 124), 9)
    land.far_house((47, 122, rise(47, 122)), 1.2)
    land.village(rise, (-54, 150), 18, 24)
    scene.HAZE["reach"] = 0
    travertine = pavement((0.64, 0.57, 0.46), (0.71, 0.64, 0.53), (0.5, 0.43, 0.34), (0.9, 0.6), 0.01, 0.6, 0.5)
    for middle, size in (((0, -2.6, -0.1), (18, 5.2, 0.2)), ((0, 7.2, -0.1), (18, 1.0, 0.2)), ((-6.3, 3.35, -0.1), (5.4, 6.7, 0.2)), ((6.3, 3.35, -0.1), (5.4, 6.7, 0.2))):
        box(middle, size, travertine, 0.02)
    basin = plaster((0.16, 0.42, 0.46), 0.05, 0.1)
    box((0, 3.35, -1.5), (7.2, 6.7, 0.1), basin)
    for middle, size in (((0, 0, -0.8), (7.2, 0.06, 1.4)), ((0, 6.7, -0.8), (7.2, 0.06, 1.4)), ((-3.6, 3.35, -0.8), (0.06, 6.7, 1.4)), ((3.6, 3.35, -0.8), (0.06, 6.7, 1.4))):
        box(middle, size, basin)
    field(7.16, 6.66, 2, lambda x, y: -0.16, land.water((0.03, 0.22, 0.26), 0.10, 1.4, 0.03, 0.15), (0, 3.35, 0))
    field(40, 9, 40, lambda x, y: -0.15 - max(0, y - 9) * 0.4, ground(*land.SPRING), (0, 12, 0))
    for x, turn in ((-5.2, 0.15), (5.3, -0.2)):
        for y in (1.4, 3.2):
            with Building((x, y, 0), math.pi / 2 * (1 if x < 0 else -1) + turn):
                fit.sun_lounger()
    fit.put_at((-6.4, 2.4), 0, fit.parasol)
    cypress = plants.hidden(plants.tree_cypress(6.4))
    plants.plant(cypress, [(-8.6, 9, -0.4), (-7.3, 9.6, -0.5), (7.6, 9.4, -0.4), (8.8, 9.0, -0.4), (10.2, 9.6, -0.5)])
    for index in range(16):
        plants.bush((-6 + index * 0.8, 8.1, -0.1), 0.34, "olivo", 300, 0.12, "lavanda")
    scene.straight_camera((0.9, -4.8, 1.75), (-0.3, 8, 0.9), 25)


def valley(morning=True):
    """From the window: cypresses, a farm, mist in the valley."""
    scene.sky(10 if morning else 24, -70 if morning else -115, clouds=0.45, dust=1.4)
    scene.haze((0.92, 0.80, 0.66) if morning else (0.72, 0.78, 0.84), 620 if morning else 1100)
    rise = land.hills(12, 18, land.MEADOW if morning else land.SPRING, 3.0 if morning else 8.0, base=-9, valley=8, knolls=((34, 130, 18, 40), (-70, 220, 34, 60), (90, 320, 50, 90)))
    land.far_house((34, 126, rise(34, 126)), 1.4)
    land.far_house((44, 131, rise(44, 131)), 0.9, floors=1)
    pattern = land.cypress_line(rise, (-22, 44), (26, 116), 13, 8)
    land.cypress_line(rise, (24, 134), (50, 136), 7, 9, pattern)
    land.village(rise, (-70, 220), 26, 28)
    plants.plant(pattern, land.scatter(rise, 26, (-110, 110, 60, 260)))
    land.olive_grove(rise, (-46, -8, 16, 44), 7, 4.2, count=3000)
    scene.HAZE["reach"] = 0
    scene.camera((0, 0, 3.0), (2, 60, -1.0), 31)


def arch_view():
    """Under the portico: a table, and the hills in the arch."""
    scene.sky(24, -60, clouds=0.45)
    scene.haze((0.78, 0.76, 0.70), 900)
    rise = land.hills(16, 12, land.MEADOW, 6.0, base=-4, knolls=((20, 110, 14, 34),))
    land.cypress_line(rise, (-10, 50), (20, 104), 9)
    land.far_house((20, 108, rise(20, 108)), 1.3)
    scene.HAZE["reach"] = 0
    cotto = pavement((0.42, 0.20, 0.11), (0.50, 0.26, 0.15), (0.42, 0.34, 0.26), (0.3, 0.15), 0.006, 0.55, 0.5)
    box((0, 3, -0.05), (12, 9, 0.1), cotto)
    work = stone("calda", 2.2)
    wall = box((0, 6.2, 1.8), (12, 0.6, 3.6), work)
    cutters = []
    for x in (-3.7, 0.0, 3.7):
        cutters += opening((x, 6.2, -0.02), 2.9, 1.5, 2, True)
    cut(wall, cutters)
    box((-5.2, 3, 1.8), (0.5, 8, 3.6), plaster((0.74, 0.64, 0.48), 0.1))
    box((0, 3, 3.55), (12, 8, 0.1), wood("rovere", (9, 1, 9)))
    for index in range(12):
        box((-5.4 + index * 0.98, 3, 3.4), (0.18, 7.6, 0.22), wood("noce", (9, 1, 9)), 0.01)
    with Building((-0.6, 3.4, 0)):
        fit.dining(6, 2.6, 1.0, "rovere", "rovere", (0.58, 0.46, 0.28), True, "bars", (0.78, 0.74, 0.66))
        fit.bowl((-0.4, 0, 0.757), 0.2, (0.46, 0.20, 0.12), (0.50, 0.42, 0.06))
        fit.bottle((0.3, 0.06, 0.757))
        fit.bottle((0.42, -0.04, 0.757), (0.30, 0.22, 0.04))
        fit.vase((0.85, 0, 0.757), 0.22, (0.62, 0.58, 0.50), "lavanda")
    for x, size in ((-4.4, 1.2), (1.85, 1.3), (4.6, 1.1)):
        plants.pot((x, 5.4, 0), size, "agrume", "geranio")
    scene.panel_light((0, -1, 3.2), (0, 4, 0.8), 3, 60, (1, 0.9, 0.78))
    scene.straight_camera((1.5, -1.7, 1.6), (-0.5, 6, 1.35), 24)


def green_outside():
    land.hills(10, 8, land.SPRING, 6.0, base=-3, knolls=((16, 110, 12, 36),))
    plants.plant(plants.hidden(plants.tree_round("siepe", 6, 0.3, 1.1, 6000, 0.2, 0.5)), [(-7, 16, -2), (6, 20, -2)])


def olive_outside():
    rise = land.hills(8, 8, land.MEADOW, 4.0, base=-2, knolls=((10, 90, 10, 30),))
    land.cypress_line(rise, (-8, 30), (10, 80), 8)


COTTO = ((0.38, 0.175, 0.095), (0.47, 0.235, 0.135), (0.42, 0.33, 0.25))
CASALE = interiors.Style(floor=lambda: pavement(*COTTO, (0.32, 0.16), 0.006, 0.5, 0.5), wall=(0.79, 0.74, 0.65), back=lambda: stone("calda", 2.0), ceiling="beams", beams="cotto", height=2.8, view=olive_outside, timber="noce", headboard="wood", cover=(0.30, 0.33, 0.20), cushion=(0.52, 0.24, 0.12), shutters="verde", cabinets=(0.62, 0.58, 0.48), top="stone", hood=(0.78, 0.73, 0.64), bath_tiles=((0.44, 0.22, 0.13), (0.52, 0.29, 0.18), (0.50, 0.44, 0.37)), sofa=(0.68, 0.62, 0.50), cushions=((0.44, 0.18, 0.10), (0.30, 0.33, 0.20)), chairs="noce", rug=(0.50, 0.40, 0.28), fire=True, fire_stone=lambda: stone("calda", 2.6), lamp=(0.24, 0.12, 0.06), flowers="lavanda")
PLAIN = interiors.Style(floor=lambda: pavement(*COTTO, (0.32, 0.32), 0.006, 0.5), wall=(0.78, 0.72, 0.60), ceiling="beams", beams="chiaro", height=2.75, view=olive_outside, timber="rovere", headboard="iron", cover=(0.46, 0.40, 0.55), cushion=(0.66, 0.60, 0.48), shutters="noce", cabinets=(0.26, 0.30, 0.20), top="wood", bath_tiles=((0.66, 0.62, 0.54), (0.66, 0.62, 0.54), (0.50, 0.47, 0.42)), rug=(0.56, 0.48, 0.38), chairs="rovere")
RUSTIC = interiors.Style(floor=lambda: boards("rovere"), wall=(0.80, 0.77, 0.70), back=lambda: stone("grigia", 2.2), ceiling="beams", beams="noce", height=2.75, view=green_outside, timber="chiaro", headboard="cloth", cover=(0.34, 0.16, 0.12), cushion=(0.70, 0.64, 0.52), shutters="bordeaux", cabinets=(0.66, 0.62, 0.54), top="wood", sofa=(0.46, 0.42, 0.34), cushions=((0.34, 0.16, 0.12), (0.70, 0.62, 0.46)), chairs="chiaro", rug=(0.58, 0.50, 0.40), fire=True, fire_stone=lambda: stone("grigia", 2.6))

PICTURES = {
    "colline-casa-1": (lambda: casale(sun=(24, -128)), {}),
    "colline-casa-2": (podere, {}),
    "colline-casa-3": (tower_house, {}),
    "colline-casa-4": (lambda: casale("dorata", "azzurro", False, (-3.6, -11.8, 1.7), (-0.4, 2, 2.7), 31, (18, 126), 4.0, -1, "rosa"), {}),
    "colline-casa-5": (lambda: casale((0.74, 0.66, 0.52), "bordeaux", True, (3.4, -12.2, 1.7), (0.0, 2, 2.7), 30, (32, -130), 7.0, 1, None, False), {}),
    "colline-casa-6": (lambda: casale("grigia", "noce", True, (-3.8, -12.2, 1.7), (-0.2, 2, 2.7), 30, (28, 132), 3.0, -1, "bianco", False), {}),
    "colline-casa-7": (lambda: casale((0.70, 0.44, 0.33), "salvia", False, (-3.2, -12.4, 1.7), (0.2, 2, 2.7), 30, (36, 130), 11.0, 1, "bianco", False), {}),
    "colline-casa-8": (lambda: casale("calda", "grigio", True, (3.6, -12.4, 1.7), (-0.2, 2, 2.7), 30, (26, -124), 5.0, -1, None, False), {}),
    "colline-piscina-1": (pool, {}),
    "colline-portico-1": (arch_view, {"key": 0.25}),
    "colline-vista-1": (valley, {}),
    "colline-vista-2": (lambda: valley(False), {"size": (1000, 1500)}),
    **interiors.rooms_of("colline", CASALE, [("soggiorno", 0), ("cucina", 0), ("camera", 0), ("bagno", 1)]),
}
_more = interiors.rooms_of("colline", PLAIN, [("camera", 1), ("cucina", 1)])
PICTURES["colline-camera-2"] = _more["colline-camera-1"]
PICTURES["colline-cucina-2"] = _more["colline-cucina-1"]
_more = interiors.rooms_of("colline", RUSTIC, [("camera", 1), ("soggiorno", 1)])
PICTURES["colline-camera-3"] = _more["colline-camera-1"]
PICTURES["colline-soggiorno-2"] = _more["colline-soggiorno-1"]

"""White and pastel houses by the sea, maiolica, pergolas, bougainvillea."""

import math
import random

from kit import furniture as fit
from kit import houses, interiors, plants, scene
from kit import landscapes as land
from kit.materials import boards, cementine, ground, pavement, plain, plaster, stone
from kit.scene import Building
from kit.shapes import box, cylinder, field, fractal, sphere

WHITE = (0.82, 0.80, 0.75)


def bay(level=-14.0):
    land.sea(level)
    land.coast(level, 900, 2200, 150, 1, seed=2.0)
    land.coast(level, 1600, 2600, 190, -1, seed=5.0)


def window_sea():
    land.sea(-12, (0.003, 0.022, 0.04))
    land.coast(-12, 1100, 2000, 140, 1, seed=4.0)


def white_house(paint="azzurro", wall=WHITE, eye=(3.6, -9.5, 1.65), target=(-0.1, 0, 2.6), lens=27, sun=(44, -140), flowers=True, flat=True):
    scene.sky(*sun, clouds=0.35)
    scene.haze(reach=2600)
    with Building((0, 14, 0)):
        land.sea(-5)
        land.coast(-5, 800, 1800, 110, 1, seed=3.0)
    scene.HAZE["reach"] = 0
    field(34, 16, 40, lambda x, y: fractal(x, y, 3) * 0.02, pavement((0.62, 0.56, 0.46), (0.70, 0.63, 0.53), (0.48, 0.42, 0.34), (0.6, 0.4), 0.012, 0.7, 0.4), (0, 0, 0))
    walls = plaster(wall, 0.05, 0.4)
    top = houses.facade(walls, 8.4, 6.5, 2, 2.9, (-2.7, 0.1, 2.8), (0.9, 1.35), paint, around=tuple(min(0.86, part * 1.04) for part in wall), door_at=1, door_paint=houses.SHUTTERS[paint], roof="flat" if flat else "gable", half={(1, 2)}, balconies={(1, 1)}, boxes={(1, 0)} if flowers else set(), roof_rise=1.2)
    with Building((-6.6, 1.0, 0)):
        houses.facade(walls, 4.8, 5, 1, 2.8, (0.3,), (0.9, 1.3), paint, door_at=None, roof="flat", around=wall)
    climb = [((4.0 - random.random() * 0.9, -0.12, 0.8 + i * 0.42), (0.4, 0.16, 0.42)) for i in range(9)]
    plants.climber(climb + [((2.8 - i * 0.35, -0.15, 4.5), (0.4, 0.18, 0.3)) for i in range(4)], "siepe", "bouganville", 3600)
    for x, y, size, tall in ((-1.2, -0.9, 1.1, False), (1.35, -0.85, 1.0, False), (-3.6, -0.9, 1.5, True), (4.6, -1.1, 1.4, True), (2.1, -0.7, 0.8, False)):
        plants.pot((x, y, 0), size, "agrume", "giallo" if tall else "geranio", tall=tall)
    with Building((-2.4, -1.9, 0), 0.3):
        fit.round_table(0.42, top=plain(houses.SHUTTERS[paint], 0.4))
    for x, y, turn in ((-3.1, -2.0, 1.4), (-1.7, -1.7, -1.6)):
        fit.put_at((x, y), turn, fit.chair, houses.SHUTTERS[paint], None, "rods")
    pine = plants.hidden(plants.tree_pine(11))
    plants.plant(pine, [(9.5, 7, -1), (-13, 9, -1)])
    scene.straight_camera(eye, target, lens)
    return top


def fishermen(eye=(-3.5, -13, 1.7), lens=25):
    """Houses of a harbour in a row, each its own colour."""
    scene.sky(36, -130, clouds=0.45)
    slabs = pavement((0.46, 0.42, 0.37), (0.54, 0.50, 0.44), (0.30, 0.27, 0.24), (0.7, 0.45), 0.012, 0.55, 0.5)
    field(60, 26, 4, lambda x, y: 0.0, slabs, (0, -10, 0))
    x = -17.0
    colours = ((0.74, 0.36, 0.26), (0.80, 0.66, 0.42), (0.70, 0.28, 0.22), (0.76, 0.48, 0.24), (0.80, 0.74, 0.62), (0.62, 0.44, 0.40))
    for index, colour in enumerate(colours):
        wide, floors = (5.4, 3) if index % 2 == 0 else (6.6, 4 if index == 3 else 3)
        with Building((x + wide / 2, random.uniform(-0.1, 0.25), 0)):
            columns = (-1.5, 1.5) if wide < 6 else (-2.1, 0.0, 2.1)
            houses.facade(plaster(colour, 0.12), wide, 7, floors, 2.9, columns, (0.95, 1.5), "verde", door_at=index % 2, arched=index % 3 == 0, shut={(1, 0)} if index % 2 else {(2, 1)}, half={(2, 0)}, boxes={(1, 1)}, balconies={(2, 1)} if index in (1, 3) else set(), roof_rise=1.1, tint=0.95)
        x += wide
    for place, turn, colour in (((-3.8, -4.2, 0.19), 0.25, (0.10, 0.30, 0.46)), ((3.4, -3.6, 0.19), -0.2, (0.72, 0.70, 0.64)), ((8.2, -4.4, 0.19), 0.5, (0.50, 0.10, 0.08))):
        with Building(place, turn, 0.72):
            land.boat((0, 0, 0), 0, colour, sail=False)
    for place in ((-8, -0.8), (-2.2, -0.9), (4.6, -0.9), (7.8, -0.8)):
        plants.pot((*place, 0), 1.1, "agrume", "geranio")
    scene.straight_camera(eye, (0.4, 0, 4.3), lens)


def flats():
    """Flats of four floors behind the promenade, each with its balcony."""
    scene.sky(38, -132, clouds=0.4)
    slabs = pavement((0.62, 0.57, 0.48), (0.70, 0.64, 0.54), (0.46, 0.41, 0.34), (0.6, 0.4), 0.012, 0.6, 0.5)
    field(60, 30, 4, lambda x, y: 0.0, slabs, (0, -8, 0))
    white = plaster((0.82, 0.79, 0.72), 0.05)
    columns = (-4.2, -1.4, 1.4, 4.2)
    houses.facade(white, 12, 9, 4, 3.0, columns, (1.1, 1.9), "azzurro", door_at=1, door_size=(1.5, 2.5), roof="cornice", balconies={(floor, column) for floor in (1, 2, 3) for column in (0, 2, 3)}, boxes={(1, 0), (2, 2), (3, 3)}, half={(2, 1)}, shut={(3, 1)}, band=(0.72, 0.80, 0.84), glazed=True)
    with Building((-10.4, 0.6, 0)):
        houses.facade(plaster((0.78, 0.66, 0.48), 0.06), 8, 8, 3, 3.0, (-2.4, 0, 2.4), (1.0, 1.8), "verde", door_at=1, roof="cornice", balconies={(1, 0), (2, 2)})
    pine = plants.hidden(plants.tree_pine(11))
    plants.plant(pine, [(9.6, 2, 0), (13.5, 6, 0)])
    for x in (-3.4, 0.5, 3.2, 5.2):
        plants.pot((x, -0.9, 0), 1.3, "agrume", "bouganville", tall=x > 1)
    for x in (-5.4, 2.2):
        plants.hedge((x, -1.6, 0), (x + 2.2, -1.6, 0), 0.5, 0.6, "siepe")
    scene.straight_camera((-4.2, -17.5, 1.7), (0.2, 0, 5.9), 24)


def villa(wall=(0.80, 0.74, 0.62), shutters="salvia", eye=(-3.2, -13.5, 1.7), sun=(28, -128), coast=True):
    """A villa among pines."""
    scene.sky(*sun, clouds=0.4)
    scene.haze(reach=2600)
    with Building((0, 20, 0)):
        land.sea(-9)
        if coast:
            land.coast(-9, 1000, 2000, 120, -1, seed=7.0)
    scene.HAZE["reach"] = 0
    field(70, 46, 90, lambda x, y: fractal(x, y, 4) * 0.1 - 0.02, ground((0.30, 0.27, 0.13), (0.17, 0.20, 0.07), (0.09, 0.15, 0.04)), (0, 2, 0))
    field(3.2, 16, 20, lambda x, y: 0.05, pavement((0.66, 0.60, 0.50), (0.72, 0.66, 0.56), (0.5, 0.45, 0.37), (1.0, 0.6), 0.012, 0.7), (0.0, -8, 0))
    houses.facade(plaster(wall, 0.05), 11, 8, 2, 3.1, (-3.9, -1.4, 1.3, 3.9), (1.0, 1.9), shutters, door_at=2, door_size=(1.3, 2.5), roof_rise=1.6, half={(1, 3)}, balconies={(1, 1), (1, 2)}, corners=None, band=(0.84, 0.80, 0.72), glazed=True, door_wood="rovere")
    with Building((-7.8, 0.4, 0)):
        houses.pergola(4.6, 4.2, 2.6, "bianco", posts="stone")
    plants.climber([((-9.8 + i * 0.8, -3.4 + j * 1.1, 2.95), (0.7, 0.7, 0.2)) for i in range(6) for j in range(4)], "vite", None, 5200, 0.16)
    with Building((-7.8, -1.7, 0)):
        fit.dining(4, 1.8, 0.9, "teak", (0.72, 0.70, 0.64), None, True, "rods")
    pine = plants.hidden(plants.tree_pine(12))
    plants.plant(pine, [(9.5, 3, 0), (13, 9, 0), (-12.5, 9, 0), (-16, 4, 0)])
    for x in (-1.6, 1.6):
        plants.hedge((x, -8.5, 0), (x, -1.2, 0), 0.45, 0.4, "olivo", "lavanda", 300)
    for x in (0.35, 2.3):
        plants.pot((x, -0.9, 0), 1.4, "agrume", "giallo", tall=True)
    plants.grass((-16, 16, -10, 2), 42000, ((0.12, 0.15, 0.05), (0.32, 0.30, 0.12)), skip=lambda x, y: abs(x) < 1.75)
    scene.straight_camera(eye, (-0.9, 0, 3.1), 26)


def terrace(eye=(1.7, -0.5, 1.62), sun=(30, -110), laid=True):
    """A white terrace under a pergola, the sea behind."""
    scene.sky(*sun, clouds=0.35)
    scene.haze(reach=3200)
    bay(-16)
    scene.HAZE["reach"] = 0
    white = plaster((0.84, 0.81, 0.75), 0.03, 0.3)
    box((0, 3, -0.1), (10, 9, 0.2), pavement((0.62, 0.50, 0.36), (0.70, 0.58, 0.44), (0.5, 0.42, 0.33), (0.3, 0.3), 0.008, 0.5))
    box((0, 7.2, 0.4), (10, 0.4, 0.8), white, 0.05)
    box((-4.7, 3.2, 1.6), (0.3, 8, 3.4), white, 0.04)
    for x in (-3.8, 0.0, 3.8):
        cylinder((x, 7.0, 1.6), 0.2, 2.5, white)
    timber = fit.wood("teak", (9, 1, 9))
    for y in (1.4, 7.0):
        box((0, y, 2.95), (10, 0.14, 0.18), timber)
    for index in range(18):
        box((-4.7 + index * 0.56, 4.2, 3.1), (0.08, 6.6, 0.1), timber)
    plants.climber([((-4 + i * 0.9, 6.2 + random.random() * 0.8, 3.22), (0.7, 0.9, 0.16)) for i in range(6)], "vite", None, 4200, 0.19)
    plants.climber([((-4.5, 5.2, 1.9), (0.25, 1.1, 1.2)), ((-4.2, 6.4, 2.6), (0.4, 0.5, 0.6)), ((-4.5, 4.0, 2.6), (0.22, 0.8, 0.5))], "siepe", "bouganville", 5200, 0.11)
    with Building((-0.1, 3.7, 0)):
        fit.dining(4, 1.9, 0.95, "teak", (0.08, 0.22, 0.30), (0.80, 0.76, 0.66), laid, "bars", (0.78, 0.74, 0.66))
        fit.bowl((-0.15, 0, 0.76), 0.2)
        fit.bottle((0.4, 0.05, 0.76), (0.55, 0.62, 0.58), 0.26)
    for x, y, size, tall in ((4.2, 6.5, 1.3, True), (-3.9, 2.4, 1.2, False), (4.3, 5.2, 0.9, False), (3.4, 6.7, 0.9, False)):
        plants.pot((x, y, 0), size, "agrume", "giallo" if tall else "geranio", tall=tall)
    scene.straight_camera(eye, (-0.15, 7, 1.3), 25)


def loungers():
    """Two deck chairs above the bay."""
    scene.sky(26, -60, clouds=0.4)
    scene.haze(reach=3200)
    bay(-20)
    scene.HAZE["reach"] = 0
    box((0, 2.4, -0.1), (12, 8, 0.2), boards("grigio", 0.14, 2.4, 0.6))
    white = plaster((0.84, 0.81, 0.75), 0.03, 0.3)
    box((0, 6.2, 0.25), (12, 0.4, 0.5), white, 0.05)
    for x, turn in ((-1.0, math.pi - 0.15), (0.9, math.pi - 0.25)):
        fit.put_at((x, 3.6), turn, fit.sun_lounger)
    fit.put_at((-2.4, 4.4), 0, fit.parasol)
    fit.put_at((0.0, 3.2), 0, fit.stool, "teak", 0.4, 0.2)
    fit.tumbler((0.02, 3.2, 0.4), (0.80, 0.34, 0.08))
    for x, size, tall in ((3.6, 1.5, True), (-4.4, 1.4, True), (2.7, 1.0, False)):
        plants.pot((x, 5.4, 0), size, "agrume", "bouganville", tall=tall)
    scene.straight_camera((1.4, -2.4, 1.7), (-0.2, 7, 1.15), 27)


def cove():
    """The cove below the house: sand, rocks, clear water, pines."""
    scene.sky(48, -125, clouds=0.4)
    scene.haze(reach=3000)
    level = -9.0
    field(24000, 24000, 2, lambda x, y: level, land.water((0.006, 0.11, 0.16), 0.16, 0.6), (0, 11900, 0))
    land.coast(level, 700, 1700, 120, 1, seed=8.0)
    land.coast(level, 1500, 2400, 160, -1, seed=3.0)
    scene.HAZE["reach"] = 0
    sand = ground((0.74, 0.64, 0.46), (0.68, 0.57, 0.40), (0.62, 0.52, 0.36), 0.2, 4, 0.4)
    field(140, 60, 120, lambda x, y: level + 0.55 - max(0.0, (y - 34 - 5 * math.sin(x * 0.05))) * 0.12 + fractal(x, y, 9) * 0.12, sand, (6, 26, 0))
    rock = stone("bianca", 0.5, 0.05)
    for _ in range(26):
        x = random.choice((-1, 1)) * random.uniform(16, 42)
        sphere((x, random.uniform(24, 52), level + 0.2), random.uniform(1.0, 3.2), rock, (1.3, 1, 0.8), 0.5, 1.1, 4)
    for x, y in ((-6, 26), (-1, 29), (5, 27), (11, 30)):
        with Building((x, y, level + 0.6)):
            fit.parasol(2.3, 1.3, random.choice(((0.80, 0.76, 0.66), (0.10, 0.28, 0.42), (0.72, 0.30, 0.20))))
        for dx in (-0.7, 0.7):
            with Building((x + dx, y - 0.6, level + 0.55), math.pi):
                fit.sun_lounger()
    pine = plants.hidden(plants.tree_pine(12))
    plants.plant(pine, [(-15, 14, level), (-20, 20, level), (17, 13, level - 1), (24, 20, level), (-24, 12, level + 1)])
    land.boat((18, 120, level), 0.6)
    land.boat((-30, 210, level), -0.4)
    scene.camera((0, 4, 0.2), (1.0, 60, -7.2), 27)


def promontory_evening():
    """From the window: the gulf with its village at sunset."""
    scene.sky(8, 28, clouds=0.6, dust=2.0)
    scene.haze((0.95, 0.70, 0.50), 2200)
    level = -40.0
    land.sea(level, (0.02, 0.09, 0.14), 0.14)
    rise = land.coast(level, 520, 1300, 130, -1, seed=2.5)
    land.coast(level, 1500, 2400, 190, 1, seed=6.0)
    for _ in range(46):
        x, y = random.uniform(-330, -90), random.uniform(400, 540)
        if rise(x, y) > level + 3:
            land.far_house((x, y, rise(x, y)), random.uniform(1.0, 1.6), random.choice(land.PASTELS), turn=random.uniform(-0.5, 0.5), floors=random.choice((2, 3)))
    for x, y, turn in ((30, 240, 0.4), (70, 330, -0.6), (-40, 300, 1.0)):
        land.boat((x, y, level), turn)
    scene.HAZE["reach"] = 0
    plants.climber([((-3.4, 5, -0.6), (1.6, 0.6, 0.5)), ((3.6, 5.4, -0.8), (1.5, 0.6, 0.45))], "siepe", "bouganville", 4200, 0.12)
    scene.camera((0, 0, 1.7), (-6, 200, -18), 31)


WHITE_STYLE = interiors.Style(floor=lambda: pavement((0.66, 0.55, 0.42), (0.72, 0.61, 0.48), (0.52, 0.44, 0.35), (0.3, 0.3), 0.006, 0.4), wall=(0.82, 0.80, 0.76), ceiling="beams", beams="bianco", view=window_sea, timber="chiaro", headboard="cane", cover=(0.12, 0.30, 0.42), cushion=(0.72, 0.66, 0.52), curtains=(0.82, 0.80, 0.75), shutters="azzurro", cabinets=(0.62, 0.66, 0.64), top="wood", bath_tiles=((0.10, 0.28, 0.40), (0.16, 0.36, 0.48), (0.66, 0.66, 0.64)), sofa=(0.76, 0.74, 0.69), cushions=((0.12, 0.28, 0.40), (0.66, 0.54, 0.34)), chairs="chiaro", rug=(0.66, 0.60, 0.48), lamp=(0.62, 0.49, 0.31), tiles=((0.12, 0.30, 0.42), (0.74, 0.73, 0.70), (0.62, 0.61, 0.58)))
MAIOLICA = interiors.Style(floor=lambda: cementine((0.08, 0.22, 0.40), (0.62, 0.46, 0.14), (0.74, 0.71, 0.64)), wall=(0.82, 0.79, 0.73), ceiling="vault", height=2.6, view=window_sea, timber="rovere", headboard="iron", cover=(0.55, 0.44, 0.16), cushion=(0.10, 0.24, 0.40), shutters="blu", cabinets=(0.10, 0.24, 0.36), top="white", sofa=(0.72, 0.69, 0.62), cushions=((0.55, 0.42, 0.12), (0.10, 0.24, 0.40)), hood=(0.80, 0.78, 0.74), rug=(0.60, 0.52, 0.36))

PICTURES = {
    "mare-casa-1": (white_house, {}),
    "mare-casa-2": (fishermen, {}),
    "mare-casa-3": (villa, {}),
    "mare-casa-4": (lambda: white_house("turchese", (0.80, 0.70, 0.52), (-3.4, -9.8, 1.65), (0.3, 0, 2.7), 27, (38, 140), False, False), {}),
    "mare-terrazza-1": (terrace, {}),
    "mare-terrazza-2": (loungers, {}),
    "mare-vista-1": (cove, {}),
    "mare-vista-2": (promontory_evening, {"size": (1000, 1500)}),
    **interiors.rooms_of("mare", WHITE_STYLE, [("camera", 1), ("soggiorno", 1), ("bagno", 0, {"size": (1000, 1500), "lens": 20})]),
}
_more = interiors.rooms_of("mare", MAIOLICA, [("camera", 0), ("cucina", 1)])
PICTURES["mare-camera-2"] = _more["mare-camera-1"]
PICTURES["mare-cucina-1"] = _more["mare-cucina-1"]
SAND = interiors.Style(floor=lambda: boards("chiaro"), wall=(0.83, 0.81, 0.77), height=2.8, view=window_sea, timber="chiaro", headboard="cane", cover=(0.08, 0.28, 0.28), cushion=(0.72, 0.56, 0.40), curtains=(0.82, 0.80, 0.75), shutters="turchese", cabinets=(0.72, 0.72, 0.68), top="wood", sofa=(0.72, 0.66, 0.56), cushions=((0.08, 0.28, 0.28), (0.66, 0.34, 0.24)), chairs="chiaro", rug=(0.64, 0.58, 0.46), lamp=(0.62, 0.49, 0.31))
_more = interiors.rooms_of("mare", SAND, [("camera", 0), ("soggiorno", 0)])
PICTURES["mare-camera-3"] = _more["mare-camera-1"]
PICTURES["mare-soggiorno-2"] = _more["mare-soggiorno-1"]
PICTURES["mare-casa-5"] = (flats, {})
PICTURES["mare-casa-6"] = (lambda: villa((0.76, 0.52, 0.40), "verde", (2.8, -13.8, 1.7), (34, 130), False), {})

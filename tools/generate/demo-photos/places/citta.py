"""Flats in a city: palazzi in ochre and rose, parquet and old cement tiles, roofs and domes outside."""

import math
import random

from kit import furniture as fit
from kit import houses, interiors, plants, scene
from kit import landscapes as land
from kit.materials import boards, cementine, pavement, plain, plaster, terrazzo
from kit.scene import Building
from kit.shapes import box, cylinder, field, sphere


def roofs(level=-7.0, first=24, dome=True, rows=7):
    """Roofs, a dome and towers, seen from a top floor."""
    for row in range(rows):
        for column in range(-7 - row, 8 + row):
            y = first + row * 17 + random.uniform(-3, 3)
            x = column * 13 + random.uniform(-2.5, 2.5)
            land.far_house((x, y, level - 6 + random.uniform(-1.5, 2.5)), random.uniform(1.1, 1.5), random.choice(land.PASTELS), random.choice(((0.42, 0.19, 0.10), (0.36, 0.17, 0.10), (0.48, 0.25, 0.15))), random.choice((0, math.pi / 2)) + random.uniform(-0.15, 0.15), 2)
    if dome:
        wall, lead = plaster((0.70, 0.60, 0.46), 0.08), plain((0.30, 0.36, 0.35), 0.7)
        cylinder((-16, first + 62, level + 7), 9, 12, wall, sides=24)
        cylinder((-16, first + 62, level + 13.4), 9.6, 0.9, wall, sides=24)
        sphere((-16, first + 62, level + 13.5), 8.8, lead, (1, 1, 1.12))
        cylinder((-16, first + 62, level + 24.5), 1.4, 3.4, wall, sides=16)
        cylinder((-16, first + 62, level + 27), 1.5, 1.8, lead, 0.1, sides=16)
    brick = plaster((0.56, 0.32, 0.20), 0.1)
    box((26, first + 48, level + 10), (5, 5, 34), brick)
    cylinder((26, first + 48, level + 29.5), 3.7, 5, plain((0.42, 0.19, 0.10), 0.9), 0.05, sides=4, turn=(0, 0, math.pi / 4), smooth=False)


def opposite():
    """The palazzo on the other side of the street."""
    with Building((0, 11, -4)):
        houses.facade(plaster((0.72, 0.52, 0.32), 0.07), 30, 6, 4, 3.4, tuple(-12 + 3 * i for i in range(9)), (1.05, 1.8), "verde", door_at=4, roof="cornice", band=(0.74, 0.68, 0.58))


def street(mine, left, right, eye, target, lens, sun=(38, -145), stones=True, clouds=0.4, more=None):
    """A row of three fronts on a street."""
    scene.sky(*sun, clouds=clouds)
    slabs = pavement((0.34, 0.31, 0.28), (0.42, 0.39, 0.35), (0.20, 0.18, 0.16), (0.5, 0.25), 0.012, 0.6, 0.5)
    field(60, 30, 4, lambda x, y: 0.0, slabs, (0, -10, 0))
    box((0, -1.1, 0.06), (60, 2.2, 0.14), pavement((0.50, 0.47, 0.42), (0.56, 0.53, 0.48), (0.34, 0.31, 0.28), (0.9, 0.55), 0.01, 0.6), 0.02)
    heights = []
    with Building((0, 0, 0.12)):
        heights.append(houses.facade(**mine))
    for side, front in ((-1, left), (1, right)):
        if front:
            with Building((side * (mine["width"] / 2 + front["width"] / 2), random.uniform(-0.05, 0.1), 0.12)):
                houses.facade(**front)
    if more:
        more()
    scene.straight_camera(eye, target, lens)


def palazzo(wall, shutters, width=11, floors=4, columns=4, **more):
    spread = width / columns
    return {
        "wall": plaster(wall, more.pop("age", 0.08)),
        "width": width,
        "depth": 9,
        "floors": floors,
        "storey": more.pop("storey", 3.5),
        "columns": tuple((i - (columns - 1) / 2) * spread for i in range(columns)),
        "opening": (1.05, 1.8),
        "shutters": shutters,
        "roof": "cornice",
        "band": (0.74, 0.68, 0.58),
        "door_size": (1.5, 2.7),
        "arched": True,
        **more,
    }


def front_ochre():
    street(
        palazzo((0.74, 0.50, 0.27), "verde", door_at=1, balconies={(1, 1), (1, 2), (2, 2)}, boxes={(1, 1), (2, 0), (2, 2)}, shut={(3, 0), (2, 3)}, half={(2, 1)}, base=plaster((0.56, 0.51, 0.44), 0.08), base_height=1.0),
        palazzo((0.70, 0.60, 0.47), "grigio", 10, 4, 3, door_at=2),
        palazzo((0.66, 0.32, 0.24), "verde", 9, 3, 3, door_at=0),
        (3.5, -13.5, 1.65), (-0.2, 0, 5.9), 24,
        more=lambda: [plants.pot((x, -0.6, 0.14), 1.3, "agrume", "giallo", tall=True) for x in (-2.75 - 1.25, -2.75 + 2.55)],
    )


def front_rose():
    street(
        palazzo((0.72, 0.40, 0.31), "salvia", 10, 4, 3, door_at=1, balconies={(1, 0), (1, 1), (1, 2), (3, 1)}, boxes={(1, 0), (1, 2), (3, 1)}, flower="rosa", half={(2, 0), (3, 2)}, shut={(2, 2)}, corners=plaster((0.74, 0.69, 0.60), 0.06)),
        palazzo((0.76, 0.62, 0.38), "verde", 12, 4, 4, door_at=0, shut={(1, 3), (3, 3)}),
        palazzo((0.74, 0.68, 0.58), "blu", 10, 4, 3, door_at=1),
        (-4.2, -12.5, 1.65), (0.4, 0, 5.6), 25, sun=(44, 150),
    )


def front_grey():
    street(
        palazzo((0.72, 0.68, 0.60), "grigio", 10.5, 5, 4, storey=3.3, door_at=2, arched=False, door_paint=(0.05, 0.14, 0.12), glazed=True, balconies={(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)}, boxes={(2, 1), (3, 2), (1, 2)}, shut={(4, 0), (1, 3)}, base=plaster((0.46, 0.44, 0.41), 0.08), base_height=1.1),
        palazzo((0.60, 0.52, 0.42), "noce", 11, 4, 4, door_at=1),
        palazzo((0.74, 0.58, 0.36), "verde", 9, 5, 3, door_at=1, storey=3.3),
        (0.6, -15, 1.65), (0.3, 0, 6.6), 24, sun=(34, -120),
    )


def front_red():
    street(
        palazzo((0.60, 0.27, 0.19), "salvia", 11, 4, 4, door_at=2, balconies={(1, 1), (1, 2), (3, 0)}, boxes={(1, 1), (2, 3), (3, 0)}, flower="bianco", half={(2, 1)}, shut={(3, 2)}, corners=plaster((0.74, 0.69, 0.60), 0.06)),
        palazzo((0.74, 0.66, 0.50), "verde", 10, 3, 3, door_at=0),
        palazzo((0.72, 0.52, 0.34), "noce", 10, 4, 3, door_at=1, shut={(1, 2)}),
        (-2.6, -14.6, 1.65), (0.2, 0, 5.8), 23, sun=(40, -128),
    )


def town_front(wall, shutters, eye, sun, sides=((0.72, 0.58, 0.40), (0.70, 0.64, 0.54)), door_at=1, flower="geranio"):
    """A house of three floors on the street of a small town in the plain."""
    street(
        palazzo(wall, shutters, 10, 3, 4, storey=3.1, door_at=door_at, door_size=(1.3, 2.4), boxes={(1, 0), (1, 2), (2, 3)}, flower=flower, balconies={(1, 1)}, half={(2, 1)}, shut={(2, 2)}, roof="gable", roof_rise=1.5, band=None),
        palazzo(sides[0], "noce", 9, 2, 3, storey=3.1, door_at=1, door_size=(1.3, 2.4), roof="gable", roof_rise=1.4, band=None),
        palazzo(sides[1], "grigio", 9, 3, 3, storey=3.0, door_at=0, door_size=(1.3, 2.4), roof="gable", roof_rise=1.4, band=None),
        eye, (0, 0, 4.4), 24, sun=sun,
        more=lambda: [plants.pot((x, -0.6, 0.14), 1.1, "agrume", flower) for x in (-3.7, 1.2)],
    )


def roof_terrace():
    """A terrace on the roof, laid for the evening."""
    scene.sky(14, -68, clouds=0.5, dust=1.6)
    scene.haze((0.80, 0.70, 0.60), 420)
    roofs(-6, 22)
    scene.HAZE["reach"] = 0
    box((0, 2, -0.05), (9, 9, 0.1), pavement((0.50, 0.25, 0.14), (0.57, 0.31, 0.18), (0.52, 0.44, 0.36), (0.3, 0.3), 0.008, 0.6))
    wall = plaster((0.78, 0.66, 0.48), 0.07)
    box((0, 6.4, 0.45), (9, 0.3, 0.9), wall, 0.02)
    box((0, 6.4, 0.93), (9.1, 0.42, 0.08), plaster((0.70, 0.64, 0.54)), 0.02)
    box((-4.4, 2.5, 1.5), (0.3, 8, 3.0), wall, 0.02)
    with Building((-3.0, 6.1, 0)):
        houses.pergola(3.4, 4.4, 2.5, "grigio")
    plants.climber([((-4 + i * 0.6, 5 - j * 1.2, 2.85), (0.5, 0.6, 0.2)) for i in range(6) for j in range(3)], "siepe", "bianco", 5200)
    with Building((-2.4, 3.9, 0), 0.0):
        fit.dining(4, 1.7, 0.85, "teak", (0.10, 0.14, 0.12), (0.80, 0.76, 0.68), True, "rods")
        fit.bowl((0, 0, 0.757), 0.17, (0.10, 0.25, 0.33), (0.80, 0.22, 0.10))
        fit.bottle((0.4, 0.1, 0.757))
    with Building((1.9, 4.4, 0), -0.5):
        fit.sofa(1.9, (0.72, 0.68, 0.60), ((0.52, 0.22, 0.14), (0.20, 0.30, 0.34)), "teak")
    with Building((1.3, 3.3, 0), -0.5):
        fit.table(0.9, 0.5, "teak", 0.36)
        fit.tumbler((0.1, 0, 0.365), (0.80, 0.34, 0.08))
        fit.tumbler((-0.1, 0.08, 0.365), (0.80, 0.34, 0.08))
    for x, y, size, tall in ((3.8, 5.7, 1.3, True), (3.0, 5.8, 1.0, False), (0.1, 5.9, 1.1, False), (3.9, 2.6, 1.1, False), (-0.9, 5.9, 1.2, True)):
        plants.pot((x, y, 0), size, "agrume" if tall else "siepe", "giallo" if tall else "geranio", tall=tall)
    scene.straight_camera((2.2, -1.4, 1.62), (-0.3, 6.4, 1.35), 25)


def balcony_view():
    """Over the railing: roofs, the dome, the evening."""
    scene.sky(11, -40, clouds=0.55, dust=1.8)
    scene.haze((0.86, 0.68, 0.52), 380)
    roofs(-7, 20, rows=8)
    scene.HAZE["reach"] = 0
    with Building((0, 3.0, 0), math.pi):
        houses.balcony(0, 0, 7, 1.3, flowers=None)
    plants.flower_box((-1.4, 4.2, 0.8), 1.6)
    plants.flower_box((1.9, 4.2, 0.8), 1.6, "bianco")
    with Building((0.9, 3.55, 0.0)):
        fit.round_table(0.34)
        fit.vase((0, 0, 0.75), 0.18, (0.62, 0.58, 0.50), "olivo", 0.8)
    scene.straight_camera((-0.4, 1.0, 1.75), (-0.8, 12, 1.2), 30)


def court(portrait=True):
    """The inner court with its arcade."""
    scene.sky(58, -150, clouds=0.3)
    box((0, 4, -0.05), (14, 18, 0.1), pavement((0.42, 0.38, 0.33), (0.50, 0.46, 0.40), (0.30, 0.27, 0.23), (0.6, 0.6), 0.01, 0.6))
    wall = plaster((0.74, 0.58, 0.38), 0.09)
    with Building((0, 9, 0)):
        houses.facade(wall, 12, 5, 3, 3.5, (-3.6, -1.2, 1.2, 3.6), (1.0, 1.7), "verde", door_at=1, arched=True, door_size=(1.5, 2.6), roof="cornice", half={(2, 0)}, shut={(1, 3)}, balconies={(1, 0), (1, 1), (1, 2)}, boxes={(1, 0), (1, 2)})
    for side in (-1, 1):
        with Building((side * 5.2, 4, 0), -side * math.pi / 2):
            houses.facade(plaster((0.72, 0.60, 0.44), 0.09), 11, 4, 3, 3.5, (-3, 0, 3), (1.0, 1.7), "verde", door_at=1, arched=True, shut={(1, 0)})
    for x, y, size, tall in ((-3.4, 7.6, 1.6, True), (3.6, 7.4, 1.7, True), (-3.7, 5.6, 1.2, False), (3.8, 5.4, 1.1, False), (-3.8, 3.6, 1.3, True), (1.2, 8.2, 1.1, False)):
        plants.pot((x, y, 0), size, "agrume", "giallo" if tall else "geranio", tall=tall)
    with Building((1.3, 5.0, 0), 0.4):
        fit.round_table(0.45, top=plain((0.10, 0.16, 0.13), 0.4))
    for x, y, turn in ((0.7, 4.6, 2.2), (1.9, 5.3, -0.9)):
        fit.put_at((x, y), turn, fit.chair, (0.10, 0.16, 0.13), None, "rods")
    plants.climber([((-4.85, 6.5 + i * 0.5, 1.4 + i * 0.7), (0.2, 0.7, 0.8)) for i in range(6)], "siepe", None, 4200)
    scene.straight_camera((0.5, -3.8, 1.65), (-0.1, 9, 3.6), 24)


STYLE = interiors.Style(floor=lambda: boards("rovere"), height=3.05, shutters="verde", view=opposite, cabinets=(0.20, 0.28, 0.26), top="white", timber="noce", lamp=(0.55, 0.40, 0.18), cushions=((0.52, 0.22, 0.14), (0.22, 0.32, 0.34)))
OLD = interiors.Style(floor=lambda: cementine((0.14, 0.22, 0.26), (0.46, 0.20, 0.12), (0.68, 0.62, 0.52)), height=3.05, wall=(0.76, 0.70, 0.60), shutters="verde", view=roofs, cabinets=(0.70, 0.67, 0.60), top="wood", timber="noce", headboard="iron", cover=(0.30, 0.11, 0.08), cushion=(0.62, 0.48, 0.26), sofa=(0.32, 0.38, 0.36), cushions=((0.74, 0.56, 0.30), (0.70, 0.66, 0.58)), chairs="noce", rug=(0.27, 0.10, 0.075))
LOFT = interiors.Style(floor=lambda: terrazzo(), height=3.0, wall=(0.80, 0.78, 0.74), view=roofs, timber="chiaro", headboard="cane", cover=(0.24, 0.33, 0.40), cushion=(0.68, 0.55, 0.36), bath_tiles=((0.20, 0.33, 0.30), (0.24, 0.38, 0.35), (0.60, 0.58, 0.54)), sofa=(0.70, 0.67, 0.61), cushions=((0.24, 0.33, 0.40), (0.60, 0.42, 0.22)))

PICTURES = {
    "citta-casa-1": (front_ochre, {}),
    "citta-casa-2": (front_rose, {"size": (1000, 1500)}),
    "citta-casa-3": (front_grey, {}),
    "citta-terrazza-1": (roof_terrace, {}),
    "citta-cortile-1": (court, {"size": (1000, 1500)}),
    "citta-vista-1": (balcony_view, {}),
    **interiors.rooms_of("citta", STYLE, [("soggiorno", 0), ("cucina", 0), ("camera", 0)]),
}
_more = interiors.rooms_of("citta", OLD, [("camera", 1), ("soggiorno", 1)])
PICTURES["citta-camera-2"] = _more["citta-camera-1"]
PICTURES["citta-soggiorno-2"] = _more["citta-soggiorno-1"]
_more = interiors.rooms_of("citta", LOFT, [("bagno", 0), ("camera", 0)])
PICTURES["citta-bagno-1"] = _more["citta-bagno-1"]
PICTURES["citta-camera-3"] = _more["citta-camera-1"]
BLUE = interiors.Style(floor=lambda: boards("noce"), height=3.05, wall=(0.76, 0.78, 0.76), shutters="grigio", view=opposite, timber="chiaro", headboard="cloth", cover=(0.10, 0.16, 0.26), cushion=(0.62, 0.46, 0.22), cabinets=(0.12, 0.18, 0.28), top="wood", sofa=(0.14, 0.20, 0.30), cushions=((0.68, 0.52, 0.26), (0.74, 0.70, 0.62)), chairs="chiaro", rug=(0.62, 0.58, 0.50), lamp=(0.60, 0.47, 0.28))
_more = interiors.rooms_of("citta", BLUE, [("camera", 1), ("soggiorno", 0), ("cucina", 1)])
PICTURES["citta-camera-4"] = _more["citta-camera-1"]
PICTURES["citta-soggiorno-3"] = _more["citta-soggiorno-1"]
PICTURES["citta-cucina-2"] = _more["citta-cucina-1"]
PICTURES["citta-casa-4"] = (front_red, {})
PICTURES["paese-casa-1"] = (lambda: town_front((0.76, 0.62, 0.38), "verde", (3.2, -12.4, 1.65), (36, -134)), {})
PICTURES["paese-casa-2"] = (lambda: town_front((0.70, 0.42, 0.32), "salvia", (-3.4, -12.4, 1.65), (32, 138), ((0.74, 0.66, 0.52), (0.72, 0.54, 0.34)), 2, "bianco"), {})
PICTURES["paese-casa-3"] = (lambda: town_front((0.78, 0.73, 0.63), "bordeaux", (2.2, -13.0, 1.65), (44, -122), ((0.66, 0.40, 0.28), (0.76, 0.62, 0.42)), 0, "rosa"), {})

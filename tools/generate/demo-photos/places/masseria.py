"""Fortified farms of Apulia, Basilicata and Sicily."""

from kit import furniture as fit
from kit import houses, interiors, plants, scene
from kit import landscapes as land
from kit.materials import ground, pavement, plaster, stone
from kit.scene import Building
from kit.shapes import box, cylinder, field, fractal
from places.trulli import MASSERIA, dry_wall, grove, olives, prickly, white_masseria

SAND = (0.74, 0.60, 0.40)


def court():
    """Golden stone around a court with lemons and a well."""
    scene.sky(46, -135, clouds=0.3)
    field(40, 40, 20, lambda x, y: 0.0, pavement((0.60, 0.50, 0.36), (0.68, 0.58, 0.43), (0.42, 0.34, 0.25), (0.7, 0.5), 0.012, 0.6, 0.5), (0, 4, 0))
    gold = stone("dorata", 1.5, 0.04, 0.03)
    with Building((0, 9, 0)):
        houses.facade(gold, 14, 6, 2, 3.6, (-4.6, -1.6, 1.6, 4.6), (1.0, 1.6), "verde", around=(0.74, 0.64, 0.46), door_at=1, door_size=(1.6, 2.7), arched=True, roof="flat", half={(1, 2)}, balconies={(1, 1), (1, 2)})
    with Building((-6.6, 3, 0), 1.5708):
        houses.facade(gold, 12, 5, 1, 3.6, (-3.4, 0, 3.4), (1.0, 1.5), "verde", around=(0.74, 0.64, 0.46), door_at=1, arched=True, roof="flat")
    well = stone("dorata", 3)
    cylinder((2.6, 4.4, 0.42), 0.75, 0.85, well, sides=36)
    cylinder((2.6, 4.4, 0.86), 0.82, 0.1, plaster((0.70, 0.60, 0.44)), sides=36)
    for side in (-1, 1):
        box((2.6 + side * 0.72, 4.4, 1.4), (0.14, 0.14, 1.2), well)
    box((2.6, 4.4, 2.0), (1.7, 0.16, 0.16), fit.wood("noce"))
    for x, y, size in ((-4.6, 7.6, 1.8), (4.9, 7.4, 1.8), (-4.8, 1.4, 1.6), (0.2, 8.2, 1.3)):
        plants.pot((x, y, 0), size, "agrume", "giallo", tall=True)
    plants.climber([((-6.4, 5.2, 0.8 + i * 0.4), (0.2, 0.8, 0.5)) for i in range(7)], "siepe", "bouganville", 3600)
    with Building((-1.9, 3.4, 0), 0.25):
        fit.dining(4, 1.7, 0.85, "teak", (0.14, 0.15, 0.13), None, True, "rods")
    scene.straight_camera((1.2, -4.2, 1.65), (-0.6, 9, 3.0), 24)


def pool():
    """The pool among olives; the farm behind."""
    scene.sky(30, -128, clouds=0.4)
    field(110, 90, 120, lambda x, y: -2.4 if abs(x) < 9.6 and -6 < y < 8.6 else fractal(x, y, 4) * 0.07 - 0.06, ground(*land.RED_EARTH), (0, 26, 0))
    travertine = pavement((0.66, 0.59, 0.48), (0.73, 0.66, 0.55), (0.5, 0.43, 0.34), (0.9, 0.6), 0.01, 0.6, 0.5)
    for middle, size in (((0, -3.0, -0.1), (20, 6, 0.2)), ((0, 8.1, -0.1), (20, 2.2, 0.2)), ((-6.6, 3.5, -0.1), (6.8, 7.0, 0.2)), ((6.6, 3.5, -0.1), (6.8, 7.0, 0.2))):
        box(middle, size, travertine, 0.02)
    basin = pavement((0.16, 0.42, 0.44), (0.20, 0.48, 0.50), (0.36, 0.54, 0.54), (0.1, 0.1), 0.006, 0.3)
    box((0, 3.5, -1.4), (6.4, 7.0, 0.1), basin)
    for middle, size in (((0, 0, -0.8), (6.4, 0.06, 1.3)), ((0, 7.0, -0.8), (6.4, 0.06, 1.3)), ((-3.2, 3.5, -0.8), (0.06, 7, 1.3)), ((3.2, 3.5, -0.8), (0.06, 7, 1.3))):
        box(middle, size, plaster((0.22, 0.50, 0.52), 0.05, 0.1))
    field(6.36, 6.96, 2, lambda x, y: -0.18, land.water((0.03, 0.24, 0.27), 0.10, 1.4, 0.03, 0.15), (0, 3.5, 0))
    with Building((-1.5, 21, 0)):
        white = plaster((0.82, 0.79, 0.72), 0.06, 0.4)
        houses.facade(white, 15, 8, 1, 3.6, (-5, -1.7, 1.7, 5), (1.1, 1.9), "verde", door_at=1, arched=True, roof="flat")
        with Building((-4.5, 2.5, 0)):
            houses.facade(white, 6, 5, 2, 3.4, (0.0,), (0.9, 1.4), "verde", door_at=None, roof="flat", windows_below=False)
    olives([(-11, 11, 0), (9, 12, 0), (13, 7, 0), (-14, 5, 0), (6, 15, 0), (-8, 17, 0)], 4.8)
    dry_wall((-16, 10.4), (16, 10.6), 0.7)
    for y in (1.2, 2.5):
        with Building((-4.9, y, 0), 1.45):
            fit.sun_lounger()
    for y in (2.0, 3.3):
        with Building((4.9, y, 0), -1.4):
            fit.sun_lounger()
    fit.put_at((-5.9, 3.6), 0, fit.parasol)
    for x, size in ((-3.9, 1.4), (3.9, 1.4)):
        plants.pot((x, 7.8, 0), size, "agrume", "giallo", tall=True)
    prickly((-8.6, 8.6, 0))
    scene.straight_camera((1.6, -4.6, 1.75), (-0.4, 8, 1.2), 26)


def plain_view():
    """Olives to the horizon, the sea a line behind."""
    scene.sky(18, -112, clouds=0.55, dust=1.6)
    scene.haze((0.88, 0.80, 0.70), 620)

    def rise(x, y):
        return -6.5 - y * 0.01 + fractal(x, y, 90) * 2.2

    field(900, 700, 160, rise, land.fields(land.RED_EARTH), (0, 340, 0))
    land.olive_grove(rise, (-80, 80, 20, 150), 9, 5.2, count=3200)
    for x, y in ((-40, 130), (52, 170), (10, 210)):
        land.far_house((x, y, rise(x, y)), 1.5, land.WHITES[0], (0.66, 0.60, 0.50), 0.2, 1)
    scene.HAZE["reach"] = 0
    wall = plaster((0.82, 0.79, 0.72), 0.06, 0.4)
    box((0, 4.4, 0.7), (14, 0.45, 1.4), wall, 0.05)
    for x, size in ((-2.7, 0.9), (1.9, 1.0), (2.7, 0.7)):
        plants.pot((x, 4.4, 1.4), size, "agrume", "geranio")
    scene.camera((0, 0.9, 2.85), (0.4, 40, 1.2), 27)


PICTURES = {
    "masseria-casa-1": (white_masseria, {}),
    "masseria-casa-2": (lambda: white_masseria((-4.0, -11, 1.65), "azzurro", SAND, sun=(26, 138), tower=False), {}),
    "masseria-corte-1": (court, {}),
    "masseria-piscina-1": (pool, {}),
    "masseria-vista-1": (plain_view, {"key": 0.42, "warmth": 0.45, "saturation": 1.5}),
    **interiors.rooms_of("masseria", MASSERIA, [("soggiorno", 1), ("cucina", 1), ("camera", 1), ("camera", 0), ("bagno", 1)]),
}
PICTURES["masseria-casa-3"] = (lambda: white_masseria((3.8, -11, 1.65), "bordeaux", (0.80, 0.56, 0.42), sun=(32, -126), tower=False), {})
PALE = interiors.Style(floor=lambda: pavement((0.66, 0.58, 0.46), (0.72, 0.64, 0.52), (0.5, 0.42, 0.33), (0.5, 0.5), 0.006, 0.35), wall=(0.84, 0.81, 0.75), ceiling="vault", height=2.7, view=grove, timber="rovere", headboard="iron", cover=(0.46, 0.22, 0.14), cushion=(0.30, 0.34, 0.22), shutters="bordeaux", sofa=(0.62, 0.44, 0.30), cushions=((0.76, 0.70, 0.58), (0.30, 0.34, 0.22)), chairs="rovere", rug=(0.66, 0.60, 0.48), fire=True, fire_stone=lambda: stone("dorata", 2.6), sun=(36, -32))
_more = interiors.rooms_of("masseria", PALE, [("camera", 1), ("soggiorno", 0)])
PICTURES["masseria-camera-3"] = _more["masseria-camera-1"]
PICTURES["masseria-soggiorno-2"] = _more["masseria-soggiorno-1"]

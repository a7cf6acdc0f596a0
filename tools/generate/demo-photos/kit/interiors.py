"""Rooms with their furniture, two layouts of each; a `Style` says what a house is made of."""

import random

from kit import fixtures, rooms, scene
from kit import furniture as fit
from kit.materials import linen, pavement, plain, plaster
from kit.shapes import box, rod
from kit.scene import Building


class Style:
    """`floor` and `view` are functions: they build their part in the scene that is open."""

    def __init__(self, **parts):
        self.floor = None
        self.wall = (0.78, 0.74, 0.67)
        self.back = None
        self.ceiling, self.beams, self.height = "flat", "noce", 2.9
        self.timber, self.headboard = "noce", "wood"
        self.sheet, self.cover, self.cushion = (0.80, 0.77, 0.71), (0.42, 0.47, 0.36), (0.60, 0.30, 0.18)
        self.curtains, self.shutters = (0.80, 0.76, 0.68), None
        self.frame = (0.80, 0.77, 0.71)
        self.view = None
        self.cabinets, self.top, self.cabinet_wood = (0.34, 0.40, 0.34), "stone", None
        self.tiles = ((0.74, 0.72, 0.67), (0.70, 0.68, 0.63), (0.60, 0.58, 0.54))
        self.bath_tiles = ((0.30, 0.42, 0.40), (0.34, 0.47, 0.45), (0.62, 0.60, 0.56))
        self.sofa, self.cushions = (0.66, 0.62, 0.55), ((0.56, 0.28, 0.17), (0.36, 0.42, 0.34))
        self.chairs, self.seat, self.chair_back = "rovere", (0.62, 0.50, 0.32), "bars"
        self.rug = (0.60, 0.50, 0.40)
        self.fire = False
        self.fire_stone = None
        self.lamp = (0.20, 0.27, 0.22)
        self.hood = None
        self.sun = (30, -32)
        self.fruit = (0.82, 0.56, 0.03)
        self.flowers = "olivo"
        for name, value in parts.items():
            if not hasattr(self, name):
                raise AttributeError(name)
            setattr(self, name, value)

    def room(self, width, depth, openings, **more):
        skirting = None if self.ceiling in ("vault", "slope") else plain((0.74, 0.71, 0.66), 0.5)
        back = self.back() if self.back else None
        wall = plaster(self.wall, 0.035, 0.18) if isinstance(self.wall, tuple) else self.wall()
        return rooms.Room(width, depth, self.height, self.floor(), wall, openings, self.ceiling, self.beams, **{"back": back, "skirting": skirting, **more})

    def opening(self, wall, along=0.0, width=1.25, height=1.5, sill=0.9, **more):
        named = {"frame": self.frame, "curtains": self.curtains, "shutters": self.shutters, **more}
        return rooms.Opening(wall, along, width, height, sill, **named)

    def look_outside(self, wall, eye=-3.0):
        if self.view:
            rooms.outside(wall, self.view, (0, 0, eye))


def sunlit(style, wall, aside=None, elevation=None):
    rooms.indoor_sky(wall, elevation or style.sun[0], style.sun[1] if aside is None else aside)


def bedroom_facing(style, lens=21, eye=(0.75, 0.3, 1.4), tall=False):
    """The bed at the far wall, a tall window on the left."""
    sunlit(style, "left", -30)
    light = style.opening("left", 0.5, 1.3, min(2.15, style.height - 0.4), 0.18)
    room = style.room(4.2, 4.6, [light])
    style.look_outside("left")
    room.daylight([light])
    with Building((0.2, 4.52, 0)):
        fit.bed(1.7, style.sheet, style.cover, style.cushion, style.headboard, style.timber)
    for x in (-0.98, 1.38):
        fit.put_at((x, 4.38), 0, fit.bedside, style.timber)
    for index, x in enumerate((-0.3, 0.2, 0.7)):
        fit.picture((x, 4.58, 1.85), (0.36, 0.46), index + len(style.headboard), style.timber)
    fit.put_at((0.2, 2.5), 0, fit.rug, 2.9, 1.9, style.rug)
    fit.put_at((0.2, 2.02), 0, bench, style)
    fit.put_at((-1.72, 3.2), 0, fit.indoor_plant, 1.25)
    fit.put_at((1.72, 2.7), -1.2, fit.chair, style.timber, style.seat, style.chair_back)
    scene.straight_camera(eye, (-0.05, 4.6, 1.02), lens)


def bench(style):
    fit.legs(1.2, 0.4, 0.4, 0.05, fit.wood(style.timber, (9, 9, 1)))
    fit.soft((0, 0, 0.44), (1.26, 0.42, 0.1), linen(style.cover), 0.006, 0.4, 6)
    fit.soft((0.2, 0, 0.52), (0.5, 0.36, 0.07), linen(style.sheet), 0.006, 0.2, 6)


def bedroom_view(style, lens=22, eye=(-0.9, 0.25, 1.4), target=(0.35, 4.8, 1.05)):
    """The bed along the right wall, a window with the view at the far end."""
    sunlit(style, "back", 38, 34)
    light = style.opening("back", -0.55, 1.5, min(2.05, style.height - 0.45), 0.22)
    side = style.opening("left", -0.2, 1.0, 1.4, 0.85, curtains=None)
    room = style.room(4.0, 4.8, [light, side])
    style.look_outside("back")
    room.daylight([light, side], 55)
    with Building((1.92, 2.75, 0), -1.5708):
        fit.bed(1.65, style.sheet, style.cover, style.cushion, style.headboard, style.timber)
    for y in (1.62, 3.88):
        with Building((1.72, y, 0), -1.5708):
            fit.bedside(style.timber)
    with Building((1.98, 2.75, 0), -1.5708):
        fit.picture((0, -0.01, 1.8), (1.0, 0.6), 2, style.timber)
    fit.put_at((-0.4, 2.75), 1.57, fit.rug, 2.4, 1.5, style.rug)
    fit.put_at((-1.45, 4.1), 0.6, fit.armchair, style.cushion, style.timber)
    fit.put_at((-1.6, 2.55), 1.57, desk, style)
    scene.straight_camera(eye, target, lens)


def desk(style):
    fit.table(1.1, 0.5, style.timber, 0.76)
    fit.vase((-0.3, 0.06, 0.76), 0.24, (0.62, 0.58, 0.50), style.flowers)
    box((0.2, 0, 0.775), (0.22, 0.3, 0.03), plain((0.20, 0.25, 0.30), 0.7), turn=(0, 0, 0.2))


def splash(style, wall="xz"):
    return pavement(*style.tiles, (0.15, 0.15) if style.tiles[0] != style.tiles[1] else (0.24, 0.08), 0.004, 0.25, 0.0 if style.tiles[0] != style.tiles[1] else 0.5, wall, 0.5, 0.2)


def kitchen_facing(style, lens=22, eye=(0.9, 0.2, 1.45)):
    """Cabinets at the far wall under a window, the table in front."""
    sunlit(style, "left", -28)
    over = style.opening("back", 0.55, 1.2, 1.05, 1.18, curtains=None)
    light = style.opening("left", 0.1, 1.25, 2.1, 0.1)
    room = style.room(4.6, 4.6, [over, light])
    style.look_outside("left")
    room.daylight([over, light], 60)
    with Building((0.0, 4.58, 0)):
        fixtures.cabinets(4.4, style.cabinets, style.top, 7, 2, 0.125, -0.16, style.cabinet_wood)
        box((-1.16, -0.008, 1.04), (2.1, 0.012, 0.3), splash(style))
        box((1.72, -0.008, 1.04), (0.98, 0.012, 0.3), splash(style))
        with Building((-1.65, 0, 0)):
            fit.shelf(1.0, (1.5, 1.88), 0.22, style.timber)
        box((0.55, -0.008, 1.05), (1.3, 0.012, 0.24), splash(style))
        fit.bowl((1.85, -0.34, 0.91), 0.16, (0.72, 0.66, 0.55), style.fruit)
        fit.vase((-2.0, -0.3, 0.91), 0.2, (0.5, 0.3, 0.2), None)
        for index in range(3):
            fit.bottle((1.35 + index * 0.1, -0.16, 0.91), random.choice(((0.05, 0.10, 0.04), (0.30, 0.22, 0.04), (0.10, 0.05, 0.03))), 0.24 + 0.03 * index)
        fit.cylinder((-1.75, -0.14, 1.07), 0.15, 0.02, fit.wood("rovere"), turn=(1.45, 0, 0))
    if style.hood:
        with Building((-0.7, 4.58, 0)):
            fixtures.hood(1.62, style.hood, style.height - 1.9)
    with Building((0.0, 2.35, 0)):
        fit.dining(4, 1.8, 0.88, style.timber, style.chairs, style.seat, True, style.chair_back)
        fit.bowl((-0.1, 0, 0.757), 0.18, (0.16, 0.30, 0.38), style.fruit)
        fit.vase((0.42, 0.05, 0.757), 0.22, (0.66, 0.62, 0.54), style.flowers)
    for x in (-0.45, 0.45):
        fit.pendant((x, 2.35, style.height), style.height - 1.85, 0.19, style.lamp)
    scene.straight_camera(eye, (-0.1, 4.6, 1.12), lens)


def kitchen_along(style, lens=22, eye=(-0.85, 0.2, 1.45)):
    """Cabinets along the right wall, the table by the window at the far end."""
    sunlit(style, "back", -38, 34)
    light = style.opening("back", -0.5, 1.6, min(2.1, style.height - 0.4), 0.12)
    side = style.opening("left", -0.4, 1.1, 1.4, 0.9, curtains=None)
    room = style.room(4.2, 5.2, [light, side])
    style.look_outside("back")
    room.daylight([light, side], 50)
    with Building((2.08, 3.0, 0), -1.5708):
        fixtures.cabinets(4.0, style.cabinets, style.top, 7, 4, -0.22, 0.16, style.cabinet_wood)
        box((0, -0.008, 1.18), (4.0, 0.012, 0.55), splash(style))
        if style.hood:
            with Building((0.62, 0, 0)):
                fixtures.hood(1.65, style.hood, style.height - 1.9)
        with Building((-0.85, 0, 0)):
            fit.shelf(1.6, (1.62, 1.98), 0.22, style.timber)
        fit.bowl((1.55, -0.34, 0.91), 0.15, (0.72, 0.66, 0.55), style.fruit)
        fit.vase((-1.75, -0.25, 0.91), 0.2, (0.62, 0.58, 0.50), style.flowers)
        fit.bottle((-0.25, -0.14, 0.91), (0.30, 0.22, 0.04))
        fit.bottle((-0.36, -0.16, 0.91), (0.05, 0.10, 0.04), 0.24)
    with Building((-0.75, 3.45, 0), 1.5708):
        fit.dining(4, 1.7, 0.85, style.timber, style.chairs, style.seat, True, style.chair_back)
        fit.bowl((0.1, 0, 0.757), 0.18, (0.16, 0.30, 0.38), style.fruit)
    fit.pendant((-0.75, 3.45, style.height), style.height - 1.8, 0.24, style.lamp)
    scene.straight_camera(eye, (0.35, 5.2, 1.1), lens)


def bath_shower(style, lens=22, eye=(-0.45, 0.15, 1.4)):
    """Wash-stand and mirror at the far wall, the shower on the right."""
    sunlit(style, "left", -24, 34)
    light = style.opening("left", 0.1, 0.9, 1.3, 1.0, curtains=None)
    tiled = pavement(*style.bath_tiles, (0.1, 0.1) if style.bath_tiles[0] != style.bath_tiles[1] else (0.2, 0.07), 0.004, 0.2, 0.0, "xz", 0.55, 0.25)
    room = style.room(3.0, 3.4, [light])
    style.look_outside("left")
    room.daylight([light], 90, fill=26)
    with Building((0.42, 3.38, 0)):
        box((0.55, -0.006, 1.1), (1.06, 0.012, 2.2), tiled)
        fixtures.shower(1.05, 0.95)
    box((-0.6, 3.392, 0.6), (1.9, 0.012, 1.2), tiled)
    with Building((-0.62, 3.38, 0)):
        fixtures.basin(1.05, style.timber)
        fixtures.mirror((0, 0, 1.62), 0.4)
        for side in (-1, 1):
            fit.sphere((side * 0.58, -0.1, 1.7), 0.07, fit.lit((1.0, 0.82, 0.58), 4), detail=3)
            rod((side * 0.58, 0, 1.7), (side * 0.58, -0.08, 1.7), 0.012, fit.brass())
    fit.put_at((0.75, 1.9), 0.3, fit.stool, style.timber)
    fit.soft((0.75, 1.9, 0.5), (0.3, 0.26, 0.09), linen(style.sheet), 0.004, 0.2, 6)
    fit.put_at((-0.45, 2.45), 0, fit.rug, 0.95, 0.6, style.rug)
    with Building((1.48, 1.75, 0), -1.5708):
        fixtures.towel_rail((0, 0, 1.35), 0.6, style.cover)
    fit.put_at((-1.2, 3.0), 0, fit.indoor_plant, 0.9)
    scene.straight_camera(eye, (-0.1, 3.4, 1.2), lens)


def bath_tub(style, lens=22, eye=(0.5, 0.15, 1.4)):
    """The tub under the window at the far wall, the wash-stand on the left."""
    sunlit(style, "back", -30, 34)
    light = style.opening("back", 0.25, 1.15, 1.35, 0.95, curtains=None)
    tiled = pavement(*style.bath_tiles, (0.1, 0.1) if style.bath_tiles[0] != style.bath_tiles[1] else (0.2, 0.07), 0.004, 0.2, 0.0, "yz", 0.55, 0.25)
    room = style.room(3.2, 3.6, [light])
    style.look_outside("back")
    room.daylight([light], 80, fill=30)
    with Building((0.35, 2.85, 0)):
        fixtures.bathtub(1.7)
    box((-1.592, 1.9, 0.6), (0.012, 3.2, 1.2), tiled)
    with Building((-1.58, 2.0, 0), 1.5708):
        fixtures.basin(1.05, style.timber)
        fixtures.mirror((0, 0, 1.62), 0.4)
        fit.sphere((0.58, -0.1, 1.75), 0.07, fit.lit((1.0, 0.82, 0.58), 4), detail=3)
    fit.put_at((1.25, 2.15), 0.3, fit.stool, style.timber, 0.5)
    fit.soft((1.25, 2.15, 0.54), (0.32, 0.28, 0.08), linen(style.cover), 0.004, 0.2, 6)
    fit.put_at((0.15, 1.75), 0, fit.rug, 1.2, 0.7, style.rug)
    with Building((1.58, 1.65, 0), -1.5708):
        fixtures.towel_rail((0, 0, 1.35), 0.7, style.cover)
    fit.put_at((-1.2, 3.2), 0, fit.indoor_plant, 1.3)
    scene.straight_camera(eye, (-0.05, 3.6, 1.15), lens)


def living_facing(style, lens=21, eye=(0.9, 0.25, 1.4)):
    """The sofa at the far wall, the window on the left."""
    sunlit(style, "left", -30)
    light = style.opening("left", 0.3, 1.5, min(2.2, style.height - 0.35), 0.1)
    room = style.room(5.0, 5.0, [light])
    style.look_outside("left")
    room.daylight([light], 65)
    with Building((-0.1, 4.45, 0)):
        fit.sofa(2.2, style.sofa, style.cushions, style.timber)
    fit.picture((-0.6, 4.98, 1.75), (0.62, 0.8), 0, style.timber)
    fit.picture((0.3, 4.98, 1.75), (0.62, 0.8), 3, style.timber)
    fit.put_at((-0.1, 3.15), 0, fit.rug, 3.0, 2.1, style.rug)
    with Building((-0.1, 3.3, 0)):
        fit.table(1.05, 0.6, style.timber, 0.4)
        fit.bowl((-0.2, 0, 0.405), 0.15, (0.72, 0.66, 0.55), style.fruit)
        box((0.22, 0.05, 0.42), (0.24, 0.3, 0.03), plain((0.20, 0.25, 0.30), 0.7), turn=(0, 0, 0.3))
    fit.put_at((1.6, 3.4), 2.2 - 3.1416, fit.armchair, style.cushions[-1], style.timber)
    fit.put_at((-1.5, 4.6), 0, fit.floor_lamp)
    fit.put_at((-2.1, 3.9), 0, fit.indoor_plant, 1.5)
    with Building((2.48, 3.4, 0), -1.5708):
        if style.fire:
            fit.fireplace(1.3, style.fire_stone() if style.fire_stone else None, height=style.height)
        else:
            fit.shelf(1.7, (0.55, 0.95, 1.35, 1.75), 0.26, style.timber, "books")
    scene.straight_camera(eye, (-0.2, 5.0, 1.1), lens)


def living_view(style, lens=22, eye=(-1.0, 0.25, 1.4), target=(0.35, 5.0, 1.15)):
    """A wide window at the far end, the sofa on the right."""
    sunlit(style, "back", -40, 32)
    light = style.opening("back", -0.15, 2.4, min(2.2, style.height - 0.35), 0.08, bars=(2, 0))
    side = style.opening("left", 0.2, 1.1, 1.45, 0.85, curtains=None)
    room = style.room(5.0, 5.2, [light, side])
    style.look_outside("back")
    room.daylight([light, side], 45)
    with Building((1.95, 3.0, 0), -1.5708):
        fit.sofa(2.2, style.sofa, style.cushions, style.timber)
    with Building((2.48, 3.0, 0), -1.5708):
        fit.picture((0, -0.01, 1.7), (1.2, 0.75), 1, style.timber)
    fit.put_at((0.2, 3.0), 1.57, fit.rug, 2.8, 2.4, style.rug)
    with Building((0.55, 3.0, 0), 1.5708):
        fit.table(1.0, 0.6, style.timber, 0.4)
        fit.bowl((0.2, 0, 0.405), 0.15, (0.72, 0.66, 0.55), style.fruit)
        fit.vase((-0.25, 0.05, 0.405), 0.2, (0.24, 0.33, 0.33), style.flowers)
    fit.put_at((-1.2, 3.7), 0.9, fit.armchair, style.cushions[0], style.timber)
    fit.put_at((1.9, 4.7), 0, fit.floor_lamp)
    fit.put_at((-2.1, 4.7), 0, fit.indoor_plant, 1.6)
    scene.straight_camera(eye, target, lens)


LAYOUTS = {
    "camera": (bedroom_facing, bedroom_view),
    "cucina": (kitchen_facing, kitchen_along),
    "bagno": (bath_shower, bath_tub),
    "soggiorno": (living_facing, living_view),
}


def rooms_of(place, style, plan, **look):
    """Pictures of a house's rooms: `plan` says room and layout of each, as `("camera", 0)`."""
    pictures, counts = {}, {}
    for kind, layout, *options in plan:
        counts[kind] = counts.get(kind, 0) + 1
        chosen, named = LAYOUTS[kind][layout], options[0] if options else {}
        size = named.pop("size", (1500, 1000)) if named else (1500, 1000)
        pictures[f"{place}-{kind}-{counts[kind]}"] = (
            lambda chosen=chosen, named=named: chosen(style, **named),
            {"key": 0.37, "size": size, "samples": 5, **look},
        )
    return pictures

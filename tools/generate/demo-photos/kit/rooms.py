"""A room: floor, walls with openings, ceiling, light. The eye stands at y ≈ 0 and looks to the far wall at y = depth."""

import math

from kit import scene
from kit.houses import REVEAL, SHUTTERS, punched_wall, shutter
from kit.materials import linen, pavement, plain, plaster, wood
from kit.scene import Building, panel_light
from kit.shapes import box, curtain, from_points, rod


class Opening:
    """A window or glazed door on wall "left", "right" or "back", `along` metres from the wall's middle."""

    def __init__(self, wall, along=0.0, width=1.3, height=1.5, sill=0.9, frame=(0.80, 0.77, 0.71), curtains=None, shutters=None, bars=(1, 1), open_by=0.0):
        self.wall, self.along, self.width, self.height, self.sill = wall, along, width, height, sill
        self.frame, self.curtains, self.shutters, self.bars, self.open_by = frame, curtains, shutters, bars, open_by


TURNS = {"back": 0.0, "left": math.pi / 2, "right": -math.pi / 2}


class Room:
    def __init__(self, width, depth, height, floor, wall, openings=(), ceiling="flat", beams="noce", back=None, left=None, right=None, skirting=None):
        self.width, self.depth, self.height = width, depth, height
        box((0, depth / 2, -0.05), (width, depth, 0.1), floor)
        walls = {"back": back or wall, "left": left or wall, "right": right or wall}
        for name, material in walls.items():
            mine = [opening for opening in openings if opening.wall == name]
            long = width if name == "back" else depth
            with Building(self.middle(name), TURNS[name]):
                holes = [(o.along, o.sill + o.height / 2, o.width, o.height) for o in mine]
                punched_wall(long, height, holes, material)
                for opening in mine:
                    self.furnish(opening)
                if skirting:
                    self.skirt(long, holes, skirting)
        box((0, -0.05, height / 2), (width, 0.1, height), wall)
        self.cover(ceiling, wall, beams)

    def middle(self, name):
        return {"back": (0, self.depth, 0), "left": (-self.width / 2, self.depth / 2, 0), "right": (self.width / 2, self.depth / 2, 0)}[name]

    def skirt(self, long, holes, material):
        stops = sorted([(x - wide / 2, x + wide / 2) for x, z, wide, tall in holes if z - tall / 2 < 0.1])
        start = -long / 2
        for low, high in [*stops, (long / 2, 0)]:
            if low > start:
                box(((start + low) / 2, -0.008, 0.05), (low - start, 0.016, 0.1), material)
            start = high

    def furnish(self, o):
        frame, y = plain(o.frame, 0.45), REVEAL - 0.02
        low, high = o.sill, o.sill + o.height
        for side in (-1, 1):
            box((o.along + side * (o.width / 2 - 0.035), y, (low + high) / 2), (0.07, 0.07, o.height), frame, 0.006)
        for z in (low + 0.035, high - 0.035):
            box((o.along, y, z), (o.width, 0.07, 0.07), frame, 0.006)
        columns, rows = o.bars
        for index in range(1, columns + 1):
            box((o.along - o.width / 2 + o.width * index / (columns + 1), y, (low + high) / 2), (0.075, 0.065, o.height), frame, 0.006)
        for index in range(1, rows + 1):
            box((o.along, y, low + o.height * index / (rows + 1)), (o.width, 0.05, 0.035), frame)
        if low > 0.2:
            box((o.along, 0.04, low - 0.015), (o.width + 0.16, 0.3, 0.035), frame, 0.008)
        if o.curtains:
            cloth = linen(o.curtains)
            top = min(self.height - 0.12, high + 0.22)
            for side in (-1, 1):
                curtain((o.along + side * (o.width / 2 + 0.14), -0.12, top), 0.46, top - 0.03 if low < 0.6 or o.curtains[0] > 0 else top - low + 0.15, cloth, 4, 0.05)
            metal = plain((0.05, 0.045, 0.04), 0.4)
            rod((o.along - o.width / 2 - 0.5, -0.12, top + 0.02), (o.along + o.width / 2 + 0.5, -0.12, top + 0.02), 0.014, metal)
        if o.shutters:
            paint = plain(SHUTTERS[o.shutters], 0.5)
            for side in (-1, 1):
                with Building((o.along + side * (o.width / 2 + o.width / 4), REVEAL + 0.2, (low + high) / 2)):
                    shutter(o.width / 2, o.height, paint)

    def cover(self, kind, wall, beams):
        width, depth, height = self.width, self.depth, self.height
        if kind == "vault":
            points, faces, steps = [], [], 28
            for step in range(steps + 1):
                angle = math.pi * step / steps
                x, z = -math.cos(angle) * width / 2, height + math.sin(angle) * width * 0.26
                points += [(x, -0.05, z), (x, depth + 0.05, z)]
            for step in range(steps):
                faces.append((step * 2, step * 2 + 1, step * 2 + 3, step * 2 + 2))
            from_points(points, faces, wall, True)
            for y in (0.0, depth):
                face = [(-width / 2, y, height)] + [(-math.cos(math.pi * s / steps) * width / 2, y, height + math.sin(math.pi * s / steps) * width * 0.26) for s in range(1, steps)] + [(width / 2, y, height)]
                from_points(face, [tuple(range(len(face)))], wall)
            return
        if kind == "slope":
            rise = width * 0.30
            for side in (-1, 1):
                from_points([(side * width / 2, -0.05, height), (side * width / 2, depth + 0.05, height), (0, depth + 0.05, height + rise), (0, -0.05, height + rise)], [(0, 1, 2, 3)], wood(beams, (9, 1, 9)))
            timber = wood("noce", (1, 9, 9))
            for y in (0.0, depth):
                from_points([(-width / 2, y, height), (width / 2, y, height), (0, y, height + rise)], [(0, 1, 2)], wall)
            for index in range(int(depth / 1.1) + 1):
                y = 0.5 + index * 1.1
                for side in (-1, 1):
                    rod((side * width / 2, y, height - 0.06), (0, y, height + rise - 0.06), 0.075, timber, 4)
            return
        if kind == "beams":
            boards = pavement((0.50, 0.27, 0.16), (0.56, 0.33, 0.20), (0.55, 0.45, 0.34), (0.3, 0.15), 0.008, 0.8) if beams == "cotto" else wood(beams, (9, 1, 9), 0.6)
            box((0, depth / 2, height + 0.05), (width, depth, 0.1), boards)
            timber = wood("noce" if beams in ("cotto", "bianco") else beams, (1, 9, 9), 0.6)
            for index in range(int(depth / 0.85) + 1):
                box((0, 0.3 + index * 0.85, height - 0.09), (width, 0.15, 0.18), timber, 0.012)
            return
        box((0, depth / 2, height + 0.05), (width, depth, 0.1), plaster((0.80, 0.78, 0.74), 0.02, 0.1))

    def daylight(self, openings, power=70, colour=(1.0, 0.96, 0.90), fill=18, fill_colour=(1.0, 0.95, 0.88)):
        """Soft light from each opening, and a little from behind the eye."""
        for o in openings:
            reach, z = o.width * o.height, o.sill + o.height / 2
            if o.wall == "back":
                at, to = (o.along, self.depth + 0.1, z), (o.along, 0, z - 0.4)
            else:
                side = -1 if o.wall == "left" else 1
                y = self.depth / 2 + (o.along if o.wall == "left" else -o.along)
                at, to = (side * (self.width / 2 + 0.08), y, z), (0, y, z - 0.4)
            panel_light(at, to, (o.width, o.height), power * reach, colour)
        panel_light((0, 0.25, self.height - 0.3), (0, self.depth * 0.7, 0.6), (self.width * 0.8, 0.9), fill * self.width * self.depth / 10, fill_colour)


def outside(wall, build, at=(0, 0, 0)):
    """Builds a landscape that looks along +y outside of a wall."""
    with Building(at, {"back": 0.0, "left": math.pi / 2, "right": -math.pi / 2}[wall]):
        build()


def indoor_sky(wall="left", elevation=32, aside=28, strength=0.5, clouds=0.3, sun=1.0):
    """The sun looks in through a wall, `aside` degrees from straight on (towards the far wall when positive)."""
    turn = {"left": -90, "right": 90, "back": 0}[wall]
    sign = {"left": -1, "right": 1, "back": 1}[wall]
    scene.sky(elevation, turn + sign * aside, clouds=clouds, strength=strength, sun=sun, size=1.5)

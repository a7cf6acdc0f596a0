"""What lies around: a sea with its coast, a lake among mountains, the Alps, hills, plains. All look along +y."""

import math
import random

from kit.materials import Surface, plain, plaster, shade, water
from kit.plants import green, hidden, leaves, plant, tree_cypress, tree_fir, tree_poplar, tree_round
from kit.scene import Building
from kit.shapes import box, cylinder, field, fractal, from_points
from mathutils import Vector, noise

MEADOW = ((0.31, 0.27, 0.14), (0.185, 0.17, 0.08), (0.095, 0.108, 0.045))
SPRING = ((0.15, 0.155, 0.055), (0.085, 0.11, 0.035), (0.05, 0.08, 0.025))
WHEAT = ((0.52, 0.40, 0.17), (0.42, 0.33, 0.13), (0.25, 0.24, 0.09))
PASTURE = ((0.105, 0.13, 0.042), (0.07, 0.10, 0.03), (0.045, 0.075, 0.022))
RED_EARTH = ((0.42, 0.25, 0.14), (0.34, 0.17, 0.085), (0.20, 0.20, 0.07))
MACCHIA = ((0.24, 0.21, 0.13), (0.075, 0.085, 0.04), (0.035, 0.055, 0.024))


def sea(level=-14.0, colour=(0.008, 0.085, 0.14), calm=0.2):
    field(24000, 24000, 2, lambda x, y: level, water(colour, calm, 0.5), (0, 11800, 0))


def ridge(x, y, scale, seed):
    total, weight, size = 0.0, 1.0, scale
    for octave in range(6):
        total += weight * (1 - abs(noise.noise(Vector((x / size, y / size, seed + octave * 3.7)))) * 1.6)
        weight, size = weight * 0.5, size * 0.5
    return total / 1.7


def coast(level=-14.0, distance=900, width=2200, height=150, side=1, palette=MACCHIA, seed=1.0, cliffs=0.5):
    """A headland that comes into the sea from one side."""

    def rise(x, y):
        inland = side * (x - side * 120) / width * 2
        shape = max(0.0, inland) ** 0.7 * (1 + 0.5 * fractal(x, y, 340, seed)) + 0.28 * fractal(x, y, 150, seed + 3)
        edge = 1 - abs(y - distance) / (width * 0.32)
        body = shape * max(0.0, edge) ** 0.5 * height
        return level - 8 + (body + 14 * cliffs if body > 5 else body * 1.2)

    land = rocky(palette, stone_from=0.86)
    field(width * 1.3, width * 0.7, 220, rise, land, (side * width * 0.62, distance, 0))
    return rise


def rocky(palette, stone_from=0.72, rock=((0.30, 0.26, 0.21), (0.44, 0.40, 0.34)), fine=0.9):
    """Green where it is flat, bare where it is steep."""
    surface = Surface(palette[1], 1, 0.05)
    where = surface.place()
    parts = surface.node("SeparateXYZ", Vector=surface.node("NewGeometry").outputs["Normal"])
    wide, small = surface.noise(where, 0.02, 8), surface.noise(where, fine, 8, 0.7)
    both = surface.calculate("ADD", surface.calculate("MULTIPLY", wide, 0.5), surface.calculate("MULTIPLY", small, 0.5))
    green = surface.ramp(both, (0.36, palette[0]), (0.5, palette[1]), (0.62, palette[2]))
    bare = surface.ramp(small, (0.3, rock[0]), (0.7, rock[1]))
    steep = surface.calculate("ADD", parts.outputs["Z"], surface.calculate("MULTIPLY", surface.calculate("SUBTRACT", small, 0.5), 0.35))
    mask = surface.ramp(steep, (stone_from - 0.1, (0, 0, 0)), (stone_from + 0.06, (1, 1, 1)))
    surface.link(surface.blend("MIX", mask, bare, green), "Base Color")
    return surface.done()


def peaks(distance=900, width=3600, depth=1500, height=420, seed=0.0, snow=0.72, winter=False, base=-10.0, forest=0.3, scale=None):
    """A chain of mountains. `snow` is the share of the height from which it lies; in winter it lies everywhere."""
    scale = scale or height * 1.5

    def rise(x, y):
        toward = (y - (distance - depth / 2)) / depth
        lift = math.sin(min(1.0, max(0.0, toward)) * math.pi * 0.62) ** 1.1
        return base + lift * height * max(0.0, ridge(x, y, scale, seed) - 0.42) * 1.75

    surface = Surface((0.4, 0.4, 0.4), 0.95, 0.05)
    where = surface.place()
    parts = surface.node("SeparateXYZ", Vector=surface.node("NewGeometry").outputs["Normal"])
    level = surface.node("SeparateXYZ", Vector=surface.node("NewGeometry").outputs["Position"]).outputs["Z"]
    grain = surface.noise(where, 0.02, 10, 0.65)
    share = surface.calculate("DIVIDE", surface.calculate("SUBTRACT", level, base), height)
    share = surface.calculate("ADD", share, surface.calculate("MULTIPLY", surface.calculate("SUBTRACT", grain, 0.5), 0.35))
    rock = surface.ramp(grain, (0.35, (0.20, 0.185, 0.18)), (0.65, (0.40, 0.375, 0.35)))
    if winter:
        woods, turf = (0.10, 0.12, 0.13), (0.78, 0.80, 0.85)
    else:
        woods, turf = (0.020, 0.036, 0.018), (0.085, 0.105, 0.038)
    trees = surface.ramp(surface.noise(where, 0.11, 8, 0.75), (0.42, woods), (0.62, shade(woods, 1.9)))
    low = surface.blend("MIX", surface.ramp(share, (forest, (0, 0, 0)), (forest + 0.12, (1, 1, 1))), trees, (*turf, 1))
    high = surface.blend("MIX", surface.ramp(share, (forest + 0.16, (0, 0, 0)), (forest + 0.34, (1, 1, 1))), low, rock)
    steep = surface.calculate("ADD", parts.outputs["Z"], surface.calculate("MULTIPLY", grain, 0.5))
    lies = surface.ramp(steep, (0.80, (0, 0, 0)), (0.93, (1, 1, 1)))
    cold = surface.ramp(share, ((0.12 if winter else snow) - 0.06, (0, 0, 0)), ((0.2 if winter else snow) + 0.1, (1, 1, 1)))
    white = surface.calculate("MULTIPLY", lies, cold)
    surface.link(surface.blend("MIX", white, high, (0.84, 0.87, 0.92, 1)), "Base Color")
    surface.bump(grain, 0.6, 12)
    field(width, depth, 300, rise, surface.done(), (0, distance, 0))
    return rise


def hills(near=14.0, height=9.0, palette=MEADOW, seed=0.0, width=900, depth=900, base=-0.4, valley=0.0, knolls=()):
    """Rolling country from `near` on; `knolls` are (x, y, height, radius)."""

    def rise(x, y):
        away = max(0.0, y - near)
        rolling = fractal(x, y, 120, seed) * height * min(1, away / 70) + fractal(x, y, 30, seed + 2) * height * 0.12 * min(1, away / 30)
        dip = -valley * math.sin(min(1.0, away / 160) * math.pi) if valley else 0.0
        mounds = sum(tall * math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / radius**2) for cx, cy, tall, radius in knolls)
        return base + away * 0.02 + rolling + dip + mounds

    field(width, depth, 260, rise, fields(palette), (0, near + depth / 2 - 8, 0))
    return rise


def fields(palette, size=0.022):
    """Fields of several crops with grass on their edges."""
    surface = Surface(palette[1], 1, 0.05)
    where = surface.place()
    wobble = surface.node("TexNoise", Vector=where, Scale=0.02).outputs["Color"]
    moved = surface.node("VectorMath")
    moved.operation = "MULTIPLY_ADD"
    surface.tree.links.new(wobble, moved.inputs[0])
    moved.inputs[1].default_value = (22, 22, 0)
    surface.tree.links.new(where, moved.inputs[2])
    cells = surface.node("TexVoronoi", Vector=moved.outputs[0], Scale=size)
    tint = surface.node("SeparateColor", Color=cells.outputs["Color"]).outputs[0]
    crops = surface.ramp(tint, (0.1, palette[0]), (0.45, palette[1]), (0.9, palette[2]))
    fine = surface.noise(where, 1.4, 9, 0.75)
    grain = surface.ramp(fine, (0.3, (0.34, 0.34, 0.34)), (0.7, (0.66, 0.66, 0.66)))
    surface.link(surface.blend("OVERLAY", 0.75, crops, grain), "Base Color")
    surface.bump(fine, 0.8, 0.3)
    return surface.done()


def scatter(rise, count, area, skip=None, slope=None):
    """Points of the ground within (x0, x1, y0, y1)."""
    x0, x1, y0, y1 = area
    places = []
    while len(places) < count:
        x, y = random.uniform(x0, x1), random.uniform(y0, y1)
        if skip and skip(x, y):
            count -= 1
            continue
        places.append((x, y, rise(x, y) - 0.15))
    return places


def cypress_line(rise, start, end, count, height=9.0, pattern=None):
    pattern = pattern or hidden(tree_cypress(height, 5000))
    line = [(start[0] + (end[0] - start[0]) * i / (count - 1), start[1] + (end[1] - start[1]) * i / (count - 1)) for i in range(count)]
    plant(pattern, [(x, y, rise(x, y) - 0.2) for x, y in line])
    return pattern


def far_house(at, size=1.0, wall=(0.66, 0.54, 0.38), roof=(0.42, 0.19, 0.10), turn=0.0, floors=2):
    """A house of the distance: walls, a roof, dark windows."""
    wide, deep, tall = 9 * size, 6.5 * size, 2.9 * floors * size
    with Building(at, turn):
        walls = plaster(wall, 0.1, 0.1)
        box((0, 0, tall / 2 - 2), (wide, deep, tall + 4), walls)
        tiles = plain(roof, 0.9)
        peak, out = tall + 1.7 * size, 0.45
        corners = [(-wide / 2 - out, -deep / 2 - out, tall - 0.1), (wide / 2 + out, -deep / 2 - out, tall - 0.1), (wide / 2 + out, deep / 2 + out, tall - 0.1), (-wide / 2 - out, deep / 2 + out, tall - 0.1), (-wide / 2 - out, 0, peak), (wide / 2 + out, 0, peak)]
        from_points(corners, [(0, 1, 5, 4), (2, 3, 4, 5)], tiles)
        from_points([(-wide / 2, -deep / 2, tall), (-wide / 2, deep / 2, tall), (-wide / 2, 0, peak - 0.15)], [(0, 1, 2)], walls)
        from_points([(wide / 2, -deep / 2, tall), (wide / 2, deep / 2, tall), (wide / 2, 0, peak - 0.15)], [(0, 1, 2)], walls)
        dark = plain((0.05, 0.05, 0.055), 0.3)
        for floor in range(floors):
            for column in (-0.3, 0.0, 0.3):
                box((wide * column, -deep / 2, (1.5 + 2.9 * floor) * size), (0.9 * size, 0.1, 1.3 * size), dark)


PASTELS = ((0.72, 0.50, 0.28), (0.74, 0.36, 0.26), (0.80, 0.66, 0.42), (0.70, 0.58, 0.46), (0.78, 0.72, 0.60), (0.66, 0.30, 0.22), (0.82, 0.60, 0.48))
STONES = ((0.56, 0.47, 0.35), (0.62, 0.52, 0.38), (0.50, 0.43, 0.33), (0.66, 0.58, 0.45))
WHITES = ((0.82, 0.80, 0.75), (0.78, 0.76, 0.71), (0.85, 0.83, 0.79))


def village(rise, middle, count, spread=60, colours=STONES, size=1.0, tower=True, floors=(2, 3), roofs=((0.42, 0.19, 0.10), (0.36, 0.17, 0.10), (0.48, 0.25, 0.15))):
    """Houses close together around a tower."""
    x, y = middle
    for index in range(count):
        angle, out = index * 2.4, spread * math.sqrt(index / count)
        px, py = x + math.cos(angle) * out, y + math.sin(angle) * out * 0.7
        far_house((px, py, rise(px, py)), size * random.uniform(0.8, 1.15), random.choice(colours), random.choice(roofs), random.uniform(-0.5, 0.5), random.randint(*floors))
    if tower:
        wall = plaster(shade(colours[0], 0.95), 0.1)
        base = rise(x, y)
        box((x, y, base + 11 * size), (4.6 * size, 4.6 * size, 26 * size), wall)
        box((x, y - 2.32 * size, base + 20 * size), (1.4 * size, 0.2, 2.6 * size), plain((0.05, 0.05, 0.05)))
        cylinder((x, y, base + 25.6 * size), 3.3 * size, 3.4 * size, plain(roofs[0], 0.9), 0.02, sides=4, turn=(0, 0, math.pi / 4), smooth=False)


def vineyard(rise, area, spacing=2.6, height=1.25):
    """Rows that run away from the eye, from x0 to x1 between y0 and y1."""
    x0, x1, y0, y1 = area
    row = x0
    while row < x1:
        clouds = [((row, y, rise(row, y) + height * 0.62), (0.34, 0.55, height * 0.4)) for y in frange(y0, y1, 1.0)]
        leaves(clouds, int((y1 - y0) * 46), green("vite"), 0.24, 0.75)
        row += spacing


def frange(start, end, step):
    while start < end:
        yield start
        start += step


def olive_grove(rise, area, spacing=8.0, height=5.0, skip=None, count=5000):
    x0, x1, y0, y1 = area
    pattern = hidden(tree_round("olivo", height, count=count))
    places = []
    for x in frange(x0, x1, spacing):
        for y in frange(y0, y1, spacing):
            px, py = x + random.uniform(-1, 1), y + random.uniform(-1, 1)
            if not (skip and skip(px, py)):
                places.append((px, py, rise(px, py) - 0.1))
    plant(pattern, places)


def forest(rise, count, area, height=11.0, white=False, skip=None):
    pattern = hidden(tree_fir(height, white, 5200))
    plant(pattern, scatter(rise, count, area, skip), (0.6, 1.2))


def poplars(rise, start, end, count, height=15.0):
    pattern = hidden(tree_poplar(height))
    line = [(start[0] + (end[0] - start[0]) * i / (count - 1), start[1] + (end[1] - start[1]) * i / (count - 1)) for i in range(count)]
    plant(pattern, [(x, y, rise(x, y) - 0.2) for x, y in line], (0.85, 1.1))


def boat(at, turn=0.0, colour=(0.8, 0.78, 0.72), sail=True):
    with Building(at, turn):
        rows, around, points, faces = 14, 10, [], []
        for row in range(rows + 1):
            share = row / rows
            wide, x = 0.9 * max(0.02, math.sin(math.pi * (0.12 + 0.88 * share))) ** 0.6, -2.6 + 5.6 * share
            sheer = 0.5 + 0.35 * (share - 0.4) ** 2 * 2
            for step in range(around + 1):
                angle = math.pi * step / around
                points.append((x, -math.cos(angle) * wide, sheer - math.sin(angle) ** 0.8 * 0.75 * min(1, wide * 1.6)))
        for row in range(rows):
            for step in range(around):
                corner = row * (around + 1) + step
                faces.append((corner, corner + 1, corner + around + 2, corner + around + 1))
        from_points(points, faces, plain(colour, 0.4), True)
        for share in (0.35, 0.62):
            box((-2.6 + 5.6 * share, 0, 0.38), (0.3, 1.5, 0.04), plain((0.30, 0.18, 0.09), 0.6))
        if sail:
            cloth = plain((0.85, 0.83, 0.78), 0.9)
            from_points([(0.1, 0, 1.0), (0.1, 0, 8.2), (-2.9, 0.25, 1.0)], [(0, 1, 2)], cloth)
            from_points([(0.3, 0, 1.0), (0.2, 0, 7.0), (2.9, 0.2, 0.9)], [(0, 1, 2)], cloth)
            box((0.2, 0, 4.4), (0.08, 0.08, 8.0), plain((0.2, 0.15, 0.1)))

"""Roofs of round tiles, and chimneys."""

import math

from kit.materials import Surface, plain, plaster, shade, wood
from kit.scene import Building
from kit.shapes import box, cylinder, from_points

TILE_REDS = ((0.42, 0.17, 0.085), (0.50, 0.21, 0.10), (0.36, 0.14, 0.075), (0.55, 0.27, 0.15), (0.46, 0.22, 0.13))


def tiled_plane(low, high, length, middle, material):
    """Round tiles from the eave (y, z) up to the ridge (y, z), `length` along x: one mesh of waves and steps."""
    rise = math.hypot(high[0] - low[0], high[1] - low[1])
    rows, per_tile = max(2, int(rise / 0.34)), 6
    columns = int(length / 0.2) * per_tile
    away = ((high[1] - low[1]) / rise, -(high[0] - low[0]) / rise)
    if away[1] < 0:
        away = (-away[0], -away[1])
    points, faces = [], []
    for row in range(rows + 1):
        for edge in (0.035, 0.0):
            share = row / rows
            for column in range(columns + 1):
                x = middle - length / 2 + length * column / columns
                wave = abs(math.sin(math.pi * column / per_tile)) * 0.075 + edge + 0.02 * math.sin(row * 7.1 + column // per_tile * 3.7)
                y = low[0] + (high[0] - low[0]) * share + away[0] * wave
                z = low[1] + (high[1] - low[1]) * share + away[1] * wave
                points.append((x, y, z))
    for row in range(rows * 2 + 1):
        for column in range(columns):
            corner = row * (columns + 1) + column
            faces.append((corner, corner + 1, corner + columns + 2, corner + columns + 1))
    return from_points(points, faces, material, True, name="tiles")


def tile_material(tint=1.0):
    surface = Surface(TILE_REDS[0], 0.9, 0.15)
    where = surface.place()
    cells = surface.node("TexVoronoi", Vector=surface.node("Mapping", Vector=where, Scale=(5.0, 2.9, 0.01)).outputs[0], Scale=1.0)
    tone = surface.node("SeparateColor", Color=cells.outputs["Color"]).outputs[0]
    stops = [(index / 4, shade(colour, tint)) for index, colour in enumerate(TILE_REDS)]
    moss = surface.ramp(surface.noise(where, 1.2, 7), (0.5, (1, 1, 1)), (0.75, (0.55, 0.52, 0.42)))
    surface.link(surface.blend("MULTIPLY", 0.7, surface.ramp(tone, *stops), moss), "Base Color")
    surface.bump(surface.noise(where, 20, 5), 0.3, 0.01)
    return surface.done()


def gable_roof(width, depth, eave, ridge, wall, over=0.4, tint=1.0, along="x", soffit=None):
    """Over x from −width/2 and y from 0 to `depth`; the ridge along x, or from front to back."""
    with Building((0, depth / 2, 0), 0.0 if along == "x" else math.pi / 2):
        span, length = (depth, width) if along == "x" else (width, depth)
        slope = ridge / (span / 2)
        edge = span / 2 + over
        under = soffit or wood("bruciato")
        tiles = tile_material(tint)
        for side in (-1, 1):
            low, high = (side * edge, eave - over * slope + 0.1), (0.0, eave + ridge + 0.1)
            tiled_plane(low, high, length + 2 * over, 0, tiles)
            reach = math.hypot(edge, edge * slope)
            box((0, side * edge / 2, eave + ridge / 2 - over * slope / 2 + 0.0), (length + 2 * over, reach, 0.1), under, turn=(-side * math.atan(slope), 0, 0))
        cylinder((0, 0, eave + ridge + 0.16), 0.13, length + 2 * over, tiles, turn=(0, math.pi / 2, 0), sides=14)
        for end in (-1, 1):
            x = end * length / 2
            from_points([(x, -span / 2, eave), (x, span / 2, eave), (x, 0, eave + ridge)], [(0, 1, 2)], wall)


def chimney(at, size=0.7, height=1.5, wall=None):
    x, y, z = at
    wall = wall or plaster((0.62, 0.52, 0.40), 0.12)
    box((x, y, z + height / 2), (size, size, height), wall)
    box((x, y, z + height + 0.05), (size + 0.2, size + 0.2, 0.1), wall, 0.02)
    for side in (-1, 1):
        box((x + side * size * 0.35, y, z + height + 0.2), (0.12, size * 0.8, 0.2), wall)
    box((x, y, z + height + 0.34), (size + 0.12, size + 0.12, 0.07), plain(TILE_REDS[0], 0.9))

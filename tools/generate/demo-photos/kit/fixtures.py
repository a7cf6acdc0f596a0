"""What is fixed in kitchens and baths: backs at y = 0, seen from −y."""

import math

from kit.furniture import bottle, brass, iron
from kit.materials import linen, plain, plaster, shade, wood
from kit.shapes import box, curtain, cylinder, lathe, rod, soft, sphere


def cabinets(width, colour=(0.34, 0.40, 0.34), top="stone", doors=None, oven_at=None, sink_at=0.25, hob_at=-0.3, kind=None):
    """A row of kitchen cabinets: backs at y = 0, 0.9 m high."""
    paint = wood(kind, (9, 9, 1), 0.5) if kind else plain(colour, 0.45)
    slab = {"stone": plaster((0.70, 0.67, 0.61), 0.06, 0.05), "wood": wood("rovere", (1, 9, 9), 0.4), "dark": plain((0.08, 0.08, 0.08), 0.25, 0.5), "white": plain((0.80, 0.78, 0.74), 0.2, 0.5)}[top]
    box((0, -0.3, 0.05), (width, 0.5, 0.1), plain(shade(colour, 0.4), 0.8))
    box((0, -0.3, 0.48), (width, 0.58, 0.76), paint)
    box((0, -0.31, 0.885), (width + 0.02, 0.64, 0.045), slab, 0.006)
    count = doors or max(2, round(width / 0.6))
    knob = brass()
    for index in range(count):
        x, wide = -width / 2 + width * (index + 0.5) / count, width / count
        if index == oven_at:
            box((x, -0.60, 0.5), (wide - 0.02, 0.02, 0.66), plain((0.04, 0.04, 0.045), 0.12, 0.7))
            rod((x - wide * 0.36, -0.64, 0.77), (x + wide * 0.36, -0.64, 0.77), 0.01, plain((0.6, 0.6, 0.6), 0.25, 0.5, 0.9))
            continue
        box((x, -0.60, 0.48), (wide - 0.015, 0.02, 0.72), paint, 0.004)
        box((x, -0.612, 0.46), (wide - 0.16, 0.012, 0.5), paint, 0.004)
        sphere((x + wide * 0.32, -0.63, 0.62), 0.016, knob, detail=2)
    if sink_at is not None:
        x = width * sink_at
        box((x, -0.31, 0.9), (0.56, 0.42, 0.02), plain((0.78, 0.76, 0.71), 0.2, 0.5), 0.01)
        box((x, -0.31, 0.909), (0.48, 0.34, 0.008), plain((0.32, 0.31, 0.29), 0.3))
        tap((x, -0.1, 0.905))
    if hob_at is not None:
        x = width * hob_at
        box((x, -0.31, 0.912), (0.58, 0.5, 0.012), plain((0.025, 0.025, 0.03), 0.1, 0.7), 0.004)
        for dx, dy in ((-0.14, -0.12), (0.14, -0.12), (-0.14, 0.12), (0.14, 0.12)):
            cylinder((x + dx, -0.31 + dy, 0.924), 0.075, 0.012, iron(), sides=20)
        moka((x + 0.14, -0.43, 0.93))
    return 0.91


def moka(at):
    metal = plain((0.62, 0.62, 0.62), 0.25, 0.5, 0.95)
    lathe([(0, 0), (0.05, 0), (0.036, 0.08), (0.034, 0.09), (0.05, 0.19), (0.048, 0.19), (0.01, 0.22), (0.0, 0.24)], metal, at, 8)
    box((at[0] + 0.075, at[1], at[2] + 0.14), (0.015, 0.02, 0.1), plain((0.02, 0.02, 0.02), 0.4), 0.004)


def tap(at, metal=None, height=0.3):
    metal = metal or brass()
    x, y, z = at
    rod((x, y, z), (x, y, z + height), 0.012, metal)
    steps = [(x, y - 0.09 + 0.09 * math.cos(a), z + height + 0.09 * math.sin(a)) for a in (i * math.pi / 8 for i in range(9))]
    for one, other in zip(steps, steps[1:]):
        rod(one, other, 0.011, metal)
    rod(steps[-1], (steps[-1][0], steps[-1][1], steps[-1][2] - 0.06), 0.011, metal)


def hood(z=1.55, colour=(0.80, 0.77, 0.71), height=1.1):
    body = plaster(colour, 0.03, 0.15)
    cylinder((0, -0.3, z + 0.3), 0.52, 0.6, body, 0.2, sides=4, turn=(0, 0, math.pi / 4), smooth=False)
    box((0, -0.3, z), (0.78, 0.62, 0.08), wood("noce", (1, 9, 9)), 0.01)
    box((0, -0.24, z + 0.3 + height / 2), (0.3, 0.3, height), body)


def basin(width=0.9, kind="rovere", metal=None, basin_colour=(0.84, 0.83, 0.80), tall=0.8):
    """A wash-stand with its back at y = 0."""
    timber = wood(kind, (1, 9, 9), 0.45)
    box((0, -0.25, tall - 0.03), (width, 0.5, 0.06), timber, 0.008)
    box((0, -0.24, tall - 0.3), (width, 0.46, 0.05), timber)
    for x in (-width / 2 + 0.04, width / 2 - 0.04):
        for y in (-0.46, -0.04):
            box((x, y, (tall - 0.05) / 2), (0.05, 0.05, tall - 0.05), timber)
    lathe([(0, 0.02), (0.12, 0.02), (0.2, 0.11), (0.215, 0.14), (0.205, 0.14), (0.11, 0.04), (0, 0.035)], plain(basin_colour, 0.15, 0.6), (0, -0.26, tall))
    tap((0, -0.05, tall), metal, 0.24)
    for index in range(3):
        soft((-width * 0.24, -0.24, tall - 0.24 + index * 0.07), (0.3, 0.36, 0.075), linen((0.80, 0.77, 0.70)), 0.004, 0.2, 5)
    bottle((width * 0.34, -0.16, tall), (0.40, 0.24, 0.10), 0.17)


def mirror(at, radius=0.36, arched=False, frame=None):
    x, y, z = at
    edge = frame or brass()
    shine = plain((0.82, 0.84, 0.85), 0.02, 0.5, 1.0)
    cylinder((x, y - 0.012, z), radius + 0.018, 0.024, edge, turn=(math.pi / 2, 0, 0), sides=56)
    cylinder((x, y - 0.03, z), radius, 0.012, shine, turn=(math.pi / 2, 0, 0), sides=56)


def bathtub(length=1.65):
    china = plain((0.86, 0.85, 0.82), 0.12, 0.6)
    body = lathe([(0, 0.08), (0.26, 0.08), (0.33, 0.2), (0.38, 0.52), (0.405, 0.56), (0.40, 0.58), (0.37, 0.57), (0.30, 0.24), (0, 0.2)], china, sides=64)
    body.scale = (length / 0.81, 1.0, 1.0)
    metal = brass()
    rod((0.0, 0.46, 0), (0.0, 0.46, 0.95), 0.014, metal)
    rod((0.0, 0.46, 0.9), (0.0, 0.26, 0.9), 0.012, metal)
    rod((0.0, 0.26, 0.9), (0.0, 0.26, 0.82), 0.012, metal)


def shower(width=1.0, depth=0.9, height=2.05, metal=None):
    """A corner at x from 0 to width, backs at y = 0: tray, screen, rain head."""
    metal = metal or brass()
    box((width / 2, -depth / 2, 0.03), (width, depth, 0.06), plain((0.76, 0.74, 0.70), 0.4), 0.01)
    screen = plain((0.60, 0.68, 0.68), 0.02, 0.9)
    screen.blend_method = "BLEND"
    shader = screen.node_tree.nodes["Principled BSDF"]
    shader.inputs["Alpha"].default_value = 0.12
    box((width / 2 + 0.1, -depth, height / 2 + 0.06), (width - 0.2, 0.01, height), screen)
    box((0.2, -depth, height / 2 + 0.06), (0.02, 0.02, height), metal)
    rod((width * 0.5, -0.03, 1.0), (width * 0.5, -0.03, 2.15), 0.011, metal)
    rod((width * 0.5, -0.03, 2.15), (width * 0.5, -0.38, 2.15), 0.011, metal)
    cylinder((width * 0.5, -0.38, 2.13), 0.13, 0.015, metal)
    box((width * 0.5, -0.05, 1.05), (0.26, 0.06, 0.05), metal, 0.01)


def towel_rail(at, width=0.6, colour=(0.78, 0.72, 0.62)):
    x, y, z = at
    rod((x - width / 2, y - 0.08, z), (x + width / 2, y - 0.08, z), 0.01, brass())
    for side in (-1, 1):
        rod((x + side * width / 2, y, z), (x + side * width / 2, y - 0.08, z), 0.01, brass())
    curtain((x, y - 0.1, z + 0.02), width * 0.72, 0.72, linen(colour), 2, 0.012)

"""What grows: clouds of leaves on stems. A tree is made once at the origin and then planted many times."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from kit.materials import leaf, plain, wood, plaster
from kit.scene import again, put
from kit.shapes import box, cylinder, lathe, rod, sphere

GREENS = {
    "cipresso": ((0.012, 0.036, 0.014), (0.03, 0.07, 0.028)),
    "olivo": ((0.13, 0.17, 0.085), (0.24, 0.28, 0.16)),
    "agrume": ((0.03, 0.10, 0.03), (0.08, 0.20, 0.06)),
    "vite": ((0.06, 0.15, 0.03), (0.18, 0.30, 0.07)),
    "siepe": ((0.035, 0.09, 0.025), (0.09, 0.18, 0.05)),
    "abete": ((0.012, 0.035, 0.018), (0.03, 0.065, 0.035)),
    "pino": ((0.03, 0.075, 0.02), (0.075, 0.14, 0.045)),
    "pioppo": ((0.07, 0.13, 0.03), (0.17, 0.25, 0.07)),
    "lavanda": ((0.16, 0.10, 0.30), (0.32, 0.24, 0.50)),
    "bouganville": ((0.42, 0.02, 0.14), (0.66, 0.06, 0.28)),
    "glicine": ((0.30, 0.22, 0.48), (0.52, 0.44, 0.68)),
    "geranio": ((0.50, 0.03, 0.05), (0.75, 0.10, 0.10)),
    "rosa": ((0.60, 0.20, 0.26), (0.80, 0.45, 0.48)),
    "bianco": ((0.72, 0.70, 0.62), (0.88, 0.86, 0.80)),
    "giallo": ((0.70, 0.42, 0.03), (0.82, 0.58, 0.08)),
    "neve": ((0.70, 0.74, 0.80), (0.90, 0.92, 0.95)),
    "secco": ((0.30, 0.25, 0.11), (0.48, 0.41, 0.20)),
}


def green(kind):
    return leaf(*GREENS[kind])


def leaves(clouds, count, material, size=0.07, slim=0.45):
    """Leaves in ellipsoids: `clouds` holds ((x, y, z), (rx, ry, rz)); one mesh however many."""
    mesh = bpy.data.meshes.new("leaves")
    points, faces = [], []
    weights = [max(0.02, (r[0] * r[1] * r[2]) ** 0.6) for _, r in clouds]
    for centre, radii in random.choices(clouds, weights, k=count):
        way = Vector((random.gauss(0, 1), random.gauss(0, 1), random.gauss(0, 1))).normalized() * random.random() ** 0.4
        middle = Vector(c + w * r for c, w, r in zip(centre, way, radii))
        turn = Matrix.Rotation(random.random() * math.tau, 3, "Z") @ Matrix.Rotation(random.random() * math.pi, 3, "X")
        length, first = size * random.uniform(0.6, 1.4), len(points)
        for x, y in ((-0.5, 0), (0, -slim / 2), (0.5, 0), (0, slim / 2)):
            points.append(middle + turn @ Vector((x * length, y * length, 0)))
        faces.append((first, first + 1, first + 2, first + 3))
    mesh.from_pydata(points, [], faces)
    return put(mesh, "leaves", material)


def joined(parts):
    """Several meshes as one, so that it can be planted again."""
    with bpy.context.temp_override(active_object=parts[0], selected_editable_objects=parts, selected_objects=parts):
        bpy.ops.object.join()
    return parts[0]


def hidden(thing):
    """A pattern to plant: itself out of sight."""
    bpy.context.scene.collection.objects.unlink(thing)
    return thing


def tree_cypress(height=8.0, count=9000):
    core = sphere((0, 0, height * 0.5), 1, plain((0.012, 0.034, 0.014), 1), (height * 0.066, height * 0.066, height * 0.46), 0.05, 0.5)
    clouds = []
    for share in (0.06, 0.14, 0.24, 0.34, 0.44, 0.54, 0.64, 0.74, 0.84, 0.92, 0.97):
        width = height * 0.105 * (1.06 - abs(share - 0.34) ** 1.15 * 1.25)
        clouds.append(((0, 0, height * share), (width, width, height * 0.075)))
    return joined([core, leaves(clouds, count, green("cipresso"), height * 0.024, 0.42)])


def tree_round(kind="olivo", height=4.0, trunk=0.45, spread=0.95, count=7000, leafy=0.16, slim=0.3):
    """Olive, lemon, oak: a trunk and a broken crown."""
    bark = wood("grigio", (1, 1, 0.4), 0.95, 6)
    base = height * trunk
    parts = [cylinder((0, 0, base / 2), height * 0.06, base, bark, height * 0.035, (0.08, 0.10, 0), 12)]
    clouds = []
    for index in range(7):
        angle = index / 6 * math.tau + random.random() * 0.6
        out = 0.0 if index == 6 else height * 0.22 * spread * random.uniform(0.8, 1.2)
        middle = (math.cos(angle) * out, math.sin(angle) * out, base + height * random.uniform(0.16, 0.36))
        radius = height * random.uniform(0.15, 0.2)
        parts.append(rod((0, 0, base * 0.9), middle, height * 0.014, bark))
        clouds.append((middle, (radius * spread * 1.15, radius * spread * 1.15, radius)))
    return joined([*parts, leaves(clouds, count, green(kind), leafy, slim)])


def tree_pine(height=11.0, count=9000):
    """The umbrella pine of the coasts."""
    bark = wood("larice", (1, 1, 0.3), 0.95, 5)
    parts = [cylinder((0, 0, height * 0.4), 0.24, height * 0.8, bark, 0.15, (0.03, 0.04, 0), 12)]
    clouds = []
    for index in range(12):
        angle, out = index * 2.4, height * 0.075 * math.sqrt(index)
        middle = (math.cos(angle) * out, math.sin(angle) * out, height * (0.93 - 0.004 * index))
        parts.append(rod((0, 0, height * 0.72), middle, 0.06, bark))
        clouds.append((middle, (height * 0.14, height * 0.14, height * 0.06)))
    return joined([*parts, leaves(clouds, count, green("pino"), 0.3, 0.16)])


def tree_fir(height=10.0, white=False, count=7000):
    parts = [cylinder((0, 0, height / 2), 0.17, height, plain((0.06, 0.04, 0.025), 1), 0.03, sides=8)]
    boughs, burden = [], []
    for index in range(13):
        share = index / 13
        radius = (1 - share) * height * 0.19 + 0.12
        boughs.append(((0, 0, 0.9 + share * (height - 1)), (radius, radius, height * 0.042)))
        burden.append(((0, 0, 1.0 + share * (height - 1)), (radius * 0.94, radius * 0.94, height * 0.015)))
    parts.append(leaves(boughs, count, green("abete"), height * 0.028, 0.22))
    if white:
        parts.append(leaves(burden, int(count * 0.5), green("neve"), height * 0.021, 0.5))
    return joined(parts)


def tree_poplar(height=14.0, count=7000):
    bark = plain((0.22, 0.20, 0.16), 1)
    trunk = cylinder((0, 0, height * 0.3), 0.2, height * 0.6, bark, 0.1, sides=8)
    clouds = [((0, 0, height * share), (height * 0.1 * (1.1 - abs(share - 0.5)), height * 0.1 * (1.1 - abs(share - 0.5)), height * 0.09)) for share in (0.22, 0.32, 0.42, 0.52, 0.62, 0.72, 0.82, 0.92)]
    return joined([trunk, leaves(clouds, count, green("pioppo"), height * 0.02, 0.7)])


def plant(pattern, places, sizes=(0.85, 1.15)):
    """Plants a tree at points (x, y, z), each turned and sized a little otherwise."""
    for place in places:
        size = random.uniform(*sizes)
        again(pattern, place, random.random() * math.tau, (size, size, size * random.uniform(0.94, 1.08)))


def bush(at, radius, kind="siepe", count=700, size=0.09, flower=None, flatten=0.85):
    x, y, z = at
    leaves([((x, y, z + radius * flatten), (radius, radius, radius * flatten))], count, green(kind), size, 0.45)
    if flower:
        leaves([((x, y, z + radius * flatten * 1.12), (radius * 0.98, radius * 0.98, radius * flatten * 0.95))], count // 3, green(flower), size * 0.7, 0.9)


def hedge(start, end, height, depth=0.5, kind="siepe", flower=None, density=260):
    length = math.dist(start[:2], end[:2])
    steps = max(2, int(length / 0.4))
    line = [(start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps) for i in range(steps + 1)]
    clouds = [((x, y, start[2] + height * 0.5), (depth * 0.62, depth * 0.62, height * random.uniform(0.48, 0.56))) for x, y in line]
    leaves(clouds, int(density * length * max(1, height)), green(kind), 0.09, 0.45)
    if flower:
        tops = [((x, y, start[2] + height * 0.72), (depth * 0.6, depth * 0.6, height * 0.3)) for x, y in line]
        leaves(tops, int(density * 0.6 * length), green(flower), 0.07, 0.6)


CLAY = (0.46, 0.20, 0.10)


def pot(at, size=1.0, kind="siepe", flower="geranio", colour=CLAY, tall=False):
    """A terracotta pot, half a metre high at size 1, on the ground at `at`."""
    x, y, z = at
    clay = plaster(colour, 0.12, 0.1)
    profile = [(0.17, 0), (0.19, 0.02), (0.25, 0.38), (0.28, 0.40), (0.28, 0.48), (0.25, 0.48), (0.24, 0.42), (0.0, 0.42)]
    lathe([(radius * size, height * size) for radius, height in profile], clay, at)
    if tall:
        rod((x, y, z + 0.4 * size), (x, y, z + 1.2 * size), 0.02 * size, wood("grigio"))
        leaves([((x, y, z + 1.45 * size), (0.36 * size, 0.36 * size, 0.36 * size))], 900, green(kind), 0.1, 0.45)
        if flower:
            leaves([((x, y, z + 1.45 * size), (0.38 * size, 0.38 * size, 0.38 * size))], 60, green(flower), 0.1, 0.95)
        return
    leaves([((x, y, z + 0.66 * size), (0.32 * size, 0.32 * size, 0.28 * size))], 700, green(kind), 0.1 * size, 0.5)
    if flower:
        leaves([((x, y, z + 0.8 * size), (0.32 * size, 0.32 * size, 0.2 * size))], 240, green(flower), 0.07 * size, 0.9)


def flower_box(at, width, kind="geranio", material=None):
    """Hangs below a window: its back middle at `at`, open to −y."""
    x, y, z = at
    box((x, y - 0.1, z), (width, 0.2, 0.18), material or plaster(CLAY, 0.1), 0.01)
    leaves([((x - width / 2 + width * i / 6, y - 0.12, z + 0.16), (width / 8, 0.13, 0.12)) for i in range(7)], int(420 * width), green("siepe"), 0.08, 0.5)
    leaves([((x - width / 2 + width * i / 6, y - 0.15, z + 0.2), (width / 8, 0.15, 0.14)) for i in range(7)], int(300 * width), green(kind), 0.06, 0.9)


def climber(clouds, kind="vite", flower=None, count=3000, size=0.13):
    leaves(clouds, count, green(kind), size, 0.6)
    if flower:
        leaves([(middle, tuple(r * 1.06 for r in radii)) for middle, radii in clouds], int(count * 0.75), green(flower), size * 0.7, 0.8)


def grass(area, count, kinds=((0.10, 0.14, 0.04), (0.30, 0.29, 0.10)), height=(0.05, 0.16), skip=None, level=None):
    """Blades within (x0, x1, y0, y1), none where `skip(x, y)` says so."""
    x0, x1, y0, y1 = area
    points, faces = [], []
    for _ in range(count):
        x, y = random.uniform(x0, x1), random.uniform(y0, y1)
        if skip and skip(x, y):
            continue
        z = level(x, y) if level else 0.0
        angle, tall, first = random.random() * math.tau, random.uniform(*height), len(points)
        points += [(x, y, z), (x + 0.02 * math.cos(angle), y + 0.02 * math.sin(angle), z), (x + 0.05 * math.cos(angle + 1), y + 0.05 * math.sin(angle + 1), z + tall)]
        faces.append((first, first + 1, first + 2))
    mesh = bpy.data.meshes.new("grass")
    mesh.from_pydata(points, [], faces)
    return put(mesh, "grass", leaf(*kinds))


def stalks(at, height=0.5, spread=0.2, kind="olivo", count=220):
    """Branches in a vase whose mouth is `at`."""
    x, y, z = at
    twig = plain((0.12, 0.09, 0.05), 0.9)
    for _ in range(7):
        rod(at, (x + random.uniform(-spread, spread) * 0.7, y + random.uniform(-spread, spread) * 0.7, z + height * random.uniform(0.6, 0.95)), 0.004, twig, 5)
    leaves([((x, y, z + height * 0.62), (spread, spread, height * 0.42))], count, green(kind), 0.09, 0.3)

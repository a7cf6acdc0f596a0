"""Plain bodies: boxes, turned and soft shapes, walls with openings, fields of heights."""

import math

import bmesh
import bpy
from mathutils import Vector, noise

from kit.scene import put


def fractal(x, y, scale=1.0, layer=0.0):
    return noise.fractal(Vector((x / scale, y / scale, layer)), 1, 2, 5)


def finish(work, name, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=False):
    mesh = bpy.data.meshes.new(name)
    work.to_mesh(mesh)
    work.free()
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.use_auto_smooth = True
    return put(mesh, name, material, at, turn)


def from_points(points, faces, material, smooth=False, at=(0, 0, 0), turn=(0, 0, 0), name="points"):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    for face in mesh.polygons:
        face.use_smooth = smooth
    return put(mesh, name, material, at, turn)


def box(at, size, material, round=0.0, turn=(0, 0, 0), steps=2):
    """A box around its middle; `round` is the radius of its edges."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    bmesh.ops.scale(work, vec=size, verts=work.verts)
    if round:
        bmesh.ops.bevel(work, geom=work.edges[:], offset=min(round, min(size) * 0.49), segments=steps, affect="EDGES", profile=0.5)
    return finish(work, "box", material, at, turn, smooth=bool(round))


def cylinder(at, radius, height, material, top=None, turn=(0, 0, 0), sides=28, smooth=True):
    work = bmesh.new()
    bmesh.ops.create_cone(work, cap_ends=True, segments=sides, radius1=radius, radius2=radius if top is None else top, depth=height)
    return finish(work, "cylinder", material, at, turn, smooth)


def rod(start, end, radius, material, sides=8):
    """A round bar from one point to another."""
    start, end = Vector(start), Vector(end)
    along = end - start
    turn = along.to_track_quat("Z", "Y").to_euler()
    return cylinder((start + end) / 2, radius, along.length, material, turn=turn, sides=sides)


def sphere(at, radius, material, stretch=(1, 1, 1), rough=0.0, grain=0.6, detail=4, turn=(0, 0, 0)):
    work = bmesh.new()
    bmesh.ops.create_icosphere(work, subdivisions=detail, radius=radius)
    for vertex in work.verts:
        if rough:
            vertex.co += vertex.co.normalized() * noise.fractal(vertex.co / grain + Vector(at), 1, 2, 4) * rough
        vertex.co = Vector(part * factor for part, factor in zip(vertex.co, stretch))
    return finish(work, "sphere", material, at, turn, smooth=True)


def lathe(profile, material, at=(0, 0, 0), sides=40):
    """Turns a line of (radius, height) around the upright axis."""
    points, faces, count = [], [], len(profile)
    for side in range(sides):
        angle = side / sides * math.tau
        points += [(radius * math.cos(angle), radius * math.sin(angle), height) for radius, height in profile]
    for side in range(sides):
        for step in range(count - 1):
            here, there = side * count + step, (side + 1) % sides * count + step
            faces.append((here, there, there + 1, here + 1))
    return from_points(points, faces, material, True, at, name="lathe")


def soft(at, size, material, puff=0.03, grain=0.35, square=3.2, turn=(0, 0, 0)):
    """A cushion or a mattress: a box that is full and a little creased."""
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=1)
    bmesh.ops.subdivide_edges(work, edges=work.edges[:], cuts=22, use_grid_fill=True)
    for vertex in work.verts:
        point = vertex.co * 2
        length = sum(abs(part) ** square for part in point) ** (1 / square)
        point = point / max(1.0, length)
        vertex.co = Vector(part * full / 2 for part, full in zip(point, size))
        crease = noise.fractal(Vector((vertex.co.x / grain + at[0], vertex.co.y / grain + at[1], vertex.co.z / grain)), 1, 2, 4)
        vertex.co.z += crease * puff
    return finish(work, "soft", material, at, turn, smooth=True)


def field(width, depth, steps, height, material, at=(0, 0, 0)):
    """Ground whose height at x, y (of the scene) is `height(x, y)`."""
    rows = max(2, int(steps * depth / width)) if depth < width else steps
    points, faces = [], []
    for row in range(rows + 1):
        for column in range(steps + 1):
            x, y = -width / 2 + width * column / steps, -depth / 2 + depth * row / rows
            points.append((x, y, height(x + at[0], y + at[1])))
    for row in range(rows):
        for column in range(steps):
            corner = row * (steps + 1) + column
            faces.append((corner, corner + 1, corner + steps + 2, corner + steps + 1))
    return from_points(points, faces, material, True, at, name="field")


def cut(body, cutters):
    """Takes bodies out of another."""
    for cutter in cutters:
        modifier = body.modifiers.new("cut", "BOOLEAN")
        modifier.object = cutter
        modifier.solver = "EXACT"
        cutter.hide_render = True
        cutter.hide_viewport = True
    return body


def opening(at, width, height, depth, arched=False):
    """A cutter whose bottom middle is `at`; as deep as `depth` along y. An arch stands on top of its height."""
    x, y, z = at
    cutters = [box((x, y, z + height / 2), (width, depth, height), None)]
    if arched:
        cutters.append(cylinder((x, y, z + height), width / 2 - 0.001, depth * 0.98, None, turn=(math.pi / 2, 0, 0), sides=40))
    return cutters


def curtain(top, width, height, material, folds=9, depth=0.05, along="x"):
    """Hangs from the middle of its upper edge."""
    steps = folds * 8
    points, faces = [], []
    for step in range(steps + 1):
        across = -width / 2 + width * step / steps
        wave = math.sin(step / 8 * math.tau) * depth * (0.8 + 0.3 * math.sin(step * 0.37))
        for level in (0.0, 1.0):
            spread = across * (1 + 0.06 * (1 - level))
            point = (spread, wave * (1.25 - 0.4 * level), -height * (1 - level))
            points.append(point if along == "x" else (point[1], point[0], point[2]))
    for step in range(steps):
        corner = step * 2
        faces.append((corner, corner + 2, corner + 3, corner + 1))
    return from_points(points, faces, material, True, top, name="curtain")


def slab(outline, thickness, material, at=(0, 0, 0)):
    """A flat body from an outline of (x, y), lying; its top at `at`."""
    work = bmesh.new()
    face = work.faces.new([work.verts.new((x, y, 0)) for x, y in outline])
    pushed = bmesh.ops.extrude_face_region(work, geom=[face])
    bmesh.ops.translate(work, vec=(0, 0, -thickness), verts=[part for part in pushed["geom"] if isinstance(part, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(work, faces=work.faces[:])
    return finish(work, "slab", material, at)

"""Surfaces by what they are made of. Colours are linear; patterns are in metres."""

import bpy

from kit.scene import HAZE


class Surface:
    """A Principled material, with short words for its nodes."""

    def __init__(self, colour=(0.8, 0.8, 0.8), rough=0.8, shine=0.3, metal=0.0):
        self.material = bpy.data.materials.new("surface")
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.set("Base Color", (*colour, 1))
        self.set("Roughness", rough)
        self.set("Specular", shine)
        self.set("Metallic", metal)

    def set(self, name, value):
        self.shader.inputs[name].default_value = value

    def node(self, kind, **inputs):
        made = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in inputs.items():
            target = made.inputs[name.replace("_", " ")]
            if hasattr(value, "is_output"):
                self.tree.links.new(value, target)
            else:
                target.default_value = value
        return made

    def link(self, output, name):
        self.tree.links.new(output, self.shader.inputs[name])

    def place(self, scale=(1, 1, 1), upright=None):
        """Coordinates in metres; `upright` "xz" or "yz" lays a flat pattern on a wall."""
        where = self.node("TexCoord").outputs["Object"]
        if upright:
            parts = self.node("SeparateXYZ", Vector=where)
            first = parts.outputs["X" if upright == "xz" else "Y"]
            where = self.node("CombineXYZ", X=first, Y=parts.outputs["Z"]).outputs[0]
        return self.node("Mapping", Vector=where, Scale=scale).outputs[0]

    def noise(self, where, scale, detail=6, rough=0.55, swirl=0.0):
        return self.node("TexNoise", Vector=where, Scale=scale, Detail=detail, Roughness=rough, Distortion=swirl).outputs["Fac"]

    def ramp(self, factor, *stops):
        made = self.node("ValToRGB", Fac=factor)
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1)
        return made.outputs[0]

    def calculate(self, operation, one, other):
        made = self.tree.nodes.new("ShaderNodeMath")
        made.operation = operation
        for socket, value in zip(made.inputs, (one, other)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                self.tree.links.new(value, socket)
        return made.outputs[0]

    def blend(self, kind, factor, one, other):
        made = self.node("MixRGB", Color1=one, Color2=other)
        made.blend_type = kind
        if isinstance(factor, (int, float)):
            made.inputs[0].default_value = factor
        else:
            self.tree.links.new(factor, made.inputs[0])
        return made.outputs[0]

    def bump(self, height, strength, depth=0.02):
        self.link(self.node("Bump", Strength=strength, Distance=depth, Height=height).outputs[0], "Normal")

    def done(self):
        if HAZE["reach"]:
            self.fade_into_haze()
        return self.material

    def fade_into_haze(self):
        distance = self.node("CameraData").outputs["View Distance"]
        left = self.calculate("POWER", 2.71828, self.calculate("MULTIPLY", distance, -1 / HAZE["reach"]))
        gone = self.calculate("SUBTRACT", 1.0, left)
        air = self.node("Emission", Color=(*HAZE["colour"], 1), Strength=1.0)
        mix = self.node("MixShader", Fac=gone)
        self.tree.links.new(self.shader.outputs[0], mix.inputs[1])
        self.tree.links.new(air.outputs[0], mix.inputs[2])
        output = next(node for node in self.tree.nodes if node.type == "OUTPUT_MATERIAL")
        self.tree.links.new(mix.outputs[0], output.inputs["Surface"])


def shade(colour, amount):
    return tuple(max(0.0, min(1.0, part * amount)) for part in colour)


def plain(colour, rough=0.7, shine=0.3, metal=0.0):
    return Surface(colour, rough, shine, metal).done()


def plaster(colour, age=0.06, grain=0.25):
    """Lime wash; `age` from 0 (new) to 0.3 (stained)."""
    surface = Surface(colour, 0.9, 0.1)
    where = surface.place()
    clouds = surface.noise(where, 1.4, 8)
    base = surface.ramp(clouds, (0.3, shade(colour, 1 - age * 2.2)), (0.7, shade(colour, 1 + age)))
    if age > 0.09:
        streaks = surface.noise(surface.place((3, 3, 0.5)), 1.7, 8, 0.65)
        worn = surface.ramp(streaks, (0.35, shade(colour, 0.62)), (0.55, (1, 1, 1)))
        base = surface.blend("MULTIPLY", min(0.6, age * 2), base, worn)
    surface.link(base, "Base Color")
    surface.bump(surface.noise(where, 24, 6, 0.6), grain, 0.02)
    return surface.done()


STONES = {
    "calda": ((0.30, 0.235, 0.16), (0.52, 0.42, 0.30), (0.66, 0.57, 0.44)),
    "grigia": ((0.20, 0.19, 0.175), (0.36, 0.34, 0.31), (0.54, 0.51, 0.47)),
    "bianca": ((0.50, 0.45, 0.36), (0.64, 0.59, 0.50), (0.77, 0.72, 0.63)),
    "cono": ((0.15, 0.14, 0.13), (0.27, 0.25, 0.225), (0.40, 0.38, 0.34)),
    "dorata": ((0.44, 0.31, 0.17), (0.60, 0.46, 0.28), (0.72, 0.60, 0.41)),
}


def stone(kind="calda", size=2.6, joint=0.09, depth=0.05):
    """Rubble masonry, `size` stones to a metre."""
    palette = STONES[kind]
    surface = Surface(palette[1], 0.95, 0.1)
    where = surface.place((1, 1, 1.7))
    wobble = surface.node("TexNoise", Vector=where, Scale=3.0).outputs["Color"]
    shifted = surface.node("VectorMath")
    shifted.operation = "MULTIPLY_ADD"
    surface.tree.links.new(wobble, shifted.inputs[0])
    shifted.inputs[1].default_value = (0.18, 0.18, 0.18)
    surface.tree.links.new(where, shifted.inputs[2])
    cells = surface.node("TexVoronoi", Vector=shifted.outputs[0], Scale=size)
    edges = surface.node("TexVoronoi", Vector=shifted.outputs[0], Scale=size)
    edges.feature = "DISTANCE_TO_EDGE"
    parts = surface.node("SeparateColor", Color=cells.outputs["Color"])
    colour = surface.ramp(parts.outputs[0], (0, palette[0]), (0.5, palette[1]), (1, palette[2]))
    gap = edges.outputs["Distance"]
    colour = surface.blend("MULTIPLY", 0.75, colour, surface.ramp(gap, (0, (0.5, 0.43, 0.34)), (joint, (1, 1, 1))))
    grain = surface.noise(where, 14, 6)
    colour = surface.blend("OVERLAY", 0.5, colour, surface.ramp(grain, (0.3, (0.3, 0.3, 0.3)), (0.7, (0.72, 0.72, 0.72))))
    surface.link(colour, "Base Color")
    raised = surface.ramp(gap, (0, (0, 0, 0)), (joint * 1.5, (1, 1, 1)))
    surface.bump(surface.calculate("ADD", raised, surface.calculate("MULTIPLY", grain, 0.5)), 0.8, depth)
    return surface.done()


WOODS = {
    "noce": ((0.10, 0.052, 0.026), (0.22, 0.125, 0.065)),
    "rovere": ((0.30, 0.19, 0.10), (0.45, 0.31, 0.18)),
    "chiaro": ((0.46, 0.33, 0.20), (0.60, 0.46, 0.30)),
    "larice": ((0.26, 0.13, 0.055), (0.42, 0.23, 0.105)),
    "bruciato": ((0.085, 0.045, 0.024), (0.18, 0.10, 0.053)),
    "grigio": ((0.20, 0.175, 0.15), (0.36, 0.33, 0.29)),
    "bianco": ((0.70, 0.67, 0.61), (0.80, 0.77, 0.72)),
    "teak": ((0.24, 0.14, 0.07), (0.38, 0.25, 0.14)),
}


def wood(kind="noce", grain=(1, 9, 9), rough=0.5, size=2.2):
    """`grain` stretches across the fibres: (1, 9, 9) runs along x."""
    dark, light = WOODS[kind]
    surface = Surface(dark, rough, 0.3)
    fibres = surface.noise(surface.place(grain), size, 9, 0.6, 1.2)
    surface.link(surface.ramp(fibres, (0.32, dark), (0.68, light)), "Base Color")
    surface.bump(fibres, 0.2, 0.015)
    return surface.done()


def pavement(one, other, joint, size=(0.3, 0.3), gap=0.006, rough=0.5, shift=0.0, upright=None, shine=0.35, wear=0.5):
    """Tiles, boards or slabs of a size in metres; `shift` 0.5 lays them as bricks."""
    surface = Surface(one, rough, shine)
    where = surface.place(upright=upright)
    bricks = surface.node("TexBrick", Vector=where, Color1=(*one, 1), Color2=(*other, 1), Mortar=(*joint, 1), Scale=1.0)
    bricks.offset = shift
    bricks.inputs["Mortar Size"].default_value = gap
    bricks.inputs["Brick Width"].default_value = size[0]
    bricks.inputs["Row Height"].default_value = size[1]
    bricks.inputs["Bias"].default_value = 0
    spots = surface.ramp(surface.noise(where, 5, 6), (0.3, (0.36, 0.36, 0.36)), (0.7, (0.66, 0.66, 0.66)))
    surface.link(surface.blend("OVERLAY", wear, bricks.outputs[0], spots), "Base Color")
    surface.bump(bricks.outputs["Fac"], -0.35, 0.01)
    return surface.done()


def boards(kind="rovere", width=0.16, length=1.8, rough=0.42):
    """A floor of planks along y."""
    dark, light = WOODS[kind]
    surface = Surface(light, rough, 0.35)
    turned = surface.node("Mapping", Vector=surface.place(), Rotation=(0, 0, 1.5708)).outputs[0]
    bricks = surface.node("TexBrick", Vector=turned, Color1=(*shade(light, 1.05), 1), Color2=(*dark, 1), Mortar=(*shade(dark, 0.35), 1), Scale=1.0)
    bricks.offset = 0.37
    bricks.inputs["Mortar Size"].default_value = 0.0035
    bricks.inputs["Brick Width"].default_value = length
    bricks.inputs["Row Height"].default_value = width
    fibres = surface.noise(surface.place((12, 1, 1)), 2.5, 8, 0.6, 0.8)
    streaks = surface.ramp(fibres, (0.3, (0.36, 0.36, 0.36)), (0.7, (0.64, 0.64, 0.64)))
    surface.link(surface.blend("OVERLAY", 0.7, bricks.outputs[0], streaks), "Base Color")
    surface.bump(bricks.outputs["Fac"], -0.25, 0.008)
    return surface.done()


def cementine(one, other, ground, size=0.2):
    """Patterned cement tiles: a ring and its corners on each."""
    surface = Surface(ground, 0.5, 0.3)
    where = surface.place((1 / size, 1 / size, 1))
    inside = surface.node("VectorMath", Vector=where)
    inside.operation = "FRACTION"
    centred = surface.node("VectorMath", Vector=inside.outputs[0])
    centred.operation = "SUBTRACT"
    centred.inputs[1].default_value = (0.5, 0.5, 0)
    parts = surface.node("SeparateXYZ", Vector=centred.outputs[0])
    x, y = (surface.calculate("ABSOLUTE", parts.outputs[axis], 0) for axis in "XY")
    diamond = surface.calculate("ADD", x, y)
    product = surface.calculate("MULTIPLY", x, y)
    star = surface.ramp(product, (0.028, (1, 1, 1)), (0.034, (0, 0, 0)))
    rim = surface.ramp(diamond, (0.36, (0, 0, 0)), (0.38, (1, 1, 1)), (0.46, (1, 1, 1)), (0.48, (0, 0, 0)))
    edge = surface.ramp(surface.calculate("MAXIMUM", x, y), (0.485, (1, 1, 1)), (0.495, (0.55, 0.55, 0.55)))
    colour = surface.blend("MIX", star, (*ground, 1), (*one, 1))
    colour = surface.blend("MIX", rim, colour, (*other, 1))
    colour = surface.blend("MULTIPLY", 1.0, colour, edge)
    surface.link(colour, "Base Color")
    return surface.done()


def terrazzo(ground=(0.62, 0.57, 0.50), chips=((0.30, 0.25, 0.21), (0.74, 0.70, 0.63), (0.50, 0.33, 0.24))):
    surface = Surface(ground, 0.25, 0.5)
    where = surface.place()
    cells = surface.node("TexVoronoi", Vector=where, Scale=70.0)
    tint = surface.node("SeparateColor", Color=cells.outputs["Color"]).outputs[0]
    chip = surface.ramp(tint, (0.0, chips[0]), (0.35, ground), (0.65, chips[1]), (0.92, chips[2]))
    surface.link(surface.blend("MIX", 0.65, (*ground, 1), chip), "Base Color")
    return surface.done()


def linen(colour, rough=0.95, weave=240):
    surface = Surface(colour, rough, 0.1)
    surface.set("Sheen", 0.25)
    folds = surface.noise(surface.place(), 3.0, 5)
    surface.link(surface.ramp(folds, (0.3, shade(colour, 0.9)), (0.7, shade(colour, 1.05))), "Base Color")
    surface.bump(surface.noise(surface.place(), weave, 2), 0.25, 0.004)
    return surface.done()


def glass(colour=(0.92, 0.96, 0.95), rough=0.02):
    surface = Surface(colour, rough, 0.5)
    surface.set("Transmission", 0.95)
    return surface.done()


def pane():
    """A window seen from outside: dark, with the sky in it."""
    return plain((0.035, 0.045, 0.05), 0.06, 0.9)


def lit(colour, strength):
    surface = Surface(colour, 0.8)
    surface.set("Emission", (*colour, 1))
    surface.set("Emission Strength", strength)
    return surface.done()


def leaf(one, other, rough=0.6):
    """Each leaf its own green between two."""
    surface = Surface(one, rough, 0.2)
    chance = surface.node("NewGeometry").outputs["Random Per Island"]
    surface.link(surface.ramp(chance, (0, one), (1, other)), "Base Color")
    return surface.done()


def ground(dry, middle, green, patch=0.35, fine=9.0, rough=0.9):
    """Grass, earth or fields in three colours."""
    surface = Surface(middle, 1, 0.05)
    where = surface.place()
    wide, small = surface.noise(where, patch, 8, 0.6), surface.noise(where, fine, 8, 0.7)
    both = surface.calculate("ADD", surface.calculate("MULTIPLY", wide, 0.65), surface.calculate("MULTIPLY", small, 0.35))
    surface.link(surface.ramp(both, (0.32, dry), (0.5, middle), (0.68, green)), "Base Color")
    surface.bump(small, rough, 0.2)
    return surface.done()


def water(colour=(0.01, 0.085, 0.13), wave=0.22, scale=0.9, rough=0.08, depth=0.5):
    surface = Surface(colour, rough, 0.6)
    where = surface.place()
    swell, ripple = surface.noise(where, scale, 8, 0.6), surface.noise(where, scale * 6, 6, 0.6)
    surface.bump(surface.calculate("ADD", swell, surface.calculate("MULTIPLY", ripple, 0.3)), wave, depth)
    return surface.done()


def snow():
    surface = Surface((0.82, 0.85, 0.90), 0.6, 0.3)
    surface.set("Subsurface", 0.04)
    surface.bump(surface.noise(surface.place(), 3.0, 7), 0.2, 0.06)
    return surface.done()

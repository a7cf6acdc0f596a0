"""The empty scene, its sky, its camera, and the render that keeps light, colour and direction of surfaces apart."""

import math
import os
import random
import tempfile

import bpy
import numpy
from mathutils import Vector

HAZE = {"colour": (0.62, 0.72, 0.86), "reach": 0.0}


def start(seed):
    """Empties Blender; the same seed grows the same leaves."""
    random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    HAZE["reach"] = 0.0


def put(mesh, name, material=None, at=(0, 0, 0), turn=(0, 0, 0)):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = turn
    if material is not None:
        thing.data.materials.append(material)
    return thing


def again(thing, at, turn=0.0, size=1.0):
    """The same thing once more elsewhere: it costs no memory."""
    copy = bpy.data.objects.new(thing.name, thing.data)
    bpy.context.scene.collection.objects.link(copy)
    copy.location = at
    copy.rotation_euler = (0, 0, turn)
    copy.scale = (size, size, size) if isinstance(size, (int, float)) else size
    return copy


def group(parts, at=(0, 0, 0), turn=0.0, size=1.0):
    """Moves and turns parts that were built around the origin."""
    holder = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(holder)
    holder.location = at
    holder.rotation_euler = (0, 0, turn)
    holder.scale = (size, size, size)
    for part in parts:
        if part.parent is None:
            part.parent = holder
    return holder


class Building:
    """Collects everything that is made inside `with`, to be moved as one."""

    def __init__(self, at=(0, 0, 0), turn=0.0, size=1.0):
        self.place = (at, turn, size)

    def __enter__(self):
        self.before = set(bpy.context.scene.collection.objects)
        return self

    def __exit__(self, *_):
        new = [thing for thing in bpy.context.scene.collection.objects if thing not in self.before]
        group(new, *self.place)


def sky(elevation, turn, dust=0.5, clouds=0.0, strength=0.35, sun=0.6, altitude=200, air=1.0, size=0.8, cloud_scale=1.3):
    """Sun `elevation` degrees high, `turn` degrees clockwise from behind the scene's far end; `clouds` from 0 to 1."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes["Background"]
    texture = tree.nodes.new("ShaderNodeTexSky")
    texture.sky_type = "NISHITA"
    texture.sun_elevation = math.radians(elevation)
    texture.sun_rotation = math.radians(turn)
    texture.altitude = altitude
    texture.air_density = air
    texture.dust_density = dust
    texture.sun_intensity = sun
    texture.sun_size = math.radians(size)
    background.inputs[1].default_value = strength
    colour = pale_horizon(tree, texture.outputs[0])
    if clouds:
        colour = add_clouds(tree, colour, clouds, cloud_scale)
    tree.links.new(colour, background.inputs[0])


def pale_horizon(tree, colour):
    """Towards the horizon the sky becomes light; away from the sun Blender leaves it brown there."""
    new, link = tree.nodes.new, tree.links.new
    parts = new("ShaderNodeSeparateXYZ")
    link(new("ShaderNodeTexCoord").outputs["Generated"], parts.inputs[0])
    near = new("ShaderNodeMapRange")
    near.interpolation_type = "SMOOTHSTEP"
    for name, value in (("From Min", 0.0), ("From Max", 0.30), ("To Min", 0.75), ("To Max", 0.0)):
        near.inputs[name].default_value = value
    link(parts.outputs["Z"], near.inputs["Value"])
    white = new("ShaderNodeRGBToBW")
    link(colour, white.inputs[0])
    light = new("ShaderNodeMath")
    light.operation = "MULTIPLY_ADD"
    light.inputs[1].default_value, light.inputs[2].default_value = 0.95, 0.35
    link(white.outputs[0], light.inputs[0])
    pale = new("ShaderNodeCombineColor")
    for channel, share in zip(("Red", "Green", "Blue"), (0.88, 0.97, 1.12)):
        part = new("ShaderNodeMath")
        part.operation = "MULTIPLY"
        part.inputs[1].default_value = share
        link(light.outputs[0], part.inputs[0])
        link(part.outputs[0], pale.inputs[channel])
    mix = new("ShaderNodeMixRGB")
    link(near.outputs[0], mix.inputs[0])
    link(colour, mix.inputs[1])
    link(pale.outputs[0], mix.inputs[2])
    return mix.outputs[0]


def add_clouds(tree, colour, cover, scale):
    new, link = tree.nodes.new, tree.links.new
    direction = new("ShaderNodeTexCoord").outputs["Generated"]
    parts = new("ShaderNodeSeparateXYZ")
    link(direction, parts.inputs[0])
    flat = new("ShaderNodeMath")
    flat.operation = "MAXIMUM"
    flat.inputs[1].default_value = 0.0
    link(parts.outputs["Z"], flat.inputs[0])
    lifted = new("ShaderNodeMath")
    lifted.operation = "ADD"
    lifted.inputs[1].default_value = 0.16
    link(flat.outputs[0], lifted.inputs[0])
    plane = new("ShaderNodeVectorMath")
    plane.operation = "DIVIDE"
    link(direction, plane.inputs[0])
    link(lifted.outputs[0], plane.inputs[1])
    noise = new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 7
    noise.inputs["Roughness"].default_value = 0.58
    link(plane.outputs[0], noise.inputs["Vector"])
    ramp = new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.62 - 0.2 * cover
    ramp.color_ramp.elements[1].position = 0.86 - 0.14 * cover
    link(noise.outputs["Fac"], ramp.inputs[0])
    # Near the horizon clouds melt into the haze.
    fade = new("ShaderNodeMapRange")
    fade.inputs["From Min"].default_value = 0.01
    fade.inputs["From Max"].default_value = 0.22
    link(parts.outputs["Z"], fade.inputs["Value"])
    factor = new("ShaderNodeMath")
    factor.operation = "MULTIPLY"
    link(ramp.outputs[0], factor.inputs[0])
    link(fade.outputs[0], factor.inputs[1])
    white = new("ShaderNodeRGBToBW")
    link(colour, white.inputs[0])
    lit = new("ShaderNodeMath")
    lit.operation = "MULTIPLY"
    lit.inputs[1].default_value = 2.4
    link(white.outputs[0], lit.inputs[0])
    mix = new("ShaderNodeMixRGB")
    link(factor.outputs[0], mix.inputs[0])
    link(colour, mix.inputs[1])
    link(lit.outputs[0], mix.inputs[2])
    return mix.outputs[0]


def haze(colour=(0.62, 0.72, 0.86), reach=900.0, light=1.0):
    """Far things made afterwards take this colour; at `reach` metres by two thirds."""
    HAZE.update(colour=tuple(part * light for part in colour), reach=reach)


def camera(at, target, lens=35, focus=None, stop=4.0, lift=0.0):
    data = bpy.data.cameras.new("camera")
    eye = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(eye)
    eye.location = at
    look = Vector(target) - Vector(at)
    eye.rotation_euler = look.to_track_quat("-Z", "Y").to_euler()
    data.lens = lens
    data.shift_y = lift
    data.clip_end = 30000
    if focus:
        data.dof.use_dof = True
        data.dof.focus_distance = focus
        data.dof.aperture_fstop = stop
    bpy.context.scene.camera = eye


def straight_camera(at, target, lens=35, **more):
    """Level, so that walls stay upright; what is higher or lower comes by shifting the lens, as architects do."""
    distance = math.hypot(target[0] - at[0], target[1] - at[1])
    lift = (target[2] - at[2]) / distance * lens / 36
    camera(at, (target[0], target[1], at[2]), lens, lift=lift, **more)


def panel_light(at, target, size, power, colour=(1, 0.95, 0.88)):
    """A soft lamp that the camera does not see."""
    data = bpy.data.lights.new("panel", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size if isinstance(size, tuple) else (size, size)
    data.energy = power
    data.color = colour
    lamp = bpy.data.objects.new("panel", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = at
    lamp.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    lamp.visible_camera = False
    lamp.visible_glossy = False


def configure(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = False
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.06
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    # What a third bounce would add in a white room is guessed: half of the time for the same picture.
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, "REPLACE", 2
    scene.world.light_settings.distance = 3.0
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.sample_clamp_direct = 0
    cycles.blur_glossy = 1.0
    scene.view_layers[0].cycles.denoising_store_passes = True


def read_file(path, width, height):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    values = numpy.empty(width * height * 4, "float32")
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[::-1, :, :3]


def render(path, width, height, samples, look):
    """Writes the three passes that `develop.py` makes a picture of."""
    configure(width, height, samples)
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    with tempfile.TemporaryDirectory() as folder:
        files.base_path = folder
        files.format.file_format = "OPEN_EXR"
        files.format.color_depth = "32"
        files.file_slots.clear()
        passes = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
        for name, source in passes.items():
            files.file_slots.new(f"{name}-")
            tree.links.new(layers.outputs[source], files.inputs[f"{name}-"])
        bpy.ops.render.render()
        arrays = {name: read_file(os.path.join(folder, f"{name}-0001.exr"), width, height) for name in passes}
    numpy.savez(path, look=numpy.array(look, dtype=object), **{name: array.astype("float16") for name, array in arrays.items()})

"""blender -b --factory-startup --python render.py -- --what ac03w-22k --view hero --w 1200 --h 1200 --out ring
Renders, cleans and develops one picture; workshop/media/render.ts calls it."""

import argparse, json, os, shutil, sys, time, warnings

warnings.filterwarnings("ignore")
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
ap = argparse.ArgumentParser()
ap.add_argument("--what", required=True, help="a model, a close view or a scene")
ap.add_argument("--view", default="hero", help="hero, front or scene")
ap.add_argument("--w", type=int, default=1200)
ap.add_argument("--h", type=int, default=1200)
ap.add_argument("--frame", type=int, default=0, help="whole width when only a part is rendered")
ap.add_argument("--left", type=int, default=0, help="where the part begins")
ap.add_argument("--spp", type=int, default=24)
ap.add_argument("--threads", type=int, default=0)
ap.add_argument("--pulse", type=int, default=0, help="also write N brightness steps of the LEDs, lit and dark")
ap.add_argument("--out", required=True, help="PNG without ending")
A = ap.parse_args(sys.argv[sys.argv.index("--") + 1 :])
THREADS = A.threads or os.cpu_count()
os.environ["OMP_NUM_THREADS"] = str(THREADS)

from base import *
from bpy_extras.object_utils import world_to_camera_view
import closeups, develop, products, scenes, studio

sys.path.insert(0, os.path.join(HERE, "..", "denoise"))
import oidn

TMP = os.path.join(BUILD, "tmp", "%s-%s-%d" % (A.what, A.view, A.w))


def build():
    """makes the objects; the gain, or None where it follows from the backdrop, and the exposure"""
    if A.what in products.PRODUCTS:
        make, stage = products.PRODUCTS[A.what]
        make()
        studio.studio(stage, list(S.objects), A.view)
        return None, 0
    if A.what in closeups.CLOSE:
        return closeups.build(A.what), 0
    scenes.build(A.what)
    return 1.0, scenes.EXPOSURE[A.what]


def settings(exposure):
    R, C = S.render, S.cycles
    R.engine, R.threads_mode, R.threads = "CYCLES", "FIXED", THREADS
    R.resolution_x, R.resolution_y, R.resolution_percentage = A.frame or A.w, A.h, 100
    if A.frame:
        R.use_border = R.use_crop_to_border = True
        R.border_min_x, R.border_max_x = A.left / A.frame, (A.left + A.w) / A.frame
        R.border_min_y, R.border_max_y = 0, 1
    C.device, C.use_denoising, C.samples = "CPU", False, A.spp
    C.use_adaptive_sampling, C.adaptive_threshold = True, 0.02
    C.adaptive_min_samples = min(16, A.spp)
    C.max_bounces, C.diffuse_bounces, C.glossy_bounces = 6, 3, 4
    C.transmission_bounces, C.transparent_max_bounces = 2, 8
    C.sample_clamp_indirect, C.sample_clamp_direct = 4, 0
    C.caustics_reflective = C.caustics_refractive = False
    C.blur_glossy, C.filter_width = 0.5, 1.3
    view = S.view_settings
    view.view_transform, view.look = "Filmic", "Medium High Contrast"
    view.exposure = exposure


def passes():
    """what is written beside the picture for the denoiser, and the LEDs alone for the loop"""
    layer = S.view_layers[0]
    layer.cycles.denoising_store_passes = True
    names = {"col": "Image", "alb": "Denoising Albedo", "nor": "Denoising Normal"}
    if A.pulse:
        layer.lightgroups.add(name="led")
        for o in bpy.data.objects:
            glows = o.type == "MESH" and o.data.materials and o.data.materials[0] == M["led"]
            if glows or (o.type == "LIGHT" and o.name.startswith("led")):
                o.lightgroup = "led"
        names["led"] = "Combined_led"
    S.use_nodes = True
    nt = S.node_tree
    nt.nodes.clear()
    layers, out = nt.nodes.new("CompositorNodeRLayers"), nt.nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = TMP, "OPEN_EXR", "32"
    out.file_slots.clear()
    for slot, name in names.items():
        out.file_slots.new(slot)
        nt.links.new(layers.outputs[name], out.inputs[slot])
    composite = nt.nodes.new("CompositorNodeComposite")
    nt.links.new(layers.outputs["Image"], composite.inputs[0])
    return names


def read(slot):
    path = os.path.join(TMP, "%s%04d.exr" % (slot, S.frame_current))
    return develop.load(path, A.w, A.h)


def main():
    start = time.time()
    os.makedirs(TMP, exist_ok=True)
    gain, exposure = build()
    settings(exposure)
    names = passes()
    bpy.ops.render.render()
    rendered = time.time()
    raw = {slot: read(slot) for slot in names}
    clean = oidn.denoise(raw["col"], raw["alb"], raw["nor"])
    if gain is None:
        gain = develop.backdrop_gain(clean, TMP)
    side = min(A.frame or A.w, A.h)
    develop.to_png(develop.bloom(clean * gain, side), A.out + ".png")
    if A.pulse:
        pulse(raw, side)
    shutil.rmtree(TMP, ignore_errors=True)
    seconds = (rendered - start, time.time() - rendered)
    print("%s: rendered in %.0f s, developed in %.0f s, gain %.2f" % (A.what, *seconds, gain))


DARK = 0.16  # what is left of the lamps' light at night


def pulse(raw, side):
    """LED part and rest are cleaned one by one with the exposure of the whole picture: taken apart
    after cleaning, the rings would not go dark. Each step is written by lamp light and in the dark"""
    scale = oidn.exposure(raw["col"])
    rest = np.maximum(raw["col"] - raw["led"], 0)
    led, rest = (oidn.denoise(c, raw["alb"], raw["nor"], scale=scale) for c in (raw["led"], rest))
    for i in range(A.pulse):  # equal ratios: the film curve hides a smaller range
        k = 0.045 * (1.35 / 0.045) ** (i / (A.pulse - 1))
        for name, light in (("k", 1), ("n", DARK)):
            picture = develop.bloom(light * rest + k * led, side)
            develop.to_png(picture, "%s_%s%02d.png" % (A.out, name, i))
    with open(A.out + "_ring.json", "w") as file:
        json.dump(ring_on_picture(), file)


def ring_on_picture():
    """middle, right and top of the charger's ring, as fractions of the picture"""
    middle, radius = scenes.ring(A.what)
    points = (middle, middle + Vector((radius, 0, 0)), middle + Vector((0, 0, radius)))
    seen = [world_to_camera_view(S, S.camera, p) for p in points]
    return [(p.x, 1 - p.y) for p in seen]


main()

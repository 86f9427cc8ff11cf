"""Close views in the studio light, 1600x1000."""

from base import *
import products as pr, studio

# what the light of each stage needs so that the backdrop comes out as in the product pictures
GAIN = {"wall": 2.35, "floor": 1.98, "table": 1.9}


def pair():
    for x, label, body, r in ((-2.75, "ac03w74", "light", 0.095), (2.05, "ac03w22", "dark", 0.115)):
        with into("unit") as u:
            pr.ac03w(label, body, r=r, L=5.7 if body == "light" else 5.9)
        instance(u, (x, 0, 0))


# name: (model, stage, (camera, target, lens, f-stop, focus))
CLOSE = {
    "close-ring": (
        lambda: pr.ac03w("ac03w74"),
        "wall",
        ((1.25, -5.3, 1.05), (0.16, -1.0, 0.42), 62, 0.5, (0, -1.02, 0.5)),
    ),
    "close-type2": (
        pr.ac02wh,
        "wall",
        ((2.0, -5.0, 0.6), (0.12, -1.0, -0.27), 60, 0.5, (0, -1.15, -0.3)),
    ),
    "close-ccs2": (
        pr.dc60,
        "floor",
        ((6.2, -13.2, 12.2), (0.2, -1.2, 9.3), 55, 0.28, (1.6, -2.0, 9.3)),
    ),
    "close-cable": (
        lambda: pr.ac02p("ac02p37"),
        "table",
        ((-1.7, -7.6, 4.6), (-0.25, -0.75, 0.30), 50, 0.40, (-0.3, -1.9, 0.5)),
    ),
    "close-display": (
        pr.dc150,
        "floor",
        ((3.0, -14.4, 18.9), (0.2, -0.1, 16.5), 55, 0.30, (0, -0.1, 16.6)),
    ),
    "close-socket": (
        pr.ac01w,
        "wall",
        ((1.8, -5.2, 0.75), (0.12, -1.0, -0.28), 58, 0.5, (0, -1.0, -0.45)),
    ),
    "close-side": (
        pr.dc04w,
        "wall",
        ((10.4, -8.4, 2.6), (2.55, -1.4, 0.30), 56, 0.32, (2.6, -1.6, 0)),
    ),
    "close-card": (
        lambda: pr.ac03w("ac03w74"),
        "wall",
        ((1.5, -5.2, -0.35), (0.12, -1.0, -0.78), 60, 0.5, (0, -1.02, -0.7)),
    ),
    "close-gland": (
        lambda: pr.ac03w("ac03w22", "dark", r=0.115, L=5.9),
        "wall",
        ((2.2, -5.4, -3.1), (0.35, -0.7, -1.55), 52, 0.5, (0.1, -0.8, -1.7)),
    ),
    "close-flap": (
        pr.ac01w,
        "wall",
        ((-2.2, -4.9, 1.5), (0.0, -1.1, 0.0), 52, 0.5, (0, -1.3, 0)),
    ),
    "close-pair": (pair, "wall", ((3.4, -17.2, 2.0), (0.45, -0.4, -0.72), 52, 0.4, (0, -1, 0))),
}


def build(name):
    """makes model, studio and camera; the gain of the stage"""
    make, stage, (loc, target, lens, fstop, focus) = CLOSE[name]
    make()
    objs = [o for o in S.objects if o.type != "EMPTY"]
    if not objs:  # what stands here is instances
        objs = [o for c in bpy.data.collections for o in c.objects if o.type != "EMPTY"]
    led = M["led"].node_tree.nodes["Principled BSDF"]
    led.inputs["Emission Strength"].default_value = 1.25  # the glow is larger from close by
    studio.studio(stage, objs, close=lambda: camera(loc, target, lens, fstop, focus))
    return GAIN[stage]

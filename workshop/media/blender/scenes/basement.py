"""A row of chargers along the wall of a basement car park."""

from base import *
import products as pr
from parts import *
from surfaces import *
from outdoors import *


def basement():
    with into("unit") as u:
        # seen from the right: docked on the left, the plug does not cover the face
        pr.ac03w("ac03w22", "light", r=0.105, dk=(-2.35, 0.45))
    ch = 30
    rbox(
        "wall",
        420,
        ch,
        2,
        0.01,
        0.01,
        0.01,
        concrete("cw", (0.16, 0.16, 0.158), (0.25, 0.25, 0.245), panel=(24, 12)),
        loc=(-140, 0, ch / 2),
    )
    rbox(
        "band",
        420,
        4.2,
        0.02,
        0.01,
        0.004,
        0.004,
        pbr("band", (0.012, 0.085, 0.065), 0.45),
        loc=(-140, -0.02, 2.1),
    )
    plane(
        "floor",
        700,
        400,
        ground(
            (0.075, 0.077, 0.078),
            (0.11, 0.112, 0.112),
            wet=(0.35, 0.7),
            r=(0.10, 0.30),
            scale=0.05,
            bump=0.03,
        ),
        (-140, -100, 0),
        rot=(-pi / 2, 0, 0),
    )
    plane(
        "ceil",
        700,
        400,
        concrete("cc", (0.055, 0.055, 0.055), (0.085, 0.085, 0.085)),
        (-140, -100, ch),
        rot=(pi / 2, 0, 0),
    )
    white = pbr("paint", (0.55, 0.55, 0.53), 0.5)
    green = pbr("paintg", (0.010, 0.085, 0.060), 0.40)
    for k in range(7):  # one bay = 25: two units, a flat column at each border
        x0 = 12.5 - 25 * k
        for dx in (5.5, -6.5):
            instance(u, (x0 + dx + 0.7, 0, 13.2))
        if k % 2 == 0:
            plane("bay", 23.2, 44, green, (x0, -27, 0.012), rot=(-pi / 2, 0, 0))
        for dx in (12.5, -12.5):
            plane("ln", 0.9, 50, white, (x0 + dx, -26, 0.02), rot=(-pi / 2, 0, 0))
    for x in range(25, -220, -25):
        rbox(
            "pil",
            4.6,
            ch,
            1.6,
            0.15,
            0.12,
            0.1,
            concrete("pilc", (0.13, 0.13, 0.128), (0.20, 0.20, 0.195))
            if "pilc" not in bpy.data.materials
            else bpy.data.materials["pilc"],
            loc=(x, -1.4, ch / 2),
        )
    for x in range(37, -200, -12):
        spot((x, -4.6, ch - 2.6), (x, -0.4, 9), 3200, (0.90, 0.95, 1), 70, 0.9, 0.3)
    col = concrete("col", (0.15, 0.15, 0.148), (0.23, 0.23, 0.225))
    yb = pbr("yb", (0.55, 0.33, 0.015), 0.5)
    for i, x in enumerate(range(0, -260, -50)):
        for y in (-54, -112):
            rbox("col", 5, ch, 5, 0.25, 0.2, 0.2, col, loc=(x, y, ch / 2))
            rbox("colb", 5.1, 3.2, 5.1, 0.25, 0.05, 0.05, yb, loc=(x, y - 0.05, 6.0))
            rbox("colc", 5.1, 3.2, 5.1, 0.25, 0.05, 0.05, M["graph"], loc=(x, y - 0.05, 2.6))
    for y in (-54, -112):
        rbox("beam", 420, 4.5, 5.5, 0.1, 0.1, 0.1, col, loc=(-140, y - 0.2, ch - 2.2))
    st = emit("strip", (0.86, 0.94, 1), 5.5)
    for x in range(60, -260, -50):
        for y, on in ((-27, 1.3), (-84, 0.8)):
            rbox("bat", 17, 0.5, 0.9, 0.1, 0.05, 0.05, M["graph"], loc=(x, y, ch - 2.2))
            rbox("tube", 16.4, 0.10, 0.55, 0.04, 0.02, 0.02, st, loc=(x, y + 0.17, ch - 2.52))
            area((x, y + 0.4, ch - 2.8), (x, y + 0.4, 0), 16, 0.7, 2600 * on, col=(0.86, 0.94, 1))
    world((0.10, 0.12, 0.15), strength=0.06)
    camera((40, -28, 14.4), (3.5, -9.6, 11.4), 32, fstop=0.20, focus=(10, -1, 13))

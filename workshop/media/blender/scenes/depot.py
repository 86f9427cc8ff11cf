"""A row of cabinets along a sheet-metal wall in low morning sun."""

from base import *
import products as pr
from parts import *
from surfaces import *
from outdoors import *


def depot():
    with into("cab") as u:
        pr.dc60()
    m = pbr("sheet", (0.045, 0.050, 0.054), 0.45, spec=0.4)
    n = 520
    W_ = 420
    P = []
    for i in range(n):  # trapezoid sheet wall
        x = -W_ / 2 + i * W_ / n
        k = i % 4
        P.append((x, 0 if k in (0, 3) else -0.22))
    V = [(x, y, z) for x, y in P for z in (0, 90)]
    mk(
        "sheet",
        V,
        [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n - 1)],
        m,
        wn=False,
        smooth=10,
    ).location = (0, 9.5, 3)
    rbox(
        "plinth",
        420,
        3.4,
        2,
        0.05,
        0.05,
        0.05,
        concrete("pl", (0.16, 0.16, 0.155), (0.24, 0.235, 0.225)),
        loc=(0, 8.6, 1.7),
    )
    rbox(
        "slab",
        420,
        0.9,
        22,
        0.1,
        0.1,
        0.1,
        concrete("sl", (0.15, 0.15, 0.145), (0.23, 0.225, 0.215)),
        loc=(0, -6.5, 0.25),
    )
    for i in range(8):
        instance(u, (-8 + 13.5 * i, 0.0, 0.7))
    zinc = pbr("zinc", (0.30, 0.30, 0.29), 0.55, metal=0.5)
    rbox("tray", 420, 1.2, 0.8, 0.05, 0.03, 0.03, zinc, loc=(0, 8.0, 27))
    for i in range(8):
        rbox("drop", 0.7, 9.5, 0.5, 0.05, 0.02, 0.02, zinc, loc=(-8 + 13.5 * i, 7.6, 22.3))
    plane(
        "ground",
        1600,
        1600,
        ground(
            (0.060, 0.058, 0.056),
            (0.10, 0.097, 0.092),
            wet=(0.30, 0.60),
            r=(0.22, 0.6),
            scale=0.03,
            grain=2.2,
            bump=0.25,
        ),
        (0, 0, 0),
        rot=(-pi / 2, 0, 0),
    )
    y_ = pbr("lin", (0.60, 0.42, 0.05), 0.5)
    for i in range(9):
        plane("ln", 0.8, 60, y_, (-14.7 + 13.5 * i * 1.0, -48, 0.02), rot=(-pi / 2, 0, 0))
    sky(
        (
            (-1, (0.05, 0.05, 0.05)),
            (-0.01, (0.10, 0.09, 0.08)),
            (0.01, (0.95, 0.60, 0.36)),
            (0.10, (0.55, 0.46, 0.44)),
            (0.3, (0.25, 0.31, 0.42)),
            (1, (0.10, 0.17, 0.32)),
        ),
        0.42,
    )
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = 3.4
    l.color = (1, 0.66, 0.38)
    l.angle = math.radians(1.2)
    o = bpy.data.objects.new("sun", l)
    link(o)
    o.rotation_euler = Vector((-0.80, 0.52, -0.235)).to_track_quat("-Z", "Y").to_euler()
    # a building out of view keeps the left side in shade
    rbox("block", 400, 90, 60, 0.1, 0.1, 0.1, M["dark"], loc=(-48, -170, 45))
    camera((-30, -56, 13.5), (-2, 0, 11.2), 31, fstop=0.22, focus=(0, -2, 12))

"""A charger on the timber wall of a house at dusk."""

from base import *
import products as pr
from parts import *
from surfaces import *
from outdoors import *


def home():
    GZ = -13.0
    X = 4.42
    m = timber()
    for i in range(34):
        rbox(
            "slat",
            1.22,
            29.6,
            0.5,
            0.03,
            0.05,
            0.02,
            m,
            loc=(X - 0.72 - 1.36 * i, -0.02, GZ + 15.1),
            m=3,
        )
    for i in range(6):
        rbox(
            "slats",
            1.22,
            29.6,
            0.5,
            0.03,
            0.05,
            0.02,
            m,
            loc=(X, 0.75 + 1.36 * i, GZ + 15.1),
            rot=(0, 0, pi / 2),
            m=3,
        )
    rbox("core", 60, 30, 22, 0.05, 0.02, 0.02, M["dark"], loc=(X - 30.1, 0.35, GZ + 15))
    rbox(
        "plinth",
        60.3,
        1.0,
        22,
        0.05,
        0.03,
        0.02,
        concrete("pl", (0.14, 0.14, 0.14), (0.22, 0.22, 0.21)),
        loc=(X - 30, -0.25, GZ + 0.4),
    )
    rbox(
        "soff",
        60,
        0.5,
        34,
        0.02,
        0.02,
        0.02,
        pbr("soffit", (0.10, 0.06, 0.035), 0.5),
        loc=(X - 28, -9, GZ + 31),
    )
    rbox("bplate", 2.9, 4.3, 0.06, 0.3, 0.02, 0.02, M["graph"], loc=(0, -0.08, 0))
    pr.ac03w("ac03w74", "light")
    spot((-1.2, -8.5, GZ + 30.0), (-0.6, -0.4, -1.5), 27000, (1, 0.68, 0.42), 46)
    spot((-13, -8.5, GZ + 30.0), (-13, -0.6, -3), 18000, (1, 0.68, 0.42), 52)
    plane(
        "ground",
        900,
        900,
        ground(
            (0.045, 0.045, 0.045),
            (0.075, 0.073, 0.070),
            wet=(0.38, 0.60),
            r=(0.08, 0.5),
            brick=(12, 6),
        ),
        (0, 0, GZ),
        rot=(-pi / 2, 0, 0),
    )
    c, rnd = foliage(3, 3200, 0.065)
    for i in range(46):
        c(
            -2 + i * 3.4 + rnd.uniform(-1, 1),
            74 + rnd.uniform(-4, 4),
            GZ + rnd.choice((3, 6, 9)),
            rnd.uniform(4, 6.5),
        )
    rbox("hcore", 240, 9, 5, 0.1, 0.1, 0.1, bpy.data.materials["leaf"], loc=(90, 76, GZ + 4.5))
    for x, y, h, r in ((30, 130, 40, 15), (74, 160, 52, 20), (112, 140, 40, 16)):
        for k in range(18):
            c(
                x + rnd.gauss(0, r * 0.5),
                y + rnd.gauss(0, r * 0.3),
                GZ + h + rnd.gauss(0, r * 0.42),
                r * rnd.uniform(0.4, 0.65),
            )
        revolve(
            "tr",
            [(1.3, 0), (0.8, h)],
            bpy.data.materials["leaf"],
            seg=10,
            loc=(x, y, GZ),
            rot=(pi / 2, 0, 0),
        )
    for k in range(9):
        c(
            9 + k * 1.6 + rnd.uniform(-0.5, 0.5),
            26 + k * 1.5 + rnd.uniform(-1, 1),
            GZ + rnd.uniform(0.8, 1.6),
            rnd.uniform(1.4, 2.6),
        )
    w1 = emit("lamp", (1, 0.55, 0.20), 9)
    w2 = emit("lamp2", (1, 0.62, 0.30), 5)
    lamps([(10 + i * 7.2, 36 + i * 7.5, GZ + 3.2) for i in range(6)], w1, 0.30)
    lamps(
        [
            (24 + i * 9 + rnd.uniform(-2, 2), 118 + rnd.uniform(-8, 8), GZ + rnd.uniform(5, 20))
            for i in range(7)
        ],
        w2,
        0.45,
    )
    for i in range(4):
        l = bpy.data.lights.new("p", "POINT")
        l.energy = 900
        l.color = (1, 0.55, 0.22)
        l.shadow_soft_size = 0.4
        o = bpy.data.objects.new("p", l)
        link(o)
        o.location = (10 + i * 7.2, 36 + i * 7.5, GZ + 3.6)
    sky(
        (
            (-1, (0.01, 0.012, 0.016)),
            (-0.01, (0.02, 0.02, 0.024)),
            (0.01, (0.50, 0.22, 0.10)),
            (0.05, (0.30, 0.17, 0.12)),
            (0.14, (0.10, 0.10, 0.15)),
            (0.32, (0.030, 0.050, 0.115)),
            (1, (0.012, 0.028, 0.085)),
        ),
        0.85,
    )
    area((-30, -60, 40), (6, 5, -5), 60, 30, 7000, col=(0.55, 0.68, 1))
    camera((4.5, -17.2, 0.35), (4.75, 0, -0.55), 38, fstop=0.13, focus=(0, -0.9, 0.3))

"""Two stations under a lit roof at blue hour."""

from base import *
import products as pr
from parts import *
from surfaces import *
from outdoors import *


def forecourt():
    with into("cab") as u:
        pr.dc150()
    rbox(
        "isl",
        52,
        1.4,
        16,
        1.2,
        0.25,
        0.2,
        concrete("kerb", (0.20, 0.20, 0.20), (0.28, 0.28, 0.27)),
        loc=(18, -6.5, 0.1),
    )
    for x in (8, 29):
        instance(u, (x, -1, 0.8))
    for x in (-3.0, 39.5):
        rbox("boll", 0.01, 0.01, 0.01, 0.001, 0.001, 0.001, M["dark"], loc=(x, -5, 1))
        revolve(
            "bol",
            [(0.9, 0), (0.9, 8.6), (0.8, 9.0), (0.0005, 9.05)],
            M["graph"],
            seg=40,
            loc=(x, -4.5, 0.8),
            rot=(pi / 2, 0, 0),
        )
        revolve(
            "bolr",
            [(0.92, 7.2), (0.92, 7.8)],
            M["yellow"],
            seg=40,
            loc=(x, -4.5, 0.8),
            rot=(pi / 2, 0, 0),
            cap0=False,
            cap1=False,
        )
    roof = pbr("roof", (0.05, 0.053, 0.057), 0.4)
    under = pbr("under", (0.30, 0.31, 0.32), 0.5)
    ls = emit("edge", (0.80, 0.93, 1), 6)
    rbox("roof", 70, 2.2, 34, 0.15, 0.1, 0.1, roof, loc=(27, -18, 32))
    rbox("under", 69.4, 0.2, 33.4, 0.1, 0.05, 0.05, under, loc=(27, -17.7, 30.85))
    rbox("edge", 69.6, 0.34, 0.12, 0.1, 0.03, 0.03, ls, loc=(27, -18.1, 31.2))
    rbox("edgel", 0.12, 0.34, 33.5, 0.04, 0.03, 0.03, ls, loc=(-8.05, -17.8, 31.2))
    for y in (-11, 3):
        rbox("ls", 62, 0.12, 0.7, 0.04, 0.02, 0.02, ls, loc=(27, y, 30.72))
        area((27, y + 0.3, 30.5), (27, y + 0.3, 0), 62, 0.7, 9000, col=(0.84, 0.93, 1))
    for x in (18.5, 56):
        rbox("post", 2.0, 31, 2.4, 0.3, 0.2, 0.2, M["graph"], loc=(x, 9, 16))
    plane(
        "ground",
        1600,
        1600,
        ground(
            (0.012, 0.0125, 0.013),
            (0.030, 0.031, 0.032),
            wet=(0.36, 0.66),
            r=(0.045, 0.36),
            scale=0.055,
            grain=3.2,
            bump=0.16,
        ),
        (0, 0, 0),
        rot=(-pi / 2, 0, 0),
    )
    white = pbr("paint", (0.42, 0.42, 0.41), 0.35)
    for x in (-14, 20, 54):
        plane("ln", 0.9, 46, white, (x, -33, 0.015), rot=(-pi / 2, 0, 0))
    c, rnd = foliage(5, 8000, 0.034, (0.006, 0.012, 0.008), reach=0.95)
    for i in range(70):
        c(
            -170 + i * 5.4 + rnd.uniform(-2, 2),
            150 + rnd.uniform(-8, 8),
            rnd.choice((4, 9, 14)),
            rnd.uniform(7, 12),
        )
    rbox("far", 900, 12, 6, 0.1, 0.1, 0.1, bpy.data.materials["leaf"], loc=(0, 165, 6))
    w1 = emit("lampw", (1, 0.60, 0.26), 11)
    lamps(
        [
            (-150 + i * 24 + rnd.uniform(-6, 6), 170 + rnd.uniform(-20, 20), rnd.uniform(14, 34))
            for i in range(9)
        ],
        w1,
        0.9,
    )
    sky(
        (
            (-1, (0.01, 0.012, 0.016)),
            (-0.01, (0.02, 0.025, 0.03)),
            (0.01, (0.26, 0.22, 0.22)),
            (0.06, (0.14, 0.19, 0.30)),
            (0.16, (0.060, 0.115, 0.24)),
            (0.40, (0.022, 0.055, 0.15)),
            (1, (0.008, 0.022, 0.075)),
        ),
        1.0,
    )
    camera((-9, -78, 13.5), (1.5, 0, 15.5), 33, fstop=0.035, focus=(18, -2, 12))

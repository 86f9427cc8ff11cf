"""Three DC wall units along the garden wall of a hotel forecourt at dusk."""

from base import *
import products as pr
from parts import *
from surfaces import *
from outdoors import *


def street():
    with into("dc") as u:
        pr.dc04w()
    H = 18.6
    wall = concrete(
        "render", (0.27, 0.245, 0.215), (0.33, 0.305, 0.27), rough=0.85, scale=0.09, bump=0.35
    )
    rbox("wall", 400, H, 3.2, 0.12, 0.1, 0.1, wall, loc=(57, 0.02, H / 2))
    rbox(
        "cope",
        400.6,
        0.7,
        4.4,
        0.08,
        0.06,
        0.06,
        concrete("cope", (0.20, 0.20, 0.195), (0.28, 0.28, 0.27)),
        loc=(57, -0.5, H + 0.3),
    )
    for i in range(5):
        instance(u, (8 + 20 * i, -1.75, 11.4))
    for i in range(5):
        rbox(
            "panel",
            6.6,
            H - 0.3,
            0.4,
            0.10,
            0.05,
            0.05,
            M["graph"],
            loc=(8 + 20 * i, -1.75, H / 2 - 0.1),
        )
    c, rnd = foliage(5, 2600, 0.085, (0.014, 0.030, 0.013))
    x = -70
    while x < 150:
        c(
            x,
            -1.8 + rnd.uniform(-0.3, 0.3),
            rnd.uniform(0.3, 0.9),
            1.5 * rnd.uniform(0.7, 1.1),
            rnd.uniform(0.6, 1.0),
        )
        x += 1.4
    for i in range(16):
        spot((-42 + 10 * i, -4.2, 0.6), (-2 + 10 * i, 0.2, 12), 6500, (1, 0.68, 0.38), 64, 1, 0.3)
    for i in range(5):
        spot((8 + 20 * i, -8, H + 9), (8 + 20 * i, -1.5, 11), 5200, (1, 0.86, 0.70), 44, 0.9, 0.5)
    for x, y, h, r in ((-8, 70, 34, 15), (34, 96, 44, 20), (78, 84, 36, 15), (120, 110, 46, 20)):
        for k in range(26):
            c(
                x + rnd.gauss(0, r * 0.5),
                y + rnd.gauss(0, r * 0.3),
                h + rnd.gauss(0, r * 0.4),
                r * rnd.uniform(0.3, 0.55),
            )
    for i in range(60):
        c(
            -150 + i * 5 + rnd.uniform(-2, 2),
            130 + rnd.uniform(-6, 6),
            rnd.choice((4, 9, 13)),
            rnd.uniform(6, 10),
        )
    lamps(
        [
            (
                -10 + i * 13 + rnd.uniform(-3, 3),
                52 + rnd.uniform(-6, 6),
                27 + 2.2 * math.cos(i * 1.3) + i * 0.4,
            )
            for i in range(12)
        ],
        emit("lampw", (1, 0.60, 0.26), 12),
        0.9,
    )
    plane(
        "ground",
        1600,
        1600,
        ground(
            (0.020, 0.020, 0.020),
            (0.042, 0.041, 0.040),
            wet=(0.38, 0.64),
            r=(0.05, 0.42),
            scale=0.06,
            grain=5,
            bump=0.10,
            brick=(12, 6),
        ),
        (0, 0, 0),
        rot=(-pi / 2, 0, 0),
    )
    area((-60, -60, 50), (10, 0, 8), 30, 20, 22000, col=(0.66, 0.80, 1))
    sky(
        (
            (-1, (0.01, 0.012, 0.016)),
            (-0.01, (0.03, 0.028, 0.03)),
            (0.01, (0.50, 0.27, 0.20)),
            (0.06, (0.26, 0.20, 0.27)),
            (0.16, (0.085, 0.11, 0.23)),
            (0.40, (0.028, 0.052, 0.14)),
            (1, (0.010, 0.022, 0.075)),
        ),
        1.0,
    )
    yaw = math.radians(40)
    eye = Vector((-15, -31, 10.6))
    camera(
        eye,
        eye + Vector((math.sin(yaw), math.cos(yaw), 0)),
        35,
        fstop=0.10,
        focus=(8, -3, 12),
        shift=(0, -0.03),
    )

"""What the DC stations share."""

from base import *
from parts import *


def estop(x, y, z, k=1.0):
    rbox("esb", 0.86 * k, 0.86 * k, 0.05, 0.43 * k, 0.02, 0.01, M["yellow"], loc=(x, y, z))
    revolve(
        "es",
        [
            (0.20 * k, 0),
            (0.20 * k, -0.12 * k),
            (0.31 * k, -0.14 * k),
            (0.335 * k, -0.19 * k),
            (0.335 * k, -0.25 * k),
            (0.30 * k, -0.295 * k),
            (0.15 * k, -0.315 * k),
            (0.0005, -0.32 * k),
        ],
        M["red"],
        seg=64,
        loc=(x, y, z),
        cap0=False,
        cap1=False,
    )


def rfid(x, y, z, k=1.0):
    rbox("rfid", 1.5 * k, 0.95 * k, 0.06, 0.14 * k, 0.02, 0.02, M["plast"], loc=(x, y, z))
    for i in range(3):
        ring(
            "wv",
            (0.12 + 0.1 * i) * k,
            0.014 * k,
            M["silver"],
            (x, y - 0.003, z),
            seg=64,
            sec=8,
            flat=0.3,
        )


def holster(x, y, z, k=1.0):
    rbox(
        "hol",
        1.36 * k,
        1.9 * k,
        0.36 * k,
        0.42 * k,
        0.09 * k,
        0.03,
        M["plast"],
        loc=(x, y - 0.32 * k, z),
    )
    revolve(
        "holr",
        [
            (0.62 * k, 0.0),
            (0.62 * k, -0.10 * k),
            (0.60 * k, -0.135 * k),
            (0.52 * k, -0.14 * k),
            (0.48 * k, -0.11 * k),
            (0.47 * k, 0.1 * k),
        ],
        M["rubber"],
        seg=72,
        loc=(x, y - 0.31 * k, z),
        cap0=False,
        cap1=False,
    )
    ring("hled", 0.66 * k, 0.02 * k, M["led"], (x, y - 0.325 * k, z), flat=0.6)
    return gun(Matrix.Translation((x, y - 0.56 * k, z + 0.05)), ccs=True, s=1.32 * k)


def louvres(x0, w, z0, n, y, b, pitch=0.235):
    for i in range(n):
        z = z0 + i * pitch
        rbox("lv", w, 0.105, 0.14, 0.05, 0.02, 0.01, M["dark"], loc=(x0, y - 0.006, z))
        rbox(
            "lvh",
            w,
            0.05,
            0.10,
            0.02,
            0.015,
            0.01,
            b,
            loc=(x0, y - 0.07, z + 0.06),
            rot=(math.radians(-35), 0, 0),
        )

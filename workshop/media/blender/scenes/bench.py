"""A workshop bench under a lamp: a charger on its back, its cable set, units waiting behind."""

from base import *
import products as pr
from parts import *
from surfaces import *
from outdoors import *


def driver(loc, rz, col):
    E = bpy.data.objects.new("driver", None)
    link(E)
    h = pbr("handle", col, 0.35, coat=0.4)
    revolve(
        "handle",
        [
            (0.0005, -0.02),
            (0.10, 0),
            (0.135, 0.06),
            (0.125, 0.3),
            (0.14, 0.55),
            (0.135, 0.75),
            (0.09, 0.86),
            (0.075, 0.92),
            (0.10, 0.97),
            (0.10, 1.05),
            (0.06, 1.08),
        ],
        h,
        seg=10,
        parent=E,
        smooth=25,
    )
    revolve(
        "grip",
        [(0.138, 0.30), (0.146, 0.36), (0.150, 0.55), (0.146, 0.72), (0.138, 0.78)],
        M["rubber"],
        seg=32,
        parent=E,
        cap0=False,
        cap1=False,
    )
    revolve(
        "shaft",
        [(0.034, 1.05), (0.034, 2.2), (0.03, 2.24), (0.012, 2.30)],
        M["nickel"],
        seg=20,
        parent=E,
    )
    E.location = (loc[0], loc[1], loc[2] + 0.15)
    E.rotation_euler = (0, 0, rz)
    return E


def tray(x, y, z, rnd):
    rbox(
        "tray",
        3.0,
        2.0,
        0.08,
        0.14,
        0.02,
        0.02,
        M["dgrey"],
        loc=(x, y, z + 0.08),
        rot=(-pi / 2, 0, 0),
    )
    for s in (-1, 1):
        rbox("lip", 3.0, 0.45, 0.08, 0.05, 0.02, 0.02, M["dgrey"], loc=(x, y + s * 0.97, z + 0.22))
        rbox(
            "lip",
            0.08,
            0.45,
            1.9,
            0.03,
            0.02,
            0.02,
            M["dgrey"],
            loc=(x + s * 1.46, y - 0.95, z + 0.22),
        )
    for i in range(26):
        revolve(
            "screw",
            [(0.07, 0), (0.07, 0.05), (0.03, 0.055), (0.03, 0.34), (0.0005, 0.36)],
            M["nickel"] if i % 3 else M["brass"],
            seg=14,
            loc=(x + rnd.uniform(-1.2, 1.2), y + rnd.uniform(-0.7, 0.7), z + 0.16),
            rot=(0, rnd.uniform(0, 6), rnd.uniform(0, 6)),
            smooth=20,
        )


def bench():
    rnd = random.Random(4)
    with into("unit") as u:
        pr.ac03w("ac03w74", "light", cable=False)
    with into("dark") as g:
        pr.ac03w("ac03w22", "dark", cable=False)
    top = timber()  # planks along x
    for i in range(11):
        rbox(
            "plank",
            2.3,
            120,
            0.5,
            0.04,
            0.05,
            0.05,
            top,
            loc=(0, -7.8 + 2.34 * i, 0),
            rot=(-pi / 2, 0, pi / 2),
        )
    rbox(
        "mat",
        8.6,
        5.6,
        0.05,
        0.12,
        0.02,
        0.02,
        pbr("mat", (0.014, 0.034, 0.029), 0.7),
        loc=(0.6, -2.2, 0.05),
        rot=(-pi / 2, 0, 0),
    )
    o = instance(u, (0.55, -2.2, 0.06))
    o.rotation_euler = (math.radians(-90), 0, math.radians(24))
    # its gun and cable beside it
    G, e, d, cr = gun(
        Matrix.Translation((4.35, -3.1, 0.42))
        @ Matrix.Rotation(math.radians(-108), 4, "Z")
        @ Matrix.Rotation(math.radians(88), 4, "Y")
    )
    C = []
    for i in range(3 * 64):
        t = i / 64
        a = 2 * pi * t + 1.2
        C.append(
            (
                7.0 + 2.3 * math.cos(a) + 0.06 * math.sin(5 * t),
                1.3 + 1.75 * math.sin(a),
                0.11 + 0.17 * t + 0.02 * math.sin(3 * a),
            )
        )
    e = np.array(e)
    d = np.array(d)
    P = catmull(
        [tuple(e - d * 0.05), tuple(e + d * 0.5), tuple(e + d * 1.1 + np.array((0.5, 0.6, -0.1)))]
        + [C[0]],
        14,
    )
    curve("cable", relax(np.vstack([P[:-1], np.array(C)]), 0.09, 0.25), 0.10, M["cable"])
    driver((-3.3, -3.2, 0.05), math.radians(-38), (0.55, 0.33, 0.02))
    driver((-3.9, -2.5, 0.05), math.radians(-30), (0.35, 0.02, 0.015))
    tray(-4.6, 0.6, 0.05, rnd)
    # units waiting at the back of the bench
    for i in range(8):
        instance(g if i in (1, 4) else u, (0.4 + 3.05 * i, 8.6 + 0.12 * (i % 2), 1.68))
    rbox(
        "wall",
        200,
        60,
        2,
        0.1,
        0.1,
        0.1,
        concrete("cw", (0.05, 0.052, 0.054), (0.085, 0.087, 0.09), panel=(24, 12)),
        loc=(0, 16, 20),
    )
    spot((3.4, -3.4, 12.5), (2.0, -1.8, 0), 7600, (1, 0.80, 0.56), 52, 0.9, 0.55)
    area((-9, -6, 6), (0, -2, 0.5), 3, 4, 150, col=(0.75, 0.85, 1))
    area((13, 3, 7), (4, -2, 0), 2, 5, 260, col=(0.80, 0.88, 1))
    area((14, 6.4, 8.6), (13, 9, 2), 24, 0.5, 520, col=(1, 0.84, 0.62))
    world((0.10, 0.12, 0.15), strength=0.16)
    camera((-3.2, -11.8, 4.9), (-0.1, -0.6, 1.45), 38, fstop=0.20, focus=(0.6, -2.8, 0.9))

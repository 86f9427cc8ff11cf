"""Mains plugs: Indian 16 A three-pin, blue 32 A industrial."""

from base import *


def pluginIN(M4, s=1.0):
    """Indian 16 A three round pins; pins along +Y"""
    E = bpy.data.objects.new("plug", None)
    link(E)
    E.matrix_world = M4 @ Matrix.Scale(s, 4)
    rings = []

    def tri(k, R=0.30):
        P = []
        for j in range(60):
            a = 2 * pi * j / 60
            P.append((k * R * math.cos(a) * (1.0 - 0.12 * math.sin(a)), k * R * 1.02 * math.sin(a)))
        return P

    for k, y in (
        (0.92, 0),
        (0.98, -0.02),
        (1.0, -0.06),
        (1.0, -0.30),
        (0.97, -0.42),
        (0.88, -0.55),
        (0.72, -0.68),
        (0.52, -0.80),
        (0.44, -0.86),
    ):
        rings.append([(x, y, z) for x, z in tri(k)])
    loft("plugb", rings, M["plast"], parent=E)
    rings = [
        [(x, y, z) for x, z in tri(k)]
        for k, y in ((1.012, -0.10), (1.02, -0.11), (1.02, -0.15), (1.012, -0.16))
    ]
    loft("pluga", rings, M["teal"], parent=E)
    for x, z, r, l in (
        (0, 0.15, 0.044, 0.29),
        (-0.127, -0.10, 0.035, 0.21),
        (0.127, -0.10, 0.035, 0.21),
    ):
        revolve(
            "pin",
            [(r, -0.02), (r, l - 0.03), (r * 0.8, l - 0.008), (r * 0.45, l), (0.0005, l)],
            M["nickel"],
            seg=32,
            parent=E,
            loc=(x, 0, z),
            cap0=False,
            cap1=False,
        )
    prof = [(0.15, -0.80)]
    for i in range(8):
        u = i / 8
        r = 0.15 - 0.06 * u
        t = -0.82 - 0.5 * u
        prof += [(r, t), (r, t - 0.035), (r - 0.02, t - 0.038), (r - 0.02, t - 0.06)]
    prof += [(0.07, -1.34)]
    revolve("rel", prof, M["rubber"], parent=E)
    return (
        E,
        E.matrix_world @ Vector((0, -1.30, 0)),
        (E.matrix_world.to_3x3() @ Vector((0, -1, 0))).normalized(),
    )


def relief(E, x, sx, r0=0.155, r1=0.095, n=8, mat=None):
    """ribbed strain relief at the end of a control box, pointing along +-X"""
    prof = [(r0 + 0.015, -0.06), (r0 + 0.015, 0.04)]
    for i in range(n):
        u = i / n
        r = r0 - (r0 - r1) * u
        t = 0.05 + 0.5 * u
        prof += [(r, t), (r, t + 0.035), (r - 0.02, t + 0.038), (r - 0.02, t + 0.06)]
    prof += [(r1 - 0.015, 0.56)]
    o = revolve("rl", prof, mat or M["rubber"], loc=(x, 0, 0), rot=(0, 0, -sx * pi / 2))
    o.parent = E
    return o


def commando(M4, s=1.0):
    """blue industrial plug, 32 A, three pins, pointing along +Y"""
    E = bpy.data.objects.new("plug", None)
    link(E)
    E.matrix_world = M4 @ Matrix.Scale(s, 4)
    revolve(
        "skirt",
        [
            (0.335, -0.02),
            (0.335, 0.52),
            (0.330, 0.545),
            (0.315, 0.55),
            (0.300, 0.545),
            (0.298, 0.52),
            (0.298, 0.06),
        ],
        M["blue"],
        seg=96,
        parent=E,
        cap0=False,
        cap1=False,
    )
    revolve(
        "floor", [(0.30, 0.07), (0.0005, 0.07)], M["blue"], seg=64, parent=E, cap0=False, cap1=False
    )
    for k in range(3):  # grip ribs on the collar
        revolve(
            "rib",
            [
                (0.335, 0.02 + 0.07 * k),
                (0.343, 0.03 + 0.07 * k),
                (0.343, 0.05 + 0.07 * k),
                (0.335, 0.06 + 0.07 * k),
            ],
            M["blue"],
            seg=96,
            parent=E,
            cap0=False,
            cap1=False,
        )
    rbox("key", 0.12, 0.07, 0.44, 0.02, 0.01, 0.01, M["blue"], loc=(0, 0.08, -0.35), parent=E)
    revolve(
        "flange",
        [
            (0.335, -0.02),
            (0.365, -0.02),
            (0.375, -0.04),
            (0.375, -0.11),
            (0.365, -0.13),
            (0.30, -0.13),
        ],
        M["dgrey"],
        seg=96,
        parent=E,
        cap0=False,
        cap1=False,
    )
    revolve(
        "body",
        [
            (0.335, -0.12),
            (0.335, -0.30),
            (0.325, -0.42),
            (0.30, -0.60),
            (0.265, -0.78),
            (0.235, -0.90),
            (0.215, -0.96),
        ],
        M["blue"],
        seg=96,
        parent=E,
        cap0=False,
    )
    for i in range(9):  # flutes where the hand grips
        a = 2 * pi * i / 9
        q = rbox("fl", 0.05, 0.42, 0.06, 0.024, 0.012, 0.012, M["dgrey"], parent=E)
        q.matrix_local = (
            Matrix.Rotation(a, 4, "Y")
            @ Matrix.Translation((0, -0.42, 0.318))
            @ Matrix.Rotation(pi / 2, 4, "X")
            @ Matrix.Rotation(0, 4, "X")
        )
    revolve(
        "nut",
        [
            (0.20, -0.94),
            (0.245, -0.95),
            (0.25, -0.97),
            (0.25, -1.12),
            (0.235, -1.16),
            (0.15, -1.17),
        ],
        M["dgrey"],
        seg=10,
        parent=E,
        cap0=False,
        cap1=False,
        smooth=20,
    )
    prof = [(0.15, -1.14)]
    for i in range(6):
        u = i / 6
        r = 0.145 - 0.05 * u
        t = -1.17 - 0.42 * u
        prof += [(r, t), (r, t - 0.035), (r - 0.018, t - 0.038), (r - 0.018, t - 0.06)]
    revolve("rel", prof + [(0.085, -1.62)], M["rubber"], parent=E)
    for a, r, l in ((-90, 0.052, 0.44), (30, 0.042, 0.38), (150, 0.042, 0.38)):
        x, z = 0.165 * math.cos(math.radians(a)), 0.165 * math.sin(math.radians(a))
        revolve(
            "pin",
            [(r, 0.0), (r, l - 0.03), (r * 0.8, l - 0.008), (r * 0.5, l), (0.0005, l)],
            M["nickel"],
            seg=32,
            parent=E,
            loc=(x, 0, z),
            cap0=False,
            cap1=False,
        )
    return (
        E,
        E.matrix_world @ Vector((0, -1.58, 0)),
        (E.matrix_world.to_3x3() @ Vector((0, -1, 0))).normalized(),
    )

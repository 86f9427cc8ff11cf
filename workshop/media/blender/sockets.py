"""Sockets on a housing: Type 2, and 16 A three-pin under a lid."""

from base import *


def socket_type2(loc, R=0.46, led=True):
    """outlet with a protruding collar, facing -Y, on a face at y=loc[1]; returns the LED ring"""
    x, y, z = loc
    k = R / 0.46
    revolve(
        "collar",
        [
            (R + 0.11, 0.0),
            (R + 0.11, -0.10),
            (R + 0.095, -0.20),
            (R + 0.075, -0.255),
            (R + 0.04, -0.275),
            (R + 0.01, -0.265),
            (R, -0.24),
            (R, -0.02),
        ],
        M["plast"],
        seg=96,
        loc=loc,
        cap0=False,
        cap1=False,
    )
    revolve(
        "well", [(R, -0.015), (0.0005, -0.015)], M["dark"], seg=64, loc=loc, cap0=False, cap1=False
    )

    def t2(r, flat=0.70, n=72):
        P = []
        for j in range(n):
            a = 2 * pi * j / n
            P.append((r * math.cos(a), min(r * math.sin(a), r * flat)))
        return P

    rings = [
        [(a, t, b) for a, b in t2(r)]
        for r, t in (
            (0.355 * k, -0.0),
            (0.355 * k, -0.185),
            (0.345 * k, -0.20),
            (0.330 * k, -0.202),
        )
    ]
    o = loft("insert", rings, M["dgrey"], cap0=False)
    o.location = loc
    for px, pz, r in (
        (-0.11, 0.135, 0.036),
        (0.11, 0.135, 0.036),
        (-0.20, -0.01, 0.052),
        (0, -0.01, 0.052),
        (0.20, -0.01, 0.052),
        (-0.105, -0.175, 0.052),
        (0.105, -0.175, 0.052),
    ):
        px, pz, r = px * k, pz * k, r * k
        revolve(
            "tube",
            [
                (r + 0.018, -0.198),
                (r + 0.018, -0.212),
                (r + 0.010, -0.218),
                (r, -0.216),
                (r, -0.20),
            ],
            M["plast"],
            seg=28,
            loc=(x + px, y, z + pz),
            cap0=False,
            cap1=False,
        )
        revolve(
            "hole",
            [(r, -0.2025), (0.0005, -0.2025)],
            M["dark"],
            seg=24,
            loc=(x + px, y - 0.001, z + pz),
            cap0=False,
            cap1=False,
        )
        revolve(
            "contact",
            [(r * 0.62, -0.2035), (r * 0.55, -0.205), (r * 0.34, -0.205), (r * 0.30, -0.2035)],
            M["brass"],
            seg=20,
            loc=(x + px, y - 0.001, z + pz),
            cap0=False,
            cap1=False,
        )
    if led:
        ring("groove", R + 0.185, 0.042, M["dark"], (x, y - 0.002, z), flat=0.35)
        return ring("led", R + 0.185, 0.030, M["led"], (x, y - 0.006, z), flat=0.55)


def socket_16a(loc, lid=True):
    """Indian 16 A three-pin socket with a spring lid, facing -Y"""
    x, y, z = loc
    R = 0.44
    revolve(
        "collar",
        [
            (R + 0.10, 0.0),
            (R + 0.10, -0.09),
            (R + 0.085, -0.13),
            (R + 0.05, -0.145),
            (R + 0.01, -0.14),
            (R, -0.12),
            (R, -0.03),
        ],
        M["plast"],
        seg=96,
        loc=loc,
        cap0=False,
        cap1=False,
    )
    revolve(
        "face",
        [(R, -0.035), (0.02, -0.035), (0.0005, -0.035)],
        M["dgrey"],
        seg=64,
        loc=loc,
        cap0=False,
        cap1=False,
    )
    revolve(
        "face2",
        [(0.36, -0.03), (0.36, -0.05), (0.35, -0.058), (0.0005, -0.058)],
        M["dgrey"],
        seg=64,
        loc=loc,
        cap0=False,
        cap1=False,
    )
    for px, pz, r in ((0, 0.17, 0.062), (-0.145, -0.105, 0.050), (0.145, -0.105, 0.050)):
        revolve(
            "rim",
            [(r + 0.020, -0.055), (r + 0.018, -0.066), (r + 0.004, -0.066), (r, -0.060)],
            M["plast"],
            seg=32,
            loc=(x + px, y, z + pz),
            cap0=False,
            cap1=False,
        )
        revolve(
            "hole",
            [(r, -0.0595), (0.0005, -0.0595)],
            M["dark"],
            seg=28,
            loc=(x + px, y, z + pz),
            cap0=False,
            cap1=False,
        )
    if lid:
        E = bpy.data.objects.new("lid", None)
        link(E)
        rbox(
            "lidp", 1.10, 1.04, 0.07, 0.50, 0.03, 0.02, M["plast"], loc=(0, -0.07, -0.54), parent=E
        )
        rbox(
            "lidi", 0.86, 0.80, 0.03, 0.40, 0.008, 0.006, M["dgrey"], loc=(0, 0.0, -0.54), parent=E
        )
        rbox(
            "lidr", 0.50, 0.06, 0.03, 0.03, 0.01, 0.01, M["dgrey"], loc=(0, -0.085, -0.93), parent=E
        )
        E.matrix_world = Matrix.Translation((x, y - 0.13, z + R + 0.10)) @ Matrix.Rotation(
            math.radians(-108), 4, "X"
        )
        revolve(
            "hinge",
            [(0.045, -0.30), (0.05, -0.28), (0.05, 0.28), (0.045, 0.30)],
            M["plast"],
            seg=24,
            loc=(x, y - 0.115, z + R + 0.10),
            rot=(0, 0, pi / 2),
        )

"""Charging guns with their docks, and cable glands."""

from base import *


def gun(M4, ccs=False, s=1.0, accent="teal"):
    E = bpy.data.objects.new("gun", None)
    link(E)
    E.matrix_world = M4 @ Matrix.Scale(s, 4)
    # body; wide at the nose, slim grip
    st = [
        (0.06, 0, 0.325, 0.335, 2.3),
        (-0.02, 0, 0.335, 0.345, 2.4),
        (-0.25, 0, 0.335, 0.350, 2.5),
        (-0.55, -0.015, 0.315, 0.335, 2.5),
        (-0.85, -0.08, 0.262, 0.285, 2.4),
        (-1.15, -0.22, 0.215, 0.235, 2.3),
        (-1.5, -0.47, 0.195, 0.215, 2.25),
        (-1.85, -0.77, 0.188, 0.205, 2.2),
        (-2.15, -1.05, 0.190, 0.205, 2.2),
        (-2.36, -1.26, 0.20, 0.21, 2.1),
    ]
    if ccs:
        st = [
            (
                y,
                z - 0.12 * max(0, 1 - abs(y) / 0.7),
                a * (1.0 + 0.05 * max(0, 1 - abs(y) / 0.7)),
                b * (1 + 0.38 * max(0, 1 - abs(y) / 0.8)),
                e,
            )
            for y, z, a, b, e in st
        ]
    o, C, T = sweep("gbody", st, M["plast"], parent=E, sub=10)
    sweep("ggrip", st, M["rubber"], parent=E, sub=10, scale=1.035, rng=(0.47, 0.90))
    sweep("gacc", st, M[accent], parent=E, sub=10, scale=1.02, rng=(0.055, 0.085))
    # grip ribs
    for t in np.linspace(0.56, 0.84, 9):
        i = int(t * len(C))
        y, z, a, b, e = C[i]
        ty, tz = T[i]
        q = rbox(
            "rib", 2 * a * 1.06, 2 * b * 1.06, 0.045, 0.18, 0.015, 0.015, M["rubber"], parent=E
        )
        q.location = (0, y, z)
        q.rotation_euler = (math.atan2(-tz, -ty) + 0, 0, 0)
    # thumb button
    q = rbox("btn", 0.24, 0.42, 0.10, 0.10, 0.03, 0.03, M["teal"] if ccs else M["graph"], parent=E)
    q.location = (0, -0.62, 0.36)
    q.rotation_euler = (-pi / 2 + 0.12, 0, 0)
    q = rbox("btn0", 0.32, 0.52, 0.08, 0.13, 0.03, 0.03, M["plast"], parent=E)
    q.location = (0, -0.62, 0.335)
    q.rotation_euler = (-pi / 2 + 0.12, 0, 0)

    # type 2 nose: flattened circle tube
    def t2(R, flat=0.72, n=64):
        P = []
        for j in range(n):
            a = 2 * pi * j / n
            x, z = R * math.cos(a), R * math.sin(a)
            P.append((x, min(z, R * flat)))
        return P

    rings = []
    for R, y in (
        (0.300, 0.0),
        (0.300, 0.50),
        (0.292, 0.52),
        (0.275, 0.525),
        (0.262, 0.515),
        (0.258, 0.50),
        (0.258, 0.12),
    ):
        rings.append([(x, y, z) for x, z in t2(R)])
    loft("nose", rings, M["plast"], parent=E, cap0=False, cap1=True)
    rings = [
        [(x, y, z) for x, z in t2(R)] for R, y in ((0.235, 0.10), (0.235, 0.455), (0.228, 0.465))
    ]
    loft("ins", rings, M["rubber"], parent=E)
    for x, z, r in (
        (-0.085, 0.105, 0.030),
        (0.085, 0.105, 0.030),
        (-0.145, -0.01, 0.042),
        (0, -0.01, 0.042),
        (0.145, -0.01, 0.042),
        (-0.08, -0.13, 0.042),
        (0.08, -0.13, 0.042),
    ):
        revolve(
            "pin",
            [(r + 0.012, 0.464), (r + 0.012, 0.474), (r, 0.476), (r, 0.40), (0.0005, 0.40)],
            M["dark"],
            seg=24,
            parent=E,
            loc=(x, 0, z),
            cap0=False,
            cap1=False,
        )
        revolve(
            "pc",
            [(r * 0.55, 0.40), (r * 0.55, 0.470), (r * 0.3, 0.474), (0.0005, 0.474)],
            M["brass"],
            seg=20,
            parent=E,
            loc=(x, 0, z),
            cap0=False,
            cap1=False,
        )
    if ccs:
        rbox("dc", 0.56, 0.30, 0.50, 0.15, 0.02, 0.02, M["plast"], loc=(0, 0.02, -0.43), parent=E)
    # strain relief
    ty, tz = T[-1]
    y, z = C[-1][:2]
    ang = math.atan2(tz, ty)
    prof = [(0.215, -0.06), (0.215, 0.02), (0.20, 0.04)]
    L = 0.62
    cr = 0.105 if not ccs else 0.14
    for i in range(9):
        u = i / 9
        r = 0.19 + (cr + 0.012 - 0.19) * u
        t = 0.05 + L * u
        prof += [
            (r, t),
            (r, t + L / 9 * 0.55),
            (r - 0.022, t + L / 9 * 0.6),
            (r - 0.022, t + L / 9 * 0.95),
        ]
    prof += [(cr, 0.05 + L)]
    q = revolve("relief", prof, M["rubber"], parent=E)
    q.location = (0, y, z)
    q.rotation_euler = (ang, 0, 0)
    M4s = E.matrix_world
    end = M4s @ Vector((0, y + ty * (0.6), z + tz * (0.6)))
    d = (M4s.to_3x3() @ Vector((0, ty, tz))).normalized()
    return E, end, d, cr * s


def gland(p, direc, r=0.1, mat=None):
    q = revolve(
        "gland",
        [
            (r * 2.0, -0.02),
            (r * 2.0, 0.10),
            (r * 1.85, 0.13),
            (r * 1.7, 0.13),
            (r * 1.7, 0.26),
            (r * 1.5, 0.30),
            (r * 1.12, 0.40),
            (r * 1.0, 0.40),
        ],
        mat or M["plast"],
        seg=48,
    )
    q.location = p
    d = Vector(direc).normalized()
    q.rotation_mode = "QUATERNION"
    q.rotation_quaternion = Vector((0, 1, 0)).rotation_difference(d)
    return q


def dock(x, z):
    rbox("dockb", 0.96, 1.30, 0.30, 0.30, 0.06, 0.03, M["graph"], loc=(x, -0.30, z))
    revolve(
        "dockr",
        [(0.47, 0.0), (0.47, -0.10), (0.455, -0.125), (0.40, -0.13), (0.375, -0.11), (0.37, -0.0)],
        M["plast"],
        seg=72,
        loc=(x, -0.29, z),
    )
    revolve(
        "dockh",
        [(0.37, 0.0), (0.0005, 0.0)],
        M["dark"],
        seg=48,
        loc=(x, -0.33, z),
        cap0=False,
        cap1=False,
    )

"""The portable AC charger on a table."""

from base import *
from parts import *
from wall_units import text


def ac02p(label="ac02p37", industrial=False):
    E = bpy.data.objects.new("brick", None)
    link(E)

    def add(o):
        o.parent = E
        return o

    add(
        rbox(
            "bb",
            2.7,
            1.10,
            0.56,
            0.30,
            0.10,
            0.10,
            M["graph"],
            loc=(0, -0.28, 0),
            grooves=((0.27, 0.02, 0.016),),
        )
    )
    add(rbox("bg", 2.46, 0.88, 0.04, 0.24, 0.015, 0.005, M["glass"], loc=(0, -0.297, 0)))
    add(text(label, 2.30, 0.80, (0, -0.2985, 0), 0.62))
    add(rbox("ledbar", 2.0, 0.036, 0.02, 0.017, 0.006, 0.004, M["led"], loc=(0, -0.302, -0.15)))
    for sx in (-1, 1):
        relief(E, sx * 1.35, sx)
    E.matrix_world = (
        Matrix.Translation((-0.35, -1.75, 0.30))
        @ Matrix.Rotation(math.radians(-14), 4, "Z")
        @ Matrix.Rotation(math.radians(-90), 4, "X")
    )
    ends = [E.matrix_world @ Vector((sx * 1.82, 0, 0)) for sx in (-1, 1)]
    dirs = [(E.matrix_world.to_3x3() @ Vector((sx, 0, 0))).normalized() for sx in (-1, 1)]
    Mg = (
        Matrix.Translation((2.55, -1.35, 0.36))
        @ Matrix.Rotation(math.radians(-128), 4, "Z")
        @ Matrix.Rotation(math.radians(84), 4, "Y")
    )
    G, e, d, cr = gun(Mg)
    if industrial:
        Pl, pe, pd = commando(
            Matrix.Translation((-2.72, -2.95, 0.385))
            @ Matrix.Rotation(math.radians(164), 4, "Z")
            @ Matrix.Rotation(math.radians(25), 4, "Y"),
            1.0,
        )
    else:
        Pl, pe, pd = pluginIN(
            Matrix.Translation((-2.75, -2.75, 0.31)) @ Matrix.Rotation(math.radians(160), 4, "Z")
        )
    r = 0.088 if not industrial else 0.10
    C = []
    cx, cy = 0.55, 1.55
    turns = 5
    n = 64
    for i in range(int(turns * n) + 1):
        t = i / n
        a = 2 * pi * t - 2.3
        Rr = 1.62 + 0.10 * math.sin(t * 2.3 + 1) + 0.06 * math.sin(a * 2 + t * 1.7)
        z = (
            r
            + 0.155 * min(t, turns - 0.4) * 0.98
            + 0.02 * math.sin(a * 3 + t * 2)
            + (r - 0.088) * 2 * t
        )
        C.append(
            (
                cx + 0.10 * math.sin(t * 4.1) + Rr * 1.12 * math.cos(a),
                cy + 0.08 * math.cos(t * 3.3) + Rr * math.sin(a),
                z,
            )
        )
    up = np.array(C)
    t0 = up[0] - up[3]
    t1 = up[-1] - up[-4]
    lead = catmull(
        [
            tuple(ends[1] - dirs[1] * 0.05),
            tuple(ends[1] + dirs[1] * 0.45),
            (2.3, -2.45, 0.12),
            (2.35, -3.05, 0.10),
            (1.2, -3.6, 0.10),
            (-0.9, -3.25, 0.10),
            (-1.95, -1.4, 0.10),
            tuple(up[0] + t0 / np.linalg.norm(t0) * 0.5),
            tuple(up[0]),
        ],
        14,
    )
    tail = catmull(
        [
            tuple(up[-1]),
            tuple(up[-1] + t1 / np.linalg.norm(t1) * 0.5),
            tuple((up[-1] + t1 / np.linalg.norm(t1) * 1.0 + np.array(e) + np.array(d) * 0.9) / 2),
            tuple(np.array(e) + np.array(d) * 0.5),
            tuple(np.array(e) - np.array(d) * 0.05),
        ],
        14,
    )
    curve("coil", relax(np.vstack([lead[:-1], up, tail[1:]]), 0.09, 0.22), r, M["cable"])
    rs = 0.072 if not industrial else 0.088
    short = catmull(
        [
            tuple(ends[0] - dirs[0] * 0.05),
            tuple(ends[0] + dirs[0] * 0.5),
            (-3.1, -0.95, rs + 0.02),
            (-3.75, -1.3, rs + 0.01),
            (-3.85, -2.1, rs + 0.03),
            tuple(pe + pd * 0.45),
            tuple(pe - pd * 0.05),
        ],
        14,
    )
    curve("short", relax(short, 0.08, 0.2), rs, M["cable"])

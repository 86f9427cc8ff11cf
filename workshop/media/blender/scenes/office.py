"""A row of pedestals along the front of a low office building at dusk."""

from base import *
import products as pr
from parts import *
from surfaces import *
from outdoors import *


def window_glass():
    """clear pane: see-through, with a mirror that grows at flat angles"""
    m = bpy.data.materials.new("pane")
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N, L = nt.nodes.new, nt.links.new
    o = N("ShaderNodeOutputMaterial")
    t = N("ShaderNodeBsdfTransparent")
    t.inputs[0].default_value = (0.82, 0.86, 0.86, 1)
    g = N("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = 0.01
    f = N("ShaderNodeFresnel")
    f.inputs[0].default_value = 1.45
    x = N("ShaderNodeMixShader")
    L(f.outputs[0], x.inputs[0])
    L(t.outputs[0], x.inputs[1])
    L(g.outputs[0], x.inputs[2])
    L(x.outputs[0], o.inputs[0])
    return m


def room(x0, x1, y0, y1, h, wall, floor, warm, rows=3, power=5200, seed=1):
    """lit room behind glass: back wall, ceiling with lines of light, desks"""
    cx, w = (x0 + x1) / 2, x1 - x0
    d = y1 - y0
    rbox("rfloor", w, 0.4, d, 0.05, 0.02, 0.02, floor, loc=(cx, y0, 1.0))
    rbox("rceil", w, 0.4, d, 0.05, 0.02, 0.02, pbr("ceil", (0.5, 0.5, 0.48), 0.8), loc=(cx, y0, h))
    rbox("rback", w, h, 0.4, 0.05, 0.02, 0.02, wall, loc=(cx, y1, h / 2 + 1))
    for x in (x0, x1):
        rbox("rside", 0.4, h, d, 0.05, 0.02, 0.02, wall, loc=(x, y0, h / 2 + 1))
    st = emit("strip%d" % seed, warm, 9)
    for k in range(rows):
        y = y0 + d * (k + 0.6) / rows
        rbox("tube", w * 0.84, 0.12, 0.7, 0.05, 0.03, 0.03, st, loc=(cx, y, h - 0.5))
        area((cx, y, h - 0.8), (cx, y, 0), w * 0.84, 0.8, power, col=warm)


def desks(x0, x1, y0, y1, seed=2):
    rnd = random.Random(seed)
    top = pbr("desk", (0.35, 0.24, 0.15), 0.45)
    dark = M["graph"]
    x = x0 + 8
    while x < x1 - 8:
        for y in (y0 + 14, y0 + 34):
            if y > y1 - 6:
                continue
            rbox("top", 13, 0.35, 7, 0.06, 0.04, 0.04, top, loc=(x, y - 3.5, 8.2))
            [
                rbox("leg", 0.35, 7.2, 6, 0.05, 0.03, 0.03, dark, loc=(x + s * 5.8, y - 3, 4.6))
                for s in (-1, 1)
            ]
            for s in (-2.9, 2.9):
                rbox("mon", 5, 3.0, 0.25, 0.08, 0.04, 0.04, dark, loc=(x + s, y - 0.5, 10.9))
                rbox("stand", 0.4, 1.2, 0.3, 0.05, 0.03, 0.03, dark, loc=(x + s, y - 0.3, 8.9))
            rbox(
                "chair", 4.2, 5, 0.5, 0.8, 0.1, 0.1, dark, loc=(x + rnd.uniform(-2, 2), y - 7, 7.6)
            )
        x += rnd.choice((17, 19, 23))


def planting(x0, x1, y, z, rnd, c, r=2.3):
    x = x0
    while x < x1:
        c(
            x,
            y + rnd.uniform(-0.6, 0.6),
            z + rnd.uniform(0.6, 1.5),
            r * rnd.uniform(0.7, 1.15),
            rnd.uniform(0.7, 1.15),
        )
        x += r * 0.9


def pedestals(xs):
    with into("ped") as u:
        pr.ac03p()
    for x in xs:
        instance(u, (x, 0, 0.35), math.radians(-16))


def office():
    pedestals([25 * i for i in range(7)])
    X0, X1, FY, H = 9, 230, 17.0, 29.0
    frame = pbr("frame", (0.02, 0.022, 0.024), 0.35)
    clad = concrete(
        "clad", (0.030, 0.031, 0.032), (0.050, 0.051, 0.052), rough=0.6, panel=(18, 60), bump=0.15
    )
    # dark clad part on the left, glass on the right, one flat roof over both
    rbox("clad", 170, 46, 60, 0.1, 0.1, 0.1, clad, loc=(X0 - 86, FY - 0.5, 23))
    rbox(
        "roof",
        420,
        4.6,
        80,
        0.1,
        0.1,
        0.1,
        pbr("roof", (0.035, 0.037, 0.04), 0.45),
        loc=(110, FY - 7, H + 4.6),
    )
    rbox(
        "soff",
        420,
        0.3,
        78,
        0.05,
        0.02,
        0.02,
        pbr("soff", (0.32, 0.24, 0.16), 0.5),
        loc=(110, FY - 6.8, H + 2.1),
    )
    upper = concrete("upper", (0.06, 0.06, 0.06), (0.085, 0.085, 0.083), rough=0.7, panel=(24, 12))
    rbox("upper", 420, 60, 60, 0.1, 0.1, 0.1, upper, loc=(110, FY + 14, H + 36))
    for x in np.arange(X0, X1, 12.4):
        rbox("mull", 0.55, H, 1.5, 0.08, 0.04, 0.04, frame, loc=(x, FY - 0.6, H / 2 + 1.2))
    for z in (1.3, 23.4, H + 1.6):
        rbox("rail", X1 - X0, 0.6, 1.2, 0.08, 0.04, 0.04, frame, loc=((X0 + X1) / 2, FY - 0.4, z))
    plane("panes", X1 - X0, H, window_glass(), ((X0 + X1) / 2, FY, H / 2 + 1.2))
    wall = pbr("rwall", (0.62, 0.56, 0.48), 0.8)
    wall2 = pbr("rwall2", (0.40, 0.22, 0.10), 0.6)
    fl = pbr("rfloor", (0.16, 0.14, 0.12), 0.5)
    room(X0, 83, FY + 1, FY + 58, H, wall, fl, (1, 0.74, 0.46), seed=1)
    room(83.5, 133, FY + 1, FY + 46, H, wall2, fl, (1, 0.66, 0.36), seed=2)
    room(133.5, X1, FY + 1, FY + 58, H, wall, fl, (1, 0.76, 0.50), seed=3)
    desks(X0 + 4, 82, FY + 1, FY + 58)
    desks(136, X1, FY + 1, FY + 58, 5)
    rnd = random.Random(8)
    blind = pbr("blind", (0.5, 0.47, 0.42), 0.9)
    for i, x in enumerate(np.arange(X0 + 6.2, X1, 12.4)):
        if i % 5 in (1, 4):
            h = rnd.choice((5, 8, 12))
            rbox(
                "blind", 11.4, h, 0.15, 0.05, 0.02, 0.02, blind, loc=(x, FY + 0.9, H + 1.2 - h / 2)
            )
    for x in np.arange(92, 130, 9):  # a table under hanging lamps
        revolve(
            "pend",
            [(0.2, 2.2), (1.9, 0), (1.8, -0.1), (0.0005, -0.05)],
            frame,
            seg=32,
            loc=(x, FY + 14, 19),
            rot=(pi / 2, 0, 0),
        )
        lamps(
            [(x, FY + 14, 18.8)],
            emit("bulb", (1, 0.66, 0.34), 16)
            if "bulb" not in bpy.data.materials
            else bpy.data.materials["bulb"],
            0.8,
        )
    rbox(
        "table",
        34,
        0.5,
        9,
        0.1,
        0.05,
        0.05,
        pbr("oak", (0.30, 0.18, 0.09), 0.4),
        loc=(110, FY + 10, 8.4),
    )
    # kerb, bed, bays
    kerb = concrete("kerb", (0.17, 0.17, 0.168), (0.25, 0.25, 0.243))
    rbox("kerb", 460, 0.9, 8, 0.15, 0.1, 0.1, kerb, loc=(100, -3.2, -0.1))
    rbox(
        "bed",
        460,
        1.2,
        9.4,
        0.1,
        0.1,
        0.1,
        pbr("soil", (0.02, 0.016, 0.012), 0.9),
        loc=(100, 5.0, 0),
    )
    rbox("bedk", 460, 1.7, 0.7, 0.1, 0.05, 0.05, kerb, loc=(100, 4.8, 0.4))
    c, rnd = foliage(5, 2600, 0.085, (0.014, 0.030, 0.013))
    planting(-60, 200, 8.4, 1.0, rnd, c, 2.5)
    planting(-60, 200, 11.6, 1.2, rnd, c, 3.0)
    plane(
        "ground",
        1600,
        1600,
        ground(
            (0.014, 0.0145, 0.015),
            (0.034, 0.034, 0.034),
            wet=(0.40, 0.66),
            r=(0.05, 0.40),
            scale=0.05,
            grain=3.2,
            bump=0.15,
        ),
        (0, 0, 0),
        rot=(-pi / 2, 0, 0),
    )
    white = pbr("paint", (0.42, 0.42, 0.41), 0.35)
    for i in range(-2, 9):
        plane("ln", 0.9, 46, white, (12.5 + 25 * i, -27, 0.015), rot=(-pi / 2, 0, 0))
    for i in range(0, 9):
        spot(
            (12.5 + 25 * i, FY - 5, H + 1.4), (9 + 25 * i, 2, 2), 9000, (1, 0.72, 0.44), 80, 1, 0.6
        )
    area((-55, -46, 46), (8, 0, 8), 34, 16, 26000, col=(0.72, 0.83, 1))
    area((60, -70, 60), (60, 0, 6), 60, 20, 30000, col=(0.62, 0.76, 1))
    sky(
        (
            (-1, (0.01, 0.012, 0.016)),
            (-0.01, (0.02, 0.025, 0.03)),
            (0.01, (0.30, 0.25, 0.24)),
            (0.06, (0.16, 0.20, 0.30)),
            (0.16, (0.070, 0.125, 0.25)),
            (0.40, (0.026, 0.060, 0.16)),
            (1, (0.010, 0.026, 0.085)),
        ),
        1.0,
    )
    yaw = math.radians(35)
    eye = Vector((-25, -33, 11.4))
    camera(
        eye,
        eye + Vector((math.sin(yaw), math.cos(yaw), 0)),
        27.5,
        fstop=0.11,
        focus=(0, -1, 10),
        shift=(0, -0.005),
    )

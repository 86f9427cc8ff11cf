"""A drawing table by a window: the printed plan of a basement, held down by a Type 2 plug."""

from base import *
from parts import *
from surfaces import *
from outdoors import *


def sheet(w, h, curl=0.12, n=60):
    """paper with a lifted corner and a soft roll at the far edge; returns the object"""
    V = []
    Fc = []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n, j / n
            x, y = (u - 0.5) * w, (v - 0.5) * h
            z = 0.05 + 0.05 * math.sin(u * 7 + 1) * math.sin(v * 5) * 0.25
            z += (
                curl * max(0, (v - 0.80) / 0.2) ** 2 * 1.3
                + curl * 3 * max(0, (u * 0.6 + (1 - v) * 0.6 - 0.98) / 0.22) ** 2
            )
            V.append((x, y, z))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i
            Fc.append((a, a + 1, a + n + 2, a + n + 1))
    m, nt, b = new_mat("paper")
    t = nt.nodes.new("ShaderNodeTexImage")
    t.image = bpy.data.images.load(os.path.join(BUILD, "labels", "sheet.png"))
    nt.links.new(t.outputs["Color"], b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.75
    b.inputs["Specular"].default_value = 0.2
    o = mk("sheet", V, Fc, m, wn=False, smooth=60)
    uv = o.data.uv_layers.new()
    for l in o.data.loops:
        v = o.data.vertices[l.vertex_index].co
        uv.data[l.index].uv = (v.x / w + 0.5, v.y / h + 0.5)
    return o


def pencil(loc, rz, length=1.75, col=(0.55, 0.33, 0.02)):
    E = bpy.data.objects.new("pencil", None)
    link(E)
    body = pbr("lacquer", col, 0.28, coat=0.6)
    wood = pbr("cedar", (0.55, 0.33, 0.18), 0.6)
    lead = pbr("lead", (0.03, 0.03, 0.035), 0.35)
    r = 0.036
    revolve("body", [(r * 0.9, 0), (r, 0.02), (r, length - 0.22)], body, seg=6, parent=E, smooth=20)
    revolve("cone", [(r * 0.97, length - 0.225), (0.009, length - 0.04)], wood, seg=24, parent=E)
    revolve("tip", [(0.009, length - 0.04), (0.002, length)], lead, seg=16, parent=E)
    revolve(
        "end",
        [(r * 0.86, -0.001), (r * 0.86, -0.01), (0.0005, -0.012)],
        M["graph"],
        seg=24,
        parent=E,
    )
    E.location = loc
    E.rotation_euler = (math.radians(-0.6), 0, rz)
    return E


def rule(loc, rz):
    """steel rule, 300 mm"""
    E = bpy.data.objects.new("rule", None)
    link(E)
    st = pbr("plastic", (0.74, 0.73, 0.70), 0.38)
    o = rbox("rule", 3.2, 0.30, 0.012, 0.02, 0.004, 0.004, st, parent=E, rot=(-pi / 2, 0, 0))
    o.location = (0, 0, 0.014)
    for i in range(61):
        k = 0.13 if i % 10 == 0 else 0.09 if i % 2 == 0 else 0.055
        o = rbox(
            "tick", 0.006, k, 0.001, 0.001, 0.0003, 0.0003, M["dark"], parent=E, rot=(-pi / 2, 0, 0)
        )
        o.location = (-1.5 + i * 0.05, 0.145 - k / 2, 0.0155)
    E.location = loc
    E.rotation_euler = (0, 0, rz)
    return E


def plan():
    table(1.75)
    camera((-0.75, -7.4, 5.0), (0.35, -0.15, 0.1), 44, fstop=0.34, focus=(1.2, -0.7, 0.4))


def table(plug_x):
    """the table with sheet, pencil, rule and a plug at plug_x, lit from a window"""
    m = pbr("table", (0.055, 0.040, 0.030), 0.42, rvar=0.08)
    plane("table", 60, 40, m, (0, 0, 0), rot=(-pi / 2, 0, 0))
    s = sheet(8.4, 5.94)
    s.location = (1.75, 0.35, 0.0)
    s.rotation_euler = (0, 0, math.radians(9))
    under = rbox(
        "under",
        8.4,
        5.94,
        0.02,
        0.02,
        0.003,
        0.003,
        pbr("paper2", (0.72, 0.71, 0.68), 0.8),
        rot=(-pi / 2, 0, 0),
    )
    under.location = (1.45, 0.65, 0.025)
    under.rotation_euler = (-pi / 2, 0, math.radians(4))
    G, e, d, cr = gun(
        Matrix.Translation((plug_x, -0.35, 0.44))
        @ Matrix.Rotation(math.radians(-152), 4, "Z")
        @ Matrix.Rotation(math.radians(86), 4, "Y")
    )
    x, y, _ = e
    P = rope(
        tuple(e),
        tuple(d),
        (x + 2.2, y + 5.2, 0.24),
        (0.4, 1, 0),
        6.3,
        floor=0.10,
        r=0.11,
        iters=3500,
        guide=[(x + 0.05, y + 1.5, 0.24), (x + 1.2, y + 3.4, 0.24)],
    )
    curve("cable", P, 0.105, M["cable"])
    pencil((-0.25, -1.75, 0.10), math.radians(-58))
    rule((0.15, 1.0, 0.075), math.radians(16))
    # window light from the left, low and soft, with the shade of a frame
    area((-9, 5.5, 5.2), (0, -0.2, 0), 4.6, 3.4, 1500, col=(0.93, 0.96, 1), grad=0.3)
    for x in (-0.8, 0.9):
        frame = rbox(
            "bar",
            0.28,
            9,
            0.2,
            0.02,
            0.02,
            0.02,
            M["dark"],
            loc=(-6.4 + x * 0.55, 3.9 + x * 1.0, 3.0),
            rot=(0, 0, math.radians(58)),
        )
        frame.visible_camera = frame.visible_glossy = False
    area((7, -3, 6), (1, 0, 0), 3, 3, 130, col=(1, 0.80, 0.58))
    world((0.10, 0.12, 0.15), strength=0.22)

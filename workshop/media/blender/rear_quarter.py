"""The rear quarter of a car from close by: skin y = skin(x, z), open charge port, wheel."""

from base import *
from parts import *

ARCH, RADIUS = (-9.6, -5.3), 4.3  # wheel arch: middle (x, z) and radius
OPENING, CORNER = 1.05, 0.42  # half the side of the port, its corner radius
INLET = 0.12  # height of the inlet's middle
FLOOR = -8.5


def saloon(x, z):
    """shoulder, hollow below it, flared arch, tail curving away"""
    shoulder = 2.1
    y = 0.010 * np.minimum(z, 0) ** 2 + 0.0035 * (x + 1) ** 2
    y += 0.1364 * np.log1p(np.exp(np.clip((z - shoulder) / 0.22, -30, 30)))
    y += 0.16 * np.exp(-(((z - shoulder + 1.25) / 0.95) ** 2))
    y += 0.075 * np.maximum(x - 5.5, 0) ** 2.1
    return y - 0.42 * np.exp(-((np.hypot(x - ARCH[0], z - ARCH[1]) - RADIUS) ** 2))


def on_skin(skin, points, deeper=0.0):
    return [(x, float(skin(x, z)) + deeper, z) for x, z in points]


def quarter(skin, paint):
    body(skin, paint)
    opening(skin, paint)
    flap(paint)
    wheel(skin)


def body(skin, paint, nx=520, nz=380):
    X, Z = np.meshgrid(np.linspace(-22, 13, nx), np.linspace(-7.5, 6.5, nz))
    V = np.stack([X, skin(X, Z), Z], -1).reshape(-1, 3)
    corners = [j * nx + i for j in range(nz - 1) for i in range(nx - 1)]
    F = [(c, c + 1, c + nx + 1, c + nx) for c in corners]
    mk("skin", V, F, cut_paint(paint), wn=False, smooth=180)


def cut_paint(paint):
    """cut out at port and arch by transparency: a cut mesh would show in the reflections"""
    m = pbr("paint", **paint)
    nt = m.node_tree
    N, L = nt.nodes.new, nt.links.new

    def calc(op, *values):
        n = N("ShaderNodeMath")
        n.operation = op
        for socket, value in zip(n.inputs, values):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                L(value, socket)
        return n.outputs[0]

    def distance(a, b):
        return calc("SQRT", calc("ADD", calc("MULTIPLY", a, a), calc("MULTIPLY", b, b)))

    xyz = N("ShaderNodeSeparateXYZ")
    L(N("ShaderNodeTexCoord").outputs["Object"], xyz.inputs[0])
    x, z = xyz.outputs[0], xyz.outputs[2]
    beyond = [calc("SUBTRACT", calc("ABSOLUTE", v), OPENING - CORNER) for v in (x, z)]
    outside = calc("GREATER_THAN", distance(*(calc("MAXIMUM", v, 0) for v in beyond)), CORNER)
    way = [calc("SUBTRACT", v, middle) for v, middle in zip((x, z), ARCH)]
    beside = calc("GREATER_THAN", distance(*way), RADIUS)
    L(calc("MULTIPLY", outside, beside), nt.nodes["Principled BSDF"].inputs["Alpha"])
    return m


def opening(skin, paint):
    """rounded edge, recess, inlet with its ring of light"""
    edge = ((0.012, 0), (0, -0.004), (-0.02, 0.004), (-0.035, 0.02), (-0.04, 0.05), (-0.04, 0.25))
    rings = [on_skin(skin, rr(*[2 * (OPENING + o)] * 2, CORNER + o, 20), deeper) for o, deeper in edge]
    loft("edge", rings, pbr("paint_edge", **paint), cap0=False, cap1=False, smooth=60)
    s = 2 * OPENING - 0.08
    steps = ((0.16, 1), (0.5, 0.97), (0.75, 0.92), (0.80, 0.86))
    rings = [[(x, y, z) for x, z in rr(s * k, s * k, 0.40 * k, 20)] for y, k in steps]
    loft("recess", rings, M["plast"], cap0=False)
    tube = [(0.56, 0.8), (0.56, 0.30), (0.545, 0.27), (0.44, 0.27), (0.43, 0.30), (0.43, 0.6)]
    open_ = {"cap0": False, "cap1": False}
    revolve("inlet", tube, M["dgrey"], seg=80, loc=(0, 0, INLET), **open_)
    ring("halo", 0.70, 0.030, M["led"], (0, 0.74, INLET), flat=0.6)
    rbox("dc", 0.86, 0.34, 0.2, 0.14, 0.04, 0.02, M["plast"], loc=(0, 0.42, -0.66))


def flap(paint):
    """hinged at the side of the tail, swung open"""
    at = bpy.data.objects.new("flap", None)
    link(at)
    s, x = 2 * OPENING - 0.06, -OPENING
    colour = pbr("paint_flap", **paint)
    rbox("outer", s, s, 0.06, 0.40, 0.03, 0.01, colour, loc=(x, 0, 0), parent=at)
    q = s - 0.14
    rbox("inner", q, q, 0.10, 0.34, 0.01, 0.04, M["plast"], loc=(x, 0.05, 0), parent=at)
    rbox("pad", 0.9, 0.9, 0.05, 0.4, 0.01, 0.03, M["rubber"], loc=(x, 0.14, 0.1), parent=at)
    turn = Matrix.Rotation(math.radians(112), 4, "Z")
    at.matrix_world = Matrix.Translation((OPENING + 0.16, -0.12, 0)) @ turn
    for z in (-0.42, 0.42):  # swan necks
        x = OPENING
        neck = [(x - 0.1, 0.5, z), (x - 0.16, 0.1, z), (x - 0.05, -0.2, z), (x + 0.16, -0.16, z)]
        curve("hinge", catmull(neck, 8), 0.06, M["plast"])


def wheel(skin):
    (x, z), r = ARCH, 3.75
    turn = np.linspace(0, 2 * pi, 120)
    edge = [(x + RADIUS * math.cos(a), z + RADIUS * math.sin(a)) for a in turn]
    curve("arch", on_skin(skin, edge, 0.03), 0.07, pbr("arch", (0.006, 0.007, 0.007), 0.4))
    plane("house", 12, 12, M["dark"], (x, 3.2, z))
    how = {"seg": 96, "loc": (x, 1.2, z + 0.35), "cap0": False, "cap1": False}
    tread = [(r * 0.62, -1.2), (r * 0.93, -1.2), (r * 0.985, -1.0), (r, -0.7), (r, 1.2)]
    revolve("tyre", tread, M["rubber"], **how)
    disc = [(r * 0.63, -1.15), (r * 0.60, -1.05), (r * 0.57, -0.7), (0.8, -0.95), (0.5, -1.05)]
    revolve("disc", disc + [(0.0005, -1.05)], M["graph"], **how)


def tail_lamp(skin, z=1.05):
    xs = np.linspace(5.2, 12.6, 60)
    red = emit("tail", (1, 0.03, 0.012), 5.0)
    curve("tail", on_skin(skin, [(x, z) for x in xs], -0.015), 0.055, red, res=4)
    for dz in (0.12, -0.12):
        curve("tailrim", on_skin(skin, [(x, z + dz) for x in xs], 0.01), 0.05, M["glass"], res=4)


def shut_line(skin):
    gap = pbr("gap", (0.001,) * 3, 0.9, spec=0)
    line = [(x, -3.35 + 0.012 * (x + 5)) for x in np.linspace(-5.75, 12.5, 90)]
    curve("gap", on_skin(skin, line, 0.006), 0.028, gap, res=3)


def plug():
    seat = Matrix.Translation((0, 0.10, INLET)) @ Matrix.Rotation(math.radians(-4), 4, "X")
    _, e, d, _ = gun(seat)
    way = [tuple(e + d * 0.9), tuple(e + d * 1.7 - Vector((0, 0, 0.25)))]
    way += [(0.2, -4.6, -5.6), (-0.4, -5.6, -8.1), (-2.5, -6.8, -8.35)]
    how = {"floor": FLOOR, "iters": 5000, "r": 0.12, "n": 58, "stiff": 1.0, "guide": way}
    P = rope(tuple(e), tuple(d), (-4.5, -7.5, -8.4), (0.7, 0.4, 0.1), 16.2, **how)
    curve("cable", P, 0.115, M["cable"])

"""A stop beside the highway at noon: two stations in front of a green wall, a tree's shade on it."""

from base import *
import products as pr
from parts import *
from surfaces import *
from outdoors import *

WALL, HIGH = 24, 27  # where the wall stands, and its height
SUN = Vector((-0.46, 0.36, -0.81))
GREEN = (0.022, 0.080, 0.064), (0.034, 0.104, 0.085)
LYING = {"rot": (-pi / 2, 0, 0)}


def plaza():
    compound()
    island()
    bays()
    wires()
    tree()
    fallen(random.Random(3))
    lights()
    camera((-20, -74, 13.2), (-7.5, 0, 14.2), 35, fstop=0.12, focus=(14, -4, 12))


def compound():
    lime = weathered(concrete("lime", *GREEN, rough=0.85, scale=0.09, bump=0.1))
    coping = concrete("coping", (0.24, 0.085, 0.05), (0.34, 0.13, 0.08), rough=0.8, scale=0.2)
    rbox("wall", 600, HIGH, 3, 0.1, 0.1, 0.1, lime, loc=(0, WALL, HIGH / 2))
    rbox("coping", 600, 0.9, 4.6, 0.12, 0.08, 0.08, coping, loc=(0, WALL - 0.8, HIGH + 0.4))
    for x in range(-166, 200, 46):
        rbox("pier", 5.2, HIGH + 1.4, 4.6, 0.1, 0.1, 0.1, lime, loc=(x, WALL - 0.8, HIGH / 2 + 0.7))
        rbox("cap", 6.4, 0.9, 5.8, 0.12, 0.08, 0.08, coping, loc=(x, WALL - 1.4, HIGH + 1.8))


def weathered(m):
    """rain has run down from the coping, and splashed dust up from the ground"""
    nt = m.node_tree
    N, L = nt.nodes.new, nt.links.new
    base = nt.nodes["Principled BSDF"].inputs["Base Color"]
    place = N("ShaderNodeNewGeometry")
    xyz = N("ShaderNodeSeparateXYZ")
    L(place.outputs["Position"], xyz.inputs[0])

    def stain(low, high, scale, colour, most):
        nonlocal plain
        height, stretch = N("ShaderNodeMapRange"), N("ShaderNodeMapping")
        noise = N("ShaderNodeTexNoise")
        height.inputs[1].default_value, height.inputs[2].default_value = low, high
        height.inputs[4].default_value = most
        stretch.inputs["Scale"].default_value = scale
        noise.inputs["Detail"].default_value, noise.inputs["Scale"].default_value = 6, 1
        L(xyz.outputs[2], height.inputs[0])
        L(place.outputs["Position"], stretch.inputs["Vector"])
        L(stretch.outputs[0], noise.inputs["Vector"])
        much, mix = N("ShaderNodeMath"), N("ShaderNodeMixRGB")
        much.operation = "MULTIPLY"
        L(height.outputs[0], much.inputs[0])
        L(noise.outputs["Fac"], much.inputs[1])
        L(much.outputs[0], mix.inputs[0])
        L(plain, mix.inputs[1])
        mix.inputs[2].default_value = (*colour, 1)
        plain = mix.outputs[0]

    plain = base.links[0].from_socket
    stain(HIGH - 11, HIGH, (0.9, 0.9, 0.05), (0.008, 0.014, 0.012), 1.3)
    stain(5, 0, (0.5, 0.5, 0.5), (0.17, 0.13, 0.09), 1.1)
    L(plain, base)
    return m


def island():
    with into("station") as station:
        pr.dc150()
    for x in (9, 27.5):
        instance(station, (x, 0, 1.3))
    top = concrete("top", (0.30, 0.295, 0.28), (0.38, 0.375, 0.36))
    rbox("island", 60, 1.5, 22, 0.3, 0.15, 0.15, top, loc=(26, -8, 0.55))
    black, yellow = pbr("black", (0.02, 0.02, 0.02), 0.6), pbr("yellow", (0.62, 0.40, 0.02), 0.6)
    for k in range(12):  # the kerb
        stone = yellow if k % 2 else black
        rbox("kerb", 5.0, 1.5, 1.5, 0.12, 0.12, 0.1, stone, loc=(-1.5 + 5 * k, -9.2, 0.56))
    for x in (-1.2, 18.3):
        post = {"seg": 40, "loc": (x, -5.5, 1.3), "rot": (pi / 2, 0, 0)}
        revolve("bollard", [(0.9, 0), (0.9, 8.6), (0.8, 9.0), (0.0005, 9.05)], yellow, **post)
        band = [(0.92, 5.6), (0.92, 7.0)]
        revolve("band", band, black, cap0=False, cap1=False, **post)


def bays():
    how = {"wet": (0.2, 0.5), "r": (0.5, 0.8), "grain": 2, "slabs": (6, 6)}
    pave = ground((0.24, 0.235, 0.22), (0.32, 0.312, 0.295), **how)
    plane("floor", 1600, 1600, pave, (0, 0, 0), **LYING)
    paint = ground((0.009, 0.048, 0.038), (0.020, 0.080, 0.064), **how)
    plane("bays", 126.5, 50, paint, (60, -36, 0.012), **LYING)  # its slabs are those of the floor
    white = pbr("white", (0.66, 0.66, 0.63), 0.7)
    for x in (-4, 22, 48):
        plane("line", 1.0, 52, white, (x, -37, 0.02), **LYING)


def fallen(rnd, n=90):
    """dry leaves on the ground below the tree"""
    V, F = [], []
    for _ in range(n):
        at = Vector((rnd.uniform(-75, 2), rnd.uniform(-34, 21), 0.06))
        turn = Euler((rnd.gauss(0, 0.25), rnd.gauss(0, 0.25), rnd.uniform(0, 6.3))).to_matrix()
        k, half = len(V), rnd.uniform(0.3, 0.6)
        shape = ((-half, 0, 0.02), (0, -half * 0.4, 0), (half, 0, 0.06), (0, half * 0.4, 0))
        V += [at + turn @ Vector(p) for p in shape]
        F.append((k, k + 1, k + 2, k + 3))
    mk("fallen", V, F, pbr("dry", (0.26, 0.15, 0.05), 0.8), wn=False)


def wires():
    """of the road's supply, against the sky"""
    for y, z, sag in ((60, 47, 4), (63, 50, 4.5), (61, 53, 5)):
        way = [(x, y, z - sag + sag * ((x - 30) / 150) ** 2) for x in range(-180, 240, 12)]
        curve("wire", catmull(way, 4), 0.07, M["rubber"], res=2)


def tree():
    """out of view: its shade lies on wall and ground at the left"""
    clump, rnd = foliage(11, 120, 0.11, (0.03, 0.08, 0.02))
    for _ in range(38):
        spot_on_wall = Vector((rnd.uniform(-95, -6), WALL, rnd.uniform(3, 44)))
        x, y, z = spot_on_wall - SUN * rnd.uniform(50, 58) / SUN.length
        clump(x, y, z, rnd.uniform(6, 9))
    for _ in range(6):  # branches
        a = Vector((rnd.uniform(-90, -16), WALL, rnd.uniform(2, 24)))
        b = a + Vector((rnd.uniform(10, 26), 0, rnd.uniform(4, 18)))
        mid = (a + b) / 2 + Vector((0, 0, rnd.uniform(-2, 2)))
        way = catmull([p - SUN * 66 for p in (a, mid, b)], 8)
        curve("branch", way, rnd.uniform(0.25, 0.6), M["dark"], res=2)


def lights():
    clear_sky(SUN, elevation=54, strength=0.10, ozone=2)
    sunshine(SUN, 6.0, (1, 0.93, 0.82))

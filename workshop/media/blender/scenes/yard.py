"""The flank of a delivery van in a depot in low morning sun, a CCS2 plug in its charge port."""

from base import *
import products as pr
from surfaces import *
from outdoors import *
from rear_quarter import *

SUN = Vector((0.80, 0.50, -0.30))
LYING = {"rot": (-pi / 2, 0, 0)}
PAINT = {"col": (0.74, 0.735, 0.715), "rough": 0.4, "coat": 0.8, "coatr": 0.012}


def van(x, z):
    """almost flat: two steps in the sheet metal, and the corner at the rear"""
    y = 0.0012 * (x + 4) ** 2 + 0.028 * np.log1p(np.exp(np.clip((z - 3.2) / 0.5, -30, 30)))
    y -= 0.08 / (1 + np.exp(np.clip((z - 2.1) / 0.07, -30, 30)))
    y -= 0.10 / (1 + np.exp(np.clip((z + 2.2) / 0.08, -30, 30)))
    y += 0.10 * np.maximum(x - 8.6, 0) ** 2.0
    return y - 0.30 * np.exp(-((np.hypot(x - ARCH[0], z - ARCH[1]) - RADIUS) ** 2) * 3)


def yard():
    quarter(van, PAINT)
    rail()
    lamp()
    plug()
    surroundings()
    lights()
    camera((-9.5, -15.8, 2.2), (3.0, 0, -0.75), 42, fstop=0.2, focus=(0, -0.8, 0))


def rail():
    """of the sliding door, its seams, and a strip against bumps"""
    gap = pbr("gap", (0.002,) * 3, 0.9, spec=0)
    panel("rail", (-20, 4.6), (2.54, 2.72), gap, 0.01)
    for x in (-4.4, 7.4):
        zs = np.linspace(-2.1, 6.4, 60)
        curve("seam", on_skin(van, [(x, z) for z in zs], 0.008), 0.028, gap, res=3)
    panel("strip", (-4.2, 12.6), (-3.15, -2.45), M["plast"], 0.12)


def lamp():
    red, amber = (0.30, 0.006, 0.004), (0.5, 0.16, 0.01)
    panel("lamp", (9.5, 10.9), (-0.2, 3.9), pbr("red_lamp", red, 0.1, coat=1), 0.06)
    panel("blinker", (9.5, 10.9), (4.0, 5.0), pbr("amber", amber, 0.1, coat=1), 0.06)


def panel(name, across, upright, material, thick, n=40):
    """lies on the skin, rounded at its edges"""
    X, Z = np.meshgrid(np.linspace(*across, n), np.linspace(*upright, n))
    V = on_skin(van, zip(X.ravel(), Z.ravel()), -0.004)
    F = [
        (c, c + 1, c + n + 1, c + n) for j in range(n - 1) for c in range(j * n, j * n + n - 1)
    ]
    o = mk(name, V, F, material, wn=False)
    solid = o.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 1
    edge = o.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = thick * 0.4, 3, "ANGLE"


def plug():
    seat = Matrix.Translation((0, 0.10, INLET)) @ Matrix.Rotation(math.radians(-4), 4, "X")
    _, e, d, _ = gun(seat, ccs=True, s=1.1)
    way = [tuple(e + d * 0.9), tuple(e + d * 1.7 - Vector((0, 0, 0.25)))]
    way += [(0.6, -4.6, -5.6), (1.4, -5.4, -8.1), (5.5, -5.0, -8.3)]
    how = {"floor": FLOOR, "iters": 5000, "r": 0.17, "n": 58, "stiff": 1.0, "guide": way}
    P = rope(tuple(e), tuple(d), (9.5, -3.0, -8.3), (-0.8, -0.3, 0.05), 18.5, **how)
    curve("cable", P, 0.165, M["cable"])


def surroundings():
    tar = ground((0.060, 0.058, 0.056), (0.10, 0.097, 0.092), (0.3, 0.6), (0.3, 0.6), 0.03, 2.2)
    plane("floor", 1600, 1600, tar, (0, 0, FLOOR), **LYING)
    line = pbr("line", (0.60, 0.42, 0.05), 0.6)
    plane("line", 1.0, 90, line, (26, -6, FLOOR + 0.01), rot=(-pi / 2, 0, math.radians(-55)))
    with into("cabinet") as cabinet:
        pr.dc60()
    for x, y in ((43, 15), (54, 31), (65, 47)):
        instance(cabinet, (x, y, FLOOR + 0.7), math.radians(-55))
    sheet = pbr("sheet", (0.10, 0.11, 0.115), 0.45)
    wave = [(1.1 * i, 0.5 * (i % 4 in (1, 2))) for i in range(-160, 160)]
    V = [(x, -y, z) for x, y in wave for z in (FLOOR, 60)]
    F = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(wave) - 1)]
    o = mk("sheet", V, F, sheet, wn=False, smooth=10)
    o.location, o.rotation_euler = (72, 18, 0), (0, 0, math.radians(-55))


def lights():
    sky(
        (
            (-1, (0.05, 0.05, 0.05)),
            (-0.01, (0.10, 0.09, 0.08)),
            (0.01, (0.95, 0.60, 0.36)),
            (0.10, (0.55, 0.46, 0.44)),
            (0.3, (0.25, 0.31, 0.42)),
            (1, (0.10, 0.17, 0.32)),
        ),
        0.5,
    )
    sunshine(SUN, 4.2, (1, 0.70, 0.44), 0.6)

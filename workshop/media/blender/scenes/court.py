"""A hall with chargers on test racks."""

from base import *
import products as pr
from parts import *
from surfaces import *
from outdoors import *


def court():
    with into("white") as a:
        pr.ac03w("ac03w74", "light")
    with into("graphite") as b:
        pr.ac03w("ac03w22", "dark", r=0.115, L=5.9)
    with into("home") as c:
        pr.ac02wh()
    steel = pbr("rack", (0.045, 0.048, 0.052), 0.38, metal=0.6)
    board = pbr("board", (0.16, 0.165, 0.17), 0.55)

    def rack(x, y, units):
        for dx in (-8.3, 8.3):
            rbox("post", 0.5, 21, 0.5, 0.06, 0.04, 0.04, steel, loc=(x + dx, y + 0.6, 10.5))
            rbox("foot", 0.6, 0.4, 5, 0.06, 0.04, 0.04, steel, loc=(x + dx, y - 1.6, 0.2))
        for z in (6.2, 10.9, 15.6, 20.4):
            rbox("rail", 17, 0.5, 0.4, 0.06, 0.04, 0.04, steel, loc=(x, y + 0.5, z))
        rbox("panel", 16.4, 5.2, 0.3, 0.05, 0.03, 0.03, board, loc=(x, y + 0.1, 17.9))
        rbox("panel2", 16.4, 5.2, 0.3, 0.05, 0.03, 0.03, board, loc=(x, y + 0.1, 10.6))
        for i, (u, dz) in enumerate(units):
            instance(u, (x - 6.1 + 5.8 * (i % 3), y, (18.1 if i < 3 else 10.9) + dz))
        rbox("duct", 16.8, 0.9, 0.9, 0.05, 0.03, 0.03, M["silver"], loc=(x, y + 0.9, 14.2))

    rows = (
        [(a, 0), (b, 0), (a, 0), (c, 0), (c, 0), (c, 0)],
        [(b, 0), (b, 0), (a, 0), (a, 0), (c, 0), (a, 0)],
        [(a, 0), (a, 0), (b, 0), (c, 0), (a, 0), (c, 0)],
    )
    for i in range(9):
        rack(17.6 * i, 0, rows[i % 3])
    plane(
        "ground",
        900,
        900,
        ground(
            (0.10, 0.102, 0.104),
            (0.135, 0.137, 0.138),
            wet=(0.3, 0.7),
            r=(0.10, 0.26),
            scale=0.04,
            grain=0.8,
            bump=0.02,
        ),
        (0, 0, 0),
        rot=(-pi / 2, 0, 0),
    )
    rbox(
        "wall",
        600,
        60,
        2,
        0.1,
        0.1,
        0.1,
        concrete("cw", (0.09, 0.092, 0.095), (0.14, 0.142, 0.145), panel=(24, 12)),
        loc=(100, 22, 30),
    )
    plane("ceil", 900, 900, pbr("ceil", (0.03, 0.031, 0.033), 0.8), (0, 0, 46), rot=(pi / 2, 0, 0))
    st = emit("strip", (0.88, 0.95, 1), 7)
    for x in range(14, 200, 29):
        rbox("tube", 20, 0.14, 0.8, 0.05, 0.03, 0.03, st, loc=(x, -9, 35))
        area((x, -9, 34.6), (x, -2, 10), 20, 1.2, 10500, col=(0.88, 0.95, 1))
    for x in range(32, 200, 29):
        rbox("tube", 20, 0.14, 0.8, 0.05, 0.03, 0.03, st, loc=(x, 12, 35))
        area((x, 12, 34.6), (x, 20, 20), 20, 1.2, 1800, col=(0.88, 0.95, 1))
    world((0.10, 0.12, 0.15), strength=0.05)
    yaw = math.radians(50)
    eye = Vector((-22, -18.5, 15.4))
    camera(
        eye,
        eye + Vector((math.sin(yaw), math.cos(yaw), 0)),
        34,
        fstop=0.16,
        focus=(2, -1, 15),
        shift=(0, -0.02),
    )

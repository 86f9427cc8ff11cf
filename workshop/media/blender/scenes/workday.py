"""The charge port of a car in an office car park in the morning, a pedestal beyond its tail."""

from base import *
import products as pr
from surfaces import *
from outdoors import *
from rear_quarter import *

SUN = Vector((0.70, 0.50, -0.50))
LYING = {"rot": (-pi / 2, 0, 0)}
PAINT = {"col": (0.085, 0.135, 0.175), "rough": 0.34, "coat": 1, "coatr": 0.012, "metal": 0.45}


def workday():
    quarter(saloon, PAINT)
    tail_lamp(saloon)
    shut_line(saloon)
    plug()
    floor()
    opposite()
    behind()
    lights()
    camera((-8.2, -16.4, 2.4), (2.4, 0, -0.7), 43, fstop=0.2, focus=(0, -0.8, 0))


def floor():
    how = {"wet": (0.2, 0.5), "r": (0.5, 0.8), "grain": 2, "slabs": (6, 6)}
    pave = ground((0.20, 0.195, 0.185), (0.27, 0.264, 0.25), **how)
    plane("floor", 1600, 1600, pave, (0, 0, FLOOR), **LYING)
    white = pbr("white", (0.66, 0.66, 0.63), 0.7)
    plane("line", 200, 1.0, white, (0, -22, FLOOR + 0.01), **LYING)


def opposite():
    """what the paint mirrors: a building, bands of glass between bands of plaster"""
    plaster = pbr("plaster", (0.62, 0.57, 0.50), 0.9)
    glass = pbr("office", (0.02, 0.03, 0.04), 0.1)
    frame = pbr("frame", (0.05, 0.05, 0.05), 0.5)
    y, front = -150, {"rot": (0, 0, pi)}
    rbox("block", 150, 100, 20, 0.1, 0.1, 0.1, plaster, loc=(-58, y, FLOOR + 50), **front)
    rbox("low", 120, 34, 20, 0.1, 0.1, 0.1, plaster, loc=(110, y - 30, FLOOR + 17), **front)
    for z in (FLOOR + 16, FLOOR + 46, FLOOR + 76):
        rbox("glass", 144, 16, 1, 0.1, 0.1, 0.1, glass, loc=(-58, y + 0.6, z), **front)
        for x in range(-130, 16, 12):
            rbox("mullion", 0.8, 16, 1, 0.1, 0.1, 0.1, frame, loc=(x, y + 1.2, z), **front)


def behind():
    """beyond the tail, out of focus: pedestals along a hedge"""
    with into("pedestal") as pedestal:
        pr.ac03p()
    for x, y in ((25, 22), (50, 42)):
        instance(pedestal, (x, y, FLOOR), math.radians(-38))
    clump, rnd = foliage(5, 1600, 0.085, (0.03, 0.075, 0.022))
    for i in range(40):
        clump(4 + 3 * i, 50 + rnd.uniform(-2, 2), FLOOR + rnd.uniform(2, 6), rnd.uniform(3, 5))
    wall = pbr("boundary", (0.42, 0.37, 0.30), 0.9)
    rbox("wall", 400, 34, 3, 0.1, 0.1, 0.1, wall, loc=(60, 62, FLOOR + 17))


def lights():
    clear_sky(SUN, elevation=40, strength=0.10)
    sunshine(SUN, 6.0, (1, 0.90, 0.76))

"""A car under its cover, charging from a column; a quiet wall and an empty bay for the words."""

from base import *
import products as pr
from covered_car import PORT, covered_car
from parts import *
from surfaces import *
from outdoors import *

BAY, HIGH = 27.0, 30
CAR = Vector((0, -27.5, 0))
COLUMN = Vector((-21.6, -26.0, 0))  # middle of its front
UNIT = COLUMN + Vector((0.6, 0, 13.4))
RING = UNIT + Vector((0, -1.02, 0.62)), 0.44
COOL = (0.90, 0.95, 1)


def sleeping():
    room()
    column()
    car()
    cable()
    lights()
    camera((-40, -75, 11.6), (-26.9, -25.7, 8.0), 34, fstop=0.5, focus=(-15, -26, 9))


def room():
    lying = {"rot": (-pi / 2, 0, 0)}
    wall = concrete("cw", (0.16, 0.16, 0.158), (0.25, 0.25, 0.245), panel=(BAY, 12))
    rbox("wall", 420, HIGH, 2, 0.01, 0.01, 0.01, wall, loc=(-100, 0, HIGH / 2))
    band = pbr("band", (0.012, 0.085, 0.065), 0.45)
    rbox("band", 420, 4.2, 0.02, 0.01, 0.004, 0.004, band, loc=(-100, -0.02, 2.1))
    damp = {"wet": (0.35, 0.7), "r": (0.10, 0.30), "scale": 0.05, "bump": 0.03}
    floor = ground((0.075, 0.077, 0.078), (0.11, 0.112, 0.112), **damp)
    plane("floor", 700, 400, floor, (-140, -100, 0), **lying)
    ceiling = concrete("cc", (0.055,) * 3, (0.085,) * 3)
    plane("ceil", 700, 400, ceiling, (-140, -100, HIGH), rot=(pi / 2, 0, 0))
    white = pbr("paint", (0.55, 0.55, 0.53), 0.5)
    green = pbr("paintg", (0.010, 0.085, 0.060), 0.40)
    plane("bay", 29.6, 48, green, (-0.4, -26, 0.012), **lying)
    for x in (14.4, -15.2, -28, -57.6, -70.4, -100):
        plane("line", 0.9, 50, white, (x, -27, 0.02), **lying)


def column():
    """its charger's plug is in the car: the dock is empty"""
    stone = concrete("col", (0.15, 0.15, 0.148), (0.23, 0.23, 0.225))
    for x in (COLUMN.x, COLUMN.x - 42.4, COLUMN.x - 84.8):
        rbox("col", 6.4, HIGH, 10, 0.15, 0.12, 0.1, stone, loc=(x, COLUMN.y, HIGH / 2))
    with into("unit") as unit:
        pr.ac03w("ac03w22busy", "light", cable=False)
        dock(-2.2, 0.45)
        gland((0, -0.5, -1.66), (0, 0, -1), 0.11)
    instance(unit, UNIT)


def car():
    with into("car") as whole:
        covered_car()
    instance(whole, CAR)
    light = bpy.data.lights.new("led", "POINT")  # shines through the cloth
    light.energy, light.color, light.shadow_soft_size = 120, LEDC, 0.6
    o = link(bpy.data.objects.new("led", light))
    o.location = CAR + Vector(PORT) + Vector((-0.75, -0.9, 0.75))


def cable():
    """down the column, over the floor and in under the hem"""
    x, y, _ = CAR + Vector(PORT)
    start = UNIT + Vector((0, -0.5, -1.7))
    low = Vector((start.x, COLUMN.y, 0))
    way = [tuple(low + Vector(p)) for p in ((0, -0.9, 6), (0.3, -2.2, 0.5), (3.6, -2.0, 0.2))]
    way.append((-13.6, y - 7, 0.2))
    how = {"floor": 0, "wall": COLUMN.y, "iters": 5000, "r": 0.105, "n": 150, "guide": way}
    P = rope(tuple(start), (0, 0, -1), (x + 2, y, 0.12), (1, 0.6, 0), 31, **how)
    curve("cable", P, 0.105, M["cable"])


def lights():
    top = COLUMN + Vector((0.6, -4.6, 27.4))
    spot(tuple(top), tuple(UNIT + Vector((0, -0.4, -4))), 4800, COOL, 62, 0.9, 0.3)
    area((3, -27, 28.5), (0, -27, 0), 2.5, 36, 5000, col=COOL)  # roof and bonnet
    spot((-20.5, -7, 27), (-7, -27, 5), 7000, COOL, 50, 0.9, 0.5)  # along the flank: draws the folds
    area((26, -66, 15), (3, -44, 6), 3, 12, 2000, col=(1, 0.98, 0.95))  # edge of the nose
    area((-72, -42, 13), (-6, -32, 3), 16, 9, 700, col=(0.85, 0.92, 1))  # fill
    area((-38, -66, 3.5), (-8, -40, 1.2), 6, 2, 700, col=(0.85, 0.92, 1))  # low, for the tyres
    area((-60, -18, 27), (-44, -6, 8), 20, 6, 200, col=(0.85, 0.92, 1))  # the wall beyond, barely
    world((0.10, 0.12, 0.15), strength=0.06)

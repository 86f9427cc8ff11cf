"""A car under its cover beside an empty green bay, charging from the wall."""

from base import *
import products as pr
from covered_car import PORT, covered_car
from parts import *
from surfaces import *
from outdoors import *

BAY, HIGH = 27.0, 30
CAR = Vector((0, -27.5, 0))
UNIT = Vector((-13.9, 0, 13.2))
COOL = (0.90, 0.95, 1)


def bay():
    room()
    charger()
    car()
    cable()
    lights()
    camera((-53, -85, 12), (-11.6, -24, 8.4), 35.5, fstop=0.5, focus=(-9, -34, 8))


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
    pillar = concrete("pilc", (0.13, 0.13, 0.128), (0.20, 0.20, 0.195))
    for k in range(-1, 6):
        x = -BAY * k
        plane("line", 0.9, 50, white, (x - BAY / 2, -27, 0.02), **lying)
        rbox("pil", 4.6, HIGH, 1.6, 0.15, 0.12, 0.1, pillar, loc=(x, -1.4, HIGH / 2))
        if k % 2:
            plane("bay", BAY - 1.8, 46, green, (x, -28, 0.012), **lying)


def charger():
    """its plug is in the car: the dock beside it is empty"""
    with into("unit") as unit:
        pr.ac03w("ac03w22busy", "light", cable=False)
        dock(2.35, 0.45)
        gland((0, -0.5, -1.66), (0, 0, -1), 0.11)
    instance(unit, UNIT)


def car():
    with into("car") as whole:
        covered_car()
    instance(whole, CAR)
    light = bpy.data.lights.new("port", "POINT")  # shines through the cloth
    light.energy, light.color, light.shadow_soft_size = 85, LEDC, 0.6
    o = link(bpy.data.objects.new("port", light))
    o.location = CAR + Vector(PORT) + Vector((-0.75, -0.9, 0.75))


def cable():
    """down the wall, over the floor and in under the hem"""
    x, y, _ = CAR + Vector(PORT)
    way = [(-13.9, -0.9, 6), (-14.6, -1.8, 0.5), (-18.6, -5.6, 0.2), (-16.2, -10.8, 0.2)]
    way.append((-10.6, y - 0.3, 0.2))
    how = {"floor": 0, "wall": 0, "iters": 5000, "r": 0.105, "n": 150, "guide": way}
    gland_end = tuple(UNIT + Vector((0, -0.5, -1.7)))
    P = rope(gland_end, (0, 0, -1), (x + 2, y, 0.12), (-1, 0.05, 0), 29, **how)
    curve("cable", P, 0.105, M["cable"])


def lights():
    spot((-13.9, -4.6, 27.4), (-13.9, -0.4, 9), 4800, COOL, 70, 0.9, 0.3)
    area((3, -27, 28.5), (0, -27, 0), 2.5, 36, 5000, col=COOL)  # roof and bonnet
    spot((-24, -3, 25), (-8, -26, 5), 9000, COOL, 50, 0.9, 0.5)  # along the flank: draws the folds
    area((26, -66, 15), (3, -44, 6), 3, 12, 2000, col=(1, 0.98, 0.95))  # edge of the nose
    area((-72, -42, 13), (-6, -32, 3), 16, 9, 1050, col=(0.85, 0.92, 1))  # fill
    area((-38, -66, 3.5), (-8, -40, 1.2), 6, 2, 900, col=(0.85, 0.92, 1))  # low, for the tyres
    area((-52, -18, 27), (-34, -6, 8), 20, 6, 260, col=(0.85, 0.92, 1))  # the wall beyond, barely
    world((0.10, 0.12, 0.15), strength=0.06)

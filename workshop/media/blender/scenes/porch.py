"""The porch of a house at dusk: a car asleep under its cover, charging from the timber wall."""

from base import *
import products as pr
from covered_car import PORT, covered_car
from parts import *
from surfaces import *
from outdoors import *

HIGH = 28
CAR = Vector((0, -27.5, 0))
UNIT = Vector((-15.2, 0, 13.2))
WARM, DUSK = (1, 0.68, 0.42), (0.55, 0.68, 1)


def porch():
    house()
    charger()
    car()
    cable()
    lights()
    camera((-42, -60, 11), (-23.5, -16, 8.4), 34, fstop=0.4, focus=(-13, -10, 10))


def house():
    wood = timber()
    for i in range(140):
        slat = (66 - 1.36 * i, -0.02, HIGH / 2 + 0.8)
        rbox("slat", 1.22, HIGH - 1.4, 0.5, 0.03, 0.05, 0.02, wood, loc=slat, m=3)
    rbox("core", 200, HIGH, 2, 0.05, 0.02, 0.02, M["dark"], loc=(-30, 0.35, HIGH / 2))
    stone = concrete("pl", (0.14, 0.14, 0.14), (0.22, 0.22, 0.21))
    rbox("plinth", 200, 1.6, 2, 0.05, 0.03, 0.02, stone, loc=(-30, -0.25, 0.8))
    soffit = pbr("soffit", (0.10, 0.06, 0.035), 0.5)
    rbox("soff", 200, 0.6, 60, 0.02, 0.02, 0.02, soffit, loc=(-30, -58, HIGH + 0.3))
    paving = {"wet": (0.38, 0.60), "r": (0.18, 0.5), "slabs": (12, 12)}
    floor = ground((0.10, 0.098, 0.094), (0.15, 0.146, 0.14), **paving)
    plane("floor", 900, 900, floor, (0, 0, 0), rot=(-pi / 2, 0, 0))


def charger():
    """its plug is in the car: the dock beside it is empty"""
    with into("unit") as unit:
        pr.ac03w("ac03w22busy", "light", cable=False)
        dock(-2.35, 0.45)
        gland((0, -0.5, -1.66), (0, 0, -1), 0.11)
    instance(unit, UNIT + Vector((0, -0.5, 0)))
    rbox("bplate", 2.9, 4.3, 0.5, 0.3, 0.02, 0.02, M["graph"], loc=UNIT + Vector((0, -0.5, 0)))


def car():
    with into("car") as whole:
        covered_car()
    instance(whole, CAR)
    light = bpy.data.lights.new("led", "POINT")  # shines through the cloth
    light.energy, light.color, light.shadow_soft_size = 100, LEDC, 0.6
    o = link(bpy.data.objects.new("led", light))
    o.location = CAR + Vector(PORT) + Vector((-0.75, -0.9, 0.75))


def cable():
    """down the wall, over the floor and in under the hem"""
    x, y, _ = CAR + Vector(PORT)
    start = UNIT + Vector((0, -1.0, -1.7))
    way = [(start.x, -1.3, 6), (start.x - 0.6, -2.2, 0.5), (-18.6, -5.6, 0.2), (-16.2, -10.8, 0.2)]
    way.append((-10.6, y - 0.3, 0.2))
    how = {"floor": 0, "wall": -0.3, "iters": 5000, "r": 0.105, "n": 150, "guide": way}
    P = rope(tuple(start), (0, 0, -1), (x + 2, y, 0.12), (-1, 0.05, 0), 29, **how)
    curve("cable", P, 0.105, M["cable"])


def lights():
    for x, power in ((-15.4, 21000), (-1, 15000), (14, 9000)):  # downlights in the soffit
        spot((x, -7.5, HIGH - 0.6), (x, -0.4, 7), power, WARM, 58, 0.9, 0.5)
    spot((-21, -6, HIGH - 0.6), (-7, -28, 5), 17000, WARM, 74, 0.8, 0.4)  # draws the folds
    area((4, -26, HIGH - 0.8), (2, -27, 0), 3, 30, 1900, col=WARM)  # roof of the car
    area((-90, -80, 24), (-10, -20, 4), 50, 24, 6500, col=DUSK)
    area((-48, -30, 20), (-30, 0, 4), 20, 8, 800, col=DUSK)  # the wall beyond, barely
    sky(
        (
            (-1, (0.01, 0.012, 0.016)),
            (-0.01, (0.02, 0.02, 0.024)),
            (0.01, (0.50, 0.22, 0.10)),
            (0.05, (0.30, 0.17, 0.12)),
            (0.14, (0.10, 0.10, 0.15)),
            (0.32, (0.030, 0.050, 0.115)),
            (1, (0.012, 0.028, 0.085)),
        ),
        0.85,
    )

"""The open ground floor of a block of flats at eight in the morning: a car under its cover, plugged in."""

from base import *
import products as pr
from covered_car import PORT, covered_car
from parts import *
from surfaces import *
from outdoors import *

HIGH = 30
COLUMN = Vector((-20.5, -13.0, 0))  # middle of its front
UNIT = COLUMN + Vector((0, 0, 13.4))
TAIL_PORT = Vector((PORT[0], -PORT[1], PORT[2]))  # the car stands nose to the wall
LYING = {"rot": (-pi / 2, 0, 0)}


def stilt():
    building()
    column()
    car()
    cable()
    lights()
    camera((-45, -95, 12.5), (-29, -13, 10.2), 36, fstop=0.4, focus=(-14, -18, 9))


def building():
    lime = concrete("lime", (0.46, 0.44, 0.39), (0.56, 0.54, 0.49), rough=0.85, scale=0.09, bump=0.2)
    slab = concrete("slab", (0.26, 0.26, 0.25), (0.34, 0.34, 0.33))
    dado = pbr("dado", (0.05, 0.16, 0.13), 0.5)
    rbox("wall", 420, HIGH, 2, 0.01, 0.01, 0.01, lime, loc=(-160, 34, HIGH / 2))
    rbox("dado", 420, 9, 0.06, 0.01, 0.01, 0.01, dado, loc=(-160, 33.96, 4.5))
    rbox("slab", 420, 4, 400, 0.05, 0.05, 0.05, slab, loc=(-160, -180, HIGH + 2))
    for y in (-60, -12.4, 32.6):
        rbox("beam", 420, 3.6, 4, 0.05, 0.05, 0.05, slab, loc=(-160, y, HIGH - 1.6))
    pave = ground((0.15, 0.148, 0.142), (0.22, 0.217, 0.21), wet=(0.2, 0.5), r=(0.4, 0.7), grain=3)
    plane("floor", 900, 900, pave, (-100, 0, 0), **LYING)
    white = pbr("paint", (0.62, 0.62, 0.60), 0.6)
    for x in (17, -16, -25, -58, -67, -100):
        plane("line", 0.9, 50, white, (x, 3, 0.02), **LYING)
    rbox("boundary", 2, 20, 600, 0.05, 0.05, 0.05, lime, loc=(130, -200, 10))


def column():
    lime = bpy.data.materials["lime"]
    black, yellow = pbr("black", (0.02, 0.02, 0.02), 0.5), pbr("yellow", (0.62, 0.40, 0.02), 0.5)
    for x in (COLUMN.x, 21.5):
        rbox("col", 5.4, HIGH, 8, 0.12, 0.1, 0.1, lime, loc=(x, COLUMN.y, HIGH / 2))
        for k in range(4):
            band = (x, COLUMN.y - 0.05, 0.9 + 1.7 * k)
            rbox("band", 5.5, 1.7, 8.1, 0.12, 0.1, 0.1, yellow if k % 2 else black, loc=band)
    with into("unit") as unit:
        pr.ac03w("ac03w22busy", "light", cable=False)
        gland((0, -0.5, -1.66), (0, 0, -1), 0.11)
    instance(unit, UNIT)


def car():
    with into("car") as whole:
        covered_car()
    o = instance(whole, (0, 0, 0))
    o.scale = (1, -1, 1)  # nose to the wall, the port still on the left
    light = bpy.data.lights.new("led", "POINT")
    light.energy, light.color, light.shadow_soft_size = 160, LEDC, 0.6
    o = link(bpy.data.objects.new("led", light))
    o.location = TAIL_PORT + Vector((-0.75, 0.9, 0.75))


def cable():
    x, y, _ = TAIL_PORT
    start = UNIT + Vector((0, -0.5, -1.7))
    way = [(start.x, COLUMN.y - 0.9, 6), (start.x + 0.3, COLUMN.y - 2.4, 0.5)]
    way += [(start.x + 3.4, COLUMN.y - 3.4, 0.2), (-13.4, y - 0.6, 0.2)]
    how = {"floor": 0, "wall": COLUMN.y, "iters": 5000, "r": 0.105, "n": 130, "guide": way}
    P = rope(tuple(start), (0, 0, -1), (x + 2, y, 0.12), (1, 0.1, 0), 27, **how)
    curve("cable", P, 0.105, M["cable"])


def lights():
    sky(
        (
            (-1, (0.10, 0.10, 0.10)),
            (-0.01, (0.30, 0.28, 0.25)),
            (0.01, (1.0, 0.88, 0.70)),
            (0.12, (0.80, 0.80, 0.80)),
            (0.4, (0.42, 0.55, 0.75)),
            (1, (0.22, 0.36, 0.62)),
        ),
        1.1,
    )
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.color, sun.angle = 6.0, (1, 0.80, 0.58), math.radians(0.8)
    o = link(bpy.data.objects.new("sun", sun))
    o.rotation_euler = Vector((-0.85, 0.40, -0.30)).to_track_quat("-Z", "Y").to_euler()
    area((60, -60, 22), (0, 0, 6), 60, 20, 24000, col=(0.95, 0.97, 1))  # the open side

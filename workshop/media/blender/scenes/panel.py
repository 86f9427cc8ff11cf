"""The upper half of a DC station in the dark: display, card reader and emergency button."""

from base import *
import products as pr
from surfaces import *
from outdoors import *


def panel():
    pr.dc150()
    stone = concrete("cw", (0.05, 0.05, 0.05), (0.08, 0.08, 0.08), panel=(24, 12))
    rbox("wall", 300, 80, 2, 0.01, 0.01, 0.01, stone, loc=(-40, 34, 30))
    damp = {"wet": (0.35, 0.7), "r": (0.10, 0.30), "scale": 0.05, "bump": 0.03}
    floor = ground((0.05, 0.051, 0.052), (0.08, 0.081, 0.081), **damp)
    plane("floor", 400, 400, floor, (0, -60, 0), rot=(-pi / 2, 0, 0))
    cool = (0.90, 0.95, 1)
    area((-16, -6, 22), (-4, 0, 14), 1.2, 18, 700, grad=0.3, col=cool)  # edge of the housing
    area((9, -16, 30), (1, 0, 14), 7, 4, 900, grad=0.3, col=cool)
    area((24, -10, 14), (4, 2, 12), 2, 16, 900, grad=0.3, col=(1, 0.86, 0.70))  # warm from the right
    spot((2, -12, 34), (0.6, -0.4, 12), 2600, cool, 30, 0.8, 0.5)
    spot((-30, 20, 44), (-34, 34, 12), 9000, cool, 70, 0.9, 0.6)  # the wall, barely
    world((0.10, 0.12, 0.15), strength=0.05)
    camera((-9.5, -22, 16.6), (-4.6, 0, 14.7), 40, fstop=0.3, focus=(0, -0.2, 15))

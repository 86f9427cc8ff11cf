"""The drawing table from its dark end: sheet and plug on the right, bare wood for the words."""

from base import *
from scenes.plan import table


def desk():
    table(0.75)
    camera((-2.6, -7.7, 4.4), (-1.95, -0.15, 0.35), 40, fstop=0.34, focus=(0.6, -0.7, 0.4))

"""The models by name: (function, kind of stage)."""

from wall_units import ac01w, ac02wh, ac03p, ac03w
from portable import ac02p
from dc_stations import dc04w, dc60, dc150

# name: (function, kind of stage, view hint)
PRODUCTS = {
    "ac01w-3k3": (ac01w, "wall"),
    "ac02p-3k7": (lambda: ac02p("ac02p37"), "table"),
    "ac02p-7k4": (lambda: ac02p("ac02p74", True), "table"),
    "ac02wh-7k4": (ac02wh, "wall"),
    "ac03w-7k4": (lambda: ac03w("ac03w74"), "wall"),
    "ac03w-22k": (lambda: ac03w("ac03w22", "dark", r=0.115, L=5.9), "wall"),
    "ac03w-22k-pedestal": (ac03p, "floor"),
    "dc04w-30k": (dc04w, "wall"),
    "dc04g-60k": (dc60, "floor"),
    "dc04g-150k": (dc150, "floor"),
}

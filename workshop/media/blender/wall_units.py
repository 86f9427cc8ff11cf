"""AC units, front toward -Y: wall units hang on the plane y=0, the pedestal stands on z=0."""

from base import *
from parts import *


def text(img, w, h, loc, k=0.55):
    return plane("label", w, h, decal("label", "label_" + img, k), loc)


def shell(w, h, d, r, body, fr=0.16):
    """light or graphite housing of a wall unit with the dark front glass; returns y of the glass"""
    b = M["white"] if body == "light" else M["graph"]
    rbox("back", w - 0.12, h - 0.12, 0.22, r - 0.07, 0.02, 0.02, M["plast"], loc=(0, -0.22, 0))
    rbox("body", w, h, d, r, fr, 0.05, b, loc=(0, -d - 0.20, 0), grooves=((d - 0.18, 0.02, 0.018),))
    y = -d - 0.20
    rbox("bez", w - 0.30, h - 0.30, 0.1, r - 0.13, 0.015, 0.01, M["dark"], loc=(0, y - 0.004, 0))
    rbox(
        "glass", w - 0.33, h - 0.33, 0.12, r - 0.145, 0.035, 0.01, M["glass"], loc=(0, y - 0.04, 0)
    )
    return y - 0.041


def ac01w():
    """3.3 kW: one 16 A three-pin socket under a lid, three small lights"""
    y = shell(1.80, 2.85, 0.66, 0.48, "light")
    text("ac01w", 1.47, 2.52, (0, y - 0.0015, 0))
    for i, m in enumerate(("led", "led", "idle")):
        rbox(
            "pill",
            0.15,
            0.040,
            0.02,
            0.02,
            0.005,
            0.004,
            M[m],
            loc=(0.20 + 0.19 * i, y - 0.008, 0.955),
        )
    socket_16a((0, y, -0.50))


def ac02wh():
    """7.4 kW: Type 2 socket on the face with a ring of light"""
    y = shell(2.05, 2.95, 0.74, 0.55, "light")
    text("ac02wh", 1.72, 2.62, (0, y - 0.0015, 0))
    socket_type2((0, y, -0.30))


def ac03w(label="ac03w74", body="light", cable=True, r=0.095, dk=(2.35, 0.45), L=5.7):
    """7.4 / 22 kW: ring of light, RFID mark, tethered Type 2 gun in its dock"""
    y = shell(2.1, 3.3, 0.78, 0.55, body)
    zc = 0.62
    ring("groove", 0.44, 0.036, M["dark"], (0, y + 0.004, zc), flat=0.35)
    ring("led", 0.44, 0.026, M["led"], (0, y, zc), flat=0.55)
    text(label, 1.77, 2.97 * 0.98, (0, y - 0.0015, 0))
    if cable:
        gx, gz = dk
        side = math.copysign(1, gx)
        dock(gx, gz)
        G, e, d, cr = gun(Matrix.Translation((gx, -0.55, gz)))
        gland((0, -0.5, -1.66), (0, 0, -1), r + 0.005)
        P = rope(
            (0, -0.5, -1.70),
            (0, 0, -1),
            tuple(e),
            tuple(d),
            L,
            wall=0,
            iters=4500,
            guide=[(side * 0.5, -0.5, -2.7), (side * 1.4, -0.9, -3.0), (side * 2.2, -1.6, -2.3)],
        )
        curve("cable", P, r, M["cable"])


def ac03p():
    """AC03W on a pedestal, socketed"""
    H = 12.6
    rbox("base", 3.4, 0.22, 2.7, 0.09, 0.05, 0.03, M["graph"], loc=(0, -1.25, 0.11))
    rbox(
        "post",
        2.35,
        H,
        0.86,
        0.20,
        0.12,
        0.12,
        M["graph"],
        loc=(0, -0.0, 0.2 + H / 2),
        grooves=((0.43, 0.03, 0.025),),
    )
    for sx in (-1, 1):
        for yy in (-0.95, 1.15):
            revolve(
                "bolt",
                [(0.13, 0), (0.13, 0.05), (0.09, 0.10), (0.0005, 0.10)],
                M["silver"],
                seg=6,
                loc=(sx * 1.42, yy, 0.22),
                rot=(pi / 2, 0, 0),
                smooth=20,
            )
    E = bpy.data.objects.new("unit", None)
    link(E)
    before = set(current().objects)
    ac03w("ac03w22", "light", cable=False)
    for o in set(current().objects) - before:
        if not o.parent:
            o.parent = E
    E.location = (0, -0.0, 10.6)
    socket_type2((0, -0.0, 7.5), R=0.46)
    text("ac03p", 1.6, 0.5, (0, -0.003, 6.45))

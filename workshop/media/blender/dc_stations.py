"""DC stations: the 30 kW unit hangs on y=0, the cabinets stand on z=0."""

from base import *
from parts import *
from dc_parts import *
from wall_units import text


def dc04w():
    """30 kW wall unit: one CCS2 gun, small screen"""
    W, H, D = 5.2, 8.0, 2.3
    b = M["white"]
    y = -D - 0.12
    rbox("back", W - 0.5, H - 0.5, 0.2, 0.28, 0.02, 0.02, M["plast"], loc=(0, -0.2, 0))
    rbox("cab", W, H, D, 0.40, 0.18, 0.10, b, loc=(0, y, 0), grooves=((D - 0.5, 0.03, 0.025),))
    gh = 5.75
    gz = H / 2 - 0.36 - gh / 2
    y -= 0.005
    rbox("gbez", W - 0.68, gh + 0.06, 0.2, 0.36, 0.02, 0.02, M["dark"], loc=(0, y, gz))
    rbox("glass", W - 0.74, gh, 0.2, 0.33, 0.05, 0.02, M["glass"], loc=(0, y - 0.05, gz))
    y -= 0.0525
    for sx in (-1, 1):
        rbox(
            "ledv",
            0.055,
            gh - 0.8,
            0.06,
            0.027,
            0.02,
            0.01,
            M["led"],
            loc=(sx * (W / 2 - 0.56), y - 0.018, gz),
        )
    sw, sh = 2.3, 1.50
    sz = 2.0
    rbox("sbez", sw + 0.12, sh + 0.12, 0.05, 0.10, 0.01, 0.01, M["plast"], loc=(0, y - 0.007, sz))
    plane("screen", sw, sh, screenmat("screen30", 0.85), (0, y - 0.010, sz))
    text("dc30", 2.7, 0.68, (-0.35, y - 0.002, 3.16))
    rfid(-1.15, y - 0.028, 0.36, 0.78)
    estop(1.25, y - 0.033, 0.36, 0.78)
    G, e, d, cr = holster(0.0, y, -1.28, 0.86)
    text("ccs2", 0.8, 0.4, (1.25, y - 0.002, -0.55))
    louvres(0, 3.4, -3.35, 5, y + 0.055, b)
    for sx in (-1, 1):
        for i in range(12):
            rbox(
                "sl",
                1.3,
                0.11,
                0.03,
                0.05,
                0.01,
                0.005,
                M["dark"],
                loc=(sx * (W / 2 + 0.004), -1.15, -1.2 + i * 0.22),
                rot=(0, 0, sx * pi / 2),
            )
    gland((-1.55, -1.25, -H / 2), (0, 0, -1), 0.165)
    P = rope(
        (-1.55, -1.25, -H / 2 - 0.05),
        (0, 0, -1),
        tuple(e),
        tuple(d),
        7.3,
        wall=0,
        r=0.16,
        iters=4500,
        guide=[(-1.45, -1.4, -5.1), (-0.9, -2.4, -5.5), (-0.1, -4.0, -4.6)],
    )
    curve("cable", P, 0.15, M["cable"])


def dc04g(
    W=6.6,
    H=17.6,
    D=5.6,
    label="dc60",
    screen="screen60",
    sw=2.55,
    sh=3.40,
    gh=10.6,
    L=15.2,
    gx=1.62,
    body="light",
    cap=False,
):
    """60 / 150 kW cabinet: two CCS2 guns"""
    b = M["white"] if body == "light" else M["graph"]
    k = W / 6.6
    rbox("plinth", W - 0.3, 0.7, D - 0.3, 0.05, 0.03, 0.03, M["plast"], loc=(0, 0.15, 0.35))
    rbox(
        "cab", W, H, D, 0.38, 0.16, 0.16, b, loc=(0, 0, 0.62 + H / 2), grooves=((1.1, 0.035, 0.03),)
    )
    zc = 0.62 + H - 0.55
    gz = zc - gh / 2
    rbox("gbez", W - 0.72, gh + 0.06, 0.2, 0.30, 0.02, 0.02, M["dark"], loc=(0, -0.005, gz))
    rbox("glass", W - 0.78, gh, 0.2, 0.27, 0.05, 0.02, M["glass"], loc=(0, -0.055, gz))
    for sx in (-1, 1):
        rbox(
            "ledv",
            0.07,
            gh - 1.0,
            0.06,
            0.034,
            0.02,
            0.01,
            M["led"],
            loc=(sx * (W / 2 - 0.62), -0.075, gz),
        )
    sz = zc - 1.6 - sh / 2
    rbox("sbez", sw + 0.16, sh + 0.16, 0.05, 0.12, 0.01, 0.01, M["plast"], loc=(0, -0.064, sz))
    plane("screen", sw, sh, screenmat(screen, 0.85), (0, -0.067, sz))
    text(label, 3.9, 0.98, (-W / 2 + 0.95 + 1.95, -0.0575, zc - 0.72))
    rz = sz - sh / 2 - 1.05
    rfid(-0.0, -0.085, rz)
    estop(gx + 0.48, -0.09, rz)
    hz = zc - gh + 2.3
    for sx, t in ((-1, "gunA"), (1, "gunB")):
        x = sx * gx
        text(t, 0.9, 0.6, (x, -0.0575, hz + 1.45))
        G, e, d, cr = holster(x, -0.06, hz)
        bx = sx * (W / 2)
        rbox(
            "cbox",
            1.3,
            2.0,
            0.62,
            0.18,
            0.10,
            0.02,
            M["plast"],
            loc=(bx + sx * 0.60, 2.2, 5.6),
            rot=(0, 0, sx * pi / 2),
        )
        gland((bx + sx * 0.32, 2.2, 4.62), (0, 0, -1), 0.19)
        P = rope(
            (bx + 0.32 * sx, 2.2, 4.6),
            (0, 0, -1),
            tuple(e),
            tuple(d),
            L,
            floor=0,
            r=0.18,
            n=110,
            iters=3500,
            guide=[
                (sx * (W / 2 + 0.7), 1.6, 2.0),
                (sx * (W / 2 + 0.8), -0.8, 0.9),
                (sx * (gx + 1.28), -2.6, 2.2),
            ],
        )
        curve("cab%d" % sx, P, 0.175, M["cable"])
    if cap:  # dark roof with a line of light
        rbox(
            "cap",
            W + 0.14,
            0.95,
            D + 0.14,
            0.30,
            0.12,
            0.12,
            M["graph"],
            loc=(0, -0.07, 0.62 + H + 0.28),
        )
        rbox(
            "capl",
            W - 0.5,
            0.075,
            0.05,
            0.03,
            0.02,
            0.01,
            M["led"],
            loc=(0, -0.105, 0.62 + H + 0.06),
        )
    lh = H - 0.55 - gh - 0.75
    rbox("door", W - 0.78, lh, 0.05, 0.16, 0.02, 0.01, b, loc=(0, -0.03, 0.62 + 0.35 + lh / 2))
    louvres(0, 3.9 * k, 1.75, 13, -0.03, b)
    revolve(
        "lock",
        [(0.17, 0), (0.17, -0.05), (0.15, -0.07), (0.0005, -0.07)],
        M["silver"],
        seg=48,
        loc=(-W / 2 + 0.85, -0.03, 5.0),
        cap0=False,
        cap1=False,
    )
    for sx in (-1, 1):
        for i in range(22):
            rbox(
                "sl",
                2.6 * k,
                0.12,
                0.03,
                0.055,
                0.01,
                0.005,
                M["dark"],
                loc=(sx * (W / 2 + 0.004), D * 0.6, H * 0.58 + i * 0.24),
                rot=(0, 0, sx * pi / 2),
            )
        for yy in () if cap else (0.8, D - 0.6):
            revolve(
                "eye",
                [(0.16, 0), (0.16, -0.12), (0.0005, -0.12)],
                M["silver"],
                seg=32,
                loc=(sx * (W / 2 - 0.6), yy, 0.62 + H),
                rot=(-pi / 2, 0, 0),
                cap0=False,
                cap1=False,
            )


def dc60():
    dc04g()


def dc150():
    dc04g(
        W=8.4,
        H=20.6,
        D=7.0,
        label="dc150",
        screen="screen150",
        sw=3.6,
        sh=4.8,
        gh=12.6,
        L=17.2,
        gx=2.05,
        cap=True,
    )

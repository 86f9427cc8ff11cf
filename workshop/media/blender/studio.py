"""The one studio for all product pictures: backdrop, lights, camera that frames by itself."""

from base import *

GREY = (0.60, 0.605, 0.61)


def points(objs):
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for o in objs:
        if o.type not in ("MESH", "CURVE"):
            continue
        e = o.evaluated_get(dg)
        me = e.to_mesh()
        n = len(me.vertices)
        if n:
            a = np.empty(n * 3, np.float32)
            me.vertices.foreach_get("co", a)
            mw = np.array(e.matrix_world)
            out.append(a.reshape(-1, 3) @ mw[:3, :3].T + mw[:3, 3])
        e.to_mesh_clear()
    return np.concatenate(out)


def frame(cam, P, fill=0.75, maxw=0.80, dy=0.0):
    """lens and shift so that the points fill `fill` of the height (or `maxw` of the width) and sit in the middle"""
    c = cam.data
    c.lens = 50
    c.shift_x = c.shift_y = 0
    bpy.context.view_layer.update()
    m = np.array(cam.matrix_world.inverted())
    q = P @ m[:3, :3].T + m[:3, 3]
    x = q[:, 0] / -q[:, 2] * 50 / c.sensor_width
    y = q[:, 1] / -q[:, 2] * 50 / c.sensor_width
    w, h = x.max() - x.min(), y.max() - y.min()
    k = min(fill / h, maxw / w)
    c.lens = 50 * k
    c.shift_x = (x.max() + x.min()) / 2 * k
    c.shift_y = (y.max() + y.min()) / 2 * k + dy


def studio(kind, objs, view="hero", close=None):
    """backdrop and lights around objs, and the camera: one that frames them, or what close() makes"""
    P = points(objs)
    lo, hi = P.min(0), P.max(0)
    c, h = Vector(((lo + hi) / 2).tolist()), hi[2] - lo[2]
    world((0.60, 0.62, 0.65), strength=0.30)
    if kind == "table":
        table_lights()
        return close() if close else table_camera(P, view)
    s = max(h, 2.9) / 5.2 if kind == "wall" else h / 6.0

    def light(p, t, w, hh, e, **k):
        """lights grow with the product, so that all are lit alike"""
        area(c + Vector(p) * s, c + Vector(t) * s, w * s, hh * s, e * s * s, **k)

    wall(light) if kind == "wall" else floor(light, c, s)
    cam = close() if close else standing_camera(P, c, s * (18.0 if kind == "wall" else 18.5), view)
    mirror_card(objs, cam.location, s)
    return cam


def table_lights():
    sweepback(GREY, 0.5, y=14, R=8, W=120)
    area((-6.5, -1, 8), (0, -0.5, 0), 4.5, 4.5, 1050, grad=0.3, col=(1, 0.98, 0.95))
    area((7.5, 1, 4.5), (0, -0.5, 0), 2.2, 8, 420, grad=0.3, col=(0.92, 0.97, 1))
    area((1, 6, 12.5), (0, -1, 0), 9, 3.5, 800, grad=0.3)
    area((1, -11, 4), (0, 0, 0), 8, 3, 110)
    edge = {"grad": "edge-", "roll": 24, "diffuse": False}
    area((-3.6, 8.2, 6.6), (-0.4, -1.7, 0.6), 3.2, 10, 110, **edge)


def table_camera(P, view):
    place = (1.6, -12.6, 8.6) if view == "hero" else (-0.4, -6.0, 17.0)
    cam = camera(place, (-0.42, -0.85, 0.1), 68)
    frame(cam, P, 0.75, 0.90)
    return cam


def wall(light):
    m, nt, b = new_mat("wall")
    b.inputs["Base Color"].default_value = (*GREY, 1)
    b.inputs["Roughness"].default_value = 0.7
    b.inputs["Specular"].default_value = 0.2
    plane("wallp", 160, 160, m, (0, 0, 0))
    light((-7.0, -7.2, 8.6), (0, 0, 0), 5, 5, 1650, grad=0.3, col=(1, 0.98, 0.95))
    light((9, -4.4, 2.2), (0, 0, 0), 1.8, 9, 300, grad=0.3, col=(0.92, 0.97, 1))
    light((0, -8.5, -8.5), (0, 0, 0), 10, 4, 110)


def floor(light, c, s):
    sweepback(GREY, 0.55, y=c.y + 8.0 * s, R=5 * s, W=90 * s, front=-40 * s, top=40 * s)
    light((-8, -7.0, 5.6), (0, 0, 0), 4, 6, 1600, grad=0.3, col=(1, 0.98, 0.95))
    light((7.4, -1.4, 1.7), (0, 0, 0), 1.7, 8.6, 400, grad=0.3, col=(0.92, 0.97, 1))
    light((0, 1.0, 9.6), (0, 0, 0), 7.4, 4, 600, grad=0.3)
    light((1.3, -10, -1.6), (0, 0, -0.6), 6, 1.7, 90)


def standing_camera(P, c, distance, view):
    az, el = (math.radians(21), math.radians(7)) if view == "hero" else (0, math.radians(1.5))
    way = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    cam = camera(c + way * distance, c, 70)
    frame(cam, P, 0.75 if view == "hero" else 0.80, 0.82)
    return cam


def mirror_card(objs, eye, s):
    """light card whose mirror image draws the diagonal edge on the object named `glass`"""
    glass = [o for o in objs if o.name.startswith("glass")]
    if not glass:
        return
    q = points(glass[:1])
    g = Vector((float(q[:, 0].mean()), float(q[:, 1].min()), float(q[:, 2].mean())))
    d = g - eye
    r = Vector((d.x, -d.y, d.z)).normalized()
    side = Vector((r.y, -r.x, 0)).normalized()
    if side.x > 0:
        side = -side
    w = 2.6 * s * 1.25
    p = g + r * 12 * s + side * w * 0.5
    area(p, g, w, 13 * s, 180 * s * s, grad="edge", roll=-16, diffuse=False)


def sweepback(col=(0.8, 0.81, 0.82), rough=0.55, y=9, z=0, R=5, W=80, front=-40, top=40):
    P = (
        [(front, z), (y - R, z)]
        + [
            (y - R + R * math.sin(a), z + R - R * math.cos(a))
            for a in np.linspace(0, pi / 2, 24)[1:]
        ]
        + [(y, top)]
    )
    V = [(x, a, b) for a, b in P for x in (-W / 2, W / 2)]
    Fc = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(P) - 1)]
    return mk("cyc", V, Fc, pbr("cyc", col, rough, spec=0.3), wn=False, smooth=60)

"""Mesh helpers: everything is a loft, a sweep, a turned profile or a rounded box."""

from core import *


def mk(name, verts, faces, mat, parent=None, smooth=35, wn=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(smooth)
    if mat:
        me.materials.append(mat)
    o = bpy.data.objects.new(name, me)
    link(o)
    if parent:
        o.parent = parent
    if wn:
        md = o.modifiers.new("wn", "WEIGHTED_NORMAL")
        md.weight = 100
        md.keep_sharp = True
    return o


def loft(name, rings, mat, cap0=True, cap1=True, closed=True, **k):
    n = len(rings[0])
    V = [p for r in rings for p in r]
    Fc = []
    for i in range(len(rings) - 1):
        for j in range(n if closed else n - 1):
            a = i * n + j
            b = i * n + (j + 1) % n
            Fc.append((a, b, b + n, a + n))
    if cap0:
        Fc.append(tuple(range(n)))
    if cap1:
        Fc.append(tuple(range((len(rings) - 1) * n, len(rings) * n)))
    return mk(name, V, Fc, mat, **k)


def rr(w, h, r, n=14):
    r = max(min(r, w / 2 - 1e-4, h / 2 - 1e-4), 1e-4)
    P = []
    for cx, cz, a0 in (
        (w / 2 - r, h / 2 - r, 0),
        (-w / 2 + r, h / 2 - r, 90),
        (-w / 2 + r, -h / 2 + r, 180),
        (w / 2 - r, -h / 2 + r, 270),
    ):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            P.append((cx + r * math.cos(a), cz + r * math.sin(a)))
    return P


def rbox(
    name, w, h, d, r, f0, f1, mat, loc=(0, 0, 0), grooves=(), axis="y", m=7, parent=None, rot=None
):
    """rounded rect in XZ extruded along +Y; front face at y=0"""
    prof = []
    for i in range(m + 1):
        a = pi / 2 * i / m
        prof.append((f0 * (1 - math.cos(a)), f0 * (1 - math.sin(a))))
    for gy, gw, gd in grooves:
        prof += [
            (gy - gw / 2, 0),
            (gy - gw / 2 + 0.004, gd),
            (gy + gw / 2 - 0.004, gd),
            (gy + gw / 2, 0),
        ]
    for i in range(m + 1):
        a = pi / 2 * i / m
        prof.append((d - f1 * (1 - math.sin(a)), f1 * (1 - math.cos(a))))
    rings = [[(x, y, z) for x, z in rr(w - 2 * ins, h - 2 * ins, r - ins)] for y, ins in prof]
    o = loft(name, rings, mat, parent=parent)
    o.location = loc
    if rot:
        o.rotation_euler = rot
    return o


def revolve(name, prof, mat, seg=48, parent=None, loc=(0, 0, 0), rot=None, **k):
    """profile (r,t) around local Y; t along +Y"""
    rings = [
        [(r * math.cos(2 * pi * j / seg), t, r * math.sin(2 * pi * j / seg)) for j in range(seg)]
        for r, t in prof
    ]
    o = loft(name, rings, mat, parent=parent, **k)
    o.location = loc
    if rot:
        o.rotation_euler = rot
    return o


def ring(name, R, r, mat, loc, seg=128, sec=16, flat=1.0, parent=None):
    V = []
    Fc = []
    for i in range(seg):
        a = 2 * pi * i / seg
        for j in range(sec):
            b = 2 * pi * j / sec
            q = R + r * math.cos(b)
            V.append((q * math.cos(a), r * flat * math.sin(b), q * math.sin(a)))
    for i in range(seg):
        for j in range(sec):
            Fc.append(
                (
                    i * sec + j,
                    ((i + 1) % seg) * sec + j,
                    ((i + 1) % seg) * sec + (j + 1) % sec,
                    i * sec + (j + 1) % sec,
                )
            )
    o = mk(name, V, Fc, mat, parent=parent, wn=False)
    o.location = loc
    return o


def plane(name, w, h, mat, loc, parent=None, rot=None, uvflip=False):
    o = mk(
        name,
        [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)],
        [(0, 1, 2, 3)],
        mat,
        parent=parent,
        wn=False,
    )
    uv = o.data.uv_layers.new()
    for l in o.data.loops:
        v = o.data.vertices[l.vertex_index].co
        uv.data[l.index].uv = (v.x / w + 0.5, v.z / h + 0.5)
    o.location = loc
    if rot:
        o.rotation_euler = rot
    return o


def catmull(P, n):
    P = np.array(P, float)
    out = []
    Q = np.vstack([2 * P[0] - P[1], P, 2 * P[-1] - P[-2]])
    for i in range(1, len(Q) - 2):
        p0, p1, p2, p3 = Q[i - 1 : i + 3]
        for t in np.linspace(0, 1, n, endpoint=False):
            out.append(
                0.5
                * (
                    (2 * p1)
                    + (-p0 + p2) * t
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                    + (-p0 + 3 * p1 - 3 * p2 + p3) * t**3
                )
            )
    out.append(P[-1])
    return np.array(out)


def sweep(name, st, mat, parent=None, seg=40, sub=6, cap0=True, cap1=True, scale=1.0, rng=None):
    """stations (y,z,halfw,halfh,exp) in local YZ plane"""
    C = catmull(st, sub)
    if rng:
        C = C[int(rng[0] * len(C)) : int(rng[1] * len(C))]
    T = np.gradient(C[:, :2], axis=0)
    T /= np.linalg.norm(T, axis=1)[:, None]
    rings = []
    for (y, z, a, b, e), (ty, tz) in zip(C, T):
        uy, uz = -tz, ty
        if uz < 0 and abs(uz) > 0.3:
            uy, uz = -uy, -uz
        R = []
        for j in range(seg):
            an = 2 * pi * j / seg
            c, s = math.cos(an), math.sin(an)
            X = scale * a * math.copysign(abs(c) ** (2 / e), c)
            Y = scale * b * math.copysign(abs(s) ** (2 / e), s)
            R.append((X, y + uy * Y, z + uz * Y))
        rings.append(R)
    return loft(name, rings, mat, cap0, cap1, parent=parent, smooth=50), C, T

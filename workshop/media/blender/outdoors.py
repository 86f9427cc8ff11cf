"""Sky, lamps, leaves."""

from base import *


def sky(stops, strength):
    """sky colour over elevation: (-1 nadir .. 0 horizon .. 1 zenith, colour)"""
    w = bpy.data.worlds.new("sky")
    S.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes["Background"]
    bg.inputs[1].default_value = strength
    N, L = nt.nodes.new, nt.links.new
    tc = N("ShaderNodeTexCoord")
    sx = N("ShaderNodeSeparateXYZ")
    mr = N("ShaderNodeMapRange")
    mr.inputs[1].default_value = -1
    mr.inputs[2].default_value = 1
    r = N("ShaderNodeValToRGB")
    L(tc.outputs["Generated"], sx.inputs[0])
    L(sx.outputs["Z"], mr.inputs[0])
    L(mr.outputs[0], r.inputs[0])
    L(r.outputs[0], bg.inputs[0])
    E = r.color_ramp.elements
    E[0].position = (stops[0][0] + 1) / 2
    E[0].color = (*stops[0][1], 1)
    E[1].position = (stops[-1][0] + 1) / 2
    E[1].color = (*stops[-1][1], 1)
    for z, c in stops[1:-1]:
        e = E.new((z + 1) / 2)
        e.color = (*c, 1)


def clear_sky(sun, elevation, strength, dust=2.2, ozone=1):
    """without the sun's disc (see sunshine); sun: the way its light goes; elevation in degrees"""
    w = S.world = bpy.data.worlds.new("sky")
    w.use_nodes = True
    nt = w.node_tree
    air = nt.nodes.new("ShaderNodeTexSky")
    air.sky_type, air.sun_disc = "NISHITA", False
    air.sun_elevation, air.sun_rotation = math.radians(elevation), math.atan2(-sun.x, -sun.y)
    air.dust_density, air.ozone_density = dust, ozone
    nt.links.new(air.outputs[0], nt.nodes["Background"].inputs[0])
    nt.nodes["Background"].inputs[1].default_value = strength


def sunshine(way, energy, col, width=0.53):
    """width: of the sun in degrees"""
    l = bpy.data.lights.new("sun", "SUN")
    l.energy, l.color, l.angle = energy, col, math.radians(width)
    o = link(bpy.data.objects.new("sun", l))
    o.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()


def spot(loc, target, energy, col, deg=62, blend=0.9, soft=0.45):
    l = bpy.data.lights.new("spot", "SPOT")
    l.energy = energy
    l.color = col
    l.spot_size = math.radians(deg)
    l.spot_blend = blend
    l.shadow_soft_size = soft
    o = bpy.data.objects.new("spot", l)
    link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def lamps(pts, mat, r=0.5):
    for p in pts:
        revolve(
            "lamp",
            [(0.0005, -r)]
            + [(r * math.cos(a), r * math.sin(a)) for a in np.linspace(-1.4, 1.4, 9)]
            + [(0.0005, r)],
            mat,
            seg=16,
            loc=p,
            cap0=False,
            cap1=False,
        )


def foliage(seed=3, n=1500, leaf=0.045, col=(0.012, 0.028, 0.012), reach=1.7):
    """a clump of loose leaves of about radius 1, none farther out than reach; returns what places it"""
    rnd = random.Random(seed)
    V = []
    Fc = []
    for i in range(n):
        u = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized() * min(
            reach, abs(rnd.gauss(0, 0.62))
        )
        q = Euler((rnd.random() * 6, rnd.random() * 6, rnd.random() * 6)).to_matrix()
        k = len(V)
        V += [
            u + q @ Vector(c)
            for c in ((-leaf, 0, 0), (0, -leaf * 0.5, 0), (leaf, 0, 0), (0, leaf * 0.5, 0))
        ]
        Fc.append((k, k + 1, k + 2, k + 3))
    me = bpy.data.meshes.new("clump")
    me.from_pydata([tuple(v) for v in V], [], Fc)
    me.materials.append(pbr("leaf", col, 0.6))

    def clump(x, y, z, r, sz=1):
        o = bpy.data.objects.new("c", me)
        link(o)
        o.location = (x, y, z)
        o.scale = (r, r, r * sz)
        o.rotation_euler = (0, 0, rnd.random() * 6)

    return clump, rnd

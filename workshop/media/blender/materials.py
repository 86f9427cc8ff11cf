"""Materials: paint, glass, plastic, metal, labels, displays, LEDs."""

from core import *


def new_mat(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    return m, nt, nt.nodes["Principled BSDF"]


def pbr(name, col, rough, metal=0, coat=0, spec=0.5, bump=None, sheen=0, coatr=0.03, rvar=0):
    m, nt, b = new_mat(name)
    b.inputs["Base Color"].default_value = (*col, 1)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Metallic"].default_value = metal
    b.inputs["Clearcoat"].default_value = coat
    b.inputs["Clearcoat Roughness"].default_value = coatr
    b.inputs["Specular"].default_value = spec
    b.inputs["Sheen"].default_value = sheen
    tc = nt.nodes.new("ShaderNodeTexCoord")
    if bump:
        n = nt.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = bump[0]
        n.inputs["Detail"].default_value = 3
        bp = nt.nodes.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = bump[1]
        bp.inputs["Distance"].default_value = bump[2] if len(bump) > 2 else 0.01
        nt.links.new(tc.outputs["Object"], n.inputs["Vector"])
        nt.links.new(n.outputs["Fac"], bp.inputs["Height"])
        nt.links.new(bp.outputs["Normal"], b.inputs["Normal"])
    if rvar:
        n = nt.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = 1.3
        n.inputs["Detail"].default_value = 6
        mr = nt.nodes.new("ShaderNodeMapRange")
        mr.inputs["From Min"].default_value = 0.3
        mr.inputs["From Max"].default_value = 0.7
        mr.inputs["To Min"].default_value = rough - rvar
        mr.inputs["To Max"].default_value = rough + rvar
        nt.links.new(tc.outputs["Object"], n.inputs["Vector"])
        nt.links.new(n.outputs["Fac"], mr.inputs["Value"])
        nt.links.new(mr.outputs["Result"], b.inputs["Roughness"])
    return m


def emit(name, col, strength):
    m, nt, b = new_mat(name)
    b.inputs["Base Color"].default_value = (0.02, 0.02, 0.02, 1)
    b.inputs["Emission"].default_value = (*col, 1)
    b.inputs["Emission Strength"].default_value = strength
    b.inputs["Roughness"].default_value = 0.3
    return m


def decal(name, img, strength=1.0):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    L = nt.links.new
    o = N("ShaderNodeOutputMaterial")
    t = N("ShaderNodeTexImage")
    t.image = bpy.data.images.load(os.path.join(BUILD, "labels", img + ".png"))
    t.extension = "CLIP"
    e = N("ShaderNodeEmission")
    e.inputs["Strength"].default_value = strength
    tr = N("ShaderNodeBsdfTransparent")
    mx = N("ShaderNodeMixShader")
    L(t.outputs["Color"], e.inputs["Color"])
    L(t.outputs["Alpha"], mx.inputs[0])
    L(tr.outputs[0], mx.inputs[1])
    L(e.outputs[0], mx.inputs[2])
    L(mx.outputs[0], o.inputs[0])
    return m


def screenmat(img, strength):
    """display: matt and without mirror, else the studio lights wash it out"""
    m, nt, b = new_mat("screen")
    t = nt.nodes.new("ShaderNodeTexImage")
    t.image = bpy.data.images.load(os.path.join(BUILD, "labels", img + ".png"))
    b.inputs["Base Color"].default_value = (0.001, 0.001, 0.001, 1)
    b.inputs["Roughness"].default_value = 0.5
    b.inputs["Specular"].default_value = 0.04
    nt.links.new(t.outputs["Color"], b.inputs["Emission"])
    b.inputs["Emission Strength"].default_value = strength
    return m


M = {}
M["white"] = pbr("powder_light", (0.82, 0.825, 0.82), 0.42, bump=(160, 0.10, 0.01), spec=0.45)
M["graph"] = pbr("powder_graphite", (0.030, 0.033, 0.036), 0.40, bump=(160, 0.16, 0.01), spec=0.5)
M["silver"] = pbr("alu", (0.62, 0.63, 0.64), 0.28, metal=1)
M["glass"] = pbr("blackglass", (0.004, 0.0045, 0.005), 0.035, coat=1, spec=0.55, coatr=0.01)
M["plast"] = pbr("blackplastic", (0.018, 0.019, 0.020), 0.38, bump=(220, 0.10, 0.006))
M["dark"] = pbr("darkgap", (0.006, 0.006, 0.006), 0.6)
M["rubber"] = pbr("rubber", (0.012, 0.012, 0.013), 0.55, bump=(90, 0.10, 0.01))
M["cable"] = pbr("cable", (0.014, 0.0145, 0.015), 0.42, bump=(60, 0.06, 0.01))
M["brass"] = pbr("brass", (0.80, 0.60, 0.32), 0.22, metal=1)
M["nickel"] = pbr("nickel", (0.72, 0.70, 0.66), 0.18, metal=1)
M["teal"] = pbr("accent", (0.01, 0.30, 0.22), 0.32, coat=0.3)
M["blue"] = pbr("blue", (0.015, 0.085, 0.42), 0.34, coat=0.25)
M["dgrey"] = pbr("darkgrey", (0.055, 0.058, 0.062), 0.45, bump=(200, 0.10, 0.006))
M["red"] = pbr("red", (0.55, 0.012, 0.01), 0.28, coat=0.5)
M["yellow"] = pbr("yellow", (0.75, 0.45, 0.02), 0.4)
LEDC = (0.03, 1.0, 0.48)
M["idle"] = pbr("idle", (0.010, 0.045, 0.032), 0.25, coat=0.5)
M["led"] = emit("led", LEDC, 2.0)

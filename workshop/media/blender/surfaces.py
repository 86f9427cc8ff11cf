"""What floors and walls are made of: concrete, damp ground, timber."""

from base import *


def concrete(name, c0, c1, rough=0.75, scale=0.06, panel=None, bump=0.25):
    """cloudy concrete, optionally with formwork joints (panel = width, height)"""
    m, nt, b = new_mat(name)
    N, L = nt.nodes.new, nt.links.new
    tc = N("ShaderNodeTexCoord")
    a = N("ShaderNodeTexNoise")
    a.inputs["Scale"].default_value = scale
    a.inputs["Detail"].default_value = 9
    a.inputs["Roughness"].default_value = 0.6
    r = N("ShaderNodeValToRGB")
    r.color_ramp.elements[0].position = 0.35
    r.color_ramp.elements[1].position = 0.68
    r.color_ramp.elements[0].color = (*c0, 1)
    r.color_ramp.elements[1].color = (*c1, 1)
    f = N("ShaderNodeTexNoise")
    f.inputs["Scale"].default_value = scale * 40
    f.inputs["Detail"].default_value = 5
    bp = N("ShaderNodeBump")
    bp.inputs["Strength"].default_value = bump
    bp.inputs["Distance"].default_value = 0.04
    L(tc.outputs["Object"], a.inputs["Vector"])
    L(tc.outputs["Object"], f.inputs["Vector"])
    L(a.outputs["Fac"], r.inputs[0])
    L(f.outputs["Fac"], bp.inputs["Height"])
    L(bp.outputs[0], b.inputs["Normal"])
    b.inputs["Roughness"].default_value = rough
    out = r.outputs[0]
    if panel:
        br = N("ShaderNodeTexBrick")
        br.offset = 0
        br.inputs["Scale"].default_value = 1
        br.inputs["Brick Width"].default_value = panel[0]
        br.inputs["Row Height"].default_value = panel[1]
        br.inputs["Mortar Size"].default_value = 0.05
        br.inputs["Color1"].default_value = (1, 1, 1, 1)
        br.inputs["Color2"].default_value = (0.90, 0.90, 0.90, 1)
        br.inputs["Mortar"].default_value = (0.25, 0.25, 0.25, 1)
        cx = N("ShaderNodeSeparateXYZ")
        cc = N("ShaderNodeCombineXYZ")
        L(tc.outputs["Object"], cx.inputs[0])
        L(cx.outputs[0], cc.inputs[0])
        L(cx.outputs[2], cc.inputs[1])
        L(cc.outputs[0], br.inputs["Vector"])
        mx = N("ShaderNodeMixRGB")
        mx.blend_type = "MULTIPLY"
        mx.inputs[0].default_value = 1
        L(out, mx.inputs[1])
        L(br.outputs["Color"], mx.inputs[2])
        out = mx.outputs[0]
    L(out, b.inputs["Base Color"])
    return m


def ground(
    col0,
    col1,
    wet=(0.40, 0.62),
    r=(0.06, 0.45),
    scale=0.12,
    grain=5,
    bump=0.10,
    brick=None,
    slabs=None,
):
    """damp floor: low roughness where the noise is low; slabs (width, length) are for a `plane`"""
    m, nt, b = new_mat("ground")
    N, L = nt.nodes.new, nt.links.new
    tc = N("ShaderNodeTexCoord")
    nz = N("ShaderNodeTexNoise")
    nz.inputs["Scale"].default_value = scale
    nz.inputs["Detail"].default_value = 6
    n2 = N("ShaderNodeTexNoise")
    n2.inputs["Scale"].default_value = grain
    n2.inputs["Detail"].default_value = 4
    mr = N("ShaderNodeMapRange")
    mr.inputs[1].default_value, mr.inputs[2].default_value = wet
    mr.inputs[3].default_value, mr.inputs[4].default_value = r
    rp = N("ShaderNodeValToRGB")
    rp.color_ramp.elements[0].color = (*col0, 1)
    rp.color_ramp.elements[1].color = (*col1, 1)
    rp.color_ramp.elements[0].position = 0.35
    rp.color_ramp.elements[1].position = 0.65
    for n in (nz, n2):
        L(tc.outputs["Object"], n.inputs["Vector"])
    L(nz.outputs["Fac"], mr.inputs[0])
    L(mr.outputs[0], b.inputs["Roughness"])
    L(n2.outputs["Fac"], rp.inputs[0])
    out = rp.outputs[0]
    bp = N("ShaderNodeBump")
    bp.inputs["Strength"].default_value = bump
    bp.inputs["Distance"].default_value = 0.05
    L(n2.outputs["Fac"], bp.inputs["Height"])
    if brick or slabs:
        br = N("ShaderNodeTexBrick")
        br.inputs["Scale"].default_value = 1
        br.inputs["Brick Width"].default_value, br.inputs["Row Height"].default_value = (
            brick or slabs
        )
        br.inputs["Mortar Size"].default_value = 0.07
        br.inputs["Color1"].default_value = (1, 1, 1, 1)
        br.inputs["Color2"].default_value = (0.75, 0.75, 0.75, 1)
        br.inputs["Mortar"].default_value = (0.15, 0.15, 0.15, 1)
        if slabs:  # the mesh of a plane stands in x and z
            turn = N("ShaderNodeMapping")
            turn.inputs["Rotation"].default_value = (pi / 2, 0, 0)
            L(tc.outputs["Object"], turn.inputs["Vector"])
            L(turn.outputs[0], br.inputs["Vector"])
        else:
            L(tc.outputs["Object"], br.inputs["Vector"])
        mx = N("ShaderNodeMixRGB")
        mx.blend_type = "MULTIPLY"
        mx.inputs[0].default_value = 1
        L(out, mx.inputs[1])
        L(br.outputs["Color"], mx.inputs[2])
        out = mx.outputs[0]
        b2 = N("ShaderNodeBump")
        b2.inputs["Strength"].default_value = 0.35
        b2.inputs["Distance"].default_value = 0.12
        b2.invert = True
        L(br.outputs["Fac"], b2.inputs["Height"])
        L(b2.outputs[0], bp.inputs["Normal"])
    L(bp.outputs[0], b.inputs["Normal"])
    L(out, b.inputs["Base Color"])
    return m


def timber():
    m, nt, b = new_mat("wood")
    N, L = nt.nodes.new, nt.links.new
    tc = N("ShaderNodeTexCoord")
    mp = N("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (3, 3, 0.16)
    ob = N("ShaderNodeObjectInfo")
    ad = N("ShaderNodeVectorMath")
    ad.operation = "ADD"
    sc = N("ShaderNodeVectorMath")
    sc.operation = "SCALE"
    sc.inputs["Scale"].default_value = 90
    cv = N("ShaderNodeCombineXYZ")
    L(ob.outputs["Random"], cv.inputs[0])
    L(ob.outputs["Random"], cv.inputs[2])
    L(cv.outputs[0], sc.inputs[0])
    nz = N("ShaderNodeTexNoise")
    nz.inputs["Scale"].default_value = 1.6
    nz.inputs["Detail"].default_value = 8
    nz.inputs["Distortion"].default_value = 0.6
    r = N("ShaderNodeValToRGB")
    r.color_ramp.elements[0].position = 0.33
    r.color_ramp.elements[1].position = 0.68
    r.color_ramp.elements[0].color = (0.085, 0.042, 0.021, 1)
    r.color_ramp.elements[1].color = (0.24, 0.125, 0.062, 1)
    L(tc.outputs["Object"], ad.inputs[0])
    L(sc.outputs[0], ad.inputs[1])
    L(ad.outputs[0], mp.inputs[0])
    L(mp.outputs[0], nz.inputs["Vector"])
    L(nz.outputs["Fac"], r.inputs[0])
    L(r.outputs[0], b.inputs["Base Color"])
    b.inputs["Roughness"].default_value = 0.5
    bp = N("ShaderNodeBump")
    bp.inputs["Strength"].default_value = 0.25
    bp.inputs["Distance"].default_value = 0.05
    L(nz.outputs["Fac"], bp.inputs["Height"])
    L(bp.outputs[0], b.inputs["Normal"])
    return m

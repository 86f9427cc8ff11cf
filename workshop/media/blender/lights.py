"""Lights, sky and camera."""

from core import *


def area(
    loc, target, w, h, power, col=(1, 1, 1), grad=None, cam=False, spread=pi, roll=0, diffuse=True
):
    l = bpy.data.lights.new("area", "AREA")
    l.shape = "RECTANGLE"
    l.size = w
    l.size_y = h
    l.energy = power
    l.color = col
    l.spread = spread
    o = bpy.data.objects.new("area", l)
    link(o)
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = (
        d.to_track_quat("-Z", "Y").to_matrix() @ Matrix.Rotation(math.radians(roll), 3, "Z")
    ).to_euler()
    o.visible_camera = cam
    o.visible_diffuse = diffuse
    if grad is not None:  # soft edged softbox: brightness falls off to the borders (parametric uv)
        l.use_nodes = True
        nt = l.node_tree
        em = nt.nodes["Emission"]
        g = nt.nodes.new("ShaderNodeNewGeometry")
        sx = nt.nodes.new("ShaderNodeSeparateXYZ")
        nt.links.new(g.outputs["Parametric"], sx.inputs[0])
        prev = None
        for ax in "XY":
            r = nt.nodes.new("ShaderNodeValToRGB")
            if grad in ("edge", "edge-"):
                if ax == "Y":
                    continue
                e0, e1 = r.color_ramp.elements
                e0.position, e1.position = 0, 1
                e0.color = (0, 0, 0, 1) if grad == "edge" else (1, 1, 1, 1)
                e1.color = (1, 1, 1, 1) if grad == "edge" else (0, 0, 0, 1)
                nt.links.new(sx.outputs[ax], r.inputs[0])
                prev = r.outputs[0]
                continue
            r.color_ramp.interpolation = "EASE"
            r.color_ramp.elements[0].position = 0
            r.color_ramp.elements[0].color = (0.05,) * 3 + (1,)
            r.color_ramp.elements[1].position = grad
            r.color_ramp.elements[1].color = (1, 1, 1, 1)
            e = r.color_ramp.elements.new(1 - grad)
            e.color = (1, 1, 1, 1)
            e = r.color_ramp.elements.new(1.0)
            e.color = (0.05,) * 3 + (1,)
            nt.links.new(sx.outputs[ax], r.inputs[0])
            if prev is None:
                prev = r.outputs[0]
            else:
                mm = nt.nodes.new("ShaderNodeMixRGB")
                mm.blend_type = "MULTIPLY"
                mm.inputs[0].default_value = 1
                nt.links.new(prev, mm.inputs[1])
                nt.links.new(r.outputs[0], mm.inputs[2])
                prev = mm.outputs[0]
        nt.links.new(prev, em.inputs["Strength"])
    return o


def world(c0, c1=None, strength=1):
    w = bpy.data.worlds.new("w")
    S.world = w
    w.use_nodes = True
    nt = w.node_tree
    bg = nt.nodes["Background"]
    bg.inputs[1].default_value = strength
    if c1 is None:
        bg.inputs[0].default_value = (*c0, 1)
        return nt, bg
    tc = nt.nodes.new("ShaderNodeTexCoord")
    sx = nt.nodes.new("ShaderNodeSeparateXYZ")
    r = nt.nodes.new("ShaderNodeValToRGB")
    nt.links.new(tc.outputs["Generated"], sx.inputs[0])
    nt.links.new(sx.outputs["Z"], r.inputs[0])
    nt.links.new(r.outputs[0], bg.inputs[0])
    r.color_ramp.elements[0].color = (*c0, 1)
    r.color_ramp.elements[1].color = (*c1, 1)
    return nt, bg, r


def camera(loc, target, lens, fstop=None, focus=None, shift=(0, 0)):
    c = bpy.data.cameras.new("cam")
    o = bpy.data.objects.new("cam", c)
    link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    c.lens = lens
    c.clip_end = 2000
    S.camera = o
    c.shift_x, c.shift_y = shift
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
        c.dof.aperture_blades = 0
    return o

"""What every module needs: Blender's scene, and where new objects go. 1 unit = 10 cm."""

# imported here once for all: a model starts with `from base import *`
import bpy, bmesh, math, os, hashlib, random
import numpy as np
from mathutils import Vector, Matrix, Euler

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.environ.get("MEDIA_BUILD") or os.path.join(HERE, "..", "..", "..", ".local", "media")
bpy.ops.wm.read_factory_settings(use_empty=True)
S = bpy.context.scene
pi = math.pi
_current = [S.collection]


def current():
    """the collection into which objects are made"""
    return _current[-1]


def link(o):
    current().objects.link(o)
    return o


class into:
    """with into("name") as c: builds a model once, to be placed several times with instance(c, ...)"""

    def __init__(self, name):
        self.collection = bpy.data.collections.new(name)

    def __enter__(self):
        _current.append(self.collection)
        return self.collection

    def __exit__(self, *_):
        _current.pop()


def instance(collection, loc, rz=0, sc=1):
    o = bpy.data.objects.new("inst", None)
    o.instance_type = "COLLECTION"
    o.instance_collection = collection
    o.location = loc
    o.rotation_euler = (0, 0, rz)
    o.scale = (sc,) * 3
    return link(o)

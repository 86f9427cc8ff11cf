"""The scenes: name -> exposure in stops. Those of a hero have one calm, dark side for its words."""

import importlib

EXPOSURE = {
    "home": 1.0,
    "basement": 0.95,
    "forecourt": 0.6,
    "depot": 0.5,
    "office": 0.75,
    "street": 0.6,
    "bench": 0.6,
    "plan": 0.75,
    "court": 0.6,
    "sleeping": 0.9,
    "bay": 0.9,
    "port": 0.95,
    "stilt": 0.9,
    "panel": 0.9,
    "desk": 0.75,
    "porch": 0.9,
    "plaza": 0.3,
    "workday": 0.25,
    "yard": 0.6,
}


def build(name):
    importlib.import_module("scenes." + name).__dict__[name]()


def ring(name):
    """middle and radius of the ring of light that the loop fills"""
    return importlib.import_module("scenes." + name).RING

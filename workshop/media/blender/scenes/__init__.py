"""The scenes, 1920x1080, each with one calm, dark side for a headline: name -> exposure in stops."""

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
}


def build(name):
    importlib.import_module("scenes." + name).__dict__[name]()

"""Everything a model is built with."""

from core import *
from materials import *
from mesh import *
from ropes import *
from lights import *

"""Parts shared by the models."""

from guns import *
from plugs import *
from sockets import *

"""From a linear picture (3, height, width) to a PNG: glow, film curve, fixed brightness of the backdrop."""

import os
import bpy
import numpy as np


def load(path, w, h):
    """an EXR as float32 (3, h, w), first row at the top"""
    im = bpy.data.images.load(path, check_existing=False)
    im.colorspace_settings.name = "Raw"
    assert tuple(im.size) == (w, h), tuple(im.size)
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return np.ascontiguousarray(a.reshape(h, w, 4)[::-1, :, :3].transpose(2, 0, 1))


def blur(img, sigma):
    h, w = img.shape
    p = int(3 * sigma)
    x = np.pad(img, p, "edge")
    fy = np.fft.fftfreq(x.shape[0])[:, None]
    fx = np.fft.rfftfreq(x.shape[1])[None]
    g = np.exp(-2 * np.pi**2 * sigma**2 * (fx**2 + fy**2))
    return np.fft.irfft2(np.fft.rfft2(x) * g, s=x.shape)[p : p + h, p : p + w].astype(np.float32)


def bloom(c, short_side, amount=0.10):
    """soft glow around what is brighter than white (LEDs); short_side in px of the whole frame"""
    lum = c.max(0)
    high = c * (np.clip(lum - 1.1, 0, 6) / np.maximum(lum, 1e-4))
    out = c.copy()
    for sigma, share in ((5, 0.45), (18, 0.35), (60, 0.20)):
        out += amount * share * 4 * np.stack([blur(k, sigma * short_side / 1200) for k in high])
    return out


def to_png(c, path):
    """through the scene's film curve"""
    h, w = c.shape[1:]
    scene = bpy.context.scene
    im = bpy.data.images.new("o", w, h, float_buffer=True, alpha=False)
    im.colorspace_settings.name = "Linear"
    px = np.ones((h, w, 4), np.float32)
    px[:, :, :3] = np.maximum(c, 0).transpose(1, 2, 0)[::-1]
    im.pixels.foreach_set(px.ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    scene.render.dither_intensity = 1.0
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    im.save_render(path, scene=scene)
    bpy.data.images.remove(im)


def linear_for(target, folder):
    """scene brightness that the film curve shows as `target` (0..255)"""
    v = np.logspace(-2, 1, 256).astype(np.float32)
    path = os.path.join(folder, "ramp.png")
    to_png(np.broadcast_to(v[None, None, :], (3, 4, 256)).copy(), path)
    im = bpy.data.images.load(path, check_existing=False)
    a = np.array(im.pixels[:]).reshape(4, 256, 4)[1, :, 1] * 255
    bpy.data.images.remove(im)
    return float(np.interp(target, np.maximum.accumulate(a), v))


def backdrop_gain(c, folder):
    """the factor that gives the edge of a product picture grey 198, the same on all of them"""
    lum = c.mean(0)
    m = max(4, c.shape[2] // 30)
    sides = (lum[:m], lum[:, :m], lum[:, -m:], lum[-m:])
    edge = np.concatenate([side.ravel() for side in sides])
    return linear_for(198, folder) / float(np.median(edge))

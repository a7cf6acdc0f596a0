type Channels = readonly [number, number, number];

/** Constants from the definition of relative luminance in WCAG 2.2. */
const LINEAR_BELOW = 0.04045;
const WEIGHTS: Channels = [0.2126, 0.7152, 0.0722];
/** Ambient light that WCAG adds to both luminances. */
const FLARE = 0.05;
const FULL = 255;

function channelsOf(hex: string): Channels {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & FULL, (number >> 8) & FULL, number & FULL];
}

function luminanceOf(hex: string): number {
  const light = channelsOf(hex).map((channel) => {
    const share = channel / FULL;
    return share <= LINEAR_BELOW ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return light.reduce((sum, channel, index) => sum + channel * (WEIGHTS[index] ?? 0), FLARE);
}

/** Returns the WCAG contrast ratio of two colours, from 1 to 21. @example contrastOf('#ffffff', '#12614a') // 7.41… */
export function contrastOf(one: string, other: string): number {
  const [bright = 1, dark = 1] = [luminanceOf(one), luminanceOf(other)].toSorted((first, second) => second - first);
  return bright / dark;
}

/** Interpolates linearly between two colours; `share` is from 0 to 1. @example mixColours('#000000', '#ffffff', 0.5) // '#808080' */
export function mixColours(from: string, to: string, share: number): string {
  const aims = channelsOf(to);
  const mixed = channelsOf(from).map((channel, index) => Math.round(channel + ((aims[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const STYLES = join(import.meta.dirname, '../src/ui/styles');
type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the values of the design tokens. A value may refer to another token. */
function tokensOf(...files: string[]): Map<string, string> {
  const text = files.map((file) => readFileSync(join(STYLES, file), 'utf8')).join('\n');
  return new Map([...text.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

const THEMES = { giorno: tokensOf('tokens.css'), sera: tokensOf('tokens.css', 'tokens-evening.css') };
type Theme = keyof typeof THEMES;

/** Returns the colour of a token. Translucent colours are blended with white, the worst background for light text. */
function colourOf(theme: Theme, name: string): Rgb {
  const value = THEMES[theme].get(name) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value);
  if (reference) return colourOf(theme, reference[1]!);
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (hex !== undefined) {
    const pairs = (hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex).match(/../g) ?? [];
    const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue];
  }
  const channels = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)?.slice(1).map(Number);
  if (channels === undefined) throw new Error(`--${name} of ${theme} is not a colour: «${value}»`);
  const [red = 0, green = 0, blue = 0, share = 1] = channels;
  const overWhite = (part: number) => part * share + 255 * (1 - share);
  return [overWhite(red), overWhite(green), overWhite(blue)];
}

function luminanceOf(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(theme: Theme, one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map((name) => luminanceOf(colourOf(theme, name))).toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const BACKGROUNDS = ['bg', 'bg-sunken', 'surface', 'surface-tint'];
const CALENDAR = ['ospitalia', 'airbnb', 'booking', 'vrbo', 'blocked', 'maint', 'conflict'];

/** Each text colour and its backgrounds (WCAG 1.4.3). */
const TEXTS: [letters: string, grounds: string[]][] = [
  ['text', [...BACKGROUNDS, 'day-range', 'day-hover', 'day-weekend']],
  ['text-2', BACKGROUNDS],
  ['text-3', BACKGROUNDS],
  ['link', BACKGROUNDS],
  ['on-primary', ['primary', 'primary-hover', 'primary-press']],
  ['on-accent', ['accent']],
  ['on-day-sel', ['day-sel']],
  ['day-off', ['surface']],
  ['on-dark', ['footer-bg', 'band']],
  ['on-dark-2', ['footer-bg', 'band']],
  ['on-photo', ['on-photo-bg']],
  ['hero-text', ['hero-bg']],
  ['hero-text-2', ['hero-bg']],
  ['chip-text', ['chip-bg']],
  ['chip-hot-text', ['chip-hot-bg']],
  ...['ok', 'warn', 'err', 'info'].map((mood): [string, string[]] => [`${mood}-text`, [`${mood}-bg`, 'surface', 'bg']]),
  ['cal-text', CALENDAR.map((kind) => `cal-${kind}-bg`)],
];

/** Parts that show where a control is and whether it is selected or focused, with their backgrounds (WCAG 1.4.11). */
const PARTS: [part: string, grounds: string[]][] = [
  ['control-line', BACKGROUNDS],
  ['primary', BACKGROUNDS],
  ['focus', [...BACKGROUNDS, 'day-range', 'day-hover', 'ok-bg', 'warn-bg', 'err-bg', 'info-bg', 'hero-bg']],
  ['err-line', ['surface', 'bg']],
  ['day-sel', ['surface', 'day-range']],
  ...CALENDAR.map((kind): [string, string[]] => [`cal-${kind}`, ['surface']]),
];

describe.each(['giorno', 'sera'] as const)('in the theme %s', (theme) => {
  const cases = (pairs: [string, string[]][]) =>
    pairs.flatMap(([name, backgrounds]) => backgrounds.map((background) => [name, background] as const));

  it.each(cases(TEXTS))('text in --%s on --%s has a contrast ratio of at least 4.5', (name, background) => {
    expect(contrastOf(theme, name, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases(PARTS))('--%s on --%s has a contrast ratio of at least 3', (name, background) => {
    expect(contrastOf(theme, name, background)).toBeGreaterThanOrEqual(3);
  });
});

it('contrastOf returns the known contrast ratios of two colour pairs', () => {
  expect(contrastOf('giorno', 'cal-airbnb', 'surface')).toBeCloseTo(3.05, 2);
  expect(contrastOf('giorno', 'cal-booking', 'surface')).toBeCloseTo(11.53, 2);
});

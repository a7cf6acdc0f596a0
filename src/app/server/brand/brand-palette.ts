import { contrastOf, mixColours } from '../../../kernel/brand/colour.ts';
import type { Brand, Colours } from './brand-schema.ts';

export type Palette = Readonly<Record<Role, string>>;
type Role =
  | 'bg'
  | 'surface'
  | 'text'
  | 'primary'
  | 'primary-hover'
  | 'on-primary'
  | 'link'
  | 'accent'
  | 'hero-bg'
  | 'hero-text'
  | 'hero-text-2'
  | 'band'
  | 'footer-bg'
  | 'on-dark'
  | 'on-dark-2'
  | 'surface-tint'
  | 'day-range'
  | 'cal-ospitalia-bg'
  | 'cal-text';

export type Theme = 'giorno' | 'sera';

export const DEFAULT_PALETTES: Readonly<Record<Theme, Palette>> = {
  giorno: {
    bg: '#fcfaf5',
    surface: '#ffffff',
    text: '#221e1a',
    primary: '#12614a',
    'primary-hover': '#0d4b3a',
    'on-primary': '#ffffff',
    link: '#0d4b3a',
    accent: '#e9ae45',
    'hero-bg': '#f2c583',
    'hero-text': '#2a1d10',
    'hero-text-2': '#4a3318',
    band: '#0d4b3a',
    'footer-bg': '#082a22',
    'on-dark': '#fdf6e8',
    'on-dark-2': '#cfe3d9',
    'surface-tint': '#eaf4ef',
    'day-range': '#d3e8de',
    'cal-ospitalia-bg': '#d3e8de',
    'cal-text': '#221e1a',
  },
  sera: {
    bg: '#10191a',
    surface: '#182425',
    text: '#f5ecdc',
    primary: '#7ecbae',
    'primary-hover': '#98dac1',
    'on-primary': '#06251c',
    link: '#93d8be',
    accent: '#f2c56b',
    'hero-bg': '#35385a',
    'hero-text': '#fff3dc',
    'hero-text-2': '#e6dccb',
    band: '#14342b',
    'footer-bg': '#0a1413',
    'on-dark': '#fdf6e8',
    'on-dark-2': '#cfe3d9',
    'surface-tint': '#17302a',
    'day-range': '#1f4338',
    'cal-ospitalia-bg': '#1c4a3b',
    'cal-text': '#f7efe0',
  },
};

const WHITE = '#ffffff';
const BLACK = '#000000';

export function inksOf(primary: string): Readonly<Record<number, string>> {
  const paler: readonly [number, number][] = [
    [50, 0.91],
    [100, 0.81],
    [200, 0.62],
    [300, 0.41],
    [400, 0.2],
    [500, 0.08],
  ];
  const darker: readonly [number, number][] = [
    [700, 0.23],
    [800, 0.4],
    [900, 0.55],
  ];
  return Object.fromEntries([
    ...paler.map(([ink, share]) => [ink, mixColours(primary, WHITE, share)] as const),
    [600, primary],
    ...darker.map(([ink, share]) => [ink, mixColours(primary, BLACK, share)] as const),
  ]);
}

function dayPalette({ primario, su_primario, link, accento, insegna }: Colours): Palette {
  const defaults = DEFAULT_PALETTES.giorno;
  const inks = primario === undefined ? {} : inksOf(primario);
  return {
    ...defaults,
    primary: primario ?? defaults.primary,
    'primary-hover': inks[700] ?? defaults['primary-hover'],
    'on-primary': su_primario ?? defaults['on-primary'],
    link: link ?? inks[700] ?? defaults.link,
    accent: accento ?? defaults.accent,
    'hero-bg': insegna ?? defaults['hero-bg'],
    band: inks[700] ?? defaults.band,
    'footer-bg': inks[900] ?? defaults['footer-bg'],
    'surface-tint': inks[50] ?? defaults['surface-tint'],
    'day-range': inks[100] ?? defaults['day-range'],
    'cal-ospitalia-bg': inks[100] ?? defaults['cal-ospitalia-bg'],
  };
}

/** Shares of white to mix into the day colour for the dark theme. The first one with a contrast of at least `LIT_CONTRAST` is used. */
const LIT_SHARES = [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8];
const LIT_CONTRAST = 8;

function litColour(primary: string, background: string): string {
  const lit = LIT_SHARES.map((share) => mixColours(primary, WHITE, share));
  return lit.find((colour) => contrastOf(colour, background) >= LIT_CONTRAST) ?? WHITE;
}

function eveningPalette(evening: Colours, day: Colours): Palette {
  const defaults = DEFAULT_PALETTES.sera;
  const { su_primario, link, accento, insegna } = evening;
  const primario = evening.primario ?? (day.primario === undefined ? undefined : litColour(day.primario, defaults.bg));
  const shaded = (background: string, share: number, or: string) =>
    primario === undefined ? or : mixColours(primario, background, share);
  return {
    ...defaults,
    primary: primario ?? defaults.primary,
    'primary-hover': primario === undefined ? defaults['primary-hover'] : mixColours(primario, WHITE, 0.2),
    'on-primary': su_primario ?? shaded(BLACK, 0.85, defaults['on-primary']),
    link: link ?? (primario === undefined ? defaults.link : mixColours(primario, WHITE, 0.15)),
    accent: accento ?? defaults.accent,
    'hero-bg': insegna ?? defaults['hero-bg'],
    band: shaded(defaults.bg, 0.8, defaults.band),
    'footer-bg': shaded('#0a1011', 0.95, defaults['footer-bg']),
    'surface-tint': shaded(defaults.bg, 0.88, defaults['surface-tint']),
    'day-range': shaded(defaults.bg, 0.75, defaults['day-range']),
    'cal-ospitalia-bg': shaded(defaults.bg, 0.72, defaults['cal-ospitalia-bg']),
  };
}

export function palettesOf({ colori }: Pick<Brand, 'colori'>): Readonly<Record<Theme, Palette>> {
  const day = colori?.giorno ?? {};
  return { giorno: dayPalette(day), sera: eveningPalette(colori?.sera ?? {}, day) };
}

/** Minimum contrast ratios of WCAG 2.2: criterion 1.4.3 for text, and 1.4.11 for the parts that identify a control. */
const TEXT = 4.5;
const CONTROL = 3;
type Setting = keyof Colours;
const INK = '#221e1a';
const PAIRS: readonly (readonly [above: Role | typeof INK, below: Role, least: number, setting: Setting])[] = [
  ['on-primary', 'primary', TEXT, 'primario'],
  ['on-primary', 'primary-hover', TEXT, 'primario'],
  ['primary', 'bg', CONTROL, 'primario'],
  ['primary', 'surface', CONTROL, 'primario'],
  ['on-dark', 'band', TEXT, 'primario'],
  ['on-dark-2', 'band', TEXT, 'primario'],
  ['on-dark-2', 'footer-bg', TEXT, 'primario'],
  ['text', 'surface-tint', TEXT, 'primario'],
  ['text', 'day-range', TEXT, 'primario'],
  ['cal-text', 'cal-ospitalia-bg', TEXT, 'primario'],
  ['link', 'bg', TEXT, 'link'],
  ['link', 'surface', TEXT, 'link'],
  [INK, 'accent', TEXT, 'accento'],
  ['hero-text', 'hero-bg', TEXT, 'insegna'],
  ['hero-text-2', 'hero-bg', TEXT, 'insegna'],
];

export type Unreadable = { theme: Theme; setting: Setting; colours: [string, string]; contrast: number; least: number };

function sourceOf(
  { colori }: Pick<Brand, 'colori'>,
  theme: Theme,
  setting: Setting,
): Pick<Unreadable, 'theme' | 'setting'> {
  if (colori?.[theme]?.[setting] !== undefined) return { theme, setting };
  return { theme: colori?.[theme]?.primario === undefined ? 'giorno' : theme, setting: 'primario' };
}

export function unreadableOf(brand: Pick<Brand, 'colori'>): Unreadable[] {
  const palettes = palettesOf(brand);
  const themes: Theme[] = ['giorno', 'sera'];
  const found = themes.flatMap((theme) =>
    PAIRS.map(([above, below, least, setting]) => {
      const colours: [string, string] = [above === INK ? INK : palettes[theme][above], palettes[theme][below]];
      return { ...sourceOf(brand, theme, setting), colours, contrast: contrastOf(...colours), least };
    }),
  );
  return found.filter(({ contrast, least }) => contrast < least);
}

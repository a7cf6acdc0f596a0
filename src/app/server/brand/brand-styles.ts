import { mixColours } from '../../../kernel/brand/colour.ts';
import { inksOf, type Palette, palettesOf } from './brand-palette.ts';
import type { Brand, Colours } from './brand-schema.ts';

/** Colours of success messages, which stay green regardless of the brand's colours. */
const SUCCESS = { 'ok-bg': '#eaf4ef', 'ok-line': '#72b49b', 'ok-text': '#0d4b3a' };

function rule(selector: string, properties: Readonly<Record<string, string>>): string {
  const lines = Object.entries(properties).map(([name, value]) => `--${name}:${value}`);
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}\n`;
}

function dayInks({ primario, accento }: Colours): Record<string, string> {
  const inks = primario === undefined ? [] : Object.entries(inksOf(primario));
  return {
    ...Object.fromEntries(inks.map(([ink, colour]) => [`persiana-${ink}`, colour])),
    ...(inks.length > 0 && SUCCESS),
    ...(accento !== undefined && { 'ocra-300': accento, 'ocra-200': accento }),
  };
}

function wallOf(insegna: string | undefined, isEvening: boolean): Record<string, string> {
  if (insegna === undefined) return {};
  const lit = (share: number) => mixColours(insegna, '#ffffff', share);
  const wall = { 'h-wall': insegna, 'h-wall-d': mixColours(insegna, '#000000', 0.18), 'h-wall-l': lit(0.12) };
  return isEvening ? { ...wall, 'h-st1': lit(0.45), 'h-st2': lit(0.3), 'h-st3': lit(0.18) } : wall;
}

const BRANDED = ['primary', 'primary-hover', 'on-primary', 'link', 'accent', 'hero-bg'] as const;
const BRANDED_BY_EVENING = ['band', 'footer-bg', 'surface-tint', 'day-range', 'cal-ospitalia-bg'] as const;

const only = (palette: Palette, roles: readonly (keyof Palette)[]) =>
  Object.fromEntries(roles.map((role) => [role, palette[role]]));

/** Number of characters that fit in a phone's header. Longer names get a smaller font size. */
const SHORT_NAME = 14;
const LONG_NAME_STYLES =
  'html .logo{line-height:1.15}@media (max-width:560px){html .logo{font-size:1rem}html .top .logo{flex:1 1 0}}\n';

/** Returns a brand's styles. The `html` prefix raises specificity, because the portal's stylesheet may load again afterwards. */
export function brandStyles(brand: Brand, logoUrl: string): string {
  const { giorno, sera } = palettesOf(brand);
  const colours = brand.colori === undefined ? '' : colourStyles(brand.colori, giorno, sera);
  const mark = brand.logoSvg === null ? '' : logoStyles(logoUrl);
  return `${colours}${mark}${brand.nome.length > SHORT_NAME ? LONG_NAME_STYLES : ''}`;
}

function colourStyles(colours: NonNullable<Brand['colori']>, giorno: Palette, sera: Palette): string {
  const day = colours.giorno ?? {};
  const evening = only(sera, [...BRANDED, ...BRANDED_BY_EVENING]);
  const days = { 'day-sel': sera.primary, 'on-day-sel': sera['on-primary'], 'day-hover': sera['surface-tint'] };
  const light = { ...dayInks(day), ...only(giorno, BRANDED), ...wallOf(day.insegna, false) };
  const dark = { ...evening, ...days, ...wallOf(colours.sera?.insegna, true) };
  return [
    rule('html:root', { ...light, 'on-day-sel': giorno['on-primary'] }),
    rule('html:root[data-tema=sera]', {
      ...dark,
      'primary-press': sera['primary-hover'],
      'cal-ospitalia': sera.primary,
    }),
    '.logo-arco{fill:var(--primary)!important}\n',
  ].join('');
}

const logoStyles = (url: string) =>
  `html .open-door{background:url(${url}) center/contain no-repeat}html .open-door>*{display:none}\n`;

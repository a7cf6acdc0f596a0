import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrastOf } from '../../../kernel/brand/colour.ts';
import { DEFAULT_PALETTES, palettesOf, unreadableOf } from './brand-palette.ts';
import { brandStyles } from './brand-styles.ts';

function tokensOf(...files: string[]): (role: string) => string | undefined {
  const text = files.map((file) => readFileSync(`src/ui/styles/${file}`, 'utf8')).join('\n');
  const values = new Map(
    [...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const valueOf = (role: string): string | undefined => {
    const value = values.get(role);
    const inner = /^var\(--([\w-]+)\)$/.exec(value ?? '')?.[1];
    return inner === undefined ? value : valueOf(inner);
  };
  return valueOf;
}

test.each([
  ['giorno', tokensOf('tokens.css')],
  ['sera', tokensOf('tokens.css', 'tokens-evening.css')],
] as const)('the default palette of the theme «%s» matches the stylesheets', (theme, valueOf) => {
  for (const [role, colour] of Object.entries(DEFAULT_PALETTES[theme])) {
    expect(`${role} ${valueOf(role)}`).toBe(`${role} ${colour}`);
  }
});

test('the default palettes make all text readable', () => {
  expect(unreadableOf({})).toEqual([]);
  expect(palettesOf({})).toEqual(DEFAULT_PALETTES);
});

test.each(['#8a2f3c', '#12614a', '#1f4e8c', '#5b3f8c', '#6b4f00', '#000000', '#7a2200'])(
  'palettesOf derives two readable themes from the primary colour %s alone',
  (primario) => {
    expect(unreadableOf({ colori: { giorno: { primario } } })).toEqual([]);
    const { sera } = palettesOf({ colori: { giorno: { primario } } });
    expect(contrastOf(sera.primary, sera.bg)).toBeGreaterThan(4.5);
  },
);

test.each([
  ['a pale colour under white text', { giorno: { primario: '#e8c26a' } }, 'giorno', 'primario'],
  ['a link with too little contrast', { giorno: { link: '#c0b0a0' } }, 'giorno', 'link'],
  ['a dark accent under dark text', { giorno: { accento: '#3a2a1a' } }, 'giorno', 'accento'],
  ['a dark colour in the evening theme', { sera: { primario: '#203020' } }, 'sera', 'primario'],
  ['a bright signboard colour in the evening theme', { sera: { insegna: '#ffd0a0' } }, 'sera', 'insegna'],
])('unreadableOf reports %s', (_, colori, theme, setting) => {
  expect(unreadableOf({ colori })).toContainEqual(expect.objectContaining({ theme, setting }));
});

test('brandStyles writes no styles for colours that are not set', () => {
  expect(brandStyles({ nome: 'C', logoSvg: null }, '/x.svg')).toBe('');
  expect(brandStyles({ nome: 'C', logoSvg: '<svg/>' }, '/x.svg')).toBe(
    'html .open-door{background:url(/x.svg) center/contain no-repeat}html .open-door>*{display:none}\n',
  );
  expect(brandStyles({ nome: 'Case dell’Appennino', logoSvg: null }, '/x.svg')).toContain('.top .logo{flex:1 1 0}');
  const styles = brandStyles({ nome: 'C', logoSvg: null, colori: { giorno: { primario: '#8a2f3c' } } }, '/x.svg');
  expect(styles).toContain('--persiana-600:#8a2f3c');
  expect(styles).toContain('--ok-text:#0d4b3a');
  expect(styles).not.toContain('--h-wall');
  expect(styles, 'a stylesheet of the portal that loads later must not win').not.toMatch(/^(?:\.|:root)(?!logo-arco)/m);
});

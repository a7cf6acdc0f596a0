/**
 * Gathers the icons that the pages use into one SVG sprite, `src/ui/icons.svg`, and their names into `src/ui/icon-name.ts`.
 * Run `node scripts/build-icons.ts` after adding a name here; both files are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** Names as in https://phosphoricons.com, regular weight. */
const names = [
  'arrow-left',
  'arrow-right',
  'arrows-clockwise',
  'barbell',
  'bathtub',
  'bed',
  'buildings',
  'camera',
  'car',
  'campfire',
  'caret-down',
  'caret-left',
  'caret-right',
  'check',
  'coffee',
  'cooking-pot',
  'door',
  'drop',
  'elevator',
  'envelope-simple',
  'film-strip',
  'fire',
  'flower-lotus',
  'garage',
  'identification-card',
  'images',
  'info',
  'list',
  'lock-simple',
  'map-pin',
  'map-trifold',
  'moon-stars',
  'mountains',
  'pause',
  'paw-print',
  'phone',
  'play',
  'share-network',
  'shield-check',
  'snowflake',
  'sun',
  'sun-horizon',
  'swimming-pool',
  'television-simple',
  'thermometer-hot',
  'train',
  'tree',
  'umbrella-simple',
  'airplane-tilt',
  'users',
  'warning',
  'warning-circle',
  'washing-machine',
  'waves',
  'whatsapp-logo',
  'wifi-high',
  'x',
  'arrow-square-out',
  'check-circle',
  'clock',
  'download-simple',
  'paper-plane-tilt',
  'pencil-simple',
  'plus',
  'sign-out',
  'trash',
  'copy',
  'dots-six-vertical',
  'upload-simple',
  'eye',
  'eye-slash',
  'magnifying-glass',
  'keyboard',
  'clipboard-text',
  'calendar-dots',
  'calendar-blank',
  'calendar-plus',
  'prohibit',
  'wrench',
  'caret-up',
];

/** Every icon of the package lies beside this one. */
const assets = import.meta.resolve('@phosphor-icons/core/regular/x.svg');
const ui = new URL('../src/ui/', import.meta.url);

function symbol(name: string): string {
  const source = readFileSync(new URL(`${name}.svg`, assets), 'utf8');
  const [, drawing] = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(source) ?? [];
  if (drawing === undefined) throw new Error(`The icon ${name} is not an SVG file of the expected shape.`);
  return `<symbol id="${name}" viewBox="0 0 256 256">${drawing}</symbol>`;
}

const sorted = names.toSorted();
const credit = '<!-- Phosphor icons, MIT. Written by scripts/build-icons.ts. -->';
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${credit}\n${sorted.map(symbol).join('\n')}\n</svg>\n`;
const union = `/** Icons of the sprite. Written by \`scripts/build-icons.ts\`: add a name there. */
export type IconName =
${sorted.map((name) => `  | '${name}'`).join('\n')};
`;
writeFileSync(new URL('icons.svg', ui), sprite);
writeFileSync(new URL('icon-name.ts', ui), union);

/**
 * Gathers the icons that the pages use into one SVG sprite, `src/ui/icons.svg`, and their names into `src/ui/icon-name.ts`;
 * those of the article's editor into a sprite of their own, which no visitor loads. Run `node tools/generate/build-icons.ts` after
 * adding a name here; the files are committed.
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
  'corners-out',
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
  'minus',
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
  'rss',
  'sliders-horizontal',
  'house-line',
];

/** What the article's editor and the panel's part of the blog show beside them. */
const editorNames = [
  'article',
  'arrow-u-up-left',
  'arrow-u-up-right',
  'chart-bar',
  'chat-circle-text',
  'code',
  'columns-plus-left',
  'columns-plus-right',
  'image',
  'link',
  'link-break',
  'list-bullets',
  'list-numbers',
  'minus',
  'newspaper',
  'quotes',
  'rows-plus-bottom',
  'rows-plus-top',
  'table',
  'tag',
  'text-b',
  'text-h-four',
  'text-h-three',
  'text-h-two',
  'text-italic',
  'text-strikethrough',
  'text-underline',
];

/** Every icon of the package lies beside this one. */
const assets = import.meta.resolve('@phosphor-icons/core/regular/x.svg');

function symbol(name: string): string {
  const source = readFileSync(new URL(`${name}.svg`, assets), 'utf8');
  const [, drawing] = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(source) ?? [];
  if (drawing === undefined) throw new Error(`The icon ${name} is not an SVG file of the expected shape.`);
  return `<symbol id="${name}" viewBox="0 0 256 256">${drawing}</symbol>`;
}

function writeSprite(folder: string, sprite: string, type: string, all: readonly string[]): void {
  const sorted = all.toSorted();
  const credit = '<!-- Phosphor icons, MIT. Written by tools/generate/build-icons.ts. -->';
  const symbols = sorted.map(symbol).join('\n');
  const union = `/** Icons of the sprite. Written by \`tools/generate/build-icons.ts\`: add a name there. */
export type ${type} =
${sorted.map((name) => `  | '${name}'`).join('\n')};
`;
  const at = new URL(`../src/${folder}/${sprite}`, import.meta.url).href;
  writeFileSync(new URL(`${at}s.svg`), `<svg xmlns="http://www.w3.org/2000/svg">\n${credit}\n${symbols}\n</svg>\n`);
  writeFileSync(new URL(`${at}-name.ts`), union);
}

writeSprite('ui', 'icon', 'IconName', names);
writeSprite('blog/web/admin', 'editor-icon', 'EditorIconName', editorNames);

/**
 * Collects the icons in an SVG sprite. The article editor has a separate sprite, which visitors do not load. Run `node
 * lab/data/build-icons.ts` after adding a name to `src/ui/icons/icon-name.ts` or `src/blog/web/admin/editor-icon-name.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import phosphor from '@iconify-json/ph/icons.json' with { type: 'json' };

function symbol(name: string): string {
  const { body } = Object.entries(phosphor.icons).find(([each]) => each === name)?.[1] ?? {};
  if (body === undefined) throw new Error(`Phosphor has no icon ${name}.`);
  return `<symbol id="${name}" viewBox="0 0 256 256">${body.replaceAll(' fill="currentColor"', '')}</symbol>`;
}

function writeSprite(folder: string, sprite: string): void {
  const at = new URL(`../../src/${folder}/${sprite}`, import.meta.url).href;
  const names = readFileSync(new URL(`${at}-name.ts`), 'utf8').matchAll(/^ {2}\| '([a-z-]+)'/gm);
  const symbols = Array.from(names, ([, name = '']) => symbol(name)).join('\n');
  const credit = '<!-- Phosphor icons, MIT. Written by lab/data/build-icons.ts. -->';
  writeFileSync(new URL(`${at}s.svg`), `<svg xmlns="http://www.w3.org/2000/svg">\n${credit}\n${symbols}\n</svg>\n`);
}

writeSprite('ui', 'icon');
writeSprite('blog/web/admin', 'editor-icon');

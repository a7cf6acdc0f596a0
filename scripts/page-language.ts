import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { pageLanguage } from '../src/app/web/page-language.ts';
import { countedAddress } from '../src/app/pages.ts';
import { ALL_OWNER_WORDS, ALL_PATHS } from '../src/kernel/pages/all-paths.ts';
import type { Language } from '../src/kernel/language.ts';

const OF_A_LANGUAGE = /(?:\.it)?(\.ts|\.md)$/;

/** Values that a build contains only for its own language, because browsers do not need the others. */
const VALUES: readonly (readonly [file: string, values: (language: Language) => Record<string, unknown>])[] = [
  ['/src/kernel/pages/paths.ts', (language) => ({ paths: ALL_PATHS[language] })],
  ['/src/kernel/languages/owner-words.ts', (language) => ({ ownerWords: ALL_OWNER_WORDS[language] })],
  ['/src/app/web/counted-address.ts', (language) => ({ COUNTED_ADDRESS: countedAddress(language) })],
];

/**
 * Resolves imports of messages to the file of the page language: both `messages/visitor.ts` and `messages/visitor.it.ts` become
 * `messages/visitor.de.ts`.
 */
export const languageModules = (language: Language = pageLanguage): Plugin => ({
  name: 'language-modules',
  enforce: 'pre',
  resolveId(source, importer) {
    const [, extension] = OF_A_LANGUAGE.exec(source) ?? [];
    if (importer === undefined || !source.startsWith('.') || extension === undefined) return null;
    const base = resolve(dirname(importer.replace(/\?.*$/, '')), source).replace(OF_A_LANGUAGE, '');
    if (!existsSync(`${base}.it${extension}`)) return null;
    const own = `${base}.${language}${extension}`;
    return existsSync(own) ? own : this.error(`${importer} needs ${own}, which is not translated`);
  },
  load(id) {
    const [, valuesIn] = VALUES.find(([file]) => normalizePath(id).endsWith(file)) ?? [];
    if (valuesIn === undefined) return null;
    const values = Object.entries(valuesIn(language));
    return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
  },
});

import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pageLanguage } from '../src/app/web/page-language.ts';
import type { Language } from '../src/kernel/language.ts';

const OF_A_LANGUAGE = /(?:\.it)?\.ts$/;

/**
 * Resolves a module with an `.it.ts` sibling, and that sibling, to the file of the page's language: `messages/visitor.ts` and
 * `paths.ts` become `messages/visitor.de.ts` and `paths.de.ts`.
 */
export const languageModules = (language: Language = pageLanguage): Plugin => ({
  name: 'language-modules',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !source.startsWith('.') || !source.endsWith('.ts')) return null;
    const base = resolve(dirname(importer.replace(/\?.*$/, '')), source).replace(OF_A_LANGUAGE, '');
    if (!existsSync(`${base}.it.ts`)) return null;
    const own = `${base}.${language}.ts`;
    return existsSync(own) ? own : this.error(`${importer} needs ${own}: it is not translated`);
  },
});

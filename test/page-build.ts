import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { contentPages } from '../scripts/content-pages.ts';
import { languageModules } from '../scripts/page-language.ts';
import { createPageRenderer, type PageServices } from '../src/app/server/pages.ts';
import { ITALIAN, type Language } from '../src/kernel/language.ts';
import type { PageRenderer } from '../src/platform/page-cache/page-renderer.ts';
import { buildPages } from './built-pages.ts';

export { PAGE_ROUTES } from './built-pages.ts';

const log = pino({ level: 'silent' });

export async function createTestPages(services: PageServices): Promise<PageRenderer> {
  const build = await buildPages();
  return createPageRenderer(services, { loadBuild: async () => build, mode: 'production', log });
}

type Built = { buildPages: typeof buildPages };

export async function openForeignPages(languages: readonly Language[]) {
  const servers = await Promise.all(
    languages.map((language) =>
      createServer({
        configFile: false,
        logLevel: 'error',
        appType: 'custom',
        plugins: [languageModules(language), contentPages()],
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
      }),
    ),
  );
  const builds = new Map<Language, ServerBuild>([[ITALIAN, await buildPages()]]);
  for (const [index, language] of languages.entries()) {
    // This variable selects the language of the pages that a build contains (`scripts/page-language.ts`).
    process.env['PAGE_LANGUAGE'] = language;
    const built = (await servers[index]?.ssrLoadModule('/test/built-pages.ts')) as Built;
    builds.set(language, await built.buildPages());
  }
  delete process.env['PAGE_LANGUAGE'];
  const buildOf = (language: Language): ServerBuild => {
    const build = builds.get(language);
    if (build === undefined) throw new Error(`no pages in ${language}`);
    return build;
  };
  return {
    buildOf,
    createPages: async (services: PageServices) =>
      createPageRenderer(services, { loadBuild: async (language) => buildOf(language), mode: 'production', log }),
    close: () => Promise.all(servers.map((server) => server.close())),
  };
}

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Rolldown } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { contentPages } from './scripts/content-pages.ts';
import { messageModules } from './scripts/message-modules.ts';
import { languageModules } from './scripts/page-language.ts';
import { bundleOf } from './src/app/pages.ts';
import { pageLanguage } from './src/app/web/page-language.ts';
import { ITALIAN } from './src/kernel/language.ts';

const PAGE = /\/src\/app\/web\/(?:pages\/([a-z-]+)|root|entry\.client)\.tsx|\/content\/([a-z-]+)\.[a-z]{2}\.md/;
/** The guest's booking page. Modules that it shares with other pages must not load the rest of those pages. */
const GUEST_PAGE = 'prenotazione';

/** Returns the pages that load a module; `withLate` includes lazy loading. `frame` stands for all pages. */
function pagesOf(id: string, modules: Rolldown.ChunkingContext, withLate = false, seen = new Set<string>()): string[] {
  const page = PAGE.exec(id);
  if (page) return [page[1] ?? page[2] ?? 'frame'];
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  const all = withLate ? [...importers, ...dynamicImporters] : importers;
  return [...new Set(all.flatMap((each) => (seen.has(each) ? [] : pagesOf(each, modules, withLate, seen))))];
}

/** Returns whether visitors choose a home on the page. Such a page must not wait for code of other pages. */
const isOfVisitors = (page: string) => bundleOf(page) === undefined;

const someOf = (pages: readonly string[], bundle: ReturnType<typeof bundleOf>) =>
  pages.some((page) => bundleOf(page) === bundle);

function filesBesideChoosing(pages: string[], late: string[]) {
  const isOfWork = someOf(pages, 'work');
  const isOfGuest = pages.includes(GUEST_PAGE);
  const isOfBlog = someOf(pages, 'blog');
  const isOfPayment = pages.includes('pagamento-demo');
  const isPersonal = someOf(pages, 'own');
  // This chunk contains the empty state, which the blog and personal pages share.
  if (isOfBlog && isPersonal) return 'empty';
  if (isOfGuest && isPersonal) return 'calls';
  if (isOfBlog && (isOfWork || isOfGuest)) return 'moments';
  if (isOfPayment) return isPersonal || isOfGuest || !late.includes('struttura') ? null : 'terms';
  // Blog modules that the home page loads lazily have their own chunk.
  if (isOfBlog) return late.includes('home') ? 'posts' : 'blog';
  return isOfGuest && pages.length === 1 ? 'booking' : null;
}

/**
 * Returns the chunk of a module that visitors' pages load; `null` leaves the choice to the bundler. A page that loads a module
 * lazily must not load the rest of that module's page.
 */
function visitorsFile(id: string, modules: Rolldown.ChunkingContext) {
  const pages = pagesOf(id, modules);
  const visitors = pages.filter(isOfVisitors);
  const late = pagesOf(id, modules, true).filter((page) => isOfVisitors(page) && !pages.includes(page));
  const isOf = (page: string) => visitors.includes(page);
  const isOfBlog = someOf(pages, 'blog');
  if (visitors.length === 0) return filesBesideChoosing(pages, late);
  if (isOf('frame')) return 'shared';
  if (isOf('struttura')) {
    if (isOf('citta') || (isOf('regione') && someOf(pages, 'booking'))) return 'shared';
    // The chunk `pictures` contains the photo components, and `tiles` contains the home tiles with save buttons. Lists of homes
    // need neither, because they render tiles as static HTML.
    if (isOf('regione')) return isOfBlog ? 'pictures' : 'tiles';
    if (isOf('home')) return 'unlisted';
    if (isOfBlog) return 'share';
    if (someOf(pages, 'booking')) return 'stay';
    return pages.length > 1 || late.length > 0 ? 'calendar' : 'detail';
  }
  if (pages.includes(GUEST_PAGE) || (isOf('citta') && pages.includes('pagamento-demo'))) return 'shared';
  // These modules form a separate chunk, which is loaded with the lazy part of the home page.
  if (isOf('home') && pages.length === 1) return 'homepage';
  // Only styles are in this chunk, because the home page loads the newest article lazily.
  if (isOf('home') && isOfBlog) return someOf(pages, 'own') ? 'shared' : 'poster';
  // Region pages have no list and no search box; the home page has no header of a place.
  if (isOf('home') && bundleOf(pages.find((page) => page !== 'home') ?? '') === 'scriptless') return 'unlisted';
  if (isOf('home')) return isOf('citta') ? (isOf('regione') ? 'places' : 'search') : 'regions';
  // The page of a town shares these modules with the forms of a struttura, which load the places anyway.
  if (isOf('citta') && someOf(pages, 'work')) return 'places';
  if (isOf('citta') && late.includes('struttura')) return 'photos';
  if (isOf('regione')) return isOf('citta') ? 'towns' : 'provinces';
  return isOf('citta') ? 'results' : null;
}

/**
 * Chunks of the visitors' pages. The order matters, because a chunk includes the imports of its modules unless an earlier chunk
 * has them.
 */
const VISITORS_FILES = [
  'shared',
  'photos',
  'pictures',
  'tiles',
  'unlisted',
  'share',
  'places',
  'search',
  'towns',
  'provinces',
  'regions',
  'empty',
  'moments',
  'poster',
  'homepage',
  'posts',
  'results',
  'stay',
  'calendar',
  'detail',
  'calls',
  'terms',
  'booking',
  'blog',
] as const;

/** Functions whose calls are removed if the result is unused, because React Router's developer warnings take 2.7 KB per page. */
const DEVELOPERS_CHECKS = ['invariant', 'warning', 'warningOnce', 'warnOnce'];

/** Chunks that need no preload, because every page has loaded them before it imports others. */
const IN_EVERY_PAGE = /\/(?:rolldown-runtime|framework|shared)-/;

/** Chunks whose imports need no preload, because the lazy chunks of visitors' pages load when the browser is idle. */
const OF_VISITORS = new RegExp(`/(?:home|${VISITORS_FILES.join('|')})-`);

/** The chunk whose dependencies are preloaded, because pages import the chunk during hydration. */
const WANTED_AT_ONCE = /\/BookingPanel-/;

/** Chunks that also include modules with a single importer. */
const WHOLE_FILES = new Set<string>(['shared', 'detail']);

const BROWSER_FILES: Rolldown.InputOptions & { output: Rolldown.OutputOptions } = {
  // Messages are inlined, so that a page loads neither the keys of messages nor the messages of other pages.
  optimization: { inlineConst: { mode: 'all' } },
  treeshake: { manualPureFunctions: DEVELOPERS_CHECKS },
  output: {
    // The framework chunk stays cached when the portal's own code changes. Many small chunks would compress badly
    // (docs/decisions/0054).
    codeSplitting: {
      groups: [
        {
          name: (id, modules) => (pagesOf(id, modules).some((page) => bundleOf(page) !== 'work') ? 'framework' : null),
          debugName: 'framework',
          test: /node_modules/,
          priority: VISITORS_FILES.length,
        },
        ...VISITORS_FILES.map((file, position) => ({
          name: (id: string, modules: Rolldown.ChunkingContext) => (visitorsFile(id, modules) === file ? file : null),
          debugName: file,
          test: file === 'shared' ? /src\/|vite\/preload-helper/ : /src\//,
          minShareCount: WHOLE_FILES.has(file) ? 1 : 2,
          priority: VISITORS_FILES.length - 1 - position,
        })),
      ],
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [languageModules(), contentPages(), messageModules(), reactRouter()],
  // Images and sprites stay separate files, so that they can be cached and do not enlarge HTML or JavaScript.
  build: { assetsInlineLimit: 0, copyPublicDir: pageLanguage === ITALIAN },
  environments: {
    // Bundles the `devDependencies` that pages import, because production servers install only `dependencies`.
    ...(command === 'build' && {
      ssr: { resolve: { noExternal: true as const, external: Object.keys(manifest.dependencies) } },
    }),
    client: {
      build: {
        // Collects the licence notices of the code that browsers receive (docs/DEPENDENCIES.md).
        license: { fileName: 'licenze.txt' },
        modulePreload: {
          resolveDependencies: (file, files, { hostId }) =>
            OF_VISITORS.test(hostId) && !WANTED_AT_ONCE.test(file)
              ? []
              : files.filter((each) => !IN_EVERY_PAGE.test(each)),
        },
        rolldownOptions: BROWSER_FILES,
      },
    },
  },
}));

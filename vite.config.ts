import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Rolldown } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { contentPages } from './scripts/content-pages.ts';
import { messageModules } from './scripts/message-modules.ts';
import { languageModules } from './scripts/page-language.ts';
import { bundleOf } from './src/app/pages.ts';
import { pageLanguage } from './src/app/web/page-language.ts';
import { ITALIAN } from './src/kernel/language.ts';

/** The frame around every page, and each page. */
const PAGE = /\/src\/app\/web\/(?:pages\/([a-z-]+)|root|entry\.client)\.tsx|\/content\/([a-z-]+)\.[a-z]{2}\.md/;
/** The one about a booking that a guest comes back to: what it has in common with others must not bring their pages along. */
const GUEST_PAGE = 'prenotazione';

/** The pages that load this module at once, or `withLate` at any time; `frame` is all of them. */
function pagesOf(id: string, modules: Rolldown.ChunkingContext, withLate = false, seen = new Set<string>()): string[] {
  const page = PAGE.exec(id);
  if (page) return [page[1] ?? page[2] ?? 'frame'];
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  const all = withLate ? [...importers, ...dynamicImporters] : importers;
  return [...new Set(all.flatMap((each) => (seen.has(each) ? [] : pagesOf(each, modules, withLate, seen))))];
}

/**
 * What visitors load who choose a home. They wait neither for the forms of owners and administrators, nor for pages about a
 * booking, of the blog, about what is theirs, or for browsers without scripts (`bundle` in `src/app/pages.ts`).
 */
const isOfVisitors = (page: string) => bundleOf(page) === undefined;

const someOf = (pages: readonly string[], bundle: ReturnType<typeof bundleOf>) =>
  pages.some((page) => bundleOf(page) === bundle);

/** Which file of visitors a module is in that no list of homes, no home and no region has at once. */
function filesBesideChoosing(pages: string[], late: string[]) {
  const isOfWork = someOf(pages, 'work');
  const isOfGuest = pages.includes(GUEST_PAGE);
  const isOfBlog = someOf(pages, 'blog');
  const isOfPayment = pages.includes('pagamento-demo');
  const isOfOwn = someOf(pages, 'own');
  // Who has nothing there yet.
  if (isOfBlog && isOfOwn) return 'empty';
  if (isOfGuest && isOfOwn) return 'calls';
  if (isOfBlog && (isOfWork || isOfGuest)) return 'moments';
  if (isOfPayment) return isOfOwn || isOfGuest || !late.includes('struttura') ? null : 'terms';
  // What the blog has in common with the home page comes late there.
  if (isOfBlog) return late.includes('home') ? 'posts' : 'blog';
  return isOfGuest && pages.length === 1 ? 'booking' : null;
}

/**
 * Which file of visitors a module is in. What only owners and administrators load is in none of them; what one page alone
 * loads is left to the bundler. What comes late on another page must not bring along all that its own page has.
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
    // Photos, and tiles with their hearts: a list of homes has them as HTML.
    if (isOf('regione')) return isOfBlog ? 'pictures' : 'tiles';
    if (isOf('home')) return 'unlisted';
    if (isOfBlog) return 'share';
    if (someOf(pages, 'booking')) return 'stay';
    return pages.length > 1 || late.length > 0 ? 'calendar' : 'detail';
  }
  if (pages.includes(GUEST_PAGE) || (isOf('citta') && pages.includes('pagamento-demo'))) return 'shared';
  // Its data come with its late part, in a file beside the page's.
  if (isOf('home') && pages.length === 1) return 'homepage';
  // Styles alone: the newest article comes late on the home page.
  if (isOf('home') && isOfBlog) return someOf(pages, 'own') ? 'shared' : 'poster';
  // A region's page has neither a list nor a box to search in, and the home page no header of a place.
  if (isOf('home') && bundleOf(pages.find((page) => page !== 'home') ?? '') === 'scriptless') return 'unlisted';
  if (isOf('home')) return isOf('citta') ? (isOf('regione') ? 'places' : 'search') : 'regions';
  // What a town's page shares with the forms of a struttura: these load the places anyhow.
  if (isOf('citta') && someOf(pages, 'work')) return 'places';
  if (isOf('citta') && late.includes('struttura')) return 'photos';
  if (isOf('regione')) return isOf('citta') ? 'towns' : 'provinces';
  return isOf('citta') ? 'results' : null;
}

/** In this order, because a file takes along whatever its modules import, unless a file before it has it. */
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

/** What React Router tells a developer who uses it wrongly: 2.7 KB of every page. A call whose answer nobody reads is left out. */
const DEVELOPERS_CHECKS = ['invariant', 'warning', 'warningOnce', 'warnOnce'];

/** Every page has loaded these before it asks for a file more: nothing has to name them as what that file waits for. */
const IN_EVERY_PAGE = /\/(?:rolldown-runtime|framework|shared)-/;

/** What comes late on visitors' pages comes when the browser is idle: it may find out by itself what else it needs. */
const OF_VISITORS = new RegExp(`/(?:home|${VISITORS_FILES.join('|')})-`);

/** A page asks for this one while it comes to life: what it needs must not wait for it. */
const WANTED_AT_ONCE = /\/BookingPanel-/;

/** These take what only one module imports, too. */
const WHOLE_FILES = new Set<string>(['shared', 'detail']);

/** How the browser's files are cut. */
const BROWSER_FILES: Rolldown.InputOptions & { output: Rolldown.OutputOptions } = {
  // A sentence stands where it is shown: a file of messages costs a page no key, and no sentence of another page.
  optimization: { inlineConst: { mode: 'all' } },
  treeshake: { manualPureFunctions: DEVELOPERS_CHECKS },
  output: {
    // The framework keeps its name, and so its place in the browser's cache, when our own code changes. What pages
    // share is few files, because a dozen of a few hundred bytes each compress badly (docs/decisions/0054).
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
  // Pictures and sprites stay files of their own: cacheable, and neither in the HTML nor in the JavaScript.
  build: { assetsInlineLimit: 0, copyPublicDir: pageLanguage === ITALIAN },
  environments: {
    // What pages take of `devDependencies` goes into their build: a server that runs it has only `dependencies`.
    ...(command === 'build' && {
      ssr: { resolve: { noExternal: true as const, external: Object.keys(manifest.dependencies) } },
    }),
    client: {
      build: {
        // Whoever is given code by us is given the names of those who wrote it, too (docs/DEPENDENCIES.md).
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

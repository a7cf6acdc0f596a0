import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Rolldown } from 'vite';

/** The frame around every page, and each page. */
const PAGE = /\/src\/app\/web\/(?:pages\/([a-z-]+)|root|entry\.client)\.tsx/;
/** Pages of owners and administrators, who wait for their forms; visitors must not. */
const WORK_PAGE = /^(?:inserisci|proprietario|admin)/;
/** Pages about a booking, which come after the choice: who still chooses does not wait for what is theirs. */
const BOOKING_PAGE = /^(?:prenotazione|pagamento-demo|termini)/;
/** Pages of the blog: who looks for a home does not wait for what is theirs. */
const BLOG_PAGE = /^(?:blog|articolo|newsletter)/;
/** Pages that people come to by themselves, about their own data: what they share is left to the bundler. */
const DATA_PAGE = /^i-miei-dati/;
const NOT_FOR_CHOOSING = [WORK_PAGE, BOOKING_PAGE, BLOG_PAGE, DATA_PAGE];
/** The one about a booking that a guest comes back to: what it has in common with others must not bring their pages along. */
const GUEST_PAGE = 'prenotazione';

const LIST_PAGES = ['regione', 'provincia', 'citta', 'cerca', 'filtri'];

/** The pages that load this module at once; `frame` is all of them. */
function pagesOf(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): string[] {
  const page = PAGE.exec(id);
  if (page) return [page[1] ?? 'frame'];
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return [...new Set(importers.flatMap((each) => (seen.has(each) ? [] : pagesOf(each, modules, seen))))];
}

/**
 * Which file of visitors a module is in. What only owners and administrators load is in none of them; what one page alone
 * loads is left to the bundler.
 */
function visitorsFile(id: string, modules: Rolldown.ChunkingContext) {
  const pages = pagesOf(id, modules);
  const visitors = pages.filter((page) => !NOT_FOR_CHOOSING.some((kind) => kind.test(page)));
  const isOfBlog = pages.some((page) => BLOG_PAGE.test(page));
  const isOfHome = visitors.includes('home');
  if (visitors.includes('frame')) return 'shared';
  if (pages.includes(GUEST_PAGE) && !visitors.includes('struttura')) return visitors.length > 0 ? 'shared' : 'booking';
  if (isOfBlog && visitors.length === 0) return 'blog';
  if (visitors.includes('struttura')) {
    if (isOfHome) return 'shared';
    // The blog's pages have its photos, and load nothing else of a struttura.
    if (isOfBlog) return 'strutture';
    // With the page itself: its dialogs, which come later, would else have what they share with it in more files.
    if (pages.length === 1) return 'detail';
    // What a home's form says of it, too: a form has nothing of a stay.
    if (/\/(?:flag-fields|listing-messages\.it)\.ts$/.test(id)) return 'fields';
    return visitors.length === 1 ? 'stay' : 'strutture';
  }
  // The newest article stands on the home page; the blog's pages have no map of regions.
  if (isOfHome && isOfBlog) return 'posts';
  if (isOfHome) return visitors.includes('citta') ? 'places' : 'regions';
  // What a town's page shares with the forms of a struttura: these load the places anyhow.
  if (visitors.includes('citta') && pages.length > visitors.length) return 'places';
  // What pages of text share is small, and none of them has a list.
  return visitors.length > 1 && LIST_PAGES.some((page) => visitors.includes(page)) ? 'results' : null;
}

/** In this order, because a file takes along whatever its modules import, unless a file before it has it. */
const VISITORS_FILES = [
  'shared',
  'fields',
  'strutture',
  'places',
  'posts',
  'regions',
  'results',
  'stay',
  'detail',
  'booking',
  'blog',
] as const;

/** What React Router tells a developer who uses it wrongly: 2.7 KB of every page. A call whose answer nobody reads is left out. */
const DEVELOPERS_CHECKS = ['invariant', 'warning', 'warningOnce', 'warnOnce'];

/** Every page has loaded these before it asks for a file more: nothing has to name them as what that file waits for. */
const IN_EVERY_PAGE = /\/(?:rolldown-runtime|framework|shared)-/;

/** These take what only one module imports, too. */
const WHOLE_FILES = new Set<string>(['shared', 'detail']);

export default defineConfig({
  plugins: [reactRouter()],
  // Pictures and sprites stay files of their own: cacheable, and neither in the HTML nor in the JavaScript.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !IN_EVERY_PAGE.test(file)) },
        rolldownOptions: {
          // A sentence stands where it is shown: a file of messages costs a page no key, and no sentence of another page.
          optimization: { inlineConst: { mode: 'all' } },
          treeshake: { manualPureFunctions: DEVELOPERS_CHECKS },
          output: {
            // The framework keeps its name, and so its place in the browser's cache, when our own code changes. What pages
            // share is few files, because a dozen of a few hundred bytes each compress badly (docs/decisions/0054).
            codeSplitting: {
              groups: [
                {
                  name: (id, modules) =>
                    pagesOf(id, modules).some((page) => !WORK_PAGE.test(page)) ? 'framework' : null,
                  debugName: 'framework',
                  test: /node_modules/,
                  priority: VISITORS_FILES.length,
                },
                ...VISITORS_FILES.map((file, position) => ({
                  name: (id: string, modules: Rolldown.ChunkingContext) =>
                    visitorsFile(id, modules) === file ? file : null,
                  debugName: file,
                  test: file === 'shared' ? /src\/|vite\/preload-helper/ : /src\//,
                  minShareCount: WHOLE_FILES.has(file) ? 1 : 2,
                  priority: VISITORS_FILES.length - 1 - position,
                })),
              ],
            },
          },
        },
      },
    },
  },
});

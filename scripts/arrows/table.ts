/**
 * The dependency rules (`docs/ARCHITECTURE.md`, "Dependency rules") as one table: which module may import which, and which
 * kind of file may import which. To allow a dependency, change a row here and record why in `docs/decisions/`.
 */

/** Rooms from the ground up. A room knows only rooms of the rows above its own; rooms of one row do not know each other. */
export const ROOM_LAYERS: readonly (readonly string[])[] = [
  ['locations', 'media', 'mail', 'analytics'],
  ['accounts'],
  ['strutture', 'blog', 'privacy'],
  ['calendar'],
  ['stay'],
  ['search'],
  ['admin', 'seo'],
];

/** The kinds of a room's files that another room, or the composition, may enter it by. */
export const ENTRY_POINTS: readonly Kind[] = ['rules', 'contract', 'messages', 'web', 'service'];

/** Beyond the doors, what `src/app/server/` joins together. A repository is its own room's alone. */
export const COMPOSITION_ENTRY_POINTS: readonly Kind[] = [...ENTRY_POINTS, 'server', 'loader'];

export type Kind =
  | 'kernel'
  | 'rules'
  | 'messages'
  | 'contract'
  | 'source'
  | 'repository'
  | 'loader'
  | 'service'
  | 'server'
  | 'ui'
  | 'platform'
  | 'api'
  | 'web'
  | 'demo'
  | 'context'
  | 'table of pages'
  | 'composition of the server'
  | 'routes'
  | 'composition of the pages'
  | 'test'
  | 'journey'
  | 'tool';

/** Where each kind lives. The first pattern that fits decides. */
export const KIND_PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  // Tests of the image need the built pages, which only browser tests wait for.
  ['test', /\.test\.tsx?$|^(?:test|lab\/compare|e2e\/operator)\/|^e2e\/support\/pooled-database\.ts$/],
  ['journey', /^e2e\//],
  ['tool', /^(?:scripts|lab)\/|^[^/]+\.config\.ts$/],
  ['kernel', /^src\/kernel\//],
  ['rules', /^src\/[^/]+\/rules\//],
  ['ui', /^src\/ui\//],
  ['platform', /^src\/platform\//],
  ['api', /^src\/api\//],
  // Invented homes for the first start.
  ['demo', /^src\/demo\//],
  ['context', /^src\/app\/web\/context\.ts$/],
  ['table of pages', /^src\/app\/pages\.ts$/],
  // Read while the pages are built, for one language at a time.
  ['routes', /^src\/app\/web\/routes\.ts$/],
  ['composition of the pages', /^src\/app\/web\//],
  ['composition of the server', /^src\/app\/(?:server\/|mails\.ts$)/],
  ['contract', /^src\/[^/]+\/(?:[a-z]+-)*contract\.ts$/],
  ['messages', /^src\/(?:[^/]+\/)+(?:[a-z]+-)*messages(?:\/[a-z-]+)?(?:\.(?:it|en|de|fr))?\.ts$/],
  ['source', /^src\/[^/]+\/source\//],
  ['service', /^src\/[^/]+\/server\/(?:[a-z-]+-)?service\.ts$/],
  ['repository', /^src\/[^/]+\/server\/(?:[a-z-]+-)?repository\.ts$/],
  ['loader', /^src\/[^/]+\/server\/load-[a-z-]+\.ts$/],
  ['server', /^src\/[^/]+\/server\//],
  ['web', /^src\/[^/]+\/web\//],
];

type DependencyRule = {
  mayImport: readonly Kind[];
  types?: readonly Kind[];
  /** Packages that it may import; `except` lists what it may not, when it may import all others. */
  packages: readonly string[] | { except: readonly string[] };
  packageTypes?: readonly string[];
};

const PAGES = ['react', 'react-dom', 'react-router'];
const BEHIND_THE_WIRE: readonly Kind[] = [
  'kernel',
  'rules',
  'messages',
  'contract',
  'source',
  'repository',
  'loader',
  'service',
  'server',
];
/** Only repositories and loaders contain SQL; other kinds only pass the database on. */
const NO_SQL = ['kysely', 'pg', 'pg-copy-streams'];

/** Permitted dependencies of each kind. Tests and tools are unrestricted, but tests obey the order of the modules. */
export const DEPENDENCY_RULES: Record<Exclude<Kind, 'test' | 'tool'>, DependencyRule> = {
  kernel: { mayImport: ['kernel'], packages: ['p-queue'], packageTypes: ['zod'] },
  // `schema-dts`: the vocabulary of schema.org, in which a rule says what a page is about (ADR 0066).
  rules: { mayImport: ['kernel', 'rules'], packages: [], packageTypes: ['schema-dts'] },
  messages: { mayImport: ['kernel', 'rules', 'messages'], packages: [] },
  contract: { mayImport: ['kernel', 'rules', 'messages', 'contract'], packages: ['zod'] },
  // Facts that a table is built from.
  source: { mayImport: ['kernel', 'rules', 'source'], packages: [] },
  repository: { mayImport: BEHIND_THE_WIRE, packages: { except: PAGES } },
  // Fills a table by COPY.
  loader: { mayImport: BEHIND_THE_WIRE, packages: { except: PAGES } },
  service: { mayImport: BEHIND_THE_WIRE, packages: { except: [...PAGES, ...NO_SQL] }, packageTypes: NO_SQL },
  server: { mayImport: BEHIND_THE_WIRE, packages: { except: [...PAGES, ...NO_SQL] }, packageTypes: NO_SQL },
  // Generic server code without terms of the domain.
  platform: { mayImport: ['kernel', 'platform'], packages: { except: PAGES } },
  // Fills an empty database through the modules' services; only `src/app` imports it.
  demo: {
    mayImport: ['kernel', 'rules', 'messages', 'contract', 'service', 'server', 'loader', 'platform', 'demo'],
    packages: { except: PAGES },
  },
  // The typed client: contracts are types in the browser. Screens read by its hooks alone (ADR 0099).
  api: {
    mayImport: ['kernel', 'api'],
    types: ['contract'],
    packages: ['react', '@tanstack/react-query'],
    packageTypes: ['zod'],
  },
  ui: { mayImport: ['kernel', 'rules', 'ui'], packages: [...PAGES, 'downshift'] },
  // A contract runs zod: in the browser it is a type or nothing.
  // `uqr` draws the square code that an authenticator app reads; `@simplewebauthn/browser` asks for a passkey; `maplibre-gl` draws maps, `pmtiles` reads their streets; TipTap is the editor of the blog's articles.
  web: {
    mayImport: ['kernel', 'rules', 'messages', 'ui', 'api', 'web'],
    types: ['contract'],
    packages: [
      ...PAGES,
      'maplibre-gl',
      'pmtiles',
      'uqr',
      '@simplewebauthn/browser',
      '@tiptap/extension-image',
      '@tiptap/extension-table',
      '@tiptap/pm',
      '@tiptap/react',
      '@tiptap/starter-kit',
    ],
    packageTypes: ['schema-dts'],
  },
  // The one place where pages and server meet: the types of the services that a loader is given.
  context: { mayImport: ['kernel'], types: ['contract'], packages: ['react-router'] },
  'table of pages': { mayImport: ['kernel'], packages: [] },
  'composition of the server': {
    mayImport: [
      'kernel',
      'table of pages',
      'rules',
      'messages',
      'contract',
      'service',
      'server',
      'loader',
      'platform',
      'demo',
      'composition of the server',
    ],
    types: ['context'],
    packages: { except: ['react', 'react-dom'] },
  },
  routes: { mayImport: ['kernel', 'table of pages', 'composition of the pages'], packages: ['@react-router/dev'] },
  'composition of the pages': {
    mayImport: [
      'kernel',
      'rules',
      'messages',
      'ui',
      'api',
      'web',
      'context',
      'table of pages',
      'composition of the pages',
    ],
    types: ['contract'],
    packages: [...PAGES, '@react-router/dev', '@fontsource/young-serif', '@fontsource-variable/figtree'],
    packageTypes: ['schema-dts'],
  },
  // Browser tests depend on what the browser shows, and iterate over the page table.
  journey: {
    mayImport: ['kernel', 'rules', 'messages', 'table of pages', 'test', 'journey'],
    packages: { except: [...PAGES, ...NO_SQL] },
  },
};

export const MARKUP: readonly Kind[] = ['ui', 'web', 'composition of the pages', 'test'];

/** Kinds of a room's server that leave SQL to its repositories and loaders. */
export const SQL_FREE: readonly Kind[] = ['service', 'server'];

export const SENTENCE_FREE: readonly Kind[] = ['web', 'ui', 'composition of the pages'];
/** Names of services as PRODUCT.md § 3 has them: values of a field, not sentences. */
export const NAMES_OF_SERVICES = /\/(?:service-groups|service-icon|tools-of)\.ts$/;
/**
 * Where an effect of one's own may load (ADR 0099): what visitors see, who do not wait for a library, and the session, which
 * is asked while the panel's code is on its way.
 */
export const LOADS_BY_HAND: readonly RegExp[] = [
  /^src\/search\/web\//,
  /^src\/locations\/web\/map\//,
  /^src\/stay\/web\/visitor\/(?:use-availability|booking\/use-booking-polling)\.ts$/,
  // Homes near another one, those that a device keeps, and those that stand in for a page that failed.
  /^src\/app\/web\/(?:struttura\/use-neighbours\.ts|saved\/use-device-homes\.ts|shell\/OtherHomes\.tsx)$/,
  // Captions of photos, loaded when a visitor opens the viewer.
  /^src\/media\/web\/PhotoViewer\.tsx$/,
  // Regions, provinces, towns and the CIN: the list of a town, and the form that anybody fills in.
  /^src\/locations\/web\/use-loaded\.ts$/,
  // On the home page.
  /^src\/app\/web\/home\/SubmissionDialog\.tsx$/,
  /^src\/accounts\/web\/admin\/(?:AdminLogin\.tsx|use-session-check\.ts)$/,
  // It asks in the course of a deletion, not to show a screen.
  /^src\/admin\/web\/actions\/use-purge\.ts$/,
];

/** A participle alone says neither what something is nor to whom: no type is named so ("Feed" is no participle). */
export const PARTICIPLE =
  /^(?!Feed$)(?:Un)?(?:[A-Za-z][a-z]+ed|[Cc]hosen|[Dd]one|[Dd]rawn|[Ff]ound|[Gg]iven|[Gg]one|[Hh]eard|[Hh]eld|[Kk]ept|[Kk]nown|[Ll]eft|[Ll]ost|[Mm]eant|[Pp]aid|[Rr]ead|[Ss]een|[Ss]ent|[Ss]hown|[Ss]old|[Tt]aken|[Tt]old|[Ww]ritten)$/;

/** Words that say nothing: no file and no folder is named so, or ends so. */
export const BANNED_WORDS = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager', 'data', 'info'];

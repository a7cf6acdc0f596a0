/** The dependency rules of `docs/ARCHITECTURE.md`. To allow a dependency, change a row and record why in `docs/decisions/`. */

/** Module layers, lowest first. A module may depend only on modules of earlier rows. */
export const MODULE_LAYERS: readonly (readonly string[])[] = [
  ['locations', 'media', 'mail', 'analytics'],
  ['accounts'],
  ['strutture', 'blog', 'privacy'],
  ['calendar'],
  ['stay'],
  ['search'],
  ['admin', 'seo'],
];

export const ENTRY_POINTS: readonly Kind[] = ['rules', 'contract', 'messages', 'web', 'service'];

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

/** Patterns that determine the kind of a file. The first match applies. */
export const KIND_PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  // Tests of the container image are in `e2e` because they need the built pages.
  ['test', /\.test\.tsx?$|^(?:test|lab\/compare|e2e\/operator)\/|^e2e\/support\/pooled-database\.ts$/],
  ['journey', /^e2e\//],
  ['tool', /^(?:scripts|lab)\/|^[^/]+\.config\.ts$/],
  ['kernel', /^src\/kernel\//],
  ['rules', /^src\/[^/]+\/rules\//],
  ['ui', /^src\/ui\//],
  ['platform', /^src\/platform\//],
  ['api', /^src\/api\//],
  ['demo', /^src\/demo\//],
  ['context', /^src\/app\/web\/context\.ts$/],
  ['table of pages', /^src\/app\/pages\.ts$/],
  // `routes.ts` has its own kind, because it is evaluated when the pages are built, once per language.
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
  /** A list of allowed packages, or of forbidden packages in `except`. */
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
/** SQL packages. Services and other server files of a module may import only types from them. */
const NO_SQL = ['kysely', 'pg', 'pg-copy-streams'];

/** Permitted imports of each kind of file. Tests and tools are exempt, but tests must respect the module layers. */
export const DEPENDENCY_RULES: Record<Exclude<Kind, 'test' | 'tool'>, DependencyRule> = {
  kernel: { mayImport: ['kernel'], packages: ['p-queue'], packageTypes: ['zod'] },
  // The rules create structured data, for which they use the types of the schema.org vocabulary (ADR 0066).
  rules: { mayImport: ['kernel', 'rules'], packages: [], packageTypes: ['schema-dts'] },
  messages: { mayImport: ['kernel', 'rules', 'messages'], packages: [] },
  contract: { mayImport: ['kernel', 'rules', 'messages', 'contract'], packages: ['zod'] },
  source: { mayImport: ['kernel', 'rules', 'source'], packages: [] },
  repository: { mayImport: BEHIND_THE_WIRE, packages: { except: PAGES } },
  loader: { mayImport: BEHIND_THE_WIRE, packages: { except: PAGES } },
  service: { mayImport: BEHIND_THE_WIRE, packages: { except: [...PAGES, ...NO_SQL] }, packageTypes: NO_SQL },
  server: { mayImport: BEHIND_THE_WIRE, packages: { except: [...PAGES, ...NO_SQL] }, packageTypes: NO_SQL },
  platform: { mayImport: ['kernel', 'platform'], packages: { except: PAGES } },
  // Only `src/app` imports the demo.
  demo: {
    mayImport: ['kernel', 'rules', 'messages', 'contract', 'service', 'server', 'loader', 'platform', 'demo'],
    packages: { except: PAGES },
  },
  // The browser imports contracts only as types. Screens load data through the hooks of the API client, except files in
  // `MAY_LOAD_IN_EFFECT` (ADR 0099).
  api: {
    mayImport: ['kernel', 'api'],
    types: ['contract'],
    packages: ['react', '@tanstack/react-query'],
    packageTypes: ['zod'],
  },
  ui: { mayImport: ['kernel', 'rules', 'ui'], packages: [...PAGES, 'downshift'] },
  // Contracts load zod, so they may be imported only as types.
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
  // The context is the only file in `src/app/web` from which server code may import, and only types.
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
  // Browser tests check only what the browser shows, so they import neither screens nor server code.
  journey: {
    mayImport: ['kernel', 'rules', 'messages', 'table of pages', 'test', 'journey'],
    packages: { except: [...PAGES, ...NO_SQL] },
  },
};

export const MARKUP: readonly Kind[] = ['ui', 'web', 'composition of the pages', 'test'];

export const SQL_FREE: readonly Kind[] = ['service', 'server'];

export const SENTENCE_FREE: readonly Kind[] = ['web', 'ui', 'composition of the pages'];
/** Files that contain the names of amenities (PRODUCT.md § 3), which are field values and not sentences. */
export const AMENITY_NAMES = /\/(?:service-groups|service-icon|tools-of)\.ts$/;
/** Files that may load data in an effect, because visitors should not have to download a query library (ADR 0099). */
export const MAY_LOAD_IN_EFFECT: readonly RegExp[] = [
  /^src\/search\/web\//,
  /^src\/locations\/web\/map\//,
  /^src\/stay\/web\/visitor\/(?:use-availability|booking\/use-booking-polling)\.ts$/,
  /^src\/app\/web\/(?:struttura\/use-neighbours\.ts|saved\/use-device-homes\.ts|shell\/OtherHomes\.tsx)$/,
  /^src\/media\/web\/PhotoViewer\.tsx$/,
  /^src\/locations\/web\/use-loaded\.ts$/,
  /^src\/app\/web\/home\/SubmissionDialog\.tsx$/,
  /^src\/accounts\/web\/admin\/(?:AdminLogin\.tsx|use-session-check\.ts)$/,
  // The purge loads data that one of its steps needs and that no screen renders.
  /^src\/admin\/web\/actions\/use-purge\.ts$/,
];

/** Matches bare participles, which must not be names of types. "Feed" is allowed because it is a noun. */
export const PARTICIPLE =
  /^(?!Feed$)(?:Un)?(?:[A-Za-z][a-z]+ed|[Cc]hosen|[Dd]one|[Dd]rawn|[Ff]ound|[Gg]iven|[Gg]one|[Hh]eard|[Hh]eld|[Kk]ept|[Kk]nown|[Ll]eft|[Ll]ost|[Mm]eant|[Pp]aid|[Rr]ead|[Ss]een|[Ss]ent|[Ss]hown|[Ss]old|[Tt]aken|[Tt]old|[Ww]ritten)$/;

/** Words that names must not contain. "Personal data" is allowed because it is a term of the GDPR. */
export const BANNED_WORDS = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'manager', 'data', 'info'];

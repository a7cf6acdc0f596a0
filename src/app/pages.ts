import { ADMIN, ADMIN_BOOKINGS, ADMIN_SYSTEM_STATUS, ADMIN_LOGIN, ADMIN_RESTORE } from '../kernel/pages/admin-paths.ts';
import { hasLanguage, type Page } from '../kernel/pages/all-paths.ts';
import { ITALIAN, type Language, LANGUAGES } from '../kernel/language.ts';
import { writeAddress } from '../kernel/pages/page-address.ts';

/**
 * The table of pages, from which the routes and the sitemap are derived. The header, the footer, `server/class-of-request.ts` and
 * some tests must be updated separately.
 */

type PageEntry = {
  at: Page | `/${string}`;
  below?: `/${string}`;
  /** The role for which the page is intended; `undefined` for visitors' pages. */
  audience?: 'owner' | 'admin';
  /** Search engines may index the page. The sitemap contains it unless its path has a parameter. */
  isFound?: true;
  /** The page is identical for all visitors, so the page cache and a CDN may store it. */
  isShared?: true;
  /** Visits are counted if the visitor consents. Never set this for a path that may contain a secret. */
  isCounted?: true;
  /** The URL contains a token, which must reach neither a cache nor a `Referer` header. */
  isSecret?: true;
  /** The page is rendered from `content/<name>.<language>.md` and has no component in `web/pages/`. */
  isText?: true;
  isBinding?: true;
  bundle?: 'booking' | 'blog' | 'own' | 'scriptless';
};

const PUBLIC = { isFound: true, isShared: true, isCounted: true } as const;
const SECRET = { isSecret: true, bundle: 'own' } as const;
const inOwnersArea = (below: `/${string}`) => ({ at: 'proprietario', below, audience: 'owner' }) as const;

const forAdmins = (path: string) => ({ at: `/${path.slice(1)}`, audience: 'admin' }) as const;

const ENTRIES = {
  home: { at: 'home', ...PUBLIC },
  regione: { at: 'strutture', below: '/:regione', ...PUBLIC },
  provincia: { at: 'strutture', below: '/:regione/:provincia', ...PUBLIC },
  citta: { at: 'strutture', below: '/:regione/:provincia/:citta', ...PUBLIC },
  cerca: { at: 'cerca', isFound: true, isShared: true },
  filtri: { at: 'filtri', isShared: true, bundle: 'scriptless' },
  struttura: { at: 'struttura', below: '/:id/:slug?', ...PUBLIC },
  salvate: { at: 'salvate', isShared: true, bundle: 'own' },
  prenotazione: { at: 'prenotazione', below: '/:codice', bundle: 'booking' },
  'pagamento-demo': { at: 'pagamentoDemo', below: '/:session', bundle: 'booking' },
  blog: { at: 'blog', ...PUBLIC, bundle: 'blog' },
  articolo: { at: 'blog', below: '/:id/:slug?', ...PUBLIC, bundle: 'blog' },
  'newsletter-conferma': { at: 'newsletterConferma', ...SECRET },
  'newsletter-disiscrizione': { at: 'newsletterDisiscrizione', ...SECRET },
  'come-ordiniamo': { at: 'comeOrdiniamo', ...PUBLIC },
  'badge-sicura': { at: 'badgeSicura', ...PUBLIC, isText: true },
  contatti: { at: 'contatti', ...PUBLIC, isText: true },
  termini: { at: 'termini', ...PUBLIC, isBinding: true, bundle: 'booking' },
  privacy: { at: 'privacy', ...PUBLIC, isBinding: true },
  cookie: { at: 'cookie', ...PUBLIC, isBinding: true },
  'i-miei-dati': { at: 'iMieiDati', isFound: true, bundle: 'own' },
  'i-miei-dati-apri': { at: 'apriIMieiDati', ...SECRET },
  accessibilita: { at: 'accessibilita', ...PUBLIC, isText: true, isBinding: true },
  attribuzioni: { at: 'attribuzioni', ...PUBLIC, isText: true },
  'pagamento-demo-attivazione': { at: 'attivazioneDemo', below: '/:account', audience: 'owner', bundle: 'booking' },
  inserisci: { at: 'inserisci', audience: 'owner', isFound: true, isCounted: true },
  proprietario: { at: 'proprietario', audience: 'owner' },
  'proprietario-entra': { ...inOwnersArea('/entra'), isSecret: true },
  'proprietario-indirizzo': { ...inOwnersArea('/indirizzo'), isSecret: true },
  'proprietario-prenotazioni': inOwnersArea('/prenotazioni'),
  'proprietario-prenotazione': inOwnersArea('/prenotazioni/:id'),
  'proprietario-struttura': inOwnersArea('/strutture/:id'),
  'proprietario-modifica': inOwnersArea('/strutture/:id/modifica'),
  'proprietario-calendario': inOwnersArea('/strutture/:id/calendario'),
  'proprietario-freschezza': inOwnersArea('/strutture/:id/calendario/freschezza'),
  'proprietario-condizioni': inOwnersArea('/strutture/:id/condizioni'),
  'conferma-email': { at: 'confermaEmail', audience: 'owner', ...SECRET },
  'admin-ospitalia': forAdmins(ADMIN_LOGIN),
  'admin-ospitalia-link': { ...forAdmins(`${ADMIN_LOGIN}/link`), isSecret: true },
  'admin-ospitalia-indirizzo': { ...forAdmins(`${ADMIN_LOGIN}/indirizzo`), isSecret: true },
  admin: forAdmins(ADMIN),
  'admin-prenotazioni': forAdmins(ADMIN_BOOKINGS),
  'admin-stato': forAdmins(ADMIN_SYSTEM_STATUS),
  'admin-ripristino': forAdmins(ADMIN_RESTORE),
} satisfies Record<string, PageEntry>;

type AddressWithoutPage = Exclude<Page, (typeof ENTRIES)[keyof typeof ENTRIES]['at']>;
true satisfies [AddressWithoutPage] extends [never] ? true : AddressWithoutPage;

export const PAGES = Object.entries<PageEntry>(ENTRIES).map(([name, entry]) => ({ name, ...entry }));

export const OWNERS_AREA = 'proprietario-area';

const isPath = (at: string): at is `/${string}` => at.startsWith('/');

const languagesOf = ({ at }: PageEntry): readonly Language[] =>
  isPath(at) ? [ITALIAN] : LANGUAGES.filter((language) => hasLanguage(at, language));

const pathIn = (language: Language, { at, below }: PageEntry) =>
  isPath(at) ? at : writeAddress({ language, page: at, rest: below ?? '' });

export const routePath = (page: PageEntry, language: Language): string | null =>
  languagesOf(page).includes(language) ? pathIn(language, page) : null;

const hasParameter = ({ below }: PageEntry) => below?.includes(':') === true;

export const plainPaths = (language: Language, fits: (page: PageEntry) => boolean): string[] =>
  PAGES.flatMap((page) => (hasParameter(page) || !fits(page) ? [] : (routePath(page, language) ?? [])));

export const SITEMAP_PATHS = PAGES.filter((page) => page.isFound && !hasParameter(page)).map((page) => ({
  [ITALIAN]: pathIn(ITALIAN, page),
  ...Object.fromEntries(languagesOf(page).map((language) => [language, pathIn(language, page)])),
}));

/** Returns a pattern that matches a counted path. Parameters match only slugs and ids. */
const asExpression = (path: string) =>
  path
    .replaceAll(/\/:\w+\?/g, '(?:/[a-z0-9-]+)?')
    .replaceAll('/:id', '/[1-9]\\d{0,8}')
    .replaceAll(/:\w+/g, '[a-z0-9-]+');

export function countedAddress(language: Language): string {
  const paths = PAGES.flatMap((page) => (page.isCounted ? (routePath(page, language) ?? []) : []));
  return `^(?:${paths.map(asExpression).join('|')})$`;
}

export function bundleOf(name: string): PageEntry['bundle'] | 'work' {
  const page = PAGES.find((each) => each.name === name);
  if (name === OWNERS_AREA) return 'work';
  return page?.bundle ?? (page?.audience === undefined ? undefined : 'work');
}

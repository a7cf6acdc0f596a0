import { isLanguage, ITALIAN, type Language, LANGUAGE_PARAMETER, LANGUAGES } from '../language.ts';
import { ALL_OWNER_WORDS, ALL_PATHS, type Page, type Paths } from './all-paths.ts';

export type PageAddress = { language: Language; page: Page; rest: string };

const isPage = (key: string): key is Page => key in ALL_PATHS.it;

/** All pages, sorted by number of path segments in descending order, so that nested pages match before their parents. */
const PAGES = Object.keys(ALL_PATHS.it)
  .filter(isPage)
  .toSorted((one, other) => ALL_PATHS.it[other].split('/').length - ALL_PATHS.it[one].split('/').length);

export function languageOfPath(pathname: string): Language {
  const [, first = ''] = pathname.split(/[/.]/, 2);
  return LANGUAGES.find((language) => language !== ITALIAN && language === first) ?? ITALIAN;
}

function readWith(paths: Paths, pathname: string): { page: Page; rest: string } | null {
  const page = PAGES.find((each) => {
    const path = paths[each];
    return pathname === path || (each !== 'home' && pathname.startsWith(`${path}/`));
  });
  return page === undefined ? null : { page, rest: page === 'home' ? '' : pathname.slice(paths[page].length) };
}

/** Returns the page of a path, or `null` if no page has this path. @example readAddress('/en/homes/tuscany')?.page // 'strutture' */
export function readAddress(pathname: string): PageAddress | null {
  const language = languageOfPath(pathname);
  const found = readWith(ALL_PATHS[language], pathname);
  return found && { language, ...found };
}

/** Returns the Italian path of a page. Returns all other paths unchanged. @example italianPath('/de/suche') // '/cerca' */
export function italianPath(pathname: string): string {
  const found = readAddress(pathname);
  return found === null ? pathname : writeAddress({ ...found, language: ITALIAN });
}

export function languageOfAddress(pathname: string, query: { get(name: string): string | null }): Language {
  const requested = query.get(LANGUAGE_PARAMETER);
  return isLanguage(requested) ? requested : languageOfPath(pathname);
}

const isOwnerWord = (key: string): key is keyof typeof ALL_OWNER_WORDS.it => key in ALL_OWNER_WORDS.it;

const OWNER_WORDS = Object.keys(ALL_OWNER_WORDS.it).filter(isOwnerWord);

function writeOwnersRest(rest: string, language: Language): string {
  const inWordsOf = (part: string) => {
    const word = OWNER_WORDS.find((key) => LANGUAGES.some((each) => ALL_OWNER_WORDS[each][key] === part));
    return word === undefined ? part : ALL_OWNER_WORDS[language][word];
  };
  return rest.split('/').map(inWordsOf).join('/');
}

export function writeAddress({ language, page, rest }: PageAddress): string {
  return ALL_PATHS[language][page] + (page === 'proprietario' ? writeOwnersRest(rest, language) : rest);
}

/**
 * Returns the redirect target if the page name and the prefix are in different languages.
 * @example readMixedAddress('/en/strutture/toscana') // '/en/homes/toscana'
 */
export function readMixedAddress(pathname: string): string | null {
  const language = languageOfPath(pathname);
  if (language === ITALIAN) return null;
  const address = readAddress(pathname);
  if (address !== null) {
    const path = writeAddress(address);
    return path === pathname ? null : path;
  }
  const bare = pathname.slice(language.length + 1);
  for (const other of LANGUAGES) {
    const found = readWith(ALL_PATHS[other], other === ITALIAN ? bare : `/${other}${bare}`);
    if (found !== null) return writeAddress({ language, ...found });
  }
  return null;
}

const LOWER_CASE_PATHS = Object.values(ALL_PATHS).flatMap(({ strutture, blog }) => [strutture, blog]);
const LOWER_CASE_PAGES = new RegExp(`^(?:${LOWER_CASE_PATHS.join('|')})(?:/|$)`, 'i');

/**
 * Returns the canonical path, or `null` if no redirect is needed. Never redirects to a path with two leading slashes, because it
 * would lead to another site.
 * @example canonicalPath('/strutture/Toscana/') // '/strutture/toscana'
 */
export function canonicalPath(path: string): string | null {
  if (path.startsWith('//')) return null;
  const whole = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const canonical = LOWER_CASE_PAGES.test(whole) ? whole.toLowerCase() : whole;
  return canonical === path ? null : canonical;
}

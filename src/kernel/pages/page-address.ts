import { isLanguage, ITALIAN, type Language, LANGUAGE_PARAMETER, LANGUAGES } from '../language.ts';
import { ALL_OWNER_WORDS, ALL_PATHS, type Page, type Paths } from './all-paths.ts';

/** An address of ours: its page, in which language, and what its path goes on with: "/toscana/siena". */
export type PageAddress = { language: Language; page: Page; rest: string };

const isPage = (key: string): key is Page => key in ALL_PATHS.it;

/** Longest first: a page below another is found before it. */
const PAGES = Object.keys(ALL_PATHS.it)
  .filter(isPage)
  .toSorted((one, other) => ALL_PATHS.it[other].split('/').length - ALL_PATHS.it[one].split('/').length);

/** The language whose pages lie below the first part of a path. @example languageOfPath('/de/suche') // 'de' */
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

/** The page that a path is the address of in its own language; `null`: of none. @example readAddress('/en/homes/tuscany')?.page // 'strutture' */
export function readAddress(pathname: string): PageAddress | null {
  const language = languageOfPath(pathname);
  const found = readWith(ALL_PATHS[language], pathname);
  return found && { language, ...found };
}

/** The path of the same page in Italian; what is no page's stays as it is. @example italianPath('/de/suche') // '/cerca' */
export function italianPath(pathname: string): string {
  const found = readAddress(pathname);
  return found === null ? pathname : writeAddress({ ...found, language: ITALIAN });
}

/** The language that an address is to be answered in: a page's by its path, a call's by what it asks for. */
export function languageOfAddress(pathname: string, query: { get(name: string): string | null }): Language {
  const asked = query.get(LANGUAGE_PARAMETER);
  return isLanguage(asked) ? asked : languageOfPath(pathname);
}

const isOwnerWord = (key: string): key is keyof typeof ALL_OWNER_WORDS.it => key in ALL_OWNER_WORDS.it;

const OWNER_WORDS = Object.keys(ALL_OWNER_WORDS.it).filter(isOwnerWord);

/** What the owners' area goes on with, in the words of a language, whichever it is written in: "/unterkuenfte/7/kalender". */
function writeOwnersRest(rest: string, language: Language): string {
  const inWordsOf = (part: string) => {
    const word = OWNER_WORDS.find((key) => LANGUAGES.some((each) => ALL_OWNER_WORDS[each][key] === part));
    return word === undefined ? part : ALL_OWNER_WORDS[language][word];
  };
  return rest.split('/').map(inWordsOf).join('/');
}

/** The path of a page in a language, with what it goes on with. */
export function writeAddress({ language, page, rest }: PageAddress): string {
  return ALL_PATHS[language][page] + (page === 'proprietario' ? writeOwnersRest(rest, language) : rest);
}

/**
 * Where a path leads that says a page in words of another language than its first part: "/en/strutture/toscana"; `null`: it does not.
 * @example readMixedAddress('/en/strutture/toscana') // '/en/homes/toscana'
 */
export function readMixedAddress(pathname: string): string | null {
  const language = languageOfPath(pathname);
  if (language === ITALIAN) return null;
  const own = readAddress(pathname);
  if (own !== null) {
    const path = writeAddress(own);
    return path === pathname ? null : path;
  }
  const bare = pathname.slice(language.length + 1);
  for (const other of LANGUAGES) {
    const found = readWith(ALL_PATHS[other], other === ITALIAN ? bare : `/${other}${bare}`);
    if (found !== null) return writeAddress({ language, ...found });
  }
  return null;
}

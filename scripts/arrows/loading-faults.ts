import { dirname, join } from 'node:path/posix';

/** Screens: what the browser draws, and the hooks that it draws with. */
const SCREEN = /^src\/(?:ui|[^/]+\/web)\/(?!.*\.test\.tsx?$)/;
const IMPORT = /^import (?!type\b)[^;]*? from '(\.[^']+)';/gm;
const GET_CALL = /\bcall(?:OrThrow)?\(\s*['"`]GET /;
/** What is asked by a function that is handed in: a reply, aborted when it is left. */
const HEARS = /\bReply\b[^]*\bnew AbortController\(/;
/** Each of these is looked at by itself. */
const HOOK_OR_VIEW = /\/use-[^/]+$|\.tsx$/;
const READING_HOOK = /\/(?:use-read|use-read-list|use-pages)\.ts$/;

function importsOf(path: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, specifier = '']) => join(dirname(path), specifier));
}

/**
 * Screens that load by hand: an effect in a module that asks the portal itself or by a function beside it, and not by the
 * reading hooks; or one that aborts what it hears of (decision 0100).
 * @param files source text by path, relative to the project, with `/`
 * @param allowed those that may
 */
export function loadingFaults(files: ReadonlyMap<string, string>, allowed: readonly RegExp[]): string[] {
  const asks = (path: string) => SCREEN.test(path) && GET_CALL.test(files.get(path) ?? '');
  return [...files].flatMap(([path, source]) => {
    if (!SCREEN.test(path) || !/\buseEffect\b/.test(source) || allowed.some((each) => each.test(path))) return [];
    const imports = importsOf(path, source);
    const isHanded = imports.some((each) => READING_HOOK.test(each));
    const isAsking = asks(path) || imports.some((each) => !HOOK_OR_VIEW.test(each) && asks(each));
    const isByHand = HEARS.test(source) || (isAsking && !isHanded);
    return isByHand ? [`${path} loads by hand: use src/api/use-read.ts`] : [];
  });
}

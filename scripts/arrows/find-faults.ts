import { basename, dirname, join } from 'node:path/posix';
import { type Import, type Module, readModule } from './read-module.ts';
import {
  BANNED_WORDS,
  COMPOSITION_ENTRY_POINTS,
  DEPENDENCY_RULES,
  ENTRY_POINTS,
  KIND_PATTERNS,
  type Kind,
  LOADS_BY_HAND,
  MARKUP,
  NAMES_OF_SERVICES,
  PARTICIPLE,
  ROOM_LAYERS,
  SENTENCE_FREE,
  SQL_FREE,
} from './table.ts';

/** Sentences of any language. */
const MESSAGES = /messages(?:\/[a-z-]+)?(?:\.[a-z]{2})?\.ts$/;

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
 * reading hooks; or one that aborts what it hears of (ADR 0099).
 * @param files source text by path, relative to the project, with `/`
 * @param allowed those that may
 */
function loadingFaults(files: ReadonlyMap<string, string>, allowed: readonly RegExp[]): string[] {
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

/**
 * The ways that lead from a module back to itself, at least one for each knot of modules.
 * @param targets what each module imports
 * @example findCycles(new Map([['a', ['b']], ['b', ['a']]])) // [['a', 'b', 'a']]
 */
function findCycles(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const visited = new Set<string>();
  const trail: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string) => {
    if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path]);
    if (visited.has(path)) return;
    visited.add(path);
    trail.push(path);
    for (const target of targets.get(path) ?? []) visit(target);
    trail.pop();
  };
  for (const path of targets.keys()) visit(path);
  return cycles;
}

type File = { path: string; kind: Kind | null; room: string | null };

const ROW_OF = new Map(ROOM_LAYERS.flatMap((rooms, row) => rooms.map((room) => [room, row] as const)));
const NO_ROOM = new Set(['kernel', 'platform', 'api', 'app', 'demo']);

function fileAt(path: string): File {
  const kind = KIND_PATTERNS.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
  const [, room = ''] = /^src\/([^/]+)\//.exec(path) ?? [];
  return { path, kind, room: room === '' || NO_ROOM.has(room) ? null : room };
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function packageFault(from: File, specifier: string, typeOnly: boolean): string | null {
  if (from.kind === null || from.kind === 'test' || from.kind === 'tool') return null;
  const { packages, packageTypes = [] } = DEPENDENCY_RULES[from.kind];
  const name = packageOf(specifier);
  const allowed = 'except' in packages ? !packages.except.includes(name) : packages.includes(name);
  if (allowed || (typeOnly && packageTypes.includes(name))) return null;
  return `${from.kind} may not import the package ${name}${packageTypes.includes(name) ? ', only its types' : ''}`;
}

function kindFault(from: File, to: File, typeOnly: boolean): string | null {
  if (from.kind === null || to.kind === null || from.kind === 'test' || from.kind === 'tool') return null;
  const { mayImport, types = [] } = DEPENDENCY_RULES[from.kind];
  if (mayImport.includes(to.kind) || (typeOnly && types.includes(to.kind))) return null;
  return `${from.kind} may not import ${to.kind}${types.includes(to.kind) ? ', only its types' : ''} (${to.path})`;
}

function orderFault(from: File, to: File): string | null {
  if (from.room === null || to.room === null || from.room === to.room || to.room === 'ui') return null;
  const [fromRow, toRow] = [ROW_OF.get(from.room) ?? -1, ROW_OF.get(to.room) ?? -1];
  return toRow < fromRow ? null : `${from.room} may not know ${to.room} (${to.path})`;
}

function entryPointFault(from: File, to: File): string | null {
  if (from.kind === 'test' || to.kind === null || to.room === null || from.room === to.room || to.room === 'ui')
    return null;
  const doors = from.room === null ? COMPOSITION_ENTRY_POINTS : ENTRY_POINTS;
  return doors.includes(to.kind) ? null : `${to.path} is no door of ${to.room}`;
}

/** The project's own file that an import names, `null` for a package. */
function targetOf(path: string, { specifier }: Import): string | null {
  return specifier.startsWith('.') ? join(dirname(path), specifier.replace(/\?.*$/, '')) : null;
}

function importFaults(from: File, entry: Import): (string | null)[] {
  const { specifier, typeOnly } = entry;
  const target = targetOf(from.path, entry);
  if (target === null) return [packageFault(from, specifier, typeOnly)];
  const to = fileAt(target);
  return [kindFault(from, to, typeOnly), orderFault(from, to), entryPointFault(from, to)];
}

function placeFault({ path, kind, room }: File): string | null {
  if (kind !== null && path.endsWith('.tsx') && !MARKUP.includes(kind)) return `${kind} draws nothing: no .tsx`;
  if (kind === null) return 'stands in no place of the house';
  if (room !== null && room !== 'ui' && !ROW_OF.has(room)) return `${room} is no room of the house`;
  return null;
}

function nameFault(path: string): string | null {
  // `lab/data` holds what builds the tables of data.
  for (const part of path.replace(/^lab\/data\//, '').split('/')) {
    const words = basename(part)
      .replace(/\..*$/, '')
      .split(/-|(?<=[a-z0-9])(?=[A-Z])/);
    const last = words.at(-1)?.toLowerCase() ?? '';
    if (BANNED_WORDS.includes(last)) return `"${part}" says nothing: a name may not end in "${last}"`;
  }
  return null;
}

function faultsOf(path: string, { imports, typeNames, sqlLines, sentenceLines }: Module): string[] {
  const file = fileAt(path);
  const wholeFile = [placeFault(file), nameFault(path)].filter((fault) => fault !== null);
  const byImport = imports.flatMap((entry) =>
    importFaults(file, entry)
      .filter((fault) => fault !== null)
      .map((fault) => `${path}:${entry.line} ${fault}`),
  );
  const sql = file.kind !== null && SQL_FREE.includes(file.kind) ? sqlLines : [];
  const isShown =
    file.kind !== null && SENTENCE_FREE.includes(file.kind) && !MESSAGES.test(path) && !NAMES_OF_SERVICES.test(path);
  const sentences = isShown ? sentenceLines : [];
  const participles = typeNames.filter(({ name }) => PARTICIPLE.test(name));
  return [
    ...wholeFile.map((fault) => `${path} ${fault}`),
    ...byImport,
    ...participles.map(({ name, line }) => `${path}:${line} ${name}: a participle alone is no type's name`),
    ...new Set(sql.map((line) => `${path}:${line} SQL stands in a repository`)),
    ...new Set(sentences.map((line) => `${path}:${line} a sentence stands in a messages file`)),
  ];
}

/**
 * Every import, name and place that breaks the arrows of the house, every screen that loads by hand, and every cycle of imports: of
 * values, types, or loaded later.
 * @param files source text by path, relative to the project, with `/`
 * @returns one line per fault: `path:line what is wrong`, without a line where the whole file is meant
 */
export function findFaults(files: ReadonlyMap<string, string>): string[] {
  const modules = new Map([...files].map(([path, source]) => [path, readModule(path, source)] as const));
  const targets = [...modules].map(
    ([path, { imports }]) =>
      [
        path,
        imports
          .map((entry) => targetOf(path, entry))
          .filter((to) => to !== null)
          .filter((to) => to !== path),
      ] as const,
  );
  return [
    ...[...modules].flatMap(([path, module]) => faultsOf(path, module)),
    ...loadingFaults(files, LOADS_BY_HAND),
    ...findCycles(new Map(targets)).map((cycle) => `${cycle[0]} imports itself: ${cycle.join(' -> ')}`),
  ];
}

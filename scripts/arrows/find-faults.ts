import { basename, dirname, join } from 'node:path/posix';
import { loadingFaults } from './loading-faults.ts';
import { type Import, readModule } from './read-module.ts';
import {
  COMPOSITION_DOORS,
  DOORS,
  EMPTY_WORDS,
  KNOWLEDGE,
  LOADS_BY_HAND,
  type Kind,
  MARKUP,
  PLACES,
  ROOM_ROWS,
  SQL_FREE,
} from './table.ts';

type File = { path: string; kind: Kind | null; room: string | null };

/** Rows of `ROOM_ROWS` by room name. */
const ROW_OF = new Map(ROOM_ROWS.flatMap((rooms, row) => rooms.map((room) => [room, row] as const)));
const NO_ROOM = new Set(['kernel', 'platform', 'api', 'app']);

function fileAt(path: string): File {
  const kind = PLACES.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
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
  const { packages, packageTypes = [] } = KNOWLEDGE[from.kind];
  const name = packageOf(specifier);
  const allowed = 'except' in packages ? !packages.except.includes(name) : packages.includes(name);
  if (allowed || (typeOnly && packageTypes.includes(name))) return null;
  return `${from.kind} may not import the package ${name}${packageTypes.includes(name) ? ', only its types' : ''}`;
}

function kindFault(from: File, to: File, typeOnly: boolean): string | null {
  if (from.kind === null || to.kind === null || from.kind === 'test' || from.kind === 'tool') return null;
  const { knows, types = [] } = KNOWLEDGE[from.kind];
  if (knows.includes(to.kind) || (typeOnly && types.includes(to.kind))) return null;
  return `${from.kind} may not import ${to.kind}${types.includes(to.kind) ? ', only its types' : ''} (${to.path})`;
}

function orderFault(from: File, to: File): string | null {
  if (from.room === null || to.room === null || from.room === to.room || to.room === 'ui') return null;
  const [fromRow, toRow] = [ROW_OF.get(from.room) ?? -1, ROW_OF.get(to.room) ?? -1];
  return toRow < fromRow ? null : `${from.room} may not know ${to.room} (${to.path})`;
}

function doorFault(from: File, to: File): string | null {
  if (from.kind === 'test' || to.kind === null || to.room === null || from.room === to.room || to.room === 'ui')
    return null;
  const doors = from.room === null ? COMPOSITION_DOORS : DOORS;
  return doors.includes(to.kind) ? null : `${to.path} is no door of ${to.room}`;
}

function importFaults(from: File, { specifier, typeOnly }: Import): (string | null)[] {
  if (!specifier.startsWith('.')) return [packageFault(from, specifier, typeOnly)];
  const to = fileAt(join(dirname(from.path), specifier.replace(/\?.*$/, '')));
  return [kindFault(from, to, typeOnly), orderFault(from, to), doorFault(from, to)];
}

function placeFault({ path, kind, room }: File): string | null {
  if (kind !== null && path.endsWith('.tsx') && !MARKUP.includes(kind)) return `${kind} draws nothing: no .tsx`;
  if (kind === null) return 'stands in no place of the house';
  if (room !== null && room !== 'ui' && !ROW_OF.has(room)) return `${room} is no room of the house`;
  return null;
}

function nameFault(path: string): string | null {
  for (const part of path.split('/')) {
    const words = basename(part)
      .replace(/\..*$/, '')
      .split(/-|(?<=[a-z0-9])(?=[A-Z])/);
    const last = words.at(-1)?.toLowerCase() ?? '';
    if (EMPTY_WORDS.includes(last)) return `"${part}" says nothing: a name may not end in "${last}"`;
  }
  return null;
}

function faultsOf(path: string, source: string): string[] {
  const file = fileAt(path);
  const { imports, sqlLines } = readModule(path, source);
  const wholeFile = [placeFault(file), nameFault(path)].filter((fault) => fault !== null);
  const byImport = imports.flatMap((entry) =>
    importFaults(file, entry)
      .filter((fault) => fault !== null)
      .map((fault) => `${path}:${entry.line} ${fault}`),
  );
  const sql = file.kind !== null && SQL_FREE.includes(file.kind) ? sqlLines : [];
  return [
    ...wholeFile.map((fault) => `${path} ${fault}`),
    ...byImport,
    ...new Set(sql.map((line) => `${path}:${line} SQL stands in a repository`)),
  ];
}

/**
 * Every import, name and place that breaks the arrows of the house, and every screen that loads by hand.
 * @param files source text by path, relative to the project, with `/`
 * @returns one line per fault: `path:line what is wrong`
 */
export function findFaults(files: ReadonlyMap<string, string>): string[] {
  return [...[...files].flatMap(([path, source]) => faultsOf(path, source)), ...loadingFaults(files, LOADS_BY_HAND)];
}

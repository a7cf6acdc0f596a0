import { basename, dirname, join } from 'node:path/posix';
import { type Import, type Module, readModule } from './read-module.ts';
import {
  BANNED_WORDS,
  COMPOSITION_ENTRY_POINTS,
  DEPENDENCY_RULES,
  ENTRY_POINTS,
  KIND_PATTERNS,
  type Kind,
  MAY_LOAD_IN_EFFECT,
  MARKUP,
  AMENITY_NAMES,
  PARTICIPLE,
  MODULE_LAYERS,
  SENTENCE_FREE,
  SQL_FREE,
} from './table.ts';

const MESSAGES = /messages(?:\/[a-z-]+)?(?:\.[a-z]{2})?\.ts$/;

const SCREEN = /^src\/(?:ui|[^/]+\/web)\/(?!.*\.test\.tsx?$)/;
const IMPORT = /^import (?!type\b)[^;]*? from '(\.[^']+)';/gm;
const GET_CALL = /\bcall(?:OrThrow)?\(\s*['"`]GET /;
/** Matches files that load data themselves: they await the `Reply` of a function and abort the request on unmount. */
const AWAITS_REPLY = /\bReply\b[^]*\bnew AbortController\(/;
/** Matches hooks and views. Their requests do not count for files that import them, because `loadingFaults` checks them separately. */
const HOOK_OR_VIEW = /\/use-[^/]+$|\.tsx$/;
const READING_HOOK = /\/(?:use-read|use-read-list|use-pages)\.ts$/;

function importsOf(path: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].map(([, specifier = '']) => join(dirname(path), specifier));
}

/** Reports screens that load data in an effect (ADR 0099): they send a `GET` request or await a reply. */
function loadingFaults(files: ReadonlyMap<string, string>, allowed: readonly RegExp[]): string[] {
  const sendsGet = (path: string) => SCREEN.test(path) && GET_CALL.test(files.get(path) ?? '');
  return [...files].flatMap(([path, source]) => {
    if (!SCREEN.test(path) || !/\buseEffect\b/.test(source) || allowed.some((each) => each.test(path))) return [];
    const imports = importsOf(path, source);
    const usesReadingHook = imports.some((each) => READING_HOOK.test(each));
    const loads = sendsGet(path) || imports.some((each) => !HOOK_OR_VIEW.test(each) && sendsGet(each));
    const isFault = AWAITS_REPLY.test(source) || (loads && !usesReadingHook);
    return isFault ? [`${path} loads data in an effect: use src/api/use-read.ts`] : [];
  });
}

/**
 * Returns at least one import cycle for each group of modules that import each other.
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

type File = { path: string; kind: Kind | null; module: string | null };

const ROW_OF = new Map(MODULE_LAYERS.flatMap((modules, row) => modules.map((module) => [module, row] as const)));
const UNLAYERED = new Set(['kernel', 'platform', 'api', 'app', 'demo']);

function fileAt(path: string): File {
  const kind = KIND_PATTERNS.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
  const [, module = ''] = /^src\/([^/]+)\//.exec(path) ?? [];
  return { path, kind, module: module === '' || UNLAYERED.has(module) ? null : module };
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
  if (from.module === null || to.module === null || from.module === to.module || to.module === 'ui') return null;
  const [fromRow, toRow] = [ROW_OF.get(from.module) ?? -1, ROW_OF.get(to.module) ?? -1];
  return toRow < fromRow ? null : `${from.module} may not depend on ${to.module} (${to.path})`;
}

function entryPointFault(from: File, to: File): string | null {
  if (from.kind === 'test' || to.kind === null || to.module === null || from.module === to.module || to.module === 'ui')
    return null;
  const entryPoints = from.module === null ? COMPOSITION_ENTRY_POINTS : ENTRY_POINTS;
  return entryPoints.includes(to.kind) ? null : `${to.path} is not an entry point of ${to.module}`;
}

/** Returns the path of an imported file, or `null` for a package. */
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

function placeFault({ path, kind, module }: File): string | null {
  if (kind !== null && path.endsWith('.tsx') && !MARKUP.includes(kind)) return `${kind} may not contain .tsx files`;
  if (kind === null) return 'matches no kind of file in table.ts';
  if (module !== null && module !== 'ui' && !ROW_OF.has(module)) return `${module} is not a module in table.ts`;
  return null;
}

function nameFault(path: string): string | null {
  for (const part of path.replace(/^lab\/data\//, '').split('/')) {
    const words = basename(part)
      .replace(/\..*$/, '')
      .split(/-|(?<=[a-z0-9])(?=[A-Z])/);
    const last = words.at(-1)?.toLowerCase() ?? '';
    const isPersonalData = last === 'data' && words.at(-2)?.toLowerCase() === 'personal';
    if (BANNED_WORDS.includes(last) && !isPersonalData)
      return `"${part}" is not specific: a name may not end in "${last}"`;
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
    file.kind !== null && SENTENCE_FREE.includes(file.kind) && !MESSAGES.test(path) && !AMENITY_NAMES.test(path);
  const sentences = isShown ? sentenceLines : [];
  const participles = typeNames.filter(({ name }) => PARTICIPLE.test(name));
  return [
    ...wholeFile.map((fault) => `${path} ${fault}`),
    ...byImport,
    ...participles.map(({ name, line }) => `${path}:${line} ${name}: a type name needs a noun, not only a participle`),
    ...new Set(sql.map((line) => `${path}:${line} SQL belongs in a repository`)),
    ...new Set(sentences.map((line) => `${path}:${line} a sentence belongs in a messages file`)),
  ];
}

/**
 * Returns violations of the dependency rules.
 * @param files source text by path, relative to the project, with `/`
 * @returns `path:line message` for each violation, without a line number if it concerns the whole file
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
    ...loadingFaults(files, MAY_LOAD_IN_EFFECT),
    ...findCycles(new Map(targets)).map((cycle) => `${cycle[0]} imports itself: ${cycle.join(' -> ')}`),
  ];
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { brandStyles } from './brand-styles.ts';
import type { Brand } from './brand-schema.ts';
import { brandPictures } from './brand-pictures.ts';

const CODE = /\.js$/;
const STYLES = /\.css$/;
/** The drawing beside the name in a browser's tab. */
const ICON = /^favicon-[\w-]+\.svg$/;
/** The stylesheet that every page has first: a brand's tokens stand behind those of the portal. */
const TOKENS = '--persiana-600:';
/** A built file by its name, where another one asks for it. */
const NAMES = /[\w.~-]+\.(?:js|css|svg)\b/g;
const MARK_LENGTH = 8;
/** Below this, headers weigh more than what compression saves. */
const SMALLEST_BYTES = 512;

/** Built files as a brand has them, by their names; and under which name each of ours is to be asked for. */
export type BrandedFiles = { files: ReadonlyMap<string, string>; renamed: ReadonlyMap<string, string> };

function hashOf(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

/** A file that asks for one that has another name has another name itself, until nobody is left. */
function withWhoAsks(changed: Set<string>, texts: ReadonlyMap<string, string>): Set<string> {
  const asked = [...texts].map(([name, text]) => [name, text.match(NAMES) ?? []] as const);
  for (let before = -1; before !== changed.size; ) {
    before = changed.size;
    for (const [name, names] of asked) if (names.some((each) => each !== name && changed.has(each))) changed.add(name);
  }
  return changed;
}

/** With the brand's mark before the ending: browsers keep what is under a name for ever. */
function markedName(name: string, mark: string): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}.${mark}${name.slice(dot)}`;
}

const withNames = (text: string, renamed: ReadonlyMap<string, string>) =>
  text.replaceAll(NAMES, (name) => renamed.get(name) ?? name);

/** What of the browser's files a brand changes. Nothing is written yet. `exchange`: of the brand's words. */
export function planBrandedFiles(folder: string, brand: Brand, exchange: (code: string) => string): BrandedFiles {
  const names = readdirSync(folder).filter((name) => CODE.test(name) || STYLES.test(name) || ICON.test(name));
  const ours = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const icon = names.find((name) => ICON.test(name)) ?? '';
  const mark = hashOf(JSON.stringify(brand)).slice(0, MARK_LENGTH);
  const changeOf = (name: string, text: string): string => {
    if (CODE.test(name)) return exchange(text);
    if (ICON.test(name)) return brand.logoSvg ?? text;
    return text.includes(TOKENS) ? `${text}\n${brandStyles(brand, `/assets/${icon}`)}` : text;
  };
  const theirs = new Map([...ours].map(([name, text]) => [name, changeOf(name, text)]));
  const changed = withWhoAsks(new Set(names.filter((name) => theirs.get(name) !== ours.get(name))), theirs);
  const renamed = new Map([...changed].map((name) => [name, markedName(name, mark)]));
  const files = [...changed].map((name) => {
    const text = theirs.get(name) ?? '';
    return [renamed.get(name) ?? name, ICON.test(name) ? text : withNames(text, renamed)] as const;
  });
  return { files: new Map(files), renamed };
}

/** Beside each other, as the build has them (`scripts/run/compress.mjs`). */
async function writeCompressed(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  if (text.length < SMALLEST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * Writes a brand's files into a folder, once for each brand and build, and gives where: `assets` and `og` as the portal's own. Several
 * portals of one machine may do so at once: the one that is first to have them all is taken.
 */
export async function writeBrandedFiles(plan: BrandedFiles, brand: Brand, kept: string): Promise<string> {
  const root = join(kept, hashOf(...[...plan.files].flat()).slice(0, 2 * MARK_LENGTH));
  if (existsSync(root)) return root;
  await mkdir(kept, { recursive: true });
  const making = await mkdtemp(join(kept, '.'));
  await mkdir(join(making, 'assets'));
  for (const [name, text] of plan.files) await writeCompressed(join(making, 'assets', basename(name)), text);
  for await (const [path, picture] of brandPictures(brand)) {
    await mkdir(dirname(join(making, path)), { recursive: true });
    await writeFile(join(making, path), picture);
  }
  await rename(making, root).catch(async (error: unknown) => {
    await rm(making, { recursive: true, force: true });
    if (!existsSync(root)) throw error;
  });
  return root;
}

/** Exchanges the names of built files, too: for the pages' server, which says which files a page needs. */
export const exchangeNames = (text: string, { renamed }: Pick<BrandedFiles, 'renamed'>) => withNames(text, renamed);

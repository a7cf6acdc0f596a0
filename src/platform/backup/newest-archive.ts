import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../process/operator-error.ts';

const ARCHIVE = /^ospitalia-\d{4}-\d{2}-\d{2}T\d{9}(?:-[\w-]+)?\.backup(?:\.age)?$/;

/** The newest of names of archives, which begin with their moment; `null`: none is there. */
function newestOf(names: readonly string[]): string | null {
  return (
    names
      .filter((name) => ARCHIVE.test(name))
      .toSorted()
      .at(-1) ?? null
  );
}

/** The newest archive of a folder. Throws an `OperatorError` where there is none. */
export async function newestArchive(folder: string): Promise<string> {
  const newest = newestOf(await readdir(folder).catch(() => []));
  if (newest === null) throw new OperatorError(`In ${folder} non c’è nessun archivio.`);
  return join(folder, newest);
}

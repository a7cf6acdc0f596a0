import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type SqlFile = { name: string; text: string; sha256: string };

export async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name: name.replace(/\.sql$/, ''), text, sha256: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

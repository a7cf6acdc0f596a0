import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { loadEnvFile } from './load-env-file.ts';

const folder = temporaryFolder();
const nowhere = join(folder, 'no.env');

function write(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

test('loadEnvFile adds settings from the file, but does not replace variables of the environment, even if they are empty', () => {
  const file = write('a.env', "PORT=3001\nHOST=0.0.0.0\nMAIL_FROM='Casa <a@example.it>'\n");
  const env: NodeJS.ProcessEnv = { PORT: '3999', HOST: '' };
  expect(loadEnvFile(env, file)).toBe(file);
  expect(env).toEqual({ PORT: '3999', HOST: '', MAIL_FROM: 'Casa <a@example.it>' });
});

test('loadEnvFile reads the file named by OSPITALIA_ENV_FILE instead of the default file, and no file if the name is empty', () => {
  const file = write('b.env', 'PORT=3001');
  const named: NodeJS.ProcessEnv = { OSPITALIA_ENV_FILE: file };
  expect(loadEnvFile(named, nowhere)).toBe(file);
  expect(named['PORT']).toBe('3001');
  const none: NodeJS.ProcessEnv = { OSPITALIA_ENV_FILE: '' };
  expect(loadEnvFile(none, file)).toBeNull();
  expect(none['PORT']).toBeUndefined();
});

test('loadEnvFile returns null if the default file is missing', () => {
  expect(loadEnvFile({}, nowhere)).toBeNull();
});

test('loadEnvFile throws if the file named by OSPITALIA_ENV_FILE is missing', () => {
  expect(() => loadEnvFile({ OSPITALIA_ENV_FILE: nowhere })).toThrow(
    `Il file delle impostazioni ${nowhere} (OSPITALIA_ENV_FILE) non si legge: ENOENT.`,
  );
});

test.each([
  [
    'a file whose last line is incomplete',
    'A=1\nDATABASE_URL="postgres://osp',
    /riga 2: il valore di DATABASE_URL comincia con le virgolette e non le chiude$/,
  ],
  [
    'several invalid lines',
    'PORT\nPORT=1\nPORT=2',
    /riga 1: non è un’impostazione: si scrive NOME=valore\n {2}riga 3: PORT c’è già alla riga 2: tieni una sola delle due$/,
  ],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), /non è un file di testo in UTF-8\.$/],
  ['a file in UTF-16', Buffer.from('PORT=1', 'utf16le'), /non è un file di testo in UTF-8\.$/],
])('loadEnvFile rejects %s and changes nothing', (_, content, sentence) => {
  const env: NodeJS.ProcessEnv = { OSPITALIA_ENV_FILE: write('c.env', content) };
  expect(() => loadEnvFile(env)).toThrow(sentence);
  expect(Object.keys(env)).toEqual(['OSPITALIA_ENV_FILE']);
});

test('loadEnvFile rejects a folder in place of a settings file', () => {
  const inside = join(folder, 'cartella');
  mkdirSync(inside);
  expect(() => loadEnvFile({ OSPITALIA_ENV_FILE: inside })).toThrow(/non si legge: EISDIR\.$/);
});

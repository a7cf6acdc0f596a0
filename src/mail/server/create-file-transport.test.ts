import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { layOutMail } from '../rules/lay-out-mail.ts';
import { createFileTransport } from './create-file-transport.ts';

const ID = '3f9a1c2b-0000-4000-8000-000000000000';
const LINK = 'https://www.ospitalia.it/proprietario/entra?token=abc';
const BODY = layOutMail({
  preheader: 'p',
  heading: 'Conferma il tuo indirizzo',
  paragraphs: ['Perché sì.'],
  button: { label: 'Conferma', url: LINK },
  footnote: 'f',
});
const WORDS = { ...BODY, reply_to: 'operator' as const };

const parent = temporaryFolder();
const folder = join(parent, 'posta');
afterEach(() => rm(folder, { recursive: true }));

test('writes an .eml file that only the portal’s account can read', async () => {
  const transport = createFileTransport(folder, 'Ospitalia <posta@localhost>');
  await transport.send({ to: 'anna@example.it', subject: 'Conferma il tuo indirizzo: perché?', ...WORDS }, ID);
  const [name = '', ...more] = await readdir(folder);
  expect(more).toEqual([]);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-conferma-il-tuo-indirizzo-perche-3f9a1c2b\.eml$/);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  const parsed = await PostalMime.parse(await readFile(join(folder, name)));
  expect(parsed).toMatchObject({
    from: { address: 'posta@localhost' },
    to: [{ address: 'anna@example.it' }],
    subject: 'Conferma il tuo indirizzo: perché?',
    messageId: `<${ID}@localhost>`,
  });
  expect(parsed.text?.split(/\r?\n/)).toContain(LINK);
  expect(parsed.html).toContain(`href="${LINK}"`);
});

test('writes each file into the folder, even if the subject contains a path', async () => {
  const transport = createFileTransport(folder, 'posta@localhost');
  for (const [index, subject] of ['../../fuori', '/etc/passwd', '\0', '…', 'a'.repeat(500)].entries()) {
    await transport.send({ to: 'anna@example.it', subject, ...WORDS }, `${index}${ID.slice(1)}`);
  }
  expect(await readdir(folder)).toHaveLength(5);
  expect(await readdir(parent)).toEqual(['posta']);
});

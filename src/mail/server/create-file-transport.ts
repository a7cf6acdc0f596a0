import { access, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mentionsAddress } from '../rules/mail-address.ts';
import { composeMessage } from './compose-message.ts';
import type { MailTransport } from './mail-transport.ts';

const MAX_WORDS_LENGTH = 60;

function nameFile(subject: string, id: string): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const plain = subject.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, MAX_WORDS_LENGTH);
  return `${time}-${words}-${id.slice(0, 8)}`;
}

/** File name suffix of the last email to a person whose data was erased. No other copy exists, so the file is retained for a day. */
const LAST = '-ultima';
const LAST_MAIL_RETENTION_MS = 24 * 3600 * 1000;

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name));
}

/** Creates a transport that writes emails to files. Other users cannot read the files, because emails contain sign-in links. */
export function createFileTransport(folder: string, from: string, operator: string | null = null): MailTransport {
  return {
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    async send(mail, id) {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true });
      // Always encoded as quoted-printable, so that `rules/mail-address.ts` can find addresses in the file.
      const written = { ...composeMessage(mail, id, { from, operator }), textEncoding: 'quoted-printable' as const };
      const { message } = await composer.sendMail(written);
      const name = `${nameFile(mail.subject, id)}${mail.is_last === true ? LAST : ''}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${name}.part`);
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, join(folder, `${name}.eml`));
    },
    async forget(email) {
      for (const file of await filesIn(folder)) {
        if (mentionsAddress(await readFile(file, 'utf8').catch(() => ''), email)) await rm(file, { force: true });
      }
    },
    async sweep() {
      const before = Date.now() - LAST_MAIL_RETENTION_MS;
      for (const file of await filesIn(folder)) {
        if (!file.endsWith(`${LAST}.eml`)) continue;
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
        if (mtimeMs < before) await rm(file, { force: true });
      }
    },
    close: () => undefined,
  };
}

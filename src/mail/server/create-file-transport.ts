import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMessage } from './compose-message.ts';
import type { MailTransport } from './mail-transport.ts';

const MAX_WORDS_LENGTH = 60;

/** `2026-11-21T10-00-00-123Z-conferma-il-tuo-indirizzo-3f9a1c2b`: in the order of time, and readable. */
function nameFile(subject: string, id: string): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const plain = subject.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, MAX_WORDS_LENGTH);
  return `${time}-${words}-${id.slice(0, 8)}`;
}

/**
 * Writes each mail as a complete `.eml` file, which every mail program opens: for whoever tries the portal without a
 * mail server. Only the portal's own user may read them: they hold sign-in links.
 */
export function createFileTransport(folder: string, from: string): MailTransport {
  return {
    async send(mail, id) {
      // Loaded for the first mail (docs/decisions/0077).
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail(composeMessage(mail, id, from));
      const name = nameFile(mail.subject, id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${name}.part`);
      await writeFile(unfinished, message, { mode: 0o600, flush: true });
      await rename(unfinished, join(folder, `${name}.eml`));
    },
    close: () => undefined,
  };
}

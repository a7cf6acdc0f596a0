import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

export type DeliveredMail = { subject: string; text: string; html: string; link: string };

export function dataDir(): string {
  const folder = process.env['OSPITALIA_E2E_DATA'];
  if (folder === undefined) throw new Error('Set OSPITALIA_E2E_DATA to the data folder of the portal under test.');
  return folder;
}

async function readMail(file: string): Promise<DeliveredMail> {
  const { subject = '', text = '', html = '' } = await PostalMime.parse(await readFile(file));
  const [, link = ''] =
    /href="(http[^"]+\/(?:proprietario|gastgeber|struttura|unterkunft|prenotazione|i-miei-dati)\b[^"]*)"/.exec(html) ??
    [];
  return { subject, text, html, link: link.replaceAll('&amp;', '&') };
}

export class Mailbox {
  readonly email: string;
  readonly #seen = new Set<string>();
  readonly #ofPortal: () => string;

  constructor(email: string, ofPortal = dataDir) {
    this.email = email;
    this.#ofPortal = ofPortal;
  }

  async #take(subject: string): Promise<DeliveredMail | null> {
    const folder = join(this.#ofPortal(), 'mail');
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.eml') && !this.#seen.has(each)).toSorted()) {
      const file = join(folder, name);
      if (!(await readFile(file, 'latin1')).includes(`To: ${this.email}`)) continue;
      const mail = await readMail(file);
      if (!mail.subject.includes(subject)) continue;
      this.#seen.add(name);
      return mail;
    }
    return null;
  }

  async next(subject: string): Promise<DeliveredMail> {
    let found: DeliveredMail | null = null;
    await expect(async () => {
      found ??= await this.#take(subject);
      expect(found, `an email to ${this.email} about "${subject}"`).not.toBeNull();
    }).toPass({ timeout: 60_000, intervals: [50, 100, 200] });
    return found!;
  }
}

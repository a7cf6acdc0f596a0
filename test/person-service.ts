import { sql } from 'kysely';
import { expect } from 'vitest';
import type { PersonRecords } from '../src/kernel/people/person.ts';
import type { OpenPortal } from './open-portal.ts';
import { cookieOf } from './cookies-of.ts';
import { tablesWith } from './tables-with.ts';
import * as privacyMessages from '../src/privacy/messages/visitor.ts';

const anonymous = { cookie: null };

let serial = 0;

export function newAddress(name = 'carla.verdi'): string {
  serial += 1;
  return `${name}${serial}@posta.example`;
}

export function personService(portal: Omit<OpenPortal, 'database'>) {
  async function tokenFor(email: string, page: string): Promise<string> {
    const { rows } = await sql<{ text: string }>`
      select data ->> 'text' as text from pgboss.job
      where name = 'mail' and data ->> 'to' = ${email} and data ->> 'text' like ${`%${page}?token=%`}
      order by created_on desc limit 1`.execute(portal.db);
    return /token=(\S+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  }

  async function requestLink(email: string): Promise<string> {
    const answer = await portal.call('POST', '/api/i-miei-dati', { ...anonymous, body: { email } });
    expect([answer.status, answer.body.message]).toEqual([200, privacyMessages.dataLinkRequested]);
    return tokenFor(email, '/i-miei-dati/apri');
  }

  const erase = (token: string) => portal.call('POST', '/api/i-miei-dati/cancella', { ...anonymous, body: { token } });
  const open = (token: string) => portal.modules.services.privacy.open(token);

  async function taken(token: string): Promise<PersonRecords> {
    const answer = await portal.call('POST', '/api/i-miei-dati/scarica', { ...anonymous, body: { token } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    // The archive is not compressed, so its JSON can be found as plain text.
    const json = answer.text.slice(answer.text.indexOf('{\n  "email"'));
    return JSON.parse(json.slice(0, json.indexOf('\n}') + 2)).dati;
  }

  async function signIn(email: string): Promise<string> {
    await portal.call('POST', '/api/accesso', { ...anonymous, body: { email } });
    const token = await tokenFor(email, '/proprietario/entra');
    const answer = await portal.call('POST', '/api/accesso/conferma', { ...anonymous, body: { token } });
    return cookieOf(answer);
  }

  async function write(email: string) {
    await sql`
      insert into blog_posts (titolo, slug, contenuto, excerpt, reading_time, search_text, categoria_id, status, published_at)
      values ('Siena', 'siena-' || md5(${email}::text), '<p>Siena</p>', 'Siena', 1, 'siena', (select min(id) from blog_categories),
        'pubblicato', now())`.execute(portal.db);
    await sql`
      insert into blog_comments (post_id, autore, email, contenuto)
      select max(id), 'Carla', ${email}, 'Bello!' from blog_posts`.execute(portal.db);
    await sql`
      insert into newsletter_subscribers (email, stato, confirmed_at, privacy_versione)
      values (${email}, 'confermato', now(), '1')`.execute(portal.db);
  }

  return {
    tokenFor,
    mailsTo: async (email: string) => (await portal.mailsTo(email)).map(({ subject }) => subject),
    requestLink,
    erase,
    open,
    taken,
    signIn,
    write,
    tablesWith: (text: string) => tablesWith(portal.db, text),
  };
}
